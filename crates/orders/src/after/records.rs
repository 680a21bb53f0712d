//! A customer's trade records, newest first, in pages, grouped by month.

use super::pages::{self, Found, MonthSums, Wanted};
use super::store::records::{Filter, List};
use crate::order::months::Group;
use crate::order::store::moves;
use crate::order::{Order, OrderKind, OrderNo, OrderStatus, PayStatus, state};
use bankcards::Purpose;
use db::Tx;
use funds::Catalogue;
use kernel::{CustNo, Day, Fen, FundCode, Instant, Shares, TradeAcco};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, PageRequest};

/// A filter by what orders do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum RecordFilter {
    /// All of them.
    #[default]
    All,
    /// Purchases and subscriptions.
    Buy,
    /// Redemptions of every kind.
    Redeem,
    /// Conversions, out of a fund or into it.
    Convert,
    /// Dividends, and changes of how they are paid.
    Dividend,
    /// Cancelled and void ones.
    Cancelled,
    /// Those that are not final yet.
    InTransit,
}

/// Which records.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct TradeRecordsRequest {
    /// By what they do.
    pub filter: RecordFilter,
    /// Of one fund; of conversions and of redemptions into a fund, of either leg.
    pub fund_code: Option<FundCode>,
    /// Accepted on this day or later.
    pub from: Option<Day>,
    /// Accepted on this day or earlier.
    pub to: Option<Day>,
    /// From 1.
    pub page_no: Option<u32>,
    /// At most 100; 20 when left out.
    pub page_size: Option<u32>,
    /// The number of the last record that is here: the page has those after it, whatever came or
    /// changed since, and its own number says nothing.
    pub after: Option<OrderNo>,
}

/// An order in a list.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TradeRecord {
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
    /// Converting: the fund that comes in; redeeming into a fund, the one that the proceeds are to
    /// buy; null for other orders.
    pub target_fund_code: Option<FundCode>,
    /// Its short name.
    pub target_fund_name: Option<String>,
    /// Buying: what is paid; redeeming: what arrives, once confirmed; converting: what the shares
    /// brought, once confirmed.
    pub amount: Option<Fen>,
    /// Redeeming or converting: how many shares; buying: what was confirmed.
    pub shares: Option<Shares>,
    /// Change of the dividend method: 红利再投资, what is asked for.
    pub method_name: Option<String>,
    /// Where it stands.
    pub status: OrderStatus,
    /// 确认中
    pub status_name: String,
    /// Where its money is.
    pub pay_status: PayStatus,
    /// When it was accepted.
    pub created_at: Instant,
    /// T; its NAV is the price.
    pub t_day: Day,
    /// Until it is final and its money is there: the day on which it is promised to be confirmed,
    /// or the money to arrive.
    pub due_on: Option<Day>,
    /// Whether it may be cancelled now.
    pub cancelable: bool,
    /// The child in whose account it is; none where it is in the customer's own.
    pub child_no: Option<u32>,
    /// Moving shares: what the account into which they go is for; null for other orders.
    pub moved_to: Option<Purpose>,
}

/// The records of a month.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TradeMonth {
    /// `2026-11`
    pub month: String,
    /// What was bought in the whole month, as confirmed or else as ordered; failed and cancelled
    /// orders are left out.
    pub bought: Fen,
    /// What redemptions of the whole month brought to a card; those into a fund count when their
    /// money went to the card after all.
    pub arrived: Fen,
    /// Newest first.
    pub records: Vec<TradeRecord>,
}

/// A page of records.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TradeRecords {
    /// Newest first; a month may go on on the next page.
    pub months: Vec<TradeMonth>,
    /// From 1.
    pub page_no: u32,
    /// Whether there is another page.
    pub has_more: bool,
}

/// A page of the customer's records.
pub async fn trade_records(
    call: Call<Customer>,
    request: TradeRecordsRequest,
) -> Answer<TradeRecords> {
    let page = PageRequest {
        page_no: request.page_no.unwrap_or(1),
        page_size: request.page_size.unwrap_or(PageRequest::default().page_size),
    };
    let (cust_no, after) = (call.caller.cust_no, request.after);
    let wanted = Wanted { cust_no, filter: filter(&request), page, after };
    let read = async |tx: &mut Tx| -> Result<_, db::Error> {
        let found = pages::find(tx, &wanted).await?;
        let accounts = Accounts::of(tx, cust_no, &found.orders).await?;
        Ok((found, accounts))
    };
    let (Found { orders, has_more, months }, accounts) = call.db().read(read).await?;
    let catalogue = call.get::<Catalogue>();
    let record =
        |order: &Order| TradeRecord::of(order, catalogue, call.now).under(order, &accounts);
    let records = orders.iter().map(record);
    Ok(TradeRecords { months: by_month(records, &months), page_no: page.page_no.max(1), has_more })
}

