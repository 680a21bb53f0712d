//! What is on the trade accounts of a card.

use crate::order::row::order_columns;
use crate::order::{Order, OrderNo, PaymentNo};
use crate::payments::payment::Collection;
use crate::payouts::payout::{PayoutKind, PayoutState};
use bankcards::CardId;
use db::{Error, Tx, sql};
use kernel::{CustNo, Day, Fen, FundCode, TradeAcco};

/// Orders under these accounts that are not final, newest first; of each account at most 100.
pub async fn open_orders(
    tx: &mut Tx,
    cust_no: CustNo,
    accounts: &[TradeAcco],
) -> Result<Vec<Order>, Error> {
    let mut all = Vec::new();
    for account in accounts {
        let query = sql!(
            concat!(
                "SELECT ",
                order_columns!("o."),
                " FROM orders_open p CROSS JOIN orders_orders o
                 WHERE p.cust_no = $1 AND o.cust_no = p.cust_no AND o.order_no = p.order_no
                   AND o.trade_acco = $2
                 ORDER BY p.order_no DESC LIMIT 100"
            ),
            cust_no,
            *account
        );
        all.extend(tx.all::<Order>(query).await?);
    }
    Ok(all)
}

db::row! {
    /// Money of an order that is not yet paid to its card.
    pub struct DuePayout {
        pub order_no: OrderNo,
        pub kind: PayoutKind,
        pub trade_acco: TradeAcco,
        pub fund_code: FundCode,
        pub amount: Fen,
        /// The day by which it is there, as its order was promised.
        pub there_by: Day,
        pub state: PayoutState,
    }
}

/// All [`DuePayout`], before a condition.
macro_rules! due {
    () => {
        "SELECT p.order_no, p.kind, p.trade_acco, p.fund_code, p.amount,
                COALESCE(o.arrive_day, p.due_on) AS there_by, p.state
         FROM orders_payouts p
         LEFT JOIN orders_orders o ON o.cust_no = p.cust_no AND o.order_no = p.order_no "
    };
}
pub(super) use due;

/// Money of these accounts that is not yet paid, newest first; of each account at most 100.
pub async fn due_payouts(
    tx: &mut Tx,
    cust_no: CustNo,
    accounts: &[TradeAcco],
) -> Result<Vec<DuePayout>, Error> {
    let mut all = Vec::new();
    for account in accounts {
        let query = sql!(
            concat!(
                due!(),
                "WHERE p.cust_no = $1 AND p.trade_acco = $2 AND p.state <> $3
                 ORDER BY p.order_no DESC LIMIT 100"
            ),
            cust_no,
            *account,
            PayoutState::Paid
        );
        all.extend(tx.all::<DuePayout>(query).await?);
    }
    Ok(all)
}

/// Payments from a card whose orders were given up, and of which the bank has not said what became.
pub async fn given_up(
    tx: &mut Tx,
    cust_no: CustNo,
    card_id: CardId,
) -> Result<Vec<(PaymentNo, Fen)>, Error> {
    tx.all(sql!(
        "SELECT payment_no, amount FROM orders_payments
         WHERE state < '2' AND state = $1 AND cust_no = $2 AND card_id = $3
         ORDER BY payment_no DESC LIMIT 100",
        Collection::GivenUp,
        cust_no,
        card_id
    ))
    .await
}

/// What a card has paid on a day for orders that are not void or cancelled, and in how many: as its
/// bank's limit of the day counts it (`rules`).
pub async fn paid_on(
    tx: &mut Tx,
    (cust_no, card_id): (CustNo, CardId),
    day: Day,
) -> Result<(Fen, i64), Error> {
    tx.one(sql!(
        "SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) AS amount, COUNT(*) AS orders
         FROM orders_orders
         WHERE cust_no = $1 AND t_day >= $2 AND kind IN ('020', '022', '039', '090') AND NOT is_void
           AND card_id = $3 AND accepted_on = $2 AND paid_by = '0'",
        cust_no,
        day,
        card_id
    ))
    .await
}
