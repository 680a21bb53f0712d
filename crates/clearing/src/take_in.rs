//! Taking in files of the TA: all records of a file or none, and each file once.

use crate::Engine;
use crate::file_break::BreakKind;
use crate::forced::is_forced;
use crate::renewed::{Begun, begin_file, take_records};
use crate::staged::Staged;
use crate::state::RecordState;
use crate::step::FILE_REFUSED;
use crate::store::breaks::FileBreakRow;
use crate::store::confirmations::{self, ConfirmationRow};
use crate::store::{self, files::FileRow};
use db::Tx;
use exchange::{
    BusinessFinish, Decimal, Detail, Dividend, DividendType, FileType, TradeConfirmation,
    TransferDirection, Typed,
};
use kernel::{Calendar, Day, Fen, FundCode, Nav, Rounding, Shares};
use mailbox::Letter;
use std::collections::HashSet;
use wire::Failure;

/// Records that are written together.
const CHUNK: usize = 2_000;

impl Engine {
    /// Takes confirmations (04) or dividends (06) into the table from which they are applied. What
    /// was taken in before counts once; what says something else under the same number is a break.
    pub(crate) async fn stage<T: Typed>(
        &self,
        (t_day, file_type): (Day, FileType),
        letters: &[Letter],
        read: Read<T>,
    ) -> Result<Staged, Failure> {
        let reading = self.reading(t_day).await?;
        let cfm_day = reading.cfm_day;
        let mut all = Staged::default();
        for letter in letters {
            self.stage_one(letter, &reading, read, &mut all).await?;
        }
        let mut gone = 0;
        if all.renewed {
            let serials = serials(letters, &reading, read)?;
            let missing = self.without((cfm_day, file_type), &serials).await?;
            gone = missing.len();
            all.breaks.extend(missing);
        }
        // Counted in the files and the books: a process that took a part of them has told nobody.
        let kept = self.kept(cfm_day, file_type).await?;
        all.repeated = (all.records + gone).saturating_sub(kept + all.contradicting);
        let breaks = all.breaks.clone();
        self.renew_breaks((cfm_day, file_type), BreakKind::OF_READING, breaks).await?;
        Ok(all)
    }

    /// The whole file is read before the first of its records is written: all of them can be, or
    /// none is. They are written part by part, so that customers' writes go on in between; killed
    /// between two parts, the step is not done, and takes all of them again.
    async fn stage_one<T: Typed>(
        &self,
        letter: &Letter,
        reading: &Reading<'_>,
        read: Read<T>,
        all: &mut Staged,
    ) -> Result<(), Failure> {
        let mut count = 0;
        for part in parts(letter)? {
            let Records { rows, breaks } = read(letter, part?, reading)?;
            count += rows.len();
            all.breaks.extend(breaks);
        }
        let file = file_row(letter, reading.cfm_day, count);
        let begin = {
            let file = file.clone();
            async move |tx: &mut Tx| begin_file(tx, &file).await
        };
        let begun: Begun = self.app.db().write::<_, db::Error, _>(begin).await?;
        all.records += count;
        let is_renewed = begun.is_renewed();
        all.renewed |= is_renewed;
        all.breaks.extend(begun.renewed.clone());
        for part in parts(letter)? {
            let Records { rows, .. } = read(letter, part?, reading)?;
            let (file, begun) = (file.clone(), begun.clone());
            let write = async move |tx: &mut Tx| take_records(tx, (&file, &begun), &rows).await;
            let staged = self.app.db().write_batch::<_, db::Error, _>(write).await?;
            all.replaced += staged.replaced;
            if !is_renewed {
                all.contradicting += staged.breaks.len();
            }
            all.breaks.extend(staged.breaks);
        }
        Ok(())
    }

    /// How many records of a day and a type there are, each once.
    async fn kept(&self, cfm_day: Day, file_type: FileType) -> Result<usize, db::Error> {
        let read = async |tx: &mut Tx| confirmations::counts(tx, cfm_day, file_type.code()).await;
        let states = self.app.db().read::<_, db::Error, _>(read).await?;
        let kept: i64 = states.into_iter().map(|(_, count)| count).sum();
        Ok(usize::try_from(kept).unwrap_or(usize::MAX))
    }

    /// How the answers to T are read.
    pub(crate) async fn reading(&self, t_day: Day) -> Result<Reading<'_>, db::Error> {
        let cfm_day = Calendar::china().next_open(t_day);
        let indexed = self.app.db().read(async |tx| store::is_indexed(tx, t_day).await).await?;
        Ok(Reading { cfm_day, ta: &self.mail.ta, is_old: !indexed })
    }
}

/// Makes rows of some records of a file.
pub(crate) type Read<T> = fn(&Letter, Vec<T>, &Reading<'_>) -> Result<Records, Failure>;

/// How records are read.
pub(crate) struct Reading<'a> {
    pub cfm_day: Day,
    pub ta: &'a str,
    /// Of a day before index files: its TA wrote the top-up fee into the field of the conversion's
    /// fee.
    pub is_old: bool,
}

