//! What happens with the dividends of a holding.

use crate::method_request::default_method;
use crate::{MethodRequest, Position, method_days, method_of, refusals, store};
use bankcards::Purpose;
use funds::{Catalogue, DividendMethod};
use kernel::{Day, FundCode, TradeAcco};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// Which fund.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DividendMethodRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// Whose of it, `CHILD:1`; the customer's own when left out.
    #[serde(default)]
    pub purpose: Option<Purpose>,
}

/// A change that is asked for and not confirmed yet.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PendingMethod {
    /// The order that asks; it may be cancelled before its cut-off.
    pub order_no: String,
    /// `0` reinvest, `1` cash.
    pub method: DividendMethod,
    /// 红利再投资
    pub method_name: String,
    /// The day on which the TA confirms. It holds for dividends registered from then on.
    pub confirm_date: Day,
}

/// The method of one card.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardDividendMethod {
    /// The card's transaction account.
    pub trade_acco: TradeAcco,
    /// In force: `0` reinvest, `1` cash.
    pub method: DividendMethod,
    /// 红利再投资
    pub method_name: String,
    /// The change that is under way; none when there is none.
    pub pending: Option<PendingMethod>,
}

/// The methods of a holding.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DividendMethods {
    /// The fund.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// The method of a customer who chose none.
    pub default_method: DividendMethod,
    /// Whether there is a choice: money funds pay their income in shares only.
    pub changeable: bool,
    /// T of a change that is asked for now.
    pub t_day: Day,
    /// The day on which it would be confirmed. It holds for dividends registered from then on.
    pub confirm_date: Day,
    /// Each card that holds it.
    pub cards: Vec<CardDividendMethod>,
}

/// The dividend methods of the customer's cards that hold the fund.
pub async fn dividend_methods(
    call: Call<Customer>,
    request: DividendMethodRequest,
) -> Answer<DividendMethods> {
    let (cust_no, code) = (call.caller.cust_no, request.fund_code);
    let catalogue = call.get::<Catalogue>();
    let fund = catalogue.fund(code).ok_or(refusals::NO_SUCH_FUND)?;
    let found: Result<_, db::Error> = call
        .db()
        .read(async |tx| {
            let mut positions = store::positions::in_fund(tx, cust_no, code).await?;
            let purpose = request.purpose.unwrap_or_default();
            positions.retain(|position| position.container == purpose);
            Ok((positions, store::methods::of_fund(tx, cust_no, code).await?))
        })
        .await;
    let (positions, requests) = found?;
    let held = positions.iter().filter(|position| position.shares.is_positive());
    let (t_day, confirm_date) = method_days(&fund, call.now);
    Ok(DividendMethods {
        fund_code: code,
        fund_name: fund.name.to_string(),
        default_method: default_method(code, catalogue),
        changeable: !fund.is_money(),
        t_day,
        confirm_date,
        cards: held.map(|position| by_card(position, &requests, catalogue)).collect(),
    })
}

fn by_card(
    position: &Position,
    requests: &[MethodRequest],
    catalogue: &Catalogue,
) -> CardDividendMethod {
    let method = method_of(position, catalogue);
    let pending = requests.iter().find(|request| request.trade_acco == position.trade_acco);
    CardDividendMethod {
        trade_acco: position.trade_acco,
        method,
        method_name: method.chinese().to_owned(),
        pending: pending.map(|request| PendingMethod {
            order_no: request.order_no.to_string(),
            method: request.method,
            method_name: request.method.chinese().to_owned(),
            confirm_date: request.confirm_on,
        }),
    }
}
