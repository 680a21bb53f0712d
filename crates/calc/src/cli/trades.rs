//! `buy`, `redeem` and `convert`.

use kernel::{Fen, Rate, Rounding};
use serde::Serialize;

use super::answer::Answer;
use super::fields::Fields;
use crate::{
    Buy, BuyFee, BuyTier, BuyTiers, CalcError, Convert, ConvertFormula, Lot, Redeem, RedeemTier,
    RedeemTiers, RedeemedLot, Steps,
};

pub(super) fn buy(input: &Fields, steps: &mut Steps) -> Result<Answer, CalcError> {
    input.only(&["amount", "nav", "rate", "fixedFee", "tiers", "discount"])?;
    let order = Buy {
        amount: input.positive("amount")?,
        nav: input.positive("nav")?,
        tiers: &buy_tiers(input)?,
        discount: input.figure_or("discount", Rate::ONE)?,
        lowest_rate: Rate::ZERO,
        share_rounding: Rounding::HalfUp,
    };
    let bought = crate::buy(&order, steps)?;
    Answer::default()
        .with("net", &bought.net)?
        .with("fee", &bought.fee)?
        .with("shares", &bought.shares)
}

pub(super) fn redeem(input: &Fields, steps: &mut Steps) -> Result<Answer, CalcError> {
    input.only(&["shares", "nav", "lots", "tiers"])?;
    let shares = input.positive("shares")?;
    let nav = input.positive("nav")?;
    let lots = input.objects("lots")?.iter().map(lot).collect::<Result<Vec<_>, _>>()?;
    let tiers = input.objects("tiers")?.iter().map(redeem_tier).collect::<Result<_, _>>()?;
    let order = Redeem { shares, nav, lots: &lots, tiers: &RedeemTiers::new(tiers)? };
    let redeemed = crate::redeem(&order, steps)?;
    let lots: Vec<LotAnswer> = redeemed.lots.iter().map(LotAnswer::of).collect();
    Answer::default()
        .with("gross", &redeemed.gross)?
        .with("fee", &redeemed.fee)?
        .with("net", &redeemed.net)?
        .with("lots", &lots)
}

pub(super) fn convert(input: &Fields, steps: &mut Steps) -> Result<Answer, CalcError> {
    input.only(&[
        "shares",
        "navOut",
        "navIn",
        "redeemRate",
        "rateOut",
        "rateIn",
        "discount",
        "formula",
    ])?;
    let shares = input.positive("shares")?;
    let nav_out = input.positive("navOut")?;
    let nav_in = input.positive("navIn")?;
    let tiers = RedeemTiers::flat(input.fee_rate("redeemRate")?)?;
    let fee_out = BuyFee::Rate(input.fee_rate("rateOut")?);
    let fee_in = BuyFee::Rate(input.fee_rate("rateIn")?);
    let discount = input.figure_or("discount", Rate::ONE)?;
    let formulas = [("A", ConvertFormula::RateDifference), ("B", ConvertFormula::FeeDifference)];
    let formula = if input.has("formula") {
        input.choice("formula", &formulas)?
    } else {
        ConvertFormula::RateDifference
    };
    let lots = [Lot { shares, days: 0 }];
    let out = crate::redeem(&Redeem { shares, nav: nav_out, lots: &lots, tiers: &tiers }, steps)?;
    let (gross, redeem_fee) = (out.gross, out.fee);
    let order = Convert { gross, redeem_fee, nav_in, fee_out, fee_in, discount, formula };
    let converted = crate::convert(&order, steps)?;
    Answer::default()
        .with("gross", &gross)?
        .with("redeemFee", &redeem_fee)?
        .with("topUpFee", &converted.top_up_fee)?
        .with("amountIn", &converted.amount_in)?
        .with("sharesIn", &converted.shares_in)
}

fn buy_tiers(input: &Fields) -> Result<BuyTiers, CalcError> {
    let given: Vec<&str> =
        ["rate", "fixedFee", "tiers"].into_iter().filter(|name| input.has(name)).collect();
    match given.as_slice() {
        [] => Err(input.refuse("rate", "is missing: give rate, fixedFee or tiers")),
        ["tiers"] => {
            let tiers = input.objects("tiers")?;
            BuyTiers::new(tiers.iter().map(buy_tier).collect::<Result<_, _>>()?)
        }
        [_] => BuyTiers::flat(buy_fee(input)?),
        [_, second, ..] => Err(input.refuse(second, "give only one of rate, fixedFee and tiers")),
    }
}

fn buy_tier(tier: &Fields) -> Result<BuyTier, CalcError> {
    tier.only(&["amountBelow", "rate", "fixedFee"])?;
    let amount_below: Option<Fen> =
        if tier.has("amountBelow") { Some(tier.figure("amountBelow")?) } else { None };
    Ok(BuyTier { amount_below, fee: buy_fee(tier)? })
}

fn buy_fee(fields: &Fields) -> Result<BuyFee, CalcError> {
    match (fields.has("rate"), fields.has("fixedFee")) {
        (true, true) => Err(fields.refuse("fixedFee", "give only one of rate and fixedFee")),
        (false, true) => fields.figure("fixedFee").map(BuyFee::Fixed),
        _ => fields.fee_rate("rate").map(BuyFee::Rate),
    }
}

fn lot(lot: &Fields) -> Result<Lot, CalcError> {
    lot.only(&["shares", "days"])?;
    Ok(Lot { shares: lot.figure("shares")?, days: lot.days("days")? })
}

fn redeem_tier(tier: &Fields) -> Result<RedeemTier, CalcError> {
    tier.only(&["daysBelow", "rate"])?;
    let days_below = if tier.has("daysBelow") { Some(tier.days("daysBelow")?) } else { None };
    Ok(RedeemTier { days_below, rate: tier.fee_rate("rate")? })
}

#[derive(Serialize)]
struct LotAnswer {
    shares: String,
    left: String,
    days: String,
    rate: String,
    gross: String,
    fee: String,
}

impl LotAnswer {
    fn of(lot: &RedeemedLot) -> Self {
        Self {
            shares: lot.shares.to_string(),
            left: lot.left.to_string(),
            days: lot.days.to_string(),
            rate: lot.rate.to_string(),
            gross: lot.gross.to_string(),
            fee: lot.fee.to_string(),
        }
    }
}
