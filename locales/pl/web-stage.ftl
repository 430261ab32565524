### Co jest na scenie: walka, Zepsucie, Faza Końcowa i drobne pytania.

# A region's name where there is little room.
stage-short = { $region ->
    [norsca] Norska
    [troll-country] Kraj Trolli
    [kislev] Kislev
    [empire] Imperium
    [bretonnia] Bretonia
    [estalia] Estalia
    [tilea] Tilea
    [border-princes] Ks. Gran.
    [badlands] Złe Ziemie
   *[other] { $region }
}
stage-populous = gęsto zaludniony

## Buttons
stage-do = Wykonaj
stage-put-back = Odłóż
stage-undo = Cofnij
stage-skip = Pomiń
stage-skip-hint = do końca
stage-go-on = Dalej
stage-next-region = do następnego regionu
stage-take-it = Wybierz
stage-chosen = wybrana
stage-nothing-here = Nie ma tu nic do wyboru.

## Battle
stage-no-battle = bez walki
stage-dice-sum = { $count ->
    [one] { $sum } kość
    [few] { $sum } kości
   *[many] { $sum } kości
}
stage-fell = { $count ->
    [one] { $count } poległa
    [few] { $count } poległy
   *[many] { $count } poległo
}
stage-none-fell = nikt nie poległ
stage-dice-here = Kości tutaj
stage-power-order = w kolejności Potęg
stage-rolls = rzuca
stage-early = Wczesne kości
stage-early-hint = na początku fazy
stage-your-roll = Twój rzut
stage-roll-of = { $power } rzuca
stage-roll-note = { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
}{ $more ->
    [0] { "" }
    [one] , szóstka dała jeszcze jedną
    [few] , szóstki dały jeszcze { $more }
   *[many] , szóstki dały jeszcze { $more }
}
stage-sixes = Szóstki
stage-low-hits = 4–5
stage-misses = { $count ->
    [one] { $count } pudło
    [few] { $count } pudła
   *[many] { $count } pudeł
}
stage-to-assign = Do przydzielenia
stage-of-hits = { $count ->
    [one] z { $count } obrażenia
    [few] z { $count } obrażeń
   *[many] z { $count } obrażeń
}
stage-of-them-sixes = { $count ->
    [one] jedna szóstka
    [few] { $count } szóstki
   *[many] { $count } szóstek
}
stage-hits-shut = { $count ->
    [one] Obrażenie do przydzielenia: wskaż cel zaznaczony na złoto.
    [few] { $count } obrażenia do przydzielenia: wskaż cel zaznaczony na złoto.
   *[many] { $count } obrażeń do przydzielenia: wskaż cel zaznaczony na złoto.
}
stage-hit-it = Przydziel: { $dice }
stage-kill-it = Zabij: { $dice }
stage-target-can = { $figure } ({ $power }): { $hits ->
    [one] ginie od { $hits } obrażenia
    [few] ginie od { $hits } obrażeń
   *[many] ginie od { $hits } obrażeń
}
stage-target-rest = { $figure } ({ $power })
stage-target-tipped = { $figure } ({ $power }), figurka zabita: liczy się do końca tej walki
stage-target-peasant = Żeton Chłopów: do zdobycia za jedno obrażenie

