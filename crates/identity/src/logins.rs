//! The history of logins.

use crate::{
    bounds::{DEVICE_OUT, SESSION_OUT},
    device::masked,
    store::{self, LoginRow},
};
use db::Tx;
use kernel::Instant;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Page, PageRequest};

/// One login, an attempt that failed, or what a login took the place of.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LoginRecord {
    /// When.
    pub at: Instant,
    /// How: `password`, `code` (SMS) or `register`; `sessionout` and `deviceout` are no logins, but
    /// one that was ended, or a device that was forgotten, to make room for a newer one.
    pub way: String,
    /// How in words, such as 密码登录.
    pub way_name: String,
    /// Whether it succeeded.
    pub success: bool,
    /// Browser and system in words, such as `Chrome · Android`.
    pub device_name: String,
    /// Without its last part: `192.168.1.*`.
    pub address: String,
}

/// `/security/logins`: newest first.
pub async fn logins(call: Call<Customer>, request: PageRequest) -> Answer<Page<LoginRecord>> {
    let cust_no = call.caller.cust_no;
    call.db()
        .read(async |tx: &mut Tx| {
            let total = store::count_logins(tx, cust_no).await?;
            let rows = store::logins(tx, cust_no, request.limit(), request.offset()).await?;
            Ok(request.page(rows.into_iter().map(record).collect(), total))
        })
        .await
}

fn record(row: LoginRow) -> LoginRecord {
    let way_name = match row.way.as_str() {
        SESSION_OUT => "登录处过多，最早的登录已退出",
        DEVICE_OUT => "登录设备过多，最久未用的已移除",
        "code" => "验证码登录",
        "register" => "注册",
        "wechat" => "微信登录",
        _ => "密码登录",
    };
    LoginRecord {
        at: row.at,
        way: row.way,
        way_name: way_name.to_owned(),
        success: row.success,
        device_name: row.device_name,
        address: masked(&row.address),
    }
}
