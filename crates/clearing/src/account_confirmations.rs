//! What the TA says of accounts (file 02): opened or refused (101, 108), closed (102), its holder
//! amended (103). Whose account it refuses is told; what answers nothing that we asked waits for a
//! person.

use crate::file_break::BreakKind;
use crate::renewed::begin_file;
use crate::requests;
use crate::state::AccountState;
use crate::store::accounts::{self as store, AccountAnswer, AccountRow, RequestAnswer};
use crate::store::breaks::FileBreakRow;
use crate::store::{amendments, files::FileRow, leavings};
use crate::{Engine, Report, accounts, amending, leaving, take_in};
use db::Tx;
use exchange::{AccountConfirmation, FileType, ReturnCode};
use kernel::{Calendar, CustNo, Day, Instant, TradeAcco};
use messages::{Kind, Leads, Message};
use std::collections::{BTreeMap, HashMap};
use wire::Failure;

/// Accounts that are read or written together.
const CHUNK: usize = 5_000;

impl Engine {
    /// Takes the accounts' confirmations in, and tells whose account was refused.
    pub(crate) async fn accounts(&self, day: Day) -> Result<Report, Failure> {
        let cfm_day = Calendar::china().next_open(day);
        let letters = self.letters(day, FileType::AccountConfirmation).await?;
        let (mut count, mut breaks) = (0, Vec::new());
        for letter in &letters {
            let records = take_in::records::<AccountConfirmation>(letter)?;
            count += records.len();
            let file = take_in::file_row(letter, cfm_day, records.len());
            let (answers, now) = (Answers::of(&file, records), self.app.now());
            let write = async move |tx: &mut Tx| answers.take_in(tx, &file, now).await;
            breaks.extend(self.app.db().write_batch::<_, db::Error, _>(write).await?);
        }
        let note = match breaks.len() {
            0 => format!("{count}户"),
            broken => format!("{count}户，有差错{broken}笔"),
        };
        let of = (cfm_day, FileType::AccountConfirmation);
        self.renew_breaks(of, BreakKind::OF_READING, breaks).await?;
        self.taken(day, FileType::AccountConfirmation, &letters).await?;
        Ok(Report::of(&take_in::hashes(&letters), "", note))
    }
}

/// What a file says, by what was asked for.
#[derive(Default)]
struct Answers {
    /// By account and request; the number of the record is for a break.
    opened: BTreeMap<(TradeAcco, i64), (AccountAnswer, String)>,
    left: Vec<(RequestAnswer, String)>,
    amended: Vec<(RequestAnswer, String)>,
    breaks: Vec<FileBreakRow>,
}

impl Answers {
    fn of(file: &FileRow, records: Vec<AccountConfirmation>) -> Self {
        let mut all = Self::default();
        for record in records {
            if let Some(left) = leaving::answer(&record) {
                all.left.push((left, record.ta_serial_no));
            } else if let Some(amended) = amending::answer(&record) {
                all.amended.push((amended, record.ta_serial_no));
            } else if let Some(opened) = opening(&record) {
                all.note_opened(opened, record.ta_serial_no);
            } else {
                all.breaks.push(unasked(file, &record.ta_serial_no, &about(&record)));
            }
        }
        all
    }

    /// Of two records of one request what opens the account counts.
    fn note_opened(&mut self, answer: AccountAnswer, serial: String) {
        let key = (answer.trade_acco, answer.times);
        let known = self.opened.get(&key).is_some_and(|(known, _)| is_open(known));
        if !known {
            self.opened.insert(key, (answer, serial));
        }
    }

    /// Writes down what is news, and tells of it; killed before, it is news again. Answers the
    /// breaks.
    async fn take_in(
        &self,
        tx: &mut Tx,
        file: &FileRow,
        now: Instant,
    ) -> Result<Vec<FileBreakRow>, db::Error> {
        let begun = begin_file(tx, file).await?;
        let mut breaks = self.breaks.clone();
        self.unasked(tx, file, &mut breaks).await?;
        let news = self.news(tx, file, &mut breaks).await?;
        let is_new = begun.is_new;
        breaks.extend(begun.renewed);
        if !is_new {
            return Ok(breaks);
        }
        for rows in news.chunks(CHUNK) {
            store::answer_accounts(tx, rows).await?;
        }
        for (answer, _) in &self.left {
            leavings::answer_leaving(tx, answer).await?;
        }
        for (answer, _) in &self.amended {
            amending::take_in(tx, answer).await?;
        }
        messages::tell(tx, &refusals(&news, now)).await?;
        Ok(breaks)
    }

    /// Answers about closing and amending that nobody asked for.
    async fn unasked(
        &self,
        tx: &mut Tx,
        file: &FileRow,
        breaks: &mut Vec<FileBreakRow>,
    ) -> Result<(), db::Error> {
        for (answer, serial) in &self.left {
            if !leavings::is_asked(tx, answer).await? {
                breaks.push(unasked(file, serial, "没有这项销户申请"));
            }
        }
        for (answer, serial) in &self.amended {
            if !amendments::is_asked(tx, answer).await? {
                breaks.push(unasked(file, serial, "没有这项账户资料修改申请"));
            }
        }
        Ok(())
    }

