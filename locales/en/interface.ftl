# Everything else that the terminal says.

## Lists

list-none = –
list-comma = { $before }, { $after }
list-and = { $before } and { $after }
list-or = { $before } or { $after }

## Beginning and end of a game

play-which-power = Which Power do you want to play? Type its number or its name.
play-welcome = You play { $power-the } against { $opponents }. This game has the seed { $seed }.
play-opponent = { $power-the } ({ $level })
play-goes-on = You play { $power-the } against { $opponents }, and go on where the record ends. What is rolled and drawn from now on has the seed { $seed }.
play-torn = { $count ->
    [one] The last line of { $file } was not whole, and is left out.
   *[other] The last { $count } lines of { $file } were not whole, and are left out.
}
play-taken-back = “{ $choice }” is taken back.
play-hint = Type the number of an option. In your turn, type what and where: the letter of a figure or card, and the number of a region, such as a3. “help” shows what else you can type.
play-prompt = >{" "}
play-leave = Leave the table? No record is kept: the game will be lost. Yes or no?
play-leave-record = Leave the table? Yes or no? “ruinous play --resume { $file }” goes on with the game later.
play-is-over = The game in { $file } is over. “ruinous replay { $file }” tells it again.
play-left = You leave the table. The points so far:
record-whole = The record of the game is in { $file }.
record-part = The record so far is in { $file }.
record-exists = { $file } exists already. Name another file, or go on with its game: --resume { $file }
record-overwrite = { $file } exists already, and will be lost. Write over it? Yes or no?
record-no-file = { $file } is no regular file: a record cannot be kept in it. Name another one.
record-unwritten = The record could not be written to { $file }: { $reason }.
file-unreadable = { $file } cannot be read: { $reason }.
play-page = The table is at { $address }. Leave this window open while you play; Ctrl+C ends it.
play-page-there = The table is open already, at { $address }.
serve-failed = The server cannot go on: { $reason }.
serve-no-public-url = --public-url (RUINOUS_PUBLIC_URL) is an address that begins with https:// or http://.
serve-no-smtp = --smtp (RUINOUS_SMTP) is an address like smtp://USER:PASSWORD@HOST:PORT, or smtps://….
kept-nowhere = There is no folder of your own to keep games in. Name one with --data-dir (RUINOUS_DATA_DIR).
kept-no-database = --database (RUINOUS_DATABASE) is sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME.
backup-failed = There is no copy: { $reason }.
replay-unfinished = The record ends in round { $round }, { $phase }, before { $power-the } decided. The points so far:
verify-proven = { $file } is proven: { $dice }, { $cards } and { $tokens } are what the seed gives.
verify-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
verify-cards = { $count ->
    [one] 1 card drawn
   *[other] { $count } cards drawn
}
verify-tokens = { $count ->
    [one] 1 token dealt
   *[other] { $count } tokens dealt
}
verify-dealt = So is who was dealt which Power.
verify-announced = The seed has the hash that was announced.
verify-compare = The hash of the seed is { $hash }. Compare it with the one that was shown when the game began, or let --hash do it.
verify-other-die = { $file } is not what the seed gives. Line { $line } says “{ $says }”; number { $nth } of these dice should be a { $gives }.
verify-other-draw = { $file } is not what the seed gives. Line { $line } says “{ $says }”; it should be “{ $gives }”.
verify-other-hash = This is not the seed that was announced: its hash is { $hash }, and not { $announced }.
verify-two-seeds = The record names another seed: { $seed }.
verify-no-seed = The record names no seed. Name it with --seed: the table shows it when the game is over.
verify-unfinished = The record ends before the game is over: nothing is proven about what came after.
verify-no-hash = a hash is 64 hexadecimal digits

result-title = THE END
result-won = You play { $power-the }: the victory is yours.
result-shared = You play { $power-the }: you share the victory.
result-lost = You play { $power-the }: you have lost.
result-points = { $points ->
    [one] { $power }: 1 victory point, dial at { $tick } of { $length }
   *[other] { $power }: { $points } victory points, dial at { $tick } of { $length }
}

