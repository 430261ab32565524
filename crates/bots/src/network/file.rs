//! The file that a network is read from, in the format of safetensors: for each Power the weights of the hidden units and
//! those of the actions, with the names of inputs and actions beside them.

use std::{collections::HashMap, fmt, sync::LazyLock};

use ruinous_engine::Power;
use safetensors::{Dtype, SafeTensorError, SafeTensors, tensor::TensorView};

use super::{
    HIDDEN, Network, WIDTH,
    inputs::{INPUTS, names},
};
use crate::policy::Action;

/// The network that is shipped, as `ruinous learn` wrote it.
static SHIPPED: LazyLock<Network> = LazyLock::new(|| {
    Network::read(include_bytes!("../../network.safetensors"))
        .expect("a test reads the shipped network")
});

/// The key of the inputs' names.
const INPUTS_KEY: &str = "inputs";

/// Why a network cannot be read.
#[derive(Debug)]
pub enum NetworkError {
    /// The file is none, or lacks something.
    File(SafeTensorError),
    /// Something in it has another size than its names say.
    Size(String),
    /// What it was learnt with are other inputs than there are.
    Inputs,
}

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(error) => write!(f, "this is no network: {error}"),
            Self::Size(name) => write!(f, "the network's {name} is not of the size it should be"),
            Self::Inputs => f.write_str("the network was learnt with other inputs; learn it anew"),
        }
    }
}

impl std::error::Error for NetworkError {}

impl From<SafeTensorError> for NetworkError {
    fn from(error: SafeTensorError) -> Self {
        Self::File(error)
    }
}

impl Network {
    /// The one that is shipped.
    pub fn shipped() -> &'static Self {
        &SHIPPED
    }

    /// The network as a file. `learnt_by` is kept in it for people.
    pub fn write(&self, learnt_by: &str) -> Result<Vec<u8>, NetworkError> {
        let mut names: HashMap<String, String> = HashMap::new();
        names.insert("learnt-by".to_owned(), learnt_by.to_owned());
        names.insert(INPUTS_KEY.to_owned(), self::names().collect::<Vec<_>>().join(" "));
        let mut tensors: Vec<(String, Vec<usize>, Vec<u8>)> = Vec::new();
        for power in Power::ALL {
            let layers = &self.powers[power];
            let actions: Vec<Action> = Action::all(power).collect();
            let ids: Vec<String> = actions.iter().map(|action| action.id()).collect();
            names.insert(actions_of(power), ids.join(" "));
            let hidden = bytes(layers.hidden.as_flattened());
            tensors.push((hidden_of(power), vec![INPUTS, HIDDEN], hidden));
            let rows = actions.iter().flat_map(|action| bytes(&layers.actions[action.place()]));
            tensors.push((actions_of(power), vec![actions.len(), WIDTH], rows.collect()));
        }
        let views: Result<Vec<_>, SafeTensorError> = tensors
            .iter()
            .map(|(name, shape, data)| {
                Ok((name, TensorView::new(Dtype::F32, shape.clone(), data)?))
            })
            .collect();
        Ok(safetensors::serialize(views?, Some(names))?)
    }

    /// Reads a network. A card or an upgrade that it has no row for is unknown, and counts as those of its Power that are
    /// known do on average; rows of cards that left the game are passed over.
    pub fn read(file: &[u8]) -> Result<Self, NetworkError> {
        let tensors = SafeTensors::deserialize(file)?;
        let (_, header) = SafeTensors::read_metadata(file)?;
        let known = header.metadata().clone().unwrap_or_default();
        let words = |key: &str| known.get(key).map_or("", String::as_str).split(' ');
        if !words(INPUTS_KEY).eq(names()) {
            return Err(NetworkError::Inputs);
        }
        let mut network = Self::zeros();
        for power in Power::ALL {
            let hidden = numbers(&tensors, &hidden_of(power), INPUTS * HIDDEN)?;
            let layers = &mut network.powers[power];
            layers.hidden.as_flattened_mut().copy_from_slice(&hidden);
            let ids: Vec<&str> = words(&actions_of(power)).collect();
            let rows = numbers(&tensors, &actions_of(power), ids.len() * WIDTH)?;
            let mut unknown = Vec::new();
            for action in Action::all(power) {
                let id = action.id();
                match ids.iter().position(|other| *other == id) {
                    Some(row) => layers.actions[action.place()]
                        .copy_from_slice(&rows[row * WIDTH..(row + 1) * WIDTH]),
                    None => unknown.push(action),
                }
            }
            network.take_as_usual(power, &unknown);
        }
        Ok(network)
    }

    /// Gives cards and upgrades that are unknown the mean weights of those that are known.
    fn take_as_usual(&mut self, power: Power, unknown: &[Action]) {
        for &action in unknown {
            let alike: Vec<Action> = action.alike(power, unknown);
            let mut mean = [0.0; WIDTH];
            for other in &alike {
                let row = &self.powers[power].actions[other.place()];
                super::logits::add_times(&mut mean, row, 1.0 / alike.len() as f32);
            }
            self.powers[power].actions[action.place()] = mean;
        }
    }
}

