//! Every SQL text of the room, by noun.

pub mod days;
pub mod holders;
pub mod lots;
pub mod methods;
pub mod positions;
pub mod rounds;
pub mod standing;
pub mod takeaway;
pub mod taken_lots;
pub mod transit;

use crate::Position;
use db::{Error, Tx};
use kernel::{CustNo, Fen, FundCode};

/// All positions of a customer, and the money on its way by fund, as (fund, buying, amount).
pub async fn wealth_of(
    tx: &mut Tx,
    cust_no: CustNo,
) -> Result<(Vec<Position>, Vec<(FundCode, bool, Fen)>), Error> {
    Ok((positions::of_customer(tx, cust_no).await?, transit::of_customer(tx, cust_no).await?))
}
