//! From a scenario's tables to a position.

use super::{
    Malformed,
    figures::{self, Figures},
    read::{Item, Value, card_of, check_owner, old_world_card},
};
use crate::{
    board::{Placed, Ruin, SPACES, Space},
    cards::{Card, Effect, Upgrade},
    game::Game,
    rules::queries,
    setup::Setup,
    vocabulary::{ByPower, Class, Figure, Kind, Mark, Phase, Power, Region, Token, dial, printed},
};

/// More tokens than any scenario needs, and few enough to add up safely.
const MOST_TOKENS: u8 = 40;

/// A position that is being put together.
pub(super) struct Arrangement {
    game: Game,
    start: Phase,
    power: ByPower<Option<u8>>,
    /// The Old World deck's size, and the line that says so.
    deck: Option<(u8, usize)>,
}

impl Arrangement {
    pub fn new(setup: Setup, start: Phase, round: u8) -> Self {
        let mut game = Game::undealt(setup, start);
        game.board.round = round;
        game.board.phase = start;
        Self { game, start, power: ByPower::default(), deck: None }
    }

    /// Fills in what was not said.
    pub fn finish(mut self) -> Result<Game, Malformed> {
        let board = &mut self.game.board;
        let unseen = board.old_world_unseen.len();
        match self.deck {
            Some((deck, line)) if deck > unseen => {
                let reason = format!("only {unseen} Old World cards are left for the deck");
                return Err(Malformed { line, reason });
            }
            Some((deck, _)) => board.old_world_deck = deck,
            None => board.old_world_deck = board.old_world_deck.min(unseen),
        }
        for power in self.game.board.powers() {
            let full = match self.start {
                Phase::OldWorld | Phase::Draw | Phase::Summoning => {
                    queries::full_power(&self.game.board, power)
                }
                _ => 0,
            };
            self.game.board.sheets[power].power = self.power[power].unwrap_or(full);
        }
        Ok(self.game)
    }

    fn at_table(&self, item: &Item<'_>) -> Result<Power, Malformed> {
        let power = item.key_word()?;
        if self.game.board.powers().has(power) {
            Ok(power)
        } else {
            Err(item.value.wrong(format!("{power} is not at the table")))
        }
    }

    // ---- regions

    pub fn regions(&mut self, value: Value<'_>) -> Result<(), Malformed> {
        for item in value.table()? {
            let region = item.key_word()?;
            let parts = item.value.table()?;
            // Figures first: a Horror in a card space must stand in its region.
            for part in parts.iter().filter(|part| part.key == "figures") {
                self.figures(region, part.value)?;
            }
            for part in &parts {
                match part.key {
                    "figures" => {}
                    "corruption" => self.corruption(region, part.value)?,
                    "tokens" => self.tokens(region, part.value)?,
                    "cards" => self.cards(region, part.value)?,
                    "ruined" => self.ruined(region, part.value)?,
                    "placed" => {}
                    _ => {
                        let known = "figures, corruption, placed, tokens, cards, ruined";
                        return Err(part.unknown_key(known));
                    }
                }
            }
            // Corruption first: what was placed this round is a part of it.
            for part in parts.iter().filter(|part| part.key == "placed") {
                self.placed(region, part.value)?;
            }
        }
        Ok(())
    }

    fn figures(&mut self, region: Region, value: Value<'_>) -> Result<(), Malformed> {
        for item in value.table()? {
            let commander = self.at_table(&item)?;
            for group in figures::read(item.value)? {
                for _ in 0..group.count {
                    self.figure(region, commander, &group, item.value)?;
                }
            }
        }
        Ok(())
    }

    fn figure(
        &mut self,
        region: Region,
        commander: Power,
        group: &Figures,
        value: Value<'_>,
    ) -> Result<(), Malformed> {
        let kind = Kind::of(group.owner.unwrap_or(commander), group.class);
        let board = &mut self.game.board;
        let Some(figure) = board.reserve.and(kind.figures()).first() else {
            let (owner, class, most) = (kind.owner, kind.class, kind.printed().count);
            let reason = if board.powers().has(owner) {
                format!("{owner} has only {most} of the class {class}")
            } else {
                format!("{owner} is not at the table")
            };
            return Err(value.wrong(reason));
        };
        board.reserve.remove(figure);
        board.at[region].insert(figure);
        if kind.owner != commander {
            board.commands[kind.owner].remove(figure);
            board.commands[commander].insert(figure);
            board.controlled.insert(figure);
        }
        for mark in group.marks {
            self.mark(figure, mark, commander, value)?;
        }
        Ok(())
    }

