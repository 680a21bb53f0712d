//! The ticket for pages: fetched by one server for all, and kept as long as it is good.

use crate::{
    refusals::WECHAT_SILENT,
    store::{self, TicketRow},
};
use db::Tx;
use kernel::Instant;
use partners::Partners;
use std::time::Duration;
use wire::{Answer, App, Failure};

/// The next one is fetched so long before the end of the last.
const AHEAD_MS: i64 = 5 * 60 * 1000;
/// A server that fetches has so long; then another one does.
const FETCH_MS: i64 = 10_000;
/// How often a server looks whether another one has fetched it, and how long it waits in between.
const LOOKS: u32 = 50;
const BETWEEN_LOOKS: Duration = Duration::from_millis(100);

enum Found {
    Ticket(String),
    Fetch,
    Wait,
}

/// The ticket now.
pub(super) async fn ticket(app: &App) -> Answer<String> {
    let account = app.get::<Partners>().official_account.clone();
    let app_id = account.app_id().to_owned();
    let kept = app_id.clone();
    let read = async move |tx: &mut Tx| store::wechat_ticket(tx, &kept).await;
    if let Some(row) = app.db().read_together(read).await?
        && let Some(ticket) = row.ticket
        && row.expires_at > app.clock().unmoved().add_ms(AHEAD_MS)
    {
        return Ok(ticket);
    }
    for _ in 0..LOOKS {
        match look(app, &app_id).await? {
            Found::Ticket(ticket) => return Ok(ticket),
            Found::Wait => tokio::time::sleep(BETWEEN_LOOKS).await,
            Found::Fetch => {
                let fetched = account.ticket().await;
                let wall = app.clock().unmoved();
                let (ticket, expires_at) = match fetched {
                    Ok(fetched) => (fetched.ticket, wall.add_ms(fetched.seconds * 1000)),
                    Err(error) => {
                        tracing::warn!(doing = "fetching WeChat's ticket", cause = %error);
                        give_up(app, &app_id, wall).await?;
                        return Err(WECHAT_SILENT.into());
                    }
                };
                let (row_id, kept) = (app_id.clone(), ticket.clone());
                let put = async move |tx: &mut Tx| {
                    let (app_id, ticket) = (row_id.clone(), Some(kept.clone()));
                    let row = TicketRow { app_id, expires_at, fetched_until: wall, ticket };
                    store::put_wechat_ticket(tx, &row).await
                };
                app.db().write(put).await?;
                return Ok(ticket);
            }
        }
    }
    Err(WECHAT_SILENT.into())
}

/// Who finds none that is good for long takes it upon himself, unless another one has.
async fn look(app: &App, app_id: &str) -> Answer<Found> {
    let (wall, app_id) = (app.clock().unmoved(), app_id.to_owned());
    app.db()
        .write(async move |tx: &mut Tx| {
            let row = store::wechat_ticket(tx, &app_id).await?.unwrap_or(TicketRow {
                app_id: app_id.clone(),
                expires_at: Instant::from_ms(0),
                fetched_until: Instant::from_ms(0),
                ticket: None,
            });
            let is_good = |for_ms| row.expires_at > wall.add_ms(for_ms);
            match &row.ticket {
                Some(ticket) if is_good(AHEAD_MS) => return Ok(Found::Ticket(ticket.clone())),
                // While another one fetches, the last one does.
                Some(ticket) if row.fetched_until > wall && is_good(0) => {
                    return Ok(Found::Ticket(ticket.clone()));
                }
                _ if row.fetched_until > wall => return Ok(Found::Wait),
                _ => {}
            }
            let claimed = TicketRow { fetched_until: wall.add_ms(FETCH_MS), ..row };
            store::put_wechat_ticket(tx, &claimed).await?;
            Ok::<_, Failure>(Found::Fetch)
        })
        .await
}

/// The next one who asks tries again at once.
async fn give_up(app: &App, app_id: &str, wall: Instant) -> Answer<()> {
    let app_id = app_id.to_owned();
    app.db()
        .write(async move |tx: &mut Tx| {
            if let Some(row) = store::wechat_ticket(tx, &app_id).await? {
                let free = TicketRow { fetched_until: wall, ..row };
                store::put_wechat_ticket(tx, &free).await?;
            }
            Ok::<_, Failure>(())
        })
        .await
}
