//! What the TA did of its own accord: it redeems, adds or takes shares by force.

use crate::applying::Applied;
use crate::state::RecordState;
use crate::store;
use crate::store::breaks::FileBreakRow;
use crate::store::confirmations::{self, AppliedRow, ConfirmationRow};
use crate::{breaks, file_break::BreakKind};
use db::Tx;
use funds::Snapshot;
use kernel::{CustNo, TradeAcco};
use orders::{Confirming, Forced, ForcedKind, OrderNo};
use std::collections::{HashMap, HashSet};

/// Whether the TA begins this business.
pub(crate) fn is_forced(business: &str) -> bool {
    matches!(business, "142" | "144" | "145")
}

/// Applies the records and marks them.
pub(crate) async fn apply(
    tx: &mut Tx,
    (confirming, funds): (&Confirming, &Snapshot),
    rows: &[ConfirmationRow],
) -> Result<Applied, db::Error> {
    let owners = owners(tx, rows).await?;
    let forced: Vec<Forced> =
        rows.iter().filter_map(|row| forced(row, &owners, (confirming, funds))).collect();
    let left: HashSet<String> =
        orders::apply_forced(tx, confirming, &forced).await?.into_iter().collect();
    let begun: HashSet<&str> = forced.iter().map(|forced| forced.serial.as_str()).collect();
    let known = |row: &&ConfirmationRow| {
        begun.contains(row.reference().as_str()) && !left.contains(&row.reference())
    };
    let (applied, unknown): (Vec<_>, Vec<_>) = rows.iter().partition(known);
    let mut marks: Vec<AppliedRow> =
        applied.iter().map(|row| row.mark(RecordState::Applied)).collect();
    marks.extend(unknown.iter().map(|row| row.mark(RecordState::Unknown)));
    confirmations::apply(tx, &marks).await?;
    let found: Vec<FileBreakRow> = unknown.iter().map(|row| left_alone(row)).collect();
    breaks::put(tx, &found).await?;
    Ok(Applied { taken: rows.len(), unknown: unknown.len(), parked: 0 })
}

fn left_alone(row: &ConfirmationRow) -> FileBreakRow {
    let reason = "份额不足、在途，或账户不存在，未处理".to_owned();
    BreakKind::Unknown.of((row.cfm_day, &row.file_type), &row.serial, reason)
}

/// The customers of the accounts whose shares the TA changed.
async fn owners(
    tx: &mut Tx,
    rows: &[ConfirmationRow],
) -> Result<HashMap<TradeAcco, CustNo>, db::Error> {
    let accos: Vec<TradeAcco> = rows.iter().filter_map(ConfirmationRow::account).collect();
    let known = store::accounts::known_accounts(tx, &accos).await?;
    Ok(known.into_iter().map(|row| (row.trade_acco, row.cust_no)).collect())
}

/// What the TA did; none for a refusal, or an account that nobody has.
fn forced(
    row: &ConfirmationRow,
    owners: &HashMap<TradeAcco, CustNo>,
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
    let trade_acco = row.account()?;
    Some(Forced {
        serial: row.reference(),
        cust_no: *owners.get(&trade_acco)?,
        trade_acco,
        fund_code: row.fund,
        t_day: row.t_day,
        nav: row.nav,
        arrive_day: orders::forced_arrival(fund, row.t_day, confirming.day),
        follows: (row.order_no > 0).then(|| OrderNo::from(row.order_no)),
        kind,
    })
}
