//! Writing messages, for the rooms of whose acts they tell.

use crate::{Kind, message::Message, parameters::Parameters, store};
use consents::Purpose;
use db::{Error, Tx};
use kernel::{Day, Rate};
use wire::Answer;

/// Writes messages in the transaction of what they tell of: told and done, or neither. One that was
/// told before, by its key, stays as it is. Of activities only those are told who agreed to it.
///
/// # Errors
/// Those of the database.
pub async fn tell(tx: &mut Tx, messages: &[Message]) -> Result<(), Error> {
    let (activities, others): (Vec<_>, Vec<_>) =
        messages.iter().cloned().partition(|message| message.kind == Kind::Activity);
    let mut wanted = others;
    for message in activities {
        if consents::in_force(tx, message.cust_no, Purpose::Marketing).await? {
            wanted.push(message);
        }
    }
    if wanted.is_empty() {
        return Ok(());
    }
    store::insert(tx, &wanted).await
}

/// By how much the price of a fund moves on a day so that whoever holds or watches it is told.
///
/// # Errors
/// Those of the database; a fault when the figure is missing.
pub async fn price_move(tx: &mut Tx, day: Day) -> Answer<Rate> {
    Ok(Parameters::on(tx, day).await?.price_move)
}