    /// Marks a figure as if it had been marked earlier this round.
    fn mark(
        &mut self,
        figure: Figure,
        mark: Mark,
        commander: Power,
        value: Value<'_>,
    ) -> Result<(), Malformed> {
        let board = &mut self.game.board;
        match mark {
            Mark::Controlled | Mark::Kept if figure.owner() == commander => {
                let reason = format!("{commander} controls its own figures: name another's");
                return Err(value.wrong(reason));
            }
            Mark::Controlled => {}
            Mark::Kept => board.kept.insert(figure),
            Mark::Spent => board.spent.insert(figure),
            Mark::Shielded => board.shielded.insert(figure),
            Mark::Shocked => board.shocked.insert(figure),
            Mark::Hated | Mark::Surrendered => {
                // What such a mark brings comes from a card, which lies elsewhere by now.
                let setup = board.setup;
                let mut cards = setup.powers().into_iter().flat_map(|power| {
                    Card::of(power, setup.set_of(power)).filter(|card| card.marks(mark))
                });
                let Some(card) = cards.next() else {
                    return Err(value.wrong(format!("no card at this table makes it {mark}")));
                };
                if board.marked_by.is_full() {
                    return Err(value.wrong("more figures are marked than there are such cards"));
                }
                board.marked_by.add(figure, card);
                match mark {
                    Mark::Hated => board.hated.insert(figure),
                    _ => board.surrendered.insert(figure),
                }
            }
            Mark::Wounded | Mark::Settled => {
                return Err(value.wrong(format!("no figure is {mark} when a phase begins")));
            }
        }
        Ok(())
    }

    fn corruption(&mut self, region: Region, value: Value<'_>) -> Result<(), Malformed> {
        for item in value.table()? {
            let owner = self.at_table(&item)?;
            self.game.board.corruption[region][owner] = item.value.number(MOST_TOKENS)?;
        }
        Ok(())
    }

    fn placed(&mut self, region: Region, value: Value<'_>) -> Result<(), Malformed> {
        for item in value.table()? {
            let owner = self.at_table(&item)?;
            let lies = self.game.board.corruption[region][owner];
            let placed = item.value.number(MOST_TOKENS)?;
            if placed > lies {
                let reason = format!("{owner} has only {lies} corruption tokens in {region}");
                return Err(item.value.wrong(reason));
            }
            self.game.board.placed[region][owner] = Placed::earlier(placed);
        }
        Ok(())
    }

    fn tokens(&mut self, region: Region, value: Value<'_>) -> Result<(), Malformed> {
        for item in value.table()? {
            let token: Token = item.key_word()?;
            let count = item.value.number(MOST_TOKENS)?;
            self.take_from_supply(token, count, item.value)?;
            self.game.board.tokens[region][token] = count;
        }
        Ok(())
    }

    fn take_from_supply(
        &mut self,
        token: Token,
        count: u8,
        value: Value<'_>,
    ) -> Result<(), Malformed> {
        let supply = &mut self.game.board.supply[token];
        match supply.checked_sub(count) {
            Some(left) => *supply = left,
            None => return Err(value.wrong(format!("only {supply} {token} tokens are left"))),
        }
        Ok(())
    }

    fn cards(&mut self, region: Region, value: Value<'_>) -> Result<(), Malformed> {
        let cards = value.list()?;
        if cards.len() > SPACES {
            return Err(value.wrong(format!("a region has room for {SPACES} cards at the most")));
        }
        for (space, value) in cards.into_iter().enumerate() {
            let text = value.string()?;
            let lies = if text == HORROR {
                self.horror(region, value)?
            } else {
                let (power, card) = self.played_card(text, value)?;
                self.take_from_deck(power, card, value)?;
                Space::Card(card)
            };
            let board = &mut self.game.board;
            board.fill(region, space, lies);
            // As if played in this order: what is in force cancels what comes, and the other way.
            let cancels = |at: usize, board: &crate::board::Board| match board.spaces[region][at] {
                Space::Card(card) => {
                    card.info().effects.contains(&Effect::CancelsOtherCards)
                        && !board.is_cancelled(region, at)
                }
                _ => false,
            };
            if (0..space).any(|before| cancels(before, board)) {
                board.cancelled[region] |= 1 << space;
            } else if cancels(space, board) {
                board.cancelled[region] |= (1 << space) - 1;
            }
        }
        Ok(())
    }

