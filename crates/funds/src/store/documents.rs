//! Managers, archives, notices, ratings.

use crate::{ManagerRow, NoticeRow, RatingRow};
use db::{Error, Tx, insert, row, sql};
use kernel::{Day, FundCode};

row! {
    /// An archive as it is stored.
    #[derive(Debug, Clone, PartialEq)]
    pub struct ArchiveRow {
        pub code: FundCode,
        /// JSON.
        pub archive: String,
    }
}

row! {
    /// A notice without its body.
    #[derive(Debug, Clone, PartialEq)]
    pub struct NoticeHead {
        pub notice_id: String,
        pub day: Day,
        pub kind: String,
        pub title: String,
    }
}

row! {
    /// A notice of any fund, without its body.
    #[derive(Debug, Clone, PartialEq)]
    pub struct NoticeOfDay {
        pub code: FundCode,
        pub notice_id: String,
        pub kind: String,
        pub title: String,
    }
}

/// Notices of all funds after a day, and until another one, this included.
///
/// # Errors
/// Those of the database.
pub async fn notices_between(
    tx: &mut Tx,
    after: Day,
    until: Day,
) -> Result<Vec<NoticeOfDay>, Error> {
    tx.all(sql!(
        "SELECT code, notice_id, kind, title FROM funds_notice WHERE day > $1 AND day <= $2
         ORDER BY day, code, notice_id",
        after,
        until
    ))
    .await
}

/// Terms of a fund's managers, those in office first, then the latest.
pub async fn managers(tx: &mut Tx, code: FundCode) -> Result<Vec<ManagerRow>, Error> {
    tx.all(sql!(
        "SELECT code, manager_id, from_day, to_day, name, biography FROM funds_manager
         WHERE code = $1
         ORDER BY CASE WHEN to_day IS NULL THEN 0 ELSE 1 END, from_day DESC, manager_id",
        code
    ))
    .await
}

/// Names of the managers in office of these funds, the longest there first.
pub async fn in_office(tx: &mut Tx, codes: &[FundCode]) -> Result<Vec<(FundCode, String)>, Error> {
    tx.all(sql!(
        "SELECT code, name FROM funds_manager WHERE code IN ($1[]) AND to_day IS NULL
         ORDER BY code, from_day, manager_id",
        codes
    ))
    .await
}

/// All terms of a manager at any fund, the latest first.
pub async fn terms_of(tx: &mut Tx, manager_id: &str) -> Result<Vec<ManagerRow>, Error> {
    tx.all(sql!(
        "SELECT code, manager_id, from_day, to_day, name, biography FROM funds_manager
         WHERE manager_id = $1
         ORDER BY CASE WHEN to_day IS NULL THEN 0 ELSE 1 END, from_day DESC, code",
        manager_id
    ))
    .await
}

/// Puts terms of managers.
pub async fn put_managers(tx: &mut Tx, rows: &[ManagerRow]) -> Result<u64, Error> {
    tx.insert_many(
        insert!(
            "funds_manager",
            ManagerRow,
            "ON CONFLICT (code, manager_id, from_day) DO UPDATE SET to_day = excluded.to_day,
             name = excluded.name, biography = excluded.biography"
        ),
        rows,
    )
    .await
}

/// The archive of a fund, as JSON.
pub async fn archive(tx: &mut Tx, code: FundCode) -> Result<Option<ArchiveRow>, Error> {
    tx.optional(sql!("SELECT code, archive FROM funds_archive WHERE code = $1", code)).await
}

/// The archives of these funds, as JSON; those that have none are left out.
pub async fn archives(tx: &mut Tx, codes: &[FundCode]) -> Result<Vec<ArchiveRow>, Error> {
    tx.all(sql!("SELECT code, archive FROM funds_archive WHERE code IN ($1[])", codes)).await
}

/// Puts archives.
pub async fn put_archives(tx: &mut Tx, rows: &[ArchiveRow]) -> Result<u64, Error> {
    tx.insert_many(
        insert!(
            "funds_archive",
            ArchiveRow,
            "ON CONFLICT (code) DO UPDATE SET archive = excluded.archive"
        ),
        rows,
    )
    .await
}

/// A page of a fund's notices, newest first; an empty kind is all kinds.
pub async fn notices(
    tx: &mut Tx,
    code: FundCode,
    kind: &str,
    page: wire::PageRequest,
) -> Result<Vec<NoticeHead>, Error> {
    tx.all(sql!(
        "SELECT notice_id, day, kind, title FROM funds_notice
         WHERE code = $1 AND ($2 = '' OR kind = $2)
         ORDER BY day DESC, notice_id DESC LIMIT $3 OFFSET $4",
        code,
        kind,
        page.limit(),
        page.offset()
    ))
    .await
}

/// How many notices a fund has.
pub async fn count_notices(tx: &mut Tx, code: FundCode, kind: &str) -> Result<i64, Error> {
    let (count,): (i64,) = tx
        .one(sql!(
            "SELECT COUNT(*) AS n FROM funds_notice WHERE code = $1 AND ($2 = '' OR kind = $2)",
            code,
            kind
        ))
        .await?;
    Ok(count)
}

/// One notice.
pub async fn notice(tx: &mut Tx, code: FundCode, id: &str) -> Result<Option<NoticeRow>, Error> {
    tx.optional(sql!(
        "SELECT code, notice_id, day, kind, title, body FROM funds_notice
         WHERE code = $1 AND notice_id = $2",
        code,
        id
    ))
    .await
}

/// Puts notices.
pub async fn put_notices(tx: &mut Tx, rows: &[NoticeRow]) -> Result<u64, Error> {
    tx.insert_many(
        insert!(
            "funds_notice",
            NoticeRow,
            "ON CONFLICT (code, notice_id) DO UPDATE SET day = excluded.day,
             kind = excluded.kind, title = excluded.title, body = excluded.body"
        ),
        rows,
    )
    .await
}

/// Ratings of these funds, the newest of an agency and period first.
pub async fn ratings(tx: &mut Tx, codes: &[FundCode]) -> Result<Vec<RatingRow>, Error> {
    tx.all(sql!(
        "SELECT code, agency, years, day, stars FROM funds_rating
         WHERE code IN ($1[]) ORDER BY code, agency, years, day DESC",
        codes
    ))
    .await
}

/// Puts ratings.
pub async fn put_ratings(tx: &mut Tx, rows: &[RatingRow]) -> Result<u64, Error> {
    tx.insert_many(
        insert!(
            "funds_rating",
            RatingRow,
            "ON CONFLICT (code, agency, years, day) DO UPDATE SET stars = excluded.stars"
        ),
        rows,
    )
    .await
}
