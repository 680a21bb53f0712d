//! The fee of a purchase, with its explanation.

use crate::order::OrderDates;
use crate::order::fee::BuyFee;
use crate::order::voucher::{OfferedVoucher, Vouchers};
use crate::rules::fund::find_fund;
use crate::rules::limits::{self, Counted};
use crate::rules::{buy_fee, voucher};
use db::Tx;
use funds::Fund;
use kernel::{Day, Fen, FundCode, Positive};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// Which purchase.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BuyFeeRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// What the customer would pay, fee included; more than nothing.
    #[schema(value_type = Fen)]
    pub amount: Positive<Fen>,
}

/// The fee of a purchase, as far as it will be confirmed.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PurchaseFee {
    /// What the customer would pay.
    pub asked: Fen,
    /// What of it is above the limit of a fund that confirms up to it, and goes back; zero of any
    /// other. Where it is all of it, the fee is what it would be with room.
    pub returned: Fen,
    /// Of the rest.
    #[serde(flatten)]
    pub fee: BuyFee,
    /// The same with a voucher; none where no voucher would lower it.
    pub with_voucher: Option<LoweredFee>,
}

/// The fee of a purchase with a voucher.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LoweredFee {
    /// The customer's points.
    pub available: i64,
    /// Whether they are enough: the order is refused with too few.
    pub enough: bool,
    /// With the voucher in `voucher`.
    #[serde(flatten)]
    pub fee: BuyFee,
}

/// The fee of a purchase placed now.
pub async fn buy_fee(call: Call<Customer>, request: BuyFeeRequest) -> Answer<PurchaseFee> {
    let (fund, _) = find_fund(&call, request.fund_code)?;
    if !fund.is_in_yuan() {
        return Err(limits::closed(&fund).into());
    }
    let (cust_no, t_day) = (call.caller.cust_no, OrderDates::of_buy(&fund, call.now).t_day);
    let asked = request.amount.get();
    let ordered = match limits::confirms_in_part(&fund) {
        None => Fen::ZERO,
        Some(_) => {
            let count = async |tx: &mut Tx| Counted::of(tx, cust_no, &fund, t_day, None).await;
            call.db().read(count).await?.in_fund
        }
    };
    let (fee, returned) = buy_fee::explain_confirmed(&fund, (ordered, asked), t_day)?;
    let priced = buy_fee::priced(&fund, (ordered, asked));
    let with_voucher = with_voucher(&call, (&fund, priced), t_day).await?;
    Ok(PurchaseFee { asked, returned, fee, with_voucher })
}

/// Asks nobody where the fund's fee is never lowered.
async fn with_voucher(
    call: &Call<Customer>,
    (fund, amount): (&Fund, Fen),
    t_day: Day,
) -> Answer<Option<LoweredFee>> {
    if !buy_fee::can_be_lowered(fund, t_day) {
        return Ok(None);
    }
    let (vouchers, cust_no, today) = (Vouchers::of(call), call.caller.cust_no, call.now.day());
    let ask = async move |tx: &mut Tx| (vouchers.offered)(tx, cust_no, today).await;
    let Some(OfferedVoucher { terms, available }) = call.db().read(ask).await? else {
        return Ok(None);
    };
    let enough = available >= terms.points;
    let fee = voucher::lowered(fund, amount, t_day, &terms)?;
    Ok(fee.map(|fee| LoweredFee { available, enough, fee }))
}
