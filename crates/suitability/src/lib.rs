//! Risk questionnaire, levels, match of customer and product, warnings, acknowledgements.
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::float_arithmetic,
        clippy::as_conversions
    )
)]

mod birth;
mod changes;
mod decide;
mod deciding;
mod facts;
mod letter;
mod match_answer;
mod parameters;
mod questionnaire;
mod questions;
mod refusals;
mod replay;
mod risk_levels;
mod risk_match;
mod risk_notice;
mod risk_result;
mod risk_results;
mod scoring;
mod store;
mod submit_test;
mod takeaway;
mod test_id;
#[cfg(test)]
mod tests;

pub use changes::{ChangedAnswer, ProductChange};
pub use decide::{Facts, MatchCode, RULES_VERSION, Risk, decide};
pub use facts::{Asked, Decision, preview_match, require, require_of, risk_of, risks_of};
pub use letter::WarningLetter;
pub use match_answer::{HopeMatch, MatchedFund, RiskMatch};
pub use parameters::Parameters;
pub use questions::{LastAnswer, RiskOption, RiskQuestion, RiskQuestionnaire};
pub use replay::{DecisionDifference, ReplayedPage, replay_decisions};
pub use risk_levels::{CustomerLevel, LevelMatch, RiskLevels};
pub use risk_match::{ClassicMatchRequest, RiskMatchRequest, risk_match};
pub use risk_notice::{RiskNotice, RiskNoticeRequest};
pub use risk_result::{PreviousResult, RiskResult};
pub use risk_results::{PastResult, RiskResults, RiskResultsRequest};
pub use scoring::RiskAnswer;
pub use submit_test::{SubmitTestRequest, take_test};
pub use takeaway::HELD;
pub use test_id::TestId;

use wire::{
    Routes,
    Topic::{self, Clock, Profile},
    op,
};

/// The room's operations.
pub fn routes() -> Routes {
    matches(tests_and_results(Routes::new("suitability")))
}

fn tests_and_results(routes: Routes) -> Routes {
    routes
        .bff(
            "member/info/riskQuestions",
            op("riskQuestions", "risk questionnaire").reads(&[Topic::Risk, Profile]),
            questions::risk_questions,
        )
        .get(
            "/riskquestionnaire",
            op("riskQuestionsClassic", "risk questionnaire").reads(&[Topic::Risk, Profile]),
            questions::risk_questions,
        )
        .bff(
            "member/info/riskQuestionsSubmit",
            op("submitRiskTest", "submit the risk questionnaire")
                .writes(&[Topic::Risk])
                .idempotent(),
            submit_test::submit_test,
        )
        .post(
            "/risk/submit",
            op("submitRiskTestClassic", "submit the risk questionnaire")
                .writes(&[Topic::Risk])
                .idempotent(),
            submit_test::submit_test,
        )
        .bff(
            "member/info/riskResult",
            op("riskResult", "last result of the risk questionnaire").reads(&[
                Topic::Risk,
                Profile,
                Clock,
            ]),
            risk_result::risk_result,
        )
        .bff(
            "member/info/riskResults",
            op("riskResults", "all results of the risk questionnaire").reads(&[Topic::Risk]),
            risk_results::risk_results,
        )
        .bff(
            "common/info/riskLevels",
            op("riskLevels", "levels of customers and products, and how they match")
                .reads(&[Clock]),
            risk_levels::risk_levels,
        )
}

fn matches(routes: Routes) -> Routes {
    routes
        .bff(
            "trade/tradeRiskMatch",
            op("tradeRiskMatch", "match of customer and product")
                .reads(&[Profile, Topic::Risk])
                .writes(&[Topic::Risk]),
            risk_match::risk_match,
        )
        .post(
            "/risk/match",
            op("riskMatchClassic", "match of customer and product")
                .reads(&[Profile, Topic::Risk])
                .writes(&[Topic::Risk]),
            risk_match::classic,
        )
        .get(
            "/risk/notice",
            op("riskNotice", "risk notification letter of a fund").touches_nothing(),
            risk_notice::risk_notice,
        )
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("suitability",
    "tests" => include_str!("../../../migrations/suitability_0001_tests.sql"),
    "decisions by id" => include_str!("../../../migrations/suitability_0002_decisions_by_id.sql"),
    "letters" => include_str!("../../../migrations/suitability_0003_letters.sql"),
);
