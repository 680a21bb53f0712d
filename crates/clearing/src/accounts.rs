//! Accounts at the TA: asked for with file 01 when an order needs one, a customer's first as 001
//! and further ones as 008, answered in file 02. Where the TA refuses one, its orders come to
//! nothing; the customer is told, and the next order asks for it again.

use crate::requests::Request;
use crate::state::AccountState;
use crate::store::accounts::{self as store, AccountRow, AskedAgain};
use crate::{Engine, outstanding};
use db::Tx;
use exchange::AccountApplication;
use kernel::{CustNo, Day, TradeAcco};
use orders::{Order, OrderNo};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use wire::Failure;

/// Accounts that are read or written together.
const CHUNK: usize = 5_000;
/// Accounts that are asked for again together.
const PAGE: i64 = 1_000;

impl Engine {
    /// The applications for the accounts that are asked for with the orders of a day. Asked again,
    /// the same ones are found: the file stays the same.
    pub(crate) async fn account_applications(
        &self,
        day: Day,
    ) -> Result<Vec<AccountApplication>, Failure> {
        let read = async |tx: &mut Tx| {
            let mut asked = Vec::new();
            for account in store::accounts_asked_on(tx, day).await? {
                asked.push(request(account, day).record(tx, &self.mail.seller).await?);
            }
            Ok::<_, Failure>(asked)
        };
        self.app.db().read(read).await
    }

    /// Asks again, with the file of a day, for the accounts of which the TA has not spoken though
    /// its file 02 has been worked off: whose application is lost stays without one otherwise.
    /// Opened meanwhile, the second application is refused, and says so.
    pub(crate) async fn ask_unanswered(&self, day: Day) -> Result<(), Failure> {
        loop {
            let write = async move |tx: &mut Tx| {
                let Some(last) = outstanding::answered_until(tx).await? else { return Ok(0) };
                let last = last.min(day.add_days(-1));
                let silent = store::asked_until(tx, last, PAGE).await?;
                let accos: Vec<&TradeAcco> = silent.iter().map(|row| &row.trade_acco).collect();
                let joins = joins(tx, &accos).await?;
                let again = accos.iter().map(|acco| asked_again(**acco, day, &joins));
                store::ask_again(tx, &again.collect::<Vec<_>>()).await?;
                Ok(accos.len())
            };
            if self.app.db().write_batch::<_, db::Error, _>(write).await? == 0 {
                return Ok(());
            }
        }
    }

    /// Notes the accounts of these orders, and those into which they move shares, that the TA must
    /// open: those that it was never asked for,
    /// or has refused. A customer's first is opened, others join it.
    pub(crate) async fn ask_accounts(
        &self,
        day: Day,
        (orders, targets): (&[Order], &BTreeMap<OrderNo, TradeAcco>),
    ) -> Result<(), Failure> {
        let own = orders.iter().map(|order| order.trade_acco);
        let all = own.chain(targets.values().copied());
        let wanted: BTreeMap<TradeAcco, AccountRow> =
            all.map(|acco| (acco, asked(acco, day))).collect();
        let write = async move |tx: &mut Tx| {
            let accos: Vec<TradeAcco> = wanted.keys().copied().collect();
            for accos in accos.chunks(CHUNK) {
                let known = store::known_accounts(tx, accos).await?;
                let state: HashMap<TradeAcco, AccountState> =
                    known.iter().map(|row| (row.trade_acco, row.state)).collect();
                let ends = [AccountState::Refused, AccountState::Closed];
                let due =
                    |acco: &&TradeAcco| state.get(*acco).is_none_or(|state| ends.contains(state));
                let due: Vec<&TradeAcco> = accos.iter().filter(due).collect();
                let joins = joins(tx, &due).await?;
                let join = |acco: &TradeAcco| joins.get(acco).cloned();
                let (again, new): (Vec<&TradeAcco>, Vec<&TradeAcco>) =
                    due.into_iter().partition(|acco| state.contains_key(*acco));
                let new: Vec<AccountRow> = new
                    .into_iter()
                    .filter_map(|acco| {
                        Some(AccountRow { joins: join(acco), ..wanted.get(acco)?.clone() })
                    })
                    .collect();
                let again = again.into_iter().map(|acco| asked_again(*acco, day, &joins));
                let again: Vec<AskedAgain> = again.collect();
                store::insert_accounts(tx, &new).await?;
                store::ask_again(tx, &again).await?;
            }
            Ok(())
        };
        Ok(self.app.db().write_batch::<_, db::Error, _>(write).await?)
    }
}

