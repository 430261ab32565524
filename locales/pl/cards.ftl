# Names and texts of all cards. The ids are those of the notation.
# A Chaos card and an upgrade have a .text; an Old World card has .drawn (what happens when it is
# drawn) and, if it does something there, .track (what holds while it lies on the track).
# A number that a card's entry has is never written here but comes as a variable, so that text and
# rule cannot disagree. Which numbers there are: crates/words/src/card_numbers.rs.

## How many: these words stand in the texts below, with the number of the card that is read.
## They are in the accusative, so-many-figures in the nominative; .ins is the instrumental.

so-many-dice = { $dice ->
    [one] jedną kość walki
   *[many] { $dice } kości walki
}
    .ins = { $dice ->
        [one] jedną kością walki
       *[many] { $dice } kośćmi walki
    }
so-many-cards = { $cards ->
    [one] jedną kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}
so-many-victory-points = { $points ->
    [one] jeden Punkt Zwycięstwa
    [few] { $points } Punkty Zwycięstwa
   *[many] { $points } Punktów Zwycięstwa
}
so-many-power-points = { $power ->
    [one] jeden punkt Mocy
    [few] { $power } punkty Mocy
   *[many] { $power } punktów Mocy
}
so-many-corruption-tokens = { $corruption ->
    [one] jeden żeton Zepsucia
    [few] { $corruption } żetony Zepsucia
   *[many] { $corruption } żetonów Zepsucia
}
so-many-figures = { $figures ->
    [one] jedna figurka
    [few] { $figures } figurki
   *[many] { $figures } figurek
}
so-many-enemy-figures = { $figures ->
    [one] jedną wrogą figurkę
    [few] { $figures } wrogie figurki
   *[many] { $figures } wrogich figurek
}
so-many-of-the-figures = { $figures ->
    [one] jedną swoją figurkę
    [few] { $figures } swoje figurki
   *[many] { $figures } swoich figurek
}
so-many-clan-rats = { $figures ->
    [one] jednego Szczura Klanowego
    [few] { $figures } Szczury Klanowe
   *[many] { $figures } Szczurów Klanowych
}
so-many-symbols = { $symbols ->
    [one] jeden magiczny symbol
    [few] { $symbols } magiczne symbole
   *[many] { $symbols } magicznych symboli
}
so-many-spaces = { $spaces ->
    [one] jedno pole karty Chaosu
    [few] { $spaces } pola kart Chaosu
   *[many] { $spaces } pól kart Chaosu
}
so-many-peasants = { $peasants ->
    [one] jeden żeton Chłopów
    [few] { $peasants } żetony Chłopów
   *[many] { $peasants } żetonów Chłopów
}
so-many-heroes = { $heroes ->
    [one] jeden żeton Bohaterów
    [few] { $heroes } żetony Bohaterów
   *[many] { $heroes } żetonów Bohaterów
}
so-many-heroes-elsewhere = { $elsewhere ->
    [one] jeden żeton Bohaterów
    [few] { $elsewhere } żetony Bohaterów
   *[many] { $elsewhere } żetonów Bohaterów
}
so-many-nobles = { $nobles ->
    [one] jeden żeton Szlachty
    [few] { $nobles } żetony Szlachty
   *[many] { $nobles } żetonów Szlachty
}
so-many-skaven = { $skaven ->
    [one] jeden żeton Skavenów
    [few] { $skaven } żetony Skavenów
   *[many] { $skaven } żetonów Skavenów
}
so-many-warpstones = { $warpstones ->
    [one] jeden żeton Spaczenia
    [few] { $warpstones } żetony Spaczenia
   *[many] { $warpstones } żetonów Spaczenia
}
so-many-events = { $events ->
    [one] jeden żeton Wydarzeń
    [few] { $events } żetony Wydarzeń
   *[many] { $events } żetonów Wydarzeń
}

## Khorne

card-blood-frenzy = Krwawy szał
    .text = Na początku Fazy Walki Khorne rzuca tu { so-many-dice.ins }, nawet jeśli nie ma tu własnej figurki. Są to wczesne obrażenia: kto od nich zginie, znika, zanim rozegra się jakąkolwiek walkę.
card-battle-cry = Okrzyk wojenny
    .text = Odtąd do końca rundy żadna Potęga, nawet Khorne, nie może umieszczać tu żetonów Zepsucia.
card-the-skull-throne = Tron Czaszek
    .text = Przy obliczaniu dominacji w tym regionie Khorne liczy wartości ataku swoich figurek zamiast samych figurek.
card-field-of-carnage = Obszar rzezi
    .text = Figurek nie można stąd przyzywać ani przenosić do innych regionów. Nie dotyczy to figurek Khorna.
card-ritual-slaying = Rytualny mord
    .text = Khorne dobiera { so-many-cards } za każdą figurkę, którą tu zabije.
card-reborn-in-blood = Odrodzenie we krwi
    .text = W Fazie Walki rozgrywa się tu jeszcze jedną walkę, zaraz po pierwszej.
