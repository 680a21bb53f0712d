//! Applying a confirmation to a holding in memory.

use crate::change::{Change, ChangeError, move_shares};
use crate::holding::Holding;
use crate::rounds;

/// Applies a change: the round to which it belongs, position, lots and days.
///
/// # Errors
/// [`ChangeError`]; the holding may then be half changed and must be thrown away.
pub(crate) fn apply(holding: &mut Holding, change: &Change) -> Result<(), ChangeError> {
    rounds::note(holding, change)?;
    move_shares(holding, change)
}
