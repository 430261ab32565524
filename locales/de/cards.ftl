# Namen und Texte aller Karten. Die Ids sind die der Notation.
# Eine Chaoskarte und eine Verbesserung haben einen .text; eine Alte-Welt-Karte hat .drawn (was
# geschieht, wenn sie gezogen wird) und, wenn sie dort etwas bewirkt, .track (was gilt, solange sie auf
# dem Pfad liegt). Eine Zahl aus dem Eintrag der Karte steht nie hier, sondern kommt als Variable, damit
# Text und Regel sich nicht widersprechen können.

## Wie viele, im Akkusativ: Diese Wörter stehen in den Texten weiter unten, mit der Zahl der Karte.

so-many-dice = { $dice ->
    [one] einen Kampfwürfel
   *[other] { $dice } Kampfwürfel
}
so-many-cards = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
so-many-victory-points = { $points ->
    [one] einen Siegpunkt
   *[other] { $points } Siegpunkte
}
so-many-power-points = { $power ->
    [one] einen Machtpunkt
   *[other] { $power } Machtpunkte
}
so-many-corruption-tokens = { $corruption ->
    [one] einen Verderbnismarker
   *[other] { $corruption } Verderbnismarker
}
so-many-figures = { $figures ->
    [one] eine Figur
   *[other] { $figures } Figuren
}
so-many-enemy-figures = { $figures ->
    [one] eine gegnerische Figur
   *[other] { $figures } gegnerische Figuren
}
so-many-of-the-figures = { $figures ->
    [one] eine
   *[other] { $figures }
}
so-many-clan-rats = { $figures ->
    [one] eine Klanratte
   *[other] { $figures } Klanratten
}
so-many-symbols = { $symbols ->
    [one] ein magisches Symbol
   *[other] { $symbols } magische Symbole
}
so-many-spaces = { $spaces ->
    [one] ein Kartenfeld
   *[other] { $spaces } Kartenfelder
}
so-many-peasants = { $peasants ->
    [one] einen Bauern
   *[other] { $peasants } Bauern
}
so-many-heroes = { $heroes ->
    [one] einen Helden
   *[other] { $heroes } Helden
}
so-many-heroes-elsewhere = { $elsewhere ->
    [one] einen Helden
   *[other] { $elsewhere } Helden
}
so-many-nobles = { $nobles ->
    [one] einen Adeligen
   *[other] { $nobles } Adelige
}
so-many-skaven = { $skaven ->
    [one] einen Skaven
   *[other] { $skaven } Skaven
}
so-many-warpstones = { $warpstones ->
    [one] einen Warpstein
   *[other] { $warpstones } Warpsteine
}
so-many-events = { $events ->
    [one] einen Ereignismarker
   *[other] { $events } Ereignismarker
}

## Khorne

card-blood-frenzy = Blutraserei
    .text = Zu Beginn der Kampfphase wirft Khorne hier { so-many-dice }, mit oder ohne eigene Figur. Es sind frühe Treffer: Was sie töten, ist fort, bevor gekämpft wird.
card-battle-cry = Schlachtruf
    .text = Von jetzt an kann in dieser Runde keine Macht hier Verderbnismarker setzen, auch Khorne nicht.
card-the-skull-throne = Der Schädelthron
    .text = Für die Beherrschung zählt Khorne hier die Angriffswerte seiner Figuren statt der Figuren selbst.
card-field-of-carnage = Blutfeld
    .text = Nur Khornes Figuren können von hier in andere Regionen beschworen oder bewegt werden.
card-ritual-slaying = Ritualmord
    .text = Khorne zieht { so-many-cards } für jede Figur, die er hier tötet.
card-reborn-in-blood = In Blut wiedergeboren
    .text = In der Kampfphase wird hier gleich nach dem ersten noch ein weiterer Kampf ausgetragen.
card-the-blood-gods-call = Der Ruf des Blutgottes
    .text = Beim Ausspielen: Khorne bewegt bis zu { so-many-of-the-figures } seiner Figuren hierher. Sie dürfen aus beliebigen anderen Regionen kommen, auch aus verschiedenen.

## Nurgle

card-plague-touch = Pesthauch
    .text = Der Verteidigungswert der Figuren anderer Mächte ist hier um { $defence } niedriger, aber nie kleiner als eins.
card-plague-aura = Pestaura
    .text = Für die Beherrschung zählt Nurgle hier { $domination } mehr für jeden seiner Verderbnismarker in der Region.
card-influenza = Influenza
    .text = Der { -resistance } ist hier um { $resistance } niedriger, aber nie kleiner als null.
card-rain-of-pus = Eiterregen
    .text = Der Verteidigungswert der Figuren Nurgles ist hier um { $defence } höher.
