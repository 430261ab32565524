# The words of the game. Where a sentence names one of these things as $power, $region and so on, it
# may use every attribute given here as well: $region-in, $power-of. A language adds the forms it needs.

## Terms

-resistance = Resistance
-conquest-value = Conquest Value
-threat = Threat
-populous = Populous

## Powers. The name begins a sentence, .the stands within one; .of-start and .of likewise.

power-khorne = Khorne
    .the = Khorne
    .of = Khorne’s
    .of-start = Khorne’s
    .short = Khorne
    .sign = K
power-nurgle = Nurgle
    .the = Nurgle
    .of = Nurgle’s
    .of-start = Nurgle’s
    .short = Nurgle
    .sign = N
power-tzeentch = Tzeentch
    .the = Tzeentch
    .of = Tzeentch’s
    .of-start = Tzeentch’s
    .short = Tzeentch
    .sign = T
power-slaanesh = Slaanesh
    .the = Slaanesh
    .of = Slaanesh’s
    .of-start = Slaanesh’s
    .short = Slaanesh
    .sign = S
power-horned-rat = The Horned Rat
    .the = the Horned Rat
    .of = the Horned Rat’s
    .of-start = The Horned Rat’s
    .short = Horned Rat
    .sign = R

# What turns a Power’s dial.
wants-khorne = Khorne, the Blood God, wants killing. His dial turns when he kills enemy figures in battle, in as many regions as he can.
wants-nurgle = Nurgle, the Plaguelord, wants the { -populous } regions to rot. His dial turns when he places 2 or more corruption tokens in one of them.
wants-tzeentch = Tzeentch, the great schemer, wants magic at work. His dial turns when he places 2 or more corruption tokens in a region with 2 or more magic symbols and Warpstones together.
wants-slaanesh = Slaanesh, the Prince of Pleasure and Pain, wants the mighty to fall. His dial turns when he places 2 or more corruption tokens, in the corruption step, in a region with a Noble or a Hero.
wants-horned-rat = The Horned Rat, god of the Skaven, wants them to rule. Its dial turns when it dominates regions with Skaven. Its figures place no corruption; where a ruined region is scored, each counts as much corruption as it costs.

## Regions, in region order

region-norsca = Norsca
    .start = Norsca
    .the = Norsca
    .verb = is
    .in = in Norsca
    .to = to Norsca
    .from = from Norsca
    .short = Nor
region-troll-country = Troll Country
    .start = Troll Country
    .the = Troll Country
    .verb = is
    .in = in Troll Country
    .to = to Troll Country
    .from = from Troll Country
    .short = Trol
region-kislev = Kislev
    .start = Kislev
    .the = Kislev
    .verb = is
    .in = in Kislev
    .to = to Kislev
    .from = from Kislev
    .short = Kis
region-empire = Empire
    .start = The Empire
    .the = the Empire
    .verb = is
    .in = in the Empire
    .to = to the Empire
    .from = from the Empire
    .short = Emp
region-bretonnia = Bretonnia
    .start = Bretonnia
    .the = Bretonnia
    .verb = is
    .in = in Bretonnia
    .to = to Bretonnia
    .from = from Bretonnia
    .short = Bret
region-estalia = Estalia
    .start = Estalia
    .the = Estalia
    .verb = is
    .in = in Estalia
    .to = to Estalia
    .from = from Estalia
    .short = Est
region-tilea = Tilea
    .start = Tilea
    .the = Tilea
    .verb = is
    .in = in Tilea
    .to = to Tilea
    .from = from Tilea
    .short = Til
region-border-princes = Border Princes
    .start = The Border Princes
    .the = the Border Princes
    .verb = are
    .in = in the Border Princes
    .to = to the Border Princes
    .from = from the Border Princes
    .short = Bord
region-badlands = Badlands
    .start = The Badlands
    .the = the Badlands
    .verb = are
    .in = in the Badlands
    .to = to the Badlands
    .from = from the Badlands
    .short = Bad

## Old World tokens. .a stands within a sentence, .start begins one; so for figures.

token-event = Event
    .a = an Event
    .start = An Event
    .plural = Events
    .short = Ev
