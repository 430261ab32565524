# The words of the game. Where a sentence names one of these things as $power, $region and so on, it
# may use every attribute given here as well: $region-in, $power-of. The code itself asks for .the of
# Powers and regions (the name in a list within a sentence), .a of tokens and classes (the same), .short,
# .sign and .letter.

## Terms

-resistance = { $case ->
   *[nom] Opór
    [gen] Oporu
}
-conquest-value = { $case ->
   *[nom] Wartość Podboju
    [gen] Wartości Podboju
}
-threat = { $case ->
   *[nom] Zagrożenie
    [gen] Zagrożenia
}
-populous = { $case ->
   *[nom] gęsto zaludniony
    [loc] gęsto zaludnionym
    [plural-gen] gęsto zaludnionych
}

## Powers. .of is the genitive and the accusative, .dat the dative, .ins the instrumental.

power-khorne = Khorne
    .the = Khorne
    .of = Khorna
    .dat = Khornowi
    .ins = Khornem
    .short = Khorne
    .sign = K
power-nurgle = Nurgle
    .the = Nurgle
    .of = Nurgla
    .dat = Nurglowi
    .ins = Nurglem
    .short = Nurgle
    .sign = N
power-tzeentch = Tzeentch
    .the = Tzeentch
    .of = Tzeentcha
    .dat = Tzeentchowi
    .ins = Tzeentchem
    .short = Tzeentch
    .sign = T
power-slaanesh = Slaanesh
    .the = Slaanesh
    .of = Slaanesha
    .dat = Slaaneshowi
    .ins = Slaaneshem
    .short = Slaanesh
    .sign = S
power-horned-rat = Rogaty Szczur
    .the = Rogaty Szczur
    .of = Rogatego Szczura
    .dat = Rogatemu Szczurowi
    .ins = Rogatym Szczurem
    .short = Szczur
    .sign = R

# What turns a Power’s dial.
wants-khorne = Khorne, Krwawy Bóg, pragnie zabijania. Jego wskaźnik obraca się, gdy Khorne zabija wrogie figurki w walce, w jak największej liczbie regionów.
wants-nurgle = Nurgle, Władca Zarazy, pragnie rozkładu { -populous(case: "plural-gen") } regionów. Jego wskaźnik obraca się, gdy Nurgle umieszcza 2 lub więcej żetonów Zepsucia w jednym z nich.
wants-tzeentch = Tzeentch, Wielki Spiskowiec, pragnie działania magii. Jego wskaźnik obraca się, gdy Tzeentch umieszcza 2 lub więcej żetonów Zepsucia w regionie, w którym magicznych symboli i żetonów Spaczenia jest łącznie 2 lub więcej.
wants-slaanesh = Slaanesh, Książę Bólu i Rozkoszy, pragnie upadku możnych. Jego wskaźnik obraca się, gdy Slaanesh w kroku Zepsucia umieszcza 2 lub więcej żetonów Zepsucia w regionie z żetonem Szlachty lub Bohaterów.
wants-horned-rat = Rogaty Szczur, bóg Skavenów, pragnie ich panowania. Jego wskaźnik obraca się, gdy Rogaty Szczur dominuje w regionach z żetonami Skavenów. Jego figurki nie umieszczają żetonów Zepsucia; gdy punktuje się Spustoszony region, każda liczy się jako tyle Zepsucia, ile kosztuje.

## Regions, in region order. .gen is the genitive, .acc the accusative.

region-norsca = Norska
    .the = Norska
    .gen = Norski
    .acc = Norskę
    .in = w Norsce
    .to = do Norski
    .from = z Norski
    .short = Nor
region-troll-country = Kraj Trolli
    .the = Kraj Trolli
    .gen = Kraju Trolli
    .acc = Kraj Trolli
    .in = w Kraju Trolli
    .to = do Kraju Trolli
    .from = z Kraju Trolli
    .short = Trol
