//! A fund's status, with the codes of the sales dictionaries (domain LM-04).

kernel::codes! {
    /// What a fund takes at present.
    FundStatus, what: "fund status", refused: "基金状态不正确",
    {
        /// Purchases and redemptions.
        Open = "0", "开放申购";
        /// In its offering.
        Raising = "1", "认购期";
        /// The offering is over, and enough was subscribed.
        RaisingSucceeded = "2", "发行成功";
        /// The offering is over, and the money goes back.
        RaisingFailed = "3", "发行失败";
        /// Neither purchases nor redemptions.
        TradingStopped = "4", "暂停交易";
        /// No purchases.
        PurchaseStopped = "5", "暂停申购";
        /// No redemptions.
        RedemptionStopped = "6", "暂停赎回";
        /// The record day of a dividend.
        RightsRegistration = "7", "权益登记";
        /// A dividend is paid.
        DividendPaying = "8", "红利发放";
        /// Between two open periods.
        Closed = "9", "封闭期";
        /// Wound up.
        Terminated = "a", "基金终止";
    }
}

kernel::schema_of_codes!(FundStatus);

impl FundStatus {
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_status_is_read_as_what_wrote_it() {
        for status in FundStatus::ALL {
            let code = status.code();
            assert_eq!(code.parse(), Ok(*status));
            assert_eq!(serde_json::to_string(status).unwrap(), format!("\"{code}\""));
        }
        assert!("b".parse::<FundStatus>().is_err());
    }

    #[test]
    fn the_status_decides_what_is_taken() {
        let codes = |take: fn(FundStatus) -> bool| -> String {
            FundStatus::ALL.iter().filter(|s| take(**s)).map(|s| s.code()).collect()
        };
        assert_eq!(codes(FundStatus::can_buy), "0678");
        assert_eq!(codes(FundStatus::can_redeem), "0578");
        assert_eq!(codes(FundStatus::can_subscribe), "1");
    }
}