token-hero = Hero
    .a = a Hero
    .start = A Hero
    .plural = Heroes
    .short = He
token-noble = Noble
    .a = a Noble
    .start = A Noble
    .plural = Nobles
    .short = No
token-peasant = Peasant
    .a = a Peasant
    .start = A Peasant
    .plural = Peasants
    .short = Pe
token-skaven = Skaven
    .a = a Skaven
    .start = A Skaven
    .plural = Skaven
    .short = Sk
token-warpstone = Warpstone
    .a = a Warpstone
    .start = A Warpstone
    .plural = Warpstones
    .short = Wa

# What a token does, for the legend and the help.
token-rule-event = Events mark the regions that a card on the Old World track speaks of.
token-rule-hero = Each Hero makes the Power with the highest { -threat } in its region remove a figure in the end phase.
token-rule-noble = Each Noble adds 1 to the { -conquest-value } of its region.
token-rule-peasant = Peasants can be hit in battle. Whoever hits one keeps it, and some cards pay for Peasants.
token-rule-skaven = Each Skaven takes 1 from the { -resistance } of its region.
token-rule-warpstone = Each Warpstone counts as a corruption token when a region is checked for ruin.

## Figures: three classes, and each Power’s own name for them

class-cultist = Cultist
    .a = a Cultist
    .plural = Cultists
    .letter = c
class-warrior = Warrior
    .a = a Warrior
    .plural = Warriors
    .letter = w
class-daemon = Greater Daemon
    .a = a Greater Daemon
    .plural = Greater Daemons
    .letter = d

figure-khorne-cultist = Bloodsworn
    .a = a Bloodsworn
    .start = A Bloodsworn
    .the = the Bloodsworn
figure-khorne-warrior = Bloodletter
    .a = a Bloodletter
    .start = A Bloodletter
    .the = the Bloodletter
figure-khorne-daemon = Bloodthirster
    .a = the Bloodthirster
    .start = The Bloodthirster
    .the = the Bloodthirster
figure-nurgle-cultist = Leper
    .a = a Leper
    .start = A Leper
    .the = the Leper
figure-nurgle-warrior = Plaguebearer
    .a = a Plaguebearer
    .start = A Plaguebearer
    .the = the Plaguebearer
figure-nurgle-daemon = Great Unclean One
    .a = the Great Unclean One
    .start = The Great Unclean One
    .the = the Great Unclean One
figure-tzeentch-cultist = Acolyte
    .a = an Acolyte
    .start = An Acolyte
    .the = the Acolyte
figure-tzeentch-warrior = Horror
    .a = a Horror
    .start = A Horror
    .the = the Horror
figure-tzeentch-daemon = Lord of Change
    .a = the Lord of Change
    .start = The Lord of Change
    .the = the Lord of Change
figure-slaanesh-cultist = Seductress
    .a = a Seductress
    .start = A Seductress
    .the = the Seductress
figure-slaanesh-warrior = Daemonette
    .a = a Daemonette
    .start = A Daemonette
    .the = the Daemonette
figure-slaanesh-daemon = Keeper of Secrets
    .a = the Keeper of Secrets
    .start = The Keeper of Secrets
    .the = the Keeper of Secrets
figure-horned-rat-cultist = Clan Rat
    .a = a Clan Rat
    .start = A Clan Rat
    .the = the Clan Rat
figure-horned-rat-warrior = Rat Ogre
    .a = a Rat Ogre
    .start = A Rat Ogre
    .the = the Rat Ogre
figure-horned-rat-daemon = Verminlord
    .a = the Verminlord
    .start = The Verminlord
    .the = the Verminlord

