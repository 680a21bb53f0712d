//! Figures that may change: dated rows, read on the business day of a call.

use crate::store;
use db::Tx;
use kernel::{Day, Rate};
use wire::{Answer, Figures};

/// The figures of the room.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Parameters {
    /// For signing in, once a day.
    pub sign_in_points: i64,
    /// For an article or a notice.
    pub reading_points: i64,
    /// Of a day, so many.
    pub reading_day_limit: i64,
    /// For a friend who opened an account.
    pub invite_points: i64,
    /// What a lesson takes.
    pub lesson_points: i64,
    /// For how long points can be used.
    pub lot_months: i32,
    /// What a voucher takes; nothing while none is given.
    pub voucher_points: i64,
    /// By how much it lowers the discount of a purchase.
    pub voucher_lowers_by: Rate,
}

impl Parameters {
    /// Those in force on a day.
    pub async fn on(tx: &mut Tx, day: Day) -> Answer<Self> {
        let figures = Figures::new("rewards", store::parameters(tx, day).await?);
        // Ten-thousandths: the TA's field has four decimals.
        let lowers_by = i64::from(figures.small("voucher_lowers_by")?) * (Rate::SCALE / 10_000);
        Ok(Self {
            sign_in_points: figures.get("sign_in_points")?,
            reading_points: figures.get("reading_points")?,
            reading_day_limit: figures.get("reading_day_limit")?,
            invite_points: figures.get("invite_points")?,
            lesson_points: figures.get("lesson_points")?,
            lot_months: figures.small("lot_months")?,
            voucher_points: figures.get("voucher_points")?,
            voucher_lowers_by: Rate::from_units(lowers_by),
        })
    }
}