card-the-blood-gods-call = Zew boga krwi
    .text = Po zagraniu: Khorne przenosi tu najwyżej { so-many-of-the-figures }. Mogą pochodzić z dowolnych innych regionów, niekoniecznie z tego samego.

## Nurgle

card-plague-touch = Dotyk zarazy
    .text = Figurki innych Potęg mają tu wartość obrony niższą o { $defence }, ale nigdy niższą niż jeden.
card-plague-aura = Aura zarazy
    .text = Przy obliczaniu dominacji w tym regionie Nurgle dolicza { $domination } za każdy swój żeton Zepsucia w regionie.
card-influenza = Grypa
    .text = { -resistance } jest tu niższy o { $resistance }, ale nigdy niższy niż zero.
card-rain-of-pus = Deszcz ropy
    .text = Figurki Nurgla mają tu wartość obrony wyższą o { $defence }.
card-all-things-decay = Rozkład wszechrzeczy
    .text = Po zagraniu: Nurgle usuwa stąd jeden żeton Zepsucia, swój lub innej Potęgi.
card-the-final-rotting = Ostateczny rozkład
    .text = Na końcu Fazy Walki Nurgle zabija tu jednego wrogiego kultystę lub wojownika za każdy swój żeton Zepsucia w regionie. Nie może nikogo oszczędzić, a zabicie to nie liczy się jako walka.
card-a-great-foul-consumption = Wielka epidemia gruźlicy
    .text = W kroku Zepsucia, po umieszczeniu wszystkich innych żetonów Zepsucia w tym regionie, a zanim może on zostać Spustoszony, wszystkie figurki Nurgla zostają stąd usunięte. Nurgle umieszcza tu jeden żeton Zepsucia za { $figures ->
        [one] każdą
       *[many] każde { $figures }
    } z nich.
card-the-stench-of-death = Odór śmierci
    .text = Jeśli Nurgle dominuje w tym regionie, umieszcza tu { so-many-corruption-tokens }.

## Tzeentch

card-drain-power = Wyssanie Mocy
    .text = Po zagraniu: każdy przeciwnik, który ma tu kultystę, traci jeden punkt Mocy, jeśli jakiś ma. Tzeentch otrzymuje łącznie jeden punkt Mocy, nawet jeśli nikt żadnego nie stracił.
card-changer-of-ways = Ten, Który Zmienia Drogi
    .text = Tekst każdej innej karty Chaosu w tym regionie jest anulowany, także kart zagranych później, obojętnie czyich. To, co karta już zrobiła, nie zostaje cofnięte.
card-warp-shield = Tarcza Spaczenia
    .text = Po zagraniu: do końca rundy jednej z figurek Tzeentcha w tym regionie nie można zabić w walce, dokądkolwiek trafi.
card-teleport = Teleport
    .text = Po zagraniu: Tzeentch musi przenieść jednego kultystę lub wojownika, obojętnie czyjego, stąd do dowolnego innego regionu.
card-temporal-stasis = Zatrzymanie czasu
    .text = Każda inna Potęga płaci za zagranie tu karty o { so-many-power-points } więcej.
card-the-meddling-of-skaven = Knowania Skavenów
    .text = Po zagraniu: Tzeentch wskazuje przeciwnika, który ma tu figurkę. Ten gracz odrzuca { so-many-cards } według własnego wyboru.
card-the-persistence-of-change = Trwałość przemian
    .text = Jeśli Tzeentch zabił w tej rundzie figurkę w tym regionie, na koniec rundy karta ta pozostaje na planszy.
card-dazzle = Oślepienie
    .text = W kroku Zepsucia każda inna Potęga umieszcza tu o { so-many-corruption-tokens } mniej.

## Slaanesh

card-perverse-infiltration = Przewrotna infiltracja
    .text = Po zagraniu: jeśli leży tu { $corrupted } lub więcej żetonów Zepsucia, obojętnie czyich, Slaanesh umieszcza tu jeden żeton Zepsucia.
card-abyssal-pact = Pakt z Otchłanią
    .text = Przy obliczaniu dominacji w tym regionie figurki innych Potęg się nie liczą. Ich karty nadal się liczą.
card-insidious-lies = Podstępne kłamstwa
    .text = Przy obliczaniu dominacji w tym regionie Slaanesh dolicza { $domination } za każdy żeton Bohaterów i każdy żeton Szlachty w regionie.
card-dark-influence = Mroczny wpływ
    .text = Po zagraniu: Slaanesh przenosi jeden żeton Szlachty, Bohaterów lub Chłopów stąd do dowolnego innego regionu, który nie jest Spustoszony.
card-soporific-musk = Usypiające piżmo
    .text = Po zagraniu: Slaanesh przejmuje kontrolę nad jednym wrogim kultystą w tym regionie. Zachowuje ją do końca rundy, dokądkolwiek kultysta trafi.
card-field-of-ecstasy = Obszar ekstazy
    .text = Figurki, obojętnie czyje, nie dają tu kości walki. Kośćmi z kart nadal się rzuca.
