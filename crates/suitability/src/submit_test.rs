//! Submitting the risk questionnaire.

use serde::Deserialize;
use utoipa::ToSchema;

/// The answer to one question.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RiskAnswer {
    /// From 1.
    pub question_no: u32,
    /// The chosen options, `A` to `F`: one, or several where the question allows it.
    pub options: Vec<String>,
}

/// All answers.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SubmitTestRequest {
    /// The version of the questionnaire that was answered.
    pub version: u32,
    /// One for each question, in order.
    pub answers: Vec<RiskAnswer>,
    /// The customer confirmed that answers which contradict each other, or a result above the
    /// last one, are what he means.
    #[serde(default)]
    pub confirmed: bool,
}
