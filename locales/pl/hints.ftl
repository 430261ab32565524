# What an opponent would do in a player’s place, and why. A reason compares its option with the others:
# “more” and “nearer” mean more and nearer than they leave on average.

hint-choice = Dobry wybór: { $choice }.
hint-against = Przeciw temu: { $reason }

## What a choice rests on

hint-chance = { $options ->
    [one] Nie było nic innego do wyboru.
   *[many] Wylosowano spośród { $options } możliwości.
}
hint-useful = Daje to coś pożytecznego.
hint-pointless = Nic, co można wybrać, nie da nic pożytecznego.
hint-win-chance = { $percent ->
    [0] Szanse na wygraną są potem prawie żadne.
    [100] To już prawie wygrana gra.
   *[other] Szansa na wygraną wynosi potem chyba { $percent }%.
}
hint-visits = { $tries ->
    [one] Wypróbowano to w myśli raz.
   *[many] Wypróbowano to w myśli { $tries } razy.
}

## What makes a position good or bad. $place is “region” where $region is the one it is about.

hint-victory =
    .more = { $power } ma większą szansę wygrać grę w tej rundzie.
    .less = { $power } ma mniejszą szansę wygrać grę w tej rundzie.
hint-victory-points =
    .more = { $power } ma więcej Punktów Zwycięstwa.
    .less = { $power } ma mniej Punktów Zwycięstwa.
hint-near-fifty =
    .more = { $power } zbliża się do wygranej na Punkty Zwycięstwa.
    .less = { $power } ma dalej do wygranej na Punkty Zwycięstwa.
hint-dial =
    .more = { $power } ma wskaźnik obrócony dalej.
    .less = { $power } ma wskaźnik obrócony mniej.
hint-near-victory =
    .more = { $power } ma na wskaźniku bliżej do Zwycięstwa.
    .less = { $power } ma na wskaźniku dalej do Zwycięstwa.
hint-ticks =
    .more = { $power } zapewne obróci w tej rundzie wskaźnik o więcej poziomów.
    .less = { $power } zapewne obróci w tej rundzie wskaźnik o mniej poziomów.
hint-counters-in-reach =
    .more = { $power } ma pewniejszy żeton postępu{ $place ->
        [region] {" "}{ $region-in }
       *[none] {""}
    }.
    .less = { $power } ma mniej pewny żeton postępu{ $place ->
        [region] {" "}{ $region-in }
       *[none] {""}
    }.
hint-counters-on-the-way =
    .more = { $power } jest na drodze do żetonu postępu{ $place ->
        [region] {" "}{ $region-in }
       *[none] {""}
    }.
    .less = { $power } robi mniej, by zdobyć żeton postępu{ $place ->
        [region] {" "}{ $region-in }
       *[none] {""}
    }.
hint-openings =
    .more = { $power } ma w zasięgu więcej regionów, w których można zdobyć żeton postępu.
    .less = { $power } ma w zasięgu mniej regionów, w których można zdobyć żeton postępu.
hint-domination =
    .more = { $power } ma pewniejszą dominację { $place ->
        [region] { $region-in }
       *[none] gdzie indziej
    }.
    .less = { $power } ma mniej pewną dominację { $place ->
        [region] { $region-in }
       *[none] gdzie indziej
    }.
hint-domination-on-the-way =
    .more = { $power } ma bliżej do dominacji { $place ->
        [region] { $region-in }
       *[none] gdzie indziej
    }.
    .less = { $power } ma dalej do dominacji { $place ->
        [region] { $region-in }
       *[none] gdzie indziej
    }.
hint-domination-to-spare =
    .more = { $power } dominuje z bezpieczniejszą przewagą { $place ->
        [region] { $region-in }
       *[none] gdzie indziej
    }.
    .less = { $power } dominuje z mniejszą przewagą { $place ->
        [region] { $region-in }
       *[none] gdzie indziej
    }.
hint-corruption-coming =
    .more = { $power } umieści więcej żetonów Zepsucia{ $place ->
        [region] {" "}{ $region-in }
       *[none] {""}
    }.
    .less = { $power } umieści mniej żetonów Zepsucia{ $place ->
        [region] {" "}{ $region-in }
       *[none] {""}
    }.
hint-ruin-now =
    .more = { $power } zdobędzie więcej punktów, jeśli w tej rundzie { $place ->
        [region] region { $region } zostanie Spustoszony
       *[none] jakieś regiony zostaną Spustoszone
    }.
    .less = { $power } zdobędzie mniej punktów, jeśli w tej rundzie { $place ->
        [region] region { $region } zostanie Spustoszony
       *[none] jakieś regiony zostaną Spustoszone
    }.
hint-ruin-later =
    .more = { $power } zdobędzie więcej punktów, gdy kiedyś { $place ->
        [region] region { $region } zostanie Spustoszony
       *[none] regiony zostaną Spustoszone
    }.
    .less = { $power } zdobędzie mniej punktów, gdy kiedyś { $place ->
        [region] region { $region } zostanie Spustoszony
       *[none] regiony zostaną Spustoszone
    }.
hint-figures-threatened =
    .more = { $power } straci zapewne więcej figurek w walce{ $place ->
        [region] {" "}{ $region-in }
       *[none] {""}
    }.
    .less = { $power } straci zapewne mniej figurek w walce{ $place ->
        [region] {" "}{ $region-in }
       *[none] {""}
    }.
hint-figures-on-board =
    .more = { $power } ma liczniejsze lub silniejsze figurki { $place ->
        [region] { $region-in }
       *[none] na planszy
    }.
    .less = { $power } ma mniej liczne lub słabsze figurki { $place ->
        [region] { $region-in }
       *[none] na planszy
    }.
hint-presence =
    .more = { $power } zdobywa przyczółek { $place ->
        [region] { $region-in }
       *[none] w większej liczbie regionów
    }.
    .less = { $power } jest obecny w mniejszej liczbie regionów{ $place ->
        [region] {" "}i opuszcza { $region-acc }
       *[none] {""}
    }.
hint-cards-in-hand =
    .more = { $power } ma więcej kart na ręce.
    .less = { $power } ma mniej kart na ręce.
hint-upgrades =
    .more = { $power } ma więcej Ulepszeń.
    .less = { $power } ma mniej Ulepszeń.
hint-more-power =
    .more = { $power } zaczyna rundę z większą liczbą punktów Mocy.
    .less = { $power } zaczyna rundę z mniejszą liczbą punktów Mocy.
hint-power-left =
    .more = { $power } zachowuje więcej punktów Mocy na tę rundę.
    .less = { $power } zachowuje mniej punktów Mocy na tę rundę.
hint-points-at-ruin =
    .more = { $power } wypada lepiej, jeśli grę zakończą Spustoszone regiony.
    .less = { $power } wypada gorzej, jeśli grę zakończą Spustoszone regiony.
