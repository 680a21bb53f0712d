//! What the company holds of a customer, and giving it to him.

mod archive;
mod change_consent;
mod classes;
mod closing;
#[cfg(test)]
mod closing_tests;
mod compare;
#[cfg(test)]
mod consent_tests;
mod handing_out;
mod on_withdrawal;
mod packers;
mod parameters;
mod purposes;
mod refusals;
mod show_consents;
mod show_held;
mod show_looks;
mod show_values;
mod store;
mod takeaway;
mod takeaway_file;
#[cfg(test)]
mod tests;
mod told;

pub use archive::Manifest;
pub use closing::{
    ClosingState, Term, close, due, forgotten, look, open_closing, open_closings, over, refuse,
    send, sent,
};
pub use compare::{SheetDifference, compare};
pub use handing_out::HELD;
pub use on_withdrawal::OnWithdrawal;
pub use packers::Packers;
pub use store::ClosingRow;

use wire::{
    Routes,
    Topic::{Advisor, Agreement, Card, Clock, Holding, Message, Order, Points, Profile, Session},
    op,
};

/// The room's operations. Of our own: the specification names neither screen nor call.
pub fn routes() -> Routes {
    closing(consenting(held(Routes::new("privacy"))))
}

fn held(routes: Routes) -> Routes {
    routes
        .get(
            "/privacy/held",
            op("heldData", "what is held of the customer, why, and until when")
                .reads(&[Session, Agreement]),
            show_held::show_held,
        )
        .get(
            "/privacy/held/values",
            op("heldValues", "what is held of a kind, value by value, masked")
                .reads(&[Session, Agreement, Profile, Card]),
            show_values::show_values,
        )
        .get(
            "/privacy/looks",
            op("looks", "who looked at what is known of the customer").reads(&[Agreement]),
            show_looks::show_looks,
        )
        .post(
            "/privacy/takeaway",
            op("beginTakeaway", "ask for all of it in one file").writes(&[Session, Message]),
            takeaway::begin_takeaway,
        )
        .post(
            "/privacy/takeaway/file",
            op("takeawayFile", "the file").large().touches_nothing(),
            takeaway_file::takeaway_file,
        )
}

fn consenting(routes: Routes) -> Routes {
    routes
        .get(
            "/privacy/consents",
            op("consents", "to what the customer agrees, purpose by purpose")
                .reads(&[Agreement, Clock]),
            show_consents::show_consents,
        )
        .get(
            "/privacy/consents/chain",
            op("consentChain", "all that was agreed to and withdrawn, chained").reads(&[Agreement]),
            show_consents::consent_chain,
        )
        .post(
            "/privacy/consents/give",
            op("giveConsent", "agree to a purpose").writes(&[Agreement, Profile]),
            change_consent::give_consent,
        )
        .post(
            "/privacy/consents/withdraw",
            op("withdrawConsent", "agree to a purpose no more")
                .writes(&[Agreement, Profile, Advisor, Message]),
            change_consent::withdraw_consent,
        )
}

fn closing(routes: Routes) -> Routes {
    routes
        .get(
            "/privacy/closing",
            op("closing", "what stands against closing the account, what ends, what stays")
                .reads(&[Agreement, Profile, Holding, Order, Card, Points, Clock]),
            closing::show_closing,
        )
        .post(
            "/privacy/closing/ask",
            op("askClosing", "close the account, after days to change one's mind")
                .writes(&[Agreement, Profile, Message]),
            closing::ask_closing,
        )
        .post(
            "/privacy/closing/cancel",
            op("cancelClosing", "do not close the account").writes(&[Agreement, Profile, Message]),
            closing::cancel_closing,
        )
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("privacy",
    "takeaways" => include_str!("../../../migrations/privacy_0001_takeaways.sql"),
    "consents" => include_str!("../../../migrations/privacy_0002_consents.sql"),
    "closing" => include_str!("../../../migrations/privacy_0003_closing.sql"),
    "fetches" => include_str!("../../../migrations/privacy_0004_fetches.sql"),
    "forgetting" => include_str!("../../../migrations/privacy_0005_forgetting.sql"),
);

/// The tables that closing an account needs, for tests of rooms.
#[cfg(feature = "testing")]
#[must_use]
pub fn migrations_for_tests() -> Vec<db::Migration> {
    [advisors::MIGRATIONS, MIGRATIONS].concat()
}
