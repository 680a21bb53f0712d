//! The caps and floors of fund fees; rules 2.3, of the CSRC's rules on sales fees of 2025-12-31
//! (《公开募集证券投资基金销售费用管理规定》). They are rows with a date, since regulation moves.

use kernel::{Day, Rate};

use crate::{BuyFee, BuyTiers, RedeemTiers};

/// What a fund is for the purpose of its fees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FeeCategory {
    /// Actively managed equity funds and mixed funds that lean to equity.
    ActiveEquity,
    /// All other mixed funds.
    OtherMixed,
    /// Index funds.
    Index,
    /// Bond funds.
    Bond,
    /// Money funds, certificates-of-deposit index funds and exchange-traded funds: no floor of the
    /// redemption fee, and no cap of the purchase fee.
    Money,
}

/// Who holds the shares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// A person.
    Individual,
    /// An institution or product.
    Institution,
}

/// The rules of one time, for one category.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeeRules {
    /// The first day on which they bind a fund whose contract takes effect.
    pub from: Day,
    /// The largest purchase rate; `None` without one.
    pub purchase_cap: Option<Rate>,
    /// The largest sales-service rate a year.
    pub service_cap: Rate,
    /// Redemption rates may not be lower: up to so many days held, and this rate.
    pub redeem_floors: Vec<(i32, Rate)>,
    /// From so many days held on, the floors don't bind for a person.
    pub individual_free_days: Option<i32>,
    /// From so many days held on, the floors don't bind for an institution.
    pub institution_free_days: Option<i32>,
}

/// What a fee table does that it may not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Breach {
    /// A purchase rate, which row has it, and the cap.
    PurchaseAboveCap { row: usize, rate: Rate, cap: Rate },
    /// A redemption rate for so many days held, and the floor.
    RedemptionBelowFloor { days: i32, rate: Rate, floor: Rate },
    /// A yearly sales-service rate, and the cap.
    ServiceAboveCap { rate: Rate, cap: Rate },
}

impl FeeRules {
    /// The rules in force for a contract that takes effect on `day`; `None` before 2026-01-01.
    /// Funds from before keep their published table until their notice of change.
    pub fn on(category: FeeCategory, day: Day) -> Option<Self> {
        let from = Day::from_yyyymmdd(20_260_101).ok()?;
        (day >= from).then(|| Self::of_2026(category, from))
    }

    /// Everything in a fund's tables that these rules don't allow, for one kind of holder.
    pub fn breaches(
        &self,
        buy: &BuyTiers,
        redeem: &RedeemTiers,
        service: Rate,
        holder: Holder,
    ) -> Vec<Breach> {
        let mut found = self.purchase_breaches(buy);
        found.extend(self.redeem_breaches(redeem, holder));
        if service > self.service_cap {
            found.push(Breach::ServiceAboveCap { rate: service, cap: self.service_cap });
        }
        found
    }

    fn of_2026(category: FeeCategory, from: Day) -> Self {
        let (purchase_cap, service_cap) = match category {
            FeeCategory::ActiveEquity => (Some(basis_points(80)), basis_points(40)),
            FeeCategory::OtherMixed => (Some(basis_points(50)), basis_points(40)),
            FeeCategory::Index | FeeCategory::Bond => (Some(basis_points(30)), basis_points(20)),
            FeeCategory::Money => (None, basis_points(15)),
        };
        let redeem_floors = match category {
            FeeCategory::Money => Vec::new(),
            _ => vec![(7, basis_points(150)), (30, basis_points(100)), (180, basis_points(50))],
        };
        let light = matches!(category, FeeCategory::Index | FeeCategory::Bond);
        Self {
            from,
            purchase_cap,
            service_cap,
            redeem_floors,
            individual_free_days: light.then_some(7),
            institution_free_days: (category == FeeCategory::Bond).then_some(30),
        }
    }

    fn purchase_breaches(&self, buy: &BuyTiers) -> Vec<Breach> {
        let Some(cap) = self.purchase_cap else { return Vec::new() };
        let rows = buy.rows().iter().enumerate();
        let above = rows.filter_map(|(row, tier)| match tier.fee {
            BuyFee::Rate(rate) if rate > cap => Some(Breach::PurchaseAboveCap { row, rate, cap }),
            _ => None,
        });
        above.collect()
    }

