//! What the books have of a day, to be compared with what its files say.

use crate::confirm::order_of;
use crate::legs;
use crate::state::{RecordState, StepState};
use crate::step::NOT_WORKED_OFF;
use crate::store;
use crate::store::confirmations::{self, ConfirmationRow};
use bankcards::CardCopy;
use db::Tx;
use kernel::{Day, TradeAcco};
use ledger::EntryKind;
use orders::{AdvancedIncome, MoveRow, Order, OrderNo};
use std::collections::{BTreeSet, HashSet};
use wire::Failure;

/// What taking the files in posts to the journal.
const KINDS: [EntryKind; 11] = [
    EntryKind::BuyConfirmed,
    EntryKind::RedeemConfirmed,
    EntryKind::ConvertConfirmed,
    EntryKind::Moved,
    EntryKind::RefundDue,
    EntryKind::Released,
    EntryKind::AdvanceRepaid,
    EntryKind::InterestDue,
    EntryKind::CashDividend,
    EntryKind::ShareDividend,
    EntryKind::Adjusted,
];

/// What the books have of a day.
pub(super) struct Books {
    /// Hashes and names of the files that were taken in, and what came in their places.
    pub files: Vec<(String, String, String)>,
    /// The records, as they were taken in.
    pub records: Vec<ConfirmationRow>,
    /// Parts of days before, of which one of these records is the last.
    pub parts: Vec<ConfirmationRow>,
    pub accounts: Vec<store::accounts::AccountRow>,
    /// What was the advance bank's of the incomes.
    pub advanced: Vec<AdvancedIncome>,
    /// The orders of the records, as they stand.
    pub orders: Vec<Order>,
    /// Where those of them go that move shares.
    pub moves: Vec<MoveRow>,
    /// The cards of the accounts.
    pub cards: Vec<CardCopy>,
    pub lines: BTreeSet<String>,
}

impl Books {
    pub async fn read(
        tx: &mut Tx,
        (day, cfm_day): (Day, Day),
        rows: &[ConfirmationRow],
    ) -> Result<Self, Failure> {
        tx.take_any_time().await?;
        let done = store::steps(tx, day).await?;
        let name = crate::Step::Confirm.name();
        if !done.iter().any(|step| step.step == name && step.state == StepState::Done) {
            return Err(NOT_WORKED_OFF.fill(&[("day", day)]).into());
        }
        let numbers: BTreeSet<OrderNo> = rows.iter().filter_map(order_of).collect();
        let of_parts: Vec<i64> = numbers.iter().map(|number| number.value()).collect();
        let numbers: Vec<OrderNo> = numbers.into_iter().collect();
        let accos: BTreeSet<TradeAcco> = rows.iter().filter_map(ConfirmationRow::account).collect();
        let accos: Vec<TradeAcco> = accos.into_iter().collect();
        let accounts = store::accounts::known_accounts(tx, &accos).await?;
        let named: Vec<TradeAcco> = accounts.iter().map(|row| row.trade_acco).collect();
        let orders = orders::orders_by_number(tx, &numbers).await?;
        let lines = lines(tx, cfm_day, rows, &orders).await?;
        let earlier = confirmations::counted(tx, cfm_day.previous(), &of_parts).await?;
        let parts = as_they_waited(earlier);
        Ok(Self {
            files: store::files::files_of(tx, (day, cfm_day)).await?,
            records: as_they_stood(confirmations::of_day(tx, cfm_day).await?, &parts),
            parts,
            cards: bankcards::card_copies(tx, &named).await?,
            advanced: orders::advanced_incomes(tx, cfm_day).await?,
            accounts,
            moves: orders::moves_of(tx, &numbers).await?,
            orders,
            lines,
        })
    }
}

/// Of the records of days before those that waited for today's, whatever came of them since.
fn as_they_waited(records: Vec<ConfirmationRow>) -> Vec<ConfirmationRow> {
    let waited = records.into_iter().filter(|row| !row.finished || row.business == legs::BUSINESS);
    waited.map(|row| ConfirmationRow { state: RecordState::Part, ..row }).collect()
}

/// The records of a day as its evening left them: a part that a later day has completed waited.
fn as_they_stood(
    mut records: Vec<ConfirmationRow>,
    before: &[ConfirmationRow],
) -> Vec<ConfirmationRow> {
    let key = |row: &ConfirmationRow| (row.order_no, row.business.clone());
    // Of a move each leg is finished for itself, and both are wanted.
    let legs = |of: &ConfirmationRow| {
        let same =
            |row: &&ConfirmationRow| row.order_no == of.order_no && row.business == of.business;
        let ways = records.iter().chain(before).filter(same).map(|row| &row.direction);
        of.business != legs::BUSINESS || ways.collect::<BTreeSet<_>>().len() > 1
    };
    let whole: HashSet<(i64, String)> =
        records.iter().filter(|row| row.is_last() && legs(row)).map(key).collect();
    let parts = |row: &&mut ConfirmationRow| {
        let waited = order_of(row).is_some() && !whole.contains(&key(row));
        row.state == RecordState::Applied && waited
    };
    records.iter_mut().filter(parts).for_each(|row| row.state = RecordState::Part);
    records
}

/// Orders and postings of some records, a line each: without ids and moments.
pub(super) async fn lines(
    tx: &mut Tx,
    cfm_day: Day,
    rows: &[ConfirmationRow],
    orders: &[Order],
) -> Result<BTreeSet<String>, db::Error> {
    let references: HashSet<String> =
        rows.iter().flat_map(|row| [row.reference(), row.order_no.to_string()]).collect();
    // Acknowledged today or answered in part, an order goes on to another state on another day.
    let said: HashSet<OrderNo> =
        rows.iter().filter(|row| row.finished).filter_map(order_of).collect();
    let stand = orders.iter().filter(|order| said.contains(&order.order_no));
    let mut lines: BTreeSet<String> = stand.map(Order::confirmed_line).collect();
    let posted = ledger::day_lines(tx, cfm_day, &KINDS).await?;
    let posted = posted.into_iter().filter(|(reference, _)| references.contains(reference));
    lines.extend(posted.map(|(_, line)| line));
    Ok(lines)
}
