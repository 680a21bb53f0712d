//! Personal data at rest: columns that are encrypted for their owner, and blind indexes by which
//! they are found.
//!
//! A value type that is personal ([`Personal`]) is no [`crate::Column`]: it becomes one only as
//! [`Encrypted`] or [`BlindIndex`]. So a plain certificate number in a table does not compile.
//! Rows with such columns are declared by [`crate::encrypted_row!`], and a transaction turns them
//! into what is stored and back ([`crate::Tx::conceal`], [`crate::Tx::reveal`]).

mod cache;
mod data_keys;
mod forgetting;
mod keys;
mod old;
mod row;
mod table;
mod values;

pub use data_keys::Wrapped;
pub(crate) use keys::{Keys, Personally};
pub use row::{EncryptedRow, Field};
pub use table::{Hidden, PERSONAL, PersonalTable, row_key};
pub use values::{BlindIndex, Encrypted, Personal};
pub use vault::{Cell, DataKey, HOUSE, Source, VaultError};

use std::sync::Arc;

use crate::{Db, Error, Tx};

impl From<VaultError> for Error {
    fn from(error: VaultError) -> Self {
        Self::fault(error)
    }
}

impl Db {
    /// The same database with the master keys of its personal data. Rows of before there were keys
    /// are encrypted first, some thousand at a time; killed, it goes on where it was.
    ///
    /// # Errors
    /// The keys cannot be read, or are not those of this database; those of the database.
    pub async fn unlock(self, source: Source) -> Result<Db, Error> {
        let keys = data_keys::open(&self, source).await?;
        let db = Db { keys: Some(Arc::new(keys)), ..self };
        old::encrypt(&db).await?;
        Ok(db)
    }

    /// A secret of the installation for a purpose: the same in each process, in no database and no
    /// file.
    ///
    /// # Errors
    /// The database is not unlocked.
    pub fn secret(&self, purpose: &str) -> Result<String, Error> {
        let locked = || Error::fault("a secret of a database that was not unlocked");
        let keys = self.keys.as_ref().ok_or_else(locked)?;
        Ok(keys.index().index("secret", purpose.as_bytes()))
    }

    /// How many data keys are wrapped under which master key, the one that wraps first.
    ///
    /// # Errors
    /// The database is not unlocked; those of the database.
    pub async fn wrapped(&self) -> Result<Vec<Wrapped>, Error> {
        data_keys::wrapped(self).await
    }

    /// Wraps up to some hundred data keys anew that are not under the first master key; answers how
    /// many. Beside traffic, until it answers 0.
    ///
    /// # Errors
    /// One is under a master key that is not known; those of the database.
    pub async fn rewrap_some(&self) -> Result<u64, Error> {
        data_keys::rewrap_some(self).await
    }
}

impl Tx {
    /// A row as it is stored. Its owner gets a key with the first value that is encrypted for him.
    ///
    /// # Errors
    /// The database is not unlocked; those of the database.
    pub async fn conceal<R: EncryptedRow>(&mut self, row: &R) -> Result<R::Stored, Error> {
        let key = if row.hides() { Some(self.key_to_write(row.owner()).await?) } else { None };
        row.conceal(key.as_deref())
    }

    /// A row as it is.
    ///
    /// # Errors
    /// A value was changed or moved, or its owner's key is gone; those of the database.
    pub async fn reveal<R: EncryptedRow>(&mut self, stored: R::Stored) -> Result<R, Error> {
        let owner = R::owner_of(&stored);
        let key = if R::hidden(&stored) { Some(self.key_to_read(owner).await?) } else { None };
        R::reveal(stored, key.as_deref())
    }

    /// As [`Tx::reveal`], for what may not be there.
    ///
    /// # Errors
    /// As [`Tx::reveal`].
    pub async fn reveal_found<R: EncryptedRow>(
        &mut self,
        stored: Option<R::Stored>,
    ) -> Result<Option<R>, Error> {
        match stored {
            None => Ok(None),
            Some(stored) => self.reveal(stored).await.map(Some),
        }
    }

    /// As [`Tx::reveal`], for many.
    ///
    /// # Errors
    /// As [`Tx::reveal`].
    pub async fn reveal_all<R: EncryptedRow>(
        &mut self,
        stored: Vec<R::Stored>,
    ) -> Result<Vec<R>, Error> {
        let mut rows = Vec::with_capacity(stored.len());
        for one in stored {
            rows.push(self.reveal(one).await?);
        }
        Ok(rows)
    }

    /// A single value for its cell, for a statement that changes one column.
    ///
    /// # Errors
    /// As [`Tx::conceal`].
    pub async fn encrypt<T: Personal>(
        &mut self,
        owner: i64,
        cell: Cell<'_>,
        value: &T,
    ) -> Result<Encrypted<T>, Error> {
        let key = self.key_to_write(owner).await?;
        Encrypted::of(&key, cell, value)
    }

    /// The value of a single column.
    ///
    /// # Errors
    /// As [`Tx::reveal`].
    pub async fn decrypt<T: Personal>(
        &mut self,
        owner: i64,
        cell: Cell<'_>,
        value: &Encrypted<T>,
    ) -> Result<T, Error> {
        let key = self.key_to_read(owner).await?;
        value.open(&key, cell)
    }

    /// By what a value is found.
    ///
    /// # Errors
    /// The database is not unlocked.
    pub fn index<T: Personal>(&self, value: &T) -> Result<BlindIndex<T>, Error> {
        Ok(BlindIndex::of(self.vault()?.index(), value))
    }

    /// Deletes a customer's key: nothing that was encrypted for him opens any more, in no backup
    /// that is made from now on.
    ///
    /// # Errors
    /// Those of the database.
    pub async fn shred(&mut self, owner: i64) -> Result<(), Error> {
        data_keys::shred(self, owner).await
    }

    /// Deletes every row with encrypted columns of a customer, in whatever table there is, and his
    /// key. Rows that are about him by his number alone stay.
    ///
    /// # Errors
    /// Those of the database.
    pub async fn forget(&mut self, owner: i64) -> Result<(), Error> {
        forgetting::delete_all(self, owner).await?;
        self.shred(owner).await
    }
}
