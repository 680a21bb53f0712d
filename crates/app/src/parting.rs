//! The rooms that have to do with closing an account, in the order of the page.

use consents::Purpose;
use privacy::OnWithdrawal;
use wire::closing::{AllParts, Parts};

const ROOMS: [Parts; 14] = [
    orders::PARTS,
    pension::PARTS,
    plans::PARTS,
    childaccounts::PARTS,
    bankcards::PARTS,
    accounts::PARTS,
    rewards::PARTS,
    advisors::PARTS,
    watchlist::PARTS,
    funds::PARTS,
    content::PARTS,
    statements::PARTS,
    messages::PARTS,
    identity::PARTS,
];

/// The service of the application.
#[must_use]
pub fn all_parts() -> AllParts {
    AllParts(ROOMS.to_vec())
}

/// What is done with a consent that is withdrawn, by the rooms that live by it.
pub const ON_WITHDRAWAL: OnWithdrawal = OnWithdrawal(&[
    (Purpose::Minor, |tx, cust_no| Box::pin(childaccounts::forget(tx, cust_no))),
    (Purpose::Pension, |tx, cust_no| Box::pin(pension::forget(tx, cust_no))),
]);