card-degenerate-royalty = Zdegenerowani władcy
    .text = Zagranie tej karty nic nie kosztuje w regionie, w którym leży { $corrupted } lub więcej żetonów Zepsucia, obojętnie czyich. Do dominacji i tak liczy się jej wydrukowany koszt.

## Upgrades

upgrade-khorne-bloodsworn = Zaprzysiężeni Krwi
    .text = Zaprzysiężeni Krwi mają wartość ataku { $attack }.
upgrade-khorne-bloodletters = Krwiopuszcze
    .text = Krwiopuszcze rzucają kośćmi i zabijają przed wszystkimi innymi figurkami w swoim regionie.
upgrade-khorne-bloodthirster = Krwiopijec Khorna
    .text = Przy obliczaniu dominacji Krwiopijec Khorna liczy się jak { so-many-figures }.
upgrade-khorne-khorne-power = Moc Khorna
    .text = Khorne ma w każdej rundzie o { so-many-power-points } więcej.
upgrade-khorne-khorne-cards = Łaska Khorna
    .text = W każdej Fazie Dobierania Khorne dobiera o { so-many-cards } więcej.

upgrade-nurgle-lepers = Trędowaci
    .text = Przyzwanie Trędowatego do regionu, w którym Nurgle nie ma żadnej innej figurki, nic nie kosztuje; każdego Trędowatego raz na rundę.
upgrade-nurgle-plaguebearers = Siewcy Zarazy
    .text = Za każdego Siewcę Zarazy zabitego w walce Nurgle zadaje w odwecie jedno obrażenie figurkom zabójcy w tym regionie, gdy tylko zabójca przydzieli wszystkie swoje obrażenia.
upgrade-nurgle-great-unclean-one = Wielki Nieczysty
    .text = Ilekroć Nurgle przyzywa Wielkiego Nieczystego, umieszcza { so-many-corruption-tokens } w regionie, do którego on trafia.
upgrade-nurgle-power-of-pestilence = Moc zarazy
    .text = Nurgle ma w każdej rundzie o { so-many-power-points } więcej.
upgrade-nurgle-provender-of-ruin = Strawa zagłady
    .text = Nurgle otrzymuje { so-many-victory-points }, ilekroć jakiś region zostaje Spustoszony, obojętnie przez kogo.

upgrade-tzeentch-acolytes = Akolici
    .text = Akolita przyzwany z jednego regionu do innego może zabrać ze sobą jeden żeton Spaczenia.
upgrade-tzeentch-horrors = Horrory
    .text = Przyzwany Horror może zająć puste pole karty Chaosu w regionie, do którego trafia, na tak długo, jak długo tam pozostaje. Nadal liczy się jako figurka.
upgrade-tzeentch-lord-of-change = Pan Przemian
    .text = Pan Przemian liczy się w swoim regionie jak { so-many-symbols }.
upgrade-tzeentch-tzeentch-power = Moc Tzeentcha
    .text = Tzeentch ma w każdej rundzie o { so-many-power-points } więcej.
upgrade-tzeentch-tzeentch-cards = Łaska Tzeentcha
    .text = W Fazie Dobierania Tzeentch dobiera, aż będzie mieć na ręce { so-many-cards }.

upgrade-slaanesh-seductresses = Kusiciele
    .text = Kusiciele mają wartość obrony { $defence }.
upgrade-slaanesh-daemonettes = Demonice
    .text = Demonicy mogą zadać obrażenie tylko kości, na których wypadła szóstka.
upgrade-slaanesh-keeper-of-secrets = Strażnik Tajemnic
    .text = Ilekroć Slaanesh przyzywa Strażnika Tajemnic, musi przejąć kontrolę nad jednym wrogim kultystą lub wojownikiem w regionie, do którego Strażnik trafia, jeśli ktoś taki tam jest. Kontrola trwa do końca rundy albo do chwili, gdy Strażnik opuści planszę.
upgrade-slaanesh-slaanesh-power-1 = Moc Slaanesha I
    .text = Slaanesh ma w każdej rundzie o { so-many-power-points } więcej.
upgrade-slaanesh-slaanesh-power-2 = Moc Slaanesha II
    .text = Slaanesh ma w każdej rundzie o { so-many-power-points } więcej.

## Old World cards. The Power with the lowest Threat carries them out and makes their choices.

clear-events = Usuń wszystkie żetony Wydarzeń z mapy i wszystkie karty z kometą z pól wydarzeń.

old-world-plunged-into-chaos = Pogrążeni w Chaosie
    .drawn = Każda Potęga otrzymuje jeden Punkt Zwycięstwa za każdy zdobyty żeton Chłopów i zatrzymuje te żetony. Potęga, która ma ich najwięcej, jeśli żadna inna nie ma tylu samo, otrzymuje dodatkowo { so-many-victory-points }.
old-world-peasant-uprising = Bunt chłopów
    .drawn = Umieść po jednym żetonie Chłopów w każdym regionie oprócz Złych Ziem.
    .track = Każdy żeton Chłopów zwiększa { -resistance } swojego regionu o jeden.
