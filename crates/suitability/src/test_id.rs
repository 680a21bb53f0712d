//! The number of a test.

kernel::id!(
    /// A test that was taken; later ones have higher numbers.
    TestId
);
db::column!(TestId);
