//! The CRS declaration of tax residency.

use crate::{
    changes::Changing,
    dictionary::TaxResidency,
    profile::PersonalRecord,
    refusals::TAX_INCOMPLETE,
    store::{self, TaxDeclarationRow, TaxResidenceRow},
};
use db::Tx;
use kernel::{Code, CustNo, Instant, Line};
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
    pub surname_latin: Option<Line<60>>,
    /// Given name in Latin letters; for `2` and `3`.
    pub given_name_latin: Option<Line<60>>,
    /// Place of birth in Chinese or Latin letters; for `2` and `3`.
    pub birth_place: Option<Line<80>>,
    /// One for each country; for `2` and `3`, at most three.
    #[serde(default)]
    pub residences: Vec<TaxResidence>,
    /// The customer declares that it is true and tells of a change within 30 days; must be true.
    #[serde(deserialize_with = "kernel::flag")]
    pub declared: bool,
}

/// A country in which the customer pays tax.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TaxResidence {
    /// ISO 3166 letters, `US`.
    pub country: Code<8>,
    /// Tax number; else `noTinReason`.
    pub tin: Option<Line<40>>,
    /// Why there is none: `A` the country issues none, `B` it cannot be obtained.
    pub no_tin_reason: Option<Code<8>>,
    /// The explanation for `B`.
    pub no_tin_text: Option<Line<200>>,
}

/// `/crs/modify`.
pub async fn declare_tax(
    call: Call<Customer>,
    request: DeclareTaxRequest,
) -> Answer<PersonalRecord> {
    check(&request).map_err(|reason| TAX_INCOMPLETE.fill(&[("reason", reason)]))?;
    let (cust_no, now, changing) = (call.caller.cust_no, call.now, Changing::by(&call)?);
    call.db()
        .write(async move |tx: &mut Tx| {
            let residences = residences(&request, cust_no, now);
            let declaration = declaration(&request, cust_no, now);
            store::put_tax_declaration(tx, &declaration, &residences).await?;
            let flag = Some(request.nonresi_flag);
            let row = changing.change(tx, |row| row.nonresi_flag = flag).await?;
            Ok(PersonalRecord::from(&row))
        })
        .await
}

/// The form of CRS17: who pays tax abroad gives a name in Latin letters, a place of birth, and
/// for each country a tax number or why there is none.
fn check(request: &DeclareTaxRequest) -> Result<(), &'static str> {
    if !request.declared {
        return Err("请确认声明内容真实、准确、完整");
    }
    if request.nonresi_flag == TaxResidency::China {
        return match request.residences.is_empty() {
            true => Ok(()),
            false => Err("仅为中国税收居民时无需填写其他国家（地区）"),
        };
    }
    let latin = |text: &Option<Line<60>>| {
        let letter = |c: char| c.is_ascii_alphabetic() || " -'".contains(c);
        text.as_deref().is_some_and(|t| (1..=40).contains(&t.len()) && t.chars().all(letter))
    };
    if !latin(&request.surname_latin) || !latin(&request.given_name_latin) {
        return Err("请用拼音或英文填写姓和名");
    }
    let birth_place = request.birth_place.as_deref().map_or(0, |text| text.trim().chars().count());
    if !(2..=60).contains(&birth_place) {
        return Err("请填写出生地");
    }
    if request.residences.is_empty() || request.residences.len() > 3 {
        return Err("请填写1至3个税收居民国（地区）");
    }
    request.residences.iter().try_for_each(check_residence)
}

fn check_residence(residence: &TaxResidence) -> Result<(), &'static str> {
    let country = &residence.country;
    if country.len() != 2 || !country.bytes().all(|b| b.is_ascii_uppercase()) || &**country == "CN"
    {
        return Err("请选择中国以外的税收居民国（地区）");
    }
    let is_filled = |text: Option<&str>| filled(text).is_some();
    match (is_filled(residence.tin.as_deref()), residence.no_tin_reason.as_deref()) {
        (true, None) | (false, Some("A")) => Ok(()),
        (false, Some("B")) if is_filled(residence.no_tin_text.as_deref()) => Ok(()),
        (false, Some("B")) => Err("请说明未能取得纳税人识别号的原因"),
        _ => Err("请填写纳税人识别号，或选择无法提供的原因"),
    }
}

/// Without the spaces around it; none of nothing else.
fn filled(text: Option<&str>) -> Option<String> {
    text.map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned)
}

fn declaration(request: &DeclareTaxRequest, cust_no: CustNo, at: Instant) -> TaxDeclarationRow {
    let text = |given: Option<&str>| given.unwrap_or_default().to_owned();
    TaxDeclarationRow {
        cust_no,
        declared_at: at,
        nonresi_flag: request.nonresi_flag,
        surname_latin: text(request.surname_latin.as_deref()),
        given_name_latin: text(request.given_name_latin.as_deref()),
        birth_place: text(request.birth_place.as_deref()),
    }
}

fn residences(request: &DeclareTaxRequest, cust_no: CustNo, at: Instant) -> Vec<TaxResidenceRow> {
    let row = |(position, r): (i64, &TaxResidence)| TaxResidenceRow {
        cust_no,
        declared_at: at,
        position,
        country: r.country.to_string(),
        tin: filled(r.tin.as_deref()),
        no_tin_reason: filled(r.no_tin_reason.as_deref()),
        // Asked for with this reason alone.
        no_tin_text: filled(r.no_tin_text.as_deref())
            .filter(|_| r.no_tin_reason.as_deref() == Some("B")),
    };
    (1..).zip(&request.residences).map(row).collect()
}
