//! Writing messages, for the rooms of whose acts they tell.

use crate::{message::Message, parameters::Parameters, store};
use db::{Error, Tx};
use kernel::{Day, Rate};
use wire::Answer;

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

/// By how much the price of a fund moves on a day so that whoever holds or watches it is told.
///
/// # Errors
/// Those of the database; a fault when the figure is missing.
pub async fn price_move(tx: &mut Tx, day: Day) -> Answer<Rate> {
    Ok(Parameters::on(tx, day).await?.price_move)
}
