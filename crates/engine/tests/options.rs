//! What is listed is accepted and nothing else is; every game ends; nothing is lost or made.

mod driver;

use std::collections::{BTreeMap, BTreeSet};

use driver::{Random, Stroll, games, hands};
use ruinous_engine::{
    Card, Choice, Class, Game, Group, Kind, Mark, Marks, Next, Power, Refused, Region, Seeded,
    Space, Target, Thing, Token, Upgrade, bag::SmallBag, permissions, queries,
};

#[test]
fn every_listed_option_is_accepted_and_listed_once() {
    for number in 0..games(10) {
        let mut stroll = Stroll::new(number);
        loop {
            let options = stroll.options();
            let Some(power) = stroll.asked() else { break };
            assert!(!options.is_empty(), "{power} is asked and has no option");
            for (at, option) in options.iter().enumerate() {
                assert!(!options[..at].contains(option), "{option:?} is listed twice");
                let mut copy = stroll.game;
                let result = copy.choose(power, *option, &mut Seeded::new(number), None);
                assert!(result.is_ok(), "{power} {option:?}: {result:?}");
                assert_eq!(stroll.game.why_not(power, *option), None);
                assert_ne!(copy, stroll.game, "{power} {option:?} changed nothing");
                if let Choice::Play { card, region } = *option {
                    let cost = queries::card_cost(stroll.game.board(), card, region);
                    assert!(cost <= stroll.game.board().sheet(power).power, "{card} in {region}");
                }
            }
            stroll.step(&mut Vec::new());
        }
        assert!(stroll.options().is_empty(), "the game is over and still offers options");
    }
}

#[test]
fn what_is_not_listed_is_refused_truly_and_changes_nothing() {
    let mut random = Random::new(17);
    // By kind of question: what was refused for another reason than being no answer at all.
    let mut reasons: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for number in 0..games(5) {
        let mut stroll = Stroll::new(number);
        loop {
            let options = stroll.options();
            for _ in 0..20 {
                let power = match random.below(4) {
                    0 => random.pick(&Power::ALL),
                    _ => stroll.asked().unwrap_or(Power::Khorne),
                };
                let choice = any_choice(&mut random);
                if stroll.asked() == Some(power) && options.contains(&choice) {
                    continue;
                }
                let before = stroll.game;
                let refused =
                    stroll.game.choose(power, choice, &mut stroll.chance, None).unwrap_err();
                assert_eq!(before, stroll.game, "a refused choice changed the game");
                assert!(!refused.to_string().is_empty());
                assert!(is_true(&before, power, choice, refused), "{choice:?}: {refused}");
                if let Some(decision) = before.decision().filter(|asked| asked.power == power)
                    && !matches!(refused, Refused::Expected(_))
                {
                    let name = |what: &dyn std::fmt::Debug| {
                        let all = format!("{what:?}");
                        all.split(['(', ' ']).next().unwrap_or_default().to_owned()
                    };
                    reasons.entry(name(&decision.question)).or_default().insert(name(&refused));
                }
            }
            if !stroll.step(&mut Vec::new()) {
                break;
            }
        }
        let over = stroll.game.choose(Power::Khorne, Choice::Pass, &mut stroll.chance, None);
        assert_eq!(over, Err(Refused::GameOver));
    }
    // Yes or no cannot be wrong in more ways than one; every other kind of question says why not.
    assert!(reasons.len() >= 22, "only {:?} were refused for a reason", reasons.keys());
    let all: BTreeSet<&String> = reasons.values().flatten().collect();
    assert!(all.len() >= 25, "only these reasons were given: {all:?}");
}

/// Whether a refusal says what is so.
fn is_true(game: &Game, power: Power, choice: Choice, refused: Refused) -> bool {
    let board = game.board();
    let asked = game.decision();
    let is_held = |card: Card| game.hand(power).any(|(held, _)| held == card);
    match refused {
        Refused::GameOver => asked.is_none(),
        Refused::NotYourDecision { asked: other } => {
            other != power && asked.is_some_and(|decision| decision.power == other)
        }
        // A game always stands at a decision or is over.
        Refused::NothingAsked => false,
        Refused::Expected(kind) => {
            asked.is_some_and(|decision| decision.question.expects() == kind)
        }
        Refused::NotInHand(card) => !is_held(card),
        Refused::NotSetAside(card) => {
            let aside = SmallBag::from(board.sheet(power).set_aside);
            card.power() != power || aside.count(card.place()) == 0
        }
        Refused::NotEnoughPower { needs, has } => has < needs && has == board.sheet(power).power,
        Refused::OutOfReach(region) => !permissions::reach(board, power).has(region),
        Refused::Ruined(region) => board.is_ruined(region),
        Refused::NoEmptySpace(region) => {
            let filled = board.spaces(region).iter().filter(|space| !space.is_empty()).count();
            filled >= usize::from(queries::card_spaces(board))
        }
        Refused::ForbiddenByCard { card, region } => {
            board.cards_in_force(region).any(|lies| lies == card)
        }
        Refused::ForbiddenByOldWorld { card, region } => {
            board.track().contains(&Some(card)) && board.tokens(region, Token::Event) > 0
        }
        Refused::NoTokenLeft(token) => board.supply(token) == 0,
        Refused::NoSuchToken { token, region } => board.tokens(region, token) == 0,
        Refused::NoSuchCorruption { owner, region } => board.corruption(region, owner) == 0,
        Refused::NotBordering { region, of } => region != of && !of.borders().has(region),
        Refused::NotPresent { power, region } => board.figures_of(power, region).is_empty(),
        Refused::HasUpgrade(upgrade) => board.has_upgrade(upgrade),
        Refused::NotYourUpgrade(upgrade) => {
            upgrade.power() != power || upgrade.set() != board.setup().set_of(power)
        }
        Refused::NoSuchFigure { group, from: Some(from) } => !board
            .figures_of(power, from)
            .and(group.kind.figures())
            .any(|figure| board.marks(figure, power) == group.marks),
        Refused::NoSuchFigure { group, from: None } => !board
            .reserve_of(power)
            .and(group.kind.figures())
            .any(|figure| board.marks(figure, power) == group.marks),
        Refused::Ambiguous => game.meant(power, choice) != Err(Vec::new()),
        Refused::NotEnoughHits { needs, has } => has < needs,
        _ => true,
    }
}

