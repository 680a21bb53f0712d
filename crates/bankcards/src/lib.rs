//! Bank cards: banks and limits, signing with the payment channel, binding, change.

mod agreement;
mod banks;
mod begin_check;
mod bind_card;
mod bins;
mod branches;
mod card;
mod card_detail;
mod check;
mod check_payment;
mod check_state;
mod choose_branch;
mod copies;
mod default_card;
mod demo;
mod end_agreement;
mod endings;
mod event;
mod event_kind;
mod ids;
mod list_cards;
mod name_amount;
mod parameters;
mod parting;
mod pension;
mod purpose;
mod read_card;
mod refusals;
mod replace_card;
mod room_left;
mod sign_card;
mod store;
mod takeaway;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod trade_account;
mod unbind_card;
mod unsettled;

pub use agreement::ProtocolState;
pub use begin_check::AmountsBy;
pub use card::{Card, accounts, all_accounts, card, cards, cards_of, is_audited, payable};
pub use check_payment::{
    CheckAtBank, all_checks, checks_at_bank, checks_booked, find_out_checks, verify_checks,
};
pub use copies::{CardCopy, card_copies, insert_copies};
pub use demo::{DemoCard, bind_for_demo, leave_for_demo};
pub use endings::{end_due, end_worker, endings};
pub use ids::CardId;
pub use parting::PARTS;
pub use pension::{PensionAgreement, end_unknown_pension, link_pension, unlink_pension};
pub use purpose::Purpose;
pub use refusals::{NOT_PAYABLE, OVER_DAY_LIMIT, OVER_SINGLE_LIMIT};
pub use takeaway::HELD;
pub use trade_account::{
    account_for, accounts_with_purposes, close_account, living_account, living_accounts,
    open_account, purposes, purposes_of,
};
pub use unsettled::{
    AskedCard, CardUse, OnCard, OnCards, Unsettled, UnsettledKind, unsettled_under,
};

use accounts::PhotoForm;
use wire::{Customer, Routes, Topic, op};

/// The room's operations.
pub fn routes() -> Routes {
    own_cards(checks(signing(Routes::new("bankcards"))))
}

/// What banks there are, and the way of a card to its agreement.
fn signing(routes: Routes) -> Routes {
    routes
        .get(
            "/allinpay/bankList",
            op("banks", "banks of the channel and limits").touches_nothing(),
            banks::banks,
        )
        .get(
            "/bank/branches",
            op("branches", "branches of a bank that is paid by branch").touches_nothing(),
            branches::branches,
        )
        .get("/cardbin", op("cardBin", "bank of a card number").touches_nothing(), banks::card_bin)
        .upload::<Customer, PhotoForm, read_card::CardReading>(
            "/api/v1/m/bankcardscan",
            op("bankcardscan", SCAN).touches_nothing().silent(),
            read_card::scan_route(),
        )
        .post(
            "/account/openAllinpay",
            op("startSigning", "sign a card; sends the channel's SMS").writes(&[Topic::Card]),
            sign_card::start_signing,
        )
        .post(
            "/account/reOpenAllinpay",
            op("restartSigning", "send it again, or sign again").writes(&[Topic::Card]),
            sign_card::restart_signing,
        )
        .post(
            "/bindcard",
            op("bindCard", "bind a card with the channel's code")
                .writes(&[Topic::Card])
                .idempotent(),
            bind_card::bind_card,
        )
}

/// A few fen to a card that its bank cannot verify.
fn checks(routes: Routes) -> Routes {
    routes
        .get(
            "/bankcard/check",
            op("cardCheck", "the small-amount check of a card").reads(&[Topic::Card]),
            check::card_check,
        )
        .post(
            "/bankcard/check/begin",
            op("beginCheck", "pay a few fen to a card, to be named").writes(&[Topic::Card]),
            begin_check::begin_check,
        )
        .post(
            "/bankcard/check/confirm",
            op("nameAmount", "name what was paid to a card").writes(&[Topic::Card]),
            name_amount::name_amount,
        )
}

/// What becomes of a bound card.
fn own_cards(routes: Routes) -> Routes {
    routes
        .post(
            "/closeAllinpay",
            op("endAgreement", "end a card's channel agreement").writes(&[Topic::Card]),
            end_agreement::end_agreement,
        )
        .post(
            "/bankcard/modify",
            op("replaceCard", "replace a card").writes(&[Topic::Card]),
            replace_card::replace_card,
        )
        .post(
            "/bankcard/unbind",
            op("unbindCard", "unbind a card on which nothing is left").writes(&[Topic::Card]),
            unbind_card::unbind_card,
        )
        .post(
            "/bankcard/default",
            op("defaultCard", "make a card the one that is offered first").writes(&[Topic::Card]),
            default_card::default_card,
        )
        .post(
            "/bankcard/branch",
            op("chooseBranch", "choose the branch of a card").writes(&[Topic::Card]),
            choose_branch::choose_branch,
        )
        .get(
            "/bankcardList",
            op("bankcardList", "bound cards").reads(&[Topic::Card]),
            list_cards::list_cards,
        )
        .bff(
            "member/bank/list",
            op("bankList", "bound cards").reads(&[Topic::Card]),
            list_cards::list_cards,
        )
        .get(
            "/bankcardDetail",
            op("bankcardDetail", "one card, and what is on it").reads(&[
                Topic::Card,
                Topic::Holding,
                Topic::Order,
                Topic::Plan,
            ]),
            card_detail::card_detail,
        )
}

const SCAN: &str = "read a card's number from a photo: a form with file (JPG, PNG or WebP, at most \
    2 MB), which is not kept; answers {available, reason, cardNo: {value, score, check}}";

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("bankcards",
    "begin" => include_str!("../../../migrations/bankcards_0001_begin.sql"),
    "trade_accounts" => include_str!("../../../migrations/bankcards_0002_trade_accounts.sql"),
    "personal" => include_str!("../../../migrations/bankcards_0003_personal.sql"),
    "rests" => include_str!("../../../migrations/bankcards_0004_rests.sql"),
    "unbound" => include_str!("../../../migrations/bankcards_0005_unbound.sql"),
    "branches" => include_str!("../../../migrations/bankcards_0006_branches.sql"),
    "checks" => include_str!("../../../migrations/bankcards_0007_checks.sql"),
    "purposes" => include_str!("../../../migrations/bankcards_0008_purposes.sql"),
    "pension" => include_str!("../../../migrations/bankcards_0009_pension.sql"),
    "endings" => include_str!("../../../migrations/bankcards_0010_endings.sql"),
);

#[cfg(test)]
mod tests;

#[cfg(test)]
mod contract {
    #[test]
    fn all_statements_are_good() {
        let complaints = db::testing::check_statements(&crate::testing::migrations());
        assert_eq!(complaints, Vec::<String>::new());
    }

    #[test]
    fn the_contract_is_fresh() {
        wire::contract_fragment(&crate::routes()).check().unwrap();
    }
}
