### Strony wokół gry: start, stoły, nowy stół, poczekalnia, zaproszenia, karty, ustawienia.

# Tak nazywa się ktoś, kto nie podał swojej nazwy.
guest = Gość
page-unreachable = Nie ma połączenia z serwerem. Spróbuj ponownie za chwilę.
page-gone = Nie można wczytać tej strony. Być może jest jej nowsza wersja.
page-reload = Wczytaj ponownie

nav = Strony
nav-place = { $place ->
    [tables] Stoły
    [new] Nowy stół
    [cards] Karty
   *[you] Ustawienia
}
# To samo pod małymi obrazkami na telefonie.
nav-dock = { $place ->
    [tables] Stoły
    [new] Nowy
    [cards] Karty
   *[you] Ty
}
nav-sign-in = Zaloguj się
# Po liczbie gier, które czekają.
nav-turns = twoja kolej

## Potęgi

god-way = { $power ->
    [khorne] wygrywa, zabijając
    [nurgle] wygrywa wśród ludzi
    [tzeentch] wygrywa u źródeł magii
    [slaanesh] wygrywa w cieniu koron
    [horned-rat] wygrywa spod ziemi
   *[other] {""}
}
god-how = { $power ->
    [khorne] Jego wskaźnik obraca się, gdy zabija w walce wrogie figurki.
    [nurgle] Jego wskaźnik obraca się, gdy umieszcza dwa lub więcej żetonów Zepsucia w gęsto zaludnionym regionie.
    [tzeentch] Jego wskaźnik obraca się, gdy umieszcza dwa lub więcej żetonów Zepsucia w regionie, w którym magicznych symboli i żetonów Spaczenia jest łącznie dwa lub więcej.
    [slaanesh] Jego wskaźnik obraca się, gdy w kroku Zepsucia umieszcza dwa lub więcej żetonów Zepsucia w regionie z żetonem Szlachty lub Bohaterów.
    [horned-rat] Jego wskaźnik obraca się, gdy dominuje w regionach z żetonami Skavenów.
   *[other] {""}
}

## Boty

bot-level = { $level ->
    [cultist] Kultysta
    [warrior] Wojownik
    [daemon] Demon
   *[random] Losowo
}
bot-about = { $level ->
    [cultist] Wybiera losowo spośród tego, co nie jest wyraźnie bezcelowe. Sam wśród trzech Wojowników nie wygrał żadnej z 400 gier.
    [warrior] Patrzy jeden wybór naprzód, nigdy dwa: dobrze walczy, źle planuje. Sam wśród trzech Kultystów wygrał 371 z 400 gier.
   *[daemon] Wypróbowuje tysiące dalszych przebiegów gry, do sekundy na wybór. Sam wśród trzech Wojowników wygrał 131 z 200 gier.
}
# Na liście osób przy stole. Demony są rzeczownikiem nieosobowym: dwa Demony, ale dwóch Wojowników.
some-bots = { $count ->
    [1] { $level ->
        [cultist] jeden Kultysta
        [warrior] jeden Wojownik
        [daemon] jeden Demon
       *[random] jeden bot wybierający losowo
    }
    [2] { $level ->
        [cultist] dwóch Kultystów
        [warrior] dwóch Wojowników
        [daemon] dwa Demony
       *[random] dwa boty wybierające losowo
    }
    [3] { $level ->
        [cultist] trzech Kultystów
        [warrior] trzech Wojowników
        [daemon] trzy Demony
       *[random] trzy boty wybierające losowo
    }
    [4] { $level ->
        [cultist] czterech Kultystów
        [warrior] czterech Wojowników
        [daemon] cztery Demony
       *[random] cztery boty wybierające losowo
    }
   *[other] { $level ->
        [cultist] pięciu Kultystów
        [warrior] pięciu Wojowników
        [daemon] pięć Demonów
       *[random] pięć botów wybierających losowo
    }
}
some-seats = { $count ->
    [1] jedno wolne miejsce
    [2] dwa wolne miejsca
    [3] trzy wolne miejsca
    [4] cztery wolne miejsca
   *[other] pięć wolnych miejsc
}

## Start

