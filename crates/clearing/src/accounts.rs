//! Accounts at the TA: asked for with file 01 when an order needs one, a customer's first as 001
//! and further ones as 008, answered in file 02. Where
//! the TA refuses one, its orders come to nothing; the customer is told, and the next order asks
//! for it again.

use crate::file_break::BreakKind;
use crate::renewed::begin_file;
use crate::requests::{self, Request};
use crate::state::AccountState;
use crate::store::{self, AccountAnswer, AccountRow, AskedAgain};
use crate::{Engine, Report, amending, leaving, take_in};
use db::Tx;
use exchange::{AccountApplication, AccountConfirmation, FileType};
use kernel::{Calendar, CustNo, Day, TradeAcco};
use orders::{Order, OrderNo};
use partners::{Partners, TextNotice};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use wire::Failure;

/// Accounts that are read or written together.
const CHUNK: usize = 5_000;

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
                let again = again.into_iter().map(|acco| AskedAgain {
                    trade_acco: *acco,
                    state: AccountState::Asked,
                    asked_on: day,
                    joins: join(acco),
                });
                let again: Vec<AskedAgain> = again.collect();
                store::insert_accounts(tx, &new).await?;
                store::ask_again(tx, &again).await?;
            }
            Ok(())
        };
        Ok(self.app.db().write_batch::<_, db::Error, _>(write).await?)
    }

    /// Takes the accounts' confirmations in, and tells whose account was refused.
    pub(crate) async fn accounts(&self, day: Day) -> Result<Report, Failure> {
        let cfm_day = Calendar::china().next_open(day);
        let letters = self.letters(day, FileType::AccountConfirmation).await?;
        let (mut count, mut renewed) = (0, Vec::new());
        for letter in &letters {
            let records = take_in::records::<AccountConfirmation>(letter)?;
            count += records.len();
            let file = take_in::file_row(letter, cfm_day, records.len());
            let left: Vec<_> = records.iter().filter_map(leaving::answer).collect();
            let amended: Vec<_> = records.iter().filter_map(amending::answer).collect();
            let rows: Vec<AccountAnswer> = records.into_iter().filter_map(answer).collect();
            let write = async move |tx: &mut Tx| {
                let begun = begin_file(tx, &file).await?;
                if !begun.is_new {
                    return Ok((Vec::new(), begun.renewed));
                }
                for rows in rows.chunks(CHUNK) {
                    store::answer_accounts(tx, rows).await?;
                }
                for answer in &left {
                    store::leavings::answer_leaving(tx, answer).await?;
                }
                for answer in &amended {
                    amending::take_in(tx, answer).await?;
                }
                Ok((notices(tx, &rows).await?, begun.renewed))
            };
            let (notices, of_file) = self.app.db().write_batch::<_, db::Error, _>(write).await?;
            renewed.extend(of_file);
            self.tell(&notices).await;
        }
        let of = (cfm_day, FileType::AccountConfirmation);
        self.renew_breaks(of, BreakKind::OF_READING, renewed).await?;
        Ok(Report::of(&take_in::hashes(&letters), "", format!("{count}户")))
    }

    /// Hands the notices to the carrier once they are true. A process that dies before tells
    /// nothing; the order's page says the same.
    async fn tell(&self, notices: &[TextNotice]) {
        for notice in notices {
            if let Err(error) = self.app.get::<Partners>().sms.tell(notice).await {
                tracing::warn!(doing = "telling of a refused account", cause = %error);
            }
        }
    }
}

/// Which of these accounts, in order, are further ones of their customers, with the number at the
/// TA of the account that they join: one that is open, or that is asked for, also with these.
async fn joins(tx: &mut Tx, accos: &[&TradeAcco]) -> Result<HashMap<TradeAcco, String>, db::Error> {
    let customers: BTreeSet<CustNo> = accos.iter().map(|acco| acco.cust_no()).collect();
    let customers: Vec<CustNo> = customers.into_iter().collect();
    let mut first: HashMap<CustNo, String> = HashMap::new();
    for row in store::accounts_of_some(tx, &customers).await? {
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

/// Why orders of these accounts come to nothing: those of them that were refused, with what is
/// said of it on the order.
pub(crate) async fn refused(
    tx: &mut Tx,
    accos: &[TradeAcco],
) -> Result<HashMap<TradeAcco, String>, db::Error> {
    let mut all = HashMap::new();
    for accos in accos.chunks(CHUNK) {
        let known = store::known_accounts(tx, accos).await?.into_iter();
        let refused = known.filter(|row| row.state == AccountState::Refused);
        all.extend(refused.map(|row| (row.trade_acco, on_the_order(&row.reason))));
    }
    Ok(all)
}

fn on_the_order(reason: &str) -> String {
    format!("基金公司未通过开户申请（{reason}）。再次下单时，我们会重新为你申请开户")
}

fn text(reason: &str) -> String {
    format!(
        "基金公司未通过你的开户申请：{reason}。本次委托未成交，已付款项将原路退回。\
         请核对身份与银行卡信息，再次下单时我们会重新申请开户。"
    )
}

async fn notices(tx: &mut Tx, rows: &[AccountAnswer]) -> Result<Vec<TextNotice>, db::Error> {
    let refused = rows.iter().filter(|row| row.state == AccountState::Refused);
    let reasons: HashMap<TradeAcco, &str> =
        refused.map(|row| (row.trade_acco, row.reason.as_str())).collect();
    let accos: Vec<TradeAcco> = reasons.keys().copied().collect();
    let mut told: BTreeMap<CustNo, String> = BTreeMap::new();
    for accos in accos.chunks(CHUNK) {
        for row in store::known_accounts(tx, accos).await? {
            let reason = reasons.get(&row.trade_acco).copied().unwrap_or_default();
            told.entry(row.cust_no).or_insert_with(|| text(reason));
        }
    }
    let mut notices = Vec::with_capacity(told.len());
    for (cust_no, text) in told {
        if let Some(customer) = identity::identity_of(tx, cust_no).await? {
            notices.push(TextNotice { mobile: customer.mobile, text });
        }
    }
    Ok(notices)
}

/// What the TA says of opening an account (101, 108); none where it is about anything else.
fn answer(record: AccountConfirmation) -> Option<AccountAnswer> {
    if !matches!(record.business.code().as_str(), "101" | "108") {
        return None;
    }
    let passed = record.return_code.is_success();
    Some(AccountAnswer {
        trade_acco: record.transaction_account_id.parse().ok()?,
        reason: requests::reason(&record),
        ta_account: record.ta_account_id,
        state: if passed { AccountState::Open } else { AccountState::Refused },
    })
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

fn request(account: AccountRow, asked_on: Day) -> Request {
    let AccountRow { trade_acco, times, joins, .. } = account;
    Request {
        business: if joins.is_some() { "008" } else { "001" },
        // Another number each time: under the same one it would be the same application.
        number: match times {
            1 => format!("A{trade_acco}"),
            times => format!("A{trade_acco}-{times}"),
        },
        trade_acco,
        asked_on,
        ta_account: joins.unwrap_or_default(),
    }
}
