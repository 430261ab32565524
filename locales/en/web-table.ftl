## The table in the browser: what lies around the map.

table-wants = { $power ->
    [khorne] Your dial turns when you kill enemy figures in battle: a counter for each region in which you do.
    [nurgle] Your dial turns when you place 2 or more corruption tokens in a Populous region.
    [tzeentch] Your dial turns when you place 2 or more corruption tokens in a region with 2 or more magic symbols and Warpstones together.
    [slaanesh] Your dial turns when you place 2 or more corruption tokens, in the corruption step, in a region with a Noble or a Hero.
    [horned-rat] Your dial turns when you dominate regions with Skaven.
   *[other] {""}
}
table-wants-other = { $power ->
    [khorne] A counter for each region in which Khorne kills enemy figures in battle.
    [nurgle] A counter where Nurgle places 2 or more corruption tokens in a Populous region.
    [tzeentch] A counter where Tzeentch places 2 or more corruption tokens in a region with 2 or more magic symbols and Warpstones together.
    [slaanesh] A counter where Slaanesh places 2 or more corruption tokens, in the corruption step, in a region with a Noble or a Hero.
    [horned-rat] A counter where the Horned Rat dominates a region with Skaven.
   *[other] {""}
}
# Where the whole name has no room; at most five letters.
table-region-short = { $region ->
    [norsca] Norsc
    [troll-country] Troll
    [kislev] Kislv
    [empire] Emp
    [bretonnia] Bret
    [estalia] Estal
    [tilea] Tilea
    [border-princes] Bord
    [badlands] Badl
   *[other] { $region }
}

## What is asked, and when

table-prompt-where = { $what }: where to?
table-prompt-cost = { $cost ->
    [0] Costs nothing
   *[other] Costs { $cost } of your { $power } power
}. { $places ->
    [one] One region is open.
   *[other] { $places } regions are open.
}
table-prompt-skip = Show the rest at once
table-prompt-skip-key = space
table-prompt-bot = A bot thinks: { $level }.
table-prompt-waits = { $is ->
    [here] { $name } is here and thinks.
    [away] { $name } is away. The turn waits.
   *[bot-for] A bot plays for { $name }.
}
table-round-of = Round { $round } of { $rounds }
table-round-short = R{ $round }
table-phases = Phases of the round
table-phase = { $phase ->
    [old-world] Old World
    [draw] Draw
    [summoning] Summoning
    [battle] Battle
    [corruption] Corruption
   *[end] End
}
table-clock = Your clock
table-clock-left = Time left
table-clock-choice = for this choice
table-clock-total = in all
table-clock-increment = +{ $seconds } s a choice
table-clock-spoken = { $seconds } seconds left.
table-title = Ruinous: round { $round }
table-title-turn = ● Your turn, round { $round }
table-title-over = Ruinous: the game is over

## The Powers

table-powers = Powers
table-seat = { $is ->
    [you] you
    [here] here
    [away] away
    [bot] bot
   *[bot-for] a bot plays
}
table-seat-decides = to choose
table-seat-nobody = Nobody
table-of-points = of { $points }
table-in-sight-note = if all pass, before battle
table-next = Next { $threat }:
table-tick-score = score { $count }
table-tick-draw = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-tick-place = { $token ->
    [event] { $count ->
        [one] 1 Event
       *[other] { $count } Events
    }
    [hero] { $count ->
        [one] 1 Hero
       *[other] { $count } Heroes
    }
    [noble] { $count ->
        [one] 1 Noble
       *[other] { $count } Nobles
    }
    [peasant] { $count ->
        [one] 1 Peasant
       *[other] { $count } Peasants
    }
    [skaven] { $count } Skaven
    [warpstone] { $count } Warpstone
   *[other] { $count } × { $token }
}
table-tick-remove-corruption = −{ $count } corruption
table-tick-remove-tokens = { $count ->
    [one] −1 token
   *[other] −{ $count } tokens
}
table-tick-upgrade = upgrade
table-tick-victory = victory
table-ticks-left = { $count ->
    [one] 1 tick to victory
   *[other] { $count } ticks to victory
}
# Beside a star, which stands for the victory.
table-ticks = { $count ->
    [one] in 1 tick
   *[other] in { $count } ticks
}
table-counters = { $sight ->
    [0] { $count ->
        [0] no counter
        [one] 1 counter
       *[other] { $count } counters
    }
   *[other] counters { $count } → { $then }
}
table-warn = { $by ->
    [dial] 1 tick to victory
    [enough] has enough points
   *[points] { $points } points in sight
}
table-power-left = { $power } of { $full } power points left
table-power-word = { $count ->
   *[other] power
}
table-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
table-discards = { $count ->
    [one] 1 card discarded
   *[other] { $count } cards discarded
}
table-discards-title = Discarded
table-discards-of = Discarded by { $power }
table-deck = { $count } in the deck
table-peasants = { $count ->
    [one] 1 Peasant captured
   *[other] { $count } Peasants captured
}
table-upgrades = Upgrades
table-upgrades-none = None yet
table-upgrade-used = { $upgrade }, used this round
table-last-acts = Last acts
table-act-again = Act { $number }, show again: { $what }
table-cell = { $power }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-dial = Dial
table-points = Points
table-figures = Figures
table-figure-values = cost { $cost } · attack { $attack } · defence { $defence }
table-figure-reserve = { $count } of { $all } in reserve
table-set-aside = Set aside
table-pile-empty = Nothing lies here.