card-all-things-decay = Alles zerfällt
    .text = Beim Ausspielen: Nurgle entfernt einen Verderbnismarker von hier, einen eigenen oder den einer anderen Macht.
card-the-final-rotting = Die letzte Fäulnis
    .text = Am Ende der Kampfphase tötet Nurgle hier für jeden seiner Verderbnismarker in der Region einen gegnerischen Kultisten oder Krieger. Er darf keinen verschonen, und es gilt nicht als Kampf.
card-a-great-foul-consumption = Die große faulige Schwindsucht
    .text = Im Verderbnisschritt, nach aller anderen Verderbnis dieser Region und bevor sie verheert werden kann, werden alle Figuren Nurgles von hier entfernt. Für je { $figures } von ihnen setzt er einen Verderbnismarker hierher.
card-the-stench-of-death = Der Gestank des Todes
    .text = Wenn Nurgle diese Region beherrscht, setzt er { so-many-corruption-tokens } hierher.

## Tzeentch

card-drain-power = Machtentzug
    .text = Beim Ausspielen: Jeder Gegner mit einem Kultisten hier verliert einen Machtpunkt, falls er noch einen hat. Tzeentch erhält insgesamt einen, auch wenn niemand einen verloren hat.
card-changer-of-ways = Wandler der Wege
    .text = Der Text aller anderen Chaoskarten hier ist aufgehoben, auch der von später gespielten, gleich wessen. Was eine Karte schon bewirkt hat, bleibt bestehen.
card-warp-shield = Warpschild
    .text = Beim Ausspielen: Eine von Tzeentchs Figuren hier kann bis zum Ende der Runde nicht im Kampf getötet werden, wohin sie auch kommt.
card-teleport = Teleportieren
    .text = Beim Ausspielen: Tzeentch muss einen Kultisten oder Krieger, gleich wessen, von hier in eine beliebige andere Region bewegen.
card-temporal-stasis = Zeitstarre
    .text = Jede andere Macht bezahlt { so-many-power-points } mehr, um hier eine Karte zu spielen.
card-the-meddling-of-skaven = Die Einmischung der Skaven
    .text = Beim Ausspielen: Tzeentch wählt einen Gegner, der hier eine Figur hat. Dieser wirft { so-many-cards } eigener Wahl ab.
card-the-persistence-of-change = Die Beständigkeit des Wandels
    .text = Wenn Tzeentch in dieser Runde hier eine Figur getötet hat, bleibt diese Karte am Ende der Runde auf dem Spielbrett.
card-dazzle = Blendwerk
    .text = Im Verderbnisschritt setzt jede andere Macht hier { so-many-corruption-tokens } weniger.

## Slaanesh

card-perverse-infiltration = Perverse Infiltration
    .text = Beim Ausspielen: Wenn hier { $corrupted } oder mehr Verderbnismarker liegen, gleich wessen, setzt Slaanesh einen Verderbnismarker hierher.
card-abyssal-pact = Pakt des Abgrunds
    .text = Für die Beherrschung zählen die Figuren anderer Mächte hier nicht. Ihre Karten zählen weiterhin.
card-insidious-lies = Heimtückische Lügen
    .text = Für die Beherrschung zählt Slaanesh hier { $domination } mehr für jeden Helden und jeden Adeligen in der Region.
card-dark-influence = Finsterer Einfluss
    .text = Beim Ausspielen: Slaanesh bewegt einen Adeligen, Helden oder Bauern von hier in eine beliebige andere Region, die nicht verheert ist.
card-soporific-musk = Betäubender Moschus
    .text = Beim Ausspielen: Slaanesh übernimmt bis zum Ende der Runde die Kontrolle über einen gegnerischen Kultisten hier, wohin dieser auch kommt.
card-field-of-ecstasy = Feld der Ekstase
    .text = Figuren bringen hier keine Kampfwürfel, gleich wessen. Würfel von Karten werden trotzdem geworfen.
card-degenerate-royalty = Verkommenes Königshaus
    .text = Diese Karte ist kostenlos, wo { $corrupted } oder mehr Verderbnismarker liegen, gleich wessen. Für die Beherrschung zählen trotzdem ihre aufgedruckten Kosten.

## Verbesserungen

upgrade-khorne-bloodsworn = Blutvergießer
    .text = Blutvergießer haben einen Angriffswert von { $attack }.
upgrade-khorne-bloodletters = Zerfleischer
    .text = Zerfleischer würfeln und töten vor allen anderen Figuren in ihrer Region.
upgrade-khorne-bloodthirster = Blutdämon
    .text = Für die Beherrschung zählt der Blutdämon als { so-many-figures }.
upgrade-khorne-khorne-power = Macht Khornes
    .text = Khorne hat in jeder Runde { so-many-power-points } mehr.
