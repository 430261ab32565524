# Names and texts of all cards. The ids are those of the notation.
# A Chaos card and an upgrade have a .text; an Old World card has .drawn (what happens when it is
# drawn) and, if it does something there, .track (what holds while it lies on the track).

## Khorne

card-blood-frenzy = Blood Frenzy
    .text = When the battle phase begins, Khorne rolls 2 battle dice here, with or without a figure of his own. The hits are early ones: what they kill is gone before any battle is fought.
card-battle-cry = Battle Cry
    .text = No Power can place corruption here this round.
card-the-skull-throne = The Skull Throne
    .text = For domination here, each of Khorne’s figures counts its attack value instead of 1.
card-field-of-carnage = Field of Carnage
    .text = Only Khorne’s figures can be summoned or moved away from here.
card-ritual-slaying = Ritual Slaying
    .text = Khorne draws a card for each figure he kills here.
card-reborn-in-blood = Reborn in Blood
    .text = In the battle phase one more battle is fought here, straight after the first.
card-the-blood-gods-call = The Blood God’s Call
    .text = When played: Khorne moves up to 2 of his figures from one other region to here.

## Nurgle

card-plague-touch = Plague Touch
    .text = Other Powers’ figures here have 1 defence less, but never less than 1.
card-plague-aura = Plague Aura
    .text = For domination here, Nurgle counts 1 more for each of his corruption tokens in the region.
card-influenza = Influenza
    .text = The { -resistance } here is 2 lower, but never below 0.
card-rain-of-pus = Rain of Pus
    .text = Nurgle’s figures here have 1 defence more.
card-all-things-decay = All Things Decay
    .text = When played: Nurgle removes one corruption token from here, his own or another Power’s.
card-the-final-rotting = The Final Rotting
    .text = When the battle phase ends, Nurgle kills one enemy Cultist or Warrior here for each of his corruption tokens in the region.
card-a-great-foul-consumption = A Great Foul Consumption
    .text = In the corruption step, after corruption is placed here and before the region can fall to ruin, all of Nurgle’s figures here are removed. He places one corruption token for every two of them.
card-the-stench-of-death = The Stench of Death
    .text = If Nurgle dominates here, he places 2 corruption tokens.

## Tzeentch

card-drain-power = Drain Power
    .text = When played: each opponent with a Cultist here loses 1 power point. Tzeentch gains 1, however many they lost.
card-changer-of-ways = Changer of Ways
    .text = From now on the text of every other Chaos card here is cancelled. What it has already done stays done.
card-warp-shield = Warp Shield
    .text = When played: until the round ends, one of Tzeentch’s figures here cannot be killed in battle, wherever it goes.
card-teleport = Teleport
    .text = When played: Tzeentch must move one Cultist or Warrior, no matter whose, from here to any other region.
card-temporal-stasis = Temporal Stasis
    .text = Every other Power pays 2 power points more to play a card here.
card-the-meddling-of-skaven = The Meddling of Skaven
    .text = When played: Tzeentch picks an opponent who has a figure here. That player discards 2 cards of his own choice.
card-the-persistence-of-change = The Persistence of Change
    .text = If Tzeentch has killed a figure here this round, this card stays on the board when the round ends.
card-dazzle = Dazzle
    .text = In the corruption step every other Power places one corruption token less here.

## Slaanesh

card-perverse-infiltration = Perverse Infiltration
    .text = When played: if at least 6 corruption tokens lie here, Slaanesh places one.
card-abyssal-pact = Abyssal Pact
    .text = For domination here, other Powers’ figures count nothing.
card-insidious-lies = Insidious Lies
    .text = For domination here, Slaanesh counts 2 more for each Hero and each Noble in the region.
card-dark-influence = Dark Influence
    .text = When played: Slaanesh moves one Noble, Hero or Peasant from here to any other region.
card-soporific-musk = Soporific Musk
    .text = When played: Slaanesh takes control of one enemy Cultist here until the round ends, wherever it goes.
card-field-of-ecstasy = Field of Ecstasy
    .text = Figures give no battle dice here, no matter whose they are. Dice from cards are still rolled.
card-degenerate-royalty = Degenerate Royalty
    .text = Costs nothing to play where at least 3 corruption tokens lie. For domination it is worth 3 all the same.

## Upgrades

upgrade-khorne-bloodsworn = Bloodsworn
    .text = Bloodsworn have an attack value of 1.
upgrade-khorne-bloodletters = Bloodletters
    .text = Bloodletters roll and kill before all other figures in their region.
upgrade-khorne-bloodthirster = Bloodthirster
    .text = For domination the Bloodthirster counts as 3 figures.
upgrade-khorne-khorne-power = Power of Khorne
    .text = Khorne has 1 more power point each round.
upgrade-khorne-khorne-cards = Favour of Khorne
    .text = Khorne draws 1 more card in each draw phase.

upgrade-nurgle-lepers = Lepers
    .text = It costs nothing to summon a Leper to a region where Nurgle has no other figure; each Leper once a round.
upgrade-nurgle-plaguebearers = Plaguebearers
    .text = For each Plaguebearer killed in battle, Nurgle strikes back with one hit against the killer’s figures there, as soon as the killer has assigned all of his own hits.
upgrade-nurgle-great-unclean-one = Great Unclean One
    .text = Whenever Nurgle summons the Great Unclean One, he places 2 corruption tokens in the region it comes to.
upgrade-nurgle-power-of-pestilence = Power of Pestilence
    .text = Nurgle has 1 more power point each round.
upgrade-nurgle-provender-of-ruin = Provender of Ruin
    .text = Nurgle scores 3 victory points whenever a region is ruined.

upgrade-tzeentch-acolytes = Acolytes
    .text = An Acolyte summoned from one region to another may take one Warpstone along.
upgrade-tzeentch-horrors = Horrors
    .text = A Horror, when summoned, may fill an empty card space of its region for as long as it stays there. It still counts as a figure.
upgrade-tzeentch-lord-of-change = Lord of Change
    .text = The Lord of Change counts as 2 magic symbols in its region.
upgrade-tzeentch-tzeentch-power = Power of Tzeentch
    .text = Tzeentch has 1 more power point each round.
upgrade-tzeentch-tzeentch-cards = Favour of Tzeentch
    .text = Tzeentch draws up to a hand of 7 cards.

upgrade-slaanesh-seductresses = Seductresses
    .text = Seductresses have a defence of 2.
upgrade-slaanesh-daemonettes = Daemonettes
    .text = Only dice that show 6 can hit a Daemonette.
upgrade-slaanesh-keeper-of-secrets = Keeper of Secrets
    .text = Whenever Slaanesh summons the Keeper of Secrets, it takes control of one enemy Cultist or Warrior in its region, if there is one. Control lasts until the round ends or the Keeper dies.
upgrade-slaanesh-slaanesh-power-1 = Power of Slaanesh I
    .text = Slaanesh has 1 more power point each round.
upgrade-slaanesh-slaanesh-power-2 = Power of Slaanesh II
    .text = Slaanesh has 2 more power points each round.

## Old World cards. The Power with the lowest Threat carries them out and makes their choices.

old-world-plunged-into-chaos = Plunged into Chaos
    .drawn = Each Power scores 1 victory point for each Peasant it has captured, and keeps the Peasants. The Power with the most scores 3 more, unless others have as many.
old-world-peasant-uprising = Peasant Uprising
    .drawn = Place a Peasant in every region except the Badlands.
    .track = Each Peasant adds 1 to the { -resistance } of its region.
old-world-up-from-skavenblight = Up from Skavenblight
    .drawn = Place 3 Skaven in different regions, each where Warpstone lies or next to that.
old-world-meteor-showers = Meteor Showers
    .drawn = Place a Warpstone in each of 2 regions.
