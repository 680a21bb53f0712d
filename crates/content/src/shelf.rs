//! The content in memory, swapped when a version is applied, by whichever process.

use crate::{
    check::complete,
    folder::{Folder, shipped},
    kept::read_again,
    library::Library,
    mistake::Mistakes,
    store,
};
use arc_swap::ArcSwap;
use db::{Db, Error, Tx};
use std::sync::Arc;
use wire::Call;

/// What the company says now. Clones share it.
#[derive(Clone)]
pub struct Shelf(Arc<ArcSwap<Library>>);

impl Shelf {
    /// What ships with the program.
    pub fn shipped() -> Self {
        let library = Library::read(shipped(), &mut Mistakes::default());
        Self(Arc::new(ArcSwap::from_pointee(library)))
    }

    /// The version that counts.
    ///
    /// # Errors
    /// The database failed.
    pub async fn load(db: &Db) -> Result<Self, Error> {
        let shelf = Self::shipped();
        shelf.refresh(db).await?;
        Ok(shelf)
    }

    /// Takes the newest version, if it is another, and says whether.
    ///
    /// # Errors
    /// The database failed; what is known stays.
    pub async fn refresh(&self, db: &Db) -> Result<bool, Error> {
        let known = self.0.load().number;
        let newer = db
            .read(async |tx: &mut Tx| match store::newest(tx).await? {
                Some(newest) if newest.number != known => {
                    let files = store::files(tx, newest.number).await?;
                    Ok::<_, Error>(Some((newest.number, files, store::kept_texts(tx).await?)))
                }
                _ => Ok(None),
            })
            .await?;
        let Some((number, files, kept)) = newer else { return Ok(false) };
        // It was checked before it was stored; a file of a later program's is left out.
        let mut folder = files.as_deref().and_then(Folder::from_stored).unwrap_or_default();
        complete(&mut folder);
        let library = Library::read(&folder, &mut Mistakes::default());
        let kept = kept.iter().filter_map(|row| Some((read_again(row)?, row.kept_at))).collect();
        self.0.store(Arc::new(library.keeping(number, kept)));
        Ok(true)
    }

    /// As it is now; all of an answer comes from one.
    pub fn library(&self) -> Arc<Library> {
        self.0.load_full()
    }
}

/// What a call reads.
pub fn library<V>(call: &Call<V>) -> Arc<Library> {
    call.get::<Shelf>().library()
}
