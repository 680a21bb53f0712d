//! Tickets for pages that the simulated WeChat has given.

use db::{Error, Tx, sql};
use kernel::Instant;

db::row! {
    /// A ticket, and when it was given.
    pub(in crate::simulator) struct TicketRow {
        pub ticket: String,
        pub at: Instant,
    }
}

pub(in crate::simulator) async fn put_ticket(tx: &mut Tx, row: &TicketRow) -> Result<(), Error> {
    let TicketRow { ticket, at } = row;
    tx.execute(sql!("INSERT INTO partners_tickets (ticket, at) VALUES ($1, $2)", ticket, at))
        .await?;
    Ok(())
}

/// The newest two since then: an old page may still have the one before.
pub(in crate::simulator) async fn good_tickets(
    tx: &mut Tx,
    since: Instant,
) -> Result<Vec<TicketRow>, Error> {
    tx.all(sql!(
        "SELECT ticket, at FROM partners_tickets WHERE at >= $1 ORDER BY at DESC, ticket LIMIT 2",
        since
    ))
    .await
}
