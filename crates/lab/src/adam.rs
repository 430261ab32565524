//! Going uphill: Adam (Kingma and Ba 2015).

/// Numbers that move step by step where a slope leads up.
pub(crate) struct Climber {
    /// Where they are.
    pub at: Vec<f64>,
    mean: Vec<f64>,
    square: Vec<f64>,
    step: i32,
}

/// How slowly the mean of the slopes, and of their squares, forgets.
const MEAN: f64 = 0.9;
const SQUARE: f64 = 0.99;

impl Climber {
    /// So many numbers, all of them 0.
    pub fn new(count: usize) -> Self {
        Self::from(vec![0.0; count])
    }

    /// From these numbers on.
    pub fn from(at: Vec<f64>) -> Self {
        let nothing = vec![0.0; at.len()];
        Self { at, mean: nothing.clone(), square: nothing, step: 0 }
    }

    /// One step up.
    pub fn climb(&mut self, slope: &[f64], stride: f64) {
        self.step += 1;
        let (seen, squared) = (1.0 - MEAN.powi(self.step), 1.0 - SQUARE.powi(self.step));
        for (place, slope) in slope.iter().enumerate() {
            let (mean, square) = (&mut self.mean[place], &mut self.square[place]);
            *mean = MEAN * *mean + (1.0 - MEAN) * slope;
            *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
            self.at[place] += stride * (*mean / seen) / ((*square / squared).sqrt() + 1e-8);
        }
    }
}
