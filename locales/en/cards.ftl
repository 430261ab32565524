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
