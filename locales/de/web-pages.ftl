### Die Seiten um das Spiel: Start, Tische, ein neuer Tisch, der Warteraum, Einladungen, Karten, Einstellungen.

# So heißt, wer seinen Namen nicht gesagt hat.
guest = Gast
page-unreachable = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
page-gone = Diese Seite lässt sich nicht laden. Vielleicht gibt es eine neuere Fassung von ihr.
page-reload = Neu laden

nav = Seiten
nav-place = { $place ->
    [tables] Tische
    [new] Neuer Tisch
    [cards] Karten
   *[you] Einstellungen
}
# Dasselbe unter kleinen Bildern auf dem Telefon.
nav-dock = { $place ->
    [tables] Tische
    [new] Neu
    [cards] Karten
   *[you] Du
}
nav-sign-in = Anmelden
# Folgt auf die Zahl der Partien, die warten.
nav-turns = du bist dran

## Mächte

god-way = { $power ->
    [khorne] siegt durch Töten
    [nurgle] siegt, wo viele leben
    [tzeentch] siegt, wo Magie sich sammelt
    [slaanesh] siegt, wo Kronen glänzen
    [horned-rat] siegt aus der Tiefe
   *[other] {""}
}
god-how = { $power ->
    [khorne] Sein Rad dreht sich, wenn er im Kampf gegnerische Figuren tötet.
    [nurgle] Sein Rad dreht sich, wenn er zwei oder mehr Verderbnismarker in eine bevölkerungsreiche Region setzt.
    [tzeentch] Sein Rad dreht sich, wenn er zwei oder mehr Verderbnismarker in eine Region setzt, in der zusammen zwei oder mehr magische Symbole und Warpsteine sind.
    [slaanesh] Sein Rad dreht sich, wenn er im Verderbnisschritt zwei oder mehr Verderbnismarker in eine Region mit einem Adeligen oder Helden setzt.
    [horned-rat] Ihr Rad dreht sich, wenn sie Regionen mit Skaven beherrscht.
   *[other] {""}
}

## Bots

bot-level = { $level ->
    [cultist] Kultist
    [warrior] Krieger
    [daemon] Dämon
   *[random] Zufall
}
bot-about = { $level ->
    [cultist] Wählt zufällig, was nicht offensichtlich sinnlos ist. Allein unter drei Kriegern gewann er keine von 400 Partien.
    [warrior] Blickt eine Wahl voraus, nie zwei: kämpft gut, plant schlecht. Allein unter drei Kultisten gewann er 371 von 400.
   *[daemon] Probiert Tausende von Fortsetzungen durch, bis zu einer Sekunde je Wahl. Allein unter drei Kriegern gewann er 131 von 200.
}
# In der Reihe derer, die an einem Tisch sitzen.
some-bots = { $count ->
    [1] { $level ->
        [cultist] ein Kultist
        [warrior] ein Krieger
        [daemon] ein Dämon
       *[random] ein Bot, der zufällig wählt
    }
   *[other] { $count ->
        [2] zwei
        [3] drei
        [4] vier
       *[other] fünf
    } { $level ->
        [cultist] Kultisten
        [warrior] Krieger
        [daemon] Dämonen
       *[random] Bots, die zufällig wählen
    }
}
some-seats = { $count ->
    [1] ein freier Platz
    [2] zwei freie Plätze
    [3] drei freie Plätze
    [4] vier freie Plätze
   *[other] fünf freie Plätze
}

## Start

