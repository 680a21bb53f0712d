//! The room's operations, with the paths of the specification.

use crate::{
    buy_fee, buy_from_money_fund, buy_status, cancel_order, cash_accounts, change_dividend_method,
    convert, convert_targets, dividend_results, in_transit, mail_statement, order_detail,
    pay_again, pay_methods, pay_state, place_order, pre_buy, pre_convert, pre_pay_again,
    pre_redeem, proceeds_targets, redeem, redeem_into, redeem_into_records, redeem_targets,
    request_dates, trade_records,
};
use wire::{Routes, op};

/// The room's operations.
pub fn routes() -> Routes {
    let routes = Routes::new("orders");
    reading(paying_again(dividends(converting(redeeming_into(redeeming(buying(routes)))))))
}

fn buying(routes: Routes) -> Routes {
    routes
        .bff(
            "trade/public/pre",
            op("preBuy", "before a buy: limits, fee, cards, dates, checks"),
            pre_buy::pre_buy,
        )
        .get(
            "/prebuynew",
            op("preBuyClassic", "before a buy: limits, fee, cards, dates, checks"),
            pre_buy::pre_buy,
        )
        .bff(
            "trade/tradeFee",
            op("buyFee", "fee of a purchase with its explanation"),
            buy_fee::buy_fee,
        )
        .get(
            "/buy/fare",
            op("buyFeeClassic", "fee of a purchase with its explanation"),
            buy_fee::buy_fee,
        )
        .bff("trade/methods", op("payMethods", "pay methods for a fund"), pay_methods::pay_methods)
        .get(
            "/getCustFundPayMethods",
            op("payMethodsClassic", "pay methods for a fund"),
            pay_methods::pay_methods,
        )
        .get("/buy/status", op("buyStatus", "is a product open for buying"), buy_status::buy_status)
        .get(
            "/requestdate",
            op("requestDates", "dates of an order placed now"),
            request_dates::request_dates,
        )
        .bff(
            "trade/public/buy",
            op("placeOrder", "buy or subscribe a public fund").idempotent(),
            place_order::place_order,
        )
        .post(
            "/buy",
            op("placeOrderClassic", "buy or subscribe a public fund").idempotent(),
            place_order::place_order,
        )
        .bff(
            "trade/bank/current/new",
            op("cashAccounts", "money funds with which a fund can be paid"),
            cash_accounts::cash_accounts,
        )
        .post(
            "/tradefundbuy",
            op("buyFromMoneyFund", "buy a public fund, paid from a money fund").idempotent(),
            buy_from_money_fund::buy_from_money_fund,
        )
}

fn redeeming(routes: Routes) -> Routes {
    routes
        .bff(
            "trade/redeem/publicRedeemPre",
            op("preRedeem", "before a redemption: shares, lots, fee, dates"),
            pre_redeem::pre_redeem,
        )
        .get(
            "/preredeem",
            op("preRedeemClassic", "before a redemption: shares, lots, fee, dates"),
            pre_redeem::pre_redeem,
        )
        .bff(
            "trade/publicRedeem",
            op("redeem", "redeem a public fund").idempotent(),
            redeem::redeem,
        )
        .post("/redeem", op("redeemClassic", "redeem a public fund").idempotent(), redeem::redeem)
        .get(
            "/redeemTarget",
            op("redeemTargets", "payout targets of a redemption"),
            redeem_targets::redeem_targets,
        )
        .bff(
            "trade/tradeCancel",
            op("cancelOrder", "cancel an order before its cut-off").idempotent(),
            cancel_order::cancel_order,
        )
        .post(
            "/trade/cancel",
            op("cancelOrderClassic", "cancel an order before its cut-off").idempotent(),
            cancel_order::cancel_order,
        )
}

