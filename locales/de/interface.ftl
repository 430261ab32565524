# Alles andere, was das Terminal sagt. Befehle und Namen der Notation bleiben, wie man sie eingibt.

## Listen

list-none = –
list-comma = { $before }, { $after }
list-and = { $before } und { $after }
list-or = { $before } oder { $after }

## Anfang und Ende einer Partie

play-which-power = Welche Macht willst du spielen? Gib ihre Nummer oder ihren Namen ein.
play-welcome = Du spielst { $power-the } gegen { $opponents }. Diese Partie hat den Startwert { $seed }.
play-opponent = { $power-the } ({ $level })
play-goes-on = Du spielst { $power-the } gegen { $opponents } und machst weiter, wo die Aufzeichnung endet. Was von jetzt an gewürfelt und gezogen wird, hat den Startwert { $seed }.
play-torn = { $count ->
    [one] Die letzte Zeile von { $file } war unvollständig und wird weggelassen.
   *[other] Die letzten { $count } Zeilen von { $file } waren unvollständig und werden weggelassen.
}
play-taken-back = Zurückgenommen: { $choice }.
play-hint = Gib die Nummer einer Möglichkeit ein. Bist du an der Reihe, gib ein, was und wo: den Buchstaben einer Figur oder Karte und die Nummer einer Region, etwa a3. „help“ zeigt, was du sonst noch eingeben kannst.
play-prompt = >{" "}
play-leave = Den Tisch verlassen? Es gibt keine Aufzeichnung: Die Partie geht verloren. Ja oder Nein?
play-leave-record = Den Tisch verlassen? Ja oder Nein? „ruinous play --resume { $file }“ setzt die Partie später fort.
play-is-over = Die Partie in { $file } ist zu Ende. „ruinous replay { $file }“ erzählt sie noch einmal.
play-left = Du verlässt den Tisch. Die Punkte bis hierher:
record-whole = Die Aufzeichnung der Partie ist in { $file }.
record-part = Die Aufzeichnung bis hierher ist in { $file }.
record-exists = { $file } gibt es schon. Nenne eine andere Datei, oder setze die Partie darin fort: --resume { $file }
record-overwrite = { $file } gibt es schon und ginge verloren. Überschreiben? Ja oder Nein?
record-no-file = { $file } ist keine gewöhnliche Datei und kann keine Aufzeichnung aufnehmen. Nenne eine andere.
record-unwritten = Die Aufzeichnung ließ sich nicht in { $file } schreiben: { $reason }.
file-unreadable = { $file } ist nicht zu lesen: { $reason }.
play-page = Der Tisch steht unter { $address }. Lass dieses Fenster offen, solange du spielst; Strg+C beendet das Programm.
play-page-there = Der Tisch steht schon bereit, unter { $address }.
serve-failed = Der Server kann nicht weitermachen: { $reason }.
serve-no-public-url = --public-url (RUINOUS_PUBLIC_URL) ist eine Adresse, die mit https:// oder http:// beginnt.
serve-no-smtp = --smtp (RUINOUS_SMTP) ist eine Adresse wie smtp://NAME:PASSWORT@RECHNER:PORT oder smtps://….
kept-nowhere = Es gibt keinen eigenen Ordner, in dem Partien liegen könnten. Nenne einen mit --data-dir (RUINOUS_DATA_DIR).
kept-no-database = --database (RUINOUS_DATABASE) ist sqlite:DATEI oder postgres://NAME:PASSWORT@RECHNER/DATENBANK.
backup-failed = Es gibt keine Kopie: { $reason }.
replay-unfinished = Die Aufzeichnung endet in Runde { $round }, { $phase }, bevor { $power-the } entschieden hat. Die Punkte bis hierher:
verify-proven = { $file } ist bewiesen: { $dice }, { $cards } und { $tokens } sind so, wie der Startwert sie ergibt.
verify-dice = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
verify-cards = { $count ->
    [one] 1 gezogene Karte
   *[other] { $count } gezogene Karten
}
verify-tokens = { $count ->
    [one] 1 ausgeteilter Marker
   *[other] { $count } ausgeteilte Marker
}
verify-dealt = Auch wer welche Macht bekommen hat, ergibt sich daraus.
verify-announced = Der Startwert hat den angekündigten Hash.
verify-compare = Der Hash des Startwerts ist { $hash }. Vergleiche ihn mit dem, der zu Beginn der Partie zu sehen war, oder überlass das --hash.
verify-other-die = { $file } ist nicht, was der Startwert ergibt. In Zeile { $line } steht „{ $says }“; Nummer { $nth } dieser Würfel müsste eine { $gives } sein.
verify-other-draw = { $file } ist nicht, was der Startwert ergibt. In Zeile { $line } steht „{ $says }“; es müsste „{ $gives }“ sein.
verify-other-hash = Das ist nicht der angekündigte Startwert: Sein Hash ist { $hash } und nicht { $announced }.
verify-two-seeds = Die Aufzeichnung nennt einen anderen Startwert: { $seed }.
verify-no-seed = Die Aufzeichnung nennt keinen Startwert. Nenne ihn mit --seed: Der Tisch zeigt ihn, wenn die Partie zu Ende ist.
verify-unfinished = Die Aufzeichnung endet, bevor die Partie zu Ende ist: Über das, was danach kam, ist nichts bewiesen.
verify-no-hash = ein Hash besteht aus 64 hexadezimalen Ziffern

