//! Numbers of the room's objects.

kernel::id!(/// A device of a customer.
    DeviceId);
db::column!(DeviceId);
