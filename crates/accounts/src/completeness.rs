//! Is the customer's information complete: for trading at all, and for one product.

use kernel::FundCode;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// What the classic call sends along.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CompletenessRequest {
    /// `1` for the CRS declaration of today; the only one served.
    pub new_crs: Option<String>,
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
    /// Nothing is missing that trading needs.
    pub complete: bool,
    /// What to do, in a sentence; empty when complete.
    pub message: String,
}

/// A product whose demands are asked for.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductCompletenessRequest {
    /// The product.
    pub fund_code: Option<FundCode>,
}

/// Whether the customer's information is enough for a product.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductCompleteness {
    /// Whether the CRS declaration must be made first.
    #[serde(rename = "isCRSPrompt")]
    pub is_crs_prompt: bool,
    /// Whether nothing is missing.
    pub is_complete: bool,
    /// Whether the anti-money-laundering form must be completed (/user/fxqCollection).
    pub need_form: bool,
    /// What is missing, in a sentence; empty when complete.
    pub err_msg: String,
}

/// `/symbol` and `member/info/symbol`.
pub async fn completeness(call: Call<Customer>, _: CompletenessRequest) -> Answer<Completeness> {
    crate::later()
}

/// `common/info/symbol`.
pub async fn product_completeness(
    call: Call<Customer>,
    request: ProductCompletenessRequest,
) -> Answer<ProductCompleteness> {
    crate::later()
}