start-motto = Stary Świat to pergamin. Ty jesteś atramentem.
start-play = Zagraj teraz
start-busy = Stół jest przygotowywany.
start-against = Jesteś { power-as }, przeciw { $count ->
    [2] dwóm
    [3] trzem
   *[other] czterem
} { $level ->
    [cultist] Kultystom
    [warrior] Wojownikom
   *[daemon] Demonom
}.
start-power = Twoja Potęga
start-opponents = Przeciwnicy
start-players = Gracze
start-unofficial = Nieoficjalne dzieło graczy. Nie użyto żadnego obrazu ani zdania z drukowanej gry; jej wydawcy nie mają w tym udziału.
# Napisy na mapie obok.
start-region = { $region ->
    [norsca] Norska
    [troll-country] Kraj Trolli
    [kislev] Kislev
    [empire] Imperium
    [bretonnia] Bretonia
    [estalia] Estalia
    [tilea] Tilea
    [border-princes] Księstwa Graniczne
    [badlands] Złe Ziemie
   *[other] { $region }
}
continue = Wróć do swojego stołu
continue-waits = Graj dalej: twoja kolej
continue-yours = Wybór należy do ciebie.
continue-theirs = Wybiera { $name }.
continue-round = Runda { $round }. { $whose }
continue-others = { $count ->
    [one] Trwa jeszcze jedna gra
    [few] Trwają jeszcze { $count } gry
   *[many] Trwa jeszcze { $count } gier
}{ $turns ->
    [0] {""}
    [one] ; jedna czeka na ciebie
    [few] ; { $turns } czekają na ciebie
   *[many] ; { $turns } czeka na ciebie
}

## Co ustalono

card-set = { $set ->
    [morrslieb] Morrslieb
   *[base] Podstawowe
}
card-set-about = { $set ->
    [morrslieb] Potęgi gry podstawowej mają inne karty i Ulepszenia. Dużą część tego zestawu zrekonstruowaliśmy.
   *[base] Karty i Ulepszenia gry podstawowej. Rogaty Szczur ma własne.
}
world-set = { $set ->
    [mixed] Mieszany
    [expert] Ekspercki
   *[base] Podstawowy
}
world-set-about = { $set ->
    [mixed] 28 kart gry podstawowej i dziewięć trudniejszych.
    [expert] Tylko dziewięć trudniejszych kart.
   *[base] 28 kart gry podstawowej.
}
rules-sets = { $cards ->
    [morrslieb] Karty Morrslieb
   *[base] Karty podstawowe
}, { $world ->
    [mixed] mieszany Stary Świat
    [expert] ekspercki Stary Świat
   *[base] podstawowy Stary Świat
}
rules-dealt = { $sets }, Potęgi losowane
pace-kind = { $kind ->
    [live] Na żywo
    [post] Korespondencyjnie
   *[none] Bez zegara
}
pace-kind-about = { $kind ->
    [live] Gracz ma łączny czas na wszystkie wybory, a każdy wybór trochę go dodaje.
    [post] Każdy wybór ma swój limit czasu. Kto jest z dala od stołu, może dostać wiadomość, gdy przyjdzie jego kolej.
   *[none] Każdy myśli tak długo, jak chce.
}
pace-total = Każdy gracz ma
pace-increment = Każdy wybór dodaje
pace-each = Na każdy wybór
pace-over = Gdy czas minie,
pace-over-how = { $how ->
    [bot-takes-over] miejsce przejmuje bot
   *[bot-chooses] tym razem wybiera bot
}
pace-none = Bez zegara
pace-post = Na wybór: { $span }
pace-live = Na wszystkie wybory: { $span }
pace-live-more = { $span }, za każdy wybór { $more }

## Nowy stół