## One’s own

table-reserve = Your reserve
table-unit = { $name }: cost { $cost }, attack { $attack }, defence { $defence }, { $left } left
table-left = { $count ->
    [0] none left
   *[other] { $count } left
}
table-hand = Your hand
table-hand-empty = No cards in hand
table-card-spoken = { $name }, { $copies ->
    [one] cost { $cost }
   *[other] { $copies } of them, cost { $cost }
}{ $magic ->
    [true] , magic symbol
   *[false] {""}
}. { $text }
table-card-open = Open { $name }
table-put-back = Put back
table-undo = Undo
table-pass = Pass
table-pass-gives-up = { $power ->
    [0] you have no power left
   *[other] gives up { $power } power
}
table-do-it = Do it
table-for-power = { $count } power
table-keep = Keep
table-kept = Moves to compare
table-kept-drop = Do not keep
table-kept-fact = { $fact ->
    [power] { $value } power left
    [points] { $value ->
        [one] +1 point
       *[other] +{ $value } points
    }
    [tokens] { $value ->
        [one] 1 token
       *[other] { $value } tokens
    }
   *[risk] { $value } to lose a figure
}
table-fan = Figures in { $region }
table-own-pane = Your hand and what is asked
table-dock = What the pane shows
table-dock-name = { $dock ->
    [hand] Hand
    [dice] Dice
    [ledger] Ledger
    [choice] Choice
    [phase] Phase
    [powers] Powers
    [world] World
    [log] Log
   *[chat] Chat
}
table-pane = Pull the pane up or down

## What a choice would do