start-motto = Die Alte Welt ist Pergament. Du bist die Tinte.
start-play = Jetzt spielen
start-busy = Der Tisch wird aufgebaut.
start-against = Du bist { power-as }, gegen { $count ->
    [2] zwei
    [3] drei
   *[other] vier
} { $level ->
    [cultist] Kultisten
    [warrior] Krieger
   *[daemon] Dämonen
}.
start-power = Deine Macht
start-opponents = Gegner
start-players = Spieler
start-unofficial = Ein inoffizielles Werk von Spielern. Kein Bild und kein Satz des gedruckten Spiels wird verwendet; seine Verlage sind daran nicht beteiligt.
# Schrift auf der Landkarte daneben.
start-region = { $region ->
    [norsca] Norsca
    [troll-country] Land der Trolle
    [kislev] Kislev
    [empire] Imperium
    [bretonnia] Bretonia
    [estalia] Estalia
    [tilea] Tilea
    [border-princes] Grenzgrafschaften
    [badlands] Düsterlande
   *[other] { $region }
}
continue = An deinem Tisch weiterspielen
continue-waits = Weiterspielen: Du bist dran
continue-yours = Du entscheidest.
continue-theirs = { $name } entscheidet.
continue-round = Runde { $round }. { $whose }
continue-others = { $count ->
    [one] Noch eine Partie läuft
   *[other] Noch { $count } Partien laufen
}{ $turns ->
    [0] {""}
    [one] ; eine wartet auf dich
   *[other] ; { $turns } warten auf dich
}

## Was vereinbart ist

card-set = { $set ->
    [morrslieb] Morrslieb
   *[base] Grundspiel
}
card-set-about = { $set ->
    [morrslieb] Die Mächte des Grundspiels haben andere Karten und Verbesserungen. Vieles in diesem Set haben wir rekonstruiert.
   *[base] Die Karten und Verbesserungen des Grundspiels. Die Gehörnte Ratte hat ihre eigenen.
}
world-set = { $set ->
    [mixed] Gemischt
    [expert] Experten
   *[base] Grundspiel
}
world-set-about = { $set ->
    [mixed] Die 28 Karten des Grundspiels und neun schwerere.
    [expert] Nur die neun schwereren Karten.
   *[base] Die 28 Karten des Grundspiels.
}
rules-sets = { $cards ->
    [morrslieb] Morrslieb-Karten
   *[base] Karten des Grundspiels
}, { $world ->
    [mixed] gemischte Alte Welt
    [expert] Alte Welt für Experten
   *[base] Alte Welt des Grundspiels
}
rules-dealt = { $sets }, Mächte ausgelost
pace-kind = { $kind ->
    [live] Live
    [post] Fernpartie
   *[none] Ohne Uhr
}
pace-kind-about = { $kind ->
    [live] Jeder Spieler hat eine Gesamtzeit für alle Entscheidungen, und jede bringt etwas Zeit hinzu.
    [post] Für jede Entscheidung gibt es eine Frist. Wer nicht da ist, bekommt auf Wunsch eine Nachricht, wenn er dran ist.
   *[none] Jeder denkt nach, so lange er mag.
}
pace-total = Jeder Spieler hat
pace-increment = Jede Entscheidung bringt
pace-each = Für jede Entscheidung
pace-over = Ist die Zeit um,
pace-over-how = { $how ->
    [bot-takes-over] übernimmt ein Bot den Platz
   *[bot-chooses] entscheidet dieses Mal ein Bot
}
pace-none = Ohne Uhr
pace-post = { $span } je Entscheidung
pace-live = { $span } für alle Entscheidungen
pace-live-more = { $span }, dazu { $more } je Entscheidung

## Ein neuer Tisch

