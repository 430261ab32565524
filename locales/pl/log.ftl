# What happened, for the log. Told alike to everyone who may know it. In the present tense, so that
# no verb has a gender.

## The course of the game

log-round = Runda { $round }
log-corruption-step = Zaczyna się krok Zepsucia.
log-declined = { $power } na tym poprzestaje.

## The Old World

log-old-world-drawn = Z talii Starego Świata dobrano kartę „{ $card }”.
log-joined-track = Karta „{ $card }” trafia na pole wydarzeń Starego Świata.
log-left-track = Karta „{ $card }” opuszcza pole wydarzeń Starego Świata.
log-token-placed = { $count ->
    [one] Umieszczono { $token-a } { $region-in }.
   *[many] { $places ->
        [one] { $count ->
            [few] Umieszczono { $count } { $token-few } { $region-in }.
           *[many] Umieszczono { $count } { $token-many } { $region-in }.
        }
       *[many] Na mapę trafiają { $token-few }. Regiony: { $regions }.
    }
}
log-token-placed-by = { $count ->
    [one] { $power } umieszcza { $token-a } { $region-in }.
   *[many] { $places ->
        [one] { $count ->
            [few] { $power } umieszcza { $count } { $token-few } { $region-in }.
           *[many] { $power } umieszcza { $count } { $token-many } { $region-in }.
        }
       *[many] { $power } umieszcza { $token-few }. Regiony: { $regions }.
    }
}
log-tokens-left-out = { $count ->
    [one] Przepada { $token-a }: brak go w puli albo nie ma dla niego regionu.
    [few] Przepadają { $count } { $token-few }: brak ich w puli albo nie ma dla nich regionów.
   *[many] Przepada { $count } { $token-many }: brak ich w puli albo nie ma dla nich regionów.
}
log-token-left-out-in = Przepada { $token-a }, który miał trafić { $region-to }: region jest Spustoszony albo brak żetonów w puli.
log-token-removed = { $count ->
    [one] Usunięto { $token-a } { $region-from }.
   *[many] { $places ->
        [one] { $count ->
            [few] Usunięto { $count } { $token-few } { $region-from }.
           *[many] Usunięto { $count } { $token-many } { $region-from }.
        }
       *[many] Z mapy schodzą { $token-few }. Regiony: { $regions }.
    }
}
tokens-in-a-region = { $count ->
    [one] { $region-the }
   *[many] { $region-the } (×{ $count })
}
log-token-moved = Przeniesiono { $token-a } { $from-from } { $to-to }.
log-peasant-captured = { $count ->
    [one] { $power } zdobywa żeton Chłopów { $region-in }.
    [few] { $power } zdobywa { $count } żetony Chłopów { $region-in }.
   *[many] { $power } zdobywa { $count } żetonów Chłopów { $region-in }.
}

## Cards and power points

log-drew = { $count ->
    [one] { $power } dobiera kartę.
    [few] { $power } dobiera { $count } karty.
   *[many] { $power } dobiera { $count } kart.
}
log-drew-cards = { $power } dobiera: { $cards }.
log-drew-with-power = { $power } dobiera { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
} i ma { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} Mocy.
log-drew-cards-with-power = { $power } ma { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} Mocy i dobiera: { $cards }.
# Cards of one name that were drawn together.
cards-of-a-name = { $count ->
    [one] „{ $card }”
   *[many] „{ $card }” ×{ $count }
}
log-discarded = { $power } odrzuca kartę „{ $card }”.
log-lost-at-random = { $power } traci losową kartę: „{ $card }”.
log-loses-a-card = { $power } traci losową kartę.
log-reshuffled = { $power } tasuje stos zużytych kart w nową talię.
log-power-points = { $points ->
    [one] { $power } ma teraz 1 punkt Mocy.
    [few] { $power } ma teraz { $points } punkty Mocy.
   *[many] { $power } ma teraz { $points } punktów Mocy.
}
log-power-points-by-card = { $points ->
    [0] „{ $card }”: { $power } nie ma już punktów Mocy.
    [one] „{ $card }”: { $power } ma teraz 1 punkt Mocy.
    [few] „{ $card }”: { $power } ma teraz { $points } punkty Mocy.
   *[many] „{ $card }”: { $power } ma teraz { $points } punktów Mocy.
}
log-passed = { $power } pasuje.

## Figures and cards on the board