old-world-up-from-skavenblight = Z głębi Skavenblight
    .drawn = Umieść { so-many-skaven }, każdy w innym regionie. Każdy z tych regionów musi mieć żeton Spaczenia albo przylegać do regionu, który go ma.
old-world-meteor-showers = Deszcz meteorytów
    .drawn = Umieść { so-many-warpstones }, każdy w innym regionie.
old-world-warpstone-discovery = Odkrycie Spaczenia
    .drawn = Umieść { so-many-warpstones } razem w jednym regionie.
    .track = W Fazie Końcowej każda Potęga, która ma figurkę w regionie z żetonem Spaczenia, dobiera jedną kartę.
old-world-the-crusade-is-come = Nadeszła krucjata
    .drawn = Umieść { so-many-peasants }, { so-many-heroes } i { so-many-nobles }. Żetony jednego rodzaju trafiają do różnych regionów.
old-world-bretonnian-knights = Rycerze z Bretonii
    .drawn = Umieść jeden żeton Bohaterów w Bretonii i { so-many-heroes } w dowolnym innym regionie.
    .track = W Fazie Końcowej każda Potęga, która ma figurkę w Bretonii, odrzuca jedną kartę według własnego wyboru.
old-world-dwarf-trollslayers = Krasnoludzcy zabójcy trolli
    .drawn = Umieść po jednym żetonie Bohaterów w Norsce i w Kislevie albo po jednym w Kraju Trolli i w Imperium.
    .track = W Fazie Końcowej Potęga o najniższej wartości { -threat(case: "gen") } może przenieść jeden żeton Bohaterów do przyległego regionu.
old-world-witch-hunters = Łowcy czarownic
    .drawn = Umieść po jednym żetonie Bohaterów w Imperium, w Bretonii i w Estalii.
old-world-road-wardens = Strażnicy dróg
    .drawn = Umieść { so-many-heroes }, każdy w innym { -populous(case: "loc") } regionie.
    .track = W Fazie Końcowej Potęga o najniższej wartości { -threat(case: "gen") } musi usunąć z mapy jeden żeton Bohaterów.
old-world-franzs-decree = Dekret Karla Franza
    .drawn = Dobierz kolejną kartę Starego Świata i wykonaj ją.
old-world-mass-exodus = Masowy exodus
    .drawn = Umieść po jednym żetonie Chłopów w Norsce, w Kraju Trolli, w Kislevie, w Tilei, w Księstwach Granicznych i na Złych Ziemiach.
old-world-divine-inspiration = Boskie natchnienie
    .drawn = Umieść { so-many-heroes } w regionie, w którym leży najwięcej żetonów Zepsucia; Spustoszone regiony się pomija. Potem umieść { so-many-heroes-elsewhere } w dowolnym innym regionie.
old-world-the-grail-is-found = Graal odnaleziony
    .drawn = { clear-events } Umieść jeden żeton Wydarzeń w Bretonii i { so-many-events } w przyległym do niej regionie.
    .track = { -resistance } regionów z żetonem Wydarzeń jest wyższy o { $resistance }.
old-world-electors-sue-for-peace = Elektorzy proszą o pokój
    .drawn = { clear-events } Umieść jeden żeton Wydarzeń w Imperium i { so-many-events } w przyległym do niego regionie.
    .track = W regionach z żetonem Wydarzeń nie rozgrywa się walk i nie rzuca kośćmi walki.
old-world-dark-elf-corsairs = Korsarze mrocznych elfów
    .drawn = { clear-events } Umieść po jednym żetonie Wydarzeń w Norsce, w Bretonii i w Estalii.
    .track = Na końcu Fazy Walki każda Potęga, która ma figurki w regionie z żetonem Wydarzeń, usuwa jedną z nich według własnego wyboru, w każdym takim regionie. Figurka zostaje usunięta, a nie zabita.
old-world-greenskins-invade = Inwazja zielonoskórych
    .drawn = { clear-events } Umieść po jednym żetonie Wydarzeń na Złych Ziemiach, w Imperium i w Tilei.
    .track = W regionie z żetonem Wydarzeń żadna Potęga nie rzuca za wszystkie swoje figurki razem więcej niż { so-many-dice.ins }. Stosuje się to przed każdym innym efektem; kości z kart nadal się dolicza.
old-world-norse-reavers = Łupieżcy z Norski
    .drawn = { clear-events } Umieść po jednym żetonie Wydarzeń w Norsce, w Kraju Trolli i w Kislevie.
    .track = Potęga, która rzuca kośćmi walki za figurki w regionie z żetonem Wydarzeń, rzuca tam dodatkowo { so-many-dice.ins }.
old-world-teclis-aids-the-empire = Teclis wspiera Imperium
    .drawn = { clear-events } Umieść { so-many-events } w dowolnym regionie.
    .track = W regionie z żetonem Wydarzeń nie można zagrać karty z magicznym symbolem, a magiczne symbole się tam nie liczą.
old-world-the-horned-ones-due = Danina dla Rogatego
    .drawn = Umieść { so-many-skaven } w dowolnym regionie.
    .track = Każdy region ma tylko { so-many-spaces }.