region-kislev = Kislev
    .the = Kislev
    .gen = Kislevu
    .acc = Kislev
    .in = w Kislevie
    .to = do Kislevu
    .from = z Kislevu
    .short = Kis
region-empire = Imperium
    .the = Imperium
    .gen = Imperium
    .acc = Imperium
    .in = w Imperium
    .to = do Imperium
    .from = z Imperium
    .short = Imp
region-bretonnia = Bretonia
    .the = Bretonia
    .gen = Bretonii
    .acc = Bretonię
    .in = w Bretonii
    .to = do Bretonii
    .from = z Bretonii
    .short = Bret
region-estalia = Estalia
    .the = Estalia
    .gen = Estalii
    .acc = Estalię
    .in = w Estalii
    .to = do Estalii
    .from = z Estalii
    .short = Est
region-tilea = Tilea
    .the = Tilea
    .gen = Tilei
    .acc = Tileę
    .in = w Tilei
    .to = do Tilei
    .from = z Tilei
    .short = Til
region-border-princes = Księstwa Graniczne
    .the = Księstwa Graniczne
    .gen = Księstw Granicznych
    .acc = Księstwa Graniczne
    .in = w Księstwach Granicznych
    .to = do Księstw Granicznych
    .from = z Księstw Granicznych
    .short = Księ
region-badlands = Złe Ziemie
    .the = Złe Ziemie
    .gen = Złych Ziem
    .acc = Złe Ziemie
    .in = na Złych Ziemiach
    .to = na Złe Ziemie
    .from = ze Złych Ziem
    .short = Złe

## Old World tokens. The name is short, for menus and the legend; in a sentence a token is
## “żeton Bohaterów”: .a one of them (nominative and accusative), .gen its genitive, .few two to four
## of them (and some, without a number), .many five or none.

token-event = Wydarzenia
    .a = żeton Wydarzeń
    .gen = żetonu Wydarzeń
    .few = żetony Wydarzeń
    .many = żetonów Wydarzeń
    .short = Wy
token-hero = Bohaterowie
    .a = żeton Bohaterów
    .gen = żetonu Bohaterów
    .few = żetony Bohaterów
    .many = żetonów Bohaterów
    .short = Bo
token-noble = Szlachta
    .a = żeton Szlachty
    .gen = żetonu Szlachty
    .few = żetony Szlachty
    .many = żetonów Szlachty
    .short = Sz
token-peasant = Chłopi
    .a = żeton Chłopów
    .gen = żetonu Chłopów
    .few = żetony Chłopów
    .many = żetonów Chłopów
    .short = Ch
token-skaven = Skaveni
    .a = żeton Skavenów
    .gen = żetonu Skavenów
    .few = żetony Skavenów
    .many = żetonów Skavenów
    .short = Sk
token-warpstone = Spaczeń
    .a = żeton Spaczenia
    .gen = żetonu Spaczenia
    .few = żetony Spaczenia
    .many = żetonów Spaczenia
    .short = Sp

# What a token does, for the legend and the help.
token-rule-event = Żetony Wydarzeń oznaczają regiony, o których mówi karta na polu wydarzeń Starego Świata.
token-rule-hero = Każdy żeton Bohaterów zmusza Potęgę o najwyższej wartości { -threat(case: "gen") } w swoim regionie do usunięcia stamtąd figurki w Fazie Końcowej.
token-rule-noble = Każdy żeton Szlachty zwiększa o 1 { -conquest-value } swojego regionu.
token-rule-peasant = Żetonom Chłopów można zadawać obrażenia w walce. Kto zada obrażenie, zatrzymuje żeton, a niektóre karty dają za nie punkty.
token-rule-skaven = Każdy żeton Skavenów zmniejsza o 1 { -resistance } swojego regionu.
token-rule-warpstone = Każdy żeton Spaczenia liczy się jak żeton Zepsucia, gdy sprawdza się, czy region zostaje Spustoszony.

## Figures: three classes, and each Power’s own name for them

