## The map in the browser: what is lettered on it, and what a screen reader says of it.

board-map = Map of the Old World
board-power =
    { $power ->
        [khorne] Khorne
        [nurgle] Nurgle
        [tzeentch] Tzeentch
        [slaanesh] Slaanesh
       *[horned-rat] the Horned Rat
    }
board-populous = populous
board-ruined = ruined
board-fell = ruined in round { $round }
board-threat = Threat

board-region =
    { $region }{ $populous ->
        [true] , populous
       *[false] {""}
    }. Resistance { $resistance }, Conquest Value { $conquest }.
board-ruin = { $region }, ruined, ruination card { $card }.
board-leads =
    { $power ->
        [khorne] Khorne
        [nurgle] Nurgle
        [tzeentch] Tzeentch
        [slaanesh] Slaanesh
       *[horned-rat] The Horned Rat
    } would dominate with { $value }.
board-nobody-leads = Nobody would dominate.
board-corrupted = Corruption { $now } of { $enough }, { $then } after this round.
board-cards = Cards: { $list }.
board-figures = Figures: { $list }.
board-tokens = Tokens: { $list }.
board-token =
    { $token ->
        [event] { $count ->
            [one] Event
           *[other] { $count } Events
        }
        [hero] { $count ->
            [one] Hero
           *[other] { $count } Heroes
        }
        [noble] { $count ->
            [one] Noble
           *[other] { $count } Nobles
        }
        [peasant] { $count ->
            [one] Peasant
           *[other] { $count } Peasants
        }
        [skaven] { $count ->
            [one] Skaven
           *[other] { $count } Skaven
        }
       *[warpstone] { $count ->
            [one] Warpstone
           *[other] { $count } Warpstone
        }
    }
board-several = { $count } × { $name }
board-held =
    { $power ->
        [khorne] commanded by Khorne
        [nurgle] commanded by Nurgle
        [tzeentch] commanded by Tzeentch
        [slaanesh] commanded by Slaanesh
       *[horned-rat] commanded by the Horned Rat
    }
board-tipped = killed
board-hits =
    { $count ->
        [one] one early hit
       *[other] { $count } early hits
    }
board-mark =
    { $mark ->
        [kept] held while the Keeper of Secrets stands
        [shielded] cannot be killed in battle
        [wounded] wounded
        [spent] already summoned for nothing
        [settled] fills a card space
        [hated] hated
        [shocked] gives no dice and no domination
        [surrendered] surrendered
       *[controlled] commanded by another
    }
board-open-card = open the card
board-corruption =
    { $power ->
        [khorne] Corruption of Khorne in { $region }
        [nurgle] Corruption of Nurgle in { $region }
        [tzeentch] Corruption of Tzeentch in { $region }
        [slaanesh] Corruption of Slaanesh in { $region }
       *[horned-rat] Corruption of the Horned Rat in { $region }
    }

board-points = Victory points
board-points-of = { $who }: { $points }
board-in-sight = { $who }: { $points } in sight
board-closer = Closer
board-further = Further away
board-whole = Whole map
