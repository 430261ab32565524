## Stół w przeglądarce: to, co leży wokół mapy.

table-wants = { $power ->
    [khorne] Twój wskaźnik obraca się, gdy zabijasz wrogie figurki w walce: żeton postępu za każdy region, w którym to zrobisz.
    [nurgle] Twój wskaźnik obraca się, gdy umieszczasz 2 lub więcej żetonów Zepsucia w gęsto zaludnionym regionie.
    [tzeentch] Twój wskaźnik obraca się, gdy umieszczasz 2 lub więcej żetonów Zepsucia w regionie, w którym magicznych symboli i żetonów Spaczenia jest łącznie 2 lub więcej.
    [slaanesh] Twój wskaźnik obraca się, gdy w kroku Zepsucia umieszczasz 2 lub więcej żetonów Zepsucia w regionie z żetonem Szlachty lub Bohaterów.
    [horned-rat] Twój wskaźnik obraca się, gdy dominujesz w regionach z żetonami Skavenów.
   *[other] {""}
}
table-wants-other = { $power ->
    [khorne] Żeton postępu za każdy region, w którym Khorne zabija wrogie figurki w walce.
    [nurgle] Żeton postępu za każdy gęsto zaludniony region, w którym Nurgle umieszcza 2 lub więcej żetonów Zepsucia.
    [tzeentch] Żeton postępu za każdy region, w którym Tzeentch umieszcza 2 lub więcej żetonów Zepsucia, jeśli magicznych symboli i żetonów Spaczenia jest tam łącznie 2 lub więcej.
    [slaanesh] Żeton postępu za każdy region z żetonem Szlachty lub Bohaterów, w którym Slaanesh w kroku Zepsucia umieszcza 2 lub więcej żetonów Zepsucia.
    [horned-rat] Żeton postępu za każdy region z żetonem Skavenów, w którym Rogaty Szczur dominuje.
   *[other] {""}
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
    [badlands] Złe Z
   *[other] { $region }
}

## O co chodzi i kiedy

table-prompt-where = { $what }: dokąd?
table-prompt-cost = { $cost ->
    [0] Nic nie kosztuje
   *[other] Kosztuje punktów Mocy: { $cost } z { $power }
}. { $places ->
    [one] Do wyboru jest jeden region.
    [few] Do wyboru są { $places } regiony.
   *[many] Do wyboru jest { $places } regionów.
}
table-prompt-skip = Pokaż resztę od razu
table-prompt-skip-key = spacja
table-prompt-bot = Bot myśli: { $level }.
table-prompt-waits = { $is ->
    [here] { $name } jest tu i myśli.
    [away] { $name } jest z dala od stołu. Gra czeka.
   *[bot-for] { $name }: w zastępstwie gra bot.
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
   *[end] Końcowa
}
table-clock = Twój zegar
table-clock-left = Pozostały czas
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
    [warpstone] { $count } × Spaczeń
   *[other] { $count } × { $token }
}
table-tick-remove-corruption = Zepsucie −{ $count }
table-tick-remove-tokens = { $count ->
    [one] −{ $count } żeton
    [few] −{ $count } żetony
   *[many] −{ $count } żetonów
}
table-tick-upgrade = Ulepszenie
table-tick-victory = zwycięstwo
table-ticks-left = { $count ->
    [one] { $count } poziom do wygranej
    [few] { $count } poziomy do wygranej
   *[many] { $count } poziomów do wygranej
}
# Beside a star, which stands for the victory.
table-ticks = { $count ->
    [one] za { $count } poziom
    [few] za { $count } poziomy
   *[many] za { $count } poziomów
}
table-counters = { $sight ->
    [0] żetony postępu: { $count }
   *[other] postęp: { $count } → { $then }
}
table-warn = { $by ->
    [dial] 1 poziom do wygranej
    [enough] ma dość punktów
   *[points] { $points } pkt w zasięgu
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
    [one] { $count } zdobyty żeton Chłopów
    [few] { $count } zdobyte żetony Chłopów
   *[many] { $count } zdobytych żetonów Chłopów
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
table-pass = Spasuj
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
   *[risk] ryzyko straty { $value }
}
table-fan = Figurki: { $region }
table-own-pane = Twoja ręka i pytanie
table-dock = Co pokazuje panel
table-dock-name = { $dock ->
    [hand] Ręka
    [dice] Kości
    [ledger] Bilans
    [choice] Wybór
    [phase] Faza
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
table-gloss-tied = nikt, bo jest remis
table-gloss-power = { $power }, za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
table-gloss-now = Teraz { $outcome }.
table-gloss-then = Potem
table-gloss-stays = Dominuje: { $outcome }.
table-gloss-ruined = Spustoszony region: nikt tu nie dominuje.
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
    [one] obrażenia z twojej { $count } kości
   *[other] obrażenia z twoich { $count } kości
}
table-odds-dice = { $dice } { $count ->
    [one] kość
    [few] kości
   *[many] kości
}
table-odds-kill = , że { power-the } straci figurkę
table-odds-lose = , że stracisz figurkę
table-odds-range = (od { $least } do { $most })
table-grounds = { $grounds ->
    [exact] Dokładnie, o ile przed walką nic się już nie zmieni.
    [bounds] Jeśli każdy cel obrażeń jest równie prawdopodobny; w nawiasie: gdy wszyscy temu przeciwdziałają albo do tego dążą. O ile przed walką nic się już nie zmieni.
   *[sampled] Z wielu walk rozegranych na próbę, z dokładnością do 5 na 100. O ile przed walką nic się już nie zmieni.
}
table-left-out = { $what ->
    [end-of-phase] Bez tego, co dzieje się na końcu Fazy Walki.
    [other-regions] Walki gdzie indziej mogą to zmienić.
   *[underway] Faza Walki już trwa.
}
table-region-ruined = { $round ->
    [0] Spustoszenie
   *[other] Spustoszenie w rundzie { $round }
}, karta { $card }
table-region-tokens = Żetony { $now } → { $then } z { $ruin }
table-cards = Karty
table-left-first = najpierw lewa
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

