//! One share class, made from a product of a company.

use kernel::{Currency, Day, Fen, FundType, Nav, Rate, RiskLevel, ShareClass};

use super::companies::Template;
use super::fees::{self, BuyTier};
use super::managers::TEAM;
use super::product::{OfferingPlan, Product};
use super::products::DRAWN;
use crate::traits::{DividendHabit, Split, Traits};
use crate::{Draw, Factor};

/// Purchase tiers, and redemption tiers as days below which a rate holds.
pub type FeeTiers = (Vec<BuyTier>, Vec<(Option<i32>, Rate)>);

/// A share class of a fund: all that is known of it but its prices.
#[derive(Debug, Clone)]
pub struct FundSpec {
    /// Six digits.
    pub code: String,
    /// 澄溪远见成长混合A
    pub name: String,
    /// 澄溪远见成长混合型证券投资基金A类
    pub full_name: String,
    /// One of the seven types.
    pub fund_type: FundType,
    /// The peer group: 混合型-偏股.
    pub category: &'static str,
    /// Level of the product.
    pub risk: RiskLevel,
    /// A, C or Y.
    pub class: ShareClass,
    /// In which its price is.
    pub currency: Currency,
    /// Code of the product's first class.
    pub family: String,
    /// Position of the company in the lineup.
    pub company: usize,
    /// The custodian bank.
    pub custodian: &'static str,
    /// First day of the contract; none while it is being raised.
    pub established: Option<Day>,
    /// What it takes at present.
    pub status: Status,
    /// How its offering goes, while it is raised.
    pub offering: Option<OfferingPlan>,
    /// Limits of orders.
    pub limits: Limits,
    /// Purchase fee by size.
    pub buy: Vec<BuyTier>,
    /// Subscription fee by size, where it is another; else empty.
    pub subscribe: Vec<BuyTier>,
    /// Redemption fee: days below, rate; the last has no end.
    pub redeem: Vec<(Option<i32>, Rate)>,
    /// What is paid of the list rate.
    pub discount: Rate,
    /// How far a voucher lowers it.
    pub least_discount: Rate,
    /// Its table is of before 2026 and above the caps, until this day.
    pub legacy_until: Option<Day>,
    /// The tables that follow the old ones.
    pub after_legacy: Option<FeeTiers>,
    /// Yearly fees inside the NAV: management, custody, sales service.
    pub yearly: (Rate, Rate, Rate),
    /// Comparison basis.
    pub benchmark: &'static str,
    /// Markets whose calendars it follows: `CN`, `CN,HK`, `CN,US`.
    pub markets: &'static str,
    /// Open days after T until the confirmation.
    pub confirm_days: i32,
    /// Open days after T until a redemption is paid.
    pub payout_days: i32,
    /// For how many months each lot is held; 0 without a holding period.
    pub hold_months: i32,
    /// Net assets.
    pub size: Fen,
    /// Who manages it and who did.
    pub tenures: Vec<Tenure>,
    /// When it pays dividends, if it does.
    pub dividends: Option<DividendHabit>,
    /// One split in the past, if there was one.
    pub split: Option<Split>,
    /// What moves its price.
    pub traits: Traits,
}

/// What a fund takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// Purchases and redemptions.
    Open,
    /// Subscriptions only, the contract isn't in force.
    Raising,
    /// Nothing.
    Suspended,
    /// Redemptions only.
    PurchaseStopped,
}

/// Limits of orders.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Least first purchase.
    pub min_first_buy: Fen,
    /// Least further purchase.
    pub min_add_buy: Fen,
    /// Largest sum of a customer's purchases of a day (限大额).
    pub daily_account_cap: Option<Fen>,
}

/// A manager's time with a fund.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tenure {
    /// Position of the manager in the lineup.
    pub manager: usize,
    /// First day.
    pub from: Day,
    /// Last day; none for those who manage it now.
    pub to: Option<Day>,
}

/// Where a product stands in its company's list.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Seat {
    pub company: usize,
    pub number: usize,
    /// Of what is offered for the first time.
    pub offering: Option<OfferingPlan>,
}

/// The share classes of a product; `before` counts the funds of the market so far.
pub(super) fn classes(
    seed: u64,
    today: Day,
    company: &Template,
    product: &Product,
    seat: Seat,
    before: usize,
) -> Vec<FundSpec> {
    let key = i64::try_from(seat.company * 1_000 + seat.number).unwrap_or(0);
    let mut draw = Draw::keyed(seed, "fund", key);
    let common = Common::new(&mut draw, today, company, product, seat);
    let letters = product.classes.chars().enumerate();
    let codes: Vec<String> = letters.clone().map(|(at, _)| code_of(before + at)).collect();
    letters
        .map(|(at, letter)| common.class(&mut draw, company, product, letter, &codes, at))
        .collect()
}

/// Even numbers from 030000 on and 060000 on.
fn code_of(number: usize) -> String {
    let (range, at) = if number.is_multiple_of(2) { (30_000, number) } else { (60_000, number) };
    format!("{:06}", range + 1_000 + at * 7)
}

