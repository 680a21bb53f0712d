//! Folders become versions: checked, applied whole or not at all, and brought back.

use crate::{
    check::checked,
    folder::{Folder, shipped},
    kept::added,
    mistake::{Mistake, Mistakes},
    store::{self, VersionRow},
};
use db::{Db, Tx};
use funds::Snapshot;
use kernel::Instant;
use wire::Failure;

pub use crate::store::VersionRow as Version;

/// What became of a folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Applied {
    /// Its version: of a rehearsal that which it would have become.
    pub number: i64,
    pub hash: String,
    pub items: i64,
    /// It is what counts already.
    pub is_same: bool,
}

/// Why a folder was not applied.
#[derive(Debug)]
pub enum Refused {
    Mistakes(Vec<Mistake>),
    NoVersion(i64),
    Failed(Failure),
}

impl From<Failure> for Refused {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

/// Says everything that is wrong with a folder: with its files, and with what was applied before.
///
/// # Errors
/// The database failed.
pub async fn check(
    db: &Db,
    folder: &Folder,
    funds: &Snapshot,
    now: Instant,
) -> Result<Vec<Mistake>, Failure> {
    let kept = db.read(async |tx: &mut Tx| Ok::<_, Failure>(store::kept_texts(tx).await?)).await?;
    let mut mistakes = Mistakes::default();
    checked(folder, |code| funds.fund(code).is_some(), &mut mistakes);
    added(folder, &kept, now, &mut mistakes);
    Ok(mistakes.sorted())
}

/// Makes a folder the next version, or rehearses that. What counts already is no new version.
///
/// # Errors
/// It has mistakes; the database failed.
pub async fn apply(
    db: &Db,
    folder: &Folder,
    funds: &Snapshot,
    now: Instant,
    rehearse: bool,
) -> Result<Applied, Refused> {
    let mut mistakes = Mistakes::default();
    checked(folder, |code| funds.fund(code).is_some(), &mut mistakes);
    let found = mistakes.sorted();
    put(db, folder, (now, None), found, rehearse).await
}

/// Makes a former version the next one. Funds it names may be gone by now: it is not checked again.
///
/// # Errors
/// There is no such version; the database failed.
pub async fn revert(db: &Db, number: i64, now: Instant) -> Result<Applied, Refused> {
    let folder = version(db, Some(number)).await?;
    put(db, &folder, (now, Some(number)), Vec::new(), false).await
}

/// The folder that counts, or that of a version.
///
/// # Errors
/// There is no such version; the database failed.
pub async fn version(db: &Db, number: Option<i64>) -> Result<Folder, Refused> {
    let files = db.read(async move |tx: &mut Tx| {
        let newest = store::newest(tx).await?.map(|newest| newest.number);
        let asked = number.or(newest);
        let files = match asked {
            Some(asked) => store::files(tx, asked).await?,
            None => None,
        };
        Ok::<_, Failure>((asked, files))
    });
    match files.await? {
        (None, _) => Ok(shipped().clone()),
        (Some(asked), files) => {
            let folder = files.as_deref().and_then(Folder::from_stored);
            folder.ok_or(Refused::NoVersion(asked))
        }
    }
}

/// All versions, the newest first.
///
/// # Errors
/// The database failed.
pub async fn versions(db: &Db) -> Result<Vec<Version>, Failure> {
    db.read(async |tx: &mut Tx| Ok::<_, Failure>(store::versions(tx).await?)).await
}

async fn put(
    db: &Db,
    folder: &Folder,
    (at, reverts_to): (Instant, Option<i64>),
    found: Vec<Mistake>,
    rehearse: bool,
) -> Result<Applied, Refused> {
    let hash = folder.hash();
    let items = i64::try_from(folder.0.len()).unwrap_or(i64::MAX);
    let stored = folder.to_stored().map_err(|e| Failure::fault("storing content", e))?;
    let folder = folder.clone();
    let done = db
        .write(async move |tx: &mut Tx| {
            let mut mistakes = Mistakes(found.clone());
            let newest = store::newest(tx).await?;
            let kept = store::kept_texts(tx).await?;
            let rows = added(&folder, &kept, at, &mut mistakes);
            if !mistakes.0.is_empty() {
                return Ok::<_, Failure>(Err(mistakes.sorted()));
            }
            if let Some(same) = newest.as_ref().filter(|newest| newest.hash == hash) {
                let hash = hash.clone();
                return Ok(Ok(Applied { number: same.number, hash, items, is_same: true }));
            }
            let number = newest.map_or(0, |newest| newest.number) + 1;
            if !rehearse {
                for row in &rows {
                    store::keep_text(tx, row).await?;
                }
                let first_day = at.day();
                let hash = hash.clone();
                let row = VersionRow { number, hash, first_day, at, items, reverts_to };
                store::add_version(tx, &row, &stored).await?;
            }
            Ok(Ok(Applied { number, hash: hash.clone(), items, is_same: false }))
        })
        .await?;
    done.map_err(Refused::Mistakes)
}
