//! Texts by key, by kind of agreement, and of a fund.

use crate::text::{Text, text};
use kernel::{Day, FundCode, Line};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Nothing, Visitor, codes};

/// Which text.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReadTextRequest {
    /// `user`, `privacy`, `open`, `card`, `investorRights`, `riskDisclosure`, `fundContract`,
    /// `prospectus`, `fundSummary`, `fundRiskNotice`, `quickRedeem`, `salesService`, `about`, or
    /// an article's key.
    pub key: Line<40>,
}

/// Which agreement.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AgreementRequest {
    /// As the keys of texts.
    #[serde(rename = "type")]
    pub kind: Line<40>,
}

/// A text.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TextPage {
    pub key: String,
    pub title: String,
    /// Markdown: headings `##`, paragraphs, lists, bold.
    pub text: String,
    pub version: String,
    /// The day from which it is in force.
    pub effective_on: Day,
}

/// Which fund.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FundAgreementsRequest {
    pub fund_code: FundCode,
}

/// Agreements of a fund, in the order in which they are read.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FundAgreements {
    pub fund_code: FundCode,
    pub list: Vec<TextPage>,
}

const OF_FUNDS: [&str; 6] = [
    "riskDisclosure",
    "investorRights",
    "salesService",
    "fundContract",
    "prospectus",
    "fundSummary",
];

/// A text by its key.
pub async fn read_text(_: Call<Visitor>, request: ReadTextRequest) -> Answer<TextPage> {
    page(&request.key)
}

/// An agreement by its kind.
pub async fn agreement_detail(_: Call<Visitor>, request: AgreementRequest) -> Answer<TextPage> {
    page(&request.kind)
}

/// How trading works.
pub async fn trade_rule(_: Call<Visitor>, _: Nothing) -> Answer<TextPage> {
    page("about")
}

/// What is read before a fund is bought.
pub async fn fund_agreements(
    _: Call<Visitor>,
    request: FundAgreementsRequest,
) -> Answer<FundAgreements> {
    let list = OF_FUNDS.iter().map(|key| page(key)).collect::<Answer<Vec<_>>>()?;
    Ok(FundAgreements { fund_code: request.fund_code, list })
}

fn page(key: &str) -> Answer<TextPage> {
    match text(key) {
        Some(text) => Ok(TextPage::from(text)),
        None => Err(codes::NOT_FOUND.say("没有找到这份文件").into()),
    }
}

impl From<&Text> for TextPage {
    fn from(text: &Text) -> Self {
        Self {
            key: text.key.to_owned(),
            title: text.title.clone(),
            text: text.body.to_owned(),
            version: text.version.clone(),
            effective_on: text.from,
        }
    }
}
