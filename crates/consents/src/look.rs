//! Who looked at what is known of a customer. Whoever shows it to somebody else notes that in the
//! transaction that reads it, so that nothing is seen without a row.

use crate::store;
use db::{Error, Tx};
use kernel::{CustNo, Instant};

kernel::codes! {
    /// What kind of person or program looked.
    Looker, what: "looker", refused: "查看者不正确",
    {
        /// The customer's account manager, in his own app.
        Manager = "manager", "客户经理";
        /// An app that embeds ours, to which the customer went.
        Partner = "partner", "合作方";
        /// Who looks at certificates and cards that customers send.
        Auditor = "auditor", "审核";
    }
}

kernel::schema_of_codes!(Looker);
db::column!(Looker: code);

db::row! {
    /// A look.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Look {
        pub cust_no: CustNo,
        /// A new number; later looks have higher ones.
        pub look_id: i64,
        pub at: Instant,
        pub looker: Looker,
        /// As customers know him: a manager's name, an app's; empty of auditors.
        pub who: String,
        /// What he saw, in a clause.
        pub what: String,
        /// Why, in a clause.
        pub why: String,
    }
}

/// Writes a look down.
///
/// # Errors
/// Those of the database.
pub async fn note_look(tx: &mut Tx, look: &Look) -> Result<(), Error> {
    store::insert_look(tx, look).await
}

/// Looks at a customer's data before one of them, newest first.
///
/// # Errors
/// Those of the database.
pub async fn looks(
    tx: &mut Tx,
    cust_no: CustNo,
    before: Option<i64>,
    limit: i64,
) -> Result<Vec<Look>, Error> {
    store::looks(tx, cust_no, before.unwrap_or(i64::MAX), limit).await
}

/// How many there were since a time.
///
/// # Errors
/// Those of the database.
pub async fn looks_since(tx: &mut Tx, cust_no: CustNo, since: Instant) -> Result<i64, Error> {
    store::looks_since(tx, cust_no, since).await
}
