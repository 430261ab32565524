# Why something is not accepted: what is wrong, and what would be right. What is typed is not
# translated: the notation is the same in every language.

## Refused by the rules

refused-game-over = Gra się skończyła; nie ma już nic do wyboru.
refused-nothing-asked = Nie ma teraz żadnego pytania. Poczekaj na następną decyzję.
refused-not-your-decision = Decyduje teraz { $power }. Przyjdzie i twoja kolej.
refused-turn-expected = To twoja kolejka w Fazie Przyzywania: przyzwij figurkę, zagraj kartę albo spasuj.
refused-hit-expected = Przydzielasz obrażenia: podaj cel, figurkę albo żeton Chłopów.
refused-expected = { $kind ->
    [region] Trzeba wybrać region: wskaż jeden z podanych.
    [figure] Trzeba wybrać figurkę: wskaż jedną z podanych.
    [token] Trzeba wybrać żeton Starego Świata: wskaż jeden z podanych.
    [corruption] Trzeba wybrać żeton Zepsucia: wskaż jeden z podanych.
    [card] Trzeba wybrać kartę z ręki: wskaż jedną z podanych.
    [space] Wskaż kartę, którą chcesz przykryć, albo puste pole.
    [power] Trzeba wybrać Potęgę: wskaż jedną z podanych.
    [upgrade] Trzeba wybrać Ulepszenie: wskaż jedno z podanych.
    [die] Trzeba wybrać kość: wskaż ją po wyniku albo zrezygnuj.
   *[yes-or-no] Odpowiedz tak lub nie.
}
refused-not-set-aside = Karta „{ $card }” nie leży odłożona na bok, więc nie ma czego odrzucić w zamian za punkty Mocy.
refused-not-in-hand = Nie masz na ręce karty „{ $card }”. Zagrywać można tylko karty z ręki.
refused-not-enough-power = { $has ->
    [0] To kosztuje { $needs }, a ty nie masz już punktów Mocy.
    [one] To kosztuje { $needs }, a ty masz tylko 1 punkt Mocy. Znajdź coś tańszego albo spasuj.
    [few] To kosztuje { $needs }, a ty masz tylko { $has } punkty Mocy. Znajdź coś tańszego albo spasuj.
   *[many] To kosztuje { $needs }, a ty masz tylko { $has } punktów Mocy. Znajdź coś tańszego albo spasuj.
}
refused-no-such-figure = Nie masz w puli takiej figurki: { $figure }.
refused-no-such-figure-from = Nie masz { $from-in } takiej figurki, by ją stamtąd przyzwać: { $figure }.
refused-held = { $figure }: tej figurki nie można w tej rundzie przyzwać ani przenieść. Wybierz inną.
refused-out-of-reach = Region { $region } jest poza zasięgiem. Figurki przyzywa się do regionu, w którym masz figurkę, albo do regionu przyległego; gdziekolwiek tylko wtedy, gdy nie masz żadnej na planszy.
refused-no-empty-space = Wszystkie pola kart Chaosu { $region-in } są zajęte. Zagraj kartę w innym regionie.
refused-ruined = Region { $region } jest Spustoszony i nie przyjmuje nowych kart, żetonów ani Zepsucia. Wybierz inny region.
refused-forbidden-by-card = Zabrania tego karta „{ $card }” { $region-in }: { $card-text }
refused-forbidden-by-old-world = Zabrania tego { $region-in } karta „{ $card }” na polu wydarzeń Starego Świata: { $card-track }
refused-no-such-target = Nie ma tu takiego celu: { $target }. Wybierz jeden z podanych.
refused-shielded = { $figure }: tej figurki nie można w tej rundzie zabić w walce. Wybierz inny cel.
refused-protected = { $figure }: tej figurce nie można zadać obrażenia, dopóki chroni ją inna. Wybierz najpierw tamtą albo inny cel.
refused-only-sixes = { $figure }: tej figurce zadają obrażenia tylko szóstki, a masz ich za mało. Wybierz inny cel.
refused-not-enough-hits = { $needs ->
    [one] By zabić tę figurkę, trzeba 1 obrażenia, a tobie zostało { $has }. Wybierz cel, który od tego zginie.
   *[many] By zabić tę figurkę, trzeba { $needs } obrażeń, a tobie zostało { $has }. Wybierz cel, który od tego zginie.
}
refused-no-token-left = W puli nie ma już { $token-many }, więc żadnego nie można umieścić.
refused-not-named = O region { $region } tu nie chodzi. Wybierz jeden z podanych.
refused-not-bordering = Region { $region } nie przylega do { $of-gen }. Wybierz region, który przylega.
refused-must-leave = Trzeba wybrać inny region niż { $region }.
refused-nowhere-to-go = Tego, co jest { $region-in }, nie można przenieść: żaden region nie może tego przyjąć. Wybierz coś innego.
refused-not-from = Niczego { $region-in } nie można tu wybrać. Wybierz jedną z podanych możliwości.
refused-not-there = Nie ma do wyboru takiej figurki: { $figure }. Wybierz jedną z podanych.
refused-not-there-in = Nie ma { $region-in } takiej figurki: { $figure }. Wybierz jedną z podanych.
refused-not-yours = { $figure }: ta figurka cię nie słucha. Wybierz własną.
refused-yours = { $figure }: ta figurka słucha ciebie, a trzeba wybrać wrogą. Wybierz jedną z podanych.
refused-wrong-class = { $figure } nie należy do tych, które można wybrać: { $classes }. Wybierz jedną z nich.
refused-nobody-to-become = { $figure }: żadna figurka z twojej puli nie może jej zastąpić. Wybierz inną.
refused-not-killed = { $figure }: ta figurka nie zginęła w tej walce. Wybierz taką, która zginęła.
refused-not-savable = { $figure }: tej figurki nie można uratować. Wybierz jedną z podanych.
refused-no-such-token = Nie ma { $region-in } { $token-gen }. Wybierz jeden z podanych.
refused-wrong-token = { $token }: nie o taki żeton chodzi. Wybierz jeden z podanych.
refused-no-such-corruption = Nie ma { $region-in } żetonu Zepsucia { $power-of }. Wybierz jeden z podanych.
refused-not-your-corruption = Żeton Zepsucia { $power-of } nie jest twój, a trzeba wybrać własny.
refused-your-corruption = To twój własny żeton Zepsucia, a trzeba wybrać żeton przeciwnika.
refused-not-coverable = Karta „{ $card }” nie leży tam tak, by można ją było przykryć. Wybierz jedną z podanych.
refused-not-present = { $power } nie ma figurki { $region-in }. Wybierz Potęgę, która ją tam ma.
refused-yourself = Trzeba wybrać przeciwnika, nie siebie.
refused-no-such-die = Na żadnej kości nie ma { $face }. Wybierz jedną z podanych.
refused-not-your-upgrade = W tej grze nie masz do wyboru Ulepszenia „{ $upgrade }”. Wybierz jedno z podanych.
refused-has-upgrade = Masz już Ulepszenie „{ $upgrade }”. Wybierz inne.
refused-must-choose = Musisz wybrać jedną z podanych możliwości.
refused-nothing-to-do = To nic by tu nie dało.
refused-ambiguous = Pasuje kilka możliwości. Napisz, o którą chodzi.

