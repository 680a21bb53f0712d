//! Texts by key, by kind of agreement, and of a fund.

use crate::text::{Text, text, text_of};
use funds::{Catalogue, Fund, FundDocument, NO_FUND};
use kernel::{Day, FundCode, Line};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Visitor, codes};

/// Which text.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReadTextRequest {
    /// `user`, `privacy`, `open`, `card`, `about`, a fund's document (`fund-contract`,
    /// `prospectus`, `risk-disclosure`, `sales-service`, `fund-summary`, `investor-rights`,
    /// `fund-risk-notice`, `quick-redeem`), or an article's key.
    pub key: Line<40>,
    /// One of its versions, such as the one that was signed; today's when it is missing.
    #[serde(default)]
    pub version: Line<40>,
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

/// A text by its key: as it is today, or in a version that was read before.
pub async fn read_text(call: Call<Visitor>, request: ReadTextRequest) -> Answer<TextPage> {
    match &*request.version {
        "" => page(text(&request.key, call.now.day())),
        version => page(text_of(&request.key, version)),
    }
}

/// An agreement by its kind.
pub async fn agreement_detail(call: Call<Visitor>, request: AgreementRequest) -> Answer<TextPage> {
    page(text(&request.kind, call.now.day()))
}

/// What is read before a fund is bought: its own documents.
pub async fn fund_agreements(
    call: Call<Visitor>,
    request: FundAgreementsRequest,
) -> Answer<FundAgreements> {
    let fund = call.get::<Catalogue>().fund(request.fund_code).ok_or(NO_FUND)?;
    let day = call.now.day();
    let own = |document: FundDocument| {
        let general = page(text(document.key, day))?;
        Ok(TextPage {
            key: general.key,
            text: format!("{}\n\n{}", facts(&fund), general.text),
            effective_on: document.valid_from.unwrap_or(general.effective_on),
            title: document.title,
            version: document.version,
        })
    };
    let list = fund.documents_on(day).into_iter().map(own).collect::<Answer<Vec<_>>>()?;
    Ok(FundAgreements { fund_code: fund.code, list })
}

/// Whose document it is, in Markdown.
fn facts(fund: &Fund) -> String {
    let established = fund.established.map_or_else(|| "募集中".to_owned(), |day| day.to_string());
    format!(
        "## {}（{}）\n- **类别**：{}，{}\n- **风险等级**：{} {}风险\n- **基金管理人**：{}\n\
         - **基金托管人**：{}\n- **合同生效日**：{}\n- **业绩比较基准**：{}",
        fund.full_name,
        fund.code,
        fund.category,
        fund.class.chinese(),
        fund.risk.product(),
        fund.risk.chinese(),
        fund.company,
        fund.custodian,
        established,
        fund.benchmark,
    )
}

fn page(text: Option<&'static Text>) -> Answer<TextPage> {
    match text {
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
