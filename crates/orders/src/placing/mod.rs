//! An order is taken: at one counter ([`desk`]), whoever comes. An operation of the wire parses its
//! request, comes to the desk and answers; jobs of other rooms come to the same desk.
//!
//! - An order is decided in its own transaction: eligibility, limits and suitability are checked
//!   there again, and the decision, the version of the catalogue, the fee's explanation and the
//!   promised days are stored with it; so is on whose word it stands, and which documents were
//!   accepted when (`docs/decisions/0027`).
//! - An order may wait, for money that the customer sends or to be thought over. Until it is
//!   released nobody asks for its money, gives it up or seals it; being released decides its T
//!   ([`release`]).
//! - Several purchases may be paid by one debit of a card: they have a parent, and all of them are
//!   placed or none ([`parent`], `docs/decisions/0034`).
//! - Purchases that plans make are judged and written many at a time ([`together`]).
//! - All is judged before anything is written. What is placed for a cause of another room is placed
//!   once.
//! - A request may name what the customer read: T, and the redemption fee. Another one by then is
//!   refused with both (`docs/decisions/0029`).
//! - A purchase by card may take a voucher, as the customer read it; its points are frozen in the
//!   order's transaction, before anything of the order is written. Without one nobody is asked.
//! - A redemption or a conversion freezes its shares until the TA answers.
//! - A purchase paid from a money fund is two orders that name each other. Until T is
//!   sealed the money fund's shares are only frozen (`docs/decisions/0009`).
//! - A redemption into a fund is a redemption that names a target (`docs/decisions/0020`). Nothing
//!   is prefunded.
//! - A conversion is one order: the fund that goes out is the order's, the one that comes in its
//!   target (`docs/decisions/0019`).
//! - A move of shares between accounts is one order: its account is where they leave, and
//!   `orders_moves` says where they go (`docs/decisions/0106`).
//! - A dividend method changes when the TA confirms (129), never before; a position has one change
//!   at a time. Asked for before the cut-off of T, it holds for dividends registered from the
//!   confirmation day on.

pub mod buy;
pub mod by_money_fund;
pub mod by_proceeds;
pub mod convert;
pub mod desk;
pub mod dividend_method;
pub mod freeze;
pub mod from_money_fund;
pub mod instruct;
pub mod into;
pub mod move_shares;
pub mod parent;
pub mod placed;
pub mod prepared;
pub mod purchase;
pub mod quick;
pub mod redeem;
pub mod redeeming;
pub mod redemption;
pub mod release;
pub mod remitted;
pub mod store;
#[cfg(test)]
pub(crate) mod tests;
pub mod together;

use wire::{
    Routes,
    Topic::{Holding, Order, Points},
    op,
};

/// The operations of the wing.
pub fn routes(routes: Routes) -> Routes {
    changing(redeeming(buying(routes)))
}

/// Buying, by card and by a money fund.
fn buying(routes: Routes) -> Routes {
    routes
        .bff(
            "trade/public/buy",
            op("placeOrder", "buy or subscribe a public fund")
                .writes(&[Order, Points])
                .idempotent(),
            buy::place_order,
        )
        .post(
            "/buy",
            op("placeOrderClassic", "buy or subscribe a public fund")
                .writes(&[Order, Points])
                .idempotent(),
            buy::place_order,
        )
        .post(
            "/tradefundbuy",
            op("buyFromMoneyFund", "buy a public fund, paid from a money fund")
                .writes(&[Order, Holding])
                .idempotent(),
            from_money_fund::buy_from_money_fund,
        )
}

/// Redeeming, to the card and into another fund.
fn redeeming(routes: Routes) -> Routes {
    routes
        .bff(
            "trade/publicRedeem",
            op("redeem", "redeem a public fund").writes(&[Order, Holding]).idempotent(),
            redeem::redeem,
        )
        .post(
            "/redeem",
            op("redeemClassic", "redeem a public fund").writes(&[Order, Holding]).idempotent(),
            redeem::redeem,
        )
        .bff(
            "trade/public/redeem2Buy",
            op("redeemInto", "redeem, and buy another fund with the proceeds")
                .writes(&[Order, Holding])
                .idempotent(),
            into::redeem_into,
        )
        .post(
            "/redeem2buy",
            op("redeemIntoClassic", "redeem, and buy another fund with the proceeds")
                .writes(&[Order, Holding])
                .idempotent(),
            into::redeem_into,
        )
        .post(
            "/superConvert",
            op("redeemIntoAcross", "redeem, and buy a fund of another company with the proceeds")
                .writes(&[Order, Holding])
                .idempotent(),
            into::across,
        )
}

/// What moves no money.
fn changing(routes: Routes) -> Routes {
    routes
        .bff(
            "trade/public/convert",
            op("convert", "convert a holding into another fund")
                .writes(&[Order, Holding])
                .idempotent(),
            convert::convert,
        )
        .post(
            "/convert",
            op("convertClassic", "convert a holding into another fund")
                .writes(&[Order, Holding])
                .idempotent(),
            convert::convert,
        )
        .bff(
            "asset/changeDividendMethod",
            op("changeDividendMethod", "change the dividend method of a holding")
                .writes(&[Order, Holding])
                .idempotent(),
            dividend_method::change_dividend_method,
        )
        .post(
            "/dividend/change",
            op("changeDividendMethodClassic", "change the dividend method of a holding")
                .writes(&[Order, Holding])
                .idempotent(),
            dividend_method::change_dividend_method,
        )
}
