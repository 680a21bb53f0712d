//! Plain records that imports, the demo and clearing hand over in bulk.

use crate::{
    Archive, BenchmarkPart, ConvertFormula, FeeTable, FundStatus, Limits, Offering, QuickRedeem,
    Rules, Size, Timetable, category,
    fund::{DividendMethod, HoldDayRule, ShareRounding},
    letters,
};
use kernel::{Currency, Day, FundCode, FundType, Nav, Rate, RiskLevel, ShareClass};
use serde::{Deserialize, Serialize};

/// A fund to be put into the catalogue, or to replace the one of its code.
#[derive(Debug, Clone)]
pub struct NewFund {
    pub code: FundCode,
    pub name: String,
    pub full_name: String,
    /// First letters of the pinyin, lower case.
    pub initials: String,
    /// The pinyin without spaces, lower case.
    pub pinyin: String,
    pub fund_type: FundType,
    /// The peer group, `混合型-偏股`.
    pub category: String,
    pub risk: RiskLevel,
    pub class: ShareClass,
    pub currency: Currency,
    /// Code of the product's first class.
    pub family: FundCode,
    pub company: String,
    pub custodian: String,
    /// Two digits.
    pub ta: String,
    pub established: Option<Day>,
    pub status: FundStatus,
    /// Markets that must all be open: `CN`, `CN,HK`.
    pub markets: String,
    pub benchmark: String,
    pub benchmark_parts: Vec<BenchmarkPart>,
    pub size: Option<Size>,
    /// Its fees are above the caps of 2026 and published before.
    pub legacy_fee: bool,
    /// None is what is usual for the type.
    pub terms: Option<Terms>,
    /// Empty when not known: then the fund is shown, but not sold.
    pub fees: Vec<FeeTable>,
}

/// Terms of sale that a contract may change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    pub limits: Limits,
    pub timetable: Timetable,
    pub rules: Rules,
    pub quick_redeem: Option<QuickRedeem>,
    /// The offering period, of funds that are raised here.
    #[serde(default)]
    pub offering: Option<Offering>,
}

impl Terms {
    /// What is usual for a type of fund.
    pub fn usual(fund_type: FundType) -> Self {
        let is_money = fund_type == FundType::Money;
        Self {
            limits: Limits::usual(is_money),
            timetable: Timetable::usual(fund_type),
            rules: Rules {
                hold_days: HoldDayRule::CfmToCfm,
                share_rounding: ShareRounding::HalfUp,
                dividend: if is_money { DividendMethod::Reinvest } else { DividendMethod::Cash },
                cancellable: true,
                convert: ConvertFormula::default(),
            },
            quick_redeem: None,
            offering: None,
        }
    }
}

impl NewFund {
    /// An open fund with what is usual for its category, which is written as in fund lists:
    /// `混合型-偏股`, `债券型-长债`, `货币型-普通货币`. Without fees, it is not sold yet.
    pub fn usual(code: FundCode, name: &str, category: &str) -> Self {
        let kind = category::of(category, name);
        let letters = letters::of(name);
        Self {
            code,
            name: name.to_owned(),
            full_name: name.to_owned(),
            initials: letters.initials,
            pinyin: letters.pinyin,
            fund_type: kind.fund_type,
            category: category.to_owned(),
            risk: kind.risk,
            class: kind.class,
            currency: kind.currency,
            family: code,
            company: String::new(),
            custodian: String::new(),
            ta: "01".to_owned(),
            established: None,
            status: FundStatus::Open,
            markets: kind.markets.to_owned(),
            benchmark: String::new(),
            benchmark_parts: Vec::new(),
            size: None,
            legacy_fee: false,
            terms: None,
            fees: Vec::new(),
        }
    }
}

db::row! {
    /// A NAV of a fund and day, from an import or from the TA's file 07.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct NavRow {
        pub code: FundCode,
        pub day: Day,
        /// Of one share; 1.0000 on money funds.
        pub nav: Nav,
        pub cumulative: Option<Nav>,
        /// Money funds: income of ten thousand shares.
        pub income: Option<Nav>,
        /// Money funds: yearly yield of seven days, as a fraction.
        pub seven_day: Option<Rate>,
    }
}

db::row! {
    /// What became of a fund's offering.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct OutcomeRow {
        pub code: FundCode,
        /// The code of the [`FundStatus`] that it has now.
        pub status: String,
        /// The first day of its contract, where it is established.
        pub established: Option<Day>,
    }
}

db::row! {
    /// A dividend or a split of a fund on its ex-date.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct DistributionRow {
        pub code: FundCode,
        /// The ex-date.
        pub day: Day,
        /// For one share; zero on a split.
        pub dividend: Nav,
        /// New shares for an old one; 1 on a dividend.
        pub split: Rate,
    }
}

db::row! {
    /// A manager's term at a fund.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct ManagerRow {
        pub code: FundCode,
        /// The same for all funds of one manager.
        pub manager_id: String,
        pub from_day: Day,
        /// None while in office.
        pub to_day: Option<Day>,
        pub name: String,
        pub biography: String,
    }
}

db::row! {
    /// A notice of a fund.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct NoticeRow {
        pub code: FundCode,
        /// Unique within the fund.
        pub notice_id: String,
        pub day: Day,
        /// `report`, `dividend`, `personnel`, `trade`, `offering`, `legal` or `other`.
        pub kind: String,
        pub title: String,
        /// Plain text; paragraphs are parted by empty lines.
        pub body: String,
    }
}

db::row! {
    /// An agency's rating of a fund.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct RatingRow {
        pub code: FundCode,
        pub agency: String,
        /// The years that the rating looks back, 3 or 5.
        pub years: i64,
        /// The day of the rating.
        pub day: Day,
        /// 1 to 5.
        pub stars: i64,
    }
}

/// The archive of a fund with its code.
#[derive(Debug, Clone)]
pub struct NewArchive {
    pub code: FundCode,
    pub archive: Archive,
}
