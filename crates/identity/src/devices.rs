//! The devices that are logged in, and ending them.

use kernel::Instant;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Done, Nothing};

kernel::id!(/// A device of a customer.
    DeviceId);
db::column!(DeviceId);

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
    /// Whether a password is set.
    pub trade_psw_flag: bool,
    /// When the password was last set; null without one.
    pub password_set_at: Option<Instant>,
    /// Whether a login on a device never used asks for the certificate number.
    pub device_check: bool,
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
    pub device_check: bool,
}

/// `/security/overview`.
pub async fn overview(call: Call<Customer>, _: Nothing) -> Answer<SecurityRecord> {
    crate::later()
}

/// `/security/devices/end`: ends the device's sessions and forgets it.
pub async fn end_device(call: Call<Customer>, request: EndDeviceRequest) -> Answer<Done> {
    crate::later()
}

/// `/security/devicecheck`.
pub async fn set_device_check(call: Call<Customer>, request: DeviceCheckRequest) -> Answer<Done> {
    crate::later()
}
