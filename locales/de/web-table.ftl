## Der Tisch im Browser: was um die Karte herum liegt.

table-wants = { $power ->
    [khorne] Dein Rad dreht sich, wenn du gegnerische Figuren im Kampf tötest: ein Drehmarker für jede Region, in der dir das gelingt.
    [nurgle] Dein Rad dreht sich, wenn du 2 oder mehr Verderbnismarker in eine bevölkerungsreiche Region setzt.
    [tzeentch] Dein Rad dreht sich, wenn du 2 oder mehr Verderbnismarker in eine Region setzt, in der zusammen 2 oder mehr magische Symbole und Warpsteine sind.
    [slaanesh] Dein Rad dreht sich, wenn du im Verderbnisschritt 2 oder mehr Verderbnismarker in eine Region mit einem Adeligen oder Helden setzt.
    [horned-rat] Dein Rad dreht sich, wenn du Regionen mit Skaven beherrschst.
   *[other] {""}
}
table-wants-other = { $power ->
    [khorne] Ein Drehmarker für jede Region, in der Khorne gegnerische Figuren im Kampf tötet.
    [nurgle] Ein Drehmarker, wenn Nurgle 2 oder mehr Verderbnismarker in eine bevölkerungsreiche Region setzt.
    [tzeentch] Ein Drehmarker, wenn Tzeentch 2 oder mehr Verderbnismarker in eine Region mit zusammen 2 oder mehr magischen Symbolen und Warpsteinen setzt.
    [slaanesh] Ein Drehmarker, wenn Slaanesh im Verderbnisschritt 2 oder mehr Verderbnismarker in eine Region mit einem Adeligen oder Helden setzt.
    [horned-rat] Ein Drehmarker, wenn die Gehörnte Ratte eine Region mit Skaven beherrscht.
   *[other] {""}
}
# Wo der ganze Name keinen Platz hat; höchstens fünf Buchstaben.
table-region-short = { $region ->
    [norsca] Norsc
    [troll-country] Troll
    [kislev] Kislv
    [empire] Imp
    [bretonnia] Bret
    [estalia] Estal
    [tilea] Tilea
    [border-princes] Grenz
    [badlands] Düst
   *[other] { $region }
}

## Was gefragt ist, und wann

table-prompt-where = { $what }: wohin?
table-prompt-cost = { $cost ->
    [0] Kostet nichts
   *[other] Kostet { $cost } von { $power } Machtpunkten
}. { $places ->
    [one] Eine Region steht offen.
   *[other] { $places } Regionen stehen offen.
}
table-prompt-skip = Den Rest sofort zeigen
table-prompt-skip-key = Leertaste
table-prompt-bot = Ein Bot denkt nach: { $level }.
table-prompt-waits = { $is ->
    [here] { $name } ist da und denkt nach.
    [away] { $name } ist nicht da. Es wird gewartet.
   *[bot-for] Ein Bot spielt für { $name }.
}
table-round-of = Runde { $round } von { $rounds }
table-round-short = R{ $round }
table-phases = Phasen der Runde
table-phase = { $phase ->
    [old-world] Alte Welt
    [draw] Ziehen
    [summoning] Beschwörung
    [battle] Kampf
    [corruption] Verderbnis
   *[end] Ende
}
table-clock = Deine Uhr
table-clock-left = Verbleibende Zeit
table-clock-choice = für diese Wahl
table-clock-total = insgesamt
table-clock-increment = +{ $seconds } s je Wahl
table-clock-spoken = Noch { $seconds } Sekunden.
table-title = Ruinous: Runde { $round }
table-title-turn = ● Du bist dran, Runde { $round }
table-title-over = Ruinous: Das Spiel ist aus

## Die Mächte

