### The pages around the game: start, tables, a new table, the waiting room, invitations, cards, settings.

# What somebody is called who has not said his name.
guest = Guest
page-unreachable = The server cannot be reached. Try again in a moment.
page-gone = This page cannot be loaded. Perhaps there is a newer version of it.
page-reload = Load it anew

nav = Pages
nav-place = { $place ->
    [tables] Tables
    [new] New table
    [cards] Cards
   *[you] Settings
}
# The same under small pictures on a phone.
nav-dock = { $place ->
    [tables] Tables
    [new] New
    [cards] Cards
   *[you] You
}
nav-sign-in = Sign in
# Follows the number of games that wait.
nav-turns = your turn

## Powers

god-way = { $power ->
    [khorne] wins by killing
    [nurgle] wins where people live
    [tzeentch] wins where magic gathers
    [slaanesh] wins beside crowns
    [horned-rat] wins from below
   *[other] {""}
}
god-how = { $power ->
    [khorne] His dial turns where he kills enemy figures in battle.
    [nurgle] His dial turns where he places two or more corruption tokens in a Populous region.
    [tzeentch] His dial turns where he places two or more corruption tokens in a region with two or more magic symbols and Warpstones together.
    [slaanesh] His dial turns where, in the corruption step, he places two or more corruption tokens in a region with a Noble or a Hero.
    [horned-rat] Its dial turns where it dominates regions with Skaven.
   *[other] {""}
}

## Bots

bot-level = { $level ->
    [cultist] Cultist
    [warrior] Warrior
    [daemon] Daemon
   *[random] At random
}
bot-about = { $level ->
    [cultist] Picks at random what is not plainly pointless. Alone among three Warriors it won none of 400 games.
    [warrior] Looks one choice ahead, never two: fights well, plans badly. Alone among three Cultists it won 371 of 400.
   *[daemon] Tries out thousands of continuations, up to a second a choice. Alone among three Warriors it won 131 of 200.
}
# In a list of those at a table.
some-bots = { $count ->
    [1] { $level ->
        [cultist] one Cultist
        [warrior] one Warrior
        [daemon] one Daemon
       *[random] one bot that picks at random
    }
   *[other] { $count ->
        [2] two
        [3] three
        [4] four
       *[other] five
    } { $level ->
        [cultist] Cultists
        [warrior] Warriors
        [daemon] Daemons
       *[random] bots that pick at random
    }
}
some-seats = { $count ->
    [1] one open seat
    [2] two open seats
    [3] three open seats
    [4] four open seats
   *[other] five open seats
}

## Start

start-motto = The Old World is vellum. You are the ink.
start-play = Play now
start-busy = The table is being set up.
start-against = You are { power-as }, against { $count ->
    [2] two
    [3] three
   *[other] four
} { $level ->
    [cultist] Cultists
    [warrior] Warriors
   *[daemon] Daemons
}.
start-power = Your Power
start-opponents = Opponents
start-players = Players
start-unofficial = An unofficial work by players. No picture and no sentence of the printed game is used; its publishers have no part in this.
# Lettering on the map beside it.
start-region = { $region ->
    [norsca] Norsca
    [troll-country] Troll Country
    [kislev] Kislev
    [empire] The Empire
    [bretonnia] Bretonnia
    [estalia] Estalia
    [tilea] Tilea
    [border-princes] The Border Princes
    [badlands] The Badlands
   *[other] { $region }
}
continue = Go on with your table
continue-waits = Go on: it is your turn
continue-yours = You are to choose.
continue-theirs = { $name } is to choose.
continue-round = Round { $round }. { $whose }
continue-others = { $count ->
    [one] One more game goes on
   *[other] { $count } more games go on
}{ $turns ->
    [0] {""}
    [one] ; one waits for you
   *[other] ; { $turns } wait for you
}

## What is agreed

card-set = { $set ->
    [morrslieb] Morrslieb
   *[base] Base
}
card-set-about = { $set ->
    [morrslieb] The Powers of the base game have other cards and upgrades. Much of this set is our reconstruction.
   *[base] The cards and upgrades of the base game. The Horned Rat has its own.
}
world-set = { $set ->
    [mixed] Mixed
    [expert] Expert
   *[base] Base
}
world-set-about = { $set ->
    [mixed] The 28 cards of the base game and nine harder ones.
    [expert] The nine harder cards alone.
   *[base] The 28 cards of the base game.
}
rules-sets = { $cards ->
    [morrslieb] Morrslieb cards
   *[base] Base cards
}, { $world ->
    [mixed] mixed Old World
    [expert] expert Old World
   *[base] base Old World
}
rules-dealt = { $sets }, Powers dealt
pace-kind = { $kind ->
    [live] Live
    [post] By post
   *[none] No clock
}
pace-kind-about = { $kind ->
    [live] A player has one sum of time for all choices, and each choice adds to it.
    [post] Each choice has its own time limit. Whoever is away can be told when it is his turn.
   *[none] Everyone thinks as long as he likes.
}
pace-total = Each player has
pace-increment = Each choice adds
pace-each = For each choice
pace-over = When time is over
pace-over-how = { $how ->
    [bot-takes-over] a bot takes the seat over
   *[bot-chooses] a bot makes this choice
}
pace-none = No clock
pace-post = { $span } for each choice
pace-live = { $span } for all choices
pace-live-more = { $span }, and { $more } for each choice

