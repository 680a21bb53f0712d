//! Pictures that customers have of themselves.

use crate::{ids::AvatarId, picture::Picture};
use db::{Error, Tx, sql};
use kernel::{CustNo, Day};

db::encrypted_row! {
    /// A customer's picture. Where there is none, `content` is empty and nobody reads it.
    struct AvatarRow in "accounts_avatars" of cust_no by (cust_no) as StoredAvatar {
        plain {
            cust_no: CustNo,
            avatar_id: AvatarId,
        }
        encrypted {
            content: Picture,
        }
    }
}

/// A customer's picture: its number, and the JPEG as base64.
pub(crate) async fn avatar(
    tx: &mut Tx,
    cust_no: CustNo,
) -> Result<Option<(AvatarId, String)>, Error> {
    let stored = tx
        .optional(sql!(
            "SELECT cust_no, avatar_id, content FROM accounts_avatars
             WHERE cust_no = $1 AND avatar_id IS NOT NULL",
            cust_no
        ))
        .await?;
    let found: Option<AvatarRow> = tx.reveal_found(stored).await?;
    Ok(found.map(|row| (row.avatar_id, row.content.into_base64())))
}

/// The number of a customer's picture, without the picture.
pub(crate) async fn avatar_id(tx: &mut Tx, cust_no: CustNo) -> Result<Option<AvatarId>, Error> {
    let found: Option<(AvatarId,)> = tx
        .optional(sql!(
            "SELECT avatar_id FROM accounts_avatars
             WHERE cust_no = $1 AND avatar_id IS NOT NULL",
            cust_no
        ))
        .await?;
    Ok(found.map(|(avatar_id,)| avatar_id))
}

/// Uploads on the day, those included of which nothing could be drawn.
pub(crate) async fn avatar_uploads(tx: &mut Tx, cust_no: CustNo, day: Day) -> Result<i64, Error> {
    let found: Option<(i64,)> = tx
        .optional(sql!(
            "SELECT uploads FROM accounts_avatars WHERE cust_no = $1 AND day = $2",
            cust_no,
            day
        ))
        .await?;
    Ok(found.map_or(0, |(uploads,)| uploads))
}

/// Counts one more; the picture stays as it is.
pub(crate) async fn count_avatar_upload(
    tx: &mut Tx,
    cust_no: CustNo,
    day: Day,
) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO accounts_avatars (cust_no, avatar_id, content, day, uploads)
         VALUES ($1, NULL, '', $2, 1)
         ON CONFLICT (cust_no) DO UPDATE SET day = excluded.day,
             uploads = CASE WHEN accounts_avatars.day = excluded.day
                            THEN accounts_avatars.uploads + 1 ELSE 1 END",
        cust_no,
        day
    ))
    .await?;
    Ok(())
}

/// Puts the picture in the place of the one before; its upload was counted.
pub(crate) async fn put_avatar(
    tx: &mut Tx,
    cust_no: CustNo,
    avatar_id: AvatarId,
    content: &Picture,
) -> Result<(), Error> {
    let row = AvatarRow { cust_no, avatar_id, content: content.clone() };
    let stored = tx.conceal(&row).await?;
    tx.execute(sql!(
        "UPDATE accounts_avatars SET avatar_id = $2, content = $3 WHERE cust_no = $1",
        stored.cust_no,
        stored.avatar_id,
        stored.content
    ))
    .await?;
    Ok(())
}

/// Its count of the day stays.
pub(crate) async fn clear_avatar(tx: &mut Tx, cust_no: CustNo) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE accounts_avatars SET avatar_id = NULL, content = '' WHERE cust_no = $1",
        cust_no
    ))
    .await?;
    Ok(())
}
