## Stół w przeglądarce: to, co leży wokół mapy.

table-power = { $power ->
    [khorne] Khorne
    [nurgle] Nurgle
    [tzeentch] Tzeentch
    [slaanesh] Slaanesh
   *[horned-rat] Rogaty Szczur
}
table-wants = { $power ->
    [khorne] Twój wskaźnik obraca się, gdy zabijasz wrogie figurki w walce: żeton postępu za każdy region, w którym to zrobisz.
    [nurgle] Twój wskaźnik obraca się, gdy umieszczasz 2 lub więcej żetonów Zepsucia w regionie gęsto zaludnionym.
    [tzeentch] Twój wskaźnik obraca się, gdy umieszczasz 2 lub więcej żetonów Zepsucia w regionie, w którym magicznych symboli i żetonów Spaczenia jest łącznie 2 lub więcej.
    [slaanesh] Twój wskaźnik obraca się, gdy w kroku Zepsucia umieszczasz 2 lub więcej żetonów Zepsucia w regionie z żetonem Szlachty lub Bohaterów.
   *[horned-rat] Twój wskaźnik obraca się, gdy dominujesz w regionach z żetonami Skavenów.
}
table-wants-other = { $power ->
    [khorne] Żeton postępu za każdy region, w którym Khorne zabija wrogie figurki w walce.
    [nurgle] Żeton postępu tam, gdzie Nurgle umieszcza 2 lub więcej żetonów Zepsucia w regionie gęsto zaludnionym.
    [tzeentch] Żeton postępu tam, gdzie Tzeentch umieszcza 2 lub więcej żetonów Zepsucia przy łącznie 2 lub więcej magicznych symbolach i żetonach Spaczenia.
    [slaanesh] Żeton postępu tam, gdzie Slaanesh w kroku Zepsucia umieszcza 2 lub więcej żetonów Zepsucia przy żetonie Szlachty lub Bohaterów.
   *[horned-rat] Żeton postępu tam, gdzie Rogaty Szczur dominuje w regionie z żetonem Skavenów.
}
table-token = { $token ->
    [event] Wydarzenie
    [hero] Bohater
    [noble] Szlachta
    [peasant] Chłop
    [skaven] Skaven
   *[warpstone] Spaczenie
}
# Gdzie cała nazwa się nie mieści; najwyżej pięć liter.
table-region-short = { $region ->
    [norsca] Norsk
    [troll-country] Troll
    [kislev] Kislv
    [empire] Imp
    [bretonnia] Bret
    [estalia] Estal
    [tilea] Tilea
    [border-princes] Księs
   *[badlands] Złe Z
}
table-bot = { $level ->
    [cultist] Kultysta
    [warrior] Wojownik
    [daemon] Demon
   *[random] Losowo
}

## O co chodzi i kiedy

table-prompt-where = { $what }: dokąd?
table-prompt-cost = { $cost ->
    [0] Nic nie kosztuje
   *[other] Kosztuje { $cost } z { $power } punktów Mocy
}. { $places ->
    [one] Otwarty jest jeden region.
    [few] Otwarte są { $places } regiony.
   *[many] Otwartych jest { $places } regionów.
}
table-prompt-skip = Pokaż resztę od razu (spacja)
table-prompt-bot = Bot myśli: { $level }.
table-prompt-waits = { $is ->
    [here] { $name } jest tu i myśli.
    [away] { $name } jest poza stołem. Gra czeka.
   *[bot-for] Bot gra w zastępstwie: { $name }.
}
table-round-of = Runda { $round } z { $rounds }
table-round-short = R{ $round }
table-phases = Fazy rundy
table-phase = { $phase ->
    [old-world] Stary Świat
    [draw] Dobieranie
    [summoning] Przyzywanie
    [battle] Walka
    [corruption] Zepsucie
   *[end] Koniec
}
table-clock = Twój zegar
table-clock-choice = na ten wybór
table-clock-total = na całą grę
table-clock-increment = +{ $seconds } s za wybór
table-clock-spoken = { $seconds ->
    [one] Została { $seconds } sekunda.
    [few] Zostały { $seconds } sekundy.
   *[many] Zostało { $seconds } sekund.
}
table-title = Ruinous: runda { $round }
table-title-turn = ● Twoja kolej, runda { $round }
table-title-over = Ruinous: koniec gry

## Potęgi

