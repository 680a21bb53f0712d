//! What all rooms hand out to a customer who takes his data along, in the order of the page.

use wire::takeaway::{AllHeld, Held, Papers};

/// The rooms that hold something of a customer.
const ROOMS: [Held; 18] = [
    accounts::HELD,
    identity::HELD,
    bankcards::HELD,
    orders::HELD,
    pension::HELD,
    plans::HELD,
    childaccounts::HELD,
    holdings::HELD,
    suitability::HELD,
    content::HELD,
    advisors::HELD,
    consents::HELD,
    messages::HELD,
    watchlist::HELD,
    rewards::HELD,
    funds::HELD,
    statements::HELD,
    privacy::HELD,
];

/// The service of the application.
#[must_use]
pub fn all_held() -> AllHeld {
    AllHeld(ROOMS.to_vec())
}

/// The service of the application: what rooms draw of what they hold.
#[must_use]
pub fn papers() -> Papers {
    Papers(vec![statements::PAPER])
}
