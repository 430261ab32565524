# Everything else that the terminal says. The words that are typed are the same in every language.

## Lists

list-none = –
list-comma = { $before }, { $after }
list-and = { $before } i { $after }
list-or = { $before } lub { $after }

## Beginning and end of a game

play-which-power = Którą Potęgą chcesz grać? Wpisz jej numer albo nazwę.
play-welcome = Grasz { $power-ins }. Przeciwnicy: { $opponents }. Ziarno tej gry: { $seed }.
play-opponent = { $power } ({ $level })
play-goes-on = Grasz { $power-ins } od miejsca, w którym kończy się zapis. Przeciwnicy: { $opponents }. Ziarno dalszych rzutów i losowań: { $seed }.
play-torn = { $count ->
    [one] Ostatni wiersz pliku { $file } był niepełny i został pominięty.
    [few] Ostatnie { $count } wiersze pliku { $file } były niepełne i zostały pominięte.
   *[many] Ostatnich { $count } wierszy pliku { $file } było niepełnych i zostało pominiętych.
}
play-taken-back = Cofnięto: { $choice }.
play-hint = Wpisz numer możliwości. W swojej kolejce wpisz, co i gdzie: literę figurki lub karty i numer regionu, na przykład a3. „help” pokazuje, co jeszcze można wpisać.
play-prompt = >{" "}
play-leave = Odejść od stołu? Gra nie jest zapisywana i przepadnie. Tak czy nie?
play-leave-record = Odejść od stołu? Tak czy nie? „ruinous play --resume { $file }” pozwala później grać dalej.
play-is-over = Gra w pliku { $file } jest skończona. „ruinous replay { $file }” opowiada ją od nowa.
play-left = Odchodzisz od stołu. Punkty do tej chwili:
record-whole = Zapis gry jest w pliku { $file }.
record-part = Dotychczasowy zapis jest w pliku { $file }.
record-exists = Plik { $file } już istnieje. Podaj inny albo kontynuuj zapisaną w nim grę: --resume { $file }
record-overwrite = Plik { $file } już istnieje i przepadnie. Nadpisać go? Tak czy nie?
record-no-file = { $file } nie jest zwykłym plikiem: nie da się w nim prowadzić zapisu. Podaj inny.
record-unwritten = Nie udało się zapisać gry w pliku { $file }: { $reason }.
file-unreadable = Nie da się odczytać pliku { $file }: { $reason }.
play-page = Stół jest pod adresem { $address }. Zostaw to okno otwarte, póki grasz; Ctrl+C kończy program.
play-page-there = Stół jest już otwarty pod adresem { $address }.
serve-failed = Serwer nie może działać dalej: { $reason }.
serve-no-public-url = --public-url (RUINOUS_PUBLIC_URL) to adres, który zaczyna się od https:// lub http://.
serve-no-smtp = --smtp (RUINOUS_SMTP) to adres taki jak smtp://NAZWA:HASŁO@KOMPUTER:PORT lub smtps://….
kept-nowhere = Nie ma twojego własnego folderu na gry. Podaj jakiś w opcji --data-dir (RUINOUS_DATA_DIR).
kept-no-database = --database (RUINOUS_DATABASE) to sqlite:PLIK lub postgres://NAZWA:HASŁO@KOMPUTER/BAZA.
backup-failed = Nie ma kopii: { $reason }.
replay-unfinished = Zapis kończy się w rundzie { $round } ({ $phase }), przed decyzją { $power-of }. Punkty do tej chwili:
verify-proven = Plik { $file } jest sprawdzony i zgodny z ziarnem: { $dice }, { $cards } i { $tokens }.
verify-dice = { $count ->
    [one] 1 rzut kością
    [few] { $count } rzuty kością
   *[many] { $count } rzutów kością
}
verify-cards = { $count ->
    [one] 1 dobrana karta
    [few] { $count } dobrane karty
   *[many] { $count } dobranych kart
}
verify-tokens = { $count ->
    [one] 1 rozłożony żeton
    [few] { $count } rozłożone żetony
   *[many] { $count } rozłożonych żetonów
}
verify-dealt = Zgodne z ziarnem jest też to, kto wylosował którą Potęgę.
verify-announced = Ziarno ma zapowiedziany skrót.
verify-compare = Skrót ziarna to { $hash }. Porównaj go z tym, który pokazano na początku gry, albo zostaw to opcji --hash.
verify-other-die = Plik { $file } nie jest zgodny z ziarnem. W wierszu { $line } jest „{ $says }”; kość numer { $nth } z tego rzutu powinna dać { $gives }.
verify-other-draw = Plik { $file } nie jest zgodny z ziarnem. W wierszu { $line } jest „{ $says }”, a powinno być „{ $gives }”.
verify-other-hash = To nie jest zapowiedziane ziarno: jego skrót to { $hash }, a nie { $announced }.
verify-two-seeds = Zapis podaje inne ziarno: { $seed }.
verify-no-seed = Zapis nie podaje ziarna. Podaj je w opcji --seed: stół pokazuje je po skończonej grze.
verify-unfinished = Zapis urywa się przed końcem gry: o tym, co było dalej, niczego nie dowiedziono.
verify-no-hash = skrót to 64 cyfry szesnastkowe

