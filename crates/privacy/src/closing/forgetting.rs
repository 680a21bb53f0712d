//! What the law wanted of a closed account is deleted once its term is over. Whoever deletes tells
//! it here: a closing is found until then, and never after.

use crate::store;
use db::{Error, Tx};
use kernel::{CustNo, Day};

/// Which of the two terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Term {
    /// Of what says who somebody was.
    Identity,
    /// Of all else.
    Records,
}

/// The next customers after one, none at first, of whose closed accounts a term has ended before a
/// day, and nothing is deleted yet.
///
/// # Errors
/// Those of the database.
pub async fn over(
    tx: &mut Tx,
    (term, day): (Term, Day),
    after: Option<CustNo>,
    limit: i64,
) -> Result<Vec<CustNo>, Error> {
    let after = after.map_or(0, CustNo::value);
    let over = match term {
        Term::Identity => store::identity_over(tx, day, after, limit).await?,
        Term::Records => store::records_over(tx, day, after, limit).await?,
    };
    Ok(over.into_iter().map(|(cust_no,)| cust_no).collect())
}

/// Notes that it is deleted; the device that asked for it goes with the records.
///
/// # Errors
/// Those of the database.
pub async fn forgotten(
    tx: &mut Tx,
    (cust_no, term): (CustNo, Term),
    day: Day,
) -> Result<(), Error> {
    match term {
        Term::Identity => store::identity_gone(tx, cust_no, day).await,
        Term::Records => {
            store::forget_device(tx, cust_no).await?;
            store::records_gone(tx, cust_no, day).await
        }
    }
}
