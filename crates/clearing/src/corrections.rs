//! Prices that the TA corrected: positions are valued again from that day on. What it confirmed at
//! the price before stays, since its confirmation is the truth, and is named as a break.

use crate::store::breaks::FileBreakRow;
use crate::store::confirmations::{self, PricedRow};
use crate::{Engine, store};
use crate::{breaks, file_break::BreakKind};
use db::Tx;
use funds::Catalogue;
use kernel::{Day, FundCode, Nav};
use wire::Failure;

/// For so many days confirmations at the price before are looked for.
const LOOKED_FOR_DAYS: i32 = 40;

/// A price as it is now.
type Corrected = (FundCode, Day, Nav);

impl Engine {
    /// Values positions again at the prices that were corrected with the file of T. Answers how
    /// many positions were.
    pub(crate) async fn correct(&self, t_day: Day) -> Result<u64, Failure> {
        let rows = self.app.db().read(async |tx| store::prices(tx, t_day).await).await?;
        let corrected = rows.into_iter().filter(|row| row.corrects && row.income.is_none());
        self.apply_corrections(corrected.map(|row| (row.fund, row.day, row.nav)).collect()).await
    }

    /// The same for what was confirmed since at a price before.
    pub(crate) async fn correct_confirmed(&self, cfm_day: Day) -> Result<u64, Failure> {
        let first = cfm_day.add_days(-LOOKED_FOR_DAYS);
        let snapshot = self.app.get::<Catalogue>().snapshot();
        let mut corrected = Vec::new();
        for fund in snapshot.funds().iter().filter(|fund| !fund.is_money()) {
            for day in fund.corrected.iter().copied().filter(|day| *day >= first) {
                corrected.extend(fund.series.on(day).map(|point| (fund.code, day, point.nav)));
            }
        }
        self.apply_corrections(corrected).await
    }

    async fn apply_corrections(&self, corrected: Vec<Corrected>) -> Result<u64, Failure> {
        let mut count = 0;
        for (fund, day, nav) in corrected {
            let work = async move |tx: &mut Tx| {
                let found = confirmations::at_another_price(tx, fund, day, nav).await?;
                let found: Vec<_> = found.iter().map(|row| named(row, (day, nav))).collect();
                breaks::put(tx, &found).await?;
                holdings::correct_day(tx, fund, day, nav).await
            };
            count += self.app.db().write_batch::<_, db::Error, _>(work).await?;
        }
        Ok(count)
    }
}

/// A confirmation at another price than the day has now.
fn named(row: &PricedRow, (day, nav): (Day, Nav)) -> FileBreakRow {
    let order = match row.order_no {
        0 => "注册登记机构发起的业务".to_owned(),
        number => format!("订单{number}"),
    };
    let reason = format!("{order}按{}的净值{}确认，净值已更正为{nav}", day, row.nav);
    BreakKind::Price.of((row.cfm_day, "04"), &row.serial, reason)
}
