//! What funds paid for a share in all, as file 07 says it.

use std::collections::HashMap;

use db::Tx;
use kernel::{Day, Nav, Overflow};

use crate::store::{self, PaidRow, PriceRow};
use crate::{Market, TaError};

/// What each fund paid: before its first price here, and since.
pub(crate) struct Paid {
    before: HashMap<String, Nav>,
    since: Vec<PaidRow>,
}

impl Paid {
    pub async fn read(tx: &mut Tx, market: &dyn Market) -> Result<Self, TaError> {
        let first = store::first_days(tx).await?.into_iter();
        let before = first.filter_map(|(fund, day)| {
            let paid = market.paid_before(fund.parse().ok()?, day);
            Some((fund, paid))
        });
        Ok(Self { before: before.collect(), since: store::dividends(tx).await? })
    }

    /// The sum up to the day of a price, and the last ex-date here.
    ///
    /// # Errors
    /// The sum doesn't fit.
    pub fn until(&self, row: &PriceRow) -> Result<(Nav, Option<Day>), Overflow> {
        let from = self.since.partition_point(|paid| paid.fund < row.fund);
        let of_fund = self.since.iter().skip(from).take_while(|paid| paid.fund == row.fund);
        let until: Vec<&PaidRow> = of_fund.filter(|paid| paid.day <= row.day).collect();
        let before = self.before.get(&row.fund).copied().unwrap_or_default();
        let sum = Nav::try_sum(until.iter().map(|paid| paid.dividend))?.checked_add(before)?;
        Ok((sum, until.last().map(|paid| paid.day)))
    }
}
