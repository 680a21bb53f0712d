//! How the profits of the asset pages are composed: what orders cost on the day of a profit is
//! known here, the rest to the holdings.

use super::store::beside::{self, BesideRow};
use crate::order::OrderKind;
use bankcards::Purpose;
use db::Tx;
use funds::Catalogue;
use holdings::{Beside, BesideKind, Position, PositionKey, ProfitParts};
use kernel::{CustNo, Day, Fen, FundCode};
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Failure, codes};

/// Whose profits.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct ProfitPartsRequest {
    /// Of one fund; of all when left out.
    pub fund_code: Option<FundCode>,
    /// Whose of the fund, `CHILD:1`; the customer's own when left out.
    pub purpose: Option<Purpose>,
}

/// The profits of the asset page, or of one holding, with their parts.
pub async fn profit_parts(
    call: Call<Customer>,
    request: ProfitPartsRequest,
) -> Answer<ProfitParts> {
    let cust_no = call.caller.cust_no;
    let read = async |tx: &mut Tx| found(tx, cust_no, &request).await;
    let (positions, rows) = call.db().read::<_, Failure, _>(read).await?;
    let catalogue = call.get::<Catalogue>();
    let is_money = |position: &Position| {
        catalogue.fund(position.fund_code).is_some_and(|fund| fund.is_money())
    };
    let beside: Vec<Beside> = rows.iter().flat_map(|row| of_order(cust_no, row)).collect();
    Ok(holdings::explain_profits(&positions, &beside, is_money)?)
}

async fn found(
    tx: &mut Tx,
    cust_no: CustNo,
    request: &ProfitPartsRequest,
) -> Answer<(Vec<Position>, Vec<BesideRow>)> {
    let fund = request.fund_code;
    let mut positions = match fund {
        Some(fund) => holdings::positions_in(tx, cust_no, fund).await?,
        None => holdings::positions_of_customer(tx, cust_no).await?,
    };
    if fund.is_some() || request.purpose.is_some() {
        let purpose = request.purpose.unwrap_or_default();
        positions.retain(|position| position.container == purpose);
    }
    if fund.is_some() && positions.is_empty() {
        return Err(codes::NOT_FOUND.into());
    }
    positions.sort_by_key(Position::key);
    let open = positions.iter().filter(|position| position.shares.is_positive());
    let since: Option<Day> = open.filter_map(|position| position.valued_on).min();
    let rows = match since {
        Some(since) => beside::since(tx, cust_no, since).await?,
        None => Vec::new(),
    };
    Ok((positions, rows))
}

/// What an order changed beside prices; a conversion may cost something on both sides.
fn of_order(cust_no: CustNo, row: &BesideRow) -> Vec<Beside> {
    let one = |fund_code: FundCode, what: BesideKind, amount: Option<Fen>| {
        let key = PositionKey { cust_no, trade_acco: row.trade_acco, fund_code };
        amount.map(|amount| Beside { key, day: row.day, what, amount })
    };
    let own = |what, amount| one(row.fund_code, what, amount);
    let all = match row.kind {
        kind if kind.is_buy() => [own(BesideKind::BuyFee, row.fee), None],
        kind if kind.is_redeem() => [own(BesideKind::RedeemFee, row.fee), None],
        OrderKind::Dividend => [own(BesideKind::CashDividend, row.amount), None],
        OrderKind::Convert => [
            own(BesideKind::RedeemFee, row.redeem_fee),
            row.target_fund_code.and_then(|to| one(to, BesideKind::TopUpFee, row.top_up_fee)),
        ],
        _ => [None, None],
    };
    all.into_iter().flatten().collect()
}
