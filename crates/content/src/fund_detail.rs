//! What the company says of a fund: its facts, its kind, its risk.

use crate::{
    kind_text::{KindText, kind_of},
    library::Library,
    read_text::{TextPage, facts},
    shelf::library,
};
use funds::{Catalogue, Fund, NO_FUND};
use kernel::{FundCode, RiskLevel};
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Visitor, codes};

/// Which fund.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FundTextRequest {
    pub fund_code: FundCode,
}

/// The text of a fund.
pub async fn fund_detail(call: Call<Visitor>, request: FundTextRequest) -> Answer<TextPage> {
    let fund = call.get::<Catalogue>().fund(request.fund_code).ok_or(NO_FUND)?;
    let library = library(&call);
    let kind = kind_or_none(&library, &fund)?;
    let text = format!("{}\n\n{}\n\n{}", facts(&fund), kind.about, risk(fund.risk));
    Ok(own(&library, ("fund-detail", fund.name.to_string()), kind, text))
}

/// The words of a fund's kind.
pub fn kind_or_none<'a>(library: &'a Library, fund: &Fund) -> Answer<&'a KindText> {
    let kind = library.kind(kind_of(fund));
    kind.ok_or_else(|| codes::NOT_FOUND.say("这只基金还没有说明").into())
}

/// A text about one fund, of the version of its kind's words.
pub fn own(
    library: &Library,
    (key, title): (&str, String),
    kind: &KindText,
    text: String,
) -> TextPage {
    TextPage {
        key: key.to_owned(),
        title,
        terms: library.terms_in(&text),
        text,
        version: kind.version.clone(),
        effective_on: kind.from,
        versions: Vec::new(),
        signed: None,
    }
}

fn risk(level: RiskLevel) -> String {
    let said = match level.number() {
        1 => "净值很少下跌，但不保证本金",
        2 => "净值会有小幅下跌，一年里亏损不多见",
        3 => "一年里可能亏损，要能等它回来",
        4 => "一年里可能亏损两成或更多，要能承受并等上几年",
        _ => "可能亏损大部分本金，只用亏得起的钱",
    };
    format!(
        "## 它的风险\n它的风险等级是**{} {}风险**：{said}。购买前请完成风险测评，\
         只买等级不高于你的产品。过往业绩不预示未来表现。",
        level.product(),
        level.chinese(),
    )
}
