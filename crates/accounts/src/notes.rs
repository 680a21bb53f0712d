//! What other rooms tell this one.

use crate::{
    auditing,
    dictionary::{
        AuditState, Controller, Credit, Income, IncomeSource, InvestingPurpose, Occupation,
        ProofType, TaxResidency,
    },
    ids::{FileId, ProofNo},
    old_consents::AT_OPENING,
    profile::{certify, edit, long_term},
    proofs,
    store::{self, ProofRow},
};
use consents::Purpose;
use db::Tx;
use kernel::{
    CardNumber, Certificate, Country, CustNo, Day, IdNumber, Instant, PersonName, RiskLevel, Sex,
};
use wire::{Answer, codes};

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
    let certificate: Certificate = account.id_number.clone().into();
    certify(tx, account.cust_no, &certificate).await?;
    edit(tx, account.cust_no, |row| {
        row.name = Some(account.name.clone());
        row.sex = certificate.sex();
        row.country = certificate.country();
        row.id_number = Some(certificate);
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
    for purpose in [Purpose::Account, Purpose::Sensitive] {
        consents::migrate(tx, (account.cust_no, purpose), AT_OPENING, account.at).await?;
    }
    Ok(())
}

/// The certificate of a demo's customer has this last day, with both photos on file.
///
/// # Errors
/// Those of the database.
pub async fn expire_for_demo(
    tx: &mut Tx,
    cust_no: CustNo,
    last: Day,
    photos: (FileId, FileId),
) -> Result<(), db::Error> {
    edit(tx, cust_no, |row| {
        row.cert_expire = Some(last);
        (row.front_file, row.back_file) = (Some(photos.0), Some(photos.1));
    })
    .await?;
    Ok(())
}

/// A certificate that a person shall look at, for demo data: handed in, and not decided.
#[derive(Debug, Clone)]
pub struct DemoAudit {
    /// A customer of identity's.
    pub cust_no: CustNo,
    /// Invented.
    pub name: PersonName,
    /// Invented; what its number does not say follows.
    pub certificate: Certificate,
    /// Day of birth.
    pub birth: Day,
    /// Sex.
    pub sex: Sex,
    /// Country or region.
    pub country: Country,
    /// Names of its photos.
    pub photos: (FileId, FileId),
    /// Of the proof.
    pub serial_no: ProofNo,
    /// Business time.
    pub at: Instant,
}

/// Hands it in.
///
/// # Errors
/// Those of the database.
pub async fn audit_for_demo(tx: &mut Tx, audit: DemoAudit) -> Answer<()> {
    let DemoAudit { cust_no, certificate, photos, at, .. } = audit;
    consents::migrate(tx, (cust_no, Purpose::Sensitive), AT_OPENING, at).await?;
    proofs::hand_in_certificate(tx, cust_no, audit.serial_no, &certificate, photos, at).await?;
    edit(tx, cust_no, |row| {
        row.name = Some(audit.name);
        row.id_number = Some(certificate);
        row.birth = Some(audit.birth);
        row.sex = Some(audit.sex);
        row.country = Some(audit.country);
        row.cert_begin = Some(at.day().add_years(-4));
        row.cert_expire = Some(at.day().add_years(6));
        (row.front_file, row.back_file) = (Some(photos.0), Some(photos.1));
    })
    .await?;
    Ok(())
}

/// A card of a demo's customer, whose proof a person sent back.
#[derive(Debug, Clone)]
pub struct DemoRefusal {
    /// A customer of [`open_for_demo`], whose opening waits for a card from now on.
    pub cust_no: CustNo,
    /// Names the signing.
    pub subject: String,
    pub card: CardNumber,
    /// Names of the two photos.
    pub photos: (FileId, FileId),
    /// Of the proof.
    pub serial_no: ProofNo,
    /// Of the look that it took.
    pub look_id: i64,
    /// Business times: handed in, and decided.
    pub days: (Instant, Instant),
    /// Why.
    pub memo: String,
}

/// Sends it back.
///
/// # Errors
/// Those of the database.
pub async fn refuse_card_for_demo(tx: &mut Tx, refusal: DemoRefusal) -> Answer<()> {
    let DemoRefusal { cust_no, subject, card, days: (submitted_at, at), .. } = refusal;
    edit(tx, cust_no, |row| (row.card_bound_at, row.opened_at) = (None, None)).await?;
    store::put_awaited_card(tx, cust_no, &subject, &card).await?;
    let profile = store::profile(tx, cust_no).await?;
    let certificate = profile.and_then(|row| row.id_number).ok_or(codes::NOT_FOUND)?;
    let of = (cust_no, refusal.serial_no);
    let kind = ProofType::Card;
    let row = proofs::fresh(tx, of, kind, certificate, refusal.photos, submitted_at).await?;
    let row = ProofRow {
        subject,
        card: Some(card),
        state: AuditState::Failed,
        memo: refusal.memo,
        decided_at: Some(at),
        ..row
    };
    auditing::put_decided(tx, &row, refusal.look_id, at).await
}
