//! Dated fee tables of a share class (domain FE-01).

use calc::{BuyTiers, CalcError, RedeemTiers};
use kernel::{Day, Fen, Rate};
use serde::{Deserialize, Serialize};

/// Fees of a share class from a day on, until the next table begins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeeTable {
    pub valid_from: Day,
    /// Purchase, by the gross amount of a single order; ascending, the first from zero.
    pub buy: Vec<BuyTier>,
    /// Subscription in the offering period; empty when it is as the purchase.
    pub subscribe: Vec<BuyTier>,
    /// Redemption, by days of holding; ascending, the first from day zero.
    pub redeem: Vec<RedeemTier>,
    /// What is paid of the list rate on purchases by card: 0.1 is one tenth. Never of fixed fees.
    pub discount: Rate,
    /// How far a voucher may lower `discount`, by the agreement with the fund's manager; none where
    /// no voucher lowers it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub least_discount: Option<Rate>,
    /// Yearly, of net assets, already inside the NAV.
    pub management: Rate,
    /// Yearly, of net assets, already inside the NAV.
    pub custody: Rate,
    /// Yearly sales-service fee, of net assets, already inside the NAV; zero on class A.
    pub service: Rate,
}

/// A purchase fee for gross amounts from `from` on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuyTier {
    /// Inclusive.
    pub from: Fen,
    pub fee: BuyFee,
}

/// A rate of the net amount, or a fixed sum for an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum BuyFee {
    Rate(Rate),
    Fixed(Fen),
}

/// A redemption fee for lots held `from_days` days or longer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct RedeemTier {
    /// Natural days, inclusive.
    pub from_days: i32,
    pub rate: Rate,
}

impl FeeTable {
    /// The list fee of a purchase.
    pub fn buy_fee(&self, amount: Fen) -> BuyFee {
        tier(&self.buy, amount)
    }

    /// The list fee of a subscription.
    pub fn subscribe_fee(&self, amount: Fen) -> BuyFee {
        tier(if self.subscribe.is_empty() { &self.buy } else { &self.subscribe }, amount)
    }

    /// The rate of a lot held for so many natural days.
    pub fn redeem_rate(&self, days: i32) -> Rate {
        let tier = self.redeem.iter().rev().find(|tier| tier.from_days <= days);
        tier.map_or(Rate::ZERO, |tier| tier.rate)
    }

    /// The purchase fees as the calculation core takes them.
    ///
    /// # Errors
    /// The tiers don't ascend.
    pub fn buy_tiers(&self) -> Result<BuyTiers, CalcError> {
        calc_tiers(&self.buy)
    }

    /// The subscription fees as the calculation core takes them.
    ///
    /// # Errors
    /// The tiers don't ascend.
    pub fn subscribe_tiers(&self) -> Result<BuyTiers, CalcError> {
        calc_tiers(if self.subscribe.is_empty() { &self.buy } else { &self.subscribe })
    }

    /// The redemption fees as the calculation core takes them.
    ///
    /// # Errors
    /// The tiers don't ascend.
    pub fn redeem_tiers(&self) -> Result<RedeemTiers, CalcError> {
        let below = |at: usize| self.redeem.get(at + 1).map(|next| next.from_days);
        let tier = |(at, tier): (usize, &RedeemTier)| calc::RedeemTier {
            days_below: below(at),
            rate: tier.rate,
        };
        RedeemTiers::new(self.redeem.iter().enumerate().map(tier).collect())
    }

    /// From how many days on a redemption is free; none when it never is.
    pub fn free_from_days(&self) -> Option<i32> {
        match self.redeem.last() {
            None => Some(0),
            Some(last) if last.rate.is_zero() => Some(last.from_days),
            Some(_) => None,
        }
    }
}

fn calc_tiers(tiers: &[BuyTier]) -> Result<BuyTiers, CalcError> {
    let tier = |(at, tier): (usize, &BuyTier)| calc::BuyTier {
        amount_below: tiers.get(at + 1).map(|next: &BuyTier| next.from),
        fee: match tier.fee {
            BuyFee::Rate(rate) => calc::BuyFee::Rate(rate),
            BuyFee::Fixed(fee) => calc::BuyFee::Fixed(fee),
        },
    };
    BuyTiers::new(tiers.iter().enumerate().map(tier).collect())
}

fn tier(tiers: &[BuyTier], amount: Fen) -> BuyFee {
    let tier = tiers.iter().rev().find(|tier| tier.from <= amount);
    tier.map_or(BuyFee::Rate(Rate::ZERO), |tier| tier.fee)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> FeeTable {
        let rate = |text: &str| text.parse::<Rate>().unwrap();
        let amount = |yuan| Fen::from_whole(yuan).unwrap();
        FeeTable {
            valid_from: "2026-01-01".parse().unwrap(),
            buy: vec![
                BuyTier { from: Fen::ZERO, fee: BuyFee::Rate(rate("0.008")) },
                BuyTier { from: amount(1_000_000), fee: BuyFee::Rate(rate("0.005")) },
                BuyTier { from: amount(5_000_000), fee: BuyFee::Fixed(amount(1_000)) },
            ],
            subscribe: vec![],
            redeem: vec![
                RedeemTier { from_days: 0, rate: rate("0.015") },
                RedeemTier { from_days: 7, rate: rate("0.01") },
                RedeemTier { from_days: 30, rate: rate("0.005") },
                RedeemTier { from_days: 180, rate: Rate::ZERO },
            ],
            discount: rate("0.1"),
            least_discount: None,
            management: rate("0.012"),
            custody: rate("0.002"),
            service: Rate::ZERO,
        }
    }

    #[test]
    fn the_lower_bound_of_a_tier_belongs_to_it() {
        let table = table();
        let rate = |text: &str| BuyFee::Rate(text.parse().unwrap());
        assert_eq!(table.buy_fee("999999.99".parse().unwrap()), rate("0.008"));
        assert_eq!(table.buy_fee("1000000".parse().unwrap()), rate("0.005"));
        let fixed = BuyFee::Fixed("1000".parse().unwrap());
        assert_eq!(table.buy_fee("5000000".parse().unwrap()), fixed);
        assert_eq!(table.subscribe_fee("5000000".parse().unwrap()), fixed);
    }

    #[test]
    fn a_lot_is_free_after_the_last_tier_begins() {
        let table = table();
        let days = [0, 6, 7, 29, 30, 179, 180].map(|d| table.redeem_rate(d).percent_display(1));
        assert_eq!(days, ["1.5%", "1.5%", "1.0%", "1.0%", "0.5%", "0.5%", "0.0%"]);
        assert_eq!(table.free_from_days(), Some(180));
    }
}
