## Die Karte im Browser: was auf ihr steht und was ein Bildschirmleser von ihr sagt.

board-map = Karte der Alten Welt
board-power =
    { $power ->
        [khorne] Khorne
        [nurgle] Nurgle
        [tzeentch] Tzeentch
        [slaanesh] Slaanesh
       *[horned-rat] die Gehörnte Ratte
    }
board-populous = bevölkerungsreich
board-ruined = verheert
board-fell = verheert in Runde { $round }
board-threat = Bedrohung

board-region =
    { $region }{ $populous ->
        [true] , bevölkerungsreich
       *[false] {""}
    }. Widerstandswert { $resistance }, Eroberungswert { $conquest }.
board-ruin = { $region }, verheert, Verheerungskarte { $card }.
board-leads =
    { $power ->
        [khorne] Khorne
        [nurgle] Nurgle
        [tzeentch] Tzeentch
        [slaanesh] Slaanesh
       *[horned-rat] Die Gehörnte Ratte
    } würde mit { $value } herrschen.
board-nobody-leads = Niemand würde herrschen.
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
       *[warpstone] { $count ->
            [one] Warpstein
           *[other] { $count } Warpsteine
        }
    }
board-several = { $count } × { $name }
board-held =
    { $power ->
        [khorne] befehligt von Khorne
        [nurgle] befehligt von Nurgle
        [tzeentch] befehligt von Tzeentch
        [slaanesh] befehligt von Slaanesh
       *[horned-rat] befehligt von der Gehörnten Ratte
    }
board-tipped = getötet
board-hits =
    { $count ->
        [one] ein früher Treffer
       *[other] { $count } frühe Treffer
    }
board-mark =
    { $mark ->
        [kept] gehalten, solange der Hüter der Geheimnisse steht
        [shielded] kann im Kampf nicht getötet werden
        [wounded] verwundet
        [spent] schon kostenlos beschworen
        [settled] füllt einen Kartenplatz
        [hated] gehasst
        [shocked] ohne Würfel und ohne Beherrschung
        [surrendered] hat sich ergeben
       *[controlled] von einer anderen Macht befehligt
    }
board-open-card = Karte öffnen
board-corruption =
    { $power ->
        [khorne] Verderbnis von Khorne: { $region }
        [nurgle] Verderbnis von Nurgle: { $region }
        [tzeentch] Verderbnis von Tzeentch: { $region }
        [slaanesh] Verderbnis von Slaanesh: { $region }
       *[horned-rat] Verderbnis der Gehörnten Ratte: { $region }
    }

board-points = Siegpunkte
board-points-of = { $who }: { $points }
board-in-sight = { $who }: { $points } in Sicht
board-closer = Näher
board-further = Weiter weg
board-whole = Ganze Karte
