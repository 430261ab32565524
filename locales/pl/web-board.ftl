## Mapa w przeglądarce: napisy na niej i to, co mówi o niej czytnik ekranu.

board-map = Mapa Starego Świata
board-power =
    { $power ->
        [khorne] Khorne
        [nurgle] Nurgle
        [tzeentch] Tzeentch
        [slaanesh] Slaanesh
       *[horned-rat] Rogaty Szczur
    }
board-populous = gęsto zaludniony
board-ruined = Spustoszony
board-fell = Spustoszony w rundzie { $round }
board-threat = Zagrożenie

board-region =
    { $region }{ $populous ->
        [true] , gęsto zaludniony region
       *[false] {""}
    }. Opór { $resistance }, Wartość Podboju { $conquest }.
board-ruin = { $region }, region Spustoszony, karta Spustoszenia { $card }.
board-leads =
    { $power ->
        [khorne] Khorne zdominowałby
        [nurgle] Nurgle zdominowałby
        [tzeentch] Tzeentch zdominowałby
        [slaanesh] Slaanesh zdominowałby
       *[horned-rat] Rogaty Szczur zdominowałby
    } ten region z wartością { $value }.
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
       *[warpstone] { $count ->
            [one] spaczeń
           *[other] spaczeń × { $count }
        }
    }
board-several = { $name } × { $count }
board-held =
    { $power ->
        [khorne] pod kontrolą Khorna
        [nurgle] pod kontrolą Nurgla
        [tzeentch] pod kontrolą Tzeentcha
        [slaanesh] pod kontrolą Slaanesha
       *[horned-rat] pod kontrolą Rogatego Szczura
    }
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
        [wounded] z ranami
        [spent] już raz bez opłaty w tej rundzie
        [settled] zajmuje miejsce na kartę
        [hated] celem nienawiści
        [shocked] bez kości i bez dominacji
        [surrendered] po poddaniu się
       *[controlled] pod kontrolą innej Potęgi
    }
board-open-card = otwórz kartę
board-corruption =
    { $power ->
        [khorne] Zepsucie Khorna: { $region }
        [nurgle] Zepsucie Nurgla: { $region }
        [tzeentch] Zepsucie Tzeentcha: { $region }
        [slaanesh] Zepsucie Slaanesha: { $region }
       *[horned-rat] Zepsucie Rogatego Szczura: { $region }
    }

board-points = Punkty Zwycięstwa
board-points-of = { $who }: { $points }
board-in-sight = { $who }: { $points } w zasięgu
board-closer = Bliżej
board-further = Dalej
board-whole = Cała mapa
