# Die Wörter des Spiels. Nennt ein Satz eines dieser Dinge als $power, $region und so weiter, kann er
# auch jede Form verwenden, die hier als Attribut steht: $region-in, $power-of.
#
# Formen: der Name selbst beginnt einen Satz (Mächte) oder steht allein (alles andere); .the ist Nominativ
# und, bei Mächten und Regionen, auch Akkusativ mit Artikel; .dat ist der Dativ, .of der Genitiv hinter
# dem, was gemeint ist; .a ist der Akkusativ mit „ein“, .none der mit „kein“, .start der Nominativ mit
# „ein“ am Satzanfang. Bei Regionen ist .verb „ist“ oder „sind“.

## Begriffe

-resistance = Widerstandswert
-conquest-value = Eroberungswert
-threat = Bedrohung
-populous = bevölkerungsreich

## Mächte

power-khorne = Khorne
    .the = Khorne
    .dat = Khorne
    .of = Khornes
    .short = Khorne
    .sign = K
power-nurgle = Nurgle
    .the = Nurgle
    .dat = Nurgle
    .of = Nurgles
    .short = Nurgle
    .sign = N
power-tzeentch = Tzeentch
    .the = Tzeentch
    .dat = Tzeentch
    .of = Tzeentchs
    .short = Tzeentch
    .sign = T
power-slaanesh = Slaanesh
    .the = Slaanesh
    .dat = Slaanesh
    .of = Slaaneshs
    .short = Slaanesh
    .sign = S
power-horned-rat = Die Gehörnte Ratte
    .the = die Gehörnte Ratte
    .dat = der Gehörnten Ratte
    .of = der Gehörnten Ratte
    .short = Ratte
    .sign = R

# Was das Rad einer Macht dreht.
wants-khorne = Khorne, der Blutgott, will töten. Sein Rad dreht sich, wenn er gegnerische Figuren im Kampf tötet, in möglichst vielen Regionen.
wants-nurgle = Nurgle, der Fürst der Pestilenz, will die { -populous }en Regionen verrotten sehen. Sein Rad dreht sich, wenn er 2 oder mehr Verderbnismarker in eine von ihnen setzt.
wants-tzeentch = Tzeentch, der Große Verschwörer, will Magie am Werk sehen. Sein Rad dreht sich, wenn er 2 oder mehr Verderbnismarker in eine Region setzt, in der zusammen 2 oder mehr magische Symbole und Warpsteine sind.
wants-slaanesh = Slaanesh, der Fürst der Lust und des Schmerzes, will die Mächtigen fallen sehen. Sein Rad dreht sich, wenn er im Verderbnisschritt 2 oder mehr Verderbnismarker in eine Region mit einem Adeligen oder Helden setzt.
wants-horned-rat = Die Gehörnte Ratte, die Gottheit der Skaven, will ihr Volk herrschen sehen. Ihr Rad dreht sich, wenn sie Regionen mit Skaven beherrscht. Ihre Figuren setzen keine Verderbnismarker; wird eine verheerte Region gewertet, zählt dort jede so viel Verderbnis, wie sie kostet.

## Regionen in ihrer Reihenfolge

region-norsca = Norsca
    .start = Norsca
    .the = Norsca
    .verb = ist
    .dat = Norsca
    .in = in Norsca
    .to = nach Norsca
    .from = aus Norsca
    .short = Nor
region-troll-country = Land der Trolle
    .start = Das Land der Trolle
    .the = das Land der Trolle
    .verb = ist
    .dat = dem Land der Trolle
    .in = im Land der Trolle
    .to = ins Land der Trolle
    .from = aus dem Land der Trolle
    .short = Trol
region-kislev = Kislev
    .start = Kislev
    .the = Kislev
    .verb = ist
    .dat = Kislev
    .in = in Kislev
    .to = nach Kislev
    .from = aus Kislev
    .short = Kis
region-empire = Imperium
    .start = Das Imperium
    .the = das Imperium
    .verb = ist
    .dat = dem Imperium
    .in = im Imperium
    .to = ins Imperium
    .from = aus dem Imperium
    .short = Imp
