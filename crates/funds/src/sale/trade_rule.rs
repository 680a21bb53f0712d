//! Rules of purchase and redemption, with the dates for an order placed now.

use crate::{
    Catalogue, Fund, PromisedDates, RedeemDates, SubscriptionDates, dates_for_buy,
    dates_for_redeem, dates_for_subscription,
    page::facts::{FundFacts, FundRequest, facts},
    refusals::NO_FUND,
    sale::fees::{FeeSheet, fee_sheet},
    timetable::hh_mm,
};
use kernel::{Fen, FundCode, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Visitor};

/// Rules of a fund.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TradeRule {
    pub facts: FundFacts,
    pub buy: BuyRule,
    pub redeem: RedeemRule,
    /// Fees in force today; none when they are not known, and then nothing is sold.
    pub fees: Option<FeeSheet>,
}

/// How a purchase goes.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BuyRule {
    pub fund_code: FundCode,
    /// Whether purchases, or subscriptions in the offering, are taken now.
    pub open: bool,
    /// Applications before this time of an open day belong to it: 15:00.
    pub cutoff: String,
    /// When the T of an order placed now changes next.
    pub cutoff_at: Instant,
    /// For a purchase placed now; none of a fund in its offering.
    pub dates: Option<PromisedDates>,
    /// For a subscription placed now; none outside of an offering.
    pub subscription: Option<SubscriptionDates>,
    /// Sentences for the customer.
    pub sentences: Vec<String>,
}

/// How a redemption goes.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RedeemRule {
    pub fund_code: FundCode,
    /// Whether redemptions are taken now.
    pub open: bool,
    /// Applications before this time of an open day belong to it: 15:00.
    pub cutoff: String,
    /// When `dates.tDay` changes next.
    pub cutoff_at: Instant,
    /// For an order placed now.
    pub dates: RedeemDates,
    /// Limit for one customer and natural day of payout within seconds, in yuan; none when the fund
    /// has no such payout.
    pub quick_limit: Option<Fen>,
    /// Sentences for the customer.
    pub sentences: Vec<String>,
}

/// The purchase rule with its fees.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct PurchaseRule {
    pub rule: BuyRule,
    pub fees: Option<FeeSheet>,
}

/// The redemption rule with its fees.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct RedemptionRule {
    pub rule: RedeemRule,
    pub fees: Option<FeeSheet>,
}

/// Rules, fees and dates of a fund.
pub async fn show_trade_rule(call: Call<Visitor>, request: FundRequest) -> Answer<TradeRule> {
    let fund = call.get::<Catalogue>().fund(request.fund_code).ok_or(NO_FUND)?;
    Ok(trade_rule(&fund, call.now))
}

/// The rule of a fund for an order placed at a moment.
pub fn trade_rule(fund: &Fund, now: Instant) -> TradeRule {
    TradeRule {
        facts: facts(fund),
        buy: buy_rule(fund, now),
        redeem: redeem_rule(fund, now),
        fees: fee_sheet(fund, now.day()),
    }
}

/// The purchase rule alone.
pub async fn show_purchase_rule(call: Call<Visitor>, request: FundRequest) -> Answer<PurchaseRule> {
    let fund = call.get::<Catalogue>().fund(request.fund_code).ok_or(NO_FUND)?;
    let fees = fee_sheet(&fund, call.now.day());
    Ok(PurchaseRule { rule: buy_rule(&fund, call.now), fees })
}

/// The redemption rule alone.
pub async fn show_redeem_rule(call: Call<Visitor>, request: FundRequest) -> Answer<RedemptionRule> {
    let fund = call.get::<Catalogue>().fund(request.fund_code).ok_or(NO_FUND)?;
    let fees = fee_sheet(&fund, call.now.day());
    Ok(RedemptionRule { rule: redeem_rule(&fund, call.now), fees })
}

/// How long each purchase is held, of a fund with a holding period.
fn held_sentence(fund: &Fund) -> Option<String> {
    let months = fund.timetable.hold_months;
    let period =
        if months % 12 == 0 { format!("{}年", months / 12) } else { format!("{months}个月") };
    (months > 0).then(|| format!("每笔从确认日起持有满{period}，才可以赎回或转换"))
}

fn buy_rule(fund: &Fund, now: Instant) -> BuyRule {
    let dates = dates_for_buy(fund, now);
    let cutoff = hh_mm(fund.timetable.cutoff);
    let subscription = dates_for_subscription(fund, dates.t_day);
    let sentences = match &subscription {
        Some(dates) => subscription_sentences(dates, &cutoff),
        None if fund.is_money() => vec![
            format!(
                "交易日{cutoff}前买入，从下一交易日起有收益；{cutoff}及以后买入，再晚一个交易日起有收益"
            ),
            "每份始终是1元，收益每天折算为份额，周末和节假日也有".to_owned(),
            "银行卡支付的买入，以支付成功的时间为准".to_owned(),
        ],
        None => vec![
            format!(
                "交易日{cutoff}前买入，按当日净值确认；{cutoff}及以后买入，按下一交易日净值确认"
            ),
            match fund.is_for_pensions() {
                true => "只用个人养老金账户付款，以支付成功的时间为准".to_owned(),
                false => "银行卡支付的买入，以支付成功的时间为准".to_owned(),
            },
        ]
        .into_iter()
        .chain(held_sentence(fund))
        .collect(),
    };
    BuyRule {
        fund_code: fund.code,
        open: fund.can_buy() || fund.takes_subscription(now),
        cutoff,
        cutoff_at: Instant::at(dates.t_day, fund.timetable.cutoff),
        dates: subscription.is_none().then_some(dates),
        subscription,
        sentences,
    }
}

fn subscription_sentences(dates: &SubscriptionDates, cutoff: &str) -> Vec<String> {
    let SubscriptionDates { offering_end, established_by, refund_by, .. } = dates;
    vec![
        format!("募集期内每份1.0000元，{offering_end} {cutoff}前付款成功的认购有效"),
        format!("基金最晚在{established_by}成立，成立后确认份额，募集期的利息折算为份额归你"),
        format!("募集失败时，最晚在{refund_by}把认购款和利息原路退回银行卡"),
    ]
}

fn redeem_rule(fund: &Fund, now: Instant) -> RedeemRule {
    let dates = dates_for_redeem(fund, now);
    let cutoff = hh_mm(fund.timetable.cutoff);
    let sentences = redeem_sentences(fund.is_money(), &cutoff);
    RedeemRule {
        fund_code: fund.code,
        open: fund.can_redeem(),
        cutoff,
        cutoff_at: Instant::at(dates.t_day, fund.timetable.cutoff),
        dates,
        quick_limit: fund.quick_redeem.map(|quick| quick.customer_day),
        sentences,
    }
}

fn redeem_sentences(money: bool, cutoff: &str) -> Vec<String> {
    if money {
        return vec![format!(
            "交易日{cutoff}前赎回，收益算到确认的前一天；{cutoff}及以后赎回，按下一交易日的申请处理"
        )];
    }
    vec![
        format!("交易日{cutoff}前赎回，按当日净值确认；{cutoff}及以后赎回，按下一交易日净值确认"),
        "先买入的份额先赎回，每一笔按各自持有的天数计算赎回费".to_owned(),
        "赎回费全部计入基金财产".to_owned(),
    ]
}
