# What an opponent would do in a player’s place, and why. A reason compares its option with the others:
# “more” and “nearer” mean more and nearer than they leave on average.

hint-choice = “{ $choice }” is a good choice.
hint-against = Against it: { $reason }

## What a choice rests on

hint-chance = { $options ->
    [one] There was nothing else to choose.
   *[other] It was drawn by lot from { $options } options.
}
hint-useful = It does something useful.
hint-pointless = Nothing that is open would do anything useful.
hint-win-chance = { $percent ->
    [0] It leaves next to no chance of winning.
    [100] It all but wins the game.
   *[other] The chance of winning then seems to be { $percent }%.
}
hint-visits = { $tries ->
    [one] It was tried out once in thought.
   *[other] It was tried out { $tries } times in thought.
}

## What makes a position good or bad. $place is “region” where $region is the one it is about.

hint-victory =
    .more = { $power } is likelier to win the game in this round.
    .less = { $power } is less likely to win the game in this round.
hint-victory-points =
    .more = { $power } has more victory points.
    .less = { $power } has fewer victory points.
hint-near-fifty =
    .more = { $power } comes nearer to winning by victory points.
    .less = { $power } stays farther from winning by victory points.
hint-dial =
    .more = { $power-of-start } dial has turned further.
    .less = { $power-of-start } dial has turned less far.
hint-near-victory =
    .more = { $power-of-start } dial comes nearer to Victory.
    .less = { $power-of-start } dial stays farther from Victory.
hint-ticks =
    .more = { $power-of-start } dial is likely to turn further this round.
    .less = { $power-of-start } dial is likely to turn less far this round.
hint-counters-in-reach =
    .more = { $power } is surer of a dial counter{ $place ->
        [region] {" "}{ $region-in }
       *[none] {""}
    }.
    .less = { $power } is less sure of a dial counter{ $place ->
        [region] {" "}{ $region-in }
       *[none] {""}
    }.
hint-counters-on-the-way =
    .more = { $power } is on the way to a dial counter{ $place ->
        [region] {" "}{ $region-in }
       *[none] {""}
    }.
    .less = { $power } has done less for a dial counter{ $place ->
        [region] {" "}{ $region-in }
       *[none] {""}
    }.
hint-openings =
    .more = { $power } can reach more regions where a dial counter can be earned.
    .less = { $power } can reach fewer regions where a dial counter can be earned.
hint-domination =
    .more = { $power } is surer to dominate { $place ->
        [region] { $region-the }
       *[none] elsewhere
    }.
    .less = { $power } is less sure to dominate { $place ->
        [region] { $region-the }
       *[none] elsewhere
    }.
hint-domination-on-the-way =
    .more = { $power } comes nearer to dominating { $place ->
        [region] { $region-the }
       *[none] elsewhere
    }.
    .less = { $power } stays farther from dominating { $place ->
        [region] { $region-the }
       *[none] elsewhere
    }.
hint-domination-to-spare =
    .more = { $power } dominates { $place ->
        [region] { $region-the }
       *[none] elsewhere
    } by a safer lead.
    .less = { $power } dominates { $place ->
        [region] { $region-the }
       *[none] elsewhere
    } by a smaller lead.
hint-corruption-coming =
    .more = { $power } will place more corruption{ $place ->
        [region] {" "}{ $region-in }
       *[none] {""}
    }.
    .less = { $power } will place less corruption{ $place ->
        [region] {" "}{ $region-in }
       *[none] {""}
    }.
hint-ruin-now =
    .more = { $power } scores more if { $place ->
        [region] { $region-the } { $region-verb }
       *[none] regions are
    } ruined this round.
    .less = { $power } scores less if { $place ->
        [region] { $region-the } { $region-verb }
       *[none] regions are
    } ruined this round.
hint-ruin-later =
    .more = { $power } will score more when { $place ->
        [region] { $region-the } { $region-verb }
       *[none] regions are
    } ruined later.
    .less = { $power } will score less when { $place ->
        [region] { $region-the } { $region-verb }
       *[none] regions are
    } ruined later.
hint-figures-threatened =
    .more = More of { $power-of } figures are likely to die in battle{ $place ->
        [region] {" "}{ $region-in }
       *[none] {""}
    }.
    .less = Fewer of { $power-of } figures are likely to die in battle{ $place ->
        [region] {" "}{ $region-in }
       *[none] {""}
    }.
hint-figures-on-board =
    .more = { $power } has more or stronger figures { $place ->
        [region] { $region-in }
       *[none] on the board
    }.
    .less = { $power } has fewer or weaker figures { $place ->
        [region] { $region-in }
       *[none] on the board
    }.
hint-presence =
    .more = { $power } gains a foothold{ $place ->
        [region] {" "}{ $region-in }
       *[none] {" "}in more regions
    }.
    .less = { $power } stands in fewer regions{ $place ->
        [region] {" "}and leaves { $region-the }
       *[none] {""}
    }.
hint-cards-in-hand =
    .more = { $power } has more cards in hand.
    .less = { $power } has fewer cards in hand.
hint-upgrades =
    .more = { $power } has more upgrades.
    .less = { $power } has fewer upgrades.
hint-more-power =
    .more = { $power } begins a round with more power points.
    .less = { $power } begins a round with fewer power points.
hint-power-left =
    .more = { $power } has more power points left this round.
    .less = { $power } has fewer power points left this round.
hint-points-at-ruin =
    .more = { $power } stands better if ruined regions end the game.
    .less = { $power } stands worse if ruined regions end the game.
