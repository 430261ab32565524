# Names and texts of all cards. The ids are those of the notation.
# A Chaos card and an upgrade have a .text; an Old World card has .drawn (what happens when it is
# drawn) and, if it does something there, .track (what holds while it lies on the track).
# A number that a card's entry has is never written here but comes as a variable, so that text and
# rule cannot disagree. Which numbers there are: crates/words/src/card_numbers.rs.

## How many: these words stand in the texts below, with the number of the card that is read.

so-many-dice = { $dice ->
    [one] one battle die
   *[other] { $dice } battle dice
}
so-many-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
so-many-victory-points = { $points ->
    [one] one victory point
   *[other] { $points } victory points
}
so-many-power-points = { $power ->
    [one] one power point
   *[other] { $power } power points
}
so-many-corruption-tokens = { $corruption ->
    [one] one corruption token
   *[other] { $corruption } corruption tokens
}
so-many-figures = { $figures ->
    [one] one figure
   *[other] { $figures } figures
}
so-many-enemy-figures = { $figures ->
    [one] one enemy figure
   *[other] { $figures } enemy figures
}
so-many-of-the-figures = { $figures ->
    [one] one
   *[other] { $figures }
}
so-many-clan-rats = { $figures ->
    [one] one Clan Rat
   *[other] { $figures } Clan Rats
}
so-many-symbols = { $symbols ->
    [one] one magic symbol
   *[other] { $symbols } magic symbols
}
so-many-spaces = { $spaces ->
    [one] one card space
   *[other] { $spaces } card spaces
}
so-many-peasants = { $peasants ->
    [one] one Peasant
   *[other] { $peasants } Peasants
}
so-many-heroes = { $heroes ->
    [one] one Hero
   *[other] { $heroes } Heroes
}
so-many-heroes-elsewhere = { $elsewhere ->
    [one] one Hero
   *[other] { $elsewhere } Heroes
}
so-many-nobles = { $nobles ->
    [one] one Noble
   *[other] { $nobles } Nobles
}
so-many-skaven = { $skaven ->
    [one] one Skaven
   *[other] { $skaven } Skaven
}
so-many-warpstones = { $warpstones ->
    [one] one Warpstone
   *[other] { $warpstones } Warpstones
}
so-many-events = { $events ->
    [one] one Event
   *[other] { $events } Events
}

## Khorne

card-blood-frenzy = Blood Frenzy
    .text = When the battle phase begins, Khorne rolls { so-many-dice } here, with or without a figure of his own. The hits are early ones: what they kill is gone before any battle is fought.
card-battle-cry = Battle Cry
    .text = From now on no Power, not even Khorne, can place corruption here this round.
card-the-skull-throne = The Skull Throne
    .text = For domination here, Khorne counts the attack values of his figures instead of the figures themselves.
card-field-of-carnage = Field of Carnage
    .text = Figures cannot be summoned or moved away from here, except Khorne’s.
card-ritual-slaying = Ritual Slaying
    .text = Khorne draws { so-many-cards } for each figure he kills here.
card-reborn-in-blood = Reborn in Blood
    .text = In the battle phase one more battle is fought here, straight after the first.
card-the-blood-gods-call = The Blood God’s Call
    .text = When played: Khorne moves up to { so-many-of-the-figures } of his figures here. They may come from any other regions, not only from the same one.

## Nurgle

card-plague-touch = Plague Touch
    .text = Other Powers’ figures here have { $defence } defence less, but never less than one.
card-plague-aura = Plague Aura
    .text = For domination here, Nurgle counts { $domination } more for each of his corruption tokens in the region.
card-influenza = Influenza
    .text = The { -resistance } here is { $resistance } lower, but never below zero.
card-rain-of-pus = Rain of Pus
    .text = Nurgle’s figures here have { $defence } defence more.
card-all-things-decay = All Things Decay
    .text = When played: Nurgle removes one corruption token from here, his own or another Power’s.