class-cultist = kultysta
    .a = kultysta
    .plural = kultyści
    .acc = kultystę
    .letter = k
class-warrior = wojownik
    .a = wojownik
    .plural = wojownicy
    .acc = wojownika
    .letter = w
class-daemon = wielki demon
    .a = wielki demon
    .plural = wielkie demony
    .acc = wielkiego demona
    .letter = d

# .the is the nominative, .owned the same with its Power, .a the accusative, .dat the dative, .ins the
# instrumental, .many the genitive of several.

figure-khorne-cultist = Zaprzysiężony Krwi
    .the = Zaprzysiężony Krwi
    .owned = Zaprzysiężony Krwi Khorna
    .a = Zaprzysiężonego Krwi
    .dat = Zaprzysiężonemu Krwi
    .ins = Zaprzysiężonym Krwi
    .many = Zaprzysiężonych Krwi
figure-khorne-warrior = Krwiopuszcz
    .the = Krwiopuszcz
    .owned = Krwiopuszcz Khorna
    .a = Krwiopuszcza
    .dat = Krwiopuszczowi
    .ins = Krwiopuszczem
    .many = Krwiopuszczy
figure-khorne-daemon = Krwiopijec Khorna
    .the = Krwiopijec Khorna
    .owned = Krwiopijec Khorna
    .a = Krwiopijca Khorna
    .dat = Krwiopijcowi Khorna
    .ins = Krwiopijcem Khorna
    .many = Krwiopijców Khorna
figure-nurgle-cultist = Trędowaty
    .the = Trędowaty
    .owned = Trędowaty Nurgla
    .a = Trędowatego
    .dat = Trędowatemu
    .ins = Trędowatym
    .many = Trędowatych
figure-nurgle-warrior = Siewca Zarazy
    .the = Siewca Zarazy
    .owned = Siewca Zarazy Nurgla
    .a = Siewcę Zarazy
    .dat = Siewcy Zarazy
    .ins = Siewcą Zarazy
    .many = Siewców Zarazy
figure-nurgle-daemon = Wielki Nieczysty
    .the = Wielki Nieczysty
    .owned = Wielki Nieczysty Nurgla
    .a = Wielkiego Nieczystego
    .dat = Wielkiemu Nieczystemu
    .ins = Wielkim Nieczystym
    .many = Wielkich Nieczystych
figure-tzeentch-cultist = Akolita
    .the = Akolita
    .owned = Akolita Tzeentcha
    .a = Akolitę
    .dat = Akolicie
    .ins = Akolitą
    .many = Akolitów
figure-tzeentch-warrior = Horror
    .the = Horror
    .owned = Horror Tzeentcha
    .a = Horrora
    .dat = Horrorowi
    .ins = Horrorem
    .many = Horrorów
figure-tzeentch-daemon = Pan Przemian
    .the = Pan Przemian
    .owned = Pan Przemian Tzeentcha
    .a = Pana Przemian
    .dat = Panu Przemian
    .ins = Panem Przemian
    .many = Panów Przemian
figure-slaanesh-cultist = Kusiciel
    .the = Kusiciel
    .owned = Kusiciel Slaanesha
    .a = Kusiciela
    .dat = Kusicielowi
    .ins = Kusicielem
    .many = Kusicieli
figure-slaanesh-warrior = Demonica
    .the = Demonica
    .owned = Demonica Slaanesha
    .a = Demonicę
    .dat = Demonicy
    .ins = Demonicą
    .many = Demonic
figure-slaanesh-daemon = Strażnik Tajemnic
    .the = Strażnik Tajemnic
    .owned = Strażnik Tajemnic Slaanesha
    .a = Strażnika Tajemnic
    .dat = Strażnikowi Tajemnic
    .ins = Strażnikiem Tajemnic
    .many = Strażników Tajemnic
figure-horned-rat-cultist = Szczur Klanowy
    .the = Szczur Klanowy
    .owned = Szczur Klanowy Rogatego Szczura
    .a = Szczura Klanowego
    .dat = Szczurowi Klanowemu
    .ins = Szczurem Klanowym
    .many = Szczurów Klanowych