result-title = ENDE
result-won = Du spielst { $power-the }: Der Sieg ist dein.
result-shared = Du spielst { $power-the }: Du teilst dir den Sieg.
result-lost = Du spielst { $power-the }: Du hast verloren.
result-points = { $points ->
    [one] { $power }: 1 Siegpunkt, Rad auf { $tick } von { $length }
   *[other] { $power }: { $points } Siegpunkte, Rad auf { $tick } von { $length }
}

## Das Spielbrett

board-title = Runde { $round } · { $phase } · { $count ->
    [0] keine Karte auf dem Pfad
   *[other] { $track }
} · { $cards } im Stapel
board-number = #
board-region = Region
board-resistance = Wid
board-conquest = Ero
board-ruin = Verh
board-points = SP
board-magic = ☆
board-spaces = Fld
board-tokens = Marker
board-powers = Mächte
board-ruined = verh.
board-space = { $power-sign } { $what }
board-space-left = links: { $power-sign } { $what }
board-space-right = rechts: { $power-sign } { $what }
board-space-additional = daneben: { $power-sign } { $what }
board-covering = { $card }, über { $power-sign } { $covered }
board-held = die Toten: { $figures }
board-card = { $card } ({ $cost }{ $magic })
board-cancelled = { $card } ({ $cost }{ $magic }, aufgehoben)

legend-pair = { $sign } { $meaning }
legend-resistance = { -resistance }
legend-conquest = { -conquest-value }
legend-ruin = Marker, die für die Verheerung zählen
legend-points = für den ersten und zweiten Platz, wenn die Region als nächste verheert wird
legend-magic = magische Symbole
legend-spaces = wessen Karten ihre Kartenfelder füllen
legend-dominator = beherrscht jetzt
legend-corruption = Verderbnismarker
legend-domination = Beherrschungswert
legend-populous = { -populous }
legend-power-points = Machtpunkte
legend-threat = { -threat }
legend-counters = Drehmarker
legend-peasants = gefangene Bauern
legend-discards = Ablagestapel
legend-upgrades = für welche Anhänger, + die der Macht selbst
legend-ticks = +4 SP, Vb Verbesserung, 2Ka Karten, 1Wa setzen, -1Vd -2Ma entfernen
legend-controlled = Figur dieser Macht, kontrolliert
legend-shielded = beschirmt
legend-hated = gehasst
legend-shocked = geschockt
legend-surrendered = ergeben
legend-tipped = in diesem Kampf getötet

## Die Mächte, der Pfad, die Hand

powers-power = {"  "}Macht
powers-points = SP
powers-power-points = MP
powers-dial = Rad
powers-threat = Bed
powers-counters = DrM
powers-peasants = Bau
powers-hand = Hand
powers-deck = Stap
powers-discards = Abl
powers-reserve = Vorrat
powers-upgrades = Verb
powers-next = Nächstes
powers-short = { $points } SP · { $power } MP · { $tick }/{ $length } · { $cards } Ka
powers-has-upgrades = Verbesserungen { $power-of }: { $upgrades }.
powers-set-aside = { $power } hat beiseitegelegt: { $cards }.

# Was ein Sprung des Rades aufträgt, so kurz es geht.
tick-score = +{ $count }
tick-upgrade = Vb
tick-draw = { $count }Ka
tick-place = { $count }{ $token-short }
tick-remove-corruption = -{ $count }Vd
tick-remove-tokens = -{ $count }Ma
tick-victory = WIN

track-title = Alte-Welt-Pfad · { $cards ->
    [0] keine Karte mehr im Stapel
    [one] noch 1 Karte im Stapel
   *[other] noch { $cards } Karten im Stapel
}

discards-title = Ablagestapel
discards-pile = { $count ->
    [0] { $power } hat nichts abgeworfen; { $deck } im Stapel.
   *[other] { $power } hat { $cards } abgeworfen; { $deck } im Stapel.
}

dials-title = Räder
dials-stands = { $power } · { $left ->
    [0] Sieg
    [one] noch 1 Sprung bis zum Sieg
   *[other] noch { $left } Sprünge bis zum Sieg
} · { -threat } { $threat } · { $counters ->
    [0] kein Drehmarker in dieser Runde
    [one] 1 Drehmarker in dieser Runde
   *[other] { $counters } Drehmarker in dieser Runde
}
dials-tick = { $instruction } ({ $threat })
dials-last-tick = { $instruction }
dials-rule = In Klammern steht die { -threat }, die das Rad dann zeigt. Am Ende einer Runde dreht jeder, der Drehmarker hat, um einen Sprung, und wer allein die meisten hat, um einen weiteren.

