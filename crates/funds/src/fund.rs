//! A public fund's share class: what it is, and the rules under which it is sold.

use crate::{
    ConvertFormula, DocumentRow, FeeTable, Limits, NavPoint, Offering, Performance, Series,
    Timetable, status::FundStatus,
};
use kernel::{Calendar, Currency, Day, Fen, FundCode, FundType, Rate, RiskLevel, ShareClass};
use serde::{Deserialize, Serialize};
use std::{borrow::Cow, sync::Arc};

/// A share class of a public fund, as it stands in one snapshot of the catalogue.
#[derive(Debug, Clone)]
pub struct Fund {
    pub code: FundCode,
    /// Short name, ending with the letter of the class: `澄溪远见成长混合A`.
    pub name: Arc<str>,
    /// Name in the fund contract; the short name where it is not known.
    pub full_name: Arc<str>,
    /// First letters of the name's pinyin in lower case: `cxyjczhha`.
    pub initials: Arc<str>,
    /// The name's pinyin in lower case without spaces.
    pub pinyin: Arc<str>,
    pub fund_type: FundType,
    /// The peer group: funds are ranked against others of their category, `混合型-偏股`.
    pub category: Arc<str>,
    /// Risk level of the product, R1 to R5.
    pub risk: RiskLevel,
    pub class: ShareClass,
    pub currency: Currency,
    /// Code of the product's first class; all classes of one product have the same.
    pub family: FundCode,
    /// The fund-management company.
    pub company: Arc<str>,
    /// The custodian bank.
    pub custodian: Arc<str>,
    /// Names of the managers in office.
    pub managers: Arc<[Arc<str>]>,
    /// The transfer agent's code in the exchange files, two digits.
    pub ta: Arc<str>,
    /// The day from which the fund contract is in force; none while it is raised.
    pub established: Option<Day>,
    pub status: FundStatus,
    pub limits: Limits,
    pub timetable: Timetable,
    pub rules: Rules,
    /// The offering period; none where its dates are not known.
    pub offering: Option<Offering>,
    /// Present on money funds that pay out within seconds.
    pub quick_redeem: Option<QuickRedeem>,
    /// Versions of its documents, each from a day on.
    pub documents: Arc<[DocumentRow]>,
    /// Fee tables, oldest first; each is valid until the next one begins.
    pub fees: Arc<[FeeTable]>,
    /// The fund's published old fees exceed the caps of 2026 and stay until its change notice.
    pub legacy_fee: bool,
    /// Comparison basis in the words of the fund contract.
    pub benchmark: Arc<str>,
    /// The same as weights of indices, for curves; empty when it cannot be computed.
    pub benchmark_parts: Arc<[BenchmarkPart]>,
    /// Net assets at the end of the last reported quarter.
    pub size: Option<Size>,
    /// Open days of the fund.
    pub calendar: Arc<Calendar>,
    /// The newest ratings, one for each agency and period.
    pub stars: Arc<[Stars]>,
    /// The last published NAV; none before the first.
    pub latest: Option<NavPoint>,
    /// All published NAVs.
    pub series: Arc<Series>,
    /// Days of which the NAV was published anew with another value, ascending.
    pub corrected: Arc<[Day]>,
    /// Days on which it split its shares, or announced to, and the new shares for an old one,
    /// ascending.
    pub splits: Arc<[(Day, Rate)]>,
    /// Figures computed when NAVs arrived.
    pub performance: Arc<Performance>,
}

/// What fund contracts regulate differently.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    pub hold_days: HoldDayRule,
    pub share_rounding: ShareRounding,
    /// The dividend method of customers who have chosen none.
    pub dividend: DividendMethod,
    /// Whether an order may be cancelled before the cut-off.
    pub cancellable: bool,
    /// How the fund's TA charges a conversion out of it.
    #[serde(default)]
    pub convert: ConvertFormula,
}

/// How the days of holding that decide the redemption fee are counted (domain 2.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum HoldDayRule {
    /// From the purchase's confirmation to the redemption's.
    CfmToCfm,
    /// From the purchase's confirmation to the redemption's T.
    CfmToT,
}

/// How shares are rounded to two decimals (domain NM-02).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum ShareRounding {
    HalfUp,
    Down,
}

impl From<ShareRounding> for kernel::Rounding {
    fn from(rounding: ShareRounding) -> Self {
        match rounding {
            ShareRounding::HalfUp => Self::HalfUp,
            ShareRounding::Down => Self::Down,
        }
    }
}

kernel::codes! {
    /// What happens with a dividend; the codes are those of the TA's files.
    DividendMethod, what: "dividend method", refused: "分红方式不正确",
    {
        /// It buys shares.
        Reinvest = "0", "红利再投资";
        /// It is paid to the card.
        Cash = "1", "现金分红";
    }
}

kernel::schema_of_codes!(DividendMethod);
db::column!(DividendMethod: code);

/// Limits of redemption within seconds (domain MM-02).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuickRedeem {
    /// For one customer, one fund and one natural day; at most 10,000 yuan by regulation.
    pub customer_day: Fen,
    /// For all customers of the fund on one natural day.
    pub pool_day: Fen,
}

/// Net assets on a reporting day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Size {
    pub amount: Fen,
    pub day: Day,
}

/// A part of a comparison basis.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BenchmarkPart {
    /// The index's code, as the market room has it.
    pub index: Arc<str>,
    /// 0.8 is 80 %.
    pub weight: kernel::Rate,
}

impl Fund {
    /// Whether its shares are for pension accounts.
    pub fn is_for_pensions(&self) -> bool {
        self.class == ShareClass::Y
    }

    /// Whether it is a money-market fund: price 1.0000, income by day.
    pub fn is_money(&self) -> bool {
        self.fund_type == FundType::Money
    }

    /// The fee table in force on a day; none when no table is known, and then nothing is sold.
    pub fn fee_table(&self, day: Day) -> Option<&FeeTable> {
        self.fees.iter().rev().find(|table| table.valid_from <= day).or_else(|| self.fees.first())
    }

    /// Whether it is priced in yuan, the only money that is taken and paid out.
    pub fn is_in_yuan(&self) -> bool {
        self.currency == Currency::Cny
    }

    /// Whether purchases are taken: currency and status allow it, and price and fees are known.
    pub fn can_buy(&self) -> bool {
        self.is_in_yuan() && self.status.can_buy() && self.latest.is_some() && !self.fees.is_empty()
    }

    /// Whether it is sold as a fund in its offering: dates and fees are known.
    pub fn can_subscribe(&self) -> bool {
        self.is_in_yuan()
            && self.status.can_subscribe()
            && self.offering.is_some()
            && !self.fees.is_empty()
    }

    /// What a buyer is told of its state: its status, `暂停申购`, or that its currency is not taken,
    /// `以美元计价`.
    pub fn buying_state(&self) -> Cow<'static, str> {
        match self.is_in_yuan() {
            true => self.status.chinese().into(),
            false => format!("以{}计价", self.currency.chinese()).into(),
        }
    }

    /// Whether redemptions are taken.
    pub fn can_redeem(&self) -> bool {
        self.status.can_redeem() && self.latest.is_some() && !self.fees.is_empty()
    }
}

/// An agency's newest rating of a fund.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stars {
    pub agency: Arc<str>,
    /// The years that the rating looks back.
    pub years: i64,
    /// The day of the rating.
    pub day: Day,
    /// 1 to 5.
    pub stars: i64,
}
