//! Data keys in the database: made, read, wrapped anew, shredded.

use std::sync::Arc;

use vault::{DataKey, MasterKeys, SEARCH, Source, VaultError};

use super::{HOUSE, keys::Keys};
use crate::{Db, Error, Query, Sql, Tx};

static FIND: Sql =
    Sql::new("SELECT master, wrapped FROM db_data_keys WHERE owner = $1", false, file!(), line!());
static PUT: Sql = Sql::new(
    "INSERT INTO db_data_keys (owner, master, wrapped) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    false,
    file!(),
    line!(),
);
static COUNT: Sql = Sql::new(
    "SELECT master, COUNT(*) AS keys FROM db_data_keys GROUP BY master ORDER BY master",
    false,
    file!(),
    line!(),
);
static UNDER: Sql = Sql::new(
    "SELECT owner, wrapped FROM db_data_keys WHERE master = $1 ORDER BY owner LIMIT 200",
    false,
    file!(),
    line!(),
);
static REWRAP: Sql = Sql::new(
    "UPDATE db_data_keys SET master = $3, wrapped = $4 WHERE owner = $1 AND master = $2",
    false,
    file!(),
    line!(),
);
static SHRED: Sql = Sql::new("DELETE FROM db_data_keys WHERE owner = $1", false, file!(), line!());

type Found = Option<(String, String)>;

/// A master key, and how many data keys are wrapped under it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrapped {
    /// Its name.
    pub master: String,
    /// How many.
    pub keys: i64,
    /// Whether it is known here.
    pub known: bool,
    /// Whether it wraps what is new.
    pub first: bool,
}

/// Reads the house's keys, or makes the first ones.
pub(super) async fn open(db: &Db, source: Source) -> Result<Keys, Error> {
    let found = db.read(async |tx: &mut Tx| house(tx).await).await?;
    let (masters, (index, _)) = match found {
        (Some(index), Some(house)) => {
            let masters = source.read()?;
            let masters = masters.ok_or_else(|| VaultError::UnknownMaster(index.0.clone()))?;
            (Arc::new(masters), (index, house))
        }
        _ => {
            let masters = Arc::new(source.read_or_make()?);
            let making = Arc::clone(&masters);
            let made = db.write(async move |tx: &mut Tx| {
                for owner in [SEARCH, HOUSE] {
                    make(tx, &making, owner).await?;
                }
                match house(tx).await? {
                    (Some(index), Some(house)) => Ok((index, house)),
                    _ => Err(Error::fault("the house's keys were not written")),
                }
            });
            let made = made.await?;
            (masters, made)
        }
    };
    let index = masters.index_key(SEARCH, &index.0, &index.1)?;
    Ok(Keys::new(source, masters, index))
}

async fn house(tx: &mut Tx) -> Result<(Found, Found), Error> {
    Ok((find(tx, SEARCH).await?, find(tx, HOUSE).await?))
}

async fn find(tx: &mut Tx, owner: i64) -> Result<Found, Error> {
    tx.optional(Query { sql: &FIND, args: &[&owner] }).await
}

async fn make(tx: &mut Tx, masters: &MasterKeys, owner: i64) -> Result<(), Error> {
    let (_, master, wrapped) = masters.new_data_key(owner)?;
    tx.execute(Query { sql: &PUT, args: &[&owner, &master, &wrapped] }).await?;
    Ok(())
}

impl Tx {
    /// The keys of this transaction's database.
    pub(crate) fn vault(&self) -> Result<&Keys, Error> {
        let locked = || Error::fault("personal data of a database that was not unlocked");
        self.personal.keys.as_deref().ok_or_else(locked)
    }

    /// An owner's key; a fault when it was shredded.
    pub(super) async fn key_to_read(&mut self, owner: i64) -> Result<Arc<DataKey>, Error> {
        let gone = || Error::fault("the key of a customer's data is gone");
        self.key(owner).await?.ok_or_else(gone)
    }

    /// An owner's key, made where there is none.
    pub(super) async fn key_to_write(&mut self, owner: i64) -> Result<Arc<DataKey>, Error> {
        if let Some(key) = self.key(owner).await? {
            return Ok(key);
        }
        let masters = self.vault()?.latest();
        make(self, &masters, owner).await?;
        self.key_to_read(owner).await
    }

    async fn key(&mut self, owner: i64) -> Result<Option<Arc<DataKey>>, Error> {
        let known = self.personal.known.iter().find(|key| key.owner() == owner);
        if let Some(key) = known.map(Arc::clone).or_else(|| self.vault().ok()?.cache().find(owner))
        {
            return Ok(Some(key));
        }
        let Some((master, wrapped)) = find(self, owner).await? else { return Ok(None) };
        let key = Arc::new(self.vault()?.unwrap(owner, &master, &wrapped)?);
        // What a write sees may not be on disk, and never get there.
        if self.personal.reads {
            self.vault()?.cache().keep(&key);
        } else {
            self.personal.known.push(Arc::clone(&key));
        }
        Ok(Some(key))
    }
}

pub(super) async fn wrapped(db: &Db) -> Result<Vec<Wrapped>, Error> {
    db.read(async |tx: &mut Tx| {
        let masters = tx.vault()?.read_again()?;
        let rows: Vec<(String, i64)> = tx.all(Query { sql: &COUNT, args: &[] }).await?;
        let row = |(at, id): (usize, &str)| {
            let keys = rows.iter().find(|(master, _)| master == id).map_or(0, |(_, keys)| *keys);
            Wrapped { master: id.to_owned(), keys, known: true, first: at == 0 }
        };
        let mut all: Vec<Wrapped> = masters.ids().enumerate().map(row).collect();
        for (master, keys) in rows {
            if !all.iter().any(|known| known.master == master) {
                all.push(Wrapped { master, keys, known: false, first: false });
            }
        }
        Ok(all)
    })
    .await
}

pub(super) async fn rewrap_some(db: &Db) -> Result<u64, Error> {
    let before = wrapped(db).await?.into_iter().find(|one| !one.first && one.keys > 0);
    let Some(Wrapped { master, .. }) = before else { return Ok(0) };
    db.write_batch(async move |tx: &mut Tx| {
        let masters = tx.vault()?.masters();
        let rows: Vec<(i64, String)> = tx.all(Query { sql: &UNDER, args: &[&master] }).await?;
        let mut count = 0;
        for (owner, wrapped) in rows {
            let (first, anew) = masters.rewrap(owner, &master, &wrapped)?;
            let args: [&dyn crate::Param; 4] = [&owner, &master, &first, &anew];
            count += tx.execute(Query { sql: &REWRAP, args: &args }).await?;
        }
        Ok(count)
    })
    .await
}

pub(super) async fn shred(tx: &mut Tx, owner: i64) -> Result<(), Error> {
    tx.execute(Query { sql: &SHRED, args: &[&owner] }).await?;
    tx.personal.known.retain(|key| key.owner() != owner);
    if let Ok(keys) = tx.vault() {
        keys.cache().forget(owner);
    }
    Ok(())
}