result-title = KONIEC GRY
result-won = Grasz { $power-ins }: zwycięstwo jest twoje.
result-shared = Grasz { $power-ins }: dzielisz się zwycięstwem.
result-lost = Grasz { $power-ins }: przegrywasz.
result-points = { $points ->
    [one] { $power }: 1 Punkt Zwycięstwa, wskaźnik na { $tick } z { $length }
    [few] { $power }: { $points } Punkty Zwycięstwa, wskaźnik na { $tick } z { $length }
   *[many] { $power }: { $points } Punktów Zwycięstwa, wskaźnik na { $tick } z { $length }
}

## The board

board-title = Runda { $round } · { $phase } · w talii { $cards } · { $count ->
    [0] pola wydarzeń puste
   *[other] { $track }
}
board-number = #
board-region = Region
board-resistance = Op
board-conquest = Pod
board-ruin = Spus
board-points = PZ
board-magic = ☆
board-spaces = Pol
board-tokens = Żetony
board-powers = Potęgi
board-ruined = ruiny
board-space = { $power-sign } { $what }
board-space-left = lewe: { $power-sign } { $what }
board-space-right = prawe: { $power-sign } { $what }
board-space-additional = obok: { $power-sign } { $what }
board-covering = { $card }, na { $power-sign } { $covered }
board-held = polegli: { $figures }
board-card = { $card } ({ $cost }{ $magic })
board-cancelled = { $card } ({ $cost }{ $magic }, anulowana)

legend-pair = { $sign } { $meaning }
legend-resistance = { -resistance }
legend-conquest = { -conquest-value }
legend-ruin = żetony, które liczą się do Spustoszenia
legend-points = punkty za pierwsze i drugie miejsce, jeśli zostanie teraz Spustoszony
legend-magic = magiczne symbole
legend-spaces = czyje karty zajmują pola
legend-dominator = dominuje teraz
legend-corruption = żetony Zepsucia
legend-domination = wartość dominacji
legend-populous = { -populous }
legend-power-points = punkty Mocy
legend-threat = wartość { -threat(case: "gen") }
legend-counters = żetony postępu
legend-peasants = zdobyci Chłopi
legend-discards = stos zużytych kart
legend-upgrades = Ulepszenia wyznawców, + Potęgi
legend-ticks = +4 PZ, ulp Ulepszenie, 2ka karty, 1Sp żeton, -1ze Zepsucie, -2żt żetony
legend-controlled = figurka tej Potęgi, pod kontrolą
legend-shielded = pod osłoną
legend-hated = obiekt nienawiści
legend-shocked = wstrząs
legend-surrendered = uległość
legend-tipped = zabita w tej walce

## The Powers, the track, the hand

powers-power = {"  "}Potęga
powers-points = PZ
powers-power-points = Moc
powers-dial = Wsk
powers-threat = Zag
powers-counters = Pos
powers-peasants = Chł
powers-hand = Ręka
powers-deck = Tal
powers-discards = Zuż
powers-reserve = Pula
powers-upgrades = Ulep
powers-next = Dalej
powers-short = { $points } PZ · { $power } Mocy · { $tick }/{ $length } · { $cards } ka
powers-has-upgrades = Ulepszenia { $power-of }: { $upgrades }.
powers-set-aside = Odłożone karty { $power-of }: { $cards }.

# What a tick of a dial tells, as short as can be.
tick-score = +{ $count }
tick-upgrade = ulp
tick-draw = { $count }ka
tick-place = { $count }{ $token-short }
tick-remove-corruption = -{ $count }ze
tick-remove-tokens = -{ $count }żt
tick-victory = ZWY

track-title = Pola wydarzeń Starego Świata · { $cards ->
    [0] w talii nie ma już kart
    [one] w talii 1 karta
    [few] w talii { $cards } karty
   *[many] w talii { $cards } kart
}

discards-title = Stosy zużytych kart
discards-pile = { $count ->
    [0] { $power }: stos pusty; w talii { $deck }.
   *[many] { $power }: { $cards }; w talii { $deck }.
}

