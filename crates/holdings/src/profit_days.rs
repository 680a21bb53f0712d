//! Daily profit of a customer, of all funds or of one, as the pages show it.

use crate::{Position, ProfitPoint, store};
use db::{Error, Tx};
use kernel::{CustNo, Day, Fen, FundCode, Overflow, TradeAcco};

/// (day, profit, flow), oldest first.
pub(crate) type Days = Vec<(Day, Fen, Fen)>;

/// Days within two days, both included.
pub(crate) async fn days(
    tx: &mut Tx,
    cust_no: CustNo,
    fund: Option<FundCode>,
    between: (Day, Day),
) -> Result<Days, Error> {
    let Some(fund) = fund else {
        return store::days::of_customer(tx, cust_no, between).await;
    };
    let held = store::positions::in_fund(tx, cust_no, fund).await?;
    let accounts: Vec<TradeAcco> = held.into_iter().map(|position| position.trade_acco).collect();
    store::days::of_fund(tx, cust_no, &accounts, fund, between).await
}

/// What is worth now what the days ended with: the value after the last of them.
pub(crate) async fn value_now(
    tx: &mut Tx,
    cust_no: CustNo,
    fund: Option<FundCode>,
) -> Result<Fen, Error> {
    let positions: Vec<Position> = store::positions::of_customer(tx, cust_no).await?;
    let of_fund = positions.iter().filter(|p| fund.is_none_or(|fund| p.fund_code == fund));
    Fen::try_sum(of_fund.map(|position| position.value))
        .map_err(|e| Error::new(db::ErrorKind::Fault, e))
}

/// Points with running sums. The value of each day is counted back from the last one, since
/// `value = value before + profit + flow`; so no day has to store the sum of all positions.
pub(crate) fn points(days: &Days, value_after: Fen) -> Result<Vec<ProfitPoint>, Overflow> {
    let mut value = value_after;
    let mut points = Vec::with_capacity(days.len());
    for (date, profit, flow) in days.iter().rev() {
        points.push(ProfitPoint { date: *date, profit: *profit, sum: Fen::ZERO, value });
        value = value.checked_sub(*profit)?.checked_sub(*flow)?;
    }
    points.reverse();
    let mut sum = Fen::ZERO;
    for point in &mut points {
        sum = sum.checked_add(point.profit)?;
        point.sum = sum;
    }
    Ok(points)
}
