//! Match of a customer and a product (domain 4.5).

use crate::birth::birth_of;
use crate::decide::MatchCode;
use crate::facts::{Matched, match_fund};
use crate::questionnaire::level_name;
use crate::store::{self, ConfirmationRow};
use crate::{letter, refusals};
use db::Tx;
use funds::{Catalogue, Fund};
use kernel::{Day, FundCode, Instant, Line, RiskLevel};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Failure};

/// Which product, at the stage of a trade.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RiskMatchRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// Whether it is an advisory portfolio.
    #[serde(default)]
    pub ca: bool,
    /// What the customer is about to do: `buy` (the default) or `browse`.
    #[serde(default)]
    pub action_type: Option<Line<20>>,
    /// `1`: the customer has read the letter and insists.
    #[serde(default)]
    pub action_confirm: Option<Line<8>>,
    /// The version of the letter that was shown, on confirmation.
    #[serde(default)]
    pub letter_version: Option<Line<40>>,
    /// The hash of the letter that was shown, on confirmation.
    #[serde(default)]
    pub letter_hash: Option<Line<64>>,
    /// How many seconds the letter was on the screen, on confirmation. The server goes by its own
    /// count, from when it handed the letter out.
    #[serde(default)]
    pub seconds_read: Option<u32>,
}

/// A classic match: the fund, and `newCrs=1`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClassicMatchRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// Always `1`.
    #[serde(default)]
    pub new_crs: Option<Line<8>>,
}

/// The written warning that is read before a purchase above the customer's level.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WarningLetter {
    /// 风险警示: what the company tells the customer.
    pub caution_context: String,
    /// 投资者确认: what the customer declares by confirming.
    pub investor_confirm_context: String,
    /// To be sent back on confirmation.
    pub version: String,
    /// SHA-256 of both texts in hex, to be sent back on confirmation.
    pub hash: String,
    /// How long it must be on the screen before it can be confirmed.
    pub min_seconds: u32,
}

/// The result of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RiskMatch {
    /// Whether the customer may go on now, an acknowledged warning counted.
    pub match_result: bool,
    /// `T0` fits; `T1` test missing or expired; `T2` above the level, with a warning; `T3` fits,
    /// with a letter; `T6` may not be bought.
    pub match_result_code: String,
    /// What the customer reads.
    pub match_result_msg: String,
    /// The customer's level as 1 to 5; none when there is no valid one.
    pub cust_risk: Option<RiskLevel>,
    /// C3 稳健型
    pub cust_risk_desc: String,
    /// The product's level as 1 to 5.
    pub fund_risk: RiskLevel,
    /// R4 中高风险
    pub fund_risk_desc: String,
    /// The same code where a dialog words it (T2), else empty.
    pub match_prompt_code: String,
    /// The dialog's words, else empty.
    pub match_prompt_msg: String,
    /// Always false for public funds.
    pub is_private: bool,
    /// Whether the dialog has a button to go on.
    pub process_on: bool,
    /// `buy`, `warn`, `reassess`.
    pub buy_action: String,
    /// The warning to be read and confirmed; none when none is due.
    pub letter: Option<WarningLetter>,
}

/// Matches; with `actionConfirm=1` stores that the customer has read the letter and insists, which
/// then counts for a while inside orders.
pub async fn risk_match(call: Call<Customer>, request: RiskMatchRequest) -> Answer<RiskMatch> {
    let fund = find(&call, request.fund_code)?;
    if request.action_confirm.as_deref() != Some("1") {
        return matched(&call, &fund).await;
    }
    let (cust_no, now, id) = (call.caller.cust_no, call.now, call.ids().next_value()?);
    let address = call.remote.address();
    call.db()
        .write(async move |tx| {
            let birth = birth_of(tx, cust_no).await?;
            let matched = match_fund(tx, cust_no, birth, &fund, now).await?;
            let row = acknowledged(tx, (&matched, &fund), &request, now).await?;
            store::take_back(tx, cust_no, &row.letter_hash).await?;
            let row = ConfirmationRow { confirmation_id: id, address: address.clone(), ..row };
            store::insert_confirmation(tx, row).await?;
            let matched = Matched { confirmation: Some(id), ..matched };
            Ok(answer(&matched, &fund, now.day()))
        })
        .await
}

/// The classic form of the match.
pub async fn classic(call: Call<Customer>, request: ClassicMatchRequest) -> Answer<RiskMatch> {
    let fund = find(&call, request.fund_code)?;
    matched(&call, &fund).await
}

