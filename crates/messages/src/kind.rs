//! What messages are about, by what they come, and where they lead.

kernel::codes! {
    /// What a message is about; what a customer wants to hear of is chosen by it.
    Kind, what: "message kind", refused: "消息类型不正确",
    {
        /// Orders, and money that arrives.
        Trade = "trade", "交易和到账";
        /// The password, the mobile, devices.
        Security = "security", "账户安全";
        /// Dividends.
        Dividend = "dividend", "分红";
        /// Certificates and audits.
        Certificate = "certificate", "证件和审核";
        /// Notices of the house, and of funds that are held or watched.
        Notice = "notice", "持有和自选的公告";
        /// Prices of funds that are held or watched.
        Nav = "nav", "净值提醒";
        /// Activities.
        Activity = "activity", "活动";
    }
}

kernel::codes! {
    /// By what a message comes, beside the message centre, which has them all.
    Channel, what: "channel", refused: "提醒方式不正确",
    {
        /// The house's account on WeChat.
        Wechat = "wechat", "微信";
        /// Text messages.
        Sms = "sms", "短信";
        /// E-mail.
        Mail = "mail", "邮件";
        /// What the native app shows over others.
        Push = "push", "推送";
    }
}

kernel::codes! {
    /// Where a message leads.
    Leads, what: "lead", refused: "消息链接不正确",
    {
        /// Nowhere: it says all.
        Nowhere = "", "";
        /// An order, by its number.
        Order = "order", "订单";
        /// The page of security: mobile, password, devices.
        Security = "security", "安全中心";
        /// The same, of a login which may have been somebody else's.
        Device = "device", "登录设备";
        /// The customer's cards.
        Card = "card", "银行卡";
        /// The audit of the customer's certificate.
        Certificate = "certificate", "证件";
        /// Where a certificate is renewed.
        Renewal = "renewal", "更新证件";
        /// A fund, by its code.
        Fund = "fund", "基金";
        /// A notice of the house, by its id.
        Notice = "notice", "公告";
        /// A fund's notices, by its code.
        FundNotices = "fundNotices", "基金公告";
        /// An activity, by its id.
        Activity = "activity", "活动";
        /// The customer's points.
        Points = "points", "嘉豆";
        /// A fixed-invest plan, by its number.
        Plan = "plan", "定投计划";
        /// Statements of account.
        Statements = "statements", "对账单";
    }
}

impl Kind {
    /// Money and security are always told: a customer who could switch them off could be robbed
    /// unseen.
    pub const fn is_always_told(self) -> bool {
        matches!(self, Self::Trade | Self::Security)
    }

    /// Whether the house tells of it by a channel unless the customer chose. Text messages
    /// interrupt, and are for what is always told; activities are told by none.
    pub const fn is_told_by(self, channel: Channel) -> bool {
        match (self, channel) {
            (Self::Activity, _) | (_, Channel::Mail) => false,
            (kind, Channel::Sms) => kind.is_always_told(),
            (_, Channel::Wechat | Channel::Push) => true,
        }
    }
}

kernel::schema_of_codes!(Kind, Channel, Leads);
db::column!(Kind: code);
db::column!(Channel: code);
db::column!(Leads: code);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_always_told_is_told_by_text_message_and_nothing_else_is() {
        for kind in Kind::ALL {
            assert_eq!(kind.is_told_by(Channel::Sms), kind.is_always_told(), "{kind}");
        }
    }
}