card-the-final-rotting = The Final Rotting
    .text = When the battle phase ends, Nurgle kills one enemy Cultist or Warrior here for each of his corruption tokens in the region. He may not spare any, and it does not count as battle.
card-a-great-foul-consumption = A Great Foul Consumption
    .text = In the corruption step, after all other corruption of this region and before it can fall to ruin, all of Nurgle’s figures here are removed. He places one corruption token here for every { $figures } of them.
card-the-stench-of-death = The Stench of Death
    .text = If Nurgle dominates here, he places { so-many-corruption-tokens } here.

## Tzeentch

card-drain-power = Drain Power
    .text = When played: each opponent with a Cultist here loses one power point, if he has any. Tzeentch gains one in all, even if nobody lost any.
card-changer-of-ways = Changer of Ways
    .text = The text of every other Chaos card here is cancelled, of cards played later too, no matter whose. What a card has already done stays done.
card-warp-shield = Warp Shield
    .text = When played: until the round ends, one of Tzeentch’s figures here cannot be killed in battle, wherever it goes.
card-teleport = Teleport
    .text = When played: Tzeentch must move one Cultist or Warrior, no matter whose, from here to any other region.
card-temporal-stasis = Temporal Stasis
    .text = Every other Power pays { so-many-power-points } more to play a card here.
card-the-meddling-of-skaven = The Meddling of Skaven
    .text = When played: Tzeentch picks an opponent who has a figure here. That player discards { so-many-cards } of his own choice.
card-the-persistence-of-change = The Persistence of Change
    .text = If Tzeentch has killed a figure here this round, this card stays on the board when the round ends.
card-dazzle = Dazzle
    .text = In the corruption step every other Power places { so-many-corruption-tokens } less here.

## Slaanesh

card-perverse-infiltration = Perverse Infiltration
    .text = When played: if { $corrupted } or more corruption tokens lie here, no matter whose, Slaanesh places one corruption token here.
card-abyssal-pact = Abyssal Pact
    .text = For domination here, other Powers’ figures count nothing. Their cards still count.
card-insidious-lies = Insidious Lies
    .text = For domination here, Slaanesh counts { $domination } more for each Hero and each Noble in the region.
card-dark-influence = Dark Influence
    .text = When played: Slaanesh moves one Noble, Hero or Peasant from here to any other region that is not ruined.
card-soporific-musk = Soporific Musk
    .text = When played: Slaanesh takes control of one enemy Cultist here until the round ends, wherever it goes.
card-field-of-ecstasy = Field of Ecstasy
    .text = Figures give no battle dice here, no matter whose they are. Dice from cards are still rolled.
card-degenerate-royalty = Degenerate Royalty
    .text = Costs nothing to play where { $corrupted } or more corruption tokens lie, no matter whose. For domination it is worth its printed cost all the same.

## Upgrades

upgrade-khorne-bloodsworn = Bloodsworn
    .text = Bloodsworn have an attack value of { $attack }.
upgrade-khorne-bloodletters = Bloodletters
    .text = Bloodletters roll and kill before all other figures in their region.
upgrade-khorne-bloodthirster = Bloodthirster
    .text = For domination the Bloodthirster counts as { so-many-figures }.
upgrade-khorne-khorne-power = Power of Khorne
    .text = Khorne has { so-many-power-points } more each round.
upgrade-khorne-khorne-cards = Favour of Khorne
    .text = Khorne draws { so-many-cards } more in each draw phase.

upgrade-nurgle-lepers = Lepers
    .text = It costs nothing to summon a Leper to a region where Nurgle has no other figure; each Leper once a round.
upgrade-nurgle-plaguebearers = Plaguebearers
    .text = For each Plaguebearer killed in battle, Nurgle strikes back with one hit against the killer’s figures there, as soon as the killer has assigned all of his own hits.
upgrade-nurgle-great-unclean-one = Great Unclean One
    .text = Whenever Nurgle summons the Great Unclean One, he places { so-many-corruption-tokens } in the region it comes to.
upgrade-nurgle-power-of-pestilence = Power of Pestilence
    .text = Nurgle has { so-many-power-points } more each round.