table-not-possible = Not possible
table-gloss-domination = Domination
table-gloss-empty = Nobody has anything here.
table-gloss-nobody = nobody
table-gloss-tied = nobody, for the best are equal
table-gloss-power = { $power }, for { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-gloss-now = Now { $outcome }.
table-gloss-then = Then
table-gloss-stays = Dominates: { $outcome }.
table-gloss-ruined = Ruins: nobody dominates here.
table-gloss-ruin = Tokens in sight { $before } → { $after } of { $ruin }
table-gloss-number = { $what ->
    [points] Points
    [power_points] Power
    [counters] Counters
    [hand] Cards
   *[dial] Dial
}
table-resistance = Resistance { $resistance }
table-odds = Battle: { $region }
table-odds-hits = { $count ->
    [one] your hits with 1 die
   *[other] your hits with { $count } dice
}
table-odds-dice = { $dice } { $count ->
    [one] die
   *[other] dice
}
table-odds-kill = {" "}that { power-the } loses a figure
table-odds-lose = {" "}that you lose a figure
table-odds-range = ({ $least } to { $most })
table-grounds = { $grounds ->
    [exact] Exact, if nothing more comes before the battle.
    [bounds] If nothing more comes before the battle and every hit may go to anyone alike; in brackets, if all choose against it or for it.
   *[sampled] From many battles tried out, within 5 in 100, if nothing more comes before the battle.
}
table-left-out = { $what ->
    [end-of-phase] Without what happens at the end of the battle phase.
    [other-regions] Battles elsewhere may change it.
   *[underway] The battle phase has begun.
}
table-region-ruined = { $round ->
    [0] Ruined
   *[other] Ruined in round { $round }
}, card { $card }
table-region-tokens = Tokens { $now } → { $then } of { $ruin }
table-cards = Cards
table-left-first = the left one first
table-in-battle = dice in battle
table-card-cancelled = Cancelled. Its cost still counts.
table-options-here = { $count ->
    [one] 1 option here
   *[other] { $count } options here
}
table-corruption-of = { $count ->
    [one] 1 corruption
   *[other] { $count } corruption
}

## All options, all regions, help

table-options = All options
table-options-search = Type what you look for
table-options-count = { $count } of { $all }
table-options-only = Only { $region }
table-options-none = Nothing is asked of you now.
table-options-nothing = No option has these words.
table-order = { $order ->
    [cost] by cost
    [region] by region
    [points] by points
   *[given] as listed
}
table-key-choose = choose
table-key-do = do it
table-key-preview = show on the map
table-key-close = close
table-regions = Table of regions
table-region = Region
table-populous = Populous
table-column-resistance = Resistance
table-column-conquest = Conquest
table-column-ruin = Ruin
table-column-tokens = Tokens
table-column-leader = Would dominate
table-column-options = Options
table-ledger = The nine regions
table-ledger-values = R { $resistance } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-help = Help

## Log, chat, Old World

table-log = Log
table-talk = Log and chat
table-log-earlier = Earlier
table-log-here = you were here
table-chat = Chat
table-chat-none = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-unsent = It was not sent: the line is down.
table-watchers = { $count ->
    [one] one person watches
   *[other] { $count } people watch
}
table-old-world = Old World
table-cards-left = { $count ->
    [0] no card left
    [one] 1 card left
   *[other] { $count } cards left
}
table-comet = Twin-tailed Comet
table-track-empty = empty
table-track-nothing = Does nothing on the track now.
table-ruined-count = { $count } of { $ruins } ruined.
table-ruin-next = The next gives its ruiners { $ruiner }, then { $first } and { $second }.
table-supply = Tokens left in the stockpile
table-unseen = Old World cards not seen yet
table-unseen-note = { $count ->
    [one] One of them is in the deck.
   *[other] { $count } of them are in the deck.
}

## Cards

table-card-lies = It lies in { $region }.
table-card-lies-cancelled = It lies in { $region }, cancelled.

## Besides the game

table-close = Close
table-menu = Menu
table-again = Show once more what others did
table-hint = Hint
table-hint-thinking = The strongest bot thinks …
table-hint-show = Show
table-cut = The line is down
table-cut-note = What you see is as it stood. It comes back by itself, and nothing is missed.
table-shut = The table tells you nothing any more
table-shut-note = You signed out elsewhere, or it is not open to you. If you play here, sign in. What you see is as it stood.
table-signed-out = You are no longer signed in here
table-signed-out-note = Sign in to play on. What you see is as it stood.
table-part-lost = A part of the page could not be loaded. Load the page anew when the line is back.
table-notice = { $what ->
    [out-of-time] Your time ran out, and a bot chose for you.
   *[undo-refused] The others would not have it taken back.
}
table-refused = That was refused
table-bot-plays = A bot plays for you
table-bot-plays-note = Take your seat back whenever you like.
table-take-back-seat = Take the seat back
table-leave = Hand over to a bot
table-leave-sure = A bot plays on for you. You can take the seat back.
table-leave-yes = Hand over
table-leave-no = Stay
table-hand-over = Let a bot play for the time being
table-undo-mine = You ask to take your choice back
table-undo-asked = { $name } asks to take a choice back
table-undo-waiting = Awaited: { $names }
table-agree = Agree
table-disagree = No
table-vote = Shall a bot play for { $name }?
table-vote-note = Agreed: { $agreed }
table-auto-pass = Pass by itself
table-auto-pass-when = { $when ->
    [only] when it is all I can do
    [round] for this round
   *[never] never
}
table-language = Language
table-to-tables = To the tables
table-to-cards = All cards
table-seed-hash = Hash of the seed:
table-since = Since { $when }
table-since-ruined = { $count ->
    [one] Ruined: { $regions }
   *[other] Ruined: { $regions }
}
table-since-killed = Figures lost:
table-since-cards = { $count ->
    [one] New card: { $cards }
   *[other] New cards: { $cards }
}
table-since-show = Show it
table-since-choose = To my choice
table-since-table = To the table
table-end = The end
table-end-mine = { $how ->
    [won] The victory is yours
    [shared] You share the victory
   *[lost] You have lost
}
table-end-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-end-dial = dial { $dial }
table-rematch = Once more
table-record = Download the record
table-verify = Prove the dice with the record:
table-seed = Seed:
