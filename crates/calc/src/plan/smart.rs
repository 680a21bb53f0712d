//! What a smart plan takes: more when the fund is cheap against its own past, less when it is dear.

use kernel::{Fen, Overflow, Rounding};

use super::distance::{Distance, SmartRule};
use super::ladder::{Ladder, Rung};
use crate::error::require_positive;
use crate::steps::product;
use crate::{CalcError, Steps};

/// The smart part of a plan.
#[derive(Clone, Copy, Debug)]
pub struct Smart<'a> {
    /// What the NAV is compared with.
    pub rule: SmartRule,
    /// How many of the last NAVs count, above zero.
    pub window: usize,
    /// What is taken at which distance.
    pub ladder: &'a Ladder,
    /// What amounts of the fund are multiples of, above zero.
    pub step: Fen,
}

/// What a smart plan takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SmartAmount {
    /// How far the NAV is from its past; `None` when there are too few NAVs.
    pub distance: Option<Distance>,
    /// What of the plan's amount is taken, in whole percent; 100 when there are too few NAVs.
    pub percent: i64,
    /// That, cut to the fund's step. Zero when it is less than one step.
    pub amount: Fen,
}

/// What a plan of `base` takes at a distance: `base × multiplier`, cut to the step.
///
/// # Errors
/// Names `base` or `step`.
pub fn smart_amount(
    base: Fen,
    distance: Option<Distance>,
    smart: &Smart<'_>,
    steps: &mut Steps,
) -> Result<SmartAmount, CalcError> {
    require_positive("base", base.is_positive())?;
    require_positive("step", smart.step.is_positive())?;
    let percent = match distance {
        Some(distance) => {
            let rung = smart.ladder.rung(distance)?;
            explain_rung(distance, (rung, smart.ladder), steps)?;
            rung.percent
        }
        None => {
            steps.exact("扣款比例", format_args!("净值不足{}个", smart.window), "100%");
            100
        }
    };
    let full: Fen = steps.divide(
        "应扣金额",
        format_args!("{base} × {percent}%"),
        (product(base.units(), percent), 100),
        Rounding::Down,
    )?;
    let amount = Fen::from_units(full.units() - full.units() % smart.step.units());
    if amount != full {
        steps.exact("实扣金额", format_args!("{full} 按 {} 的整数倍截取", smart.step), amount);
    }
    Ok(SmartAmount { distance, percent, amount })
}

fn explain_rung(
    distance: Distance,
    (rung, ladder): (Rung, &Ladder),
    steps: &mut Steps,
) -> Result<(), Overflow> {
    let percent = distance.percent(4)?;
    let (sign, bound) = match rung.below {
        Some(below) => ("<", Some(below)),
        None => ("≥", ladder.rungs().filter_map(|rung| rung.below).last()),
    };
    let bound = bound.map(|bound| format!(" {sign} {}", bound.percent_display(2)));
    let formula = format_args!("{percent}{}", bound.unwrap_or_default());
    steps.exact("扣款比例", formula, format_args!("{}%", rung.percent));
    Ok(())
}

#[cfg(test)]
#[path = "smart_tests.rs"]
mod tests;
