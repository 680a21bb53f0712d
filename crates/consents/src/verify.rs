//! Computing all chains again.

use crate::{ChainFile, chain::check, store};
use db::{Error, Tx};
use kernel::CustNo;

/// Chains that are looked for at once.
const PAGE: i64 = 1000;

/// A customer's chain that does not hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BrokenChain {
    pub cust_no: CustNo,
    /// Why, in a clause.
    pub reason: String,
}

/// Every chain that does not hold, or does not end where it did.
///
/// # Errors
/// Those of the database.
pub async fn verify(tx: &mut Tx) -> Result<Vec<BrokenChain>, Error> {
    let mut broken = Vec::new();
    for cust_no in store::headless(tx).await? {
        broken.push(BrokenChain { cust_no, reason: "its end is not on record".to_owned() });
    }
    let mut after = 0;
    loop {
        let heads = store::heads_after(tx, after, PAGE).await?;
        let Some(last) = heads.last() else { return Ok(broken) };
        after = last.cust_no.value();
        for head in heads {
            let cust_no = head.cust_no;
            let file = ChainFile::new(cust_no, store::entries(tx, cust_no).await?);
            let reason = match check(&file) {
                Err(reason) => reason.to_string(),
                Ok(()) if file.last_hash() == head.hash => continue,
                Ok(()) => format!("it ends before entry {}", head.entries),
            };
            broken.push(BrokenChain { cust_no, reason });
        }
    }
}
