//! Indices name one choice or card each, both ways; observations say what a view shows and no more;
//! and neither changes under a version.

mod driver;

use std::collections::{BTreeSet, HashSet};

use driver::{Random, Stroll, games, setups, viewers};
use ruinous_engine::{
    Card, CardSet, Choice, Game, Next, OldWorldCard, Power, Region, Seeded, Setup, Thing, Upgrade,
    View, learning::*, notation,
};

// ---- versions

/// Every version of the indices with the digest of its tables, the present one last.
const CHOICES_VERSIONS: [(u32, u64); 1] = [(1, 0xe5b7_33ba_f1fd_fd54)];
/// Every version of observations with the digest of its layout, the present one last.
const OBSERVATION_VERSIONS: [(u32, u64); 1] = [(1, 0x5f9a_16b8_ad17_1e90)];

/// FNV-1a, which any program can work out again.
fn digest(lines: impl Iterator<Item = String>) -> u64 {
    let bytes = lines.flat_map(|line| (line + "\n").into_bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

fn check_version(what: &str, known: &[(u32, u64)], version: u32, digest: u64) {
    let next = known.last().map_or(1, |(last, _)| last + 1);
    assert!(
        known.last() == Some(&(version, digest)),
        "the {what} are no longer those of version {}: whatever has learnt from them would misread \
         them. Make the version {next} in learning/mod.rs, add ({next}, {digest:#018x}) to the \
         versions in this test, and say in docs/learning.md what has changed",
        next - 1,
    );
}

#[test]
fn indices_stay_as_they_are_under_a_version() {
    let plain = (0..PLAIN_CHOICES as u32).map(|index| {
        let choice = choice_at(index).expect("every plain index is a choice");
        // Upgrades of both sets have the same names.
        let set = match choice {
            Choice::Choose(Thing::Upgrade(upgrade)) => upgrade.set().id(),
            _ => "",
        };
        format!("{index} {} {set}", notation::choice_line(Power::Khorne, choice))
    });
    let marked = (0..MARKS).map(|marks| {
        let choice = choice_at((marks * PLAIN_CHOICES) as u32).expect("a figure with marks");
        format!("{marks} {}", notation::choice_line(Power::Khorne, choice))
    });
    let subjects = (0..SUBJECTS).map(|at| format!("{at} {:?}", Subject::at(at)));
    let verbs = Verb::ALL.into_iter().map(|verb| verb.to_string());
    let old_world = (0..OLD_WORLD_CARDS).filter_map(|at| Axis::OldWorld.at(at));
    let all = plain.chain(marked).chain(subjects).chain(verbs).chain(old_world);
    check_version("indices of choices", &CHOICES_VERSIONS, CHOICES_VERSION, digest(all));
}

#[test]
fn the_layout_stays_as_it_is_under_a_version() {
    let all = LAYOUT.iter().flat_map(|field| {
        (0..field.len).map(move |place| {
            let ids = field.ids(place).expect("every number is for something").join(" ");
            format!("{} {} {} {ids}", field.offset + place, field.name, field.scale)
        })
    });
    check_version("observations", &OBSERVATION_VERSIONS, OBSERVATION_VERSION, digest(all));
}

// ---- indices

#[test]
fn every_option_has_an_index_of_its_own() {
    let mut kinds = BTreeSet::new();
    // Fewer games would not come to every kind of choice.
    for number in 0..games(1).max(100) {
        let mut stroll = Stroll::new(number);
        loop {
            let options = stroll.options();
            let mut taken = HashSet::new();
            for &option in &options {
                let index = choice_index(option).unwrap_or_else(|| panic!("{option:?}"));
                assert_eq!(choice_at(index), Some(option), "{index}");
                assert!(taken.insert(index), "{option:?} shares {index} with another option");
                let parts = Parts::of(option);
                assert_eq!(parts.choice(), Some(option), "{parts:?}");
                let numbers = parts.numbers().unwrap_or_else(|| panic!("{parts:?}"));
                assert_eq!(Parts::from_numbers(numbers), Some(parts));
                assert!(numbers.iter().zip(PART_SIZES).all(|(number, size)| *number < size));
                let block = CHOICE_BLOCKS.iter().find(|block| {
                    (block.offset..block.offset + block.len).contains(&split_index(index).0)
                });
                kinds.insert(block.expect("the blocks have no gaps").name);
            }
            if !stroll.step(&mut Vec::new()) {
                break;
            }
        }
    }
    assert_eq!(kinds.len(), CHOICE_BLOCKS.len(), "random games had options of {kinds:?} only");
}

#[test]
fn every_index_names_one_choice_or_none() {
    let mut choices = 0;
    for index in 0..CHOICES as u32 {
        let choice = choice_at(index);
        assert!(choice.is_some() || index as usize >= PLAIN_CHOICES, "{index} is no choice");
        if let Some(choice) = choice {
            choices += 1;
            assert_eq!(choice_index(choice), Some(index), "{choice:?}");
            assert_eq!(Parts::of(choice).choice(), Some(choice));
        }
    }
    let len = |name| CHOICE_BLOCKS.iter().find(|block| block.name == name).map(|block| block.len);
    let marked: usize = ["summon", "hit", "choose figure"].into_iter().filter_map(len).sum();
    assert_eq!(choices, PLAIN_CHOICES + marked * (MARKS - 1));
    for beyond in [CHOICES as u32, u32::MAX] {
        assert_eq!(choice_at(beyond), None);
    }
}

#[test]
fn every_card_has_an_index() {
    let cards: Vec<Card> = Card::all().collect();
    let upgrades: Vec<Upgrade> = Upgrade::all().collect();
    let old_world: Vec<OldWorldCard> = OldWorldCard::all().collect();
    assert_eq!([cards.len(), upgrades.len(), old_world.len()], [CARDS, UPGRADES, OLD_WORLD_CARDS]);
    for (index, card) in cards.into_iter().enumerate() {
        assert_eq!((card_index(card), card_at(index)), (Some(index), Some(card)));
    }
    for (index, upgrade) in upgrades.into_iter().enumerate() {
        assert_eq!((upgrade_index(upgrade), upgrade_at(index)), (Some(index), Some(upgrade)));
    }
    for (index, card) in old_world.into_iter().enumerate() {
        assert_eq!((old_world_index(card), old_world_at(index)), (index, Some(card)));
    }
    assert_eq!((card_at(CARDS), upgrade_at(UPGRADES)), (None, None));
    assert_eq!((old_world_at(OLD_WORLD_CARDS), old_world_at(256)), (None, None));
    for index in 0..SUBJECTS {
        assert_eq!(Subject::at(index).and_then(Subject::index), Some(index));
    }
    assert_eq!(Subject::at(SUBJECTS), None);
}

#[test]
fn what_does_not_exist_has_no_index() {
    let card = Card::new(Power::HornedRat, CardSet::Base, 0);
    let upgrade = Upgrade::new(Power::Khorne, CardSet::Base, 5);
    let unreal = [
        Choice::Play { card, region: Region::Kislev },
        Choice::Choose(Thing::Card(card)),
        Choice::Choose(Thing::Upgrade(upgrade)),
        Choice::Choose(Thing::Die(0)),
        Choice::Choose(Thing::Die(7)),
    ];
    for choice in unreal {
        assert_eq!((choice_index(choice), Parts::of(choice).numbers()), (None, None), "{choice:?}");
    }
    let pass = Parts::of(Choice::Pass);
    assert_eq!(Parts { to: Some(Region::Kislev), ..pass }.choice(), None);
    assert_eq!(Parts { verb: Verb::Summon, ..pass }.choice(), None);
    for part in 0..PART_SIZES.len() {
        let mut numbers = [0; 5];
        numbers[part] = PART_SIZES[part];
        assert_eq!(Parts::from_numbers(numbers), None);
    }
}

// ---- observations

#[test]
fn the_layout_has_no_gaps_and_every_number_a_name() {
    let mut names = HashSet::new();
    let mut end = 0;
    for field in &LAYOUT {
        assert_eq!(field.offset, end, "{}", field.name);
        assert_eq!(field.len, field.axes.iter().map(|axis| axis.size()).product::<usize>());
        assert!(field.scale > 0);
        for place in 0..field.len {
            let ids = field.ids(place).expect("every number is for something");
            assert!(names.insert((field.name, ids.clone())), "{} {ids:?} twice", field.name);
        }
        assert_eq!(field.ids(field.len), None);
        end += field.len;
    }
    assert_eq!(end, OBSERVATION_LEN);
}

#[test]
fn worlds_that_a_viewer_cannot_tell_apart_give_the_same_observation() {
    let mut differed = 0;
    for number in 0..games(20) {
        let mut stroll = Stroll::new(number);
        loop {
            for viewer in viewers(stroll.game.board().powers()) {
                let view = stroll.game.view(viewer);
                let seen = observe(&view);
                check_numbers(&seen);
                let other = view.sample(number ^ u64::from(stroll.decisions));
                differed += u32::from(other != stroll.game);
                assert!(observe(&other.view(viewer)) == seen, "{viewer:?} is told a secret");
            }
            if !stroll.step(&mut Vec::new()) {
                break;
            }
        }
    }
    assert!(differed > 1_000, "the sampled worlds hardly ever differ: {differed}");
}

/// Numbers that a network can take in: none missing or negative, none far beyond its scale.
fn check_numbers(seen: &Observation) {
    for field in &LAYOUT {
        for (place, number) in seen[field.offset..][..field.len].iter().enumerate() {
            let scaled = number / f32::from(field.scale);
            assert!(
                number.is_finite() && (0.0..=4.0).contains(&scaled),
                "{} {:?} is {number}",
                field.name,
                field.ids(place)
            );
        }
    }
}

#[test]
fn what_changes_the_board_changes_what_everyone_observes() {
    let mut changes = 0;
    for number in 0..games(10) {
        let mut stroll = Stroll::new(number);
        let viewers = viewers(stroll.game.board().powers());
        let mut last: Vec<(View, Observation)> = viewers
            .iter()
            .map(|viewer| stroll.game.view(*viewer))
            .map(|view| (view, observe(&view)))
            .collect();
        while stroll.step(&mut Vec::new()) {
            for (viewer, (view, seen)) in viewers.iter().zip(&mut last) {
                let now = stroll.game.view(*viewer);
                let sees = observe(&now);
                if now.board() != view.board() {
                    assert!(sees != *seen, "after {} decisions", stroll.decisions);
                    changes += 1;
                }
                (*view, *seen) = (now, sees);
            }
        }
    }
    assert!(changes > 1_000, "hardly anything changed: {changes}");
}

/// The number of a field for these ids.
fn number(seen: &Observation, name: &str, ids: &[&str]) -> f32 {
    let field = LAYOUT.iter().find(|field| field.name == name).expect("a field");
    let place = (0..field.len).find(|place| {
        field
            .ids(*place)
            .is_some_and(|found| found.iter().map(String::as_str).eq(ids.iter().copied()))
    });
    seen[field.offset + place.unwrap_or_else(|| panic!("{name} has no {ids:?}"))]
}

#[test]
fn an_observation_says_what_the_view_shows() {
    for number_of_game in 0..4 {
        let mut stroll = Stroll::new(number_of_game);
        for _ in 0..60 {
            stroll.step(&mut Vec::new());
        }
        let Some(asked) = stroll.asked() else { continue };
        let view = stroll.game.view(Some(asked));
        let (board, seen) = (view.board(), observe(&view));
        let is = |name, ids: &[&str], value: u32| {
            assert_eq!(number(&seen, name, ids), value as f32, "{name} {ids:?}");
        };
        is("round", &[], board.round().into());
        is("phase", &[board.phase().id()], 1);
        is("asked", &[asked.id()], 1);
        is("viewer", &[asked.id()], 1);
        for power in board.powers() {
            let sheet = board.sheet(power);
            is("victory-points", &[power.id()], sheet.vp.into());
            is("power-points", &[power.id()], sheet.power.into());
            is("dial", &[power.id(), &sheet.dial.to_string()], 1);
            is("hand-size", &[power.id()], sheet.hand.into());
        }
        for (card, copies) in view.hand() {
            is("hand", &[card.info().id], copies.into());
        }
        for region in Region::ALL {
            for figure in board.figures(region) {
                let (kind, commander) = (figure.kind(), board.commander(figure));
                let alike = board.figures_of(commander, region).and(kind.figures()).len();
                let ids = [region.id(), kind.owner.id(), kind.class.id(), commander.id()];
                is("figures", &ids, alike.into());
            }
            for power in board.powers() {
                is(
                    "corruption",
                    &[region.id(), power.id()],
                    board.corruption(region, power).into(),
                );
            }
            for (space, lies) in ["1", "2", "3"].into_iter().zip(board.spaces(region)) {
                if let ruinous_engine::Space::Card(card) = lies {
                    is("cards", &[region.id(), space, card.info().id], 1);
                }
            }
        }
    }
}

#[test]
fn a_spectator_observes_the_table_without_a_hand() {
    let setup = Setup::base(&[Power::Khorne, Power::Nurgle, Power::Tzeentch]).expect("a table");
    let game = Game::new(setup, &mut Seeded::new(7), None);
    let (seen, own) = (observe(&game.view(None)), observe(&game.view(Some(Power::Khorne))));
    for name in ["viewer", "hand"] {
        assert!(seen.field(name).is_some_and(|field| field.iter().all(|number| *number == 0.0)));
        assert!(own.field(name).is_some_and(|field| field.iter().any(|number| *number > 0.0)));
    }
    for field in LAYOUT.iter().filter(|field| !["viewer", "hand", "unseen"].contains(&field.name)) {
        assert_eq!(seen.field(field.name), own.field(field.name), "{}", field.name);
    }
    assert_eq!(seen.field("no such field"), None);
}

#[test]
fn looking_and_naming_allocate_nothing() {
    let mut numbers = Box::new([0.0; OBSERVATION_LEN]);
    for (seed, setup) in setups().into_iter().enumerate() {
        let (mut chance, mut random) = (Seeded::new(seed as u64), Random::new(seed as u64));
        let mut game = Game::new(setup, &mut chance, None);
        let allocated = allocation_counter::measure(|| {
            while let Next::Ask(decision) = game.next() {
                let view = game.view(Some(decision.power));
                observe_into(&view, &mut numbers);
                let option = random.pick(&view.options());
                let named = choice_index(option).and_then(choice_at).expect("it has an index");
                if game.choose(decision.power, named, &mut chance, None).is_err() {
                    break;
                }
            }
        });
        assert_eq!(allocated.count_total, 0, "{allocated:?}");
        assert!(game.board().outcome().is_some());
    }
}

// ---- the page

#[test]
fn the_page_tells_every_field_and_every_block() {
    let page = include_str!("../../../docs/learning.md");
    let has = |row: String| assert!(page.contains(&row), "docs/learning.md has no row {row}");
    for field in &LAYOUT {
        let axes: Vec<&str> = field.axes.iter().map(|axis| axis.id()).collect();
        let axes = if axes.is_empty() { "one number".to_owned() } else { axes.join(" × ") };
        has(format!("| `{}` | {} | {axes} | {} |", field.name, field.offset, field.scale));
    }
    for block in CHOICE_BLOCKS {
        has(format!("| `{}` | {} | {} |", block.name, block.offset, block.len));
    }
}