/// What all classes of a product share.
struct Common {
    company: usize,
    established: Option<Day>,
    status: Status,
    offering: Option<OfferingPlan>,
    cap: Option<Fen>,
    legacy: bool,
    waived: bool,
    size: i64,
    tenures: Vec<Tenure>,
    dividends: Option<DividendHabit>,
    split: Option<Split>,
    alpha: i64,
    start: i64,
    label: String,
}

impl Common {
    fn new(draw: &mut Draw, today: Day, company: &Template, product: &Product, seat: Seat) -> Self {
        let drawn = draw.happens(2) && product.fund_type == FundType::Mixed;
        let offering = seat.offering.or(drawn.then_some(DRAWN));
        let raising = offering.is_some();
        let established = (!raising).then(|| founding(draw, company.founded, today));
        let status = match draw.between(1, 100) {
            _ if raising => Status::Raising,
            1 => Status::Suspended,
            2..=3 if product.fund_type != FundType::Money => Status::PurchaseStopped,
            _ => Status::Open,
        };
        let (few, wan) = (draw.happens(7), draw.between(1, 50));
        let first_of_2026 = Day::new(2026, 1, 1).unwrap_or(Day::MAX);
        let old = established.is_some_and(|day| day < first_of_2026);
        let is_money = product.fund_type == FundType::Money;
        Self {
            company: seat.company,
            established,
            status,
            offering,
            cap: (few && !raising).then(|| Fen::from_units(wan * 1_000_000)),
            legacy: old && !is_money && draw.happens(20),
            waived: draw.happens(70),
            size: draw.between(40, 9_000) * draw.between(1, 6) * 100_000_000,
            tenures: tenures(draw, seat.company, established, today),
            dividends: habit(draw, product),
            split: split(draw, product, established),
            alpha: draw.normal(9_000),
            start: draw.between(80_000_000, 190_000_000),
            label: format!("{}{}", company.word, product.name),
        }
    }

    fn class(
        &self,
        draw: &mut Draw,
        company: &Template,
        product: &Product,
        letter: char,
        codes: &[String],
        at: usize,
    ) -> FundSpec {
        let class = class_of(letter);
        let is_money = product.fund_type == FundType::Money;
        let sold_free = class == ShareClass::C || is_money;
        let yearly = fees::yearly(product, class);
        let legacy = self.legacy && class == ShareClass::A;
        FundSpec {
            code: codes[at].clone(),
            name: [&*self.label, &in_words(letter)].concat(),
            full_name: full_name(company, product, letter),
            fund_type: product.fund_type,
            category: product.category,
            risk: product.risk,
            class,
            currency: currency_of(letter),
            family: codes[0].clone(),
            company: self.company,
            custodian: company.custodian,
            established: self.established,
            status: self.status,
            hold_months: product.hold_months(),
            offering: self.offering,
            limits: limits(is_money, self.cap),
            buy: if sold_free { fees::free() } else { fees::buy_tiers(product.fees, legacy) },
            subscribe: match self.offering {
                Some(_) if !sold_free => fees::subscribe_tiers(product.fees),
                _ => Vec::new(),
            },
            redeem: fees::redeem_tiers(product.fees, self.waived, legacy, class == ShareClass::C),
            discount: Rate::from_units(Rate::SCALE / 10),
            // The own house agrees to more than others.
            least_discount: fees::rate(if self.company == 0 { 500 } else { 800 }),
            legacy_until: legacy.then(fees::legacy_until),
            after_legacy: legacy.then(|| {
                let redeem = fees::redeem_tiers(product.fees, self.waived, false, false);
                (fees::buy_tiers(product.fees, false), redeem)
            }),
            yearly,
            benchmark: product.benchmark,
            markets: product.markets,
            confirm_days: product.days.0,
            payout_days: product.days.1,
            size: Fen::from_units(self.size / draw.between(1, 4)),
            tenures: self.tenures.clone(),
            dividends: self.dividends,
            split: self.split,
            traits: self.traits(product, yearly, letter),
        }
    }

    fn traits(&self, product: &Product, yearly: (Rate, Rate, Rate), letter: char) -> Traits {
        // Management and custody are in the drift already; classes differ by the service fee.
        Traits {
            label: self.label.clone(),
            is_money: product.fund_type == FundType::Money,
            style: product.style.to_vec(),
            own: product.own,
            alpha: if product.own < 30_000 { self.alpha / 12 } else { self.alpha },
            service: yearly.2,
            start: Nav::from_units(if product.fund_type == FundType::Money {
                Nav::SCALE
            } else if currency_of(letter) == Currency::Usd {
                self.start * 100 / FEN_A_DOLLAR
            } else if product.own < 30_000 {
                Nav::SCALE + self.start / 40
            } else {
                self.start
            }),
            dividends: self.dividends,
            split: self.split,
        }
    }
}

/// The letter of a class in US dollars.
const DOLLARS: char = 'U';
/// What a dollar was worth when such classes began.
const FEN_A_DOLLAR: i64 = 700;

