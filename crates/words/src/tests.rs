//! Every word of the game has its words, and nothing that can happen leaves a reader without.

use std::{collections::BTreeSet, path::Path};

use ruinous_engine::{
    Card, CardSet, Cause, Change, Choice, Class, ClassSet, Decision, EndedBy, Event, Game,
    Gathering, Group, Kind, Manner, Mark, Marks, Moving, OldWorldCard, OldWorldSet, Outcome, Phase,
    Power, PowerSet, Provenance, Question, Random, Reach, Reason, Refused, Region, RegionSet,
    Replacement, Seeded, Setup, SetupError, Target, Token, Unknown, Upgrade, Whose,
    chance::Dice,
    dial,
    notation::{self, CannotUndo, NotationError, RecordError, RecordProblem},
};

use crate::{AnyCard, Language, Named, OldWorldOrigin, Sentence, SetOf, Teller, Text};

/// Nothing was missing, and no variable was.
pub fn assert_well(text: &Text) {
    assert_eq!(text.problems(), Vec::<String>::new());
}

#[test]
fn whole_games_can_be_told_in_every_language() {
    let setup = Setup::new(&Power::ALL, CardSet::Morrslieb, OldWorldSet::Mixed).expect("five");
    for language in Language::ALL {
        for text in [Text::plain(language), Text::marked(language)] {
            for seed in 0..6 {
                tell_a_game(&text, setup, seed);
            }
            assert_well(&text);
        }
    }
}

fn tell_a_game(text: &Text, setup: Setup, seed: u64) {
    let (mut chance, mut players) = (Seeded::new(seed), Random::new(seed));
    let mut teller = Teller::new(Some(Power::Khorne));
    let mut events = Vec::new();
    let mut game = Game::new(setup, &mut chance, Some(&mut events));
    loop {
        for told in teller.tell(text, &events) {
            assert!(!Sentence::read(&told.text).words().is_empty());
        }
        events.clear();
        let Some(decision) = game.decision() else { break };
        text.question(&decision, game.board());
        text.cause(&decision, game.board());
        let options = game.options();
        for option in options.iter().step_by(5) {
            text.choice(*option, &decision);
        }
        let choice = players.pick(&options).expect("a decision has options");
        game.choose(decision.power, choice, &mut chance, Some(&mut events)).expect("listed");
    }
}

/// Tries something in each language.
pub fn in_every_language(check: impl Fn(&Text)) {
    for language in Language::ALL {
        check(&Text::plain(language));
    }
}

#[test]
fn every_word_of_the_game_has_its_words() {
    in_every_language(words_of_the_game);
}

fn words_of_the_game(text: &Text) {
    for power in Power::ALL {
        for form in ["the", "short", "sign"] {
            assert!(!text.form(power, form).is_empty());
        }
        text.say(format!("wants-{power}"));
        for tick in 1..=dial::length(power) {
            text.instruction(power, tick);
        }
        for class in Class::ALL {
            let kind = Kind::of(power, class);
            text.form(kind, "a");
            text.form(kind, "the");
            for count in [1, 2, 5] {
                text.figures(kind, count);
            }
        }
    }
    for region in Region::ALL {
        for form in ["the", "short"] {
            text.form(region, form);
        }
        assert!(text.form(region, "short").chars().count() <= 4, "{region}");
    }
    for token in Token::ALL {
        for form in ["a", "short"] {
            text.form(token, form);
        }
        text.say(format!("token-rule-{token}"));
    }
    for class in Class::ALL {
        text.form(class, "a");
        text.form(class, "plural");
        assert_eq!(text.form(class, "letter").chars().count(), 1);
    }
    for phase in Phase::ALL {
        text.name(phase);
        text.say(format!("phase-rule-{phase}"));
    }
    for mark in Mark::ALL {
        text.name(mark);
    }
    for provenance in Provenance::ALL {
        text.name(provenance);
        text.form(provenance, "meaning");
    }
    assert_well(text);
}

#[test]
fn every_card_has_a_name_and_a_text() {
    in_every_language(cards);
}

fn cards(text: &Text) {
    for card in AnyCard::all() {
        assert!(!text.name(card).is_empty());
        text.card_facts(card);
        assert!(text.card_text(card).iter().all(|part| part.ends_with('.')), "{}", card.id());
        // Every card can be asked for by its id and by its name, in any letters.
        for name in [card.id().to_owned(), text.name(card).to_uppercase()] {
            assert!(text.find_cards(&name).contains(&card), "{name}");
        }
    }
    let message = |card: OldWorldCard| text.bundle.get_message(&card.message());
    for card in OldWorldCard::all() {
        let has_track_text = message(card).is_some_and(|it| it.get_attribute("track").is_some());
        assert_eq!(has_track_text, card.info().on_track.is_some(), "{card}");
    }
    assert_eq!(AnyCard::all().count(), (30 + 41) + (20 + 25) + (22 + 8 + 1));
    assert_well(text);
}

