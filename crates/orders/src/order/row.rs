//! An order as it is stored.

use super::authority::{Agreed, Authority};
use super::dates::OrderDates;
use super::fee::Fee;
use super::kind::{OrderKind, OrderNo, OrderStatus, PaidBy, ParentNo, PayStatus, PaymentNo};
use super::under_card::UnderCard;
use bankcards::CardId;
use funds::DividendMethod;
use holdings::{PositionKey, Transit};
use kernel::{CustNo, Day, Fen, FundCode, Instant, Nav, Rate, Shares, TradeAcco};
use ledger::Purse;
use wire::Failure;

db::row! {
    /// An order; the fields are the columns of `orders_orders`.
    #[derive(Debug, Clone)]
    pub struct Order {
        /// The customer.
        pub cust_no: CustNo,
        /// Its number.
        pub order_no: OrderNo,
        /// What it is.
        pub kind: OrderKind,
        /// The fund; converting, the one that goes out.
        pub fund_code: FundCode,
        /// The card's transaction account.
        pub trade_acco: TradeAcco,
        /// The card that pays or is paid.
        pub card_id: CardId,
        /// The card's agreement with the payment channel.
        pub protocol_no: String,
        /// The card's bank.
        pub bank_name: String,
        /// The card's last four digits.
        pub tail: String,
        /// Buying: what is paid, fee included; else zero.
        pub amount: Fen,
        /// Redeeming or converting: how many shares, the forced rest included; else zero.
        pub shares: Shares,
        /// Whether the rest of a big redemption is deferred.
        pub defer_rest: bool,
        /// Where it stands; changed by [`Order::set_status`] only.
        pub status: OrderStatus,
        /// Where its money is.
        pub pay_status: PayStatus,
        /// Why it failed, for the customer; empty when it didn't.
        pub reason: String,
        /// When it was accepted.
        pub created_at: Instant,
        /// The day of `created_at`.
        pub accepted_on: Day,
        /// When the money was here; it decides T.
        pub paid_at: Option<Instant>,
        /// T: the day whose NAV is the price.
        pub t_day: Day,
        /// The day on whose evening that NAV is published, as promised; of a subscription, the day
        /// by which the fund is established.
        pub nav_day: Day,
        /// The day on which the TA confirms, as promised; of a subscription, the latest one.
        pub confirm_day: Day,
        /// Buying or converting: the first day on which the new shares may be redeemed, as
        /// promised.
        pub redeemable_day: Option<Day>,
        /// Redeeming: the day on which the money is on the card, as promised. Buying: the day by
        /// which money that goes back is, as promised when it was found to go back.
        pub arrive_day: Option<Day>,
        /// Redeeming: the last day by law.
        pub arrive_day_latest: Option<Day>,
        /// Until when it may be cancelled; none when it may not.
        pub cancel_until: Option<Instant>,
        /// The version of the catalogue by which it was accepted. No rule asks for it: it says of
        /// which import the fees and limits were, should a customer doubt them.
        pub catalogue_version: i64,
        /// The decision of suitability; none for redemptions, but for those into a fund.
        pub decision_id: Option<i64>,
        /// What it costs, as promised.
        pub fee_explained: Fee,
        /// The day on which the TA confirmed.
        pub confirmed_on: Option<Day>,
        /// The price.
        pub confirmed_nav: Option<Nav>,
        /// Buying: what was taken, fee included; redeeming: what arrives; converting: what the
        /// shares brought, the redemption fee taken off.
        pub confirmed_amount: Option<Fen>,
        /// Shares bought, redeemed or converted out.
        pub confirmed_shares: Option<Shares>,
        /// The fee; converting, the redemption fee and the top-up fee.
        pub confirmed_fee: Option<Fen>,
        /// What goes back to the card.
        pub refund: Option<Fen>,
        /// Storage of its link with another order, as is `paired_no`; which one, the kind says.
        pub(crate) original_no: Option<OrderNo>,
        /// Change of the dividend method: the one that is asked for; else none.
        pub dividend_method: Option<DividendMethod>,
        /// Quick redemptions: the day on which the TA's money repaid what was advanced.
        pub repaid_on: Option<Day>,
        /// See `original_no`.
        pub(crate) paired_no: Option<OrderNo>,
        /// Converting: the fund that comes in; redeeming: the one that the proceeds are to buy;
        /// else none.
        pub target_fund_code: Option<FundCode>,
        /// On whose word it was placed.
        pub authority: Authority,
        /// The documents that the customer accepted, each with its version; empty where the order
        /// asks for none.
        pub agreed: String,
        /// When they were accepted.
        pub agreed_at: Option<Instant>,
        /// Buying: what pays.
        pub paid_by: PaidBy,
        /// Until when it waits at least, for money that the customer sends or to be thought over;
        /// none of one that does not wait, or was released.
        pub holds_until: Option<Instant>,
        /// The parent with whose other orders it is paid; none of one that is paid alone.
        pub parent_no: Option<ParentNo>,
        /// Whether it came to nothing, void or cancelled, for indices that no other change of its
        /// status writes.
        pub(crate) is_void: bool,
    }
}

