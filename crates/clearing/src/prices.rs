//! File 07: prices, what became of offerings, and the valuation that follows.

use crate::file_break::BreakKind;
use crate::paid_in_all::{self, Said};
use crate::renewed::begin_file;
use crate::store::{self, PriceRow};
use crate::{Engine, Report, take_in};
use db::Tx;
use exchange::{Decimal, FileType, FundState, FundStatus, Sign};
use funds::{Catalogue, DistributionRow, NavRow, OutcomeRow, Snapshot};
use holdings::{FundNav, Prices, Split, Splits, Valuing};
use kernel::{Day, FundCode, Instant, Rate};
use mailbox::Letter;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use wire::Failure;

/// Funds that are named in a note; the rest is counted.
const NAMED: usize = 5;

impl Engine {
    /// Publishes the prices that the TA published on T; a file counts once.
    pub(crate) async fn prices(&self, day: Day, at: Instant) -> Result<Report, Failure> {
        let letters = self.letters(day, FileType::FundState).await?;
        let (mut count, mut renewed) = (0, Vec::new());
        let (mut others, mut unpriced) = (BTreeSet::new(), BTreeSet::new());
        for letter in &letters {
            let records = take_in::records::<FundState>(letter)?;
            let known = self.app.get::<Catalogue>().snapshot();
            let outcomes = outcomes(&records, &known);
            others.extend(other_states(&records, &known));
            let (records, without) = priced(records, &known);
            unpriced.extend(without);
            let prices = read(letter, &records, (day, &known))?;
            count += prices.len();
            let file = take_in::file_row(letter, day, prices.len());
            let write = async move |tx: &mut Tx| {
                let begun = begin_file(tx, &file).await?;
                if !begun.is_new {
                    return Ok(begun.renewed);
                }
                let (mut rows, mut navs, mut said) = (Vec::new(), Vec::new(), Vec::new());
                for (row, nav, in_all) in &prices {
                    rows.push(row.clone());
                    navs.push(nav.clone());
                    said.extend(*in_all);
                }
                let corrected = funds::correct_navs(tx, at, &navs).await?;
                for row in &mut rows {
                    row.corrects = corrected.contains(&(row.fund, row.day));
                }
                store::insert_prices(tx, &rows).await?;
                // A dividend before its price, which is without it.
                let paid = paid_in_all::take(tx, day, &said).await?;
                funds::import::put_events(tx, &paid).await?;
                funds::import::put_outcomes(tx, &outcomes).await?;
                funds::publish_navs(tx, &navs).await?;
                Ok(begun.renewed)
            };
            renewed.extend(self.app.db().write_batch::<_, db::Error, _>(write).await?);
        }
        self.renew_breaks((day, FileType::FundState), BreakKind::OF_READING, renewed).await?;
        self.taken(day, FileType::FundState, &letters).await?;
        self.app.get::<Catalogue>().refresh(self.app.db()).await?;
        let mut note = format!("{count}条");
        note += &funds_note(&others, "的状态与注册登记机构不同");
        note += &funds_note(&unpriced, "已终止、停止交易或不在目录中，没有净值");
        Ok(Report::of(&take_in::hashes(&letters), "", note))
    }

    /// Part by part, each in a transaction of its own, so that customers' writes go on in between;
    /// killed between two parts, it goes on with the positions that are not valued yet. Answers how
    /// many there were, and how many stand valued, counted on each of their days.
    async fn value_all(&self, prices: Prices, splits: Splits) -> Result<(u64, u64), Failure> {
        let (mut at, known) = (Valuing::default(), Arc::new((prices, splits)));
        while !at.is_done() {
            let known = known.clone();
            let work = async move |tx: &mut Tx| {
                let (prices, splits) = known.as_ref();
                let done = holdings::value_some(tx, (prices, Some(splits)), at.clone()).await?;
                orders::note_splits(tx, (&splits.ids, splits.at), &done.split).await?;
                Ok(done)
            };
            at = self.app.db().write_batch::<_, db::Error, _>(work).await?;
        }
        Ok((at.count, at.valued))
    }

    /// What funds have split up to the last of these days, as they have announced it.
    async fn splits(&self, prices: &Prices, at: Instant) -> Result<Splits, Failure> {
        let (ids, funds) = (self.app.ids().clone(), self.app.get::<Catalogue>().snapshot());
        let Some(last) = prices.keys().next_back().copied() else {
            return Ok(Splits { all: Vec::new(), ids, at });
        };
        let rows = self.app.db().read(async |tx| funds::splits_until(tx, last).await).await?;
        let split = |row: DistributionRow| {
            let (fund_code, fund) = (row.code, funds.fund(row.code)?);
            let rounding = fund.rules.share_rounding.into();
            Some(Split { fund_code, day: row.day, ratio: row.split, rounding })
        };
        Ok(Splits { all: rows.into_iter().filter_map(split).collect(), ids, at })
    }

    /// Values all positions at the prices that were published on T, of whatever day.
    pub(crate) async fn value(&self, day: Day, at: Instant) -> Result<Report, Failure> {
        let rows = self.app.db().read(async |tx| store::prices(tx, day).await).await?;
        let mut prices = Prices::new();
        for row in rows {
            let PriceRow { fund: fund_code, nav, income, .. } = row;
            let navs = prices.entry(row.day).or_default();
            navs.insert(fund_code, FundNav { fund_code, nav, income });
        }
        let corrected = self.correct(day).await?;
        let splits = self.splits(&prices, at).await?;
        let (done, valued) = self.value_all(prices, splits).await?;
        let drop = async move |tx: &mut Tx| store::drop_prices(tx, day).await;
        self.app.db().write::<_, db::Error, _>(drop).await?;
        let say = |count: u64| format!("{count}个持仓");
        // Killed between two corrections, it does the others: what was done is of this run alone.
        let again = match corrected {
            0 => String::new(),
            _ => format!("，{corrected}个因净值更正重新估值"),
        };
        Ok(Report::of("", &valued.to_string(), say(valued)).did(say(done) + &again))
    }
}