#[test]
fn cards_of_one_name_have_texts_of_their_own() {
    let messages: Vec<String> = AnyCard::all().map(|card| card.message()).collect();
    let all: BTreeSet<&String> = messages.iter().collect();
    assert_eq!(all.len(), messages.len());
    let text = Text::english();
    let count =
        |origin| OldWorldCard::all().filter(|card| OldWorldOrigin::of(*card) == origin).count();
    assert_eq!(OldWorldOrigin::ALL.map(count), [22, 8, 1]);
    for set in CardSet::ALL {
        for power in Power::ALL {
            text.form(SetOf(power, set), "title");
        }
    }
    for origin in OldWorldOrigin::ALL {
        text.form(origin, "title");
    }
    assert_well(&text);
}

#[test]
fn the_name_of_a_power_fits_into_a_sentence() {
    let text = Text::english();
    let powers = PowerSet::of(&[Power::Slaanesh, Power::HornedRat]);
    assert_eq!(text.powers(powers), "Slaanesh and the Horned Rat");
    assert_eq!(text.powers_first(powers), "Slaanesh and the Horned Rat");
    assert_eq!(text.powers_first(PowerSet::of(&[Power::HornedRat])), "The Horned Rat");
    assert_eq!(text.powers_first(PowerSet::EMPTY), text.say("list-none"));
}

#[test]
fn a_part_of_a_name_finds_a_card() {
    let text = Text::english();
    let found =
        |word: &str| -> Vec<&str> { text.find_cards(word).iter().map(|card| card.id()).collect() };
    assert_eq!(found("blood god's"), ["the-blood-gods-call"]);
    assert_eq!(found("Skull Th"), ["the-skull-throne"]);
    assert_eq!(found("Skull"), ["the-skull-throne", "skulltaker"]);
    assert_eq!(found("teleport"), ["teleport"]);
    // Both sets have upgrades of one name, and one Old World card was revised.
    assert_eq!(found("bloodsworn"), ["bloodsworn"; 2]);
    assert_eq!(found("The Horned One's Due"), ["the-horned-ones-due"; 2]);
    assert_eq!(found("clan rats"), ["clan-rats"]);
    assert!(found("power of").len() > 1);
    assert!(found("nothing of the kind").is_empty());
    assert!(found("’").is_empty());
}

fn decision(question: Question, cause: Cause) -> Decision {
    Decision { number: 0, power: Power::Nurgle, question, cause }
}

fn some_game() -> Game {
    let setup = Setup::base(&Power::ALL[..4]).expect("four Powers can play");
    Game::new(setup, &mut Seeded::new(1), None)
}

#[test]
fn every_question_and_cause_is_asked_in_words() {
    in_every_language(questions_and_causes);
}

