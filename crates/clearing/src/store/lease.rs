//! Who works the business day off.

use db::{Error, Tx};

/// The holder, empty for nobody, and the beat.
pub async fn read(tx: &mut Tx) -> Result<(String, i64), Error> {
    tx.one(db::sql!("SELECT holder, beat FROM clearing_lease WHERE id = 1")).await
}

/// Takes the lease over from what was read; answers whether it was still so.
pub async fn take(tx: &mut Tx, was: &(String, i64), holder: &str) -> Result<bool, Error> {
    let query = db::sql!(
        "UPDATE clearing_lease SET holder = $1, beat = beat + 1
         WHERE id = 1 AND holder = $2 AND beat = $3",
        holder,
        was.0,
        was.1
    );
    Ok(tx.execute(query).await? == 1)
}

/// Counts the beat on.
pub async fn beat(tx: &mut Tx, holder: &str) -> Result<(), Error> {
    let query =
        db::sql!("UPDATE clearing_lease SET beat = beat + 1 WHERE id = 1 AND holder = $1", holder);
    tx.execute(query).await?;
    Ok(())
}

/// Gives the lease back.
pub async fn give_back(tx: &mut Tx, holder: &str) -> Result<(), Error> {
    let query =
        db::sql!("UPDATE clearing_lease SET holder = '' WHERE id = 1 AND holder = $1", holder);
    tx.execute(query).await?;
    Ok(())
}
