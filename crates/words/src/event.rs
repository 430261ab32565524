//! What happened, one sentence for events that tell one thing. Here is decided what is not worth
//! a sentence.

use ruinous_engine::{
    Card, Cause, Change, Choice, EndedBy, Event, Outcome, Power, Reason, Region, Thing, dial,
    printed,
};

use crate::{Line, Text};

impl Text {
    /// The sentence for some events that happened one after the other and are alike; nothing if
    /// they are not worth one.
    pub fn events(&self, run: &[Event]) -> Option<String> {
        let count = run.len() as u32;
        let line = match *run.first().filter(|event| is_worth_telling(event))? {
            Event::Chosen { by, .. } => self.line("log-declined").name("power", by),

            Event::RoundBegan(round) => self.line("log-round").number("round", round),
            Event::PhaseBegan(phase) => return Some(self.name(phase)),
            Event::CorruptionStepBegan => self.line("log-corruption-step"),

            Event::OldWorldDrawn(card) => self.line("log-old-world-drawn").name("card", card),
            Event::JoinedTrack(card) => self.line("log-joined-track").name("card", card),
            Event::LeftTrack { card, .. } => self.line("log-left-track").name("card", card),
            Event::TokenPlaced { token, region, by, .. } => match by {
                Some(power) => self.line("log-token-placed-by").name("power", power),
                None => self.line("log-token-placed"),
            }
            .number("count", count)
            .number("places", regions_of(run).len() as u32)
            .name("token", token)
            .name("region", region)
            .word("regions", self.regions_of(run)),
            Event::TokensLeftOut { token, region, .. } => match region {
                Some(region) => self.line("log-token-left-out-in").name("region", region),
                None => self.line("log-tokens-left-out").number("count", left_out(run)),
            }
            .name("token", token),
            Event::TokenRemoved { token, region } => self
                .line("log-token-removed")
                .number("count", count)
                .number("places", regions_of(run).len() as u32)
                .name("token", token)
                .name("region", region)
                .word("regions", self.regions_of(run)),
            Event::TokenMoved { token, from, to } => {
                self.line("log-token-moved").name("token", token).name("from", from).name("to", to)
            }
            Event::PeasantCaptured { by, region } => self
                .line("log-peasant-captured")
                .number("count", count)
                .name("power", by)
                .name("region", region),

            Event::Drew { power, .. } => return Some(self.drew(power, run)),
            Event::Discarded { power, card } => {
                self.line("log-discarded").name("power", power).name("card", card)
            }
            Event::LostAtRandom(power) => match run.last() {
                Some(&Event::Discarded { card, .. }) => {
                    self.line("log-lost-at-random").name("power", power).name("card", card)
                }
                _ => self.line("log-loses-a-card").name("power", power),
            },
            Event::Reshuffled(power) => self.line("log-reshuffled").name("power", power),
            Event::PowerPoints { power, points, why } => match why {
                Change::By(Cause::Card(card)) => {
                    self.line("log-power-points-by-card").name("card", card)
                }
                _ => self.line("log-power-points"),
            }
            .name("power", power)
            .number("points", points),
            Event::Passed(power) => self.line("log-passed").name("power", power),

            Event::Summoned { figure, by, from, to } => {
                let line = match from {
                    Some(from) => self.line("log-summoned-from").name("from", from),
                    None => self.line("log-summoned"),
                };
                line.name("power", by)
                    .word("figures", self.figures(figure.kind(), run.len() as u8))
                    .name("to", to)
            }
            Event::Settled { figure, region, .. } => {
                self.line("log-settled").name("figure", figure.kind()).name("region", region)
            }
            Event::CardPlayed { card, region, .. } => self
                .line("log-card-played")
                .name("power", card.power())
                .name("card", card)
                .name("region", region),
            Event::CardCancelled { card, region, .. } => {
                self.line("log-card-cancelled").name("card", card).name("region", region)
            }
            Event::CardRemoved { card, .. } | Event::CoveredRemoved { card, .. } => {
                self.line("log-card-removed").number("count", count).name("card", card)
            }
            Event::CardCovered { card, region, .. } => {
                self.line("log-card-covered").name("card", card).name("region", region)
            }
            Event::CardSetAside { card, .. } => {
                self.line("log-card-set-aside").name("power", card.power()).name("card", card)
            }
            Event::CardCashed(card) => {
                self.line("log-card-cashed").name("power", card.power()).name("card", card)
            }
            Event::Marked { figure, mark, card } => self
                .line("log-marked")
                .name("figure", figure.kind())
                .word("mark", mark.id())
                .name("power", card.power()),
            Event::ReserveEmpty(kind) => {
                self.line("log-reserve-empty").name("figure", kind).name("power", kind.owner)
            }
            Event::Appeared { figure, region } => self
                .line("log-appeared")
                .name("power", figure.owner())
                .word("figures", self.figures(figure.kind(), run.len() as u8))
                .name("region", region),
            Event::ControlTaken { figure, by, .. } => {
                self.line("log-control-taken").name("power", by).name("figure", figure.kind())
            }
            Event::ControlEnded(figure) => self
                .line("log-control-ended")
                .name("power", figure.owner())
                .name("figure", figure.kind()),

            Event::Rolled { by, region, .. } => {
                let (dice, hits) = dice_of(run);
                self.line("log-rolled")
                    .name("power", by)
                    .name("region", region)
                    .word("dice", dice)
                    .number("hits", hits)
            }
            Event::RolledAgain { by, region, before, after } => self
                .line("log-rolled-again")
                .name("power", by)
                .name("region", region)
                .number("before", before)
                .number("after", after),
            Event::Wounded { by, figure } => {
                self.line("log-wounded").name("power", by).name("figure", figure.kind())
            }
            Event::Tipped { by, figure, region } | Event::Killed { by, figure, region } => self
                .line("log-killed")
                .name("power", by)
                .word("figures", self.figures(figure.kind(), run.len() as u8))
                .name("region", region),
            Event::StoodUp(figure) => self.line("log-stood-up").name("figure", figure.kind()),
            Event::Detained { figure, region } => self
                .line("log-detained")
                .word("figures", self.figures(figure.kind(), run.len() as u8))
                .name("region", region),
            Event::DetainedReleased => self.line("log-detained-released"),
            Event::Eclipsed(figure) => self
                .line("log-eclipsed")
                .word("figures", self.figures(figure.kind(), run.len() as u8)),
            Event::EclipseEnded => self.line("log-eclipse-ended"),
            Event::Removed { figure, region, cause } => match cause {
                Cause::Hero => self.line("log-removed-by-hero"),
                Cause::Card(card) => self.line("log-removed-by-card").name("card", card),
                Cause::Upgrade(upgrade) => {
                    self.line("log-removed-by-upgrade").name("upgrade", upgrade)
                }
                Cause::OldWorld(card) => self.line("log-removed-by-card").name("card", card),
                Cause::Rules | Cause::Dial => self.line("log-removed"),
            }
            .name("figure", figure.kind())
            .name("region", region),

            Event::Scored { power, points, reason } => self.scored(power, points, reason),
            Event::CorruptionPlaced { power, region } => self
                .line("log-corruption-placed")
                .number("count", count)
                .name("power", power)
                .name("region", region),
            Event::CorruptionRemoved { owner, region } => self
                .line("log-corruption-removed")
                .number("count", count)
                .name("power", owner)
                .name("region", region),
            Event::CorruptionMoved { owner, by, from, to } => self
                .line("log-corruption-moved")
                .number("count", count)
                .name("power", by)
                .name("owner", owner)
                .name("from", from)
                .name("to", to),
            Event::Sheltered { power, region } => {
                self.line("log-sheltered").name("power", power).name("region", region)
            }
            Event::CounterEarned { power, region } => {
                self.line("log-counter-earned").name("power", power).name("region", region)
            }
            Event::Ruined { region, card } => {
                self.line("log-ruined").name("region", region).number("number", card)
            }
            Event::RuinCleared(region) => self.line("log-ruin-cleared").name("region", region),
            Event::Tied { powers, region } => self
                .line("log-tied")
                .word("powers", self.powers_first(powers))
                .name("region", region),
            Event::DialTurned { power, tick } => self
                .line("log-dial-turned")
                .name("power", power)
                .number("tick", tick)
                .number("length", dial::length(power))
                .word("instruction", self.instruction(power, tick)),
            Event::Upgraded(upgrade) => {
                self.line("log-upgraded").name("power", upgrade.power()).name("upgrade", upgrade)
            }

            // Not worth telling: see below.
            Event::Ended(_)
            | Event::Dominated { .. }
            | Event::Spent(_)
            | Event::BattleBegan(_)
            | Event::UpgradeUsed(_)
            | Event::WoundsHealed { .. }
            | Event::CountersReturned => return None,
        };
        Some(line.say())
    }

