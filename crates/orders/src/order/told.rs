//! What customers are told of their orders: written with the event that it tells of. What somebody
//! has just done with his own hands he reads on its result, and is not told.

use super::authority::Authority;
use super::event::Event;
use super::kind::{OrderKind, OrderNo, OrderStatus};
use super::link::Link;
use super::row::Order;
use super::state::Step;
use super::store::orders;
use db::{Error, Tx};
use funds::DividendMethod;
use kernel::{CustNo, Day, Fen, FundCode, Instant};
use messages::{Kind, Leads, Message};
use std::collections::{BTreeMap, BTreeSet};

/// An event of money that went to a card, or was to go there.
pub struct OfPayout {
    pub event: Event,
    /// The card, which may be another one than the order's.
    pub card: String,
    /// Of what was asked for again, which attempt of what it is: `refund-2`.
    pub again: Option<String>,
}

/// Appends events, and tells of them; a step that was noted before stays as it is.
pub async fn append(tx: &mut Tx, events: &[Event]) -> Result<(), Error> {
    orders::append(tx, events).await?;
    tell(tx, events.iter().map(|event| (event, None)).collect()).await
}

/// The same of payouts: each attempt that the bank refused is told, although the step is noted
/// once.
pub async fn append_of_payouts(tx: &mut Tx, of: &[OfPayout]) -> Result<(), Error> {
    let events: Vec<Event> = of.iter().map(|payout| payout.event.clone()).collect();
    orders::append(tx, &events).await?;
    tell(tx, of.iter().map(|payout| (&payout.event, Some(payout))).collect()).await
}

async fn tell(tx: &mut Tx, mut told: Vec<(&Event, Option<&OfPayout>)>) -> Result<(), Error> {
    told.retain(|(event, _)| is_told(event));
    if told.is_empty() {
        return Ok(());
    }
    let numbers: BTreeSet<OrderNo> = told.iter().map(|(event, _)| event.order_no).collect();
    let numbers: Vec<OrderNo> = numbers.into_iter().collect();
    let found = orders::by_number(tx, &numbers).await?;
    let found: BTreeMap<OrderNo, Order> = found.into_iter().map(|o| (o.order_no, o)).collect();
    let codes = found.values().flat_map(|order| [Some(order.fund_code), order.target_fund_code]);
    let codes: BTreeSet<FundCode> = codes.flatten().collect();
    let codes: Vec<FundCode> = codes.into_iter().collect();
    let names: Names = Names(funds::names(tx, &codes).await?.into_iter().collect());
    let message = |(event, payout): &(&Event, Option<&OfPayout>)| {
        let order = found.get(&event.order_no)?;
        let card = payout.map_or_else(|| order.card_name(), |payout| payout.card.clone());
        let again = payout.and_then(|payout| payout.again.as_deref());
        let telling = Telling { order, names: &names, card, at: event.at, note: &event.note };
        telling.of(event.step, again)
    };
    let messages: Vec<Message> = told.iter().filter_map(message).collect();
    messages::tell(tx, &messages).await
}

/// Whether a message may come of it: most events of a day are of orders on their way.
fn is_told(event: &Event) -> bool {
    match event.step {
        step if step == Step::Accepted.number() => !event.note.is_empty(),
        step => STEPS.iter().any(|told| told.number() == step),
    }
}

/// Steps of which customers are told.
const STEPS: &[Step] = &[
    Step::PayFailed,
    Step::GivenUp,
    Step::Confirmed,
    Step::Refunded,
    Step::PaidOut,
    Step::PayoutFailed,
    Step::Onward,
    Step::NotOnward,
];

struct Names(BTreeMap<FundCode, String>);

impl Names {
    fn of(&self, code: FundCode) -> String {
        self.0.get(&code).cloned().unwrap_or_else(|| code.to_string())
    }
}

/// An event of an order in words.
struct Telling<'a> {
    order: &'a Order,
    names: &'a Names,
    /// Where the money goes.
    card: String,
    at: Instant,
    note: &'a str,
}

/// A title and a text.
type Words = (String, String);

