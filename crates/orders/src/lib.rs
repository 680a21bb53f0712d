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
mod buy_onward;
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
mod into_preview;
mod kind;
mod limits;
mod lots_preview;
mod mail_statement;
mod onward;
mod onward_legs;
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
mod proceeds_targets;
mod promised;
mod quick_redeem;
mod redeem;
mod redeem_into;
mod redeem_into_records;
mod redeem_targets;
mod refusals;
mod replay;
mod request_dates;
mod routes;
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
pub use into_preview::IntoPreview;
pub use kind::{OrderKind, OrderNo, OrderStatus, PayStatus};
pub use mail_statement::{MailStatementRequest, MailedStatement};
pub use onward::Onward;
pub use onward_legs::{OnwardLegs, OnwardStage};
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
pub use payout::{Payout, PayoutKind, verify_onward, verify_payouts};
pub use payout_facts::PayoutFacts;
pub use place_order::{PlaceOrderRequest, PlacedOrder, place_order};
pub use pre_buy::{OrderAgreement, PreBuy, PreBuyRequest};
pub use pre_convert::{PreConvert, PreConvertRequest};
pub use pre_pay_again::{Payee, PrePayAgain, PrePayAgainRequest};
pub use pre_redeem::{
    HeldUnder, LotPreview, PreRedeem, PreRedeemRequest, QuickOffer, SharePart, WaitingSaves,
};
pub use proceeds_targets::{ProceedsTargets, ProceedsTargetsRequest};
pub use promised::{FeeStep, OrderDates};
pub use redeem::{RedeemRequest, redeem};
pub use redeem_into::RedeemIntoRequest;
pub use redeem_into_records::{RedeemIntoRecord, RedeemIntoRecords, RedeemIntoRecordsRequest};
pub use redeem_targets::{RedeemTarget, RedeemTargets, RedeemTargetsRequest};
pub use replay::{insert_orders, last_of_accounts, orders_by_number};
pub use request_dates::{Direction, RequestDates, RequestDatesRequest};
pub use routes::routes;
pub use seal_day::{quick_redeemed_after, seal_day, stop_taking, to_export};
pub use trade_records::{RecordFilter, TradeMonth, TradeRecord, TradeRecords, TradeRecordsRequest};

use funds::{Catalogue, Fund};
use kernel::FundCode;
use std::sync::Arc;
use wire::{Answer, App};

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
    "onward" => include_str!("../../../migrations/orders_0017_onward.sql"),
    "limits of what proceeds pay" => include_str!("../../../migrations/orders_0018_limits.sql"),
);