upgrade-khorne-khorne-cards = Gunst Khornes
    .text = Khorne zieht in jeder Zugphase { so-many-cards } mehr.

upgrade-nurgle-lepers = Aussätzige
    .text = Es kostet nichts, einen Aussätzigen in eine Region zu beschwören, in der Nurgle keine andere Figur hat; jeden Aussätzigen einmal pro Runde.
upgrade-nurgle-plaguebearers = Seuchenhüter
    .text = Für jeden im Kampf getöteten Seuchenhüter schlägt Nurgle dort mit einem Treffer gegen die Figuren der Macht zurück, die ihn getötet hat, sobald diese alle eigenen Treffer verteilt hat.
upgrade-nurgle-great-unclean-one = Großer Verpester
    .text = Immer wenn Nurgle den Großen Verpester beschwört, setzt er { so-many-corruption-tokens } in die Region, in die dieser kommt.
upgrade-nurgle-power-of-pestilence = Macht der Pestilenz
    .text = Nurgle hat in jeder Runde { so-many-power-points } mehr.
upgrade-nurgle-provender-of-ruin = Speise des Untergangs
    .text = Nurgle erhält { so-many-victory-points }, wann immer eine Region verheert wird, gleich durch wen.

upgrade-tzeentch-acolytes = Akolythen
    .text = Ein Akolyth, der von einer Region in eine andere beschworen wird, darf einen Warpstein mitnehmen.
upgrade-tzeentch-horrors = Horrors
    .text = Ein Horror darf, wenn er beschworen wird, ein leeres Kartenfeld der Region besetzen, in die er kommt, solange er dort bleibt. Er zählt weiter als Figur.
upgrade-tzeentch-lord-of-change = Herrscher des Wandels
    .text = Der Herrscher des Wandels zählt in seiner Region als { so-many-symbols }.
upgrade-tzeentch-tzeentch-power = Macht Tzeentchs
    .text = Tzeentch hat in jeder Runde { so-many-power-points } mehr.
upgrade-tzeentch-tzeentch-cards = Gunst Tzeentchs
    .text = In der Zugphase zieht Tzeentch, bis er { so-many-cards } auf der Hand hat.

upgrade-slaanesh-seductresses = Verführerinnen
    .text = Verführerinnen haben einen Verteidigungswert von { $defence }.
upgrade-slaanesh-daemonettes = Dämonetten
    .text = Nur Würfel, die eine Sechs zeigen, können eine Dämonette treffen.
upgrade-slaanesh-keeper-of-secrets = Hüter der Geheimnisse
    .text = Immer wenn Slaanesh den Hüter der Geheimnisse beschwört, muss er in der Region, in die dieser kommt, die Kontrolle über einen gegnerischen Kultisten oder Krieger übernehmen, falls es dort einen gibt. Die Kontrolle dauert, bis die Runde endet oder der Hüter das Spielbrett verlässt.
upgrade-slaanesh-slaanesh-power-1 = Macht Slaaneshs I
    .text = Slaanesh hat in jeder Runde { so-many-power-points } mehr.
upgrade-slaanesh-slaanesh-power-2 = Macht Slaaneshs II
    .text = Slaanesh hat in jeder Runde { so-many-power-points } mehr.

## Alte-Welt-Karten. Die Macht mit der niedrigsten Bedrohung führt sie aus und trifft die Wahl.

clear-events = Entferne alle Ereignismarker vom Spielbrett und alle Karten mit dem Kometen vom Pfad.

old-world-plunged-into-chaos = Ins Chaos gestürzt
    .drawn = Jede Macht erhält für jeden Bauern, den sie gefangen hat, einen Siegpunkt und behält die Bauern. Die Macht mit den meisten erhält { so-many-victory-points } zusätzlich, wenn keine andere ebenso viele hat.
old-world-peasant-uprising = Bauernaufstand
    .drawn = Setze einen Bauern in jede Region außer den Düsterlanden.
    .track = Jeder Bauer erhöht den { -resistance } seiner Region um eins.
old-world-up-from-skavenblight = Aus Skavenblight empor
    .drawn = Setze { so-many-skaven }, jeden in eine andere Region. In jeder dieser Regionen oder in einer angrenzenden muss ein Warpstein liegen.
old-world-meteor-showers = Meteorschauer
    .drawn = Setze { so-many-warpstones }, jeden in eine andere Region.
old-world-warpstone-discovery = Warpsteinfund
    .drawn = Setze { so-many-warpstones } zusammen in eine Region.
    .track = In der Endphase zieht jede Macht mit einer Figur in einer Region mit Warpstein eine Karte.
old-world-the-crusade-is-come = Der Kreuzzug beginnt
    .drawn = Setze { so-many-peasants }, { so-many-heroes } und { so-many-nobles }. Marker einer Art kommen in verschiedene Regionen.
