//! The opening flow: what is done and what comes next.

use crate::{
    dictionary::Choice,
    profile::PersonalRecord,
    user_record::{CertRecord, ProofRecord},
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Nothing};

/// A step of opening an account, in the order in which they are taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Step {
    /// Set the login password (screen /sendNote, purpose `resetpassword`).
    Password,
    /// Name and certificate (screen /realname, call `/userAuth`).
    Realname,
    /// Occupation, income, address, declarations (screen /personalinfo, call `/changeinfo`).
    Personalinfo,
    /// A card with the payment channel (screen /bankauth).
    Bankauth,
    /// Agree and open (call `/open`).
    Open,
}

/// How far a step is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum StepState {
    /// Nothing more to do.
    Done,
    /// To be taken now.
    Current,
    /// A proof is under review (screen /openAudit).
    Review,
    /// A proof failed and must be handed in again (screen /openAudit).
    Failed,
    /// Comes later.
    Later,
}

/// One step.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct StepRecord {
    /// Which.
    pub step: Step,
    /// As shown.
    pub title: String,
    /// How far.
    pub state: StepState,
}

/// The flow of one customer.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpeningFlow {
    /// Whether the account is opened; then every step is done.
    pub opened: bool,
    /// Whether name and certificate are verified: the button says 继续开户, else 立即开户.
    pub certified: bool,
    /// The step to go to; null when opened.
    pub next: Option<Step>,
    /// All steps in order.
    pub steps: Vec<StepRecord>,
    /// Name masked; null before the real-name step.
    pub cust_name: Option<String>,
    /// Certificate masked; null before the real-name step.
    pub cert_info_vo: Option<CertRecord>,
    /// What the personal step has saved so far; null before.
    pub personal: Option<PersonalRecord>,
    /// The newest proof; null without one.
    pub user_acco_proof_info_vo: Option<ProofRecord>,
    /// The lists of the personal step.
    pub choices: OpeningChoices,
}

/// The closed lists of the personal step.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpeningChoices {
    /// For `occupation`.
    pub occupations: Vec<Choice>,
    /// For `income`.
    pub incomes: Vec<Choice>,
    /// For `incomeSource`.
    pub income_sources: Vec<Choice>,
    /// For `credit`.
    pub credits: Vec<Choice>,
    /// For `nonresiFlag`.
    pub tax_residencies: Vec<Choice>,
}

/// `/openflow`.
pub async fn opening_flow(call: Call<Customer>, _: Nothing) -> Answer<OpeningFlow> {
    crate::later()
}
