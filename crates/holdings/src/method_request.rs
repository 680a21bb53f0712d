//! Changes of the dividend method: asked for by the customer, in force once the TA has confirmed.

use crate::{MethodAnswer, MethodRequest, Position, PositionKey, store};
use db::{Error, Tx};
use funds::{Catalogue, DividendMethod, Fund};
use kernel::{Calendar, Day, FundCode, Instant};

/// Notes a change; false when another one of the position is not answered yet.
///
/// # Errors
/// Those of the database.
pub async fn request_method(tx: &mut Tx, request: &MethodRequest) -> Result<bool, Error> {
    store::methods::put(tx, request).await
}

/// Whether a change of a position is not answered yet.
///
/// # Errors
/// Those of the database.
pub async fn method_is_pending(tx: &mut Tx, key: &PositionKey) -> Result<bool, Error> {
    let open = store::methods::of_fund(tx, key.cust_no, key.fund_code).await?;
    Ok(open.iter().any(|request| request.trade_acco == key.trade_acco))
}

/// Ends changes, in bulk: those that the TA confirmed are in force.
///
/// # Errors
/// Those of the database.
pub async fn settle_methods(tx: &mut Tx, answers: &[MethodAnswer]) -> Result<(), Error> {
    store::methods::choose(tx, answers).await?;
    store::methods::remove(tx, answers).await
}

/// The method in force: what the customer chose and the TA confirmed, else the fund's.
pub fn method_of(position: &Position, catalogue: &Catalogue) -> DividendMethod {
    position.dividend_method.unwrap_or_else(|| default_method(position.fund_code, catalogue))
}

/// The method of customers who chose none.
pub(crate) fn default_method(code: FundCode, catalogue: &Catalogue) -> DividendMethod {
    catalogue.fund(code).map_or(DividendMethod::Cash, |fund| fund.rules.dividend)
}

/// T of a change that is asked for at `now`, and the day on which the TA confirms it. It holds for
/// dividends that are registered from that day on (domain 2.6).
pub fn method_days(fund: &Fund, now: Instant) -> (Day, Day) {
    let t_day = funds::dates_for_redeem(fund, now).t_day;
    (t_day, Calendar::china().next_open(t_day))
}