table-powers = Potęgi
table-seat = { $is ->
    [you] ty
    [here] przy stole
    [away] poza stołem
    [bot] bot
   *[bot-for] gra bot
}
table-seat-decides = wybiera
table-seat-nobody = Nikt
table-of-points = z { $points }
table-in-sight-note = jeśli wszyscy spasują, przed walką
table-next = Dalej { $threat }:
table-tick-score = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
table-tick-draw = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
table-tick-place = { $token ->
    [event] { $count } × Wydarzenie
    [hero] { $count } × Bohater
    [noble] { $count } × Szlachta
    [peasant] { $count } × Chłop
    [skaven] { $count } × Skaven
   *[warpstone] { $count } × Spaczenie
}
table-tick-remove-corruption = −{ $count } Zepsucie
table-tick-remove-tokens = { $count ->
    [one] −{ $count } żeton
    [few] −{ $count } żetony
   *[many] −{ $count } żetonów
}
table-tick-upgrade = Ulepszenie
table-tick-victory = zwycięstwo
table-ticks-left = { $count ->
    [one] wygrana za { $count } obrót
    [few] wygrana za { $count } obroty
   *[many] wygrana za { $count } obrotów
}
table-counters = { $count ->
    [0] bez żetonu postępu
    [one] { $count } żeton postępu
    [few] { $count } żetony postępu
   *[many] { $count } żetonów postępu
}{ $sight ->
    [0] {""}
   *[other] , { $sight } w zasięgu
}
table-warn = { $by ->
    [dial] wygrana za 1 obrót
   *[points] { $points } punktów w zasięgu
}
table-power-left = Zostało punktów Mocy: { $power } z { $full }
table-power-word = { $count ->
    [one] punkt Mocy
    [few] punkty Mocy
   *[many] punktów Mocy
}
table-hand-size = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
table-discards = { $count ->
    [one] { $count } karta zużyta
    [few] { $count } karty zużyte
   *[many] { $count } kart zużytych
}
table-discards-title = Zużyte karty
table-discards-of = Zużyte karty: { $power }
table-deck = w talii { $count }
table-peasants = { $count ->
    [one] { $count } pojmany Chłop
    [few] { $count } pojmani Chłopi
   *[many] { $count } pojmanych Chłopów
}
table-upgrades = Ulepszenia
table-upgrades-none = Jeszcze żadnego
table-upgrade-used = { $upgrade }, użyte w tej rundzie
table-last-acts = Ostatnie czyny
table-act-again = Czyn { $number }, pokaż jeszcze raz: { $what }
table-cell = { $power }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
table-dial = Wskaźnik
table-points = Punkty
table-figures = Figurki
table-figure-values = koszt { $cost } · atak { $attack } · obrona { $defence }
table-figure-reserve = w puli { $count } z { $all }
table-set-aside = Odłożone na bok
table-pile-empty = Nic tu nie leży.

## Własne

table-reserve = Twoja pula
table-unit = { $name }: koszt { $cost }, atak { $attack }, obrona { $defence }, w puli { $left }
table-left = { $count ->
    [0] brak
   *[other] w puli { $count }
}
table-hand = Twoja ręka
table-hand-empty = Brak kart na ręce
table-card-spoken = { $name }, { $copies ->
    [one] koszt { $cost }
   *[other] sztuk { $copies }, koszt { $cost }
}{ $magic ->
    [true] , magiczny symbol
   *[false] {""}
}. { $text }
table-card-open = Otwórz kartę: { $name }
table-put-back = Odłóż
table-undo = Cofnij
table-pass = Pasuj
table-pass-gives-up = { $power ->
    [0] nie masz już punktów Mocy
    [one] przepada { $power } punkt Mocy
    [few] przepadają { $power } punkty Mocy
   *[many] przepada { $power } punktów Mocy
}
table-do-it = Wykonaj
table-for-power = { $count ->
    [one] { $count } punkt Mocy
    [few] { $count } punkty Mocy
   *[many] { $count } punktów Mocy
}
table-keep = Zapamiętaj
table-kept = Ruchy do porównania
table-kept-drop = Nie zapamiętuj
table-kept-fact = { $fact ->
    [power] zostaje Mocy: { $value }
    [points] punkty +{ $value }
    [tokens] żetony { $value }
   *[risk] ryzyko { $value }
}
table-fan = Figurki: { $region }
table-own-pane = Twoja ręka i pytanie
table-dock = Co pokazuje panel
table-dock-name = { $dock ->
    [hand] Ręka
    [powers] Potęgi
    [world] Świat
    [log] Dziennik
   *[chat] Czat
}
table-pane = Rozwiń lub zwiń panel

## Co zmieniłby wybór

