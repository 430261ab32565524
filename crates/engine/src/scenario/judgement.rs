//! What a scenario asks an opponent, instead of checking a rule.

use super::{Failure, Line, Malformed, expect::Expectation};
use crate::{
    decisions::Choice,
    game::Game,
    notation::{choice_line, list},
};

/// What an opponent is asked where a scenario ends, and what it had better answer.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// The opponent, by the name that asks for it. The rules know none of them.
    pub bot: String,
    /// The line that names it.
    pub line: usize,
    /// What a competent player could take.
    choice: Vec<Line>,
    /// What none would.
    avoid: Vec<Line>,
}

/// The judgement of a file that names a bot and what it is to choose: both or neither.
pub(super) fn read(
    bot: Option<(String, usize)>,
    expectations: &[Expectation],
) -> Result<Option<Judgement>, Malformed> {
    let wrong = |line, reason: &str| Err(Malformed { line, reason: reason.to_owned() });
    let expects = |expectation: &&Expectation| {
        expectation.choice().is_some() || expectation.avoid().is_some()
    };
    let (bot, line) = match (bot, expectations.iter().find(expects)) {
        (None, None) => return Ok(None),
        (None, Some(expectation)) => {
            return wrong(expectation.line(), "no bot is asked: name one at the top");
        }
        (Some((_, line)), None) => {
            return wrong(line, "a bot is asked: add choice or avoid to what is expected");
        }
        (Some(bot), Some(_)) => bot,
    };
    let choice = expectations.iter().find_map(Expectation::choice).unwrap_or_default().to_vec();
    let avoid = expectations.iter().find_map(Expectation::avoid).unwrap_or_default().to_vec();
    if let Some(empty) = expectations.iter().find(|expectation| {
        [expectation.choice(), expectation.avoid()].into_iter().flatten().any(<[Line]>::is_empty)
    }) {
        return wrong(empty.line(), "name at least one choice");
    }
    let is_both = |line: &&Line| choice.iter().any(|other| other.choice == line.choice);
    if let Some(line) = avoid.iter().find(is_both) {
        return wrong(line.number, "this is to be chosen and to be avoided");
    }
    Ok(Some(Judgement { bot, line, choice, avoid }))
}

impl Judgement {
    /// What is wrong with an answer to what is asked in this game, if something is.
    pub fn fault(&self, game: &Game, answer: Choice) -> Option<Failure> {
        let by = game.decision()?.power;
        let found = || choice_line(by, answer);
        let texts = |lines: &[Line]| list(lines.iter().map(|line| format!("\"{}\"", line.text)));
        let is_meant = |line: &&Line| match game.meant(line.power, line.choice) {
            Ok(option) => option == answer,
            Err(fitting) => fitting.contains(&answer),
        };
        if let Some(line) = self.avoid.iter().find(is_meant) {
            let expected = format!("anything but {}", texts(&self.avoid));
            return Some(Failure::new(Some(line.number), "avoid", expected, found()));
        }
        if self.choice.is_empty() || self.choice.iter().any(|line| is_meant(&line)) {
            return None;
        }
        let first = self.choice.first().map(|line| line.number);
        Some(Failure::new(first, "choice", texts(&self.choice), found()))
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::Scenario;

    /// Nurgle has one power point left and a Leper to summon, or passes.
    fn file(bot: &str, expect: &str) -> String {
        format!(
            "title = 'A Leper, or nothing'\n{bot}\npowers = ['khorne', 'nurgle', 'tzeentch']\n\
             [region.kislev]\nfigures = {{ nurgle = 'cultist' }}\n\
             [power]\nkhorne = {{ power = 0 }}\nnurgle = {{ power = 1 }}\ntzeentch = {{ power = 0 }}\n\
             [expect]\n{expect}\n"
        )
    }

    fn malformed(bot: &str, expect: &str) -> String {
        Scenario::read(&file(bot, expect)).expect_err("it is malformed").to_string()
    }

    const BOT: &str = "bot = 'daemon:2000'";
    const SUMMON: &str = "nurgle summon cultist to kislev";

    #[test]
    fn a_bot_and_what_it_is_to_choose_go_together() {
        let pass = "choice = ['nurgle pass']";
        assert_eq!(malformed("", pass), "line 11: no bot is asked: name one at the top");
        assert_eq!(
            malformed(BOT, ""),
            "line 2: a bot is asked: add choice or avoid to what is expected"
        );
        assert_eq!(malformed(BOT, "avoid = []"), "line 11: name at least one choice");
        assert_eq!(
            malformed(BOT, &format!("{pass}\navoid = ['nurgle pass']")),
            "line 12: this is to be chosen and to be avoided"
        );
        let judged = Scenario::read(&file(BOT, pass)).expect("it is well formed");
        let judgement = judged.judgement().expect("it asks a bot");
        assert_eq!((judgement.bot.as_str(), judgement.line), ("daemon:2000", 2));
    }

    #[test]
    fn what_is_no_option_is_named_with_its_line() {
        let told = |expect: &str| {
            let scenario = Scenario::read(&file(BOT, expect)).expect("it is well formed");
            scenario.run().expect_err("it cannot be asked")[0].to_string()
        };
        assert_eq!(
            told("choice = [\n'nurgle pass',\n'nurgle summon daemon to kislev']"),
            "line 13: choice: expected \"nurgle summon daemon to kislev\" is allowed, \
             found refused: it costs 3 power and there are 1"
        );
        assert_eq!(
            told("avoid = ['khorne pass']"),
            "line 11: avoid: expected \"khorne pass\" is allowed, found refused: nurgle is asked"
        );
    }

    #[test]
    fn an_answer_is_right_if_it_is_named_or_not_to_be_avoided() {
        let fault = |expect: &str, answer: &str| {
            let scenario = Scenario::read(&file(BOT, expect)).expect("it is well formed");
            assert_eq!(scenario.run(), Ok(()));
            let game = scenario.played().expect("it can be played");
            let (_, answer) =
                crate::notation::parse_choice(answer, crate::CardSet::Base).expect("a choice");
            let judgement = scenario.judgement().expect("it asks a bot");
            judgement.fault(&game, answer).map(|fault| fault.to_string())
        };
        let both = &format!("choice = ['{SUMMON}', 'nurgle summon cultist to empire']");
        assert_eq!(fault(both, SUMMON), None);
        assert_eq!(
            fault(both, "nurgle pass").as_deref(),
            Some(
                "line 11: choice: expected \"nurgle summon cultist to kislev\", \
                 \"nurgle summon cultist to empire\", found nurgle pass"
            )
        );
        assert_eq!(fault("avoid = ['nurgle pass']", SUMMON), None);
        assert_eq!(
            fault("avoid = ['nurgle pass']", "nurgle pass").as_deref(),
            Some("line 11: avoid: expected anything but \"nurgle pass\", found nurgle pass")
        );
    }
}