setup-title = Einen Tisch eröffnen
setup-lead = Alles ist schon gewählt. Ändere, was du magst, oder spiel gleich los.
setup-powers = Mächte
setup-pace = Bedenkzeit
setup-cards = Karten
setup-world = Alte Welt
setup-watchers = Zuschauer
setup-hints = Tipps
setup-seats = Freie Plätze
setup-either = { $what ->
    [deal-no] Wie auf den Bannern
    [deal-yes] Auslosen
    [watch-yes] Erlaubt
    [watch-no] Keine
    [hints-yes] Erlaubt
    [hints-no] Keine
    [listed-no] Auf Einladung
   *[listed-yes] Für alle
}
setup-either-about = { $what ->
    [deal-no] Jeder spielt die Macht, unter deren Banner er sitzt.
    [deal-yes] Die Mächte werden zu Beginn der Partie unter den Plätzen ausgelost.
    [watch-yes] Wer den Link hat, sieht das Spielbrett, aber keine Hand.
    [watch-no] Nur die Spieler sehen die Partie.
    [hints-yes] Ein Spieler darf fragen, was der Dämon täte, und warum.
    [hints-no] Niemand bekommt Tipps.
    [listed-no] Wer den Link zu einem Platz hat, nimmt ihn ein.
   *[listed-yes] Der Tisch steht in der Liste, und jeder darf sich setzen.
}
setup-ready = Bereit
setup-you = Du bist { power-as }.
setup-you-dealt = Deine Macht wird ausgelost.
setup-you-not = Du spielst nicht mit.
setup-others = Am Tisch: { $others }
setup-eyes = { $watchers ->
    [yes] Zuschauer erlaubt
   *[no] Keine Zuschauer
}, { $hints ->
    [yes] Tipps erlaubt
   *[no] keine Tipps
}
setup-go = { $how ->
    [play] Jetzt spielen
    [open] Tisch eröffnen
   *[watch] Den Bots zusehen
}
setup-go-about = { $how ->
    [play] Mit einem freien Platz wird daraus „Tisch eröffnen“, und du wartest auf deine Gäste.
    [open] Du wartest auf deine Gäste und beginnst, wenn kein Platz mehr frei ist.
   *[watch] Nur Bots spielen, und du siehst zu.
}
setup-presets = Andere Vorlagen
setup-preset = { $id ->
    [last] Wie letztes Mal
    [first] Erste Partie
   *[post] Fernpartie
}
setup-preset-about = { $id ->
    [last] deine Macht, deine Gegner
    [first] Khorne, drei Kultisten, ohne Uhr
   *[post] Freunde, zwei Tage je Entscheidung
}

## Plätze

seat-you = Du
seat-open = Frei
seat-nobody = Nicht dabei
seat-bot = Bot
seat-anyone = für alle
seat-invited = auf Einladung
seat-absent = nicht an diesem Tisch
seat-mine = dein Platz
seat-here = ist da
seat-away = ist nicht da
seat-add = An den Tisch
seat-remove = { power-begins } weglassen
seat-who = Wer { power-as } spielt

## Der Warteraum

wait-title = Warteraum
wait-here = { $taken } von { $seats } Plätzen sind besetzt
wait-awaited = Der Tisch wartet auf die anderen.
wait-ready = Beginne, wann du magst.
wait-creator = { $name } beginnt die Partie.
wait-begin = Die Partie beginnen
wait-still-open = { $count ->
    [one] Ein Platz ist noch frei: Lade jemanden ein oder gib ihn einem Bot.
   *[other] { $count } Plätze sind noch frei: Lade Leute ein oder gib sie Bots.
}
wait-take-away = Den Tisch auflösen
wait-sit = Platz nehmen
wait-rise = Aufstehen
wait-ask-to-leave = Platz freimachen
wait-bot = Den Platz einem Bot geben
wait-bot-level = Den Platz { $level ->
    [cultist] einem Kultisten
    [warrior] einem Krieger
   *[daemon] einem Dämon
} geben
wait-seat = Platz { $number }
wait-learn = Während du wartest: wie jede Macht siegt
wait-clean = Die Alte Welt, noch rein.
invite-title = Einladung
invite-lead = Wer den Link zu einem Platz öffnet, darf ihn einnehmen. Ein Konto braucht es nicht.
invite-listed = Der Tisch steht in der Liste. Mit einem Link findet ihn ein Freund sofort.
invite-copy = Kopieren
invite-copied = Kopiert
invite-copy-of = Den Link kopieren: { $name }
talk-title = Tischgespräch

## Eine Einladung

