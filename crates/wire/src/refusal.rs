//! Refusals and faults.
//!
//! A *refusal* has a public code and a sentence on which the customer can act. A *fault* is logged
//! once, with what was being done, and shown as 系统繁忙.

use crate::Busy;
use linkme::distributed_slice;
use serde_json::Value;
use std::{borrow::Cow, fmt};

/// What every operation returns.
pub type Answer<T> = Result<T, Failure>;

/// A public code with its sentence; `{name}` in the sentence is filled by [`Code::fill`].
#[derive(Debug, PartialEq, Eq)]
pub struct Code {
    pub code: u32,
    pub name: &'static str,
    pub sentence: &'static str,
    pub room: &'static str,
}

/// All codes that the linked rooms declare, the source of `contract/errors.md`.
#[distributed_slice]
pub static REFUSALS: [&'static Code];

/// Declares the public codes of a room:
/// `refusals! { /// why NOT_ENOUGH_SHARES = 21003, "可用份额不足，最多可赎回{available}份"; }`.
#[macro_export]
macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $code:literal, $sentence:literal;)*) => { $(
        $(#[$doc])*
        pub const $name: &$crate::Code = {
            #[$crate::linkme::distributed_slice($crate::REFUSALS)]
            #[linkme(crate = $crate::linkme)]
            static ENTRY: &$crate::Code = CODE;
            const CODE: &$crate::Code = &$crate::Code {
                code: $code,
                name: stringify!($name),
                sentence: $sentence,
                room: env!("CARGO_PKG_NAME"),
            };
            CODE
        };
    )* };
}

impl Code {
    /// The refusal with its sentence as declared.
    pub fn refuse(&self) -> Refusal {
        self.say(self.sentence)
    }

    /// The refusal with `{name}` replaced by each given value, sums with thousands separators.
    pub fn fill<V: fmt::Display>(&self, values: &[(&str, V)]) -> Refusal {
        let mut sentence = self.sentence.to_owned();
        for (name, value) in values {
            sentence = sentence.replace(&format!("{{{name}}}"), &format!("{value:#}"));
        }
        self.say(sentence)
    }

    /// The refusal with another sentence, for reasons that a value type gives itself.
    pub fn say(&self, sentence: impl Into<String>) -> Refusal {
        let sentence = Cow::Owned(sentence.into());
        Refusal { code: self.code, sentence, data: None, retry_after_s: None }
    }
}

/// A refusal on its way to the customer.
#[derive(Debug, Clone, PartialEq)]
pub struct Refusal {
    pub code: u32,
    pub sentence: Cow<'static, str>,
    /// What the client needs to help on, such as the limit that was passed.
    pub data: Option<Value>,
    /// Set when the same request may succeed after so many seconds: HTTP 429 with `Retry-After`.
    pub retry_after_s: Option<u32>,
}

impl Refusal {
    /// The same request may succeed after so many seconds.
    pub fn later(mut self, retry_after_s: u32) -> Self {
        self.retry_after_s = Some(retry_after_s);
        self
    }

    /// Adds facts that the client shows or acts on.
    pub fn with(mut self, data: Value) -> Self {
        self.data = Some(data);
        self
    }
}

/// A fault: what was being done, and what went wrong. Never shown to a customer.
#[derive(Debug, Clone)]
pub struct Fault {
    pub doing: &'static str,
    pub cause: String,
}

/// Why an operation has no result.
#[derive(Debug, Clone)]
pub enum Failure {
    Refused(Refusal),
    /// 401: there is no valid session. 403: the session was ended by somebody else.
    NoSession(Refused),
    /// Nothing is wrong with the request, which may succeed in a moment.
    Busy(Busy),
    Fault(Fault),
}

/// Which of the two session errors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refused {
    Unauthorized,
    Forbidden,
}

impl Failure {
    /// A fault with what was being done.
    pub fn fault(doing: &'static str, cause: impl fmt::Display) -> Self {
        Self::Fault(Fault { doing, cause: cause.to_string() })
    }

    /// After how many seconds the same request may succeed, where that is known.
    pub fn retry_after_s(&self) -> Option<u32> {
        match self {
            Self::Refused(refusal) => refusal.retry_after_s,
            Self::Busy(busy) => Some(busy.retry_after_s()),
            Self::NoSession(_) | Self::Fault(_) => None,
        }
    }

    /// Writes of what works beside the requests into the log: a line for each fault, and one a
    /// second for what passes by itself.
    pub fn log(&self, doing: &'static str) {
        match self {
            Self::Busy(busy) => busy.log(doing),
            other => tracing::error!(doing, failure = %other),
        }
    }

