//! The file that a value network is read from, in the format of safetensors: a row for each input that it has met, with the
//! inputs' names beside them, and the later layers.

use std::{collections::HashMap, sync::LazyLock};

use safetensors::{Dtype, tensor::TensorView};

use super::{FIRST, OUTPUTS, SECOND, ValueNetwork, WIDTH, inputs::names};
use crate::network::file::{Lists, NetworkError, OF_INPUTS, bytes, digest, heading, numbers};

/// The network that is shipped. docs/training.md says how it was learnt.
static SHIPPED: LazyLock<ValueNetwork> = LazyLock::new(|| {
    ValueNetwork::read(include_bytes!("../../value.safetensors"))
        .expect("a test reads the shipped network")
});

/// The later layers by name.
const OF_FIRST: &str = "first";
const OF_SECOND: &str = "second";

impl ValueNetwork {
    /// The one that is shipped.
    pub fn shipped() -> &'static Self {
        &SHIPPED
    }

    /// A number that hardly any other network has.
    pub fn digest(&self) -> u64 {
        let weights = (0..Self::ROWS).flat_map(|row| self.row(row));
        digest(weights.flat_map(|weight| weight.to_le_bytes()))
    }

    /// The network as a file. `learnt_by` is kept in it for people.
    pub fn write(&self, learnt_by: &str) -> Result<Vec<u8>, NetworkError> {
        let met = names().zip(&self.inputs).filter(|(_, row)| row.iter().any(|it| *it != 0.0));
        let (names, rows): (Vec<String>, Vec<[f32; WIDTH]>) = met.unzip();
        let rows = (bytes(rows.as_flattened()), vec![rows.len(), WIDTH]);
        let first = (bytes(self.first.as_flattened()), vec![FIRST + 1, SECOND]);
        let second = (bytes(self.second.as_flattened()), vec![SECOND + 1, OUTPUTS]);
        let mut views = Vec::new();
        for (name, (data, shape)) in [(OF_INPUTS, &rows), (OF_FIRST, &first), (OF_SECOND, &second)]
        {
            views.push((name, TensorView::new(Dtype::F32, shape.clone(), data)?));
        }
        let heading = heading(learnt_by, &[format!("{OF_INPUTS} {}", names.join(" "))]);
        Ok(safetensors::serialize(views, Some(heading))?)
    }

    /// Reads a network. An input that it does not know, as of a card that came later, counts as nothing; what it knows of
    /// others is passed over.
    pub fn read(file: &[u8]) -> Result<Self, NetworkError> {
        let (tensors, lists) = (safetensors::SafeTensors::deserialize(file)?, Lists::of(file)?);
        let known = lists.words(OF_INPUTS);
        let rows = numbers(&tensors, OF_INPUTS, [known.len(), WIDTH])?;
        let (rows, _) = rows.as_chunks::<WIDTH>();
        let rows: HashMap<&str, &[f32; WIDTH]> = known.into_iter().zip(rows).collect();
        let mut network = Self::zeros();
        for (row, name) in network.inputs.iter_mut().zip(names()) {
            if let Some(learnt) = rows.get(name.as_str()) {
                *row = **learnt;
            }
        }
        let first = numbers(&tensors, OF_FIRST, [FIRST + 1, SECOND])?;
        network.first.as_flattened_mut().copy_from_slice(&first);
        let second = numbers(&tensors, OF_SECOND, [SECOND + 1, OUTPUTS])?;
        network.second.as_flattened_mut().copy_from_slice(&second);
        Ok(network)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_network_is_read_and_written_alike() {
        let shipped = ValueNetwork::shipped();
        let written = || shipped.write("a test").expect("it can be written");
        assert!(ValueNetwork::read(&written()).as_ref().ok() == Some(shipped));
        assert!(written() == written());
    }

    #[test]
    fn the_shipped_network_has_met_every_card_and_upgrade() {
        let lists = Lists::of(include_bytes!("../../value.safetensors")).expect("a network");
        let known = lists.words(OF_INPUTS);
        let is_card = |name: &String| name.starts_with("hand/") || name.starts_with("upgrades/");
        let unknown: Vec<String> =
            names().filter(is_card).filter(|name| !known.contains(&name.as_str())).collect();
        assert_eq!(unknown, NOT_LEARNT);
    }

    /// What the shipped network has never met: cards that came after it was learnt. They count as nothing until `ruinous
    /// learn` has been run again. Whoever adds a card does that, or enters it here.
    const NOT_LEARNT: [&str; 0] = [];

    #[test]
    fn what_is_unknown_counts_as_nothing() {
        let mut network = ValueNetwork::before_learning(1);
        let whole = network.write("a test").expect("it can be written");
        network.row_mut(3).fill(0.0);
        let written = network.write("a test").expect("it can be written");
        assert!(written.len() < whole.len());
        assert!(ValueNetwork::read(&written).ok() == Some(network));
        assert!(ValueNetwork::read(b"no network at all").is_err());
        assert!(ValueNetwork::read(&written[..written.len() - 4]).is_err());
    }
}
