//! Texts by key, by kind of agreement, and of a fund.

use crate::{
    Text,
    library::Library,
    shelf::library,
    signed::{Signed, signed},
};
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
    /// Terms in the text that `findNounMeanDetail` explains, longer ones first.
    pub terms: Vec<String>,
    /// Its versions that have begun, the newest first; empty of what is a fund's own.
    pub versions: Vec<TextVersion>,
    /// Which version the customer who asks agreed to; none of a visitor, or of what nobody signs.
    pub signed: Option<Signed>,
}

/// A version of a text.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TextVersion {
    pub version: String,
    /// The day from which it is, or was, in force.
    pub effective_on: Day,
    /// What is new in it, without the stop; empty of the first.
    pub changes: String,
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
    let today = call.now.day();
    let library = library(&call);
    let found = match &*request.version {
        "" => library.text(&request.key, today),
        version => library.text_of(&request.key, version, today),
    };
    personal(&call, page(&library, found, today)?).await
}

/// An agreement by its kind.
pub async fn agreement_detail(call: Call<Visitor>, request: AgreementRequest) -> Answer<TextPage> {
    let today = call.now.day();
    let library = library(&call);
    let found = library.text(&request.kind, today);
    personal(&call, page(&library, found, today)?).await
}

/// With what the customer who asks has signed of it.
async fn personal(call: &Call<Visitor>, page: TextPage) -> Answer<TextPage> {
    let Some(session) = &call.caller.session else { return Ok(page) };
    let signed = signed(call, session.cust_no, &page.key).await?;
    Ok(TextPage { signed, ..page })
}

/// What is read before a fund is bought: its own documents.
pub async fn fund_agreements(
    call: Call<Visitor>,
    request: FundAgreementsRequest,
) -> Answer<FundAgreements> {
    let fund = call.get::<Catalogue>().fund(request.fund_code).ok_or(NO_FUND)?;
    let day = call.now.day();
    let library = library(&call);
    let own = |document: FundDocument| {
        let general = page(&library, library.text(document.key, day), day)?;
        Ok(TextPage {
            text: format!("{}\n\n{}", facts(&fund), general.text),
            effective_on: document.valid_from.unwrap_or(general.effective_on),
            title: document.title,
            version: document.version,
            versions: Vec::new(),
            ..general
        })
    };
    let list = fund.documents_on(day).into_iter().map(own).collect::<Answer<Vec<_>>>()?;
    Ok(FundAgreements { fund_code: fund.code, list })
}

/// Whose document it is, in Markdown.
pub fn facts(fund: &Fund) -> String {
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

fn page(library: &Library, text: Option<&Text>, today: Day) -> Answer<TextPage> {
    let text = text.ok_or_else(|| codes::NOT_FOUND.say("没有找到这份文件"))?;
    let version = |one: &Text| TextVersion {
        version: one.version.clone(),
        effective_on: one.from,
        changes: one.changes.clone(),
    };
    Ok(TextPage {
        key: text.key.clone(),
        title: text.title.clone(),
        text: text.body.clone(),
        version: text.version.clone(),
        effective_on: text.from,
        terms: library.terms_in(&text.body),
        versions: library.versions(&text.key, today).into_iter().map(version).collect(),
        signed: None,
    })
}
