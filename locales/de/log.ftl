# Was geschehen ist, für das Protokoll. Allen, die es wissen dürfen, wird es gleich erzählt.

## Der Verlauf des Spiels

log-round = Runde { $round }
log-corruption-step = Der Verderbnisschritt beginnt.
log-declined = { $power } belässt es dabei.

## Die Alte Welt. $regions hat die Regionen im Akkusativ.

log-old-world-drawn = Die Karte „{ $card }“ wird vom Alte-Welt-Stapel gezogen.
log-joined-track = Die Karte „{ $card }“ kommt auf den Alte-Welt-Pfad.
log-left-track = Die Karte „{ $card }“ verlässt den Alte-Welt-Pfad.
log-token-placed = { $count ->
    [one] Ein { $token } wird { $region-to } gesetzt.
   *[other] { $places ->
        [one] { $count } { $token-plural } werden { $region-to } gesetzt.
       *[other] { $token-plural } werden auf { $regions } verteilt.
    }
}
log-token-placed-by = { $count ->
    [one] { $power } setzt { $token-a } { $region-to }.
   *[other] { $places ->
        [one] { $power } setzt { $count } { $token-plural } { $region-to }.
       *[other] { $power } verteilt { $token-plural } auf { $regions }.
    }
}
log-tokens-left-out = { $count ->
    [one] Ein { $token } entfällt: Es ist keiner mehr da, oder keine Region kommt infrage.
   *[other] { $count } { $token-plural } entfallen: Es sind keine mehr da, oder keine Region kommt infrage.
}
log-token-left-out-in = Es gibt { $token-none } für { $region-the }: Die Region ist verheert, oder es ist keiner mehr da.
log-token-removed = { $count ->
    [one] Ein { $token } verlässt { $regions } und kommt zurück in den Vorrat.
   *[other] { $places ->
        [one] { $count } { $token-plural } verlassen { $region-the } und kommen zurück in den Vorrat.
       *[other] { $token-plural } verlassen { $regions } und kommen zurück in den Vorrat.
    }
}
tokens-in-a-region = { $count ->
    [one] { $region-the }
   *[other] { $region-the } (×{ $count })
}
log-token-moved = Ein { $token } kommt { $from-from } { $to-to }.
log-peasant-captured = { $count ->
    [one] { $power } fängt { $region-in } einen Bauern.
   *[other] { $power } fängt { $region-in } { $count } Bauern.
}

## Karten und Machtpunkte

log-drew = { $count ->
    [one] { $power } zieht eine Karte.
   *[other] { $power } zieht { $count } Karten.
}
log-drew-cards = { $power } zieht { $cards }.
log-drew-with-power = { $count ->
    [one] { $power } zieht eine Karte und hat { $points } Machtpunkte.
   *[other] { $power } zieht { $count } Karten und hat { $points } Machtpunkte.
}
log-drew-cards-with-power = { $power } zieht { $cards } und hat { $points } Machtpunkte.
# Karten eines Namens, die zusammen gezogen wurden.
cards-of-a-name = { $count ->
    [one] „{ $card }“
   *[other] „{ $card }“ ×{ $count }
}
log-discarded = { $power } wirft „{ $card }“ ab.
log-lost-at-random = { $power } verliert eine zufällige Karte: „{ $card }“.
log-loses-a-card = { $power } verliert eine zufällige Karte.
log-reshuffled = { $power } mischt den Ablagestapel zum neuen Stapel.
log-power-points = { $points ->
    [one] { $power } hat jetzt 1 Machtpunkt.
   *[other] { $power } hat jetzt { $points } Machtpunkte.
}
log-power-points-by-card = { $points ->
    [0] „{ $card }“: { $power } hat keinen Machtpunkt mehr.
    [one] „{ $card }“: { $power } hat jetzt 1 Machtpunkt.
   *[other] „{ $card }“: { $power } hat jetzt { $points } Machtpunkte.
}
log-passed = { $power } passt.