old-world-electors-arise = Elektorzy powstają
    .drawn = Umieść jeden żeton Szlachty w Imperium i { so-many-nobles } w innym { -populous(case: "loc") } regionie.
old-world-skavengers = Skaveńscy szabrownicy
    .drawn = Umieść { so-many-skaven }, każdy w innym regionie z żetonem Spaczenia.
    .track = W Fazie Końcowej każdy region, w którym leży i żeton Skavenów, i żeton Spaczenia, traci jeden żeton Spaczenia.

## The Horned Rat

card-empty-the-warrens = Opróżnienie nor
    .text = Po zagraniu: Rogaty Szczur przenosi tu najwyżej { so-many-clan-rats }, wszystkie z tego samego przyległego regionu.
card-skitterleap = Szczurzy skok
    .text = Po zagraniu: Rogaty Szczur przenosi tu { so-many-of-the-figures } z dowolnego innego regionu.
card-doomwheel = Koło Zagłady
    .text = Na początku Fazy Walki Rogaty Szczur rzuca tu { so-many-dice.ins }, nawet jeśli nie ma tu własnej figurki. Są to wczesne obrażenia: kto od nich zginie, znika, zanim rozegra się jakąkolwiek walkę.
card-grey-seer = Szary Prorok
    .text = Po zagraniu: Rogaty Szczur przyzywa tu za darmo { so-many-clan-rats }, każdego z puli albo z dowolnego innego regionu. Z Ulepszeniem „Szczury Klanowe” przybywa z puli jeszcze jeden.
card-strength-in-numbers = W gromadzie siła
    .text = Dopóki Rogaty Szczur ma tu więcej figurek niż przynajmniej jeden inny gracz, który w ogóle ma tu figurki, jego figurki mają tu wartość obrony wyższą o { $defence }.
card-verminous-horde = Szczurza horda
    .text = Dopóki Rogaty Szczur ma tu więcej figurek niż przynajmniej jeden inny gracz, który w ogóle ma tu figurki, jego figurki mają tu wartość ataku wyższą o { $attack }.
card-warp-token-cache = Skrytka monet spaczenia
    .text = Na koniec rundy kartę tę odkłada się na bok odkrytą, zamiast ją odrzucić. W kolejce jednej z późniejszych rund Rogaty Szczur może ją w ramach akcji odrzucić, by otrzymać { so-many-power-points }.
card-screaming-bell = Wrzeszczący Dzwon
    .text = Po zagraniu: umieszcza się tu jeden żeton Skavenów.

## Khorne, Morrslieb

card-bloodbath = Krwawa łaźnia
    .text = Khorne otrzymuje { so-many-victory-points } za każdą wrogą figurkę, którą zabije tu w Fazie Walki.
card-terror = Groza
    .text = Po zagraniu: każdy przeciwnik, który ma tu figurki, musi przenieść jedną z nich, według własnego wyboru, do przyległego regionu.
card-hate = Nienawiść
    .text = Po zagraniu: Khorne wskazuje tu jedną wrogą figurkę jako obiekt nienawiści. W tej rundzie nie można jej przyzwać ani przenieść, a jeśli Khorne zabije ją w tej rundzie, otrzymuje { so-many-victory-points }.
card-rampage = Szał zniszczenia
    .text = Po zagraniu: natychmiast rozgrywa się tu walkę. Efekty, które mówią o Fazie Walki, nie działają w niej.
card-skulltaker = Łowca Czaszek
    .text = Figurki zabite w tym regionie, obojętnie przez kogo, leżą na tej karcie do początku Fazy Końcowej. W tym czasie nie można ich przyzywać, a każda liczy się jak jedna figurka do dominacji Khorna w tym regionie.
card-lambs-to-the-slaughter = Jak owce na rzeź
    .text = Po zagraniu: Khorne przyzywa tu za darmo z przyległych regionów najwyżej { so-many-enemy-figures }. Mogą należeć do różnych przeciwników i pochodzić z różnych regionów. Takie przybycie nie uruchamia żadnych Ulepszeń ich właścicieli.
card-lure-of-battle = Zew bitwy
    .text = Po zagraniu: Khorne przenosi tu dowolnie wiele swoich figurek z przyległych regionów.

## Nurgle, Morrslieb

card-filth = Plugastwo
    .text = Po zagraniu: Nurgle usuwa stąd jeden żeton Zepsucia przeciwnika, jeśli jakiś tu leży. Potem, niezależnie od tego, umieszcza tu jeden własny.
card-virulent-outbreak = Zjadliwa epidemia
    .text = Po zagraniu: jeśli region jest { -populous }, Nurgle umieszcza tu jeden żeton Zepsucia.
card-creeping-death = Pełzająca śmierć
    .text = W kroku Zepsucia, po umieszczeniu wszystkich innych żetonów Zepsucia w tym regionie, a zanim może on zostać Spustoszony, Nurgle umieszcza jeden żeton Zepsucia w przyległym regionie, który nie jest Spustoszony. Robi to nawet wtedy, gdy tutaj nie umieszczono żadnego żetonu Zepsucia.
