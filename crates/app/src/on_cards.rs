//! Who knows what is on a bank card.

use bankcards::OnCards;

/// The service of the application.
pub fn on_cards() -> OnCards {
    OnCards(vec![orders::ON_CARD, plans::ON_CARD])
}