## Figuren und Karten auf dem Spielbrett

log-summoned = { $power } beschwört { $figures } { $to-to }.
log-summoned-from = { $power } beschwört { $figures } { $from-from } { $to-to }.
log-settled = { $figure-start } besetzt { $region-in } ein Kartenfeld.
log-card-played = { $power } spielt „{ $card }“ { $region-in }.
log-card-cancelled = Der Text von „{ $card }“ { $region-in } ist aufgehoben.
log-card-removed = { $count ->
    [one] Die Karte „{ $card }“ kommt vom Spielbrett.
   *[other] { $count } Chaoskarten kommen vom Spielbrett.
}
log-card-covered = Die Karte „{ $card }“ { $region-in } wird überdeckt: Ihr Text ist aufgehoben.
log-card-set-aside = { $power } legt „{ $card }“ offen beiseite.
log-card-cashed = { $power } wirft die beiseitegelegte Karte „{ $card }“ ab.
log-marked = { $mark ->
    [shielded] { $figure-start } ist beschirmt: in dieser Runde im Kampf nicht zu töten.
    [hated] { $figure-start } wird gehasst: in dieser Runde weder zu beschwören noch zu bewegen.
    [shocked] { $figure-start } ist geschockt: in dieser Runde keine Würfel, keine Beherrschung.
   *[surrendered] { $figure-start } ergibt sich: in dieser Runde keine Würfel, keine Beherrschung und keine Verderbnis, dafür 1 mehr für die Beherrschung { $power-of } an Ort und Stelle.
}
log-reserve-empty = Niemand kommt dazu: { $power } hat { $figure-none } mehr im Vorrat.
log-appeared = { $power } bekommt dafür { $region-in } { $figures }.
log-control-taken = { $power } übernimmt die Kontrolle über { $figure-a }.
log-control-ended = { $figure-start } gehorcht wieder { $power-dat }.

## Kampf

log-rolled = { $power } wirft { $region-in } { $dice }: { $hits ->
    [0] kein Treffer.
    [one] 1 Treffer.
   *[other] { $hits } Treffer.
}
log-rolled-again = { $power } wirft { $region-in } einen Würfel noch einmal: { $after } statt { $before }.
log-wounded = { $power } erzielt einen frühen Treffer gegen { $figure-a }.
log-killed = { $power } tötet { $region-in } { $figures }.
log-stood-up = { $figure-start } wird gerettet und steht wieder.
log-detained = Eine Karte { $region-in } hält { $figures } bis zum Beginn der Endphase fest.
log-detained-released = Die Toten auf den Karten in den Regionen kehren in ihren Vorrat zurück.
log-eclipsed = Eine Karte auf dem Alte-Welt-Pfad hält { $figures } fest, solange sie dort liegt.
log-eclipse-ended = Die Toten auf dem Alte-Welt-Pfad kehren in ihren Vorrat zurück.
log-removed = { $figure-start } wird { $region-from } entfernt.
log-removed-by-card = Die Karte „{ $card }“ entfernt { $figure-a } { $region-from }.
log-removed-by-upgrade = Die Verbesserung „{ $upgrade }“ entfernt { $figure-a } { $region-from }.
log-removed-by-hero = Der Held { $region-in } entfernt { $figure-a }.

## Beherrschung, Verderbnis, Verheerung

