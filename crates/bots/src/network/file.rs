//! The file that a network is read from, in the format of safetensors: for each Power the weights of the hidden units and
//! those of the actions, with the names of inputs and actions beside them, so that either may change without making what was
//! learnt useless.

use std::{collections::HashMap, fmt, sync::LazyLock};

use ruinous_engine::Power;
use safetensors::{Dtype, SafeTensorError, SafeTensors, tensor::TensorView};

use super::{
    HIDDEN, Network, WIDTH,
    inputs::{INPUTS, names},
};
use crate::policy::Action;

/// The network that is shipped. docs/training.md says how it was learnt.
static SHIPPED: LazyLock<Network> = LazyLock::new(|| {
    Network::read(include_bytes!("../../network.safetensors"))
        .expect("a test reads the shipped network")
});

/// Under which key the names stand: a line for each list of them, which begins with what they are of. It is one text because a
/// file with several would have them in any order, and the same network is to give the same file.
const NAMES: &str = "names";
/// Under which name it is how much looks ahead count.
const LOOKS: &str = "looks";
/// How the line of the inputs begins.
pub(crate) const OF_INPUTS: &str = "inputs";

/// Why a network cannot be read.
#[derive(Debug)]
pub enum NetworkError {
    /// The file is none, or lacks something.
    File(SafeTensorError),
    /// Something in it is not as many numbers as its names say.
    Numbers(String),
}

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(error) => write!(f, "this is no network: {error}"),
            Self::Numbers(name) => {
                write!(f, "the network's {name} are not as many numbers as there should be")
            }
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
        let mut lines = Vec::new();
        lines.push(format!("{OF_INPUTS} {}", names().collect::<Vec<_>>().join(" ")));
        let mut tensors: Vec<(String, Vec<usize>, Vec<u8>)> = Vec::new();
        for power in Power::ALL {
            let layers = &self.powers[power];
            let actions: Vec<Action> = Action::all(power).collect();
            let ids: Vec<String> = actions.iter().map(|action| action.id()).collect();
            lines.push(format!("{} {}", actions_of(power), ids.join(" ")));
            let hidden = bytes(layers.hidden.as_flattened());
            tensors.push((hidden_of(power), vec![INPUTS, HIDDEN], hidden));
            let rows = actions.iter().flat_map(|action| bytes(&layers.actions[action.place()]));
            tensors.push((actions_of(power), vec![actions.len(), WIDTH], rows.collect()));
        }
        tensors.push((
            LOOKS.to_owned(),
            vec![Power::ALL.len(), 2],
            bytes(self.looks.0.as_flattened()),
        ));
        let view = |(name, shape, data)| Ok((name, TensorView::new(Dtype::F32, shape, data)?));
        let views: Result<Vec<_>, SafeTensorError> =
            tensors.iter().map(|(name, shape, data)| view((name, shape.clone(), data))).collect();
        Ok(safetensors::serialize(views?, Some(heading(learnt_by, &lines)))?)
    }

    /// Reads a network. A card or an upgrade that it has no row for is unknown, and counts as those of its Power that are
    /// known do on average; an input that it does not know counts as nothing. What it knows of others is passed over.
    pub fn read(file: &[u8]) -> Result<Self, NetworkError> {
        let tensors = SafeTensors::deserialize(file)?;
        let lists = Lists::of(file)?;
        let inputs = lists.words(OF_INPUTS);
        let mut network = Self::zeros();
        for power in Power::ALL {
            let layers = &mut network.powers[power];
            let hidden = numbers(&tensors, &hidden_of(power), [inputs.len(), HIDDEN])?;
            let ids = lists.words(&actions_of(power));
            let width = inputs.len() + HIDDEN;
            let rows = numbers(&tensors, &actions_of(power), [ids.len(), width])?;
            let columns = names().map(|name| inputs.iter().position(|other| *other == name));
            let columns: Vec<Option<usize>> = columns.collect();
            for (row, column) in layers.hidden.iter_mut().zip(&columns) {
                if let Some(column) = column {
                    row.copy_from_slice(&hidden[column * HIDDEN..(column + 1) * HIDDEN]);
                }
            }
            let mut unknown = Vec::new();
            for action in Action::all(power) {
                let id = action.id();
                let Some(nth) = ids.iter().position(|other| *other == id) else {
                    unknown.push(action);
                    continue;
                };
                let (row, learnt) =
                    (&mut layers.actions[action.place()], &rows[nth * width..(nth + 1) * width]);
                for (weight, column) in row.iter_mut().zip(&columns) {
                    *weight = column.map_or(0.0, |column| learnt[column]);
                }
                row[INPUTS..].copy_from_slice(&learnt[inputs.len()..]);
            }
            network.take_as_usual(power, &unknown);
        }
        let looks = numbers(&tensors, LOOKS, [Power::ALL.len(), 2])?;
        network.looks.0.as_flattened_mut().copy_from_slice(&looks);
        Ok(network)
    }

    /// A number that hardly any other network has.
    pub fn digest(&self) -> u64 {
        digest(self.weights().flat_map(f32::to_le_bytes))
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

/// A number that hardly any other bytes have (FNV-1a).
pub fn digest(bytes: impl IntoIterator<Item = u8>) -> u64 {
    let mix = |digest: u64, byte: u8| (digest ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    bytes.into_iter().fold(0xcbf2_9ce4_8422_2325, mix)
}

/// What is kept beside the numbers of a network: by what it was learnt, and lists of names.
pub(crate) fn heading(learnt_by: &str, lists: &[String]) -> HashMap<String, String> {
    let text = format!("learnt-by {learnt_by}\n{}", lists.join("\n"));
    HashMap::from([(NAMES.to_owned(), text)])
}

fn hidden_of(power: Power) -> String {
    format!("{power}.hidden")
}

fn actions_of(power: Power) -> String {
    format!("{power}.actions")
}

pub(crate) fn bytes(numbers: &[f32]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_le_bytes()).collect()
}

/// The lists of names in a file.
pub(crate) struct Lists(String);

impl Lists {
    pub fn of(file: &[u8]) -> Result<Self, NetworkError> {
        let (_, header) = SafeTensors::read_metadata(file)?;
        let names = header.metadata().as_ref().and_then(|names| names.get(NAMES));
        Ok(Self(names.cloned().unwrap_or_default()))
    }

    pub fn words(&self, of: &str) -> Vec<&str> {
        let mut lines = self.0.lines().map(|line| line.split(' '));
        let found = lines.find_map(|mut words| (words.next() == Some(of)).then_some(words));
        found.map_or_else(Vec::new, Iterator::collect)
    }
}

pub(crate) fn numbers(
    tensors: &SafeTensors<'_>,
    name: &str,
    shape: [usize; 2],
) -> Result<Vec<f32>, NetworkError> {
    let tensor = tensors.tensor(name)?;
    let (bytes, _) = tensor.data().as_chunks::<4>();
    let numbers: Vec<f32> = bytes.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
    let is_right = tensor.dtype() == Dtype::F32
        && tensor.shape() == shape
        && numbers.iter().all(|number| number.is_finite());
    if is_right { Ok(numbers) } else { Err(NetworkError::Numbers(name.to_owned())) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The file with another name, as long, where one stands first.
    fn rename(mut file: Vec<u8>, name: &str, other: &str) -> Vec<u8> {
        assert_eq!(name.len(), other.len());
        let at = file.windows(name.len()).position(|here| here == name.as_bytes());
        let at = at.expect("the name is there");
        file[at..at + other.len()].copy_from_slice(other.as_bytes());
        file
    }

    #[test]
    fn the_shipped_network_is_read_and_written_alike() {
        let shipped = Network::shipped();
        let written = || shipped.write("a test").expect("it can be written");
        assert!(Network::read(&written()).as_ref().ok() == Some(shipped));
        assert!(written() == written());
    }

    /// What the shipped network has no row for, as `power action`: a card that came after it was learnt. It is unknown
    /// until `ruinous learn` has been run again. Whoever adds a card does that, or enters it here.
    const NOT_LEARNT: [&str; 0] = [];

    #[test]
    fn the_shipped_network_knows_every_card_but_those_listed() {
        let file = include_bytes!("../../network.safetensors");
        let lists = Lists::of(file).expect("a network");
        let mut not_learnt = Vec::new();
        for power in Power::ALL {
            let ids = lists.words(&actions_of(power));
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
        let written = network.write("a test").expect("it can be written");
        // The first is one that the file does not know: its name there is another one, as long.
        let without = rename(written, &cards[0].id(), &"x".repeat(cards[0].id().len()));
        network.powers[power].actions[cards[0].place()][0] = cards.len() as f32 / 2.0;
        assert!(Network::read(&without).ok() == Some(network));
    }

    #[test]
    fn what_is_no_network_is_refused() {
        assert!(matches!(Network::read(b""), Err(NetworkError::File(_))));
        assert!(matches!(Network::read(b"no network at all"), Err(NetworkError::File(_))));
        let written = Network::zeros().write("a test").expect("it can be written");
        assert!(matches!(Network::read(&written[..written.len() - 4]), Err(NetworkError::File(_))));
        let missing = rename(written, "khorne.hidden", "nobody.hidden");
        assert!(matches!(Network::read(&missing), Err(NetworkError::File(_))));
        let written = Network::zeros().write("a test").expect("it can be written");
        let fewer = rename(written, " half-a-counter", "-half-a-counter");
        assert!(matches!(Network::read(&fewer), Err(NetworkError::Numbers(_))));
    }

    #[test]
    fn every_input_has_a_name_of_its_own() {
        let mut all: Vec<&str> = names().collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), INPUTS);
    }

    #[test]
    fn inputs_are_found_by_name_and_unknown_ones_count_as_nothing() {
        let mut network = Network::before_learning(1);
        let name = "half-a-counter";
        let written = network.write("a test").expect("it can be written");
        let written = rename(written, name, "half-a-cottage");
        let column = names().position(|it| it == name).expect("an input");
        for layers in &mut network.powers.0 {
            layers.hidden[column] = [0.0; HIDDEN];
            layers.actions.iter_mut().for_each(|row| row[column] = 0.0);
        }
        assert!(Network::read(&written).ok() == Some(network));
    }
}
