//! What a match answers.

use crate::decide::{Browsed, MatchCode};
use crate::facts::Matched;
use crate::questionnaire::level_name;
use crate::{
    letter::{self, WarningLetter},
    refusals,
};
use funds::Fund;
use kernel::{Day, FundCode, RiskLevel};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The result of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RiskMatch {
    /// Whether the customer may go on now, an acknowledged warning counted.
    pub match_result: bool,
    /// At a purchase: `T0` fits; `T1` test missing or expired; `T2` above the level, with a
    /// warning; `T3` fits, with a letter; `T6` may not be bought. While looking at a product: `R0`
    /// nothing to be said; `R1` above the level.
    pub match_result_code: String,
    /// What the customer reads.
    pub match_result_msg: String,
    /// Both levels, and how they stand to each other, in a sentence.
    pub description: String,
    /// The funds that were judged: of a public fund itself.
    pub funds: Vec<MatchedFund>,
    /// The customer's level as 1 to 5; none when there is no valid one.
    pub cust_risk: Option<RiskLevel>,
    /// C3 稳健型
    pub cust_risk_desc: String,
    /// The product's level as 1 to 5.
    pub fund_risk: RiskLevel,
    /// R4 中高风险
    pub fund_risk_desc: String,
    /// Whether the product is what the customer expects; true where nothing was asked, as of public
    /// funds.
    pub hope_match_result: bool,
    /// Each expectation beside the product; empty where nothing was asked, as of public funds.
    pub hope_match_info: Vec<HopeMatch>,
    /// The same code where a dialog words it (T2, R1), else empty.
    pub match_prompt_code: String,
    /// The dialog's words, else empty.
    pub match_prompt_msg: String,
    /// Always false for public funds.
    pub is_private: bool,
    /// Whether the dialog has a button to go on.
    pub process_on: bool,
    /// `buy`, `warn`, `reassess`.
    pub buy_action: String,
    /// Whether a certification as a qualified investor comes first; never for public funds.
    pub need_investor_auth: bool,
    /// What is said about that, else empty.
    pub investor_msg_content: String,
    /// The warning to be read and confirmed; none when none is due.
    pub letter: Option<WarningLetter>,
}

/// A fund that was judged.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MatchedFund {
    /// The fund.
    pub fund_code: FundCode,
    /// Its name.
    pub fund_name: String,
    /// Its level as 1 to 5.
    pub fund_risk: RiskLevel,
    /// R4 中高风险
    pub fund_risk_desc: String,
}

/// An expectation of the customer's beside what the product is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HopeMatch {
    /// `1` investment expectation, `2` investment period, `3` product type.
    #[serde(rename = "type")]
    pub kind: String,
    /// The product's.
    pub fund_val: String,
    /// The customer's.
    pub hope_val: String,
    /// Whether both agree.
    pub match_result: bool,
}

/// What a code says and allows.
struct Verdict {
    code: &'static str,
    passes: bool,
    message: &'static str,
    has_prompt: bool,
    process_on: bool,
    action: &'static str,
}

/// The answer at the stage of a trade.
pub(crate) fn of_trade(matched: &Matched, fund: &Fund, today: Day) -> RiskMatch {
    let (code, passes) = (matched.code, matched.passes());
    let verdict = Verdict {
        code: code.code(),
        passes,
        message: trade_message(code, passes, matched.facts.risk.is_some()),
        has_prompt: code == MatchCode::T2,
        process_on: code == MatchCode::T0 || code.needs_letter(),
        action: match code {
            MatchCode::T0 => "buy",
            MatchCode::T2 | MatchCode::T3 => "warn",
            MatchCode::T1 | MatchCode::T6 => "reassess",
        },
    };
    let risk = matched.facts.risk.as_ref().filter(|risk| !risk.expired(today));
    let due = risk.filter(|_| code.needs_letter() && !passes);
    let letter = due.map(|risk| due_letter(matched, risk.level, fund));
    RiskMatch { letter, ..answer(matched, fund, today, &verdict) }
}

/// The answer while the customer looks at a product: nothing is asked or stored.
pub(crate) fn of_browsing(
    (matched, browsed): (&Matched, Browsed),
    fund: &Fund,
    today: Day,
) -> RiskMatch {
    let above = browsed == Browsed::R1;
    let verdict = Verdict {
        code: browsed.code(),
        passes: !above,
        message: match above {
            true => "该产品的风险等级高于你的风险承受能力等级，请谨慎了解",
            false => "",
        },
        has_prompt: above,
        process_on: true,
        action: "buy",
    };
    answer(matched, fund, today, &verdict)
}

fn answer(matched: &Matched, fund: &Fund, today: Day, verdict: &Verdict) -> RiskMatch {
    let risk = matched.facts.risk.as_ref().filter(|risk| !risk.expired(today));
    let prompted = |text: &str| if verdict.has_prompt { text.to_owned() } else { String::new() };
    let cust_risk_desc = risk.map_or_else(String::new, |risk| {
        format!("{} {}", risk.level.customer(), level_name(risk.level))
    });
    let fund_risk_desc = format!("{} {}风险", fund.risk.product(), fund.risk.chinese());
    RiskMatch {
        match_result: verdict.passes,
        match_result_code: verdict.code.to_owned(),
        match_result_msg: verdict.message.to_owned(),
        description: description(risk.map(|risk| risk.level), fund),
        funds: vec![MatchedFund {
            fund_code: fund.code,
            fund_name: fund.name.to_string(),
            fund_risk: fund.risk,
            fund_risk_desc: fund_risk_desc.clone(),
        }],
        cust_risk: risk.map(|risk| risk.level),
        cust_risk_desc,
        fund_risk: fund.risk,
        fund_risk_desc,
        hope_match_result: true,
        hope_match_info: Vec::new(),
        match_prompt_code: prompted(verdict.code),
        match_prompt_msg: prompted(verdict.message),
        is_private: false,
        process_on: verdict.process_on,
        buy_action: verdict.action.to_owned(),
        need_investor_auth: false,
        investor_msg_content: String::new(),
        letter: None,
    }
}

/// The letter that a match asks for.
pub(crate) fn due_letter(matched: &Matched, level: RiskLevel, fund: &Fund) -> WarningLetter {
    let seconds = u32::try_from(matched.parameters.letter_seconds).unwrap_or(u32::MAX);
    letter::warning(matched.code, level, fund, seconds)
}

/// 你是C3（稳健型），该产品是R4（中高风险），高于你的等级。
fn description(level: Option<RiskLevel>, fund: &Fund) -> String {
    let product = format!("该产品是{}（{}风险）", fund.risk.product(), fund.risk.chinese());
    let Some(level) = level else {
        return format!("你没有有效的风险测评结果，{product}。");
    };
    let stands = if fund.risk > level { "高于" } else { "不高于" };
    format!("你是{}（{}），{product}，{stands}你的等级。", level.customer(), level_name(level))
}

const fn trade_message(code: MatchCode, passes: bool, tested: bool) -> &'static str {
    match (code, passes, tested) {
        (_, true, _) => "产品风险等级与你的风险承受能力相匹配，或你已确认风险提示",
        (MatchCode::T1, _, true) => refusals::TEST_EXPIRED.sentence,
        (MatchCode::T1, _, false) => refusals::NO_TEST.sentence,
        (MatchCode::T2, ..) => {
            "该产品的风险等级高于你的风险承受能力等级，如你坚持购买，请阅读并确认风险警示"
        }
        (MatchCode::T3, ..) => "请阅读并确认风险提示",
        _ => "该产品的风险等级高于你的风险承受能力，你不能购买",
    }
}
