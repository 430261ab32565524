//! Going uphill: Adam (Kingma and Ba 2015).

use std::io;

/// Numbers that move step by step where a slope leads up.
#[derive(PartialEq)]
pub(crate) struct Climber {
    /// Where they are.
    pub at: Vec<f64>,
    mean: Vec<f64>,
    square: Vec<f64>,
    step: i32,
    /// Slopes that are small beside this count for less.
    floor: f64,
}

/// How slowly the mean of the slopes, and of their squares, forgets.
const MEAN: f64 = 0.9;
const SQUARE: f64 = 0.99;
/// What keeps steps finite where nothing slopes.
const FLOOR: f64 = 1e-8;

impl Climber {
    /// So many numbers, all of them 0.
    pub fn new(count: usize) -> Self {
        Self::from(vec![0.0; count])
    }

    /// From these numbers on.
    pub fn from(at: Vec<f64>) -> Self {
        let nothing = vec![0.0; at.len()];
        Self { at, mean: nothing.clone(), square: nothing, step: 0, floor: FLOOR }
    }

    /// The same where slopes that are small beside this count for less.
    pub fn with_floor(self, floor: f64) -> Self {
        Self { floor, ..self }
    }

    /// One step up.
    pub fn climb(&mut self, slope: &[f64], stride: f64) {
        self.step += 1;
        let (seen, squared) = (1.0 - MEAN.powi(self.step), 1.0 - SQUARE.powi(self.step));
        for (place, slope) in slope.iter().enumerate() {
            let (mean, square) = (&mut self.mean[place], &mut self.square[place]);
            *mean = MEAN * *mean + (1.0 - MEAN) * slope;
            *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
            self.at[place] += stride * (*mean / seen) / ((*square / squared).sqrt() + self.floor);
        }
    }

    /// Everything that is needed to go on.
    pub fn write(&self, file: &mut impl io::Write) -> io::Result<()> {
        file.write_all(&self.step.to_le_bytes())?;
        for number in self.at.iter().chain(&self.mean).chain(&self.square) {
            file.write_all(&number.to_le_bytes())?;
        }
        Ok(())
    }

    /// Goes on with what was written.
    pub fn read(&mut self, file: &mut impl io::Read) -> io::Result<()> {
        let (mut step, mut number) = ([0; 4], [0; 8]);
        file.read_exact(&mut step)?;
        self.step = i32::from_le_bytes(step);
        for at in self.at.iter_mut().chain(&mut self.mean).chain(&mut self.square) {
            file.read_exact(&mut number)?;
            *at = f64::from_le_bytes(number);
        }
        Ok(())
    }
}

/// The same for numbers in rows of which a step moves only some: what the others would do meanwhile is left out.
#[derive(PartialEq)]
pub(crate) struct Rows {
    /// For each row the mean of its slopes and of their squares.
    moments: Vec<(Vec<f32>, Vec<f32>)>,
    step: i32,
}

impl Rows {
    /// Rows that are so long.
    pub fn new(lengths: impl Iterator<Item = usize>) -> Self {
        let moments = lengths.map(|length| (vec![0.0; length], vec![0.0; length])).collect();
        Self { moments, step: 0 }
    }

    /// Begins a step.
    pub fn step(&mut self) {
        self.step += 1;
    }

    /// Whether a row was ever moved.
    pub fn has_moved(&self, row: usize) -> bool {
        self.moments[row].1.iter().any(|square| *square > 0.0)
    }

    /// Moves a row up.
    pub fn climb(&mut self, row: usize, at: &mut [f32], slope: &[f32], stride: f32) {
        let seen = (1.0 - MEAN.powi(self.step)) as f32;
        let squared = (1.0 - SQUARE.powi(self.step)) as f32;
        let (mean_stays, square_stays) = (MEAN as f32, SQUARE as f32);
        let (means, squares) = &mut self.moments[row];
        for (((at, slope), mean), square) in at.iter_mut().zip(slope).zip(means).zip(squares) {
            *mean = mean_stays * *mean + (1.0 - mean_stays) * slope;
            *square = square_stays * *square + (1.0 - square_stays) * slope * slope;
            *at += stride * (*mean / seen) / ((*square / squared).sqrt() + FLOOR as f32);
        }
    }

    /// Everything that is needed to go on.
    pub fn write(&self, file: &mut impl io::Write) -> io::Result<()> {
        file.write_all(&self.step.to_le_bytes())?;
        for (means, squares) in &self.moments {
            for number in means.iter().chain(squares) {
                file.write_all(&number.to_le_bytes())?;
            }
        }
        Ok(())
    }

    /// Goes on with what was written.
    pub fn read(&mut self, file: &mut impl io::Read) -> io::Result<()> {
        let mut number = [0; 4];
        file.read_exact(&mut number)?;
        self.step = i32::from_le_bytes(number);
        for (means, squares) in &mut self.moments {
            for moment in means.iter_mut().chain(squares) {
                file.read_exact(&mut number)?;
                *moment = f32::from_le_bytes(number);
            }
        }
        Ok(())
    }
}