figure-horned-rat-warrior = Szczuroogr
    .the = Szczuroogr
    .owned = Szczuroogr Rogatego Szczura
    .a = Szczuroogra
    .dat = Szczuroogrowi
    .ins = Szczuroogrem
    .many = Szczuroogrów
figure-horned-rat-daemon = Pan Roju
    .the = Pan Roju
    .owned = Pan Roju Rogatego Szczura
    .a = Pana Roju
    .dat = Panu Roju
    .ins = Panem Roju
    .many = Panów Roju

# Several of them, or one, in the accusative: all sentences do something to them.
figures-khorne-cultist = { $count ->
    [one] Zaprzysiężonego Krwi
   *[many] { $count } Zaprzysiężonych Krwi
}
figures-khorne-warrior = { $count ->
    [one] Krwiopuszcza
    [few] { $count } Krwiopuszcze
   *[many] { $count } Krwiopuszczy
}
figures-khorne-daemon = { $count ->
    [one] Krwiopijca Khorna
   *[many] { $count } Krwiopijców Khorna
}
figures-nurgle-cultist = { $count ->
    [one] Trędowatego
   *[many] { $count } Trędowatych
}
figures-nurgle-warrior = { $count ->
    [one] Siewcę Zarazy
   *[many] { $count } Siewców Zarazy
}
figures-nurgle-daemon = { $count ->
    [one] Wielkiego Nieczystego
   *[many] { $count } Wielkich Nieczystych
}
figures-tzeentch-cultist = { $count ->
    [one] Akolitę
   *[many] { $count } Akolitów
}
figures-tzeentch-warrior = { $count ->
    [one] Horrora
    [few] { $count } Horrory
   *[many] { $count } Horrorów
}
figures-tzeentch-daemon = { $count ->
    [one] Pana Przemian
   *[many] { $count } Panów Przemian
}
figures-slaanesh-cultist = { $count ->
    [one] Kusiciela
   *[many] { $count } Kusicieli
}
figures-slaanesh-warrior = { $count ->
    [one] Demonicę
    [few] { $count } Demonice
   *[many] { $count } Demonic
}
figures-slaanesh-daemon = { $count ->
    [one] Strażnika Tajemnic
   *[many] { $count } Strażników Tajemnic
}
figures-horned-rat-cultist = { $count ->
    [one] Szczura Klanowego
    [few] { $count } Szczury Klanowe
   *[many] { $count } Szczurów Klanowych
}
figures-horned-rat-warrior = { $count ->
    [one] Szczuroogra
    [few] { $count } Szczuroogry
   *[many] { $count } Szczuroogrów
}
figures-horned-rat-daemon = { $count ->
    [one] Pana Roju
   *[many] { $count } Panów Roju
}

# A figure of which something must be said to tell it from others of its kind. The marks are nouns, as
# figures are of either gender.
marked-figure = { $figure } ({ $marks })
mark-controlled = pod kontrolą
mark-kept = pod kontrolą Strażnika
mark-shielded = pod osłoną
mark-wounded = rana
mark-spent = po darmowym przyzwaniu
mark-settled = na polu karty
mark-hated = obiekt nienawiści
mark-shocked = wstrząs
mark-surrendered = uległość

## Phases. .of is the genitive.

phase-old-world = Faza Starego Świata
    .of = Fazy Starego Świata
phase-draw = Faza Dobierania
    .of = Fazy Dobierania
phase-summoning = Faza Przyzywania
    .of = Fazy Przyzywania
phase-battle = Faza Walki
    .of = Fazy Walki
phase-corruption = Faza Zepsucia
    .of = Fazy Zepsucia
phase-end = Faza Końcowa
    .of = Fazy Końcowej

