//! What an order is, where it stands, and where its money is.

kernel::id!(
    /// An order's number: decimal text of up to 19 digits, also the TA's AppSheetSerialNo.
    OrderNo
);
db::column!(OrderNo);

kernel::id!(
    /// The number of a parent, apart from all orders' numbers.
    ParentNo
);
db::column!(ParentNo);

kernel::id!(
    /// A payment's number, under which the bank knows it: that of the order or of the parent which
    /// it pays.
    PaymentNo
);
db::column!(PaymentNo);

impl From<OrderNo> for PaymentNo {
    fn from(order_no: OrderNo) -> Self {
        Self::from(order_no.value())
    }
}

impl From<ParentNo> for PaymentNo {
    fn from(parent_no: ParentNo) -> Self {
        Self::from(parent_no.value())
    }
}

/// Why a position has more shares: each became several.
pub const SPLIT: &str = "份额拆分";
/// Why a position has fewer shares: several became one.
pub const MERGER: &str = "份额合并";

kernel::codes! {
    /// What an order asks for, with the TA's business codes.
    OrderKind, what: "order kind", refused: "订单类型不正确",
    {
        /// Subscription in the offering period.
        Subscribe = "020", "认购";
        /// Purchase.
        Buy = "022", "买入";
        /// Purchase by a fixed-invest plan.
        Instalment = "039", "定投";
        /// Purchase by a plan that takes more when the fund is cheap.
        SmartInstalment = "090", "智能定投";
        /// Redemption at the NAV of T.
        Redeem = "024", "赎回";
        /// Redemption of a money fund within seconds, advanced by a bank.
        QuickRedeem = "098", "快速赎回";
        /// Redemption by the TA, such as of a rest below the least holding.
        ForcedRedeem = "142", "强制赎回";
        /// Conversion into another fund at both NAVs of T.
        Convert = "036", "转换";
        /// Move of shares into another account of the customer's.
        Move = "026", "份额划转";
        /// Change of a position's dividend method.
        DividendMethod = "029", "修改分红方式";
        /// Dividend, in cash or in shares.
        Dividend = "143", "分红";
        /// Shares added by the TA.
        ForcedIncrease = "144", "强制调增";
        /// Shares taken by the TA.
        ForcedDecrease = "145", "强制调减";
    }
}

impl OrderKind {
    /// Whether the customer pays.
    pub const fn is_buy(self) -> bool {
        matches!(self, Self::Subscribe) || self.is_purchase()
    }

    /// Whether the customer pays for shares at the NAV of T.
    pub const fn is_purchase(self) -> bool {
        matches!(self, Self::Buy) || self.is_instalment()
    }

    /// Whether a plan placed it.
    pub const fn is_instalment(self) -> bool {
        matches!(self, Self::Instalment | Self::SmartInstalment)
    }

    /// Whether the customer gives shares and gets money.
    pub const fn is_redeem(self) -> bool {
        matches!(self, Self::Redeem | Self::QuickRedeem | Self::ForcedRedeem)
    }

    /// As people call it; shares that a fund's split brought, or a merger took, go by that reason.
    pub fn name(self, reason: &str) -> &'static str {
        match (self, reason) {
            (Self::ForcedIncrease, SPLIT) => SPLIT,
            (Self::ForcedDecrease, MERGER) => MERGER,
            (kind, _) => kind.chinese(),
        }
    }
}

kernel::codes! {
    /// Where an order stands; the codes are the specification's.
    OrderStatus, what: "order status", refused: "订单状态不正确",
    {
        /// Accepted, not yet sealed; cancellable before the cut-off of T.
        Accepted = "0", "确认中";
        /// Sealed at the cut-off and sent to the TA.
        Sent = "3", "确认中";
        /// The TA has it and answers later.
        Acknowledged = "5", "确认中";
        /// Confirmed in full.
        Confirmed = "1", "确认成功";
        /// Confirmed in part.
        PartlyConfirmed = "6", "部分确认";
        /// Refused by the TA.
        Rejected = "2", "确认失败";
        /// Void on our side: payment refused, or no longer allowed.
        Void = "4", "确认失败";
        /// Cancelled by the customer.
        Cancelled = "7", "已撤单";
    }
}

impl OrderStatus {
    /// Whether something may still follow.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Accepted | Self::Sent | Self::Acknowledged)
    }

    /// Whether it came to nothing before the TA had it.
    pub const fn is_void(self) -> bool {
        matches!(self, Self::Void | Self::Cancelled)
    }
}

kernel::codes! {
    /// Where an order's money is.
    PayStatus, what: "pay status", refused: "支付状态不正确",
    {
        /// Nothing was asked of the bank: an order that isn't paid in.
        Unpaid = "0", "未支付";
        /// The bank is being asked for the money.
        Paying = "1", "支付中";
        /// The money is here.
        Paid = "2", "支付成功";
        /// The bank refused.
        PayFailed = "3", "支付失败";
        /// Money goes back to the card.
        Refunding = "4", "退款中";
        /// Money is back on the card.
        Refunded = "5", "已退款";
        /// Proceeds are on the card.
        PaidOut = "6", "已到账";
        /// The bank could not pay the proceeds out.
        PayoutFailed = "7", "打款失败";
        /// Proceeds have bought the fund that the customer chose for them.
        Onward = "8", "已转购";
    }
}

kernel::codes! {
    /// What pays a purchase.
    PaidBy, what: "what pays", refused: "付款来源不正确",
    {
        /// Its card; what is no purchase says so, too.
        Card = "0", "银行卡";
        /// Shares of a money fund, redeemed quickly when T is sealed.
        MoneyFund = "1", "货币基金";
        /// The proceeds of a redemption.
        Proceeds = "2", "赎回款";
        /// Money that the customer sends; no bank is asked for it.
        Remittance = "3", "汇款";
    }
}

kernel::schema_of_codes!(OrderKind, OrderStatus, PayStatus, PaidBy);
db::column!(OrderKind: code);
db::column!(OrderStatus: code);
db::column!(PayStatus: code);
db::column!(PaidBy: code);
