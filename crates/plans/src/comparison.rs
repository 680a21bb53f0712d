//! A plan on past prices beside the same money at once: the work, without a database.

use crate::{asked::Asked, ladders::Dated, refusals::wrong};
use calc::{Backtest, Backtested, CourseDay, Point, Smart, Steps, backtest, course};
use kernel::Fen;
use wire::{Answer, Failure};

/// What came of it.
pub(crate) struct Compared {
    pub done: Backtested,
    /// Every open day from the first run to the last NAV.
    pub course: Vec<CourseDay>,
}

/// Runs it.
pub(crate) fn compare(
    asked: &Asked,
    points: &[Point],
    (ladder, step): (Option<&Dated>, Fen),
) -> Answer<Compared> {
    let smart = asked.smart.zip(ladder).map(|((rule, window), dated)| Smart {
        rule: rule.of_core(),
        window,
        ladder: &dated.ladder,
        step,
    });
    let plan = Backtest {
        points,
        cycle: asked.cycle,
        amount: asked.amount,
        rate: asked.fees.rate,
        from: asked.range.from,
        to: asked.range.to,
        smart,
    };
    let done = backtest(&plan, &mut Steps::silent()).map_err(|error| match error.field() {
        "from" | "to" => wrong("to", "这段时间里没有一个扣款日，换长一些的"),
        "amount" => wrong("amount", "按倍数减少之后不足一份起投，请多一些"),
        _ => Failure::fault("a backtest", error),
    })?;
    let course = course(&plan, &done).map_err(|error| Failure::fault("a backtest", error))?;
    Ok(Compared { done, course })
}
