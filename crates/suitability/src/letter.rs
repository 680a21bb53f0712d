//! The letters that customers read: the warning before a purchase above the level, and the risk
//! notification of a fund.

use crate::decide::MatchCode;
use crate::questionnaire::level_name;
use funds::Fund;
use kernel::RiskLevel;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

/// The version of the letters' texts.
pub const VERSION: &str = "2026-01";

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

/// The letter for a match that needs one.
pub fn warning(code: MatchCode, level: RiskLevel, fund: &Fund, min_seconds: u32) -> WarningLetter {
    let product = format!("{}（{}风险）", fund.risk.product(), fund.risk.chinese());
    let customer = format!("{}（{}）", level.customer(), level_name(level));
    let name = &fund.name;
    let caution_context = if code == MatchCode::T2 {
        format!(
            "{name}的风险等级为{product}，高于您的风险承受能力等级{customer}。购买后，您可能面临超出您承受\
             能力的损失，包括全部本金。本公司没有主动向您推介该产品。请您审慎决定是否购买。"
        )
    } else {
        format!(
            "{name}的风险等级为{product}，与您的风险承受能力等级{customer}相匹配。匹配不代表没有风险：净值\
             可能大幅波动，您可能损失本金。过往业绩不代表未来表现。"
        )
    };
    let investor_confirm_context = if code == MatchCode::T2 {
        format!(
            "本人已阅读并理解以上警示，知晓{name}的风险等级高于本人的风险承受能力等级。本人主动要求购买，自愿\
             承担由此可能产生的一切不利后果和损失。"
        )
    } else {
        format!("本人已阅读并理解以上提示，知晓{name}的风险，自愿购买并承担投资风险。")
    };
    let hash = hash(&[&caution_context, &investor_confirm_context]);
    let version = VERSION.to_owned();
    WarningLetter { caution_context, investor_confirm_context, version, hash, min_seconds }
}

/// The paragraphs of a fund's risk notification.
pub fn notice(fund: &Fund) -> Vec<String> {
    let product = format!("{}（{}风险）", fund.risk.product(), fund.risk.chinese());
    let name = &fund.name;
    let special = if fund.is_money() {
        "货币市场基金不等同于存款，基金管理人不保证基金一定盈利，也不保证最低收益。"
    } else {
        "基金净值会因证券市场波动而涨跌，您可能损失部分或全部本金。"
    };
    vec![
        format!("{name}由{}管理，{}托管，风险等级为{product}。", fund.company, fund.custodian),
        special.to_owned(),
        "基金的过往业绩不预示其未来表现，基金管理人管理的其他基金的业绩不构成本基金业绩的保证。".to_owned(),
        "当单个开放日的净赎回超过基金总份额的10%时，可能发生巨额赎回，您的赎回可能被顺延或暂停。".to_owned(),
        "请在购买前阅读基金合同、招募说明书和基金产品资料概要，了解基金的投资范围、费用和交易规则，并根据自身\
         的投资目的、期限和风险承受能力审慎决定。"
            .to_owned(),
        "本机构只销售产品，不承诺收益，不承担基金的投资风险。".to_owned(),
    ]
}

/// SHA-256 of texts, one after the other, in hex.
pub fn hash(texts: &[&str]) -> String {
    let mut digest = Sha256::new();
    for text in texts {
        digest.update(text.as_bytes());
        digest.update([0]);
    }
    kernel::hex(&digest.finalize())
}
