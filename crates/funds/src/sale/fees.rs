//! A fund's fees as customers read them.

use crate::{BuyFee, BuyTier, FeeTable, Fund, Snapshot, card::discount_name};
use kernel::{Day, Fen, FundCode, Rate, Rounding, ShareClass, mul_div};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Fees in force on a day. Rates are fractions, amounts yuan.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FeeSheet {
    /// The day from which this table is in force.
    pub valid_from: Day,
    /// 1折 for purchases by card; none without a discount, as in other currencies than yuan.
    pub discount_name: Option<String>,
    /// Purchase, by the gross amount of an order.
    pub buy: Vec<BuyFeeRow>,
    /// Subscription in the offering period; empty outside of it.
    pub subscribe: Vec<BuyFeeRow>,
    /// Redemption, by natural days of holding, lot by lot.
    pub redeem: Vec<RedeemFeeRow>,
    /// Natural days from which a redemption is free; none when it never is.
    pub free_from_days: Option<i32>,
    /// Yearly, of net assets, already inside the NAV.
    pub management: Rate,
    /// Yearly, of net assets, already inside the NAV.
    pub custody: Rate,
    /// Yearly sales-service fee, of net assets, already inside the NAV.
    pub service: Rate,
    /// The table was published before 2026 and stays until the fund's change notice.
    pub legacy: bool,
}

/// A tier of the purchase fee.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BuyFeeRow {
    /// Inclusive.
    pub from: Fen,
    /// Exclusive; none on the last tier.
    pub below: Option<Fen>,
    /// 100万元以下, 100万元至500万元, 500万元及以上
    pub range: String,
    /// The list rate; none when the fee is a fixed sum.
    pub rate: Option<Rate>,
    /// What is paid by card.
    pub discounted_rate: Option<Rate>,
    /// The fixed sum for an order; it has no discount.
    pub fixed: Option<Fen>,
}

/// A tier of the redemption fee.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RedeemFeeRow {
    /// Natural days, inclusive.
    pub from_days: i32,
    /// Exclusive; none on the last tier.
    pub below_days: Option<i32>,
    /// 不满7天, 7至29天, 满180天
    pub range: String,
    pub rate: Rate,
}

/// What classes A and C of a product cost for an amount; the redemption fee only where a time of
/// holding was asked for.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClassCosts {
    /// Yuan for which the costs are told.
    pub amount: Fen,
    pub classes: Vec<ClassCostRow>,
    /// From how many natural days of holding on class A costs less; none when it never does.
    pub a_cheaper_from_days: Option<i64>,
}

/// What a class costs.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClassCostRow {
    pub fund_code: FundCode,
    pub share_class: ShareClass,
    /// Paid once, at the purchase, in yuan.
    pub once: Fen,
    /// Of the amount a year, in yuan.
    pub yearly: Fen,
    /// All of the time that was asked for, in yuan; none where none was.
    pub held: Option<HeldCost>,
}

/// What a class costs from the purchase to the redemption, in yuan, at an unchanged price.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct HeldCost {
    /// Natural days of holding.
    pub days: i32,
    /// The sales-service fee of these days.
    pub service: Fen,
    /// The redemption fee after them.
    pub redeem: Fen,
    /// With what is paid at the purchase.
    pub total: Fen,
}

/// The fees of a fund in force on a day; none when they are not known.
pub fn fee_sheet(fund: &Fund, day: Day) -> Option<FeeSheet> {
    Some(sheet(fund, fund.fee_table(day)?))
}

/// The fees of all days that are known, the latest first, those to come too.
pub fn fee_history(fund: &Fund) -> Vec<FeeSheet> {
    fund.fees.iter().rev().map(|table| sheet(fund, table)).collect()
}

fn sheet(fund: &Fund, table: &FeeTable) -> FeeSheet {
    let subscribe = if fund.status.is_offering() { subscribe_tiers(table) } else { &[] };
    // What is not sold here costs nothing less here.
    let (discount, unit) = match fund.is_in_yuan() {
        true => (table.discount, "元"),
        false => (Rate::ONE, fund.currency.chinese()),
    };
    FeeSheet {
        valid_from: table.valid_from,
        discount_name: discount_name(discount),
        buy: buy_rows(&table.buy, (discount, unit)),
        subscribe: buy_rows(subscribe, (discount, unit)),
        redeem: redeem_rows(table),
        free_from_days: table.free_from_days(),
        management: table.management,
        custody: table.custody,
        service: table.service,
        legacy: fund.legacy_fee,
    }
}

/// The rate that is paid of a list rate with a discount.
pub fn discounted(rate: Rate, discount: Rate) -> Rate {
    rate.times(discount, Rounding::HalfUp).unwrap_or(rate)
}

/// What is asked of the costs of classes.
#[derive(Debug, Clone, Copy)]
pub struct CostQuestion {
    pub amount: Fen,
    /// Natural days of holding.
    pub days: Option<i32>,
}

impl Default for CostQuestion {
    /// Ten thousand yuan.
    fn default() -> Self {
        Self { amount: Fen::from_units(1_000_000), days: None }
    }
}