table-powers = Mächte
table-seat = { $is ->
    [you] du
    [here] da
    [away] nicht da
    [bot] Bot
   *[bot-for] ein Bot spielt
}
table-seat-decides = wählt
table-seat-nobody = Niemand
table-of-points = von { $points }
table-in-sight-note = wenn alle passen, vor dem Kampf
table-next = Dann { $threat }:
table-tick-score = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
table-tick-draw = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
table-tick-place = { $token ->
    [event] { $count ->
        [one] 1 Ereignis
       *[other] { $count } Ereignisse
    }
    [hero] { $count ->
        [one] 1 Held
       *[other] { $count } Helden
    }
    [noble] { $count ->
        [one] 1 Adeliger
       *[other] { $count } Adelige
    }
    [peasant] { $count ->
        [one] 1 Bauer
       *[other] { $count } Bauern
    }
    [skaven] { $count } Skaven
    [warpstone] { $count ->
        [one] 1 Warpstein
       *[other] { $count } Warpsteine
    }
   *[other] { $count } × { $token }
}
table-tick-remove-corruption = −{ $count } Verderbnis
table-tick-remove-tokens = −{ $count } Marker
table-tick-upgrade = Verbesserung
table-tick-victory = Sieg
table-ticks-left = { $count ->
    [one] Sieg in 1 Sprung
   *[other] Sieg in { $count } Sprüngen
}
# Beside a star, which stands for the victory.
table-ticks = { $count ->
    [one] in 1 Sprung
   *[other] in { $count } Sprüngen
}
table-counters = { $sight ->
    [0] { $count ->
        [0] kein Drehmarker
       *[other] { $count } Drehmarker
    }
   *[other] Drehmarker { $count } → { $then }
}
table-warn = { $by ->
    [dial] Sieg in 1 Sprung
    [enough] hat genug Punkte
   *[points] { $points } Punkte in Sicht
}
table-power-left = { $power } von { $full } Machtpunkten übrig
table-power-word = { $count ->
    [one] Machtpunkt
   *[other] Machtpunkte
}
table-hand-size = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
table-discards = { $count ->
    [one] 1 Karte abgelegt
   *[other] { $count } Karten abgelegt
}
table-discards-title = Ablagestapel
table-discards-of = Ablagestapel: { $power }
table-deck = { $count } im Stapel
table-peasants = { $count ->
    [one] 1 Bauer gefangen
   *[other] { $count } Bauern gefangen
}
table-upgrades = Verbesserungen
table-upgrades-none = Noch keine
table-upgrade-used = { $upgrade }, in dieser Runde benutzt
table-last-acts = Letzte Handlungen
table-act-again = Handlung { $number }, noch einmal zeigen: { $what }
table-cell = { $power }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-dial = Rad
table-points = Punkte
table-figures = Figuren
table-figure-values = Kosten { $cost } · Angriff { $attack } · Verteidigung { $defence }
table-figure-reserve = { $count } von { $all } im Vorrat
table-set-aside = Beiseitegelegt
table-pile-empty = Hier liegt nichts.

## Das Eigene

table-reserve = Dein Vorrat
table-unit = { $name }: Kosten { $cost }, Angriff { $attack }, Verteidigung { $defence }, noch { $left }
table-left = { $count ->
    [0] keine mehr
   *[other] noch { $count }
}
table-hand = Deine Hand
table-hand-empty = Keine Karten auf der Hand
table-card-spoken = { $name }, { $copies ->
    [one] Kosten { $cost }
   *[other] { $copies } davon, Kosten { $cost }
}{ $magic ->
    [true] , magisches Symbol
   *[false] {""}
}. { $text }
table-card-open = { $name } öffnen
table-put-back = Zurücklegen
table-undo = Rückgängig
table-pass = Passen
table-pass-gives-up = { $power ->
    [0] du hast keine Machtpunkte mehr
    [one] 1 Machtpunkt verfällt
   *[other] { $power } Machtpunkte verfallen
}
table-do-it = Ausführen
table-for-power = { $count ->
    [one] 1 Machtpunkt
   *[other] { $count } Machtpunkte
}
table-keep = Merken
table-kept = Züge zum Vergleichen
table-kept-drop = Nicht merken
table-kept-fact = { $fact ->
    [power] noch { $value } Macht
    [points] { $value ->
        [one] +1 Punkt
       *[other] +{ $value } Punkte
    }
    [tokens] { $value } Marker
   *[risk] { $value } für einen Verlust
}
table-fan = Figuren: { $region }
table-own-pane = Deine Hand und was gefragt ist
table-dock = Was unten gezeigt wird
table-dock-name = { $dock ->
    [hand] Hand
    [dice] Würfel
    [ledger] Übersicht
    [choice] Auswahl
    [phase] Phase
    [powers] Mächte
    [world] Welt
    [log] Verlauf
   *[chat] Chat
}
table-pane = Auf- oder zuziehen

