//! Who knows what is on a bank card.

use bankcards::OnCards;

/// The service of the application: what the customer has to settle himself comes first.
pub fn on_cards() -> OnCards {
    OnCards(vec![orders::ON_CARD, plans::ON_CARD])
}