old-world-bretonnian-knights = Bretonische Ritter
    .drawn = Setze einen Helden nach Bretonia und { so-many-heroes } in eine beliebige andere Region.
    .track = In der Endphase wirft jede Macht mit einer Figur in Bretonia eine Karte eigener Wahl ab.
old-world-dwarf-trollslayers = Trollslayer der Zwerge
    .drawn = Setze je einen Helden nach Norsca und nach Kislev, oder aber je einen ins Land der Trolle und ins Imperium.
    .track = In der Endphase darf die Macht mit der niedrigsten { -threat } einen Helden in eine angrenzende Region bewegen.
old-world-witch-hunters = Hexenjäger
    .drawn = Setze je einen Helden ins Imperium, nach Bretonia und nach Estalia.
old-world-road-wardens = Straßenwächter
    .drawn = Setze { so-many-heroes }, jeden in eine andere { -populous }e Region.
    .track = In der Endphase muss die Macht mit der niedrigsten { -threat } einen Helden vom Spielbrett entfernen.
old-world-franzs-decree = Erlass von Karl Franz
    .drawn = Ziehe eine weitere Alte-Welt-Karte und führe sie aus.
old-world-mass-exodus = Massenflucht
    .drawn = Setze je einen Bauern nach Norsca, ins Land der Trolle, nach Kislev, nach Tilea, in die Grenzgrafschaften und in die Düsterlande.
old-world-divine-inspiration = Göttliche Eingebung
    .drawn = Setze { so-many-heroes } in die Region mit den meisten Verderbnismarkern; verheerte Regionen werden übergangen. Dann setze { so-many-heroes-elsewhere } in eine beliebige andere Region.
old-world-the-grail-is-found = Der Gral ist gefunden
    .drawn = { clear-events } Setze einen Ereignismarker nach Bretonia und { so-many-events } in eine angrenzende Region.
    .track = Der { -resistance } von Regionen mit Ereignismarker ist um { $resistance } höher.
old-world-electors-sue-for-peace = Die Kurfürsten bitten um Frieden
    .drawn = { clear-events } Setze einen Ereignismarker ins Imperium und { so-many-events } in eine angrenzende Region.
    .track = In Regionen mit Ereignismarker wird nicht gekämpft, und es werden dort keine Kampfwürfel geworfen.
old-world-dark-elf-corsairs = Dunkelelfen-Korsaren
    .drawn = { clear-events } Setze je einen Ereignismarker nach Norsca, nach Bretonia und nach Estalia.
    .track = Am Ende der Kampfphase entfernt jede Macht aus jeder Region mit Ereignismarker, in der sie Figuren hat, eine davon nach eigener Wahl. Sie wird entfernt, nicht getötet.
old-world-greenskins-invade = Invasion der Grünhäute
    .drawn = { clear-events } Setze je einen Ereignismarker in die Düsterlande, ins Imperium und nach Tilea.
    .track = In einer Region mit Ereignismarker wirft keine Macht für alle ihre Figuren zusammen mehr als { so-many-dice }. Das gilt vor jeder anderen Auswirkung; Würfel von Karten kommen noch hinzu.
old-world-norse-reavers = Norsca-Plünderer
    .drawn = { clear-events } Setze je einen Ereignismarker nach Norsca, ins Land der Trolle und nach Kislev.
    .track = Eine Macht, die in einer Region mit Ereignismarker Kampfwürfel für Figuren wirft, wirft dort { so-many-dice } mehr.
old-world-teclis-aids-the-empire = Teclis hilft dem Imperium
    .drawn = { clear-events } Setze { so-many-events } in eine beliebige Region.
    .track = In eine Region mit Ereignismarker kann keine Karte mit magischem Symbol gespielt werden, und magische Symbole dort zählen nicht.
old-world-the-horned-ones-due = Was der Gehörnten gebührt
    .drawn = Setze { so-many-skaven } in eine beliebige Region.
    .track = Jede Region hat nur { so-many-spaces }.
old-world-electors-arise = Die Kurfürsten erheben sich
    .drawn = Setze einen Adeligen ins Imperium und { so-many-nobles } in eine andere { -populous }e Region.
old-world-skavengers = Skaven auf Beutezug
    .drawn = Setze { so-many-skaven }, jeden in eine andere Region mit Warpstein.
    .track = In der Endphase verliert jede Region mit Skaven und Warpstein einen Warpstein.

## Die Gehörnte Ratte

card-empty-the-warrens = Leert die Baue
    .text = Beim Ausspielen: Die Gehörnte Ratte bewegt bis zu { so-many-clan-rats } hierher, alle aus derselben angrenzenden Region.
card-skitterleap = Huschsprung
    .text = Beim Ausspielen: Die Gehörnte Ratte bewegt { so-many-of-the-figures } ihrer Figuren aus einer beliebigen anderen Region hierher.