/// What a customer's accounts are for, and where orders move shares.
pub(crate) struct Accounts {
    purposes: BTreeMap<TradeAcco, Purpose>,
    moves: BTreeMap<OrderNo, TradeAcco>,
}

impl Accounts {
    /// Of the orders of a page.
    pub async fn of(tx: &mut Tx, cust_no: CustNo, orders: &[Order]) -> Result<Self, db::Error> {
        let purposes = bankcards::purposes_of(tx, cust_no).await?;
        let moving = orders.iter().filter(|order| order.kind == OrderKind::Move);
        let moving: Vec<OrderNo> = moving.map(|order| order.order_no).collect();
        let moves = match moving.is_empty() {
            true => BTreeMap::new(),
            false => moves::targets(tx, &moving).await?,
        };
        Ok(Self { purposes, moves })
    }
}

fn filter(request: &TradeRecordsRequest) -> Filter {
    let list = match request.filter {
        RecordFilter::All => List::All,
        RecordFilter::Buy => List::Of(Group::Buys),
        RecordFilter::Redeem => List::Of(Group::Redeems),
        RecordFilter::Convert => List::Of(Group::Converts),
        RecordFilter::Dividend => List::Of(Group::Dividends),
        RecordFilter::Cancelled => List::Void,
        RecordFilter::InTransit => List::Open,
    };
    let between = (request.from.unwrap_or(Day::MIN), request.to.unwrap_or(Day::MAX));
    Filter { list, fund: request.fund_code, between }
}

fn by_month(records: impl Iterator<Item = TradeRecord>, sums: &[MonthSums]) -> Vec<TradeMonth> {
    let mut months: Vec<TradeMonth> = Vec::new();
    for record in records {
        let day = record.created_at.day();
        let month = format!("{:04}-{:02}", day.year(), day.month());
        match months.last_mut().filter(|last| last.month == month) {
            Some(last) => last.records.push(record),
            None => {
                let sums = sums.iter().find(|sums| sums.month == day.first_of_month());
                months.push(TradeMonth::of(month, record, sums));
            }
        }
    }
    months
}

impl TradeMonth {
    fn of(month: String, record: TradeRecord, sums: Option<&MonthSums>) -> Self {
        let (bought, arrived) = sums.map_or_else(Default::default, |s| (s.bought, s.arrived));
        Self { month, bought, arrived, records: vec![record] }
    }
}

fn due_on(order: &Order) -> Option<Day> {
    let open = !state::exits(order.status).is_empty();
    let to_card = match order.pay_status {
        PayStatus::Refunding => true,
        PayStatus::Unpaid => order.kind.is_redeem() && order.confirmed_amount.is_some(),
        _ => false,
    };
    let by_money = to_card || order.kind.is_redeem() || order.kind == OrderKind::Dividend;
    let due = if by_money { order.arrive_day } else { Some(order.confirm_day) };
    due.filter(|_| open || to_card)
}

impl TradeRecord {
    /// As it is shown in lists.
    pub(crate) fn of(order: &Order, catalogue: &Catalogue, now: Instant) -> Self {
        let buying = order.kind.is_buy();
        Self {
            order_no: order.order_no,
            kind: order.kind,
            kind_name: order.kind_name().to_owned(),
            fund_code: order.fund_code,
            fund_name: catalogue.name(order.fund_code),
            target_fund_code: order.target_fund_code,
            target_fund_name: order.target_fund_code.map(|code| catalogue.name(code)),
            amount: if buying { Some(order.amount) } else { order.confirmed_amount },
            shares: if buying { order.confirmed_shares } else { order.asked_shares() },
            method_name: order.dividend_method.map(|method| method.chinese().to_owned()),
            status: order.status,
            status_name: order.status.chinese().to_owned(),
            pay_status: order.pay_status,
            created_at: order.created_at,
            t_day: order.t_day,
            due_on: due_on(order),
            cancelable: order.cancelable(now),
            child_no: None,
            moved_to: None,
        }
    }

    /// The same with what the account is for.
    pub(crate) fn under(self, order: &Order, accounts: &Accounts) -> Self {
        let of = |acco: &TradeAcco| accounts.purposes.get(acco).copied().unwrap_or_default();
        let moved_to = accounts.moves.get(&order.order_no).map(of);
        Self { child_no: of(&order.trade_acco).child(), moved_to, ..self }
    }
}
