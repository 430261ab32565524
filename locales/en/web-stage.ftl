### What takes the stage: battle, corruption, the end phase, and small questions.

# A region's name where there is little room.
stage-short = { $region ->
    [norsca] Norsca
    [troll-country] Trolls
    [kislev] Kislev
    [empire] Empire
    [bretonnia] Bretonnia
    [estalia] Estalia
    [tilea] Tilea
    [border-princes] Border Pr.
    [badlands] Badlands
   *[other] { $region }
}
stage-populous = Populous

## Buttons
stage-do = Do it
stage-put-back = Put back
stage-undo = Undo
stage-skip = Skip
stage-skip-hint = to the end of it
stage-go-on = Go on
stage-next-region = to the next region
stage-take-it = Take it
stage-chosen = goes
stage-nothing-here = Nothing to choose here.

## Battle
stage-no-battle = no battle
stage-dice-sum = { $count ->
    [one] { $sum } die
   *[other] { $sum } dice
}
stage-fell = { $count } fell
stage-none-fell = no one fell
stage-dice-here = Dice here
stage-power-order = in Power order
stage-rolls = rolls
stage-early = Early dice
stage-early-hint = as the phase began
stage-your-roll = Your roll
stage-roll-of = { $power } rolls
stage-roll-note = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}{ $more ->
    [0] { "" }
    [one] , a six brought one more
   *[other] , sixes brought { $more } more
}
stage-sixes = Sixes
stage-low-hits = 4–5
stage-misses = { $count ->
    [one] { $count } miss
   *[other] { $count } misses
}
stage-to-assign = To assign
stage-of-hits = { $count ->
    [one] of { $count } hit
   *[other] of { $count } hits
}
stage-of-them-sixes = { $count ->
    [one] one is a six
   *[other] { $count } are sixes
}
stage-hits-shut = { $count ->
    [one] The hit needs a target: choose one in gold.
   *[other] { $count } hits to assign: choose a target in gold.
}
stage-hit-it = Hit: { $dice }
stage-kill-it = Kill: { $dice }
stage-target-can = { $figure } of { $power }: { $hits ->
    [one] { $hits } hit kills it
   *[other] { $hits } hits kill it
}
stage-target-rest = { $figure } of { $power }
stage-target-tipped = { $figure } of { $power }, killed: it counts until the battle here is over
stage-target-peasant = A Peasant: one hit takes it

## Corruption
stage-ledger = The nine regions
stage-domination = Domination
stage-domination-hint = values against Resistance
stage-corruption = Corruption
stage-corruption-hint = tokens, counters
stage-resistance = Resistance { $value }: more is needed
stage-tied = Equal values: nobody dominates.
stage-nobody-there = Nobody is here.
stage-no-one = no one
stage-to-come = to come
stage-ruined = ruined
stage-falls = falls to ruin
stage-power-points = { $power } +{ $points }
stage-of-ruin = { $count } of { $ruin }
stage-ruin-line = { $ruin }: ruin
stage-region-falls = { $region ->
    [norsca] Norsca falls
    [troll-country] Troll Country falls
    [kislev] Kislev falls
    [empire] The Empire falls
    [bretonnia] Bretonnia falls
    [estalia] Estalia falls
    [tilea] Tilea falls
    [border-princes] The Border Princes fall
    [badlands] The Badlands fall
   *[other] { $region }
}
stage-ruin-which = ruination card { $card } of { $total }; { $tokens } of { $ruin }
stage-ruiners = Ruiners
stage-first = First
stage-second = Second
stage-now = now
stage-in-end-phase = in the end phase
stage-tokens-there = Tokens
stage-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
stage-points = Points
stage-conquest = Conquest Value { $value }
stage-value = { $value ->
    [0] nothing here
   *[other] domination value { $value }
}
stage-placed = { $count ->
    [0] placed nothing here
    [one] placed { $count } token
   *[other] placed { $count } tokens
}
stage-so-far = So far in this step

## End phase
stage-end-cards = Cards off
stage-end-cards-note = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
stage-end-heroes = Heroes
stage-end-heroes-note = { $count ->
    [one] { $count } figure lost
   *[other] { $count } figures lost
}
stage-end-old-world = Old World
stage-end-ruins = Ruins scored
stage-end-dials = Dials
stage-end-dials-note = { $count ->
    [one] { $count } tick
   *[other] { $count } ticks
}
stage-end-over = The end?
stage-threat = Threat
stage-no-counter = no counter
stage-ticks = tick { $ticks } of { $length }
stage-stays = stays
stage-tick-place = { $token ->
    [warpstone] +{ $count } W
    [noble] +{ $count } N
    [skaven] +{ $count } S
   *[other] +{ $count }
}
stage-warn-dial = { $power } is one tick from Victory
stage-warn-points = { $power } has { $points } victory points
stage-yours-already = Yours already
stage-none-yet = None yet.
stage-upgrade-shut = Choose one of the cards.
stage-dial = The dial
stage-comet = Twin-tailed Comet
stage-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}

## The note in the margin
stage-then = Then
stage-not-so = That cannot be
stage-then-ruined = ruined
stage-then-dominates = { $power } dominates
stage-then-nobody = no one dominates
stage-then-value = { $power } { $before } → { $after }
stage-then-ruin = ruin { $before } → { $after }
stage-then-conquest = Conquest { $before } → { $after }
stage-then-points = { $power }: points { $before } → { $after }
stage-then-counters = { $power }: counters { $before } → { $after }
stage-then-power-points = { $power }: power { $before } → { $after }
stage-then-hand = { $power }: hand { $before } → { $after }
stage-then-resistance = Resistance { $before } → { $after }
stage-then-populous = Populous then
stage-then-not-populous = no longer Populous
stage-then-dice = { $power } dice { $before } → { $after }
stage-then-goes-on = Then the game goes on to the next step.
