//! The records of a customer.

use crate::order::months::Group;
use crate::order::row::order_columns;
use crate::order::{Order, OrderKind, OrderNo};
use db::{Error, Tx, sql};
use kernel::{CustNo, Day, Fen, FundCode};

/// Which list of a customer's orders; each has an index of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum List {
    All,
    Of(Group),
    /// Void and cancelled ones.
    Void,
    /// Those that are not final.
    Open,
    /// Redemptions into funds.
    IntoFunds,
}

impl List {
    /// Which of a month's final orders it has, as what is kept of months names them.
    pub const fn counted(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Of(Group::Buys) => "buys",
            Self::Of(Group::Redeems) => "redeems",
            Self::Of(Group::Converts) => "converts",
            Self::Of(Group::Dividends) => "dividends",
            Self::Of(Group::Others) => "others",
            Self::Void => "void",
            Self::IntoFunds => "into_funds",
            Self::Open => "none",
        }
    }

    /// Whether it has an order that is not final.
    pub fn has(self, order: &OpenOrder) -> bool {
        match self {
            Self::All | Self::Open => true,
            Self::Of(group) => Group::of(order.kind) == group,
            Self::Void => false,
            Self::IntoFunds => order.kind == OrderKind::Redeem && order.target_fund_code.is_some(),
        }
    }

    /// The codes of its kinds.
    pub fn kinds(self) -> Vec<&'static str> {
        let wanted = |kind: &&OrderKind| match self {
            Self::Of(group) => Group::of(**kind) == group,
            _ => true,
        };
        OrderKind::ALL.iter().filter(wanted).map(|kind| kind.code()).collect()
    }
}

/// Which of a customer's orders.
#[derive(Debug, Clone, Copy)]
pub struct Filter {
    /// The list.
    pub list: List,
    /// Of one fund, out of it or into it.
    pub fund: Option<FundCode>,
    /// Accepted between these days, both included.
    pub between: (Day, Day),
}

/// Where an order stands among its customer's, newest first.
pub type Place = (Day, OrderNo);

/// A part of a list.
#[derive(Debug, Clone, Copy)]
pub struct Window {
    pub cust_no: CustNo,
    /// Of one fund, out of it or into it.
    pub fund: Option<FundCode>,
    /// Those that stand after this place,
    pub after: Place,
    /// and were accepted on this day or later;
    pub since: Day,
    /// so many of them are passed over,
    pub offset: i64,
    /// and so many found at most.
    pub limit: i64,
}

/// The orders of a window that are of its list, too. What makes them so stands in the statement,
/// since each list has an index of its own; the open orders are few, and come first.
macro_rules! in_window {
    ($tx:expr, $window:expr, $from:literal, $also:literal $(, $kinds:expr)?) => {{
        let Window { cust_no, fund, after: (day, order_no), since, offset, limit } = *$window;
        let query = sql!(
            concat!(
                "SELECT o.order_no FROM ",
                $from,
                " WHERE o.cust_no = $1
                   AND (o.fund_code = COALESCE($2, o.fund_code) OR o.target_fund_code = $2)
                   AND (o.accepted_on, o.order_no) < ($3, $4) AND o.accepted_on >= $5 ",
                $also,
                " ORDER BY o.accepted_on DESC, o.order_no DESC LIMIT $6 OFFSET $7"
            ),
            cust_no,
            fund,
            day,
            order_no,
            since,
            limit,
            offset
            $(, $kinds)?
        );
        $tx.all(query).await
    }};
}

/// The numbers of a customer's orders of a list, newest first.
pub async fn numbers(tx: &mut Tx, list: List, window: &Window) -> Result<Vec<OrderNo>, Error> {
    let kinds = list.kinds();
    let found: Vec<(OrderNo,)> = match list {
        List::All => in_window!(tx, window, "orders_orders o", ""),
        List::Of(_) => {
            in_window!(tx, window, "orders_orders o", "AND o.kind IN ($8[])", kinds)
        }
        List::Void => in_window!(tx, window, "orders_orders o", "AND o.is_void"),
        List::Open => in_window!(
            tx,
            window,
            "orders_open p CROSS JOIN orders_orders o",
            "AND p.cust_no = $1 AND o.order_no = p.order_no"
        ),
        List::IntoFunds => in_window!(
            tx,
            window,
            "orders_orders o",
            "AND o.kind = '024' AND o.target_fund_code IS NOT NULL"
        ),
    }?;
    Ok(found.into_iter().map(|(number,)| number).collect())
}

