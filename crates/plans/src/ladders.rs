//! The two rules of smart plans, and the ladder of each that is in force on a day.

use crate::store::{self, LadderRow};
use calc::{Ladder, Rung, SmartRule};
use db::Tx;
use kernel::Day;
use wire::{Answer, Failure};

kernel::codes! {
    /// What a smart plan compares the NAV with.
    Rule, what: "rule of a smart plan", refused: "智能定投的规则不正确",
    {
        /// The mean of the last NAVs.
        Average = "average", "跟均线";
        /// The highest of them.
        Drawdown = "drawdown", "跟回撤";
    }
}

kernel::schema_of_codes!(Rule);

impl Rule {
    /// As the calculation core has it.
    pub fn of_core(self) -> SmartRule {
        match self {
            Self::Average => SmartRule::Average,
            Self::Drawdown => SmartRule::Drawdown,
        }
    }

    /// Over how many of the last NAVs it may look; the first one where nobody says.
    pub fn windows(self) -> &'static [usize] {
        match self {
            Self::Average => &[250, 180, 500],
            Self::Drawdown => &[250],
        }
    }
}

/// A ladder with the day from which it has been in force.
#[derive(Debug, Clone)]
pub(crate) struct Dated {
    pub valid_from: Day,
    pub ladder: Ladder,
}

/// The ladder of a rule that is in force on a day.
pub(crate) async fn ladder_on(tx: &mut Tx, rule: Rule, day: Day) -> Answer<Dated> {
    let rows = store::ladder_rows(tx, day).await?;
    let of_rule = |row: &&LadderRow| row.rule == rule.code();
    let latest = rows.iter().filter(of_rule).map(|row| row.valid_from).max();
    let valid_from = latest.ok_or_else(|| fault(rule, "no row is in force"))?;
    let in_force = rows.iter().filter(of_rule).filter(|row| row.valid_from == valid_from);
    let rung = |row: &LadderRow| Rung { below: row.below, percent: row.percent };
    let rungs: Vec<Rung> = in_force.map(rung).collect();
    let ladder = Ladder::new(&rungs).map_err(|error| fault(rule, error))?;
    Ok(Dated { valid_from, ladder })
}

fn fault(rule: Rule, cause: impl std::fmt::Display) -> Failure {
    Failure::fault("a ladder", format!("{}: {cause}", rule.code()))
}