card-festering-fever = Ropna gorączka
    .text = W kroku Zepsucia Nurgle liczy przeciwników, którzy umieszczają tu żetony Zepsucia, i za każdego z nich umieszcza jeden żeton Zepsucia, ale łącznie nie więcej niż { $corruption }. Robi to nawet wtedy, gdy poza tym żadnego by nie umieścił.
card-quicken-decay = Przyspieszony rozkład
    .text = Nurgle otrzymuje { so-many-victory-points }, ilekroć figurka innej Potęgi zostaje tu przyzwana lub przeniesiona. Figurka, która zastępuje inną, się nie liczy.
card-choking-stench = Duszący odór
    .text = W Fazie Walki każda inna Potęga rzuca tu o { so-many-dice } mniej. Najpierw stosuje się to, co o jej kościach mówią karty Starego Świata. Strata dotyczy jej pierwszego rzutu w tym regionie, nawet rzutu za kartę; następny zmniejsza się tylko o to, czego w pierwszym zabrakło.
card-ultimate-plague = Ostateczna zaraza
    .text = Na końcu Fazy Walki każdy przeciwnik, który ma tu kultystów, usuwa jednego z nich. Za każdego usuniętego kultystę Nurgle umieszcza tu jeden żeton Zepsucia.
card-nurgles-quest = Misja Nurgla
    .text = Nurgle zdobywa tu żeton postępu, nawet jeśli region nie jest { -populous }, o ile w ciągu tej rundy umieści tu dwa żetony Zepsucia lub więcej. Nie muszą zostać umieszczone w tej samej fazie.

## Tzeentch, Morrslieb

card-bolt-of-change = Piorun przemian
    .text = Po zagraniu: Tzeentch wskazuje tu jednego wojownika, obojętnie czyjego. Zastępuje go dwóch kultystów z puli jego właściciela albo tylu, ilu w niej zostało.
card-glean = Wykradzenie wiedzy
    .text = Po zagraniu: Tzeentch wskazuje przeciwnika, który ma tu figurkę, a ten gracz odrzuca jedną losową kartę. Potem Tzeentch dobiera { so-many-cards } z własnej talii, nawet jeśli nikt nie musiał odrzucać.
card-warp-portal = Portal Spaczenia
    .text = Po zagraniu: Tzeentch przenosi jedną swoją figurkę stąd do dowolnego regionu.
card-warpstorm = Burza Spaczenia
    .text = Po zagraniu: Tzeentch przenosi jeden żeton Spaczenia stąd do przyległego regionu albo z przyległego regionu tutaj.
card-the-blue-scribes = Błękitni Skrybowie
    .text = Po zagraniu: Tzeentch przenosi stąd najwyżej { so-many-corruption-tokens }, obojętnie czyje, do jednego innego regionu, który nie jest Spustoszony. Jego własne liczą się jako umieszczone tam i może zdobyć za nie żeton postępu; cudze nie liczą się jako umieszczone.
card-convocation = Zwołanie
    .text = Po zagraniu: Tzeentch przenosi tu najwyżej { so-many-of-the-figures }, wszystkie z tego samego innego regionu.
card-warpshock = Wstrząs Spaczenia
    .text = Po zagraniu: Tzeentch wskazuje tu jedną wrogą figurkę. Do końca rundy nie daje ona kości walki i nie liczy się do dominacji, dokądkolwiek trafi.
card-havoc = Zamęt
    .text = W Fazie Walki Tzeentch rzuca tu { so-many-dice.ins } za każdy magiczny symbol w regionie, oprócz kości za swoje figurki. Nie musi mieć tu do tego figurki.
card-transmogrify = Przeobrażenie
    .text = Po zagraniu: Tzeentch zastępuje jednego ze swoich kultystów w tym regionie wojownikiem z puli albo jednego ze swoich wojowników w tym regionie swoim wielkim demonem z puli.

## Slaanesh, Morrslieb

card-daemonic-subtlety = Demoniczna subtelność
    .text = W tej rundzie Bohaterowie nie mogą usuwać figurek Slaanesha z tego regionu.
card-festival-of-sinew = Święto ścięgien
    .text = Slaanesh otrzymuje { so-many-power-points }, ilekroć przeciwnik przyzywa tu figurkę. Jeśli nie miał już punktów Mocy, znów ma swoje kolejki.
card-corrupt-from-within = Zepsucie od środka
    .text = W kroku Zepsucia, jeśli leży tu żeton Szlachty lub Bohaterów, a Slaanesh umieszcza tu choć jeden żeton Zepsucia, umieszcza o jeden więcej.
card-rapturous-excess = Upojny nadmiar
    .text = W kroku Zepsucia, jeśli Slaanesh ma tu { $cultists } lub więcej kultystów, umieszcza tu oprócz ich żetonów jeszcze jeden żeton Zepsucia.
card-shroud-of-secrets = Całun tajemnic
    .text = Odtąd do końca rundy przeciwnicy nie mogą zagrywać tu kart.
