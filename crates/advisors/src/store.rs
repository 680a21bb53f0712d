//! Every SQL text of the room.

use crate::{
    ids::{BindingId, GrantId},
    scope::Scope,
};
use db::{Error, Tx, sql};
use kernel::{CustNo, Day, Instant};
use std::sync::Arc;

db::row! {
    /// A manager of the house.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Manager {
        /// What a share link and a customer name him by.
        pub account: String,
        /// As on his licence.
        pub name: String,
        /// Of the fund industry's register.
        pub licence_no: String,
        /// Where he sits.
        pub branch: String,
        /// On which customers reach him.
        pub phone: String,
        /// His first day.
        pub joined_on: Day,
        /// His last day.
        pub left_on: Option<Day>,
    }
}

db::row! {
    /// The manager whom a customer chose.
    #[derive(Debug, Clone)]
    pub(crate) struct Binding {
        pub account: String,
        pub bound_at: Instant,
    }
}

db::row! {
    /// What he may see.
    #[derive(Debug, Clone)]
    pub(crate) struct Grant {
        pub scope: Scope,
        pub given_at: Instant,
        pub until_on: Day,
    }
}

/// Names and values in force on a day, older ones first.
pub(crate) async fn parameters(tx: &mut Tx, day: Day) -> Result<Arc<Vec<(String, i64)>>, Error> {
    tx.reference(sql!(
        "SELECT name, value FROM advisors_parameters WHERE valid_from <= $1 ORDER BY valid_from",
        day
    ))
    .await
}

/// The manager of a code, working or not.
pub(crate) async fn manager(tx: &mut Tx, account: &str) -> Result<Option<Manager>, Error> {
    tx.optional(sql!(
        "SELECT account, name, licence_no, branch, phone, joined_on, left_on
         FROM advisors_managers WHERE account = $1",
        account
    ))
    .await
}

/// Adds a manager, or takes over what is new of him.
pub(crate) async fn keep_manager(tx: &mut Tx, manager: &Manager) -> Result<(), Error> {
    let Manager { account, name, licence_no, branch, phone, joined_on, left_on } = manager;
    tx.execute(sql!(
        "INSERT INTO advisors_managers
             (account, name, licence_no, branch, phone, joined_on, left_on)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (account) DO UPDATE SET name = excluded.name,
             licence_no = excluded.licence_no, branch = excluded.branch, phone = excluded.phone,
             joined_on = excluded.joined_on, left_on = excluded.left_on",
        account,
        name,
        licence_no,
        branch,
        phone,
        joined_on,
        left_on
    ))
    .await
    .map(drop)
}

/// A customer's choice that holds.
pub(crate) async fn binding(tx: &mut Tx, cust_no: CustNo) -> Result<Option<Binding>, Error> {
    tx.optional(sql!(
        "SELECT account, bound_at FROM advisors_bindings WHERE cust_no = $1 AND ended_at IS NULL",
        cust_no
    ))
    .await
}

/// Chooses a manager; the former choice has ended.
pub(crate) async fn bind(
    tx: &mut Tx,
    id: BindingId,
    (cust_no, account, reason): (CustNo, &str, &str),
    at: Instant,
) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO advisors_bindings (cust_no, binding_id, bound_at, account, reason)
         VALUES ($1, $2, $3, $4, $5)",
        cust_no,
        id,
        at,
        account,
        reason
    ))
    .await
    .map(drop)
}

/// Ends the choice that holds.
pub(crate) async fn unbind(tx: &mut Tx, cust_no: CustNo, at: Instant) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE advisors_bindings SET ended_at = $2 WHERE cust_no = $1 AND ended_at IS NULL",
        cust_no,
        at
    ))
    .await
    .map(drop)
}

/// What a manager may see on a day.
pub(crate) async fn grants(tx: &mut Tx, cust_no: CustNo, day: Day) -> Result<Vec<Grant>, Error> {
    tx.all(sql!(
        "SELECT scope, given_at, until_on FROM advisors_grants
         WHERE cust_no = $1 AND ended_at IS NULL AND until_on >= $2 ORDER BY scope",
        cust_no,
        day
    ))
    .await
}