log-summoned = { $power } przyzywa { $figures } { $to-to }.
log-summoned-from = { $power } przyzywa { $figures } { $from-from } { $to-to }.
log-settled = { $figure } { $region-in } zajmuje pole karty Chaosu.
log-card-played = { $power } zagrywa kartę „{ $card }” { $region-in }.
log-card-cancelled = Tekst karty „{ $card }” { $region-in } jest anulowany.
log-card-removed = { $count ->
    [one] Karta „{ $card }” schodzi z planszy.
    [few] { $count } karty Chaosu schodzą z planszy.
   *[many] { $count } kart Chaosu schodzi z planszy.
}
log-card-covered = Karta „{ $card }” { $region-in } jest przykryta: jej tekst jest anulowany.
log-card-set-aside = { $power } odkłada na bok odkrytą kartę „{ $card }”.
log-card-cashed = { $power } odrzuca odłożoną kartę „{ $card }”.
log-marked = { $mark ->
    [shielded] { $figure } pod osłoną: w tej rundzie nie zginie w walce.
    [hated] { $figure } to obiekt nienawiści: w tej rundzie nie można przyzwać ani przenieść tej figurki.
    [shocked] { $figure } doznaje wstrząsu: w tej rundzie nie daje kości ani dominacji.
   *[surrendered] { $figure } ulega: w tej rundzie nie daje kości, dominacji ani żetonów Zepsucia i dodaje 1 do dominacji { $power-of } tam, gdzie stoi.
}
log-reserve-empty = Nikt więcej nie przybywa: w puli { $power-of } nie ma już { $figure-many }.
log-appeared = W zamian { $power } otrzymuje { $figures } { $region-in }.
log-control-taken = { $power } przejmuje kontrolę nad { $figure-ins }.
log-control-ended = { $figure } znów słucha { $power-of }.

## Battle

log-rolled = { $power } wyrzuca { $dice } { $region-in }: { $hits ->
    [0] brak obrażeń.
    [one] 1 obrażenie.
    [few] { $hits } obrażenia.
   *[many] { $hits } obrażeń.
}
log-rolled-again = { $power } rzuca ponownie kością { $region-in }: { $after } zamiast { $before }.
log-wounded = { $power } przydziela wczesne obrażenie { $figure-dat }.
log-killed = { $power } zabija { $figures } { $region-in }.
log-stood-up = Ratunek: { $figure } znów stoi.
log-detained = Karta { $region-in } zatrzymuje { $figures } do początku Fazy Końcowej.
log-detained-released = Polegli leżący na kartach w regionach wracają do swoich pul.
log-eclipsed = Karta na polu wydarzeń zatrzymuje { $figures }, dopóki tam leży.
log-eclipse-ended = Polegli leżący na polu wydarzeń wracają do swoich pul.
log-removed = Usunięto { $figure-a } { $region-from }.
log-removed-by-card = Karta „{ $card }” usuwa { $figure-a } { $region-from }.
log-removed-by-upgrade = Ulepszenie „{ $upgrade }” usuwa { $figure-a } { $region-from }.
log-removed-by-hero = Bohaterowie { $region-in } usuwają { $figure-a }.

## Domination, corruption, ruin

