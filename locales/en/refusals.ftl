# Why something is not accepted: what is wrong, and what would be right.

## Refused by the rules

refused-game-over = The game is over; there is nothing left to choose.
refused-nothing-asked = Nothing is being asked. Wait for the next decision.
refused-not-your-decision = It is { $power-the } who decides now. Your turn will come.
refused-turn-expected = It is your turn of the summoning phase: summon a figure, play a card, or pass.
refused-hit-expected = Hits are being assigned: say what is hit, a figure or a Peasant.
refused-expected = { $kind ->
    [region] A region is asked for: choose one of those offered.
    [figure] A figure is asked for: choose one of those offered.
    [token] An Old World token is asked for: choose one of those offered.
    [corruption] A corruption token is asked for: choose one of those offered.
    [card] A card of your hand is asked for: choose one of those offered.
    [space] Choose the card to cover, or the empty space.
    [power] A Power is asked for: choose one of those offered.
    [upgrade] An upgrade is asked for: choose one of those offered.
    [die] A die is asked for: choose one by what it shows, or none.
   *[yes-or-no] The answer is yes or no.
}
refused-not-set-aside = “{ $card }” was not set aside, so there is nothing to cash.
refused-not-in-hand = “{ $card }” is not in your hand. Only cards in hand can be played.
refused-not-enough-power = { $has ->
    [0] It costs { $needs } and you have no power point left.
    [one] It costs { $needs } and you have only 1 power point. Find something cheaper, or pass.
   *[other] It costs { $needs } and you have only { $has } power points. Find something cheaper, or pass.
}
refused-no-such-figure = You have no { $figure } in the reserve.
refused-no-such-figure-from = You have no { $figure } { $from-in } to summon from there.
refused-held = { $figure } cannot be summoned or moved this round. Choose another figure.
refused-out-of-reach = { $region-start } { $region-verb } out of reach. Figures are summoned to a region where you have a figure, or next to one; anywhere only while you have none on the board.
refused-no-empty-space = Every card space { $region-in } is full. Play the card in another region.
refused-ruined = { $region-start } { $region-verb } ruined: no new cards, tokens or corruption go there. Choose another region.
refused-forbidden-by-card = “{ $card }” { $region-in } forbids it: { $card-text }
refused-forbidden-by-old-world = “{ $card }” on the Old World track forbids it { $region-in }: { $card-track }
refused-no-such-target = There is no { $target } to hit here. Hit one of those offered.
refused-shielded = { $figure } cannot be killed in battle this round. Hit something else.
refused-protected = { $figure } cannot be hit while another figure protects it. Hit that one first, or something else.
refused-only-sixes = Only sixes hit { $figure }, and you have too few of them left. Hit something else.
refused-not-enough-hits = { $has ->
    [one] It takes { $needs } hits to kill it and you have 1 left. Hit something that dies of it.
   *[other] It takes { $needs } hits to kill it and you have { $has } left. Hit something that dies of them.
}
refused-no-token-left = No { $token } is left in the stockpile, so none can be placed.
refused-not-named = { $region-start } { $region-verb } not among the regions in question. Choose one of those offered.
refused-not-bordering = No border runs between { $of-the } and { $region-the }. Choose a region that borders on { $of-the }.
refused-must-leave = It has to go to another region than { $region-the }.
refused-nowhere-to-go = What is { $region-in } cannot be moved: no region may take it. Choose something else.
refused-not-from = Nothing { $region-in } can be chosen for this. Choose one of those offered.
refused-not-there = There is no { $figure } to choose. Choose one of those offered.
refused-not-there-in = There is no { $figure } { $region-in }. Choose one of those offered.
refused-not-yours = { $figure } does not obey you. Choose a figure of your own.
refused-yours = { $figure } obeys you, and an enemy figure is asked for. Choose one of those offered.
refused-wrong-class = { $figure } is none of those that can be chosen: { $classes }. Choose one of those.
refused-nobody-to-become = No figure in your reserve can take the place of { $figure }. Choose another.
refused-not-killed = { $figure } was not killed in this battle. Choose one that was.
refused-not-savable = { $figure } cannot be saved. Choose one of those offered.
refused-no-such-token = No { $token } lies { $region-in }. Choose one of those offered.
refused-wrong-token = { $token } is not the kind of token that is asked for. Choose one of those offered.
refused-no-such-corruption = There is no corruption of { $power-the } { $region-in }. Choose one of those offered.
refused-not-your-corruption = The corruption of { $power-the } is not yours, and your own is asked for.
refused-your-corruption = It is your own corruption, and an opponent’s is asked for.
refused-not-coverable = “{ $card }” does not lie there for you to cover. Choose one of those offered.
refused-not-present = { $power } has no figure { $region-in }. Choose a Power that has.
refused-yourself = An opponent is asked for, not you.
refused-no-such-die = No die shows { $face }. Choose one of those offered.
refused-not-your-upgrade = “{ $upgrade }” is not one of your upgrades in this game. Choose one of those offered.
refused-has-upgrade = You have “{ $upgrade }” already. Choose another upgrade.
refused-must-choose = You have to choose one of those offered.
refused-nothing-to-do = It would do nothing here.
refused-ambiguous = Several options fit. Say which you mean.

