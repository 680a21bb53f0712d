//! What a customer's confirmed orders of a fund have cost so far. It is kept, so that a page of
//! costs is the same work after fifty trades and after fifty thousand.

use super::fee_kind::FeeKind;
use super::row::Order;
use super::store::paid_fees;
use db::{Error, ErrorKind, Tx};
use kernel::{CustNo, Day, Fen, FundCode, Overflow};
use std::collections::BTreeMap;

pub use super::store::paid_fees::PaidFee;

impl PaidFee {
    /// What a confirmed order cost; none where it was nothing. A conversion's is [`converted`].
    ///
    /// [`converted`]: Self::converted
    pub fn of(order: &Order) -> Option<Self> {
        let kind = FeeKind::of(order.kind)?;
        let fee = order.confirmed_fee.filter(|fee| fee.is_positive())?;
        Some(Self::one(order, order.fund_code, kind, fee))
    }

    /// What a conversion cost at both funds; nothing where it was nothing.
    pub fn converted(order: &Order, target: FundCode, redeem: Fen, top_up: Fen) -> Vec<Self> {
        let row = |fund, fee| Self::one(order, fund, FeeKind::Convert, fee);
        let mut rows = Vec::new();
        if redeem.is_positive() || top_up.is_positive() {
            rows.push(row(order.fund_code, redeem));
        }
        if top_up.is_positive() {
            rows.push(Self { orders: 0, ..row(target, top_up) });
        }
        rows
    }

    fn one(order: &Order, fund_code: FundCode, kind: FeeKind, fee: Fen) -> Self {
        let Order { cust_no, t_day: since, .. } = *order;
        Self { cust_no, fund_code, kind, orders: 1, fee, since }
    }
}

/// Adds what confirmed orders cost.
///
/// # Errors
/// Those of the database.
pub async fn add(tx: &mut Tx, paid: &[PaidFee]) -> Result<(), Error> {
    let rows = summed(paid).map_err(|error| Error::new(ErrorKind::Fault, error))?;
    paid_fees::add(tx, &rows).await
}

fn summed(paid: &[PaidFee]) -> Result<Vec<PaidFee>, Overflow> {
    let mut sums: BTreeMap<(CustNo, FundCode, &str), PaidFee> = BTreeMap::new();
    for one in paid {
        let key = (one.cust_no, one.fund_code, one.kind.code());
        match sums.get_mut(&key) {
            None => {
                sums.insert(key, one.clone());
            }
            Some(sum) => {
                sum.orders += one.orders;
                sum.fee = sum.fee.checked_add(one.fee)?;
                sum.since = sum.since.min(one.since);
            }
        }
    }
    Ok(sums.into_values().collect())
}

/// What a customer's orders cost, by fund and kind, and the first T of those.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Paid {
    /// How many orders cost something, and what.
    pub kinds: BTreeMap<&'static str, (i64, Fen)>,
    /// By fund.
    pub funds: BTreeMap<FundCode, Fen>,
    /// All of it.
    pub fee: Fen,
    /// The first T of an order that cost something.
    pub since: Option<Day>,
}

impl Paid {
    /// Adds rows up.
    ///
    /// # Errors
    /// [`Overflow`] when a sum doesn't fit.
    pub fn of(rows: &[PaidFee]) -> Result<Self, Overflow> {
        let mut paid = Self::default();
        for row in rows {
            let (orders, fee) = paid.kinds.entry(row.kind.code()).or_default();
            *orders += row.orders;
            *fee = fee.checked_add(row.fee)?;
            let of_fund = paid.funds.entry(row.fund_code).or_default();
            *of_fund = of_fund.checked_add(row.fee)?;
            paid.fee = paid.fee.checked_add(row.fee)?;
            paid.since = Some(paid.since.map_or(row.since, |since| since.min(row.since)));
        }
        Ok(paid)
    }
}
