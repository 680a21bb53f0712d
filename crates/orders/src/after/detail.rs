//! One order with its time line.

use super::convert_legs::ConvertLegs;
use super::explained::Explained;
use super::onward_legs::{Legs, OnwardLegs, PairedOrder};
use super::order_voucher::OrderVoucher;
use super::payout_facts::{PayoutFacts, PayoutStory};
use super::stage::TimelineStep;
use super::timeline::Told;
use super::{convert_legs, onward_legs, timeline};
use crate::order::conversion::Conversion;
use crate::order::fee::FeeStep;
use crate::order::store::{conversions, moves, orders, subscriptions};
use crate::order::{MandateNo, Order, OrderDates, OrderKind, OrderNo, OrderStatus, PayStatus};
use bankcards::Purpose;
use db::Tx;
use funds::{Catalogue, Fund};
use kernel::{Day, Fen, FundCode, Instant, Nav, Rate, Shares, TradeAcco};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, codes};

/// Which order.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderDetailRequest {
    /// Its number.
    pub order_no: OrderNo,
}

/// An order.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderDetail {
    /// Its number.
    pub order_no: OrderNo,
    /// What it is.
    pub kind: OrderKind,
    /// 买入
    pub kind_name: String,
    /// The fund.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// Where it stands.
    pub status: OrderStatus,
    /// 确认中
    pub status_name: String,
    /// Where its money is.
    pub pay_status: PayStatus,
    /// 支付成功
    pub pay_status_name: String,
    /// Why it failed, in Chinese; empty when it didn't.
    pub reason: String,
    /// Buying: what is paid.
    pub amount: Option<Fen>,
    /// Redeeming, converting or moving: shares asked for, the forced rest included.
    pub shares: Option<Shares>,
    /// Change of the dividend method: 红利再投资, what is asked for.
    pub method_name: Option<String>,
    /// 招商银行
    pub bank_name: String,
    /// The last four digits of the card that pays or is paid.
    pub tail: String,
    /// The card's transaction account.
    pub trade_acco: TradeAcco,
    /// What that account is for, as the calls of holdings name it.
    pub purpose: Purpose,
    /// Moving shares: what the account into which they go is for; null for other orders.
    pub moved_to: Option<Purpose>,
    /// What it was promised.
    pub dates: OrderDates,
    /// When it was accepted.
    pub created_at: Instant,
    /// Confirmed: the price.
    pub confirmed_nav: Option<Nav>,
    /// Confirmed: buying, the amount fee included; redeeming, what arrives; converting, what the
    /// shares brought; moving, what they were worth.
    pub confirmed_amount: Option<Fen>,
    /// Confirmed: shares.
    pub confirmed_shares: Option<Shares>,
    /// Confirmed: the fee.
    pub fee: Option<Fen>,
    /// What goes back to the card, interest of an offering that failed included.
    pub refund: Option<Fen>,
    /// Subscriptions, once their result is there: interest of the offering period, which is in the
    /// shares, or in the refund.
    pub interest: Option<Fen>,
    /// Subscriptions: the fund's first day, once the shares are confirmed.
    pub established_on: Option<Day>,
    /// The day on which the TA confirmed.
    pub confirmed_on: Option<Day>,
    /// The rate charged; none for fixed fees, and where lots had different ones.
    pub fee_rate: Option<Rate>,
    /// How the fee comes about: as promised when the order was placed; once it is confirmed, from
    /// what was confirmed.
    pub fee_steps: Vec<FeeStep>,
    /// The voucher that lowers its fee; none without one.
    pub voucher: Option<OrderVoucher>,
    /// What happened and what is ahead.
    pub timeline: Vec<TimelineStep>,
    /// Whether it may be cancelled now.
    pub cancelable: bool,
    /// Converting: the other leg, and both as confirmed or estimated; null for other orders.
    pub conversion: Option<ConvertLegs>,
    /// A purchase paid from a money fund: the redemption that pays it; of that redemption, the
    /// purchase; else none.
    pub paired: Option<PairedOrder>,
    /// Redeeming into a fund: the second leg; null for other orders.
    pub onward: Option<OnwardLegs>,
    /// A purchase with the proceeds of a redemption: that redemption; null for other orders.
    pub paid_by: Option<PairedOrder>,
    /// The fund whose holding the order has led to: what came in, where two funds are in it; none
    /// while nothing is held of it, and nothing ever was.
    pub held_fund_code: Option<FundCode>,
    /// Of a run of a fixed-invest plan: the plan.
    pub plan_no: Option<MandateNo>,
    /// Money of the order that goes to a card, or could not; none when none does.
    pub payout: Option<PayoutFacts>,
}

