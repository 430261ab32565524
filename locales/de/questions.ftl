# Was eine Macht gefragt wird, und warum. Angesprochen ist, wer entscheidet.

## Die Fragen

question-turn = Du bist an der Reihe: Beschwöre eine Figur, spiele eine Karte oder passe. { $points ->
    [one] Noch 1 Machtpunkt.
   *[other] Noch { $points } Machtpunkte.
}
question-place-token = { $left ->
    [one] Setze { $token-a }. In welche Region?
   *[other] Setze { $token-a }. In welche Region? Du setzt { $left }, einen nach dem anderen.
}
question-place-together = { $left ->
    [one] Setze { $token-a }. In welche Region?
   *[other] Setze { $left } { $token-plural }, alle in dieselbe Region. In welche?
}
question-place-pair = Setze { $token-plural } in zwei Regionen. In welches Paar von Regionen?
question-remove-corruption = { $left ->
    [one] Entferne einen Verderbnismarker. Welchen?
   *[other] Entferne einen Verderbnismarker. Welchen? Du entfernst { $left }, einen nach dem anderen.
}
question-remove-token = { $left ->
    [one] Entferne einen Marker. Welchen?
   *[other] Entferne einen Marker. Welchen? Du entfernst { $left }, einen nach dem anderen.
}
question-move-token = Bewege einen Marker: { $tokens }. Welchen?
question-move-token-to = In welche Region kommt { $token-the } { $from-from }?
question-discard = { $left ->
    [one] Wirf eine Karte ab. Welche?
   *[other] Wirf eine Karte ab. Welche? Du wirfst { $left } ab, eine nach der anderen.
}
question-move-corruption = { $left ->
    [one] Bewege einen Verderbnismarker { $from-from } fort, oder lass es dabei. Welchen?
   *[other] Bewege bis zu { $left } Verderbnismarker { $from-from } in eine andere Region, alle in dieselbe, oder lass es dabei. Welchen zuerst?
}
question-move-corruption-along = Bewege noch einen Verderbnismarker { $from-from } { $to-to }, oder lass es dabei. Welchen?
question-move-corruption-to = In welche Region kommt der Verderbnismarker { $owner-of } { $from-from }?
question-spread = Setze einen Verderbnismarker in eine Region, die an { $region-the } grenzt. In welche?
question-corrupt-once-more = Setzt du noch einen Verderbnismarker { $region-to }?
question-who-discards = Welcher Gegner mit einer Figur { $region-in } muss abwerfen?
question-cover = Wohin legst du „{ $card }“ { $region-in }: auf ein leeres Kartenfeld oder über die Karte eines anderen Spielers?
question-mark = { $mark ->
    [shielded] Welche deiner Figuren { $region-in } kann in dieser Runde nicht im Kampf getötet werden?
    [hated] Welche gegnerische Figur { $region-in } hasst du?
    [shocked] Welche gegnerische Figur { $region-in } bringt in dieser Runde keine Würfel und zählt nicht für die Beherrschung?
   *[surrendered] Welche gegnerische Figur { $region-in } ergibt sich dir in dieser Runde?
}
question-take-control = Übernimm die Kontrolle über eine gegnerische Figur { $region-in }: { $classes }. Welche?
question-send-away = Bewege eine Figur { $region-from } fort. Welche?
question-send-away-to = In welche Region kommt { $figure-the } { $from-from }?
question-gather = { $left ->
    [one] Welche Figur bewegst du { $to-to }?
   *[other] Welche Figur bewegst du { $to-to }? Bis zu { $left } dürfen es sein, eine nach der anderen.
}
question-summon-free = { $left ->
    [one] Welche Figur beschwörst du kostenlos { $to-to }?
   *[other] Welche Figur beschwörst du kostenlos { $to-to }? Es sind { $left }, eine nach der anderen.
}
question-gather-any = Welche Figur bewegst du { $to-to }? Es dürfen beliebig viele sein, eine nach der anderen.
question-flee = Die Region ist verheert: Bewege eine Figur { $from-from } in eine angrenzende Region, oder lass alle dort. Welche?
question-flee-along = Bewege noch eine Figur { $from-from } { $to-to }, oder lass es dabei. Welche?
question-replace = { $how ->
    [warrior-by-cultists] Ersetze einen Krieger { $region-in } durch Kultisten desselben Besitzers. Welchen?
   *[promotion] Ersetze eine deiner Figuren { $region-in }: einen Kultisten durch einen Krieger oder einen Krieger durch deinen Großen Dämon. Welche?
}
question-kill = { $left ->
    [one] Töte einen gegnerischen Kultisten oder Krieger { $region-in }. Welchen?
   *[other] Töte einen gegnerischen Kultisten oder Krieger { $region-in }. Welchen? Es müssen { $left } sterben, einer nach dem anderen.
}
question-give-up = Entferne eine deiner eigenen Figuren { $region-from }. Welche?
question-pay-to-remove = Wirfst du eine Karte ab, um { $class-enemy } { $region-from } zu entfernen? Welche Karte?
question-remove-enemy = Entferne { $class-enemy } { $region-from }. Welchen?
question-pay-to-save = Wirfst du eine Karte ab, um eine deiner { $region-in } getöteten Figuren zu retten? Welche Karte?
question-save = Rette eine deiner { $region-in } getöteten Figuren. Welche?
question-come-along = Beschwörst du { $figure-a } kostenlos aus dem Vorrat { $region-to }?
question-bring-token = Setzt du { $token-a } { $region-to }?
question-roll-again = Wirf einen deiner Würfel { $region-in } noch einmal, oder lass alle liegen. Welchen?
question-take-warpstone = Nimmst du einen Warpstein { $from-from } { $to-to } mit?
question-fill-space = Soll die Figur ein leeres Kartenfeld { $region-in } besetzen?
question-hit = { $sixes ->
    [0] { $hits ->
        [one] Du hast { $region-in } 1 Treffer zu verteilen. Wen trifft er?
       *[other] Du hast { $region-in } { $hits } Treffer zu verteilen. Wer wird als Nächstes getroffen?
    }
    [one] { $hits ->
        [one] Du hast { $region-in } 1 Treffer zu verteilen, eine Sechs. Wen trifft er?
       *[other] Du hast { $region-in } { $hits } Treffer zu verteilen, darunter eine Sechs. Wer wird als Nächstes getroffen?
    }
   *[other] Du hast { $region-in } { $hits } Treffer zu verteilen, davon { $sixes } Sechsen. Wer wird als Nächstes getroffen?
}
question-hit-early = { $sixes ->
    [0] { $hits ->
        [one] Du hast { $region-in } 1 frühen Treffer zu verteilen. Wen trifft er?
       *[other] Du hast { $region-in } { $hits } frühe Treffer zu verteilen. Wen trifft der nächste?
    }
    [one] { $hits ->
        [one] Du hast { $region-in } 1 frühen Treffer zu verteilen, eine Sechs. Wen trifft er?
       *[other] Du hast { $region-in } { $hits } frühe Treffer zu verteilen, darunter eine Sechs. Wen trifft der nächste?
    }
   *[other] Du hast { $region-in } { $hits } frühe Treffer zu verteilen, davon { $sixes } Sechsen. Wen trifft der nächste?
}
question-strike-back = { $hits ->
    [one] Dein gefallener Seuchenhüter schlägt { $region-in } zurück. Welche Figur { $against-of } tötet er?
   *[other] Deine gefallenen Seuchenhüter schlagen { $region-in } mit { $hits } Treffern zurück. Welche Figuren { $against-of } töten sie?
}
question-upgrade = Wähle eine Verbesserung. Sie gilt bis zum Ende des Spiels.

## Warum gefragt wird

cause-rules = So verlangen es die Regeln der { $phase }.
cause-card = Grund ist „{ $card }“. { $card-text }
cause-upgrade = Grund ist die Verbesserung „{ $upgrade }“. { $upgrade-text }
cause-old-world-drawn = Die Alte-Welt-Karte „{ $card }“ wurde gezogen, und du hast die niedrigste { -threat }. { $card-drawn }
cause-old-world-track = Grund ist „{ $card }“ auf dem Alte-Welt-Pfad. { $card-track }
cause-dial = Dein Rad hat sich gedreht: { $instruction }.
cause-hero = Es gibt einen Helden { $region-in }, und von den Mächten dort hast du die höchste { -threat }.
