//! Numbers of the room's objects.

kernel::id!(/// A picture of a customer.
    FileId);
db::column!(FileId);

kernel::id!(/// A proof.
    ProofNo);
db::column!(ProofNo);

kernel::id!(/// A customer's own picture; another one for every upload.
    AvatarId);
db::column!(AvatarId);