map-title = Landkarte · jede Region und die, an die sie grenzt

odds-title = Der Kampf { $region-in }, würde er jetzt ausgetragen
odds-where = Sag, wo, zum Beispiel: odds kislev, oder odds 3.
odds-none = So wie das Spielbrett steht, wird es { $region-in } keinen Kampf geben.
odds-dice = Würf
odds-hits = Tref
odds-dominates = Beherrscht
odds-loses = Verliert so viele Figuren
odds-nobody = {"  "}niemand
odds-percent = { $percent }{"\u00A0"}%
odds-between = { $percent }{"\u00A0"}% ({ $least }–{ $most })
odds-lost = { $count }: { $percent }{"\u00A0"}%
odds-lost-between = { $losses } (im Schnitt { $least } bis { $most })
odds-captures = { $losses } · fängt im Schnitt { $count } Bauern
odds-exact = Niemand hat eine Wahl, auf die es ankommt: Die Zahlen sind genau.
odds-bounds = Wo jemand eine Wahl hat, wird angenommen, dass alles, was getroffen werden kann, gleich wahrscheinlich getroffen wird. In Klammern: das Wenigste und das Meiste, was die Wahl daraus machen kann.
odds-sampled = Der Kampf ist zu groß, um jeden Verlauf zu verfolgen: Die Zahlen stammen aus { $battles } Kämpfen, in denen alles, was getroffen werden konnte, gleich wahrscheinlich getroffen wurde.
odds-omits-end-of-phase = Was Karten am Ende der Kampfphase bewirken, ist nicht berücksichtigt.
odds-omits-other-regions = Was vorher in anderen Regionen geschieht, könnte sie ändern.
odds-omits-underway = Die Kampfphase hat begonnen: Wer schon gewürfelt hat, ist nicht bekannt.