    fn scored(&self, power: Power, points: u8, reason: Reason) -> Line<'_> {
        match reason {
            Reason::Domination(region) => self.line("log-scored-domination").name("region", region),
            Reason::Ruiner(region) => self.line("log-scored-ruiner").name("region", region),
            Reason::RuinFirst(region) => self.line("log-scored-ruin-first").name("region", region),
            Reason::RuinFirstShared(region) => {
                self.line("log-scored-ruin-first-shared").name("region", region)
            }
            Reason::RuinSecondShared(region) => {
                self.line("log-scored-ruin-second-shared").name("region", region)
            }
            Reason::RuinSecond(region) => {
                self.line("log-scored-ruin-second").name("region", region)
            }
            Reason::Dial => self.line("log-scored-dial"),
            Reason::Peasants => self.line("log-scored-peasants"),
            Reason::MostPeasants => self.line("log-scored-most-peasants"),
            Reason::Card(card) => self.line("log-scored-card").name("card", card),
            Reason::Upgrade(upgrade) => self.line("log-scored-upgrade").name("upgrade", upgrade),
        }
        .name("power", power)
        .number("points", points)
    }

    /// Cards drawn one after the other, by name where the viewer knows them, and the power points
    /// that the draw phase gives after them.
    fn drew(&self, power: Power, run: &[Event]) -> String {
        let (mut count, mut points) = (0u32, None);
        let mut cards: Vec<Card> = Vec::new();
        for event in run {
            match *event {
                Event::Drew { card, .. } => {
                    count += 1;
                    cards.extend(card);
                }
                Event::PowerPoints { points: now, .. } => points = Some(now),
                _ => {}
            }
        }
        let line = match (cards.is_empty(), points) {
            (true, None) => self.line("log-drew"),
            (true, Some(_)) => self.line("log-drew-with-power"),
            (false, None) => self.line("log-drew-cards"),
            (false, Some(_)) => self.line("log-drew-cards-with-power"),
        };
        line.name("power", power)
            .number("count", count)
            .number("points", points.unwrap_or(0))
            .word("cards", self.cards(&cards))
            .say()
    }

    /// Cards by name, those of one name together.
    fn cards(&self, cards: &[Card]) -> String {
        let mut kinds: Vec<(Card, u32)> = Vec::new();
        for &card in cards {
            match kinds.iter_mut().find(|(kind, _)| *kind == card) {
                Some((_, count)) => *count += 1,
                None => kinds.push((card, 1)),
            }
        }
        let names: Vec<String> = kinds
            .into_iter()
            .map(|(card, count)| {
                self.line("cards-of-a-name").name("card", card).number("count", count).say()
            })
            .collect();
        self.list(&names)
    }

    fn regions_of(&self, run: &[Event]) -> String {
        let regions = regions_of(run).into_iter().map(|(region, count)| {
            self.line("tokens-in-a-region").name("region", region).number("count", count).say()
        });
        self.list(&regions.collect::<Vec<_>>())
    }

    /// How the game ended. `points` are those of the winners.
    pub fn ended(&self, outcome: Outcome, points: u16) -> String {
        let id = match outcome.by {
            EndedBy::Dial => "ended-dial",
            EndedBy::Vp => "ended-vp",
            EndedBy::Ruin => "ended-ruin",
            EndedBy::Deck => "ended-deck",
        };
        self.line(id)
            .number("count", outcome.winners.len())
            .word("winners", self.powers_first(outcome.winners))
            .number("points", points)
            .say()
    }
}