region-bretonnia = Bretonia
    .start = Bretonia
    .the = Bretonia
    .verb = ist
    .dat = Bretonia
    .in = in Bretonia
    .to = nach Bretonia
    .from = aus Bretonia
    .short = Bret
region-estalia = Estalia
    .start = Estalia
    .the = Estalia
    .verb = ist
    .dat = Estalia
    .in = in Estalia
    .to = nach Estalia
    .from = aus Estalia
    .short = Est
region-tilea = Tilea
    .start = Tilea
    .the = Tilea
    .verb = ist
    .dat = Tilea
    .in = in Tilea
    .to = nach Tilea
    .from = aus Tilea
    .short = Til
region-border-princes = Grenzgrafschaften
    .start = Die Grenzgrafschaften
    .the = die Grenzgrafschaften
    .verb = sind
    .dat = den Grenzgrafschaften
    .in = in den Grenzgrafschaften
    .to = in die Grenzgrafschaften
    .from = aus den Grenzgrafschaften
    .short = Gren
region-badlands = Düsterlande
    .start = Die Düsterlande
    .the = die Düsterlande
    .verb = sind
    .dat = den Düsterlanden
    .in = in den Düsterlanden
    .to = in die Düsterlande
    .from = aus den Düsterlanden
    .short = Düst

## Alte-Welt-Marker. Alle sind männlich; ihre Namen passen hinter „ein“ im Nominativ.

token-event = Ereignismarker
    .a = einen Ereignismarker
    .the = der Ereignismarker
    .none = keinen Ereignismarker
    .plural = Ereignismarker
    .short = Er
token-hero = Held
    .a = einen Helden
    .the = der Held
    .none = keinen Helden
    .plural = Helden
    .short = He
token-noble = Adeliger
    .a = einen Adeligen
    .the = der Adelige
    .none = keinen Adeligen
    .plural = Adelige
    .short = Ad
token-peasant = Bauer
    .a = einen Bauern
    .the = der Bauer
    .none = keinen Bauern
    .plural = Bauern
    .short = Ba
token-skaven = Skaven
    .a = einen Skaven
    .the = der Skaven
    .none = keinen Skaven
    .plural = Skaven
    .short = Sk
token-warpstone = Warpstein
    .a = einen Warpstein
    .the = der Warpstein
    .none = keinen Warpstein
    .plural = Warpsteine
    .short = Wa

# Was ein Marker bewirkt, für die Legende und die Hilfe.
token-rule-event = Ereignismarker zeigen, von welchen Regionen eine Karte auf dem Alte-Welt-Pfad spricht.
token-rule-hero = Jeder Held zwingt in der Endphase die Macht mit der höchsten { -threat } in seiner Region, dort eine Figur zu entfernen.
token-rule-noble = Jeder Adelige erhöht den { -conquest-value } seiner Region um 1.
token-rule-peasant = Bauern können im Kampf getroffen werden. Wer einen trifft, behält ihn, und manche Karten belohnen Bauern.
token-rule-skaven = Jeder Skaven senkt den { -resistance } seiner Region um 1.
token-rule-warpstone = Jeder Warpstein zählt als Verderbnismarker, wenn geprüft wird, ob eine Region verheert ist.

## Figuren: drei Klassen, und wie jede Macht die ihren nennt

class-cultist = Kultist
    .a = einen Kultisten
    .enemy = einen gegnerischen Kultisten
    .plural = Kultisten
    .letter = k
class-warrior = Krieger
    .a = einen Krieger
    .enemy = einen gegnerischen Krieger
    .plural = Krieger
    .letter = r
class-daemon = Großer Dämon
    .a = einen Großen Dämon
    .enemy = einen gegnerischen Großen Dämon
    .plural = Große Dämonen
    .letter = d

figure-khorne-cultist = Blutvergießer
    .a = einen Blutvergießer
    .the = der Blutvergießer
    .none = keinen Blutvergießer
    .start = Ein Blutvergießer
figure-khorne-warrior = Zerfleischer
    .a = einen Zerfleischer
    .the = der Zerfleischer
    .none = keinen Zerfleischer
    .start = Ein Zerfleischer
figure-khorne-daemon = Blutdämon
    .a = den Blutdämon
    .the = der Blutdämon
    .none = keinen Blutdämon
    .start = Der Blutdämon
