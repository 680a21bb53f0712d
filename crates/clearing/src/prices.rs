//! File 07: prices, what became of offerings, and the valuation that follows.

use crate::store::{self, PriceRow};
use crate::{Engine, Report, take_in};
use db::Tx;
use exchange::{FileType, FundState, FundStatus};
use funds::{Catalogue, DistributionRow, NavRow, OutcomeRow, Snapshot};
use holdings::FundNav;
use kernel::{Day, FundCode, Rate};
use mailbox::Letter;
use std::collections::BTreeMap;
use wire::Failure;

impl Engine {
    /// Publishes the prices that the TA published on T; a file counts once.
    pub(crate) async fn prices(&self, day: Day) -> Result<Report, Failure> {
        let letters = self.letters(day, FileType::FundState).await?;
        let mut count = 0;
        for letter in &letters {
            let records = take_in::records::<FundState>(letter)?;
            let outcomes = outcomes(&records, &self.app.get::<Catalogue>().snapshot());
            let prices = read(letter, &records, day)?;
            count += prices.len();
            let file = take_in::file_row(letter, day, prices.len());
            let write = async move |tx: &mut Tx| {
                if store::file_is_known(tx, &file.hash).await? {
                    return Ok(());
                }
                store::insert_file(tx, &file).await?;
                let (mut rows, mut navs, mut paid) = (Vec::new(), Vec::new(), Vec::new());
                for (row, nav, dividend) in &prices {
                    rows.push(row.clone());
                    navs.push(nav.clone());
                    paid.extend(dividend.clone());
                }
                store::insert_prices(tx, &rows).await?;
                // A dividend before its price, which is without it.
                funds::import::put_events(tx, &paid).await?;
                funds::import::put_outcomes(tx, &outcomes).await?;
                funds::publish_navs(tx, &navs).await
            };
            self.app.db().write_batch::<_, db::Error, _>(write).await?;
        }
        self.app.get::<Catalogue>().refresh(self.app.db()).await?;
        Ok(Report::of(&take_in::hashes(&letters), "", format!("{count}条")))
    }

    /// Values all positions at the prices that were published on T, day by day.
    pub(crate) async fn value(&self, day: Day) -> Result<Report, Failure> {
        let rows = self.app.db().read(async |tx| store::prices(tx, day).await).await?;
        let mut by_day: BTreeMap<Day, Vec<FundNav>> = BTreeMap::new();
        for row in rows {
            let PriceRow { fund: fund_code, nav, income, .. } = row;
            by_day.entry(row.day).or_default().push(FundNav { fund_code, nav, income });
        }
        let mut valued = 0;
        for (nav_day, navs) in by_day {
            let work = async move |tx: &mut Tx| holdings::value_day(tx, nav_day, &navs).await;
            valued += self.app.db().write_batch::<_, db::Error, _>(work).await?;
        }
        let drop = async move |tx: &mut Tx| store::drop_prices(tx, day).await;
        self.app.db().write::<_, db::Error, _>(drop).await?;
        Ok(Report::of("", &valued.to_string(), format!("{valued}个持仓")))
    }
}

type Published = (PriceRow, NavRow, Option<DistributionRow>);

fn read(
    letter: &Letter,
    records: &[FundState],
    published_on: Day,
) -> Result<Vec<Published>, Failure> {
    // What is said of a fund in its offering is the value at issue, not a price.
    let priced = records.iter().filter(|record| !is_offered(record.status));
    priced.map(|record| one(letter, record, published_on)).collect()
}

fn is_offered(status: Option<FundStatus>) -> bool {
    use FundStatus::{Offering, OfferingFailed, OfferingSucceeded};
    matches!(status, Some(Offering | OfferingSucceeded | OfferingFailed))
}

/// What the TA says of funds that were in their offering for us until now.
fn outcomes(records: &[FundState], known: &Snapshot) -> Vec<OutcomeRow> {
    let outcome = |record: &FundState| {
        let code: FundCode = record.fund_code.parse().ok()?;
        let fund = known.fund(code).filter(|fund| fund.status.is_offering())?;
        let status = record.status.filter(|status| status.code() != fund.status.code())?;
        Some(OutcomeRow {
            code,
            // The standard ends a fund with 8 or a; for us 8 is a fund that pays a dividend.
            status: if status == FundStatus::Ended { "a" } else { status.code() }.to_owned(),
            established: match is_offered(record.status) {
                true => None,
                // The day of the first price.
                false => record.update_date.map(Day::from_date),
            },
        })
    };
    records.iter().filter_map(outcome).collect()
}

fn one(letter: &Letter, record: &FundState, published_on: Day) -> Result<Published, Failure> {
    let wrong = |what| take_in::wrong(letter, &record.fund_code, what);
    let code: FundCode = record.fund_code.parse().map_err(|_| wrong("基金代码"))?;
    let day = record.update_date.map(Day::from_date).ok_or_else(|| wrong("净值日期"))?;
    let nav = take_in::price(record.nav).ok_or_else(|| wrong("净值"))?;
    if !nav.is_positive() {
        return Err(wrong("净值"));
    }
    let income = take_in::price(record.income_of_10000).filter(|income| income.is_positive());
    // A yield is said in per cent.
    let seven_day = record.yield_7d.units_at(8).map(|units| Rate::from_units(units / 100));
    let row = PriceRow { published_on, day, fund: code, nav, income };
    let nav = NavRow {
        code,
        day,
        nav,
        cumulative: take_in::price(record.accumulative_nav).filter(|_| income.is_none()),
        income,
        seven_day: seven_day.filter(|_| income.is_some()),
    };
    let dividend = take_in::price(record.total_dividend).filter(|dividend| dividend.is_positive());
    let ex_day = record.ex_date.map(Day::from_date);
    let paid = dividend.zip(ex_day).map(|(dividend, day)| DistributionRow {
        code,
        day,
        dividend,
        split: Rate::ONE,
    });
    Ok((row, nav, paid))
}
