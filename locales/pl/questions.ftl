# What a Power is asked, and why. Spoken to the one who decides.

## The questions

question-turn = Twoja kolejka: przyzwij figurkę, zagraj kartę albo spasuj. { $points ->
    [one] Został ci 1 punkt Mocy.
    [few] Zostały ci { $points } punkty Mocy.
   *[many] Zostało ci { $points } punktów Mocy.
}
question-place-token = { $left ->
    [one] Umieść { $token-a }. W którym regionie?
   *[many] Umieść { $token-a }. W którym regionie? Masz do umieszczenia { $left }, jeden po drugim.
}
question-place-together = { $left ->
    [one] Umieść { $token-a }. W którym regionie?
    [few] Umieść { $left } { $token-few }, wszystkie w tym samym regionie. W którym?
   *[many] Umieść { $left } { $token-many }, wszystkie w tym samym regionie. W którym?
}
question-place-pair = Umieść { $token-few } w dwóch regionach. W której parze?
question-remove-corruption = { $left ->
    [one] Usuń żeton Zepsucia. Który?
   *[many] Usuń żeton Zepsucia. Który? Masz do usunięcia { $left }, jeden po drugim.
}
question-remove-token = { $left ->
    [one] Usuń żeton. Który?
   *[many] Usuń żeton. Który? Masz do usunięcia { $left }, jeden po drugim.
}
question-move-token = Przenieś { $tokens }. Który?
question-move-token-to = Do którego regionu trafia { $token-a } { $from-from }?
question-discard = { $left ->
    [one] Odrzuć kartę. Którą?
   *[many] Odrzuć kartę. Którą? Masz do odrzucenia { $left }, jedną po drugiej.
}
question-move-corruption = { $left ->
    [one] Przenieś żeton Zepsucia { $from-from } albo zakończ. Który?
    [few] Przenieś najwyżej { $left } żetony Zepsucia { $from-from } do jednego innego regionu albo zakończ. Który najpierw?
   *[many] Przenieś najwyżej { $left } żetonów Zepsucia { $from-from } do jednego innego regionu albo zakończ. Który najpierw?
}
question-move-corruption-along = Przenieś kolejny żeton Zepsucia { $from-from } { $to-to } albo zakończ. Który?
question-move-corruption-to = Do którego regionu trafia żeton Zepsucia { $owner-of } { $from-from }?
question-spread = Umieść żeton Zepsucia w regionie przyległym do { $region-gen }. W którym?
question-corrupt-once-more = Umieścić jeszcze jeden żeton Zepsucia { $region-in }?
question-who-discards = Który przeciwnik z figurką { $region-in } ma odrzucać karty?
question-cover = Gdzie { $region-in } kładziesz kartę „{ $card }”: na pustym polu czy na karcie innego gracza?
question-mark = { $mark ->
    [shielded] Której z twoich figurek { $region-in } nie można zabić w walce w tej rundzie?
    [hated] Którą wrogą figurkę { $region-in } wybierasz na obiekt nienawiści?
    [shocked] Która wroga figurka { $region-in } nie daje w tej rundzie kości ani dominacji?
   *[surrendered] Która wroga figurka { $region-in } ulega ci w tej rundzie?
}
question-take-control = Przejmij kontrolę nad wrogą figurką { $region-in } ({ $classes }). Nad którą?
question-send-away = Przenieś figurkę { $region-from }. Którą?
question-send-away-to = Do którego regionu trafia { $figure } { $from-from }?
question-gather = { $left ->
    [one] Którą figurkę przenosisz { $to-to }?
   *[many] Którą figurkę przenosisz { $to-to }? Możesz przenieść najwyżej { $left }, jedną po drugiej.
}
question-summon-free = { $left ->
    [one] Którą figurkę przyzywasz za darmo { $to-to }?
   *[many] Którą figurkę przyzywasz za darmo { $to-to }? Przyzywasz { $left }, jedną po drugiej.
}
question-gather-any = Którą figurkę przenosisz { $to-to }? Możesz przenieść dowolnie wiele, jedną po drugiej.
question-flee = Przenieś figurkę z ruin { $from-gen } do przyległego regionu albo zostaw wszystkie. Którą?
question-flee-along = Przenieś kolejną figurkę { $from-from } { $to-to } albo zakończ. Którą?
question-replace = { $how ->
    [warrior-by-cultists] Zastąp wojownika { $region-in } kultystami jego właściciela. Którego?
   *[promotion] Zastąp jedną ze swoich figurek { $region-in }: kultystę wojownikiem albo wojownika swoim wielkim demonem. Którą?
}
question-kill = { $left ->
    [one] Zabij wrogiego kultystę lub wojownika { $region-in }. Którego?
    [few] Zabij wrogiego kultystę lub wojownika { $region-in }. Którego? Muszą zginąć { $left } figurki, jedna po drugiej.
   *[many] Zabij wrogiego kultystę lub wojownika { $region-in }. Którego? Musi zginąć { $left } figurek, jedna po drugiej.
}
question-give-up = Usuń jedną ze swoich figurek { $region-from }. Którą?
question-pay-to-remove = Odrzucić kartę, by usunąć wrogiego { $class-acc } { $region-from }? Którą?
question-remove-enemy = Usuń wrogiego { $class-acc } { $region-from }. Którego?
question-pay-to-save = Odrzucić kartę, by uratować jedną ze swoich figurek zabitych { $region-in }? Którą?
question-save = Uratuj jedną ze swoich figurek zabitych { $region-in }. Którą?
question-come-along = Przyzwać za darmo { $figure-a } z puli { $region-to }?
question-bring-token = Umieścić { $token-a } { $region-in }?
question-roll-again = Rzuć ponownie jedną ze swoich kości { $region-in } albo zostaw wszystkie. Którą?
question-take-warpstone = Zabrać ze sobą żeton Spaczenia { $from-from } { $to-to }?
question-fill-space = Czy figurka ma zająć puste pole karty Chaosu { $region-in }?
question-hit = { $hits ->
    [one] { $sixes ->
        [0] Masz 1 obrażenie do przydzielenia { $region-in }. Komu je przydzielasz?
       *[other] Masz 1 obrażenie do przydzielenia { $region-in }, z szóstki. Komu je przydzielasz?
    }
    [few] { $sixes ->
        [0] Masz { $hits } obrażenia do przydzielenia { $region-in }. Komu przydzielasz następne?
        [one] Masz { $hits } obrażenia do przydzielenia { $region-in }, w tym 1 z szóstki. Komu przydzielasz następne?
       *[other] Masz { $hits } obrażenia do przydzielenia { $region-in }, w tym { $sixes } z szóstek. Komu przydzielasz następne?
    }
   *[many] { $sixes ->
        [0] Masz { $hits } obrażeń do przydzielenia { $region-in }. Komu przydzielasz następne?
        [one] Masz { $hits } obrażeń do przydzielenia { $region-in }, w tym 1 z szóstki. Komu przydzielasz następne?
       *[other] Masz { $hits } obrażeń do przydzielenia { $region-in }, w tym { $sixes } z szóstek. Komu przydzielasz następne?
    }
}
question-hit-early = { $hits ->
    [one] { $sixes ->
        [0] Masz 1 wczesne obrażenie do przydzielenia { $region-in }. Komu je przydzielasz?
       *[other] Masz 1 wczesne obrażenie do przydzielenia { $region-in }, z szóstki. Komu je przydzielasz?
    }
    [few] { $sixes ->
        [0] Masz { $hits } wczesne obrażenia do przydzielenia { $region-in }. Komu przydzielasz następne?
        [one] Masz { $hits } wczesne obrażenia do przydzielenia { $region-in }, w tym 1 z szóstki. Komu przydzielasz następne?
       *[other] Masz { $hits } wczesne obrażenia do przydzielenia { $region-in }, w tym { $sixes } z szóstek. Komu przydzielasz następne?
    }
   *[many] { $sixes ->
        [0] Masz { $hits } wczesnych obrażeń do przydzielenia { $region-in }. Komu przydzielasz następne?
        [one] Masz { $hits } wczesnych obrażeń do przydzielenia { $region-in }, w tym 1 z szóstki. Komu przydzielasz następne?
       *[other] Masz { $hits } wczesnych obrażeń do przydzielenia { $region-in }, w tym { $sixes } z szóstek. Komu przydzielasz następne?
    }
}
question-strike-back = { $hits ->
    [one] Twój poległy Siewca Zarazy zadaje w odwecie obrażenie { $region-in }. Którą z figurek { $against-of } zabija?
    [few] Twoi polegli Siewcy Zarazy zadają w odwecie { $hits } obrażenia { $region-in }. Którą z figurek { $against-of } zabijają?
   *[many] Twoi polegli Siewcy Zarazy zadają w odwecie { $hits } obrażeń { $region-in }. Którą z figurek { $against-of } zabijają?
}
question-upgrade = Wybierz Ulepszenie. Zostaje w grze do jej końca.

## Why it is asked

cause-rules = Wymagają tego zasady { $phase-of }.
cause-card = Z powodu karty „{ $card }”. { $card-text }
cause-upgrade = Z powodu Ulepszenia „{ $upgrade }”. { $upgrade-text }
cause-old-world-drawn = Dobrano kartę Starego Świata „{ $card }”, a ty masz najniższą wartość { -threat(case: "gen") }. { $card-drawn }
cause-old-world-track = Z powodu karty „{ $card }” na polu wydarzeń Starego Świata. { $card-track }
cause-dial = Twój wskaźnik się obrócił: { $instruction }.
cause-hero = Działa żeton Bohaterów { $region-in }, a spośród tamtejszych Potęg ty masz najwyższą wartość { -threat(case: "gen") }.
