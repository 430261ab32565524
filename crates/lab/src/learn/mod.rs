//! Learning from search: Daemons play, and the network learns to choose as they do (expert iteration; Anthony, Tian and
//! Barber 2017). The next Daemon is led by what was learnt.

mod games;
mod imitation;
mod value;

pub use games::{Games, GamesError, Played};
pub use imitation::{Epoch, Imitation, imitate};
pub use value::{OtherLearning, ValueLearning};