/// That of another order; nothing else of it.
impl From<&Order> for UnderCard {
    fn from(order: &Order) -> Self {
        Self {
            trade_acco: order.trade_acco,
            card_id: order.card_id,
            protocol_no: order.protocol_no.clone(),
            bank_name: order.bank_name.clone(),
            tail: order.tail.clone(),
        }
    }
}

impl Order {
    /// An order that is accepted at `now`, with nothing asked for yet. Each order begins here: what
    /// another one is about never reaches it.
    pub(crate) fn new(
        cust_no: CustNo,
        order_no: OrderNo,
        kind: OrderKind,
        fund_code: FundCode,
        card: impl Into<UnderCard>,
        now: Instant,
    ) -> Self {
        let today = now.day();
        let UnderCard { trade_acco, card_id, protocol_no, bank_name, tail } = card.into();
        Self {
            cust_no,
            order_no,
            kind,
            fund_code,
            trade_acco,
            card_id,
            protocol_no,
            bank_name,
            tail,
            amount: Fen::ZERO,
            shares: Shares::ZERO,
            defer_rest: true,
            status: OrderStatus::Accepted,
            pay_status: PayStatus::Unpaid,
            reason: String::new(),
            created_at: now,
            accepted_on: today,
            paid_at: None,
            t_day: today,
            nav_day: today,
            confirm_day: today,
            redeemable_day: None,
            arrive_day: None,
            arrive_day_latest: None,
            cancel_until: None,
            catalogue_version: 0,
            decision_id: None,
            fee_explained: Fee::None,
            confirmed_on: None,
            confirmed_nav: None,
            confirmed_amount: None,
            confirmed_shares: None,
            confirmed_fee: None,
            refund: None,
            original_no: None,
            dividend_method: None,
            repaid_on: None,
            target_fund_code: None,
            paired_no: None,
            authority: Authority::Present,
            agreed: String::new(),
            agreed_at: None,
            paid_by: PaidBy::Card,
            holds_until: None,
            parent_no: None,
            is_void: false,
        }
    }

    /// The same of what the TA began, with an order of nobody's: confirmed on `day` at the `nav` of
    /// `t_day` from the beginning.
    pub(crate) fn begun_by_ta(self, (t_day, nav): (Day, Nav), day: Day) -> Self {
        let mut order = Self {
            t_day,
            nav_day: t_day,
            confirm_day: day,
            confirmed_on: Some(day),
            confirmed_nav: Some(nav),
            ..self
        };
        order.set_status(OrderStatus::Confirmed);
        order
    }

    /// Changes where it stands, and what indices ask of that.
    pub(crate) fn set_status(&mut self, status: OrderStatus) {
        (self.status, self.is_void) = (status, status.is_void());
    }

    /// A quick redemption whose money buys another fund.
    pub fn pays_for_purchase(&self) -> bool {
        self.pays().is_some()
    }

    /// It is not asked for, given up or sealed until it is released, which decides its T.
    pub fn is_held(&self) -> bool {
        self.holds_until.is_some() && self.status == OrderStatus::Accepted
    }

    /// A purchase that the proceeds of a redemption paid: no card did.
    pub fn paid_by_proceeds(&self) -> bool {
        self.paid_by == PaidBy::Proceeds
    }

    /// What the customer agreed to with it; none where it asks for nothing, or nothing was kept.
    pub fn agreed(&self) -> Option<Agreed> {
        let documents = self.agreed.clone();
        self.agreed_at.map(|at| Agreed { documents, at })
    }

    /// Keeps what the customer agreed to.
    pub(crate) fn agree(&mut self, agreed: &Agreed) {
        self.agreed.clone_from(&agreed.documents);
        self.agreed_at = Some(agreed.at);
    }