async fn matched(call: &Call<Customer>, fund: &Fund) -> Answer<RiskMatch> {
    let (cust_no, now) = (call.caller.cust_no, call.now);
    let (answer, since, is_handed) = call
        .db()
        .read(async |tx| {
            let birth = birth_of(tx, cust_no).await?;
            let matched = match_fund(tx, cust_no, birth, fund, now).await?;
            let minutes = matched.parameters.confirmation_minutes;
            let since = now.add_ms(-minutes.saturating_mul(60_000));
            let answer = answer(&matched, fund, now.day());
            let is_handed = match &answer.letter {
                None => true,
                Some(letter) => {
                    let handed = store::handed_at(tx, cust_no, &letter.hash).await?;
                    handed.is_some_and(|at| (since..=now).contains(&at))
                }
            };
            Ok::<_, Failure>((answer, since, is_handed))
        })
        .await?;
    if let (Some(letter), false) = (&answer.letter, is_handed) {
        let hash = letter.hash.clone();
        call.db()
            .write(async move |tx| store::hand(tx, cust_no, &hash, (since, now)).await)
            .await?;
    }
    Ok(answer)
}

/// Checks that the letter that was read is the one that is due, and was handed out long enough ago:
/// how long it was on a screen only the client knows, and anybody can say that he is the client.
async fn acknowledged(
    tx: &mut Tx,
    (matched, fund): (&Matched, &Fund),
    request: &RiskMatchRequest,
    now: Instant,
) -> Answer<ConfirmationRow> {
    let (Some(risk), true) = (&matched.facts.risk, matched.code.needs_letter()) else {
        return Err(refusals::NOTHING_TO_CONFIRM.into());
    };
    let due = letter(matched, risk.level, fund);
    let shown = (request.letter_version.as_deref(), request.letter_hash.as_deref());
    if shown != (Some(&due.version), Some(&due.hash)) {
        return Err(refusals::OTHER_LETTER.into());
    }
    let handed = store::handed_at(tx, matched.facts.cust_no, &due.hash).await?;
    let seconds = handed.map_or(0, |at| now.ms_since(at).max(0) / 1_000);
    if seconds < i64::from(due.min_seconds) {
        return Err(refusals::READ_TOO_FAST.fill(&[("seconds", due.min_seconds)]).into());
    }
    Ok(ConfirmationRow {
        cust_no: matched.facts.cust_no,
        confirmation_id: 0,
        fund_code: fund.code,
        cust_level: risk.level,
        fund_risk: fund.risk,
        letter_version: due.version,
        letter_hash: due.hash,
        seconds_read: seconds,
        address: String::new(),
        at: now,
    })
}

fn answer(matched: &Matched, fund: &Fund, today: Day) -> RiskMatch {
    let risk = matched.facts.risk.as_ref().filter(|risk| !risk.expired(today));
    let code = matched.code;
    let passes = matched.passes();
    let message = message(code, passes, matched.facts.risk.is_some());
    let prompt = code == MatchCode::T2;
    let due = risk.filter(|_| code.needs_letter() && !passes);
    RiskMatch {
        match_result: passes,
        match_result_code: code.code().to_owned(),
        match_result_msg: message.to_owned(),
        cust_risk: risk.map(|risk| risk.level),
        cust_risk_desc: risk.map_or_else(String::new, |risk| {
            format!("{} {}", risk.level.customer(), level_name(risk.level))
        }),
        fund_risk: fund.risk,
        fund_risk_desc: format!("{} {}风险", fund.risk.product(), fund.risk.chinese()),
        match_prompt_code: if prompt { code.code().to_owned() } else { String::new() },
        match_prompt_msg: if prompt { message.to_owned() } else { String::new() },
        is_private: false,
        process_on: code == MatchCode::T0 || code.needs_letter(),
        buy_action: action(code).to_owned(),
        letter: due.map(|risk| letter(matched, risk.level, fund)),
    }
}

fn letter(matched: &Matched, level: RiskLevel, fund: &Fund) -> WarningLetter {
    let seconds = u32::try_from(matched.parameters.letter_seconds).unwrap_or(u32::MAX);
    letter::warning(matched.code, level, fund, seconds)
}

const fn action(code: MatchCode) -> &'static str {
    match code {
        MatchCode::T0 => "buy",
        MatchCode::T2 | MatchCode::T3 => "warn",
        MatchCode::T1 | MatchCode::T6 => "reassess",
    }
}

const fn message(code: MatchCode, passes: bool, tested: bool) -> &'static str {
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

fn find(call: &Call<Customer>, code: FundCode) -> Answer<Arc<Fund>> {
    let fund = call.get::<Catalogue>().fund(code);
    fund.ok_or_else(|| refusals::NO_SUCH_FUND.into())
}
