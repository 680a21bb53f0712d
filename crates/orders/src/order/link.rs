//! What another order has to do with an order. No order has more than one link.

use super::kind::{OrderKind, OrderNo};
use super::row::Order;

/// Another order, by what it is to this one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Link {
    /// This purchase is paid by that redemption of a money fund.
    PaidFrom(OrderNo),
    /// This redemption of a money fund pays that purchase.
    Pays(OrderNo),
    /// This purchase is paid by the proceeds of that redemption.
    Proceeds(OrderNo),
    /// This one is what a big redemption left over of that one.
    Rest(OrderNo),
    /// The TA did this because of that one, such as one that left too few shares.
    Follows(OrderNo),
}

impl Order {
    /// What another order has to do with it. Two columns keep it, and the order's kind says which
    /// link each is: the indices and sums over millions of orders read them as they are.
    pub fn link(&self) -> Option<Link> {
        let buys = self.kind.is_buy();
        match (self.paired_no, self.original_no) {
            (Some(other), _) if buys => Some(Link::PaidFrom(other)),
            (Some(other), _) => Some(Link::Pays(other)),
            (None, Some(other)) if buys => Some(Link::Proceeds(other)),
            (None, Some(other)) if self.kind == OrderKind::Redeem => Some(Link::Rest(other)),
            (None, Some(other)) => Some(Link::Follows(other)),
            (None, None) => None,
        }
    }

    /// The same with a link.
    pub(crate) fn linked(mut self, link: Link) -> Self {
        self.set_link(link);
        self
    }

    /// Links it with another order.
    pub(crate) fn set_link(&mut self, link: Link) {
        let (paired, original) = match link {
            Link::PaidFrom(other) | Link::Pays(other) => (Some(other), None),
            Link::Proceeds(other) | Link::Rest(other) | Link::Follows(other) => (None, Some(other)),
        };
        (self.paired_no, self.original_no) = (paired, original);
    }

    /// A purchase: the redemption of a money fund that pays it.
    pub fn paid_from(&self) -> Option<OrderNo> {
        self.other(Link::PaidFrom)
    }

    /// A redemption of a money fund: the purchase that it pays.
    pub fn pays(&self) -> Option<OrderNo> {
        self.other(Link::Pays)
    }

    /// The other one of a purchase and the redemption of a money fund that pays it.
    pub fn pair(&self) -> Option<OrderNo> {
        self.paid_from().or_else(|| self.pays())
    }

    /// A purchase: the redemption whose proceeds paid it.
    pub fn proceeds_of(&self) -> Option<OrderNo> {
        self.other(Link::Proceeds)
    }

    /// A redemption: the one of which a big redemption left it over.
    pub fn rest_of(&self) -> Option<OrderNo> {
        self.other(Link::Rest)
    }

    /// What the TA began: the order that brought it to it.
    pub fn follows(&self) -> Option<OrderNo> {
        self.other(Link::Follows)
    }

    /// The order that is this to it.
    fn other(&self, link: fn(OrderNo) -> Link) -> Option<OrderNo> {
        self.paired_no.or(self.original_no).filter(|other| self.link() == Some(link(*other)))
    }

    /// What a big redemption left over of another order.
    pub fn is_deferred_rest(&self) -> bool {
        self.rest_of().is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::order::under_card::UnderCard;
    use kernel::Instant;

    fn order(kind: OrderKind) -> Order {
        let card = UnderCard {
            trade_acco: "0000000007001".parse().unwrap(),
            card_id: 7.into(),
            protocol_no: "SIM7".to_owned(),
            bank_name: "江汀银行".to_owned(),
            tail: "1234".to_owned(),
        };
        let cust_no = kernel::CustNo::try_from(7).unwrap();
        let fund = "000001".parse().unwrap();
        Order::new(cust_no, 9.into(), kind, fund, card, Instant::from_ms(0))
    }

    #[test]
    fn each_link_is_read_as_it_was_stored() {
        let other = OrderNo::from(17);
        assert_eq!(order(OrderKind::Buy).link(), None);
        for (kind, link) in [
            (OrderKind::Buy, Link::PaidFrom(other)),
            (OrderKind::Subscribe, Link::PaidFrom(other)),
            (OrderKind::QuickRedeem, Link::Pays(other)),
            (OrderKind::Buy, Link::Proceeds(other)),
            (OrderKind::Redeem, Link::Rest(other)),
            (OrderKind::ForcedRedeem, Link::Follows(other)),
            (OrderKind::ForcedDecrease, Link::Follows(other)),
        ] {
            assert_eq!(order(kind).linked(link).link(), Some(link));
        }
    }
}
