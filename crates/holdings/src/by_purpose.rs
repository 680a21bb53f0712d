//! What each purpose of a customer holds: together, all that the customer has.

use crate::Position;
use crate::store;
use crate::sums::{Sums, rate};
use bankcards::Purpose;
use db::{Error, ErrorKind, Tx};
use kernel::{CustNo, Day, Fen, Overflow, Rate};
use std::collections::BTreeMap;

/// What a purpose holds, and what it brought.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PurposeWealth {
    /// Market value of its holdings at their last NAVs.
    pub value: Fen,
    /// Paid for purchases that are not confirmed.
    pub buying: Fen,
    /// On its way to the card.
    pub leaving: Fen,
    /// Cost of what is held.
    pub cost: Fen,
    /// Sum of the profits of each fund's latest NAV day.
    pub day_profit: Fen,
    /// The NAV day that all updated funds have reached; none with no holding.
    pub day_profit_date: Option<Day>,
    /// Profit of what is held now.
    pub holding_profit: Fen,
    /// `holding_profit` of the cost; none without cost.
    pub holding_profit_rate: Option<Rate>,
    /// All profit since the beginning.
    pub total_profit: Fen,
    /// How many funds are held.
    pub held: u32,
}

/// The purposes of a customer of which anything is held or under way, or ever was.
///
/// # Errors
/// Those of the database.
pub async fn wealth_by_purpose(
    tx: &mut Tx,
    cust_no: CustNo,
) -> Result<BTreeMap<Purpose, PurposeWealth>, Error> {
    let mut held: BTreeMap<Purpose, Vec<Position>> = BTreeMap::new();
    for position in store::positions::of_customer(tx, cust_no).await? {
        held.entry(position.container).or_default().push(position);
    }
    let purposes = bankcards::purposes_of(tx, cust_no).await?;
    let mut ways: BTreeMap<Purpose, (Fen, Fen)> = BTreeMap::new();
    for (account, _, buying, amount) in store::transit::of_customer(tx, cust_no).await? {
        let purpose = purposes.get(&account).copied().unwrap_or_default();
        held.entry(purpose).or_default();
        let (into, out) = ways.entry(purpose).or_default();
        let way = if buying { into } else { out };
        *way = way.checked_add(amount).map_err(fault)?;
    }
    let of = |(purpose, positions): (Purpose, Vec<Position>)| {
        let (buying, leaving) = ways.get(&purpose).copied().unwrap_or_default();
        Ok((purpose, PurposeWealth { buying, leaving, ..PurposeWealth::of(&positions)? }))
    };
    held.into_iter().map(of).collect::<Result<_, Overflow>>().map_err(fault)
}

impl PurposeWealth {
    fn of(positions: &[Position]) -> Result<Self, Overflow> {
        let sums = Sums::of(positions)?;
        Ok(Self {
            value: sums.value,
            buying: Fen::ZERO,
            leaving: Fen::ZERO,
            cost: sums.cost,
            day_profit: sums.day_profit,
            day_profit_date: sums.latest,
            holding_profit: sums.holding_profit,
            holding_profit_rate: rate(sums.holding_profit, sums.cost),
            total_profit: sums.total_profit,
            held: sums.held,
        })
    }
}

fn fault(error: Overflow) -> Error {
    Error::new(ErrorKind::Fault, error)
}
