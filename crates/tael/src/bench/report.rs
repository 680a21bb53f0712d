//! Figures beside their limits.

use serde::Serialize;

/// One measured figure, its limit in the same run, and what is to be reached.
#[derive(Debug, Clone, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Figure {
    pub work: String,
    pub measured: f64,
    pub unit: &'static str,
    /// What the bare means reach on this machine, in the same run.
    pub limit: Option<f64>,
    /// The part of the limit that must be reached, or the bound of the figure itself.
    pub goal: Goal,
    pub note: String,
}

#[derive(Debug, Clone, Copy, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Goal {
    /// At least this part of the limit.
    Ratio(f64),
    /// At least.
    Floor(f64),
    /// At most.
    Ceiling(f64),
    /// At most this many times the limit.
    Times(f64),
}

impl Figure {
    pub fn reached(&self) -> bool {
        let ratio = self.ratio().unwrap_or(0.0);
        match self.goal {
            Goal::Ratio(goal) => ratio >= goal,
            Goal::Times(goal) => ratio <= goal,
            Goal::Floor(goal) => self.measured >= goal,
            Goal::Ceiling(goal) => self.measured <= goal,
        }
    }

    fn ratio(&self) -> Option<f64> {
        self.limit.filter(|l| *l > 0.0).map(|l| self.measured / l)
    }

    /// One row of the table.
    pub fn row(&self) -> String {
        let limit = self.limit.map_or("–".into(), |l| format!("{l:.1}"));
        let ratio = self.ratio().map_or("–".into(), |r| format!("{r:.2}"));
        let goal = match self.goal {
            Goal::Ratio(g) => format!("≥ {g} of it"),
            Goal::Times(g) => format!("≤ {g} times"),
            Goal::Floor(g) => format!("≥ {g}"),
            Goal::Ceiling(g) => format!("≤ {g}"),
        };
        let mark = if self.reached() { "reached" } else { "MISSED" };
        format!(
            "| {} | {:.1} {} | {limit} | {ratio} | {goal} | {mark} | {} |",
            self.work, self.measured, self.unit, self.note
        )
    }
}

/// The head of the table.
pub const HEAD: &str =
    "| work | measured | limit | ratio | goal | | note |\n|---|---|---|---|---|---|---|";