log-scored-domination = { $points ->
    [one] { $power } dominuje { $region-in } i otrzymuje 1 Punkt Zwycięstwa.
    [few] { $power } dominuje { $region-in } i otrzymuje { $points } Punkty Zwycięstwa.
   *[many] { $power } dominuje { $region-in } i otrzymuje { $points } Punktów Zwycięstwa.
}
log-tied = { $powers } remisują { $region-in }: nikt tam nie dominuje.
log-scored-ruiner = { $power } jest wśród uczestników Spustoszenia { $region-in } i otrzymuje { $points ->
    [one] 1 Punkt Zwycięstwa.
    [few] { $points } Punkty Zwycięstwa.
   *[many] { $points } Punktów Zwycięstwa.
}
log-scored-ruin-first = { $power } ma najwięcej Zepsucia { $region-in } i otrzymuje { $points ->
    [one] 1 Punkt Zwycięstwa.
    [few] { $points } Punkty Zwycięstwa.
   *[many] { $points } Punktów Zwycięstwa.
}
log-scored-ruin-second = { $power } zajmuje drugie miejsce w Zepsuciu { $region-in } i otrzymuje { $points ->
    [one] 1 Punkt Zwycięstwa.
    [few] { $points } Punkty Zwycięstwa.
   *[many] { $points } Punktów Zwycięstwa.
}
log-scored-ruin-first-shared = { $power } dzieli pierwsze miejsce w Zepsuciu { $region-in }, a z nim punkty za oba miejsca: { $points ->
    [one] 1 Punkt Zwycięstwa.
    [few] { $points } Punkty Zwycięstwa.
   *[many] { $points } Punktów Zwycięstwa.
}
log-scored-ruin-second-shared = { $power } dzieli drugie miejsce w Zepsuciu { $region-in } i otrzymuje { $points ->
    [one] 1 Punkt Zwycięstwa.
    [few] { $points } Punkty Zwycięstwa.
   *[many] { $points } Punktów Zwycięstwa.
}
log-scored-dial = Wskaźnik daje { $power-dat } { $points ->
    [one] 1 Punkt Zwycięstwa.
    [few] { $points } Punkty Zwycięstwa.
   *[many] { $points } Punktów Zwycięstwa.
}
log-scored-peasants = { $power } otrzymuje { $points ->
    [one] 1 Punkt Zwycięstwa za zdobyty żeton Chłopów.
    [few] { $points } Punkty Zwycięstwa za zdobyte żetony Chłopów.
   *[many] { $points } Punktów Zwycięstwa za zdobyte żetony Chłopów.
}
log-scored-most-peasants = { $power } ma najwięcej zdobytych żetonów Chłopów i otrzymuje dodatkowo { $points ->
    [one] 1 Punkt Zwycięstwa.
    [few] { $points } Punkty Zwycięstwa.
   *[many] { $points } Punktów Zwycięstwa.
}
log-scored-card = { $points ->
    [one] Karta „{ $card }” daje { $power-dat } 1 Punkt Zwycięstwa.
    [few] Karta „{ $card }” daje { $power-dat } { $points } Punkty Zwycięstwa.
   *[many] Karta „{ $card }” daje { $power-dat } { $points } Punktów Zwycięstwa.
}
log-scored-upgrade = { $points ->
    [one] Ulepszenie „{ $upgrade }” daje { $power-dat } 1 Punkt Zwycięstwa.
    [few] Ulepszenie „{ $upgrade }” daje { $power-dat } { $points } Punkty Zwycięstwa.
   *[many] Ulepszenie „{ $upgrade }” daje { $power-dat } { $points } Punktów Zwycięstwa.
}
log-corruption-placed = { $count ->
    [one] { $power } umieszcza żeton Zepsucia { $region-in }.
    [few] { $power } umieszcza { $count } żetony Zepsucia { $region-in }.
   *[many] { $power } umieszcza { $count } żetonów Zepsucia { $region-in }.
}
log-corruption-removed = { $count ->
    [one] Usunięto żeton Zepsucia { $power-of } { $region-from }.
    [few] Usunięto { $count } żetony Zepsucia { $power-of } { $region-from }.
   *[many] Usunięto { $count } żetonów Zepsucia { $power-of } { $region-from }.
}
log-corruption-moved = { $count ->
    [one] { $power } przenosi żeton Zepsucia { $owner-of } { $from-from } { $to-to }.
    [few] { $power } przenosi { $count } żetony Zepsucia { $owner-of } { $from-from } { $to-to }.
   *[many] { $power } przenosi { $count } żetonów Zepsucia { $owner-of } { $from-from } { $to-to }.
}
log-sheltered = W tej rundzie Bohaterowie nie mogą usuwać figurek { $power-of } { $region-from }.
log-counter-earned = { $power } zdobywa żeton postępu { $region-in }.
log-ruined = Region { $region } zostaje Spustoszony! To już { $number }. z 5.
log-ruin-cleared = Żetony Zepsucia schodzą { $region-from }.

## Dials

log-dial-turned = Wskaźnik { $power-of } obraca się na poziom { $tick } z { $length }: { $instruction }.
log-upgraded = { $power } otrzymuje Ulepszenie „{ $upgrade }”.

## The end

ended-dial = { $count ->
    [one] { $winners } wygrywa: wskaźnik { -threat(case: "gen") } pokazuje Zwycięstwo.
   *[many] { $winners } dzielą się zwycięstwem: ich wskaźniki { -threat(case: "gen") } pokazują Zwycięstwo.
}
ended-vp = { $count ->
    [one] { $winners } wygrywa. Punkty Zwycięstwa: { $points }.
   *[many] { $winners } dzielą się zwycięstwem. Punkty Zwycięstwa: { $points }.
}
ended-ruin = { $count ->
    [one] Pięć regionów jest Spustoszonych. { $winners } ma najwięcej Punktów Zwycięstwa ({ $points }) i wygrywa.
   *[many] Pięć regionów jest Spustoszonych. { $winners } mają najwięcej Punktów Zwycięstwa ({ $points }) i dzielą się zwycięstwem.
}
ended-deck = Talia Starego Świata jest pusta, a żadna Potęga nie wygrała. Zwycięża Stary Świat, wszyscy gracze przegrywają.

log-undone = { $power } cofa swój wybór.