figure-nurgle-cultist = Aussätziger
    .a = einen Aussätzigen
    .the = der Aussätzige
    .none = keinen Aussätzigen
    .start = Ein Aussätziger
figure-nurgle-warrior = Seuchenhüter
    .a = einen Seuchenhüter
    .the = der Seuchenhüter
    .none = keinen Seuchenhüter
    .start = Ein Seuchenhüter
figure-nurgle-daemon = Großer Verpester
    .a = den Großen Verpester
    .the = der Große Verpester
    .none = keinen Großen Verpester
    .start = Der Große Verpester
figure-tzeentch-cultist = Akolyth
    .a = einen Akolythen
    .the = der Akolyth
    .none = keinen Akolythen
    .start = Ein Akolyth
figure-tzeentch-warrior = Horror
    .a = einen Horror
    .the = der Horror
    .none = keinen Horror
    .start = Ein Horror
figure-tzeentch-daemon = Herrscher des Wandels
    .a = den Herrscher des Wandels
    .the = der Herrscher des Wandels
    .none = keinen Herrscher des Wandels
    .start = Der Herrscher des Wandels
figure-slaanesh-cultist = Verführerin
    .a = eine Verführerin
    .the = die Verführerin
    .none = keine Verführerin
    .start = Eine Verführerin
figure-slaanesh-warrior = Dämonette
    .a = eine Dämonette
    .the = die Dämonette
    .none = keine Dämonette
    .start = Eine Dämonette
figure-slaanesh-daemon = Hüter der Geheimnisse
    .a = den Hüter der Geheimnisse
    .the = der Hüter der Geheimnisse
    .none = keinen Hüter der Geheimnisse
    .start = Der Hüter der Geheimnisse
figure-horned-rat-cultist = Klanratte
    .a = eine Klanratte
    .the = die Klanratte
    .none = keine Klanratte
    .start = Eine Klanratte
figure-horned-rat-warrior = Rattenoger
    .a = einen Rattenoger
    .the = der Rattenoger
    .none = keinen Rattenoger
    .start = Ein Rattenoger
figure-horned-rat-daemon = Rattendämon
    .a = den Rattendämon
    .the = der Rattendämon
    .none = keinen Rattendämon
    .start = Der Rattendämon

# Mehrere von ihnen oder eine, im Akkusativ.
figures-khorne-cultist = { $count ->
    [one] einen Blutvergießer
   *[other] { $count } Blutvergießer
}
figures-khorne-warrior = { $count ->
    [one] einen Zerfleischer
   *[other] { $count } Zerfleischer
}
figures-khorne-daemon = { $count ->
    [one] den Blutdämon
   *[other] { $count } Blutdämonen
}
figures-nurgle-cultist = { $count ->
    [one] einen Aussätzigen
   *[other] { $count } Aussätzige
}
figures-nurgle-warrior = { $count ->
    [one] einen Seuchenhüter
   *[other] { $count } Seuchenhüter
}
figures-nurgle-daemon = { $count ->
    [one] den Großen Verpester
   *[other] { $count } Große Verpester
}
figures-tzeentch-cultist = { $count ->
    [one] einen Akolythen
   *[other] { $count } Akolythen
}
figures-tzeentch-warrior = { $count ->
    [one] einen Horror
   *[other] { $count } Horrors
}
figures-tzeentch-daemon = { $count ->
    [one] den Herrscher des Wandels
   *[other] { $count } Herrscher des Wandels
}
figures-slaanesh-cultist = { $count ->
    [one] eine Verführerin
   *[other] { $count } Verführerinnen
}
figures-slaanesh-warrior = { $count ->
    [one] eine Dämonette
   *[other] { $count } Dämonetten
}
figures-slaanesh-daemon = { $count ->
    [one] den Hüter der Geheimnisse
   *[other] { $count } Hüter der Geheimnisse
}
figures-horned-rat-cultist = { $count ->
    [one] eine Klanratte
   *[other] { $count } Klanratten
}
figures-horned-rat-warrior = { $count ->
    [one] einen Rattenoger
   *[other] { $count } Rattenoger
}
figures-horned-rat-daemon = { $count ->
    [one] den Rattendämon
   *[other] { $count } Rattendämonen
}

