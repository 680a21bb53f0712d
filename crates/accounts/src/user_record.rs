//! The user record that the client keeps.

use crate::{
    auditing,
    ids::AvatarId,
    parameters::Parameters,
    profile::{Validity, blank},
    proofs::ProofRecord,
    renewal::{self, RenewalRecord},
    store::{self, ProfileRow, ProofRow},
};
use consents::Purpose;
use db::Tx;
use identity::{Identity, identity_of};
use kernel::{CertificateType, Country, CustNo, Day, Instant, PersonName, RiskLevel, age};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Nothing, codes};

/// Who the customer is and how far the account is.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UserRecord {
    /// Customer number.
    pub cust_no: CustNo,
    /// Masked, `林*`; null before the real-name check.
    pub cust_name: Option<String>,
    /// Masked, `138****1234`.
    pub mobile: String,
    /// Names the picture that `/useravatar` gives; null without one.
    pub avatar_id: Option<AvatarId>,
    /// Whether the customer is an institution; always false, since institutions do not register
    /// online.
    pub organization: bool,
    /// Whether the login password is set (one password for login and trading).
    pub trade_psw_flag: bool,
    /// Whether the account is opened.
    pub opened: bool,
    /// Whether name and certificate are verified.
    pub certified: bool,
    /// E-mail on file; null without one.
    pub orign_email: Option<String>,
    /// Level of the last risk test, `1` to `5`; null before the first.
    pub risk_level: Option<RiskLevel>,
    /// Whether that test is out of date on the business day; false without one.
    pub risk_expired: bool,
    /// The last risk test; null before the first.
    pub risk: Option<RiskRecord>,
    /// The certificate; null before the real-name check.
    pub cert_info_vo: Option<CertRecord>,
    /// The newest proof for the manual audit; null without one.
    pub user_acco_proof_info_vo: Option<ProofRecord>,
    /// `0` no result, `1` qualified investor, `2` professional investor.
    pub investor_statement_result: String,
    /// When the customer registered.
    pub registered_at: Instant,
    /// When the account was opened; null before.
    pub opened_at: Option<Instant>,
    /// Whether the customer is of an age at which large text is offered.
    pub offers_large_text: bool,
    /// Whether the consent to keep certificate and cards is in force; nothing is bought without.
    pub agrees_sensitive: bool,
}

/// A risk test's result.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RiskRecord {
    /// `1` to `5`.
    pub risk_level: RiskLevel,
    /// Last day on which it is valid.
    pub risk_expire_date: Day,
}

/// A certificate, masked.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CertRecord {
    /// Its kind.
    pub cert_type: CertificateType,
    /// Masked, `110***********1234`; of short numbers `E******78`.
    pub cert_no: String,
    /// Country or region, two letters of ISO 3166-1.
    pub nationality: Option<Country>,
    /// First day on which it is valid.
    pub cert_begin: Option<Day>,
    /// Last day on which it is valid; `9999-12-31` for long-term.
    pub cert_expire: Day,
    /// `0` fine, `1` expired, `2` long-term, `3` expires within 90 days.
    pub id_validity: String,
    /// Whether pictures of both sides are on file.
    pub has_pictures: bool,
    /// The newest certificate that was handed in to follow it; null when none was.
    pub renewal: Option<RenewalRecord>,
}

/// The part of the record that needs no look at proofs.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UserBaseRecord {
    /// Customer number.
    pub cust_no: CustNo,
    /// Masked, `林*`; null before the real-name check.
    pub cust_name: Option<String>,
    /// Masked, `138****1234`.
    pub mobile: String,
    /// Whether the login password is set.
    pub trade_psw_flag: bool,
    /// Whether the account is opened.
    pub opened: bool,
    /// Whether name and certificate are verified.
    pub certified: bool,
}

/// `/userinfo` and `member/info/userInfo`.
pub async fn user_record(call: Call<Customer>, _: Nothing) -> Answer<UserRecord> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    auditing::settle(&call, cust_no).await?;
    call.db()
        .read(async |tx: &mut Tx| {
            let identity = require_identity(tx, cust_no).await?;
            let row = store::profile(tx, cust_no).await?.unwrap_or_else(|| blank(cust_no));
            let proofs = store::proofs(tx, cust_no).await?;
            let cert_info_vo = cert_record(tx, &row, &proofs, today).await?;
            let avatar_id = store::avatar_id(tx, cust_no).await?;
            let offers_large_text = match row.birth {
                Some(birth) => age(birth, today) >= Parameters::on(tx, today).await?.large_text_age,
                None => false,
            };
            let risk = row.risk_level.zip(row.risk_expires_on);
            Ok(UserRecord {
                cust_no,
                cust_name: row.name.as_ref().map(PersonName::masked),
                mobile: identity.mobile.masked(),
                avatar_id,
                organization: false,
                trade_psw_flag: identity.has_password,
                opened: row.opened_at.is_some(),
                certified: row.certified_at.is_some(),
                orign_email: row.confirmed_email().cloned(),
                risk_level: row.risk_level,
                risk_expired: risk.is_some_and(|(_, last)| last < today),
                risk: risk.map(|(risk_level, risk_expire_date)| RiskRecord {
                    risk_level,
                    risk_expire_date,
                }),
                cert_info_vo,
                user_acco_proof_info_vo: proofs.into_iter().next().map(ProofRecord::from),
                investor_statement_result: "0".to_owned(),
                registered_at: identity.created_at,
                opened_at: row.opened_at,
                offers_large_text,
                agrees_sensitive: consents::in_force(tx, cust_no, Purpose::Sensitive).await?,
            })
        })
        .await
}

/// `member/info/userBaseInfo`.
pub async fn user_base_record(call: Call<Customer>, _: Nothing) -> Answer<UserBaseRecord> {
    let cust_no = call.caller.cust_no;
    call.db()
        .read(async |tx: &mut Tx| {
            let identity = require_identity(tx, cust_no).await?;
            let row = store::profile(tx, cust_no).await?.unwrap_or_else(|| blank(cust_no));
            Ok(UserBaseRecord {
                cust_no,
                cust_name: row.name.as_ref().map(PersonName::masked),
                mobile: identity.mobile.masked(),
                trade_psw_flag: identity.has_password,
                opened: row.opened_at.is_some(),
                certified: row.certified_at.is_some(),
            })
        })
        .await
}

pub(crate) async fn require_identity(tx: &mut Tx, cust_no: CustNo) -> Answer<Identity> {
    identity_of(tx, cust_no).await?.ok_or_else(|| codes::NOT_FOUND.into())
}

/// The certificate as shown; none before the real-name step. `proofs` are the newest first.
pub(crate) async fn cert_record(
    tx: &mut Tx,
    row: &ProfileRow,
    proofs: &[ProofRow],
    today: Day,
) -> Answer<Option<CertRecord>> {
    let Some((certificate, cert_expire)) = row.id_number.as_ref().zip(row.cert_expire) else {
        return Ok(None);
    };
    let soon_days = Parameters::on(tx, today).await?.cert_soon_days;
    Ok(Some(CertRecord {
        cert_type: certificate.kind(),
        cert_no: certificate.masked(),
        nationality: row.country.or(certificate.country()),
        cert_begin: row.cert_begin,
        cert_expire,
        id_validity: Validity::of(Some(cert_expire), today, soon_days).code().to_owned(),
        has_pictures: row.front_file.is_some() && row.back_file.is_some(),
        renewal: renewal::newest(tx, proofs).await?,
    }))
}
