//! What is known of a customer.

use crate::dictionary::{Credit, Income, IncomeSource, Occupation, TaxResidency};
use kernel::{IdNumber, PersonName};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The personal step's facts.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonalRecord {
    /// Occupation.
    pub occupation: Option<Occupation>,
    /// Yearly income.
    pub income: Option<Income>,
    /// Source of income.
    pub income_source: Option<IncomeSource>,
    /// Where the customer lives.
    pub address: Option<Address>,
    /// Tax residency.
    pub nonresi_flag: Option<TaxResidency>,
    /// Whether somebody else benefits from the account; then `benefitPerson` says who.
    pub has_benefit_person: Option<bool>,
    /// Who benefits, masked.
    pub benefit_person: Option<BenefitRecord>,
    /// Whether the customer trades himself and controls the account.
    pub self_trade_flag: Option<bool>,
    /// Record of bad credit.
    pub credit: Option<Credit>,
    /// E-mail.
    pub email: Option<String>,
}

/// An address by the codes of `/user/addressDistrict`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Address {
    /// Two digits.
    pub province_code: String,
    /// Four digits.
    pub city_code: String,
    /// Six digits.
    pub district_code: String,
    /// Names in words, filled by the server: 上海市 浦东新区.
    #[serde(default)]
    pub region_name: String,
    /// Street and number, 5 to 80 characters.
    pub street: String,
}

/// Somebody else who benefits from the account.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BenefitPerson {
    /// Name as on the certificate.
    pub name: PersonName,
    /// Number of the ID card.
    pub cert_no: IdNumber,
}

/// A beneficiary as shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BenefitRecord {
    /// Masked.
    pub name: String,
    /// Masked.
    pub cert_no: String,
}