# Several of them, or one.
figures-khorne-cultist = { $count ->
    [one] a Bloodsworn
   *[other] { $count } Bloodsworn
}
figures-khorne-warrior = { $count ->
    [one] a Bloodletter
   *[other] { $count } Bloodletters
}
figures-khorne-daemon = { $count ->
    [one] the Bloodthirster
   *[other] { $count } Bloodthirsters
}
figures-nurgle-cultist = { $count ->
    [one] a Leper
   *[other] { $count } Lepers
}
figures-nurgle-warrior = { $count ->
    [one] a Plaguebearer
   *[other] { $count } Plaguebearers
}
figures-nurgle-daemon = { $count ->
    [one] the Great Unclean One
   *[other] { $count } Great Unclean Ones
}
figures-tzeentch-cultist = { $count ->
    [one] an Acolyte
   *[other] { $count } Acolytes
}
figures-tzeentch-warrior = { $count ->
    [one] a Horror
   *[other] { $count } Horrors
}
figures-tzeentch-daemon = { $count ->
    [one] the Lord of Change
   *[other] { $count } Lords of Change
}
figures-slaanesh-cultist = { $count ->
    [one] a Seductress
   *[other] { $count } Seductresses
}
figures-slaanesh-warrior = { $count ->
    [one] a Daemonette
   *[other] { $count } Daemonettes
}
figures-slaanesh-daemon = { $count ->
    [one] the Keeper of Secrets
   *[other] { $count } Keepers of Secrets
}
figures-horned-rat-cultist = { $count ->
    [one] a Clan Rat
   *[other] { $count } Clan Rats
}
figures-horned-rat-warrior = { $count ->
    [one] a Rat Ogre
   *[other] { $count } Rat Ogres
}
figures-horned-rat-daemon = { $count ->
    [one] the Verminlord
   *[other] { $count } Verminlords
}

# A figure of which something must be said to tell it from others of its kind.
marked-figure = { $figure } ({ $marks })
mark-controlled = controlled
mark-kept = controlled by the Keeper
mark-shielded = shielded
mark-wounded = wounded
mark-spent = free summoning used
mark-settled = in a card space
mark-hated = hated
mark-shocked = shocked
mark-surrendered = surrendered

## Phases

phase-old-world = Old World phase
phase-draw = Draw phase
phase-summoning = Summoning phase
phase-battle = Battle phase
phase-corruption = Corruption phase
phase-end = End phase

phase-rule-old-world = An Old World card is drawn. The Power with the lowest { -threat } carries it out.
phase-rule-draw = Everyone draws cards and gets new power points.
phase-rule-summoning = In turns the Powers summon one figure or play one card, until nobody has power points left. Figures go where their Power has figures, or next to that. Each region has two spaces for cards.
phase-rule-battle = Region by region the figures roll as many dice as their attack; 4, 5 and 6 hit, and a 6 rolls again. It takes as many hits to kill a figure as it has defence.
phase-rule-corruption = In each region a Power counts its figures and the cost of its cards. Whoever has the most, and more than the { -resistance }, dominates it and scores its { -conquest-value }. Then every Cultist but a Clan Rat places a corruption token, and a region with 12 tokens is ruined.
phase-rule-end = Cards leave the board, each Hero removes a figure, ruined regions score, dials turn. Then it is seen whether somebody has won.

## What a tick of a dial tells its Power to do

dial-score = { $count ->
    [one] score 1 victory point
   *[other] score { $count } victory points
}
dial-upgrade = choose an upgrade
dial-draw = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
}
dial-place = { $count ->
    [one] place { $token-a }
   *[other] place { $count } { $token-plural }
}
dial-remove-corruption = { $count ->
    [one] remove a corruption token
   *[other] remove { $count } corruption tokens
}
dial-remove-tokens = { $count ->
    [one] remove an Old World token
   *[other] remove { $count } Old World tokens
}
dial-victory = Victory

## Sets of cards

card-set-base = base set
    .title = Base set
card-set-morrslieb = Morrslieb set
    .title = Morrslieb set
card-set-own = used with either set
    .title = Used with either set
old-world-set-base = base set
    .title = Base set
old-world-set-expert = expert card
    .title = Expert cards
old-world-set-revised = revised for the Horned Rat
    .title = Revised: where the Horned Rat plays, this card takes the place of the old one

## How sure we are of what a card does, costs and how many there are of it

provenance-confirmed = confirmed
    .meaning = Official text says so, or two independent records agree.
provenance-recorded = recorded
    .meaning = One record says so.
provenance-inferred = inferred
    .meaning = Inferred from games that were played, or from an incomplete record.
provenance-reconstructed = reconstructed
    .meaning = No record says it: made to fit everything else that is known.