## Corruption
stage-ledger = Dziewięć regionów
stage-domination = Dominacja
stage-domination-hint = porównanie z Oporem
stage-corruption = Zepsucie
stage-corruption-hint = żetony, postęp
stage-resistance = Opór { $value }: potrzeba więcej
stage-tied = Remis: nikt nie dominuje.
stage-nobody-there = Nikogo tu nie ma.
stage-no-one = nikt
stage-to-come = przed nami
stage-ruined = Spustoszenie
stage-falls = Spustoszenie
stage-power-points = { $power } +{ $points }
stage-of-ruin = { $count } z { $ruin }
stage-ruin-line = { $ruin }: Spustoszenie
stage-region-falls = { $region ->
    [norsca] Norska zostaje Spustoszona
    [troll-country] Kraj Trolli zostaje Spustoszony
    [kislev] Kislev zostaje Spustoszony
    [empire] Imperium zostaje Spustoszone
    [bretonnia] Bretonia zostaje Spustoszona
    [estalia] Estalia zostaje Spustoszona
    [tilea] Tilea zostaje Spustoszona
    [border-princes] Księstwa Graniczne zostają Spustoszone
    [badlands] Złe Ziemie zostają Spustoszone
   *[other] { $region }
}
stage-ruin-which = karta Spustoszenia { $card } z { $total }; { $tokens } z { $ruin }
stage-ruiners = Uczestnicy
stage-first = 1. miejsce
stage-second = 2. miejsce
stage-now = teraz
stage-in-end-phase = w Fazie Końcowej
stage-tokens-there = Żetony
stage-tokens = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
stage-points = Punkty Zwycięstwa
stage-conquest = Wartość Podboju { $value }
stage-value = { $value ->
    [0] nic tutaj
   *[other] wartość dominacji { $value }
}
stage-placed = { $count ->
    [0] bez żetonów
    [one] umieszczony { $count } żeton
    [few] umieszczone { $count } żetony
   *[many] umieszczonych { $count } żetonów
}
stage-so-far = Dotąd w tym kroku

## End phase
stage-end-cards = Karty Chaosu
stage-end-cards-note = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
stage-end-heroes = Bohaterowie
stage-end-heroes-note = { $count ->
    [one] stracona { $count } figurka
    [few] stracone { $count } figurki
   *[many] straconych { $count } figurek
}
stage-end-old-world = Stary Świat
stage-end-ruins = Spustoszenie
stage-end-dials = Wskaźniki
stage-end-dials-note = { $count ->
    [one] { $count } poziom
    [few] { $count } poziomy
   *[many] { $count } poziomów
}
stage-end-over = Koniec gry?
stage-threat = Zagrożenie
stage-no-counter = bez postępu
stage-ticks = poziom { $ticks } z { $length }
stage-stays = bez zmian
stage-tick-place = { $token ->
    [warpstone] +{ $count } Sp
    [noble] +{ $count } Sz
    [skaven] +{ $count } Sk
   *[other] +{ $count }
}
stage-warn-dial = { $power }: jeden poziom od Zwycięstwa
stage-warn-points = { $power } ma { $points ->
    [one] { $points } Punkt Zwycięstwa
    [few] { $points } Punkty Zwycięstwa
   *[many] { $points } Punktów Zwycięstwa
}
stage-yours-already = Już w grze
stage-none-yet = Jeszcze żadne.
stage-upgrade-shut = Wybierz jedną z kart.
stage-dial = Wskaźnik Zagrożenia
stage-comet = Kometa z dwoma warkoczami
stage-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}

## The note in the margin
stage-then = Potem
stage-not-so = Tak nie można
stage-then-ruined = Spustoszenie
stage-then-dominates = dominuje { $power }
stage-then-nobody = nikt nie dominuje
stage-then-value = { $power } { $before } → { $after }
stage-then-ruin = Spustoszenie { $before } → { $after }
stage-then-conquest = Podbój { $before } → { $after }
stage-then-points = { $power }: Punkty Zwycięstwa { $before } → { $after }
stage-then-counters = { $power }: żetony postępu { $before } → { $after }
stage-then-power-points = { $power }: Moc { $before } → { $after }
stage-then-hand = { $power }: ręka { $before } → { $after }
stage-then-resistance = Opór { $before } → { $after }
stage-then-populous = wtedy gęsto zaludniony
stage-then-not-populous = już nie gęsto zaludniony
stage-then-dice = { $power }, kości { $before } → { $after }
stage-then-goes-on = Potem gra przechodzi do następnego kroku.
