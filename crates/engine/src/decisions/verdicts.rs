//! May this be chosen, and if not, why not? One verdict for each candidate of a question: the list of
//! options holds what it allows, and a refusal says what it answers.

use crate::{
    cards::{Ability, Card, Replacement, Upgrade, Whose},
    decisions::{Ask, Question, Refused, question::Wanted},
    game::Game,
    rules::{
        permissions::{self, CardRoom},
        phases, queries,
    },
    vocabulary::{
        Class, ClassSet, Figure, FigureSet, Group, Kind, Marks, Power, Region, RegionSet, Token,
    },
};

/// Nothing speaks against it, or the first thing that does.
pub(crate) type Verdict = Result<(), Refused>;

/// Something that could be chosen, with where it is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Candidate {
    Region(Region),
    /// A figure in a region, or off the board.
    Figure(Figure, Option<Region>),
    Token(Token, Region),
    Corruption(Power, Region),
    Card(Card),
    Empty,
    Power(Power),
    Upgrade(Upgrade),
    Die(u8),
    Yes,
}

impl Game {
    /// Whether a candidate may be chosen. Turns and hits have verdicts of their own, beside what they
    /// list.
    pub(crate) fn verdict(&self, ask: Ask, candidate: Candidate) -> Verdict {
        use Candidate as C;
        use Question as Q;
        let by = ask.by;
        let another_kind = || Err(Refused::Expected(ask.question.expects()));
        match ask.question {
            Q::PlaceToken { token, regions, .. } => {
                let C::Region(to) = candidate else { return another_kind() };
                named(regions, to)?;
                self.may_take_token(token, to)
            }
            Q::PlacePair { token, one, other } => {
                let C::Region(first) = candidate else { return another_kind() };
                let pair = [one, other].into_iter().find(|pair| pair[0] == first);
                let pair = pair.ok_or(Refused::NotNamed(first))?;
                // A pair is offered while one of its two regions can take a token.
                let [left, right] = pair.map(|region| self.may_take_token(token, region));
                left.or(right)
            }
            Q::MoveCorruptionTo { from, .. } => {
                let C::Region(to) = candidate else { return another_kind() };
                elsewhere(from, to)?;
                self.may_take_corruption(to)
            }
            Q::Spread { region } => {
                let C::Region(to) = candidate else { return another_kind() };
                bordering(region, to)?;
                self.may_take_corruption(to)
            }
            Q::MoveTokenTo { from, moving, .. } => {
                let C::Region(to) = candidate else { return another_kind() };
                within(moving.to(from), from, to)?;
                self.unruined(to)
            }
            Q::SendAwayTo { from, to: reach, .. } => {
                let C::Region(to) = candidate else { return another_kind() };
                within(reach.regions(from), from, to)
            }
            Q::FleeTo { from, .. } => {
                let C::Region(to) = candidate else { return another_kind() };
                bordering(from, to)
            }

            Q::RemoveCorruption { whose, .. } => {
                let C::Corruption(owner, at) = candidate else { return another_kind() };
                self.is_corruption(owner, at)?;
                whose_corruption(whose, by, owner)
            }
            Q::MoveCorruption { from, to, .. } => {
                let C::Corruption(owner, at) = candidate else { return another_kind() };
                self.is_corruption(owner, at)?;
                if to.is_none() {
                    self.somewhere(from, |to| {
                        let ask =
                            Ask { question: Q::MoveCorruptionTo { owner, from, left: 1 }, ..ask };
                        self.verdict(ask, C::Region(to))
                    })?;
                }
                Ok(())
            }
            Q::RemoveToken { tokens, .. } => {
                let C::Token(token, at) = candidate else { return another_kind() };
                kind_of_token(tokens.has(token), token)?;
                self.is_token(token, at)
            }
            Q::MoveToken { tokens, moving } => {
                let C::Token(token, at) = candidate else { return another_kind() };
                kind_of_token(tokens.has(token), token)?;
                self.is_token(token, at)?;
                self.somewhere(at, |to| {
                    let question = Q::MoveTokenTo { token, from: at, moving };
                    self.verdict(Ask { question, ..ask }, C::Region(to))
                })
            }

            Q::Discard { .. } => {
                let C::Card(card) = candidate else { return another_kind() };
                self.in_hand(by, card)
            }
            Q::PayToRemove { region, class } => {
                let C::Card(card) = candidate else { return another_kind() };
                self.somebody(ask, Q::RemoveEnemy { region, class }, region)?;
                self.in_hand(by, card)
            }
            Q::PayToSave { region } => {
                let C::Card(card) = candidate else { return another_kind() };
                self.somebody(ask, Q::Save { region }, region)?;
                self.in_hand(by, card)
            }
            Q::Cover { region, .. } => {
                let room = CardRoom::of(&self.board, by);
                match candidate {
                    C::Card(below) => {
                        let mut coverable = room.coverable(&self.board, by, region).into_iter();
                        let is_there = coverable.any(|(_, lies)| lies == below);
                        is_there.then_some(()).ok_or(Refused::NotCoverable(below))
                    }
                    C::Empty => {
                        let space = room.space(&self.board, region);
                        space.map(drop).ok_or(Refused::NoEmptySpace(region))
                    }
                    _ => another_kind(),
                }
            }
            Q::WhoDiscards { region, .. } => {
                let C::Power(power) = candidate else { return another_kind() };
                if power == by {
                    return Err(Refused::Yourself);
                }
                let is_present = !self.board.figures_of(power, region).is_empty();
                is_present.then_some(()).ok_or(Refused::NotPresent { power, region })
            }

            Q::Mark { .. }
            | Q::GiveUp { .. }
            | Q::TakeControl { .. }
            | Q::Kill { .. }
            | Q::RemoveEnemy { .. } => {
                let C::Figure(figure, _) = candidate else { return another_kind() };
                self.fits(by, figure, ask.question)
            }
            Q::SendAway { .. } | Q::Gather { .. } | Q::Flee { .. } => {
                let C::Figure(figure, at) = candidate else { return another_kind() };
                self.fits(by, figure, ask.question)?;
                self.may_leave(by, figure, at)
            }
            Q::Replace { how, .. } => {
                let C::Figure(figure, _) = candidate else { return another_kind() };
                self.fits(by, figure, ask.question)?;
                self.may_replace(by, figure, how)
            }
            Q::Save { .. } => {
                let C::Figure(figure, _) = candidate else { return another_kind() };
                self.fits(by, figure, ask.question)?;
                self.may_save(by, figure)
            }

            Q::CorruptOnceMore { region } => {
                let C::Yes = candidate else { return another_kind() };
                self.may_take_corruption(region)?;
                possible(self.corrupts_once_more(by, region).is_some())
            }
            Q::ComeAlong { class, .. } => {
                let C::Yes = candidate else { return another_kind() };
                let figures = self.board.reserve.and(Kind::of(by, class).figures());
                possible(!figures.is_empty())
            }
            Q::BringToken { region, token } => {
                let C::Yes = candidate else { return another_kind() };
                self.may_take_token(token, region)
            }
            Q::TakeWarpstone { from, to } => {
                let C::Yes = candidate else { return another_kind() };
                self.unruined(to)?;
                self.is_token(Token::Warpstone, from)
            }
            Q::FillSpace { region, .. } => {
                let C::Yes = candidate else { return another_kind() };
                self.unruined(region)?;
                let space = permissions::empty_space(&self.board, region);
                space.map(drop).ok_or(Refused::NoEmptySpace(region))
            }

            Q::RollAgain { .. } => {
                let C::Die(face) = candidate else { return another_kind() };
                let faces = self.flow.faces.get(usize::from(face.wrapping_sub(1)));
                faces.filter(|count| **count > 0).map(drop).ok_or(Refused::NoSuchDie(face))
            }
            Q::Upgrade => {
                let C::Upgrade(upgrade) = candidate else { return another_kind() };
                if upgrade.power() != by || upgrade.set() != self.board.setup.set_of(by) {
                    return Err(Refused::NotYourUpgrade(upgrade));
                }
                let is_new = !self.board.has_upgrade(upgrade);
                is_new.then_some(()).ok_or(Refused::HasUpgrade(upgrade))
            }

            Q::Turn | Q::Hit { .. } | Q::StrikeBack { .. } => another_kind(),
        }
    }

