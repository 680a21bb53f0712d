//! Dividends that were paid since the customer last looked: shown until they are closed.

use crate::order::store::reminders;
use crate::order::{Order, OrderNo, PayStatus};
use db::Tx;
use funds::{Catalogue, DividendMethod};
use kernel::{Day, Fen, FundCode, Nav, Shares};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Done};

/// What is older is found among the trade records only.
const SHOWN_DAYS: i32 = 30;
/// So many at once.
const SHOWN: i64 = 20;

/// Which dividends.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct DividendResultsRequest {
    /// Of one fund.
    pub fund_code: Option<FundCode>,
}

/// What a dividend brought.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DividendResult {
    /// The dividend's order; names it when it is closed.
    pub order_no: OrderNo,
    /// The fund.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// By which method it was paid: `0` reinvest, `1` cash.
    pub method: DividendMethod,
    /// 现金分红
    pub method_name: String,
    /// Cash: what goes to the card.
    pub amount: Option<Fen>,
    /// Reinvested: the new shares.
    pub shares: Option<Shares>,
    /// The NAV of the ex-date, which is the price of the new shares.
    pub nav: Option<Nav>,
    /// The ex-date.
    pub ex_date: Day,
    /// The day on which it was confirmed.
    pub confirmed_on: Option<Day>,
    /// Cash: whether the money is on the card.
    pub arrived: bool,
    /// 招商银行 储蓄卡 1234
    pub card: String,
}

/// Dividends to be shown.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DividendResults {
    /// Newest first, of the last 30 days, at most 20.
    pub results: Vec<DividendResult>,
}

/// Which dividends need not be shown again.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CloseDividendsRequest {
    /// The dividends' orders. Those of others, and those closed before, change nothing.
    pub order_nos: Vec<OrderNo>,
}

/// The customer's dividends that are not closed yet.
pub async fn dividend_results(
    call: Call<Customer>,
    request: DividendResultsRequest,
) -> Answer<DividendResults> {
    let (cust_no, since) = (call.caller.cust_no, call.now.day().add_days(-SHOWN_DAYS));
    let read = async |tx: &mut Tx| reminders::open(tx, cust_no, since, SHOWN).await;
    let orders: Result<Vec<Order>, db::Error> = call.db().read(read).await;
    let catalogue = call.get::<Catalogue>();
    let results = orders?
        .iter()
        .filter(|order| request.fund_code.is_none_or(|code| code == order.fund_code))
        .map(|order| DividendResult::of(order, catalogue))
        .collect();
    Ok(DividendResults { results })
}

/// Does not show these dividends again.
pub async fn close_dividends(call: Call<Customer>, request: CloseDividendsRequest) -> Answer<Done> {
    let cust_no = call.caller.cust_no;
    let close = async move |tx: &mut Tx| reminders::close(tx, cust_no, &request.order_nos).await;
    call.db().write::<_, db::Error, _>(close).await?;
    Ok(Done {})
}

impl DividendResult {
    fn of(order: &Order, catalogue: &Catalogue) -> Self {
        let fund = catalogue.fund(order.fund_code);
        let method = match order.confirmed_shares {
            Some(_) => DividendMethod::Reinvest,
            None => DividendMethod::Cash,
        };
        Self {
            order_no: order.order_no,
            fund_code: order.fund_code,
            fund_name: fund.map_or_else(String::new, |fund| fund.name.to_string()),
            method,
            method_name: method.chinese().to_owned(),
            amount: order.confirmed_amount,
            shares: order.confirmed_shares,
            nav: order.confirmed_nav,
            ex_date: order.t_day,
            confirmed_on: order.confirmed_on,
            arrived: order.pay_status == PayStatus::PaidOut,
            card: order.card_name(),
        }
    }
}
