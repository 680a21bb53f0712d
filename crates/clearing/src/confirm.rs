//! File 04: what became of the orders.

use crate::after::AfterConfirm;
use crate::applying::{Applied, Applying, Hindrance, Which};
use crate::forced::is_forced;
use crate::merge::{Unit, units};
use crate::state::RecordState;
use crate::step::Turn;
use crate::store::breaks::FileBreakRow;
use crate::store::confirmations::{self, AppliedRow, ConfirmationRow};
use crate::{Engine, Report, Step, accounts, legs, take_in};
use crate::{breaks, file_break::BreakKind};
use db::{Error, ErrorKind, Tx};
use exchange::FileType;
use kernel::{Calendar, Day, Instant, TradeAcco};
use orders::{Confirmation, Confirming, Converted, OrderNo, Outcome};
use std::collections::{BTreeSet, HashSet};
use wire::Failure;

impl Engine {
    pub(crate) async fn confirm(
        &self,
        (day, turn): (Day, Turn),
        at: Instant,
    ) -> Result<Report, Failure> {
        let cfm_day = Calendar::china().next_open(day);
        let letters = self.letters(day, FileType::TradeConfirmation).await?;
        let staged =
            self.stage((day, FileType::TradeConfirmation), &letters, take_in::trades).await?;
        if turn == Turn::Again {
            self.wait_again(day, Step::Confirm).await?;
        }
        let after = self.app.find::<AfterConfirm>().cloned().unwrap_or_default();
        let applying = Applying { confirming: self.confirming(cfm_day, at).await?, after };
        let mut done = applying.by_customer(self.app.db()).await?;
        done.add(applying.all(self.app.db(), Which::Answers).await?);
        done.add(applying.all(self.app.db(), Which::Forced).await?);
        self.settle_applied(day, Step::Confirm).await?;
        self.correct_confirmed(cfm_day).await?;
        self.taken(day, FileType::TradeConfirmation, &letters).await?;
        let left = async |tx: &mut Tx| Applied::of_day(tx, cfm_day, Which::Answers).await;
        let left = self.app.db().read::<_, Error, _>(left).await?;
        let say = |done: Applied| format!("{}笔{}{}", done.taken, done.note(), staged.note());
        let outputs = format!("{} {}", left.taken, left.unknown);
        let report = Report::of(&take_in::hashes(&letters), &outputs, say(left));
        Ok(report.did(say(done)))
    }
}

/// Applies the records and marks them, in the caller's transaction: a record is applied if and only
/// if it is marked.
pub(crate) async fn apply(
    tx: &mut Tx,
    (confirming, after): (&Confirming, &AfterConfirm),
    rows: &[ConfirmationRow],
) -> Result<Applied, Hindrance> {
    let rows = explained(tx, rows).await?;
    let numbers: BTreeSet<i64> = rows.iter().map(|row| row.order_no).collect();
    let numbers: Vec<i64> = numbers.into_iter().filter(|number| *number > 0).collect();
    let parts = confirmations::parts_of(tx, confirming.day, &numbers).await?;
    let mut marks: Vec<AppliedRow> = Vec::with_capacity(rows.len());
    let (mut said, mut all, mut unknown) = (Vec::new(), Vec::new(), Vec::new());
    let mut once = HashSet::new();
    for unit in units(&rows, &parts) {
        // Of two businesses of an order, the second one has its turn with the next chunk.
        if unit.order_no() > 0 && !once.insert(unit.order_no()) {
            continue;
        }
        match unit.together().map_err(|error| Error::new(ErrorKind::Fault, error))? {
            None => marks.extend(unit.rows.iter().map(|row| row.mark(RecordState::Part))),
            Some(row) => match confirmation(&row) {
                Some(confirmation) => {
                    all.push(confirmation);
                    said.push(unit);
                }
                None => unknown.push(unit),
            },
        }
    }
    let counts = orders::confirm_many(tx, confirming, &all).await?;
    after.tell(tx, &counts.settled).await.map_err(Hindrance::House)?;
    let strange: HashSet<OrderNo> = counts.unknown.into_iter().collect();
    if counts.repeated > 0 && said.len() > 1 {
        // Alone, each shows which it is.
        return Err(Error::new(ErrorKind::Fault, "an order was confirmed before").into());
    }
    let again = counts.repeated > 0;
    let known = |unit: &Unit<'_>| !again && !strange.contains(&OrderNo::from(unit.order_no()));
    let (applied, left): (Vec<_>, Vec<_>) = said.into_iter().partition(known);
    unknown.extend(left);
    marks.extend(applied.iter().flat_map(Unit::all).map(|row| row.mark(RecordState::Applied)));
    let unknown: Vec<&ConfirmationRow> =
        unknown.iter().flat_map(|unit| unit.rows.clone()).collect();
    marks.extend(unknown.iter().map(|row| row.mark(RecordState::Unknown)));
    confirmations::apply(tx, &marks).await?;
    let found: Vec<FileBreakRow> =
        unknown.iter().filter_map(|row| nothing_found(row, again)).collect();
    breaks::put(tx, &found).await?;
    Ok(Applied { taken: marks.len(), unknown: unknown.len(), parked: 0 })
}

