//! What all rooms hand out to a customer who takes his data along, in the order of the page.

use wire::takeaway::{AllHeld, Held};

/// The rooms that hold something of a customer.
const ROOMS: [Held; 14] = [
    accounts::HELD,
    identity::HELD,
    bankcards::HELD,
    orders::HELD,
    holdings::HELD,
    suitability::HELD,
    content::HELD,
    advisors::HELD,
    consents::HELD,
    messages::HELD,
    watchlist::HELD,
    rewards::HELD,
    funds::HELD,
    privacy::HELD,
];

/// The service of the application.
#[must_use]
pub fn all_held() -> AllHeld {
    AllHeld(ROOMS.to_vec())
}
