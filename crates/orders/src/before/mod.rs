//! What a customer sees before an order: whether it would be taken, what it would cost, and when.
//!
//! - A page shows what the order's transaction will demand, by the same functions of
//!   [`crate::rules`].
//! - Shares and amounts at the last NAV are estimates, and said to be.

pub mod buy_fee;
pub mod buy_status;
pub mod cash_accounts;
pub mod convert_targets;
pub mod into_preview;
pub mod movable;
pub mod pay_methods;
pub mod pre_buy;
pub mod pre_convert;
pub mod pre_redeem;
pub mod proceeds_targets;
pub mod redeem_targets;
pub mod request_dates;
mod said;

use wire::{
    Routes,
    Topic::{Card, Clock, Holding, Market, Order, Points, Profile, Risk},
    op,
};

/// The operations of the wing.
pub fn routes(routes: Routes) -> Routes {
    a_conversion(a_redemption(a_purchase(routes)))
}

fn a_purchase(routes: Routes) -> Routes {
    routes
        .bff(
            "trade/public/pre",
            op("preBuy", "before a buy: limits, fee, cards, dates, checks")
                .reads(&[Profile, Risk, Card, Order, Holding, Market, Points, Clock]),
            pre_buy::pre_buy,
        )
        .get(
            "/prebuynew",
            op("preBuyClassic", "before a buy: limits, fee, cards, dates, checks")
                .reads(&[Profile, Risk, Card, Order, Holding, Market, Points, Clock]),
            pre_buy::pre_buy,
        )
        .bff(
            "trade/tradeFee",
            op("buyFee", "fee of a purchase with its explanation").reads(&[Market, Points]),
            buy_fee::buy_fee,
        )
        .get(
            "/buy/fare",
            op("buyFeeClassic", "fee of a purchase with its explanation").reads(&[Market, Points]),
            buy_fee::buy_fee,
        )
        .bff(
            "trade/methods",
            op("payMethods", "pay methods for a fund").reads(&[Card, Holding, Order]),
            pay_methods::pay_methods,
        )
        .get(
            "/getCustFundPayMethods",
            op("payMethodsClassic", "pay methods for a fund").reads(&[Card, Holding, Order]),
            pay_methods::pay_methods,
        )
        .get(
            "/buy/status",
            op("buyStatus", "is a product open for buying").reads(&[Market, Clock]),
            buy_status::buy_status,
        )
        .get(
            "/requestdate",
            op("requestDates", "dates of an order placed now").reads(&[Clock]),
            request_dates::request_dates,
        )
        .bff(
            "trade/bank/current/new",
            op("cashAccounts", "money funds with which a fund can be paid")
                .reads(&[Profile, Holding, Order, Card]),
            cash_accounts::cash_accounts,
        )
}

fn a_redemption(routes: Routes) -> Routes {
    routes
        .bff(
            "trade/redeem/publicRedeemPre",
            op("preRedeem", "before a redemption: shares, lots, fee, dates")
                .reads(&[Profile, Risk, Card, Order, Holding, Market, Clock]),
            pre_redeem::pre_redeem,
        )
        .get(
            "/preredeem",
            op("preRedeemClassic", "before a redemption: shares, lots, fee, dates")
                .reads(&[Profile, Risk, Card, Order, Holding, Market, Clock]),
            pre_redeem::pre_redeem,
        )
        .get(
            "/redeemTarget",
            op("redeemTargets", "payout targets of a redemption").reads(&[Card, Holding]),
            redeem_targets::redeem_targets,
        )
        .get(
            "/redeem/recommend",
            op("proceedsTargets", "money funds that the proceeds of a redemption may buy")
                .reads(&[Profile, Risk, Market, Clock]),
            proceeds_targets::proceeds_targets,
        )
}

fn a_conversion(routes: Routes) -> Routes {
    routes
        .get(
            "/convert/list",
            op("convertTargets", "funds a holding may convert into")
                .reads(&[Holding, Order, Market]),
            convert_targets::convert_targets,
        )
        .bff(
            "trade/public/convertInfo",
            op("preConvert", "before a conversion: shares, lots, both fees, dates, checks")
                .reads(&[Profile, Risk, Order, Holding, Market, Clock]),
            pre_convert::pre_convert,
        )
}
