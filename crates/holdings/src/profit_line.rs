//! The profit line of a window that ends today.

use crate::profit_days::points;
use crate::scope::Scope;
use crate::{ProfitLine, ProfitLineRequest, ProfitWindow};
use kernel::{Day, Fen};
use wire::{Answer, Call, Customer};

/// Profit day by day over a window.
pub async fn profit_line(call: Call<Customer>, request: ProfitLineRequest) -> Answer<ProfitLine> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    let from = begin(request.window, today);
    let scope = Scope::of(request.fund_code, request.purpose);
    let (days, value) = call
        .db()
        .read(async |tx| -> Result<_, db::Error> {
            let days = scope.days(tx, cust_no, (from, today)).await?;
            Ok((days, scope.value_now(tx, cust_no).await?))
        })
        .await?;
    let profit = Fen::try_sum(days.iter().map(|(_, profit, _)| *profit))?;
    Ok(ProfitLine { points: points(&days, value)?, profit })
}

fn begin(window: ProfitWindow, today: Day) -> Day {
    match window {
        ProfitWindow::Month => today.add_months(-1).next(),
        ProfitWindow::Quarter => today.add_months(-3).next(),
        ProfitWindow::HalfYear => today.add_months(-6).next(),
        ProfitWindow::Year => today.add_years(-1).next(),
        ProfitWindow::YearToDate => Day::new(today.year(), 1, 1).unwrap_or(today),
    }
}