dials-title = Wskaźniki Zagrożenia
dials-stands = { $power } · { $left ->
    [0] Zwycięstwo
    [one] 1 poziom do Zwycięstwa
    [few] { $left } poziomy do Zwycięstwa
   *[many] { $left } poziomów do Zwycięstwa
} · { -threat } { $threat } · { $counters ->
    [0] brak żetonów postępu w tej rundzie
    [one] 1 żeton postępu w tej rundzie
    [few] { $counters } żetony postępu w tej rundzie
   *[many] { $counters } żetonów postępu w tej rundzie
}
dials-tick = { $instruction } ({ $threat })
dials-last-tick = { $instruction }
dials-rule = W nawiasach wartość { -threat(case: "gen") }, którą wskaźnik wtedy pokazuje. Na koniec rundy każdy, kto ma żetony postępu, obraca wskaźnik o jeden poziom, a kto ma ich najwięcej ze wszystkich, o jeszcze jeden.

map-title = Mapa · każdy region i regiony do niego przyległe

odds-title = Walka { $region-in }, gdyby rozegrać ją teraz
odds-where = Napisz, gdzie, na przykład: odds kislev albo odds 3.
odds-none = Przy obecnym stanie planszy nie będzie walki { $region-in }.
odds-dice = Kości
odds-hits = Obr
odds-dominates = Dominuje
odds-loses = Traci tyle figurek
odds-nobody = {"  "}nikt
odds-percent = { $percent }%
odds-between = { $percent }% ({ $least }–{ $most })
odds-lost = { $count }: { $percent }%
odds-lost-between = { $losses } (średnio od { $least } do { $most })
odds-captures = { $losses } · zdobywa średnio { $count } żetonu Chłopów
odds-exact = Nikt nie ma wyboru, od którego coś by zależało: szanse są dokładne.
odds-bounds = Gdzie ktoś ma wybór, przyjęto, że każdy możliwy cel jest równie prawdopodobny. W nawiasach: najmniej i najwięcej, co można przez wybory osiągnąć.
odds-sampled = Walka jest zbyt duża, by prześledzić każdy przebieg: szanse pochodzą z { $battles } walk, w których każdy możliwy cel był równie prawdopodobny.
odds-omits-end-of-phase = Pominięto to, co karty robią na końcu Fazy Walki.
odds-omits-other-regions = Mogłoby je zmienić to, co najpierw zdarzy się w innych regionach.
odds-omits-underway = Faza Walki już trwa: nie wiadomo, kto już rzucał.