upgrade-nurgle-provender-of-ruin = Provender of Ruin
    .text = Nurgle scores { so-many-victory-points } whenever a region is ruined, no matter by whom.

upgrade-tzeentch-acolytes = Acolytes
    .text = An Acolyte summoned from one region to another may take one Warpstone along.
upgrade-tzeentch-horrors = Horrors
    .text = A Horror, when summoned, may fill an empty card space of the region it comes to, for as long as it stays there. It still counts as a figure.
upgrade-tzeentch-lord-of-change = Lord of Change
    .text = The Lord of Change counts as { so-many-symbols } in its region.
upgrade-tzeentch-tzeentch-power = Power of Tzeentch
    .text = Tzeentch has { so-many-power-points } more each round.
upgrade-tzeentch-tzeentch-cards = Favour of Tzeentch
    .text = In the draw phase Tzeentch draws up to a hand of { so-many-cards }.

upgrade-slaanesh-seductresses = Seductresses
    .text = Seductresses have a defence of { $defence }.
upgrade-slaanesh-daemonettes = Daemonettes
    .text = Only dice that show a six can hit a Daemonette.
upgrade-slaanesh-keeper-of-secrets = Keeper of Secrets
    .text = Whenever Slaanesh summons the Keeper of Secrets, he must take control of one enemy Cultist or Warrior in the region it comes to, if there is one. Control lasts until the round ends or the Keeper leaves the board.
upgrade-slaanesh-slaanesh-power-1 = Power of Slaanesh I
    .text = Slaanesh has { so-many-power-points } more each round.
upgrade-slaanesh-slaanesh-power-2 = Power of Slaanesh II
    .text = Slaanesh has { so-many-power-points } more each round.

## Old World cards. The Power with the lowest Threat carries them out and makes their choices.

clear-events = Remove all Event tokens from the map and all comet cards from the track.

old-world-plunged-into-chaos = Plunged into Chaos
    .drawn = Each Power scores one victory point for each Peasant it has captured, and keeps the Peasants. The Power with the most, if no other has as many, scores { so-many-victory-points } more.
old-world-peasant-uprising = Peasant Uprising
    .drawn = Place one Peasant in every region except the Badlands.
    .track = Each Peasant adds one to the { -resistance } of its region.
old-world-up-from-skavenblight = Up from Skavenblight
    .drawn = Place { so-many-skaven }, each in a different region. Each of these regions must have Warpstone, or border a region that has.
old-world-meteor-showers = Meteor Showers
    .drawn = Place { so-many-warpstones }, each in a different region.
old-world-warpstone-discovery = Warpstone Discovery
    .drawn = Place { so-many-warpstones } together in one region.
    .track = In the end phase each Power with a figure in a region with Warpstone draws one card.
old-world-the-crusade-is-come = The Crusade is Come
    .drawn = Place { so-many-peasants }, { so-many-heroes } and { so-many-nobles }. Those of one kind go to different regions.
old-world-bretonnian-knights = Bretonnian Knights
    .drawn = Place one Hero in Bretonnia and { so-many-heroes } in any other region.
    .track = In the end phase each Power with a figure in Bretonnia discards one card of its own choice.
old-world-dwarf-trollslayers = Dwarf Trollslayers
    .drawn = Place one Hero each in Norsca and Kislev, or else one each in Troll Country and the Empire.
    .track = In the end phase the Power with the lowest { -threat } may move one Hero to a bordering region.
old-world-witch-hunters = Witch Hunters
    .drawn = Place one Hero each in the Empire, Bretonnia and Estalia.
old-world-road-wardens = Road Wardens
    .drawn = Place { so-many-heroes }, each in a different { -populous } region.
    .track = In the end phase the Power with the lowest { -threat } must remove one Hero from the map.
old-world-franzs-decree = Franz’s Decree
    .drawn = Draw another Old World card and carry it out.
old-world-mass-exodus = Mass Exodus
    .drawn = Place one Peasant each in Norsca, Troll Country, Kislev, Tilea, the Border Princes and the Badlands.