## A line that is no choice

notation-empty = The line is empty. It begins with the Power that chooses, for example “khorne pass”.
notation-unknown = { $kind ->
    [power] There is no Power called “{ $word }”. The Powers are khorne, nurgle, tzeentch, slaanesh and horned-rat.
    [region] There is no region called “{ $word }”. The regions are norsca, troll-country, kislev, empire, bretonnia, estalia, tilea, border-princes and badlands.
    [class-of-figure] There is no kind of figure called “{ $word }”. Figures are cultist, warrior and daemon.
    [chaos-card] There is no Chaos card called “{ $word }”.
    [upgrade] There is no upgrade called “{ $word }”.
    [mark] “({ $word })” says nothing about a figure. Figures can be controlled, kept, shielded, wounded, spent, settled, hated, shocked or surrendered.
   *[other] Nothing in the game is called “{ $word }”.
}
notation-missing = { $what ->
    [a-verb] The line ends too early: say summon, play, pass, hit or choose.
    [a-card] The line ends too early: say which card.
    [a-region] The line ends too early: say which region.
    [a-figure] The line ends too early: say whose figure, and cultist, warrior or daemon.
    [a-class-of-figure] The line ends too early: say cultist, warrior or daemon.
    [what-is-chosen] The line ends too early: say what you choose.
    [to] The line ends too early: “to” and a region must follow.
    [in] The line ends too early: “in” and a region must follow.
    [the-number-it-shows] The line ends too early: say which number the die shows.
   *[other] The line ends too early.
}
notation-unknown-verb = “{ $word }” is no verb: say summon, play, pass, hit or choose.
notation-unknown-thing = “{ $word }” is nothing that can be chosen. Choose one of those offered.
notation-unexpected = “{ $word }” is not understood at that place. A line looks like “khorne summon warrior from norsca to kislev” or “khorne play battle-cry in kislev”.
notation-open-bracket = A bracket is opened and not closed.

## A table that cannot be set up

setup-too-few-powers = { $count ->
    [0] No Power is named: the game needs three, four or five different ones.
    [one] One Power is too few: the game needs three, four or five different ones.
   *[other] { $count } Powers are too few: the game needs three, four or five different ones.
}
setup-power-twice = { $power } is named twice: each Power plays once.
setup-unknown-cards = There is no set of Chaos cards called “{ $word }”: choose { $sets }.
setup-unknown-old-world = There is no set of Old World cards called “{ $word }”: choose { $sets }.
setup-unknown-power = There is no Power called “{ $word }”: choose among { $powers }.
setup-not-at-the-table = { $power } is not at the table ({ $powers }), so you cannot play it.
setup-no-such-seat = { $power } is not at the table ({ $powers }), so nobody can play it.
setup-bad-seat = “{ $word }” does not say who plays what. Name one opponent for all Powers, or each with its Power: khorne=daemon,nurgle=warrior.
setup-unknown-bot = There is no opponent called “{ $word }”: choose { $bots }. A daemon can be told how much to think about a decision: daemon:2000 tries 2000 times what may come, daemon:500ms takes half a second.

## A record that cannot be replayed

record-error = { $file }, line { $line }: { $reason }
record-error-by-other-rules = { $file }, line { $line }: { $reason } The record was made by version { $made } of the rules; this is version { $now }.
record-no-heading = A record begins with the line “ruinous record 2”, or 1 if it is an old one.
record-bad-setup = The set-up cannot be read: { $reason }.
record-unreadable = The line cannot be read: { $reason }.
record-refused = The rules do not allow this choice. { $reason }
record-forced-otherwise = The rules as they are now leave only “{ $choice }” here, and the record has something else.
record-chance-expected = The rules ask for { $what } here, and the record has none.
record-chance-left-over = The record has dice or a draw here for which the rules do not ask.
record-not-there = { $what } is not there to be drawn.

## Taking back

undo-nothing-chosen = You have chosen nothing yet that could be taken back.
undo-another-chose = That cannot be taken back: { $power-the } has chosen since.
undo-die = That cannot be taken back: dice were rolled since.
undo-draw = That cannot be taken back: cards or tokens were drawn since.
undo-secret = That cannot be taken back: a card of { $power-the } was shown since.
undo-unreplayable = The record of this game does not replay by the rules as they are now, so nothing can be taken back.
