## Nazwy, każda raz; inne komunikaty biorą je stąd.

power-name = { $power ->
    [khorne] Khorne
    [nurgle] Nurgle
    [tzeentch] Tzeentch
    [slaanesh] Slaanesh
    [horned-rat] Rogaty Szczur
   *[other] { $power }
}
# W zdaniu i na jego początku.
power-the = { power-name }
power-begins = { power-name }
# Czyje coś jest i kim ktoś gra.
power-of = { $power ->
    [khorne] Khorna
    [nurgle] Nurgla
    [tzeentch] Tzeentcha
    [slaanesh] Slaanesha
    [horned-rat] Rogatego Szczura
   *[other] { power-name }
}
power-as = { $power ->
    [khorne] Khornem
    [nurgle] Nurglem
    [tzeentch] Tzeentchem
    [slaanesh] Slaaneshem
    [horned-rat] Rogatym Szczurem
   *[other] { power-name }
}
token-name = { $token ->
    [event] Wydarzenie
    [hero] Bohater
    [noble] Szlachta
    [peasant] Chłop
    [skaven] Skaven
    [warpstone] Spaczeń
   *[other] { $token }
}
mark-name = { $mark ->
    [shielded] pod osłoną
    [controlled] pod kontrolą
    [kept] pod kontrolą Strażnika
    [hated] obiekt nienawiści
    [shocked] wstrząs
    [surrendered] uległość
    [wounded] rana
    [spent] po darmowym przyzwaniu
    [settled] zajmuje pole karty
   *[other] { $mark }
}

## Mapa w przeglądarce: napisy na niej i to, co mówi o niej czytnik ekranu.

board-map = Mapa Starego Świata
board-populous = gęsto zaludniony
board-fell = { $round ->
    [0] Spustoszenie
   *[other] Spustoszenie w rundzie { $round }
}
board-threat = Zagrożenie

board-region =
    { $region }{ $populous ->
        [true] , gęsto zaludniony region
       *[false] {""}
    }. Opór { $resistance }, Wartość Podboju { $conquest }.
board-ruin = { $region }, { board-fell }, karta { $card }.
board-leads = { power-begins } zdominowałby ten region z wartością { $value }.
board-nobody-leads = Nikt nie zdominowałby tego regionu.
board-corrupted = Zepsucie { $now } z { $enough }, po tej rundzie { $then }.
board-cards = Karty: { $list }.
board-figures = Figurki: { $list }.
board-tokens = Żetony: { $list }.
board-token =
    { $token ->
        [event] { $count ->
            [one] Wydarzenie
            [few] { $count } Wydarzenia
           *[other] { $count } Wydarzeń
        }
        [hero] { $count ->
            [one] Bohater
            [few] { $count } Bohaterów
           *[other] { $count } Bohaterów
        }
        [noble] { $count ->
            [one] Szlachta
           *[other] Szlachta × { $count }
        }
        [peasant] { $count ->
            [one] Chłop
           *[other] { $count } Chłopów
        }
        [skaven] { $count ->
            [one] Skaven
           *[other] { $count } Skavenów
        }
        [warpstone] { $count ->
            [one] Spaczeń
           *[other] Spaczeń × { $count }
        }
       *[other] { $count } × { $token }
    }
board-several = { $name } × { $count }
board-held = pod kontrolą { power-of }
board-tipped = figurka zabita
board-hits =
    { $count ->
        [one] jedno wczesne obrażenie
        [few] { $count } wczesne obrażenia
       *[other] { $count } wczesnych obrażeń
    }
board-mark =
    { $mark ->
        [kept] pod kontrolą, dopóki stoi Strażnik Tajemnic
        [shielded] nie może zginąć w walce
        [shocked] bez kości i bez dominacji
        [controlled] pod kontrolą innej Potęgi
       *[other] { mark-name }
    }
board-open-card = otwórz kartę
board-corruption = Zepsucie { power-of }: { $region }

board-points = Punkty Zwycięstwa
board-points-of = { $who }: { $points }
board-in-sight = { $who }: { $points } w zasięgu
board-closer = Przybliż
board-further = Oddal
board-whole = Cała mapa
