//! Codes that the simulated WeChat has given.

use db::{Error, Tx, insert, sql};
use kernel::{Instant, OpenId};

db::encrypted_row! {
    /// A code that WeChat gave for an authorisation.
    pub(in crate::simulator) struct AuthorisationRow in "partners_authorisations" of house by (code)
        as StoredAuthorisation
    {
        plain {
            pub code: String,
            pub at: Instant,
        }
        encrypted {
            pub open_id: OpenId,
        }
    }
}

pub(in crate::simulator) async fn put_authorisation(
    tx: &mut Tx,
    row: &AuthorisationRow,
) -> Result<(), Error> {
    let stored = tx.conceal(row).await?;
    tx.insert_many(insert!("partners_authorisations", StoredAuthorisation), &[stored]).await?;
    Ok(())
}

/// Whose authorisation a code of since then is; it is used up.
pub(in crate::simulator) async fn take_authorisation(
    tx: &mut Tx,
    code: &str,
    since: Instant,
) -> Result<Option<OpenId>, Error> {
    let stored = tx
        .optional(sql!(
            "SELECT code, at, open_id FROM partners_authorisations WHERE code = $1 AND at >= $2",
            code,
            since
        ))
        .await?;
    let found: Option<AuthorisationRow> = tx.reveal_found(stored).await?;
    tx.execute(sql!("DELETE FROM partners_authorisations WHERE code = $1", code)).await?;
    Ok(found.map(|row| row.open_id))
}
