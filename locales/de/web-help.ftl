### Das Hilfeblatt: was jedes Zeichen bedeutet, und die Tasten. Es kommt mit den Blättern, nach dem ersten Zug.

help-keys = Tasten
help-play = So wird gespielt
help-how = Nimm eine Figur oder Karte auf, indem du sie anklickst oder ziehst; die goldenen Regionen stehen ihr offen. Was das bewirken würde, steht neben der Landkarte, bevor du es tust. Warum etwas nicht geht, siehst du, wenn du darauf zeigst. Auf einem Touchscreen zeigt das erste Tippen, und die goldene Schaltfläche führt es aus.
help-key = { $key ->
    [digits] die Regionen in ihrer Reihenfolge
    [arrows] durch Vorrat und Hand gehen
    [enter] zeigen; noch einmal: ausführen
    [esc] zurücklegen, schließen
    [slash] alle Möglichkeiten
    [table] Tabelle der Regionen
    [keep] einen Zug zum Vergleichen merken
    [space] den Rest sofort zeigen
   *[help] diese Seite
}

## Eine Region

help-marks = Was auf einer Region steht
help-mark-shield = Widerstandswert; mit Mauerkrone ist die Region bevölkerungsreich
help-mark-laurel = Eroberungswert: Punkte für den, der herrscht
help-mark-number = Platz in der Reihenfolge der Regionen
help-mark-tally = Verderbnismarker; zwölf verheeren die Region
help-mark-hollow = Marker, die die Kultisten dort setzen werden
help-mark-flame = die Verheerung ist in Sicht
help-mark-standard = die Figuren einer Macht und ihr Beherrschungswert
help-mark-crown = würde jetzt herrschen
help-mark-star = magisches Symbol einer Karte
help-mark-gold = kann gewählt werden
help-mark-seal = verheert, mit der Nummer der Verheerungskarte

## Figuren

help-figures = An Figuren
help-mark-many = so viele gleiche
help-mark-hits = frühe Treffer, die noch zählen
help-mark-acts = was eine Macht zuletzt tat, der Reihe nach; wer eines drückt, sieht es noch einmal

## Die Siegpunkteskala

help-track = Auf der Siegpunkteskala
help-mark-points = wo eine Macht steht
help-mark-in-sight = wo sie stünde, wenn jetzt alle passten, vor dem Kampf
help-mark-goal = { $points } Siegpunkte: Wer sie in der Endphase hat, beendet das Spiel