## A new table

setup-title = Set up a table
setup-lead = Everything is chosen already. Change what you like, or play now.
setup-powers = Powers
setup-pace = Pace
setup-cards = Cards
setup-world = Old World
setup-watchers = Watchers
setup-hints = Hints
setup-seats = Open seats
setup-either = { $what ->
    [deal-no] As on the banners
    [deal-yes] Deal at random
    [watch-yes] Allowed
    [watch-no] Nobody
    [hints-yes] Allowed
    [hints-no] None
    [listed-no] By invitation
   *[listed-yes] For anyone
}
setup-either-about = { $what ->
    [deal-no] Everyone plays the Power under whose banner he sits.
    [deal-yes] The Powers are dealt among the seats when the game begins.
    [watch-yes] Whoever has the link sees the board and no hand.
    [watch-no] Only the players see the game.
    [hints-yes] A player may ask what the Daemon would do, and why.
    [hints-no] Nobody gets a hint.
    [listed-no] Whoever has the link of a seat takes it.
   *[listed-yes] The table is in the list, and anyone may sit down.
}
setup-ready = Ready
setup-you = You are { power-as }.
setup-you-dealt = Your Power is dealt to you.
setup-you-not = You do not play.
setup-others = At the table: { $others }
setup-eyes = { $watchers ->
    [yes] Others may watch
   *[no] Nobody watches
}, { $hints ->
    [yes] hints allowed
   *[no] no hints
}
setup-go = { $how ->
    [play] Play now
    [open] Open the table
   *[watch] Watch them play
}
setup-go-about = { $how ->
    [play] With an open seat this becomes “Open the table”, and you wait for your guests.
    [open] You wait for your guests, and begin when no seat is open.
   *[watch] Only bots play, and you look on.
}
setup-presets = Begin from another
setup-preset = { $id ->
    [last] As last time
    [first] First game
   *[post] By post
}
setup-preset-about = { $id ->
    [last] your Power, your opponents
    [first] Khorne, three Cultists, no clock
   *[post] friends, two days for each choice
}

## Seats

seat-you = You
seat-open = Open
seat-nobody = Left out
seat-bot = bot
seat-anyone = for anyone
seat-invited = by invitation
seat-absent = not at this table
seat-mine = your seat
seat-here = is here
seat-away = is away
seat-add = Bring to the table
seat-remove = Leave out { power-of }
seat-who = Who plays { power-as }

## The waiting room

wait-title = Waiting room
wait-here = { $taken } of { $seats } seats are taken
wait-awaited = The table waits for the others.
wait-ready = Begin when you like.
wait-creator = { $name } begins the game.
wait-begin = Begin the game
wait-still-open = { $count ->
    [one] One seat is still open: invite somebody, or give it to a bot.
   *[other] { $count } seats are still open: invite people, or give them to bots.
}
wait-take-away = Take the table away
wait-sit = Sit down
wait-rise = Get up
wait-ask-to-leave = Free this seat
wait-bot = Give the seat to a bot
wait-bot-level = Give the seat to a { $level ->
    [cultist] Cultist
    [warrior] Warrior
   *[daemon] Daemon
}
wait-seat = Seat { $number }
wait-learn = While you wait: how each of them wins
wait-clean = The Old World, still clean.
invite-title = Invitation
invite-lead = Whoever opens the link of a seat may take it. No account is needed.
invite-listed = The table is in the list. With a link a friend finds it at once.
invite-copy = Copy
invite-copied = Copied
invite-copy-of = Copy the link: { $name }
talk-title = Table talk

## An invitation

join-title = Invitation
join-invites = { $name } invites you
join-as = You play { $power ->
    [khorne] Khorne, the Blood God
    [nurgle] Nurgle, the Plaguelord
    [tzeentch] Tzeentch, the Changer of Ways
    [slaanesh] Slaanesh, the Prince of Pleasure and Pain
   *[other] { power-as }
}.
join-dealt = The Powers are dealt when the game begins.
join-sit = Sit down
join-taken = This seat is taken.
join-look = Look at the table
join-none = This invitation is not valid

## Tables