    /// 快速赎回; of one that pays for a purchase, or buys another fund, what it is for.
    pub fn kind_name(&self) -> &'static str {
        match self.kind {
            _ if self.pays_for_purchase() => "货币基金付款",
            _ if self.redeems_into().is_some() => "赎回转购",
            kind => kind.name(&self.reason),
        }
    }

    /// Shares asked for; none of orders that ask for none.
    pub fn asked_shares(&self) -> Option<Shares> {
        let gives = !self.kind.is_buy() && self.kind != OrderKind::DividendMethod;
        gives.then_some(self.shares)
    }

    /// Its money on the way into the fund.
    pub fn going_in(&self, amount: Fen) -> Transit {
        self.transit(true, amount)
    }

    /// Its money on the way to a card.
    pub fn going_out(&self, amount: Fen) -> Transit {
        self.transit(false, amount)
    }

    fn transit(&self, buying: bool, amount: Fen) -> Transit {
        let Self { cust_no, order_no, fund_code, .. } = *self;
        let (order_no, trade_acco) = (order_no.value(), self.trade_acco);
        Transit { cust_no, order_no, trade_acco, fund_code, buying, amount }
    }

    /// The position that it changes.
    pub fn position(&self) -> PositionKey {
        let Self { cust_no, trade_acco, fund_code, .. } = *self;
        PositionKey { cust_no, trade_acco, fund_code }
    }

    /// What it is promised; `money` says whether by a money fund. Of a subscription, but for what
    /// `subscription` keeps.
    pub fn dates(&self, money: bool) -> OrderDates {
        let (buys, redeems) = (self.kind.is_buy(), self.kind.is_redeem());
        OrderDates {
            t_day: self.t_day,
            nav_date: self.nav_day,
            confirm_date: self.confirm_day,
            redeemable_date: self.redeemable_day,
            arrive_date: self.arrive_day,
            arrive_date_latest: self.arrive_day_latest,
            income_from: (money && buys).then(|| funds::income_from(self.confirm_day)),
            income_until: (money && redeems).then(|| funds::income_until(self.confirm_day)),
            cancel_until: self.cancel_until,
            subscription: None,
        }
    }

    /// Stores new promises, such as when the payment decides another T.
    pub fn promise(&mut self, dates: &OrderDates) {
        self.t_day = dates.t_day;
        self.nav_day = dates.nav_date;
        self.confirm_day = dates.confirm_date;
        self.redeemable_day = dates.redeemable_date;
        self.arrive_day = dates.arrive_date;
        self.arrive_day_latest = dates.arrive_date_latest;
        self.cancel_until = dates.cancel_until;
    }

    /// The payment that its card makes for it.
    pub(crate) fn payment_no(&self) -> PaymentNo {
        self.parent_no.map_or_else(|| self.order_no.into(), Into::into)
    }

    /// Lets it wait: nobody asks for its money, and its days are no promise.
    pub(crate) fn hold(&mut self, until: Instant) {
        self.holds_until = Some(until);
        self.pay_status = PayStatus::Unpaid;
        self.cancel_until = None;
    }

    /// Whether the customer may cancel it now: one of a parent only with all others.
    pub fn cancelable(&self, now: Instant) -> bool {
        self.parent_no.is_none() && self.in_time_to_cancel(now)
    }

    /// Accepted, its money settled one way or the other, and the cut-off of T still ahead (rule
    /// CX-01).
    pub fn in_time_to_cancel(&self, now: Instant) -> bool {
        let settled = !self.kind.is_buy() || self.pay_status == PayStatus::Paid;
        self.status == OrderStatus::Accepted
            && settled
            && self.cancel_until.is_some_and(|until| now < until)
    }

    /// What the published purchase fee is multiplied with, as promised when T was decided; one for
    /// orders without such a fee. Nothing that the fund asks for later changes it.
    ///
    /// # Errors
    /// A fault where there is such a fee, and no promise of what part of it is charged.
    pub fn discount(&self) -> Result<Rate, Failure> {
        if !self.kind.is_buy() && self.kind != OrderKind::Convert {
            return Ok(Rate::ONE);
        }
        let none = |why: String| {
            let text = format!("order {} has none: {why}", self.order_no);
            Failure::fault("the discount that was promised", text)
        };
        let promised = self.fee_explained.discount().map_err(|error| none(error.to_string()))?;
        promised.ok_or_else(|| none("no fee was promised".to_owned()))
    }

    /// 招商银行 储蓄卡 1234
    pub fn card_name(&self) -> String {
        card_name(&self.bank_name, &self.tail)
    }
}

/// A card as customers know it; only debit cards are bound.
pub(crate) fn card_name(bank_name: &str, tail: &str) -> String {
    format!("{bank_name} 储蓄卡 {tail}")
}

impl Order {
    pub(crate) fn purse(&self) -> Purse {
        Purse::of(self.cust_no, partners::is_pension(&self.protocol_no))
    }

    /// The fund that a redemption's proceeds are to buy; none where they go to the card.
    pub fn redeems_into(&self) -> Option<FundCode> {
        self.target_fund_code.filter(|_| self.kind == OrderKind::Redeem)
    }
}

/// The columns of `orders_orders` as [`Order`] has them; of an alias, `order_columns!("o.")`.
macro_rules! order_columns {
    () => {
        order_columns!("")
    };
    ($of:literal) => {
        db::columns!($of:
            cust_no, order_no, kind, fund_code, trade_acco, card_id, protocol_no,
            bank_name, tail, amount, shares, defer_rest, status, pay_status, reason,
            created_at, accepted_on, paid_at, t_day, nav_day, confirm_day,
            redeemable_day, arrive_day, arrive_day_latest, cancel_until,
            catalogue_version, decision_id, fee_explained, confirmed_on,
            confirmed_nav, confirmed_amount, confirmed_shares, confirmed_fee,
            refund, original_no, dividend_method, repaid_on, paired_no,
            target_fund_code, authority, agreed, agreed_at, paid_by, holds_until,
            parent_no, is_void)
    };
}
pub(crate) use order_columns;
