//! Numbers of the room's things.

kernel::id!(/// A card of a customer.
    CardId);
db::column!(CardId);
