### Czego serwer odmawia i co mówi graczom między ich kolejkami.

problem-unreadable = Nie da się odczytać tego, co przesłano.
problem-nobody = Nikt nie jest tu zalogowany.
problem-unknown-token = Ten token dostępu do nikogo nie należy.
problem-wrong-login = Login i hasło nie pasują do siebie.
problem-token-needed = Żądanie, które coś zmienia, a nie ma nagłówka Origin, jaki wysyłają przeglądarki, wymaga nagłówka „Authorization: Bearer …”.
problem-foreign-origin = To żądanie pochodzi ze strony innego serwisu, więc zostało odrzucone.
problem-foreign-host = Ten serwer działa tylko dla własnego komputera, a to nie jest jego nazwa. Aby był dostępny pod inną nazwą, uruchom go z --public-url.
problem-not-seated = Nie masz miejsca przy tym stole.
problem-not-your-seat = To miejsce należy do kogoś innego.
problem-own-seat = To twoje własne miejsce. Wstań, jeśli ma za ciebie grać bot.
problem-creator-only = Może to zrobić tylko osoba, która założyła stół.
problem-no-hints = Przy tym stole nie ma podpowiedzi.
problem-not-invited = To miejsce można zająć tylko z zaproszeniem, a właściwego zaproszenia brak.
problem-bot-plays = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
problem-no-table = Nie ma takiego stołu albo nie jest on przeznaczony dla twoich oczu.
problem-no-page = Pod tym adresem nic nie ma.
problem-no-seat = Nie ma takiego miejsca przy tym stole.
problem-no-record-yet = Zapis będzie dostępny po zakończeniu gry.
problem-wrong-method = Tego adresu nie można użyć w ten sposób.
problem-stale = Gra jest na kroku { $seq }, a to dotyczyło innego.
problem-seat-empty = Nikt tam nie siedzi.
problem-bot-sits = Gra tam już bot.
problem-seat-taken = Ktoś już tam siedzi.
problem-already-seated = Masz już miejsce przy tym stole.
problem-has-begun = Gra już się zaczęła.
problem-not-begun = Gra jeszcze się nie zaczęła.
problem-not-over = Gra jeszcze się nie skończyła.
problem-is-over = Gra już się skończyła.
problem-set-aside = Według obecnych zasad ta gra nie może toczyć się dalej.
problem-rules-changed = Zasady zmieniły się od czasu tej partii, dlatego nie da się pokazać tej chwili. Co się w niej wydarzyło, opowiada { $what }.
problem-login-taken = Ktoś inny ma już ten login.
problem-nothing-to-answer = Nie ma teraz na co odpowiadać.
problem-is-there = Kto jest przy stole, gra sam: miejsce można oddać botowi dopiero wtedy, gdy jego gracz przez pewien czas nie daje znaku życia.
problem-nobody-to-agree = Wszyscy inni ludzie przy stole są nieobecni, a ich boty nie zgadzają się za nich.
problem-too-big = Żądanie jest za duże.
problem-bad-record = W wierszu { $line } zapisu jest błąd.
problem-seats-open = Są jeszcze wolne miejsca.
problem-bad-seat = „{ $what }” nie może tu siedzieć. Miejsce to „me”, „open” albo bot: random, cultist, warrior, daemon, daemon:200ms, daemon:2000. Najwięcej to daemon:10000ms lub daemon:20000.
problem-not-at-table = Przy tym stole nie ma takiej Potęgi: { $power }.
problem-several-seats = Każdy gracz zajmuje tylko jedno miejsce.
problem-bad-name = Nazwa gracza musi mieć od 1 do 40 widocznych znaków.
problem-bad-language = Do wyboru: angielski (en), niemiecki (de) i polski (pl).
problem-bad-login = Login musi mieć od 1 do 80 widocznych znaków.
problem-bad-password = Hasło musi mieć od 8 do 200 znaków.
problem-bad-webhook = { $why ->
    [too-long] Adres webhooka jest za długi.
    [not-https] Adres webhooka zaczyna się od http://. Musi zaczynać się od https://.
    [credentials] Adres webhooka zawiera nazwę lub hasło. Pomiń to, co stoi przed znakiem @.
    [port] Adres webhooka podaje port innej usługi. Użyj 443 lub wyższego niż 1023.
    [inside] Adres webhooka nie leży w publicznym internecie.
   *[no-address] To nie jest adres internetowy. Poprawny wygląda tak: https://example.org/hook.
}
problem-bad-email = To nie jest adres e-mail. Poprawny wygląda tak: name@example.org.
problem-no-mail = Ten serwer nie wysyła poczty.
problem-bad-pace = Czas do namysłu musi wynosić co najmniej sekundę i najwyżej rok.
problem-bad-text = Tekst musi mieć od 1 do { $most } widocznych znaków.
problem-long-notes = Notatki mogą mieć najwyżej { $most } znaków.
problem-too-many-tables = { $most ->
    [one] Masz już stół z niedokończoną grą. Dokończ ją albo usuń stół, zanim założysz następny.
    [few] Masz już { $most } stoły z niedokończonymi grami. Dokończ jedną z nich albo usuń stół, zanim założysz następny.
   *[many] Masz już { $most } stołów z niedokończonymi grami. Dokończ jedną z nich albo usuń stół, zanim założysz następny.
}
problem-too-many-sockets = { $most ->
    [one] Masz już otwarty stół. Zamknij go, zanim otworzysz następny.
    [few] Masz naraz otwarte { $most } stoły. Zamknij jeden, zanim otworzysz następny.
   *[many] Masz naraz otwartych { $most } stołów. Zamknij jeden, zanim otworzysz następny.
}
problem-too-often = To za często. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
problem-failed = Coś po naszej stronie zawiodło; nic się nie zmieniło. Spróbuj ponownie za jakiś czas.

turn-title = Twoja kolej: { $power }
turn-text = { $name }, inni czekają na twój wybór. Twoja Potęga: { $power }. W każdej kolejce dostajesz jedną wiadomość; wiadomości można wyłączyć w ustawieniach.

## The page that visitors see first. What stands between backticks is typed.

front-about = Ruinous to gra dla trzech do pięciu bogów Chaosu, którzy walczą o los Starego Świata: ze znajomymi albo przeciw botom.
front-not-built = Ten serwer zbudowano bez stołu w przeglądarce. Kto go zbudował, może go dodać: `cargo xtask build` tworzy jedno i drugie.
front-terminal = Na własnym komputerze można grać już teraz: `ruinous play --terminal` to gra w terminalu, przeciw botom.
front-programs = Programy mogą tu grać już teraz, przy stołach z ludźmi i botami. Jak to zrobić, mówi dokumentacja API.
front-docs = Dokumentacja API (po angielsku)
