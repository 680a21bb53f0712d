//! The opening flow: what is done and what comes next.

use crate::{
    auditing,
    dictionary::{
        AuditState, Choice, Controller, Credit, Income, IncomeSource, InvestingPurpose, Occupation,
        ProofType, TaxResidency,
    },
    parameters::Parameters,
    profile::{PersonalRecord, blank, missing},
    proofs::ProofRecord,
    store::{self, ProfileRow, ProofRow},
    user_record::{CertRecord, cert_record, require_identity},
};
use db::Tx;
use kernel::{CustNo, Day, PersonName};
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

/// The closed lists of the personal step and of the facts of money laundering.
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
    /// For `controller`.
    pub controllers: Vec<Choice>,
    /// For `purpose`.
    pub purposes: Vec<Choice>,
}

/// `/openflow`.
pub async fn opening_flow(call: Call<Customer>, _: Nothing) -> Answer<OpeningFlow> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    auditing::settle(&call, cust_no).await?;
    call.db()
        .read(async |tx: &mut Tx| {
            let facts = Facts::of(tx, cust_no, today).await?;
            let row = &facts.row;
            let cert_info_vo = cert_record(tx, row, &facts.proofs, today).await?;
            let personal = PersonalRecord::from(row);
            Ok(OpeningFlow {
                opened: row.opened_at.is_some(),
                certified: row.certified_at.is_some(),
                next: facts.next(),
                steps: facts.steps(),
                cust_name: row.name.as_ref().map(PersonName::masked),
                cert_info_vo,
                personal: (personal != PersonalRecord::default()).then_some(personal),
                user_acco_proof_info_vo: facts.proofs.first().cloned().map(ProofRecord::from),
                choices: choices(),
            })
        })
        .await
}

/// What decides the steps.
pub(crate) struct Facts {
    pub row: ProfileRow,
    has_password: bool,
    personal_done: bool,
    /// Newest first.
    proofs: Vec<ProofRow>,
}

impl Facts {
    pub async fn of(tx: &mut Tx, cust_no: CustNo, today: Day) -> Answer<Self> {
        let identity = require_identity(tx, cust_no).await?;
        let parameters = Parameters::on(tx, today).await?;
        let row = store::profile(tx, cust_no).await?.unwrap_or_else(|| blank(cust_no));
        let missing = missing(&row, parameters.cert_pictures_required);
        Ok(Self {
            has_password: identity.has_password,
            personal_done: missing.is_empty(),
            proofs: store::proofs(tx, cust_no).await?,
            row,
        })
    }

    /// The first step that is not done.
    pub fn next(&self) -> Option<Step> {
        Step::ALL.into_iter().find(|step| !self.done(*step))
    }

    fn done(&self, step: Step) -> bool {
        self.row.opened_at.is_some()
            || match step {
                Step::Password => self.has_password,
                Step::Realname => self.row.certified_at.is_some(),
                Step::Personalinfo => self.personal_done,
                Step::Bankauth => self.row.card_bound_at.is_some(),
                Step::Open => false,
            }
    }

    fn steps(&self) -> Vec<StepRecord> {
        let next = self.next();
        let state = |step| match step {
            step if self.done(step) => StepState::Done,
            step if Some(step) == next => self.state_of_current(step),
            _ => StepState::Later,
        };
        let record =
            |step: Step| StepRecord { step, title: step.chinese().into(), state: state(step) };
        Step::ALL.into_iter().map(record).collect()
    }

    /// The step waits where its newest proof does.
    fn state_of_current(&self, step: Step) -> StepState {
        let proof_type = match step {
            Step::Realname => ProofType::Certificate,
            Step::Bankauth => ProofType::Card,
            _ => return StepState::Current,
        };
        let newest = self.proofs.iter().find(|proof| proof.proof_type == proof_type);
        match newest.map(|proof| proof.state) {
            Some(AuditState::UnderReview) => StepState::Review,
            Some(AuditState::Failed) => StepState::Failed,
            _ => StepState::Current,
        }
    }
}

impl Step {
    const ALL: [Self; 5] =
        [Self::Password, Self::Realname, Self::Personalinfo, Self::Bankauth, Self::Open];

    /// As shown.
    pub(crate) const fn chinese(self) -> &'static str {
        match self {
            Self::Password => "设置登录密码",
            Self::Realname => "实名认证",
            Self::Personalinfo => "个人信息",
            Self::Bankauth => "绑定银行卡",
            Self::Open => "开通账户",
        }
    }
}

fn choices() -> OpeningChoices {
    OpeningChoices {
        occupations: Occupation::choices(),
        incomes: Income::choices(),
        income_sources: IncomeSource::choices(),
        credits: Credit::choices(),
        tax_residencies: TaxResidency::choices(),
        controllers: Controller::choices(),
        purposes: InvestingPurpose::choices(),
    }
}
