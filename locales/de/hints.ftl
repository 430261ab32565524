# Was ein Gegner an der Stelle eines Spielers täte, und warum. Ein Grund vergleicht seine Möglichkeit mit
# den anderen: „mehr“ und „näher“ heißt mehr und näher, als sie im Durchschnitt lassen.

hint-choice = Eine gute Wahl: { $choice }.
hint-against = Dagegen spricht: { $reason }

## Worauf eine Wahl beruht

hint-chance = { $options ->
    [one] Es gab nichts anderes zu wählen.
   *[other] Es wurde unter { $options } Möglichkeiten ausgelost.
}
hint-useful = Es bewirkt etwas Nützliches.
hint-pointless = Keine der Möglichkeiten würde etwas Nützliches bewirken.
hint-win-chance = { $percent ->
    [0] Es lässt so gut wie keine Aussicht auf den Sieg.
    [100] Es ist so gut wie der Sieg.
   *[other] Es scheint eine Aussicht von { $percent }{"\u00A0"}% auf den Sieg zu lassen.
}
hint-visits = { $tries ->
    [one] Es wurde in Gedanken einmal durchprobiert.
   *[other] Es wurde in Gedanken { $tries }-mal durchprobiert.
}

## Was eine Stellung gut oder schlecht macht. $place ist „region“, wenn es um die Region $region geht.

hint-victory =
    .more = { $power } gewinnt das Spiel eher noch in dieser Runde.
    .less = { $power } gewinnt das Spiel in dieser Runde weniger wahrscheinlich.
hint-victory-points =
    .more = { $power } hat mehr Siegpunkte.
    .less = { $power } hat weniger Siegpunkte.
hint-near-fifty =
    .more = { $power } kommt einem Sieg durch Siegpunkte näher.
    .less = { $power } bleibt weiter von einem Sieg durch Siegpunkte entfernt.
hint-dial =
    .more = { $power } hat das eigene Rad weiter gedreht.
    .less = { $power } hat das eigene Rad weniger weit gedreht.
hint-near-victory =
    .more = { $power } kommt dem Sieg auf dem Rad näher.
    .less = { $power } bleibt weiter vom Sieg auf dem Rad entfernt.
hint-ticks =
    .more = { $power } dreht das Rad in dieser Runde wohl weiter.
    .less = { $power } dreht das Rad in dieser Runde wohl weniger weit.
hint-counters-in-reach =
    .more = { $power } kann sicherer mit einem Drehmarker{ $place ->
        [region] {" "}{ $region-in }
       *[none] {""}
    } rechnen.
    .less = { $power } kann weniger sicher mit einem Drehmarker{ $place ->
        [region] {" "}{ $region-in }
       *[none] {""}
    } rechnen.
hint-counters-on-the-way =
    .more = { $power } ist auf dem Weg zu einem Drehmarker{ $place ->
        [region] {" "}{ $region-in }
       *[none] {""}
    }.
    .less = { $power } hat für einen Drehmarker{ $place ->
        [region] {" "}{ $region-in }
       *[none] {""}
    } weniger getan.
hint-openings =
    .more = { $power } erreicht mehr Regionen, in denen ein Drehmarker zu holen ist.
    .less = { $power } erreicht weniger Regionen, in denen ein Drehmarker zu holen ist.
hint-domination =
    .more = { $power } beherrscht { $place ->
        [region] { $region-the }
       *[none] andere Regionen
    } mit größerer Sicherheit.
    .less = { $power } beherrscht { $place ->
        [region] { $region-the }
       *[none] andere Regionen
    } mit geringerer Sicherheit.
hint-domination-on-the-way =
    .more = { $power } ist näher daran, { $place ->
        [region] { $region-the }
       *[none] andere Regionen
    } zu beherrschen.
    .less = { $power } ist weiter davon entfernt, { $place ->
        [region] { $region-the }
       *[none] andere Regionen
    } zu beherrschen.
hint-domination-to-spare =
    .more = { $power } beherrscht { $place ->
        [region] { $region-the }
       *[none] andere Regionen
    } mit größerem Vorsprung.
    .less = { $power } beherrscht { $place ->
        [region] { $region-the }
       *[none] andere Regionen
    } mit kleinerem Vorsprung.
hint-corruption-coming =
    .more = { $power } wird{ $place ->
        [region] {" "}{ $region-in }
       *[none] {""}
    } mehr Verderbnismarker setzen.
    .less = { $power } wird{ $place ->
        [region] {" "}{ $region-in }
       *[none] {""}
    } weniger Verderbnismarker setzen.
hint-ruin-now =
    .more = { $power } erhält mehr Siegpunkte, wenn { $place ->
        [region] { $region-the } in dieser Runde verheert { $region-verb ->
            [sind] werden
           *[ist] wird
        }
       *[none] in dieser Runde Regionen verheert werden
    }.
    .less = { $power } erhält weniger Siegpunkte, wenn { $place ->
        [region] { $region-the } in dieser Runde verheert { $region-verb ->
            [sind] werden
           *[ist] wird
        }
       *[none] in dieser Runde Regionen verheert werden
    }.
hint-ruin-later =
    .more = { $power } erhält mehr Siegpunkte, wenn { $place ->
        [region] { $region-the } später verheert { $region-verb ->
            [sind] werden
           *[ist] wird
        }
       *[none] später Regionen verheert werden
    }.
    .less = { $power } erhält weniger Siegpunkte, wenn { $place ->
        [region] { $region-the } später verheert { $region-verb ->
            [sind] werden
           *[ist] wird
        }
       *[none] später Regionen verheert werden
    }.
hint-figures-threatened =
    .more = { $power } verliert im Kampf{ $place ->
        [region] {" "}{ $region-in }
       *[none] {""}
    } wohl mehr Figuren.
    .less = { $power } verliert im Kampf{ $place ->
        [region] {" "}{ $region-in }
       *[none] {""}
    } wohl weniger Figuren.
hint-figures-on-board =
    .more = { $power } hat { $place ->
        [region] { $region-in }
       *[none] auf dem Spielbrett
    } mehr oder stärkere Figuren.
    .less = { $power } hat { $place ->
        [region] { $region-in }
       *[none] auf dem Spielbrett
    } weniger oder schwächere Figuren.
hint-presence =
    .more = { $power } fasst { $place ->
        [region] { $region-in }
       *[none] in mehr Regionen
    } Fuß.
    .less = { $power } steht in weniger Regionen{ $place ->
        [region] {" "}und verlässt { $region-the }
       *[none] {""}
    }.
hint-cards-in-hand =
    .more = { $power } hat mehr Karten auf der Hand.
    .less = { $power } hat weniger Karten auf der Hand.
hint-upgrades =
    .more = { $power } hat mehr Verbesserungen.
    .less = { $power } hat weniger Verbesserungen.
hint-more-power =
    .more = { $power } beginnt eine Runde mit mehr Machtpunkten.
    .less = { $power } beginnt eine Runde mit weniger Machtpunkten.
hint-power-left =
    .more = { $power } behält in dieser Runde mehr Machtpunkte übrig.
    .less = { $power } behält in dieser Runde weniger Machtpunkte übrig.
hint-points-at-ruin =
    .more = { $power } steht besser da, wenn verheerte Regionen das Spiel beenden.
    .less = { $power } steht schlechter da, wenn verheerte Regionen das Spiel beenden.