old-world-divine-inspiration = Divine Inspiration
    .drawn = Place { so-many-heroes } in the region with the most corruption tokens; ruined regions are passed over. Then place { so-many-heroes-elsewhere } in any other region.
old-world-the-grail-is-found = The Grail is Found
    .drawn = { clear-events } Place one Event in Bretonnia and { so-many-events } in a region that borders it.
    .track = The { -resistance } of Event regions is { $resistance } higher.
old-world-electors-sue-for-peace = Electors Sue for Peace
    .drawn = { clear-events } Place one Event in the Empire and { so-many-events } in a region that borders it.
    .track = No battle is fought in Event regions, and no battle dice are rolled there.
old-world-dark-elf-corsairs = Dark Elf Corsairs
    .drawn = { clear-events } Place one Event each in Norsca, Bretonnia and Estalia.
    .track = When the battle phase ends, each Power that has figures in an Event region removes one of them, of its own choice, in each such region. It is removed, not killed.
old-world-greenskins-invade = Greenskins Invade
    .drawn = { clear-events } Place one Event each in the Badlands, the Empire and Tilea.
    .track = In an Event region no Power rolls more than { so-many-dice } for all its figures together. This comes before every other effect; dice from cards still come on top.
old-world-norse-reavers = Norse Reavers
    .drawn = { clear-events } Place one Event each in Norsca, Troll Country and Kislev.
    .track = A Power that rolls battle dice for figures in an Event region rolls { so-many-dice } more there.
old-world-teclis-aids-the-empire = Teclis Aids the Empire
    .drawn = { clear-events } Place { so-many-events } in any region.
    .track = No card with the magic symbol can be played in an Event region, and magic symbols there do not count.
old-world-the-horned-ones-due = The Horned One’s Due
    .drawn = Place { so-many-skaven } in any region.
    .track = Every region has only { so-many-spaces }.
old-world-electors-arise = Electors Arise
    .drawn = Place one Noble in the Empire and { so-many-nobles } in another { -populous } region.
old-world-skavengers = Skavengers
    .drawn = Place { so-many-skaven }, each in a different region with Warpstone.
    .track = In the end phase every region with both Skaven and Warpstone loses one Warpstone.

## The Horned Rat

card-empty-the-warrens = Empty the Warrens
    .text = When played: the Horned Rat moves up to { so-many-clan-rats } here, all from the same bordering region.
card-skitterleap = Skitterleap
    .text = When played: the Horned Rat moves { so-many-of-the-figures } of its figures from any other region to here.
card-doomwheel = Doomwheel
    .text = When the battle phase begins, the Horned Rat rolls { so-many-dice } here, with or without a figure of its own. The hits are early ones: what they kill is gone before any battle is fought.
card-grey-seer = Grey Seer
    .text = When played: the Horned Rat summons { so-many-clan-rats } here for nothing, each from the reserve or from any other region. With the upgrade “Clan Rats”, one more comes along from the reserve.
card-strength-in-numbers = Strength in Numbers
    .text = While the Horned Rat has more figures here than at least one other player who has any here, its figures here have { $defence } defence more.
card-verminous-horde = Verminous Horde
    .text = While the Horned Rat has more figures here than at least one other player who has any here, its figures here have { $attack } attack more.
card-warp-token-cache = Warp Token Cache
    .text = When the round ends, this card is set aside face up instead of being discarded. In a turn of a later round the Horned Rat may discard it as its action to gain { so-many-power-points }.
card-screaming-bell = Screaming Bell
    .text = When played: one Skaven is placed here.

## Khorne, Morrslieb

card-bloodbath = Bloodbath
    .text = Khorne scores { so-many-victory-points } for each enemy figure he kills here in the battle phase.
card-terror = Terror
    .text = When played: each opponent with figures here must move one of them, of his own choice, to a bordering region.
card-hate = Hate
    .text = When played: Khorne picks one enemy figure here to hate. It cannot be summoned or moved this round, and if he kills it this round he scores { so-many-victory-points }.