fn class_of(letter: char) -> ShareClass {
    match letter {
        'C' => ShareClass::C,
        'Y' => ShareClass::Y,
        _ => ShareClass::A,
    }
}

fn currency_of(letter: char) -> Currency {
    if letter == DOLLARS { Currency::Usd } else { Currency::Cny }
}

/// As names end: 美元现汇A.
fn in_words(letter: char) -> String {
    if letter == DOLLARS { "美元现汇A".to_owned() } else { letter.to_string() }
}

fn founding(draw: &mut Draw, founded: i32, today: Day) -> Day {
    let first = Day::new(founded.max(2009), 3, 1).unwrap_or(Day::MIN);
    // One in eight is young, so that windows without a figure are seen too.
    let latest = today.add_days(-45);
    let days = if draw.happens(12) {
        let recent = i32::try_from(draw.between(0, 700)).unwrap_or(0);
        return latest.add_days(-recent);
    } else {
        draw.between(0, i64::from(today.add_days(-1_100).days_since(first).max(1)))
    };
    first.add_days(i32::try_from(days).unwrap_or(0))
}

/// Managers come within the years of which there are NAVs.
const RECORD_DAYS: i32 = 1_800;

fn tenures(draw: &mut Draw, company: usize, from: Option<Day>, today: Day) -> Vec<Tenure> {
    let seat = |draw: &mut Draw| company * TEAM + draw.index(TEAM);
    let (now, before) = (seat(draw), seat(draw));
    let from = from.unwrap_or(today);
    let age = i64::from(today.days_since(from));
    if age < 900 || now == before {
        // Who never changed came at the latest with the first NAVs, so that there is a record.
        let from = from.max(today.add_days(-RECORD_DAYS));
        return vec![Tenure { manager: now, from, to: None }];
    }
    let earliest = (age - i64::from(RECORD_DAYS)).max(400);
    let change = from.add_days(i32::try_from(draw.between(earliest, age - 300)).unwrap_or(400));
    vec![
        Tenure { manager: before, from, to: Some(change.previous()) },
        Tenure { manager: now, from: change, to: None },
    ]
}

fn habit(draw: &mut Draw, product: &Product) -> Option<DividendHabit> {
    let (quarterly, yearly) = (0b1001_0010_0100, 0b0000_0000_1000);
    let habit = |months, floor, percent| {
        Some(DividendHabit { months, floor: Nav::from_units(floor), percent })
    };
    match product.fund_type {
        FundType::Money => None,
        FundType::Bond if draw.happens(60) => habit(quarterly, 102_000_000, 40),
        FundType::Stock | FundType::Mixed if product.name.contains("红利") || draw.happens(15) => {
            habit(yearly, 125_000_000, 30)
        }
        _ => None,
    }
}

fn split(draw: &mut Draw, product: &Product, established: Option<Day>) -> Option<Split> {
    let day = Day::new(2024, 1, 15).ok()?.add_days(i32::try_from(draw.between(0, 500)).ok()?);
    let ratio = Rate::from_units(draw.between(120, 190) * (Rate::SCALE / 100));
    let chosen = product.fund_type == FundType::Stock && draw.happens(12);
    (chosen && established? < day.add_days(-200)).then_some(Split { day, ratio })
}

fn limits(is_money: bool, cap: Option<Fen>) -> Limits {
    let least = Fen::from_units(if is_money { 1 } else { 1_000 });
    Limits { min_first_buy: least, min_add_buy: least, daily_account_cap: cap }
}

fn full_name(company: &Template, product: &Product, letter: char) -> String {
    let stem = product.name.trim_end_matches("(QDII)").trim_end_matches("(FOF)");
    let kind = match product.fund_type {
        FundType::Qdii => "证券投资基金(QDII)",
        FundType::Other if product.name.contains("FOF") => "型基金中基金(FOF)",
        FundType::Money => "市场基金",
        FundType::Stock if stem.ends_with("指数") => "证券投资基金",
        FundType::Other => "证券投资基金",
        _ => "型证券投资基金",
    };
    format!("{}{stem}{kind}{}类", company.word, in_words(letter))
}

/// The exposures of a fund that is known by its type only, such as an imported one.
pub(crate) fn style_of_type(fund_type: FundType) -> (Vec<(Factor, i64)>, i64) {
    match fund_type {
        FundType::Stock => (vec![(Factor::Market, 9_300)], 300_000),
        FundType::Mixed => (vec![(Factor::Growth, 4_000), (Factor::Dividend, 3_000)], 300_000),
        FundType::Bond => (vec![(Factor::Rates, 7_000), (Factor::Credit, 6_000)], 15_000),
        FundType::CapitalProtected => (vec![(Factor::Rates, 7_000)], 20_000),
        FundType::Money => (Vec::new(), 0),
        FundType::Qdii => (vec![(Factor::World, 8_500)], 250_000),
        FundType::Other => (vec![(Factor::Market, 4_000), (Factor::Rates, 4_000)], 80_000),
    }
}