## A line that is no choice

notation-empty = Wiersz jest pusty. Zaczyna się od Potęgi, która wybiera, na przykład „khorne pass”.
notation-unknown = { $kind ->
    [power] Nie ma Potęgi o nazwie „{ $word }”. Potęgi to khorne, nurgle, tzeentch, slaanesh i horned-rat.
    [region] Nie ma regionu o nazwie „{ $word }”. Regiony to norsca, troll-country, kislev, empire, bretonnia, estalia, tilea, border-princes i badlands.
    [class-of-figure] Nie ma figurki o nazwie „{ $word }”. Figurki to cultist, warrior i daemon.
    [chaos-card] Nie ma karty Chaosu o nazwie „{ $word }”.
    [upgrade] Nie ma Ulepszenia o nazwie „{ $word }”.
    [mark] „({ $word })” nic nie mówi o figurce. O figurce można powiedzieć: controlled, kept, shielded, wounded, spent, settled, hated, shocked lub surrendered.
   *[other] Nic w grze nie nazywa się „{ $word }”.
}
notation-missing = { $what ->
    [a-verb] Wiersz kończy się za wcześnie: napisz summon, play, pass, hit lub choose.
    [a-card] Wiersz kończy się za wcześnie: napisz, która karta.
    [a-region] Wiersz kończy się za wcześnie: napisz, który region.
    [a-figure] Wiersz kończy się za wcześnie: napisz, czyja figurka, oraz cultist, warrior lub daemon.
    [a-class-of-figure] Wiersz kończy się za wcześnie: napisz cultist, warrior lub daemon.
    [what-is-chosen] Wiersz kończy się za wcześnie: napisz, co wybierasz.
    [to] Wiersz kończy się za wcześnie: brakuje „to” i regionu.
    [in] Wiersz kończy się za wcześnie: brakuje „in” i regionu.
    [the-number-it-shows] Wiersz kończy się za wcześnie: napisz, co wypadło na kości.
   *[other] Wiersz kończy się za wcześnie.
}
notation-unknown-verb = „{ $word }” nie jest czasownikiem: napisz summon, play, pass, hit lub choose.
notation-unknown-thing = „{ $word }” nie jest niczym, co można wybrać. Wybierz jedną z podanych możliwości.
notation-unexpected = „{ $word }” jest w tym miejscu niezrozumiałe. Wiersz wygląda tak: „khorne summon warrior from norsca to kislev” albo „khorne play battle-cry in kislev”.
notation-open-bracket = Nawias jest otwarty i nie został zamknięty.