fn redeeming_into(routes: Routes) -> Routes {
    routes
        .get(
            "/redeem/recommend",
            op("proceedsTargets", "money funds that the proceeds of a redemption may buy"),
            proceeds_targets::proceeds_targets,
        )
        .bff(
            "trade/public/redeem2Buy",
            op("redeemInto", "redeem, and buy another fund with the proceeds").idempotent(),
            redeem_into::redeem_into,
        )
        .post(
            "/redeem2buy",
            op("redeemIntoClassic", "redeem, and buy another fund with the proceeds").idempotent(),
            redeem_into::redeem_into,
        )
        .post(
            "/superConvert",
            op("redeemIntoAcross", "redeem, and buy a fund of another company with the proceeds")
                .idempotent(),
            redeem_into::across,
        )
        .bff(
            "trade/redeem2buyTradeRecord",
            op("redeemIntoRecords", "redemptions into other funds, both legs of each"),
            redeem_into_records::redeem_into_records,
        )
}

fn converting(routes: Routes) -> Routes {
    routes
        .get(
            "/convert/list",
            op("convertTargets", "funds a holding may convert into"),
            convert_targets::convert_targets,
        )
        .bff(
            "trade/public/convertInfo",
            op("preConvert", "before a conversion: shares, lots, both fees, dates, checks"),
            pre_convert::pre_convert,
        )
        .bff(
            "trade/public/convert",
            op("convert", "convert a holding into another fund").idempotent(),
            convert::convert,
        )
        .post(
            "/convert",
            op("convertClassic", "convert a holding into another fund").idempotent(),
            convert::convert,
        )
}

fn dividends(routes: Routes) -> Routes {
    routes
        .bff(
            "asset/changeDividendMethod",
            op("changeDividendMethod", "change the dividend method of a holding").idempotent(),
            change_dividend_method::change_dividend_method,
        )
        .post(
            "/dividend/change",
            op("changeDividendMethodClassic", "change the dividend method of a holding")
                .idempotent(),
            change_dividend_method::classic,
        )
        .bff(
            "product/fund/queryDividendResult",
            op("dividendResults", "dividends to be shown"),
            dividend_results::dividend_results,
        )
        .bff(
            "product/fund/closeDividendRemind",
            op("closeDividends", "do not show dividends again").silent(),
            dividend_results::close_dividends,
        )
}

/// Of our own: the specification has no call for a payout that the bank refused.
fn paying_again(routes: Routes) -> Routes {
    routes
        .get(
            "/payout/again/pre",
            op("prePayAgain", "before a refused payout is asked for again: why, and which cards"),
            pre_pay_again::pre_pay_again,
        )
        .post(
            "/payout/again",
            op("payAgain", "ask again for a payout that the bank refused").idempotent(),
            pay_again::pay_again,
        )
}

fn reading(routes: Routes) -> Routes {
    routes
        .bff(
            "trade/queryTradeRecordNew",
            op("tradeRecords", "trade records by month"),
            trade_records::trade_records,
        )
        .post(
            "/getCustDealHistory",
            op("tradeRecordsClassic", "trade records by month"),
            trade_records::trade_records,
        )
        .bff(
            "trade/tradeRecordDetail",
            op("orderDetail", "one order with its time line"),
            order_detail::order_detail,
        )
        .get(
            "/request/detail",
            op("orderDetailClassic", "one order with its time line"),
            order_detail::order_detail,
        )
        .get("/request", op("ordersInTransit", "orders in transit"), in_transit::in_transit)
        .get(
            "/sendTradeEmail",
            op("mailStatement", "mail the statement of an order"),
            mail_statement::mail_statement,
        )
        .get("/request/payinfo", op("payDetail", "payment of an order"), pay_state::pay_detail)
        .bff(
            "trade/queryPayState",
            op("payState", "payment state of an order").silent(),
            pay_state::pay_state,
        )
        .at(
            axum::http::Method::POST,
            "/proxy/api/v3/trade/payStatus",
            op("payStateV3", "payment state of an order"),
            pay_state::pay_state,
        )
}