    fn may_take_token(&self, token: Token, region: Region) -> Verdict {
        self.unruined(region)?;
        let is_left = permissions::may_place_token(&self.board, token, region);
        is_left.then_some(()).ok_or(Refused::NoTokenLeft(token))
    }

    fn may_take_corruption(&self, region: Region) -> Verdict {
        self.unruined(region)?;
        match permissions::forbids_corruption(&self.board, region) {
            Some(card) => Err(Refused::ForbiddenByCard { card, region }),
            None => Ok(()),
        }
    }

    fn unruined(&self, region: Region) -> Verdict {
        (!self.board.is_ruined(region)).then_some(()).ok_or(Refused::Ruined(region))
    }

    fn is_corruption(&self, owner: Power, region: Region) -> Verdict {
        let is_there = self.board.corruption(region, owner) > 0;
        is_there.then_some(()).ok_or(Refused::NoSuchCorruption { owner, region })
    }

    fn is_token(&self, token: Token, region: Region) -> Verdict {
        let is_there = self.board.tokens(region, token) > 0;
        is_there.then_some(()).ok_or(Refused::NoSuchToken { token, region })
    }

    fn in_hand(&self, by: Power, card: Card) -> Verdict {
        let is_held = self.hand(by).any(|(held, _)| held == card);
        is_held.then_some(()).ok_or(Refused::NotInHand(card))
    }