card-doomwheel = Todesrad
    .text = Zu Beginn der Kampfphase wirft die Gehörnte Ratte hier { so-many-dice }, mit oder ohne eigene Figur. Es sind frühe Treffer: Was sie töten, ist fort, bevor gekämpft wird.
card-grey-seer = Grauer Prophet
    .text = Beim Ausspielen: Die Gehörnte Ratte beschwört kostenlos { so-many-clan-rats } hierher, jede aus dem Vorrat oder aus einer beliebigen anderen Region. Mit der Verbesserung „Klanratten“ kommt noch eine aus dem Vorrat mit.
card-strength-in-numbers = Stärke durch Überzahl
    .text = Solange die Gehörnte Ratte hier mehr Figuren hat als mindestens ein anderer Spieler, der hier welche hat, ist der Verteidigungswert ihrer Figuren hier um { $defence } höher.
card-verminous-horde = Rattenhorde
    .text = Solange die Gehörnte Ratte hier mehr Figuren hat als mindestens ein anderer Spieler, der hier welche hat, ist der Angriffswert ihrer Figuren hier um { $attack } höher.
card-warp-token-cache = Warpmünzenversteck
    .text = Am Ende der Runde wird diese Karte offen beiseitegelegt statt abgeworfen. Ist die Gehörnte Ratte in einer späteren Runde an der Reihe, darf sie als Aktion diese Karte abwerfen und { so-many-power-points } erhalten.
card-screaming-bell = Höllenglocke
    .text = Beim Ausspielen: Ein Skaven wird hierhergesetzt.

## Khorne, Morrslieb

card-bloodbath = Blutbad
    .text = Khorne erhält { so-many-victory-points } für jede gegnerische Figur, die er in der Kampfphase hier tötet.
card-terror = Entsetzen
    .text = Beim Ausspielen: Jeder Gegner mit Figuren hier muss eine davon, nach eigener Wahl, in eine angrenzende Region bewegen.
card-hate = Hass
    .text = Beim Ausspielen: Khorne wählt eine gegnerische Figur hier, die er hasst. Sie kann in dieser Runde weder beschworen noch bewegt werden, und tötet er sie in dieser Runde, erhält er { so-many-victory-points }.
card-rampage = Wüten
    .text = Beim Ausspielen: Hier wird sofort ein Kampf ausgetragen. Auswirkungen, die von der Kampfphase sprechen, gelten dabei nicht.
card-skulltaker = Schädelsammler
    .text = Figuren, die hier getötet werden, gleich von wem, liegen bis zum Beginn der Endphase auf dieser Karte. So lange können sie nicht beschworen werden, und jede zählt hier als eine Figur für Khornes Beherrschung.
card-lambs-to-the-slaughter = Wie Lämmer zur Schlachtbank
    .text = Beim Ausspielen: Khorne beschwört kostenlos bis zu { so-many-enemy-figures } aus angrenzenden Regionen hierher. Sie dürfen verschiedenen Gegnern gehören und aus verschiedenen Regionen kommen. Dass sie so hierherkommen, löst keine Verbesserung ihrer Besitzer aus.
card-lure-of-battle = Lockruf der Schlacht
    .text = Beim Ausspielen: Khorne bewegt beliebig viele seiner Figuren aus angrenzenden Regionen hierher.

## Nurgle, Morrslieb

card-filth = Unrat
    .text = Beim Ausspielen: Nurgle entfernt einen Verderbnismarker eines Gegners von hier, falls es einen gibt. Dann setzt er auf jeden Fall einen eigenen hierher.
card-virulent-outbreak = Virulenter Ausbruch
    .text = Beim Ausspielen: Wenn die Region { -populous } ist, setzt Nurgle einen Verderbnismarker hierher.
card-creeping-death = Schleichender Tod
    .text = Im Verderbnisschritt, nach aller anderen Verderbnis dieser Region und bevor sie verheert werden kann, setzt Nurgle einen Verderbnismarker in eine angrenzende Region, die nicht verheert ist. Er tut es auch, wenn hier kein Verderbnismarker gesetzt wurde.
card-festering-fever = Schwärendes Fieber
    .text = Im Verderbnisschritt setzt Nurgle für jeden Gegner, der hier Verderbnismarker setzt, einen Verderbnismarker hierher, insgesamt aber höchstens { $corruption }. Er tut es auch, wenn er sonst keinen setzt.
card-quicken-decay = Beschleunigter Verfall
    .text = Nurgle erhält { so-many-victory-points }, wann immer eine Figur einer anderen Macht hierher beschworen oder bewegt wird. Eine Figur, die eine andere ersetzt, zählt nicht.
