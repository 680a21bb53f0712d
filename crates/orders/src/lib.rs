//! Buy, redeem, cancel; the order's states and events.

mod buy_fee;
mod buy_status;
mod cancel_order;
mod confirm;
mod digest;
mod dividends;
mod eligibility;
mod in_transit;
mod kind;
mod order;
mod order_detail;
mod pay_methods;
mod pay_state;
mod payout;
mod pending;
mod place_order;
mod pre_buy;
mod pre_redeem;
mod promised;
mod redeem;
mod redeem_targets;
mod request_dates;
mod seal_day;
mod state;
mod store;
mod trade_records;

pub use buy_fee::{BuyFee, BuyFeeRequest, BuyFeeTier};
pub use buy_status::{BuyStatus, BuyStatusRequest};
pub use cancel_order::{CancelOrderRequest, CancelledOrder};
pub use confirm::{ConfirmCounts, Confirmation, Confirming, Outcome, confirm_many};
pub use digest::digest;
pub use dividends::{DividendKind, DividendPaid, pay_dividends};
pub use eligibility::{CheckName, CheckStep};
pub use in_transit::InTransit;
pub use kind::{OrderKind, OrderNo, OrderStatus, PayStatus};
pub use order::Order;
pub use order_detail::{OrderDetail, OrderDetailRequest, TimelineStep};
pub use pay_methods::{PayMethod, PayMethods, PayMethodsRequest};
pub use pay_state::{PayDetail, PayState, PayStateRequest};
pub use payout::{Payout, PayoutCounts, PayoutKind, due_payouts, pay_due, pay_out_many};
pub use place_order::{PlaceOrderRequest, PlacedOrder};
pub use pre_buy::{OrderAgreement, PreBuy, PreBuyRequest};
pub use pre_redeem::{
    HeldUnder, LotPreview, PreRedeem, PreRedeemRequest, QuickOffer, SharePart, WaitingSaves,
};
pub use promised::{FeeStep, OrderDates};
pub use redeem::RedeemRequest;
pub use redeem_targets::{RedeemTarget, RedeemTargets, RedeemTargetsRequest};
pub use request_dates::{Direction, RequestDates, RequestDatesRequest};
pub use seal_day::{seal_day, to_export};
pub use trade_records::{RecordFilter, TradeMonth, TradeRecord, TradeRecords, TradeRecordsRequest};

use pending::pending;
use wire::{Nothing, Routes, op};

/// The room's operations.
pub fn routes() -> Routes {
    let routes = Routes::new("orders");
    reading(redeeming(buying(routes)))
}

fn buying(routes: Routes) -> Routes {
    routes
        .bff(
            "trade/public/pre",
            op("preBuy", "before a buy: limits, fee, cards, dates, checks"),
            pending::<PreBuyRequest, PreBuy>,
        )
        .get(
            "/prebuynew",
            op("preBuyClassic", "before a buy: limits, fee, cards, dates, checks"),
            pending::<PreBuyRequest, PreBuy>,
        )
        .bff(
            "trade/tradeFee",
            op("buyFee", "fee of a purchase with its explanation"),
            pending::<BuyFeeRequest, BuyFee>,
        )
        .get(
            "/buy/fare",
            op("buyFeeClassic", "fee of a purchase with its explanation"),
            pending::<BuyFeeRequest, BuyFee>,
        )
        .bff(
            "trade/methods",
            op("payMethods", "pay methods for a fund"),
            pending::<PayMethodsRequest, PayMethods>,
        )
        .get(
            "/getCustFundPayMethods",
            op("payMethodsClassic", "pay methods for a fund"),
            pending::<PayMethodsRequest, PayMethods>,
        )
        .get(
            "/buy/status",
            op("buyStatus", "is a product open for buying"),
            pending::<BuyStatusRequest, BuyStatus>,
        )
        .get(
            "/requestdate",
            op("requestDates", "dates of an order placed now"),
            pending::<RequestDatesRequest, RequestDates>,
        )
        .bff(
            "trade/public/buy",
            op("placeOrder", "buy or subscribe a public fund").idempotent(),
            pending::<PlaceOrderRequest, PlacedOrder>,
        )
        .post(
            "/buy",
            op("placeOrderClassic", "buy or subscribe a public fund").idempotent(),
            pending::<PlaceOrderRequest, PlacedOrder>,
        )
}

fn redeeming(routes: Routes) -> Routes {
    routes
        .bff(
            "trade/redeem/publicRedeemPre",
            op("preRedeem", "before a redemption: shares, lots, fee, dates"),
            pending::<PreRedeemRequest, PreRedeem>,
        )
        .get(
            "/preredeem",
            op("preRedeemClassic", "before a redemption: shares, lots, fee, dates"),
            pending::<PreRedeemRequest, PreRedeem>,
        )
        .bff(
            "trade/publicRedeem",
            op("redeem", "redeem a public fund").idempotent(),
            pending::<RedeemRequest, PlacedOrder>,
        )
        .post(
            "/redeem",
            op("redeemClassic", "redeem a public fund").idempotent(),
            pending::<RedeemRequest, PlacedOrder>,
        )
        .get(
            "/redeemTarget",
            op("redeemTargets", "payout targets of a redemption"),
            pending::<RedeemTargetsRequest, RedeemTargets>,
        )
        .bff(
            "trade/tradeCancel",
            op("cancelOrder", "cancel an order before its cut-off").idempotent(),
            pending::<CancelOrderRequest, CancelledOrder>,
        )
        .post(
            "/trade/cancel",
            op("cancelOrderClassic", "cancel an order before its cut-off").idempotent(),
            pending::<CancelOrderRequest, CancelledOrder>,
        )
}

fn reading(routes: Routes) -> Routes {
    routes
        .bff(
            "trade/queryTradeRecordNew",
            op("tradeRecords", "trade records by month"),
            pending::<TradeRecordsRequest, TradeRecords>,
        )
        .post(
            "/getCustDealHistory",
            op("tradeRecordsClassic", "trade records by month"),
            pending::<TradeRecordsRequest, TradeRecords>,
        )
        .bff(
            "trade/tradeRecordDetail",
            op("orderDetail", "one order with its time line"),
            pending::<OrderDetailRequest, OrderDetail>,
        )
        .get(
            "/request/detail",
            op("orderDetailClassic", "one order with its time line"),
            pending::<OrderDetailRequest, OrderDetail>,
        )
        .get("/request", op("ordersInTransit", "orders in transit"), pending::<Nothing, InTransit>)
        .get(
            "/request/payinfo",
            op("payDetail", "payment of an order"),
            pending::<PayStateRequest, PayDetail>,
        )
        .bff(
            "trade/queryPayState",
            op("payState", "payment state of an order").silent(),
            pending::<PayStateRequest, PayState>,
        )
        .at(
            axum::http::Method::POST,
            "/proxy/api/v3/trade/payStatus",
            op("payStateV3", "payment state of an order"),
            pending::<PayStateRequest, PayState>,
        )
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("orders",
    "orders" => include_str!("../../../migrations/orders_0001_orders.sql"),
);

#[cfg(test)]
mod tests {
    #[test]
    fn the_contract_is_fresh() {
        wire::contract_fragment(&super::routes()).check().unwrap();
    }
}