join-title = Einladung
join-invites = { $name } lädt dich ein
join-as = Du spielst { $power ->
    [khorne] Khorne, den Blutgott
    [nurgle] Nurgle, den Fürsten der Pestilenz
    [tzeentch] Tzeentch, den Wandler der Wege
    [slaanesh] Slaanesh, den Fürsten der Lust und des Schmerzes
   *[other] { power-as }
}.
join-dealt = Die Mächte werden zu Beginn der Partie ausgelost.
join-sit = Platz nehmen
join-taken = Dieser Platz ist besetzt.
join-look = Den Tisch ansehen
join-none = Diese Einladung gilt nicht

## Tische

tables-title = Deine Tische
tables-waiting = { $count ->
    [0] Keiner wartet auf dich.
    [one] Einer wartet auf dich.
   *[other] { $count } warten auf dich.
}
tables-code = Link oder Code eines Tisches
tables-find = Suchen
tables-mine = Deine Tische
tables-theirs = Tische anderer
tables-turn = Du bist dran
tables-others = Andere entscheiden
tables-open-mine = Noch nicht begonnen
tables-finished = Zu Ende gespielt
tables-more = Mehr zeigen
tables-none = Du hast noch keinen Tisch.
tables-open = Offene Tische
tables-open-none = Gerade ist kein Platz frei.
tables-watch = Zum Zusehen
tables-key = Die Skala zeigt Siegpunkte. Ein Ring ist ein Bedrohungsrad; seine Zahl sagt, wie viele Sprünge fehlen. Auf der kleinen Landkarte zeigt die Farbe, wer jetzt herrschen würde, und Schwarz ist verheert.
tables-phase = { $phase ->
    [old-world] Alte Welt
    [draw] Ziehen
    [summoning] Beschwörung
    [battle] Kampf
    [corruption] Verderbnis
   *[end] Ende
}
tables-where = Runde { $round }, { $phase ->
    [old-world] Alte-Welt-Phase
    [draw] Zugphase
    [summoning] Beschwörungsphase
    [battle] Kampfphase
    [corruption] Verderbnisphase
   *[end] Endphase
}
tables-round = Runde { $round }
tables-asked = { $name } ({ $power }) entscheidet.
tables-of = Tisch von { $name }
tables-taken = { $taken } von { $seats }, { $since }
tables-points = { $power }: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
tables-ticks = { $power }: { $missing ->
    [0] Rad auf „Sieg“
    [one] noch ein Sprung bis zum Sieg
   *[other] noch { $missing } Sprünge bis zum Sieg
}
tables-ruined = { $count ->
    [0] Keine Region ist verheert.
    [one] Eine Region ist verheert.
   *[other] { $count } Regionen sind verheert.
}
tables-verb = { $verb ->
    [watch] Zusehen
    [enter] Hingehen
   *[sit] Platz nehmen
}

## Alle Karten