card-ascension-to-power = Wyniesienie do potęgi
    .text = Po zagraniu: Slaanesh zastępuje jednego ze swoich kultystów w tym regionie wojownikiem z puli albo jednego ze swoich wojowników w tym regionie swoim wielkim demonem z puli.
card-joyous-surrender = Radosna uległość
    .text = Po zagraniu: Slaanesh wskazuje tu jednego wrogiego kultystę lub wojownika, który mu ulega. Do końca rundy figurka ta nie daje kości walki, nie liczy się do dominacji własnej Potęgi i nie umieszcza żetonów Zepsucia. Zamiast tego dodaje jeden do wartości dominacji Slaanesha tam, gdzie stoi.
card-pleasure-shield = Tarcza rozkoszy
    .text = Wartość obrony figurek Slaanesha w tym regionie mnoży się przez { $times }. Każda kolejna kopia karty mnoży ją ponownie.
card-debauchery = Rozpusta
    .text = Po zagraniu: Slaanesh przenosi tu jeden żeton Szlachty z przyległego regionu, jeśli jakiś tam leży. Potem, niezależnie od tego, umieszcza tu jeden żeton Zepsucia.

## Upgrades of the Horned Rat and, with the set in their ids, of Morrslieb

upgrade-horned-rat-clan-rats = Szczury Klanowe
    .text = Gdy Rogaty Szczur przyzywa w ramach akcji Szczura Klanowego albo przyzywa Szczury Klanowe kartą „Szary Prorok”, razem z nimi przybywa z puli za darmo jeszcze jeden.
upgrade-horned-rat-rat-ogres = Szczuroogry
    .text = Ilekroć Rogaty Szczur przyzywa Szczuroogra, może odrzucić jedną kartę, by usunąć jednego wrogiego kultystę z regionu, do którego Szczuroogr trafia.
upgrade-horned-rat-verminlord = Pan Roju
    .text = Ilekroć Rogaty Szczur przyzywa Pana Roju, może przenieść jedną inną swoją figurkę z dowolnego regionu tam, dokąd Pan Roju trafia.
upgrade-horned-rat-the-under-empire = Podziemne Imperium
    .text = Gdy region został Spustoszony, Rogaty Szczur może przenieść dowolne ze swoich figurek stamtąd do przyległego regionu, wszystkie do tego samego.
upgrade-horned-rat-council-of-thirteen = Rada Trzynastu
    .text = Rogaty Szczur może zagrać kartę w regionie, w którym wszystkie pola kart Chaosu są zajęte. W regionie leży naraz tylko jedna taka karta.

upgrade-khorne-morrslieb-bloodsworn = Zaprzysiężeni Krwi
    .text = Ilekroć Khorne przyzywa Zaprzysiężonego Krwi, przybywa z nim z puli za darmo jeszcze jeden.
upgrade-khorne-morrslieb-bloodletters = Krwiopuszcze
    .text = Khorne otrzymuje { so-many-victory-points } za każdą figurkę, którą zabije w regionie, w którym ma Krwiopuszcza.
upgrade-khorne-morrslieb-bloodthirster = Krwiopijec Khorna
    .text = Raz na rundę przyzwanie Krwiopijca Khorna do regionu, w którym leży { $corrupted } lub więcej żetonów Zepsucia, obojętnie czyich, nic nie kosztuje. Region musi jak zawsze być w zasięgu.
upgrade-khorne-morrslieb-crimson-tide = Szkarłatna fala
    .text = Raz na rundę Khorne może rzucić ponownie jedną ze swoich kości walki, zanim szóstki dadzą dodatkowe kości.
upgrade-khorne-morrslieb-vengeance = Zemsta
    .text = Khorne rzuca dodatkowo { so-many-dice.ins } w każdej walce w regionie, w którym ma figurkę. Już to wystarczy, by doszło do walki, jeśli jest tam coś, czemu może zadać obrażenie.

upgrade-nurgle-morrslieb-lepers = Trędowaci
    .text = W każdym regionie, w którym Trędowaci umieścili żetony Zepsucia w kroku Zepsucia, Nurgle umieszcza o jeden żeton Zepsucia więcej, bez względu na liczbę Trędowatych.
upgrade-nurgle-morrslieb-plaguebearers = Siewcy Zarazy
    .text = Siewca Zarazy zabity w walce umieszcza w swoim regionie jeden żeton Zepsucia, zanim zostanie usunięty.
upgrade-nurgle-morrslieb-great-unclean-one = Wielki Nieczysty
    .text = Za każdą figurkę, którą Nurgle zabije w regionie Wielkiego Nieczystego, umieszcza tam jeden żeton Zepsucia.
upgrade-nurgle-morrslieb-cavalcade-of-decay = Korowód rozkładu
    .text = Region, w którym jest { $cultists } lub więcej kultystów, obojętnie czyich, jest { -populous }.
upgrade-nurgle-morrslieb-infested-colony = Zarażona kolonia
    .text = Raz na rundę, w kroku Zepsucia, Nurgle może umieścić o jeden żeton Zepsucia więcej w regionie, w którym ma { $figures } lub więcej figurek.

