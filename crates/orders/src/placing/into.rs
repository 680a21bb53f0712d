//! Redeeming into another fund: a redemption like any other, whose proceeds buy the target when
//! they arrive (`redeem2buy`; across companies `superConvert`). See [`onward`].

use super::placed::PlacedOrder;
use super::redeeming;
use super::redeeming::Redeeming;
use crate::order::{Order, OrderDates, refusals};
use crate::rules::fund::find_fund;
use crate::rules::lots::Preview;
use crate::rules::onward::Judged;
use crate::rules::promised::Promised;
use crate::rules::{agreements, least, onward};
use accounts::Unlocked;
use db::Tx;
use funds::Fund;
use kernel::{Day, Fen, FundCode, Shares};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;
use wire::{Answer, ByCustomer, Call};

/// A redemption into a fund. It is never quick; the new shares belong to the card under which the
/// old ones are held, and so does the money, should the purchase not come about.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RedeemIntoRequest {
    /// The fund that is redeemed.
    pub fund_code: FundCode,
    /// The fund that its proceeds buy: one of `ProceedsTargets`, or any other that is open
    /// for purchases; no other class of the same product, none for pensions, and none in its
    /// offering.
    pub target_fund_code: FundCode,
    /// The card's transaction account.
    pub trade_acco: String,
    /// How many shares are redeemed; what they bring at the last NAV must be the target's least
    /// purchase.
    pub shares: Shares,
    /// Ids of the target's agreements that the customer accepted, all that
    /// `IntoPreview` named.
    pub agreements: Vec<String>,
    /// Big redemption of the fund: true (the default) defers the rest, which then buys the target
    /// by itself; false gives it back.
    #[serde(default = "yes")]
    pub defer_rest: bool,
    /// T as the customer read it before (`dates.tDay`): another one by now is refused with both. It
    /// may be left out.
    #[serde(default)]
    pub promised_day: Option<Day>,
    /// The redemption fee as the customer read it before (`fee`): another one by now is refused
    /// with both. It may be left out.
    #[serde(default)]
    pub promised_fee: Option<Fen>,
}

fn yes() -> bool {
    true
}

/// Takes a redemption into a fund; answers the redemption, with the dates of both orders.
pub async fn redeem_into(call: Call<Unlocked>, request: RedeemIntoRequest) -> Answer<PlacedOrder> {
    let (from, version) = find_fund(&call, request.fund_code)?;
    let (to, _) = find_fund(&call, request.target_fund_code)?;
    least::require_open(&from)?;
    onward::require_target(&from, &to)?;
    agreements::require(&to, &request.agreements)?;
    let RedeemIntoRequest { trade_acco, shares, defer_rest, .. } = request;
    let promised = Promised { day: request.promised_day, fee: request.promised_fee };
    let redeeming = Redeeming {
        cust_no: call.caller.cust_no(),
        order_no: call.ids().next(),
        entry_id: call.ids().next_value(),
        now: call.now,
        version,
        fund: from,
        trade_acco,
        shares,
        defer_rest,
        promised,
    };
    let into = Into { redeeming, to, decision_id: call.ids().next_value() };
    call.write_once(async move |tx| place(tx, &into).await).await
}

/// The same into a fund of another company. Funds that their company converts into each other are
/// refused: a conversion has both prices on one day.
pub async fn across(call: Call<Unlocked>, request: RedeemIntoRequest) -> Answer<PlacedOrder> {
    let (from, _) = find_fund(&call, request.fund_code)?;
    let (to, _) = find_fund(&call, request.target_fund_code)?;
    if funds::convertible(&from, &to) {
        return Err(refusals::CONVERT_INSTEAD.fill(&[("name", &to.name)]).into());
    }
    redeem_into(call, request).await
}

/// All that the order's transaction needs.
struct Into {
    redeeming: Redeeming,
    to: Arc<Fund>,
    decision_id: i64,
}

async fn place(tx: &mut Tx, into: &Into) -> Answer<PlacedOrder> {
    let Into { redeeming, to, decision_id } = into;
    let mut order = redeeming::ordinary(tx, redeeming).await?;
    let dates = order.dates(redeeming.fund.is_money());
    let bought = onward::dates(to, dates.arrives());
    let judged = Judged {
        cust_no: order.cust_no,
        to,
        amount: expected(tx, redeeming, &order, &dates).await?,
        t_day: bought.t_day,
        decision_id: *decision_id,
        decided: None,
        now: redeeming.now,
    };
    judged.require(tx).await?.store(tx).await?;
    order.target_fund_code = Some(to.code);
    order.decision_id = Some(*decision_id);
    let placed = redeeming::accept(tx, redeeming, &order).await?;
    let target_fund_name = Some(to.name.to_string());
    Ok(PlacedOrder { target_fund_name, onward_dates: Some(bought), ..placed })
}

/// What the redemption would bring at the last NAV.
async fn expected(
    tx: &mut Tx,
    redeeming: &Redeeming,
    order: &Order,
    dates: &OrderDates,
) -> Answer<Fen> {
    let lots = holdings::free_lots(tx, &order.position()).await?;
    Ok(Preview::new(&redeeming.fund, &lots, dates)?.costs(order.shares)?.net)
}