type Published = (PriceRow, NavRow, Option<Said>);

fn read(
    letter: &Letter,
    records: &[FundState],
    (published_on, known): (Day, &Snapshot),
) -> Result<Vec<Published>, Failure> {
    // Of two prices of a day the last one counts.
    let mut last: BTreeMap<(FundCode, Day), Published> = BTreeMap::new();
    for record in records {
        let published = one(letter, record, (published_on, known))?;
        last.insert((published.0.fund, published.0.day), published);
    }
    Ok(last.into_values().collect())
}

/// The records that say a price, and the codes of those that need none: their fund has ended, takes
/// no orders, or is none of ours. Of any other fund the price must be there.
fn priced(records: Vec<FundState>, known: &Snapshot) -> (Vec<FundState>, Vec<String>) {
    use FundStatus::{Ended, Halted, Terminated};
    let at_rest = |record: &FundState| {
        let fund = record.fund_code.parse().ok().and_then(|code| known.fund(code));
        let ended = fund.is_none_or(|fund| fund.status == funds::FundStatus::Terminated);
        ended || matches!(record.status, Some(Ended | Halted | Terminated))
    };
    let says_none = |record: &FundState| record.update_date.is_none() || record.nav.units() == 0;
    // What is said of a fund in its offering is the value at issue, not a price.
    let established = records.into_iter().filter(|record| !is_offered(record.status));
    let (without, priced): (Vec<_>, Vec<_>) =
        established.partition(|record| says_none(record) && at_rest(record));
    (priced, without.into_iter().map(|record| record.fund_code).collect())
}

/// Established funds of which the TA takes other orders than we do, for a person to look at.
fn other_states(records: &[FundState], known: &Snapshot) -> BTreeSet<String> {
    let other = |record: &FundState| {
        let code: FundCode = record.fund_code.parse().ok()?;
        let fund =
            known.fund(code).filter(|fund| fund.is_in_yuan() && !fund.status.is_offering())?;
        // Without a price or a fee table we sell nothing, whatever its state.
        let fund = Some(fund).filter(|fund| fund.latest.is_some() && !fund.fees.is_empty())?;
        let theirs = record.status.filter(|status| !is_offered(Some(*status)))?;
        let ours = (fund.can_buy(), fund.can_redeem());
        (ours != takes(theirs)).then(|| code.to_string())
    };
    records.iter().filter_map(other).collect()
}

/// Whether a fund of that state takes purchases, and redemptions.
fn takes(status: FundStatus) -> (bool, bool) {
    use FundStatus::{Open, PurchaseHalted, RecordDay, RedemptionHalted};
    (
        matches!(status, Open | RedemptionHalted | RecordDay),
        matches!(status, Open | PurchaseHalted | RecordDay),
    )
}

/// `，2只基金的状态与注册登记机构不同：000001、000002`
fn funds_note(codes: &BTreeSet<String>, what: &str) -> String {
    if codes.is_empty() {
        return String::new();
    }
    let some: Vec<&str> = codes.iter().take(NAMED).map(String::as_str).collect();
    let more = if codes.len() > NAMED { "等" } else { "" };
    format!("，{}只基金{what}：{}{more}", codes.len(), some.join("、"))
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

fn one(
    letter: &Letter,
    record: &FundState,
    (published_on, known): (Day, &Snapshot),
) -> Result<Published, Failure> {
    let wrong = |what| take_in::wrong(letter, &record.fund_code, what);
    let code: FundCode = record.fund_code.parse().map_err(|_| wrong("基金代码"))?;
    // A dollar's price is none in yuan: nothing is valued at it.
    let said = record.currency.as_str();
    if known.fund(code).is_some_and(|fund| ![fund.currency.numeric(), ""].contains(&said)) {
        return Err(wrong("币种"));
    }
    let day = record.update_date.map(Day::from_date).ok_or_else(|| wrong("净值日期"))?;
    let nav = take_in::price(record.nav).ok_or_else(|| wrong("净值"))?;
    if !nav.is_positive() {
        return Err(wrong("净值"));
    }
    let is_money = known.fund(code).is_some_and(|fund| fund.is_money());
    let income = take_in::price(signed(record.income_of_10000, record.income_of_10000_sign));
    let income = income.filter(|income| is_money || !income.is_zero());
    // A yield is said in per cent.
    let seven_day = signed(record.yield_7d, record.yield_7d_sign).units_at(8);
    let seven_day = seven_day.map(|units| Rate::from_units(units / 100));
    let row = PriceRow { published_on, day, fund: code, nav, income, corrects: false };
    let nav = NavRow {
        code,
        day,
        nav,
        cumulative: take_in::price(record.accumulative_nav).filter(|_| income.is_none()),
        income,
        seven_day: seven_day.filter(|_| income.is_some()),
    };
    // Of a money fund, what it pays is its income.
    let total = take_in::price(record.total_dividend).filter(|total| total.is_positive());
    let ex_day = record.ex_date.map(Day::from_date);
    let said =
        total.filter(|_| income.is_none()).map(|total| Said { fund: code, day, ex_day, total });
    Ok((row, nav, said))
}

/// An amount with the sign that stands beside it. One that has its own keeps it.
fn signed(amount: Decimal, sign: Option<Sign>) -> Decimal {
    match sign {
        Some(sign) if amount.units() > 0 => sign.of(amount),
        _ => amount,
    }
}