## The board

board-title = Round { $round } · { $phase } · { $count ->
    [0] no card on the track
   *[other] { $track }
} · { $cards } in the deck
board-number = #
board-region = Region
board-resistance = Res
board-conquest = Val
board-ruin = Ruin
board-points = Pts
board-magic = ☆
board-spaces = Spc
board-tokens = Tokens
board-powers = Powers
board-ruined = ruins
board-space = { $power-sign } { $what }
board-space-left = left: { $power-sign } { $what }
board-space-right = right: { $power-sign } { $what }
board-space-additional = beside: { $power-sign } { $what }
board-covering = { $card }, over { $power-sign } { $covered }
board-held = the dead: { $figures }
board-card = { $card } ({ $cost }{ $magic })
board-cancelled = { $card } ({ $cost }{ $magic }, cancelled)

legend-pair = { $sign } { $meaning }
legend-resistance = { -resistance }
legend-conquest = { -conquest-value }
legend-ruin = tokens that count for ruin
legend-points = what first and second place score if it is ruined next
legend-magic = magic symbols
legend-spaces = whose cards fill its spaces
legend-dominator = dominates now
legend-corruption = corruption tokens
legend-domination = domination value
legend-populous = { -populous }
legend-power-points = power points
legend-threat = { -threat }
legend-counters = dial counters
legend-peasants = Peasants captured
legend-discards = discard pile
legend-upgrades = of which followers, + the Power’s own
legend-ticks = +4 points, upg upgrade, 2ca cards, 1Wa token, -1co corruption off, -2to tokens off
legend-controlled = that Power’s figure, controlled
legend-shielded = shielded
legend-hated = hated
legend-shocked = shocked
legend-surrendered = surrendered
legend-tipped = killed in this battle

## The Powers, the track, the hand

powers-power = {"  "}Power
powers-points = Pts
powers-power-points = Pow
powers-dial = Dial
powers-threat = Thr
powers-counters = Ctr
powers-peasants = Pea
powers-hand = Hand
powers-deck = Deck
powers-discards = Disc
powers-reserve = Reserve
powers-upgrades = Upgr
powers-next = Next ticks
powers-short = { $points } pts · { $power } pow · { $tick }/{ $length } · { $cards } ca
powers-has-upgrades = { $power-of-start } upgrades: { $upgrades }.
powers-set-aside = { $power } has set aside: { $cards }.

# What a tick of a dial tells, as short as can be.
tick-score = +{ $count }
tick-upgrade = upg
tick-draw = { $count }ca
tick-place = { $count }{ $token-short }
tick-remove-corruption = -{ $count }co
tick-remove-tokens = -{ $count }to
tick-victory = WIN

track-title = Old World track · { $cards ->
    [0] no card left in the deck
    [one] 1 card left in the deck
   *[other] { $cards } cards left in the deck
}

discards-title = Discard piles
discards-pile = { $count ->
    [0] { $power } has discarded nothing; { $deck } in the deck.
   *[other] { $power } has discarded { $cards }; { $deck } in the deck.
}

dials-title = Dials
dials-stands = { $power } · { $left ->
    [0] Victory
    [one] 1 tick to Victory
   *[other] { $left } ticks to Victory
} · { -threat } { $threat } · { $counters ->
    [0] no counter in this round
    [one] 1 counter in this round
   *[other] { $counters } counters in this round
}
dials-tick = { $instruction } ({ $threat })
dials-last-tick = { $instruction }
dials-rule = In brackets, the { -threat } that the dial shows then. At the end of a round, whoever has counters turns by one tick, and whoever has the most of all by one more.

map-title = Map · each region, and those that it borders