# Eine Figur, von der etwas gesagt werden muss, damit man sie von ihresgleichen unterscheidet.
marked-figure = { $figure } ({ $marks })
mark-controlled = kontrolliert
mark-kept = vom Hüter kontrolliert
mark-shielded = beschirmt
mark-wounded = verwundet
mark-spent = schon kostenlos beschworen
mark-settled = auf einem Kartenfeld
mark-hated = gehasst
mark-shocked = geschockt
mark-surrendered = ergeben

## Phasen. Alle sind weiblich.

phase-old-world = Alte-Welt-Phase
phase-draw = Zugphase
phase-summoning = Beschwörungsphase
phase-battle = Kampfphase
phase-corruption = Verderbnisphase
phase-end = Endphase

phase-rule-old-world = Eine Alte-Welt-Karte wird gezogen. Die Macht mit der niedrigsten { -threat } führt sie aus.
phase-rule-draw = Alle ziehen Karten und bekommen neue Machtpunkte.
phase-rule-summoning = Reihum beschwören die Mächte je eine Figur oder spielen je eine Karte, bis niemand mehr Machtpunkte hat. Figuren kommen dorthin, wo ihre Macht Figuren hat, oder in eine angrenzende Region. Jede Region hat zwei Kartenfelder.
phase-rule-battle = Region für Region werfen die Figuren so viele Würfel, wie ihr Angriffswert beträgt; 4, 5 und 6 treffen, und für eine 6 wird noch einmal geworfen. Eine Figur stirbt durch so viele Treffer, wie ihr Verteidigungswert beträgt.
phase-rule-corruption = In jeder Region zählt eine Macht ihre Figuren und die Kosten ihrer Karten zusammen. Wer am meisten hat, und mehr als den { -resistance }, beherrscht die Region und erhält ihren { -conquest-value } an Siegpunkten. Dann setzt jeder Kultist außer den Klanratten einen Verderbnismarker, und eine Region mit 12 Markern wird verheert.
phase-rule-end = Die Karten kommen vom Spielbrett, Helden entfernen Figuren, verheerte Regionen bringen Punkte, Räder drehen sich. Dann wird geprüft, ob jemand gewonnen hat.

## Was ein Sprung des Rades seiner Macht aufträgt

dial-score = { $count ->
    [one] Erhalte 1 Siegpunkt
   *[other] Erhalte { $count } Siegpunkte
}
dial-upgrade = Wähle eine Verbesserung
dial-draw = { $count ->
    [one] Ziehe eine Karte
   *[other] Ziehe { $count } Karten
}
dial-place = { $count ->
    [one] Setze { $token-a }
   *[other] Setze { $count } { $token-plural }
}
dial-remove-corruption = { $count ->
    [one] Entferne einen Verderbnismarker
   *[other] Entferne { $count } Verderbnismarker
}
dial-remove-tokens = { $count ->
    [one] Entferne einen Alte-Welt-Marker
   *[other] Entferne { $count } Alte-Welt-Marker
}
dial-victory = Sieg

## Kartensets

card-set-base = Grundspiel-Set
    .title = Grundspiel-Set
card-set-morrslieb = Morrslieb-Set
    .title = Morrslieb-Set
card-set-own = für beide Sets
    .title = Für beide Sets
old-world-set-base = Grundspiel-Set
    .title = Grundspiel-Set
old-world-set-expert = Karte für Experten
    .title = Karten für Experten
old-world-set-revised = überarbeitet für die Gehörnte Ratte
    .title = Überarbeitet: Spielt die Gehörnte Ratte mit, ersetzt diese Karte die alte

## Wie sicher bekannt ist, was eine Karte bewirkt, was sie kostet und wie oft es sie gibt

provenance-confirmed = bestätigt
    .meaning = Ein offizieller Text sagt es, oder zwei unabhängige Quellen sagen dasselbe.
provenance-recorded = belegt
    .meaning = Eine Quelle sagt es.
provenance-inferred = erschlossen
    .meaning = Aus gespielten Partien oder einer unvollständigen Quelle erschlossen.
provenance-reconstructed = rekonstruiert
    .meaning = Keine Quelle sagt es: so ergänzt, dass es zu allem passt, was sonst bekannt ist.
