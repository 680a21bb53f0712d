//! Fee tables: purchase fees by amount, redemption fees by days held.

use kernel::{Fen, Rate};

use crate::CalcError;

/// A fee on a purchase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuyFee {
    /// A rate on the net amount; discounts apply.
    Rate(Rate),
    /// A sum for each order; discounts don't apply.
    Fixed(Fen),
}

/// One row of a table of purchase fees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuyTier {
    /// The row is for amounts below this one; `None` for all above the rows before it.
    pub amount_below: Option<Fen>,
    /// The fee.
    pub fee: BuyFee,
}

/// A table of purchase fees by the gross amount of a single order. Bounds belong to the row above
/// them: an order of exactly 1,000,000.00 isn't below 1,000,000.00.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuyTiers(Vec<BuyTier>);

impl BuyTiers {
    /// A table with rising bounds; only the last row may have none.
    ///
    /// # Errors
    /// Names the row that is out of order, has a negative fee or a rate of 100 % or more.
    pub fn new(tiers: Vec<BuyTier>) -> Result<Self, CalcError> {
        require_order(tiers.iter().map(|tier| tier.amount_below), "amountBelow", Fen::ZERO)?;
        for (i, tier) in tiers.iter().enumerate() {
            check_buy_fee(tier.fee).map_err(|message| at(i, fee_name(tier.fee), message))?;
        }
        Ok(Self(tiers))
    }

    /// One fee for every amount.
    ///
    /// # Errors
    /// When the fee is negative or a rate of 100 % or more.
    pub fn flat(fee: BuyFee) -> Result<Self, CalcError> {
        check_buy_fee(fee).map_err(|message| CalcError::new(fee_name(fee), message))?;
        Ok(Self(vec![BuyTier { amount_below: None, fee }]))
    }

    /// The rows.
    pub fn rows(&self) -> &[BuyTier] {
        &self.0
    }

    /// The fee of an order.
    ///
    /// # Errors
    /// When the table ends below the amount.
    pub fn fee_of(&self, amount: Fen) -> Result<BuyFee, CalcError> {
        let holds = |tier: &&BuyTier| tier.amount_below.is_none_or(|bound| amount < bound);
        let found = self.0.iter().find(holds).map(|tier| tier.fee);
        found.ok_or(CalcError::new("tiers", "no tier holds the amount"))
    }
}

/// One row of a table of redemption fees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RedeemTier {
    /// The row is for shares held for fewer days; `None` for all that are held longer.
    pub days_below: Option<i32>,
    /// The rate on the gross amount.
    pub rate: Rate,
}

/// A table of redemption fees by days held. Bounds belong to the row above them: shares held for
/// exactly seven days aren't below seven. The last row has no bound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RedeemTiers {
    bounded: Vec<(i32, Rate)>,
    last: Rate,
}

impl RedeemTiers {
    /// A table with rising bounds whose last row has none.
    ///
    /// # Errors
    /// Names the row that is out of order or whose rate is negative or 100 % or more.
    pub fn new(tiers: Vec<RedeemTier>) -> Result<Self, CalcError> {
        require_order(tiers.iter().map(|tier| tier.days_below), "daysBelow", 0)?;
        for (i, tier) in tiers.iter().enumerate() {
            check_rate(tier.rate).map_err(|message| at(i, "rate", message))?;
        }
        let Some(RedeemTier { days_below: None, rate: last }) = tiers.last().copied() else {
            return Err(CalcError::new("tiers", "the last tier must have no daysBelow"));
        };
        let row = |tier: RedeemTier| tier.days_below.map(|days| (days, tier.rate));
        Ok(Self { bounded: tiers.into_iter().filter_map(row).collect(), last })
    }

    /// One rate for all.
    ///
    /// # Errors
    /// When the rate is negative or 100 % or more.
    pub fn flat(rate: Rate) -> Result<Self, CalcError> {
        check_rate(rate).map_err(|message| CalcError::new("redeemRate", message))?;
        Ok(Self { bounded: Vec::new(), last: rate })
    }

    /// The rate for shares held for so many days.
    pub fn rate_of(&self, days: i32) -> Rate {
        let row = self.bounded.iter().find(|(below, _)| days < *below);
        row.map_or(self.last, |(_, rate)| *rate)
    }

    /// The rows, the last without a bound.
    pub fn rows(&self) -> impl Iterator<Item = RedeemTier> {
        let bounded = self.bounded.iter();
        let bounded =
            bounded.map(|(days, rate)| RedeemTier { days_below: Some(*days), rate: *rate });
        bounded.chain(std::iter::once(RedeemTier { days_below: None, rate: self.last }))
    }

    /// The number of days from which on there is no fee; `None` when there always is one.
    pub fn free_from_days(&self) -> Option<i32> {
        if !self.last.is_zero() {
            return None;
        }
        let charged = self.bounded.iter().rev().find(|(_, rate)| !rate.is_zero());
        Some(charged.map_or(0, |(below, _)| *below))
    }
}

fn at(row: usize, name: &str, message: &'static str) -> CalcError {
    CalcError::new(format!("tiers[{row}].{name}"), message)
}

