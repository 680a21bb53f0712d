//! What a customer sees of orders that were taken: records, one order with its time line, money on
//! its way, statements by e-mail, dividends.
//!
//! - No page of records reads the ones before it ([`pages`]).
//! - A dividend is shown to its customer until it is closed, at most for 30 days.
//! - A confirmed order is explained from what was confirmed, by the fund's fees of T: each step is
//!   true as it is written, and where our figures are not the TA's, nothing is claimed (登记机构确认).
//! - A statement is mailed to the e-mail on file only, outside of any transaction, under a key of
//!   our own (`orders_statements`): asked again within a minute it is the same one, and a day has a
//!   limit of them. The e-mail itself is never in a path, which is logged.

pub mod convert_legs;
pub mod detail;
pub mod dividend_results;
pub mod explained;
pub mod in_transit;
pub mod into_records;
pub mod mail_statement;
pub mod on_card;
pub mod onward_legs;
pub mod order_voucher;
pub mod pages;
pub mod paid_fees;
pub mod parting;
pub mod pay_state;
pub mod payout_facts;
pub mod placed_under;
pub mod profit_parts;
pub mod promises;
pub mod records;
pub mod redeemed;
pub mod stage;
pub mod stated;
pub mod statement;
pub mod step;
pub mod store;
pub mod takeaway;
#[cfg(test)]
mod tests;
pub mod timeline;

use wire::{
    Routes,
    Topic::{Clock, Holding, Order},
    op,
};

/// The operations of the wing.
pub fn routes(routes: Routes) -> Routes {
    dividends(one_order(records(routes)))
}

fn records(routes: Routes) -> Routes {
    routes
        .bff(
            "trade/queryTradeRecordNew",
            op("tradeRecords", "trade records by month").reads(&[Order]),
            records::trade_records,
        )
        .post(
            "/getCustDealHistory",
            op("tradeRecordsClassic", "trade records by month").reads(&[Order]),
            records::trade_records,
        )
        .get(
            "/request",
            op("ordersInTransit", "orders in transit").reads(&[Order]),
            in_transit::in_transit,
        )
        .bff(
            "asset/fees",
            op("paidFees", "fees since opening, by kind and by fund, beside the profit")
                .reads(&[Holding, Order]),
            paid_fees::paid_fees,
        )
        .bff(
            "asset/profit/parts",
            op("profitParts", "how the profits are composed").reads(&[Holding, Order]),
            profit_parts::profit_parts,
        )
        .bff(
            "trade/redeem2buyTradeRecord",
            op("redeemIntoRecords", "redemptions into other funds, both legs of each")
                .reads(&[Order]),
            into_records::redeem_into_records,
        )
}

fn one_order(routes: Routes) -> Routes {
    routes
        .bff(
            "trade/tradeRecordDetail",
            op("orderDetail", "one order with its time line").reads(&[Order, Clock]),
            detail::order_detail,
        )
        .bff(
            "trade/orderPromises",
            op("orderPromises", "what an order was promised, beside what came")
                .reads(&[Order, Clock]),
            promises::order_promises,
        )
        .get(
            "/request/detail",
            op("orderDetailClassic", "one order with its time line").reads(&[Order, Clock]),
            detail::order_detail,
        )
        .get(
            "/sendTradeEmail",
            op("mailStatement", "mail the statement of an order").touches_nothing(),
            mail_statement::mail_statement,
        )
        .bff(
            "trade/queryPlaced",
            op("placedUnder", "the order that a key placed; without one, the key is closed")
                .reads(&[Order])
                .silent(),
            placed_under::placed_under,
        )
        .get(
            "/request/payinfo",
            op("payDetail", "payment of an order").reads(&[Order]),
            pay_state::pay_detail,
        )
        .bff(
            "trade/queryPayState",
            op("payState", "payment state of an order").reads(&[Order]).silent(),
            pay_state::pay_state,
        )
        .at(
            axum::http::Method::POST,
            "/proxy/api/v3/trade/payStatus",
            op("payStateV3", "payment state of an order").reads(&[Order]),
            pay_state::pay_state,
        )
}

fn dividends(routes: Routes) -> Routes {
    routes
        .bff(
            "product/fund/queryDividendResult",
            op("dividendResults", "dividends to be shown").reads(&[Holding]),
            dividend_results::dividend_results,
        )
        .bff(
            "product/fund/closeDividendRemind",
            op("closeDividends", "do not show dividends again").writes(&[Holding]).silent(),
            dividend_results::close_dividends,
        )
}
