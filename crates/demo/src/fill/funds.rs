//! Funds with terms, fees, managers, reports and ratings.

use std::sync::Arc;

use db::{Db, Error};
use funds::{
    Archive, BenchmarkPart, BuyFee, BuyTier, DividendMethod, EarlierReport, ExcessPolicy, FeeTable,
    FundStatus, KeyPosition, ListedRow, ManagerRow, NewArchive, NewFund, Offering, Part,
    QuickRedeem, RatingRow, RedeemTier, Size, SizeRecord, Terms, Timetable, import, letters,
};
use kernel::{Calendar, Currency, Day, Fen, FundCode, FundType, Rate, ShareClass};

use super::days::fault;
use crate::{
    Charge, Draw, FundSpec, Holding, Lineup, OfferingPlan, Status, indices, report, report_of,
};

pub(super) async fn fill(db: &Db, lineup: &Lineup, today: Day) -> Result<(), Error> {
    let funds = all(lineup, |fund| new_fund(lineup, fund, today))?;
    let archives = all(lineup, |fund| archive(lineup, fund, today))?;
    let managers: Vec<_> =
        all(lineup, |fund| managers(lineup, fund))?.into_iter().flatten().collect();
    let ratings: Vec<_> =
        all(lineup, |fund| rating(lineup, fund, today))?.into_iter().flatten().collect();
    let listed = listed(lineup, today).map_err(fault)?;
    db.write_batch(async move |tx| {
        import::put_funds(tx, &funds).await?;
        funds::put_pension_directory(tx, &listed).await?;
        import::put_archives(tx, &archives).await?;
        import::put_managers(tx, &managers).await?;
        import::put_ratings(tx, &ratings).await
    })
    .await
}

/// The directory of pension funds: all shares of class Y but the last, which this quarter's list
/// has no more.
fn listed(lineup: &Lineup, today: Day) -> Result<Vec<ListedRow>, kernel::Invalid> {
    let begun = Day::new(2022, 11, 18)?;
    let quarter = today.first_of_month().add_months(-((today.month() - 1) % 3));
    let shares = lineup.funds.iter().filter(|fund| fund.class == ShareClass::Y);
    let rows = shares.map(|fund| {
        let fund_code = fund.code.parse()?;
        Ok(ListedRow { fund_code, listed_from: begun, listed_until: None })
    });
    let mut rows: Vec<ListedRow> = rows.collect::<Result<_, kernel::Invalid>>()?;
    if let Some(last) = rows.last_mut() {
        last.listed_until = Some(quarter);
    }
    Ok(rows)
}

fn all<T>(
    lineup: &Lineup,
    make: impl Fn(&FundSpec) -> Result<T, kernel::Invalid>,
) -> Result<Vec<T>, Error> {
    lineup.funds.iter().map(make).collect::<Result<_, _>>().map_err(fault)
}

/// A fund of the lineup as the catalogue takes it in, with its terms and fees.
///
/// # Errors
/// Its code is none.
pub fn new_fund(lineup: &Lineup, fund: &FundSpec, today: Day) -> Result<NewFund, kernel::Invalid> {
    let letters = letters::of(&fund.name);
    let company = lineup.companies.get(fund.company);
    Ok(NewFund {
        code: fund.code.parse()?,
        name: fund.name.clone(),
        full_name: fund.full_name.clone(),
        initials: letters.initials,
        pinyin: letters.pinyin,
        fund_type: fund.fund_type,
        category: fund.category.to_owned(),
        risk: fund.risk,
        class: fund.class,
        currency: fund.currency,
        family: fund.family.parse()?,
        company: company.map_or(String::new(), |company| company.full_name.clone()),
        custodian: fund.custodian.to_owned(),
        ta: "98".to_owned(),
        established: fund.established,
        status: match fund.status {
            Status::Open => FundStatus::Open,
            Status::Raising => FundStatus::Raising,
            Status::Suspended => FundStatus::TradingStopped,
            Status::PurchaseStopped => FundStatus::PurchaseStopped,
        },
        markets: fund.markets.to_owned(),
        benchmark: fund.benchmark.to_owned(),
        benchmark_parts: benchmark_parts(fund.benchmark),
        size: fund.established.map(|_| Size { amount: fund.size, day: quarter_end(today) }),
        legacy_fee: fund.legacy_until.is_some(),
        terms: Some(terms(fund, today)),
        fees: fees(fund),
    })
}

/// `大盘300指数×80%+…`: the parts whose index we have.
fn benchmark_parts(text: &str) -> Vec<BenchmarkPart> {
    let part = |part: &str| {
        let (name, percent) = part.split_once('×')?;
        let percent: i64 = percent.trim_end_matches('%').parse().ok()?;
        let index = indices().iter().find(|index| name.starts_with(index.name))?;
        let weight = Rate::from_units(percent * (Rate::SCALE / 100));
        Some(BenchmarkPart { index: Arc::from(index.code), weight })
    };
    text.split('+').filter_map(part).collect()
}

