//! Items of the profile as they are given, and what is wrong with them.

use crate::{
    dictionary::{
        Controller, Credit, Income, IncomeSource, InvestingPurpose, Occupation, TaxResidency,
    },
    districts,
    profile::GivenPerson,
    refusals::ITEM_WRONG,
    store::ProfileRow,
};
use kernel::{Code, Email, Line};
use serde::Deserialize;
use serde_json::json;
use utoipa::ToSchema;
use wire::{Answer, Failure};

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
    pub benefit_person: Option<GivenPerson>,
    /// Whether the customer alone trades; false cannot open or trade online.
    #[serde(default, deserialize_with = "kernel::flag_if_given")]
    pub self_trade_flag: Option<bool>,
    /// Record of bad credit.
    pub credit: Option<Credit>,
    /// Who controls the account in fact; with `2` `controllerPerson` is required, and nothing is
    /// bought.
    pub controller: Option<Controller>,
    /// Who controls it.
    pub controller_person: Option<GivenPerson>,
    /// What the money is put into funds for.
    pub purpose: Option<InvestingPurpose>,
    /// E-mail: only checked here; `/emailchange` changes it with the code that was mailed.
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

/// Items that were found good.
pub(crate) struct Items {
    given: ChangeProfileRequest,
}

impl Items {
    pub fn parse(given: ChangeProfileRequest) -> Answer<Self> {
        if let Some(address) = &given.address {
            check_address(address)?;
        }
        let benefits = given.has_benefit_person == Some(true);
        match (benefits, given.benefit_person.is_some()) {
            (true, false) => return Err(wrong("benefitPerson", "请填写受益人的姓名和证件号码")),
            (false, true) => {
                return Err(wrong("hasBenefitPerson", "账户受益人为本人时无需填写受益人"));
            }
            _ => {}
        }
        let controls = given.controller == Some(Controller::Other);
        match (controls, given.controller_person.is_some()) {
            (true, false) => {
                return Err(wrong("controllerPerson", "请填写实际控制人的姓名和证件号码"));
            }
            (false, true) => return Err(wrong("controller", "账户由本人控制时无需填写他人")),
            _ => {}
        }
        if given.nonresi_flag.is_some_and(|flag| flag != TaxResidency::China) {
            return Err(wrong("nonresiFlag", "非中国税收居民请填写税收居民身份声明"));
        }
        if let Some(email) = given.email.as_deref() {
            parse_email(email)?;
        }
        Ok(Self { given })
    }

    /// The items, unless one is among them that is not saved like this.
    pub fn savable(self) -> Answer<Self> {
        match self.given.email {
            Some(_) => Err(wrong("email", "邮箱需要用邮件里的验证码确认后才能保存")),
            None => Ok(self),
        }
    }

    /// Income and where it comes from are one.
    pub fn count(&self) -> usize {
        let g = &self.given;
        [
            g.occupation.is_some(),
            g.income.is_some() || g.income_source.is_some(),
            g.address.is_some(),
            g.nonresi_flag.is_some(),
            g.has_benefit_person.is_some(),
            g.self_trade_flag.is_some(),
            g.credit.is_some(),
            g.controller.is_some(),
            g.purpose.is_some(),
            g.email.is_some(),
        ]
        .into_iter()
        .filter(|given| *given)
        .count()
    }

    pub fn apply(&self, row: &mut ProfileRow) {
        let g = &self.given;
        row.occupation = g.occupation.or(row.occupation);
        row.income = g.income.or(row.income);
        row.income_source = g.income_source.or(row.income_source);
        row.nonresi_flag = g.nonresi_flag.or(row.nonresi_flag);
        row.self_trade = g.self_trade_flag.or(row.self_trade);
        row.credit = g.credit.or(row.credit);
        row.purpose = g.purpose.or(row.purpose);
        if let Some(address) = &g.address {
            row.district_code = Some(address.district_code.to_string());
            row.street = Some(address.street.trim().to_owned());
        }
        if let Some(has) = g.has_benefit_person {
            row.has_benefit_person = Some(has);
            row.benefit_name = g.benefit_person.as_ref().map(|p| p.name.clone());
            row.benefit_id_number = g.benefit_person.as_ref().map(|p| p.cert_no.clone());
        }
        if let Some(controller) = g.controller {
            row.controller = Some(controller);
            row.controller_name = g.controller_person.as_ref().map(|p| p.name.clone());
            row.controller_id_number = g.controller_person.as_ref().map(|p| p.cert_no.clone());
        }
    }
}

/// An address as it is typed; refused with its field.
pub(crate) fn parse_email(text: &str) -> Answer<Email> {
    text.parse::<Email>().map_err(|invalid| wrong("email", invalid.reason()))
}

fn check_address(address: &GivenAddress) -> Answer<()> {
    let nested = address.district_code.starts_with(&*address.city_code)
        && address.city_code.starts_with(&*address.province_code);
    if !nested || districts::region_name(&address.district_code).is_none() {
        return Err(wrong("address", "请选择所在的省、市、区"));
    }
    match (5..=80).contains(&address.street.trim().chars().count()) {
        true => Ok(()),
        false => Err(wrong("address.street", "详细地址应为5至80个字")),
    }
}

/// Refuses an item with the field in which it stands.
pub(crate) fn wrong(field: &str, reason: &str) -> Failure {
    ITEM_WRONG.fill(&[("reason", reason)]).with(json!({ "field": field })).into()
}