/// A record that was left alone; none for one whose number was complained of when it was read.
fn nothing_found(row: &ConfirmationRow, again: bool) -> Option<FileBreakRow> {
    let reason = match again {
        true => format!("订单{}已有确认", row.order_no),
        false => format!("查无已发送的订单{}", row.order_no),
    };
    let of = (row.cfm_day, row.file_type.as_str());
    (row.order_no > 0).then(|| BreakKind::Unknown.of(of, &row.serial, reason))
}

/// Where the TA has refused the account, or has not opened it, that is why it refused the order.
async fn explained(tx: &mut Tx, rows: &[ConfirmationRow]) -> Result<Vec<ConfirmationRow>, Error> {
    let refused = rows.iter().filter(|row| row.return_code != "0000");
    let accos: Vec<TradeAcco> = refused.filter_map(ConfirmationRow::account).collect();
    let reasons = accounts::unopened(tx, &accos).await?;
    let mut rows = rows.to_vec();
    for row in rows.iter_mut().filter(|row| row.return_code != "0000") {
        if let Some(reason) = row.account().and_then(|account| reasons.get(&account)) {
            row.reason.clone_from(reason);
        }
    }
    Ok(rows)
}

/// What records say of an order; none for what isn't about one.
fn confirmation(row: &ConfirmationRow) -> Option<Confirmation> {
    let order_no = order_of(row)?;
    let (nav, shares, fee) = (row.nav, row.shares, row.fee);
    let outcome = match row.business.as_str() {
        _ if row.return_code != "0000" => Outcome::Rejected { reason: row.reason.clone() },
        // The TA says the net amount and the fee beside it.
        "122" | "139" => {
            Outcome::Bought { nav, amount: row.amount.checked_add(fee).ok()?, fee, shares }
        }
        "130" => Outcome::Subscribed {
            amount: row.amount.checked_add(fee).ok()?,
            fee,
            interest: row.interest,
            shares,
        },
        "124" | "163" => Outcome::Redeemed { nav, shares, fee, net: row.amount },
        "136" => Outcome::Converted(Converted {
            nav,
            shares,
            redeem_fee: fee,
            top_up_fee: row.top_up_fee,
            amount_in: row.amount,
            target: row.target_fund?,
            target_nav: row.target_nav,
            target_shares: row.target_shares,
        }),
        legs::BUSINESS => Outcome::Moved { nav, shares, to: row.target_acco.parse().ok()? },
        "129" => Outcome::MethodSet,
        "120" => Outcome::Acknowledged,
        "149" => Outcome::OfferingFailed { interest: row.interest },
        _ => return None,
    };
    Some(Confirmation { order_no, outcome })
}

/// The order that a record answers; none for what the TA began, or for a number that isn't ours.
pub(crate) fn order_of(row: &ConfirmationRow) -> Option<OrderNo> {
    (row.order_no > 0 && !is_forced(&row.business)).then(|| OrderNo::from(row.order_no))
}