## Was eine Wahl bewirken würde

table-not-possible = Nicht möglich
table-gloss-domination = Beherrschung
table-gloss-empty = Niemand hat hier etwas.
table-gloss-nobody = niemand
table-gloss-tied = niemand wegen Gleichstands
table-gloss-power = { $power }, für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-gloss-now = Jetzt { $outcome }.
table-gloss-then = Dann
table-gloss-stays = Herrscht: { $outcome }.
table-gloss-ruined = Verheert: Hier herrscht niemand.
table-gloss-ruin = Marker in Sicht { $before } → { $after } von { $ruin }
table-gloss-number = { $what ->
    [points] Punkte
    [power_points] Machtpunkte
    [counters] Drehmarker
    [hand] Karten
   *[dial] Rad
}
table-resistance = Widerstandswert { $resistance }
table-odds = Kampf: { $region }
table-odds-hits = { $count ->
    [one] deine Treffer mit 1 Würfel
   *[other] deine Treffer mit { $count } Würfeln
}
table-odds-dice = { $dice } { $count ->
    [one] Würfel
   *[other] Würfel
}
table-odds-kill = : { power-begins } verliert eine Figur
table-odds-lose = : Du verlierst eine Figur
table-odds-range = ({ $least } bis { $most })
table-grounds = { $grounds ->
    [exact] Genau, wenn vor dem Kampf nichts mehr kommt.
    [bounds] Wenn vor dem Kampf nichts mehr kommt und jeder Treffer jeden gleich wahrscheinlich trifft; in Klammern, wenn alle dagegen oder dafür wählen.
   *[sampled] Aus vielen durchgespielten Kämpfen, auf 5 von 100 genau, wenn vor dem Kampf nichts mehr kommt.
}
table-left-out = { $what ->
    [end-of-phase] Ohne das, was am Ende der Kampfphase geschieht.
    [other-regions] Kämpfe anderswo können es ändern.
   *[underway] Die Kampfphase hat begonnen.
}
table-region-ruined = { $round ->
    [0] Verheert
   *[other] Verheert in Runde { $round }
}, Karte { $card }
table-region-tokens = Marker { $now } → { $then } von { $ruin }
table-cards = Karten
table-left-first = die linke zuerst
table-in-battle = Würfel im Kampf
table-card-cancelled = Aufgehoben. Die Kosten zählen weiter.
table-options-here = { $count ->
    [one] 1 Möglichkeit hier
   *[other] { $count } Möglichkeiten hier
}
table-corruption-of = { $count ->
    [one] 1 Verderbnismarker
   *[other] { $count } Verderbnismarker
}

## Alle Möglichkeiten, alle Regionen, Hilfe

table-options = Alle Möglichkeiten
table-options-search = Tippe, was du suchst
table-options-count = { $count } von { $all }
table-options-only = Nur { $region }
table-options-none = Du wirst gerade nichts gefragt.
table-options-nothing = Keine Möglichkeit passt zu diesen Wörtern.
table-order = { $order ->
    [cost] nach Kosten
    [region] nach Region
    [points] nach Punkten
   *[given] wie aufgeführt
}
table-key-choose = wählen
table-key-do = ausführen
table-key-preview = auf der Landkarte zeigen
table-key-close = schließen
table-regions = Tabelle der Regionen
table-region = Region
table-populous = bevölkerungsreich
table-column-resistance = Widerstand
table-column-conquest = Eroberung
table-column-ruin = Verheerung
table-column-tokens = Marker
table-column-leader = Würde herrschen
table-column-options = Möglichkeiten
table-ledger = Die neun Regionen
table-ledger-values = W { $resistance } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-help = Hilfe

## Verlauf, Chat, Alte Welt