    /// The public code, where it is a refusal.
    pub fn code(&self) -> Option<u32> {
        match self {
            Self::Refused(refusal) => Some(refusal.code),
            _ => None,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(refusal) => write!(f, "{}: {}", refusal.code, refusal.sentence),
            Self::NoSession(kind) => write!(f, "{kind:?}"),
            Self::Busy(busy) => busy.fmt(f),
            Self::Fault(fault) => write!(f, "{}: {}", fault.doing, fault.cause),
        }
    }
}

impl std::error::Error for Failure {}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<&Code> for Failure {
    fn from(code: &Code) -> Self {
        Self::Refused(code.refuse())
    }
}

impl From<db::Error> for Failure {
    fn from(error: db::Error) -> Self {
        match error.kind {
            db::ErrorKind::Repeated => codes::SEAL_REFUSED.into(),
            kind if kind.passes() => Self::Busy(Busy::of(&error)),
            _ => Self::fault("database", error),
        }
    }
}

impl From<kernel::NoIds> for Failure {
    fn from(error: kernel::NoIds) -> Self {
        db::Error::from(error).into()
    }
}

impl From<kernel::Overflow> for Failure {
    fn from(error: kernel::Overflow) -> Self {
        Self::fault("arithmetic", error)
    }
}

/// The codes of the wire itself.
pub mod codes {
    use super::Code;

    const fn code(code: u32, name: &'static str, sentence: &'static str) -> Code {
        Code { code, name, sentence, room: "wire" }
    }

    /// Something broke on our side; the number finds it in the log.
    pub const FAULT: &Code = &code(90_000, "FAULT", "系统繁忙，请稍后再试（编号{number}）");
    /// The server can do no more work at this moment, or its database is away: HTTP 503 with
    /// `Retry-After`, after which the same request, under the same key, may succeed.
    pub const BUSY: &Code = &code(90_001, "BUSY", "当前操作人数较多，请稍后再试");
    /// The request's JSON or query does not have the shape of the contract; `data.field` says
    /// where, and `data.reason` what is wrong there.
    pub const BAD_REQUEST: &Code =
        &code(90_002, "BAD_REQUEST", "提交的内容不完整或格式不对，请返回上一页重新操作");
    /// Seal, signature, time or nonce: one error that tells nothing more.
    pub const SEAL_REFUSED: &Code =
        &code(90_003, "SEAL_REFUSED", "安全校验未通过，请刷新页面后重试");
    /// The operation takes sealed requests only.
    pub const SEAL_NEEDED: &Code = &code(90_004, "SEAL_NEEDED", "请使用最新版本的页面访问");
    /// An operation that moves money came without an idempotency key.
    pub const KEY_NEEDED: &Code = &code(90_005, "KEY_NEEDED", "缺少请求编号，请刷新页面后重试");
    /// The idempotency key was used with another content.
    pub const KEY_REUSED: &Code =
        &code(90_006, "KEY_REUSED", "请求编号已用于另一笔操作，请返回重新提交");
    /// No call has this path and this method: an old page asks a new server, or the other way
    /// round. HTTP 404 or 405.
    pub const UNKNOWN_CALL: &Code =
        &code(90_007, "UNKNOWN_CALL", "请求的功能不存在，请刷新页面后重试");
    /// The object does not exist, or belongs to someone else.
    pub const NOT_FOUND: &Code = &code(90_404, "NOT_FOUND", "没有找到这条记录");

    /// Strangers come unusually often, from here or in all: `data` says what is to be done before
    /// the call is heard ([`crate::HumanCheck`]).
    pub const CHECK_NEEDED: &Code =
        &code(90_428, "CHECK_NEEDED", "当前访问人数较多，请完成安全验证后再试");
    /// The same was done too often from here, or by strangers in all, in this minute or today.
    pub const TOO_OFTEN: &Code = &code(90_429, "TOO_OFTEN", "操作过于频繁，请{wait}后再试");

    /// All of them; a crate cannot enrol in its own [`super::REFUSALS`] while unsafe code is
    /// forbidden.
    pub(crate) const ALL: &[&Code] = &[
        FAULT,
        BUSY,
        BAD_REQUEST,
        SEAL_REFUSED,
        SEAL_NEEDED,
        KEY_NEEDED,
        KEY_REUSED,
        UNKNOWN_CALL,
        NOT_FOUND,
        CHECK_NEEDED,
        TOO_OFTEN,
    ];
}