    /// What changes of accounts that were asked for, one answer for each: of several, what opens it
    /// counts. What was never asked for is a break.
    async fn news(
        &self,
        tx: &mut Tx,
        file: &FileRow,
        breaks: &mut Vec<FileBreakRow>,
    ) -> Result<Vec<AccountAnswer>, db::Error> {
        let opened: Vec<&(AccountAnswer, String)> = self.opened.values().collect();
        let mut news: BTreeMap<TradeAcco, AccountAnswer> = BTreeMap::new();
        for answers in opened.chunks(CHUNK) {
            let known = known(tx, answers).await?;
            for (answer, serial) in answers {
                let account = known.get(&answer.trade_acco);
                let Some(account) = account.filter(|account| answer.times <= account.times) else {
                    breaks.push(unasked(file, serial, "没有这项开户申请"));
                    continue;
                };
                let opens = news.get(&answer.trade_acco).is_some_and(is_open);
                if !opens && is_news(file.day, account, answer) {
                    let answer = AccountAnswer { times: account.times, ..answer.clone() };
                    news.insert(answer.trade_acco, answer);
                }
            }
        }
        Ok(news.into_values().collect())
    }
}

fn is_open(answer: &AccountAnswer) -> bool {
    answer.state == AccountState::Open
}

async fn known(
    tx: &mut Tx,
    answers: &[&(AccountAnswer, String)],
) -> Result<HashMap<TradeAcco, AccountRow>, db::Error> {
    let mut accos: Vec<TradeAcco> = answers.iter().map(|(answer, _)| answer.trade_acco).collect();
    accos.dedup();
    let known = store::known_accounts(tx, &accos).await?;
    Ok(known.into_iter().map(|row| (row.trade_acco, row)).collect())
}

/// Whether an answer of a file, of this day, changes what is known.
fn is_news(day: Day, account: &AccountRow, answer: &AccountAnswer) -> bool {
    let is_current = account.times == answer.times;
    match (account.state, answer.state) {
        // A file of before.
        (AccountState::Closed, _) => false,
        // Whichever application has opened it, unless it was closed since.
        (_, AccountState::Open) => is_current || day > account.asked_on,
        // What is open stays so: of a file that came again with another word a person is told.
        (AccountState::Open, _) => false,
        // Said before, in a file that came again.
        (AccountState::Refused, _) => is_current && account.reason != answer.reason,
        _ => is_current,
    }
}

/// What the TA says of opening an account (101, 108); none where it is about anything else, or
/// about another account than its number.
fn opening(record: &AccountConfirmation) -> Option<AccountAnswer> {
    if !matches!(record.business.code().as_str(), "101" | "108") {
        return None;
    }
    let (trade_acco, times) = accounts::of_number(&record.app_sheet_serial_no)?;
    if record.transaction_account_id != trade_acco.to_string() {
        return None;
    }
    let is_open =
        record.return_code == ReturnCode::ACCOUNT_OPEN && !record.ta_account_id.is_empty();
    // Another application for it was taken, of which we know no answer.
    let passed = is_open || record.return_code.is_success();
    Some(AccountAnswer {
        trade_acco,
        times,
        reason: if passed { String::new() } else { requests::reason(record) },
        ta_account: record.ta_account_id.clone(),
        state: if passed { AccountState::Open } else { AccountState::Refused },
    })
}

/// What such a record is about, for a person.
fn about(record: &AccountConfirmation) -> String {
    let AccountConfirmation { app_sheet_serial_no: number, transaction_account_id, .. } = record;
    let business = record.business.code();
    match number.is_empty() {
        true => format!("业务{business}，交易账号{transaction_account_id}，没有申请单号"),
        false => format!("业务{business}，交易账号{transaction_account_id}与申请单号{number}不符"),
    }
}

fn unasked(file: &FileRow, serial: &str, reason: &str) -> FileBreakRow {
    BreakKind::Number.of((file.day, &file.file_type), serial, reason.to_owned())
}

/// What is told of those that were refused, one message for each customer; of an application once,
/// however often its file comes.
fn refusals(rows: &[AccountAnswer], now: Instant) -> Vec<Message> {
    let mut told: BTreeMap<CustNo, Message> = BTreeMap::new();
    for row in rows.iter().filter(|row| row.state == AccountState::Refused) {
        let AccountAnswer { trade_acco, times, reason, .. } = row;
        let cust_no = trade_acco.cust_no();
        let key = format!("account-{trade_acco}-{times}");
        told.entry(cust_no).or_insert_with(|| {
            Message::new(cust_no, key, Kind::Trade, now)
                .says("开户申请没有通过", text(reason))
                .leads_to(Leads::Card, "")
        });
    }
    told.into_values().collect()
}

fn text(reason: &str) -> String {
    format!(
        "基金公司未通过你的开户申请：{reason}。因此没有成交的委托，已付款项将原路退回。\
         请核对身份与银行卡信息，再次下单时我们会重新申请开户。"
    )
}
