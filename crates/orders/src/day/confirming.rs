//! The day and the moment of a confirmation.

use crate::order::voucher::Vouchers;
use funds::{Catalogue, Snapshot};
use kernel::{Calendar, Day, FundCode, Ids, Instant};
use std::sync::Arc;
use wire::App;

/// The day and the moment of a confirmation, and where new ids come from.
#[derive(Clone)]
pub struct Confirming {
    /// The day on which the TA confirmed; lots are registered with it.
    pub day: Day,
    /// The days before it are valued: those before the confirmation, and more where that is taken
    /// late.
    pub valued_before: Day,
    /// When it is applied.
    pub at: Instant,
    /// New ids.
    pub ids: Ids,
    /// The days of the market.
    pub calendar: Calendar,
    /// For the T of deferred rests: the days of their funds.
    pub funds: Arc<Snapshot>,
    /// Who is told of the vouchers of orders.
    pub vouchers: Vouchers,
}

impl Confirming {
    /// What the TA confirms on a day, applied at a moment.
    pub fn of(app: &App, day: Day, at: Instant) -> Self {
        let (ids, vouchers) = (app.ids().clone(), Vouchers::of(app));
        let funds = app.get::<Catalogue>().snapshot();
        Self { day, valued_before: day, at, ids, calendar: Calendar::china(), funds, vouchers }
    }

    /// The days on which a fund is open; of one that is not known any more, the market's.
    pub(super) fn calendar_of(&self, fund_code: FundCode) -> &Calendar {
        self.funds.fund(fund_code).map_or(&self.calendar, |fund| &fund.calendar)
    }
}