    /// Compares where either table changes: on the first day of each of their rows.
    fn redeem_breaches(&self, redeem: &RedeemTiers, holder: Holder) -> Vec<Breach> {
        let free = match holder {
            Holder::Individual => self.individual_free_days,
            Holder::Institution => self.institution_free_days,
        };
        let floor_of = |days: i32| {
            let bound = free.is_none_or(|free| days < free);
            let floor = self.redeem_floors.iter().find(|(below, _)| days < *below);
            floor.filter(|_| bound).map_or(Rate::ZERO, |(_, rate)| *rate)
        };
        let mut days: Vec<i32> = self.redeem_floors.iter().map(|(below, _)| *below).collect();
        days.extend(redeem.rows().filter_map(|tier| tier.days_below));
        days.push(0);
        days.sort_unstable();
        days.dedup();
        let below = days.into_iter().filter_map(|days| {
            let (rate, floor) = (redeem.rate_of(days), floor_of(days));
            (rate < floor).then_some(Breach::RedemptionBelowFloor { days, rate, floor })
        });
        below.collect()
    }
}

/// Hundredths of a percent.
fn basis_points(points: i64) -> Rate {
    Rate::from_units(points * (Rate::SCALE / 10_000))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RedeemTier;
    use crate::testing::{day, rate};

    fn rules(category: FeeCategory) -> FeeRules {
        FeeRules::on(category, day("2026-01-01")).unwrap()
    }

    fn redeem(rows: &[(Option<i32>, &str)]) -> RedeemTiers {
        let row = |(days_below, text): &(Option<i32>, &str)| RedeemTier {
            days_below: *days_below,
            rate: rate(text),
        };
        RedeemTiers::new(rows.iter().map(row).collect()).unwrap()
    }

    fn full() -> RedeemTiers {
        redeem(&[(Some(7), "0.015"), (Some(30), "0.01"), (Some(180), "0.005"), (None, "0")])
    }

    fn flat(text: &str) -> BuyTiers {
        BuyTiers::flat(BuyFee::Rate(rate(text))).unwrap()
    }

    #[test]
    fn a_table_at_the_caps_and_floors_is_allowed() {
        for (category, purchase, service) in [
            (FeeCategory::ActiveEquity, "0.008", "0.004"),
            (FeeCategory::OtherMixed, "0.005", "0.004"),
            (FeeCategory::Index, "0.003", "0.002"),
            (FeeCategory::Bond, "0.003", "0.002"),
            (FeeCategory::Money, "0.008", "0.0015"),
        ] {
            for holder in [Holder::Individual, Holder::Institution] {
                let found =
                    rules(category).breaches(&flat(purchase), &full(), rate(service), holder);
                assert_eq!(found, []);
            }
        }
    }

    #[test]
    fn each_breach_says_what_and_where() {
        let found = rules(FeeCategory::ActiveEquity).breaches(
            &flat("0.0081"),
            &redeem(&[(Some(7), "0.015"), (Some(20), "0.01"), (Some(180), "0.005"), (None, "0")]),
            rate("0.0041"),
            Holder::Individual,
        );
        let expected = [
            Breach::PurchaseAboveCap { row: 0, rate: rate("0.0081"), cap: rate("0.008") },
            Breach::RedemptionBelowFloor { days: 20, rate: rate("0.005"), floor: rate("0.01") },
            Breach::ServiceAboveCap { rate: rate("0.0041"), cap: rate("0.004") },
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn bond_and_index_funds_may_waive_the_fee_for_patient_holders() {
        let seven = redeem(&[(Some(7), "0.015"), (None, "0")]);
        let thirty = redeem(&[(Some(7), "0.015"), (Some(30), "0.01"), (None, "0")]);
        let allowed = |category, tiers: &RedeemTiers, holder| {
            rules(category).breaches(&flat("0"), tiers, Rate::ZERO, holder).is_empty()
        };
        assert!(allowed(FeeCategory::Bond, &seven, Holder::Individual));
        assert!(allowed(FeeCategory::Index, &seven, Holder::Individual));
        assert!(!allowed(FeeCategory::OtherMixed, &seven, Holder::Individual));
        assert!(!allowed(FeeCategory::Bond, &seven, Holder::Institution));
        assert!(allowed(FeeCategory::Bond, &thirty, Holder::Institution));
        assert!(!allowed(FeeCategory::Index, &thirty, Holder::Institution));
    }

    #[test]
    fn contracts_from_before_the_rules_are_not_bound() {
        assert_eq!(FeeRules::on(FeeCategory::Bond, day("2025-12-31")), None);
    }
}
