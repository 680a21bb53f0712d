//! Fee tables against the caps and floors of regulation (domain 2.3, FEE26), when they are put.

use crate::{FeeTable, NewFund};
use calc::{Breach, CalcError, FeeCategory, FeeRules, Holder};
use kernel::FundType;

/// What a fund's tables do that they may not. A fund with `legacy_fee` keeps its published table
/// until its change notice.
///
/// # Errors
/// The tiers of a table don't ascend.
pub fn breaches(fund: &NewFund) -> Result<Vec<Breach>, CalcError> {
    let offering = fund.terms.and_then(|terms| terms.offering);
    let established = fund.established.or(offering.map(|offering| offering.established_by));
    let Some(established) = established.filter(|_| !fund.legacy_fee) else {
        return Ok(Vec::new());
    };
    let Some(category) = category(fund) else { return Ok(Vec::new()) };
    let mut found = Vec::new();
    for table in &fund.fees {
        let day = established.max(table.valid_from);
        let Some(rules) = FeeRules::on(category, day) else { continue };
        found.extend(of_table(&rules, table)?);
    }
    Ok(found)
}

fn of_table(rules: &FeeRules, table: &FeeTable) -> Result<Vec<Breach>, CalcError> {
    let redeem = table.redeem_tiers()?;
    let of = |tiers| rules.breaches(&tiers, &redeem, table.service, Holder::Individual);
    let mut found = of(table.buy_tiers()?);
    if !table.subscribe.is_empty() {
        found.extend(of(table.subscribe_tiers()?));
        found.dedup();
    }
    Ok(found)
}

/// None for funds of funds and others that the caps don't name.
fn category(fund: &NewFund) -> Option<FeeCategory> {
    if fund.category.starts_with("指数型") {
        return Some(FeeCategory::Index);
    }
    match fund.fund_type {
        FundType::Stock => Some(FeeCategory::ActiveEquity),
        FundType::Mixed if fund.category.ends_with("偏股") => Some(FeeCategory::ActiveEquity),
        FundType::Mixed | FundType::CapitalProtected => Some(FeeCategory::OtherMixed),
        FundType::Bond => Some(FeeCategory::Bond),
        FundType::Money => Some(FeeCategory::Money),
        FundType::Qdii | FundType::Other => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BuyFee, BuyTier, RedeemTier};
    use kernel::{Fen, Rate};

    fn fund(established: &str, buy: &str, first_week: &str) -> NewFund {
        let rate = |text: &str| text.parse::<Rate>().unwrap();
        let tier = |from_days, text| RedeemTier { from_days, rate: rate(text) };
        let mut fund = NewFund::usual("030001".parse().unwrap(), "澄溪混合A", "混合型-偏股");
        fund.established = Some(established.parse().unwrap());
        fund.fees = vec![FeeTable {
            valid_from: established.parse().unwrap(),
            buy: vec![BuyTier { from: Fen::ZERO, fee: BuyFee::Rate(rate(buy)) }],
            subscribe: Vec::new(),
            redeem: vec![tier(0, first_week), tier(7, "0.01"), tier(30, "0.005"), tier(180, "0")],
            discount: Rate::ONE,
            least_discount: None,
            management: rate("0.012"),
            custody: rate("0.002"),
            service: Rate::ZERO,
        }];
        fund
    }

    #[test]
    fn a_new_fund_keeps_the_caps_and_a_legacy_one_its_table() {
        assert_eq!(breaches(&fund("2026-03-02", "0.008", "0.015")), Ok(vec![]));
        assert_eq!(breaches(&fund("2026-03-02", "0.015", "0.015")).unwrap().len(), 1);
        assert_eq!(breaches(&fund("2026-03-02", "0.008", "0.005")).unwrap().len(), 1);
        assert_eq!(breaches(&fund("2020-03-02", "0.015", "0.005")), Ok(vec![]));
        let mut legacy = fund("2026-03-02", "0.015", "0.015");
        legacy.legacy_fee = true;
        assert_eq!(breaches(&legacy), Ok(vec![]));
    }

    #[test]
    fn a_fund_in_its_offering_keeps_the_caps_with_both_of_its_fees() {
        let day = |text: &str| text.parse().unwrap();
        let offered = |subscribe: &str| {
            let mut fund = fund("2026-03-02", "0.008", "0.015");
            fund.established = None;
            let mut terms = crate::Terms::usual(fund.fund_type);
            terms.offering = Some(crate::Offering {
                from: day("2026-03-02"),
                until: day("2026-03-06"),
                established_by: day("2026-03-13"),
                refund_by: day("2026-04-10"),
                cancellable: true,
            });
            fund.terms = Some(terms);
            let fee = BuyFee::Rate(subscribe.parse().unwrap());
            fund.fees[0].subscribe = vec![BuyTier { from: Fen::ZERO, fee }];
            fund
        };
        assert_eq!(breaches(&offered("0.006")), Ok(vec![]));
        assert_eq!(breaches(&offered("0.012")).unwrap().len(), 1);
    }
}