    /// Whether what is to be moved from a region has anywhere to go.
    fn somewhere(&self, from: Region, verdict: impl Fn(Region) -> Verdict) -> Verdict {
        let is_any = Region::ALL.into_iter().any(|to| verdict(to).is_ok());
        is_any.then_some(()).ok_or(Refused::NowhereToGo(from))
    }

    /// Whether the question that follows would have anyone to choose.
    fn somebody(&self, ask: Ask, question: Question, region: Region) -> Verdict {
        let figures = self.pickable(Ask { question, ..ask }, Some(region));
        possible(!figures.is_empty())
    }

    fn group(&self, figure: Figure, asked: Power) -> Group {
        // Lists ask for many verdicts and read none of the refusals, so marks are looked up only
        // where there are any.
        let is_marked = self.board.marked().has(figure);
        let marks = if is_marked { self.board.marks(figure, asked) } else { Marks::EMPTY };
        Group { kind: figure.kind(), marks }
    }

    /// Whether a figure is one of those that a question asks for.
    fn fits(&self, by: Power, figure: Figure, question: Question) -> Verdict {
        let Some(Wanted { whose, classes, .. }) = question.figures() else {
            return Err(Refused::Expected(question.expects()));
        };
        let is_own = self.board.commands[by].has(figure);
        match whose {
            Whose::Own if !is_own => return Err(Refused::NotYours(self.group(figure, by))),
            Whose::Enemy if is_own => return Err(Refused::Yours(self.group(figure, by))),
            Whose::Own | Whose::Enemy | Whose::Anyone => {}
        }
        if classes.has(figure.kind().class) {
            return Ok(());
        }
        Err(Refused::WrongClass { group: self.group(figure, by), classes })
    }

    /// Those of some figures that fit a question: the same as above, for many at once.
    pub(super) fn fitting(&self, by: Power, figures: FigureSet, wanted: Wanted) -> FigureSet {
        let Wanted { whose, classes, .. } = wanted;
        let figures = match whose {
            Whose::Own => figures.and(self.board.commands[by]),
            Whose::Enemy => figures.but(self.board.commands[by]),
            Whose::Anyone => figures,
        };
        if classes == ClassSet::ALL { figures } else { figures.and(FigureSet::of_classes(classes)) }
    }

    /// Whether nothing keeps a figure from being moved out of its region, or off the reserve.
    fn may_leave(&self, by: Power, figure: Figure, at: Option<Region>) -> Verdict {
        let Some(region) = at else { return Ok(()) };
        let commander = self.board.commander(figure);
        if let Some(card) = permissions::holds_back(&self.board, commander, region) {
            return Err(Refused::ForbiddenByCard { card, region });
        }
        let is_held = self.board.hated.has(figure);
        if is_held { Err(Refused::Held(self.group(figure, by))) } else { Ok(()) }
    }

