//! Vouchers: points that lower the fee of one purchase. `orders` asks what there is, and tells what
//! becomes of the order; both in the transaction of the order.

use crate::{
    kind::{EntryId, PointKind},
    ledger::{self, Booking, Spent},
    parameters::Parameters,
    refusals::TOO_FEW,
    store::{self, VoucherRow},
};
use db::{Error, Tx};
use kernel::{CustNo, Day, Ids, Instant};
use orders::{Freezing, OfferedVoucher, VoucherEnd, VoucherState, VoucherTerms, Vouchers};
use wire::Answer;

/// The kind that there is.
const ID: &str = "fee";
/// As customers know it.
pub(crate) const NAME: &str = "嘉豆抵费券";

/// What `orders` is given by the application.
pub const VOUCHERS: Vouchers = Vouchers {
    offered: |tx, cust_no, today| Box::pin(offered(tx, cust_no, today)),
    freeze: |tx, freezing| Box::pin(freeze(tx, freezing)),
    end: |tx, ends, moment| Box::pin(end(tx, ends, moment)),
};

/// What a voucher is on a day; none while none is given.
pub(crate) fn terms(figures: &Parameters) -> Option<VoucherTerms> {
    let (points, lowers_by) = (figures.voucher_points, figures.voucher_lowers_by);
    let (voucher_id, name) = (ID.to_owned(), NAME.to_owned());
    let given = points > 0 && lowers_by.is_positive();
    given.then_some(VoucherTerms { voucher_id, name, points, lowers_by })
}

async fn offered(tx: &mut Tx, cust_no: CustNo, today: Day) -> Answer<Option<OfferedVoucher>> {
    let Some(terms) = terms(&Parameters::on(tx, today).await?) else { return Ok(None) };
    let available = ledger::available(tx, cust_no, today).await?;
    Ok(Some(OfferedVoucher { terms, available }))
}

/// Freezes the points of an order, from the lots that end first; once for the order.
async fn freeze(tx: &mut Tx, freezing: Freezing) -> Answer<()> {
    let Freezing { cust_no, order_no, terms, fund_name, at, number } = freezing;
    let entry_id = EntryId::from(number);
    let biz_no = format!("voucher-{order_no}");
    let booking =
        Booking { cust_no, entry_id, biz_no, kind: PointKind::Voucher, title: fund_name, at };
    match ledger::freeze(tx, &booking, terms.points).await? {
        Spent::Before => Ok(()),
        Spent::TooFew(available) => {
            let (needed, available) = (terms.points.to_string(), available.to_string());
            Err(TOO_FEW.fill(&[("needed", needed), ("available", available)]).into())
        }
        Spent::Now => {
            let VoucherTerms { voucher_id, points, .. } = terms;
            let state = VoucherState::Frozen;
            let row = VoucherRow { cust_no, order_no, entry_id, voucher_id, points, state };
            Ok(store::put_voucher(tx, &row).await?)
        }
    }
}

/// What was frozen is used, or back in its lots: a lot that ended meanwhile ends now.
async fn end(tx: &mut Tx, ends: Vec<VoucherEnd>, (at, ids): (Instant, &Ids)) -> Result<(), Error> {
    for VoucherEnd { cust_no, order_no, used } in ends {
        let found = store::voucher(tx, cust_no, order_no).await?;
        let Some(row) = found.filter(|row| row.state == VoucherState::Frozen) else { continue };
        let title = store::title(tx, cust_no, row.entry_id).await?.unwrap_or_default();
        let (kind, state, what) = match used {
            true => (PointKind::VoucherUsed, VoucherState::Used, "used"),
            false => (PointKind::VoucherBack, VoucherState::Returned, "back"),
        };
        let biz_no = format!("voucher-{what}-{order_no}");
        let booking = Booking { cust_no, entry_id: ids.next()?, biz_no, kind, title, at };
        store::end_voucher(tx, &row, state).await?;
        match used {
            true => ledger::use_frozen(tx, &booking, row.points).await?,
            false => give_back(tx, &booking, &row, ids).await?,
        }
    }
    Ok(())
}

async fn give_back(
    tx: &mut Tx,
    booking: &Booking,
    row: &VoucherRow,
    ids: &Ids,
) -> Result<(), Error> {
    let VoucherRow { order_no, entry_id, points, .. } = *row;
    for (lot, part) in ledger::give_back(tx, booking, (entry_id, points)).await? {
        if lot.last_on >= booking.at.day() {
            continue;
        }
        // What else is left of the lot has an end of its own.
        let biz_no = format!("expired-{}-{order_no}", lot.entry_id);
        let (kind, title) = (PointKind::Expired, String::new());
        let ended = Booking { entry_id: ids.next()?, biz_no, kind, title, ..booking.clone() };
        ledger::end(tx, &ended, &lot, part).await?;
    }
    Ok(())
}
