//! What an application is answered with.

use kernel::{Fen, Nav, Shares};

/// What is answered.
pub(crate) enum Outcome {
    /// Nothing yet: its price isn't published, or the fund confirms later.
    Later,
    /// A return code.
    Refused(&'static str),
    /// A dividend method was set.
    Method(String),
    /// A subscription was received; its result comes when the fund is established.
    Received(Figures),
    /// The records of the confirmation.
    Confirmed(Vec<Figures>),
}

/// The figures of a confirmation.
#[derive(Debug, Clone)]
pub(crate) struct Figures {
    pub code: &'static str,
    /// The confirming business where it isn't the application's own.
    pub business: Option<&'static str>,
    /// Net of the fee.
    pub amount: Fen,
    pub shares: Shares,
    pub fee: Fen,
    pub refund: Fen,
    /// Of the offering period: in the shares of a fund that is established, beside the refund of
    /// one that failed.
    pub interest: Fen,
    pub price: Nav,
    /// Of a conversion.
    pub target: Option<Target>,
    /// Of a move: the account of this leg, that of the other one, and which it is.
    pub leg: Option<(String, String, Leg)>,
}

/// A leg of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Leg {
    /// Where the shares leave.
    Out,
    /// Where they arrive.
    In,
}

/// The leg of the fund that comes in.
#[derive(Debug, Clone, Default)]
pub(crate) struct Target {
    pub price: Nav,
    pub shares: Shares,
    /// The difference of both purchase fees.
    pub top_up_fee: Fen,
}

impl Default for Figures {
    fn default() -> Self {
        Self {
            code: codes::OK,
            business: None,
            amount: Fen::ZERO,
            shares: Shares::ZERO,
            fee: Fen::ZERO,
            refund: Fen::ZERO,
            interest: Fen::ZERO,
            price: Nav::ZERO,
            target: None,
            leg: None,
        }
    }
}

impl Figures {
    /// Whether it says what leaves the account that applied.
    pub fn leaves(&self) -> bool {
        !matches!(self.leg, Some((.., Leg::In)))
    }

    pub fn refused(code: &'static str) -> Self {
        Self { code, ..Self::default() }
    }
}

/// Return codes of the standard.
pub(crate) mod codes {
    pub const OK: &str = "0000";
    pub const TOO_FEW_SHARES: &str = "0001";
    pub const NOT_IN_OFFERING: &str = "0004";
    pub const NO_ACCOUNT: &str = "0009";
    pub const OTHER: &str = "0010";
    pub const CERTIFICATE: &str = "0100";
    pub const BUSINESS: &str = "0103";
    pub const NAME: &str = "0106";
    pub const FUND: &str = "0200";
    pub const VOLUME: &str = "0206";
    pub const AMOUNT: &str = "0207";
    pub const METHOD: &str = "0141";
    pub const ACCOUNT_OPEN: &str = "0392";
    pub const HAS_SHARES: &str = "0362";
    pub const ASKED_TODAY: &str = "0365";
    pub const TARGET_ACCOUNT: &str = "0210";
    pub const TARGET_BELOW_LEAST: &str = "0395";
    pub const REST_BELOW_LEAST: &str = "0396";
    pub const NO_TRANSFERS: &str = "0382";
    pub const TARGET: &str = "0223";
    pub const NO_REDEMPTIONS: &str = "0382";
    pub const TARGET_STOPPED: &str = "0397";
    pub const BIG_REDEMPTION: &str = "0421";
}