/// Which of these accounts, in order, are further ones of their customers, with the number at the
/// TA of the account that they join: one that is open, or that is asked for, also with these, which
/// the TA has not opened.
async fn joins(tx: &mut Tx, accos: &[&TradeAcco]) -> Result<HashMap<TradeAcco, String>, db::Error> {
    let customers: BTreeSet<CustNo> = accos.iter().map(|acco| acco.cust_no()).collect();
    let customers: Vec<CustNo> = customers.into_iter().collect();
    let mut first: HashMap<CustNo, String> = HashMap::new();
    let asked: HashSet<&TradeAcco> = accos.iter().copied().collect();
    let known = store::accounts_of_some(tx, &customers).await?.into_iter();
    for row in known.filter(|row| !asked.contains(&row.trade_acco)) {
        match row.state {
            AccountState::Open => {
                first.insert(row.cust_no, row.ta_account);
            }
            AccountState::Asked => {
                first.entry(row.cust_no).or_default();
            }
            AccountState::Refused | AccountState::Closed => {}
        }
    }
    let mut all = HashMap::new();
    for acco in accos {
        match first.get(&acco.cust_no()) {
            Some(number) => {
                all.insert(**acco, number.clone());
            }
            None => {
                first.insert(acco.cust_no(), String::new());
            }
        }
    }
    Ok(all)
}

/// Why orders of these accounts come to nothing: those of them that were refused, or not spoken
/// of, with what is said of it on the order.
pub(crate) async fn unopened(
    tx: &mut Tx,
    accos: &[TradeAcco],
) -> Result<HashMap<TradeAcco, String>, db::Error> {
    let mut all = HashMap::new();
    for accos in accos.chunks(CHUNK) {
        let known = store::known_accounts(tx, accos).await?.into_iter();
        all.extend(known.filter_map(|row| Some((row.trade_acco, why(&row)?))));
    }
    Ok(all)
}

fn why(account: &AccountRow) -> Option<String> {
    let reason = &account.reason;
    match account.state {
        AccountState::Refused => {
            Some(format!("基金公司未通过开户申请（{reason}）。再次下单时，我们会重新为你申请开户"))
        }
        AccountState::Asked => {
            Some("基金公司还没有答复开户申请，我们会再次申请，你不用做什么".to_owned())
        }
        AccountState::Open | AccountState::Closed => None,
    }
}

fn asked(trade_acco: TradeAcco, day: Day) -> AccountRow {
    AccountRow {
        trade_acco,
        cust_no: trade_acco.cust_no(),
        ta_account: String::new(),
        state: AccountState::Asked,
        asked_on: day,
        times: 1,
        reason: String::new(),
        joins: None,
    }
}

fn asked_again(
    trade_acco: TradeAcco,
    asked_on: Day,
    joins: &HashMap<TradeAcco, String>,
) -> AskedAgain {
    let joins = joins.get(&trade_acco).cloned();
    AskedAgain { trade_acco, state: AccountState::Asked, asked_on, joins }
}

fn request(account: AccountRow, asked_on: Day) -> Request {
    let AccountRow { trade_acco, times, joins, .. } = account;
    Request {
        business: if joins.is_some() { "008" } else { "001" },
        number: number(trade_acco, times),
        trade_acco,
        asked_on,
        ta_account: joins.unwrap_or_default(),
    }
}

/// The number of an application, another one each time: under the same one it would be the same
/// application.
fn number(trade_acco: TradeAcco, times: i64) -> String {
    match times {
        1 => format!("A{trade_acco}"),
        times => format!("A{trade_acco}-{times}"),
    }
}

/// Which account an application of that number asked for, and the how manieth it was.
pub(crate) fn of_number(number: &str) -> Option<(TradeAcco, i64)> {
    let rest = number.strip_prefix('A')?;
    match rest.split_once('-') {
        None => Some((rest.parse().ok()?, 1)),
        Some((trade_acco, times)) => Some((trade_acco.parse().ok()?, times.parse().ok()?)),
    }
}
