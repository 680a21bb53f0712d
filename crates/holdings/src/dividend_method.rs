//! What happens with the dividends of a holding.

use crate::held_detail::{default_method, method_of};
use crate::{Position, store};
use funds::Catalogue;
use kernel::FundCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// Which fund.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DividendMethodRequest {
    /// The fund.
    pub fund_code: FundCode,
}

/// The method of one card.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardDividendMethod {
    /// The card's transaction account.
    pub trade_acco: String,
    /// `0` reinvest, `1` cash.
    pub method: String,
    /// 红利再投资
    pub method_name: String,
}

/// The methods of a holding.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DividendMethods {
    /// The fund.
    pub fund_code: FundCode,
    /// The method of a customer who chose none.
    pub default_method: String,
    /// Each card that holds it.
    pub cards: Vec<CardDividendMethod>,
}

/// The dividend methods of the customer's cards that hold the fund.
pub async fn dividend_methods(
    call: Call<Customer>,
    request: DividendMethodRequest,
) -> Answer<DividendMethods> {
    let (cust_no, code) = (call.caller.cust_no, request.fund_code);
    let positions: Result<Vec<Position>, db::Error> =
        call.db().read(async |tx| store::positions::of_many(tx, &[cust_no], &[code]).await).await;
    let catalogue = call.get::<Catalogue>();
    let card = |position: &Position| {
        let method = method_of(position, catalogue);
        CardDividendMethod {
            trade_acco: position.trade_acco.clone(),
            method: method.code().to_owned(),
            method_name: method.chinese().to_owned(),
        }
    };
    let held = positions?;
    let held = held.iter().filter(|position| position.shares.is_positive());
    Ok(DividendMethods {
        fund_code: code,
        default_method: default_method(code, catalogue).code().to_owned(),
        cards: held.map(card).collect(),
    })
}