old-world-warpstone-discovery = Warpstone Discovery
    .drawn = Place 2 Warpstones in one region.
    .track = In the end phase each Power with a figure in a region with Warpstone draws a card.
old-world-the-crusade-is-come = The Crusade is Come
    .drawn = Place 2 Peasants, 2 Heroes and 2 Nobles. Two of a kind go to different regions.
old-world-bretonnian-knights = Bretonnian Knights
    .drawn = Place a Hero in Bretonnia and a Hero in any other region.
    .track = In the end phase each Power with a figure in Bretonnia discards a card of its own choice.
old-world-dwarf-trollslayers = Dwarf Trollslayers
    .drawn = Place Heroes in Norsca and Kislev, or in Troll Country and the Empire.
    .track = In the end phase the Power with the lowest { -threat } may move one Hero to a bordering region.
old-world-witch-hunters = Witch Hunters
    .drawn = Place a Hero each in the Empire, Bretonnia and Estalia.
old-world-road-wardens = Road Wardens
    .drawn = Place a Hero in each of 3 { -populous } regions.
    .track = In the end phase the Power with the lowest { -threat } removes one Hero.
old-world-franzs-decree = Franz’s Decree
    .drawn = Draw another Old World card and carry it out.
old-world-mass-exodus = Mass Exodus
    .drawn = Place a Peasant each in Norsca, Troll Country, Kislev, Tilea, the Border Princes and the Badlands.
old-world-divine-inspiration = Divine Inspiration
    .drawn = Place a Hero in the region with the most corruption that is not ruined, and a Hero in any other region.
old-world-the-grail-is-found = The Grail is Found
    .drawn = Remove all Event tokens from the map and all comet cards from the track. Place an Event in Bretonnia and in one region that borders it.
    .track = The { -resistance } of Event regions is 2 higher.
old-world-electors-sue-for-peace = Electors Sue for Peace
    .drawn = Remove all Event tokens from the map and all comet cards from the track. Place an Event in the Empire and in one region that borders it.
    .track = No battle is fought in Event regions.
old-world-dark-elf-corsairs = Dark Elf Corsairs
    .drawn = Remove all Event tokens from the map and all comet cards from the track. Place Events in Norsca, Bretonnia and Estalia.
    .track = When the battle phase ends, each Power with figures in an Event region removes one of its own there. It is removed, not killed.
old-world-greenskins-invade = Greenskins Invade
    .drawn = Remove all Event tokens from the map and all comet cards from the track. Place Events in the Badlands, the Empire and Tilea.
    .track = No Power’s figures roll more than 1 battle die in an Event region. This comes before every other effect.
old-world-norse-reavers = Norse Reavers
    .drawn = Remove all Event tokens from the map and all comet cards from the track. Place Events in Norsca, Troll Country and Kislev.
    .track = A Power that rolls battle dice for figures in an Event region rolls one more.
old-world-teclis-aids-the-empire = Teclis Aids the Empire
    .drawn = Remove all Event tokens from the map and all comet cards from the track. Place an Event in one region.
    .track = No card with the magic symbol can be played in an Event region, and magic symbols there do not count.
old-world-the-horned-ones-due = The Horned One’s Due
    .drawn = Place a Skaven in any region.
    .track = Every region has one card space only.
old-world-electors-arise = Electors Arise
    .drawn = Place a Noble in the Empire and a Noble in another { -populous } region.
old-world-skavengers = Skavengers
    .drawn = Place a Skaven in each of 2 regions with Warpstone.
    .track = In the end phase every region with both Skaven and Warpstone loses one Warpstone.

## The Horned Rat

card-empty-the-warrens = Empty the Warrens
    .text = When played: the Horned Rat moves up to 3 Clan Rats from one bordering region to here.
card-skitterleap = Skitterleap
    .text = When played: the Horned Rat moves one of its figures from any region to here.
card-doomwheel = Doomwheel
    .text = When the battle phase begins, the Horned Rat rolls 2 battle dice here, with or without a figure of its own. The hits are early ones: what they kill is gone before any battle is fought.
