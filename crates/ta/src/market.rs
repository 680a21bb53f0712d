//! What the TA is told of funds: their terms, and their prices.

use calc::{BuyTiers, ConvertFormula, HoldDayRule, LeastHold, RedeemTiers};
use kernel::{Calendar, Currency, Day, Fen, FundCode, Nav, Rate, Rounding, Shares};

/// Terms of a fund, as its contract and notices say on a day.
#[derive(Debug, Clone)]
pub struct Terms {
    /// Name.
    pub name: String,
    /// In which its price is, and what is paid for it.
    pub currency: Currency,
    /// Price 1.0000, income by day.
    pub is_money: bool,
    /// Where its offering is.
    pub offering: Offering,
    /// Whether purchases are taken.
    pub can_buy: bool,
    /// Whether redemptions are taken.
    pub can_redeem: bool,
    /// Purchase fee by size.
    pub buy: BuyTiers,
    /// Subscription fee by size.
    pub subscribe: BuyTiers,
    /// Redemption fee by days held.
    pub redeem: RedeemTiers,
    /// How days held are counted.
    pub hold_days: HoldDayRule,
    /// How conversions out of it are charged.
    pub convert: ConvertFormula,
    /// How shares are rounded.
    pub share_rounding: Rounding,
    /// Largest sum of a customer's purchases of a day.
    pub daily_account_cap: Option<Fen>,
    /// What happens with an order that passes it.
    pub excess: Excess,
    /// A redemption that leaves less takes everything.
    pub min_hold: Shares,
    /// What happens with dividends when the customer chose nothing: true is reinvest.
    pub reinvests: bool,
    /// Open days of the fund.
    pub calendar: Calendar,
    /// Open days after T until its NAV is published.
    pub nav_days: i32,
    /// Open days after T until the confirmation.
    pub confirm_days: i32,
    /// How long shares stay after their confirmation before they may leave.
    pub least_hold: LeastHold,
}

/// Where the offering of a fund is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Offering {
    /// Subscriptions are taken.
    Raising,
    /// None are taken any more, and the fund is not established yet.
    Closed,
    /// It failed on that day: the money goes back.
    Failed(Day),
    /// Established on that day, mostly long ago.
    Established(Day),
}

impl Offering {
    /// The first day of the contract, once it is in force on `day`.
    pub fn established(self, day: Day) -> Option<Day> {
        match self {
            Self::Established(first) if first <= day => Some(first),
            _ => None,
        }
    }
}

/// What happens with an order that passes the cap of a day (rule LM-03).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Excess {
    /// It is refused.
    Refuse,
    /// It is confirmed up to the cap.
    Cut,
}

/// What is published of a fund for a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Point {
    /// The day.
    pub day: Day,
    /// Price of a share.
    pub nav: Nav,
    /// With all dividends.
    pub cumulative: Nav,
    /// Dividend of a share on this day; `nav` is without it.
    pub dividend: Nav,
    /// New shares for an old one on this day; `nav` is of the new ones. One where nothing is split.
    pub split: Rate,
    /// Money funds: income of 10,000 shares on this natural day.
    pub income: Nav,
    /// Money funds: yearly yield of the last seven natural days.
    pub yield_7d: Rate,
}

/// Where terms and prices come from: the fund companies, simulated.
pub trait Market: Send + Sync {
    /// All funds whose prices we publish, and those in their offering, which have none.
    fn funds(&self) -> Vec<FundCode>;

    /// The terms of a fund on a day; none when we don't know it.
    fn terms(&self, fund: FundCode, day: Day) -> Option<Terms>;

    /// The last price of a fund before that day that is known without us; none when there is none.
    fn before(&self, fund: FundCode, day: Day) -> Option<Point>;

    /// All that a fund paid for a share before that day, as far as it is known without us.
    fn paid_before(&self, _fund: FundCode, _day: Day) -> Nav {
        Nav::ZERO
    }

    /// The price of `day` after `last`; the same arguments always give the same price.
    fn next(&self, fund: FundCode, last: &Point, day: Day) -> Point;

    /// Funds whose last price is published again with the file of T, and by which part of it.
    fn corrections(&self, _t_day: Day) -> Vec<(FundCode, Rate)> {
        Vec::new()
    }
}
