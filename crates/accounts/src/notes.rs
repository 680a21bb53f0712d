//! What other rooms tell this one.

use crate::{
    dictionary::{
        Controller, Credit, Income, IncomeSource, InvestingPurpose, Occupation, TaxResidency,
    },
    profile::{certify, edit, long_term},
};
use db::Tx;
use kernel::{CustNo, Day, IdNumber, Instant, PersonName, RiskLevel};
use wire::Answer;

/// bankcards: a card was bound, which the opening flow waits for.
///
/// # Errors
/// Those of the database.
pub async fn note_card(tx: &mut Tx, cust_no: CustNo, at: Instant) -> Result<(), db::Error> {
    edit(tx, cust_no, |row| row.card_bound_at = row.card_bound_at.or(Some(at))).await?;
    Ok(())
}

/// suitability: the result of a risk test, for the user record.
///
/// # Errors
/// Those of the database.
pub async fn note_risk(
    tx: &mut Tx,
    cust_no: CustNo,
    level: RiskLevel,
    expires_on: Day,
) -> Result<(), db::Error> {
    edit(tx, cust_no, |row| {
        row.risk_level = Some(level);
        row.risk_expires_on = Some(expires_on);
    })
    .await?;
    Ok(())
}

/// An account for demo data and tests: complete and open, without the way there.
#[derive(Debug, Clone)]
pub struct DemoAccount {
    /// A customer of identity's.
    pub cust_no: CustNo,
    /// Invented.
    pub name: PersonName,
    /// Invented, with a right check character.
    pub id_number: IdNumber,
    /// E-mail, when private flows shall be open.
    pub email: Option<String>,
    /// Business time of opening.
    pub at: Instant,
}

/// Opens it; the card comes from bankcards.
///
/// # Errors
/// Those of the database; the certificate is another customer's.
pub async fn open_for_demo(tx: &mut Tx, account: &DemoAccount) -> Answer<()> {
    certify(tx, account.cust_no, &account.id_number).await?;
    edit(tx, account.cust_no, |row| {
        row.name = Some(account.name.clone());
        row.id_number = Some(account.id_number.clone());
        row.birth = Some(account.id_number.birth_date());
        row.cert_begin = Some(account.at.day().add_years(-5));
        row.cert_expire = Some(long_term());
        row.certified_at = Some(account.at);
        row.occupation = Some(Occupation::Technology);
        row.income = Some(Income::To500k);
        row.income_source = Some(IncomeSource::Salary);
        row.district_code = Some("310115".to_owned());
        row.street = Some("江汀路100号8幢301室".to_owned());
        row.nonresi_flag = Some(TaxResidency::China);
        row.has_benefit_person = Some(false);
        row.self_trade = Some(true);
        row.credit = Some(Credit::None);
        row.controller = Some(Controller::Own);
        row.purpose = Some(InvestingPurpose::Growth);
        row.email = account.email.clone();
        row.email_confirmed_at = account.email.as_ref().map(|_| account.at);
        row.card_bound_at = Some(account.at);
        row.opened_at = Some(account.at);
    })
    .await?;
    Ok(())
}