card-grey-seer = Grey Seer
    .text = When played: 2 Clan Rats come here from the reserve for nothing; 3 with the upgrade Clan Rats.
card-strength-in-numbers = Strength in Numbers
    .text = While the Horned Rat has more figures here than at least one other player who is present, its figures here have 1 defence more.
card-verminous-horde = Verminous Horde
    .text = While the Horned Rat has more figures here than at least one other player who is present, its figures here have 1 attack more.
card-warp-token-cache = Warp Token Cache
    .text = When the round ends, this card is set aside face up instead of being discarded. In a later turn the Horned Rat may discard it as its action to gain 2 power points.
card-screaming-bell = Screaming Bell
    .text = When played: place a Skaven here.

## Khorne, Morrslieb

card-bloodbath = Bloodbath
    .text = Khorne scores 1 victory point for each enemy figure he kills here in the battle phase.
card-terror = Terror
    .text = When played: each opponent with figures here moves one of them, of his own choice, to a bordering region.
card-hate = Hate
    .text = When played: Khorne hates one enemy figure here. It cannot be summoned or moved this round, and he scores 3 victory points if he kills it here.
card-rampage = Rampage
    .text = When played: a battle is fought here at once. What belongs to the battle phase plays no part in it.
card-skulltaker = Skulltaker
    .text = Figures killed here, no matter by whom, lie on this card until the end phase begins. They cannot be summoned, and each counts 1 for Khorne’s domination here.
card-lambs-to-the-slaughter = Lambs to the Slaughter
    .text = When played: Khorne summons up to 2 enemy figures from bordering regions to here. Their owners’ upgrades do nothing for it.
card-lure-of-battle = Lure of Battle
    .text = When played: Khorne moves as many of his figures as he likes from bordering regions to here.

## Nurgle, Morrslieb

card-filth = Filth
    .text = When played: Nurgle removes one corruption token of an opponent from here, then places one of his own.
card-virulent-outbreak = Virulent Outbreak
    .text = When played: if the region is { -populous }, Nurgle places a corruption token here.
card-creeping-death = Creeping Death
    .text = In the corruption step, after corruption is placed here, Nurgle places a corruption token in one bordering region.
card-festering-fever = Festering Fever
    .text = In the corruption step Nurgle places one more corruption token here for each opponent who placed any, but no more than 2.
card-quicken-decay = Quicken Decay
    .text = Nurgle scores 1 victory point whenever another Power’s figure is summoned or moved to here.
card-choking-stench = Choking Stench
    .text = In the battle phase every other player rolls one die less here. This comes after all effects of Old World cards.
card-ultimate-plague = Ultimate Plague
    .text = When the battle phase ends, each opponent with a Cultist here removes one of his. Nurgle places a corruption token for each.
card-nurgles-quest = Nurgle’s Quest
    .text = If Nurgle places 2 or more corruption tokens here, he earns a dial counter even where the region is not { -populous }.

## Tzeentch, Morrslieb

card-bolt-of-change = Bolt of Change
    .text = When played: one Warrior here, no matter whose, is replaced by 2 Cultists from its owner’s reserve, or by as many as are left there.
card-glean = Glean
    .text = When played: Tzeentch picks an opponent who has a figure here. That player loses a card at random, and Tzeentch draws one.
card-warp-portal = Warp Portal
    .text = When played: Tzeentch moves one of his figures from here to any region.
card-warpstorm = Warpstorm
    .text = When played: Tzeentch moves one Warpstone from here to a bordering region, or from a bordering region to here.
card-the-blue-scribes = The Blue Scribes
    .text = When played: Tzeentch moves up to 2 corruption tokens, no matter whose, from here to one other region that is not ruined. Only his own count as placed, and only he can earn a dial counter by it.
card-convocation = Convocation
    .text = When played: Tzeentch moves up to 3 of his figures from one other region to here.
card-warpshock = Warpshock
    .text = When played: one enemy figure here gives no battle dice and no domination until the round ends.