/// What classes A and C of a product cost; none without both.
pub fn class_costs(
    snapshot: &Snapshot,
    fund: &Fund,
    day: Day,
    CostQuestion { amount, days }: CostQuestion,
) -> Option<ClassCosts> {
    let class = |class: ShareClass| {
        let mut classes = snapshot.classes(fund.family);
        let found = classes.find(|fund| fund.class == class && fund.is_in_yuan())?;
        Some((found.code, found.fee_table(day)?))
    };
    let (a, c) = (class(ShareClass::A)?, class(ShareClass::C)?);
    let row = |(code, table): (FundCode, &FeeTable), class| {
        let fee = match fund.status.is_offering() {
            true => table.subscribe_fee(amount),
            false => table.buy_fee(amount),
        };
        let once = match fee {
            BuyFee::Fixed(fee) => fee,
            BuyFee::Rate(rate) => {
                let net = amount.net_of(discounted(rate, table.discount), Rounding::HalfUp).ok()?;
                amount.checked_sub(net).ok()?
            }
        };
        let yearly = amount.times(table.service, Rounding::HalfUp).ok()?;
        let held = days.and_then(|days| held_cost(table, amount, once, days));
        Some(ClassCostRow { fund_code: code, share_class: class, once, yearly, held })
    };
    let (a, c) = (row(a, ShareClass::A)?, row(c, ShareClass::C)?);
    let once = a.once.checked_sub(c.once).ok()?.units();
    let daily = c.yearly.checked_sub(a.yearly).ok()?.units();
    let cheaper = (daily > 0).then(|| (once.max(0) * 365) / daily + 1);
    Some(ClassCosts { amount, classes: vec![a, c], a_cheaper_from_days: cheaper })
}

fn held_cost(table: &FeeTable, amount: Fen, once: Fen, days: i32) -> Option<HeldCost> {
    let net = amount.checked_sub(once).ok()?;
    let yearly = net.times(table.service, Rounding::HalfUp).ok()?;
    let service = mul_div(yearly.units(), i64::from(days), 365, Rounding::HalfUp).ok()?;
    let service = Fen::from_units(service);
    let redeem = net.times(table.redeem_rate(days), Rounding::HalfUp).ok()?;
    let total = once.checked_add(service).ok()?.checked_add(redeem).ok()?;
    Some(HeldCost { days, service, redeem, total })
}

fn subscribe_tiers(table: &FeeTable) -> &[BuyTier] {
    if table.subscribe.is_empty() { &table.buy } else { &table.subscribe }
}

fn buy_rows(tiers: &[BuyTier], (discount, unit): (Rate, &str)) -> Vec<BuyFeeRow> {
    let row = |(at, tier): (usize, &BuyTier)| {
        let below = tiers.get(at + 1).map(|next| next.from);
        let (rate, fixed) = match tier.fee {
            BuyFee::Rate(rate) => (Some(rate), None),
            BuyFee::Fixed(fee) => (None, Some(fee)),
        };
        BuyFeeRow {
            from: tier.from,
            below,
            range: amount_range(tier.from, below, unit),
            rate,
            discounted_rate: rate.map(|rate| discounted(rate, discount)),
            fixed,
        }
    };
    tiers.iter().enumerate().map(row).collect()
}

fn redeem_rows(table: &FeeTable) -> Vec<RedeemFeeRow> {
    let row = |(at, tier): (usize, &crate::RedeemTier)| {
        let below_days = table.redeem.get(at + 1).map(|next| next.from_days);
        let range = match (tier.from_days, below_days) {
            (0, None) => "任何时候".to_owned(),
            (0, Some(below)) => format!("不满{below}天"),
            (from, Some(below)) => format!("{from}至{}天", below - 1),
            (from, None) => format!("满{from}天"),
        };
        RedeemFeeRow { from_days: tier.from_days, below_days, range, rate: tier.rate }
    };
    table.redeem.iter().enumerate().map(row).collect()
}

fn amount_range(from: Fen, below: Option<Fen>, unit: &str) -> String {
    let said = |amount| ten_thousands(amount, unit);
    match below {
        None if from.is_zero() => "不限金额".to_owned(),
        None => format!("{}及以上", said(from)),
        Some(below) if from.is_zero() => format!("{}以下", said(below)),
        Some(below) => format!("{}至{}", said(from), said(below)),
    }
}

/// 100万元; 5,000元 below ten thousand.
fn ten_thousands(amount: Fen, unit: &str) -> String {
    let whole = amount.units() / 100;
    match whole % 10_000 {
        0 => format!("{}万{unit}", whole / 10_000),
        _ => format!("{whole}{unit}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_says_its_currency() {
        let fen = |yuan: i64| Fen::from_units(yuan * 100);
        assert_eq!(amount_range(Fen::ZERO, Some(fen(1_000_000)), "元"), "100万元以下");
        let between = amount_range(fen(5_000), Some(fen(1_000_000)), "美元");
        assert_eq!(between, "5000美元至100万美元");
        assert_eq!(amount_range(fen(1_000_000), None, "美元"), "100万美元及以上");
    }
}