table-not-possible = To niemożliwe
table-gloss-domination = Dominacja
table-gloss-empty = Nikt tu nic nie ma.
table-gloss-nobody = nikt
table-gloss-tied = nikt, bo najlepsi są równi
table-gloss-power = { $power }, za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
table-gloss-now = Teraz { $outcome }.
table-gloss-then = Potem
table-gloss-stays = Dominuje: { $outcome }.
table-gloss-ruined = Spustoszony: nikt tu nie dominuje.
table-gloss-ruin = Żetony w zasięgu { $before } → { $after } z { $ruin }
table-gloss-number = { $what ->
    [points] Punkty
    [power_points] Moc
    [counters] Żetony postępu
    [hand] Karty
   *[dial] Wskaźnik
}
table-resistance = Opór { $resistance }
table-odds = Walka: { $region }
table-odds-hits = { $count ->
    [one] twoje trafienia { $count } kością
   *[other] twoje trafienia { $count } kośćmi
}
table-odds-dice = { $dice } { $count ->
    [one] kość
    [few] kości
   *[many] kości
}
table-odds-kill = , że { $power } straci figurkę
table-odds-lose = , że stracisz figurkę
table-odds-range = (od { $least } do { $most } %)
table-grounds = { $grounds ->
    [exact] Dokładnie; przed walką nic więcej nie następuje.
    [bounds] Jeśli każde trafienie może paść na każdego tak samo; w nawiasie, jeśli wszyscy wybierają przeciw temu albo za tym. Przed walką nic więcej nie następuje.
   *[sampled] Z wielu rozegranych walk, z dokładnością do 5 na 100. Przed walką nic więcej nie następuje.
}
table-left-out = { $what ->
    [end-of-phase] Bez tego, co dzieje się na końcu Fazy Walki.
    [other-regions] Walki gdzie indziej mogą to zmienić.
   *[underway] Faza Walki już trwa.
}
table-region-ruined = Spustoszony, karta { $card }
table-region-tokens = Żetony { $now } → { $then } z { $ruin }
table-cards = Karty
table-left-first = lewa najpierw
table-in-battle = kości w walce
table-card-cancelled = Anulowana. Jej koszt nadal się liczy.
table-options-here = { $count ->
    [one] { $count } możliwość tutaj
    [few] { $count } możliwości tutaj
   *[many] { $count } możliwości tutaj
}
table-corruption-of = { $count ->
    [one] { $count } żeton Zepsucia
    [few] { $count } żetony Zepsucia
   *[many] { $count } żetonów Zepsucia
}

## Wszystkie możliwości, wszystkie regiony, pomoc