odds-title = The battle { $region-in }, if it were fought now
odds-where = Say where, for example: odds kislev, or odds 3.
odds-none = There will be no battle { $region-in }, as the board stands.
odds-dice = Dice
odds-hits = Hits
odds-dominates = Dominates
odds-loses = Loses so many figures
odds-nobody = {"  "}nobody
odds-percent = { $percent }%
odds-between = { $percent }% ({ $least }–{ $most })
odds-lost = { $count }: { $percent }%
odds-lost-between = { $losses } (on average { $least } to { $most })
odds-captures = { $losses } · captures { $count } Peasants on average
odds-exact = Nobody has a choice that matters: the odds are exact.
odds-bounds = Where someone has a choice, everything that can be hit is taken to be hit as likely as anything else. In brackets: the least and the most that choices can make of it.
odds-sampled = The battle is too large to follow every way: the odds come from { $battles } battles in which everything that can be hit was hit as likely as anything else.
odds-omits-end-of-phase = What cards do at the end of the battle phase is left out.
odds-omits-other-regions = What happens in other regions first could change them.
odds-omits-underway = The battle phase has begun: who has rolled already is not known.

hand-title = Your hand · { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
hand-card = Card
hand-cost = Cost
hand-text = What it does (☆ is the magic symbol)

## The options. They name cards without quotation marks, as they are quoted themselves: “Play Teleport in Kislev”.

menu-title = { $power } decides
menu-several = { $what } ×{ $count }
menu-standing = { $what } in { $region }
menu-card = { $card }
menu-magic-card = { $card } ☆
menu-pass = do nothing more this phase
menu-dearer-in = every card: { $cost } more in { $regions }
menu-cost-in = { $what }: { $cost } in { $regions }
menu-hand = { $count ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
menu-hits = { $count ->
    [one] 1 hit kills
   *[other] { $count } hits kill
}
menu-capture = 1 hit captures

choice-summon = Summon { $figure-a } from the reserve { $to-to }
choice-summon-from = Summon { $figure-a } { $from-from } { $to-to }
choice-play = Play { $card } { $region-in }
choice-pass = Pass: do nothing more in this phase
choice-region = { $region }
choice-figure = { $power-of-start } { $figure }
choice-figure-in-reserve = { $figure } from the reserve
choice-figure-in = { $figure } { $region-in }
choice-token = { $token }
choice-token-in = { $token } { $region-in }
choice-corruption = { $power-of-start } corruption
choice-corruption-in = { $power-of-start } corruption { $region-in }
choice-card = { $card } ({ $cost })
choice-upgrade = { $upgrade }
choice-power = { $power }
choice-cash = { $points ->
    [one] Discard { $card }, which you set aside, to gain 1 power point
   *[other] Discard { $card }, which you set aside, to gain { $points } power points
}
choice-cover = Over { $power-of } { $card } ({ $cost })
choice-empty = In an empty card space
choice-die = A die that shows { $face }
choice-none = None: leave it at that
choice-yes = Yes
choice-no = No
choice-done = Stop here

## What is typed

input-nothing = Type the number of an option, or what and where, such as a3; or “help”.
input-no-such-key = There is no option “{ $word }”. Type what the menu shows, such as { $example }.
input-unknown-verb = “{ $word }” is neither a number nor a command. Type “help” to see what you can type.
input-unknown-thing = “{ $word }” is nothing that can be chosen. Choose one of the options by its number or its name.
input-unexpected = “{ $word }” is not understood at that place. A line looks like “summon warrior from norsca to kislev” or “play battle-cry in kislev”.
input-hand = “hand” shows your cards.
input-other-power = You play { $power-the }, not { $other-the }. Leave the name out, or begin with your own.
input-ambiguous = That could mean: { $options }. Say it in full, or type a number.
input-why = Say which choice, for example: why summon warrior to kislev.
input-type = Type { $key }.
input-allowed = Nothing forbids it: type { $key }.

help-title = What you can type
help-commands =
    a number      takes the option with that number; a region has its own
    a3            in your turn: what, by its letter, and where, by number.
                  “Bloodletter ×6” are in the reserve,
                  “Bloodletter in 2” stands in region 2
    a choice      in words: summon warrior from norsca to kislev,
                  play battle-cry in kislev, pass, hit peasant, choose kislev
    nothing       shows the question again
    board         shows the whole table, and what its signs mean
    hand          shows your cards
    map           shows which regions border on which
    dials         shows what all dials have still to come
    discards      shows the discard piles
    odds REGION   shows how a region’s battle would go: odds kislev, odds 3
    hint          tells what a daemon would do in your place, and why
    card NAME     shows a card, anyone’s: a part of its name is enough
    why CHOICE    tells why a choice is not allowed: why play teleport in empire
    log, log all  tells what happened in this round, or since the beginning
    undo          takes back what you chose last, if nothing was rolled or
                  drawn and nobody else has chosen since
    help          this page
    quit          leaves the table
help-round-title = A round
help-phase = { $phase }: { $rule }
help-end = The game ends when a dial shows Victory, when someone has 50 victory points, when 5 regions are ruined, or, with everyone losing, when the Old World deck is empty. They are checked in this order.
help-tokens-title = Old World tokens
help-signs-title = Signs of the board
help-figures-title = Figures

figures-name = Figure
figures-class = Class
figures-count = How many
figures-cost = Cost
figures-attack = Attack dice
figures-defence = Hits to kill

## What the commands are for

usage-ruinous = A game of three to five gods of Chaos, each with aims of its own, over the fate of the Old World.
usage-ruinous-lang = The language to speak: en, de or pl. Without it, that of the locale (LC_ALL, LANG)
usage-play = Play: in the browser, or with --terminal here. Any option of the terminal game means --terminal
usage-play-terminal = Play in the terminal, alone against bots. All options below are for this game
usage-play-no_browser = Do not open a browser, only say where the page is
usage-play-port = The port of the page; 7878 if it is free, if nothing is said
usage-play-data_dir = The folder in which your games are kept; your own one for this program, if nothing is said
usage-play-player = The Power you play: khorne, nurgle, tzeentch, slaanesh or horned-rat
usage-play-powers = The Powers at the table, three to five, separated by commas
usage-play-players = Deal so many Powers at random, three to five; you get the first, or the one you name
usage-play-opponents = Who plays the other Powers: random, cultist, warrior or daemon (warrior, if nothing is said); or each by name, khorne=daemon,nurgle=cultist. A daemon thinks for up to a second about a decision; daemon:200ms does for less, daemon:2000 tries so often what may come, however long it takes
usage-play-cards = The Chaos cards and upgrades of all Powers: base or morrslieb; the Horned Rat has its own
usage-play-old_world = The Old World cards: base, mixed (those and the expert ones) or expert
usage-play-seed = The seed of the deal, the dice and the opponents; the same one gives the same game again, unless a daemon plays by the clock
usage-play-record = Keep the record of the game in this file, written after every choice. While the game goes on, the cards that others draw are sealed in it, so that nobody sees them by accident
usage-play-record_open = Do not seal the cards that others draw: whoever reads the record sees all hands
usage-play-resume = Go on with the game in this record, with those who sat at the table; --as and --opponents seat others. From there on dice and draws are new
usage-serve = Host tables for people who sit anywhere
usage-serve-listen = The address and port to listen on; port 0 is any that is free
usage-serve-database = The database: sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME; ruinous.db in the data folder, if nothing is said
usage-serve-data_dir = The folder for everything that is kept in files; the user’s own one for this program, if nothing is said
usage-serve-public_url = The address by which people reach the server, if a proxy stands in front of it
usage-serve-behind_proxy = Believe the proxy in front that says from where a request comes (X-Forwarded-For)
usage-serve-thinkers = How many threads bots think on; one less than there are processors, if nothing is said
usage-serve-smtp = Where mail is handed in: smtp://USER:PASSWORD@HOST:PORT or smtps://…; without it there is no mail
usage-serve-mail_from = From whom mail comes
usage-serve-allow_private_webhooks = Let webhooks reach addresses inside the host’s own network
usage-serve-log = What is logged to standard error: error, warn, info, debug, or for each part, info,ruinous_server=debug
usage-serve-tables_per_person = How many unfinished tables a person may have set up
usage-serve-tables_per_hour = How many tables a person may set up in an hour
usage-serve-requests_per_second = How many requests a person may send each second
usage-serve-messages_per_second = How many messages a person may send over WebSockets each second, besides choices that are made
usage-serve-people_per_hour = How many new people may come from one address in an hour
usage-serve-away_after = After how long without a sign of him a player’s seat can be handed to a bot, in seconds
usage-serve-sockets_per_person = How many WebSockets a person may have open, or visitors from one address together
usage-serve-patience = How many seconds a client may take to send a request, and be silent before the next one
usage-backup = Copy the database of a server, which may be running, into a file or into another database
usage-backup-to = The file for the copy, which must not exist yet; or an empty database to copy everything to: postgres://USER:PASSWORD@HOST/NAME or sqlite:FILE
usage-serve-connections_per_address = How many connections there may be at once from one address; those by a proxy and from this machine are not counted
usage-backup-database = { usage-serve-database }
usage-backup-data_dir = The folder in which ruinous.db is, if no database is named
usage-replay = Tell a recorded game again
usage-replay-file = The record of a game
usage-replay-quiet = Print only how it ended
usage-verify = Prove that the dice and draws of a game are those of its seed
usage-verify-file = { usage-replay-file }
usage-verify-seed = The seed of the game, 64 hexadecimal digits; the record’s own, if nothing is said
usage-verify-hash = The hash that was shown when the game began, 64 hexadecimal digits
usage-cards = Show all cards, or one of them
usage-cards-name = A card by its id or its name; a part is enough if only one card has it
usage-check = Check scenario files, and folders of them
usage-check-paths = Scenario files, or folders in which to look for *.toml
usage-check-quiet = Print only what fails, and the count
usage-check-bot = Ask this bot where a scenario asks one, whichever it names
usage-check-at_least = Fail if bots judge fewer positions well than this
usage-check-seed = The luck of the bots that are asked; the same seed gives the same choices, unless a daemon plays by the clock
usage-simulate = Play many games among bots, and report on them
usage-simulate-games = How many games. A run that was stopped goes on, and may be given more games
usage-simulate-seats = Who plays: cultist, warrior or daemon for the four Powers of the base game; or the Powers at the table by name, khorne=daemon,nurgle=warrior,tzeentch=warrior. A daemon tries 2000 times what may come of a decision; daemon:500 less often, daemon:200ms plays by the clock
usage-simulate-cards = { usage-play-cards }
usage-simulate-old_world = { usage-play-old_world }
usage-simulate-seed = The seed of all deals, dice and bots; the same one gives the same games again, unless a daemon plays by the clock
usage-simulate-rotate = Play each deal again with the bots moved on by a seat, until each has had every seat
usage-simulate-threads = How many games are played at once; as many as the machine has processors, if nothing is said
usage-simulate-out = The folder for games.csv, summary.json and report.html; the same command with the same folder goes on where it was stopped
usage-ladder = Measure how strong the bots are: each alone among three of each other
usage-ladder-games = How many games for each pairing
usage-ladder-seed = { usage-simulate-seed }
usage-ladder-bots = The bots, weakest first, separated by commas
usage-ladder-alone = Only the pairings in which this bot is the one that is alone
usage-ladder-threads = { usage-simulate-threads }
usage-ladder-json = Print a line of JSON for each pairing, and nothing else
usage-tune = Find weights for the Warrior by letting Warriors play against each other
usage-tune-steps = How often the weights move
usage-tune-deals = How many deals are played before each step, each of them twice
usage-tune-seed = { usage-simulate-seed }
usage-tune-from = A file with the weights to begin with; the shipped ones, if nothing is said
usage-tune-threads = { usage-simulate-threads }
usage-tune-check = How many games try the weights found against those before; 0 for none
usage-tune-out = The file for the weights found; the one that the Warrior is built with, if nothing is said
usage-fit = Learn from games among Warriors who wins (the first Daemon’s value) and what a Warrior would do (the policy)
usage-fit-games = How many games to learn from
usage-fit-seed = { usage-simulate-seed }
usage-fit-threads = { usage-simulate-threads }
usage-fit-out = The folder for value.toml and policy.toml; the one that the Daemon is built from, if nothing is said
usage-learn = Learn the Daemon’s networks (what is likely to be chosen, and what positions are worth) from very many quick games
usage-learn-games = How many games to learn from. The same command goes on where it was stopped
usage-learn-anew = Begin with the policy of the Warriors instead of the networks that are shipped
usage-learn-iterations = Let Daemons play, who try out so many games for each turn: far fewer games a second, and each says more
usage-learn-seed = { usage-simulate-seed }
usage-learn-threads = { usage-simulate-threads }
usage-learn-out = The folder for the networks; the one that the Daemon is built from, if nothing is said. What was learnt so far is kept there in learning.part
usage-bench = Measure how fast the engine and the bots are
usage-bench-seconds = How long to measure each figure, in seconds
usage-server = Measure how much a server carries, with one of its own
usage-server-games = How many games are played at once
usage-server-under_way = How many choices may be under way at once
usage-server-seconds = How long to measure at full speed, and again at half, in seconds
usage-server-warm_up = How long to play before that, in seconds
usage-server-database = A database of PostgreSQL to measure with, as postgres://…; files of SQLite, if nothing is said
usage-server-folder = Where to make the files of SQLite; where the system keeps what is temporary, if nothing is said

## Cards

cards-old-world = Old World cards
cards-provenance = How sure we are of each card
cards-provenance-word = { $provenance }: { $provenance-meaning }
cards-provenance-of-what = Cost, magic symbol and copies of a Chaos card are confirmed where nothing else is said. Of upgrades and Old World cards only the effect is spoken of.
cards-effect = effect { $provenance }
cards-unsure = Cost { $cost }, copies { $copies }.
cards-cost = cost { $cost }
cards-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
cards-magic = magic symbol
cards-comet = comet
cards-track = track
cards-upgrade = upgrade
cards-which = Say which card, for example: card teleport.
cards-none = No card is called “{ $word }”. “ruinous cards” lists them all.
cards-several = “{ $word }” can be any of { $names }. Name one of them.

facts-chaos = Chaos card of { $power-the } · cost { $cost } · { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
}{ $magic ->
    [yes] {" "}· magic symbol
   *[no] {""}
} · { $set }
facts-upgrade = Upgrade of { $power-the } · { $set }
facts-old-world = Old World card · { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
}{ $comet ->
    [yes] {" "}· comet
   *[no] {""}
} · { $discarded ->
    [yes] discarded when carried out
   *[no] goes on the track
} · { $set }
facts-drawn = When drawn: { $card-drawn }
facts-track = On the track: { $card-track }
facts-sure-all = How sure we are of effect, cost and copies: { $provenance }. { $provenance-meaning }
facts-sure-effect = How sure we are of the effect: { $provenance }. { $provenance-meaning }
facts-sure-cost = Of cost and magic symbol: { $provenance }. { $provenance-meaning }
facts-sure-copies = Of the copies: { $provenance }. { $provenance-meaning }
facts-id = In the notation: { $id }

## Scenarios

check-ok = ok    { $file }: { $title }
check-fail = FAIL  { $file }: { $reason }
check-missed = MISS  { $file }: { $reason }
check-unreadable = cannot be read: { $reason }
check-no-scenario = no scenario (*.toml) in this folder
check-malformed = malformed: { $reason }
check-not-text = line { $line }: not UTF-8 text
check-count = { $passed } passed, { $failed } failed
check-too-few = Only { $well } judged well: at least { $least } had to be.
check-judged = { $well } of { $judged } judged well

## The laboratory

progress = { $bar } { $done } of { $games } games · { $rate } a second · { $left } left

lab-power = Power
lab-bot = Bot
lab-against = Among three
lab-games = Games
lab-wins = Wins
lab-share = Share
lab-interval = 95% interval
lab-dial = by dial
lab-points = points
lab-ruin = ruin
lab-rating = Rating
lab-old-world = The Old World
lab-percent = { $share }%
lab-percents = { $low } – { $high }%

simulate-title = { $games ->
    [one] 1 game
   *[other] { $games } games
}
simulate-rounds = A game lasted { $rounds } rounds on average.
simulate-rate = { $rate } games a second were played.
simulate-report = The report is { $page }.
simulate-by-the-clock = A daemon plays by the clock: the same seed will not give the same games again.
simulate-goes-on = { $kept } of { $games } games are there already. The others are played now.
simulate-stopping = Stopping after the games that are being played. A second interrupt stops at once.
simulate-stopped = Stopped. { $kept } of { $games } games are kept; the same command goes on with the others.

ladder-about = Each bot played alone among three of the other kind, every Power with the same deals. If all were alike, it would win { $fair }%.
ladder-rating = 400 more is ten times the weight: a bot of weight a wins alone among three of weight b a / (a + 3b) of its games.
ladder-one-bot = One bot is not enough for a ladder: name at least two, cultist,warrior.
ladder-bot-twice = { $bot } is named twice: a bot cannot be measured against itself.
ladder-not-there = { $bot } is to be alone, but is not among the bots: name it with --bots as well.

tune-no-start = The weights in { $file } cannot be used: { $reason }
tune-no-place = The weights cannot be written to { $file }: { $reason }. Name another place with --out.
tune-written = The weights are in { $file }. Bots use them when they are built the next time.
fit-written = The value is in { $value }, the policy in { $policy }. The first Daemon (daemon-1) uses the value and every Daemon the policy when they are built the next time; today’s Daemon judges by what ruinous learn has found.
fit-surprise = In games kept apart, the winners were as surprising as { $surprise } to this value, and { $alike } to one who thinks all Powers alike (the mean of -ln of their chances).
fit-regret = There what the policy would choose loses { $regret }% of what is at stake between the best option and any.
learn-no-place = Nothing can be written to { $file }: { $reason }. Name another folder with --out.
learn-written = The networks are in { $folder }. The Daemon uses them when it is built the next time.
learn-other = { $file } holds something else, or learning from another seed, number of games or iterations, or other networks: “{ $first }”. It was left as it is. Remove it to begin anew, or name another folder with --out.
learn-damaged = { $file } is not as it was written: something has damaged it. Remove it to begin anew, or name another folder with --out.
learn-unread = What was learnt so far cannot be read from { $file }: { $reason }. Remove it to begin anew, or name another folder with --out.
learn-surprise = In the last of the games, how they ended was as surprising to the value as { $surprise } before it learnt from them (the mean of -ln of the chance).
tune-tried = With these weights { $share }% of { $games } games were won alone among three with those before ({ $low } to { $high }%; 25% if they were alike).

folder-unusable = { $folder } cannot be used: { $reason }. Choose another folder with --out.
folder-in-use = Another run is being played in { $folder }. Wait for its end, or choose another folder with --out.
folder-unknown-run = { $folder } holds files, but run.json does not say what run they belong to. Choose another folder with --out.
folder-other-run = Another run was begun in { $folder }:
    { $differences }
    Choose another folder with --out, or the same arguments; only --games may be larger.
folder-difference = {"  "}{ $what }: { $there } there, { $here } now
folder-games = { $folder }/games.csv, { $reason }
folder-foreign-game = { $folder }/games.csv: game { $game } is there twice, or none of this run. Take its line out, or choose another folder with --out.
games-unreadable = it cannot be read: { $reason }.
games-malformed = line { $line }, column { $column }: “{ $found }” is not { $expected }. Mend the line or take it out; its game is played again.
games-expected-name = the name of the column
games-expected-number = a number
games-expected-rounds = a number for each round, separated by spaces, the last of them the final one
games-expected-way-of-ending = a way of ending: dial, vp, ruin or deck
games-expected-powers = a list of Powers at the table, separated by spaces
games-expected-ruins = a list of regions with the round of their ruin, such as empire@4 kislev@5
games-expected-old-world-cards = a list of Old World cards by their ids, separated by spaces
games-expected-bot = a level: cultist, warrior or a daemon with its budget, such as daemon:2000
games-expected-cards = a list of this Power’s Chaos cards by their ids, separated by spaces
games-expected-upgrades = a list of this Power’s upgrades by their ids, separated by spaces
games-expected-end = the end of the line
