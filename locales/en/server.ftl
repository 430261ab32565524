### What the server refuses, and what it tells people between their turns.

problem-unreadable = What was sent cannot be read.
problem-nobody = You are not signed in here.
problem-unknown-token = Nobody is known by this token.
problem-wrong-login = Login and password do not go together.
problem-token-needed = A request that changes something but has no browser’s Origin needs the header “Authorization: Bearer …”.
problem-foreign-origin = This request comes from a page of another site, so it is refused.
problem-foreign-host = This server is for its own machine only, and this is not a name of it. To reach it by another name, start it with --public-url.
problem-not-seated = You have no seat at this table.
problem-not-your-seat = That is somebody else’s seat.
problem-own-seat = That is your own seat. Get up if a bot is to play for you.
problem-creator-only = Only whoever set the table up can do this.
problem-no-hints = There are no hints at this table.
problem-not-invited = This seat is by invitation only, and the right invitation is missing.
problem-bot-plays = A bot plays for you. Take your seat back first.
problem-no-table = There is no such table, or it is not for your eyes.
problem-no-page = There is nothing at this address.
problem-no-seat = There is no such seat at this table.
problem-no-record-yet = The record is available once the game is over.
problem-wrong-method = This address cannot be used in this way.
problem-stale = The game is at step { $seq }, and this was meant for another.
problem-seat-empty = Nobody sits there.
problem-bot-sits = A bot already plays there.
problem-seat-taken = Somebody sits there already.
problem-already-seated = You have a seat at this table already.
problem-has-begun = The game has already begun.
problem-not-begun = The game has not begun yet.
problem-not-over = The game is not over yet.
problem-is-over = The game is over.
problem-set-aside = This game cannot go on by the rules as they are now.
problem-rules-changed = The rules have changed since this game was played, so this moment of it cannot be shown. What happened in it is told at { $what }.
problem-login-taken = Somebody else has this login.
problem-nothing-to-answer = There is nothing to answer at the moment.
problem-is-there = There is somebody to decide for himself: a seat can be handed to a bot when its player has given no sign for a while.
problem-nobody-to-agree = All other people at the table are away, and their bots do not agree for them.
problem-too-big = The request is too big.
problem-bad-record = There is a mistake in line { $line } of the record.
problem-seats-open = Some seats are still open.
problem-bad-seat = “{ $what }” cannot sit here. A seat is “me”, “open” or a bot: random, cultist, warrior, daemon, daemon:200ms, daemon:2000. The most is daemon:10000ms or daemon:20000.
problem-not-at-table = { $power } is not at this table.
problem-several-seats = Each player takes only one seat.
problem-bad-name = A name has 1 to 40 visible characters.
problem-bad-language = The languages are English (en), German (de) and Polish (pl).
problem-bad-login = A login has 1 to 80 visible characters.
problem-bad-password = A password has 8 to 200 characters.
problem-bad-webhook = { $why ->
    [too-long] The webhook’s address is too long.
    [not-https] The webhook’s address begins with http://. It has to begin with https://.
    [credentials] The webhook’s address holds a name or password. Leave out what stands before the @.
    [port] The webhook’s address names a port of another service. Use 443 or one above 1023.
    [inside] The webhook’s address is not on the public Internet.
   *[no-address] This is not a web address. One looks like https://example.org/hook.
}
problem-bad-email = This is not an e-mail address. One looks like name@example.org.
problem-no-mail = This server sends no mail.
problem-bad-pace = A pace is at least one second and at most a year.
problem-bad-text = A text has 1 to { $most } visible characters.
problem-long-notes = Notes have at most { $most } characters.
problem-too-many-tables = { $most ->
    [one] You have an unfinished table. Finish it, or take it away, before you set up another.
   *[other] You have { $most } unfinished tables. Finish one, or take one away, before you set up another.
}
problem-too-many-sockets = { $most ->
    [one] You have a table open already. Close it before you open another.
   *[other] You have { $most } tables open at once. Close one before you open another.
}
problem-too-often = This is too often. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
problem-failed = Something failed on our side, and nothing has changed. Try again in a while.

turn-title = It is your turn as { $power-the }
turn-text = { $name }, the others are waiting for your choice as { $power-the }. You get one message for each turn; messages can be turned off in your settings.

## The page that visitors see first. What stands between backticks is typed.

front-about = Ruinous is a game of three to five gods of Chaos over the fate of the Old World, against friends or against bots.
front-not-built = This server was built without the table in the browser. Whoever built it can add it: `cargo xtask build` makes both.
front-terminal = You can play on your own computer now: `ruinous play --terminal` is the game in the terminal, against bots.
front-programs = Programs can play here now, at tables with people and bots. The documentation of the API says how.
front-docs = The documentation of the API
