//! What is known of a customer.

use crate::{
    dictionary::{
        Controller, Credit, Income, IncomeSource, InvestingPurpose, Occupation, TaxResidency,
    },
    districts,
    refusals::CERTIFICATE_TAKEN,
    register,
    store::{self, ProfileRow},
};
use db::Tx;
use kernel::{Certificate, Country, CustNo, Day, IdNumber, PersonName, Sex};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::Answer;

/// The last day of a certificate that does not expire (长期).
const LONG_TERM: &str = "9999-12-31";

/// The personal step's facts.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
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
    pub benefit_person: Option<PersonRecord>,
    /// Whether the customer alone trades and controls the account.
    pub self_trade_flag: Option<bool>,
    /// Record of bad credit.
    pub credit: Option<Credit>,
    /// Who controls the account; of another one `controllerPerson` says who.
    pub controller: Option<Controller>,
    /// Who controls it, masked.
    pub controller_person: Option<PersonRecord>,
    /// What the money is put into funds for.
    pub purpose: Option<InvestingPurpose>,
    /// E-mail, once it is confirmed.
    pub email: Option<String>,
    /// An e-mail that was kept before addresses were confirmed; it counts as none until it is.
    pub unconfirmed_email: Option<String>,
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
    /// Names in words: 上海市 浦东新区.
    pub region_name: String,
    /// Street and number, 5 to 80 characters.
    pub street: String,
}

/// Somebody else, who benefits from the account or controls it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GivenPerson {
    /// Name as on the certificate.
    pub name: PersonName,
    /// Number of the ID card.
    pub cert_no: IdNumber,
}

/// Such a person as shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonRecord {
    /// Masked.
    pub name: String,
    /// Masked.
    pub cert_no: String,
}

/// What other rooms may know of a customer.
#[derive(Debug, Clone)]
pub struct Profile {
    /// Customer number.
    pub cust_no: CustNo,
    /// Name as on the certificate; none before the real-name step.
    pub name: Option<PersonName>,
    /// The certificate; none before the real-name step.
    pub certificate: Option<Certificate>,
    /// Date of birth by the certificate.
    pub birth: Option<Day>,
    /// Sex by the certificate.
    pub sex: Option<Sex>,
    /// Country or region by the certificate.
    pub country: Option<Country>,
    /// Last day of the certificate.
    pub cert_valid_to: Option<Day>,
    /// Whether name and number are verified.
    pub certified: bool,
    /// E-mail on file, confirmed.
    pub email: Option<String>,
}

/// A fact that trading needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Element {
    /// Pictures of both sides of the certificate.
    CertFiles,
    /// Occupation.
    Occupation,
    /// Yearly income.
    Income,
    /// Source of income.
    IncomeSource,
    /// Address.
    Address,
    /// Tax residency.
    TaxResidency,
    /// Whether somebody else benefits, and who.
    Beneficiary,
    /// That the customer alone trades.
    SelfTrade,
    /// Credit record.
    Credit,
}

impl Element {
    /// All of them, as they are shown.
    pub const ALL: [Self; 9] = [
        Self::CertFiles,
        Self::Occupation,
        Self::Income,
        Self::IncomeSource,
        Self::Address,
        Self::TaxResidency,
        Self::Beneficiary,
        Self::SelfTrade,
        Self::Credit,
    ];

    /// What trading needs of a customer and is missing.
    pub(crate) fn missing(has: impl Fn(Self) -> bool, pictures_required: bool) -> Vec<Self> {
        let needed = |element: &Self| pictures_required || *element != Self::CertFiles;
        Self::ALL.into_iter().filter(needed).filter(|element| !has(*element)).collect()
    }

    /// The key in `elementMap`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::CertFiles => "certFiles",
            Self::Occupation => "occupation",
            Self::Income => "income",
            Self::IncomeSource => "incomeSource",
            Self::Address => "address",
            Self::TaxResidency => "nonresiFlag",
            Self::Beneficiary => "hasBenefitPerson",
            Self::SelfTrade => "selfTradeFlag",
            Self::Credit => "credit",
        }
    }

    /// The name shown to customers.
    pub const fn chinese(self) -> &'static str {
        match self {
            Self::CertFiles => "证件照片",
            Self::Occupation => "职业",
            Self::Income => "年收入",
            Self::IncomeSource => "收入来源",
            Self::Address => "联系地址",
            Self::TaxResidency => "税收居民身份",
            Self::Beneficiary => "受益人声明",
            Self::SelfTrade => "本人操作声明",
            Self::Credit => "诚信记录",
        }
    }
}

/// How long a certificate is still good.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Validity {
    Fine,
    Expired,
    LongTerm,
    SoonOrMissing,
}

impl Validity {
    pub fn of(last: Option<Day>, today: Day, soon_days: i32) -> Self {
        match last {
            None => Self::SoonOrMissing,
            Some(last) if last == long_term() => Self::LongTerm,
            Some(last) if last < today => Self::Expired,
            Some(last) if last.days_since(today) <= soon_days => Self::SoonOrMissing,
            Some(_) => Self::Fine,
        }
    }

    pub const fn code(self) -> &'static str {
        match self {
            Self::Fine => "0",
            Self::Expired => "1",
            Self::LongTerm => "2",
            Self::SoonOrMissing => "3",
        }
    }
}

/// The day that stands for 长期.
pub(crate) fn long_term() -> Day {
    LONG_TERM.parse().unwrap_or(Day::MAX)
}