phase-rule-old-world = Dobiera się kartę Starego Świata. Wykonuje ją Potęga o najniższej wartości { -threat(case: "gen") }.
phase-rule-draw = Wszyscy dobierają karty i otrzymują nowe punkty Mocy.
phase-rule-summoning = Potęgi po kolei przyzywają po jednej figurce lub zagrywają po jednej karcie, dopóki ktoś ma jeszcze punkty Mocy. Figurki trafiają tam, gdzie ich Potęga ma figurki, albo do regionów przyległych. Każdy region ma dwa pola kart Chaosu.
phase-rule-battle = Region po regionie figurki rzucają tyloma kośćmi, ile wynosi ich wartość ataku; 4, 5 i 6 to obrażenia, a za 6 rzuca się jeszcze raz. By zabić figurkę, trzeba tylu obrażeń, ile wynosi jej wartość obrony.
phase-rule-corruption = W każdym regionie Potęga liczy swoje figurki i koszt swoich kart. Kto ma najwięcej, i więcej niż wynosi { -resistance }, dominuje w regionie i otrzymuje jego { -conquest-value }. Potem każdy kultysta oprócz Szczura Klanowego umieszcza żeton Zepsucia, a region z 12 żetonami zostaje Spustoszony.
phase-rule-end = Karty schodzą z planszy, Bohaterowie usuwają figurki, punktuje się Spustoszone regiony, wskaźniki się obracają. Potem sprawdza się, czy ktoś wygrał.

## What a tick of a dial tells its Power to do

dial-score = { $count ->
    [one] zdobądź 1 Punkt Zwycięstwa
    [few] zdobądź { $count } Punkty Zwycięstwa
   *[many] zdobądź { $count } Punktów Zwycięstwa
}
dial-upgrade = wybierz Ulepszenie
dial-draw = { $count ->
    [one] dobierz kartę
    [few] dobierz { $count } karty
   *[many] dobierz { $count } kart
}
dial-place = { $count ->
    [one] umieść { $token-a }
    [few] umieść { $count } { $token-few }
   *[many] umieść { $count } { $token-many }
}
dial-remove-corruption = { $count ->
    [one] usuń żeton Zepsucia
    [few] usuń { $count } żetony Zepsucia
   *[many] usuń { $count } żetonów Zepsucia
}
dial-remove-tokens = { $count ->
    [one] usuń żeton Starego Świata
    [few] usuń { $count } żetony Starego Świata
   *[many] usuń { $count } żetonów Starego Świata
}
dial-victory = Zwycięstwo

## Sets of cards

card-set-base = zestaw podstawowy
    .title = Zestaw podstawowy
card-set-morrslieb = zestaw Morrslieb
    .title = Zestaw Morrslieb
card-set-own = używana z każdym zestawem
    .title = Używane z każdym zestawem
old-world-set-base = zestaw podstawowy
    .title = Zestaw podstawowy
old-world-set-expert = karta dla ekspertów
    .title = Karty dla ekspertów
old-world-set-revised = zmieniona dla Rogatego Szczura
    .title = Zmieniona: gdy gra Rogaty Szczur, ta karta zastępuje dawną

## How sure we are of what a card does, costs and how many there are of it. The word is masculine, as
## for “efekt” and “koszt”; .f is feminine, .pl for several things.

provenance-confirmed = potwierdzony
    .f = potwierdzona
    .pl = potwierdzone
    .meaning = Mówi tak oficjalny tekst albo zgadzają się dwa niezależne źródła.
provenance-recorded = udokumentowany
    .f = udokumentowana
    .pl = udokumentowane
    .meaning = Mówi tak jedno źródło.
provenance-inferred = wywnioskowany
    .f = wywnioskowana
    .pl = wywnioskowane
    .meaning = Wywnioskowano to z rozegranych gier albo z niepełnego źródła.
provenance-reconstructed = zrekonstruowany
    .f = zrekonstruowana
    .pl = zrekonstruowane
    .meaning = Nie mówi tego żadne źródło: dopasowano to do wszystkiego, co poza tym wiadomo.
