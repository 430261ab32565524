//! What is asked, and why.

use ruinous_engine::{Board, Cause, Decision, Kind, Manner, Phase, Question, Reach, Replacement};

use crate::Text;

/// No card that counts lets more figures move at once; what is above it is as many as one likes.
const MOST_COUNTED: u8 = 60;

impl Text {
    /// What a Power is asked.
    pub fn question(&self, decision: &Decision, board: &Board) -> String {
        match decision.question {
            Question::Turn => {
                self.line("question-turn").number("points", board.sheet(decision.power).power)
            }
            Question::PlaceToken { token, left, manner, .. } => {
                let id = if manner == Manner::Together {
                    "question-place-together"
                } else {
                    "question-place-token"
                };
                self.line(id).name("token", token).number("left", left)
            }
            Question::PlacePair { token, .. } => {
                self.line("question-place-pair").name("token", token)
            }
            Question::RemoveCorruption { left, .. } => {
                self.line("question-remove-corruption").number("left", left)
            }
            Question::MoveCorruption { from, to: None, left } => {
                self.line("question-move-corruption").name("from", from).number("left", left)
            }
            Question::MoveCorruption { from, to: Some(to), .. } => {
                self.line("question-move-corruption-along").name("from", from).name("to", to)
            }
            Question::MoveCorruptionTo { owner, from, .. } => {
                self.line("question-move-corruption-to").name("owner", owner).name("from", from)
            }
            Question::Spread { region } => self.line("question-spread").name("region", region),
            Question::CorruptOnceMore { region } => {
                self.line("question-corrupt-once-more").name("region", region)
            }
            Question::RemoveToken { left, .. } => {
                self.line("question-remove-token").number("left", left)
            }
            Question::MoveToken { tokens, .. } => {
                let tokens: Vec<String> =
                    tokens.into_iter().map(|token| self.named(token, "a")).collect();
                self.line("question-move-token").word("tokens", self.list_or(&tokens))
            }
            Question::MoveTokenTo { token, from, .. } => {
                self.line("question-move-token-to").name("token", token).name("from", from)
            }
            Question::Discard { left } => self.line("question-discard").number("left", left),
            Question::WhoDiscards { region, .. } => {
                self.line("question-who-discards").name("region", region)
            }
            Question::Cover { card, region } => {
                self.line("question-cover").name("card", card).name("region", region)
            }
            Question::Mark { region, mark, .. } => {
                self.line("question-mark").name("region", region).word("mark", mark.id())
            }
            Question::TakeControl { region, classes, .. } => {
                let classes: Vec<String> =
                    classes.into_iter().map(|class| self.form(class, "a")).collect();
                self.line("question-take-control")
                    .name("region", region)
                    .word("classes", self.list_or(&classes))
            }
            Question::SendAway { region, .. } => {
                self.line("question-send-away").name("region", region)
            }
            Question::SendAwayTo { figure, from, .. } | Question::FleeTo { figure, from } => {
                self.line("question-send-away-to").name("figure", figure.kind()).name("from", from)
            }
            Question::Gather { to, left, what } if what.from == Reach::OtherOrReserve => {
                self.line("question-summon-free").name("to", to).number("left", left)
            }
            Question::Gather { to, left, .. } => {
                let id =
                    if left > MOST_COUNTED { "question-gather-any" } else { "question-gather" };
                self.line(id).name("to", to).number("left", left)
            }
            Question::Flee { from, to: None } => self.line("question-flee").name("from", from),
            Question::Flee { from, to: Some(to) } => {
                self.line("question-flee-along").name("from", from).name("to", to)
            }
            Question::Replace { region, how } => {
                let how = match how {
                    Replacement::WarriorByCultists => "warrior-by-cultists",
                    Replacement::Promotion => "promotion",
                };
                self.line("question-replace").name("region", region).word("how", how)
            }
            Question::Kill { region, left } => {
                self.line("question-kill").name("region", region).number("left", left)
            }
            Question::GiveUp { region, .. } => self.line("question-give-up").name("region", region),
            Question::PayToRemove { region, class } => {
                self.line("question-pay-to-remove").name("region", region).name("class", class)
            }
            Question::RemoveEnemy { region, class } => {
                self.line("question-remove-enemy").name("region", region).name("class", class)
            }
            Question::PayToSave { region } => {
                self.line("question-pay-to-save").name("region", region)
            }
            Question::Save { region } => self.line("question-save").name("region", region),
            Question::ComeAlong { region, class } => self
                .line("question-come-along")
                .name("region", region)
                .name("figure", Kind::of(decision.power, class)),
            Question::BringToken { region, token } => {
                self.line("question-bring-token").name("region", region).name("token", token)
            }
            Question::RollAgain { region, .. } => {
                self.line("question-roll-again").name("region", region)
            }
            Question::TakeWarpstone { from, to } => {
                self.line("question-take-warpstone").name("from", from).name("to", to)
            }
            Question::FillSpace { region, .. } => {
                self.line("question-fill-space").name("region", region)
            }
            Question::Hit { region, low, sixes, early } => {
                let id = if early { "question-hit-early" } else { "question-hit" };
                self.line(id)
                    .name("region", region)
                    .number("hits", low.saturating_add(sixes))
                    .number("sixes", sixes)
            }
            Question::StrikeBack { region, against, hits, .. } => self
                .line("question-strike-back")
                .name("region", region)
                .name("against", against)
                .number("hits", hits),
            Question::Upgrade => self.line("question-upgrade"),
        }
        .say()
    }

    /// What brought the question up.
    pub fn cause(&self, decision: &Decision, board: &Board) -> String {
        match decision.cause {
            Cause::Rules => self.line("cause-rules").name("phase", board.phase()),
            Cause::Card(card) => self.line("cause-card").name("card", card),
            Cause::Upgrade(upgrade) => self.line("cause-upgrade").name("upgrade", upgrade),
            Cause::OldWorld(card) if board.phase() == Phase::OldWorld => {
                self.line("cause-old-world-drawn").name("card", card)
            }
            Cause::OldWorld(card) => self.line("cause-old-world-track").name("card", card),
            Cause::Dial => {
                let tick = board.sheet(decision.power).dial;
                let instruction = self.instruction(decision.power, tick);
                self.line("cause-dial").word("instruction", instruction)
            }
            Cause::Hero => match decision.question {
                Question::GiveUp { region, .. } => self.line("cause-hero").name("region", region),
                _ => self.line("cause-rules").name("phase", board.phase()),
            },
        }
        .say()
    }
}
