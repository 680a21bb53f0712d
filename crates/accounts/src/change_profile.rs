//! Change items of the profile: several, one, or only validate them.

use crate::{
    dictionary::{Credit, Income, IncomeSource, Occupation, TaxResidency},
    districts,
    email::Email,
    hand_in_renewal::{self, Renewal},
    ids::FileId,
    profile::{self, BenefitPerson, PersonalRecord},
    refusals::{ITEM_WRONG, NOT_OPENED, ONE_ITEM, PASSWORD_NEEDED},
    store::{self, ProfileRow},
};
use db::Tx;
use kernel::{Code, Day, Line};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Failure};

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
    pub address: Option<GivenAddress>,
    /// Tax residency; `2` and `3` need `/crs/modify` with the tax numbers instead.
    pub nonresi_flag: Option<TaxResidency>,
    /// Whether somebody else benefits; with true `benefitPerson` is required.
    #[serde(default, deserialize_with = "kernel::flag_if_given")]
    pub has_benefit_person: Option<bool>,
    /// Who benefits.
    pub benefit_person: Option<BenefitPerson>,
    /// Whether the customer alone trades; false cannot open or trade online.
    #[serde(default, deserialize_with = "kernel::flag_if_given")]
    pub self_trade_flag: Option<bool>,
    /// Record of bad credit.
    pub credit: Option<Credit>,
    /// E-mail.
    pub email: Option<Line<80>>,
}

/// An address by the codes of `/user/addressDistrict`.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GivenAddress {
    /// Two digits.
    pub province_code: Code<8>,
    /// Four digits.
    pub city_code: Code<8>,
    /// Six digits.
    pub district_code: Code<8>,
    /// Street and number, 5 to 80 characters.
    pub street: Line<100>,
}

/// One item; the parts of a renewed certificate are one, which goes to the auditors and needs an
/// opened account and a session unlocked by the password.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChangeOneRequest {
    /// One item of the profile, and no other.
    #[serde(flatten)]
    pub item: ChangeProfileRequest,
    /// New first day of the certificate.
    pub cert_begin: Option<Day>,
    /// New last day, `9999-12-31` for long-term; later than the one on file.
    pub cert_expire: Option<Day>,
    /// From `/uploadPic` (kind `certFront`).
    pub front_file_id: Option<FileId>,
    /// From `/uploadPic` (kind `certBack`).
    pub back_file_id: Option<FileId>,
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
    let (cust_no, items) = (call.caller.cust_no, Arc::new(Items::parse(request)?));
    call.db()
        .write(async move |tx: &mut Tx| {
            let row = profile::edit(tx, cust_no, |row| items.apply(row)).await?;
            Ok(PersonalRecord::from(&row))
        })
        .await
}

/// `/userinfo/separatechange`.
pub async fn change_one(call: Call<Customer>, request: ChangeOneRequest) -> Answer<PersonalRecord> {
    let cust_no = call.caller.cust_no;
    let renewed = renewal_in(&request)?;
    let items = Items::parse(request.item)?;
    if items.count() + usize::from(renewed.is_some()) != 1 {
        return Err(ONE_ITEM.into());
    }
    if let Some(renewal) = renewed {
        may_renew(&call).await?;
        return Ok(PersonalRecord::from(&hand_in_renewal::hand_in(&call, renewal).await?));
    }
    let items = Arc::new(items);
    call.db()
        .write(async move |tx: &mut Tx| {
            let row = profile::edit(tx, cust_no, |row| items.apply(row)).await?;
            Ok(PersonalRecord::from(&row))
        })
        .await
}

/// Who somebody is, is changed by nobody who only found the phone.
async fn may_renew(call: &Call<Customer>) -> Answer<()> {
    let cust_no = call.caller.cust_no;
    let read = async |tx: &mut Tx| Ok::<_, Failure>(store::profile(tx, cust_no).await?);
    let profile = call.db().read(read).await?;
    if profile.is_none_or(|row| row.opened_at.is_none()) {
        return Err(NOT_OPENED.into());
    }
    let wall = call.clock().unmoved();
    match call.caller.session.unlocked_until.is_some_and(|until| until > wall) {
        true => Ok(()),
        false => Err(PASSWORD_NEEDED.into()),
    }
}

