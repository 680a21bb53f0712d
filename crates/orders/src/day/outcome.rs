//! What the TA says of orders.

use crate::order::{Cause, OrderNo, OrderStatus, ParentNo};
use kernel::{CustNo, Fen, FundCode, Nav, Shares, TradeAcco};

/// What the TA says of an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Confirmation {
    /// The order (AppSheetSerialNo).
    pub order_no: OrderNo,
    /// What became of it.
    pub outcome: Outcome,
}

/// What became of an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// A purchase: `amount` was taken, `fee` included, for `shares` at `nav`. What is left of the
    /// order's amount goes back.
    Bought { nav: Nav, amount: Fen, fee: Fen, shares: Shares },
    /// A subscription of a fund that is established: `amount` was taken, `fee` included; the rest
    /// and the `interest` of the offering period became `shares` at par.
    Subscribed { amount: Fen, fee: Fen, interest: Fen, shares: Shares },
    /// The offering failed: the money goes back, with `interest`.
    OfferingFailed { interest: Fen },
    /// A redemption: `net` is `shares × nav` less `fee`. What is left of the order's shares is
    /// deferred or released.
    Redeemed { nav: Nav, shares: Shares, fee: Fen, net: Fen },
    /// A conversion. What is left of the order's shares is released.
    Converted(Converted),
    /// Shares were moved into the account `to`; what is left of the order's is released. `nav` is
    /// that of T.
    Moved { nav: Nav, shares: Shares, to: TradeAcco },
    /// The dividend method is in force.
    MethodSet,
    /// The TA has it and answers later (code 5).
    Acknowledged,
    /// Refused, with a reason for the customer.
    Rejected { reason: String },
}

/// Both legs of a conversion as the TA confirmed them: `shares × nav` less `redeem_fee` less
/// `top_up_fee` is `amount_in`, which became `target_shares` at `target_nav`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Converted {
    /// The price of the fund that goes out.
    pub nav: Nav,
    /// Shares that go out.
    pub shares: Shares,
    /// What the fund that goes out keeps.
    pub redeem_fee: Fen,
    /// The difference of both purchase fees.
    pub top_up_fee: Fen,
    /// What bought shares of the target.
    pub amount_in: Fen,
    /// The fund that comes in.
    pub target: FundCode,
    /// Its price.
    pub target_nav: Nav,
    /// Its shares.
    pub target_shares: Shares,
}

/// What became of an order that another room had placed, for that room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settled {
    /// The customer.
    pub cust_no: CustNo,
    /// The order.
    pub order_no: OrderNo,
    /// The parent with whose other orders it was paid, if it has one.
    pub parent: Option<ParentNo>,
    /// What it, or its parent, was placed for.
    pub cause: Cause,
    /// Confirmed, in full or in part, or rejected.
    pub status: OrderStatus,
    /// Confirmed: what was taken of a purchase, or what a redemption brings.
    pub amount: Option<Fen>,
    /// Confirmed: shares.
    pub shares: Option<Shares>,
    /// Rejected: why, for the customer; empty else.
    pub reason: String,
}
