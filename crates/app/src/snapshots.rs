//! Data that is read far more often than written: loaded at the start, kept fresh beside.

use crate::health::Health;
use content::Shelf;
use db::{Db, Error, ErrorKind};
use funds::Catalogue;
use market::Market;
use std::{sync::Arc, time::Duration};
use wire::Failure;

/// How soon a change that another process wrote is seen.
const LOOK_EVERY: Duration = Duration::from_millis(250);

/// What every room reads from memory.
#[derive(Clone)]
pub struct Snapshots {
    pub catalogue: Catalogue,
    pub market: Market,
    pub shelf: Shelf,
}

impl Snapshots {
    /// Reads everything.
    pub async fn load(db: &Db) -> Result<Self, Error> {
        let catalogue = Catalogue::load(db).await?;
        let (market, shelf) = (Market::load(db).await?, Shelf::load(db).await?);
        Ok(Self { catalogue, market, shelf })
    }

    /// Looks for changes until the database is closed.
    pub fn keep_fresh(&self, db: Db, health: Arc<Health>) {
        let snapshots = self.clone();
        snapshots.catalogue.is_kept();
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(LOOK_EVERY).await;
                match snapshots.refresh(&db).await {
                    Err(error) if error.kind == ErrorKind::Closed => return,
                    Err(error) => Failure::from(error).log("renewing what is in memory"),
                    Ok(()) => health.freshened(),
                }
            }
        });
    }

    async fn refresh(&self, db: &Db) -> Result<(), Error> {
        self.market.refresh(db).await?;
        self.catalogue.refresh(db).await?;
        self.shelf.refresh(db).await?;
        Ok(())
    }
}
