//! Buy, redeem, convert, cancel; the order's states and events.
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::float_arithmetic,
        clippy::as_conversions
    )
)]

mod advance;
mod agreements;
mod buy_fee;
mod buy_from_money_fund;
mod buy_status;
mod cancel_order;
mod cash_accounts;
mod change_dividend_method;
mod confirm;
mod conversion;
mod convert;
mod convert_targets;
mod deferred;
mod digest;
mod dividend_results;
mod dividends;
mod draw_day;
mod eligibility;
mod fees;
mod first_buy;
mod forced;
mod give_up;
mod holding;
mod in_transit;
mod kind;
mod limits;
mod lots_preview;
mod mail_statement;
mod open_payments;
mod order;
mod order_detail;
mod outcome;
mod parameters;
mod pay_again;
mod pay_bell;
mod pay_methods;
mod pay_out;
mod pay_source;
mod pay_state;
mod pay_worker;
mod payees;
mod payout;
mod payout_attempts;
mod payout_facts;
mod payout_notice;
mod people;
mod place_order;
mod pre_buy;
mod pre_convert;
mod pre_pay_again;
mod pre_redeem;
mod promised;
mod quick_redeem;
mod redeem;
mod redeem_targets;
mod refusals;
mod replay;
mod request_dates;
mod seal_day;
mod state;
mod statement;
mod store;
mod subscription;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;
mod timeline;
mod trade_records;

pub use advance::verify_advances;
pub use buy_fee::{BuyFee, BuyFeeRequest, BuyFeeTier};
pub use buy_from_money_fund::BuyFromMoneyFundRequest;
pub use buy_status::{BuyStatus, BuyStatusRequest};
pub use cancel_order::{CancelOrderRequest, CancelledOrder};
pub use cash_accounts::{CashAccount, CashAccounts, CashAccountsRequest};
pub use change_dividend_method::{ChangeDividendMethodRequest, ChangedDividendMethod};
pub use confirm::{ConfirmCounts, Confirming, confirm_many};
pub use conversion::{Conversion, ConvertFee, ConvertLegs};
pub use convert::ConvertRequest;
pub use convert_targets::{ConvertTargets, ConvertTargetsRequest};
pub use digest::{all_conversions, all_orders, digest};
pub use dividend_results::{
    CloseDividendsRequest, DividendResult, DividendResults, DividendResultsRequest,
};
pub use dividends::{DividendKind, DividendPaid, pay_dividends};
pub use draw_day::draw_day;
pub use eligibility::{CheckName, CheckStep};
pub use forced::{Forced, ForcedKind, apply_forced, forced_arrival};
pub use give_up::give_up;
pub use in_transit::InTransit;
pub use kind::{OrderKind, OrderNo, OrderStatus, PayStatus};
pub use mail_statement::{MailStatementRequest, MailedStatement};
pub use open_payments::{OpenPayments, open_payments};
pub use order::Order;
pub use order_detail::{OrderDetail, OrderDetailRequest, PairedOrder, Stage, TimelineStep};
pub use outcome::{Confirmation, Converted, Outcome};
pub use pay_again::{PaidAgain, PayAgainRequest};
pub use pay_bell::PayBell;
pub use pay_methods::{PayMethod, PayMethods, PayMethodsRequest};
pub use pay_out::{PayoutCounts, pay_due};
pub use pay_state::{PayDetail, PayState, PayStateRequest};
pub use pay_worker::{CollectCounts, collect, pay_worker};
pub use payout::{Payout, PayoutKind, verify_payouts};
pub use payout_facts::PayoutFacts;
pub use place_order::{PlaceOrderRequest, PlacedOrder, place_order};
pub use pre_buy::{OrderAgreement, PreBuy, PreBuyRequest};
pub use pre_convert::{PreConvert, PreConvertRequest};
pub use pre_pay_again::{Payee, PrePayAgain, PrePayAgainRequest};
pub use pre_redeem::{
    HeldUnder, LotPreview, PreRedeem, PreRedeemRequest, QuickOffer, SharePart, WaitingSaves,
};
pub use promised::{FeeStep, OrderDates};
pub use redeem::{RedeemRequest, redeem};
pub use redeem_targets::{RedeemTarget, RedeemTargets, RedeemTargetsRequest};
pub use replay::{insert_orders, last_of_accounts, orders_by_number};
pub use request_dates::{Direction, RequestDates, RequestDatesRequest};
pub use seal_day::{quick_redeemed_after, seal_day, stop_taking, to_export};
pub use trade_records::{RecordFilter, TradeMonth, TradeRecord, TradeRecords, TradeRecordsRequest};

use funds::{Catalogue, Fund};
use kernel::FundCode;
use std::sync::Arc;
use wire::{Answer, App, Routes, op};

/// The room's operations.
pub fn routes() -> Routes {
    let routes = Routes::new("orders");
    reading(paying_again(dividends(converting(redeeming(buying(routes))))))
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

/// A fund with the version of the catalogue from which it is; refused when there is none.
fn find_fund(app: &App, code: FundCode) -> Answer<(Arc<Fund>, i64)> {
    let snapshot = app.get::<Catalogue>().snapshot();
    let fund = snapshot.fund(code).cloned().ok_or(refusals::NO_SUCH_FUND)?;
    Ok((fund, snapshot.version()))
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("orders",
    "orders" => include_str!("../../../migrations/orders_0001_orders.sql"),
    "open" => include_str!("../../../migrations/orders_0002_open.sql"),
    "dividend methods" => include_str!("../../../migrations/orders_0003_dividend_methods.sql"),
    "dividend reminders" =>
        include_str!("../../../migrations/orders_0004_dividend_reminders.sql"),
    "advances" => include_str!("../../../migrations/orders_0005_advances.sql"),
    "open money" => include_str!("../../../migrations/orders_0006_open_money.sql"),
    "paired" => include_str!("../../../migrations/orders_0007_paired.sql"),
    "by number" => include_str!("../../../migrations/orders_0008_by_number.sql"),
    "subscriptions" => include_str!("../../../migrations/orders_0009_subscriptions.sql"),
    "seals" => include_str!("../../../migrations/orders_0010_seals.sql"),
    "parameters" => include_str!("../../../migrations/orders_0011_parameters.sql"),
    "card settle" => include_str!("../../../migrations/orders_0012_card_settle.sql"),
    "statements" => include_str!("../../../migrations/orders_0013_statements.sql"),
    "paid again" => include_str!("../../../migrations/orders_0014_paid_again.sql"),
    "refused" => include_str!("../../../migrations/orders_0015_refused.sql"),
    "conversions" => include_str!("../../../migrations/orders_0016_conversions.sql"),
);