## Dziennik, czat, Stary Świat

table-log = Dziennik
table-talk = Dziennik i czat
table-log-earlier = Wcześniejsze
table-log-here = odtąd nowe
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
table-track-nothing = Na polu wydarzeń nie ma teraz efektu.
table-ruined-count = Spustoszone: { $count } z { $ruins }.
table-ruin-next = Następny daje uczestnikom po { $ruiner }, potem { $first } i { $second }.
table-supply = Żetony w puli
table-unseen = Nieodkryte jeszcze karty Starego Świata
table-unseen-note = { $count ->
    [one] Jedna z nich jest w talii.
    [few] { $count } z nich są w talii.
   *[many] { $count } z nich jest w talii.
}

## Karty

table-card-lies = Leży: { $region }.
table-card-lies-cancelled = Leży anulowana: { $region }.

## Obok gry

table-close = Zamknij
table-menu = Menu
table-again = Pokaż jeszcze raz, co zrobili inni
table-hint = Podpowiedź
table-hint-thinking = Najsilniejszy bot myśli …
table-hint-show = Pokaż
table-cut = Połączenie jest przerwane
table-cut-note = Widzisz ostatni znany stan gry. Połączenie wróci samo i nic nie przepadnie.
table-shut = Stół nic ci już nie mówi
table-shut-note = Wylogowano cię gdzie indziej albo stół nie jest dla ciebie otwarty. Jeśli tu grasz, zaloguj się. Widzisz ostatni znany stan gry.
table-signed-out = Wylogowano cię tutaj
table-signed-out-note = Zaloguj się, aby grać dalej. Widzisz ostatni znany stan gry.
table-part-lost = Nie udało się wczytać części strony. Wczytaj ją ponownie, gdy wróci połączenie.
table-notice = { $what ->
    [out-of-time] Twój czas minął i wybrał za ciebie bot.
   *[undo-refused] Pozostali nie zgodzili się na cofnięcie.
}
table-refused = Odmówiono
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
table-vote = { $name }: czy w zastępstwie ma grać bot?
table-vote-note = Zgadzają się: { $agreed }
table-auto-pass = Pasuj automatycznie
table-auto-pass-when = { $when ->
    [only] gdy nic innego nie mogę
    [round] w tej rundzie
   *[never] nigdy
}
table-language = Język
table-to-tables = Do stołów
table-to-cards = Wszystkie karty
table-seed-hash = Skrót ziarna:
table-since = Od ostatniego razu ({ $when })
table-since-ruined = { $count ->
    [one] Spustoszony region: { $regions }
   *[other] Spustoszone regiony: { $regions }
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
    [shared] Dzielisz się zwycięstwem
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
