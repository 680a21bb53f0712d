//! What confirmed orders moved in positions.

use crate::order::OrderKind;
use db::{Error, Tx, sql};
use kernel::{CustNo, Day, Fen, FundCode, Nav, Shares, TradeAcco};

db::row! {
    /// A confirmed order with what came of it.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct MovedRow {
        pub cust_no: CustNo,
        pub trade_acco: TradeAcco,
        pub fund_code: FundCode,
        pub target_fund_code: Option<FundCode>,
        pub kind: OrderKind,
        /// T; of a subscription the first day of its fund.
        pub day: Option<Day>,
        pub confirmed_on: Option<Day>,
        pub nav: Option<Nav>,
        pub amount: Option<Fen>,
        pub shares: Option<Shares>,
        pub fee: Option<Fen>,
        pub redeem_fee: Option<Fen>,
        pub top_up_fee: Option<Fen>,
        /// Of a move: where the shares went.
        pub to_acco: Option<TradeAcco>,
    }
}

/// Of customers' numbers from one to another, both included.
pub async fn of_customers(tx: &mut Tx, (first, last): (i64, i64)) -> Result<Vec<MovedRow>, Error> {
    tx.all(sql!(
        "SELECT o.cust_no, o.trade_acco, o.fund_code, o.target_fund_code, o.kind,
                CASE WHEN o.kind = '020' THEN s.established_on ELSE o.t_day END AS day,
                o.confirmed_on, o.confirmed_nav AS nav, o.confirmed_amount AS amount,
                o.confirmed_shares AS shares, o.confirmed_fee AS fee, c.redeem_fee, c.top_up_fee,
                m.to_acco
         FROM orders_orders o
         LEFT JOIN orders_conversions c ON c.cust_no = o.cust_no AND c.order_no = o.order_no
         LEFT JOIN orders_moves m ON m.cust_no = o.cust_no AND m.order_no = o.order_no
         LEFT JOIN orders_subscriptions s ON s.cust_no = o.cust_no AND s.order_no = o.order_no
         WHERE o.cust_no >= $1 AND o.cust_no <= $2 AND o.status IN ('1', '6')",
        first,
        last
    ))
    .await
}
