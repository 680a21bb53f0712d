//! Redeeming into another fund: a redemption like any other, whose proceeds buy the target when
//! they arrive (`redeem2buy`; across companies `superConvert`). See [`onward`].

use super::desk::{Desk, Placed};
use super::placed::PlacedOrder;
use super::redeeming::{Redeeming, Redemption, Way};
use crate::order::{Authority, Order, OrderDates};
use crate::rules::buying::Buying;
use crate::rules::consent::Consent;
use crate::rules::fund::find_fund;
use crate::rules::known::Facts;
use crate::rules::limits::Whose;
use crate::rules::lots::Preview;
use crate::rules::onward;
use crate::rules::promised::Promised;
use accounts::Unlocked;
use db::Tx;
use funds::Fund;
use kernel::{Day, Fen, FundCode, Line, Shares, TradeAcco};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;
use wire::{Answer, ByCustomer, Call};

wire::refusals! {
    /// The two funds are converted into each other by their company, which is faster.
    CONVERT_INSTEAD = 16083, "{name}可以直接转换，无需先赎回再买入";
}

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
    pub trade_acco: TradeAcco,
    /// How many shares are redeemed; what they bring at the last NAV must be the target's least
    /// purchase.
    pub shares: Shares,
    /// Ids of the target's agreements that the customer accepted, all that
    /// `IntoPreview` named.
    pub agreements: Vec<Line<40>>,
    /// Big redemption of the fund: true (the default) defers the rest, which then buys the target
    /// by itself; false gives it back.
    #[serde(default = "yes", deserialize_with = "kernel::flag")]
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
    let desk = Desk::open(&call, call.now);
    let consent = Consent::Now { agreements: Line::texts(request.agreements) };
    let redemption = Redemption {
        order_no: desk.next_order_no()?,
        cust_no: call.caller.cust_no(),
        fund_code: request.fund_code,
        trade_acco: request.trade_acco,
        shares: request.shares,
        defer_rest: request.defer_rest,
        way: Way::Into { fund_code: request.target_fund_code, consent },
        authority: Authority::Present,
        promised: Promised { day: request.promised_day, fee: request.promised_fee },
        cause: None,
    };
    let work = async move |tx: &mut Tx| Ok(desk.redeem(tx, &redemption).await?.answer());
    call.write_once(work).await
}

/// The same into a fund of another company. Funds that their company converts into each other are
/// refused: a conversion has both prices on one day.
pub async fn across(call: Call<Unlocked>, request: RedeemIntoRequest) -> Answer<PlacedOrder> {
    let (from, _) = find_fund(&call, request.fund_code)?;
    let (to, _) = find_fund(&call, request.target_fund_code)?;
    if funds::convertible(&from, &to) {
        return Err(CONVERT_INSTEAD.fill(&[("name", &to.name)]).into());
    }
    redeem_into(call, request).await
}

/// Takes a redemption into `to`: the purchase is judged now, with what is expected, and again when
/// the money is here.
pub(super) async fn place(
    tx: &mut Tx,
    redeeming: &Redeeming<'_>,
    to: Arc<Fund>,
    consent: &Consent,
) -> Answer<Placed> {
    let (desk, from) = (redeeming.desk, &redeeming.fund);
    onward::require_target(from, &to)?;
    let agreed = consent.agreed(&to, desk.now)?;
    let mut order = redeeming.ordinary(tx).await?;
    let dates = order.dates(from.is_money());
    let bought = onward::dates(&to, dates.arrives());
    let buying = Buying {
        cust_no: order.cust_no,
        fund: &to,
        amount: expected(tx, redeeming, &order, &dates).await?,
        whose: Whose::Proceeds,
        t_day: bought.t_day,
        open_at: desk.now,
        promised: Promised::default(),
        card: None,
        decision_id: desk.ids.next_value()?,
        earlier: consent.earlier(),
        now: desk.now,
    };
    let (decision, _) = buying.require(tx, Facts::Read).await?;
    order.target_fund_code = Some(to.code);
    order.decision_id = Some(decision.id());
    order.agree(&agreed);
    decision.store(tx).await?;
    let placed = redeeming.accept(tx, order).await?;
    Ok(Placed { target: Some(to), onward_dates: Some(bought), ..placed })
}

/// What the redemption would bring at the last NAV.
async fn expected(
    tx: &mut Tx,
    redeeming: &Redeeming<'_>,
    order: &Order,
    dates: &OrderDates,
) -> Answer<Fen> {
    let (held, _) = redeeming.holding(tx, dates.t_day).await?;
    Ok(Preview::new(&redeeming.fund, &held.lots, dates)?.costs(order.shares)?.net)
}