card-havoc = Havoc
    .text = In the battle phase Tzeentch rolls one more die here for each magic symbol in the region.
card-transmogrify = Transmogrify
    .text = When played: Tzeentch replaces one of his Cultists here by a Warrior, or one of his Warriors by his Greater Daemon, from the reserve.

## Slaanesh, Morrslieb

card-daemonic-subtlety = Daemonic Subtlety
    .text = Heroes cannot remove Slaanesh’s figures here this round.
card-festival-of-sinew = Festival of Sinew
    .text = Slaanesh gains 1 power point whenever an opponent summons a figure here, even if he had none left.
card-corrupt-from-within = Corrupt from Within
    .text = In the corruption step, if Slaanesh places corruption here and a Noble or a Hero is in the region, he places one token more.
card-rapturous-excess = Rapturous Excess
    .text = In the corruption step Slaanesh places one more corruption token here if he has 2 or more Cultists in the region.
card-shroud-of-secrets = Shroud of Secrets
    .text = Opponents can play no more cards here this round.
card-ascension-to-power = Ascension to Power
    .text = When played: Slaanesh replaces one of his Cultists here by a Warrior, or one of his Warriors by his Greater Daemon, from the reserve.
card-joyous-surrender = Joyous Surrender
    .text = When played: one enemy Cultist or Warrior here surrenders. Until the round ends it gives no battle dice and no domination and places no corruption; instead it adds 1 to Slaanesh’s domination where it stands.
card-pleasure-shield = Pleasure Shield
    .text = The defence of Slaanesh’s figures here is doubled, once for each such card.
card-debauchery = Debauchery
    .text = When played: Slaanesh moves one Noble from a bordering region to here, then places a corruption token here.

## Upgrades of the Horned Rat and, with the set in their ids, of Morrslieb

upgrade-horned-rat-clan-rats = Clan Rats
    .text = When the Horned Rat summons a Clan Rat as its action, or by Grey Seer, one more comes along from the reserve for nothing.
upgrade-horned-rat-rat-ogres = Rat Ogres
    .text = Whenever the Horned Rat summons a Rat Ogre, it may discard a card to remove one enemy Cultist from that region.
upgrade-horned-rat-verminlord = Verminlord
    .text = Whenever the Horned Rat summons the Verminlord, it may move one more of its figures to that region.
upgrade-horned-rat-the-under-empire = The Under-Empire
    .text = When a region has been ruined, the Horned Rat may move any of its figures there to one bordering region.
upgrade-horned-rat-council-of-thirteen = Council of Thirteen
    .text = The Horned Rat may play a card into a region whose card spaces are full. Only one such card lies in a region at a time.

upgrade-khorne-morrslieb-bloodsworn = Bloodsworn
    .text = Whenever Khorne summons a Bloodsworn, a second one comes along from the reserve for nothing.
upgrade-khorne-morrslieb-bloodletters = Bloodletters
    .text = Khorne scores 2 victory points for each figure he kills in a region with a Bloodletter of his.
upgrade-khorne-morrslieb-bloodthirster = Bloodthirster
    .text = Once a round it costs nothing to summon the Bloodthirster to a region with 6 or more corruption tokens. It must be within reach as always.
upgrade-khorne-morrslieb-crimson-tide = Crimson Tide
    .text = Once a round Khorne may roll one of his battle dice again, before sixes bring extra dice.
upgrade-khorne-morrslieb-vengeance = Vengeance
    .text = Khorne rolls one more die in each battle where he has a figure.

upgrade-nurgle-morrslieb-lepers = Lepers
    .text = In each region where a Leper placed corruption in the corruption step, Nurgle places one token more.
upgrade-nurgle-morrslieb-plaguebearers = Plaguebearers
    .text = A Plaguebearer killed in battle places a corruption token in its region before it is removed.
upgrade-nurgle-morrslieb-great-unclean-one = Great Unclean One
    .text = Nurgle places a corruption token for each figure he kills in the region of the Great Unclean One.
