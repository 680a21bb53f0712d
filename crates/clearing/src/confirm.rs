//! File 04: what became of the orders, and what the TA did of its own accord.

use crate::breaks::{self, BreakKind};
use crate::store;
use crate::store::breaks::FileBreakRow;
use crate::store::confirmations::{self, AppliedRow, ConfirmationRow};
use crate::{Engine, Report, accounts, take_in};
use db::Tx;
use exchange::FileType;
use funds::{Catalogue, Snapshot};
use kernel::{Calendar, CustNo, Day, Instant};
use orders::{Confirmation, Confirming, Converted, Forced, ForcedKind, OrderNo, Outcome};
use std::collections::{HashMap, HashSet};
use wire::Failure;

/// Confirmations that are applied in one transaction.
const CHUNK: i64 = 2_000;

impl Engine {
    pub(crate) async fn confirm(&self, day: Day, at: Instant) -> Result<Report, Failure> {
        let calendar = Calendar::china();
        let cfm_day = calendar.next_open(day);
        let letters = self.letters(cfm_day, FileType::TradeConfirmation)?;
        let of = (cfm_day, FileType::TradeConfirmation);
        let staged = self.stage(of, &letters, take_in::trades).await?;
        let confirming = Confirming { day: cfm_day, at, ids: self.app.ids().clone(), calendar };
        let funds = self.app.get::<Catalogue>().snapshot();
        let (mut applied, mut unknown) = (0, 0);
        loop {
            let (confirming, funds) = (confirming.clone(), funds.clone());
            let work = async move |tx: &mut Tx| apply_chunk(tx, &confirming, &funds).await;
            let (count, strange) = self.app.db().write_batch::<_, db::Error, _>(work).await?;
            applied += count;
            unknown += strange;
            if count == 0 {
                break;
            }
        }
        let mut note = format!("{applied}笔");
        if unknown > 0 {
            note += &format!("，其中{unknown}笔查无订单");
        }
        note += &staged.note();
        Ok(Report::of(&take_in::hashes(&letters), &format!("{applied} {unknown}"), note))
    }
}

/// Applies the next waiting records and marks them, in the caller's transaction: a record is
/// applied if and only if it is marked. Answers how many, and how many of them found nothing.
pub(crate) async fn apply_chunk(
    tx: &mut Tx,
    confirming: &Confirming,
    funds: &Snapshot,
) -> Result<(usize, usize), db::Error> {
    let rows = confirmations::waiting(tx, (confirming.day, "04"), CHUNK).await?;
    if rows.is_empty() {
        return Ok((0, 0));
    }
    let rows = explained(tx, rows).await?;
    let all: Vec<Confirmation> = rows.iter().filter_map(confirmation).collect();
    let counts = orders::confirm_many(tx, confirming, &all).await?;
    let strange: HashSet<OrderNo> = counts.unknown.into_iter().collect();
    // After the orders: a refused redemption has given its shares back.
    let owners = owners(tx, &rows).await?;
    let forced: Vec<Forced> =
        rows.iter().filter_map(|row| forced(row, &owners, (confirming, funds))).collect();
    let left: HashSet<String> =
        orders::apply_forced(tx, confirming, &forced).await?.into_iter().collect();
    let begun: HashSet<&str> = forced.iter().map(|forced| forced.serial.as_str()).collect();
    let known = |row: &&ConfirmationRow| match confirmation(row) {
        Some(said) => !strange.contains(&said.order_no),
        None => begun.contains(row.reference().as_str()) && !left.contains(&row.reference()),
    };
    let (applied, unknown): (Vec<_>, Vec<_>) = rows.iter().partition(known);
    let mut marks: Vec<AppliedRow> = applied.iter().map(|row| row.mark("applied")).collect();
    marks.extend(unknown.iter().map(|row| row.mark("unknown")));
    confirmations::apply(tx, &marks).await?;
    let found: Vec<FileBreakRow> = unknown.iter().map(|row| nothing_found(row)).collect();
    breaks::put(tx, &found).await?;
    Ok((rows.len(), unknown.len()))
}

/// A record that was left alone.
fn nothing_found(row: &ConfirmationRow) -> FileBreakRow {
    let reason = match is_forced(row) {
        true => "份额不足、在途，或账户不存在，未处理".to_owned(),
        false if row.order_no > 0 => format!("查无已发送的订单{}", row.order_no),
        false => "查无订单".to_owned(),
    };
    BreakKind::Unknown.of((row.cfm_day, &row.file_type), &row.serial, reason)
}

/// Where the TA refused the account, that is why it refused the order.
async fn explained(
    tx: &mut Tx,
    mut rows: Vec<ConfirmationRow>,
) -> Result<Vec<ConfirmationRow>, db::Error> {
    let refused = rows.iter().filter(|row| row.return_code != "0000");
    let accos: Vec<String> = refused.map(|row| row.trade_acco.clone()).collect();
    let reasons = accounts::refused(tx, &accos).await?;
    for row in rows.iter_mut().filter(|row| row.return_code != "0000") {
        if let Some(reason) = reasons.get(&row.trade_acco) {
            row.reason.clone_from(reason);
        }
    }
    Ok(rows)
}

/// What a record says of an order; none for what isn't about one.
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
        "129" => Outcome::MethodSet,
        "120" => Outcome::Acknowledged,
        "149" => Outcome::OfferingFailed { interest: row.interest },
        _ => return None,
    };
    Some(Confirmation { order_no, outcome })
}

/// The order that a record answers; none for what the TA began, or for a number that isn't ours.
pub(crate) fn order_of(row: &ConfirmationRow) -> Option<OrderNo> {
    (row.order_no > 0 && !is_forced(row)).then(|| OrderNo::from(row.order_no))
}

/// Whether the TA began it: it redeems, adds or takes shares by force.
fn is_forced(row: &ConfirmationRow) -> bool {
    take_in::is_begun_by_ta(&row.business)
}

/// The customers of the accounts whose shares the TA changed.
async fn owners(
    tx: &mut Tx,
    rows: &[ConfirmationRow],
) -> Result<HashMap<String, CustNo>, db::Error> {
    let forced = rows.iter().filter(|row| is_forced(row));
    let accos: Vec<String> = forced.map(|row| row.trade_acco.clone()).collect();
    if accos.is_empty() {
        return Ok(HashMap::new());
    }
    let known = store::known_accounts(tx, &accos).await?;
    Ok(known.into_iter().map(|row| (row.trade_acco, row.cust_no)).collect())
}

/// What the TA did of its own accord; none for another record, or an account that nobody has.
fn forced(
    row: &ConfirmationRow,
    owners: &HashMap<String, CustNo>,
    (confirming, funds): (&Confirming, &Snapshot),
) -> Option<Forced> {
    let (shares, fee, net) = (row.shares, row.fee, row.amount);
    let kind = match row.business.as_str() {
        _ if row.return_code != "0000" => return None,
        "142" => ForcedKind::Redeemed { shares, fee, net },
        "144" => ForcedKind::Increased { shares },
        "145" => ForcedKind::Decreased { shares },
        _ => return None,
    };
    let fund = funds.fund(row.fund).map(AsRef::as_ref);
    Some(Forced {
        serial: row.reference(),
        cust_no: *owners.get(&row.trade_acco)?,
        trade_acco: row.trade_acco.clone(),
        fund_code: row.fund,
        t_day: row.t_day,
        nav: row.nav,
        arrive_day: orders::forced_arrival(fund, row.t_day, confirming.day),
        original_no: (row.order_no > 0).then(|| OrderNo::from(row.order_no)),
        kind,
    })
}
