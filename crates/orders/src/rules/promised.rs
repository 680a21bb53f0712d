//! What a customer read before the order and goes by: the day that prices it and, giving shares
//! away, the fee. An order that would have another one by now is refused with both
//! (`docs/decisions/0029`).

use kernel::{Day, Fen};
use serde_json::json;
use wire::Refusal;

wire::refusals! {
    /// T is another day than the customer read; `data` has both.
    DAY_CHANGED = 16044, "日期已变为{day}，请确认";
    /// The redemption fee is another one than the customer read; `data` has both.
    FEE_CHANGED = 16045, "手续费已变为{fee}元，请确认";
}

/// What was read; nothing of clients that do not say it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Promised {
    /// T.
    pub day: Option<Day>,
    /// Redeeming or converting: the redemption fee at the last NAV.
    pub fee: Option<Fen>,
}

impl Promised {
    /// A day, and no fee: what a buyer reads.
    pub fn on(day: Option<Day>) -> Self {
        Self { day, fee: None }
    }

    /// Demands that T is the day that was read.
    ///
    /// # Errors
    /// Refused with both days.
    pub fn require_day(self, t_day: Day) -> Result<(), Refusal> {
        let Some(read) = self.day.filter(|read| *read != t_day) else { return Ok(()) };
        let text = t_day.to_string();
        // 11-23: nobody takes an order of today for one of another year.
        let short = text.get(5..).unwrap_or(&text);
        let facts = json!({ "promisedDay": read, "day": t_day });
        Err(DAY_CHANGED.fill(&[("day", short)]).with(facts))
    }

    /// Demands that the redemption fee is the one that was read.
    ///
    /// # Errors
    /// Refused with both fees.
    pub fn require_fee(self, fee: Fen) -> Result<(), Refusal> {
        let Some(read) = self.fee.filter(|read| *read != fee) else { return Ok(()) };
        let facts = json!({ "promisedFee": read, "fee": fee });
        Err(FEE_CHANGED.fill(&[("fee", fee)]).with(facts))
    }
}
