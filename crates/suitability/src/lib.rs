//! Risk questionnaire, levels, match of customer and product, warnings, acknowledgements.

mod pending;
mod questions;
mod risk_match;
mod risk_notice;
mod risk_result;
mod submit_test;

pub use questions::{RiskOption, RiskQuestion, RiskQuestionnaire};
pub use risk_match::{ClassicMatchRequest, RiskMatch, RiskMatchRequest, WarningLetter};
pub use risk_notice::{RiskNotice, RiskNoticeRequest};
pub use risk_result::RiskResult;
pub use submit_test::{RiskAnswer, SubmitTestRequest};

use pending::pending;
use wire::{Nothing, Routes, op};

/// The room's operations.
pub fn routes() -> Routes {
    Routes::new("suitability")
        .bff(
            "member/info/riskQuestions",
            op("riskQuestions", "risk questionnaire"),
            pending::<Nothing, RiskQuestionnaire>,
        )
        .get(
            "/riskquestionnaire",
            op("riskQuestionsClassic", "risk questionnaire"),
            pending::<Nothing, RiskQuestionnaire>,
        )
        .bff(
            "member/info/riskQuestionsSubmit",
            op("submitRiskTest", "submit the risk questionnaire").idempotent(),
            pending::<SubmitTestRequest, RiskResult>,
        )
        .post(
            "/risk/submit",
            op("submitRiskTestClassic", "submit the risk questionnaire").idempotent(),
            pending::<SubmitTestRequest, RiskResult>,
        )
        .bff(
            "member/info/riskResult",
            op("riskResult", "last result of the risk questionnaire"),
            pending::<Nothing, RiskResult>,
        )
        .bff(
            "trade/tradeRiskMatch",
            op("tradeRiskMatch", "match of customer and product"),
            pending::<RiskMatchRequest, RiskMatch>,
        )
        .post(
            "/risk/match",
            op("riskMatchClassic", "match of customer and product"),
            pending::<ClassicMatchRequest, RiskMatch>,
        )
        .get(
            "/risk/notice",
            op("riskNotice", "risk notification letter of a fund"),
            pending::<RiskNoticeRequest, RiskNotice>,
        )
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = &[];

#[cfg(test)]
mod tests {
    #[test]
    fn the_contract_is_fresh() {
        wire::contract_fragment(&super::routes()).check().unwrap();
    }
}