upgrade-nurgle-morrslieb-cavalcade-of-decay = Cavalcade of Decay
    .text = A region with 5 or more Cultists, no matter whose, is { -populous }.
upgrade-nurgle-morrslieb-infested-colony = Infested Colony
    .text = Once a round, in the corruption step, Nurgle may place one more corruption token in a region where he has 3 or more figures.

upgrade-tzeentch-morrslieb-acolytes = Acolytes
    .text = When all hits of a battle are assigned, Tzeentch may discard a card to save one Acolyte that was killed in it.
upgrade-tzeentch-morrslieb-horrors = Horrors
    .text = Whenever Tzeentch plays a card with the magic symbol, he may summon a Horror from the reserve to that region for nothing. It comes when the card has done its work.
upgrade-tzeentch-morrslieb-lord-of-change = Lord of Change
    .text = Whenever Tzeentch summons the Lord of Change, he may place a Warpstone in that region.
upgrade-tzeentch-morrslieb-mystical-disregard = Mystical Disregard
    .text = Tzeentch may play a card over another player’s in one of the two card spaces of a region. The text of the card below is cancelled; it stays there until the end phase.
upgrade-tzeentch-morrslieb-well-of-power = Well of Power
    .text = In the draw phase Tzeentch gets one more power point for each region where he has a figure and 2 or more Warpstones lie.

upgrade-slaanesh-morrslieb-seductresses = Seductresses
    .text = In each region with a Noble where a Seductress placed corruption in the corruption step, Slaanesh places one token more.
upgrade-slaanesh-morrslieb-daemonettes = Daemonettes
    .text = Opponents cannot hit Slaanesh’s Cultists in a region where a Daemonette stands.
upgrade-slaanesh-morrslieb-keeper-of-secrets = Keeper of Secrets
    .text = Every opponent rolls one die less in the region of the Keeper of Secrets.
upgrade-slaanesh-morrslieb-rise-to-power = Rise to Power
    .text = Once a round, after an action of his, Slaanesh may move one Noble to a bordering region.
upgrade-slaanesh-morrslieb-fall-from-grace = Fall from Grace
    .text = Slaanesh scores 1 victory point with each dial counter he earns in a region with a Noble.

## Expert Old World cards, and the revised card for tables with the Horned Rat

old-world-call-to-arms = Call to Arms!
    .drawn = Place a Hero in any region.
    .track = In the corruption step each Power places one corruption token less in each region, before any extra ones. Extra ones that need a token placed are lost if none is left.
old-world-closing-the-portal = Closing the Portal
    .drawn = Nothing happens.
    .track = Greater Daemons cost 1 power point more.
old-world-high-elf-protection = High Elf Protection
    .drawn = Remove all Event tokens from the map and all comet cards from the track. Place an Event in each of 3 regions.
    .track = The { -resistance } of Event regions is 2 higher.
old-world-the-light-of-day = The Light of Day
    .drawn = Remove all Event tokens from the map and all comet cards from the track. Place an Event in each of 3 regions.
    .track = No card with the magic symbol can be played in an Event region.
old-world-morrslieb-eclipsed = Morrslieb Eclipsed
    .drawn = Nothing happens.
    .track = Figures killed in battle lie on this card. They return to their reserves when it leaves the track.
old-world-rousing-the-rabble = Rousing the Rabble
    .drawn = Place a Peasant in every { -populous } region.
    .track = Each Peasant adds 1 to the { -resistance } of its region.
old-world-vermin-outbreak = Vermin Outbreak
    .drawn = Place a Skaven in each of 2 regions.
old-world-the-warrens-erupt = The Warrens Erupt!
    .drawn = Place a Skaven in every region with Warpstone.
old-world-the-horned-ones-due-revised = The Horned One’s Due
    .drawn = Remove all Event tokens from the map and all comet cards from the track. Place a Skaven in each of 2 regions.
    .track = Every region has one card space only.
