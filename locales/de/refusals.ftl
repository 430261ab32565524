# Warum etwas nicht angenommen wird: was falsch ist und was richtig wäre.

## Von den Regeln abgelehnt. $figure ist hier der bloße Name einer Figur, mit dem, was sie kennzeichnet.

refused-game-over = Das Spiel ist aus; es gibt nichts mehr zu wählen.
refused-nothing-asked = Es wird nichts gefragt. Warte auf die nächste Entscheidung.
refused-not-your-decision = Jetzt entscheidet { $power-the }. Du kommst noch an die Reihe.
refused-turn-expected = Du bist in der Beschwörungsphase an der Reihe: Beschwöre eine Figur, spiele eine Karte oder passe.
refused-hit-expected = Es werden Treffer verteilt: Sag, was getroffen wird, eine Figur oder ein Bauer.
refused-expected = { $kind ->
    [region] Gefragt ist eine Region: Wähle eine der angebotenen.
    [figure] Gefragt ist eine Figur: Wähle eine der angebotenen.
    [token] Gefragt ist ein Alte-Welt-Marker: Wähle einen der angebotenen.
    [corruption] Gefragt ist ein Verderbnismarker: Wähle einen der angebotenen.
    [card] Gefragt ist eine Karte aus deiner Hand: Wähle eine der angebotenen.
    [space] Wähle die Karte, über die du legst, oder das leere Kartenfeld.
    [power] Gefragt ist eine Macht: Wähle eine der angebotenen.
    [upgrade] Gefragt ist eine Verbesserung: Wähle eine der angebotenen.
    [die] Gefragt ist ein Würfel: Wähle ihn nach dem, was er zeigt, oder keinen.
   *[yes-or-no] Die Antwort ist Ja oder Nein.
}
refused-not-set-aside = Die Karte „{ $card }“ liegt nicht beiseite und kann nichts einbringen.
refused-not-in-hand = Die Karte „{ $card }“ ist nicht auf deiner Hand. Du kannst nur Karten von der Hand spielen.
refused-not-enough-power = { $has ->
    [0] Das kostet { $needs }, und du hast keinen Machtpunkt mehr.
    [one] Das kostet { $needs }, und du hast nur noch 1 Machtpunkt. Such dir etwas Billigeres oder passe.
   *[other] Das kostet { $needs }, und du hast nur noch { $has } Machtpunkte. Such dir etwas Billigeres oder passe.
}
refused-no-such-figure = Diese Figur ist nicht in deinem Vorrat: { $figure }.
refused-no-such-figure-from = Diese Figur hast du { $from-in } nicht zum Beschwören: { $figure }.
refused-held = Diese Figur kann in dieser Runde weder beschworen noch bewegt werden: { $figure }. Wähle eine andere.
refused-out-of-reach = { $region-start } { $region-verb } außer Reichweite. Figuren beschwörst du in eine Region, in der du eine Figur hast, oder in eine angrenzende; überallhin nur, solange du keine auf dem Spielbrett hast.
refused-no-empty-space = Alle Kartenfelder { $region-in } sind voll. Spiele die Karte in einer anderen Region.
refused-ruined = { $region-start } { $region-verb } verheert und für neue Karten, Marker und Verderbnis verschlossen. Wähle eine andere Region.
refused-forbidden-by-card = Die Karte „{ $card }“ { $region-in } verbietet es: { $card-text }
refused-forbidden-by-old-world = Die Karte „{ $card }“ auf dem Alte-Welt-Pfad verbietet es { $region-in }: { $card-track }
refused-no-such-target = Das ist hier nicht zu treffen: { $target }. Triff eines der angebotenen Ziele.
refused-shielded = Diese Figur kann in dieser Runde nicht im Kampf getötet werden: { $figure }. Triff etwas anderes.
refused-protected = Diese Figur kann nicht getroffen werden, solange eine andere sie schützt: { $figure }. Triff erst die andere oder etwas anderes.
refused-only-sixes = Diese Figur treffen nur Sechsen, und du hast nicht mehr genug davon: { $figure }. Triff etwas anderes.
refused-not-enough-hits = { $has ->
    [one] Es braucht { $needs } Treffer, um diese Figur zu töten, und du hast noch 1. Triff etwas, das daran stirbt.
   *[other] Es braucht { $needs } Treffer, um diese Figur zu töten, und du hast noch { $has }. Triff etwas, das daran stirbt.
}
refused-no-token-left = Im Vorrat gibt es { $token-none } mehr, also kannst du keinen setzen.
refused-not-named = Um { $region-the } geht es hier nicht. Wähle eine der angebotenen Regionen.
refused-not-bordering = Zwischen { $region-dat } und { $of-dat } liegt keine Grenze. Wähle eine angrenzende Region.
refused-must-leave = Es muss in eine andere Region gehen, nicht { $region-to }.
refused-nowhere-to-go = Was { $region-in } ist, kann nicht bewegt werden: Keine Region darf es aufnehmen. Wähle etwas anderes.
refused-not-from = Nichts { $region-in } steht hier zur Wahl. Wähle eine der angebotenen Möglichkeiten.
refused-not-there = Diese Figur steht nicht zur Wahl: { $figure }. Wähle eine der angebotenen.
refused-not-there-in = Diese Figur gibt es { $region-in } nicht: { $figure }. Wähle eine der angebotenen.
refused-not-yours = Diese Figur gehorcht dir nicht: { $figure }. Wähle eine eigene.
refused-yours = Diese Figur gehorcht dir, gefragt ist aber eine gegnerische: { $figure }. Wähle eine der angebotenen.
refused-wrong-class = Diese Figur ist keine von denen, die du wählen kannst: { $figure }. Zur Wahl steht nur: { $classes }.
refused-nobody-to-become = In deinem Vorrat ist keine Figur, die diese ersetzen kann: { $figure }. Wähle eine andere.
refused-not-killed = Diese Figur wurde in diesem Kampf nicht getötet: { $figure }. Wähle eine getötete.
refused-not-savable = Diese Figur kann nicht gerettet werden: { $figure }. Wähle eine der angebotenen.
refused-no-such-token = Es gibt { $token-none } { $region-in }. Wähle einen der angebotenen Marker.
refused-wrong-token = Ein { $token } ist nicht der Marker, der gefragt ist. Wähle einen der angebotenen.
refused-no-such-corruption = Es gibt keine Verderbnis { $power-of } { $region-in }. Wähle eine der angebotenen.
refused-not-your-corruption = Die Verderbnis { $power-of } ist nicht deine, und gefragt ist deine eigene.
refused-your-corruption = Das ist deine eigene Verderbnis, und gefragt ist die eines Gegners.
refused-not-coverable = Die Karte „{ $card }“ liegt dort nicht so, dass du darüberlegen kannst. Wähle eine der angebotenen Karten.
refused-not-present = { $power } hat keine Figur { $region-in }. Wähle eine Macht, die eine hat.
refused-yourself = Gefragt ist ein Gegner, nicht du.
refused-no-such-die = Kein Würfel zeigt { $face }. Wähle einen der angebotenen.
refused-not-your-upgrade = Die Verbesserung „{ $upgrade }“ gehört in dieser Partie nicht zu deinen. Wähle eine der angebotenen.
refused-has-upgrade = Die Verbesserung „{ $upgrade }“ hast du schon. Wähle eine andere.
refused-must-choose = Du musst eine der angebotenen Möglichkeiten wählen.
refused-nothing-to-do = Das würde hier nichts bewirken.
refused-ambiguous = Das passt zu mehreren Möglichkeiten. Sag, welche du meinst.