/// Any choice that can be written, allowed or not.
fn any_choice(random: &mut Random) -> Choice {
    let region = random.pick(&Region::ALL);
    let maybe_region = [None, Some(region)][random.below(2)];
    let group = Group {
        kind: Kind::of(random.pick(&Power::ALL), random.pick(&Class::ALL)),
        marks: match random.below(4) {
            0 => Marks::of(&[random.pick(&Mark::ALL)]),
            _ => Marks::EMPTY,
        },
    };
    let cards: Vec<Card> = Card::all().collect();
    let upgrades: Vec<Upgrade> = Upgrade::all().collect();
    match random.below(18) {
        0..4 => Choice::Summon { group, from: maybe_region, to: random.pick(&Region::ALL) },
        4..6 => Choice::Play { card: random.pick(&cards), region },
        6 => Choice::Pass,
        7 => Choice::Hit(Target::Peasant),
        8 => Choice::Hit(Target::Figure(group)),
        9 => Choice::Choose(Thing::Figure { group, region: maybe_region }),
        10 => Choice::Choose(Thing::Region(region)),
        11 => {
            Choice::Choose(Thing::Token { token: random.pick(&Token::ALL), region: maybe_region })
        }
        12 => Choice::Choose(Thing::Corruption {
            owner: random.pick(&Power::ALL),
            region: maybe_region,
        }),
        13 => Choice::Choose(random.pick(&[Thing::Yes, Thing::No, Thing::Done, Thing::Empty])),
        16 => Choice::Choose(Thing::Die(random.below(8) as u8)),
        14 => Choice::Choose(Thing::Card(random.pick(&cards))),
        15 => Choice::Choose(Thing::Upgrade(random.pick(&upgrades))),
        _ => Choice::Choose(Thing::Power(random.pick(&Power::ALL))),
    }
}

#[test]
fn every_game_ends_within_its_old_world_deck_and_loses_nothing() {
    for number in 0..games(1) {
        let mut stroll = Stroll::new(number);
        let mut events = Vec::new();
        loop {
            check_conservation(&stroll.game);
            events.clear();
            if !stroll.step(&mut events) {
                break;
            }
            assert!(events.len() < 2_000, "one choice led to {} events", events.len());
            assert!(stroll.decisions < 3_000, "the game does not end");
        }
        let board = stroll.game.board();
        assert!(board.round() <= board.setup().old_world_deck());
        assert!(matches!(stroll.game.next(), Next::Over(_)));
    }
}

/// Figures, cards and tokens are always somewhere, once.
fn check_conservation(game: &Game) {
    let board = game.board();
    let powers = board.powers();
    for power in powers {
        for class in Class::ALL {
            let kind = Kind::of(power, class);
            let on_board: u8 = Region::ALL
                .iter()
                .map(|&region| board.figures(region).and(kind.figures()).len())
                .sum();
            let reserve = board.reserve_of(power).and(kind.figures()).len();
            let held = board.held_by_cards().and(kind.figures()).len();
            assert_eq!(on_board + reserve + held, kind.printed().count, "{kind:?}");
        }
        let set = board.setup().set_of(power);
        let on_board = Region::ALL.iter().flat_map(|&region| board.cards(region));
        let on_board = on_board.filter(|card| card.power() == power).count();
        let sheet = board.sheet(power);
        let hand = hands(game)[power];
        assert_eq!(hand, u32::from(sheet.hand), "{power}'s hand is not as large as it says");
        let open = sheet.deck + sheet.discard.len() + sheet.set_aside.len();
        let total = on_board as u32 + hand + u32::from(open);
        assert_eq!(total, u32::from(Card::full_deck(power, set).len()), "{power}'s cards");
        assert!(sheet.power <= 12);
        assert_eq!(sheet.hand + sheet.deck, game.view(None).unseen(power).len());
    }
    for token in Token::ALL {
        let on_board: u8 = Region::ALL.iter().map(|&region| board.tokens(region, token)).sum();
        let captured: u8 = match token {
            Token::Peasant => powers.into_iter().map(|power| board.sheet(power).peasants).sum(),
            _ => 0,
        };
        assert_eq!(on_board + captured + board.supply(token), token.supply(powers), "{token}");
    }
    for region in Region::ALL {
        let commanded: u8 =
            powers.into_iter().map(|power| board.figures_of(power, region).len()).sum();
        assert_eq!(commanded, board.figures(region).len(), "each figure obeys one Power");
        for space in board.spaces(region) {
            if let Space::Figure(figure) = space {
                assert!(board.figures(region).has(*figure), "a space is filled from elsewhere");
            }
        }
    }
}
