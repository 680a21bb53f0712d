//! Money funds with which the customer can pay for another fund.

use crate::order::OrderDates;
use crate::rules::fund::find_fund;
use crate::rules::people;
use crate::rules::sources::PaySource;
use crate::settings::row::PayFirst;
use crate::settings::store::settings;
use bankcards::{Card, Purpose};
use db::Tx;
use funds::{Catalogue, Fund};
use holdings::Position;
use kernel::{CustNo, Fen, FundCode, Instant, TradeAcco};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// What is to be bought.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CashAccountsRequest {
    /// The fund to be bought.
    pub fund_code: FundCode,
}

/// A position in a money fund as a way to pay.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CashAccount {
    /// The money fund.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// The transaction account that holds it; what is bought belongs to it, too.
    pub trade_acco: TradeAcco,
    /// The bank of its card, to which a refund would go.
    pub bank_name: String,
    /// The card's last four digits.
    pub tail: String,
    /// Shares that may be given, as money.
    pub available: Fen,
    /// What may still be paid for this T: by the customer's limit and by the fund's pool.
    pub left_today: Fen,
    /// The limit for a customer and a day.
    pub customer_day: Fen,
    /// Whether it can pay now.
    pub usable: bool,
    /// Why not, in Chinese; empty when it can.
    pub reason: String,
}

/// The money funds to pay with.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CashAccounts {
    /// Usable ones first.
    pub accounts: Vec<CashAccount>,
    /// Whether the customer wants to pay with one of them where nothing else is chosen.
    pub pay_first: bool,
}

/// The customer's positions in money funds that can pay for a fund.
pub async fn cash_accounts(
    call: Call<Customer>,
    request: CashAccountsRequest,
) -> Answer<CashAccounts> {
    let (fund, _) = find_fund(&call, request.fund_code)?;
    let (cust_no, now) = (call.caller.cust_no, call.now);
    let catalogue = call.get::<Catalogue>();
    let read = async |tx: &mut Tx| {
        let accounts = accounts(tx, catalogue, cust_no, &fund, now).await?;
        let pay_first = settings(tx, cust_no).await?.pay_first == PayFirst::MoneyFund;
        Ok(CashAccounts { accounts, pay_first })
    };
    call.db().read(read).await
}

async fn accounts(
    tx: &mut Tx,
    catalogue: &Catalogue,
    cust_no: CustNo,
    bought: &Fund,
    now: Instant,
) -> Answer<Vec<CashAccount>> {
    let t_day = OrderDates::of_buy(bought, now).t_day;
    let cards = people::accounts(tx, cust_no, now).await?;
    let mut accounts = Vec::new();
    for position in holdings::positions_of_customer(tx, cust_no).await? {
        let held = source(catalogue, &position, bought)
            .zip(cards.iter().find(|card| card.trade_acco == position.trade_acco));
        let Some((fund, card)) = held else { continue };
        let held = holdings::redeemable(tx, &position.key(), &fund, t_day).await?;
        let Some(held) = held else { continue };
        let source = PaySource::of(tx, &fund, &held, card, (t_day, now)).await?;
        accounts.push(account(&fund, card, source));
    }
    accounts.sort_by_key(|account| !account.usable);
    Ok(accounts)
}

/// The fund of a position that pays quickly and is not the one to be bought.
fn source(catalogue: &Catalogue, position: &Position, bought: &Fund) -> Option<Arc<Fund>> {
    let fund = catalogue.fund(position.fund_code)?;
    let own = position.container == Purpose::Own;
    let pays = own && fund.is_money() && fund.quick_redeem.is_some() && fund.can_redeem();
    (pays && fund.code != bought.code && position.shares.is_positive()).then_some(fund)
}

fn account(fund: &Fund, card: &Card, source: PaySource) -> CashAccount {
    let reason = source.refusal.map_or_else(String::new, |refusal| refusal.sentence.into_owned());
    CashAccount {
        fund_code: fund.code,
        fund_name: fund.name.to_string(),
        trade_acco: card.trade_acco,
        bank_name: card.bank_name.clone(),
        tail: card.tail.clone(),
        available: source.available,
        left_today: source.left,
        customer_day: source.limit,
        usable: reason.is_empty(),
        reason,
    }
}