/// The customer's order with what happened to it; someone else's is not found.
pub async fn order_detail(
    call: Call<Customer>,
    request: OrderDetailRequest,
) -> Answer<OrderDetail> {
    find(&call, request.order_no).await
}

/// The customer's order; someone else's is not found.
pub(crate) async fn find(call: &Call<Customer>, number: OrderNo) -> Answer<OrderDetail> {
    let cust_no = call.caller.cust_no;
    let found: Result<_, db::Error> = call
        .db()
        .read(async |tx| {
            let order = orders::find(tx, cust_no, number).await?;
            let paired = match order.as_ref().and_then(Order::pair) {
                Some(other) => orders::find(tx, cust_no, other).await?,
                None => None,
            };
            let subscription = match order.as_ref().map(|order| order.kind) {
                Some(OrderKind::Subscribe) => subscriptions::find(tx, cust_no, number).await?,
                _ => None,
            };
            let conversion = match order.as_ref().and_then(|order| order.target_fund_code) {
                Some(_) => conversions::find(tx, cust_no, number).await?,
                None => None,
            };
            let events = orders::events(tx, cust_no, number).await?;
            let taken = holdings::taken_lots(tx, cust_no, number.value()).await?;
            let (payouts, legs, paid_by) = match &order {
                Some(order) => (
                    PayoutStory::of(tx, order).await?,
                    Legs::of(tx, order).await?,
                    onward_legs::paid_by(tx, order).await?,
                ),
                None => (PayoutStory::default(), Legs::default(), None),
            };
            let (held, purposes) = match &order {
                Some(order) => (holding_of(tx, order).await?, purposes_of(tx, order).await?),
                None => (None, (Purpose::Own, None)),
            };
            let told =
                Told { events, redeemable_from: None, subscription, taken, payouts, onward: None };
            Ok((order, (paired, paid_by, held, purposes), (told, legs), conversion))
        })
        .await;
    let (order, (paired, paid_by, held, purposes), (told, legs), conversion) = found?;
    let order = order.ok_or(codes::NOT_FOUND)?;
    let catalogue = call.get::<Catalogue>();
    let fund = catalogue.fund(order.fund_code);
    let legs_of = |row| conversion_of(&order, &row, &told, catalogue);
    let conversion = conversion.and_then(legs_of);
    let named = |other: Order| onward_legs::named(&other, catalogue);
    let onward = legs.shown(&order, catalogue, call.now);
    let told = Told { redeemable_from: redeemable_from(&order, catalogue), onward, ..told };
    Ok(OrderDetail {
        paired: paired.map(named),
        paid_by: paid_by.map(named),
        held_fund_code: held,
        purpose: purposes.0,
        moved_to: purposes.1,
        conversion,
        ..OrderDetail::of(order, fund.as_deref(), &told, call.now)
    })
}

/// Both legs of a conversion.
fn conversion_of(
    order: &Order,
    row: &Conversion,
    told: &Told,
    catalogue: &Catalogue,
) -> Option<ConvertLegs> {
    let target_fund_code = order.target_fund_code?;
    let fund = catalogue.fund(order.fund_code);
    let fee = convert_legs::legs(order, row, fund.as_deref(), &told.taken)?;
    Some(ConvertLegs { target_fund_name: catalogue.name(target_fund_code), target_fund_code, fee })
}