table-log = Verlauf
table-talk = Verlauf und Chat
table-log-earlier = Früheres
table-log-here = hier warst du
table-chat = Chat
table-chat-none = Noch hat niemand etwas gesagt.
table-chat-say = Sag etwas
table-chat-send = Senden
table-chat-unsent = Nicht gesendet: Die Verbindung ist unterbrochen.
table-watchers = { $count ->
    [one] eine Person sieht zu
   *[other] { $count } Personen sehen zu
}
table-old-world = Alte Welt
table-cards-left = { $count ->
    [0] keine Karte mehr
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
table-comet = zweigeschweifter Komet
table-track-empty = leer
table-track-nothing = Bewirkt auf dem Alte-Welt-Pfad gerade nichts.
table-ruined-count = { $count } von { $ruins } verheert.
table-ruin-next = Die nächste bringt ihren Verheerern je { $ruiner }, danach { $first } und { $second }.
table-supply = Marker im Vorrat
table-unseen = Noch nicht gesehene Alte-Welt-Karten
table-unseen-note = { $count ->
    [one] Eine davon ist im Stapel.
   *[other] { $count } davon sind im Stapel.
}

## Karten

table-card-lies = Liegt aus: { $region }.
table-card-lies-cancelled = Liegt aufgehoben aus: { $region }.

## Neben dem Spiel

table-close = Schließen
table-menu = Menü
table-again = Noch einmal zeigen, was andere taten
table-hint = Tipp
table-hint-thinking = Der stärkste Bot denkt nach …
table-hint-show = Zeigen
table-cut = Die Verbindung ist unterbrochen
table-cut-note = Du siehst, wie es zuletzt stand. Sie kommt von selbst wieder, und nichts geht verloren.
table-shut = Der Tisch sagt dir nichts mehr
table-shut-note = Du hast dich anderswo abgemeldet, oder er steht dir nicht offen. Wenn du hier mitspielst, melde dich an. Du siehst, wie es zuletzt stand.
table-signed-out = Du bist hier nicht mehr angemeldet
table-signed-out-note = Melde dich an, um weiterzuspielen. Du siehst, wie es zuletzt stand.
table-part-lost = Ein Teil der Seite konnte nicht geladen werden. Lade sie neu, sobald die Verbindung wieder steht.
table-notice = { $what ->
    [out-of-time] Deine Zeit war um, und ein Bot hat für dich entschieden.
   *[undo-refused] Die anderen wollten es nicht zurücknehmen lassen.
}
table-refused = Das wurde abgelehnt
table-bot-plays = Ein Bot spielt für dich
table-bot-plays-note = Nimm deinen Platz zurück, wann du willst.
table-take-back-seat = Platz zurücknehmen
table-leave = Einem Bot überlassen
table-leave-sure = Ein Bot spielt für dich weiter. Du kannst den Platz zurücknehmen.
table-leave-yes = Überlassen
table-leave-no = Bleiben
table-hand-over = Vorerst einen Bot spielen lassen
table-undo-mine = Du möchtest deine Wahl zurücknehmen
table-undo-asked = { $name } möchte eine Wahl zurücknehmen
table-undo-waiting = Es fehlt noch: { $names }
table-agree = Einverstanden
table-disagree = Nein
table-vote = Soll ein Bot für { $name } spielen?
table-vote-note = Einverstanden: { $agreed }
table-auto-pass = Automatisch passen
table-auto-pass-when = { $when ->
    [only] wenn sonst nichts geht
    [round] in dieser Runde
   *[never] nie
}
table-language = Sprache
table-to-tables = Zu den Tischen
table-to-cards = Alle Karten
table-seed-hash = Hash des Startwerts:
table-since = Seit { $when }
table-since-ruined = { $count ->
    [one] Verheert: { $regions }
   *[other] Verheert: { $regions }
}
table-since-killed = Verlorene Figuren:
table-since-cards = { $count ->
    [one] Neue Karte: { $cards }
   *[other] Neue Karten: { $cards }
}
table-since-show = Zeigen
table-since-choose = Zu meiner Wahl
table-since-table = Zum Tisch
table-end = Das Ende
table-end-mine = { $how ->
    [won] Der Sieg ist dein
    [shared] Du teilst dir den Sieg
   *[lost] Du hast verloren
}
table-end-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-end-dial = Rad { $dial }
table-rematch = Noch einmal
table-record = Aufzeichnung herunterladen
table-verify = Die Würfel mit der Aufzeichnung nachprüfen:
table-seed = Startwert:
