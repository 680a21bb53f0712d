//! The market as the embedded TA sees it: terms and known prices from the catalogue, later prices
//! from the generator. Funds that were imported walk on by their type.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use calc::{BuyFee, BuyTier, BuyTiers, Carry, RedeemTier, RedeemTiers, Steps, seven_day_yield};
use funds::{Catalogue, DividendMethod, ExcessPolicy, FeeTable, Fund, FundStatus, HoldDayRule};
use kernel::{Calendar, Day, FundCode, Nav, Rate};
use ta::{Excess, Market, Offering, Point, Terms};

use crate::{Factors, Lineup, Price, Split, Traits, next_price};

/// Open days after the last one of an offering until what was raised is counted.
const DECISION_DAYS: i32 = 1;

/// Which funds' prices the TA publishes, and from where.
pub struct TaMarket {
    seed: u64,
    catalogue: Catalogue,
    traits: HashMap<FundCode, Traits>,
    /// Funds of which too little is raised.
    failing: HashSet<FundCode>,
    past: Option<Past>,
}

/// What the TA publishes of days whose prices are known already.
#[derive(Debug, Clone)]
pub struct Past {
    /// Prices of these funds only.
    pub funds: Vec<FundCode>,
    /// A fund whose last price is corrected with the file of a day.
    pub corrected: (FundCode, Day),
}

/// What the corrected price is of the one before it.
const CORRECTED_TO_BPS: i64 = 10_012;

impl TaMarket {
    /// All funds of the catalogue that have a price, or are offered.
    pub fn new(seed: u64, catalogue: Catalogue) -> Self {
        // Who is being raised depends on the day; what moves a price does not.
        let lineup = Lineup::new(seed, Day::new(2026, 1, 1).unwrap_or(Day::MIN));
        let plans = lineup.funds.iter().filter(|fund| fund.offering.is_some_and(|p| p.fails));
        let failing = plans.filter_map(|fund| fund.code.parse().ok()).collect();
        let traits = lineup
            .funds
            .into_iter()
            .filter_map(|fund| Some((fund.code.parse().ok()?, fund.traits)));
        Self { seed, traits: traits.collect(), failing, catalogue, past: None }
    }

    /// Publishes what is past.
    pub fn of_past(self, past: Past) -> Self {
        Self { past: Some(past), ..self }
    }

    fn traits(&self, fund: &Fund) -> Traits {
        let known = self.traits.get(&fund.code).cloned();
        known.unwrap_or_else(|| Traits::of_type(fund.code.as_str(), fund.fund_type))
    }

    /// With the split that the fund has announced for the next price.
    fn splitting(&self, fund: &Fund, last: Day, day: Day) -> Traits {
        let traits = self.traits(fund);
        Traits { split: announced(fund, (last, day)).or(traits.split), ..traits }
    }

    /// The catalogue's price, where it has one.
    fn known(&self, fund: &Fund, day: Day) -> Option<Point> {
        let found = fund.series.on(day)?;
        let dividend = self.dividend(fund, day);
        let split = before(fund, day).and_then(|last| announced(fund, (last, day)));
        Some(Point {
            day,
            nav: found.nav,
            cumulative: found.cumulative.unwrap_or(found.nav),
            dividend,
            split: split.map_or(Rate::ONE, |split| split.ratio),
            income: found.income.unwrap_or(Nav::ZERO),
            yield_7d: found.seven_day.unwrap_or(Rate::ZERO),
        })
    }

    /// The dividend of a day in the past, from the generator: the catalogue keeps adjusted prices.
    fn dividend(&self, fund: &Fund, day: Day) -> Nav {
        let last = before(fund, day).and_then(|day| fund.series.on(day));
        let made = last.and_then(|last| {
            let price = price(&Point {
                day: last.day,
                nav: last.nav,
                cumulative: last.cumulative.unwrap_or(last.nav),
                dividend: Nav::ZERO,
                split: Rate::ONE,
                income: Nav::ZERO,
                yield_7d: Rate::ZERO,
            });
            let factors = Factors::on(self.seed, day);
            next_price(self.seed, &self.traits(fund), &fund.calendar, &factors, &price, day).ok()
        });
        made.map_or(Nav::ZERO, |price| price.dividend)
    }

    /// Where the fund's offering is on a day: by its dates, where they are known. What the
    /// catalogue says of it came from here.
    fn offering(&self, fund: &Fund, day: Day) -> Offering {
        let Some(offering) = fund.offering else {
            return match fund.status {
                FundStatus::Raising => Offering::Raising,
                FundStatus::RaisingSucceeded | FundStatus::RaisingFailed => Offering::Closed,
                _ => Offering::Established(fund.established.unwrap_or(day)),
            };
        };
        let decided = fund.calendar.add_open(offering.until, DECISION_DAYS);
        match day {
            _ if day <= offering.until => Offering::Raising,
            _ if day < decided => Offering::Closed,
            _ if self.failing.contains(&fund.code) => Offering::Failed(decided),
            _ => Offering::Established(decided),
        }
    }

    fn made(&self, fund: &Fund, last: &Point, day: Day) -> Point {
        let traits = self.splitting(fund, last.day, day);
        let factors = Factors::on(self.seed, day);
        let next = next_price(self.seed, &traits, &fund.calendar, &factors, &price(last), day);
        // A price that leaves its range stays where it was.
        let next = next.unwrap_or(Price { day, dividend: Nav::ZERO, ..price(last) });
        let yield_7d = if traits.is_money { self.yield_of(&traits, &next) } else { Rate::ZERO };
        Point {
            day,
            nav: next.nav,
            cumulative: next.cumulative,
            dividend: next.dividend,
            split: next.split,
            income: next.income,
            yield_7d,
        }
    }

