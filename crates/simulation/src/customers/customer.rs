//! A customer, and what there is to act with.

use super::own_card::{Checked, OwnCard};
use crate::faults::Fault;
use crate::{Company, Stop, Tally};
use bankcards::testing::OpenedPerson;
use demo::Draw;
use holdings::Position;
use kernel::{Day, FundCode, Shares, TradeAcco};
use orders::{OrderNo, ParentNo};

/// What an order accepts.
pub const AGREEMENTS: [&str; 4] =
    ["fund-contract", "prospectus", "risk-disclosure", "sales-service"];

/// A customer.
pub struct Customer {
    pub(super) number: u32,
    pub(super) opened: OpenedPerson,
    pub(super) cards: Vec<OwnCard>,
    /// Cards that were unbound.
    pub(super) unbound: Vec<OwnCard>,
    /// Transaction accounts that were ever opened.
    pub(super) given_accounts: usize,
    /// One that waits for its small-amount check.
    pub(super) checked: Option<Checked>,
    /// The last day of the certificate, once it has one.
    pub(super) valid_to: Option<Day>,
    /// Cards that came later.
    pub(super) later: u32,
    /// Orders that may still be cancelled, perhaps.
    pub(super) fresh: Vec<OrderNo>,
    /// What was bought together and may still be cancelled, perhaps.
    pub(super) parents: Vec<ParentNo>,
    /// None of who stays.
    pub(super) leaving: Option<Leaving>,
}

/// Where somebody is who leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Leaving {
    /// Acts as others do until this day.
    From(Day),
    /// Has asked to close the account.
    Asked,
    /// Has none any more.
    Gone,
}

/// Somebody on a day.
pub struct Acting<'a> {
    pub company: &'a Company,
    pub funds: &'a [FundCode],
    pub seed: u64,
    pub day: Day,
    /// Which of the day's occasions.
    pub occasion: &'static str,
    /// Whether quick redemptions are asked for.
    pub quick: bool,
    /// Funds that nobody redeems now.
    pub untouched: &'a [FundCode],
}

impl Customer {
    /// Shares to give away of a holding whose fund is `fit` for it; sometimes more than there are,
    /// which must be refused.
    pub(super) async fn given(
        &self,
        acting: &Acting<'_>,
        draw: &mut Draw,
        tally: &mut Tally,
        fit: impl Fn(FundCode) -> bool,
    ) -> Result<Option<(FundCode, TradeAcco, Shares)>, Stop> {
        let mut mine = self.held(acting).await?;
        mine.retain(|(code, ..)| !acting.untouched.contains(code) && fit(*code));
        if mine.is_empty() {
            return Ok(None);
        }
        let (fund, account, held) = *draw.pick(&mine);
        let percent = if draw.happens(40) { 100 } else { draw.between(1, 105) };
        if percent > 100 {
            tally.drawn.note(Fault::WantsTooMuch);
        }
        Ok(Some((fund, account, Shares::from_units(held.units() / 100 * percent))))
    }

    /// What the customer holds, in the order of codes and transaction accounts.
    pub(super) async fn held(
        &self,
        acting: &Acting<'_>,
    ) -> Result<Vec<(FundCode, TradeAcco, Shares)>, Stop> {
        let cust_no = self.opened.person.cust_no;
        let read = async |tx: &mut db::Tx| holdings::positions_of_customer(tx, cust_no).await;
        let held = acting.company.app().db().read::<_, db::Error, _>(read).await?;
        let held = held.into_iter().filter(|position| position.shares.is_positive());
        let one = |position: Position| (position.fund_code, position.trade_acco, position.shares);
        let mut mine: Vec<_> = held.map(one).collect();
        mine.sort_unstable();
        Ok(mine)
    }
}