/// What a part of a file has.
#[derive(Debug, Default)]
pub(crate) struct Records {
    pub rows: Vec<ConfirmationRow>,
    pub breaks: Vec<FileBreakRow>,
}

/// The records of a file, some at a time.
pub(crate) fn parts<T: Typed>(
    letter: &Letter,
) -> Result<impl Iterator<Item = Result<Vec<T>, Failure>>, Failure> {
    let parts = letter.parts(CHUNK).map_err(|error| refused(&error))?;
    Ok(parts.map(|part| part.map_err(|error| refused(&error))))
}

/// All records of a short file.
pub(crate) fn records<T: Typed>(letter: &Letter) -> Result<Vec<T>, Failure> {
    let parts: Vec<Vec<T>> = parts(letter)?.collect::<Result<_, _>>()?;
    Ok(parts.into_iter().flatten().collect())
}

/// The numbers of all records of these files.
fn serials<T: Typed>(
    letters: &[Letter],
    reading: &Reading<'_>,
    read: Read<T>,
) -> Result<HashSet<String>, Failure> {
    let mut all = HashSet::new();
    for letter in letters {
        for part in parts(letter)? {
            all.extend(read(letter, part?, reading)?.rows.into_iter().map(|row| row.serial));
        }
    }
    Ok(all)
}

pub(crate) fn hashes(letters: &[Letter]) -> String {
    letters.iter().map(|letter| letter.hash.as_str()).collect::<Vec<_>>().join(" ")
}

pub(crate) fn file_row(letter: &Letter, day: Day, records: usize) -> FileRow {
    FileRow {
        hash: letter.hash.clone(),
        name: letter.name.to_string(),
        file_type: letter.name.file_type.code().to_owned(),
        day,
        records: i64::try_from(records).unwrap_or(i64::MAX),
        replaced_by: String::new(),
    }
}

/// Rows of a file 04.
pub(crate) fn trades(
    letter: &Letter,
    records: Vec<TradeConfirmation>,
    reading: &Reading<'_>,
) -> Result<Records, Failure> {
    let Reading { cfm_day, ta, is_old } = *reading;
    let mut all = Records::default();
    for record in records {
        let place = |what| wrong(letter, &record.ta_serial_no, what);
        let code = record.return_code;
        let meaning = code.meaning().unwrap_or("注册登记机构拒绝");
        let detail = record.error_detail.as_str();
        let (order_no, strange) = order_no(&record);
        if let Some(strange) = strange {
            let (of, serial) = ((cfm_day, "04"), &record.ta_serial_no);
            let reason = format!("{}：{strange}", letter.name);
            all.breaks.push(BreakKind::Number.of(of, serial, reason));
        }
        all.rows.push(ConfirmationRow {
            ta: ta.to_owned(),
            file_type: "04".to_owned(),
            cfm_day,
            serial: record.ta_serial_no.clone(),
            business: record.business.code(),
            return_code: code.to_string(),
            reason: if detail.is_empty() { meaning } else { detail }.to_owned(),
            order_no,
            t_day: record.transaction_date.map(Day::from_date).ok_or_else(|| place("日期"))?,
            trade_acco: record.transaction_account_id.clone(),
            fund: fund(&record.fund_code).ok_or_else(|| place("基金代码"))?,
            nav: price(record.nav).ok_or_else(|| place("净值"))?,
            amount: money(record.confirmed_amount).ok_or_else(|| place("确认金额"))?,
            shares: shares(record.confirmed_vol).ok_or_else(|| place("确认份额"))?,
            fee: money(record.charge).ok_or_else(|| place("手续费"))?,
            interest: money(record.raise_interest).ok_or_else(|| place("利息"))?,
            is_income: false,
            state: RecordState::Waiting,
            target_fund: fund(&record.target_fund_code),
            target_nav: price(record.target_nav).ok_or_else(|| place("转入基金净值"))?,
            target_shares: shares(record.target_confirmed_vol).ok_or_else(|| place("转入份额"))?,
            top_up_fee: money(top_up_fee(&record, is_old)).ok_or_else(|| place("补差费"))?,
            finished: record.business_finish != Some(BusinessFinish::Underway),
            is_lot: record.detail == Some(Detail::Lot),
            target_acco: record.target_transaction_account_id.clone(),
            direction: direction(&record).to_owned(),
        });
    }
    Ok(all)
}

