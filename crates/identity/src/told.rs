//! What customers are told of their security, in the transaction of what it tells of.

use crate::device::{Device, masked};
use db::{Error, Tx};
use kernel::{CustNo, Instant, Mobile};
use messages::{Kind, Leads, Message, tell};

/// Somebody logged in on a device that the customer had not used.
pub(crate) async fn new_device(
    tx: &mut Tx,
    (cust_no, session_id): (CustNo, i64),
    device: &Device,
    at: Instant,
) -> Result<(), Error> {
    let place = match masked(&device.address) {
        address if address.is_empty() => device.name.clone(),
        address => format!("{}，{address}", device.name),
    };
    let message = Message::new(cust_no, format!("login-{session_id}"), Kind::Security, at)
        .says("一台新设备登录了", format!("{place}。是你就不用管。"))
        .leads_to(Leads::Device, "");
    tell(tx, &[message]).await
}

/// The password is another one.
pub(crate) async fn password(tx: &mut Tx, cust_no: CustNo, at: Instant) -> Result<(), Error> {
    let text = "登录和交易都用新密码，其他设备已退出登录。";
    of_security(tx, cust_no, "password", ("密码改好了", text), at).await
}

/// The mobile is another one.
pub(crate) async fn mobile(
    tx: &mut Tx,
    cust_no: CustNo,
    mobile: &Mobile,
    at: Instant,
) -> Result<(), Error> {
    let title = format!("手机号换成了{}", mobile.masked());
    let text = "原号码不能再登录，其他设备已退出登录。";
    of_security(tx, cust_no, "mobile", (&title, text), at).await
}

/// New devices are asked for the certificate number, or are not any more.
pub(crate) async fn device_check(
    tx: &mut Tx,
    cust_no: CustNo,
    is_on: bool,
    at: Instant,
) -> Result<(), Error> {
    let words = match is_on {
        true => ("新设备登录验证打开了", "在没用过的设备上登录，要再核对证件号码。"),
        false => ("新设备登录验证关闭了", "在没用过的设备上登录，不再核对证件号码。"),
    };
    of_security(tx, cust_no, "devicecheck", words, at).await
}

/// The WeChat was bound on a device, or unbound.
pub(crate) async fn wechat(
    tx: &mut Tx,
    cust_no: CustNo,
    (is_bound, device): (bool, &str),
    at: Instant,
) -> Result<(), Error> {
    let (what, title, text) = match is_bound {
        true => ("bound", "微信绑定好了", "以后可以用微信登录，也在微信里收到通知。"),
        false => ("unbound", "微信解绑了", "不能再用微信登录，微信里不再有通知。"),
    };
    let text = format!("{device}。{text}不是你本人操作的，请马上修改密码并联系客服。");
    of_security(tx, cust_no, &format!("wechat-{what}"), (title, &text), at).await
}

async fn of_security(
    tx: &mut Tx,
    cust_no: CustNo,
    what: &str,
    (title, text): (&str, &str),
    at: Instant,
) -> Result<(), Error> {
    let message = Message::new(cust_no, format!("{what}-{}", at.ms()), Kind::Security, at)
        .says(title, text)
        .leads_to(Leads::Security, "");
    tell(tx, &[message]).await
}
