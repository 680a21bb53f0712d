//! What a code is for.

use kernel::Invalid;
use std::{fmt, str::FromStr};
use utoipa::ToSchema;

/// A code is good for the purpose it was sent for and for nothing else.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, ToSchema, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Purpose {
    /// To register: proves that the mobile is the visitor's.
    Register,
    /// To log in without a password.
    Login,
    /// To set a new password, or the first one.
    ResetPassword,
    /// To bind a WeChat identity.
    Bind,
    /// To change something sensitive; sent to the session's own mobile.
    Modify,
    /// To become the customer's mobile; sent to the new one, once the present one was proved.
    NewMobile,
    /// To become the customer's e-mail address; mailed there, `common/verify/sendEmailCode`.
    Email,
}

impl Purpose {
    /// Registering and logging in are one door: who proved his mobile for either is let in, or
    /// registers, without a second code.
    pub(crate) const DOOR: [Self; 2] = [Self::Register, Self::Login];

    /// The word on the wire and in the database.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Register => "register",
            Self::Login => "login",
            Self::ResetPassword => "resetpassword",
            Self::Bind => "bind",
            Self::Modify => "modify",
            Self::NewMobile => "newmobile",
            Self::Email => "email",
        }
    }

    /// As the message names it.
    pub const fn chinese(self) -> &'static str {
        match self {
            Self::Register => "注册",
            Self::Login => "登录",
            Self::ResetPassword => "设置密码",
            Self::Bind => "绑定微信",
            Self::Modify => "修改资料",
            Self::NewMobile => "更换手机号",
            Self::Email => "确认邮箱",
        }
    }
}

impl FromStr for Purpose {
    type Err = Invalid;

    fn from_str(text: &str) -> Result<Self, Invalid> {
        use Purpose::{Bind, Email, Login, Modify, NewMobile, Register, ResetPassword};
        let all = [Register, Login, ResetPassword, Bind, Modify, NewMobile, Email];
        let found = all.into_iter().find(|purpose| purpose.word() == text);
        found.ok_or(Invalid::new("purpose", "验证码用途不正确"))
    }
}

impl fmt::Display for Purpose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

db::column!(Purpose: str, |v| v.parse::<Purpose>(), |purpose| purpose.word());