fn questions_and_causes(text: &Text) {
    let game = some_game();
    let board = game.board();
    let (region, token) = (Region::Empire, Token::Noble);
    let figure = Kind::of(Power::Khorne, Class::Warrior).figures().first().expect("there are some");
    let (whose, classes, regions) = (Whose::Anyone, ClassSet::ALL, RegionSet::ALL);
    let moving = Moving::AwayFrom(region);
    let from_reserve = Gathering { from: Reach::OtherOrReserve, ..Gathering::OWN };
    let mut questions = vec![
        Question::Turn,
        Question::PlacePair { token, one: [region; 2], other: [region; 2] },
        Question::MoveToken { tokens: ruinous_engine::TokenSet::ALL, moving },
        Question::MoveTokenTo { token, from: region, moving },
        Question::WhoDiscards { region, cards: None },
        Question::MoveCorruption { from: region, to: Some(Region::Kislev), left: 1 },
        Question::MoveCorruptionTo { owner: Power::Khorne, from: region, left: 1 },
        Question::Spread { region },
        Question::CorruptOnceMore { region },
        Question::Cover { card: Card::new(Power::Nurgle, CardSet::Morrslieb, 0), region },
        Question::Flee { from: region, to: None },
        Question::Flee { from: region, to: Some(Region::Kislev) },
        Question::Replace { region, how: Replacement::WarriorByCultists },
        Question::Replace { region, how: Replacement::Promotion },
        Question::PayToRemove { region, class: Class::Cultist },
        Question::RemoveEnemy { region, class: Class::Cultist },
        Question::PayToSave { region },
        Question::Save { region },
        Question::ComeAlong { region, class: Class::Warrior },
        Question::BringToken { region, token },
        Question::RollAgain { region, early: false },
        Question::Gather { to: region, left: u8::MAX, what: Gathering::OWN },
        Question::TakeControl { region, classes, kept: true },
        Question::SendAway { region, whose, classes, to: Reach::Other },
        Question::SendAwayTo { figure, from: region, to: Reach::Other },
        Question::FleeTo { figure, from: region },
        Question::GiveUp { region, classes, corrupts: None },
        Question::TakeWarpstone { from: region, to: Region::Kislev },
        Question::FillSpace { figure, region },
        Question::Upgrade,
    ];
    questions.extend(Mark::ALL.map(|mark| Question::Mark { region, mark, whose, classes }));
    for left in [1, 2, 5] {
        questions.extend([
            Question::MoveCorruption { from: region, to: None, left },
            Question::PlaceToken { token, left, manner: Manner::Apart, regions },
            Question::PlaceToken { token, left, manner: Manner::Together, regions },
            Question::RemoveCorruption { left, region: None, whose },
            Question::RemoveToken { left, tokens: ruinous_engine::TokenSet::ALL },
            Question::Discard { left },
            Question::Gather { to: region, left, what: Gathering::OWN },
            Question::Gather { to: region, left, what: from_reserve },
            Question::Kill { region, left },
            Question::StrikeBack { region, against: Power::Khorne, hits: left, early: false },
        ]);
        for sixes in 0..=left {
            questions.extend([true, false].map(|early| Question::Hit {
                region,
                low: left - sixes,
                sixes,
                early,
            }));
        }
    }
    let causes: Vec<Cause> = [Cause::Rules, Cause::Dial, Cause::Hero]
        .into_iter()
        .chain(Card::all().map(Cause::Card))
        .chain(Upgrade::all().map(Cause::Upgrade))
        .chain(
            OldWorldCard::all().filter(|card| card.info().on_track.is_some()).map(Cause::OldWorld),
        )
        .collect();
    for question in questions {
        let asked = text.question(&decision(question, Cause::Rules), board);
        assert!(!asked.contains('{') && !asked.is_empty(), "{asked}");
        for &cause in &causes {
            text.cause(&decision(question, cause), board);
        }
    }
    assert_well(text);
}

#[test]
fn every_event_is_told_or_left_out_on_purpose() {
    in_every_language(events);
}

