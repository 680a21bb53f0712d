//! The pension account at a look.

use crate::at_bank::{self, Looked};
use crate::held;
use crate::link_account::linked;
use crate::parameters::Parameters;
use crate::tax::PensionTax;
use crate::year::PensionYear;
use crate::{account::PensionAccount, held::PensionFund};
use bankcards::{Card, ProtocolState, Purpose};
use db::Tx;
use holdings::PurposeWealth;
use kernel::{CustNo, Fen, FundCode, Instant};
use std::collections::BTreeSet;
use wire::{Answer, App, Call, Customer, Nothing};

/// What is in the books of a customer's pension.
struct Facts {
    figures: Parameters,
    consented: bool,
    card: Option<Card>,
    wealth: PurposeWealth,
    directory: BTreeSet<FundCode>,
    asking: Fen,
}

/// Balance, year, assets, tax example, and each fund with its lots. The bank is asked for the
/// balance; where it is silent, the last one stands with its time.
pub async fn pension_account(call: Call<Customer>, _: Nothing) -> Answer<PensionAccount> {
    account_of(&call, call.caller.cust_no, call.now).await
}

async fn account_of(app: &App, cust_no: CustNo, now: Instant) -> Answer<PensionAccount> {
    let read = async |tx: &mut Tx| facts(tx, cust_no, now).await;
    let facts = app.db().read(read).await?;
    let valid = |card: &&Card| card.state == ProtocolState::Valid;
    let looked = match facts.card.as_ref().filter(valid).filter(|_| facts.consented) {
        Some(card) => {
            at_bank::look(app, cust_no, &card.protocol_no, facts.figures.patience).await?
        }
        None => Looked::default(),
    };
    let funds = held::held_funds(app, cust_no, now, &facts.directory).await?;
    account(facts, looked, funds, now)
}

async fn facts(tx: &mut Tx, cust_no: CustNo, now: Instant) -> Answer<Facts> {
    let today = now.day();
    let mut wealth = holdings::wealth_by_purpose(tx, cust_no).await?;
    Ok(Facts {
        figures: Parameters::on(tx, today).await?,
        consented: consents::in_force(tx, cust_no, consents::Purpose::Pension).await?,
        card: linked(tx, cust_no, now).await?,
        wealth: wealth.remove(&Purpose::Pension).unwrap_or_default(),
        directory: funds::pension_directory(tx, today).await?,
        asking: orders::asking_of_pension(tx, cust_no).await?,
    })
}

fn account(
    facts: Facts,
    looked: Looked,
    funds: Vec<PensionFund>,
    now: Instant,
) -> Answer<PensionAccount> {
    let Facts { figures, consented, card, wealth, directory, asking } = facts;
    let year = PensionYear::of(now.day(), figures.year_most, &looked, wealth.leaving)?;
    let tax = PensionTax::of(&figures, &year)?;
    let balance = looked.balance.unwrap_or(Fen::ZERO);
    let total = wealth.value.checked_add(wealth.buying)?.checked_add(wealth.leaving)?;
    let is_valid = card.as_ref().is_some_and(|card| card.state == ProtocolState::Valid);
    let known = |of: fn(&Card) -> &String| card.as_ref().map(of).cloned().unwrap_or_default();
    Ok(PensionAccount {
        linked: is_valid && consented,
        consented,
        trade_acco: card.as_ref().map(|card| card.trade_acco),
        bank_name: known(|card| &card.bank_name),
        tail: known(|card| &card.tail),
        balance: looked.balance,
        balance_at: looked.at,
        silent: looked.silent,
        total_assets: total.checked_add(balance)?,
        value: wealth.value,
        buying: wealth.buying,
        leaving: wealth.leaving,
        asking,
        day_profit: wealth.day_profit,
        day_profit_date: wealth.day_profit_date,
        holding_profit: wealth.holding_profit,
        holding_profit_rate: wealth.holding_profit_rate,
        total_profit: wealth.total_profit,
        year,
        tax,
        listed: directory.len(),
        funds,
    })
}
