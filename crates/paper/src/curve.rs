//! A curve of values by day.

/// Values from the oldest to the newest.
#[derive(Debug, Clone, PartialEq)]
pub struct Curve {
    /// What it shows: 单位净值.
    pub name: String,
    /// The first and the last day.
    pub days: (String, String),
    /// The lowest and the highest value, as they are written.
    pub bounds: (String, String),
    /// Each value between the bounds: 0 the lowest, 1 the highest.
    pub points: Vec<f32>,
}
