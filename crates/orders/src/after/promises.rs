//! What an order was promised when it was placed, beside what came; where they differ, why.

use super::payout_facts::PayoutStory;
use crate::order::dates::month_day;
use crate::order::store::first_promises::{self, FirstPromise};
use crate::order::store::{orders, subscriptions};
use crate::order::{Event, Order, OrderKind, OrderNo, OrderStatus, Step};
use db::Tx;
use funds::{Catalogue, Fund};
use kernel::{Day, Fen, FundCode, Instant, Nav};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, codes};

/// Which order.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderPromisesRequest {
    /// Its number.
    pub order_no: OrderNo,
}

/// An order's promises.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderPromises {
    /// Its number.
    pub order_no: OrderNo,
    /// 买入
    pub kind_name: String,
    /// The fund.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// 确认成功
    pub status_name: String,
    /// When it was placed.
    pub created_at: Instant,
    /// In the order in which they come due; none while nothing is promised.
    pub promises: Vec<Promise>,
}

/// What was promised.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum PromiseKind {
    /// The day whose NAV is the price.
    TDay,
    /// The day on whose evening that NAV is published.
    Nav,
    /// The day on which the TA confirms.
    Confirm,
    /// The first day on which the shares may be redeemed.
    Redeemable,
    /// The day on which the money is on the card, or buys.
    Payout,
    /// The day by which money that goes back is on the card.
    Refund,
    /// The fee.
    Fee,
}

/// How it went.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Verdict {
    /// As promised.
    Kept,
    /// Sooner, or for less.
    Better,
    /// Later, or for more.
    Worse,
    /// Still ahead.
    Open,
    /// The order came to an end before it.
    Void,
}

/// A promise beside what came. Either days or a fee, never both.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Promise {
    /// What.
    pub kind: PromiseKind,
    /// The promised day; none of a fee.
    pub promised_day: Option<Day>,
    /// The day on which it came; none while it is ahead, and of a NAV, whose value tells.
    pub actual_day: Option<Day>,
    /// The promised fee; none of days.
    pub promised_fee: Option<Fen>,
    /// The fee that was charged; none of days, and before the confirmation.
    pub actual_fee: Option<Fen>,
    /// The NAV at which it was confirmed; of [`PromiseKind::Nav`] only.
    pub nav: Option<Nav>,
    /// How it went.
    pub verdict: Verdict,
    /// Why it differs, in Chinese; empty where it does not.
    pub why: String,
}

/// The promises of the customer's order; someone else's is not found.
pub async fn order_promises(
    call: Call<Customer>,
    request: OrderPromisesRequest,
) -> Answer<OrderPromises> {
    let (cust_no, number) = (call.caller.cust_no, request.order_no);
    let read = async |tx: &mut Tx| -> Result<_, db::Error> {
        let Some(order) = orders::find(tx, cust_no, number).await? else { return Ok(None) };
        let first = first_promises::find(tx, cust_no, number).await?;
        let events = orders::events(tx, cust_no, number).await?;
        let payouts = PayoutStory::of(tx, &order).await?;
        let established = match order.kind {
            OrderKind::Subscribe => subscriptions::find(tx, cust_no, number).await?,
            _ => None,
        };
        let established = established.and_then(|row| row.established_on);
        Ok(Some((order, Story { first, events, payouts, established })))
    };
    let found: Result<Option<(Order, Story)>, db::Error> = call.db().read(read).await;
    let (order, story) = found?.ok_or(codes::NOT_FOUND)?;
    let fund = call.get::<Catalogue>().fund(order.fund_code);
    let today = call.now.day();
    let promises = story.promises(&order, fund.as_deref(), today);
    Ok(OrderPromises {
        order_no: order.order_no,
        kind_name: order.kind_name().to_owned(),
        fund_code: order.fund_code,
        fund_name: fund.map_or_else(String::new, |fund| fund.name.to_string()),
        status_name: order.status.chinese().to_owned(),
        created_at: order.created_at,
        promises,
    })
}

