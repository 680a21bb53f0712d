//! The fee of a purchase, with its explanation.

use crate::order::OrderDates;
use crate::order::fee::BuyFee;
use crate::rules::buy_fee;
use crate::rules::fund::find_fund;
use crate::rules::limits::{self, Counted};
use db::Tx;
use kernel::{Fen, FundCode, Positive};
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
}

/// The fee of a purchase placed now.
pub async fn buy_fee(call: Call<Customer>, request: BuyFeeRequest) -> Answer<PurchaseFee> {
    let (fund, _) = find_fund(&call, request.fund_code)?;
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
    Ok(PurchaseFee { asked, returned, fee })
}
