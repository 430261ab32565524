### Was der Server ablehnt, und was er Leuten zwischen ihren Zügen sagt.

problem-unreadable = Was gesendet wurde, lässt sich nicht lesen.
problem-nobody = Du bist hier nicht angemeldet.
problem-unknown-token = Dieses Zugangstoken gehört niemandem.
problem-wrong-login = Anmeldename und Passwort passen nicht zusammen.
problem-token-needed = Eine Anfrage, die etwas ändert und keinen Origin hat, wie ihn Browser senden, braucht die Kopfzeile „Authorization: Bearer …“.
problem-foreign-origin = Diese Anfrage kommt von einer fremden Website und wird deshalb abgelehnt.
problem-foreign-host = Dieser Server ist nur für seinen eigenen Rechner da, und das ist kein Name von ihm. Damit er unter einem anderen Namen zu erreichen ist, starte ihn mit --public-url.
problem-not-seated = Du hast an diesem Tisch keinen Platz.
problem-not-your-seat = Dieser Platz gehört jemand anderem.
problem-own-seat = Das ist dein eigener Platz. Steh auf, wenn ein Bot für dich spielen soll.
problem-creator-only = Das kann nur, wer den Tisch eröffnet hat.
problem-no-hints = An diesem Tisch gibt es keine Tipps.
problem-not-invited = Diesen Platz gibt es nur auf Einladung, und die richtige Einladung fehlt.
problem-bot-plays = Ein Bot spielt für dich. Hol dir zuerst deinen Platz zurück.
problem-no-table = Diesen Tisch gibt es nicht, oder er ist nicht für deine Augen bestimmt.
problem-no-page = Unter dieser Adresse gibt es nichts.
problem-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-no-record-yet = Die Aufzeichnung gibt es erst, wenn die Partie zu Ende ist.
problem-wrong-method = Diese Adresse lässt sich so nicht verwenden.
problem-stale = Die Partie ist bei Schritt { $seq }, und das hier galt einem anderen.
problem-seat-empty = Dort sitzt niemand.
problem-bot-sits = Dort spielt schon ein Bot.
problem-seat-taken = Dort sitzt schon jemand.
problem-already-seated = Du hast schon einen Platz an diesem Tisch.
problem-has-begun = Die Partie hat schon begonnen.
problem-not-begun = Die Partie hat noch nicht begonnen.
problem-not-over = Die Partie ist noch nicht zu Ende.
problem-is-over = Die Partie ist zu Ende.
problem-set-aside = Nach den heutigen Regeln kann diese Partie nicht weitergehen.
problem-rules-changed = Die Regeln haben sich geändert, seit diese Partie gespielt wurde, darum kann dieser Augenblick nicht gezeigt werden. Was in ihr geschah, wird unter { $what } erzählt.
problem-login-taken = Diesen Anmeldenamen hat schon jemand.
problem-nothing-to-answer = Hier gibt es gerade nichts zu beantworten.
problem-is-there = Wer da ist, spielt selbst: Ein Platz kann erst einem Bot übergeben werden, wenn sein Spieler eine Weile kein Lebenszeichen gegeben hat.
problem-nobody-to-agree = Alle anderen Leute am Tisch sind weg, und ihre Bots stimmen nicht für sie zu.
problem-too-big = Die Anfrage ist zu groß.
problem-bad-record = In Zeile { $line } der Aufzeichnung ist ein Fehler.
problem-seats-open = Es sind noch Plätze frei.
problem-bad-seat = „{ $what }“ kann hier nicht sitzen. Ein Platz ist „me“, „open“ oder ein Bot: random, cultist, warrior, daemon, daemon:200ms, daemon:2000. Mehr als daemon:10000ms oder daemon:20000 geht nicht.
problem-not-at-table = { $power } sitzt nicht an diesem Tisch.
problem-several-seats = Jeder Spieler nimmt nur einen Platz ein.
problem-bad-name = Ein Name hat 1 bis 40 sichtbare Zeichen.
problem-bad-language = Zur Wahl stehen Englisch (en), Deutsch (de) und Polnisch (pl).
problem-bad-login = Ein Anmeldename hat 1 bis 80 sichtbare Zeichen.
problem-bad-password = Ein Passwort hat 8 bis 200 Zeichen.
problem-bad-webhook = { $why ->
    [too-long] Die Adresse des Webhooks ist zu lang.
    [not-https] Die Adresse des Webhooks beginnt mit http://. Sie muss mit https:// beginnen.
    [credentials] Die Adresse des Webhooks enthält einen Namen oder ein Passwort. Lass weg, was vor dem @ steht.
    [port] Die Adresse des Webhooks nennt den Port eines anderen Dienstes. Nimm 443 oder einen über 1023.
    [inside] Die Adresse des Webhooks liegt nicht im öffentlichen Internet.
   *[no-address] Das ist keine Web-Adresse. Eine sieht so aus: https://example.org/hook.
}
problem-bad-email = Das ist keine E-Mail-Adresse. Eine sieht so aus: name@example.org.
problem-no-mail = Dieser Server verschickt keine E-Mails.
problem-bad-pace = Die Bedenkzeit beträgt mindestens eine Sekunde und höchstens ein Jahr.
problem-bad-text = Ein Text hat 1 bis { $most } sichtbare Zeichen.
problem-long-notes = Notizen haben höchstens { $most } Zeichen.
problem-too-many-tables = { $most ->
    [one] Du hast schon einen Tisch, dessen Partie nicht zu Ende ist. Spiel sie zu Ende oder löse den Tisch auf, bevor du noch einen eröffnest.
   *[other] Du hast schon { $most } Tische, deren Partien nicht zu Ende sind. Spiel eine zu Ende oder löse einen Tisch auf, bevor du noch einen eröffnest.
}
problem-too-many-sockets = { $most ->
    [one] Du hast schon einen Tisch offen. Schließ ihn, bevor du noch einen öffnest.
   *[other] Du hast { $most } Tische gleichzeitig offen. Schließ einen, bevor du noch einen öffnest.
}
problem-too-often = Das war zu oft. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
problem-failed = Bei uns ist etwas schiefgegangen; geändert hat sich nichts. Versuch es später noch einmal.

turn-title = Du bist mit { $power-dat } am Zug
turn-text = { $name }, die anderen warten darauf, dass du für { $power-the } entscheidest. Du bekommst für jeden Zug eine Nachricht; in deinen Einstellungen kannst du die Nachrichten abschalten.

## Die Seite, die Besucher zuerst sehen. Was zwischen Gravis-Zeichen steht, gibt man ein.

front-about = Ruinous ist ein Spiel für drei bis fünf Götter des Chaos um das Schicksal der Alten Welt, gegen Freunde oder gegen Bots.
front-not-built = Dieser Server wurde ohne den Tisch im Browser gebaut. Wer ihn gebaut hat, kann ihn ergänzen: `cargo xtask build` macht beides.
front-terminal = Auf dem eigenen Rechner kannst du schon jetzt spielen: `ruinous play --terminal` ist das Spiel im Terminal, gegen Bots.
front-programs = Programme können schon jetzt hier spielen, an Tischen mit Menschen und Bots. Wie das geht, sagt die Dokumentation der API.
front-docs = Die Dokumentation der API (auf Englisch)
