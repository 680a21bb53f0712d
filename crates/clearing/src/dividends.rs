//! File 06: dividends, and the incomes of money funds.

use crate::after::AfterConfirm;
use crate::applying::{Applied, Applying, Which};
use crate::state::RecordState;
use crate::step::Turn;
use crate::store;
use crate::store::breaks::FileBreakRow;
use crate::store::confirmations::{self, AppliedRow, ConfirmationRow};
use crate::{Engine, Report, Step, take_in};
use crate::{breaks, file_break::BreakKind};
use db::Tx;
use exchange::FileType;
use funds::Since;
use kernel::{Calendar, CustNo, Day, FundCode, Instant, TradeAcco};
use orders::{Confirming, DividendPaid};
use std::collections::{BTreeMap, HashMap, HashSet};
use wire::Failure;

impl Engine {
    pub(crate) async fn dividends(
        &self,
        (day, turn): (Day, Turn),
        at: Instant,
    ) -> Result<Report, Failure> {
        let cfm_day = Calendar::china().next_open(day);
        let letters = self.letters(day, FileType::Dividend).await?;
        let staged = self.stage((day, FileType::Dividend), &letters, take_in::dividends).await?;
        if turn == Turn::Again {
            self.wait_again(day, Step::Dividends).await?;
        }
        let advanced = async move |tx: &mut Tx| {
            let prices = store::prices(tx, day).await?.into_iter();
            let incomes = prices.filter_map(|row| Some((row.fund, row.day, row.income?)));
            orders::note_incomes(tx, (day, cfm_day), &incomes.collect::<Vec<_>>()).await
        };
        self.app.db().write_batch::<_, db::Error, _>(advanced).await?;
        let confirming = self.confirming(cfm_day, at).await?;
        let early = async move |tx: &mut Tx| set_aside_early(tx, cfm_day).await;
        let parked = self.app.db().write_batch::<_, db::Error, _>(early).await?;
        let mut done = Applied { taken: parked, parked, unknown: 0 };
        let applying = Applying { confirming, after: AfterConfirm::default() };
        done.add(applying.all(self.app.db(), Which::Dividends).await?);
        self.settle_applied(day, Step::Dividends).await?;
        self.taken(day, FileType::Dividend, &letters).await?;
        let left = async |tx: &mut Tx| Applied::of_day(tx, cfm_day, Which::Dividends).await;
        let left = self.app.db().read::<_, db::Error, _>(left).await?;
        let say = |done: Applied| format!("{}笔{}{}", done.taken, done.note(), staged.note());
        let report = Report::of(&take_in::hashes(&letters), &left.taken.to_string(), say(left));
        Ok(report.did(say(done)))
    }
}

/// Applies the records and marks them.
pub(crate) async fn apply(
    tx: &mut Tx,
    confirming: &Confirming,
    rows: &[ConfirmationRow],
) -> Result<Applied, db::Error> {
    let accos: Vec<TradeAcco> = rows.iter().filter_map(ConfirmationRow::account).collect();
    let owners: HashMap<TradeAcco, CustNo> = store::accounts::known_accounts(tx, &accos)
        .await?
        .into_iter()
        .map(|row| (row.trade_acco, row.cust_no))
        .collect();
    let paid: Vec<DividendPaid> = rows.iter().filter_map(|row| dividend(row, &owners)).collect();
    let left = orders::pay_dividends(tx, confirming, &paid).await?;
    let left: HashSet<String> = left.into_iter().collect();
    let taken = |row: &&ConfirmationRow| {
        dividend(row, &owners).is_some() && !left.contains(&row.reference())
    };
    let (applied, unknown): (Vec<_>, Vec<_>) = rows.iter().partition(taken);
    let mut marks: Vec<AppliedRow> =
        applied.iter().map(|row| row.mark(RecordState::Applied)).collect();
    marks.extend(unknown.iter().map(|row| row.mark(RecordState::Unknown)));
    confirmations::apply(tx, &marks).await?;
    let found: Vec<FileBreakRow> = unknown.iter().map(|row| nothing_found(row)).collect();
    breaks::put(tx, &found).await?;
    Ok(Applied { taken: rows.len(), unknown: unknown.len(), parked: 0 })
}

/// A record that was left alone.
fn nothing_found(row: &ConfirmationRow) -> FileBreakRow {
    let reason = match row.return_code.as_str() {
        "0000" if takes(row) => format!("红利为负数：{}元，{}份", row.amount, row.shares),
        "0000" if !row.reason.is_empty() => row.reason.clone(),
        "0000" if pays_nothing(row) => "既没有现金也没有份额".to_owned(),
        "0000" => format!("查无交易账户{}", row.trade_acco),
        code => format!("返回代码{code}"),
    };
    BreakKind::Unknown.of((row.cfm_day, &row.file_type), &row.serial, reason)
}

/// Whether it takes something away, as no dividend does: shares are taken by 145.
fn takes(row: &ConfirmationRow) -> bool {
    row.amount.is_negative() || row.shares.is_negative()
}

/// An income of nothing says that nothing is left of what was accrued.
fn pays_nothing(row: &ConfirmationRow) -> bool {
    !row.is_income && !row.amount.is_positive() && !row.shares.is_positive()
}

fn dividend(row: &ConfirmationRow, owners: &HashMap<TradeAcco, CustNo>) -> Option<DividendPaid> {
    let trade_acco = row.account()?;
    Some(DividendPaid {
        serial: row.reference(),
        cust_no: *owners.get(&trade_acco)?,
        trade_acco,
        fund_code: row.fund,
        ex_day: row.t_day,
        nav: row.nav,
        is_income: row.is_income,
        cash: row.amount,
        shares: row.shares,
    })
    .filter(|_| row.return_code == "0000" && row.reason.is_empty())
    .filter(|_| !takes(row) && !pays_nothing(row))
}

/// Sets aside dividends of a day whose ex-date has no price yet: positions are not valued on it,
/// and would be at what the record says. Done again, the step finds the price.
async fn set_aside_early(tx: &mut Tx, cfm_day: Day) -> Result<usize, db::Error> {
    let dated = confirmations::dated_dividends(tx, cfm_day).await?;
    let mut first: BTreeMap<FundCode, Day> = BTreeMap::new();
    for (fund, day) in &dated {
        let first = first.entry(*fund).or_insert(*day);
        *first = (*day).min(*first);
    }
    let since = first.into_iter().map(|(code, day)| Since { code, day: day.previous() });
    let since: Vec<Since> = since.collect();
    let priced = funds::navs_after(tx, &since).await?;
    let priced: HashSet<(FundCode, Day)> =
        priced.into_iter().map(|(fund, day, _)| (fund, day)).collect();
    let mut count = 0;
    for (fund, ex_day) in dated.into_iter().filter(|of| !priced.contains(of)) {
        let rows = confirmations::dividends_dated(tx, cfm_day, (fund, ex_day)).await?;
        let marks: Vec<AppliedRow> = rows.iter().map(|r| r.mark(RecordState::Parked)).collect();
        confirmations::apply(tx, &marks).await?;
        let early = |row: &ConfirmationRow| {
            let reason = format!("除息日{ex_day}还没有净值，公布后请重做本步骤");
            BreakKind::Parked.of((row.cfm_day, &row.file_type), &row.serial, reason)
        };
        breaks::put(tx, &rows.iter().map(early).collect::<Vec<_>>()).await?;
        count += rows.len();
    }
    Ok(count)
}
