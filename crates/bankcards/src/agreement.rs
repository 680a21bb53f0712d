//! The agreement of a card with the payment channel (协议).

use kernel::Invalid;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// State of the agreement with the payment channel (rule AO-04).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub enum ProtocolState {
    /// None yet: a proof is asked for.
    #[serde(rename = "0")]
    None,
    /// The channel has sent its SMS.
    #[serde(rename = "1")]
    Signing,
    /// Money can be collected.
    #[serde(rename = "2")]
    Valid,
    /// Ended; redemptions still go to the card, nothing can be collected.
    #[serde(rename = "3")]
    Revoked,
    /// The bank refused.
    #[serde(rename = "4")]
    Failed,
}

impl ProtocolState {
    fn code(self) -> &'static str {
        match self {
            Self::None => "0",
            Self::Signing => "1",
            Self::Valid => "2",
            Self::Revoked => "3",
            Self::Failed => "4",
        }
    }

    fn of(code: &str) -> Result<Self, Invalid> {
        match code {
            "0" => Ok(Self::None),
            "1" => Ok(Self::Signing),
            "2" => Ok(Self::Valid),
            "3" => Ok(Self::Revoked),
            "4" => Ok(Self::Failed),
            _ => Err(Invalid::new("agreement state", "签约状态不正确")),
        }
    }
}

db::column!(ProtocolState: str, ProtocolState::of, |state| state.code());
