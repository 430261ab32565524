### Arkusz pomocy: co znaczy każdy znak, i klawisze. Przychodzi z arkuszami, po pierwszej kolejce.

help-keys = Klawisze
help-play = Jak grać
help-how = Weź figurkę lub kartę, klikając ją albo przeciągając; złote regiony stoją przed nią otworem. Co by to zmieniło, widać obok mapy, zanim to zrobisz. Gdy wskażesz coś, czego nie można zrobić, zobaczysz dlaczego. Na ekranie dotykowym pierwsze dotknięcie pokazuje, a złoty przycisk wykonuje.
help-key = { $key ->
    [digits] regiony w swojej kolejności
    [arrows] przechodzenie po puli i ręce
    [enter] pokaż; jeszcze raz: wykonaj
    [esc] odłóż, zamknij
    [slash] wszystkie możliwości
    [table] tabela regionów
    [keep] zapamiętaj ruch do porównania
    [space] pokaż resztę od razu
   *[help] ta strona
}

## Region

help-marks = Co jest na regionie
help-mark-shield = Opór; z koroną murową region jest gęsto zaludniony
help-mark-laurel = Wartość Podboju: punkty dla tego, kto dominuje
help-mark-number = miejsce w kolejności regionów
help-mark-tally = żetony Zepsucia; dwanaście pustoszy region
help-mark-hollow = żetony, które umieszczą tam kultyści
help-mark-flame = Spustoszenie jest blisko
help-mark-standard = figurki Potęgi i ich wartość dominacji
help-mark-crown = Potęga, która by teraz dominowała
help-mark-star = magiczny symbol karty
help-mark-gold = można wybrać
help-mark-seal = Spustoszony; numer karty Spustoszenia

## Figurki

help-figures = Na figurkach
help-mark-many = tyle jednakowych figurek
help-mark-hits = wczesne obrażenia, które nadal się liczą
help-mark-acts = ostatnie akcje Potęgi po kolei; naciśnij jedną, aby zobaczyć ją jeszcze raz

## Tor Punktów Zwycięstwa

help-track = Na torze Punktów Zwycięstwa
help-mark-points = gdzie stoi Potęga
help-mark-in-sight = gdzie by stała, gdyby teraz wszyscy spasowali, przed walką
help-mark-goal = Punkty Zwycięstwa: kto ma ich { $points } w Fazie Końcowej, kończy grę
