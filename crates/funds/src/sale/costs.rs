//! What ten thousand yuan cost that are bought by card today and redeemed after a year.

use crate::{BuyFee, FeeTable, sale::fees::discounted};
use kernel::{Fen, Rounding};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Ten thousand yuan.
const AMOUNT: Fen = Fen::from_units(1_000_000);
const DAYS: i32 = 365;

/// Yuan for ten thousand yuan held for 365 natural days at an unchanged price.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct YearCost {
    /// Paid at the purchase, with the discount of today.
    pub buy: Fen,
    /// Management, custody and sales service, inside the NAV.
    pub yearly: Fen,
    /// Paid at the redemption.
    pub redeem: Fen,
    pub total: Fen,
}

/// What a year costs by a fee table; none where a sum doesn't fit.
pub fn year_cost(table: &FeeTable) -> Option<YearCost> {
    let net = match table.buy_fee(AMOUNT) {
        BuyFee::Fixed(fee) => AMOUNT.checked_sub(fee).ok()?,
        BuyFee::Rate(rate) => {
            AMOUNT.net_of(discounted(rate, table.discount), Rounding::HalfUp).ok()?
        }
    };
    let buy = AMOUNT.checked_sub(net).ok()?;
    let rates = table.management.checked_add(table.custody).ok()?;
    let rates = rates.checked_add(table.service).ok()?;
    let yearly = net.times(rates, Rounding::HalfUp).ok()?;
    let redeem = net.times(table.redeem_rate(DAYS), Rounding::HalfUp).ok()?;
    let total = buy.checked_add(yearly).ok()?.checked_add(redeem).ok()?;
    Some(YearCost { buy, yearly, redeem, total })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BuyTier, RedeemTier};

    fn table(buy: BuyFee) -> FeeTable {
        let rate = |text: &str| text.parse().unwrap();
        FeeTable {
            valid_from: "2026-01-01".parse().unwrap(),
            buy: vec![BuyTier { from: Fen::ZERO, fee: buy }],
            subscribe: Vec::new(),
            redeem: vec![
                RedeemTier { from_days: 0, rate: rate("0.015") },
                RedeemTier { from_days: 365, rate: rate("0.0025") },
            ],
            discount: rate("0.1"),
            least_discount: None,
            management: rate("0.012"),
            custody: rate("0.002"),
            service: rate("0"),
        }
    }

    #[test]
    fn a_year_costs_what_is_paid_at_its_ends_and_what_the_nav_bears() {
        // 10000 ÷ 1.0008 = 9992.01; of it 1.4 % and 0.25 %.
        let cost = year_cost(&table(BuyFee::Rate("0.008".parse().unwrap()))).unwrap();
        let texts = [cost.buy, cost.yearly, cost.redeem, cost.total].map(|fen| fen.to_string());
        assert_eq!(texts, ["7.99", "139.89", "24.98", "172.86"]);
    }

    #[test]
    fn a_fixed_fee_has_no_discount() {
        let cost = year_cost(&table(BuyFee::Fixed(Fen::from_units(100_000)))).unwrap();
        let texts = [cost.buy, cost.yearly, cost.redeem, cost.total].map(|fen| fen.to_string());
        assert_eq!(texts, ["1000.00", "126.00", "22.50", "1148.50"]);
    }
}
