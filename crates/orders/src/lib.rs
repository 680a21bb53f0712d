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

mod after;
mod before;
mod cancelling;
mod day;
mod order;
mod payments;
mod payouts;
mod placing;
mod rules;
mod settings;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;

// What an order is.
pub use order::aside::SetAside;
pub use order::bell::PayBell;
pub use order::conversion::Conversion;
pub use order::parent::{ParentOrders, ParentRow, ParentStatus};
pub use order::store::moves::{MoveRow, all as all_moves, of_orders as moves_of};
pub use order::store::orders::{Stand, newest, newest_of, stands};
pub use order::voucher::{Freezing, OfferedVoucher, VoucherEnd, VoucherState, Vouchers};
pub use order::voucher_terms::{FeeVoucher, VoucherTerms};
pub use order::{Agreed, Authority, Cause, MandateNo};
pub use order::{Link, Order, OrderKind, OrderNo, OrderStatus, PaidBy, ParentNo, PayStatus};

// What other rooms ask of it, by what the application registers.
pub use after::on_card::ON_CARD;
pub use after::parting::PARTS;
pub use after::stated::{Stated, StatedKind, confirmed_between, on_the_way_on};
pub use after::takeaway::HELD;

// Taking orders.
pub use before::movable::{Movable, movable};
pub use before::pay_methods::PayMethod;
pub use before::pre_buy::{PreBuy, pre_buy_of};
pub use cancelling::parent::CancelledParent;
pub use placing::buy::{PlaceOrderRequest, place_order, place_pension_order};
pub use placing::convert::Exchange;
pub use placing::desk::{Desk, Placed};
pub use placing::instruct::{Instruction, Standing};
pub use placing::move_shares::Transfer;
pub use placing::parent::{Parent, PlacedParent};
pub use placing::placed::PlacedOrder;
pub use placing::prepared::{Funds, Prepared, Purchase, Run};
pub use placing::redeem::{RedeemRequest, redeem};
pub use placing::redeeming::{Redemption, Way};
pub use placing::remitted::Remittance;
pub use placing::together::Tried;
pub use rules::cannot_pay::CannotPay;
pub use rules::consent::Consent;
pub use rules::promised::Promised;
pub use rules::voucher::AskedVoucher;

// Money in and out.
pub use payments::collect::collect;
pub use payments::give_up::give_up;
pub use payments::open::{OpenPayments, open_payments};
pub use payments::settle::CollectCounts;
pub use payments::store::asking_of_pension;
pub use payments::worker::pay_worker;
pub use payouts::store::purses::moved_of_pension;

// The business day, in its order.
pub use day::confirm::{ConfirmCounts, confirm_many};
pub use day::confirming::Confirming;
pub use day::dividends::{DividendPaid, pay_dividends};
pub use day::draw::draw_day;
pub use day::export::to_export;
pub use day::find_out::find_out;
pub use day::forced::{Forced, ForcedKind, apply_forced, forced_arrival};
pub use day::left::{collected, paid_on, sealed};
pub use day::outcome::{Confirmation, Converted, Outcome, Settled};
pub use day::pay::pay_due;
pub use day::seal::{Sealing, seal_day, seal_some, stop_taking};
pub use day::split::note_splits;
pub use payouts::pay::PayoutCounts;

// Proofs, and copies of the books.
pub use day::advance::{advanced_shares, note_incomes, verify_advances};
pub use day::at_bank::{AtBank, BankKey, Booked, at_bank, booked_at_bank, note_listed};
pub use day::carried::{CarriedVoucher, carried_vouchers};
pub use day::digest::{all_conversions, all_instalments, all_orders, digest};
pub use day::replay::{advanced_incomes, insert_advanced_incomes};
pub use day::replay::{insert_moves, insert_orders, orders_by_number};
pub use day::rounds::{fill_rounds, verify_rounds};
pub use day::store::advanced::AdvancedIncome;
pub use day::store::waiting::first_open_day;
pub use day::unanswered::{Unanswered, unanswered};
pub use day::verify::{verify_frozen, verify_money, verify_months};
pub use day::waiting::{Waiting, waiting};
pub use payments::verify::verify_payments;
pub use payouts::verify::{verify_accounts, verify_onward, verify_payouts};

use wire::Routes;

/// The room's operations, with the paths of the specification.
pub fn routes() -> Routes {
    let routes = placing::routes(before::routes(Routes::new("orders")));
    after::routes(payouts::routes(cancelling::routes(settings::routes(routes))))
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
    "onward" => include_str!("../../../migrations/orders_0017_onward.sql"),
    "limits of what proceeds pay" => include_str!("../../../migrations/orders_0018_limits.sql"),
    "advanced incomes" => include_str!("../../../migrations/orders_0019_advanced_incomes.sql"),
    "set aside" => include_str!("../../../migrations/orders_0020_set_aside.sql"),
    "counter" => include_str!("../../../migrations/orders_0021_counter.sql"),
    "months" => include_str!("../../../migrations/orders_0022_months.sql"),
    "months of old orders" =>
        include_str!("../../../migrations/orders_0023_months_of_old_orders.sql"),
    "into funds" => include_str!("../../../migrations/orders_0024_into_funds.sql"),
    "holds" => include_str!("../../../migrations/orders_0025_holds.sql"),
    "payments" => include_str!("../../../migrations/orders_0026_payments.sql"),
    "parents" => include_str!("../../../migrations/orders_0027_parents.sql"),
    "remittances" => include_str!("../../../migrations/orders_0028_remittances.sql"),
    "open" => include_str!("../../../migrations/orders_0029_open.sql"),
    "room" => include_str!("../../../migrations/orders_0030_room.sql"),
    "paid on" => include_str!("../../../migrations/orders_0031_paid_on.sql"),
    "personal" => include_str!("../../../migrations/orders_0032_personal.sql"),
    "booked at" => include_str!("../../../migrations/orders_0033_booked_at.sql"),
    "paid fees" => include_str!("../../../migrations/orders_0034_paid_fees.sql"),
    "first promises" => include_str!("../../../migrations/orders_0035_first_promises.sql"),
    "settings" => include_str!("../../../migrations/orders_0036_settings.sql"),
    "setting changes" => include_str!("../../../migrations/orders_0037_setting_changes.sql"),
    "listed payments" => include_str!("../../../migrations/orders_0038_listed.sql"),
    "moves" => include_str!("../../../migrations/orders_0039_moves.sql"),
);
