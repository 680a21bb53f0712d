//! Login, register, SMS codes, sessions, the one password for login and trading.

mod area;
mod attempts;
mod bounds;
mod change_mobile;
mod change_password;
mod check_code;
mod clients;
mod code;
mod comer;
mod customer;
mod demo;
mod device;
mod devices;
mod flow;
mod ids;
mod log_in;
mod log_in_by_code;
mod log_out;
mod logins;
mod mail_code;
mod own_hosts;
mod parameters;
mod parting;
mod password;
mod preregister;
mod purge;
mod purpose;
pub mod refusals;
mod register;
mod reset_password;
mod scope;
mod send_code;
mod session;
mod store;
mod takeaway;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod told;
mod turnstile;
mod verify_certificate;
mod verify_password;
mod way;
mod wechat;

pub use change_mobile::mobile_settles_at;
pub use clients::{
    ClientApp, ClientScope, ClientToken, ClientTokenRequest, Clients, Whoami, app_of_token, grant,
    limit_app, who,
};
pub use customer::{
    Identity, NewCustomer, bind_wechat_for_demo, create_customer, customers_after, identity_of,
    note_certificate, wechat_of,
};
pub use demo::{admit_for_demo, found_for_demo};
pub use device::{device_name, place_of};
pub use ids::DeviceId;
pub use mail_code::check_mail_code;
pub use own_hosts::OwnHosts;
pub use parting::{PARTS, closed_customers};
pub use password::{GivenPassword, Password, PasswordDigest};
pub use purge::purge;
pub use purpose::Purpose;
pub use register::shared_by;
pub use session::{Finder, LoginAnswer, require_unlocked, sessions};
pub use takeaway::HELD;
pub use turnstile::Turnstile;
pub use wechat::WeChatLibrary;

use wire::{
    Routes,
    Topic::{Message, Profile, Session},
    op,
};

/// The room's operations.
pub fn routes() -> Routes {
    clients(wechat(security(session(codes(Routes::new("identity"))))))
}

fn codes(routes: Routes) -> Routes {
    routes
        .post(
            "/preregister",
            op("preregister", "send the code to register").touches_nothing(),
            preregister::preregister,
        )
        .post(
            "/message",
            op("sendCode", "send an SMS code for a purpose").touches_nothing(),
            send_code::message,
        )
        .post(
            "/normal/verifycode",
            op("checkCode", "check an SMS code").touches_nothing(),
            check_code::check,
        )
        .post(
            "/verifycode",
            op("beginFlow", "use an SMS code; gives a sessionkey").touches_nothing(),
            check_code::begin_flow,
        )
        .post(
            "/verifycode2",
            op("beginOwnFlow", "use a code for a sensitive change").touches_nothing(),
            check_code::begin_own_flow,
        )
        .bff(
            "common/verify/sendVerifyCode",
            op("sendOwnCode", "send a code to the customer").touches_nothing(),
            send_code::send_own,
        )
        .bff(
            "common/verify/checkVerifyCode",
            op("checkOwnCode", "use a code for a sensitive change").touches_nothing(),
            check_code::begin_own_flow,
        )
        .bff(
            "common/verify/sendEmailCode",
            op("sendEmailCode", "mail a code that confirms an address").touches_nothing(),
            mail_code::send_mail_code,
        )
}

fn session(routes: Routes) -> Routes {
    routes
        .post(
            "/register",
            op("register", "register and log in").writes(&[Session]),
            register::register,
        )
        .post("/login", op("login", "log in with the password").writes(&[Session]), log_in::log_in)
        .post(
            "/verifycodelogin",
            op("loginByCode", "log in with an SMS code").writes(&[Session]),
            log_in_by_code::log_in_by_code,
        )
        .post(
            "/loginverifycert",
            op("confirmDevice", "finish a login on a new device").writes(&[Session]),
            verify_certificate::confirm_device,
        )
        .post(
            "/verifycert",
            op("verifyCertificate", "check the certificate number").touches_nothing(),
            verify_certificate::verify_certificate,
        )
        .post(
            "/resetpassword",
            op("resetPassword", "set a new password").writes(&[Session, Message]),
            reset_password::reset_password,
        )
        .post(
            "/mobile/reset",
            op("changeMobile", "change the mobile").writes(&[Session, Profile, Message]),
            change_mobile::change_mobile,
        )
        .post("/logout", op("logout", "end the session").writes(&[Session]), log_out::log_out)
        .post(
            "/verifypwd",
            op("verifyPasswordClassic", "verify the password").touches_nothing(),
            verify_password::verify_password,
        )
        .bff(
            "common/verify/passwordVerify",
            op("verifyPassword", "verify the password").touches_nothing(),
            verify_password::verify_password,
        )
}