table-options = Wszystkie możliwości
table-options-search = Wpisz, czego szukasz
table-options-count = { $count } z { $all }
table-options-only = Tylko { $region }
table-options-none = Teraz nikt cię o nic nie pyta.
table-options-nothing = Żadna możliwość nie ma tych słów.
table-order = { $order ->
    [cost] według kosztu
    [region] według regionu
    [points] według punktów
   *[given] jak na liście
}
table-key-choose = wybierz
table-key-do = wykonaj
table-key-preview = pokaż na mapie
table-key-close = zamknij
table-regions = Tabela regionów
table-region = Region
table-populous = gęsto zaludniony
table-column-resistance = Opór
table-column-conquest = Podbój
table-column-ruin = Spustoszenie
table-column-tokens = Żetony
table-column-leader = Dominowałby
table-column-options = Możliwości
table-ledger = Dziewięć regionów
table-ledger-values = O { $resistance } · { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
table-help = Pomoc
table-help-marks = Co jest na regionie
table-help-keys = Klawisze
table-help-play = Jak grać
table-help-how = Weź figurkę lub kartę, klikając ją albo przeciągając; złote regiony stoją przed nią otworem. Co by to zmieniło, widać obok mapy, zanim to zrobisz. Czego nie można zrobić, mówi dlaczego, gdy na to wskażesz. Na ekranie dotykowym pierwsze dotknięcie pokazuje, a złoty przycisk wykonuje.
table-help-key = { $key ->
    [digits] regiony w swojej kolejności
    [arrows] przejście po puli i ręce
    [enter] pokaż; jeszcze raz: wykonaj
    [esc] odłóż, zamknij
    [slash] wszystkie możliwości
    [table] tabela regionów
    [keep] zapamiętaj ruch do porównania
    [space] pokaż resztę od razu
   *[help] ta strona
}
table-mark-shield = Opór; z koroną murów region jest gęsto zaludniony
table-mark-laurel = Wartość Podboju: punkty dla tego, kto dominuje
table-mark-number = miejsce w kolejności regionów
table-mark-tally = żetony Zepsucia; dwanaście pustoszy region
table-mark-hollow = żetony, które umieszczą tam kultyści
table-mark-flame = Spustoszenie jest blisko
table-mark-standard = figurki Potęgi i ich wartość dominacji
table-mark-crown = teraz by dominował
table-mark-star = magiczny symbol karty
table-mark-gold = można wybrać

## Dziennik, czat, Stary Świat

table-log = Dziennik
table-talk = Dziennik i czat
table-log-earlier = Wcześniejsze
table-log-here = tu byłeś
table-chat = Czat
table-chat-none = Nikt jeszcze nic nie powiedział.
table-chat-say = Powiedz coś
table-chat-send = Wyślij
table-chat-unsent = Nie wysłano: połączenie jest przerwane.
table-watchers = { $count ->
    [one] { $count } osoba patrzy
    [few] { $count } osoby patrzą
   *[many] { $count } osób patrzy
}
table-old-world = Stary Świat
table-cards-left = { $count ->
    [0] brak kart
    [one] została { $count } karta
    [few] zostały { $count } karty
   *[many] zostało { $count } kart
}
table-comet = kometa z dwoma warkoczami
table-track-empty = puste
table-track-nothing = Na torze nic teraz nie robi.
table-ruined-count = Spustoszone: { $count } z { $ruins }.
table-ruin-next = Następny daje uczestnikom { $ruiner }, potem { $first } i { $second }.
table-supply = Żetony w puli
table-unseen = Karty Starego Świata, których jeszcze nie widziano
table-unseen-note = { $count ->
    [one] Jedna z nich jest w talii.
    [few] { $count } z nich są w talii.
   *[many] { $count } z nich jest w talii.
}

## Karty

table-card-cost = koszt { $cost }
table-card-magic = magiczny symbol
table-card-copies = { $copies ->
    [one] { $copies } egzemplarz
    [few] { $copies } egzemplarze
   *[many] { $copies } egzemplarzy
}
table-card-lies = leży: { $region }
table-card-lies-cancelled = leży anulowana: { $region }
table-rulings = Rozstrzygnięcia
table-provenance = { $mark ->
    [confirmed] potwierdzona wydrukowaną kartą
    [recorded] tak, jak zapisali ją inni
    [inferred] wywnioskowana z zasad i innych kart
   *[reconstructed] odtworzona: wydrukowana karta może się różnić
}

## Obok gry

table-close = Zamknij
table-menu = Menu
table-hint = Rada
table-hint-thinking = Najsilniejszy bot myśli …
table-hint-show = Pokaż
table-cut = Połączenie jest przerwane
table-cut-note = Widzisz, jak było ostatnio. Wróci samo i nic nie przepadnie.
table-refused = Odmówiono
table-unreachable = Nie można połączyć się z serwerem.
table-bot-plays = Bot gra za ciebie
table-bot-plays-note = Możesz wrócić na swoje miejsce, kiedy chcesz.
table-take-back-seat = Wróć na miejsce
table-leave = Oddaj miejsce botowi
table-leave-sure = Bot gra dalej za ciebie. Możesz potem wrócić.
table-leave-yes = Oddaj
table-leave-no = Zostań
table-hand-over = Niech na razie gra bot
table-undo-mine = Prosisz o cofnięcie wyboru
table-undo-asked = { $name } prosi o cofnięcie wyboru
table-undo-waiting = Brakuje zgody: { $names }
table-agree = Zgoda
table-disagree = Nie
table-vote = Czy bot ma grać w zastępstwie? ({ $name })
table-vote-note = Zgadzają się: { $agreed }
table-speed = Tempo zdarzeń
table-speed-is = { $speed ->
    [1] zwykłe
    [2] podwójne
   *[off] od razu
}
table-auto-pass = Pasuj automatycznie
table-auto-pass-when = { $when ->
    [only] gdy nic innego nie można
    [round] w tej rundzie
   *[never] nigdy
}
table-language = Język
table-to-tables = Do stołów
table-to-cards = Wszystkie karty
table-seed-hash = Skrót ziarna:
table-since = Od ostatniego razu ({ $when })
table-since-ruined = { $count ->
    [one] Spustoszony: { $regions }
   *[other] Spustoszone: { $regions }
}
table-since-killed = Stracone figurki:
table-since-cards = { $count ->
    [one] Nowa karta: { $cards }
   *[other] Nowe karty: { $cards }
}
table-since-show = Pokaż
table-since-choose = Do mojego wyboru
table-since-table = Do stołu
table-end = Koniec
table-end-mine = { $how ->
    [won] Zwycięstwo jest twoje
    [shared] Dzielisz zwycięstwo
   *[lost] Przegrywasz
}
table-end-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
table-end-dial = wskaźnik { $dial }
table-rematch = Jeszcze raz
table-record = Pobierz zapis
table-verify = Sprawdź kości z zapisem:
table-seed = Ziarno:
