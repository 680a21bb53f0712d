//! Money that goes to a card.

use crate::order::{Order, OrderNo, ParentNo};
use kernel::{CustNo, Day, Fen, FundCode, Instant, TradeAcco};
use ledger::Purse;

kernel::codes! {
    /// Why money goes to a card.
    PayoutKind, what: "payout kind", refused: "付款类型不正确",
    {
        /// What was paid for an order goes back, all or the rest.
        Refund = "refund", "退款";
        /// Proceeds of a redemption, or a dividend.
        Proceeds = "proceeds", "赎回款或红利";
        /// Proceeds of a quick redemption, advanced by a bank and paid within seconds.
        Quick = "quick", "快速赎回款";
        /// Proceeds that are to buy another fund when they are due. No bank is asked: they have
        /// bought it then, or have become [`Self::Proceeds`].
        Onward = "onward", "转购款";
    }
}

db::column!(PayoutKind: code);

impl PayoutKind {
    /// What becomes of the proceeds of a redemption that the TA has confirmed.
    pub fn of_proceeds(order: &Order) -> Self {
        order.redeems_into().map_or(Self::Proceeds, |_| Self::Onward)
    }
}

kernel::codes! {
    /// How far a payout is.
    PayoutState, what: "payout state", refused: "付款状态不正确",
    {
        /// It is not due, or nobody has asked for it.
        Waiting = "0", "待付款";
        /// The bank is asked.
        Asked = "1", "付款中";
        /// It is paid, or has bought the other fund.
        Paid = "2", "已付款";
        /// The bank refused.
        Refused = "3", "付款失败";
    }
}

db::column!(PayoutState: code);

db::row! {
    /// Money that goes to a card.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Payout {
        /// The customer.
        pub cust_no: CustNo,
        /// The order; where the money of all of a parent's orders goes back together, the parent.
        pub order_no: OrderNo,
        /// Why.
        pub kind: PayoutKind,
        /// The transaction account of the order.
        pub trade_acco: TradeAcco,
        /// The fund; of a parent, that of its first order.
        pub fund_code: FundCode,
        /// The agreement with the payment channel of the card that is paid.
        pub protocol_no: String,
        /// How much.
        pub amount: Fen,
        /// The day on which it is due.
        pub due_on: Day,
        /// How far it is.
        pub state: PayoutState,
        /// Why it failed, in Chinese.
        pub reason: String,
        /// Which attempt it is, from 1: each is the bank's own payment.
        pub attempt: i64,
        /// The bank of the card that is paid; empty: the order's.
        pub bank_name: String,
        /// The last four digits of that card.
        pub tail: String,
        /// When the customer asked for this attempt; of the first, when the bank was asked for it,
        /// and 0 until then.
        pub begun_at: Instant,
    }
}

impl Payout {
    /// Whose money it is.
    pub(crate) fn purse(&self) -> Purse {
        Purse::of(self.cust_no, partners::is_pension(&self.protocol_no))
    }

    /// Money of an order that is due.
    pub fn of(order: &Order, kind: PayoutKind, amount: Fen, due_on: Day) -> Self {
        Self {
            cust_no: order.cust_no,
            order_no: order.order_no,
            kind,
            trade_acco: order.trade_acco,
            fund_code: order.fund_code,
            protocol_no: order.protocol_no.clone(),
            amount,
            due_on,
            state: PayoutState::Waiting,
            reason: String::new(),
            attempt: 1,
            bank_name: order.bank_name.clone(),
            tail: order.tail.clone(),
            begun_at: Instant::from_ms(0),
        }
    }

    /// Money of a parent's orders that goes back together; `first` is one of them.
    pub fn of_parent(first: &Order, parent_no: ParentNo, amount: Fen, due_on: Day) -> Self {
        let order_no = parent_no.value().into();
        Self { order_no, ..Self::of(first, PayoutKind::Refund, amount, due_on) }
    }

    /// Whether the bank was asked for it, and may know it.
    pub(crate) fn has_left(&self) -> bool {
        self.begun_at > Instant::from_ms(0)
    }

    /// Bank and last four digits of the card that is paid.
    pub(crate) fn card<'a>(&'a self, order: &'a Order) -> (&'a str, &'a str) {
        match self.tail.is_empty() {
            true => (&order.bank_name, &order.tail),
            false => (&self.bank_name, &self.tail),
        }
    }

    /// Its name in the journal, whichever attempt pays: so it is booked once. Also the bank's name
    /// of the first attempt.
    pub fn reference(&self) -> String {
        format!("out-{}-{}", self.kind.code(), self.order_no)
    }
}