card-rampage = Rampage
    .text = When played: a battle is fought here at once. Effects that speak of the battle phase play no part in it.
card-skulltaker = Skulltaker
    .text = Figures killed here, no matter by whom, lie on this card until the end phase begins. Meanwhile they cannot be summoned, and each counts as one figure for Khorne’s domination here.
card-lambs-to-the-slaughter = Lambs to the Slaughter
    .text = When played: Khorne summons up to { so-many-enemy-figures } from bordering regions to here for nothing. They may be different opponents’ and come from different regions. Coming here this way sets off no upgrade of their owners.
card-lure-of-battle = Lure of Battle
    .text = When played: Khorne moves as many of his figures as he likes from bordering regions to here.

## Nurgle, Morrslieb

card-filth = Filth
    .text = When played: Nurgle removes one corruption token of an opponent from here, if there is one. Then he places one of his own here, in any case.
card-virulent-outbreak = Virulent Outbreak
    .text = When played: if the region is { -populous }, Nurgle places one corruption token here.
card-creeping-death = Creeping Death
    .text = In the corruption step, after all other corruption of this region and before it can fall to ruin, Nurgle places one corruption token in a bordering region that is not ruined. He does so even if no corruption was placed here.
card-festering-fever = Festering Fever
    .text = In the corruption step Nurgle counts the opponents who place corruption here and places one corruption token for each of them, but no more than { $corruption } in all. He does so even if he places none otherwise.
card-quicken-decay = Quicken Decay
    .text = Nurgle scores { so-many-victory-points } whenever another Power’s figure is summoned or moved to here. One that replaces another does not count.
card-choking-stench = Choking Stench
    .text = In the battle phase every other Power rolls { so-many-dice } less here. What Old World cards say about its dice comes first. The loss falls on its first roll here, even one for a card; only what that roll cannot give is taken from the next.
card-ultimate-plague = Ultimate Plague
    .text = When the battle phase ends, each opponent who has Cultists here removes one of these Cultists. For each Cultist removed, Nurgle places one corruption token here.
card-nurgles-quest = Nurgle’s Quest
    .text = Nurgle earns a dial counter here even if the region is not { -populous }, if he places two or more corruption tokens here in the course of this round. They need not be placed in the same phase.

## Tzeentch, Morrslieb

card-bolt-of-change = Bolt of Change
    .text = When played: Tzeentch picks one Warrior here, no matter whose. It is replaced by two Cultists from its owner’s reserve, or by as many as are left there.
card-glean = Glean
    .text = When played: Tzeentch picks an opponent who has a figure here, and that player discards one card at random. Then Tzeentch draws { so-many-cards } from his own deck, even if nobody had to discard.
card-warp-portal = Warp Portal
    .text = When played: Tzeentch moves one of his figures from here to any region.
card-warpstorm = Warpstorm
    .text = When played: Tzeentch moves one Warpstone from here to a bordering region, or from a bordering region to here.
card-the-blue-scribes = The Blue Scribes
    .text = When played: Tzeentch moves up to { so-many-corruption-tokens }, no matter whose, from here to one other region that is not ruined. Those of his own count as placed there, and he can earn a dial counter by them; those of others do not count as placed.
card-convocation = Convocation
    .text = When played: Tzeentch moves up to { so-many-of-the-figures } of his figures here, all from the same other region.
card-warpshock = Warpshock
    .text = When played: Tzeentch picks one enemy figure here. Until the round ends it gives no battle dice and counts nothing for domination, wherever it goes.
card-havoc = Havoc
    .text = In the battle phase Tzeentch rolls { so-many-dice } here for each magic symbol in the region, besides the dice of his figures. He needs no figure here for that.
card-transmogrify = Transmogrify
    .text = When played: Tzeentch replaces one of his Cultists here by a Warrior, or one of his Warriors here by his Greater Daemon, from the reserve.

## Slaanesh, Morrslieb

card-daemonic-subtlety = Daemonic Subtlety
    .text = Heroes cannot remove Slaanesh’s figures here this round.