    fn may_replace(&self, by: Power, figure: Figure, how: Replacement) -> Verdict {
        match how {
            Replacement::WarriorByCultists => Ok(()),
            Replacement::Promotion => {
                let group = self.group(figure, by);
                if figure.owner() != by {
                    return Err(Refused::NotYours(group));
                }
                let takes_its_place = self.promoted(by, figure.kind().class);
                takes_its_place.map(drop).ok_or(Refused::NobodyToBecome(group))
            }
        }
    }

    fn may_save(&self, by: Power, figure: Figure) -> Verdict {
        if !self.board.tipped.has(figure) {
            return Err(Refused::NotKilled(self.group(figure, by)));
        }
        let is_savable = !phases::savable(&self.board, by, FigureSet::only(figure)).is_empty();
        is_savable.then_some(()).ok_or_else(|| Refused::NotSavable(self.group(figure, by)))
    }

    /// The figure of a Power's reserve that takes the place of one of this class.
    pub(crate) fn promoted(&self, by: Power, class: Class) -> Option<Figure> {
        let next = match class {
            Class::Cultist => Class::Warrior,
            Class::Warrior => Class::Daemon,
            Class::Daemon => return None,
        };
        self.board.reserve.and(Kind::of(by, next).figures()).first()
    }

    /// The upgrade by which a Power may place one token more in a region now.
    #[inline(always)]
    pub(crate) fn corrupts_once_more(&self, by: Power, region: Region) -> Option<Upgrade> {
        let once_more = |ability| match ability {
            Ability::CorruptsOnceMore(figures) => Some(figures),
            _ => None,
        };
        let (upgrade, figures) = self.board.find_upgrade(by, once_more)?;
        let may = !self.board.is_used(upgrade)
            && self.board.figures_of(by, region).len() >= figures
            && permissions::may_place_corruption(&self.board, region);
        may.then_some(upgrade)
    }

    /// Whether the hits that are left can kill a figure, or among early hits be put on it.
    pub(crate) fn hit_verdict(&self, ask: Ask, figure: Figure) -> Verdict {
        let (board, by) = (&self.board, ask.by);
        let (region, low, sixes, is_one_by_one) = match ask.question {
            Question::Hit { region, low, sixes, early } => (region, low, sixes, early),
            // Hits in return count as dice below 6 (ruling 8).
            Question::StrikeBack { region, hits, .. } => (region, hits, 0, false),
            other => return Err(Refused::Expected(other.expects())),
        };
        let needs =
            if is_one_by_one { 1 } else { queries::hits_to_kill(board, by, figure, region) };
        if queries::is_hit_only_by_sixes(board, figure) && sixes < needs {
            return Err(Refused::OnlySixes(self.group(figure, by)));
        }
        let has = low.saturating_add(sixes);
        if has < needs { Err(Refused::NotEnoughHits { needs, has }) } else { Ok(()) }
    }
}

fn named(regions: RegionSet, to: Region) -> Verdict {
    regions.has(to).then_some(()).ok_or(Refused::NotNamed(to))
}

fn elsewhere(from: Region, to: Region) -> Verdict {
    (from != to).then_some(()).ok_or(Refused::MustLeave(from))
}

fn bordering(from: Region, to: Region) -> Verdict {
    within(from.borders(), from, to)
}

/// Whether what leaves a region may go so far.
fn within(reach: RegionSet, from: Region, to: Region) -> Verdict {
    if reach.has(to) {
        Ok(())
    } else if from == to {
        Err(Refused::MustLeave(from))
    } else if from.borders().has(to) {
        Err(Refused::NotNamed(to))
    } else {
        Err(Refused::NotBordering { region: to, of: from })
    }
}

fn whose_corruption(whose: Whose, by: Power, owner: Power) -> Verdict {
    match whose {
        Whose::Own if owner != by => Err(Refused::NotYourCorruption(owner)),
        Whose::Enemy if owner == by => Err(Refused::YourCorruption),
        Whose::Own | Whose::Enemy | Whose::Anyone => Ok(()),
    }
}

fn kind_of_token(is_meant: bool, token: Token) -> Verdict {
    is_meant.then_some(()).ok_or(Refused::WrongToken(token))
}

fn possible(is_so: bool) -> Verdict {
    is_so.then_some(()).ok_or(Refused::NothingToDo)
}
