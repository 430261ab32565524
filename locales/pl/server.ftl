### Czego serwer odmawia i co mówi graczom między ich turami.

problem-unreadable = Nie da się tego odczytać: { $what }
problem-nobody = Najpierw powiedz, kim jesteś: POST /api/people nada ci tożsamość.
problem-unknown-token = Nikt nie jest znany pod tym kluczem.
problem-wrong-login = Login i hasło do siebie nie pasują.
problem-token-needed = Bez nagłówka Origin przeglądarki żądanie, które coś zmienia, wymaga nagłówka „Authorization: Bearer …”.
problem-foreign-origin = To żądanie pochodzi ze strony innego serwisu, więc zostało odrzucone.
problem-not-seated = Nie masz miejsca przy tym stole.
problem-not-your-seat = To miejsce kogoś innego.
problem-creator-only = Może to zrobić tylko osoba, która założyła stół.
problem-no-hints = Przy tym stole nie ma podpowiedzi.
problem-not-invited = To miejsce zajmuje się na zaproszenie, a to nie jest zaproszenie na nie.
problem-bot-plays = Gra za ciebie bot. Najpierw odzyskaj swoje miejsce.
problem-no-table = Nie ma takiego stołu albo nie jest on dla twoich oczu.
problem-no-page = Pod tym adresem nic nie ma.
problem-no-seat = Nie ma takiego miejsca przy tym stole.
problem-no-record-yet = Zapis będzie dostępny po zakończeniu gry.
problem-wrong-method = Tego adresu używa się inaczej.
problem-stale = Gra poszła już dalej.
problem-seat-taken = Ktoś już tam siedzi.
problem-already-seated = Masz już miejsce przy tym stole.
problem-has-begun = Gra już się zaczęła.
problem-not-begun = Gra jeszcze się nie zaczęła.
problem-not-over = Gra jeszcze się nie skończyła.
problem-is-over = Gra się skończyła.
problem-set-aside = Według obecnych zasad ta gra nie może toczyć się dalej: { $what }
problem-login-taken = Ktoś inny ma już ten login.
problem-nothing-to-answer = Nikt o to nie prosił.
problem-too-big = To jest za duże.
problem-bad-record = Zapis jest w tym miejscu błędny: { $what }
problem-seats-open = Niektóre miejsca są jeszcze wolne.
problem-bad-seat = „{ $what }” nie może tu siedzieć. Miejsce to „me”, „open” albo bot: random, cultist, warrior, daemon, daemon:200ms, daemon:2000. Najwyżej daemon:10000ms albo daemon:20000.
problem-not-at-table = { $what } nie gra przy tym stole.
problem-several-seats = Jeden gracz zajmuje jedno miejsce.
problem-bad-name = Imię ma od 1 do 40 widocznych znaków.
problem-bad-language = Jest angielski (en), niemiecki (de) i polski (pl).
problem-bad-login = Login ma od 1 do 80 widocznych znaków.
problem-bad-password = Hasło ma od 8 do 200 znaków.
problem-bad-webhook = Nie można użyć tego webhooka: { $what }
problem-bad-email = Nie można użyć tego adresu: { $what }
problem-no-mail = Ten serwer nie wysyła poczty.
problem-bad-pace = Tempo to co najmniej sekunda i najwyżej rok.
problem-bad-text = Tekst ma od 1 do { $most } widocznych znaków.
problem-too-many-tables = Masz niedokończone stoły: { $most }. Dokończ lub usuń jeden, zanim założysz następny.
problem-too-many-sockets = Masz otwarte naraz stoły: { $most }. Zamknij jeden, zanim otworzysz następny.
problem-too-often = To za często. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
problem-failed = Coś zawiodło po naszej stronie i nic się nie zmieniło. Spróbuj ponownie za jakiś czas.

turn-title = Twoja kolej: { $power }
turn-text = { $name }, inni czekają na twój wybór. Twoja potęga: { $power }. Dostajesz jedną wiadomość na każdą turę; wiadomości można wyłączyć w ustawieniach.
