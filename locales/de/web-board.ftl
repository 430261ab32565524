## Namen, jeder einmal; andere Meldungen nennen sie von hier.

power-name = { $power ->
    [khorne] Khorne
    [nurgle] Nurgle
    [tzeentch] Tzeentch
    [slaanesh] Slaanesh
    [horned-rat] Gehörnte Ratte
   *[other] { $power }
}
# Im Satz, und an seinem Anfang.
power-the = { $power ->
    [horned-rat] die Gehörnte Ratte
   *[other] { power-name }
}
power-begins = { $power ->
    [horned-rat] Die Gehörnte Ratte
   *[other] { power-name }
}
# Wessen etwas ist, und als wer jemand spielt.
power-of = { $power ->
    [khorne] Khornes
    [nurgle] Nurgles
    [tzeentch] Tzeentchs
    [slaanesh] Slaaneshs
    [horned-rat] der Gehörnten Ratte
   *[other] { power-name }
}
power-as = { power-the }
token-name = { $token ->
    [event] Ereignis
    [hero] Held
    [noble] Adeliger
    [peasant] Bauer
    [skaven] Skaven
    [warpstone] Warpstein
   *[other] { $token }
}
mark-name = { $mark ->
    [shielded] beschirmt
    [controlled] kontrolliert
    [kept] vom Hüter kontrolliert
    [hated] gehasst
    [shocked] geschockt
    [surrendered] ergeben
    [wounded] verwundet
    [spent] schon kostenlos beschworen
    [settled] besetzt ein Kartenfeld
   *[other] { $mark }
}

## Die Karte im Browser: was auf ihr steht und was ein Bildschirmleser von ihr sagt.

board-map = Karte der Alten Welt
board-populous = bevölkerungsreich
board-fell = { $round ->
    [0] verheert
   *[other] verheert in Runde { $round }
}
board-threat = Bedrohung

board-region =
    { $region }{ $populous ->
        [true] , bevölkerungsreich
       *[false] {""}
    }. Widerstandswert { $resistance }, Eroberungswert { $conquest }.
board-ruin = { $region }, { board-fell }, Verheerungskarte { $card }.
board-leads = { power-begins } würde die Region mit { $value } beherrschen.
board-nobody-leads = Niemand würde die Region beherrschen.
board-corrupted = Verderbnis { $now } von { $enough }, nach dieser Runde { $then }.
board-cards = Karten: { $list }.
board-figures = Figuren: { $list }.
board-tokens = Marker: { $list }.
board-token =
    { $token ->
        [event] { $count ->
            [one] Ereignis
           *[other] { $count } Ereignisse
        }
        [hero] { $count ->
            [one] Held
           *[other] { $count } Helden
        }
        [noble] { $count ->
            [one] Adeliger
           *[other] { $count } Adelige
        }
        [peasant] { $count ->
            [one] Bauer
           *[other] { $count } Bauern
        }
        [skaven] { $count ->
            [one] Skaven
           *[other] { $count } Skaven
        }
        [warpstone] { $count ->
            [one] Warpstein
           *[other] { $count } Warpsteine
        }
       *[other] { $count } × { $token }
    }
board-several = { $count } × { $name }
board-held = kontrolliert von { $power ->
    [horned-rat] der Gehörnten Ratte
   *[other] { power-name }
}
board-tipped = getötet
board-hits =
    { $count ->
        [one] ein früher Treffer
       *[other] { $count } frühe Treffer
    }
board-mark =
    { $mark ->
        [kept] kontrolliert, solange der Hüter der Geheimnisse auf dem Spielbrett ist
        [shielded] kann im Kampf nicht getötet werden
        [shocked] ohne Würfel und ohne Beherrschung
        [surrendered] hat sich ergeben
        [controlled] von einer anderen Macht kontrolliert
       *[other] { mark-name }
    }
board-open-card = Karte öffnen
board-corruption = Verderbnis { power-of }: { $region }

board-points = Siegpunkte
board-points-of = { $who }: { $points }
board-in-sight = { $who }: { $points } in Sicht
board-closer = Vergrößern
board-further = Verkleinern
board-whole = Ganze Landkarte
