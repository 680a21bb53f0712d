//! The agreement of a card with the payment channel (协议).

kernel::codes! {
    /// State of the agreement with the payment channel (rule AO-04).
    ProtocolState, what: "agreement state", refused: "签约状态不正确",
    {
        /// None yet: a proof is asked for.
        None = "0", "未签约";
        /// The channel has sent its SMS.
        Signing = "1", "签约中";
        /// Money can be collected.
        Valid = "2", "可用";
        /// Ended; redemptions still go to the card, nothing can be collected.
        Revoked = "3", "已解约";
        /// The bank refused.
        Failed = "4", "签约失败";
    }
}

kernel::schema_of_codes!(ProtocolState);
db::column!(ProtocolState: code);
