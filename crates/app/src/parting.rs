//! The rooms that have to do with closing an account, in the order of the page.

use wire::closing::{AllParts, Parts};

const ROOMS: [Parts; 13] = [
    orders::PARTS,
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
