//! Products that were held once.

use crate::{Position, store};
use funds::Catalogue;
use kernel::{Day, Fen, FundCode};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Nothing};

/// A closed holding.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PastFund {
    /// The fund.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// All profit with it.
    pub total_profit: Fen,
    /// The day on which the last shares went.
    pub closed_on: Option<Day>,
}

/// Closed holdings.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PastFunds {
    /// Latest first.
    pub funds: Vec<PastFund>,
}

/// Funds of which the customer once held shares and holds none now.
pub async fn past_funds(call: Call<Customer>, _: Nothing) -> Answer<PastFunds> {
    let cust_no = call.caller.cust_no;
    let positions: Result<Vec<Position>, db::Error> =
        call.db().read(async |tx| store::positions::of_customer(tx, cust_no).await).await;
    let mut by_fund: BTreeMap<FundCode, Vec<Position>> = BTreeMap::new();
    for position in positions? {
        by_fund.entry(position.fund_code).or_default().push(position);
    }
    by_fund.retain(|_, positions| positions.iter().all(|p| p.shares.is_zero()));
    let catalogue = call.get::<Catalogue>();
    let mut funds = Vec::with_capacity(by_fund.len());
    for (fund_code, positions) in by_fund {
        let name = catalogue.fund(fund_code).map(|fund| fund.name.to_string());
        funds.push(PastFund {
            fund_code,
            fund_name: name.unwrap_or_default(),
            total_profit: Fen::try_sum(positions.iter().map(|p| p.total_profit))?,
            closed_on: positions.iter().filter_map(|position| position.closed_on).max(),
        });
    }
    funds.sort_by_key(|fund| std::cmp::Reverse(fund.closed_on));
    Ok(PastFunds { funds })
}