fn terms(fund: &FundSpec, today: Day) -> Terms {
    let mut terms = Terms::usual(fund.fund_type);
    let is_money = fund.fund_type == FundType::Money;
    terms.limits.min_first_buy = fund.limits.min_first_buy;
    terms.limits.min_add_buy = fund.limits.min_add_buy;
    terms.limits.daily_account_cap = fund.limits.daily_account_cap;
    terms.limits.excess = ExcessPolicy::ConfirmToCap;
    if is_money {
        terms.quick_redeem = Some(QuickRedeem {
            customer_day: Fen::from_units(1_000_000),
            pool_day: Fen::from_units(500_000_000),
        });
    }
    let confirm_days = fund.confirm_days;
    terms.timetable = Timetable {
        nav_days: confirm_days - 1,
        confirm_days,
        redeemable_days: confirm_days + 1,
        payout_days: fund.payout_days,
        hold_months: fund.hold_months,
        ..terms.timetable
    };
    if fund.class == ShareClass::Y {
        // No card pays for them, and pension accounts pay for no plans.
        terms.limits.min_fixed = Fen::ZERO;
    }
    let reinvests = is_money || fund.class == ShareClass::Y;
    terms.rules.dividend = if reinvests { DividendMethod::Reinvest } else { DividendMethod::Cash };
    terms.offering = fund.offering.map(|plan| offering(plan, today));
    terms
}

/// Began a while ago. A fund that failed returns the money within thirty days after its offering.
pub(crate) fn offering(plan: OfferingPlan, today: Day) -> Offering {
    let calendar = Calendar::china();
    let until = calendar.add_open(calendar.on_or_after(today), plan.open_days);
    Offering {
        from: calendar.on_or_before(today.add_days(-12)),
        until,
        established_by: calendar.on_or_before(until.add_days(20)),
        refund_by: until.add_days(30),
        cancellable: plan.cancellable,
    }
}

/// The table of today, and for old tables the one that follows them.
fn fees(fund: &FundSpec) -> Vec<FeeTable> {
    let from = fund.established.unwrap_or(Day::MIN);
    let mut tables = vec![table(fund, from, &fund.buy, &fund.redeem)];
    if let (Some(until), Some((buy, redeem))) = (fund.legacy_until, &fund.after_legacy) {
        tables.push(table(fund, until.next(), buy, redeem));
    }
    tables
}

fn tiers(tiers: &[crate::BuyTier]) -> Vec<BuyTier> {
    let starts = std::iter::once(Fen::ZERO).chain(tiers.iter().filter_map(|tier| tier.below));
    let fee = |charge| match charge {
        Charge::Rate(rate) => BuyFee::Rate(rate),
        Charge::Fixed(fixed) => BuyFee::Fixed(fixed),
    };
    starts.zip(tiers).map(|(from, tier)| BuyTier { from, fee: fee(tier.charge) }).collect()
}

fn table(
    fund: &FundSpec,
    valid_from: Day,
    buy: &[crate::BuyTier],
    redeem: &[(Option<i32>, Rate)],
) -> FeeTable {
    let days = std::iter::once(0).chain(redeem.iter().filter_map(|(below, _)| *below));
    let (management, custody, service) = fund.yearly;
    FeeTable {
        valid_from,
        buy: tiers(buy),
        subscribe: tiers(&fund.subscribe),
        redeem: days
            .zip(redeem)
            .map(|(from_days, (_, rate))| RedeemTier { from_days, rate: *rate })
            .collect(),
        discount: fund.discount,
        least_discount: Some(fund.least_discount),
        management,
        custody,
        service,
    }
}

fn managers(lineup: &Lineup, fund: &FundSpec) -> Result<Vec<ManagerRow>, kernel::Invalid> {
    let code: FundCode = fund.code.parse()?;
    let row = |tenure: &crate::Tenure| {
        let manager = lineup.managers.get(tenure.manager)?;
        Some(ManagerRow {
            code,
            manager_id: manager.code.clone(),
            from_day: tenure.from,
            to_day: tenure.to,
            name: manager.name.clone(),
            biography: manager.resume(),
        })
    };
    Ok(fund.tenures.iter().filter_map(row).collect())
}

fn archive(lineup: &Lineup, fund: &FundSpec, today: Day) -> Result<NewArchive, kernel::Invalid> {
    let code = fund.code.parse()?;
    let archive = match fund.established {
        Some(_) => reported(lineup, fund, today),
        // Nothing is reported before there is a fund.
        None => plans(fund),
    };
    Ok(NewArchive { code, archive })
}

