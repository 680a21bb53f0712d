//! Agreements and explanations that belong to a fund.

use crate::{Catalogue, FundDocument, page::facts::FundRequest, refusals::NO_FUND};
use kernel::Day;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Visitor};

/// Agreements of a fund, in the order in which they are read before a purchase.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct FundProtocols {
    pub list: Vec<ProtocolCard>,
}

/// An agreement or an explanation.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProtocolCard {
    /// Its key wherever it is named: in orders, and of its text (`knowledges`,
    /// `findFundAgreement`).
    pub key: String,
    pub title: String,
    /// Of today.
    pub version: String,
    /// From when that version is in force; none of the first.
    pub valid_from: Option<Day>,
    /// Whether it must be read and agreed to with a purchase.
    pub needed: bool,
}

/// Agreements and explanations of a fund.
pub async fn list_protocols(call: Call<Visitor>, request: FundRequest) -> Answer<FundProtocols> {
    let fund = call.get::<Catalogue>().fund(request.fund_code).ok_or(NO_FUND)?;
    let card = |document: FundDocument| ProtocolCard {
        key: document.key.to_owned(),
        title: document.title,
        version: document.version,
        valid_from: document.valid_from,
        needed: document.is_needed,
    };
    Ok(FundProtocols { list: fund.documents_on(call.now.day()).into_iter().map(card).collect() })
}
