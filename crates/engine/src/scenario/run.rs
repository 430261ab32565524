//! Plays a scenario through the real engine.

use super::{Failure, Line, Scenario};
use crate::{
    chance::{Deck, ScriptFailure, Scripted},
    decisions::Choice,
    game::Game,
    notation::{choice_line, list},
    play::Halt,
};

/// Where a scenario stopped.
pub(super) struct End {
    pub game: Game,
    /// Whether a Power is being asked.
    pub asking: bool,
}

pub(super) fn run(scenario: &Scenario) -> Result<(), Vec<Failure>> {
    let end = play(scenario)?;
    let failures: Vec<Failure> =
        scenario.expectations.iter().filter_map(|expectation| expectation.check(&end)).collect();
    if failures.is_empty() { Ok(()) } else { Err(failures) }
}

pub(super) fn play(scenario: &Scenario) -> Result<End, Vec<Failure>> {
    let (mut game, mut chance) = (scenario.position, scenario.chance.clone());
    let one = |failure: Failure| vec![failure];
    let stop = |left: usize| if left == 0 { scenario.until } else { None };
    let mut halt = game.run_until(stop(scenario.play.len()), None, &mut chance, None);
    check_script(&chance, &game).map_err(one)?;
    for (number, line) in scenario.play.iter().enumerate() {
        let choice = answer(&game, halt, line).map_err(one)?;
        let left = scenario.play.len() - number - 1;
        halt = game.run_until(stop(left), Some(choice), &mut chance, None);
        check_script(&chance, &game).map_err(one)?;
    }
    if halt == Halt::Ask && scenario.until.is_some() {
        return Err(one(unanswered(&game, scenario)));
    }
    if !chance.dice.is_empty() {
        let found = format!("left over: {}", list(&chance.dice));
        return Err(one(Failure::new(None, "dice", "every die is rolled", found)));
    }
    Ok(End { game, asking: halt == Halt::Ask })
}

/// The option that a line of `play` means.
fn answer(game: &Game, halt: Halt, line: &Line) -> Result<Choice, Failure> {
    // A choice too many runs on into later phases, so it is said where the game has come.
    let refused = |found: String| {
        let (round, phase) = (game.board().round(), game.board().phase());
        let found = format!("{found} (round {round}, {phase} phase)");
        Failure::new(Some(line.number), "play", format!("\"{}\"", line.text), found)
    };
    if halt != Halt::Ask {
        return Err(refused("nothing is asked any more".to_owned()));
    }
    if let Some(decision) = game.decision()
        && decision.power != line.power
    {
        return Err(refused(format!("{} is asked: {}", decision.power, offers(game))));
    }
    game.meant(line.power, line.choice).map_err(|fitting| {
        refused(if fitting.is_empty() {
            let why = game.why_not(line.power, line.choice);
            let why = why.map_or(String::new(), |why| format!("{why}; "));
            format!("{why}{}", offers(game))
        } else {
            let lines = fitting.into_iter().map(|choice| choice_line(line.power, choice));
            format!("several options fit: {}", list(lines))
        })
    })
}

/// The options of the present decision, as many as a person wants to read.
fn offers(game: &Game) -> String {
    const MOST: usize = 12;
    let Some(decision) = game.decision() else { return "nothing is asked".to_owned() };
    let options = game.options();
    let shown = options.iter().take(MOST).map(|option| choice_line(decision.power, *option));
    let more = options.len().saturating_sub(MOST);
    let more = if more > 0 { format!(" and {more} more") } else { String::new() };
    format!("the options are: {}{more}", list(shown))
}

fn unanswered(game: &Game, scenario: &Scenario) -> Failure {
    let until = scenario.until.map_or("", |phase| phase.id());
    let asked = game.decision().map_or(String::new(), |decision| decision.power.to_string());
    let found = format!("{asked} is asked on the way and play does not answer; {}", offers(game));
    Failure::new(None, "until", until, found)
}

fn check_script(chance: &Scripted, game: &Game) -> Result<(), Failure> {
    match chance.failure {
        None => Ok(()),
        Some(ScriptFailure::NoDie(roll)) => {
            let found = format!("{} rolls in {} and none is left", roll.by, roll.region);
            Err(Failure::new(None, "dice", "a die", found))
        }
        Some(ScriptFailure::NotInDeck(deck, place)) => {
            let whose = match deck {
                Deck::Chaos(power) | Deck::Hand(power) => power.id(),
                Deck::OldWorld => "old-world",
                Deck::Tokens => "tokens",
                Deck::Powers => "powers",
            };
            let card = deck.name_of(place, game.board().setup());
            Err(Failure::new(None, &format!("draws.{whose}"), card, "it is not in the deck"))
        }
    }
}