shelf-found = Gefunden
shelf-world = Alte Welt
shelf-count = { $kinds ->
    [0] Keine Karte passt.
   *[other] { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }, { $kinds ->
        [one] eine Art
       *[other] { $kinds } Arten
    }
}
shelf-kind = { $kind ->
    [chaos] Chaoskarten
    [upgrade] Verbesserungen
   *[world] Alte-Welt-Karten
}{ $set ->
    [morrslieb] {" "}des Morrslieb-Sets
    [expert] {" "}für Experten
    [revised] , überarbeitet für die Gehörnte Ratte
   *[base] {""}
}
shelf-set = { $set ->
    [base] Grundspiel
    [morrslieb] Morrslieb
    [expert] Experten
    [revised] Überarbeitet
   *[own] Eigene
}
shelf-all = alle
shelf-search = in allen Karten suchen
shelf-whose = Wessen Karten
shelf-filter = Filter
shelf-sets = Set
shelf-cost = Kosten
shelf-magic = Magisches Symbol
shelf-magic-is = { $magic ->
    [yes] mit
   *[no] ohne
}
shelf-sure = Wie sicher wir sind
shelf-words = Die Worte auf jeder Karte sind unsere. Das Zeichen sagt, wie gut die Wirkung bekannt ist.
sure-word = { $mark ->
    [confirmed] bestätigt
    [recorded] belegt
    [inferred] erschlossen
   *[reconstructed] rekonstruiert
}
sure-about = { $mark ->
    [confirmed] Ein offizieller Text sagt es, oder zwei unabhängige Quellen sagen dasselbe.
    [recorded] Eine Quelle sagt es.
    [inferred] Aus gespielten Partien oder einer unvollständigen Quelle erschlossen. Hast du das Spiel im Schrank? Sag es uns.
   *[reconstructed] Keine Quelle sagt es: so ergänzt, dass es zu allem passt, was sonst bekannt ist. Hast du das Spiel im Schrank? Sag es uns.
}
card-kind = Art
card-kind-is = { $kind ->
    [chaos] Chaoskarte, { $power }
    [upgrade] Verbesserung, { $power }
   *[world] Alte-Welt-Karte
}
card-cost-is = { $cost }, und ebenso viel Beherrschung
card-copies = Anzahl
card-magic = ein Symbol
card-comet = Komet
card-comet-is = ja
card-upgrade = Verbesserung
card-rulings = Regelfragen

## Einstellungen und Anmeldung

set-lead = Jede Änderung gilt sofort.
set-look = Aussehen und Sprache
set-language = Sprache
set-language-about = Karten, Regionen und Sätze folgen ihr.
set-speed = Bewegung
set-speed-about = Wie schnell gezeigt wird, was geschieht. Wünscht dein System keine Bewegung, bewegt sich nichts.
set-speed-word = { $speed ->
    [x1] Normal
    [x2] Schnell
   *[xoff] Keine
}
set-notices = Benachrichtigungen
set-notices-about = Bei Partien ohne Uhr und bei Fernpartien erfährst du einmal je Zug, dass du dran bist, wenn du nicht da bist.
set-notices-nobody = Gib dir zuerst einen Namen oder spiel eine Partie.
set-webhook = Webhook
set-webhook-about = Eine Adresse, die JSON annimmt, etwa eine von Discord. Leer: keine.
set-email = E-Mail
set-email-about = Sofern dieser Server E-Mails verschickt. Leer: keine.
set-you = Du und deine Anmeldung
set-name = Name am Tisch
set-name-about = Andere sehen ihn.
set-login = Auf einem anderen Gerät weiterspielen
set-login-about = Mit Anmeldename und Passwort bist du dort dieselbe Person.
set-login-is = Dein Anmeldename: { $login }
set-login-change = Ein neues Passwort meldet alle anderen Geräte ab.
set-login-save = Anmeldename und Passwort speichern
set-login-done = Gespeichert.
set-leave = Abmelden
set-leave-sure = Du hast keinen Anmeldenamen. Niemand kann als du zurückkommen, und deine Tische sind für dich verloren. Wähle noch einmal „Abmelden“, wenn du das willst.
set-nobody = Hier kennt dich noch niemand. Die erste Partie macht dich zum Gast.
set-kept = gespeichert
login-name = Anmeldename
login-password = Passwort
login-length = mindestens 8 Zeichen
sign-title = Komm an den Tisch
sign-lead = Zum Spielen genügt ein Name. Melde dich an, um deine Tische auf jedem Gerät zu finden.
sign-already = Du bist jetzt { $name }.
sign-guest = Als Gast spielen
sign-or = oder
sign-fine = Wir behalten deinen Namen und deine Partien. Ein Gast legt Anmeldename und Passwort in den Einstellungen fest und behält, was er gespielt hat.

none-title = Hier ist nichts
none-about = Unter dieser Adresse gibt es keine Seite.
none-table = Diesen Tisch gibt es nicht
none-table-about = Oder er ist nicht für deine Augen bestimmt.
none-table-sign-in = Wenn du dort mitspielst, melde dich an: Er öffnet sich denen, die er kennt.
none-home = Zum Start