## A table that cannot be set up

setup-too-few-powers = { $count ->
    [0] Nie podano żadnej Potęgi: w grze biorą udział trzy, cztery lub pięć różnych.
    [one] Jedna Potęga to za mało: w grze biorą udział trzy, cztery lub pięć różnych.
    [few] { $count } Potęgi to za mało: w grze biorą udział trzy, cztery lub pięć różnych.
   *[many] { $count } Potęg to za mało: w grze biorą udział trzy, cztery lub pięć różnych.
}
setup-power-twice = { $power } pojawia się dwa razy: każda Potęga gra raz.
setup-unknown-cards = Nie ma zestawu kart Chaosu o nazwie „{ $word }”: wybierz { $sets }.
setup-unknown-old-world = Nie ma zestawu kart Starego Świata o nazwie „{ $word }”: wybierz { $sets }.
setup-unknown-power = Nie ma Potęgi o nazwie „{ $word }”. Do wyboru: { $powers }.
setup-not-at-the-table = Przy stole (gracze: { $powers }) nie ma { $power-of }, więc nie możesz grać tą Potęgą.
setup-no-such-seat = Przy stole (gracze: { $powers }) nie ma { $power-of }, więc nikt nie może grać tą Potęgą.
setup-bad-seat = „{ $word }” nie mówi, kto czym gra. Podaj jednego przeciwnika dla wszystkich Potęg albo każdego z jego Potęgą: khorne=daemon,nurgle=warrior.
setup-unknown-bot = Nie ma przeciwnika o nazwie „{ $word }”: wybierz { $bots }. Przeciwnikowi daemon można powiedzieć, ile ma myśleć nad decyzją: daemon:2000 wypróbowuje 2000 razy, co może się zdarzyć, daemon:500ms zajmuje pół sekundy.

## A record that cannot be replayed

record-error = { $file }, wiersz { $line }: { $reason }
record-error-by-other-rules = { $file }, wiersz { $line }: { $reason } Zapis powstał według wersji { $made } zasad; to jest wersja { $now }.
record-no-heading = Zapis zaczyna się wierszem „ruinous record 2” albo, jeśli jest stary, z cyfrą 1.
record-bad-setup = Nie da się odczytać przygotowania gry: { $reason }.
record-unreadable = Nie da się odczytać wiersza: { $reason }.
record-refused = Zasady nie pozwalają na ten wybór. { $reason }
record-forced-otherwise = Obecne zasady zostawiają tu tylko „{ $choice }”, a w zapisie jest coś innego.
record-chance-expected = Zasady wymagają tu rzutu lub losowania ({ $what }), a w zapisie go nie ma.
record-chance-left-over = W zapisie są tu kości lub losowanie, o które zasady nie pytają.
record-not-there = Nie ma tego do wylosowania: { $what }.

## Taking back

undo-nothing-chosen = Nie ma jeszcze twojego wyboru, który można by cofnąć.
undo-another-chose = Tego nie można cofnąć: od tego czasu wybierał już { $power }.
undo-die = Tego nie można cofnąć: od tego czasu rzucano kośćmi.
undo-draw = Tego nie można cofnąć: od tego czasu dobierano karty lub żetony.
undo-secret = Tego nie można cofnąć: od tego czasu odkryto kartę { $power-of }.
undo-unreplayable = Zapis tej gry nie daje się odtworzyć według obecnych zasad, więc niczego nie można cofnąć.