/// Our order's number, or 0 and what is wrong. What the TA began names the order behind it, where
/// there is one.
fn order_no(record: &TradeConfirmation) -> (i64, Option<String>) {
    let own = record.app_sheet_serial_no.as_str();
    let number = if own.is_empty() { record.original_app_sheet_no.as_str() } else { own };
    match number.parse() {
        Ok(number) if number > 0 => (number, None),
        _ if number.is_empty() && is_forced(&record.business.code()) => (0, None),
        _ if number.is_empty() => (0, Some("没有申请单号".to_owned())),
        _ => (0, Some(format!("申请单号{number}不是本公司的编号"))),
    }
}

fn direction(record: &TradeConfirmation) -> &'static str {
    record.transfer_direction.map_or("", TransferDirection::code)
}

fn top_up_fee(record: &TradeConfirmation, is_old: bool) -> Decimal {
    match is_old && record.recuperate_fee.units() == 0 {
        true => record.change_fee,
        false => record.recuperate_fee,
    }
}

/// Rows of a file 06.
pub(crate) fn dividends(
    letter: &Letter,
    records: Vec<Dividend>,
    reading: &Reading<'_>,
) -> Result<Records, Failure> {
    let Reading { cfm_day, ta, .. } = *reading;
    let mut rows = Vec::new();
    for record in records {
        let place = |what| wrong(letter, &record.ta_serial_no, what);
        let nav = price(record.nav).ok_or_else(|| place("净值"))?;
        let amount = money(record.confirmed_amount).ok_or_else(|| place("红利金额"))?;
        let shares = shares(record.reinvested_vol).ok_or_else(|| place("红利份额"))?;
        let whole = money(record.dividend_amount).ok_or_else(|| place("红利总额"))?;
        rows.push(ConfirmationRow {
            ta: ta.to_owned(),
            file_type: "06".to_owned(),
            cfm_day,
            serial: record.ta_serial_no.clone(),
            business: record.business.code(),
            return_code: record.return_code.to_string(),
            reason: too_much((amount, shares, nav), whole).unwrap_or_default(),
            order_no: 0,
            t_day: dated(&record).ok_or_else(|| place("除息日"))?,
            trade_acco: record.transaction_account_id.clone(),
            fund: fund(&record.fund_code).ok_or_else(|| place("基金代码"))?,
            nav,
            amount,
            shares,
            fee: Fen::ZERO,
            interest: Fen::ZERO,
            is_income: is_income(&record),
            state: RecordState::Waiting,
            target_fund: None,
            target_nav: Nav::ZERO,
            target_shares: Shares::ZERO,
            top_up_fee: Fen::ZERO,
            finished: true,
            is_lot: false,
            target_acco: String::new(),
            direction: String::new(),
        });
    }
    Ok(Records { rows, breaks: Vec::new() })
}

fn is_income(record: &Dividend) -> bool {
    record.dividend_type == Some(DividendType::MoneyFundIncome)
}

/// The day by which a dividend is booked: the first one at a price without it, or the record day
/// where the TA names none; of an income the first of its days, on which its shares counted.
fn dated(record: &Dividend) -> Option<Day> {
    let (registered, ex) = (record.registration_date, record.ex_date);
    let day = if is_income(record) { registered.or(ex) } else { ex.or(registered) };
    day.map(Day::from_date)
}

/// Why cash and shares cannot both be of the same dividend: together they are worth more than all
/// of it, beyond what rounding the shares explains. One of them says the same as the other, and
/// which one is not ours to guess.
fn too_much((cash, shares, nav): (Fen, Shares, Nav), whole: Fen) -> Option<String> {
    let worth = |shares: Shares| shares.value(nav, Rounding::HalfUp);
    let rounding =
        worth(Shares::from_units(1)).and_then(|part| part.checked_add(Fen::from_units(1)));
    let both = worth(shares).and_then(|worth| worth.checked_add(cash));
    let most = rounding.and_then(|rounding| rounding.checked_add(whole));
    let fits = both.is_ok_and(|both| most.is_ok_and(|most| both <= most));
    (cash.is_positive() && shares.is_positive() && !fits)
        .then(|| format!("现金{cash}元与份额{shares}份合计超过红利总额{whole}元"))
}

fn fund(code: &str) -> Option<FundCode> {
    code.parse().ok()
}

pub(crate) fn price(value: Decimal) -> Option<Nav> {
    value.units_at(8).map(Nav::from_units)
}

fn money(value: Decimal) -> Option<Fen> {
    value.units_at(2).map(Fen::from_units)
}

pub(crate) fn shares(value: Decimal) -> Option<Shares> {
    value.units_at(2).map(Shares::from_units)
}

fn refused(error: &dyn std::fmt::Display) -> Failure {
    FILE_REFUSED.fill(&[("reason", error.to_string())]).into()
}

/// A record that is well formed and says what cannot be.
pub(crate) fn wrong(letter: &Letter, serial: &str, what: &str) -> Failure {
    let reason = format!("{}，流水号{serial}，{what}不正确", letter.name);
    FILE_REFUSED.fill(&[("reason", reason)]).into()
}
