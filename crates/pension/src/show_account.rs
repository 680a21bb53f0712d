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
    /// By how much the account has more since the bank's last word, where it is silent.
    moved: Fen,
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
    let read = async |tx: &mut Tx| {
        let consented = consents::in_force(tx, cust_no, consents::Purpose::Pension).await?;
        let card = linked(tx, cust_no, now).await?.filter(|card| consented && is_valid(card));
        Answer::Ok((card, Parameters::on(tx, now.day()).await?))
    };
    let (card, figures) = app.db().read(read).await?;
    let looked = match card {
        Some(card) => at_bank::look(app, cust_no, &card.protocol_no, figures.patience).await?,
        None => None,
    };
    let looked = looked.unwrap_or_default();
    // Read after the bank was asked: what it said counts against the books of then.
    let read = async |tx: &mut Tx| facts(tx, (cust_no, now), &looked).await;
    let facts = app.db().read(read).await?;
    let funds = held::held_funds(app, cust_no, now, &facts.directory).await?;
    account(facts, looked, funds, now)
}

fn is_valid(card: &Card) -> bool {
    card.state == ProtocolState::Valid
}

async fn facts(tx: &mut Tx, (cust_no, now): (CustNo, Instant), looked: &Looked) -> Answer<Facts> {
    let today = now.day();
    let mut wealth = holdings::wealth_by_purpose(tx, cust_no).await?;
    let moved = match looked.at.filter(|_| looked.silent) {
        Some(since) => orders::moved_of_pension(tx, cust_no, since).await?,
        None => Fen::ZERO,
    };
    Ok(Facts {
        figures: Parameters::on(tx, today).await?,
        consented: consents::in_force(tx, cust_no, consents::Purpose::Pension).await?,
        card: linked(tx, cust_no, now).await?,
        moved,
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
    let Facts { figures, consented, card, moved, wealth, directory, asking } = facts;
    // What the bank said last, and what the books know to have moved since.
    let balance = looked.balance.unwrap_or(Fen::ZERO).checked_add(moved)?.max(Fen::ZERO);
    let waiting = balance.checked_add(wealth.leaving)?;
    let year = PensionYear::of(now.day(), figures.year_most, &looked.paid_in, waiting)?;
    let tax = PensionTax::of(&figures, &year)?;
    let total = wealth.value.checked_add(wealth.buying)?.checked_add(wealth.leaving)?;
    let known = |of: fn(&Card) -> &String| card.as_ref().map(of).cloned().unwrap_or_default();
    Ok(PensionAccount {
        linked: consented && card.as_ref().is_some_and(is_valid),
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
