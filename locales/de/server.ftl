### Was der Server ablehnt, und was er Leuten zwischen ihren Zügen sagt.

problem-unreadable = Das lässt sich nicht lesen: { $what }
problem-nobody = Sag zuerst, wer du bist: POST /api/people macht dich zu jemandem.
problem-unknown-token = Unter diesem Schlüssel ist niemand bekannt.
problem-wrong-login = Anmeldename und Passwort gehören nicht zusammen.
problem-token-needed = Ohne den Origin eines Browsers braucht eine Anfrage, die etwas ändert, die Kopfzeile „Authorization: Bearer …“.
problem-foreign-origin = Diese Anfrage kommt von der Seite eines anderen und wird deshalb abgelehnt.
problem-not-seated = Du hast an diesem Tisch keinen Platz.
problem-not-your-seat = Das ist der Platz eines anderen.
problem-creator-only = Das kann nur, wer den Tisch eröffnet hat.
problem-no-hints = An diesem Tisch wird niemand beraten.
problem-not-invited = Diesen Platz gibt es auf Einladung, und das ist nicht die Einladung dazu.
problem-bot-plays = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
problem-no-table = Diesen Tisch gibt es nicht, oder er ist nicht für deine Augen.
problem-no-page = Unter dieser Adresse gibt es nichts.
problem-no-seat = Diesen Platz gibt es am Tisch nicht.
problem-no-record-yet = Die Aufzeichnung gibt es, wenn die Partie vorbei ist.
problem-wrong-method = Diese Adresse wird anders benutzt.
problem-stale = Die Partie ist schon weiter.
problem-seat-taken = Dort sitzt schon jemand.
problem-already-seated = Du hast schon einen Platz an diesem Tisch.
problem-has-begun = Die Partie hat begonnen.
problem-not-begun = Die Partie hat noch nicht begonnen.
problem-not-over = Die Partie ist noch nicht vorbei.
problem-is-over = Die Partie ist vorbei.
problem-set-aside = Nach den heutigen Regeln kann diese Partie nicht weitergehen: { $what }
problem-login-taken = Diesen Anmeldenamen hat schon jemand.
problem-nothing-to-answer = Danach hat niemand gefragt.
problem-too-big = Das ist zu groß.
problem-bad-record = Die Aufzeichnung ist hier falsch: { $what }
problem-seats-open = Einige Plätze sind noch frei.
problem-bad-seat = „{ $what }“ kann hier nicht sitzen. Ein Platz ist „me“, „open“ oder ein Bot: random, cultist, warrior, daemon, daemon:200ms, daemon:2000. Höchstens daemon:10000ms oder daemon:20000.
problem-not-at-table = { $what } ist nicht an diesem Tisch.
problem-several-seats = Ein Spieler nimmt einen Platz.
problem-bad-name = Ein Name hat 1 bis 40 sichtbare Zeichen.
problem-bad-language = Es gibt Englisch (en), Deutsch (de) und Polnisch (pl).
problem-bad-login = Ein Anmeldename hat 1 bis 80 sichtbare Zeichen.
problem-bad-password = Ein Passwort hat 8 bis 200 Zeichen.
problem-bad-webhook = Dieser Webhook ist nicht zu gebrauchen: { $what }
problem-bad-email = Diese Adresse ist nicht zu gebrauchen: { $what }
problem-no-mail = Dieser Server verschickt keine Mails.
problem-bad-pace = Eine Bedenkzeit dauert mindestens eine Sekunde und höchstens ein Jahr.
problem-bad-text = Ein Text hat 1 bis { $most } sichtbare Zeichen.
problem-too-many-tables = Du hast { $most } unfertige Tische. Spiel einen zu Ende oder räum einen weg, bevor du noch einen eröffnest.
problem-too-many-sockets = Du hast { $most } Tische gleichzeitig offen. Schließ einen, bevor du noch einen öffnest.
problem-too-often = Das ist zu oft. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} wieder.
problem-failed = Bei uns ist etwas schiefgegangen, und nichts hat sich geändert. Versuch es in einer Weile wieder.

turn-title = Du bist am Zug mit { $power }
turn-text = { $name }, die anderen warten auf eine Entscheidung von { $power }. Du bekommst eine Nachricht für jeden Zug; abschalten lassen sie sich in deinen Einstellungen.
