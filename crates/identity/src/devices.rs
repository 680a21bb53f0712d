//! The devices that are logged in, and ending them.

use crate::{
    GivenPassword,
    attempts::prove_customer,
    device::masked,
    ids::DeviceId,
    parameters::Parameters,
    refusals::{CHECK_CHANGED_OFTEN, NEED_PASSWORD},
    store::{self, DeviceRow},
    told,
};
use db::Tx;
use kernel::Instant;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Done, Failure, Nothing, codes};

/// Devices that the page shows.
const SHOWN: i64 = 50;

/// A device of the customer's.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeviceRecord {
    /// For `/security/devices/end`.
    pub device_id: DeviceId,
    /// Browser and system in words, such as `Chrome · Android`.
    pub name: String,
    /// Whether this call came from it.
    pub current: bool,
    /// Whether a session of it is still good.
    pub active: bool,
    /// When it first logged in.
    pub first_seen_at: Instant,
    /// When it was last used, to about ten minutes.
    pub last_seen_at: Instant,
    /// Address of its last login, without its last part: `192.168.1.*`.
    pub address: String,
}

/// The security page's facts.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SecurityRecord {
    /// Masked, `138****1234`.
    pub mobile: String,
    /// When the mobile was last changed; null when it is the one of the registration.
    pub mobile_changed_at: Option<Instant>,
    /// Until when quick redemptions are refused because of that change; null when they are not.
    pub mobile_settles_at: Option<Instant>,
    /// For how many hours they would be refused after a change made now.
    pub mobile_settle_hours: i64,
    /// Whether a certificate number is on file, which may prove the customer.
    pub has_certificate: bool,
    /// Whether a password is set.
    pub trade_psw_flag: bool,
    /// When the password was last set; null without one.
    pub password_set_at: Option<Instant>,
    /// Whether a login on a device never used asks for the certificate number.
    pub device_check: bool,
    /// When the WeChat was bound; null where none is.
    pub wechat_bound_at: Option<Instant>,
    /// Newest first, at most 50.
    pub devices: Vec<DeviceRecord>,
}

/// A device to log out and forget.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EndDeviceRequest {
    /// Of the customer's own devices.
    pub device_id: DeviceId,
}

/// The check of new devices, on or off.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeviceCheckRequest {
    /// Whether a login on a device never used asks for the certificate number.
    #[serde(deserialize_with = "kernel::flag")]
    pub device_check: bool,
    /// The password; needed to switch it off.
    pub password: Option<GivenPassword>,
}

/// `/security/overview`.
pub async fn overview(call: Call<Customer>, _: Nothing) -> Answer<SecurityRecord> {
    let (cust_no, session_id) = (call.caller.cust_no, call.caller.session.id);
    let (now, wall) = (call.now, call.clock().unmoved());
    call.db()
        .read(async |tx: &mut Tx| {
            let found = store::customer(tx, cust_no).await?;
            let customer = found.ok_or(codes::NOT_FOUND.refuse())?;
            let devices = store::devices(tx, cust_no, SHOWN).await?;
            let active = store::active_devices(tx, cust_no, wall).await?;
            let here = store::session_device(tx, session_id).await?;
            let changed = store::latest_mobile_change(tx, cust_no).await?;
            let parameters = Parameters::on(tx, now.day()).await?;
            let wechat = store::wechat_binding(tx, cust_no).await?;
            let record = |device| record(device, &active, here);
            Ok(SecurityRecord {
                mobile: customer.mobile.masked(),
                mobile_changed_at: changed.as_ref().map(|change| change.at),
                mobile_settles_at: changed.map(|c| c.settles_at).filter(|until| *until > now),
                mobile_settle_hours: parameters.mobile_settle_hours(),
                has_certificate: customer.certificate.is_some(),
                trade_psw_flag: customer.password.is_some(),
                password_set_at: customer.password_set_at,
                device_check: customer.device_check,
                wechat_bound_at: wechat.map(|binding| binding.bound_at),
                devices: devices.into_iter().map(record).collect(),
            })
        })
        .await
}

/// `/security/devices/end`: ends the device's sessions and forgets it.
pub async fn end_device(call: Call<Customer>, request: EndDeviceRequest) -> Answer<Done> {
    let (cust_no, wall) = (call.caller.cust_no, call.clock().unmoved());
    call.db()
        .write(async move |tx: &mut Tx| {
            if !store::forget_device(tx, cust_no, request.device_id).await? {
                return Err(codes::NOT_FOUND.into());
            }
            store::end_sessions_of_device(tx, cust_no, request.device_id, wall).await?;
            Ok(Done {})
        })
        .await
}

/// `/security/devicecheck`. Switching it off asks for the password first. What holds already stays,
/// and is not told again; so many changes are made in a day, but switching it on goes on.
pub async fn set_device_check(call: Call<Customer>, request: DeviceCheckRequest) -> Answer<Done> {
    let (cust_no, on) = (call.caller.cust_no, request.device_check);
    if !on {
        let password = request.password.ok_or(NEED_PASSWORD.refuse())?;
        prove_customer(&call, cust_no, &password).await?;
    }
    let now = call.now;
    let set = async move |tx: &mut Tx| {
        let found = store::device_check(tx, cust_no, now.day()).await?;
        let (before, changes) = found.ok_or(codes::NOT_FOUND.refuse())?;
        if before == on {
            return Ok(());
        }
        if !on && changes >= Parameters::on(tx, now.day()).await?.check_changes_per_day {
            return Err(CHECK_CHANGED_OFTEN.fill(&[("count", changes)]).into());
        }
        store::set_device_check(tx, cust_no, on, (changes + 1, now.day())).await?;
        Ok::<_, Failure>(told::device_check(tx, cust_no, on, now).await?)
    };
    call.db().write(set).await?;
    Ok(Done {})
}

fn record(device: DeviceRow, active: &[(DeviceId,)], here: Option<DeviceId>) -> DeviceRecord {
    DeviceRecord {
        device_id: device.device_id,
        name: device.name,
        current: here == Some(device.device_id),
        active: active.contains(&(device.device_id,)),
        first_seen_at: device.first_seen_at,
        last_seen_at: device.last_seen_at,
        address: masked(&device.address),
    }
}