card-festival-of-sinew = Festival of Sinew
    .text = Slaanesh gains { so-many-power-points } whenever an opponent summons a figure here. If he had none left, he has turns again.
card-corrupt-from-within = Corrupt from Within
    .text = In the corruption step, if a Noble or a Hero is here and Slaanesh places any corruption here, he places one corruption token more.
card-rapturous-excess = Rapturous Excess
    .text = In the corruption step, if Slaanesh has { $cultists } or more Cultists here, he places one corruption token here besides theirs.
card-shroud-of-secrets = Shroud of Secrets
    .text = From now on opponents cannot play cards here this round.
card-ascension-to-power = Ascension to Power
    .text = When played: Slaanesh replaces one of his Cultists here by a Warrior, or one of his Warriors here by his Greater Daemon, from the reserve.
card-joyous-surrender = Joyous Surrender
    .text = When played: Slaanesh picks one enemy Cultist or Warrior here to surrender. Until the round ends it gives no battle dice, counts nothing for its own Power’s domination and places no corruption. Instead it adds one to Slaanesh’s domination where it stands.
card-pleasure-shield = Pleasure Shield
    .text = The defence of Slaanesh’s figures here is multiplied by { $times }. Each further copy multiplies it again.
card-debauchery = Debauchery
    .text = When played: Slaanesh moves one Noble from a bordering region to here, if there is one. Then he places one corruption token here, in any case.

## Upgrades of the Horned Rat and, with the set in their ids, of Morrslieb

upgrade-horned-rat-clan-rats = Clan Rats
    .text = When the Horned Rat summons a Clan Rat as its action, or Clan Rats by the card “Grey Seer”, one more comes along from the reserve for nothing.
upgrade-horned-rat-rat-ogres = Rat Ogres
    .text = Whenever the Horned Rat summons a Rat Ogre, it may discard one card to remove one enemy Cultist from the region the Rat Ogre comes to.
upgrade-horned-rat-verminlord = Verminlord
    .text = Whenever the Horned Rat summons the Verminlord, it may move one other of its figures, from any region, to where the Verminlord comes.
upgrade-horned-rat-the-under-empire = The Under-Empire
    .text = When a region has been ruined, the Horned Rat may move any of its figures there to a bordering region, all to the same one.
upgrade-horned-rat-council-of-thirteen = Council of Thirteen
    .text = The Horned Rat may play a card into a region whose card spaces are full. Only one such card lies in a region at a time.

upgrade-khorne-morrslieb-bloodsworn = Bloodsworn
    .text = Whenever Khorne summons a Bloodsworn, another comes along from the reserve for nothing.
upgrade-khorne-morrslieb-bloodletters = Bloodletters
    .text = Khorne scores { so-many-victory-points } for each figure he kills in a region where he has a Bloodletter.
upgrade-khorne-morrslieb-bloodthirster = Bloodthirster
    .text = Once a round it costs nothing to summon the Bloodthirster to a region with { $corrupted } or more corruption tokens, no matter whose. The region must be within reach as always.
upgrade-khorne-morrslieb-crimson-tide = Crimson Tide
    .text = Once a round Khorne may roll one of his battle dice again, before sixes bring extra dice.
upgrade-khorne-morrslieb-vengeance = Vengeance
    .text = Khorne rolls { so-many-dice } more in each battle in a region where he has a figure. That alone is enough to start a battle, if there is anything he can hit.

upgrade-nurgle-morrslieb-lepers = Lepers
    .text = In each region where Lepers placed corruption in the corruption step, Nurgle places one corruption token more, however many Lepers there are.
upgrade-nurgle-morrslieb-plaguebearers = Plaguebearers
    .text = A Plaguebearer killed in battle places one corruption token in its region before it is removed.
upgrade-nurgle-morrslieb-great-unclean-one = Great Unclean One
    .text = For each figure that Nurgle kills in the region of the Great Unclean One, he places one corruption token there.
upgrade-nurgle-morrslieb-cavalcade-of-decay = Cavalcade of Decay
    .text = A region with { $cultists } or more Cultists, no matter whose, is { -populous }.