setup-title = Załóż stół
setup-lead = Wszystko jest już wybrane. Zmień, co chcesz, albo graj od razu.
setup-powers = Potęgi
setup-pace = Czas
setup-cards = Karty
setup-world = Stary Świat
setup-watchers = Widzowie
setup-hints = Podpowiedzi
setup-seats = Wolne miejsca
setup-either = { $what ->
    [deal-no] Jak na sztandarach
    [deal-yes] Losowo
    [watch-yes] Dozwoleni
    [watch-no] Nikt
    [hints-yes] Dozwolone
    [hints-no] Żadne
    [listed-no] Z zaproszeniem
   *[listed-yes] Dla wszystkich
}
setup-either-about = { $what ->
    [deal-no] Każdy gra Potęgą, pod której sztandarem siedzi.
    [deal-yes] Na początku gry dla każdego miejsca losuje się Potęgę.
    [watch-yes] Kto ma link, widzi planszę, ale nie karty na rękach graczy.
    [watch-no] Grę widzą tylko gracze.
    [hints-yes] Gracz może zapytać, co zrobiłby Demon i dlaczego.
    [hints-no] Nikt nie dostaje podpowiedzi.
    [listed-no] Kto ma link do miejsca, może je zająć.
   *[listed-yes] Stół jest na liście i każdy może przy nim usiąść.
}
setup-ready = Gotowe
setup-you = Jesteś { power-as }.
setup-you-dealt = Twoja Potęga zostanie wylosowana.
setup-you-not = Nie grasz.
setup-others = Przy stole: { $others }
setup-eyes = { $watchers ->
    [yes] widzowie dozwoleni
   *[no] bez widzów
}, { $hints ->
    [yes] podpowiedzi dozwolone
   *[no] bez podpowiedzi
}
setup-go = { $how ->
    [play] Zagraj teraz
    [open] Otwórz stół
   *[watch] Patrz, jak grają
}
setup-go-about = { $how ->
    [play] Z wolnym miejscem będzie tu „Otwórz stół”, a ty poczekasz na gości.
    [open] Czekasz na gości i zaczynasz, gdy nie ma już wolnych miejsc.
   *[watch] Grają same boty, a ty się przyglądasz.
}
setup-presets = Zacznij inaczej
setup-preset = { $id ->
    [last] Jak ostatnio
    [first] Pierwsza gra
   *[post] Korespondencyjnie
}
setup-preset-about = { $id ->
    [last] twoja Potęga, twoi przeciwnicy
    [first] Khorne, trzech Kultystów, bez zegara
   *[post] przyjaciele, dwa dni na wybór
}

## Miejsca

seat-you = Ty
seat-open = Wolne
seat-nobody = Poza grą
seat-bot = bot
seat-anyone = dla wszystkich
seat-invited = z zaproszeniem
seat-absent = nie przy tym stole
seat-mine = twoje miejsce
seat-here = przy stole
seat-away = z dala od stołu
seat-add = Do stołu
seat-remove = Pomiń { power-of }
seat-who = Kto gra { power-as }

## Poczekalnia

wait-title = Poczekalnia
wait-here = Zajęte miejsca: { $taken } z { $seats }
wait-awaited = Stół czeka na pozostałych.
wait-ready = Zacznij, kiedy chcesz.
wait-creator = Grę zaczyna { $name }.
wait-begin = Zacznij grę
wait-still-open = { $count ->
    [one] Jedno miejsce jest jeszcze wolne: zaproś kogoś albo daj je botowi.
    [few] { $count } miejsca są jeszcze wolne: zaproś kogoś albo daj je botom.
   *[many] { $count } miejsc jest jeszcze wolnych: zaproś kogoś albo daj je botom.
}
wait-take-away = Usuń stół
wait-sit = Usiądź
wait-rise = Wstań
wait-ask-to-leave = Zwolnij miejsce
wait-bot = Daj miejsce botowi
wait-bot-level = Daj miejsce { $level ->
    [cultist] Kultyście
    [warrior] Wojownikowi
   *[daemon] Demonowi
}
wait-seat = Miejsce { $number }
wait-learn = Czekając, zobacz, jak wygrywa każda z Potęg
wait-clean = Stary Świat, jeszcze nietknięty.
invite-title = Zaproszenie
invite-lead = Kto otworzy link do miejsca, może je zająć. Konto nie jest potrzebne.
invite-listed = Stół jest na liście. Z linkiem przyjaciel znajdzie go od razu.
invite-copy = Kopiuj
invite-copied = Skopiowano
invite-copy-of = Kopiuj link: { $name }
talk-title = Rozmowy przy stole

## Zaproszenie

