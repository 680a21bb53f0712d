//! A market of some thirty funds: a part of the demo's, with the prices of one day, and some that
//! are only being raised.

use crate::Stop;
use db::{Db, Tx};
use demo::{FundSpec, Lineup, OfferingPlan, Status, new_fund};
use funds::{ListedRow, NavRow, NewFund};
use kernel::{Calendar, Day, FundCode, FundType, Nav, RiskLevel, ShareClass};

/// Other funds than money funds.
const OTHERS: usize = 26;
/// Money funds.
const MONEY: usize = 4;
/// Shares for pensions.
const PENSIONS: usize = 4;
/// Offerings that raise enough: open days until the last one, and whether a subscription may be
/// cancelled. The third outlives every run.
const RAISED: [(i32, bool); 3] = [(4, true), (18, false), (5_000, true)];
/// The same of those that fail.
const FAILING: [(i32, bool); 2] = [(6, false), (24, true)];

/// Puts the funds into an empty database, as they stand on the morning of `today`; answers the
/// codes of those that cards buy. Beside them there are some for pensions.
pub async fn fill(db: &Db, seed: u64, today: Day) -> Result<Vec<FundCode>, Stop> {
    let lineup = Lineup::new(seed, today);
    let chosen = choose(&lineup);
    let new = |spec: &FundSpec| new_fund(&lineup, spec, today);
    let mut all: Vec<NewFund> = chosen.into_iter().map(new).collect::<Result<_, _>>()?;
    let codes: Vec<FundCode> = all.iter().map(|fund| fund.code).collect();
    let pensions: Vec<NewFund> = pensions(&lineup).iter().map(new).collect::<Result<_, _>>()?;
    let listed: Vec<ListedRow> = pensions.iter().map(listed).collect();
    all.extend(pensions);
    let navs: Vec<NavRow> = all.iter().zip(1..).map(|(f, n)| first_nav(f, n, today)).collect();
    let write = async move |tx: &mut Tx| {
        funds::import::put_funds(tx, &all).await?;
        funds::import::put_navs(tx, &navs).await?;
        funds::put_pension_directory(tx, &listed).await
    };
    db.write_batch::<_, db::Error, _>(write).await?;
    Ok(codes)
}

/// Shares for pensions; nobody holds one for months here, so none has a holding period but the
/// last, and the first is confirmed the next day.
fn pensions(lineup: &Lineup) -> Vec<FundSpec> {
    let of_class_y = lineup.funds.iter().filter(|fund| fund.class == ShareClass::Y);
    let open = of_class_y.filter(|fund| fund.status == Status::Open).take(PENSIONS).zip(1..);
    let held = |(fund, number): (&FundSpec, usize)| {
        let hold_months = if number == PENSIONS { fund.hold_months } else { 0 };
        let confirm_days = if number == 1 { 1 } else { fund.confirm_days };
        FundSpec { hold_months, confirm_days, ..fund.clone() }
    };
    open.map(held).collect()
}

fn listed(fund: &NewFund) -> ListedRow {
    ListedRow { fund_code: fund.code, listed_from: Day::MIN, listed_until: None }
}

/// Puts funds into the database whose offering began a while ago, two of which will fail; answers
/// their codes.
pub async fn offer(db: &Db, seed: u64, today: Day) -> Result<Vec<FundCode>, Stop> {
    let lineup = Lineup::new(seed, today);
    let all: Result<Vec<NewFund>, _> =
        offered(&lineup).iter().map(|spec| new_fund(&lineup, spec, today)).collect();
    let all = all?;
    let codes: Vec<FundCode> = all.iter().map(|fund| fund.code).collect();
    let write = async move |tx: &mut Tx| funds::import::put_funds(tx, &all).await;
    db.write_batch::<_, db::Error, _>(write).await?;
    Ok(codes)
}

/// The lineup's offerings, and funds of its that the market did not choose, as if they were new;
/// none above the level of most customers.
fn offered(lineup: &Lineup) -> Vec<FundSpec> {
    let offering = |fails| {
        let planned = lineup.funds.iter();
        let plain = planned.filter(|fund| fund.risk <= RiskLevel::Medium);
        plain.filter(move |fund| fund.offering.is_some_and(|plan| plan.fails == fails))
    };
    let known: Vec<&str> = choose(lineup).iter().map(|fund| &fund.code[..]).collect();
    let spare = lineup.funds.iter().filter(|fund| {
        let is_mixed = fund.fund_type == FundType::Mixed && fund.status == Status::Open;
        is_mixed && fund.risk <= RiskLevel::Medium && !known.contains(&&fund.code[..])
    });
    let sound = offering(false).chain(spare).zip(RAISED);
    sound.chain(offering(true).zip(FAILING)).map(|(fund, plan)| raise(fund, plan)).collect()
}

/// A fund in an offering as planned here.
fn raise(fund: &FundSpec, (open_days, cancellable): (i32, bool)) -> FundSpec {
    let fails = fund.offering.is_some_and(|plan| plan.fails);
    FundSpec {
        established: None,
        status: Status::Raising,
        offering: Some(OfferingPlan { open_days, cancellable, fails }),
        ..fund.clone()
    }
}

fn choose(lineup: &Lineup) -> Vec<&FundSpec> {
    let open = || lineup.funds.iter().filter(|fund| fund.status == Status::Open);
    let is_money = |fund: &&FundSpec| fund.fund_type == FundType::Money;
    let by_card = |fund: &&FundSpec| fund.class != ShareClass::Y;
    let others: Vec<&FundSpec> = open().filter(|fund| !is_money(fund) && by_card(fund)).collect();
    let step = (others.len() / OTHERS).max(1);
    let others = others.into_iter().step_by(step).take(OTHERS);
    open().filter(is_money).take(MONEY).chain(others).collect()
}

/// The last price that was published before `today`.
fn first_nav(fund: &NewFund, number: i64, today: Day) -> NavRow {
    let is_money = fund.fund_type == FundType::Money;
    let nav_days = fund.terms.as_ref().map_or(0, |terms| terms.timetable.nav_days);
    let day = match is_money {
        true => today.previous(),
        false => Calendar::china().add_open(today, -1 - nav_days),
    };
    let nav = match is_money {
        true => Nav::PAR,
        false => Nav::from_units(Nav::PAR.units() / 100 * (80 + 7 * number)),
    };
    NavRow {
        code: fund.code,
        day,
        nav,
        cumulative: (!is_money).then_some(nav),
        income: is_money.then(|| Nav::from_units(Nav::PAR.units() / 10_000 * 4_567)),
        seven_day: None,
    }
}
