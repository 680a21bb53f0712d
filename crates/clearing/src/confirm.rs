//! File 04: what became of the orders.

use crate::store::{self, AppliedRow, ConfirmationRow};
use crate::{Engine, Report, take_in};
use db::Tx;
use exchange::FileType;
use kernel::{Calendar, Day};
use orders::{Confirmation, Confirming, OrderNo, Outcome};
use std::collections::HashSet;
use wire::Failure;

/// Confirmations that are applied in one transaction.
const CHUNK: i64 = 2_000;

impl Engine {
    pub(crate) async fn confirm(&self, day: Day) -> Result<Report, Failure> {
        let calendar = Calendar::china();
        let cfm_day = calendar.next_open(day);
        let letters = self.letters(cfm_day, FileType::TradeConfirmation)?;
        self.stage(&letters, cfm_day, take_in::trades).await?;
        let confirming =
            Confirming { day: cfm_day, at: self.app.now(), ids: self.app.ids().clone(), calendar };
        let (mut applied, mut unknown) = (0, 0);
        loop {
            let confirming = confirming.clone();
            let work = async move |tx: &mut Tx| apply_chunk(tx, &confirming, cfm_day).await;
            let (count, strange) = self.app.db().write_batch::<_, db::Error, _>(work).await?;
            applied += count;
            unknown += strange;
            if count == 0 {
                break;
            }
        }
        let note = match unknown {
            0 => format!("{applied}笔"),
            _ => format!("{applied}笔，其中{unknown}笔查无订单"),
        };
        Ok(Report::of(&take_in::hashes(&letters), &format!("{applied} {unknown}"), note))
    }
}

/// Applies the next waiting records and marks them, in the caller's transaction: a record is
/// applied if and only if it is marked.
async fn apply_chunk(
    tx: &mut Tx,
    confirming: &Confirming,
    cfm_day: Day,
) -> Result<(usize, usize), db::Error> {
    let rows = store::waiting_confirmations(tx, cfm_day, "04", CHUNK).await?;
    if rows.is_empty() {
        return Ok((0, 0));
    }
    let all: Vec<Confirmation> = rows.iter().filter_map(confirmation).collect();
    let counts = orders::confirm_many(tx, confirming, &all).await?;
    let strange: HashSet<i64> = counts.unknown.iter().map(|number| number.value()).collect();
    let known =
        |row: &ConfirmationRow| confirmation(row).is_some() && !strange.contains(&row.order_no);
    let marks: Vec<AppliedRow> = rows
        .iter()
        .map(|row| AppliedRow {
            serial: row.serial.clone(),
            state: if known(row) { "applied" } else { "unknown" }.to_owned(),
        })
        .collect();
    let unknown = marks.iter().filter(|mark| mark.state == "unknown").count();
    store::apply_confirmations(tx, &marks).await?;
    Ok((rows.len(), unknown))
}

/// What a record says of an order; none for what isn't about one.
fn confirmation(row: &ConfirmationRow) -> Option<Confirmation> {
    if row.order_no <= 0 {
        return None;
    }
    let (nav, shares, fee) = (row.nav, row.shares, row.fee);
    let outcome = match row.business.as_str() {
        _ if row.return_code != "0000" => Outcome::Rejected { reason: row.reason.clone() },
        // The TA says the net amount and the fee beside it.
        "122" | "130" | "139" => {
            Outcome::Bought { nav, amount: row.amount.checked_add(fee).ok()?, fee, shares }
        }
        "124" | "163" => Outcome::Redeemed { nav, shares, fee, net: row.amount },
        "129" => Outcome::MethodSet,
        "120" => Outcome::Acknowledged,
        _ => return None,
    };
    Some(Confirmation { order_no: OrderNo::from(row.order_no), outcome })
}