join-title = Zaproszenie
join-invites = Zaprasza cię { $name }
join-as = Grasz { $power ->
    [khorne] Khornem, Krwawym Bogiem
    [nurgle] Nurglem, Władcą Zarazy
    [tzeentch] Tzeentchem, Władcą Losu
    [slaanesh] Slaaneshem, Księciem Bólu i Rozkoszy
   *[other] { power-as }
}.
join-dealt = Potęgi losuje się na początku gry.
join-sit = Usiądź
join-taken = To miejsce jest zajęte.
join-look = Obejrzyj stół
join-none = To zaproszenie jest nieważne

## Stoły

tables-title = Twoje stoły
tables-waiting = { $count ->
    [0] Żaden na ciebie nie czeka.
    [one] Jeden czeka na ciebie.
    [few] { $count } czekają na ciebie.
   *[many] { $count } czeka na ciebie.
}
tables-code = Link albo kod stołu
tables-find = Znajdź
tables-mine = Twoje stoły
tables-theirs = Stoły innych
tables-turn = Twoja kolej
tables-others = Wybierają inni
tables-open-mine = Jeszcze nierozpoczęte
tables-finished = Zakończone
tables-more = Pokaż więcej
tables-none = Nie masz jeszcze stołu.
tables-open = Otwarte stoły
tables-open-none = Nie ma teraz wolnych miejsc.
tables-watch = Do oglądania
tables-key = Skala pokazuje Punkty Zwycięstwa. Pierścień to wskaźnik Zagrożenia; liczba mówi, ilu poziomów brakuje. Na małej mapie barwa mówi, kto by teraz dominował, a czerń to Spustoszenie.
tables-phase = { $phase ->
    [old-world] Stary Świat
    [draw] dobieranie
    [summoning] przyzywanie
    [battle] walka
    [corruption] Zepsucie
   *[end] Faza Końcowa
}
tables-where = runda { $round }, { $phase ->
    [old-world] Faza Starego Świata
    [draw] Faza Dobierania
    [summoning] Faza Przyzywania
    [battle] Faza Walki
    [corruption] Faza Zepsucia
   *[end] Faza Końcowa
}
tables-round = Runda { $round }
tables-asked = Wybiera { $name } ({ $power }).
tables-of = Zaprasza { $name }
tables-taken = { $taken } z { $seats }, { $since }
tables-points = { $power }: { $points ->
    [one] 1 Punkt Zwycięstwa
    [few] { $points } Punkty Zwycięstwa
   *[many] { $points } Punktów Zwycięstwa
}
tables-ticks = { $power }: { $missing ->
    [0] wskaźnik na zwycięstwie
    [one] jeden poziom do zwycięstwa
    [few] { $missing } poziomy do zwycięstwa
   *[many] { $missing } poziomów do zwycięstwa
}
tables-ruined = { $count ->
    [0] Żaden region nie jest Spustoszony.
    [one] Jeden region jest Spustoszony.
    [few] { $count } regiony są Spustoszone.
   *[many] { $count } regionów jest Spustoszonych.
}
tables-verb = { $verb ->
    [watch] Oglądaj
    [enter] Przejdź
   *[sit] Usiądź
}

## Wszystkie karty