fn events(text: &Text) {
    let (power, region, token, space) = (Power::Nurgle, Region::Empire, Token::Skaven, 0);
    let figure = Kind::of(power, Class::Cultist).figures().first().expect("there are Lepers");
    let card = Card::new(power, CardSet::Base, 0);
    let old_world = OldWorldCard::all().next().expect("there are Old World cards");
    let upgrade = Upgrade::new(power, CardSet::Base, 0);
    let mut dice = Dice::default();
    assert!(dice.push(6) && dice.push(1));
    let outcome = Outcome { by: EndedBy::Vp, winners: PowerSet::of(&[power]) };
    let chosen = |choice| Event::Chosen { by: power, choice, forced: false };
    let done = Choice::Choose(ruinous_engine::Thing::Done);
    let mut told = vec![
        chosen(done),
        Event::RoundBegan(2),
        Event::CorruptionStepBegan,
        Event::OldWorldDrawn(old_world),
        Event::JoinedTrack(old_world),
        Event::LeftTrack { space, card: old_world },
        Event::TokenPlaced { token, region, by: None, cause: Cause::Rules },
        Event::TokenPlaced { token, region, by: Some(power), cause: Cause::OldWorld(old_world) },
        Event::TokensLeftOut { token, count: 2, region: None },
        Event::TokensLeftOut { token, count: 1, region: Some(region) },
        Event::TokenRemoved { token, region },
        Event::TokenMoved { token, from: region, to: Region::Kislev },
        Event::PeasantCaptured { by: power, region },
        Event::Drew { power, card: Some(card) },
        Event::Drew { power, card: None },
        Event::Discarded { power, card },
        Event::LostAtRandom(power),
        Event::Reshuffled(power),
        Event::PowerPoints { power, points: 1, why: Change::Refilled },
        Event::PowerPoints { power, points: 1, why: Change::By(Cause::Card(card)) },
        Event::Passed(power),
        Event::Summoned { figure, by: power, from: None, to: region },
        Event::Summoned { figure, by: power, from: Some(region), to: region },
        Event::Settled { figure, region, space },
        Event::CardPlayed { card, region, space },
        Event::CardCancelled { card, region, space },
        Event::CardRemoved { card, region, space },
        Event::CardCovered { card, region, space },
        Event::CoveredRemoved { card, region, space },
        Event::CardSetAside { card, region, space },
        Event::CardCashed(card),
        Event::Appeared { figure, region },
        Event::RolledAgain { by: power, region, before: 1, after: 6 },
        Event::StoodUp(figure),
        Event::Detained { figure, region },
        Event::DetainedReleased,
        Event::Eclipsed(figure),
        Event::EclipseEnded,
        Event::CorruptionMoved {
            owner: Power::Khorne,
            by: power,
            from: region,
            to: Region::Kislev,
        },
        Event::Sheltered { power, region },
        Event::ControlTaken { figure, by: Power::Slaanesh, kept: true },
        Event::ControlEnded(figure),
        Event::Rolled { by: power, region, dice },
        Event::Wounded { by: power, figure },
        Event::Tipped { by: power, figure, region },
        Event::Killed { by: power, figure, region },
        Event::ReserveEmpty(figure.kind()),
        Event::Tied { powers: PowerSet::of(&[power, Power::Khorne]), region },
        Event::CorruptionPlaced { power, region },
        Event::CorruptionRemoved { owner: power, region },
        Event::CounterEarned { power, region },
        Event::Ruined { region, card: 1 },
        Event::RuinCleared(region),
        Event::DialTurned { power, tick: 1 },
        Event::Upgraded(upgrade),
    ];
    told.extend(Phase::ALL.map(Event::PhaseBegan));
    told.extend(Mark::ALL.map(|mark| Event::Marked { figure, mark, card }));
    let causes = [
        Cause::Hero,
        Cause::Dial,
        Cause::Card(card),
        Cause::Upgrade(upgrade),
        Cause::OldWorld(old_world),
    ];
    told.extend(causes.map(|cause| Event::Removed { figure, region, cause }));
    let reasons = [
        Reason::Domination(region),
        Reason::Ruiner(region),
        Reason::RuinFirst(region),
        Reason::RuinSecond(region),
        Reason::RuinFirstShared(region),
        Reason::RuinSecondShared(region),
        Reason::Dial,
        Reason::Peasants,
        Reason::MostPeasants,
        Reason::Card(card),
        Reason::Upgrade(upgrade),
    ];
    for points in [1, 2] {
        told.extend(reasons.map(|reason| Event::Scored { power, points, reason }));
    }
    for event in told {
        for run in [vec![event], vec![event; 3]] {
            assert!(text.events(&run).is_some(), "{event:?}");
        }
    }
    let left_out = [
        chosen(Choice::Pass),
        Event::PowerPoints { power, points: 1, why: Change::Paid },
        Event::Removed { figure, region, cause: Cause::Rules },
        Event::Ended(outcome),
        Event::Dominated { power, region },
        Event::Spent(figure),
        Event::BattleBegan(region),
        Event::UpgradeUsed(upgrade),
        Event::WoundsHealed { by: power, region },
        Event::CountersReturned,
    ];
    for event in left_out {
        assert_eq!(text.events(&[event]), None);
    }
    for by in EndedBy::ALL {
        for winners in [PowerSet::EMPTY, PowerSet::of(&[power]), PowerSet::ALL] {
            text.ended(Outcome { by, winners }, 50);
        }
    }
    assert_well(text);
}

#[test]
fn every_refusal_says_what_is_wrong() {
    in_every_language(refusals);
}

