# What happened, for the log. Told alike to everyone who may know it.

## The course of the game

log-round = Round { $round }
log-corruption-step = The corruption step begins.
log-declined = { $power } leaves it at that.

## The Old World

log-old-world-drawn = “{ $card }” is drawn from the Old World deck.
log-joined-track = “{ $card }” goes on the Old World track.
log-left-track = “{ $card }” leaves the Old World track.
log-token-placed = { $count ->
    [one] { $token-start } is placed { $region-in }.
   *[other] { $places ->
        [one] { $count } { $token-plural } are placed { $region-in }.
       *[other] { $token-plural } are placed in { $regions }.
    }
}
log-token-placed-by = { $count ->
    [one] { $power } places { $token-a } { $region-in }.
   *[other] { $places ->
        [one] { $power } places { $count } { $token-plural } { $region-in }.
       *[other] { $power } places { $token-plural } in { $regions }.
    }
}
log-tokens-left-out = { $count ->
    [one] One { $token } is left out: there is none to place, or no region for it.
   *[other] { $count } { $token-plural } are left out: there are none to place, or no regions for them.
}
log-token-left-out-in = No { $token } comes { $region-to }: the region is ruined, or none is left.
log-token-removed = { $count ->
    [one] { $token-start } is removed { $region-from }.
   *[other] { $places ->
        [one] { $count } { $token-plural } are removed { $region-from }.
       *[other] { $token-plural } are removed from { $regions }.
    }
}
tokens-in-a-region = { $count ->
    [one] { $region-the }
   *[other] { $region-the } (×{ $count })
}
log-token-moved = { $token-start } is moved { $from-from } { $to-to }.
log-peasant-captured = { $count ->
    [one] { $power } captures a Peasant { $region-in }.
   *[other] { $power } captures { $count } Peasants { $region-in }.
}

## Cards and power points

log-drew = { $count ->
    [one] { $power } draws a card.
   *[other] { $power } draws { $count } cards.
}
log-drew-cards = { $power } draws { $cards }.
log-drew-with-power = { $count ->
    [one] { $power } draws a card and has { $points } power points.
   *[other] { $power } draws { $count } cards and has { $points } power points.
}
log-drew-cards-with-power = { $power } draws { $cards }, and has { $points } power points.
# Cards of one name that were drawn together.
cards-of-a-name = { $count ->
    [one] “{ $card }”
   *[other] “{ $card }” ×{ $count }
}
log-discarded = { $power } discards “{ $card }”.
log-lost-at-random = { $power } loses a card at random: “{ $card }”.
log-loses-a-card = { $power } loses a card at random.
log-reshuffled = { $power } makes the discard pile the new deck.
log-power-points = { $points ->
    [one] { $power } now has 1 power point.
   *[other] { $power } now has { $points } power points.
}
log-power-points-by-card = { $points ->
    [0] “{ $card }”: { $power-the } has no power point left.
    [one] “{ $card }”: { $power-the } now has 1 power point.
   *[other] “{ $card }”: { $power-the } now has { $points } power points.
}
log-passed = { $power } passes.

## Figures and cards on the board

log-summoned = { $power } summons { $figures } { $to-to }.
log-summoned-from = { $power } summons { $figures } { $from-from } { $to-to }.
log-settled = { $figure-start } { $region-in } fills a card space.
log-card-played = { $power } plays “{ $card }” { $region-in }.
log-card-cancelled = The text of “{ $card }” { $region-in } is cancelled.
log-card-removed = { $count ->
    [one] “{ $card }” leaves the board.
   *[other] { $count } Chaos cards leave the board.
}
log-card-covered = “{ $card }” { $region-in } is covered: its text is cancelled.
log-card-set-aside = { $power } sets “{ $card }” aside, face up.
log-card-cashed = { $power } discards “{ $card }”, which was set aside.
log-marked = { $mark ->
    [shielded] Shielded: { $figure-a }. It cannot be killed in battle this round.
    [hated] Hated: { $figure-a }. It cannot be summoned or moved this round.
    [shocked] Shocked: { $figure-a }. It gives no dice and no domination this round.
   *[surrendered] Surrendered: { $figure-a }. This round it gives no dice, no domination and no corruption, and adds 1 to { $power-of } domination where it stands.
}
log-reserve-empty = No other { $figure } comes: { $power-the } has none left in the reserve.
log-appeared = In its place { $power-the } gets { $figures } { $region-in }.
log-control-taken = { $power } takes control of { $figure-a }.
log-control-ended = { $power } commands { $figure-the } again.

## Battle

