//! What a customer has ordered, as far as it counts against a rule.

use crate::order::PaidBy;
use bankcards::CardId;
use db::{Error, Query, Tx, sql};
use kernel::{CustNo, Day, Fen, FundCode};

/// Whether a customer's purchase or subscription of a fund, or a conversion into it, is accepted,
/// sent or received, and neither void nor answered.
pub async fn is_on_its_way(
    tx: &mut Tx,
    cust_no: CustNo,
    fund_code: FundCode,
) -> Result<bool, Error> {
    let found: Option<(i64,)> = tx
        .optional(sql!(
            "SELECT o.order_no FROM orders_open p CROSS JOIN orders_orders o
             WHERE p.cust_no = $1 AND o.cust_no = p.cust_no AND o.order_no = p.order_no
               AND ((o.fund_code = $2 AND o.kind IN ('020', '022', '039', '090'))
                    OR (o.target_fund_code = $2 AND o.kind = '036'))
             ORDER BY o.order_no LIMIT 1",
            cust_no,
            fund_code
        ))
        .await?;
    Ok(found.is_some())
}

/// What a customer's conversions into a fund on a T are expected to bring; void and cancelled ones
/// left out.
pub async fn converted_in(
    tx: &mut Tx,
    cust_no: CustNo,
    fund: FundCode,
    t_day: Day,
) -> Result<Fen, Error> {
    sum(
        tx,
        sql!(
            "SELECT CAST(COALESCE(SUM(c.expected), 0) AS BIGINT) AS sum
             FROM orders_orders o
             JOIN orders_conversions c ON c.cust_no = o.cust_no AND c.order_no = o.order_no
             WHERE o.cust_no = $1 AND o.t_day = $3 AND o.kind = '036' AND o.target_fund_code = $2
               AND NOT o.is_void",
            cust_no,
            fund,
            t_day
        ),
    )
    .await
}

/// What a customer's orders of a fund come to that wait, but for those of a T, which are counted
/// with the others.
pub async fn held_in(
    tx: &mut Tx,
    cust_no: CustNo,
    fund: FundCode,
    t_day: Day,
) -> Result<Fen, Error> {
    sum(
        tx,
        sql!(
            "SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) AS sum FROM orders_orders
             WHERE cust_no = $1 AND holds_until IS NOT NULL AND fund_code = $2 AND t_day <> $3
               AND status = '0'",
            cust_no,
            fund,
            t_day
        ),
    )
    .await
}

db::row! {
    /// A sum of purchases of a customer that are not void or cancelled.
    #[derive(Debug, Clone, Copy)]
    pub struct OrderedSum {
        pub cust_no: CustNo,
        pub card_id: CardId,
        pub fund_code: FundCode,
        pub accepted_on: Day,
        pub t_day: Day,
        pub paid_by: PaidBy,
        pub amount: Fen,
    }
}

/// What some customers have ordered of a T from `day` on: all that [`ordered`] sums for them, of
/// whichever card and fund.
pub async fn ordered_of(
    tx: &mut Tx,
    customers: &[CustNo],
    day: Day,
) -> Result<Vec<OrderedSum>, Error> {
    tx.all(sql!(
        "SELECT cust_no, card_id, fund_code, accepted_on, t_day, paid_by,
                CAST(SUM(amount) AS BIGINT) AS amount
         FROM orders_orders
         WHERE cust_no IN ($1[]) AND t_day >= $2 AND kind IN ('020', '022', '039', '090')
           AND NOT is_void
         GROUP BY cust_no, card_id, fund_code, accepted_on, t_day, paid_by",
        customers,
        day
    ))
    .await
}

db::row! {
    /// What a customer has ordered that counts against the limits.
    #[derive(Debug, Clone, Copy, Default)]
    pub struct Ordered {
        /// By this card, accepted today.
        pub by_card: Fen,
        /// In this fund for this T.
        pub in_fund: Fen,
    }
}

/// Sums of purchases that are not void or cancelled, against the limits of card and fund.
pub async fn ordered(
    tx: &mut Tx,
    cust_no: CustNo,
    card: (CardId, Day),
    fund: (FundCode, Day),
) -> Result<Ordered, Error> {
    tx.one(sql!(
        "SELECT CAST(COALESCE(SUM(CASE WHEN card_id = $2 AND accepted_on = $3
                                            AND paid_by = '0'
                                       THEN amount ELSE 0 END), 0) AS BIGINT) AS by_card,
                CAST(COALESCE(SUM(CASE WHEN fund_code = $4 AND t_day = $5
                                       THEN amount ELSE 0 END), 0) AS BIGINT) AS in_fund
         FROM orders_orders
         WHERE cust_no = $1 AND t_day >= $3 AND kind IN ('020', '022', '039', '090')
           AND NOT is_void",
        cust_no,
        card.0,
        card.1,
        fund.0,
        fund.1
    ))
    .await
}

/// What a customer took by quick redemption of a fund on a natural day: on the day on which the
/// customer asked for it, or, to pay for a purchase, on its T.
pub async fn quick_taken(
    tx: &mut Tx,
    cust_no: CustNo,
    fund: FundCode,
    day: Day,
) -> Result<Fen, Error> {
    sum(
        tx,
        sql!(
            "SELECT CAST(COALESCE(SUM(shares), 0) AS BIGINT) AS sum FROM orders_orders
             WHERE cust_no = $1 AND t_day >= $3 AND kind = '098' AND fund_code = $2
               AND status IN ('0', '1')
               AND CASE WHEN paired_no IS NULL THEN accepted_on ELSE t_day END = $3",
            cust_no,
            fund,
            day
        ),
    )
    .await
}

/// The sum that a statement answers.
async fn sum(tx: &mut Tx, query: Query<'_>) -> Result<Fen, Error> {
    let (sum,): (Fen,) = tx.one(query).await?;
    Ok(sum)
}
