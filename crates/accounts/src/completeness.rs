//! Is the customer's information complete: for trading at all, and for one product.

use crate::{
    barrier::{Barrier, BuyerFacts},
    dictionary::{AuditState, Credit, ProofType},
    parameters::Parameters,
    profile::{Element, Validity, blank, missing},
    proofs, store,
};
use db::Tx;
use kernel::{CustNo, Day, FundCode, Line};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// What is asked.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[allow(dead_code, reason = "the specification sends both; no product asks for more than another")]
pub struct CompletenessRequest {
    /// `1` for the CRS declaration of today.
    pub new_crs: Option<Line<8>>,
    /// A product, when the question is about one.
    pub fund_code: Option<FundCode>,
}

/// Which elements are missing.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Completeness {
    /// Each element: `0` there, `1` to be completed. Elements: `certFiles`, `occupation`, `income`,
    /// `incomeSource`, `address`, `nonresiFlag`, `hasBenefitPerson`, `selfTradeFlag`, `credit`;
    /// and `idValidity`: `0` fine, `1` expired, `2` long-term, `3` expires within 90 days or
    /// missing. Go to /certInfo when `certFiles` is `1` or `idValidity` is `1` or `3`, else to
    /// /userEdit.
    pub element_map: BTreeMap<String, String>,
    /// Audit of the certificate: `0` nothing to object, `1` under review, `2` failed.
    pub cust_cert_audited: String,
    /// Whether an e-mail is on file; private flows need one.
    pub has_mail: bool,
    /// Credit record: `0` fine, `1` unanswered or bad.
    pub credit: String,
    /// Whether the CRS declaration must be made first.
    #[serde(rename = "isCRSPrompt")]
    pub is_crs_prompt: bool,
    /// Nothing keeps the customer from buying.
    pub is_complete: bool,
    /// Whether the anti-money-laundering form must be completed (/user/fxqCollection).
    pub need_form: bool,
    /// What to do, in a sentence; empty when complete.
    pub message: String,
    /// The same, as the product's check names it.
    pub err_msg: String,
}

/// `/symbol`, `member/info/symbol` and `common/info/symbol`.
pub async fn completeness(call: Call<Customer>, _: CompletenessRequest) -> Answer<Completeness> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    proofs::settle(&call, cust_no).await?;
    call.db().read(async |tx: &mut Tx| completeness_of(tx, cust_no, today).await).await
}

/// What the anti-money-laundering form asks for.
const FORM: [Element; 4] =
    [Element::Occupation, Element::Income, Element::IncomeSource, Element::Beneficiary];

/// Whether a customer's information is complete on a day.
///
/// # Errors
/// Those of the database.
pub async fn completeness_of(tx: &mut Tx, cust_no: CustNo, today: Day) -> Answer<Completeness> {
    let parameters = Parameters::on(tx, today).await?;
    let row = store::profile(tx, cust_no).await?.unwrap_or_else(|| blank(cust_no));
    let proofs = store::proofs(tx, cust_no).await?;
    let audit = proofs.iter().find(|p| p.proof_type == ProofType::Certificate).map(|p| p.state);
    let missing = missing(&row, parameters.cert_pictures_required);
    let validity = Validity::of(row.cert_expire, today, parameters.cert_soon_days);
    let flag = |e: &Element| if missing.contains(e) { "1" } else { "0" };
    let mut element_map: BTreeMap<String, String> =
        Element::ALL.iter().map(|e| (e.key().to_owned(), flag(e).to_owned())).collect();
    element_map.insert("idValidity".to_owned(), validity.code().to_owned());
    let is_crs_prompt = missing.contains(&Element::TaxResidency);
    let need_form = FORM.iter().any(|element| missing.contains(element));
    let (cert_expire, credit, self_trade) = (row.cert_expire, row.credit, row.self_trade);
    let barrier = Barrier::of(BuyerFacts { cert_expire, missing, credit, self_trade }, today);
    let message = barrier.map_or_else(String::new, |barrier| barrier.message());
    Ok(Completeness {
        element_map,
        cust_cert_audited: match audit {
            Some(AuditState::UnderReview) => "1",
            Some(AuditState::Failed) => "2",
            _ => "0",
        }
        .to_owned(),
        has_mail: row.email.is_some(),
        credit: if credit == Some(Credit::None) { "0" } else { "1" }.to_owned(),
        is_crs_prompt,
        is_complete: message.is_empty(),
        need_form,
        err_msg: message.clone(),
        message,
    })
}
