//! What the room hands out to a customer who takes his data along.

use crate::bounds::{DEVICE_OUT, SESSION_OUT};
use crate::device::masked;
use crate::store::{self, LoginRow};
use db::Tx;
use kernel::CustNo;
use wire::Answer;
use wire::takeaway::{Cells, DataClass, Held, PAGE, Sheet, Sheets};

static ACCOUNT: Sheet = Sheet {
    name: "account",
    title: "账户",
    class: DataClass::Contact,
    columns: &[
        ("custNo", "客户号"),
        ("mobile", "手机号"),
        ("createdAt", "注册时间"),
        ("passwordSetAt", "密码设置时间"),
        ("deviceCheck", "新设备验证"),
        ("wechatBoundAt", "微信绑定时间"),
        ("invitedBy", "邀请人客户号"),
    ],
    of: &["identity_customers", "identity_wechat_bindings", "identity_shared"],
};

static MOBILES: Sheet = Sheet {
    name: "mobiles",
    title: "手机号变更",
    class: DataClass::Contact,
    columns: &[
        ("at", "时间"),
        ("old", "原手机号"),
        ("new", "新手机号"),
        ("device", "设备"),
        ("address", "网络地址"),
    ],
    of: &["identity_mobile_changes"],
};

static DEVICES: Sheet = Sheet {
    name: "devices",
    title: "登录设备",
    class: DataClass::Devices,
    columns: &[
        ("name", "设备"),
        ("address", "网络地址"),
        ("firstSeenAt", "首次登录"),
        ("lastSeenAt", "最近使用"),
    ],
    of: &["identity_devices", "identity_sessions"],
};

static LOGINS: Sheet = Sheet {
    name: "logins",
    title: "登录记录",
    class: DataClass::Devices,
    columns: &[
        ("at", "时间"),
        ("way", "事项"),
        ("success", "成功"),
        ("device", "设备"),
        ("address", "网络地址"),
    ],
    of: &["identity_logins"],
};

static APPS: Sheet = Sheet {
    name: "apps",
    title: "合作页面",
    class: DataClass::Devices,
    columns: &[("app", "应用"), ("subject", "你在那里的编号")],
    of: &["identity_client_subjects"],
};

/// For the application to register.
pub const HELD: Held = Held {
    sheets: &[&ACCOUNT, &MOBILES, &DEVICES, &LOGINS, &APPS],
    hand_out: |tx, cust_no, out| Box::pin(hand_out(tx, cust_no, out)),
};

async fn hand_out(tx: &mut Tx, cust_no: CustNo, out: &mut dyn Sheets) -> Answer<()> {
    out.begin(&ACCOUNT)?;
    if let Some(customer) = store::customer(tx, cust_no).await? {
        let wechat = store::wechat_binding(tx, cust_no).await?;
        let shared_by = store::shared_by(tx, cust_no).await?;
        out.row(
            Cells::new()
                .and(cust_no)
                .personal(&customer.mobile, customer.mobile.masked())
                .and(customer.created_at)
                .maybe(customer.password_set_at)
                .flag(customer.device_check)
                .maybe(wechat.map(|binding| binding.bound_at))
                .maybe_personal(shared_by, |_| "有".to_owned()),
        )?;
    }
    out.begin(&MOBILES)?;
    for change in store::mobile_changes(tx, cust_no).await? {
        let (old, new) = (change.old_mobile, change.new_mobile);
        let cells = Cells::new().and(change.at).personal(&old, old.masked());
        let cells = cells.personal(&new, new.masked()).and(change.device_name);
        out.row(cells.personal(&change.address, masked(&change.address)))?;
    }
    out.begin(&DEVICES)?;
    for device in store::devices(tx, cust_no, i64::MAX).await? {
        let cells = Cells::new().and(device.name);
        let cells = cells.personal(&device.address, masked(&device.address));
        out.row(cells.and(device.first_seen_at).and(device.last_seen_at))?;
    }
    out.begin(&LOGINS)?;
    let mut last = 0;
    loop {
        let page = store::logins_after(tx, cust_no, last, PAGE).await?;
        for row in &page {
            last = row.login_id;
            out.row(login(row))?;
        }
        if page.is_empty() {
            break;
        }
    }
    out.begin(&APPS)?;
    for (app, subject) in store::subjects(tx, cust_no).await? {
        out.row(Cells::new().and(app).and(subject))?;
    }
    Ok(())
}

fn login(row: &LoginRow) -> Cells {
    let cells = Cells::new().and(row.at).and(way_of(&row.way)).flag(row.success);
    cells.and(&row.device_name).personal(&row.address, masked(&row.address))
}

/// A way in Chinese, as its reader knows it from the page of his logins.
fn way_of(way: &str) -> &str {
    match way {
        SESSION_OUT => "登录处过多，最早的登录已退出",
        DEVICE_OUT => "登录设备过多，最久未用的已移除",
        "code" => "验证码登录",
        "register" => "注册",
        "wechat" => "微信登录",
        _ => "密码登录",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::way::Way;

    #[test]
    fn a_way_to_log_in_is_named_in_chinese() {
        for way in Way::ALL {
            let name = way_of(way.word());
            assert!(!name.is_ascii(), "{name}");
        }
        assert_eq!(way_of("password"), "密码登录");
    }
}
