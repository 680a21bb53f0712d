//! Handing in a certificate that follows the one on file: the same person's, of a later validity.

use crate::{
    auditing,
    certificate::{self, ReadCard},
    dictionary::{PictureKind, ProofType},
    files,
    holder::read_number,
    ids::{FileId, ProofNo},
    items::wrong,
    profile::long_term,
    proofs,
    read_certificate::uploaded,
    reading::read_photo,
    refusals::{
        CERTIFICATE_EXPIRED, CERTIFICATE_TAKEN, ITEM_WRONG, NO_CERTIFICATE, NOT_LATER,
        OTHER_CERTIFICATE, OTHER_VALIDITY, UNDER_REVIEW,
    },
    renewal::told,
    store::{self, ProfileRow, RenewalRow},
};
use db::Tx;
use kernel::{Certificate, CertificateType, CustNo, Day, Line};
use ocr::Script;
use wire::{Answer, App, Call, Customer, Failure};

/// What was handed in.
#[derive(Debug, Clone)]
pub(crate) struct Renewal {
    /// Of one that has another number.
    pub cert_no: Option<Line<40>>,
    pub cert_begin: Day,
    pub cert_expire: Day,
    pub front: FileId,
    pub back: FileId,
}

/// Hands it in: checks it by itself, compares what the photos say, and leaves the rest to the
/// auditors.
pub(crate) async fn hand_in(call: &Call<Customer>, renewal: Renewal) -> Answer<ProfileRow> {
    let (cust_no, now) = (call.caller.cust_no, call.now);
    auditing::settle(call, cust_no).await?;
    let may = async |tx: &mut Tx| may_follow(tx, cust_no, &renewal, now.day()).await;
    let (_, certificate) = call.db().read(may).await?;
    let is_compared = match certificate.kind() {
        CertificateType::IdCard => compare(call, cust_no, &renewal, &certificate).await?,
        // Nothing here reads passports and permits.
        _ => false,
    };
    let serial_no: ProofNo = call.ids().next()?;
    call.db()
        .write(async move |tx: &mut Tx| {
            let (profile, certificate) = may_follow(tx, cust_no, &renewal, now.day()).await?;
            let follows = profile.cert_expire.ok_or(NO_CERTIFICATE.refuse())?;
            let Renewal { cert_begin, cert_expire, front, back, .. } = renewal;
            let (whose, files) = ((cust_no, serial_no), (front, back));
            let fresh = proofs::fresh(tx, whose, ProofType::Renewal, certificate, files, now);
            let proof = fresh.await?;
            let row =
                RenewalRow { cust_no, serial_no, cert_begin, cert_expire, follows, is_compared };
            store::put_proof(tx, &proof).await?;
            store::put_renewal(tx, row).await?;
            messages::tell(tx, &[told(&proof, follows, now)]).await?;
            Ok::<_, Failure>(profile)
        })
        .await
}

/// The profile and the new certificate, where it may follow the one on file.
async fn may_follow(
    tx: &mut Tx,
    cust_no: CustNo,
    renewal: &Renewal,
    today: Day,
) -> Answer<(ProfileRow, Certificate)> {
    let profile = store::profile(tx, cust_no).await?.ok_or(NO_CERTIFICATE.refuse())?;
    let certified = profile.certified_at.is_some();
    let on_file = profile.id_number.clone().filter(|_| certified).ok_or(NO_CERTIFICATE.refuse())?;
    let certificate = following(&on_file, renewal)?;
    if store::certificate_taken(tx, &certificate, cust_no).await? {
        return Err(CERTIFICATE_TAKEN.into());
    }
    if renewal.cert_expire <= renewal.cert_begin {
        let reason = "有效期的结束日应晚于开始日";
        return Err(ITEM_WRONG.fill(&[("reason", reason)]).into());
    }
    if renewal.cert_begin > today || renewal.cert_expire <= today {
        return Err(CERTIFICATE_EXPIRED.into());
    }
    let has_pictures = profile.front_file.is_some() && profile.back_file.is_some();
    // Whose pictures are missing hands in the same certificate.
    let is_later =
        |last: Day| renewal.cert_expire > last || (!has_pictures && renewal.cert_expire == last);
    if !profile.cert_expire.is_none_or(is_later) {
        return Err(NOT_LATER.into());
    }
    if proofs::under_review(tx, cust_no, ProofType::Renewal).await? {
        return Err(UNDER_REVIEW.into());
    }
    let sides = [(renewal.front, PictureKind::CertFront), (renewal.back, PictureKind::CertBack)];
    files::require_both(tx, cust_no, sides).await?;
    Ok((profile, certificate))
}

/// The certificate after one: of a passport or a permit its number may be another one.
fn following(on_file: &Certificate, renewal: &Renewal) -> Answer<Certificate> {
    let kind = on_file.kind();
    if renewal.cert_expire == long_term() && !kind.may_be_long_term() {
        return Err(wrong("certExpire", "这种证件没有长期有效的，请填写有效期的最后一天"));
    }
    let Some(number) = &renewal.cert_no else { return Ok(on_file.clone()) };
    let given = read_number(kind, number)?;
    match given == *on_file || kind.changes_number() {
        true => Ok(given),
        false => Err(wrong("certNo", "这种证件换新后号码不变，请核对号码")),
    }
}

/// Whether the photos were read and agree with the account and the form. Refused when they say
/// something else; what cannot be read is left to the auditors.
async fn compare(
    app: &App,
    cust_no: CustNo,
    renewal: &Renewal,
    certificate: &Certificate,
) -> Answer<bool> {
    let (mut has_number, mut has_validity) = (false, false);
    for file_id in [renewal.front, renewal.back] {
        let Some(read) = read(app, cust_no, file_id).await? else { continue };
        if let Some(said) = read.number.value {
            if said != certificate.number() {
                return Err(OTHER_CERTIFICATE.into());
            }
            has_number = true;
        }
        if let (Some(begin), Some(expire)) = (read.begin.value, read.expire.value) {
            if begin != renewal.cert_begin.to_string() || expire != renewal.cert_expire.to_string()
            {
                let last =
                    if expire == long_term().to_string() { "长期".to_owned() } else { expire };
                return Err(OTHER_VALIDITY.fill(&[("begin", begin), ("expire", last)]).into());
            }
            has_validity = true;
        }
    }
    Ok(has_number && has_validity)
}

/// What stands on an upload; none where nothing reads it now.
async fn read(app: &App, cust_no: CustNo, file_id: FileId) -> Answer<Option<ReadCard>> {
    let seen = match uploaded(app, cust_no, file_id).await {
        Ok(photo) => read_photo(app, cust_no, photo, Script::Chinese).await,
        Err(refused) => Err(refused),
    };
    match seen {
        Ok(seen) => Ok(seen.map(|seen| certificate::parse(seen.lines))),
        // Too large for the engine, too many today, or no engine that answers.
        Err(Failure::Refused(_)) => Ok(None),
        Err(failure) => Err(failure),
    }
}
