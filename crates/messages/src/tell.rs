//! Writing messages, for the rooms of whose acts they tell.

use crate::{message::Message, store};
use db::{Error, Tx};

/// Writes messages in the transaction of what they tell of: told and done, or neither. One that was
/// told before, by its key, stays as it is.
///
/// # Errors
/// Those of the database.
pub async fn tell(tx: &mut Tx, messages: &[Message]) -> Result<(), Error> {
    if messages.is_empty() {
        return Ok(());
    }
    store::insert(tx, messages).await
}