/// What is known of an order beside itself.
struct Story {
    first: Option<FirstPromise>,
    events: Vec<Event>,
    payouts: PayoutStory,
    established: Option<Day>,
}

impl Story {
    /// Nothing is promised of what waits, and of what the TA did by itself.
    fn promises(&self, order: &Order, fund: Option<&Fund>, today: Day) -> Vec<Promise> {
        let asked = order.kind.is_buy()
            || matches!(
                order.kind,
                OrderKind::Redeem | OrderKind::QuickRedeem | OrderKind::Convert | OrderKind::Move
            );
        if !asked || order.is_held() || order.pays_for_purchase() {
            return Vec::new();
        }
        let rows = [
            Some(self.t_day(order)),
            self.nav(order, fund),
            Some(self.confirm(order)),
            self.redeemable(order, fund, today),
            self.payout(order),
            self.refund(order),
            self.fee(order),
        ];
        rows.into_iter().flatten().collect()
    }

    fn t_day(&self, order: &Order) -> Promise {
        let promised = self.first.as_ref().map_or(order.t_day, |first| first.t_day);
        let moved = self.at(Step::Paid).map_or("", |event| event.note.as_str());
        let why = if promised == order.t_day { "" } else { moved };
        dated(order, PromiseKind::TDay, promised, Some(order.t_day), why)
    }

    /// Of a subscription the price is always 1.0000.
    fn nav(&self, order: &Order, fund: Option<&Fund>) -> Option<Promise> {
        if order.kind == OrderKind::Subscribe {
            return None;
        }
        let promised = self.first.as_ref().map_or(order.nav_day, |first| first.nav_day);
        let Some(nav) = order.confirmed_nav else {
            return Some(dated(order, PromiseKind::Nav, promised, None, ""));
        };
        let now = fund.and_then(|fund| fund.series.on(order.t_day)).map(|point| point.nav);
        let corrected = now.filter(|now| *now != nav && order.kind != OrderKind::QuickRedeem);
        let why = match corrected {
            Some(now) => format!(
                "{}的净值后来更正为{}，成交以登记机构确认的为准",
                month_day(order.t_day),
                now.display4()
            ),
            None if promised != order.nav_day => {
                format!("日期变了，用{}的净值", month_day(order.t_day))
            }
            None => String::new(),
        };
        let verdict = if why.is_empty() { Verdict::Kept } else { Verdict::Worse };
        let row = dated(order, PromiseKind::Nav, promised, None, &why);
        Some(Promise { nav: Some(nav), verdict, ..row })
    }

    fn confirm(&self, order: &Order) -> Promise {
        let promised = self.first.as_ref().map_or(order.confirm_day, |first| first.confirm_day);
        let on = order.confirmed_on;
        let why = match on {
            Some(_) if promised != order.confirm_day => "因为成交日变了".to_owned(),
            Some(on) if on < promised && self.established.is_some() => "基金提前成立".to_owned(),
            Some(on) if on < promised => "登记机构提前确认".to_owned(),
            Some(on) if on > promised => format!("登记机构在{}才确认", month_day(on)),
            _ => String::new(),
        };
        dated(order, PromiseKind::Confirm, promised, on, &why)
    }

    /// Nothing of an order that brought no shares.
    fn redeemable(&self, order: &Order, fund: Option<&Fund>, today: Day) -> Option<Promise> {
        let first = self.first.as_ref().and_then(|first| first.redeemable_day);
        let promised = first.or(order.redeemable_day)?;
        if order.status == OrderStatus::Rejected {
            return None;
        }
        // Shares of a conversion are the target's, whose page tells it.
        let of = fund.filter(|_| order.kind.is_buy());
        let from =
            order.confirmed_on.map(|on| of.map_or(promised, |fund| fund.redeemable_from(on)));
        // Late shares may leave late; early ones are not asked about before the promised day.
        let from = from.map(|from| from.max(order.redeemable_day.unwrap_or(promised)));
        let why = match from {
            Some(from) if from > promised => "确认晚了，可以赎回的日子跟着晚",
            _ => "",
        };
        let came = from.filter(|from| *from <= today);
        Some(dated(order, PromiseKind::Redeemable, promised, came, why))
    }