log-rolled = { $power } rolls { $dice } { $region-in }: { $hits ->
    [0] no hit.
    [one] 1 hit.
   *[other] { $hits } hits.
}
log-rolled-again = { $power } rolls a die { $region-in } again: { $after } instead of { $before }.
log-wounded = { $power } puts an early hit on { $figure-a }.
log-killed = { $power } kills { $figures } { $region-in }.
log-stood-up = { $figure-start } is saved and stands again.
log-detained = A card { $region-in } holds { $figures } until the end phase begins.
log-detained-released = The dead on cards in regions return to their reserves.
log-eclipsed = A card on the Old World track holds { $figures } while it lies there.
log-eclipse-ended = The dead on the Old World track return to their reserves.
log-removed = { $figure-start } is removed { $region-from }.
log-removed-by-card = The card “{ $card }” removes { $figure-a } { $region-from }.
log-removed-by-upgrade = The upgrade “{ $upgrade }” removes { $figure-a } { $region-from }.
log-removed-by-hero = The Hero { $region-in } removes { $figure-a }.

## Domination, corruption, ruin

log-scored-domination = { $points ->
    [one] { $power } dominates { $region-the } and scores 1 victory point.
   *[other] { $power } dominates { $region-the } and scores { $points } victory points.
}
log-tied = { $powers } tie { $region-in }: nobody dominates the region.
log-scored-ruiner = { $power } helped to ruin { $region-the } and scores { $points } victory points.
log-scored-ruin-first = { $power } has the most corruption { $region-in } and scores { $points } victory points.
log-scored-ruin-second = { $power } has the second most corruption { $region-in } and scores { $points ->
    [one] 1 victory point.
   *[other] { $points } victory points.
}
log-scored-ruin-first-shared = { $power } shares the most corruption { $region-in }, and with it both places: { $points ->
    [one] 1 victory point.
   *[other] { $points } victory points.
}
log-scored-ruin-second-shared = { $power } shares second place { $region-in } and scores { $points ->
    [one] 1 victory point.
   *[other] { $points } victory points.
}
log-scored-dial = The dial gives { $power-the } { $points } victory points.
log-scored-peasants = { $power } scores { $points ->
    [one] 1 victory point for a captured Peasant.
   *[other] { $points } victory points for captured Peasants.
}
log-scored-most-peasants = { $power } has captured the most Peasants and scores { $points } victory points more.
log-scored-card = { $points ->
    [one] “{ $card }” gives { $power-the } 1 victory point.
   *[other] “{ $card }” gives { $power-the } { $points } victory points.
}
log-scored-upgrade = { $points ->
    [one] { $power } scores 1 victory point by the upgrade “{ $upgrade }”.
   *[other] { $power } scores { $points } victory points by the upgrade “{ $upgrade }”.
}
log-corruption-placed = { $count ->
    [one] { $power } places a corruption token { $region-in }.
   *[other] { $power } places { $count } corruption tokens { $region-in }.
}
log-corruption-removed = { $count ->
    [one] A corruption token of { $power-the } is removed { $region-from }.
   *[other] { $count } corruption tokens of { $power-the } are removed { $region-from }.
}
log-corruption-moved = { $count ->
    [one] { $power } moves a corruption token of { $owner-the } { $from-from } { $to-to }.
   *[other] { $power } moves { $count } corruption tokens of { $owner-the } { $from-from } { $to-to }.
}
log-sheltered = Heroes cannot remove { $power-of } figures { $region-in } this round.
log-counter-earned = { $power } earns a dial counter { $region-in }.
log-ruined = { $region-start } { $region-verb } ruined! Ruined regions: { $number } of 5.
log-ruin-cleared = The corruption { $region-in } is cleared away.

## Dials

log-dial-turned = { $power-of-start } dial turns to tick { $tick } of { $length }: { $instruction }.
log-upgraded = { $power } gains the upgrade “{ $upgrade }”.

## The end

ended-dial = { $count ->
    [one] { $winners } wins: the { -threat } dial shows Victory.
   *[other] { $winners } share the victory: their { -threat } dials show Victory.
}
ended-vp = { $count ->
    [one] { $winners } wins with { $points } victory points.
   *[other] { $winners } share the victory with { $points } victory points.
}
ended-ruin = { $count ->
    [one] Five regions are ruined. { $winners } has the most victory points, { $points }, and wins.
   *[other] Five regions are ruined. { $winners } have the most victory points, { $points }, and share the victory.
}
ended-deck = The Old World deck is empty, and no Power has won. The Old World stands, and everyone loses.

log-undone = { $power } takes a choice back.