card-choking-stench = Erstickender Gestank
    .text = In der Kampfphase wirft jede andere Macht hier { so-many-dice } weniger. Was Alte-Welt-Karten über ihre Würfel sagen, gilt zuerst. Der Verlust trifft ihren ersten Wurf hier, auch einen für eine Karte; nur was dieser Wurf nicht hergibt, geht vom nächsten ab.
card-ultimate-plague = Die ultimative Seuche
    .text = Am Ende der Kampfphase entfernt jeder Gegner, der hier Kultisten hat, einen davon. Für jeden entfernten Kultisten setzt Nurgle einen Verderbnismarker hierher.
card-nurgles-quest = Nurgles Queste
    .text = Nurgle erhält hier auch dann einen Drehmarker, wenn die Region nicht { -populous } ist, sofern er im Lauf dieser Runde zwei oder mehr Verderbnismarker hierhersetzt. Sie müssen nicht in derselben Phase gesetzt werden.

## Tzeentch, Morrslieb

card-bolt-of-change = Blitz des Wandels
    .text = Beim Ausspielen: Tzeentch wählt einen Krieger hier, gleich wessen. Dieser wird durch zwei Kultisten aus dem Vorrat seines Besitzers ersetzt, oder durch so viele, wie dort noch sind.
card-glean = Abschöpfen
    .text = Beim Ausspielen: Tzeentch wählt einen Gegner, der hier eine Figur hat, und dieser wirft eine zufällige Karte ab. Dann zieht Tzeentch { so-many-cards } von seinem eigenen Stapel, auch wenn niemand abwerfen musste.
card-warp-portal = Warpportal
    .text = Beim Ausspielen: Tzeentch bewegt eine seiner Figuren von hier in eine beliebige Region.
card-warpstorm = Warpsturm
    .text = Beim Ausspielen: Tzeentch bewegt einen Warpstein von hier in eine angrenzende Region oder aus einer angrenzenden Region hierher.
card-the-blue-scribes = Die Blauen Gelehrten
    .text = Beim Ausspielen: Tzeentch bewegt bis zu { so-many-corruption-tokens }, gleich wessen, von hier in eine andere Region, die nicht verheert ist, alle in dieselbe. Seine eigenen gelten dort als gesetzt und können ihm einen Drehmarker bringen; die der anderen gelten nicht als gesetzt.
card-convocation = Einberufung
    .text = Beim Ausspielen: Tzeentch bewegt bis zu { so-many-of-the-figures } seiner Figuren hierher, alle aus derselben anderen Region.
card-warpshock = Warpschock
    .text = Beim Ausspielen: Tzeentch wählt eine gegnerische Figur hier. Bis zum Ende der Runde bringt sie keine Kampfwürfel und zählt nicht für die Beherrschung, wohin sie auch kommt.
card-havoc = Verwüstung
    .text = In der Kampfphase wirft Tzeentch hier für jedes magische Symbol in der Region { so-many-dice }, zusätzlich zu den Würfeln seiner Figuren. Er braucht dafür keine Figur hier.
card-transmogrify = Verwandeln
    .text = Beim Ausspielen: Tzeentch ersetzt einen seiner Kultisten hier durch einen Krieger oder einen seiner Krieger hier durch seinen Großen Dämon, aus dem Vorrat.

## Slaanesh, Morrslieb

card-daemonic-subtlety = Dämonische Raffinesse
    .text = Helden können in dieser Runde keine Figuren Slaaneshs von hier entfernen.
card-festival-of-sinew = Fest der Sehnen
    .text = Slaanesh erhält { so-many-power-points }, wann immer ein Gegner eine Figur hierher beschwört. Hatte Slaanesh keine Machtpunkte mehr, kommt er wieder an die Reihe.
card-corrupt-from-within = Verderbnis von innen
    .text = Wenn hier ein Adeliger oder ein Held ist und Slaanesh im Verderbnisschritt hier Verderbnismarker setzt, setzt er einen mehr.
card-rapturous-excess = Rauschhafter Exzess
    .text = Wenn Slaanesh im Verderbnisschritt hier { $cultists } oder mehr Kultisten hat, setzt er zusätzlich zu den ihren einen Verderbnismarker hierher.
card-shroud-of-secrets = Schleier der Geheimnisse
    .text = Von jetzt an können Gegner in dieser Runde hier keine Karten spielen.
card-ascension-to-power = Erhebung zur Macht
    .text = Beim Ausspielen: Slaanesh ersetzt einen seiner Kultisten hier durch einen Krieger oder einen seiner Krieger hier durch seinen Großen Dämon, aus dem Vorrat.
card-joyous-surrender = Freudige Hingabe
    .text = Beim Ausspielen: Slaanesh wählt einen gegnerischen Kultisten oder Krieger hier, der sich ihm ergibt. Bis zum Ende der Runde bringt dieser keine Kampfwürfel, zählt nicht für die Beherrschung der eigenen Macht und setzt keine Verderbnismarker. Stattdessen erhöht er Slaaneshs Beherrschungswert um eins, wo er steht.