fn hidden_of(power: Power) -> String {
    format!("{power}.hidden")
}

fn actions_of(power: Power) -> String {
    format!("{power}.actions")
}

fn bytes(numbers: &[f32]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_le_bytes()).collect()
}

fn numbers(tensors: &SafeTensors<'_>, name: &str, count: usize) -> Result<Vec<f32>, NetworkError> {
    let (bytes, _) = tensors.tensor(name)?.data().as_chunks::<4>();
    let numbers: Vec<f32> = bytes.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
    let is_right = numbers.len() == count && numbers.iter().all(|number| number.is_finite());
    if is_right { Ok(numbers) } else { Err(NetworkError::Size(name.to_owned())) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_network_is_read_and_written_alike() {
        let shipped = Network::shipped();
        let written = shipped.write("a test").expect("it can be written");
        assert_eq!(Network::read(&written).as_ref().ok(), Some(shipped));
    }

    /// What the shipped network has no row for, as `power action`: a card that came after it was learnt. It is unknown
    /// until `ruinous learn` has been run again. Whoever adds a card does that, or enters it here.
    const NOT_LEARNT: [&str; 0] = [];

    #[test]
    fn the_shipped_network_knows_every_card_but_those_listed() {
        let file = include_bytes!("../../network.safetensors");
        let (_, header) = SafeTensors::read_metadata(file).expect("a network");
        let known = header.metadata().clone().expect("names");
        let mut not_learnt = Vec::new();
        for power in Power::ALL {
            let ids: Vec<&str> = known[&actions_of(power)].split(' ').collect();
            let unknown = Action::all(power).map(Action::id).filter(|id| !ids.contains(&&**id));
            not_learnt.extend(unknown.map(|id| format!("{power} {id}")));
        }
        assert_eq!(not_learnt, NOT_LEARNT);
    }

    #[test]
    fn an_unknown_card_counts_as_the_known_ones_do_on_average() {
        let mut network = Network::zeros();
        let power = Power::Nurgle;
        let cards: Vec<Action> =
            Action::all(power).filter(|action| matches!(action, Action::Play(_))).collect();
        for (number, card) in cards.iter().enumerate() {
            network.powers[power].actions[card.place()][0] = number as f32;
        }
        let mut without = network.write("a test").expect("it can be written");
        // The first is one that the file does not know: its name there is another one, as long.
        let (id, other) = (cards[0].id(), "x".repeat(cards[0].id().len()));
        let at =
            without.windows(id.len()).position(|here| here == id.as_bytes()).expect("it is there");
        without[at..at + id.len()].copy_from_slice(other.as_bytes());
        network.powers[power].actions[cards[0].place()][0] = cards.len() as f32 / 2.0;
        assert_eq!(Network::read(&without).ok(), Some(network));
    }

    #[test]
    fn what_is_no_network_is_refused() {
        assert!(matches!(Network::read(b""), Err(NetworkError::File(_))));
        assert!(matches!(Network::read(b"no network at all"), Err(NetworkError::File(_))));
        let written = Network::zeros().write("a test").expect("it can be written");
        assert!(matches!(Network::read(&written[..written.len() - 4]), Err(NetworkError::File(_))));
        let other = String::from_utf8_lossy(&written).find("half-a-counter").expect("an input");
        let mut renamed = written;
        renamed[other] = b'c';
        assert!(matches!(Network::read(&renamed), Err(NetworkError::Inputs)));
    }
}
