//! What confirmed orders cost or brought on the NAV days of their positions.

use crate::order::OrderKind;
use db::{Error, Tx, sql};
use kernel::{CustNo, Day, Fen, FundCode, TradeAcco};

db::row! {
    /// A confirmed order by the day on which it changes profits.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct BesideRow {
        pub trade_acco: TradeAcco,
        pub fund_code: FundCode,
        pub target_fund_code: Option<FundCode>,
        pub kind: OrderKind,
        pub day: Day,
        pub fee: Option<Fen>,
        pub amount: Option<Fen>,
        pub redeem_fee: Option<Fen>,
        pub top_up_fee: Option<Fen>,
    }
}

/// A customer's confirmed orders of NAV days from one on. A subscription belongs to the day on
/// which its fund was established.
pub async fn since(tx: &mut Tx, cust_no: CustNo, day: Day) -> Result<Vec<BesideRow>, Error> {
    let mut rows = of_t(tx, cust_no, day).await?;
    rows.extend(subscribed(tx, cust_no, day).await?);
    Ok(rows)
}

async fn of_t(tx: &mut Tx, cust_no: CustNo, day: Day) -> Result<Vec<BesideRow>, Error> {
    tx.all(sql!(
        "SELECT o.trade_acco, o.fund_code, o.target_fund_code, o.kind, o.t_day AS day,
                o.confirmed_fee AS fee, o.confirmed_amount AS amount, c.redeem_fee, c.top_up_fee
         FROM orders_orders o
         LEFT JOIN orders_conversions c ON c.cust_no = o.cust_no AND c.order_no = o.order_no
         WHERE o.cust_no = $1 AND o.t_day >= $2 AND o.kind <> '020'
           AND o.status IN ('1', '6')",
        cust_no,
        day
    ))
    .await
}

async fn subscribed(tx: &mut Tx, cust_no: CustNo, day: Day) -> Result<Vec<BesideRow>, Error> {
    tx.all(sql!(
        "SELECT o.trade_acco, o.fund_code, o.target_fund_code, o.kind, s.established_on AS day,
                o.confirmed_fee AS fee, o.confirmed_amount AS amount,
                CAST(NULL AS BIGINT) AS redeem_fee, CAST(NULL AS BIGINT) AS top_up_fee
         FROM orders_subscriptions s
         JOIN orders_orders o ON o.cust_no = s.cust_no AND o.order_no = s.order_no
         WHERE s.cust_no = $1 AND s.established_on >= $2 AND o.status IN ('1', '6')",
        cust_no,
        day
    ))
    .await
}
