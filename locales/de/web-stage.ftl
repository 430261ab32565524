### Was die Bühne hat: Kampf, Verderbnis, Endphase und kleine Fragen.

# A region's name where there is little room.
stage-short = { $region ->
    [norsca] Norsca
    [troll-country] Trolle
    [kislev] Kislev
    [empire] Imperium
    [bretonnia] Bretonia
    [estalia] Estalia
    [tilea] Tilea
    [border-princes] Grenzgrf.
    [badlands] Düsterl.
   *[other] { $region }
}
stage-populous = bevölkerungsreich

## Buttons
stage-do = Ausführen
stage-put-back = Zurücklegen
stage-undo = Rückgängig
stage-skip = Überspringen
stage-skip-hint = bis zum Ende
stage-go-on = Weiter
stage-next-region = zur nächsten Region
stage-take-it = Nehmen
stage-chosen = gewählt
stage-nothing-here = Hier ist nichts zu wählen.

## Battle
stage-no-battle = kein Kampf
stage-dice-sum = { $count ->
    [one] { $sum } Würfel
   *[other] { $sum } Würfel
}
stage-fell = { $count } gefallen
stage-none-fell = niemand fiel
stage-dice-here = Würfel hier
stage-power-order = in der Reihenfolge der Mächte
stage-rolls = würfelt
stage-early = Frühe Würfel
stage-early-hint = zu Beginn der Phase
stage-your-roll = Dein Wurf
stage-roll-of = { $power } würfelt
stage-roll-note = { $dice } Würfel{ $more ->
    [0] { "" }
    [one] , eine Sechs brachte einen weiteren
   *[other] , Sechsen brachten { $more } weitere
}
stage-sixes = Sechsen
stage-low-hits = 4–5
stage-misses = { $count } daneben
stage-to-assign = Zu verteilen
stage-of-hits = { $count ->
    [one] von einem Treffer
   *[other] von { $count } Treffern
}
stage-of-them-sixes = { $count ->
    [one] einer ist eine Sechs
   *[other] { $count } sind Sechsen
}
stage-hits-shut = { $count ->
    [one] Der Treffer braucht ein Ziel: Wähle ein goldenes.
   *[other] { $count } Treffer zu verteilen: Wähle ein goldenes Ziel.
}
stage-hit-it = Treffen: { $dice }
stage-kill-it = Töten: { $dice }
stage-target-can = { $figure }, { $power }: { $hits ->
    [one] ein Treffer tötet
   *[other] { $hits } Treffer töten
}
stage-target-rest = { $figure }, { $power }
stage-target-tipped = { $figure }, { $power }, getötet: zählt noch bis zum Ende dieses Kampfes
stage-target-peasant = Ein Bauer: Ein Treffer genügt

## Corruption
stage-ledger = Die neun Regionen
stage-domination = Beherrschung
stage-domination-hint = Werte gegen Widerstand
stage-corruption = Verderbnis
stage-corruption-hint = Marker, Drehmarker
stage-resistance = Widerstand { $value }: mehr ist nötig
stage-tied = Gleichstand: niemand beherrscht die Region.
stage-nobody-there = Niemand ist hier.
stage-no-one = niemand
stage-to-come = kommt noch
stage-ruined = verheert
stage-falls = wird verheert
stage-power-points = { $power } +{ $points }
stage-of-ruin = { $count } von { $ruin }
stage-ruin-line = { $ruin }: verheert
stage-region-falls = { $region ->
    [norsca] Norsca wird verheert
    [troll-country] Das Land der Trolle wird verheert
    [kislev] Kislev wird verheert
    [empire] Das Imperium wird verheert
    [bretonnia] Bretonia wird verheert
    [estalia] Estalia wird verheert
    [tilea] Tilea wird verheert
    [border-princes] Die Grenzgrafschaften werden verheert
    [badlands] Die Düsterlande werden verheert
   *[other] { $region }
}
stage-ruin-which = Verheerungskarte { $card } von { $total }; { $tokens } von { $ruin }
stage-ruiners = Verheerer
stage-first = 1. Platz
stage-second = 2. Platz
stage-now = jetzt
stage-in-end-phase = in der Endphase
stage-tokens-there = Marker
stage-tokens = { $count } Marker
stage-points = Siegpunkte
stage-conquest = Eroberungswert { $value }
stage-value = { $value ->
    [0] nichts hier
   *[other] Beherrschungswert { $value }
}
stage-placed = { $count ->
    [0] nichts gesetzt
   *[other] { $count } Marker gesetzt
}
stage-so-far = Bisher in diesem Schritt

## End phase
stage-end-cards = Chaoskarten
stage-end-cards-note = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
stage-end-heroes = Helden
stage-end-heroes-note = { $count ->
    [one] eine Figur verloren
   *[other] { $count } Figuren verloren
}
stage-end-old-world = Alte Welt
stage-end-ruins = Verheerung
stage-end-dials = Räder
stage-end-dials-note = { $count ->
    [one] ein Sprung
   *[other] { $count } Sprünge
}
stage-end-over = Spielende?
stage-threat = Bedrohung
stage-no-counter = kein Drehmarker
stage-ticks = Sprung { $ticks } von { $length }
stage-stays = bleibt stehen
stage-tick-place = { $token ->
    [warpstone] +{ $count } W
    [noble] +{ $count } A
    [skaven] +{ $count } S
   *[other] +{ $count }
}
stage-warn-dial = { $power }: noch ein Sprung bis zum Sieg
stage-warn-points = { $power } hat { $points } Siegpunkte
stage-yours-already = Schon im Spiel
stage-none-yet = Noch keine.
stage-upgrade-shut = Wähle eine der Karten.
stage-dial = Das Bedrohungsrad
stage-comet = Zweigeschweifter Komet
stage-hand = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}

## The note in the margin
stage-then = Danach
stage-not-so = Das geht nicht
stage-then-ruined = verheert
stage-then-dominates = { $power } herrscht
stage-then-nobody = niemand herrscht
stage-then-value = { $power } { $before } → { $after }
stage-then-ruin = Verheerung { $before } → { $after }
stage-then-conquest = Eroberung { $before } → { $after }
stage-then-points = { $power }: Siegpunkte { $before } → { $after }
stage-then-counters = { $power }: Drehmarker { $before } → { $after }
stage-then-power-points = { $power }: Macht { $before } → { $after }
stage-then-hand = { $power }: Hand { $before } → { $after }
stage-then-resistance = Widerstand { $before } → { $after }
stage-then-populous = dann bevölkerungsreich
stage-then-not-populous = nicht mehr bevölkerungsreich
stage-then-dice = { $power }, Würfel { $before } → { $after }
stage-then-goes-on = Danach geht es mit dem nächsten Schritt weiter.