card-pleasure-shield = Schild der Lust
    .text = Der Verteidigungswert der Figuren Slaaneshs hier wird mit { $times } multipliziert. Jede weitere Karte dieses Namens multipliziert ihn noch einmal.
card-debauchery = Ausschweifung
    .text = Beim Ausspielen: Slaanesh bewegt einen Adeligen aus einer angrenzenden Region hierher, falls es einen gibt. Dann setzt er auf jeden Fall einen Verderbnismarker hierher.

## Verbesserungen der Gehörnten Ratte und, mit dem Set in der Id, des Morrslieb-Sets

upgrade-horned-rat-clan-rats = Klanratten
    .text = Wenn die Gehörnte Ratte als Aktion eine Klanratte beschwört oder Klanratten durch „Grauer Prophet“, kommt noch eine kostenlos aus dem Vorrat mit.
upgrade-horned-rat-rat-ogres = Rattenoger
    .text = Immer wenn die Gehörnte Ratte einen Rattenoger beschwört, darf sie eine Karte abwerfen, um einen gegnerischen Kultisten aus der Region zu entfernen, in die der Rattenoger kommt.
upgrade-horned-rat-verminlord = Rattendämon
    .text = Immer wenn die Gehörnte Ratte den Rattendämon beschwört, darf sie eine andere ihrer Figuren aus einer beliebigen Region in die Region bewegen, in die der Rattendämon kommt.
upgrade-horned-rat-the-under-empire = Das Unterreich
    .text = Wurde eine Region verheert, darf die Gehörnte Ratte beliebige ihrer Figuren von dort in eine angrenzende Region bewegen, alle in dieselbe.
upgrade-horned-rat-council-of-thirteen = Rat der Dreizehn
    .text = Die Gehörnte Ratte darf eine Karte in eine Region spielen, deren Kartenfelder voll sind. In einer Region liegt immer nur eine solche Karte.

upgrade-khorne-morrslieb-bloodsworn = Blutvergießer
    .text = Immer wenn Khorne einen Blutvergießer beschwört, kommt noch einer kostenlos aus dem Vorrat mit.
upgrade-khorne-morrslieb-bloodletters = Zerfleischer
    .text = Khorne erhält { so-many-victory-points } für jede Figur, die er in einer Region tötet, in der er einen Zerfleischer hat.
upgrade-khorne-morrslieb-bloodthirster = Blutdämon
    .text = Einmal pro Runde kostet es nichts, den Blutdämon in eine Region mit { $corrupted } oder mehr Verderbnismarkern, gleich wessen, zu beschwören. Die Region muss wie immer in Reichweite sein.
upgrade-khorne-morrslieb-crimson-tide = Blutrote Flut
    .text = Einmal pro Runde darf Khorne einen seiner Kampfwürfel noch einmal werfen, bevor Sechsen zusätzliche Würfel bringen.
upgrade-khorne-morrslieb-vengeance = Rache
    .text = Khorne wirft in jedem Kampf in einer Region, in der er eine Figur hat, { so-many-dice } mehr. Das allein genügt für einen Kampf, wenn es etwas gibt, das er treffen kann.

upgrade-nurgle-morrslieb-lepers = Aussätzige
    .text = In jede Region, in der Aussätzige im Verderbnisschritt Verderbnismarker gesetzt haben, setzt Nurgle einen Verderbnismarker mehr, gleich wie viele Aussätzige dort sind.
upgrade-nurgle-morrslieb-plaguebearers = Seuchenhüter
    .text = Ein im Kampf getöteter Seuchenhüter setzt einen Verderbnismarker in seine Region, bevor er entfernt wird.
upgrade-nurgle-morrslieb-great-unclean-one = Großer Verpester
    .text = Für jede Figur, die Nurgle in der Region des Großen Verpesters tötet, setzt er dort einen Verderbnismarker.
upgrade-nurgle-morrslieb-cavalcade-of-decay = Zug des Verfalls
    .text = Eine Region mit { $cultists } oder mehr Kultisten, gleich wessen, ist { -populous }.
upgrade-nurgle-morrslieb-infested-colony = Verseuchte Kolonie
    .text = Einmal pro Runde, im Verderbnisschritt, darf Nurgle einen Verderbnismarker mehr in eine Region setzen, in der er { $figures } oder mehr Figuren hat.

upgrade-tzeentch-morrslieb-acolytes = Akolythen
    .text = Wenn alle Treffer eines Kampfes verteilt sind, darf Tzeentch eine Karte abwerfen, um einen darin getöteten Akolythen zu retten.