upgrade-nurgle-morrslieb-infested-colony = Infested Colony
    .text = Once a round, in the corruption step, Nurgle may place one corruption token more in a region where he has { $figures } or more figures.

upgrade-tzeentch-morrslieb-acolytes = Acolytes
    .text = When all hits of a battle are assigned, Tzeentch may discard one card to save one Acolyte that was killed in it.
upgrade-tzeentch-morrslieb-horrors = Horrors
    .text = Whenever Tzeentch plays a card with the magic symbol, he may summon a Horror from the reserve to that region for nothing. It comes when the card has done its work.
upgrade-tzeentch-morrslieb-lord-of-change = Lord of Change
    .text = Whenever Tzeentch summons the Lord of Change, he may place one Warpstone in the region it comes to.
upgrade-tzeentch-morrslieb-mystical-disregard = Mystical Disregard
    .text = Tzeentch may play a card over another player’s card in a printed card space. The text of the card below is cancelled; it stays there until the end phase.
upgrade-tzeentch-morrslieb-well-of-power = Well of Power
    .text = In the draw phase Tzeentch gets one power point more for each region where he has a figure and { $tokens } or more Warpstones lie.

upgrade-slaanesh-morrslieb-seductresses = Seductresses
    .text = In each region with a Noble where Seductresses placed corruption in the corruption step, Slaanesh places one corruption token more, however many Seductresses there are.
upgrade-slaanesh-morrslieb-daemonettes = Daemonettes
    .text = Opponents cannot hit Slaanesh’s Cultists in a region as long as a Daemonette stands there. A Daemonette that was killed in the battle protects nobody any more, even before it is removed.
upgrade-slaanesh-morrslieb-keeper-of-secrets = Keeper of Secrets
    .text = Every opponent rolls { so-many-dice } less in the region of the Keeper of Secrets. The loss falls on his first roll there, even one for a card; only what that roll cannot give is taken from the next.
upgrade-slaanesh-morrslieb-rise-to-power = Rise to Power
    .text = Once a round, after an action of his, Slaanesh may move one Noble, wherever it is, to a bordering region.
upgrade-slaanesh-morrslieb-fall-from-grace = Fall from Grace
    .text = Slaanesh scores { so-many-victory-points } with each dial counter he earns in a region with a Noble.

## Expert Old World cards, and the revised card for tables with the Horned Rat

old-world-call-to-arms = Call to Arms!
    .drawn = Place { so-many-heroes } in any region.
    .track = In the corruption step each Power’s figures place { so-many-corruption-tokens } less in each region. Extra tokens come after that; those that need a token placed are lost if none is left.
old-world-closing-the-portal = Closing the Portal
    .drawn = Nothing happens.
    .track = Greater Daemons cost { so-many-power-points } more to summon.
old-world-high-elf-protection = High Elf Protection
    .drawn = { clear-events } Place { so-many-events }, each in a different region.
    .track = The { -resistance } of Event regions is { $resistance } higher.
old-world-the-light-of-day = The Light of Day
    .drawn = { clear-events } Place { so-many-events }, each in a different region.
    .track = No card with the magic symbol can be played in an Event region.
old-world-morrslieb-eclipsed = Morrslieb Eclipsed
    .drawn = Nothing happens.
    .track = Figures killed in battle lie on this card. They return to their reserves when it leaves the track.
old-world-rousing-the-rabble = Rousing the Rabble
    .drawn = Place one Peasant in every { -populous } region.
    .track = Each Peasant adds one to the { -resistance } of its region.
old-world-vermin-outbreak = Vermin Outbreak
    .drawn = Place { so-many-skaven }, each in a different region.
old-world-the-warrens-erupt = The Warrens Erupt!
    .drawn = Place one Skaven in every region with Warpstone.
old-world-the-horned-ones-due-revised = The Horned One’s Due
    .drawn = { clear-events } Place { so-many-skaven }, each in a different region.
    .track = Every region has only { so-many-spaces }.
