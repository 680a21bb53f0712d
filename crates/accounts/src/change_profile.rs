//! Change items of the profile: several, one, or only validate them.

use crate::{
    dictionary::{Credit, Income, IncomeSource, Occupation, TaxResidency},
    profile::{Address, BenefitPerson, PersonalRecord},
};
use kernel::Day;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// Items to change; those left out stay as they are.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChangeProfileRequest {
    /// Occupation.
    pub occupation: Option<Occupation>,
    /// Yearly income.
    pub income: Option<Income>,
    /// Source of income.
    pub income_source: Option<IncomeSource>,
    /// Where the customer lives; `regionName` is ignored.
    pub address: Option<Address>,
    /// Tax residency; `2` and `3` need `/crs/modify` with the tax numbers instead.
    pub nonresi_flag: Option<TaxResidency>,
    /// Whether somebody else benefits; with true `benefitPerson` is required.
    pub has_benefit_person: Option<bool>,
    /// Who benefits.
    pub benefit_person: Option<BenefitPerson>,
    /// Whether the customer trades himself; false cannot open or trade online.
    pub self_trade_flag: Option<bool>,
    /// Record of bad credit.
    pub credit: Option<Credit>,
    /// E-mail.
    pub email: Option<String>,
}

/// A renewed certificate: one item that belongs together.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChangeOneRequest {
    /// One item of the profile, and no other.
    #[serde(flatten)]
    pub item: ChangeProfileRequest,
    /// New last day of the certificate, with both pictures.
    pub cert_expire: Option<Day>,
    /// From `/uploadPic` (kind `certFront`).
    pub front_file_id: Option<String>,
    /// From `/uploadPic` (kind `certBack`).
    pub back_file_id: Option<String>,
}

/// The items are good.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct ProfileChecked {
    /// Always true; a wrong item is refused with its reason.
    pub valid: bool,
}

/// `/changeinfo`.
pub async fn change_profile(
    call: Call<Customer>,
    request: ChangeProfileRequest,
) -> Answer<PersonalRecord> {
    crate::later()
}

/// `/userinfo/separatechange`.
pub async fn change_one(call: Call<Customer>, request: ChangeOneRequest) -> Answer<PersonalRecord> {
    crate::later()
}

/// `/validateUserInfo`.
pub async fn validate_profile(
    call: Call<Customer>,
    request: ChangeProfileRequest,
) -> Answer<ProfileChecked> {
    crate::later()
}