## Eine Zeile, die keine Wahl ist

notation-empty = Die Zeile ist leer. Sie beginnt mit der Macht, die wählt, zum Beispiel „khorne pass“.
notation-unknown = { $kind ->
    [power] Keine Macht heißt „{ $word }“. Die Mächte sind khorne, nurgle, tzeentch, slaanesh und horned-rat.
    [region] Keine Region heißt „{ $word }“. Die Regionen sind norsca, troll-country, kislev, empire, bretonnia, estalia, tilea, border-princes und badlands.
    [class-of-figure] Keine Art von Figuren heißt „{ $word }“. Es gibt cultist, warrior und daemon.
    [chaos-card] Keine Chaoskarte heißt „{ $word }“.
    [upgrade] Keine Verbesserung heißt „{ $word }“.
    [mark] „({ $word })“ sagt nichts über eine Figur. Figuren können controlled, kept, shielded, wounded, spent, settled, hated, shocked oder surrendered sein.
   *[other] Nichts im Spiel heißt „{ $word }“.
}
notation-missing = { $what ->
    [a-verb] Die Zeile hört zu früh auf: Sag summon, play, pass, hit oder choose.
    [a-card] Die Zeile hört zu früh auf: Sag, welche Karte.
    [a-region] Die Zeile hört zu früh auf: Sag, welche Region.
    [a-figure] Die Zeile hört zu früh auf: Sag, wessen Figur, und cultist, warrior oder daemon.
    [a-class-of-figure] Die Zeile hört zu früh auf: Sag cultist, warrior oder daemon.
    [what-is-chosen] Die Zeile hört zu früh auf: Sag, was du wählst.
    [to] Die Zeile hört zu früh auf: Es fehlen „to“ und eine Region.
    [in] Die Zeile hört zu früh auf: Es fehlen „in“ und eine Region.
    [the-number-it-shows] Die Zeile hört zu früh auf: Sag, welche Zahl der Würfel zeigt.
   *[other] Die Zeile hört zu früh auf.
}
notation-unknown-verb = „{ $word }“ ist kein Verb: Sag summon, play, pass, hit oder choose.
notation-unknown-thing = „{ $word }“ kann man nicht wählen. Wähle eine der angebotenen Möglichkeiten.
notation-unexpected = „{ $word }“ ist an dieser Stelle nicht zu verstehen. Eine Zeile sieht so aus: „khorne summon warrior from norsca to kislev“ oder „khorne play battle-cry in kislev“.
notation-open-bracket = Eine Klammer ist geöffnet und nicht geschlossen.

