//! The corruption phase: first domination, then corruption and ruin, region by region.

use crate::{
    board::Space,
    cards::{Ability, Effect},
    event::{Event, Reason},
    frame::Frame,
    permissions,
    phase::Phase,
    play::Play,
    power::Power,
    queries,
    region::{Region, RegionSet, ruiner_points},
};

impl Play<'_> {
    pub fn begin_corruption(&mut self) {
        self.replace(Frame::Begin(Phase::End));
        for region in self.board().unruined() {
            if let Some(power) = queries::dominator(self.board(), region) {
                self.dominate(power, region);
            }
        }
        self.happen(Event::CorruptionStepBegan);
        self.push(Frame::Corruption { left: self.board().unruined() });
    }

    fn dominate(&mut self, power: Power, region: Region) {
        self.happen(Event::Dominated { power, region });
        let points = queries::conquest_value(self.board(), region);
        self.score(power, points, Reason::Domination(region));
        let tokens: u8 = self
            .board()
            .effects(region)
            .map(|(owner, effect)| match effect {
                Effect::CorruptionForDomination(tokens) if owner == power => tokens,
                _ => 0,
            })
            .sum();
        self.place_corruption(power, region, tokens);
    }

    /// Region by region: the tokens of figures, then what cards do, then the ruin check (ruling 13).
    pub fn corruption_step(&mut self, left: RegionSet) {
        self.pop();
        for region in left {
            for power in self.board().powers() {
                let tokens = tokens_of_figures(self, power, region);
                self.place_corruption(power, region, tokens);
            }
            for space in 0..crate::board::SPACES {
                self.after_tokens(region, space);
            }
            if permissions::is_to_be_ruined(self.board(), region) {
                self.ruin(region);
            }
        }
    }

    /// A card that acts after the tokens are placed and before the ruin check.
    fn after_tokens(&mut self, region: Region, space: usize) {
        let Space::Card(card) = self.board().spaces(region)[space] else { return };
        if self.board().is_cancelled(region, space) {
            return;
        }
        for effect in card.info().effects {
            if let Effect::FiguresBecomeCorruption(each) = *effect {
                self.consume(card.power(), region, each);
            }
        }
    }

    /// All of a Power's figures are removed, and it places one token for every so many of them.
    /// What makes it place fewer tokens in this step and was not used up by its Cultists counts.
    fn consume(&mut self, power: Power, region: Region, each: u8) {
        let fewer = queries::fewer_tokens(self.board(), power, region);
        let unused = fewer.saturating_sub(queries::corruptors(self.board(), power, region));
        let figures = self.board().figures_of(power, region);
        for figure in figures {
            self.remove_figure(figure, region);
        }
        self.place_corruption(power, region, (figures.len() / each).saturating_sub(unused));
    }

    fn ruin(&mut self, region: Region) {
        let card = self.board().ruined_count() + 1;
        self.happen(Event::Ruined { region, card });
        for power in self.board().corruptors[region] {
            self.score(power, ruiner_points(card), Reason::Ruiner(region));
        }
        for power in self.board().powers() {
            self.score_for_ruin(power);
        }
    }

    fn score_for_ruin(&mut self, power: Power) {
        let paid = self.board().upgrades(power).find_map(|upgrade| match upgrade.info().ability {
            Ability::ScoresRuin(points) => Some((upgrade, points)),
            _ => None,
        });
        if let Some((upgrade, points)) = paid {
            self.score(power, points, Reason::Upgrade(upgrade));
        }
    }
}

/// The tokens that a Power's Cultists place in a region.
fn tokens_of_figures(play: &Play<'_>, power: Power, region: Region) -> u8 {
    match queries::corruptors(play.board(), power, region) {
        0 => 0,
        cultists => cultists.saturating_sub(queries::fewer_tokens(play.board(), power, region)),
    }
}
