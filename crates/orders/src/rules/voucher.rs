//! Whether a purchase may take a voucher, and what it costs with it: one outside an offering, which
//! a card pays alone and at once. Others have the fee of a prospectus, are confirmed by nobody on
//! the form, or would keep points frozen for weeks (`docs/decisions/0073`).

use super::buy_fee;
use crate::order::fee::BuyFee;
use crate::order::voucher::OfferedVoucher;
use crate::order::voucher_terms::VoucherTerms;
use funds::Fund;
use kernel::{Day, Fen, Line, Rate};
use serde::Deserialize;
use serde_json::json;
use utoipa::ToSchema;
use wire::{Answer, Refusal};

wire::refusals! {
    /// The voucher takes other points, or lowers to another discount, than the customer read;
    /// `data` has both.
    VOUCHER_CHANGED = 16086, "抵费券现在用{points}嘉豆，费率为原价的{rate}，请确认";
    /// The purchase is none that a voucher lowers the fee of.
    NO_VOUCHER_HERE = 16087, "只有用银行卡付款的申购可以用抵费券";
    /// Its fee is the least already, or fixed.
    FEE_IS_LEAST = 16088, "这笔买入的手续费已经最低，不能再用抵费券";
    /// No room gives such a voucher today.
    NO_SUCH_VOUCHER = 16089, "这种抵费券已停止使用，请去掉后再买入";
}

/// A voucher as the customer read it before the order: another one by now is refused with both.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AskedVoucher {
    /// Its kind.
    pub voucher_id: Line<40>,
    /// What it takes.
    pub points: i64,
    /// The discount with it (`discount` of `withVoucher`).
    pub discount: Rate,
}

impl AskedVoucher {
    /// What a purchase costs with the voucher, by the fees of its T.
    ///
    /// # Errors
    /// Refused where there is none, where it would save nothing, and with both where the points or
    /// the discount are others than the customer read.
    pub fn fee(
        &self,
        offered: Option<&OfferedVoucher>,
        (fund, amount): (&Fund, Fen),
        t_day: Day,
    ) -> Answer<BuyFee> {
        let offered = offered.filter(|one| one.terms.voucher_id == *self.voucher_id);
        let terms = &offered.ok_or(NO_SUCH_VOUCHER)?.terms;
        let fee = lowered(fund, amount, t_day, terms)?.ok_or(FEE_IS_LEAST)?;
        if (terms.points, fee.discount) != (self.points, self.discount) {
            return Err(self.changed(terms, fee.discount).into());
        }
        Ok(fee)
    }

    fn changed(&self, terms: &VoucherTerms, discount: Rate) -> Refusal {
        let facts = json!({
            "promisedPoints": self.points, "points": terms.points,
            "promisedDiscount": self.discount, "discount": discount,
        });
        // 5.0% of the list rate: what is charged of it.
        let said = [("points", terms.points.to_string()), ("rate", discount.percent_display(1))];
        VOUCHER_CHANGED.fill(&said).with(facts)
    }
}

/// What a purchase costs with a voucher; none where it saves nothing.
///
/// # Errors
/// As those of the fee.
pub fn lowered(
    fund: &Fund,
    amount: Fen,
    t_day: Day,
    terms: &VoucherTerms,
) -> Answer<Option<BuyFee>> {
    if !buy_fee::can_be_lowered(fund, t_day) {
        return Ok(None);
    }
    let fee = buy_fee::explain_with(fund, amount, t_day, Some(terms))?;
    Ok(Some(fee).filter(BuyFee::is_lowered))
}
