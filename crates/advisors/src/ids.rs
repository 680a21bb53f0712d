//! Numbers of the room's things.

kernel::id!(/// A customer's choice of a manager.
    BindingId);
db::column!(BindingId);

kernel::id!(/// What a customer let his manager see.
    GrantId);
db::column!(GrantId);