fn require_order<T: Ord + Copy>(
    bounds: impl ExactSizeIterator<Item = Option<T>>,
    name: &'static str,
    zero: T,
) -> Result<(), CalcError> {
    let count = bounds.len();
    if count == 0 {
        return Err(CalcError::new("tiers", "must have at least one tier"));
    }
    let mut before = zero;
    for (i, bound) in bounds.enumerate() {
        match bound {
            Some(bound) if bound <= before => {
                return Err(at(
                    i,
                    name,
                    "tiers are out of order: bounds must rise from above zero",
                ));
            }
            Some(bound) => before = bound,
            None if i + 1 < count => {
                return Err(at(i, name, "is missing: only the last tier may have no bound"));
            }
            None => {}
        }
    }
    Ok(())
}

fn fee_name(fee: BuyFee) -> &'static str {
    match fee {
        BuyFee::Rate(_) => "rate",
        BuyFee::Fixed(_) => "fixedFee",
    }
}

fn check_buy_fee(fee: BuyFee) -> Result<(), &'static str> {
    match fee {
        BuyFee::Rate(rate) => check_rate(rate),
        BuyFee::Fixed(fixed) if fixed.is_negative() => Err("must not be negative"),
        BuyFee::Fixed(_) => Ok(()),
    }
}

/// A rate of a fee: 0 to below 100 %.
fn check_rate(rate: Rate) -> Result<(), &'static str> {
    match rate {
        rate if rate.is_negative() => Err("must not be negative"),
        rate if rate >= Rate::ONE => Err("must be below 1 (100 %)"),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rate(text: &str) -> Rate {
        text.parse().unwrap()
    }

    fn redeem(rows: &[(Option<i32>, &str)]) -> Result<RedeemTiers, CalcError> {
        let row = |(days_below, text): &(Option<i32>, &str)| RedeemTier {
            days_below: *days_below,
            rate: rate(text),
        };
        RedeemTiers::new(rows.iter().map(row).collect())
    }

    #[test]
    fn a_bound_belongs_to_the_row_above_it() {
        let fee26 = [(Some(7), "0.015"), (Some(30), "0.01"), (Some(180), "0.005"), (None, "0")];
        let tiers = redeem(&fee26).unwrap();
        let expected =
            [(6, "0.015"), (7, "0.01"), (29, "0.01"), (30, "0.005"), (179, "0.005"), (180, "0")];
        for (days, text) in expected {
            assert_eq!(tiers.rate_of(days), rate(text), "{days} days");
        }
        assert_eq!(tiers.free_from_days(), Some(180));
        assert_eq!(tiers.rows().count(), 4);
    }

    #[test]
    fn a_table_that_is_out_of_order_names_its_row() {
        let field = |rows| redeem(rows).unwrap_err().field().to_owned();
        assert_eq!(field(&[]), "tiers");
        assert_eq!(field(&[(Some(7), "0")]), "tiers");
        assert_eq!(field(&[(Some(30), "0"), (Some(7), "0"), (None, "0")]), "tiers[1].daysBelow");
        assert_eq!(field(&[(None, "0"), (Some(7), "0")]), "tiers[0].daysBelow");
        assert_eq!(field(&[(Some(0), "0"), (None, "0")]), "tiers[0].daysBelow");
        assert_eq!(field(&[(Some(7), "-0.01"), (None, "0")]), "tiers[0].rate");
        assert_eq!(field(&[(None, "1")]), "tiers[0].rate");
    }

    #[test]
    fn shares_that_always_cost_a_fee_are_never_free() {
        assert_eq!(redeem(&[(Some(7), "0.015"), (None, "0.005")]).unwrap().free_from_days(), None);
        assert_eq!(RedeemTiers::flat(Rate::ZERO).unwrap().free_from_days(), Some(0));
    }

    #[test]
    fn a_purchase_fee_is_not_negative_and_a_rate_below_all() {
        let field = |fee| BuyTiers::flat(fee).err().map(|error| error.field().to_owned());
        assert_eq!(field(BuyFee::Fixed(Fen::ZERO)), None);
        assert_eq!(field(BuyFee::Fixed("1000".parse().unwrap())), None);
        assert_eq!(field(BuyFee::Fixed("-0.01".parse().unwrap())).as_deref(), Some("fixedFee"));
        assert_eq!(field(BuyFee::Rate(Rate::ZERO)), None);
        assert_eq!(field(BuyFee::Rate(rate("0.9999"))), None);
        assert_eq!(field(BuyFee::Rate(Rate::ONE)).as_deref(), Some("rate"));
        assert_eq!(field(BuyFee::Rate(rate("-0.01"))).as_deref(), Some("rate"));
    }

    #[test]
    fn an_amount_above_a_closed_table_has_no_fee() {
        let bound = Some("100".parse().unwrap());
        let tier = BuyTier { amount_below: bound, fee: BuyFee::Fixed(Fen::ZERO) };
        let tiers = BuyTiers::new(vec![tier]).unwrap();
        assert!(tiers.fee_of("99.99".parse().unwrap()).is_ok());
        assert_eq!(tiers.fee_of("100".parse().unwrap()).unwrap_err().field(), "tiers");
    }
}