upgrade-tzeentch-morrslieb-acolytes = Akolici
    .text = Gdy wszystkie obrażenia w walce są przydzielone, Tzeentch może odrzucić jedną kartę, by uratować jednego Akolitę, który w niej zginął.
upgrade-tzeentch-morrslieb-horrors = Horrory
    .text = Ilekroć Tzeentch zagrywa kartę z magicznym symbolem, może za darmo przyzwać do tego regionu Horrora z puli. Horror przybywa, gdy karta już zadziała.
upgrade-tzeentch-morrslieb-lord-of-change = Pan Przemian
    .text = Ilekroć Tzeentch przyzywa Pana Przemian, może umieścić jeden żeton Spaczenia w regionie, do którego on trafia.
upgrade-tzeentch-morrslieb-mystical-disregard = Mistyczne lekceważenie
    .text = Tzeentch może zagrać kartę na kartę innego gracza, która leży na wydrukowanym polu karty Chaosu. Tekst karty pod spodem jest anulowany; karta leży tam do Fazy Końcowej.
upgrade-tzeentch-morrslieb-well-of-power = Źródło Mocy
    .text = W Fazie Dobierania Tzeentch otrzymuje o jeden punkt Mocy więcej za każdy region, w którym ma figurkę i w którym leży { $tokens } lub więcej żetonów Spaczenia.

upgrade-slaanesh-morrslieb-seductresses = Kusiciele
    .text = W każdym regionie z żetonem Szlachty, w którym Kusiciele umieścili żetony Zepsucia w kroku Zepsucia, Slaanesh umieszcza o jeden żeton Zepsucia więcej, bez względu na liczbę Kusicieli.
upgrade-slaanesh-morrslieb-daemonettes = Demonice
    .text = Przeciwnicy nie mogą zadawać obrażeń kultystom Slaanesha w regionie, dopóki stoi tam Demonica. Demonica zabita w tej walce nikogo już nie chroni, nawet zanim zostanie usunięta.
upgrade-slaanesh-morrslieb-keeper-of-secrets = Strażnik Tajemnic
    .text = Każdy przeciwnik rzuca o { so-many-dice } mniej w regionie Strażnika Tajemnic. Strata dotyczy jego pierwszego rzutu w tym regionie, nawet rzutu za kartę; następny zmniejsza się tylko o to, czego w pierwszym zabrakło.
upgrade-slaanesh-morrslieb-rise-to-power = Dojście do władzy
    .text = Raz na rundę, po swojej akcji, Slaanesh może przenieść jeden żeton Szlachty, gdziekolwiek leży, do przyległego regionu.
upgrade-slaanesh-morrslieb-fall-from-grace = Utrata łask
    .text = Slaanesh otrzymuje { so-many-victory-points } za każdy żeton postępu, który zdobędzie w regionie z żetonem Szlachty.

## Expert Old World cards, and the revised card for tables with the Horned Rat

old-world-call-to-arms = Do broni!
    .drawn = Umieść { so-many-heroes } w dowolnym regionie.
    .track = W kroku Zepsucia figurki każdej Potęgi umieszczają w każdym regionie o { so-many-corruption-tokens } mniej. Dodatkowe żetony dolicza się potem; te, które wymagają umieszczenia choć jednego żetonu, przepadają, jeśli żaden nie został.
old-world-closing-the-portal = Zamknięcie portalu
    .drawn = Nic się nie dzieje.
    .track = Przyzwanie wielkiego demona kosztuje o { so-many-power-points } więcej.
old-world-high-elf-protection = Opieka wysokich elfów
    .drawn = { clear-events } Umieść { so-many-events }, każdy w innym regionie.
    .track = { -resistance } regionów z żetonem Wydarzeń jest wyższy o { $resistance }.
old-world-the-light-of-day = Światło dnia
    .drawn = { clear-events } Umieść { so-many-events }, każdy w innym regionie.
    .track = W regionie z żetonem Wydarzeń nie można zagrać karty z magicznym symbolem.
old-world-morrslieb-eclipsed = Zaćmienie Morrslieba
    .drawn = Nic się nie dzieje.
    .track = Figurki zabite w walce leżą na tej karcie. Wracają do swoich pul, gdy karta opuszcza pole wydarzeń.
old-world-rousing-the-rabble = Podburzanie motłochu
    .drawn = Umieść po jednym żetonie Chłopów w każdym { -populous(case: "loc") } regionie.
    .track = Każdy żeton Chłopów zwiększa { -resistance } swojego regionu o jeden.
old-world-vermin-outbreak = Plaga szczurów
    .drawn = Umieść { so-many-skaven }, każdy w innym regionie.
old-world-the-warrens-erupt = Nory się otwierają!
    .drawn = Umieść po jednym żetonie Skavenów w każdym regionie z żetonem Spaczenia.
old-world-the-horned-ones-due-revised = Danina dla Rogatego
    .drawn = { clear-events } Umieść { so-many-skaven }, każdy w innym regionie.
    .track = Każdy region ma tylko { so-many-spaces }.
