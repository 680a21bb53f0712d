//! Collecting the money of a day and sealing its orders.

use crate::{Engine, Report};
use db::Tx;
use kernel::{Day, Instant, TimeOfDay};
use orders::{Confirming, Sealing};
use wire::Failure;

/// Purchases that are paid from money funds in one transaction.
const CHUNK: i64 = 2_000;

impl Engine {
    /// Asks the bank for what is still being collected; who paid after the cut-off has a later T.
    /// Orders of which the bank does not speak for another day are given up.
    pub(crate) async fn collect(&self, day: Day, at: Instant) -> Result<Report, Failure> {
        let counts = orders::collect(&self.app).await?;
        let (vouchers, ids) = (self.vouchers(), self.app.ids().clone());
        let give_up =
            async move |tx: &mut db::Tx| orders::give_up(tx, day, at, (vouchers, &ids)).await;
        let given_up = self.app.db().write::<_, db::Error, _>(give_up).await?;
        let cutoff = Instant::at(day, TimeOfDay::CUTOFF);
        let left = async |tx: &mut Tx| orders::collected(tx, day, cutoff).await;
        let left = self.app.db().read::<_, db::Error, _>(left).await?;
        let mut note = format!("{}笔", counts.paid);
        for (count, what) in [
            (counts.late, "逾时到账将退回"),
            (usize::try_from(given_up).unwrap_or(usize::MAX), "逾时失效"),
            (counts.unknown, "待查"),
            (counts.set_aside, "搁置待人工处理"),
        ] {
            if count > 0 {
                note += &format!("，{what}{count}笔");
            }
        }
        Ok(Report::of("", "", format!("{left}笔")).did(note))
    }

    /// Stops taking orders for T, lets money funds pay for the purchases that they are to pay, then
    /// seals the orders of T.
    pub(crate) async fn seal(&self, day: Day, at: Instant) -> Result<Report, Failure> {
        let confirming = Confirming::of(&self.app, day, at);
        let stop = async move |tx: &mut Tx| orders::stop_taking(tx, day, at).await;
        self.app.db().write::<_, db::Error, _>(stop).await?;
        loop {
            let confirming = confirming.clone();
            let draw = async move |tx: &mut Tx| orders::draw_day(tx, &confirming, CHUNK).await;
            if self.app.db().write_batch::<_, db::Error, _>(draw).await? == 0 {
                break;
            }
        }
        let mut sealing = Sealing::default();
        while !sealing.is_done() {
            let part = async move |tx: &mut Tx| orders::seal_some(tx, (day, at), sealing).await;
            sealing = self.app.db().write_batch::<_, db::Error, _>(part).await?;
        }
        let sealed = async |tx: &mut Tx| orders::sealed(tx, day).await;
        let sealed = self.app.db().read::<_, db::Error, _>(sealed).await?;
        Ok(Report::of("", &format!("{day} {sealed}"), format!("{sealed}笔")))
    }
}