/// The regions of tokens, with how many there are in each.
fn regions_of(run: &[Event]) -> Vec<(Region, u32)> {
    let mut regions: Vec<(Region, u32)> = Vec::new();
    for event in run {
        if let Event::TokenPlaced { region, .. } | Event::TokenRemoved { region, .. } = event {
            match regions.iter_mut().find(|(other, _)| other == region) {
                Some((_, count)) => *count += 1,
                None => regions.push((*region, 1)),
            }
        }
    }
    regions
}

/// The dice of a roll as they fell, extra dice behind a plus, and the hits among them.
fn dice_of(run: &[Event]) -> (String, u32) {
    let mut hits = 0;
    let waves: Vec<String> = run
        .iter()
        .filter_map(|event| match event {
            Event::Rolled { dice, .. } => Some(dice.into_iter()),
            _ => None,
        })
        .map(|dice| {
            let dice: Vec<String> = dice
                .inspect(|die| hits += u32::from(*die >= printed::HIT_FROM))
                .map(|die| die.to_string())
                .collect();
            dice.join(" ")
        })
        .collect();
    (waves.join(" + "), hits)
}

/// How many tokens were left out, one after the other.
fn left_out(run: &[Event]) -> u32 {
    let count = |event: &Event| match event {
        Event::TokensLeftOut { count, .. } => u32::from(*count),
        _ => 0,
    };
    run.iter().map(count).sum()
}

