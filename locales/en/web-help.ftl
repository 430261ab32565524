### The help sheet: what every mark means, and the keys. It comes with the sheets, after the first turn.

help-keys = Keys
help-play = How to play
help-how = Take up a figure or a card by clicking or dragging it; the regions in gold are open to it. What it would do stands beside the map before you do it. Whatever cannot be done says why when you point at it. On a touch screen the first tap shows and the gold button does it.
help-key = { $key ->
    [digits] the regions, in region order
    [arrows] walk along reserve and hand
    [enter] show; again, do it
    [esc] put back, close
    [slash] all options
    [table] table of regions
    [keep] keep a move to compare it
    [space] show the rest at once
   *[help] this page
}

## A region

help-marks = What is on a region
help-mark-shield = Resistance; with a wall crown the region is Populous
help-mark-laurel = Conquest Value: points for whoever dominates
help-mark-number = place in region order
help-mark-tally = corruption tokens; twelve ruin the region
help-mark-hollow = tokens that the Cultists there will place
help-mark-flame = ruin is in sight
help-mark-standard = a Power’s figures, and their domination value
help-mark-crown = would dominate now
help-mark-star = magic symbol of a card
help-mark-gold = can be chosen
help-mark-seal = ruined, with the number of its ruination card

## Figures

help-figures = On figures
help-mark-many = so many alike
help-mark-hits = early hits that still count
help-mark-acts = what a Power did last, in order; pressing one shows it again

## The victory point track

help-track = On the victory point track
help-mark-points = where a Power stands
help-mark-in-sight = where it would stand if all passed now, before battle
help-mark-goal = { $points } victory points: whoever has them in the end phase ends the game