hand-title = Deine Hand · { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
hand-card = Karte
hand-cost = Kosten
hand-text = Was sie bewirkt (☆ ist das magische Symbol)

## Die Möglichkeiten. Sie stehen auch hinter einem Doppelpunkt (hint-choice, play-taken-back) und haben deshalb selbst keinen.

menu-title = { $power } entscheidet
menu-several = { $what } ×{ $count }
menu-standing = { $what } in { $region }
menu-card = { $card }
menu-magic-card = { $card } ☆
menu-pass = in dieser Phase nichts mehr tun
menu-dearer-in = jede Karte: { $cost } mehr in { $regions }
menu-cost-in = { $what }: { $cost } in { $regions }
menu-hand = { $count ->
    [0] keine Karte auf der Hand
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
menu-hits = { $count ->
    [one] 1 Treffer tötet
   *[other] { $count } Treffer töten
}
menu-capture = 1 Treffer fängt

choice-summon = Beschwöre { $figure-a } aus dem Vorrat { $to-to }
choice-summon-from = Beschwöre { $figure-a } { $from-from } { $to-to }
choice-play = Spiele „{ $card }“ { $region-in }
choice-pass = Passe und tu in dieser Phase nichts mehr
choice-region = { $region }
choice-figure = { $figure } { $power-of }
choice-figure-in-reserve = { $figure } aus dem Vorrat
choice-figure-in = { $figure } { $region-in }
choice-token = { $token }
choice-token-in = { $token } { $region-in }
choice-corruption = Verderbnis { $power-of }
choice-corruption-in = Verderbnis { $power-of } { $region-in }
choice-card = { $card } ({ $cost })
choice-upgrade = { $upgrade }
choice-power = { $power }
choice-cash = { $points ->
    [one] Wirf die beiseitegelegte Karte „{ $card }“ ab und erhalte 1 Machtpunkt
   *[other] Wirf die beiseitegelegte Karte „{ $card }“ ab und erhalte { $points } Machtpunkte
}
choice-cover = Über „{ $card }“ { $power-of } ({ $cost })
choice-empty = Auf ein leeres Kartenfeld
choice-die = Ein Würfel, der { $face } zeigt
choice-none = Nichts davon, es bleibt dabei
choice-yes = Ja
choice-no = Nein
choice-done = Belass es dabei

## Was eingegeben wird

input-nothing = Gib die Nummer einer Möglichkeit ein, oder was und wo, etwa a3; oder „help“.
input-no-such-key = Es gibt keine Möglichkeit „{ $word }“. Gib ein, was das Menü zeigt, etwa { $example }.
input-unknown-verb = „{ $word }“ ist weder eine Nummer noch ein Befehl. Gib „help“ ein, um zu sehen, was du eingeben kannst.
input-unknown-thing = „{ $word }“ kann man nicht wählen. Wähle eine der Möglichkeiten mit ihrer Nummer oder ihrem Namen.
input-unexpected = „{ $word }“ ist an dieser Stelle nicht zu verstehen. Eine Zeile sieht so aus: „summon warrior from norsca to kislev“ oder „play battle-cry in kislev“.
input-hand = „hand“ zeigt deine Karten.
input-other-power = Du spielst { $power-the }, nicht { $other-the }. Lass den Namen weg oder beginne mit deinem eigenen.
input-ambiguous = Das könnte heißen: { $options }. Sag es ganz, oder gib eine Nummer ein.
input-why = Sag, welche Wahl, zum Beispiel: why summon warrior to kislev.
input-type = Gib { $key } ein.
input-allowed = Nichts verbietet es: Gib { $key } ein.

help-title = Was du eingeben kannst
help-commands =
    eine Nummer   wählt, was diese Nummer hat; jede Region hat ihre eigene
    a3            wenn du dran bist: was, nach seinem Buchstaben, und wo, nach der
                  Nummer der Region. „Zerfleischer ×6“ sind im Vorrat,
                  „Zerfleischer in 2“ steht in Region 2
    eine Wahl     in Worten: summon warrior from norsca to kislev,
                  play battle-cry in kislev, pass, hit peasant, choose kislev
    nichts        zeigt die Frage noch einmal
    board         zeigt den ganzen Tisch und was seine Zeichen bedeuten
    hand          zeigt deine Karten
    map           zeigt, welche Regionen aneinandergrenzen
    dials         zeigt, was auf allen Rädern noch kommt
    discards      zeigt die Ablagestapel
    odds REGION   zeigt, wie dort der Kampf ausginge: odds kislev, oder odds 3
    hint          sagt, was ein „daemon“ an deiner Stelle täte, und warum
    card NAME     zeigt eine Karte, gleich wessen: Ein Teil des Namens genügt
    why WAHL      sagt, warum eine Wahl nicht erlaubt ist:
                  why play teleport in empire
    log, log all  erzählt, was in dieser Runde oder seit Beginn geschehen ist
    undo          nimmt zurück, was du zuletzt gewählt hast, wenn seither nicht
                  gewürfelt oder gezogen wurde und niemand sonst gewählt hat
    help          diese Seite
    quit          verlässt den Tisch
help-round-title = Eine Runde
help-phase = { $phase }: { $rule }
help-end = Das Spiel endet, wenn ein Rad den Sieg zeigt, wenn jemand 50 Siegpunkte hat, wenn 5 Regionen verheert sind oder, und dann verlieren alle, wenn der Alte-Welt-Stapel leer ist. In dieser Reihenfolge wird geprüft.
help-tokens-title = Alte-Welt-Marker
help-signs-title = Zeichen auf dem Spielbrett
help-figures-title = Figuren

figures-name = Figur
figures-class = Klasse
figures-count = Anzahl
figures-cost = Kosten
figures-attack = Kampfwürfel
figures-defence = Treffer nötig

## Wozu die Befehle da sind

usage-ruinous = Ein Spiel für drei bis fünf Götter des Chaos, jeder mit eigenen Zielen, um das Schicksal der Alten Welt.
usage-ruinous-lang = Die Sprache: en, de oder pl. Ohne Angabe die der Umgebung (LC_ALL, LANG)
usage-play = Spielen: im Browser, oder mit --terminal hier. Jede Option des Spiels im Terminal bedeutet --terminal
usage-play-terminal = Im Terminal spielen, allein gegen Bots. Alle Optionen darunter sind für dieses Spiel
usage-play-no_browser = Keinen Browser öffnen, nur sagen, wo die Seite ist
usage-play-port = Der Port der Seite; ohne Angabe 7878, falls er frei ist
usage-play-data_dir = Der Ordner, in dem deine Partien liegen; dein eigener für dieses Programm, wenn nichts gesagt ist
usage-play-player = Die Macht, die du spielst: khorne, nurgle, tzeentch, slaanesh oder horned-rat
usage-play-powers = Die Mächte am Tisch, drei bis fünf, durch Kommas getrennt
usage-play-players = So viele Mächte auslosen, drei bis fünf; du bekommst die erste oder die, die du nennst
usage-play-opponents = Wer die anderen Mächte spielt: random, cultist, warrior oder daemon (warrior, wenn nichts gesagt ist); oder jede mit Namen, khorne=daemon,nurgle=cultist. Ein daemon denkt bis zu einer Sekunde über eine Entscheidung nach; daemon:200ms kürzer, und daemon:2000 probiert so oft durch, was kommen kann, gleich wie lange es dauert
usage-play-cards = Die Chaoskarten und Verbesserungen aller Mächte: base oder morrslieb; die Gehörnte Ratte hat ihre eigenen
usage-play-old_world = Die Alte-Welt-Karten: base, mixed (diese und die für Experten) oder expert
usage-play-seed = Der Startwert für Karten, Würfel und Gegner; derselbe ergibt noch einmal dieselbe Partie, außer ein daemon spielt nach der Uhr
usage-play-record = Die Partie in dieser Datei aufzeichnen; geschrieben wird nach jeder Wahl. Solange die Partie läuft, sind die Karten, die andere ziehen, darin versiegelt, damit niemand sie aus Versehen sieht
usage-play-record_open = Die Karten, die andere ziehen, nicht versiegeln: Wer die Aufzeichnung liest, sieht alle Hände
usage-play-resume = Die Partie in dieser Aufzeichnung fortsetzen, mit denen, die am Tisch saßen; --as und --opponents setzen andere an den Tisch. Von da an sind Würfel und gezogene Karten neu
usage-serve = Tische für Leute anbieten, wo immer sie sitzen
usage-serve-listen = Adresse und Port, an denen der Server zu erreichen ist; Port 0 ist irgendein freier
usage-serve-database = Die Datenbank: sqlite:DATEI oder postgres://NAME:PASSWORT@RECHNER/DATENBANK; ruinous.db im Datenordner, wenn nichts gesagt ist
usage-serve-data_dir = Der Ordner für alles, was in Dateien liegt; der des Benutzers für dieses Programm, wenn nichts gesagt ist
usage-serve-public_url = Die Adresse, unter der Leute den Server erreichen, wenn ein Proxy davorsteht
usage-serve-behind_proxy = Dem vorgeschalteten Proxy glauben, woher eine Anfrage kommt (X-Forwarded-For)
usage-serve-thinkers = Auf wie vielen Threads Bots nachdenken; einer weniger als Prozessoren, wenn nichts gesagt ist
usage-serve-smtp = Wo E-Mails abgegeben werden: smtp://NAME:PASSWORT@RECHNER:PORT oder smtps://…; ohne das gibt es keine
usage-serve-mail_from = Von wem E-Mails kommen
usage-serve-allow_private_webhooks = Webhooks auch an Adressen im eigenen Netz des Gastgebers lassen
usage-serve-log = Was auf der Standardfehlerausgabe protokolliert wird: error, warn, info, debug, oder für jeden Teil, info,ruinous_server=debug
usage-serve-tables_per_person = Wie viele Tische, deren Partien nicht zu Ende sind, jemand eröffnet haben darf
usage-serve-tables_per_hour = Wie viele Tische jemand in einer Stunde eröffnen darf
usage-serve-requests_per_second = Wie viele Anfragen jemand in der Sekunde senden darf
usage-serve-messages_per_second = Wie viele Nachrichten jemand in der Sekunde über WebSockets senden darf, getroffene Entscheidungen nicht mitgezählt
usage-serve-people_per_hour = Wie viele neue Leute in einer Stunde von einer Adresse kommen dürfen
usage-serve-away_after = Nach wie vielen Sekunden ohne Lebenszeichen der Platz eines Spielers einem Bot übergeben werden kann
usage-serve-sockets_per_person = Wie viele WebSockets eine Person offen haben darf, oder Besucher von einer Adresse zusammen
usage-serve-patience = Wie viele Sekunden ein Client höchstens brauchen darf, um eine Anfrage zu senden, und vor der nächsten schweigen darf
usage-backup = Die Datenbank eines Servers, der laufen darf, in eine Datei oder eine andere Datenbank kopieren
usage-backup-to = Die Datei für die Kopie, die es noch nicht geben darf; oder eine leere Datenbank, in die alles kopiert wird: postgres://NAME:PASSWORT@RECHNER/DATENBANK oder sqlite:DATEI
usage-serve-connections_per_address = Wie viele Verbindungen es zugleich von einer Adresse geben darf; solche über einen Proxy und von diesem Rechner zählen nicht
usage-backup-database = { usage-serve-database }
usage-backup-data_dir = Der Ordner, in dem ruinous.db liegt, wenn keine Datenbank genannt ist
usage-replay = Eine aufgezeichnete Partie noch einmal erzählen
usage-replay-file = Die Aufzeichnung einer Partie
usage-replay-quiet = Nur ausgeben, wie sie endete
usage-verify = Beweisen, dass Würfel und gezogene Karten einer Partie aus ihrem Startwert kommen
usage-verify-file = { usage-replay-file }
usage-verify-seed = Der Startwert der Partie, 64 hexadezimale Ziffern; der aus der Aufzeichnung, wenn nichts gesagt ist
usage-verify-hash = Der Hash, der zu Beginn der Partie zu sehen war, 64 hexadezimale Ziffern
usage-cards = Alle Karten zeigen, oder eine davon
usage-cards-name = Eine Karte nach ihrer Id oder ihrem Namen; ein Teil genügt, wenn nur eine Karte ihn hat
usage-check = Szenariodateien prüfen, und Ordner voller Szenarien
usage-check-paths = Szenariodateien, oder Ordner, in denen nach *.toml gesucht wird
usage-check-quiet = Nur ausgeben, was scheitert, und die Anzahl
usage-check-bot = Diesen Bot fragen, wo ein Szenario einen fragt, welchen es auch nennt
usage-check-at_least = Scheitern, wenn Bots weniger Stellungen als so viele gut beurteilen
usage-check-seed = Das Glück der Bots, die gefragt werden; derselbe Startwert ergibt dieselben Entscheidungen, außer ein daemon spielt nach der Uhr
usage-simulate = Viele Partien unter Bots spielen und darüber berichten
usage-simulate-games = Wie viele Partien. Ein angehaltener Lauf geht weiter und kann mehr Partien bekommen
usage-simulate-seats = Wer spielt: cultist, warrior oder daemon für die vier Mächte des Grundspiels; oder die Mächte am Tisch mit Namen, khorne=daemon,nurgle=warrior,tzeentch=warrior. Ein daemon probiert für eine Entscheidung 2000 Mal durch, was kommen kann; daemon:500 weniger oft, daemon:200ms spielt nach der Uhr
usage-simulate-cards = { usage-play-cards }
usage-simulate-old_world = { usage-play-old_world }
usage-simulate-seed = Der Startwert für alle Karten, Würfel und Bots; derselbe ergibt noch einmal dieselben Partien, außer ein daemon spielt nach der Uhr
usage-simulate-rotate = Jede Kartenverteilung noch einmal spielen und die Bots dabei um einen Platz weiterrücken, bis jeder auf jedem Platz war
usage-simulate-threads = Wie viele Partien gleichzeitig gespielt werden; so viele, wie der Rechner Prozessoren hat, wenn nichts gesagt ist
usage-simulate-out = Der Ordner für games.csv, summary.json und report.html; derselbe Befehl mit demselben Ordner macht weiter, wo er angehalten wurde
usage-ladder = Messen, wie stark die Bots sind: jeder allein unter dreien von jedem anderen
usage-ladder-games = Wie viele Partien für jede Paarung
usage-ladder-seed = { usage-simulate-seed }
usage-ladder-bots = Die Bots, der schwächste zuerst, durch Kommas getrennt
usage-ladder-alone = Nur die Paarungen, in denen dieser Bot der einzelne ist
usage-ladder-threads = { usage-simulate-threads }
usage-ladder-json = Für jede Paarung eine Zeile JSON ausgeben, und sonst nichts
usage-tune = Gewichte für den Warrior finden, indem Warriors gegeneinander spielen
usage-tune-steps = Wie oft sich die Gewichte verschieben
usage-tune-deals = Wie viele Kartenverteilungen vor jedem Schritt gespielt werden, jede davon zweimal
usage-tune-seed = { usage-simulate-seed }
usage-tune-from = Eine Datei mit den Gewichten, mit denen begonnen wird; die mitgelieferten, wenn nichts gesagt ist
usage-tune-threads = { usage-simulate-threads }
usage-tune-check = In wie vielen Partien die gefundenen Gewichte gegen die früheren antreten; 0 für keine
usage-tune-out = Die Datei für die gefundenen Gewichte; die, mit der der Warrior gebaut wird, wenn nichts gesagt ist
usage-fit = Aus Partien unter Warriors lernen, wer gewinnt (das Urteil des ersten Daemon), und was ein Warrior täte (die Strategie)
usage-fit-games = Aus wie vielen Partien gelernt wird
usage-fit-seed = { usage-simulate-seed }
usage-fit-threads = { usage-simulate-threads }
usage-fit-out = Der Ordner für value.toml und policy.toml; der, aus dem der Daemon gebaut wird, wenn nichts gesagt ist
usage-learn = Aus sehr vielen schnellen Partien die Netze des Daemons lernen (was wohl gewählt wird, und was Stellungen wert sind)
usage-learn-games = Aus wie vielen Partien gelernt wird. Derselbe Befehl macht weiter, wo er angehalten wurde
usage-learn-anew = Mit der Policy der Warriors beginnen statt mit den mitgelieferten Netzen
usage-learn-iterations = Daemons spielen lassen, die für jeden Zug so viele Partien ausprobieren: weit weniger Partien in der Sekunde, und jede sagt mehr
usage-learn-seed = { usage-simulate-seed }
usage-learn-threads = { usage-simulate-threads }
usage-learn-out = Der Ordner für die Netze; der, aus dem der Daemon gebaut wird, wenn nichts gesagt ist. Was bisher gelernt ist, liegt dort in learning.part
usage-bench = Messen, wie schnell die Spielregeln und die Bots laufen
usage-bench-seconds = Wie lange jede Zahl gemessen wird, in Sekunden
usage-server = Messen, wie viel ein Server trägt, mit einem eigenen
usage-server-games = Wie viele Partien gleichzeitig gespielt werden
usage-server-under_way = Wie viele Entscheidungen gleichzeitig unterwegs sein dürfen
usage-server-seconds = Wie lange bei voller und dann bei halber Geschwindigkeit gemessen wird, in Sekunden
usage-server-warm_up = Wie lange vorher gespielt wird, in Sekunden
usage-server-database = Eine Datenbank von PostgreSQL, mit der gemessen wird, als postgres://…; ohne Angabe Dateien von SQLite
usage-server-folder = Wo die Dateien von SQLite angelegt werden; ohne Angabe dort, wo das System Vorläufiges ablegt

## Karten

cards-old-world = Alte-Welt-Karten
cards-provenance = Wie sicher jede Karte bekannt ist
cards-provenance-word = { $provenance }: { $provenance-meaning }
cards-provenance-of-what = Kosten, magisches Symbol und Anzahl einer Chaoskarte sind bestätigt, wo nichts anderes steht. Bei Verbesserungen und Alte-Welt-Karten geht es nur um den Effekt.
cards-effect = Effekt { $provenance }
cards-unsure = Kosten { $cost }, Anzahl { $copies }.
cards-cost = { $cost } MP
cards-copies = { $count }-mal
cards-magic = mag. Symbol
cards-comet = Komet
cards-track = Pfad
cards-upgrade = Verb.
cards-which = Sag, welche Karte, zum Beispiel: card teleport.
cards-none = Keine Karte heißt „{ $word }“. „ruinous cards“ nennt sie alle.
cards-several = „{ $word }“ kann mehrere meinen: { $names }. Nenne eine davon.

facts-chaos = Chaoskarte { $power-of } · Kosten { $cost } · { $copies }-mal vorhanden{ $magic ->
    [yes] {" "}· magisches Symbol
   *[no] {""}
} · { $set }
facts-upgrade = Verbesserung { $power-of } · { $set }
facts-old-world = Alte-Welt-Karte · { $copies }-mal vorhanden{ $comet ->
    [yes] {" "}· Komet
   *[no] {""}
} · { $discarded ->
    [yes] wird nach dem Ausführen abgeworfen
   *[no] kommt auf den Pfad
} · { $set }
facts-drawn = Beim Ziehen: { $card-drawn }
facts-track = Auf dem Pfad: { $card-track }
facts-sure-all = Effekt, Kosten und Anzahl: { $provenance }. { $provenance-meaning }
facts-sure-effect = Effekt: { $provenance }. { $provenance-meaning }
facts-sure-cost = Kosten und magisches Symbol: { $provenance }. { $provenance-meaning }
facts-sure-copies = Anzahl: { $provenance }. { $provenance-meaning }
facts-id = In der Notation: { $id }

## Szenarien

check-ok = ok    { $file }: { $title }
check-fail = FEHL  { $file }: { $reason }
check-missed = DANEB { $file }: { $reason }
check-unreadable = nicht zu lesen: { $reason }
check-no-scenario = kein Szenario (*.toml) in diesem Ordner
check-malformed = falsch geschrieben: { $reason }
check-not-text = Zeile { $line }: kein UTF-8-Text
check-count = { $passed } bestanden, { $failed } gescheitert
check-too-few = Nur { $well } gut beurteilt: Es sollten mindestens { $least } sein.
check-judged = { $well } von { $judged } gut beurteilt

## Das Labor

progress = { $bar } { $done } von { $games } Partien · { $rate } pro Sekunde · noch { $left }

lab-power = Macht
lab-bot = Bot
lab-against = Unter dreien
lab-games = Partien
lab-wins = Siege
lab-share = Anteil
lab-interval = 95-%-Intervall
lab-dial = am Rad
lab-points = Punkte
lab-ruin = Verh.
lab-rating = Wertung
lab-old-world = Die Alte Welt
lab-percent = { $share }{"\u00A0"}%
lab-percents = { $low } – { $high }{"\u00A0"}%

simulate-title = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
simulate-rounds = Eine Partie dauerte im Schnitt { $rounds } Runden.
simulate-rate = { $rate } Partien pro Sekunde wurden gespielt.
simulate-report = Der Bericht ist { $page }.
simulate-by-the-clock = Ein daemon spielt nach der Uhr: Derselbe Startwert ergibt nicht noch einmal dieselben Partien.
simulate-goes-on = { $kept } von { $games } Partien sind schon da. Die anderen werden jetzt gespielt.
simulate-stopping = Der Lauf hält nach den Partien an, die gerade gespielt werden. Eine zweite Unterbrechung hält sofort an.
simulate-stopped = Angehalten. { $kept } von { $games } Partien sind aufbewahrt; derselbe Befehl macht mit den anderen weiter.

ladder-about = Jeder Bot spielte allein unter dreien der anderen Art, jede Macht mit denselben Kartenverteilungen. Wären alle gleich stark, gewänne er { $fair }{"\u00A0"}%.
ladder-rating = 400 mehr heißt zehnfaches Gewicht: Ein Bot mit dem Gewicht a gewinnt allein unter dreien mit dem Gewicht b a / (a + 3b) seiner Partien.
ladder-one-bot = Ein Bot genügt nicht für eine Rangliste: Nenne mindestens zwei, cultist,warrior.
ladder-bot-twice = { $bot } ist doppelt genannt: Ein Bot lässt sich nicht an sich selbst messen.
ladder-not-there = { $bot } soll allein sein, ist aber nicht unter den Bots: Nenne ihn auch bei --bots.

tune-no-start = Die Gewichte in { $file } sind nicht zu gebrauchen: { $reason }
tune-no-place = Die Gewichte lassen sich nicht in { $file } schreiben: { $reason }. Nenne mit --out einen anderen Ort.
tune-written = Die Gewichte sind in { $file }. Bots benutzen sie, wenn sie das nächste Mal gebaut werden.
fit-written = Das Urteil (value) ist in { $value }, die Strategie (policy) in { $policy }. Der erste Daemon (daemon-1) benutzt das Urteil und jeder Daemon die Strategie, wenn sie das nächste Mal gebaut werden; der heutige Daemon urteilt nach dem, was ruinous learn gefunden hat.
fit-surprise = In zurückgehaltenen Partien waren die Sieger für dieses Urteil zu { $surprise } überraschend, und zu { $alike } für eines, das alle Mächte für gleich hält (das Mittel von -ln ihrer Aussichten).
fit-regret = Dort verliert, was die Strategie wählen würde, { $regret }{"\u00A0"}% von dem, was zwischen der besten und irgendeiner Möglichkeit auf dem Spiel steht.
learn-no-place = In { $file } kann nichts geschrieben werden: { $reason }. Nenne mit --out einen anderen Ordner.
learn-written = Die Netze sind in { $folder }. Der Daemon benutzt sie, wenn er das nächste Mal gebaut wird.
learn-other = { $file } enthält etwas anderes, oder Gelerntes mit anderem Startwert, anderer Zahl von Partien oder Versuchen oder anderen Netzen: „{ $first }“. Die Datei wurde nicht verändert. Entferne sie, um neu zu beginnen, oder nenne mit --out einen anderen Ordner.
learn-damaged = { $file } ist nicht, wie es geschrieben wurde: Etwas hat die Datei beschädigt. Entferne sie, um neu zu beginnen, oder nenne mit --out einen anderen Ordner.
learn-unread = Was bisher gelernt ist, kann nicht aus { $file } gelesen werden: { $reason }. Entferne die Datei, um neu zu beginnen, oder nenne mit --out einen anderen Ordner.
learn-surprise = In den letzten Partien war für das Netz der Bewertung, bevor es aus ihnen lernte, zu { $surprise } überraschend, wie sie ausgingen (das Mittel von -ln der Aussicht).
tune-tried = Mit diesen Gewichten wurden { $share }{"\u00A0"}% von { $games } Partien allein unter dreien mit den früheren gewonnen ({ $low } bis { $high }{"\u00A0"}%; 25{"\u00A0"}%, wenn sie gleich stark wären).

folder-unusable = { $folder } ist nicht zu gebrauchen: { $reason }. Wähle mit --out einen anderen Ordner.
folder-in-use = In { $folder } läuft schon ein anderer Lauf. Warte, bis er zu Ende ist, oder wähle mit --out einen anderen Ordner.
folder-unknown-run = In { $folder } liegen Dateien, aber run.json sagt nicht, zu welchem Lauf sie gehören. Wähle mit --out einen anderen Ordner.
folder-other-run = In { $folder } wurde ein anderer Lauf begonnen:
    { $differences }
    Wähle mit --out einen anderen Ordner, oder dieselben Argumente; nur --games darf größer sein.
folder-difference = {"  "}{ $what }: dort { $there }, jetzt { $here }
folder-games = { $folder }/games.csv, { $reason }
folder-foreign-game = { $folder }/games.csv: Partie { $game } ist doppelt da oder gehört nicht zu diesem Lauf. Nimm ihre Zeile heraus, oder wähle mit --out einen anderen Ordner.
games-unreadable = nicht zu lesen: { $reason }.
games-malformed = Zeile { $line }, Spalte { $column }: „{ $found }“ passt nicht, erwartet ist { $expected }. Berichtige die Zeile oder nimm sie heraus; ihre Partie wird noch einmal gespielt.
games-expected-name = der Name der Spalte
games-expected-number = eine Zahl
games-expected-rounds = eine Zahl für jede Runde, durch Leerzeichen getrennt, die letzte davon der Endstand
games-expected-way-of-ending = eine Art zu enden: dial, vp, ruin oder deck
games-expected-powers = eine Liste von Mächten am Tisch, durch Leerzeichen getrennt
games-expected-ruins = eine Liste von Regionen mit der Runde ihrer Verheerung, etwa empire@4 kislev@5
games-expected-old-world-cards = eine Liste von Alte-Welt-Karten nach ihren Ids, durch Leerzeichen getrennt
games-expected-bot = eine Stufe: cultist, warrior oder ein daemon mit seinem Budget, etwa daemon:2000
games-expected-cards = eine Liste von Chaoskarten dieser Macht nach ihren Ids, durch Leerzeichen getrennt
games-expected-upgrades = eine Liste von Verbesserungen dieser Macht nach ihren Ids, durch Leerzeichen getrennt
games-expected-end = das Ende der Zeile
