//! Why a choice is refused: the verdict on what was chosen.

use crate::{
    cards::Card,
    decisions::{
        Ask, Choice, Expected, Options, Question, Refused, Target, Thing, verdicts::Candidate,
    },
    game::Game,
    rules::{
        permissions::{self, CardRoom},
        queries,
    },
    vocabulary::{Figure, FigureSet, Group, Power, Region, RegionSet},
};

impl Game {
    /// Why a Power may not make this choice now; nothing if it may.
    pub fn why_not(&self, power: Power, choice: Choice) -> Option<Refused> {
        if self.flow.stack.top().is_none() {
            return Some(Refused::GameOver);
        }
        let Some(ask) = self.flow.asked() else { return Some(Refused::NothingAsked) };
        if ask.by != power {
            return Some(Refused::NotYourDecision { asked: ask.by });
        }
        let mut options = Options::new();
        self.list(ask, &mut options);
        (!options.contains(&choice)).then(|| self.refusal(ask, choice))
    }

    /// Why a choice is not among the options of a question.
    fn refusal(&self, ask: Ask, choice: Choice) -> Refused {
        let expected = ask.question.expects();
        match (expected, choice) {
            (Expected::Turn, Choice::Summon { group, from, to }) => {
                self.why_not_summon(ask.by, group, from, to)
            }
            (Expected::Turn, Choice::Play { card, region }) => {
                self.why_not_play(ask.by, card, region)
            }
            (Expected::Turn, Choice::Choose(Thing::Card(card))) => Refused::NotSetAside(card),
            (Expected::Hit, Choice::Hit(target)) => self.why_not_hit(ask, target),
            (Expected::Turn | Expected::Hit, _) => Refused::Expected(expected),
            (_, Choice::Choose(thing)) => self.why_not_thing(ask, thing),
            _ => Refused::Expected(expected),
        }
    }

    fn why_not_thing(&self, ask: Ask, thing: Thing) -> Refused {
        let candidate = match thing {
            Thing::Region(region) => Candidate::Region(region),
            Thing::Figure { group, region } => return self.why_not_figure(ask, group, region),
            Thing::Token { token, region } => {
                return self.why_not_in(ask, region, |at| Candidate::Token(token, at));
            }
            Thing::Corruption { owner, region } => {
                return self.why_not_in(ask, region, |at| Candidate::Corruption(owner, at));
            }
            Thing::Card(card) => Candidate::Card(card),
            Thing::Upgrade(upgrade) => Candidate::Upgrade(upgrade),
            Thing::Power(power) => Candidate::Power(power),
            Thing::Die(face) => Candidate::Die(face),
            Thing::Empty => Candidate::Empty,
            Thing::Yes => Candidate::Yes,
            Thing::Done if ask.question.expects() != Expected::YesOrNo => {
                return Refused::MustChoose;
            }
            Thing::No | Thing::Done => return Refused::Expected(ask.question.expects()),
        };
        self.verdict(ask, candidate).err().unwrap_or(Refused::Ambiguous)
    }

    /// Why nothing of a region, or of those in question if none is named, can be chosen.
    fn why_not_in(
        &self,
        ask: Ask,
        region: Option<Region>,
        candidate: impl Fn(Region) -> Candidate,
    ) -> Refused {
        let among = ask.question.among();
        let first = match region {
            Some(region) if among.has(region) => Some(region),
            Some(region) if !among.is_empty() => return Refused::NotFrom(region),
            _ => among.into_iter().next(),
        };
        let Some(at) = first else { return Refused::Expected(ask.question.expects()) };
        self.verdict(ask, candidate(at)).err().unwrap_or(Refused::Ambiguous)
    }

    fn why_not_figure(&self, ask: Ask, group: Group, region: Option<Region>) -> Refused {
        if ask.question.expects() != Expected::Figure {
            return Refused::Expected(ask.question.expects());
        }
        let among = ask.question.among();
        let places = match region {
            Some(region) if !among.has(region) => return Refused::NotFrom(region),
            Some(region) => RegionSet::of(&[region]),
            None => among,
        };
        let missing = Refused::NotThere { group, region: region.or(ask.question.confined_to()) };
        let there = |at: Region| Some((self.alike(self.board.figures(at), group, ask.by)?, at));
        let Some((figure, at)) = places.into_iter().find_map(there) else { return missing };
        let verdict = self.verdict(ask, Candidate::Figure(figure, Some(at)));
        verdict.err().unwrap_or(Refused::Ambiguous)
    }

    /// A figure that a written group can mean: one with exactly its marks, or else with more.
    fn alike(&self, figures: FigureSet, group: Group, asked: Power) -> Option<Figure> {
        let mut of_kind = figures.and(group.kind.figures());
        let exactly = self.board.first_of(figures, group, asked);
        exactly.or_else(|| {
            of_kind.find(|figure| group.marks.but(self.board.marks(*figure, asked)).is_empty())
        })
    }

    fn why_not_summon(
        &self,
        power: Power,
        group: Group,
        from: Option<Region>,
        to: Region,
    ) -> Refused {
        let board = &self.board;
        let figures = match from {
            Some(from) => board.figures_of(power, from),
            None => board.reserve_of(power),
        };
        let Some(figure) = board.first_of(figures, group, power) else {
            return Refused::NoSuchFigure { group, from };
        };
        if let Some(region) = from
            && let Some(card) = permissions::holds_back(board, power, region)
        {
            return Refused::ForbiddenByCard { card, region };
        }
        if from.is_some() && board.hated.has(figure) {
            return Refused::Held(group);
        }
        if !permissions::reach(board, power).has(to) {
            return Refused::OutOfReach(to);
        }
        let needs = queries::summoning_cost(board, figure, power, to);
        Refused::NotEnoughPower { needs, has: board.sheet(power).power }
    }

    fn why_not_play(&self, power: Power, held: Card, region: Region) -> Refused {
        let board = &self.board;
        if !self.hand(power).any(|(card, _)| card == held) {
            return Refused::NotInHand(held);
        }
        if board.is_ruined(region) {
            return Refused::Ruined(region);
        }
        if let Some(card) = permissions::forbids_cards(board, power, region) {
            return Refused::ForbiddenByCard { card, region };
        }
        if !CardRoom::of(board, power).has_room(board, power, region) {
            return Refused::NoEmptySpace(region);
        }
        if let Some(card) = permissions::forbids_magic_cards(board, region)
            && held.info().magic
        {
            return Refused::ForbiddenByOldWorld { card, region };
        }
        let needs = queries::card_cost(board, held, region);
        Refused::NotEnoughPower { needs, has: board.sheet(power).power }
    }

    fn why_not_hit(&self, ask: Ask, target: Target) -> Refused {
        let (board, by) = (&self.board, ask.by);
        let missing = Refused::NoSuchTarget(target);
        let Target::Figure(group) = target else { return missing };
        let (region, whose) = match ask.question {
            Question::StrikeBack { region, against, .. } => {
                (region, board.figures_of(against, region))
            }
            Question::Hit { region, .. } => (region, board.figures(region).but(board.commands[by])),
            other => return Refused::Expected(other.expects()),
        };
        let Some(figure) = self.alike(whose.but(board.tipped), group, by) else { return missing };
        if board.shielded.has(figure) {
            return Refused::Shielded(group);
        }
        if !permissions::targets(board, by, region).has(figure) {
            return Refused::Protected(group);
        }
        self.hit_verdict(ask, figure).err().unwrap_or(Refused::Ambiguous)
    }
}
