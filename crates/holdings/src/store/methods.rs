//! `holdings_method_requests`, and the method of a position.

use crate::{Position, PositionKey};
use bankcards::Purpose;
use db::{Error, Tx, insert, sql, update};
use funds::DividendMethod;
use kernel::{CustNo, Day, FundCode, TradeAcco};

db::row! {
    /// A change that the TA has not answered.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct MethodRequest {
        /// The customer.
        pub cust_no: CustNo,
        /// The card's transaction account.
        pub trade_acco: TradeAcco,
        /// The fund.
        pub fund_code: FundCode,
        /// What its account is for.
        pub container: Purpose,
        /// What is asked for.
        pub method: DividendMethod,
        /// The order that asks.
        pub order_no: i64,
        /// The day on which the TA is promised to answer.
        pub confirm_on: Day,
    }
}

/// What became of a change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MethodAnswer {
    /// The position.
    pub key: PositionKey,
    /// The order that asked.
    pub order_no: i64,
    /// The method in force from now on; none when it stays as it was.
    pub method: Option<DividendMethod>,
}

impl MethodRequest {
    /// A request for a position.
    pub fn of(
        position: &Position,
        method: DividendMethod,
        (order_no, confirm_on): (i64, Day),
    ) -> Self {
        let Position { cust_no, trade_acco, fund_code, container, .. } = *position;
        Self { cust_no, trade_acco, fund_code, container, method, order_no, confirm_on }
    }
}

/// Notes a request; answers whether none was there for the position.
pub async fn put(tx: &mut Tx, request: &MethodRequest) -> Result<bool, Error> {
    let insert = insert!("holdings_method_requests", MethodRequest, "ON CONFLICT DO NOTHING");
    Ok(tx.insert_many(insert, std::slice::from_ref(request)).await? == 1)
}

/// A customer's requests for a fund.
pub async fn of_fund(
    tx: &mut Tx,
    cust_no: CustNo,
    fund: FundCode,
) -> Result<Vec<MethodRequest>, Error> {
    tx.all(sql!(
        "SELECT cust_no, trade_acco, fund_code, container, method, order_no, confirm_on
         FROM holdings_method_requests
         WHERE cust_no = $1 AND fund_code = $2 ORDER BY trade_acco",
        cust_no,
        fund
    ))
    .await
}

db::row! {
    /// A request that is answered.
    struct Answered {
        cust_no: CustNo,
        order_no: i64,
        trade_acco: TradeAcco,
        fund_code: FundCode,
    }
}

/// Removes answered requests; no order may be named twice.
pub async fn remove(tx: &mut Tx, answers: &[MethodAnswer]) -> Result<(), Error> {
    let answered = |MethodAnswer { key, order_no, .. }: &MethodAnswer| Answered {
        cust_no: key.cust_no,
        order_no: *order_no,
        trade_acco: key.trade_acco,
        fund_code: key.fund_code,
    };
    let rows: Vec<Answered> = answers.iter().map(answered).collect();
    let delete = update!(
        "DELETE FROM holdings_method_requests
         WHERE cust_no = $cust_no AND trade_acco = $trade_acco AND fund_code = $fund_code
           AND order_no = $order_no",
        Answered by cust_no, order_no
    );
    tx.update_many(delete, &rows).await.map(|_| ())
}

db::row! {
    /// The new method of a position.
    struct Chosen {
        cust_no: CustNo,
        trade_acco: TradeAcco,
        fund_code: FundCode,
        method: DividendMethod,
    }
}

/// Gives positions the methods of the answers that have one.
pub async fn choose(tx: &mut Tx, answers: &[MethodAnswer]) -> Result<(), Error> {
    let chosen = |answer: &MethodAnswer| {
        answer.method.map(|method| Chosen {
            cust_no: answer.key.cust_no,
            trade_acco: answer.key.trade_acco,
            fund_code: answer.key.fund_code,
            method,
        })
    };
    let rows: Vec<Chosen> = answers.iter().filter_map(chosen).collect();
    let update = update!(
        "UPDATE holdings_positions SET dividend_method = $method
         WHERE cust_no = $cust_no AND trade_acco = $trade_acco AND fund_code = $fund_code",
        Chosen by cust_no, trade_acco, fund_code
    );
    tx.update_many(update, &rows).await.map(|_| ())
}
