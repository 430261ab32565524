//! Why a bot chose what it chose, for a person who asks for a hint.

use ruinous_bots::{Decided, Ground, Reason, evaluation::Term};
use ruinous_engine::{Decision, Power};

use crate::{Line, Text};

/// The most terms that are told: more would not help.
const MOST_TOLD: usize = 4;
/// What weighs less than this part of the weightiest term is not worth a sentence.
const WORTH_TELLING: f32 = 0.1;

impl Text {
    /// What a bot would choose in a player's place, and why: sentences, most important first.
    pub fn hint(&self, decided: &Decided, decision: &Decision) -> Vec<String> {
        let choice = self.choice(decided.choice, decision);
        let mut sentences = vec![self.line("hint-choice").word("choice", choice).say()];
        sentences.extend(self.reasons(&decided.reasons, decision.power));
        sentences
    }

    /// What spoke for a Power's choice and against it, a sentence each, most important first.
    pub fn reasons(&self, reasons: &[Reason], by: Power) -> Vec<String> {
        let is_term = |reason: &&Reason| {
            matches!(reason.ground, Ground::Term { .. } | Ground::Victory { .. })
        };
        let weightiest = reasons.iter().filter(is_term).map(|reason| reason.weight.abs());
        let least = WORTH_TELLING * weightiest.fold(0.0, f32::max);
        let mut terms = 0;
        let is_told = |reason: &&Reason| {
            if !is_term(reason) {
                return true;
            }
            let is_news = reason.weight.abs() >= least
                && is_plain(reason, by)
                && !is_behind_another(reason, reasons);
            terms += usize::from(is_news);
            is_news && terms <= MOST_TOLD
        };
        reasons.iter().filter(is_told).map(|reason| self.reason(reason)).collect()
    }

    fn reason(&self, reason: &Reason) -> String {
        let weight = reason.weight;
        match reason.ground {
            Ground::Chance => self.line("hint-chance").number("options", whole(1.0 / weight)),
            Ground::Useful => self.line("hint-useful"),
            Ground::Pointless => self.line("hint-pointless"),
            Ground::WinChance => {
                self.line("hint-win-chance").number("percent", whole(100.0 * weight))
            }
            Ground::Visits => self.line("hint-visits").number("tries", whole(weight)),
            Ground::Victory { power, more } => {
                let line = self.line(sentence("hint-victory", more));
                self.for_or_against(line.name("power", power), weight)
            }
            Ground::Term { term, power, more, region } => {
                let line = self.line(sentence(message(term), more));
                let line = match region {
                    Some(region) => line.word("place", "region").name("region", region),
                    None => line.word("place", "none"),
                };
                self.for_or_against(line.name("power", power), weight)
            }
        }
        .say()
    }

    /// A reason as it is told, with what speaks against the choice named so.
    fn for_or_against<'a>(&'a self, reason: Line<'a>, weight: f32) -> Line<'a> {
        if weight < 0.0 { self.line("hint-against").word("reason", reason.say()) } else { reason }
    }
}

/// The one of a message's two sentences that tells of more of something, or of less.
fn sentence(message: &str, more: bool) -> String {
    format!("{message}.{}", if more { "more" } else { "less" })
}

/// A number as people count.
fn whole(number: f32) -> u32 {
    number.round() as u32
}

/// Whether anyone can see why a reason speaks for the choice, or against it: more is good for whoever
/// has it, and what is good for a rival is bad. Weights that were found by playing hold otherwise here
/// and there, for reasons that nobody can tell.
fn is_plain(reason: &Reason, by: Power) -> bool {
    parts(reason).is_none_or(|(term, power, more)| {
        let is_good = more != (term == Term::FiguresThreatened);
        (is_good == (power == by)) == (reason.weight > 0.0)
    })
}

