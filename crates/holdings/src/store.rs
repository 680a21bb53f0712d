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
use bankcards::Purpose;
use db::{Error, Tx};
use kernel::{CustNo, Fen, FundCode};

/// Positions of a customer, and the money on its way by fund, as (fund, buying, amount): those of a
/// purpose, or of all.
pub async fn wealth_of(
    tx: &mut Tx,
    cust_no: CustNo,
    purpose: Option<Purpose>,
) -> Result<(Vec<Position>, Vec<(FundCode, bool, Fen)>), Error> {
    let mut positions = positions::of_customer(tx, cust_no).await?;
    let mut transit = transit::of_customer(tx, cust_no).await?;
    if let Some(purpose) = purpose {
        positions.retain(|position| position.container == purpose);
        let purposes = bankcards::purposes_of(tx, cust_no).await?;
        transit
            .retain(|(account, ..)| purposes.get(account).copied().unwrap_or_default() == purpose);
    }
    let by_fund = |(_, fund, buying, amount)| (fund, buying, amount);
    Ok((positions, transit.into_iter().map(by_fund).collect()))
}
