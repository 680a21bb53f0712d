//! Whether a purchase is a customer's first of a fund, for which the fund asks for more (domain
//! LM-01).

use super::store;
use db::{Error, Tx};
use funds::Fund;
use kernel::{CustNo, Fen, FundCode};

/// Whether the fund's least amounts of a first and of a further purchase part here: an amount above
/// both need not be told whose first it is.
pub fn matters(fund: &Fund, amount: Fen) -> bool {
    amount < fund.limits.min_first_buy.max(fund.limits.min_add_buy)
}

/// Whether the customer holds nothing of the fund and nothing is on its way: no purchase, no
/// conversion, and no subscription, which may wait for weeks until there is a position.
pub async fn is_first(tx: &mut Tx, cust_no: CustNo, fund_code: FundCode) -> Result<bool, Error> {
    let held = holdings::positions_in(tx, cust_no, fund_code).await?;
    if held.iter().any(|position| position.shares.is_positive()) {
        return Ok(false);
    }
    Ok(!store::is_on_its_way(tx, cust_no, fund_code).await?)
}