    fn horror(&mut self, region: Region, value: Value<'_>) -> Result<Space, Malformed> {
        let board = &mut self.game.board;
        let horrors = Kind::of(Power::Tzeentch, Class::Warrior).figures();
        let free = board.at[region].and(horrors).but(board.settled);
        let figure = free
            .first()
            .ok_or_else(|| value.wrong(format!("no Horror stands in {region} to fill a space")))?;
        board.settled.insert(figure);
        Ok(Space::Figure(figure))
    }

    fn played_card(&self, text: &str, value: Value<'_>) -> Result<(Power, Card), Malformed> {
        let Some((power, card)) = text.split_once(' ') else {
            return Err(value.wrong("a Power and a card must stand here: \"khorne blood-frenzy\""));
        };
        let power: Power = power.parse().map_err(|unknown| value.wrong(unknown))?;
        let card: Card = card.trim().parse().map_err(|unknown| value.wrong(unknown))?;
        check_owner(value, card, power, self.game.board.setup)?;
        Ok((power, card))
    }

    fn take_from_deck(
        &mut self,
        power: Power,
        card: Card,
        value: Value<'_>,
    ) -> Result<(), Malformed> {
        let deck = &mut self.game.hidden.decks[power];
        if deck.count(card.place()) == 0 {
            let copies = card.info().copies;
            return Err(value.wrong(format!("there are only {copies} copies of {card}")));
        }
        deck.take(card.place());
        self.game.board.sheets[power].deck -= 1;
        Ok(())
    }

    fn ruined(&mut self, region: Region, value: Value<'_>) -> Result<(), Malformed> {
        if value.truth()? {
            let board = &mut self.game.board;
            if board.ruined_count() == printed::RUINATION_CARDS {
                let most = printed::RUINATION_CARDS;
                return Err(value.wrong(format!("only {most} regions can be ruined")));
            }
            board.ruined = board.ruined.with(region);
            board.ruination[region] = Ruin::new(board.ruined_count(), 0);
        }
        Ok(())
    }

    // ---- Powers and track

    pub fn powers(&mut self, value: Value<'_>) -> Result<(), Malformed> {
        for item in value.table()? {
            let power = self.at_table(&item)?;
            for part in item.value.table()? {
                self.power(power, &part)?;
            }
        }
        Ok(())
    }

    fn power(&mut self, power: Power, part: &Item<'_>) -> Result<(), Malformed> {
        let value = part.value;
        match part.key {
            "vp" => self.game.board.sheets[power].vp = value.number(200)?.into(),
            "power" => self.power[power] = Some(value.number(printed::MOST_POWER)?),
            "dial" => {
                self.game.board.sheets[power].dial = value.number(dial::length(power))?;
            }
            "counters" => self.game.board.sheets[power].counters = value.number(MOST_TOKENS)?,
            "peasants" => {
                let count = value.number(MOST_TOKENS)?;
                self.take_from_supply(Token::Peasant, count, value)?;
                self.game.board.sheets[power].peasants = count;
            }
            "hand" => {
                for card in value.list()? {
                    let held = card_of(card, power, self.game.board.setup)?;
                    self.take_from_deck(power, held, card)?;
                    self.game.hidden.hands[power].add(held.place());
                    self.game.board.sheets[power].hand += 1;
                }
            }
            "upgrades" => {
                for name in value.list()? {
                    let set = self.game.board.setup.set_of(power);
                    let upgrade = Upgrade::named(power, set, name.string()?)
                        .map_err(|unknown| name.wrong(unknown))?;
                    self.game.board.sheets[power].upgrades |= 1 << upgrade.place();
                }
            }
            _ => {
                let known = "vp, power, dial, counters, peasants, hand, upgrades";
                return Err(part.unknown_key(known));
            }
        }
        Ok(())
    }

    pub fn track(&mut self, value: Value<'_>) -> Result<(), Malformed> {
        for item in value.table()? {
            let board = &mut self.game.board;
            let space = match item.key {
                "first" => 0,
                "second" => 1,
                "deck" => {
                    self.deck = Some((item.value.number(MOST_TOKENS)?, item.value.line()));
                    continue;
                }
                _ => return Err(item.unknown_key("first, second, deck")),
            };
            let card = old_world_card(item.value, board.setup)?;
            if board.old_world_unseen.count(card.place()) == 0 {
                return Err(item.value.wrong(format!("there is no other {card}")));
            }
            board.old_world_unseen.take(card.place());
            board.track[space] = Some(card);
        }
        Ok(())
    }
}

/// A Horror in a card space, as it is written among a region's cards.
pub(super) const HORROR: &str = "tzeentch horror";
