//! A fund's status, with the codes of the sales dictionaries (domain LM-04).

use kernel::Invalid;
use serde::{Deserialize, Serialize};
use std::str::FromStr;
use utoipa::ToSchema;

/// What a fund takes at present.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
pub enum FundStatus {
    #[serde(rename = "0")]
    Open,
    #[serde(rename = "1")]
    Raising,
    #[serde(rename = "2")]
    RaisingSucceeded,
    #[serde(rename = "3")]
    RaisingFailed,
    #[serde(rename = "4")]
    TradingStopped,
    #[serde(rename = "5")]
    PurchaseStopped,
    #[serde(rename = "6")]
    RedemptionStopped,
    #[serde(rename = "7")]
    RightsRegistration,
    #[serde(rename = "8")]
    DividendPaying,
    #[serde(rename = "9")]
    Closed,
    #[serde(rename = "a")]
    Terminated,
}

/// All of them with code and name.
const TABLE: [(FundStatus, &str, &str); 11] = [
    (FundStatus::Open, "0", "开放申购"),
    (FundStatus::Raising, "1", "认购期"),
    (FundStatus::RaisingSucceeded, "2", "发行成功"),
    (FundStatus::RaisingFailed, "3", "发行失败"),
    (FundStatus::TradingStopped, "4", "暂停交易"),
    (FundStatus::PurchaseStopped, "5", "暂停申购"),
    (FundStatus::RedemptionStopped, "6", "暂停赎回"),
    (FundStatus::RightsRegistration, "7", "权益登记"),
    (FundStatus::DividendPaying, "8", "红利发放"),
    (FundStatus::Closed, "9", "封闭期"),
    (FundStatus::Terminated, "a", "基金终止"),
];

impl FundStatus {
    /// `0` to `9` and `a`.
    pub fn code(self) -> &'static str {
        self.row().1
    }

    /// As customers read it.
    pub fn chinese(self) -> &'static str {
        self.row().2
    }

    /// Whether the fund is offered, or was and is not established yet.
    pub const fn is_offering(self) -> bool {
        matches!(self, Self::Raising | Self::RaisingSucceeded | Self::RaisingFailed)
    }

    /// Whether subscriptions of the offering period are taken.
    pub const fn can_subscribe(self) -> bool {
        matches!(self, Self::Raising)
    }

    /// Whether purchases, conversions in and plans are taken.
    pub const fn can_buy(self) -> bool {
        matches!(
            self,
            Self::Open | Self::RedemptionStopped | Self::RightsRegistration | Self::DividendPaying
        )
    }

    /// Whether redemptions and conversions out are taken.
    pub const fn can_redeem(self) -> bool {
        matches!(
            self,
            Self::Open | Self::PurchaseStopped | Self::RightsRegistration | Self::DividendPaying
        )
    }

    fn row(self) -> &'static (Self, &'static str, &'static str) {
        // The table has every status, which a test proves; the first row can't be missed.
        TABLE.iter().find(|row| row.0 == self).unwrap_or(&TABLE[0])
    }
}

impl FromStr for FundStatus {
    type Err = Invalid;

    fn from_str(text: &str) -> Result<Self, Invalid> {
        let row = TABLE.iter().find(|row| row.1 == text);
        row.map(|row| row.0).ok_or(Invalid::new("fund status", "基金状态不正确"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_status_is_read_as_what_wrote_it() {
        for (status, code, chinese) in TABLE {
            assert_eq!((status.code(), status.chinese()), (code, chinese));
            assert_eq!(code.parse(), Ok(status));
            assert_eq!(serde_json::to_string(&status).unwrap(), format!("\"{code}\""));
        }
        assert!("b".parse::<FundStatus>().is_err());
    }

    #[test]
    fn the_status_decides_what_is_taken() {
        let codes = |take: fn(FundStatus) -> bool| -> String {
            TABLE.iter().filter(|row| take(row.0)).map(|row| row.1).collect()
        };
        assert_eq!(codes(FundStatus::can_buy), "0678");
        assert_eq!(codes(FundStatus::can_redeem), "0578");
        assert_eq!(codes(FundStatus::can_subscribe), "1");
    }
}