/// Whether something is worth a sentence.
pub fn is_worth_telling(event: &Event) -> bool {
    match event {
        // What was chosen is told by what it led to, unless it led to nothing.
        Event::Chosen { choice, .. } => {
            matches!(choice, Choice::Choose(Thing::No | Thing::Done))
        }
        // Told with what was chosen.
        Event::PowerPoints { why: Change::Paid, .. } => false,
        // Its death in battle was told.
        Event::Removed { cause: Cause::Rules, .. } => false,
        // Told with the points that it scores.
        Event::Dominated { .. } => false,
        // Told when the points of all are known: see `ended`.
        Event::Ended(_) => false,
        // Seen where it matters.
        Event::Spent(_)
        | Event::UpgradeUsed(_)
        | Event::WoundsHealed { .. }
        | Event::CountersReturned => false,
        // Told by the dice that are rolled in it.
        Event::BattleBegan(_) => false,
        _ => true,
    }
}

/// The Power that an event is mostly about.
pub fn about(event: &Event) -> Option<Power> {
    match *event {
        Event::Chosen { by, .. }
        | Event::PeasantCaptured { by, .. }
        | Event::Summoned { by, .. }
        | Event::ControlTaken { by, .. }
        | Event::Rolled { by, .. }
        | Event::RolledAgain { by, .. }
        | Event::CorruptionMoved { by, .. }
        | Event::Wounded { by, .. }
        | Event::Tipped { by, .. }
        | Event::Killed { by, .. }
        | Event::WoundsHealed { by, .. } => Some(by),
        Event::Drew { power, .. }
        | Event::Discarded { power, .. }
        | Event::LostAtRandom(power)
        | Event::Reshuffled(power)
        | Event::PowerPoints { power, .. }
        | Event::Sheltered { power, .. }
        | Event::Passed(power)
        | Event::Dominated { power, .. }
        | Event::Scored { power, .. }
        | Event::CorruptionPlaced { power, .. }
        | Event::CounterEarned { power, .. }
        | Event::DialTurned { power, .. } => Some(power),
        Event::CorruptionRemoved { owner, .. } => Some(owner),
        Event::CardPlayed { card, .. }
        | Event::CardCancelled { card, .. }
        | Event::CardCovered { card, .. }
        | Event::CardSetAside { card, .. }
        | Event::CardCashed(card) => Some(card.power()),
        Event::Upgraded(upgrade) | Event::UpgradeUsed(upgrade) => Some(upgrade.power()),
        Event::ReserveEmpty(kind) => Some(kind.owner),
        Event::TokenPlaced { by, .. } => by,
        Event::Spent(figure)
        | Event::Settled { figure, .. }
        | Event::Marked { figure, .. }
        | Event::Appeared { figure, .. }
        | Event::StoodUp(figure)
        | Event::Detained { figure, .. }
        | Event::Eclipsed(figure)
        | Event::ControlEnded(figure)
        | Event::Removed { figure, .. } => Some(figure.owner()),
        Event::RoundBegan(_)
        | Event::PhaseBegan(_)
        | Event::CorruptionStepBegan
        | Event::Ended(_)
        | Event::OldWorldDrawn(_)
        | Event::JoinedTrack(_)
        | Event::LeftTrack { .. }
        | Event::TokensLeftOut { .. }
        | Event::TokenRemoved { .. }
        | Event::TokenMoved { .. }
        | Event::Tied { .. }
        | Event::CardRemoved { .. }
        | Event::CoveredRemoved { .. }
        | Event::BattleBegan(_)
        | Event::DetainedReleased
        | Event::EclipseEnded
        | Event::Ruined { .. }
        | Event::RuinCleared(_)
        | Event::CountersReturned => None,
    }
}
