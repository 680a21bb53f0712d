//! Match of a customer and a product (domain 4.5).

use crate::birth::birth_of;
use crate::decide::browse;
use crate::facts::{Matched, match_fund};
use crate::match_answer::{RiskMatch, due_letter, of_browsing, of_trade};
use crate::refusals;
use crate::store::{self, ConfirmationRow};
use db::Tx;
use funds::{Catalogue, Fund};
use kernel::{Code, FundCode, Instant, Line};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Failure};

kernel::codes! {
    /// What the customer is about to do.
    MatchStage, what: "stage", refused: "没有这种操作，请更新后重试",
    {
        /// To look at the product.
        Browse = "browse", "浏览";
        /// To buy it.
        Buy = "buy", "买入";
    }
}
kernel::schema_of_codes!(MatchStage);

/// Which product, at which stage.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RiskMatchRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// Whether it is an advisory portfolio; refused with 14015 until portfolios are judged.
    #[serde(default, deserialize_with = "kernel::flag")]
    pub ca: bool,
    /// What the customer is about to do; `buy` when it is left out.
    #[serde(default)]
    pub action_type: Option<MatchStage>,
    /// `1`: the customer has read the letter and insists.
    #[serde(default)]
    pub action_confirm: Option<Code<8>>,
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
    pub new_crs: Option<Code<8>>,
}

/// Matches; with `actionConfirm=1` stores that the customer has read the letter and insists, which
/// then counts for a while inside orders. Asked again meanwhile, it answers the same.
pub async fn risk_match(call: Call<Customer>, request: RiskMatchRequest) -> Answer<RiskMatch> {
    if request.ca {
        return Err(refusals::NO_PORTFOLIOS.into());
    }
    let fund = find(&call, request.fund_code)?;
    match (request.action_type, request.action_confirm.as_deref()) {
        (Some(MatchStage::Browse), Some("1")) => return Err(refusals::NOTHING_TO_CONFIRM.into()),
        (Some(MatchStage::Browse), _) => return browsed(&call, &fund).await,
        (_, Some("1")) => {}
        _ => return matched(&call, &fund).await,
    }
    let (cust_no, now, id) = (call.caller.cust_no, call.now, call.ids().next_value()?);
    let address = call.remote.address();
    call.db()
        .write(async move |tx| {
            let birth = birth_of(tx, cust_no).await?;
            let matched = match_fund(tx, cust_no, birth, &fund, now).await?;
            // The answer was lost: what is confirmed stays so, and no longer than it would.
            if matched.confirmation.is_some() {
                return Ok(of_trade(&matched, &fund, now.day()));
            }
            let row = acknowledged(tx, (&matched, &fund), &request, now).await?;
            store::take_back(tx, cust_no, &row.letter_hash).await?;
            let row = ConfirmationRow { confirmation_id: id, address: address.clone(), ..row };
            store::insert_confirmation(tx, row).await?;
            let matched = Matched { confirmation: Some(id), ..matched };
            Ok(of_trade(&matched, &fund, now.day()))
        })
        .await
}

/// The classic form of the match.
pub async fn classic(call: Call<Customer>, request: ClassicMatchRequest) -> Answer<RiskMatch> {
    let fund = find(&call, request.fund_code)?;
    matched(&call, &fund).await
}

/// While the customer looks at it.
async fn browsed(call: &Call<Customer>, fund: &Fund) -> Answer<RiskMatch> {
    let (cust_no, now) = (call.caller.cust_no, call.now);
    call.db()
        .read(async |tx| {
            let birth = birth_of(tx, cust_no).await?;
            let matched = match_fund(tx, cust_no, birth, fund, now).await?;
            let browsed = browse(&matched.facts, fund.risk, now.day());
            Ok(of_browsing((&matched, browsed), fund, now.day()))
        })
        .await
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
            let answer = of_trade(&matched, fund, now.day());
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
    let due = due_letter(matched, risk.level, fund);
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

fn find(call: &Call<Customer>, code: FundCode) -> Answer<Arc<Fund>> {
    let fund = call.get::<Catalogue>().fund(code);
    fund.ok_or_else(|| refusals::NO_SUCH_FUND.into())
}