/// What is known of a customer; none when nothing is.
///
/// # Errors
/// Those of the database.
pub async fn profile(tx: &mut Tx, cust_no: CustNo) -> Result<Option<Profile>, db::Error> {
    Ok(store::profile(tx, cust_no).await?.map(|row| Profile {
        cust_no,
        birth: row.birth,
        // Of rows that are older than the columns the number says it.
        sex: row.sex.or(row.id_number.as_ref().and_then(Certificate::sex)),
        country: row.country.or(row.id_number.as_ref().and_then(Certificate::country)),
        cert_valid_to: row.cert_expire,
        certified: row.certified_at.is_some(),
        email: row.confirmed_email().cloned(),
        name: row.name,
        certificate: row.id_number,
    }))
}

/// What trading needs and is not there.
pub(crate) fn missing(row: &ProfileRow, pictures_required: bool) -> Vec<Element> {
    let has = |element| match element {
        Element::CertFiles => row.front_file.is_some() && row.back_file.is_some(),
        Element::Occupation => row.occupation.is_some(),
        Element::Income => row.income.is_some(),
        Element::IncomeSource => row.income_source.is_some(),
        Element::Address => row.district_code.is_some() && row.street.is_some(),
        Element::TaxResidency => row.nonresi_flag.is_some(),
        Element::Beneficiary => row.has_benefit_person.is_some(),
        Element::SelfTrade => row.self_trade.is_some(),
        Element::Credit => row.credit.is_some(),
    };
    Element::missing(has, pictures_required)
}

/// Nothing is known.
pub(crate) fn blank(cust_no: CustNo) -> ProfileRow {
    ProfileRow {
        cust_no,
        name: None,
        id_number: None,
        birth: None,
        sex: None,
        country: None,
        cert_begin: None,
        cert_expire: None,
        front_file: None,
        back_file: None,
        certified_at: None,
        occupation: None,
        income: None,
        income_source: None,
        district_code: None,
        street: None,
        nonresi_flag: None,
        has_benefit_person: None,
        benefit_name: None,
        benefit_id_number: None,
        self_trade: None,
        credit: None,
        email: None,
        controller: None,
        purpose: None,
        controller_name: None,
        controller_id_number: None,
        card_bound_at: None,
        opened_at: None,
        risk_level: None,
        risk_expires_on: None,
        email_confirmed_at: None,
    }
}

impl ProfileRow {
    /// Whether the customer alone trades, and nobody else controls the account.
    pub fn trades_alone(&self) -> Option<bool> {
        match self.controller {
            Some(Controller::Other) => Some(false),
            _ => self.self_trade,
        }
    }

    /// The address, once the code that was mailed there came back.
    pub fn confirmed_email(&self) -> Option<&String> {
        self.email.as_ref().filter(|_| self.email_confirmed_at.is_some())
    }
}

/// Reads a profile, lets `change` change it, and puts it back.
pub(crate) async fn edit(
    tx: &mut Tx,
    cust_no: CustNo,
    change: impl FnOnce(&mut ProfileRow),
) -> Result<ProfileRow, db::Error> {
    let before = read(tx, cust_no).await?;
    let mut row = before.clone();
    change(&mut row);
    store::put_profile(tx, &row).await?;
    register::note(tx, &before, &row).await?;
    Ok(row)
}

/// What is known of a customer, also when it is nothing.
pub(crate) async fn read(tx: &mut Tx, cust_no: CustNo) -> Result<ProfileRow, db::Error> {
    Ok(store::profile(tx, cust_no).await?.unwrap_or_else(|| blank(cust_no)))
}

impl From<&ProfileRow> for PersonalRecord {
    fn from(row: &ProfileRow) -> Self {
        let person = |name: &Option<PersonName>, number: &Option<IdNumber>| {
            let person = name.as_ref().zip(number.as_ref());
            person.map(|(name, number)| PersonRecord {
                name: name.masked(),
                cert_no: number.masked(),
            })
        };
        Self {
            occupation: row.occupation,
            income: row.income,
            income_source: row.income_source,
            address: row.district_code.as_ref().zip(row.street.as_ref()).map(address),
            nonresi_flag: row.nonresi_flag,
            has_benefit_person: row.has_benefit_person,
            benefit_person: person(&row.benefit_name, &row.benefit_id_number),
            self_trade_flag: row.self_trade,
            credit: row.credit,
            controller: row.controller,
            controller_person: person(&row.controller_name, &row.controller_id_number),
            purpose: row.purpose,
            email: row.confirmed_email().cloned(),
            unconfirmed_email: match row.email_confirmed_at {
                Some(_) => None,
                None => row.email.clone(),
            },
        }
    }
}

/// The codes nest: the first two and four digits of a district are its province and city.
fn address((district, street): (&String, &String)) -> Address {
    let part = |digits: usize| district.get(..digits).unwrap_or_default().to_owned();
    Address {
        province_code: part(2),
        city_code: part(4),
        district_code: district.clone(),
        region_name: districts::region_name(district).unwrap_or_default(),
        street: street.clone(),
    }
}

/// The certificate is this customer's from now on.
pub(crate) async fn certify(tx: &mut Tx, cust_no: CustNo, certificate: &Certificate) -> Answer<()> {
    if store::certificate_taken(tx, certificate, cust_no).await? {
        return Err(CERTIFICATE_TAKEN.into());
    }
    Ok(identity::note_certificate(tx, cust_no, certificate).await?)
}
