//! The file that a network is kept in: a heading that says for what it was made, then all weights as the
//! upper halves of their bits (bfloat16), which is as exact as anyone needs.

use std::{
    fmt,
    sync::{Arc, LazyLock},
};

use ruinous_engine::{Card, CardSet, Power};

use super::{ACTIONS, FEATURES, FIRST, INPUTS, Network, SECOND, inputs_of_card};

/// Raised when inputs, features or actions come to mean something else.
const VERSION: u32 = 1;

/// What every file begins with.
const MAGIC: [u8; 8] = *b"RUINNET\n";

/// What a network of this program looks like: another shape is another program's.
const SHAPE: [u32; 6] =
    [VERSION, INPUTS as u32, FIRST as u32, SECOND as u32, ACTIONS as u32, FEATURES as u32];

/// Why some bytes are no network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NetworkError {
    /// They do not begin as one.
    NoNetwork,
    /// It was made for other inputs, layers or actions.
    OtherShape,
    /// There are too few weights, or too many.
    OtherLength {
        /// How many bytes there should be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
}

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoNetwork => write!(f, "this is no network"),
            Self::OtherShape => write!(
                f,
                "this network was made for other inputs or actions; learn it anew with `ruinous learn`"
            ),
            Self::OtherLength { expected, found } => {
                write!(f, "a network has {expected} bytes, and this file {found}")
            }
        }
    }
}

impl std::error::Error for NetworkError {}

/// The network that is shipped, as `ruinous learn` wrote it.
static SHIPPED: LazyLock<Arc<Network>> = LazyLock::new(|| {
    let bytes = include_bytes!("../../daemon.network");
    Arc::new(Network::read(bytes).expect("a test reads the shipped network"))
});

impl Network {
    /// The one that is shipped.
    pub fn shipped() -> Arc<Self> {
        SHIPPED.clone()
    }

    /// The bytes of a file.
    pub fn bytes(&self) -> Vec<u8> {
        let shape = SHAPE.into_iter().flat_map(u32::to_le_bytes);
        let weights = self.parts().into_iter().flatten();
        let halves = weights.flat_map(|weight| half(*weight).to_le_bytes());
        MAGIC.into_iter().chain(shape).chain(halves).collect()
    }

    /// Reads a file. Cards that it has never seen count as those of their Power do on average.
    pub fn read(bytes: &[u8]) -> Result<Self, NetworkError> {
        let weights = bytes.strip_prefix(&MAGIC).ok_or(NetworkError::NoNetwork)?;
        let (shape, weights) = weights.split_at_checked(4 * SHAPE.len()).unwrap_or_default();
        if !shape.iter().copied().eq(SHAPE.into_iter().flat_map(u32::to_le_bytes)) {
            return Err(NetworkError::OtherShape);
        }
        let mut network = Self::empty();
        let expected = 2 * network.parts().iter().map(|part| part.len()).sum::<usize>();
        if weights.len() != expected {
            return Err(NetworkError::OtherLength { expected, found: weights.len() });
        }
        let mut halves = weights.as_chunks::<2>().0.iter().map(|half| u16::from_le_bytes(*half));
        for weight in network.parts_mut().into_iter().flatten() {
            *weight = f32::from_bits(u32::from(halves.next().unwrap_or_default()) << 16);
        }
        network.take_unknown_as_usual();
        Ok(network)
    }

    /// Gives cards that the network has never seen the mean weights of those of their Power.
    fn take_unknown_as_usual(&mut self) {
        for unknown in self.unknown_cards() {
            let Some(places) = inputs_of_card(unknown) else { continue };
            let known = Card::of(unknown.power(), unknown.set()).filter(|card| *card != unknown);
            let known: Vec<[usize; 2]> = known.filter_map(inputs_of_card).collect();
            for (nth, place) in places.into_iter().enumerate() {
                let mut mean = [0.0; FIRST];
                for other in &known {
                    for (mean, weight) in mean.iter_mut().zip(self.first[other[nth]]) {
                        *mean += weight / known.len() as f32;
                    }
                }
                self.first[place] = mean;
            }
        }
    }

    /// The cards that the network has no weights for, because no game had them when it learnt.
    pub fn unknown_cards(&self) -> Vec<Card> {
        let all = Power::ALL
            .into_iter()
            .flat_map(|power| CardSet::ALL.into_iter().flat_map(move |set| Card::of(power, set)));
        let is_unknown = |card: &Card| {
            let places = inputs_of_card(*card);
            places
                .is_none_or(|[in_hand, _]| self.first[in_hand].iter().all(|weight| *weight == 0.0))
        };
        all.filter(is_unknown).collect()
    }
}

/// The upper half of a number's bits, rounded.
fn half(number: f32) -> u16 {
    let bits = number.to_bits();
    let rounded = bits.saturating_add(0x7fff + (bits >> 16 & 1));
    (rounded >> 16) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A network that has seen everything but one card.
    fn network(unseen: Card) -> Network {
        let mut network = Network::empty();
        for (place, weight) in network.parts_mut().into_iter().flatten().enumerate() {
            // As exact as they are kept.
            *weight = f32::from(1 + (place % 120) as u8) / 64.0;
        }
        for place in inputs_of_card(unseen).expect("it has a place") {
            network.first[place] = [0.0; FIRST];
        }
        network
    }

    #[test]
    fn the_shipped_network_is_read_and_knows_every_card() {
        let shipped = include_bytes!("../../daemon.network");
        assert_eq!(Network::shipped().unknown_cards(), []);
        assert_eq!(Network::shipped().bytes().len(), shipped.len());
    }

    #[test]
    fn networks_are_read_as_they_are_written() {
        let card = Card::of(Power::Khorne, CardSet::Base).next().expect("a card");
        let network = network(card);
        let read = Network::read(&network.bytes()).expect("a network");
        assert_eq!(read.bytes().len(), network.bytes().len());
        assert_eq!(read.context, network.context);
        let is_other = |place: &usize| read.first[*place] != network.first[*place];
        let others: Vec<usize> = (0..INPUTS).filter(is_other).collect();
        assert_eq!(others, inputs_of_card(card).expect("it has a place"), "the unseen card alone");
    }

    #[test]
    fn a_card_that_no_game_had_counts_as_others_do() {
        let mut cards = Card::of(Power::Khorne, CardSet::Base);
        let (unseen, known) = (cards.next().expect("a card"), cards.next().expect("another"));
        let network = network(unseen);
        assert_eq!(network.unknown_cards(), [unseen]);
        let read = Network::read(&network.bytes()).expect("a network");
        let weights = |card: Card| read.first[inputs_of_card(card).expect("a place")[0]];
        assert!(weights(unseen)[0] > 0.0 && weights(known)[0] > 0.0);
        assert_eq!(read.unknown_cards(), []);
    }

    #[test]
    fn what_is_no_network_is_refused() {
        let whole = Network::empty().bytes();
        assert_eq!(Network::read(b""), Err(NetworkError::NoNetwork));
        assert_eq!(Network::read(&MAGIC), Err(NetworkError::OtherShape));
        let mut other = whole.clone();
        other[MAGIC.len()] ^= 1;
        assert_eq!(Network::read(&other), Err(NetworkError::OtherShape));
        let torn = Network::read(&whole[..whole.len() - 1]);
        assert!(matches!(torn, Err(NetworkError::OtherLength { .. })), "{torn:?}");
    }
}