## Ein Tisch, der nicht zustande kommt

setup-too-few-powers = { $count ->
    [0] Keine Macht ist genannt: Das Spiel braucht drei, vier oder fünf verschiedene.
    [one] Eine Macht ist zu wenig: Das Spiel braucht drei, vier oder fünf verschiedene.
   *[other] { $count } Mächte sind zu wenig: Das Spiel braucht drei, vier oder fünf verschiedene.
}
setup-power-twice = { $power } ist doppelt genannt: Jede Macht spielt nur einmal mit.
setup-unknown-cards = Kein Set von Chaoskarten heißt „{ $word }“: Wähle { $sets }.
setup-unknown-old-world = Kein Set von Alte-Welt-Karten heißt „{ $word }“: Wähle { $sets }.
setup-unknown-power = Keine Macht heißt „{ $word }“. Zur Wahl stehen { $powers }.
setup-not-at-the-table = { $power } sitzt nicht am Tisch ({ $powers }), also kannst du diese Macht nicht spielen.
setup-no-such-seat = { $power } sitzt nicht am Tisch ({ $powers }), also kann niemand diese Macht spielen.
setup-bad-seat = „{ $word }“ sagt nicht, wer was spielt. Nenne einen Gegner für alle Mächte oder jeden mit seiner Macht: khorne=daemon,nurgle=warrior.
setup-unknown-bot = Kein Gegner heißt „{ $word }“: Wähle { $bots }. Einem daemon kannst du sagen, wie gründlich er über eine Entscheidung nachdenkt: daemon:2000 probiert 2000 Mal durch, was kommen kann, daemon:500ms nimmt sich eine halbe Sekunde.

## Eine Aufzeichnung, die sich nicht nachspielen lässt

record-error = { $file }, Zeile { $line }: { $reason }
record-error-by-other-rules = { $file }, Zeile { $line }: { $reason } Die Aufzeichnung entstand mit Version { $made } der Regeln; dies ist Version { $now }.
record-no-heading = Eine Aufzeichnung beginnt mit der Zeile „ruinous record 2“, oder 1, wenn sie alt ist.
record-bad-setup = Der Spielaufbau ist nicht zu lesen: { $reason }.
record-unreadable = Die Zeile ist nicht zu lesen: { $reason }.
record-refused = Die Regeln erlauben diese Wahl nicht. { $reason }
record-forced-otherwise = Die heutigen Regeln lassen hier nur „{ $choice }“ zu, und die Aufzeichnung hat etwas anderes.
record-chance-expected = Die Regeln verlangen hier { $what }, und die Aufzeichnung hat nichts davon.
record-chance-left-over = Die Aufzeichnung hat hier Würfel oder eine Ziehung, nach denen die Regeln nicht fragen.
record-not-there = { $what } ist nicht da und kann nicht gezogen werden.

## Zurücknehmen

undo-nothing-chosen = Du hast noch nichts gewählt, was du zurücknehmen könntest.
undo-another-chose = Das lässt sich nicht zurücknehmen: { $power } hat seither gewählt.
undo-die = Das lässt sich nicht zurücknehmen: Seither wurde gewürfelt.
undo-draw = Das lässt sich nicht zurücknehmen: Seither wurden Karten oder Marker gezogen.
undo-secret = Das lässt sich nicht zurücknehmen: Seither wurde eine Karte { $power-of } aufgedeckt.
undo-unreplayable = Die Aufzeichnung dieses Spiels lässt sich nach den heutigen Regeln nicht nachspielen, darum kann nichts zurückgenommen werden.