impl Telling<'_> {
    fn of(&self, step: i64, again: Option<&str>) -> Option<Message> {
        let Order { cust_no, order_no, .. } = *self.order;
        let steps = STEPS.iter().chain([&Step::Accepted]);
        let step = *steps.into_iter().find(|known| known.number() == step)?;
        // What pays a purchase is told by the purchase.
        if matches!(self.order.link(), Some(Link::Pays(_))) {
            return None;
        }
        let (title, text) = match step {
            Step::Accepted => self.begun()?,
            Step::Confirmed if self.order.status == OrderStatus::Rejected => self.rejected(),
            Step::Confirmed => self.confirmed()?,
            // Whether it is tried again, its plan says.
            Step::PayFailed if self.order.kind.is_instalment() => return None,
            Step::PayFailed => self.not_paid(),
            Step::GivenUp => self.given_up(),
            Step::Refunded => self.refunded(),
            Step::PaidOut => self.paid_out()?,
            Step::PayoutFailed => self.not_paid_out(),
            Step::Onward => self.onward()?,
            Step::NotOnward => self.not_onward(),
            _ => return None,
        };
        let key = key(order_no, step, again);
        let message = message(cust_no, key, self.kind(), self.at)
            .says(title, text)
            .leads_to(Leads::Order, order_no.to_string());
        Some(match self.promise(step) {
            Some((promise, is_kept)) => message.promised(promise, is_kept),
            None => message,
        })
    }

    fn kind(&self) -> Kind {
        match self.order.kind {
            OrderKind::Dividend => Kind::Dividend,
            _ => Kind::Trade,
        }
    }

    fn fund(&self) -> String {
        self.names.of(self.order.fund_code)
    }

    /// Of proceeds that arrived, and of shares: on the day that was promised, or later.
    fn promise(&self, step: Step) -> Option<(String, bool)> {
        let Order { arrive_day, confirm_day, confirmed_on, kind, status, .. } = self.order;
        let asked = kind.is_buy()
            || kind.is_redeem()
            || matches!(kind, OrderKind::Convert | OrderKind::Move);
        match step {
            Step::PaidOut if *kind == OrderKind::Redeem => {
                let day = (*arrive_day)?;
                Some((format!("承诺{}到账", short(day)), self.at.day() <= day))
            }
            Step::Confirmed if asked && *status != OrderStatus::Rejected => {
                let on = (*confirmed_on)?;
                Some((format!("承诺{}确认", short(*confirm_day)), on <= *confirm_day))
            }
            _ => None,
        }
    }

    /// Of an order that nobody was present at.
    fn begun(&self) -> Option<Words> {
        let Order { amount, shares, authority, kind, .. } = self.order;
        let text = format!("{}，{}。", self.fund(), self.note);
        match authority {
            Authority::Present => None,
            // Told by the redemption that pays it.
            Authority::House if kind.is_buy() => None,
            // Told by its plan.
            _ if kind.is_instalment() => None,
            _ if kind.is_buy() => Some((format!("买入{amount:#}元已受理"), text)),
            _ => Some((format!("赎回{shares:#}份已受理"), text)),
        }
    }

    fn rejected(&self) -> Words {
        let Order { kind, amount, shares, reason, .. } = self.order;
        let (title, then) = match kind {
            kind if kind.is_buy() => {
                (format!("买入{amount:#}元没有成交"), format!("钱会退回{}。", self.card))
            }
            OrderKind::DividendMethod => ("分红方式没有改成".to_owned(), String::new()),
            OrderKind::Convert => (format!("转换{shares:#}份没有成交"), "份额已退回。".to_owned()),
            OrderKind::Move => (format!("划转{shares:#}份没有成功"), "份额留在原账户。".to_owned()),
            _ => (format!("赎回{shares:#}份没有成交"), "份额已退回。".to_owned()),
        };
        (title, format!("{}，{}。{then}", self.fund(), ended(reason)))
    }

    fn confirmed(&self) -> Option<Words> {
        let order = self.order;
        let fund = self.fund();
        let shares = order.confirmed_shares.unwrap_or_default();
        Some(match order.kind {
            OrderKind::Buy
            | OrderKind::Subscribe
            | OrderKind::Instalment
            | OrderKind::SmartInstalment => (format!("你的{shares:#}份确认了"), self.bought()),
            OrderKind::Redeem | OrderKind::ForcedRedeem => self.redeemed(),
            OrderKind::Convert => {
                let target = order.target_fund_code.map(|code| self.names.of(code));
                let text = format!("{fund}转换成{}。{}", target?, self.redeemable());
                (format!("转换的{shares:#}份确认了"), text)
            }
            OrderKind::Move => (
                format!("划转的{shares:#}份确认了"),
                format!("{fund}，持有天数和成本随份额一起转过去了。"),
            ),
            OrderKind::DividendMethod => {
                let method = match order.dividend_method? {
                    DividendMethod::Cash => "现金分红",
                    DividendMethod::Reinvest => "红利再投资",
                };
                (format!("分红方式改成了{method}"), format!("{fund}，下一次分红起生效。"))
            }
            OrderKind::Dividend if shares.is_positive() => {
                (format!("分红再投资{shares:#}份"), format!("{fund}{}。", self.at_price()))
            }
            OrderKind::ForcedIncrease => {
                (format!("份额增加了{shares:#}份"), format!("{fund}，{}。", self.note))
            }
            OrderKind::ForcedDecrease => {
                (format!("份额减少了{shares:#}份"), format!("{fund}，{}。", self.note))
            }
            // Its money comes at once, and is told.
            OrderKind::Dividend | OrderKind::QuickRedeem => return None,
        })
    }

    fn bought(&self) -> String {
        let order = self.order;
        let (fund, fee) = (self.fund(), order.confirmed_fee.unwrap_or_default());
        let amount = order.confirmed_amount.unwrap_or(order.amount);
        let costs = if fee.is_zero() { String::new() } else { format!("，手续费{fee:#}元") };
        let rest = order.refund.filter(|refund| refund.is_positive());
        let rest = rest.map(|rest| format!("没有成交的{rest:#}元会退回{}。", self.card));
        let price = self.at_price();
        let rest = rest.unwrap_or_default();
        format!("{fund}，{amount:#}元{price}成交{costs}。{rest}{}", self.redeemable())
    }

    fn redeemed(&self) -> Words {
        let order = self.order;
        let (fund, fee) = (self.fund(), order.confirmed_fee.unwrap_or_default());
        let (net, shares) = (
            order.confirmed_amount.unwrap_or_default(),
            order.confirmed_shares.unwrap_or_default(),
        );
        let costs = if fee.is_zero() { String::new() } else { format!("，手续费{fee:#}元") };
        let goes = match (order.redeems_into(), order.arrive_day) {
            (Some(target), _) => format!("到账后买入{}。", self.names.of(target)),
            (None, Some(day)) => format!("{}前到{}。", short(day), self.card),
            (None, None) => String::new(),
        };
        let forced = if order.kind == OrderKind::ForcedRedeem { "强制" } else { "" };
        let price = self.at_price();
        let text = format!("{fund}，{shares:#}份{price}成交{costs}。{goes}");
        (format!("{forced}赎回的{net:#}元确认了"), text)
    }

    fn at_price(&self) -> String {
        let Order { confirmed_nav, t_day, kind, .. } = self.order;
        match confirmed_nav {
            Some(nav) if *kind != OrderKind::Subscribe => {
                format!("按{}净值{nav}", short(*t_day))
            }
            _ => String::new(),
        }
    }

    fn redeemable(&self) -> String {
        let day = self.order.redeemable_day;
        day.map(|day| format!("{}起可赎回。", short(day))).unwrap_or_default()
    }

    fn not_paid(&self) -> Words {
        let (amount, fund) = (self.order.amount, self.fund());
        let text = format!("{fund}，{}。没有扣款，可以重新买入。", ended(self.note));
        (format!("买入{amount:#}元没有付款成功"), text)
    }

    fn given_up(&self) -> Words {
        let (amount, fund) = (self.order.amount, self.fund());
        let text = format!("{fund}，{}。如果已经扣款，会退回{}。", ended(self.note), self.card);
        (format!("买入{amount:#}元已取消"), text)
    }

    fn refunded(&self) -> Words {
        let refund = self.order.refund.unwrap_or(self.order.amount);
        (format!("退款{refund:#}元到账了"), format!("{}，退回{}。", self.fund(), self.card))
    }

    fn paid_out(&self) -> Option<Words> {
        let amount = self.order.confirmed_amount?;
        let text = format!("{}，转入{}。", self.fund(), self.card);
        let what = match self.order.kind {
            OrderKind::Dividend => "分红",
            OrderKind::QuickRedeem => "快速赎回的",
            _ => "赎回的",
        };
        Some((format!("{what}{amount:#}元到账了"), text))
    }

    fn not_paid_out(&self) -> Words {
        let amount = self.due();
        let text = format!(
            "{}，{}：{}。可以在订单里重新打款，也可以换一张卡。",
            self.fund(),
            self.card,
            ended(self.note)
        );
        (format!("{amount:#}元没有打到卡上"), text)
    }

    fn onward(&self) -> Option<Words> {
        let target = self.names.of(self.order.redeems_into()?);
        let amount = self.due();
        Some((format!("赎回的{amount:#}元买入了"), format!("{}买入{target}。", self.fund())))
    }

    fn not_onward(&self) -> Words {
        let (amount, fund) = (self.due(), self.fund());
        let text = format!("{fund}，{}。钱会打到{}。", ended(self.note), self.card);
        (format!("赎回的{amount:#}元没有买入"), text)
    }

    /// What is to reach the customer.
    fn due(&self) -> Fen {
        let Order { kind, refund, amount, confirmed_amount, .. } = self.order;
        match kind.is_buy() {
            true => refund.unwrap_or(*amount),
            false => confirmed_amount.unwrap_or_default(),
        }
    }
}

/// A step of an order is told once, but for what the bank goes on refusing.
fn key(order_no: OrderNo, step: Step, again: Option<&str>) -> String {
    let again = again.map(|again| format!("-{again}")).unwrap_or_default();
    format!("order-{order_no}-{}{again}", step.number())
}

fn message(cust_no: CustNo, key: String, kind: Kind, at: Instant) -> Message {
    Message::new(cust_no, key, kind, at)
}

/// 11-23
fn short(day: Day) -> String {
    format!("{:02}-{:02}", day.month(), day.day_of_month())
}

/// A reason without its full stop.
fn ended(reason: &str) -> &str {
    reason.trim_end_matches('。')
}