db::row! {
    /// What of an order that is not final counts in lists.
    #[derive(Debug, Clone)]
    pub struct OpenOrder {
        pub accepted_on: Day,
        pub kind: OrderKind,
        pub target_fund_code: Option<FundCode>,
        pub amount: Fen,
    }
}

/// A customer's orders that are not final, of any list.
pub async fn open(tx: &mut Tx, cust_no: CustNo, filter: &Filter) -> Result<Vec<OpenOrder>, Error> {
    let (from, to) = filter.between;
    tx.all(sql!(
        "SELECT o.accepted_on, o.kind, o.target_fund_code,
                COALESCE(o.confirmed_amount, o.amount) AS amount
         FROM orders_open p CROSS JOIN orders_orders o
         WHERE p.cust_no = $1 AND o.cust_no = p.cust_no AND o.order_no = p.order_no
           AND (o.fund_code = COALESCE($2, o.fund_code) OR o.target_fund_code = $2)
           AND o.accepted_on >= $3 AND o.accepted_on <= $4",
        cust_no,
        filter.fund,
        from,
        to
    ))
    .await
}

/// What a customer's orders of a part of a month bought, as confirmed or else as ordered, and
/// brought to a card. Of a whole month it is kept.
pub async fn sums_between(
    tx: &mut Tx,
    (cust_no, filter): (CustNo, &Filter),
    (from, to): (Day, Day),
) -> Result<(Fen, Fen), Error> {
    tx.one(sql!(
        "SELECT CAST(COALESCE(SUM(
                    CASE WHEN kind IN ('020', '022', '039', '090') AND status NOT IN ('2', '4', '7')
                         THEN COALESCE(confirmed_amount, amount) ELSE 0 END), 0) AS BIGINT)
                    AS bought,
                CAST(COALESCE(SUM(
                    CASE WHEN kind IN ('024', '098', '142') AND status IN ('1', '6')
                              AND paired_no IS NULL
                              AND (target_fund_code IS NULL OR pay_status = '6')
                         THEN COALESCE(confirmed_amount, 0) ELSE 0 END), 0) AS BIGINT)
                    AS arrived
         FROM orders_orders
         WHERE cust_no = $1 AND kind IN ($2[])
           AND (fund_code = COALESCE($3, fund_code) OR target_fund_code = $3)
           AND accepted_on >= $4 AND accepted_on <= $5",
        cust_no,
        filter.list.kinds(),
        filter.fund,
        from,
        to
    ))
    .await
}

/// A customer's orders whose money the bank did not take, newest first, at most 100. What goes back
/// for a whole parent is paid under the parent's number.
pub async fn refused(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<Order>, Error> {
    tx.all(sql!(
        concat!(
            "SELECT ",
            order_columns!("o."),
            " FROM (SELECT order_no FROM orders_payouts WHERE cust_no = $1 AND state = '3'
               UNION
               SELECT q.order_no FROM orders_payouts p CROSS JOIN orders_orders q
               WHERE p.cust_no = $1 AND p.state = '3' AND q.parent_no = p.order_no) AS r
             CROSS JOIN orders_orders o
         WHERE o.order_no = r.order_no AND o.cust_no = $1 AND o.pay_status = '7'
         ORDER BY o.order_no DESC LIMIT 100"
        ),
        cust_no
    ))
    .await
}

/// A customer's orders that are not final, newest first, at most 100.
pub async fn in_transit(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<Order>, Error> {
    tx.all(sql!(
        concat!(
            "SELECT ",
            order_columns!("o."),
            " FROM orders_open p CROSS JOIN orders_orders o
         WHERE p.cust_no = $1 AND o.cust_no = p.cust_no AND o.order_no = p.order_no
         ORDER BY p.order_no DESC LIMIT 100"
        ),
        cust_no
    ))
    .await
}

/// What a customer's orders that are not final have paid, however many there are. Where a money
/// fund pays, its shares are only frozen until T is sealed: that money is not here.
pub async fn paid_in_transit(tx: &mut Tx, cust_no: CustNo) -> Result<Fen, Error> {
    let (sum,): (Fen,) = tx
        .one(sql!(
            "SELECT CAST(COALESCE(SUM(o.amount), 0) AS BIGINT) AS amount
             FROM orders_open p CROSS JOIN orders_orders o
             WHERE p.cust_no = $1 AND o.cust_no = p.cust_no AND o.order_no = p.order_no
               AND o.pay_status = '2' AND NOT (o.paid_by = '1' AND o.status = '0')",
            cust_no
        ))
        .await?;
    Ok(sum)
}