/// `/validateUserInfo`.
pub async fn validate_profile(
    _: Call<Customer>,
    request: ChangeProfileRequest,
) -> Answer<ProfileChecked> {
    Items::parse(request)?;
    Ok(ProfileChecked { valid: true })
}

/// Items that were found good.
struct Items {
    given: ChangeProfileRequest,
    email: Option<String>,
}

impl Items {
    fn parse(given: ChangeProfileRequest) -> Answer<Self> {
        let wrong = |reason: &str| Failure::from(ITEM_WRONG.fill(&[("reason", reason)]));
        if let Some(address) = &given.address {
            check_address(address).map_err(wrong)?;
        }
        if given.has_benefit_person == Some(true) && given.benefit_person.is_none() {
            return Err(wrong("请填写受益人的姓名和证件号码"));
        }
        if given.has_benefit_person != Some(true) && given.benefit_person.is_some() {
            return Err(wrong("账户受益人为本人时无需填写受益人"));
        }
        if given.nonresi_flag.is_some_and(|flag| flag != TaxResidency::China) {
            return Err(wrong("非中国税收居民请填写税收居民身份声明"));
        }
        let email = match given.email.as_deref() {
            Some(text) => Some(text.parse::<Email>().map_err(|e| wrong(e.reason()))?.into_text()),
            None => None,
        };
        Ok(Self { given, email })
    }

    fn count(&self) -> usize {
        let g = &self.given;
        [
            g.occupation.is_some(),
            g.income.is_some(),
            g.income_source.is_some(),
            g.address.is_some(),
            g.nonresi_flag.is_some(),
            g.has_benefit_person.is_some(),
            g.self_trade_flag.is_some(),
            g.credit.is_some(),
            self.email.is_some(),
        ]
        .into_iter()
        .filter(|given| *given)
        .count()
    }

    fn apply(&self, row: &mut ProfileRow) {
        let g = &self.given;
        row.occupation = g.occupation.or(row.occupation);
        row.income = g.income.or(row.income);
        row.income_source = g.income_source.or(row.income_source);
        row.nonresi_flag = g.nonresi_flag.or(row.nonresi_flag);
        row.self_trade = g.self_trade_flag.or(row.self_trade);
        row.credit = g.credit.or(row.credit);
        if let Some(address) = &g.address {
            row.district_code = Some(address.district_code.to_string());
            row.street = Some(address.street.trim().to_owned());
        }
        if let Some(has) = g.has_benefit_person {
            row.has_benefit_person = Some(has);
            row.benefit_name = g.benefit_person.as_ref().map(|p| p.name.clone());
            row.benefit_id_number = g.benefit_person.as_ref().map(|p| p.cert_no.clone());
        }
        if let Some(email) = &self.email {
            row.email = Some(email.clone());
        }
    }
}

/// A renewed certificate: its days and both pictures belong together.
fn renewal_in(request: &ChangeOneRequest) -> Answer<Option<Renewal>> {
    let days = (request.cert_begin, request.cert_expire);
    match (days, (request.front_file_id, request.back_file_id)) {
        ((None, None), (None, None)) => Ok(None),
        ((Some(cert_begin), Some(cert_expire)), (Some(front), Some(back))) => {
            Ok(Some(Renewal { cert_begin, cert_expire, front, back }))
        }
        _ => Err(ITEM_WRONG.fill(&[("reason", "请填写证件有效期并上传证件正反面")]).into()),
    }
}

fn check_address(address: &GivenAddress) -> Result<(), &'static str> {
    let nested = address.district_code.starts_with(&*address.city_code)
        && address.city_code.starts_with(&*address.province_code);
    if !nested || districts::region_name(&address.district_code).is_none() {
        return Err("请选择所在的省、市、区");
    }
    match (5..=80).contains(&address.street.trim().chars().count()) {
        true => Ok(()),
        false => Err("详细地址应为5至80个字"),
    }
}