fn refusals(text: &Text) {
    let (region, card) = (Region::Kislev, Card::new(Power::Khorne, CardSet::Base, 0));
    let old_world = OldWorldCard::all()
        .find(|card| card.info().on_track.is_some())
        .expect("some card acts on the track");
    let group = Group { kind: Kind::of(Power::Slaanesh, Class::Warrior), marks: Marks::EMPTY };
    let refusals = [
        Refused::GameOver,
        Refused::NotYourDecision { asked: Power::Khorne },
        Refused::NotSetAside(card),
        Refused::NotNamed(region),
        Refused::NotBordering { region, of: Region::Empire },
        Refused::MustLeave(region),
        Refused::NowhereToGo(region),
        Refused::NotFrom(region),
        Refused::NotThere { group, region: None },
        Refused::NotThere { group, region: Some(region) },
        Refused::NotYours(group),
        Refused::Yours(group),
        Refused::WrongClass { group, classes: ClassSet::ALL },
        Refused::NobodyToBecome(group),
        Refused::NotKilled(group),
        Refused::NotSavable(group),
        Refused::NoSuchToken { token: Token::Noble, region },
        Refused::WrongToken(Token::Noble),
        Refused::NoSuchCorruption { owner: Power::Nurgle, region },
        Refused::NotYourCorruption(Power::Nurgle),
        Refused::YourCorruption,
        Refused::NotCoverable(card),
        Refused::NotPresent { power: Power::Nurgle, region },
        Refused::Yourself,
        Refused::NoSuchDie(3),
        Refused::NotYourUpgrade(Upgrade::new(Power::Khorne, CardSet::Base, 0)),
        Refused::HasUpgrade(Upgrade::new(Power::Khorne, CardSet::Base, 0)),
        Refused::MustChoose,
        Refused::NothingToDo,
        Refused::Ambiguous,
        Refused::NotInHand(card),
        Refused::NotEnoughPower { needs: 3, has: 0 },
        Refused::NotEnoughPower { needs: 3, has: 1 },
        Refused::NotEnoughPower { needs: 3, has: 2 },
        Refused::NoSuchFigure { group, from: None },
        Refused::NoSuchFigure { group, from: Some(region) },
        Refused::Held(group),
        Refused::NothingAsked,
        Refused::OutOfReach(region),
        Refused::NoEmptySpace(region),
        Refused::Ruined(region),
        Refused::ForbiddenByCard { card, region },
        Refused::ForbiddenByOldWorld { card: old_world, region },
        Refused::NoSuchTarget(Target::Peasant),
        Refused::NoSuchTarget(Target::Figure(group)),
        Refused::Shielded(group),
        Refused::Protected(group),
        Refused::OnlySixes(group),
        Refused::NotEnoughHits { needs: 2, has: 1 },
        Refused::NoTokenLeft(Token::Hero),
    ];
    let expected = ruinous_engine::Expected::ALL.map(Refused::Expected);
    for refused in refusals.into_iter().chain(expected) {
        assert!(text.refusal(refused).ends_with('.'), "{refused}");
    }
    let word = "rubbish".to_owned();
    let unknown = |kind| NotationError::Unknown(Unknown { kind, word: word.clone() });
    let misread = [
        NotationError::Empty,
        unknown("Power"),
        unknown("region"),
        unknown("something new"),
        NotationError::Missing("a verb"),
        NotationError::Missing("the number it shows"),
        NotationError::Missing("something new"),
        NotationError::UnknownVerb(word.clone()),
        NotationError::UnknownThing(word.clone()),
        NotationError::Unexpected(word.clone()),
        NotationError::OpenBracket,
    ];
    for error in misread {
        text.misreading(&error);
    }
    for error in [
        SetupError::TooFewPowers(0),
        SetupError::TooFewPowers(2),
        SetupError::PowerTwice(Power::Khorne),
    ] {
        text.setup_error(error);
    }
    for why_not in [
        CannotUndo::NothingChosen,
        CannotUndo::AnotherChose(Power::HornedRat),
        CannotUndo::Die,
        CannotUndo::Unreplayable,
        CannotUndo::Draw,
        CannotUndo::Secret(Power::Khorne),
    ] {
        assert!(text.cannot_undo(why_not).ends_with('.'), "{why_not}");
    }
    for problem in [
        RecordProblem::NoHeading,
        RecordProblem::BadSetup(word.clone()),
        RecordProblem::Unreadable(word.clone()),
        RecordProblem::Refused(Refused::MustChoose),
        RecordProblem::ForcedOtherwise(Power::Khorne, Choice::Pass),
        RecordProblem::ChanceExpected(word.clone()),
        RecordProblem::ChanceLeftOver,
        RecordProblem::NotThere(word.clone()),
    ] {
        let error = RecordError { line: 7, problem };
        let told = |rules| text.record_error(Path::new("some.rec"), &error, rules);
        let sentence = told(None);
        assert!(sentence.contains("some.rec") && sentence.contains('7'), "{sentence}");
        assert_eq!(told(Some(notation::RULES)), sentence);
        let other = told(Some(notation::RULES + 1));
        let by = (notation::RULES + 1).to_string();
        assert!(other.starts_with(&sentence) && other[sentence.len()..].contains(&by), "{other}");
    }
    assert_well(text);
}