upgrade-tzeentch-morrslieb-horrors = Horrors
    .text = Immer wenn Tzeentch eine Karte mit magischem Symbol spielt, darf er kostenlos einen Horror aus dem Vorrat in diese Region beschwören. Der Horror kommt, wenn die Karte gewirkt hat.
upgrade-tzeentch-morrslieb-lord-of-change = Herrscher des Wandels
    .text = Immer wenn Tzeentch den Herrscher des Wandels beschwört, darf er einen Warpstein in die Region setzen, in die dieser kommt.
upgrade-tzeentch-morrslieb-mystical-disregard = Mystische Missachtung
    .text = Tzeentch darf eine Karte über die Karte eines anderen Spielers auf einem aufgedruckten Kartenfeld legen. Der Text der unteren Karte ist aufgehoben; sie bleibt bis zur Endphase dort.
upgrade-tzeentch-morrslieb-well-of-power = Quell der Macht
    .text = In der Zugphase bekommt Tzeentch einen Machtpunkt mehr für jede Region, in der er eine Figur hat und { $tokens } oder mehr Warpsteine liegen.

upgrade-slaanesh-morrslieb-seductresses = Verführerinnen
    .text = In jede Region mit einem Adeligen, in der Verführerinnen im Verderbnisschritt Verderbnismarker gesetzt haben, setzt Slaanesh einen Verderbnismarker mehr, gleich wie viele Verführerinnen dort sind.
upgrade-slaanesh-morrslieb-daemonettes = Dämonetten
    .text = Gegner können Slaaneshs Kultisten in einer Region nicht treffen, solange dort eine Dämonette steht. Eine Dämonette, die im Kampf getötet wurde, schützt niemanden mehr, auch bevor sie entfernt wird.
upgrade-slaanesh-morrslieb-keeper-of-secrets = Hüter der Geheimnisse
    .text = Jeder Gegner wirft in der Region des Hüters der Geheimnisse { so-many-dice } weniger. Der Verlust trifft seinen ersten Wurf dort, auch einen für eine Karte; nur was dieser Wurf nicht hergibt, geht vom nächsten ab.
upgrade-slaanesh-morrslieb-rise-to-power = Aufstieg zur Macht
    .text = Einmal pro Runde darf Slaanesh nach einer seiner Aktionen einen Adeligen, wo immer er ist, in eine angrenzende Region bewegen.
upgrade-slaanesh-morrslieb-fall-from-grace = In Ungnade gefallen
    .text = Slaanesh erhält { so-many-victory-points } mit jedem Drehmarker, den er in einer Region mit einem Adeligen erhält.

## Alte-Welt-Karten für Experten, und die überarbeitete Karte für Runden mit der Gehörnten Ratte

old-world-call-to-arms = Zu den Waffen!
    .drawn = Setze { so-many-heroes } in eine beliebige Region.
    .track = Im Verderbnisschritt setzen die Figuren jeder Macht in jeder Region { so-many-corruption-tokens } weniger. Zusätzliche Marker kommen danach; solche, für die schon ein Marker gesetzt sein muss, entfallen, wenn keiner übrig bleibt.
old-world-closing-the-portal = Die Schließung des Portals
    .drawn = Nichts geschieht.
    .track = Große Dämonen zu beschwören kostet { so-many-power-points } mehr.
old-world-high-elf-protection = Schutz der Hochelfen
    .drawn = { clear-events } Setze { so-many-events }, jeden in eine andere Region.
    .track = Der { -resistance } von Regionen mit Ereignismarker ist um { $resistance } höher.
old-world-the-light-of-day = Das Licht des Tages
    .drawn = { clear-events } Setze { so-many-events }, jeden in eine andere Region.
    .track = In eine Region mit Ereignismarker kann keine Karte mit magischem Symbol gespielt werden.
old-world-morrslieb-eclipsed = Morrsliebs Verfinsterung
    .drawn = Nichts geschieht.
    .track = Im Kampf getötete Figuren liegen auf dieser Karte. Sie kehren in ihren Vorrat zurück, wenn die Karte den Pfad verlässt.
old-world-rousing-the-rabble = Aufwiegelung des Pöbels
    .drawn = Setze einen Bauern in jede { -populous }e Region.
    .track = Jeder Bauer erhöht den { -resistance } seiner Region um eins.
old-world-vermin-outbreak = Ungezieferplage
    .drawn = Setze { so-many-skaven }, jeden in eine andere Region.
old-world-the-warrens-erupt = Die Baue brechen auf!
    .drawn = Setze einen Skaven in jede Region mit Warpstein.
old-world-the-horned-ones-due-revised = Was der Gehörnten gebührt
    .drawn = { clear-events } Setze { so-many-skaven }, jeden in eine andere Region.
    .track = Jede Region hat nur { so-many-spaces }.