    fn payout(&self, order: &Order) -> Option<Promise> {
        let promised = order.arrive_day.filter(|_| order.kind.is_redeem())?;
        if order.status == OrderStatus::Rejected {
            return None;
        }
        let arrived = [Step::PaidOut, Step::Onward].into_iter().find_map(|step| self.at(step));
        let on = arrived.map(|event| event.at.day());
        Some(self.paid(order, PromiseKind::Payout, (promised, on)))
    }

    fn refund(&self, order: &Order) -> Option<Promise> {
        let promised = order.arrive_day.filter(|_| order.kind.is_buy())?;
        order.refund?;
        let on = self.at(Step::Refunded).map(|event| event.at.day());
        let row = self.paid(order, PromiseKind::Refund, (promised, on));
        // What went back is promised to orders that came to nothing, too.
        Some(match (row.verdict, on) {
            (Verdict::Void, None) => Promise { verdict: Verdict::Open, ..row },
            _ => row,
        })
    }

    fn paid(&self, order: &Order, kind: PromiseKind, (day, on): (Day, Option<Day>)) -> Promise {
        let refused = self.payouts.first_refusal();
        let why = match on {
            Some(on) if on < day => "比承诺早到账".to_owned(),
            Some(on) if on > day => match refused {
                Some(why) => format!("第一次打款没有成功：{why}"),
                None if order.confirmed_on.is_some_and(|on| on > order.confirm_day) => {
                    "确认晚了，到账跟着晚".to_owned()
                }
                None => "银行到账晚了".to_owned(),
            },
            None => refused.map_or_else(String::new, |why| format!("打款没有成功：{why}")),
            Some(_) => String::new(),
        };
        dated(order, kind, day, on, &why)
    }

    fn fee(&self, order: &Order) -> Option<Promise> {
        let first = self.first.as_ref().and_then(|first| first.fee);
        let promised = first.or(order.fee_explained.promised())?;
        let charged = order.confirmed_fee;
        let verdict = match charged {
            None if is_void(order) => Verdict::Void,
            None => Verdict::Open,
            Some(fee) if fee == promised => Verdict::Kept,
            Some(fee) if fee < promised => Verdict::Better,
            Some(_) => Verdict::Worse,
        };
        let differs = matches!(verdict, Verdict::Better | Verdict::Worse);
        let why = match order.kind {
            _ if !differs => String::new(),
            kind if kind.is_buy() => match order.confirmed_amount {
                Some(amount) if amount != order.amount => {
                    format!("只确认了{amount:#}元，手续费按确认的金额算")
                }
                _ if self.first.is_some() => "因为成交日变了".to_owned(),
                _ => "登记机构按成交日的费率算".to_owned(),
            },
            _ => "下单时按最近的净值估算，实际按成交日净值和持有天数算".to_owned(),
        };
        Some(Promise {
            kind: PromiseKind::Fee,
            promised_day: None,
            actual_day: None,
            promised_fee: Some(promised),
            actual_fee: charged,
            nav: None,
            verdict,
            why,
        })
    }

    fn at(&self, step: Step) -> Option<&Event> {
        self.events.iter().find(|event| event.step == step.number())
    }
}

/// A day that was promised, and the one on which it came; no reason without a difference.
fn dated(order: &Order, kind: PromiseKind, promised: Day, came: Option<Day>, why: &str) -> Promise {
    let verdict = match came {
        Some(day) if day == promised => Verdict::Kept,
        Some(day) if day < promised => Verdict::Better,
        Some(_) => Verdict::Worse,
        None if is_void(order) => Verdict::Void,
        None => Verdict::Open,
    };
    Promise {
        kind,
        promised_day: Some(promised),
        actual_day: came,
        promised_fee: None,
        actual_fee: None,
        nav: None,
        verdict,
        why: why.to_owned(),
    }
}

/// It ended without a confirmation.
fn is_void(order: &Order) -> bool {
    matches!(order.status, OrderStatus::Cancelled | OrderStatus::Void | OrderStatus::Rejected)
}
