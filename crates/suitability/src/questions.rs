//! The risk questionnaire as customers read it.

use kernel::RiskLevel;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// One answer that may be chosen.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RiskOption {
    /// `A` to `F`.
    pub option_no: String,
    /// In Chinese.
    pub content: String,
}

/// One question.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RiskQuestion {
    /// From 1.
    pub question_no: u32,
    /// In Chinese.
    pub content: String,
    /// Whether more than one answer may be chosen.
    pub multiple: bool,
    /// The answers.
    pub options: Vec<RiskOption>,
}

/// The questionnaire in force.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RiskQuestionnaire {
    /// To be sent back with the answers.
    pub version: u32,
    /// How long it takes, in seconds.
    pub estimated_seconds: u32,
    /// The questions, in order.
    pub questions: Vec<RiskQuestion>,
    /// How many more tests the customer may take today.
    pub left_today: u32,
    /// How many more within twelve months.
    pub left_this_year: u32,
    /// The level in force; none when there is none or it expired.
    pub current_level: Option<RiskLevel>,
}
