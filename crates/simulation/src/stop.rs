//! Why a run ended early.

use crate::faults::Fault;
use crate::found::Difference;
use kernel::Day;
use std::fmt;

/// Why a run ended early.
pub enum Stop {
    /// The books are wrong.
    Broken {
        /// Of the plan.
        seed: u64,
        /// The business day.
        day: Day,
        /// What was done last.
        step: String,
        /// What goes wrong on that day.
        drawn: Vec<Fault>,
        /// What differs.
        differences: Vec<Difference>,
    },
    /// A part failed that should not.
    Failed(String),
}

impl Stop {
    /// A part failed.
    pub fn failed(doing: &str, cause: impl fmt::Display) -> Self {
        Self::Failed(format!("{doing}: {cause}"))
    }
}

impl<E: std::error::Error> From<E> for Stop {
    fn from(error: E) -> Self {
        Self::Failed(error.to_string())
    }
}

impl fmt::Debug for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Failed(cause) => f.write_str(cause),
            Self::Broken { seed, day, step, drawn, differences } => {
                writeln!(f, "seed {seed}, day {day}, after {step}:")?;
                for fault in drawn {
                    writeln!(f, "  {:?} {}", fault.party(), fault.words())?;
                }
                differences.iter().try_for_each(|difference| writeln!(f, "  {difference}"))
            }
        }
    }
}
