//! The machine: runs unfinished business up to the next decision. What each phase does is in
//! `rules/phases`; what each question offers is in `decisions/options.rs`, what taking an option does
//! in `decisions/answers.rs`.

use crate::{
    board::{Board, Event, Reason, bag::Bag},
    cards::{Ability, Card},
    chance::{self, Chance, Deck},
    decisions::{Ask, Cause, Choice, Frame, Manner, Options, Question, Work},
    game::Game,
    rules::{permissions, queries},
    vocabulary::{Class, Figure, Phase, Power, Region, RegionSet, Token},
};

/// A game in motion: what it is played on, where chance comes from, who listens.
pub(crate) struct Play<'a> {
    pub game: &'a mut Game,
    pub chance: &'a mut dyn Chance,
    pub events: Option<&'a mut Vec<Event>>,
    /// The options of the decision at which the machine stopped.
    pub options: &'a mut Options,
}

/// Why the machine stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Halt {
    /// A Power is asked; the options are listed.
    Ask,
    /// It is a Power's turn, which is asked for whatever the options are; they are not listed.
    Turn,
    /// The game is over.
    Over,
    /// The phase that was waited for is about to begin.
    AtPhase,
}

impl Play<'_> {
    /// Goes on to the next decision and lists its options, to the end, or to the beginning of a
    /// phase.
    pub fn run(&mut self, stop_before: Option<Phase>) -> Halt {
        let halt = self.advance(stop_before);
        if halt != Halt::Turn {
            return halt;
        }
        self.game.list_options(self.options);
        Halt::Ask
    }

    /// The same, but a turn's options, which are many, are not listed.
    pub fn advance(&mut self, stop_before: Option<Phase>) -> Halt {
        self.options.clear();
        loop {
            let ask = match self.game.flow.stack.top() {
                None => return Halt::Over,
                Some(Frame::Work(work)) => {
                    if stop_before.is_some_and(|phase| work == Work::Begin(phase)) {
                        return Halt::AtPhase;
                    }
                    self.work(work);
                    continue;
                }
                Some(Frame::Ask(ask)) => ask,
            };
            self.options.clear();
            if ask.question == Question::Turn {
                return Halt::Turn;
            }
            self.game.list(ask, self.options);
            match self.options[..] {
                [] => self.nothing_to_choose(ask),
                [only] if !ask.question.is_always_asked() => {
                    self.chance.told_forced(ask.by, only);
                    self.happen(Event::Chosen { by: ask.by, choice: only, forced: true });
                    self.take(ask, only);
                }
                _ => return Halt::Ask,
            }
        }
    }

    /// Takes a listed option of the decision at the top, without asking whether it is one.
    #[inline]
    pub fn answer(&mut self, choice: Choice) {
        let Some(ask) = self.game.flow.asked() else { return };
        self.game.flow.decisions += 1;
        self.happen(Event::Chosen { by: ask.by, choice, forced: false });
        self.take(ask, choice);
    }

    /// Does the next piece of what the rules go through by themselves.
    pub fn work(&mut self, work: Work) {
        match work {
            Work::Begin(phase) => self.begin(phase),
            Work::CarryOut { card, step, used } => self.carry_out(card, step, used),
            Work::Turns { next } => self.next_turn(next),
            Work::Resolve { card, region, effect } => self.resolve(card, region, effect),
            Work::Join { by, region } => self.join_summoned(by, region),
            Work::EarlyCards { left, space } => self.early_cards(left, space),
            Work::Battles { left, fought } => self.battles(left, fought),
            Work::Rolls { region, early, left, cause } => self.rolls(region, early, left, cause),
            Work::BattleOver { region, saved } => self.battle_over(region, saved),
            Work::AfterBattles { left, stage } => self.after_battles(left, stage),
            Work::EachGivesUp { region, left, classes, corrupts, cause } => {
                self.each_gives_up(region, left, classes, corrupts, cause);
            }
            Work::EachScatters { region, left, cause } => self.each_scatters(region, left, cause),
            Work::Corruption { left, stage } => self.corruption_step(left, stage),
            Work::Heroes { left, done } => self.heroes(left, done),
            Work::Track { space } => self.track(space),
            Work::EachDiscards { region, left, cause } => self.each_discards(region, left, cause),
            Work::ScoreRuins => self.score_ruins(),
            Work::Dials { left, extra } => self.dials(left, extra),
            Work::CheckEnd => self.check_end(),
        }
    }

    fn begin(&mut self, phase: Phase) {
        self.happen(Event::PhaseBegan(phase));
        match phase {
            Phase::OldWorld => self.begin_old_world(),
            Phase::Draw => self.begin_draw(),
            Phase::Summoning => self.begin_summoning(),
            Phase::Battle => self.begin_battle(),
            Phase::Corruption => self.begin_corruption(),
            Phase::End => self.begin_end(),
        }
    }

    // ---- what every phase needs

    pub fn board(&self) -> &Board {
        &self.game.board
    }

    /// Lets something happen: the board changes, and whoever listens is told.
    #[inline(always)]
    pub fn happen(&mut self, event: Event) {
        self.game.board.apply(event);
        if let Some(events) = &mut self.events {
            events.push(event);
        }
    }

    /// Begins what the rules then go through, before all else.
    #[inline]
    pub fn push(&mut self, work: Work) {
        self.game.flow.stack.push(Frame::Work(work));
    }

    /// Asks a Power something, before all else.
    #[inline]
    pub fn ask(&mut self, by: Power, cause: Cause, question: Question) {
        self.game.flow.stack.push(Frame::Ask(Ask { by, cause, question }));
    }

    #[inline]
    pub fn pop(&mut self) {
        self.game.flow.stack.pop();
    }

    /// Goes on with this in the place of what is at the top.
    #[inline]
    pub fn go_on(&mut self, work: Work) {
        self.replace(Frame::Work(work));
    }

    #[inline]
    pub fn replace(&mut self, frame: Frame) {
        self.game.flow.stack.replace(frame);
    }

    pub fn score(&mut self, power: Power, points: u8, reason: Reason) {
        if points > 0 {
            self.happen(Event::Scored { power, points, reason });
        }
    }

    /// A Power draws cards; an empty deck takes the discards back, and when both are empty the
    /// draw ends (ruling 18).
    pub fn draw_cards(&mut self, power: Power, cards: u8) {
        for _ in 0..cards {
            if self.board().sheets[power].deck == 0 {
                let discard = self.board().sheets[power].discard;
                if discard.is_empty() {
                    return;
                }
                self.game.hidden.decks[power] = discard;
                self.happen(Event::Reshuffled(power));
            }
            let bag = Bag::from(self.game.hidden.decks[power]);
            let nth = self.board().sheets[power].drawn;
            let place = chance::draw(self.chance, Deck::Chaos(power), bag, nth);
            self.game.hidden.decks[power].take(place);
            self.game.hidden.hands[power].add(place);
            let card = Card::new(power, self.board().setup.set_of(power), place);
            self.happen(Event::Drew { power, card: Some(card) });
        }
    }

    pub fn discard_card(&mut self, power: Power, card: Card) {
        self.game.hidden.hands[power].take(card.place());
        self.happen(Event::Discarded { power, card });
    }

    /// A Power has to discard: all it has, if that is not more, and otherwise it is asked.
    pub fn must_discard(&mut self, power: Power, cards: u8, cause: Cause) {
        if self.board().sheets[power].hand > cards {
            return self.ask(power, cause, Question::Discard { left: cards });
        }
        let hand = self.game.hidden.hands[power];
        for place in hand.kinds() {
            for _ in 0..hand.count(place) {
                let card = Card::new(power, self.board().setup.set_of(power), place);
                self.discard_card(power, card);
            }
        }
    }

    /// A token is placed, where a Power chose or the cause says; or it is left out (ruling 19).
    pub fn place_token(&mut self, token: Token, region: Region, by: Option<Power>, cause: Cause) {
        if permissions::may_place_token(self.board(), token, region) {
            self.happen(Event::TokenPlaced { token, region, by, cause });
        } else {
            self.happen(Event::TokensLeftOut { token, count: 1, region: Some(region) });
        }
    }

    /// A token goes to each of these regions. Where fewer are left, the Power that acts for the Old
    /// World chooses which of them get one (ruling 19).
    pub fn place_tokens(
        &mut self,
        token: Token,
        regions: RegionSet,
        by: Option<Power>,
        cause: Cause,
    ) {
        let open = regions.and(self.board().unruined());
        let left = self.board().supply(token);
        if left == 0 || left >= open.len() {
            for region in regions {
                self.place_token(token, region, by, cause);
            }
            return;
        }
        self.leave_tokens_out(token, regions.len() - left);
        let acting = queries::lowest_threat(self.board());
        let manner = Manner::Apart;
        self.ask(acting, cause, Question::PlaceToken { token, left, manner, regions: open });
    }

    /// Tokens for which there is no region, or of which none is left (ruling 19).
    pub fn leave_tokens_out(&mut self, token: Token, count: u8) {
        self.happen(Event::TokensLeftOut { token, count, region: None });
    }

    /// A Power places corruption, token by token. With every token from the second of the phase on
    /// it is asked whether the region has what the Power needs for a counter (ruling 11).
    pub fn place_corruption(&mut self, power: Power, region: Region, tokens: u8) {
        if tokens == 0 || !permissions::may_place_corruption(self.board(), region) {
            return;
        }
        for _ in 0..tokens {
            self.happen(Event::CorruptionPlaced { power, region });
            self.check_condition(power, region);
        }
    }

    /// A Power that has placed two tokens or more in a region this phase earns a counter there, if
    /// the region is what it needs; two in this round are enough where a card says so.
    pub fn check_condition(&mut self, power: Power, region: Region) {
        let placed = self.board().placed[region][power];
        if placed.in_round() >= 2
            && !self.board().earned[region].has(power)
            && (placed.in_phase() >= 2 && permissions::meets_condition(self.board(), power, region)
                || permissions::card_meets_condition(self.board(), power, region))
        {
            self.earn_counter(power, region);
        }
    }

    /// A Power met its dial condition: one counter for a region and phase at the most.
    pub fn earn_counter(&mut self, power: Power, region: Region) {
        if self.board().earned[region].has(power) {
            return;
        }
        self.happen(Event::CounterEarned { power, region });
        let pays = |ability| match ability {
            Ability::ScoresCounters(points, token) => Some((points, token)),
            _ => None,
        };
        if let Some((upgrade, (points, token))) = self.board().find_upgrade(power, pays)
            && self.board().tokens(region, token) > 0
        {
            self.score(power, points, Reason::Upgrade(upgrade));
        }
    }

    /// A card of a Power's hand is discarded at random.
    pub fn lose_card(&mut self, power: Power) {
        let hand = self.game.hidden.hands[power];
        if hand.is_empty() {
            return;
        }
        // No two cards are lost at the same decision, so its number tells the draws apart.
        let nth = self.game.flow.decisions as u16;
        let place = chance::draw(self.chance, Deck::Hand(power), hand.into(), nth);
        self.happen(Event::LostAtRandom(power));
        self.discard_card(power, Card::new(power, self.board().setup.set_of(power), place));
    }

    /// A figure leaves the board without being killed, or after it was.
    pub fn remove_figure(&mut self, figure: Figure, region: Region, cause: Cause) {
        self.happen(Event::Removed { figure, region, cause });
        self.release_kept(figure);
    }

    /// Whom a figure controlled while it stood is free when it is gone (ruling 15).
    pub fn release_kept(&mut self, gone: Figure) {
        if self.board().kept.is_empty() || gone.kind().class != Class::Daemon {
            return;
        }
        for figure in self.board().kept.and(self.board().commands[gone.owner()]) {
            self.happen(Event::ControlEnded(figure));
        }
    }
}