/// How often a customer let his managers see something since a moment.
pub(crate) async fn grants_since(
    tx: &mut Tx,
    cust_no: CustNo,
    since: Instant,
) -> Result<i64, Error> {
    let (count,): (i64,) = tx
        .one(sql!(
            "SELECT COUNT(*) AS count FROM advisors_grants
             WHERE cust_no = $1 AND given_at >= $2",
            cust_no,
            since
        ))
        .await?;
    Ok(count)
}

/// Lets a manager see a scope; a former grant of it has ended.
pub(crate) async fn grant(
    tx: &mut Tx,
    id: GrantId,
    (cust_no, scope, account): (CustNo, Scope, &str),
    (at, until_on): (Instant, Day),
) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO advisors_grants (cust_no, grant_id, scope, given_at, account, until_on)
         VALUES ($1, $2, $3, $4, $5, $6)",
        cust_no,
        id,
        scope,
        at,
        account,
        until_on
    ))
    .await
    .map(drop)
}

/// Ends what a manager may see of a scope.
pub(crate) async fn end_grant(
    tx: &mut Tx,
    (cust_no, scope): (CustNo, Scope),
    at: Instant,
) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE advisors_grants SET ended_at = $3
         WHERE cust_no = $1 AND scope = $2 AND ended_at IS NULL",
        cust_no,
        scope,
        at
    ))
    .await
    .map(drop)
}

/// Ends all that a manager may see.
pub(crate) async fn end_grants(tx: &mut Tx, cust_no: CustNo, at: Instant) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE advisors_grants SET ended_at = $2 WHERE cust_no = $1 AND ended_at IS NULL",
        cust_no,
        at
    ))
    .await
    .map(drop)
}

db::row! {
    /// A manager who serves or served a customer.
    #[derive(Debug, Clone)]
    pub(crate) struct PastBinding {
        pub account: String,
        pub bound_at: Instant,
        pub ended_at: Option<Instant>,
        pub reason: Option<String>,
    }
}

db::row! {
    /// What a manager may see or might.
    #[derive(Debug, Clone)]
    pub(crate) struct PastGrant {
        pub account: String,
        pub scope: Scope,
        pub given_at: Instant,
        pub until_on: Day,
        pub ended_at: Option<Instant>,
    }
}

/// All bindings of a customer, oldest first.
pub(crate) async fn all_bindings(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<PastBinding>, Error> {
    tx.all(sql!(
        "SELECT account, bound_at, ended_at, reason FROM advisors_bindings
         WHERE cust_no = $1 ORDER BY bound_at, binding_id",
        cust_no
    ))
    .await
}

/// All grants of a customer, oldest first.
pub(crate) async fn all_grants(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<PastGrant>, Error> {
    tx.all(sql!(
        "SELECT account, scope, given_at, until_on, ended_at FROM advisors_grants
         WHERE cust_no = $1 ORDER BY given_at, grant_id",
        cust_no
    ))
    .await
}

/// Some customers who let their manager see something, by their numbers.
pub(crate) async fn granting_after(
    tx: &mut Tx,
    after: i64,
    count: i64,
) -> Result<Vec<CustNo>, Error> {
    let found: Vec<(CustNo,)> = tx
        .all(sql!(
            "SELECT DISTINCT cust_no FROM advisors_grants
             WHERE cust_no > $1 AND ended_at IS NULL ORDER BY cust_no LIMIT $2",
            after,
            count
        ))
        .await?;
    Ok(found.into_iter().map(|(cust_no,)| cust_no).collect())
}

/// Who chose a manager and has him still, after one: in the order of their choices.
pub(crate) async fn customers_of(
    tx: &mut Tx,
    account: &str,
    after: i64,
    limit: i64,
) -> Result<Vec<(CustNo, BindingId)>, Error> {
    tx.all(sql!(
        "SELECT cust_no, binding_id FROM advisors_bindings
         WHERE account = $1 AND ended_at IS NULL AND binding_id > $2
         ORDER BY binding_id LIMIT $3",
        account,
        after,
        limit
    ))
    .await
}

/// Whose choice of this manager that is; none where it has ended.
pub(crate) async fn customer_of(
    tx: &mut Tx,
    account: &str,
    id: BindingId,
) -> Result<Option<CustNo>, Error> {
    let found: Option<(CustNo,)> = tx
        .optional(sql!(
            "SELECT cust_no FROM advisors_bindings
             WHERE account = $1 AND binding_id = $2 AND ended_at IS NULL",
            account,
            id
        ))
        .await?;
    Ok(found.map(|(cust_no,)| cust_no))
}