log-scored-domination = { $points ->
    [one] { $power } beherrscht { $region-the } und erhält 1 Siegpunkt.
   *[other] { $power } beherrscht { $region-the } und erhält { $points } Siegpunkte.
}
log-tied = { $powers } liegen { $region-in } gleichauf: Niemand beherrscht die Region.
log-scored-ruiner = { $power } hat geholfen, { $region-the } zu verheeren, und erhält { $points } Siegpunkte.
log-scored-ruin-first = { $power } hat { $region-in } die meiste Verderbnis und erhält { $points } Siegpunkte.
log-scored-ruin-second = { $power } hat { $region-in } die zweitmeiste Verderbnis und erhält { $points ->
    [one] 1 Siegpunkt.
   *[other] { $points } Siegpunkte.
}
log-scored-ruin-first-shared = { $power } teilt sich { $region-in } die meiste Verderbnis und damit beide Plätze: { $points ->
    [one] 1 Siegpunkt.
   *[other] { $points } Siegpunkte.
}
log-scored-ruin-second-shared = { $power } teilt sich { $region-in } den zweiten Platz und erhält { $points ->
    [one] 1 Siegpunkt.
   *[other] { $points } Siegpunkte.
}
log-scored-dial = Das Rad bringt { $power-dat } { $points } Siegpunkte.
log-scored-peasants = { $power } erhält { $points ->
    [one] 1 Siegpunkt für einen gefangenen Bauern.
   *[other] { $points } Siegpunkte für gefangene Bauern.
}
log-scored-most-peasants = { $power } hat die meisten Bauern gefangen und erhält { $points } Siegpunkte zusätzlich.
log-scored-card = { $points ->
    [one] Die Karte „{ $card }“ bringt { $power-dat } 1 Siegpunkt.
   *[other] Die Karte „{ $card }“ bringt { $power-dat } { $points } Siegpunkte.
}
log-scored-upgrade = { $points ->
    [one] Die Verbesserung „{ $upgrade }“ bringt { $power-dat } 1 Siegpunkt.
   *[other] Die Verbesserung „{ $upgrade }“ bringt { $power-dat } { $points } Siegpunkte.
}
log-corruption-placed = { $count ->
    [one] { $power } setzt einen Verderbnismarker { $region-to }.
   *[other] { $power } setzt { $count } Verderbnismarker { $region-to }.
}
log-corruption-removed = { $count ->
    [one] Ein Verderbnismarker { $power-of } wird { $region-from } entfernt.
   *[other] { $count } Verderbnismarker { $power-of } werden { $region-from } entfernt.
}
log-corruption-moved = { $count ->
    [one] { $power } bewegt einen Verderbnismarker { $owner-of } { $from-from } { $to-to }.
   *[other] { $power } bewegt { $count } Verderbnismarker { $owner-of } { $from-from } { $to-to }.
}
log-sheltered = Helden können in dieser Runde keine Figuren { $power-of } { $region-from } entfernen.
log-counter-earned = { $power } erhält { $region-in } einen Drehmarker.
log-ruined = { $region-start } { $region-verb } verheert! Das ist die Nummer { $number } von 5.
log-ruin-cleared = Die Verderbnismarker { $region-in } werden abgeräumt.

## Räder

log-dial-turned = Das Rad { $power-of } springt auf { $tick } von { $length }: { $instruction }.
log-upgraded = { $power } erhält die Verbesserung „{ $upgrade }“.

## Das Ende

ended-dial = { $count ->
    [one] { $winners } gewinnt: Das Bedrohungsrad zeigt den Sieg.
   *[other] { $winners } teilen sich den Sieg: Ihre Bedrohungsräder zeigen ihn.
}
ended-vp = { $count ->
    [one] { $winners } gewinnt mit { $points } Siegpunkten.
   *[other] { $winners } teilen sich den Sieg mit { $points } Siegpunkten.
}
ended-ruin = { $count ->
    [one] Fünf Regionen sind verheert. { $winners } hat mit { $points } die meisten Siegpunkte und gewinnt.
   *[other] Fünf Regionen sind verheert. { $winners } haben mit { $points } die meisten Siegpunkte und teilen sich den Sieg.
}
ended-deck = Der Alte-Welt-Stapel ist leer, und keine Macht hat gewonnen. Die Alte Welt siegt, und alle Spieler verlieren.

log-undone = { $power } nimmt eine Entscheidung zurück.
