//! How a fund is bought and redeemed, in a text to read: its rules, dates and fees of today.

use crate::{
    fund_detail::{kind_or_none, own},
    kind_text::KindText,
    read_text::TextPage,
    shelf::library,
};
use funds::{Catalogue, FeeSheet, NO_FUND, TradeRule, trade_rule};
use kernel::FundCode;
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Visitor};

/// Which fund, and which side.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TradeTextRequest {
    pub fund_code: FundCode,
    /// `buy` or `redeem`; missing is both.
    #[serde(default)]
    pub direction: Option<Direction>,
}

/// A side of the trade.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Direction {
    Buy,
    Redeem,
}

/// The description of a fund's trade for an order placed now.
pub async fn trade_description(call: Call<Visitor>, request: TradeTextRequest) -> Answer<TextPage> {
    let fund = call.get::<Catalogue>().fund(request.fund_code).ok_or(NO_FUND)?;
    let library = library(&call);
    let kind = kind_or_none(&library, &fund)?;
    let rule = trade_rule(&fund, call.now);
    let wanted = |side| request.direction.is_none_or(|asked| asked == side);
    let mut parts = Vec::new();
    if wanted(Direction::Buy) {
        parts.push(buying(&rule));
    }
    if wanted(Direction::Redeem) {
        parts.push(redeeming(&rule, kind));
    }
    let title = format!("{}交易说明", fund.name);
    Ok(own(&library, ("trade-description", title), kind, parts.join("\n\n")))
}

fn buying(rule: &TradeRule) -> String {
    let mut lines = rule.buy.sentences.clone();
    if let Some(dates) = &rule.buy.dates {
        lines.push(format!(
            "现在付款的买入，净值日{}，确认日{}，{}起可以赎回",
            dates.nav_day, dates.confirm_day, dates.redeemable_day
        ));
    }
    if let Some(fees) = &rule.fees {
        let tiers =
            fees.buy.iter().map(|row| match (row.discounted_rate.or(row.rate), row.fixed) {
                (_, Some(fixed)) => format!("{}每笔{fixed:#}元", row.range),
                (Some(rate), None) => format!("{}{}", row.range, rate.percent_display(2)),
                (None, None) => format!("{}不收费", row.range),
            });
        lines.push(format!("**申购费**：{}", tiers.collect::<Vec<_>>().join("，")));
    }
    section("买入", rule.buy.open, "现在不能买入", &lines)
}

fn redeeming(rule: &TradeRule, kind: &KindText) -> String {
    let mut lines = rule.redeem.sentences.clone();
    lines.extend(rule.fees.as_ref().map(redeem_fees));
    if let Some(limit) = rule.redeem.quick_limit {
        lines.push(format!("支持快速赎回，每天不超过{limit:#}元"));
    }
    let text = section("赎回", rule.redeem.open, "现在不能赎回", &lines);
    format!("{text}\n{}", kind.trade)
}

fn redeem_fees(fees: &FeeSheet) -> String {
    let tiers = fees.redeem.iter().map(|row| match row.rate.is_zero() {
        true => format!("{}免费", row.range),
        false => format!("{}{}", row.range, row.rate.percent_display(2)),
    });
    match fees.redeem.is_empty() {
        true => "**赎回费**：不收".to_owned(),
        false => format!("**赎回费**：{}", tiers.collect::<Vec<_>>().join("，")),
    }
}

/// A heading, what stands before all else where nothing is taken, and its lines.
fn section(title: &str, open: bool, closed: &str, lines: &[String]) -> String {
    let closed = if open { String::new() } else { format!("**{closed}。**\n\n") };
    let lines: Vec<String> = lines.iter().map(|line| format!("- {line}")).collect();
    format!("## {title}\n{closed}{}", lines.join("\n"))
}