shelf-found = Znalezione
shelf-world = Stary Świat
shelf-count = { $kinds ->
    [0] Nie ma takiej karty.
   *[other] { $cards ->
        [one] jedna karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }, { $kinds ->
        [one] jeden rodzaj
        [few] { $kinds } rodzaje
       *[many] { $kinds } rodzajów
    }
}
shelf-kind = { $kind ->
    [chaos] Karty Chaosu
    [upgrade] Ulepszenia
   *[world] Karty Starego Świata
}{ $set ->
    [morrslieb] {" "}zestawu Morrslieb
    [expert] {" "}dla ekspertów
    [revised] , zmienione dla Rogatego Szczura
   *[base] {""}
}
shelf-set = { $set ->
    [base] Podstawowy
    [morrslieb] Morrslieb
    [expert] Ekspercki
    [revised] Zmieniony
   *[own] Własny
}
shelf-all = dowolny
shelf-search = szukaj wśród kart
shelf-whose = Czyje karty
shelf-filter = Filtr
shelf-sets = Zestaw
shelf-cost = Koszt
shelf-magic = Magiczny symbol
shelf-magic-is = { $magic ->
    [yes] jest
   *[no] brak
}
shelf-sure = Na ile to pewne
shelf-words = Słowa na każdej karcie są nasze. Znak mówi, jak dobrze znany jest efekt.
sure-word = { $mark ->
    [confirmed] potwierdzone
    [recorded] udokumentowane
    [inferred] wywnioskowane
   *[reconstructed] zrekonstruowane
}
sure-about = { $mark ->
    [confirmed] Mówi tak oficjalny tekst albo zgadzają się dwa niezależne źródła.
    [recorded] Mówi tak jedno źródło.
    [inferred] Wywnioskowano to z rozegranych gier albo z niepełnego źródła. Masz tę grę? Napisz do nas.
   *[reconstructed] Nie mówi tego żadne źródło: dopasowano to do wszystkiego, co poza tym wiadomo. Masz tę grę? Napisz do nas.
}
card-kind = Rodzaj
card-kind-is = { $kind ->
    [chaos] Karta Chaosu, { $power }
    [upgrade] Ulepszenie, { $power }
   *[world] Karta Starego Świata
}
card-cost-is = { $cost } i tyle samo dominacji
card-copies = Liczba kopii
card-magic = jeden symbol
card-comet = Kometa
card-comet-is = tak
card-upgrade = Ulepszenie
card-rulings = Rozstrzygnięcia

## Ustawienia i logowanie

set-lead = Każda zmiana działa od razu.
set-look = Wygląd i język
set-language = Język
set-language-about = Obejmuje karty, regiony i zdania.
set-speed = Animacje
set-speed-about = Jak szybko pokazywane jest to, co się dzieje. Jeśli w systemie wyłączono animacje, nic się nie rusza.
set-speed-word = { $speed ->
    [x1] Zwykłe
    [x2] Szybkie
   *[xoff] Żadne
}
set-notices = Powiadomienia
set-notices-about = Przy stołach bez zegara i korespondencyjnych dostajesz jedną wiadomość na kolejkę, gdy cię tam nie ma.
set-notices-nobody = Najpierw podaj nazwę albo zagraj.
set-webhook = Webhook
set-webhook-about = Adres, który przyjmuje JSON, na przykład z Discorda. Puste pole: brak.
set-email = E-mail
set-email-about = Jeśli ten serwer wysyła pocztę. Puste pole: brak.
set-you = Ty i logowanie
set-name = Nazwa przy stole
set-name-about = Widzą ją inni.
set-login = Wejdź z innego urządzenia
set-login-about = Z loginem i hasłem jesteś tam tą samą osobą.
set-login-is = Twój login: { $login }
set-login-change = Nowe hasło wylogowuje wszystkie inne urządzenia.
set-login-save = Zapisz login i hasło
set-login-done = Zapisano.
set-leave = Wyloguj się
set-leave-sure = Nie masz loginu, więc nikt już nie wróci jako ty, a twoje stoły przepadną. Wybierz „Wyloguj się” jeszcze raz, jeśli tego chcesz.
set-nobody = Nikt cię tu jeszcze nie zna. Pierwsza gra uczyni cię gościem.
set-kept = zapisano
login-name = Login
login-password = Hasło
login-length = co najmniej 8 znaków
sign-title = Usiądź do stołu
sign-lead = Do gry wystarczy nazwa. Zaloguj się, aby znaleźć swoje stoły na każdym urządzeniu.
sign-already = Grasz teraz jako { $name }.
sign-guest = Graj jako gość
sign-or = albo
sign-fine = Przechowujemy twoją nazwę i twoje gry. Gość ustala login i hasło w ustawieniach i zachowuje to, co rozegrał.

none-title = Nic tu nie ma
none-about = Pod tym adresem nie ma strony.
none-table = Nie ma takiego stołu
none-table-about = Albo nie jest on przeznaczony dla twoich oczu.
none-table-sign-in = Jeśli przy nim grasz, zaloguj się: otwiera się przed tymi, których zna.
none-home = Na stronę główną