/// What came in, where that has happened, or else what the order is of.
async fn holding_of(tx: &mut Tx, order: &Order) -> Result<Option<FundCode>, db::Error> {
    for code in order.target_fund_code.into_iter().chain([order.fund_code]) {
        if !holdings::positions_in(tx, order.cust_no, code).await?.is_empty() {
            return Ok(Some(code));
        }
    }
    Ok(None)
}

/// What the account of an order is for, and that into which it moves shares.
async fn purposes_of(tx: &mut Tx, order: &Order) -> Result<(Purpose, Option<Purpose>), db::Error> {
    let to = match order.kind {
        OrderKind::Move => moves::find(tx, order.cust_no, order.order_no).await?,
        _ => None,
    };
    let accounts: Vec<TradeAcco> = std::iter::once(order.trade_acco).chain(to).collect();
    let purposes = bankcards::purposes(tx, &accounts).await?;
    let of = |acco: TradeAcco| purposes.get(&acco).copied().unwrap_or_default();
    Ok((of(order.trade_acco), to.map(of)))
}

/// From when the shares that an order brought may leave, by the day on which they were confirmed.
fn redeemable_from(order: &Order, catalogue: &Catalogue) -> Option<Day> {
    let fund = catalogue.fund(order.target_fund_code.unwrap_or(order.fund_code))?;
    order.confirmed_on.map(|day| fund.redeemable_from(day))
}

impl OrderDetail {
    fn of(order: Order, fund: Option<&Fund>, told: &Told, now: Instant) -> Self {
        let subscription = told.subscription.as_ref();
        let interest = subscription.and_then(|subscription| subscription.interest);
        let explained = Explained::of(&order, fund, interest, &told.taken);
        let voucher = OrderVoucher::of(&order, explained.voucher);
        let kind_name = order.kind_name();
        // What a split brought is called by its reason, which is said once.
        let reason = Some(order.reason.clone()).filter(|reason| reason != kind_name);
        Self {
            order_no: order.order_no,
            kind: order.kind,
            kind_name: kind_name.to_owned(),
            fund_code: order.fund_code,
            fund_name: fund.map_or_else(String::new, |fund| fund.name.to_string()),
            status: order.status,
            status_name: order.status.chinese().to_owned(),
            pay_status: order.pay_status,
            pay_status_name: order.pay_status.chinese().to_owned(),
            amount: order.kind.is_buy().then_some(order.amount),
            shares: order.asked_shares(),
            method_name: order.dividend_method.map(|method| method.chinese().to_owned()),
            dates: OrderDates {
                subscription: subscription.map(|subscription| subscription.dates(&order)),
                ..order.dates(fund.is_some_and(Fund::is_money))
            },
            created_at: order.created_at,
            confirmed_nav: order.confirmed_nav,
            confirmed_amount: order.confirmed_amount,
            confirmed_shares: order.confirmed_shares,
            fee: order.confirmed_fee,
            refund: order.refund,
            interest,
            established_on: subscription.and_then(|subscription| subscription.established_on),
            confirmed_on: order.confirmed_on,
            fee_rate: explained.rate,
            fee_steps: explained.steps,
            voucher,
            timeline: timeline::of(&order, told, now.day()),
            payout: told.payouts.facts(&order),
            cancelable: order.cancelable(now),
            conversion: None,
            onward: told.onward.clone(),
            paired: None,
            paid_by: None,
            held_fund_code: None,
            plan_no: order.authority.mandate(),
            reason: reason.unwrap_or_default(),
            bank_name: order.bank_name,
            tail: order.tail,
            trade_acco: order.trade_acco,
            purpose: Purpose::Own,
            moved_to: None,
        }
    }
}
