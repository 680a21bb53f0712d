//! Is the customer's information complete: for trading at all, and for one product.

use crate::{
    auditing,
    barrier::{self, Barrier, BuyerFacts, Mend, barrier_of, needs_form},
    dictionary::{AuditState, Credit, ProofType},
    parameters::Parameters,
    profile::{Element, Validity, blank, missing},
    refusals::NO_SUCH_PRODUCT,
    store::{self, ProofRow},
};
use db::Tx;
use kernel::{Code, CustNo, Day, FundCode};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;
use wire::{Answer, App, Call, Customer};

/// What is asked.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CompletenessRequest {
    /// `1` for the CRS declaration of today, which is the only one asked for.
    #[allow(dead_code, reason = "the specification sends it")]
    pub new_crs: Option<Code<8>>,
    /// A product, when the question is about one: `mend` then leads by the rule of products.
    pub fund_code: Option<FundCode>,
}

/// Which elements are missing.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Completeness {
    /// Each element: `0` there, `1` to be completed. Elements: `certFiles`, `occupation`, `income`,
    /// `incomeSource`, `address`, `nonresiFlag`, `hasBenefitPerson`, `selfTradeFlag`, `credit`;
    /// and `idValidity`: `0` fine, `1` expired, `2` long-term, `3` expires within 90 days or
    /// missing.
    pub element_map: BTreeMap<String, String>,
    /// Audit of the certificate: `0` nothing to object, `1` under review, `2` failed.
    pub cust_cert_audited: String,
    /// Whether a confirmed e-mail is on file; private flows need one.
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
    /// What to do, in a sentence; of a certificate that is audited also when complete, else empty.
    pub message: String,
    /// The same, as the product's check names it; empty when complete.
    pub err_msg: String,
    /// Where it is mended; null when complete. Of a product: `userCert` where the message names
    /// 完善证件信息, `fxqCollection` where the form is needed, else `userEdit`.
    pub mend: Option<Mend>,
}

/// Whether a product is sold here. The rooms that know stand above this one, so the application
/// says; a service of it, without which there is none.
#[derive(Debug, Clone, Copy)]
pub struct Products(pub fn(&App, FundCode) -> bool);

/// `/symbol`, `member/info/symbol` and `common/info/symbol`.
pub async fn completeness(
    call: Call<Customer>,
    request: CompletenessRequest,
) -> Answer<Completeness> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    if let Some(code) = request.fund_code {
        let products = call.find::<Products>();
        if !products.is_some_and(|Products(has)| has(&call, code)) {
            return Err(NO_SUCH_PRODUCT.into());
        }
    }
    auditing::settle(&call, cust_no).await?;
    let of = |barrier: &Barrier| match request.fund_code {
        Some(_) => barrier.mend_for_product(),
        None => barrier.mend(),
    };
    call.db().read(async |tx: &mut Tx| completeness_of(tx, cust_no, of, today).await).await
}

async fn completeness_of(
    tx: &mut Tx,
    cust_no: CustNo,
    mend: impl Fn(&Barrier) -> Mend,
    today: Day,
) -> Answer<Completeness> {
    let parameters = Parameters::on(tx, today).await?;
    let row = store::profile(tx, cust_no).await?.unwrap_or_else(|| blank(cust_no));
    let proofs = store::proofs(tx, cust_no).await?;
    let audit = proofs.iter().find(|p| p.proof_type != ProofType::Card);
    let missing = missing(&row, parameters.cert_pictures_required);
    let validity = Validity::of(row.cert_expire, today, parameters.cert_soon_days);
    let flag = |e: &Element| if missing.contains(e) { "1" } else { "0" };
    let mut element_map: BTreeMap<String, String> =
        Element::ALL.iter().map(|e| (e.key().to_owned(), flag(e).to_owned())).collect();
    element_map.insert("idValidity".to_owned(), validity.code().to_owned());
    let is_crs_prompt = missing.contains(&Element::TaxResidency);
    let need_form = needs_form(&missing);
    let (cert_expire, credit, self_trade) = (row.cert_expire, row.credit, row.trades_alone());
    let facts = BuyerFacts { cert_expire, missing, credit, self_trade };
    let barrier = barrier_of(tx, cust_no, facts, today).await?;
    let err_msg = barrier.as_ref().map_or_else(String::new, Barrier::message);
    let audited = audit.map_or_else(String::new, audit_message);
    Ok(Completeness {
        element_map,
        cust_cert_audited: match audit.map(|proof| proof.state) {
            Some(AuditState::UnderReview) => "1",
            Some(AuditState::Failed) => "2",
            _ => "0",
        }
        .to_owned(),
        has_mail: row.confirmed_email().is_some(),
        credit: if credit == Some(Credit::None) { "0" } else { "1" }.to_owned(),
        is_crs_prompt,
        is_complete: barrier.is_none(),
        need_form,
        message: if err_msg.is_empty() { audited } else { err_msg.clone() },
        err_msg,
        mend: barrier.as_ref().map(mend),
    })
}

fn audit_message(proof: &ProofRow) -> String {
    match proof.state {
        AuditState::UnderReview => barrier::in_audit(proof.due_day),
        AuditState::Failed => barrier::refused(&proof.memo),
        AuditState::Passed | AuditState::Withdrawn => String::new(),
    }
}