tables-title = Your tables
tables-waiting = { $count ->
    [0] None waits for you.
    [one] One waits for you.
   *[other] { $count } wait for you.
}
tables-code = Link or code of a table
tables-find = Find
tables-mine = Your tables
tables-theirs = Tables of others
tables-turn = Your turn
tables-others = Others are to choose
tables-open-mine = Not begun yet
tables-finished = Finished
tables-more = Show more
tables-none = You have no table yet.
tables-open = Open tables
tables-open-none = No seat is free at the moment.
tables-watch = To watch
tables-key = The scale is victory points. A ring is a dial; its number says how many ticks are missing. On the small map a wash says who would dominate now, and black is ruined.
tables-phase = { $phase ->
    [old-world] Old World
    [draw] draw
    [summoning] summoning
    [battle] battle
    [corruption] corruption
   *[end] end
}
tables-where = round { $round }, { $phase ->
    [old-world] Old World
    [draw] draw
    [summoning] summoning
    [battle] battle
    [corruption] corruption
   *[end] end
}
tables-round = Round { $round }
tables-asked = { $name } ({ $power }) is to choose.
tables-of = Table of { $name }
tables-taken = { $taken } of { $seats }, { $since }
tables-points = { $power }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
tables-ticks = { $power }: { $missing ->
    [0] dial at victory
    [one] one tick to victory
   *[other] { $missing } ticks to victory
}
tables-ruined = { $count ->
    [0] No region is ruined.
    [one] One region is ruined.
   *[other] { $count } regions are ruined.
}
tables-verb = { $verb ->
    [watch] Watch
    [enter] Go there
   *[sit] Sit down
}

## All cards

shelf-found = Found
shelf-world = Old World
shelf-count = { $kinds ->
    [0] None is like that.
   *[other] { $cards ->
        [one] one card
       *[other] { $cards } cards
    } of { $kinds ->
        [one] one kind
       *[other] { $kinds } kinds
    }
}
shelf-kind = { $kind ->
    [chaos] Chaos cards
    [upgrade] Upgrades
   *[world] Old World cards
}{ $set ->
    [morrslieb] {" "}of Morrslieb
    [expert] {" "}for experts
    [revised] {" "}revised for the Horned Rat
   *[base] {""}
}
shelf-set = { $set ->
    [base] Base
    [morrslieb] Morrslieb
    [expert] Expert
    [revised] Revised
   *[own] Its own
}
shelf-all = all
shelf-search = search all cards
shelf-whose = Whose cards
shelf-filter = Filter
shelf-sets = Set
shelf-cost = Cost
shelf-magic = Magic symbol
shelf-magic-is = { $magic ->
    [yes] with
   *[no] without
}
shelf-sure = How sure we are
shelf-words = The words on every card are ours. The mark says how well the effect is known.
sure-word = { $mark ->
    [confirmed] confirmed
    [recorded] recorded
    [inferred] inferred
   *[reconstructed] reconstructed
}
sure-about = { $mark ->
    [confirmed] Official text says so, or two independent records agree.
    [recorded] One record says so.
    [inferred] Inferred from games that were played, or from an incomplete record. Own the box? Tell us.
   *[reconstructed] No record says it: made to fit everything else that is known. Own the box? Tell us.
}
card-kind = Kind
card-kind-is = { $kind ->
    [chaos] Chaos card, { $power }
    [upgrade] Upgrade, { $power }
   *[world] Old World card
}
card-cost-is = { $cost }, and as much domination
card-copies = Copies
card-magic = one symbol
card-comet = Comet
card-comet-is = yes
card-upgrade = upgrade
card-rulings = Rulings

## Settings and signing in

set-lead = Every change holds at once.
set-look = Look and language
set-language = Language
set-language-about = Cards, regions and sentences follow.
set-speed = Movement
set-speed-about = How fast it is shown what happens. Where your system asks for no motion, nothing moves.
set-speed-word = { $speed ->
    [x1] Normal
    [x2] Quick
   *[xoff] None
}
set-notices = Notices
set-notices-about = At tables without a clock and by post you are told once for each turn, when you are not there.
set-notices-nobody = Take a name or play a game first.
set-webhook = Webhook
set-webhook-about = An address that takes JSON, such as one of Discord. Left empty: none.
set-email = E-mail
set-email-about = Where the host of this server sends mail. Left empty: none.
set-you = You and signing in
set-name = Name at the table
set-name-about = Others see it.
set-login = Come from another device
set-login-about = With a login and a password you are the same person there.
set-login-is = Your login: { $login }
set-login-change = A new password signs out all other devices.
set-login-save = Keep login and password
set-login-done = Kept.
set-leave = Sign out
set-leave-sure = You have no login, so nobody can come back as you, and your tables are lost to you. Choose “Sign out” again if you want that.
set-nobody = You are nobody here yet. The first game makes you a guest.
set-kept = kept
login-name = Login
login-password = Password
login-length = 8 characters or more
sign-title = Come to the table
sign-lead = A name is enough to play. Sign in to find your tables on every device.
sign-already = You are { $name } now.
sign-guest = Play as a guest
sign-or = or
sign-fine = We keep your name and your games. A guest sets a login and a password in the settings, and keeps what he has played.

none-title = Nothing is here
none-about = There is no page at this address.
none-table = There is no such table
none-table-about = Or it is not for your eyes.
none-table-sign-in = If you play at it, sign in: it opens to those whom it knows.
none-home = To the start
