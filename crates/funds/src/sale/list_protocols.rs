//! Agreements and explanations that belong to a fund.

use crate::{Catalogue, Fund, page::facts::FundRequest, refusals::NO_FUND};
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
pub struct ProtocolCard {
    /// The key under which the content room has the text (`knowledges`), with `fundCode` for those
    /// that name the fund.
    pub key: String,
    /// 《投资者权益须知》
    pub title: String,
    /// Whether it must be read and agreed to before a purchase.
    pub needed: bool,
}

/// Agreements and explanations of a fund.
pub async fn list_protocols(call: Call<Visitor>, request: FundRequest) -> Answer<FundProtocols> {
    let fund = call.get::<Catalogue>().fund(request.fund_code).ok_or(NO_FUND)?;
    Ok(FundProtocols { list: protocols(&fund) })
}

fn protocols(fund: &Fund) -> Vec<ProtocolCard> {
    let card = |key: &str, title: &str, needed| ProtocolCard {
        key: key.to_owned(),
        title: title.to_owned(),
        needed,
    };
    let mut all = vec![
        card("riskDisclosure", "《公开募集证券投资基金风险揭示书》", true),
        card("investorRights", "《投资者权益须知》", true),
        card("fundRiskNotice", "《风险告知书》", true),
        card("fundContract", "基金合同摘要", false),
        card("prospectus", "招募说明书要点", false),
        card("fundSummary", "基金产品资料概要", false),
    ];
    if fund.quick_redeem.is_some() {
        all.push(card("quickRedeem", "《快速赎回服务协议》", false));
    }
    all
}