hand-title = Twoja ręka · { $count ->
    [0] brak kart
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
hand-card = Karta
hand-cost = Koszt
hand-text = Co robi (☆ to magiczny symbol)

## The options. They also stand after a colon (hint-choice, play-taken-back), and so have none themselves.

menu-title = Decyduje { $power }
menu-several = { $what } ×{ $count }
menu-standing = { $what } w { $region }
menu-card = { $card }
menu-magic-card = { $card } ☆
menu-pass = nic więcej w tej fazie
menu-dearer-in = każda karta: o { $cost } więcej w { $regions }
menu-cost-in = { $what }: { $cost } w { $regions }
menu-hand = { $count ->
    [0] brak kart na ręce
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
menu-hits = { $count ->
    [one] ginie od 1 obrażenia
   *[many] ginie od { $count } obrażeń
}
menu-capture = do zdobycia za 1 obrażenie

choice-summon = Przyzwij { $figure-a } z puli { $to-to }
choice-summon-from = Przyzwij { $figure-a } { $from-from } { $to-to }
choice-play = Zagraj kartę „{ $card }” { $region-in }
choice-pass = Spasuj i nie rób nic więcej w tej fazie
choice-region = { $region }
choice-figure = { $figure-owned }
choice-figure-in-reserve = { $figure } z puli
choice-figure-in = { $figure } { $region-in }
choice-token = { $token }
choice-token-in = { $token } { $region-in }
choice-corruption = Zepsucie { $power-of }
choice-corruption-in = Zepsucie { $power-of } { $region-in }
choice-card = { $card } ({ $cost })
choice-upgrade = { $upgrade }
choice-power = { $power }
choice-cash = { $points ->
    [one] Odrzuć odłożoną kartę „{ $card }”, by otrzymać 1 punkt Mocy
    [few] Odrzuć odłożoną kartę „{ $card }”, by otrzymać { $points } punkty Mocy
   *[many] Odrzuć odłożoną kartę „{ $card }”, by otrzymać { $points } punktów Mocy
}
choice-cover = Na kartę „{ $card }” { $power-of } ({ $cost })
choice-empty = Na puste pole karty Chaosu
choice-die = Kość z wynikiem { $face }
choice-none = Żadna, zostaw tak, jak jest
choice-yes = Tak
choice-no = Nie
choice-done = Zakończ

## What is typed

input-nothing = Wpisz numer możliwości albo co i gdzie, na przykład a3; albo „help”.
input-no-such-key = Nie ma możliwości „{ $word }”. Wpisz to, co pokazuje menu, na przykład { $example }.
input-unknown-verb = „{ $word }” nie jest ani numerem, ani poleceniem. Wpisz „help”, by zobaczyć, co można wpisać.
input-unknown-thing = „{ $word }” nie jest niczym, co można wybrać. Wybierz jedną z możliwości po numerze albo po nazwie.
input-unexpected = „{ $word }” jest w tym miejscu niezrozumiałe. Wiersz wygląda tak: „summon warrior from norsca to kislev” albo „play battle-cry in kislev”.
input-hand = „hand” pokazuje twoje karty.
input-other-power = Grasz { $power-ins }, a nie { $other-ins }. Pomiń nazwę albo zacznij od własnej.
input-ambiguous = To może znaczyć: { $options }. Napisz to w całości albo wpisz numer.
input-why = Napisz, który wybór, na przykład: why summon warrior to kislev.
input-type = Wpisz { $key }.
input-allowed = Nic tego nie zabrania: wpisz { $key }.

help-title = Co można wpisać
help-commands =
    numer         wybiera możliwość z tym numerem; region ma własny
    a3            w twojej kolejce: co, po literze, i gdzie, po numerze regionu.
                  „Krwiopuszcz ×6” są w puli, „Krwiopuszcz w 2” stoi w regionie 2
    wybór         słowami: summon warrior from norsca to kislev,
                  play battle-cry in kislev, pass, hit peasant, choose kislev
    nic           pokazuje pytanie jeszcze raz
    board         pokazuje cały stół i znaczenie znaków
    hand          pokazuje twoje karty
    map           pokazuje, które regiony do siebie przylegają
    dials         pokazuje, co jeszcze jest na wskaźnikach
    discards      pokazuje stosy zużytych kart
    odds REGION   pokazuje, jak poszłaby walka w regionie: odds kislev albo odds 3
    hint          mówi, co zrobiłby na twoim miejscu daemon i dlaczego
    card NAZWA    pokazuje kartę, obojętnie czyją: wystarczy część nazwy
    why WYBÓR     mówi, czemu wybór jest niedozwolony: why play teleport in empire
    log, log all  powtarza, co zdarzyło się w tej rundzie albo od początku
    undo          cofa twój ostatni wybór, jeśli od tego czasu niczego nie rzucano
                  ani nie dobierano i nikt inny nie wybierał
    help          ta strona
    quit          odejście od stołu
help-round-title = Runda
help-phase = { $phase }: { $rule }
help-end = Gra się kończy, gdy wskaźnik pokazuje Zwycięstwo, gdy ktoś ma 50 Punktów Zwycięstwa, gdy 5 regionów jest Spustoszonych albo, z przegraną wszystkich, gdy talia Starego Świata jest pusta. Sprawdza się to w tej kolejności.
help-tokens-title = Żetony Starego Świata
help-signs-title = Znaki na planszy
help-figures-title = Figurki

figures-name = Figurka
figures-class = Klasa
figures-count = Ile
figures-cost = Koszt
figures-attack = Kości ataku
figures-defence = Obrona

## What the commands are for

usage-ruinous = Gra trzech do pięciu bogów Chaosu, z których każdy ma własne cele, o los Starego Świata.
usage-ruinous-lang = Język: en, de albo pl. Jeśli go nie podasz, język środowiska (LC_ALL, LANG)
usage-play = Graj: w przeglądarce albo, z opcją --terminal, tutaj. Każda opcja gry w terminalu oznacza --terminal
usage-play-terminal = Graj w terminalu, samotnie przeciw botom. Wszystkie opcje poniżej dotyczą tej gry
usage-play-no_browser = Nie otwieraj przeglądarki, powiedz tylko, gdzie jest strona
usage-play-port = Port strony; domyślnie 7878, o ile jest wolny
usage-play-data_dir = Folder z twoimi grami; twój własny dla tego programu, jeśli nic nie podano
usage-play-player = Potęga, którą grasz: khorne, nurgle, tzeentch, slaanesh lub horned-rat
usage-play-powers = Potęgi przy stole, od trzech do pięciu, rozdzielone przecinkami
usage-play-players = Wylosuj tyle Potęg, od trzech do pięciu; dostajesz pierwszą albo tę, którą podasz
usage-play-opponents = Kto gra innymi Potęgami: random, cultist, warrior lub daemon (warrior, jeśli nic nie podano); albo każdą z osobna, khorne=daemon,nurgle=cultist. Daemon myśli nad decyzją do sekundy; daemon:200ms myśli krócej, daemon:2000 tyle razy wypróbowuje, co może się zdarzyć, choćby trwało to długo
usage-play-cards = Karty Chaosu i Ulepszenia wszystkich Potęg: base lub morrslieb; Rogaty Szczur ma własne
usage-play-old_world = Karty Starego Świata: base, mixed (te i karty dla ekspertów) lub expert
usage-play-seed = Ziarno rozdania, kości i przeciwników; z tym samym gra powtarza się tak samo, chyba że daemon gra na czas
usage-play-record = Prowadź zapis gry w tym pliku, po każdym wyborze. Dopóki gra trwa, karty dobierane przez innych są w nim zapieczętowane, by nikt nie zobaczył ich przypadkiem
usage-play-record_open = Nie pieczętuj kart dobieranych przez innych: kto czyta zapis, widzi wszystkie ręce
usage-play-resume = Kontynuuj grę z tego zapisu, z tymi, którzy siedzieli przy stole; --as i --opponents sadzają innych. Odtąd rzuty i losowania są nowe
usage-serve = Prowadź stoły dla ludzi, gdziekolwiek siedzą
usage-serve-listen = Adres i port, na których serwer czeka; port 0 to dowolny wolny
usage-serve-database = Baza danych: sqlite:PLIK lub postgres://NAZWA:HASŁO@KOMPUTER/BAZA; ruinous.db w folderze danych, jeśli nic nie podano
usage-serve-data_dir = Folder na wszystko, co leży w plikach; własny folder użytkownika dla tego programu, jeśli nic nie podano
usage-serve-public_url = Adres, pod którym ludzie trafiają na serwer, jeśli stoi przed nim proxy
usage-serve-behind_proxy = Wierz stojącemu z przodu proxy, skąd przychodzi żądanie (X-Forwarded-For)
usage-serve-thinkers = Na ilu wątkach myślą boty; o jeden mniej niż procesorów, jeśli nic nie podano
usage-serve-smtp = Gdzie oddaje się pocztę: smtp://NAZWA:HASŁO@KOMPUTER:PORT lub smtps://…; bez tego poczty nie ma
usage-serve-mail_from = Od kogo przychodzi poczta
usage-serve-allow_private_webhooks = Pozwól webhookom sięgać adresów w sieci gospodarza
usage-serve-log = Co trafia do dziennika na standardowym wyjściu błędów: error, warn, info, debug albo każda część osobno, info,ruinous_server=debug
usage-serve-tables_per_person = Ile stołów z niedokończonymi grami może mieć założonych jedna osoba
usage-serve-tables_per_hour = Ile stołów może założyć jedna osoba w ciągu godziny
usage-serve-requests_per_second = Ile żądań na sekundę może wysłać jedna osoba
usage-serve-messages_per_second = Ile wiadomości na sekundę może wysłać jedna osoba przez WebSocket, nie licząc dokonanych wyborów
usage-serve-people_per_hour = Ile nowych osób może przyjść z jednego adresu w ciągu godziny
usage-serve-away_after = Po ilu sekundach bez znaku życia miejsce gracza można oddać botowi
usage-serve-sockets_per_person = Ile WebSocketów może mieć otwartych jedna osoba, albo goście z jednego adresu razem
usage-serve-patience = Ile sekund klient może wysyłać żądanie i milczeć przed następnym
usage-backup = Skopiuj bazę danych serwera, który może przy tym działać, do pliku lub do innej bazy danych
usage-backup-to = Plik na kopię, który nie może jeszcze istnieć; albo pusta baza danych, do której wszystko zostanie skopiowane: postgres://NAZWA:HASŁO@KOMPUTER/BAZA lub sqlite:PLIK
usage-serve-connections_per_address = Ile połączeń naraz może być z jednego adresu; tych przez proxy i z tego komputera się nie liczy
usage-backup-database = { usage-serve-database }
usage-backup-data_dir = Folder, w którym jest ruinous.db, jeśli nie podano bazy danych
usage-replay = Opowiedz od nowa zapisaną grę
usage-replay-file = Zapis gry
usage-replay-quiet = Wypisz tylko, jak się skończyła
usage-verify = Udowodnij, że rzuty i losowania gry wynikają z jej ziarna
usage-verify-file = { usage-replay-file }
usage-verify-seed = Ziarno gry, 64 cyfry szesnastkowe; to z zapisu, jeśli nic nie podano
usage-verify-hash = Skrót pokazany na początku gry, 64 cyfry szesnastkowe
usage-cards = Pokaż wszystkie karty albo jedną z nich
usage-cards-name = Karta po identyfikatorze albo nazwie; wystarczy część, jeśli ma ją tylko jedna karta
usage-check = Sprawdź pliki scenariuszy i foldery z nimi
usage-check-paths = Pliki scenariuszy albo foldery, w których szukać *.toml
usage-check-quiet = Wypisz tylko błędy i ich liczbę
usage-check-bot = Pytaj tego bota, gdzie scenariusz pyta jakiegoś, którego by nie wymieniał
usage-check-at_least = Zakończ błędem, jeśli boty dobrze ocenią mniej pozycji
usage-check-seed = Szczęście pytanych botów; to samo ziarno daje te same wybory, chyba że daemon gra na czas
usage-simulate = Rozegraj wiele gier między botami i zdaj z nich sprawę
usage-simulate-games = Ile gier. Przerwany przebieg idzie dalej i może dostać więcej gier
usage-simulate-seats = Kto gra: cultist, warrior lub daemon za cztery Potęgi gry podstawowej; albo Potęgi przy stole z nazwy, khorne=daemon,nurgle=warrior,tzeentch=warrior. Daemon dla każdej decyzji 2000 razy wypróbowuje, co może się zdarzyć; daemon:500 mniej razy, daemon:200ms gra na czas
usage-simulate-cards = { usage-play-cards }
usage-simulate-old_world = { usage-play-old_world }
usage-simulate-seed = Ziarno wszystkich rozdań, kości i botów; z tym samym gry powtarzają się tak samo, chyba że daemon gra na czas
usage-simulate-rotate = Rozegraj każde rozdanie ponownie z botami przesuniętymi o jedno miejsce, aż każdy zajmie każde miejsce
usage-simulate-threads = Ile gier toczy się naraz; tyle, ile komputer ma procesorów, jeśli nic nie podano
usage-simulate-out = Folder na games.csv, summary.json i report.html; to samo polecenie z tym samym folderem idzie dalej tam, gdzie je przerwano
usage-ladder = Zmierz, jak silne są boty: każdy sam wśród trzech innego rodzaju
usage-ladder-games = Ile gier na każde zestawienie
usage-ladder-seed = { usage-simulate-seed }
usage-ladder-bots = Boty od najsłabszego, rozdzielone przecinkami
usage-ladder-alone = Tylko zestawienia, w których ten bot gra sam
usage-ladder-threads = { usage-simulate-threads }
usage-ladder-json = Wypisz wiersz JSON na każde zestawienie i nic więcej
usage-tune = Znajdź wagi dla bota warrior, każąc takim botom grać ze sobą
usage-tune-steps = Ile razy zmieniają się wagi
usage-tune-deals = Ile rozdań rozgrywa się przed każdym krokiem, każde dwa razy
usage-tune-seed = { usage-simulate-seed }
usage-tune-from = Plik z wagami na początek; dołączone, jeśli nic nie podano
usage-tune-threads = { usage-simulate-threads }
usage-tune-check = Ile gier sprawdza znalezione wagi przeciw poprzednim; 0: żadna
usage-tune-out = Plik na znalezione wagi; ten, z którym buduje się bota warrior, jeśli nic nie podano
usage-fit = Naucz się z gier między botami warrior, kto wygrywa (ocena pierwszego bota daemon) i co zrobiłby warrior (strategia)
usage-fit-games = Z ilu gier się uczyć
usage-fit-seed = { usage-simulate-seed }
usage-fit-threads = { usage-simulate-threads }
usage-fit-out = Folder na value.toml i policy.toml; ten, z którego buduje się bota daemon, jeśli nic nie podano
usage-learn = Naucz się z bardzo wielu szybkich gier sieci bota daemon (co się zapewne wybierze i ile warte są pozycje)
usage-learn-games = Z ilu gier się uczyć. To samo polecenie idzie dalej od miejsca, w którym je przerwano
usage-learn-anew = Zacznij od strategii botów warrior zamiast od dołączonych sieci
usage-learn-iterations = Grają Daemony, które dla każdej tury wypróbowują tyle gier: gier na sekundę jest o wiele mniej, a każda mówi więcej
usage-learn-seed = { usage-simulate-seed }
usage-learn-threads = { usage-simulate-threads }
usage-learn-out = Folder na sieci; ten, z którego buduje się bota daemon, jeśli nic nie podano. To, czego się dotąd nauczono, leży tam w pliku learning.part
usage-bench = Zmierz, jak szybkie są silnik i boty
usage-bench-seconds = Jak długo mierzyć każdą liczbę, w sekundach
usage-server = Zmierz, ile udźwignie serwer, na własnym serwerze
usage-server-games = Ile gier toczy się naraz
usage-server-under_way = Ile decyzji może być naraz w drodze
usage-server-seconds = Jak długo mierzyć z pełną, a potem z połową prędkości, w sekundach
usage-server-warm_up = Jak długo grać przedtem, w sekundach
usage-server-database = Baza danych PostgreSQL do pomiaru, jako postgres://…; domyślnie pliki SQLite
usage-server-folder = Gdzie tworzyć pliki SQLite; domyślnie tam, gdzie system trzyma pliki tymczasowe

## Cards

cards-old-world = Karty Starego Świata
cards-provenance = Na ile każda karta jest pewna
cards-provenance-word = { $provenance }: { $provenance-meaning }
cards-provenance-of-what = Koszt, magiczny symbol i liczba kopii karty Chaosu są potwierdzone, jeśli nie podano inaczej. Przy Ulepszeniach i kartach Starego Świata mowa jest tylko o efekcie.
cards-effect = efekt { $provenance }
cards-unsure = Koszt { $cost }, liczba kopii { $copies-f }.
cards-cost = koszt { $cost }
cards-copies = { $count ->
    [one] 1 kopia
    [few] { $count } kopie
   *[many] { $count } kopii
}
cards-magic = magia
cards-comet = kometa
cards-track = pole
cards-upgrade = Ulepsz.
cards-which = Napisz, która karta, na przykład: card teleport.
cards-none = Żadna karta nie nazywa się „{ $word }”. „ruinous cards” wymienia wszystkie.
cards-several = „{ $word }” pasuje do wielu kart: { $names }. Podaj jedną z nich.

facts-chaos = Karta Chaosu { $power-of } · koszt { $cost } · { $copies ->
    [one] 1 kopia
    [few] { $copies } kopie
   *[many] { $copies } kopii
}{ $magic ->
    [yes] {" "}· magiczny symbol
   *[no] {""}
} · { $set }
facts-upgrade = Ulepszenie { $power-of } · { $set }
facts-old-world = Karta Starego Świata · { $copies ->
    [one] 1 kopia
    [few] { $copies } kopie
   *[many] { $copies } kopii
}{ $comet ->
    [yes] {" "}· kometa
   *[no] {""}
} · { $discarded ->
    [yes] odrzucana po wykonaniu
   *[no] trafia na pole wydarzeń
} · { $set }
facts-drawn = Po dobraniu: { $card-drawn }
facts-track = Na polu wydarzeń: { $card-track }
facts-sure-all = Efekt, koszt i liczba kopii: { $provenance-pl }. { $provenance-meaning }
facts-sure-effect = Efekt: { $provenance }. { $provenance-meaning }
facts-sure-cost = Koszt i magiczny symbol: { $provenance-pl }. { $provenance-meaning }
facts-sure-copies = Liczba kopii: { $provenance-f }. { $provenance-meaning }
facts-id = W notacji: { $id }

## Scenarios

check-ok = ok    { $file }: { $title }
check-fail = BŁĄD  { $file }: { $reason }
check-missed = PUDŁO { $file }: { $reason }
check-unreadable = nie da się odczytać: { $reason }
check-no-scenario = w tym folderze nie ma scenariusza (*.toml)
check-malformed = zły zapis: { $reason }
check-not-text = wiersz { $line }: to nie jest tekst UTF-8
check-count = dobrze: { $passed }, źle: { $failed }
check-too-few = Dobrze ocenione: tylko { $well }, a miało być co najmniej { $least }.
check-judged = dobrze ocenione: { $well } z { $judged }

## The laboratory

progress = { $bar } { $done } z { $games } gier · { $rate } na sekundę · jeszcze { $left }

lab-power = Potęga
lab-bot = Bot
lab-against = Wśród trzech
lab-games = Gry
lab-wins = Wygr
lab-share = Udział
lab-interval = przedział 95%
lab-dial = wskaźn
lab-points = punkty
lab-ruin = Spust
lab-rating = Siła
lab-old-world = Stary Świat
lab-percent = { $share }%
lab-percents = { $low } – { $high }%

simulate-title = { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[many] { $games } gier
}
simulate-rounds = Gra trwała średnio { $rounds } rundy.
simulate-rate = Gier na sekundę: { $rate }.
simulate-report = Sprawozdanie: { $page }.
simulate-by-the-clock = Daemon gra na czas: z tym samym ziarnem gry nie powtórzą się tak samo.
simulate-goes-on = Gotowych gier: { $kept } z { $games }. Pozostałe rozgrywają się teraz.
simulate-stopping = Koniec po grach, które właśnie trwają. Drugie przerwanie kończy natychmiast.
simulate-stopped = Przerwano. Zachowanych gier: { $kept } z { $games }; to samo polecenie rozgrywa pozostałe.

ladder-about = Każdy bot grał sam wśród trzech innego rodzaju, każdą Potęgą z tymi samymi rozdaniami. Gdyby wszystkie były równe, wygrałby { $fair }%.
ladder-rating = 400 więcej to dziesięć razy większa waga: bot o wadze a wygrywa sam wśród trzech o wadze b a / (a + 3b) swoich gier.
ladder-one-bot = Jeden bot to za mało na drabinę: podaj co najmniej dwa, cultist,warrior.
ladder-bot-twice = { $bot } pojawia się dwa razy: bota nie można mierzyć z nim samym.
ladder-not-there = { $bot } ma grać sam, ale nie ma go wśród botów: podaj go także w --bots.

tune-no-start = Wag z pliku { $file } nie da się użyć: { $reason }
tune-no-place = Nie da się zapisać wag w pliku { $file }: { $reason }. Podaj inne miejsce przez --out.
tune-written = Wagi są w pliku { $file }. Boty użyją ich, gdy zostaną następnym razem zbudowane.
fit-written = Ocena (value) jest w pliku { $value }, strategia (policy) w pliku { $policy }. Oceny użyje pierwszy daemon (daemon-1), a strategii każdy daemon, gdy zostaną następnym razem zbudowane; dzisiejszy daemon ocenia według tego, co znalazło ruinous learn.
fit-surprise = W grach odłożonych na próbę zwycięzcy zaskoczyli tę ocenę w stopniu { $surprise }, a kogoś, kto uważa wszystkie Potęgi za równe, w stopniu { $alike } (średnia z -ln ich szans).
fit-regret = W tych grach to, co wybrałaby strategia, traci { $regret }% tego, o co chodzi między najlepszą możliwością a dowolną.
learn-no-place = Do pliku { $file } nie można nic zapisać: { $reason }. Podaj inny folder przez --out.
learn-written = Sieci są w folderze { $folder }. Daemon użyje ich, gdy zostanie następnym razem zbudowany.
learn-other = Plik { $file } zawiera coś innego albo naukę z innym ziarnem, inną liczbą gier lub prób albo innymi sieciami: „{ $first }”. Nic w nim nie zmieniono. Usuń go, aby zacząć od nowa, albo podaj inny folder przez --out.
learn-damaged = { $file } nie jest taki, jak go zapisano: coś uszkodziło plik. Usuń go, aby zacząć od nowa, albo podaj inny folder przez --out.
learn-unread = Tego, czego się dotąd nauczono, nie można odczytać z pliku { $file }: { $reason }. Usuń go, aby zacząć od nowa, albo podaj inny folder przez --out.
learn-surprise = W ostatnich grach to, jak się skończyły, zaskoczyło sieć oceny, zanim się z nich uczyła, w stopniu { $surprise } (średnia z -ln szansy).
tune-tried = Bot z tymi wagami wygrał { $share }% z { $games } gier sam wśród trzech z poprzednimi wagami (od { $low } do { $high }%; 25%, gdyby były równe).

folder-unusable = Folderu { $folder } nie da się użyć: { $reason }. Wybierz inny przez --out.
folder-in-use = W folderze { $folder } trwa inny przebieg. Poczekaj na jego koniec albo wybierz inny folder przez --out.
folder-unknown-run = W folderze { $folder } są pliki, ale run.json nie mówi, do jakiego przebiegu należą. Wybierz inny folder przez --out.
folder-other-run = W folderze { $folder } zaczęto inny przebieg:
    { $differences }
    Wybierz inny folder przez --out albo te same argumenty; większe może być tylko --games.
folder-difference = {"  "}{ $what }: { $there } tam, { $here } teraz
folder-games = { $folder }/games.csv, { $reason }
folder-foreign-game = { $folder }/games.csv: gra { $game } jest tam dwa razy albo nie należy do tego przebiegu. Usuń jej wiersz albo wybierz inny folder przez --out.
games-unreadable = nie da się odczytać: { $reason }.
games-malformed = wiersz { $line }, kolumna { $column }: „{ $found }” to nie { $expected }. Popraw wiersz albo go usuń; jego gra zostanie rozegrana ponownie.
games-expected-name = nazwa kolumny
games-expected-number = liczba
games-expected-rounds = liczby dla kolejnych rund, rozdzielone spacjami, ostatnia na koniec gry
games-expected-way-of-ending = sposób zakończenia: dial, vp, ruin lub deck
games-expected-powers = lista Potęg przy stole, rozdzielonych spacjami
games-expected-ruins = lista regionów z rundą ich Spustoszenia, na przykład empire@4 kislev@5
games-expected-old-world-cards = lista identyfikatorów kart Starego Świata, rozdzielonych spacjami
games-expected-bot = poziom: cultist, warrior lub daemon z budżetem, na przykład daemon:2000
games-expected-cards = lista identyfikatorów kart Chaosu tej Potęgi, rozdzielonych spacjami
games-expected-upgrades = lista identyfikatorów Ulepszeń tej Potęgi, rozdzielonych spacjami
games-expected-end = koniec wiersza