    /// Incomes of a money fund depend on the day only, so the six before can be made again.
    fn yield_of(&self, traits: &Traits, price: &Price) -> Rate {
        let calendar = Calendar::china();
        let income = |back: i32| {
            let day = price.day.add_days(-back);
            let last = Price { day: day.previous(), ..*price };
            let factors = Factors::on(self.seed, day);
            next_price(self.seed, traits, &calendar, &factors, &last, day).map(|p| p.income)
        };
        let incomes: [Nav; 7] = [6, 5, 4, 3, 2, 1, 0].map(|n| income(n).unwrap_or(Nav::ZERO));
        seven_day_yield(&incomes, Carry::Daily, &mut Steps::silent()).unwrap_or(Rate::ZERO)
    }
}

impl Market for TaMarket {
    fn funds(&self) -> Vec<FundCode> {
        match &self.past {
            Some(past) => past.funds.clone(),
            None => {
                let snapshot = self.catalogue.snapshot();
                let said =
                    |fund: &&Arc<Fund>| fund.latest.is_some() || fund.open_offering().is_some();
                snapshot.funds().iter().filter(said).map(|fund| fund.code).collect()
            }
        }
    }

    fn terms(&self, fund: FundCode, day: Day) -> Option<Terms> {
        let fund = self.catalogue.fund(fund)?;
        let table = fund.fee_table(day)?;
        let offering = self.offering(&fund, day);
        // The first day of a contract, of which the catalogue hears in the evening.
        let opened = fund.status.is_offering() && offering.established(day).is_some();
        Some(Terms {
            name: fund.name.to_string(),
            currency: fund.currency,
            is_money: fund.is_money(),
            offering,
            can_buy: fund.can_buy() || opened,
            can_redeem: fund.can_redeem() || opened,
            buy: buy_tiers(table)?,
            subscribe: table.subscribe_tiers().ok()?,
            redeem: redeem_tiers(table)?,
            hold_days: match fund.rules.hold_days {
                HoldDayRule::CfmToCfm => calc::HoldDayRule::ConfirmToConfirm,
                HoldDayRule::CfmToT => calc::HoldDayRule::ConfirmToT,
            },
            convert: fund.rules.convert.into(),
            share_rounding: fund.rules.share_rounding.into(),
            daily_account_cap: fund.limits.daily_account_cap,
            excess: match fund.limits.excess {
                ExcessPolicy::Reject => Excess::Refuse,
                ExcessPolicy::ConfirmToCap => Excess::Cut,
            },
            min_hold: fund.limits.min_hold,
            reinvests: fund.rules.dividend == DividendMethod::Reinvest,
            calendar: fund.calendar.as_ref().clone(),
            nav_days: fund.timetable.nav_days,
            confirm_days: fund.timetable.confirm_days,
            least_hold: fund.timetable.least_hold(),
        })
    }

    fn before(&self, fund: FundCode, day: Day) -> Option<Point> {
        let fund = self.catalogue.fund(fund)?;
        self.known(&fund, before(&fund, day)?)
    }

    fn paid_before(&self, fund: FundCode, day: Day) -> Nav {
        let fund = self.catalogue.fund(fund);
        fund.map_or(Nav::ZERO, |fund| fund.series.paid_before(day))
    }

    fn next(&self, fund: FundCode, last: &Point, day: Day) -> Point {
        match self.catalogue.fund(fund) {
            None => Point { day, dividend: Nav::ZERO, split: Rate::ONE, ..*last },
            Some(fund) => self.known(&fund, day).unwrap_or_else(|| self.made(&fund, last, day)),
        }
    }

    fn corrections(&self, t_day: Day) -> Vec<(FundCode, Rate)> {
        let corrected = self.past.as_ref().map(|past| past.corrected);
        let part = Rate::from_units(CORRECTED_TO_BPS * (Rate::SCALE / 10_000));
        corrected
            .filter(|(_, day)| *day == t_day)
            .map(|(fund, _)| (fund, part))
            .into_iter()
            .collect()
    }
}

/// The split that a fund has announced for a price, which comes after that of `last`.
fn announced(fund: &Fund, (last, day): (Day, Day)) -> Option<Split> {
    let (day, ratio) = fund.splits.iter().find(|(on, _)| last < *on && *on <= day)?;
    Some(Split { day: *day, ratio: *ratio })
}

/// The last day before that one with a price.
fn before(fund: &Fund, day: Day) -> Option<Day> {
    let days = fund.series.days();
    days.get(days.partition_point(|known| *known < day).checked_sub(1)?).copied()
}

fn price(point: &Point) -> Price {
    Price {
        day: point.day,
        nav: point.nav,
        cumulative: point.cumulative,
        dividend: point.dividend,
        split: Rate::ONE,
        income: point.income,
    }
}

fn buy_tiers(table: &FeeTable) -> Option<BuyTiers> {
    let ends = table.buy.iter().skip(1).map(|tier| Some(tier.from)).chain([None]);
    let tiers = table.buy.iter().zip(ends).map(|(tier, amount_below)| BuyTier {
        amount_below,
        fee: match tier.fee {
            funds::BuyFee::Rate(rate) => BuyFee::Rate(rate),
            funds::BuyFee::Fixed(fixed) => BuyFee::Fixed(fixed),
        },
    });
    BuyTiers::new(tiers.collect()).ok()
}

fn redeem_tiers(table: &FeeTable) -> Option<RedeemTiers> {
    let ends = table.redeem.iter().skip(1).map(|tier| Some(tier.from_days)).chain([None]);
    let tiers = table.redeem.iter().zip(ends);
    let tiers = tiers.map(|(tier, days_below)| RedeemTier { days_below, rate: tier.rate });
    RedeemTiers::new(tiers.collect()).ok()
}
