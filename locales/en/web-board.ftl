## Names, each once; other messages refer to them.

power-name = { $power ->
    [khorne] Khorne
    [nurgle] Nurgle
    [tzeentch] Tzeentch
    [slaanesh] Slaanesh
    [horned-rat] Horned Rat
   *[other] { $power }
}
# Within a sentence, and at its beginning.
power-the = { $power ->
    [horned-rat] the Horned Rat
   *[other] { power-name }
}
power-begins = { $power ->
    [horned-rat] The Horned Rat
   *[other] { power-name }
}
# Whose something is, and as whom somebody plays.
power-of = { power-the }
power-as = { power-the }
token-name = { $token ->
    [event] Event
    [hero] Hero
    [noble] Noble
    [peasant] Peasant
    [skaven] Skaven
    [warpstone] Warpstone
   *[other] { $token }
}
mark-name = { $mark ->
    [shielded] shielded
    [controlled] controlled
    [kept] held
    [hated] hated
    [shocked] shocked
    [surrendered] surrendered
    [wounded] wounded
    [spent] summoned for free
    [settled] fills a card space
   *[other] { $mark }
}

## The map in the browser: what is lettered on it, and what a screen reader says of it.

board-map = Map of the Old World
board-populous = Populous
board-fell = { $round ->
    [0] ruined
   *[other] ruined in round { $round }
}
board-threat = Threat

board-region =
    { $region }{ $populous ->
        [true] , Populous
       *[false] {""}
    }. Resistance { $resistance }, Conquest Value { $conquest }.
board-ruin = { $region }, { board-fell }, ruination card { $card }.
board-leads = { power-begins } would dominate with { $value }.
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
        [warpstone] { $count ->
            [one] Warpstone
           *[other] { $count } Warpstone
        }
       *[other] { $count } × { $token }
    }
board-several = { $count } × { $name }
board-held = controlled by { power-the }
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
        [spent] already summoned for nothing
        [shocked] gives no dice and no domination
        [controlled] controlled by another
       *[other] { mark-name }
    }
board-open-card = open the card
board-corruption = Corruption of { power-of } in { $region }

board-points = Victory points
board-points-of = { $who }: { $points }
board-in-sight = { $who }: { $points } in sight
board-closer = Closer
board-further = Further away
board-whole = Whole map
