//! Change items of the profile: several, one, or only validate them.

use crate::{
    barrier::Barrier,
    changes::Changing,
    dictionary::Credit,
    hand_in_renewal::{self, Renewal},
    ids::FileId,
    items::{ChangeProfileRequest, Items},
    profile::{self, PersonalRecord},
    refusals::{ITEM_WRONG, NOT_OPENED, ONE_ITEM},
    store::{self, ProfileRow},
};
use db::Tx;
use kernel::{Day, Line};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Failure};

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
    /// Number of the new certificate, where it has another one, as a new passport does.
    pub cert_no: Option<Line<40>>,
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
    /// What follows for trading once they are saved, in a sentence; null where nothing does.
    pub follows: Option<String>,
}

/// `/changeinfo`.
pub async fn change_profile(
    call: Call<Customer>,
    request: ChangeProfileRequest,
) -> Answer<PersonalRecord> {
    save(&call, Items::parse(request)?.savable()?).await
}

/// `/userinfo/separatechange`.
pub async fn change_one(call: Call<Customer>, request: ChangeOneRequest) -> Answer<PersonalRecord> {
    let renewed = renewal_in(&request)?;
    let items = Items::parse(request.item)?;
    if items.count() + usize::from(renewed.is_some()) != 1 {
        return Err(ONE_ITEM.into());
    }
    if let Some(renewal) = renewed {
        may_renew(&call).await?;
        return Ok(PersonalRecord::from(&hand_in_renewal::hand_in(&call, renewal).await?));
    }
    save(&call, items.savable()?).await
}

async fn save(call: &Call<Customer>, items: Items) -> Answer<PersonalRecord> {
    let (changing, items) = (Changing::by(call)?, Arc::new(items));
    call.db()
        .write(async move |tx: &mut Tx| {
            let row = changing.change(tx, |row| items.apply(row)).await?;
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
    identity::require_unlocked(call, &call.caller.session)
}

/// `/validateUserInfo`: saves nothing, and says what would follow.
pub async fn validate_profile(
    call: Call<Customer>,
    request: ChangeProfileRequest,
) -> Answer<ProfileChecked> {
    let (cust_no, items) = (call.caller.cust_no, Items::parse(request)?);
    let read = async move |tx: &mut Tx| Ok::<_, Failure>(profile::read(tx, cust_no).await?);
    let before = call.db().read(read).await?;
    let mut after = before.clone();
    items.apply(&mut after);
    Ok(ProfileChecked { valid: true, follows: follows(&before, &after) })
}

/// What a customer with an account may do after a change and not before, or before and not after.
fn follows(before: &ProfileRow, after: &ProfileRow) -> Option<String> {
    before.opened_at?;
    let sentence = match (barring(before), barring(after)) {
        (None, Some(barrier)) => barrier.follows(),
        (Some(_), None) => "保存后可以继续买入。",
        _ => return None,
    };
    Some(sentence.to_owned())
}

/// What the facts say that bars from buying, whatever else is missing.
fn barring(row: &ProfileRow) -> Option<Barrier> {
    match (row.trades_alone(), row.credit) {
        (Some(false), _) => Some(Barrier::TradedByOthers),
        (_, Some(credit)) if credit != Credit::None => Some(Barrier::BadCredit),
        _ => None,
    }
}

/// A renewed certificate: its days and both pictures belong together.
fn renewal_in(request: &ChangeOneRequest) -> Answer<Option<Renewal>> {
    let days = (request.cert_begin, request.cert_expire);
    match (days, (request.front_file_id, request.back_file_id)) {
        ((None, None), (None, None)) if request.cert_no.is_none() => Ok(None),
        ((Some(cert_begin), Some(cert_expire)), (Some(front), Some(back))) => {
            let cert_no = request.cert_no.clone();
            Ok(Some(Renewal { cert_no, cert_begin, cert_expire, front, back }))
        }
        _ => Err(ITEM_WRONG.fill(&[("reason", "请填写证件有效期并上传证件正反面")]).into()),
    }
}
