//! The counter at which every order is taken: from a customer who is there, on an instruction which
//! they gave before, or by the house. Whoever comes brings a transaction of their own; nothing here
//! knows of calls. A refusal comes before anything is written.
//!
//! [`Desk::buy`], [`Desk::redeem`] and [`Desk::convert`] stand with what they take.

use super::placed::PlacedOrder;
use crate::order::fee::BuyFee;
use crate::order::store::causes;
use crate::order::voucher::Vouchers;
use crate::order::{Authority, Cause, Order, OrderDates, OrderNo};
use crate::rules::buy_fee::PromisedFees;
use crate::rules::refusals::NO_SUCH_FUND;
use db::Tx;
use funds::{Catalogue, Fund, Snapshot};
use kernel::{FundCode, Ids, Instant, NoIds};
use std::sync::Arc;
use wire::{Answer, App, Written, codes};

/// After so many seconds what is in memory has been renewed.
const FRESH_S: u32 = 1;

/// What all orders need that are taken at one moment.
#[derive(Clone)]
pub struct Desk {
    /// The funds.
    pub(crate) snapshot: Arc<Snapshot>,
    /// Whether nobody knows if the funds are still so.
    stale: bool,
    /// The room of the vouchers.
    pub(crate) vouchers: Vouchers,
    /// What purchases cost.
    pub(super) fees: PromisedFees,
    /// Numbers.
    pub(crate) ids: Ids,
    /// When they are taken.
    pub(crate) now: Instant,
    /// The same in unmoved time, for the pay worker.
    pub(super) unmoved: Instant,
}

impl Desk {
    /// A desk that takes orders at `now`, in business time.
    pub fn open(app: &App, now: Instant) -> Self {
        Self {
            snapshot: app.get::<Catalogue>().snapshot(),
            stale: app.get::<Catalogue>().is_stale(),
            vouchers: Vouchers::of(app),
            fees: PromisedFees::default(),
            ids: app.ids().clone(),
            now,
            unmoved: app.clock().unmoved(),
        }
    }

    /// A number for the next order.
    ///
    /// # Errors
    /// The process may make none at this moment.
    pub fn next_order_no(&self) -> Result<OrderNo, NoIds> {
        self.ids.next()
    }

    /// A number for what is kept beside orders.
    ///
    /// # Errors
    /// As [`Self::next_order_no`].
    pub fn next_number(&self) -> Result<i64, NoIds> {
        self.ids.next_value()
    }

    pub(super) fn fund(&self, code: FundCode) -> Answer<Arc<Fund>> {
        Ok(self.snapshot.fund(code).cloned().ok_or(NO_SUCH_FUND)?)
    }

    /// Demands that these funds are in the database what they are in memory: another process may
    /// have closed one a moment ago. What the house does in its own day, on what it has just read,
    /// is none of a customer's business.
    ///
    /// # Errors
    /// Busy: whoever asks again is judged by the fund as it is.
    pub(super) async fn require_current(
        &self,
        tx: &mut Tx,
        authority: Authority,
        funds: &[FundCode],
    ) -> Answer<()> {
        if authority == Authority::House {
            return Ok(());
        }
        let old = self.stale || funds::changed_since(tx, self.snapshot.version(), funds).await?;
        if old { Err(codes::BUSY.refuse().later(FRESH_S).into()) } else { Ok(()) }
    }

    /// What was placed for the same before.
    pub(super) async fn placed_before(
        &self,
        tx: &mut Tx,
        cause: Option<&Cause>,
    ) -> Answer<Option<Placed>> {
        let Some(cause) = cause else { return Ok(None) };
        let Some(order) = causes::find(tx, cause).await? else { return Ok(None) };
        let fund = self.fund(order.fund_code)?;
        let target = order.target_fund_code.map(|code| self.fund(code)).transpose()?;
        let dates = order.dates(fund.is_money());
        Ok(Some(Placed { target, fresh: false, ..Placed::of(order, fund, dates) }))
    }
}

/// An order that is taken.
pub struct Placed {
    /// As it is stored.
    pub order: Order,
    /// What it is promised.
    pub dates: OrderDates,
    /// Whether it was taken now; not where one had been taken for the same cause before.
    pub fresh: bool,
    /// Its fund.
    pub(super) fund: Arc<Fund>,
    /// The fund that comes in, or that the proceeds are to buy.
    pub(super) target: Option<Arc<Fund>>,
    /// The dates of the purchase with the proceeds.
    pub(super) onward_dates: Option<OrderDates>,
    /// What a purchase costs.
    pub(super) fee: Option<Written<BuyFee>>,
}

impl Placed {
    pub(super) fn of(order: Order, fund: Arc<Fund>, dates: OrderDates) -> Self {
        let (target, onward_dates, fee) = (None, None, None);
        Self { order, dates, fresh: true, fund, target, onward_dates, fee }
    }

    /// As the customer is answered.
    pub(super) fn answer(self) -> PlacedOrder {
        let Self { order, dates, fund, target, onward_dates, fee, .. } = self;
        PlacedOrder {
            target_fund_name: target.map(|target| target.name.to_string()),
            onward_dates,
            dates,
            ..PlacedOrder::of(&order, &fund, fee)
        }
    }
}