/// Paths of our own, where the specification names the screen /security but no call.
fn security(routes: Routes) -> Routes {
    routes
        .get(
            "/security/overview",
            op("security", "password, devices, switches").reads(&[Session, Profile]),
            devices::overview,
        )
        .get(
            "/security/logins",
            op("logins", "history of logins").reads(&[Session]),
            logins::logins,
        )
        .post(
            "/security/password",
            op("changePassword", "change the password").writes(&[Session, Message]),
            change_password::change_password,
        )
        .post(
            "/security/devices/end",
            op("endDevice", "log a device out and forget it").writes(&[Session]),
            devices::end_device,
        )
        .post(
            "/security/devicecheck",
            op("setDeviceCheck", "check of new devices, on or off").writes(&[Session, Message]),
            devices::set_device_check,
        )
}

fn wechat(routes: Routes) -> Routes {
    routes
        .post(
            "/wechat/begin",
            op("beginWeChat", "ask somebody to authorise at WeChat").touches_nothing(),
            wechat::begin,
        )
        .post(
            "/prebind",
            op("prebindWeChat", "whether who authorised can be bound").touches_nothing(),
            wechat::prebind,
        )
        .post(
            "/bind",
            op("bindWeChat", "bind a WeChat by a code, and log in").writes(&[Session, Message]),
            wechat::bind,
        )
        .post(
            "/bindwechat",
            op("bindOwnWeChat", "bind a WeChat to the customer").writes(&[Session, Message]),
            wechat::bind_own,
        )
        .post(
            "/unbind",
            op("unbindWeChat", "unbind the WeChat, and log out").writes(&[Session, Message]),
            wechat::unbind,
        )
        .post(
            "/wcloginverifymobile",
            op("logInByWeChat", "log in by WeChat and the mobile").writes(&[Session]),
            wechat::log_in,
        )
        .post(
            "/fwh/verify",
            op("verifyWeChat", "who came from the house's account on WeChat").touches_nothing(),
            wechat::verify,
        )
        .post(
            "/jsconfig",
            op("jsConfig", "a signature for a page in WeChat").touches_nothing(),
            wechat::js_config,
        )
}

fn clients(routes: Routes) -> Routes {
    routes
        .get(
            "/live/target",
            op("liveTarget", "whose page a customer is to go to").silent().touches_nothing(),
            clients::live_target,
        )
        .post(
            "/live/code",
            op("liveCode", "go to an app's page, and say there who it is").touches_nothing(),
            clients::live_code,
        )
        .post(
            "/oauth/clientApp",
            op("clientApp", "a token for an embedding app").touches_nothing(),
            clients::client_app,
        )
        .post(
            "/oauth/whoami",
            op("whoami", "what an embedding app's token says").touches_nothing(),
            clients::who_am_i,
        )
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("identity",
    "begin" => include_str!("../../../migrations/identity_0001_begin.sql"),
    "purge" => include_str!("../../../migrations/identity_0002_purge.sql"),
    "mobiles" => include_str!("../../../migrations/identity_0003_mobiles.sql"),
    "attempts" => include_str!("../../../migrations/identity_0004_attempts.sql"),
    "scopes" => include_str!("../../../migrations/identity_0005_scopes.sql"),
    "bounds" => include_str!("../../../migrations/identity_0006_bounds.sql"),
    "personal" => include_str!("../../../migrations/identity_0007_personal.sql"),
    "shared" => include_str!("../../../migrations/identity_0008_shared.sql"),
    "receivers" => include_str!("../../../migrations/identity_0009_receivers.sql"),
    "wechat" => include_str!("../../../migrations/identity_0010_wechat.sql"),
    "clients" => include_str!("../../../migrations/identity_0011_clients.sql"),
    "closed" => include_str!("../../../migrations/identity_0012_closed.sql"),
    "check changes" => include_str!("../../../migrations/identity_0013_check_changes.sql"),
    "flows by customer" =>
        include_str!("../../../migrations/identity_0014_flows_by_customer.sql"),
);

#[cfg(test)]
mod tests;

#[cfg(test)]
mod contract {
    #[test]
    fn all_statements_are_good() {
        let complaints = db::testing::check_statements(&crate::testing::migrations());
        assert_eq!(complaints, Vec::<String>::new());
    }

    #[test]
    fn the_contract_is_fresh() {
        wire::contract_fragment(&crate::routes()).check().unwrap();
    }
}