/// What the prospectus tells.
fn plans(fund: &FundSpec) -> Archive {
    Archive {
        objective: objective(fund),
        strategy: "结合宏观环境与各类资产的估值水平，自上而下确定配置比例，自下而上精选标的，\
                   并控制组合的流动性与集中度。"
            .to_owned(),
        scope: format!("本基金为{}，投资于基金合同约定的金融工具。", fund.category),
        ..Archive::default()
    }
}

fn reported(lineup: &Lineup, fund: &FundSpec, today: Day) -> Archive {
    let told = report(lineup, fund, today);
    let before = told.day.first_of_month().add_months(-2).previous();
    // A fund tells of its first whole quarter.
    let young = fund.established.is_none_or(|day| day.add_months(3) > before);
    let before = (!young).then(|| report_of(lineup, fund, before));
    let parts = |slices: &[crate::Slice]| {
        slices
            .iter()
            .map(|slice| Part { name: slice.name.to_owned(), ratio: slice.weight })
            .collect()
    };
    Archive {
        sizes: sizes(lineup, fund, told.day),
        report_day: Some(told.day),
        published_day: Some(report::published_on(told.day)).filter(|day| *day <= today),
        assets: parts(&told.assets),
        industries: parts(&told.industries),
        currencies: currencies(fund),
        stocks: positions(&told.stocks, before.as_ref().map(|report| &*report.stocks)),
        bonds: positions(&told.bonds, before.as_ref().map(|report| &*report.bonds)),
        earlier: before.map(|before| EarlierReport {
            report_day: Some(before.day),
            assets: parts(&before.assets),
            industries: parts(&before.industries),
            stocks: positions(&before.stocks, None),
            bonds: positions(&before.bonds, None),
        }),
        ..plans(fund)
    }
}

/// Where a fund that invests abroad has its money; the rest is in yuan.
fn currencies(fund: &FundSpec) -> Vec<Part> {
    if fund.fund_type != FundType::Qdii {
        return Vec::new();
    }
    let part = |currency: Currency, percent: i64| Part {
        name: currency.code().to_owned(),
        ratio: Rate::from_units(percent * (Rate::SCALE / 100)),
    };
    vec![part(Currency::Usd, 71), part(Currency::Hkd, 18)]
}

/// Positions with what changed since the report before.
fn positions(held: &[Holding], before: Option<&[Holding]>) -> Vec<KeyPosition> {
    let change = |held: &Holding| {
        let before = before?.iter().find(|one| one.name == held.name)?;
        held.weight.checked_sub(before.weight).ok()
    };
    let position = |held: &Holding| KeyPosition {
        code: held.code.clone(),
        name: held.name.clone(),
        ratio: held.weight,
        change: change(held),
    };
    held.iter().map(position).collect()
}

fn objective(fund: &FundSpec) -> String {
    let aim = match fund.fund_type {
        FundType::Money => "在保持本金安全与高流动性的前提下，争取高于业绩比较基准的收益",
        FundType::Bond => "在控制信用风险与流动性风险的基础上，争取长期稳健的回报",
        FundType::Stock if fund.category.starts_with("指数") => {
            "紧密跟踪标的指数，力求跟踪误差最小"
        }
        FundType::CapitalProtected => "在保证到期本金安全的前提下，争取稳定的增值",
        _ => "在控制风险的前提下，争取超越业绩比较基准的长期增值",
    };
    format!("{aim}。业绩比较基准：{}。", fund.benchmark)
}

/// Eight quarters, each a little off the next.
fn sizes(lineup: &Lineup, fund: &FundSpec, last: Day) -> Vec<SizeRecord> {
    let mut draw = Draw::keyed(lineup.seed() ^ 7, &fund.code, 0);
    let Some(established) = fund.established else { return Vec::new() };
    let (mut amount, mut day) = (fund.size, last);
    let mut records = Vec::with_capacity(8);
    while records.len() < 8 && day > established {
        records.push(SizeRecord { day, amount, shares: None });
        amount = Fen::from_units(amount.units() / 100 * draw.between(86, 112));
        day = day.first_of_month().add_months(-2).previous();
    }
    records
}

fn rating(lineup: &Lineup, fund: &FundSpec, today: Day) -> Result<Vec<RatingRow>, kernel::Invalid> {
    let code: FundCode = fund.code.parse()?;
    let age = fund.established.map_or(0, |day| today.days_since(day) / 365);
    let mut draw = Draw::keyed(lineup.seed() ^ 8, &fund.family, 0);
    let years = [3, 5].into_iter().filter(|years| age >= *years);
    Ok(years
        .map(|years| RatingRow {
            code,
            agency: "远瞻基金评价".to_owned(),
            years: i64::from(years),
            day: quarter_end(today),
            stars: draw.between(1, 5),
        })
        .collect())
}

fn quarter_end(today: Day) -> Day {
    let month = (today.month() - 1) / 3 * 3 + 1;
    Day::new(today.year(), month, 1).map_or(today, Day::previous)
}
