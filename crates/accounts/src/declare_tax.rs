//! The CRS declaration of tax residency.

use crate::{dictionary::TaxResidency, profile::PersonalRecord};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// The declaration.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeclareTaxRequest {
    /// `1` China only, `2` abroad only, `3` both.
    pub nonresi_flag: TaxResidency,
    /// Family name in Latin letters; for `2` and `3`.
    pub surname_latin: Option<String>,
    /// Given name in Latin letters; for `2` and `3`.
    pub given_name_latin: Option<String>,
    /// Place of birth in Chinese or Latin letters; for `2` and `3`.
    pub birth_place: Option<String>,
    /// One for each country; for `2` and `3`, at most three.
    #[serde(default)]
    pub residences: Vec<TaxResidence>,
    /// The customer declares that it is true and tells of a change within 30 days; must be true.
    pub declared: bool,
}

/// A country in which the customer pays tax.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TaxResidence {
    /// ISO 3166 letters, `US`.
    pub country: String,
    /// Tax number; else `noTinReason`.
    pub tin: Option<String>,
    /// Why there is none: `A` the country issues none, `B` it cannot be obtained.
    pub no_tin_reason: Option<String>,
    /// The explanation for `B`.
    pub no_tin_text: Option<String>,
}

/// `/crs/modify`.
pub async fn declare_tax(
    call: Call<Customer>,
    request: DeclareTaxRequest,
) -> Answer<PersonalRecord> {
    crate::later()
}
