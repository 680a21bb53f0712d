//! A payment: one debit of a card, for an order or for all orders of a parent.

use crate::order::parent::ParentRow;
use crate::order::{Order, PaymentNo};
use bankcards::{Card, CardId};
use kernel::{CustNo, Fen, Instant};

kernel::codes! {
    /// How far a payment is. What is below [`Self::Paid`] is open.
    Collection, what: "state of a payment", refused: "扣款状态不正确",
    {
        /// The bank is asked for it.
        Asking = "0", "扣款中";
        /// It is unknown, and its order was given up: the bank is asked only what became of it.
        GivenUp = "1", "已放弃";
        /// The money came.
        Paid = "2", "已扣款";
        /// The bank refused, or never heard of it: nothing comes any more.
        Refused = "3", "扣款失败";
    }
}

kernel::codes! {
    /// What a payment pays.
    Pays, what: "what a payment pays", refused: "扣款对象不正确",
    {
        /// The order of its number.
        Order = "0", "订单";
        /// The orders of the parent of its number.
        Parent = "1", "合并订单";
    }
}

db::column!(Collection: code);
db::column!(Pays: code);

db::row! {
    /// A row of `orders_payments`.
    #[derive(Debug, Clone)]
    pub struct Payment {
        /// Its number, which is the bank's key.
        pub payment_no: PaymentNo,
        /// The customer.
        pub cust_no: CustNo,
        /// What it pays.
        pub pays: Pays,
        /// The card.
        pub card_id: CardId,
        /// The card's agreement with the payment channel.
        pub protocol_no: String,
        /// How much.
        pub amount: Fen,
        /// How far it is.
        pub state: Collection,
        /// How often somebody set out to ask the bank.
        pub tries: i64,
        /// When the bank was asked last, in unmoved time.
        pub asked_at: Instant,
        /// Since when it is to be collected.
        pub begun_at: Instant,
        /// When the money moved.
        pub paid_at: Option<Instant>,
        /// When a statement of the bank was found to list it, though we have not booked it.
        pub listed_at: Option<Instant>,
    }
}

impl Payment {
    /// That of an order which is placed. This process is to ask for it: it counts as asked for at
    /// `unmoved`.
    pub fn asked_for(order: &Order, unmoved: Instant) -> Self {
        Self { tries: 1, asked_at: unmoved, ..Self::to_ask(order, order.created_at) }
    }

    /// That of an order which waited until `now`: whichever process comes first asks for it.
    pub fn to_ask(order: &Order, now: Instant) -> Self {
        Self {
            payment_no: order.order_no.into(),
            cust_no: order.cust_no,
            pays: Pays::Order,
            card_id: order.card_id,
            protocol_no: order.protocol_no.clone(),
            amount: order.amount,
            state: Collection::Asking,
            tries: 0,
            asked_at: Instant::from_ms(0),
            begun_at: now,
            paid_at: None,
            listed_at: None,
        }
    }

    /// That of a parent which is placed, asked for like that of an order.
    pub fn of_parent(parent: &ParentRow, card: &Card, unmoved: Instant) -> Self {
        Self {
            payment_no: parent.parent_no.into(),
            cust_no: parent.cust_no,
            pays: Pays::Parent,
            card_id: parent.card_id,
            protocol_no: card.protocol_no.clone(),
            amount: parent.amount,
            state: Collection::Asking,
            tries: 1,
            asked_at: unmoved,
            begun_at: parent.created_at,
            paid_at: None,
            listed_at: None,
        }
    }

    /// Nothing is asked for any more, but what became of it.
    pub fn is_given_up(&self) -> bool {
        self.state == Collection::GivenUp
    }

    /// Whether the bank is asked for it anew when a query does not find it: for one that was given
    /// up only where the bank's own statement lists it. It has the money then, and says so to the
    /// next request under the same key.
    pub fn may_be_asked_for(&self) -> bool {
        !self.is_given_up() || self.listed_at.is_some()
    }

    /// The bank's name of it.
    pub fn key(&self) -> String {
        self.payment_no.to_string()
    }
}