/// Whether a reason only tells the other side of one that is told as well: who dominates a region is
/// not on the way to it any more.
fn is_behind_another(reason: &Reason, reasons: &[Reason]) -> bool {
    let Some((term, power, more)) = parts(reason) else { return false };
    let goals: Vec<Term> = std::iter::successors(goal(term), |term| goal(*term)).collect();
    reasons.iter().filter_map(parts).any(|(other, whose, direction)| {
        goals.contains(&other) && whose == power && direction != more
    })
}

fn parts(reason: &Reason) -> Option<(Term, Power, bool)> {
    match reason.ground {
        Ground::Term { term, power, more, .. } => Some((term, power, more)),
        _ => None,
    }
}

/// What something is on the way to, and turns into when it is there.
fn goal(term: Term) -> Option<Term> {
    match term {
        Term::Openings => Some(Term::CountersOnTheWay),
        Term::CountersOnTheWay => Some(Term::CountersInReach),
        Term::DominationOnTheWay => Some(Term::Domination),
        Term::RuinLater => Some(Term::RuinNow),
        _ => None,
    }
}

/// The message of a term.
fn message(term: Term) -> &'static str {
    match term {
        Term::VictoryPoints => "hint-victory-points",
        Term::NearFifty => "hint-near-fifty",
        Term::Dial => "hint-dial",
        Term::NearVictory => "hint-near-victory",
        Term::Ticks => "hint-ticks",
        Term::CountersInReach => "hint-counters-in-reach",
        Term::CountersOnTheWay => "hint-counters-on-the-way",
        Term::Openings => "hint-openings",
        Term::Domination => "hint-domination",
        Term::DominationOnTheWay => "hint-domination-on-the-way",
        Term::DominationToSpare => "hint-domination-to-spare",
        Term::CorruptionComing => "hint-corruption-coming",
        Term::RuinNow => "hint-ruin-now",
        Term::RuinLater => "hint-ruin-later",
        Term::FiguresThreatened => "hint-figures-threatened",
        Term::FiguresOnBoard => "hint-figures-on-board",
        Term::Presence => "hint-presence",
        Term::CardsInHand => "hint-cards-in-hand",
        Term::Upgrades => "hint-upgrades",
        Term::MorePower => "hint-more-power",
        Term::PowerLeft => "hint-power-left",
        Term::PointsAtRuin => "hint-points-at-ruin",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ruinous_bots::{Budget, Level};
    use ruinous_engine::{CardSet, Game, Next, OldWorldSet, Region, Seeded, Setup};

    use super::*;
    use crate::tests::assert_well;

    fn term(term: Term, power: Power, more: bool, region: Option<Region>, weight: f32) -> Reason {
        Reason { ground: Ground::Term { term, power, more, region }, weight }
    }

    #[test]
    fn every_term_has_words_of_its_own_for_more_and_for_less() {
        let text = Text::english();
        let mut said = BTreeSet::new();
        for about in Term::ALL {
            for more in [true, false] {
                for region in [None, Some(Region::Empire)] {
                    let sentences = Power::ALL.map(|power| {
                        let is_good = more != (about == Term::FiguresThreatened);
                        let weight = if is_good { 1.0 } else { -1.0 };
                        let told = text.reasons(&[term(about, power, more, region, weight)], power);
                        assert!(told[0].ends_with('.') && !told[0].contains("  "), "{told:?}");
                        assert!(told[0].contains(&text.form(power, "short")), "{told:?}");
                        told.concat()
                    });
                    // What is about no region is told alike with one and without.
                    let has_region = sentences[0].contains(&text.form(Region::Empire, "the"));
                    if region.is_none() || has_region {
                        for sentence in sentences {
                            assert!(said.insert(sentence.clone()), "{sentence} is said twice");
                        }
                    }
                }
            }
        }
        assert_well(&text);
    }

    #[test]
    fn every_ground_has_words() {
        let text = Text::english();
        let grounds = [
            (Ground::Chance, 0.25, "It was drawn by lot from 4 options."),
            (Ground::Chance, 1.0, "There was nothing else to choose."),
            (Ground::Useful, 7.0, "It does something useful."),
            (Ground::Pointless, 0.0, "Nothing that is open would do anything useful."),
            (Ground::WinChance, 0.237, "The chance of winning then seems to be 24%."),
            (Ground::WinChance, 0.001, "It leaves next to no chance of winning."),
            (Ground::WinChance, 1.0, "It all but wins the game."),
            (Ground::Visits, 1.0, "It was tried out once in thought."),
            (
                Ground::Victory { power: Power::Khorne, more: false },
                0.2,
                "Khorne is less likely to win the game in this round.",
            ),
            (
                Ground::Victory { power: Power::Nurgle, more: true },
                -0.2,
                "Against it: Nurgle is likelier to win the game in this round.",
            ),
        ];
        for (ground, weight, sentence) in grounds {
            assert_eq!(text.reasons(&[Reason { ground, weight }], Power::Khorne), [sentence]);
        }
        let often = [Reason { ground: Ground::Visits, weight: 1200.0 }];
        let often = text.reasons(&often, Power::Khorne);
        assert!(often[0].contains("1200"), "{often:?}");
        for weight in [0.0, f32::NAN, f32::INFINITY, -1.0] {
            text.reasons(&[Reason { ground: Ground::Chance, weight }], Power::Khorne);
        }
        assert_well(&text);
    }

    #[test]
    fn what_weighs_most_is_told_first_and_what_weighs_little_is_not() {
        let text = Text::english();
        let (khorne, rat) = (Power::Khorne, Power::HornedRat);
        let reasons = [
            Reason { ground: Ground::WinChance, weight: 0.5 },
            term(Term::Domination, khorne, true, Some(Region::Kislev), 2.0),
            // The other side of the same.
            term(Term::DominationOnTheWay, khorne, false, Some(Region::Kislev), -1.5),
            term(Term::DominationOnTheWay, rat, false, Some(Region::Empire), 1.0),
            // Who would understand that?
            term(Term::Presence, khorne, true, Some(Region::Kislev), -0.9),
            term(Term::CardsInHand, khorne, false, None, -0.5),
            term(Term::Upgrades, khorne, true, None, 0.1),
        ];
        assert_eq!(
            text.reasons(&reasons, khorne),
            [
                "The chance of winning then seems to be 50%.",
                "Khorne is surer to dominate Kislev.",
                "The Horned Rat stays farther from dominating the Empire.",
                "Against it: Khorne has fewer cards in hand.",
            ]
        );
        let many = Term::ALL.map(|about| term(about, khorne, true, None, 1.0));
        assert_eq!(text.reasons(&many, khorne).len(), MOST_TOLD);
        assert_well(&text);
    }

    #[test]
    fn every_choice_of_every_opponent_is_given_reasons_in_words() {
        let text = Text::english();
        let setup = Setup::new(&Power::ALL, CardSet::Morrslieb, OldWorldSet::Mixed);
        let levels = [Level::Cultist, Level::Warrior, Level::Daemon(Budget::Iterations(5))];
        let mut with_terms = 0;
        for level in levels {
            let mut chance = Seeded::new(3);
            let mut game = Game::new(setup.clone().expect("a table"), &mut chance, None);
            let mut bot = level.bot(3);
            while let Next::Ask(decision) = game.next() {
                let view = game.view(Some(decision.power));
                let decided = bot.choose(&view, &view.options());
                let hint = text.hint(&decided, &decision);
                assert!(hint.len() > 1 || view.options().len() == 1, "{hint:?}");
                assert!(hint.len() <= 3 + MOST_TOLD, "{hint:?}");
                assert!(hint.iter().all(|sentence| !sentence.contains(['{', '}'])), "{hint:?}");
                with_terms += u32::from(hint.len() > 3);
                game.choose(decision.power, decided.choice, &mut chance, None).expect("listed");
            }
        }
        assert!(with_terms > 50, "a Warrior has more to say: {with_terms}");
        assert_well(&text);
    }
}
