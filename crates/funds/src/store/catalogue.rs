//! Versions, funds, fee tables, the performance policy.

use crate::OutcomeRow;
use db::{Error, Tx, insert, row, sql, update};
use kernel::{Currency, Day, Fen, FundCode, FundType, RiskLevel, ShareClass};
use std::sync::Arc;

row! {
    /// A fund as it is stored.
    #[derive(Debug, Clone, PartialEq)]
    pub struct FundRow {
        pub code: FundCode,
        pub name: String,
        pub full_name: String,
        pub initials: String,
        pub pinyin: String,
        pub fund_type: FundType,
        pub category: String,
        pub risk: RiskLevel,
        pub class: ShareClass,
        pub currency: Currency,
        pub family: FundCode,
        pub company: String,
        pub custodian: String,
        pub ta: String,
        pub established: Option<Day>,
        pub status: String,
        pub markets: String,
        pub benchmark: String,
        /// `000300:0.8,CBOND:0.2`
        pub benchmark_parts: String,
        pub size_fen: Option<Fen>,
        pub size_day: Option<Day>,
        pub legacy_fee: bool,
        /// JSON; empty is what is usual for the type.
        pub terms: String,
    }
}

row! {
    /// A dated fee table as it is stored.
    #[derive(Debug, Clone, PartialEq)]
    pub struct FeeRow {
        pub code: FundCode,
        pub valid_from: Day,
        /// JSON of the table.
        pub fees: String,
    }
}

row! {
    /// What a version changed.
    #[derive(Debug, Clone, PartialEq)]
    pub struct ChangeRow {
        pub version: i64,
        pub code: FundCode,
        /// NAVs changed from this day on.
        pub from_day: Day,
    }
}

row! {
    /// Which performance may be shown.
    #[derive(Debug, Clone, PartialEq)]
    pub struct PolicyRow {
        pub valid_from: Day,
        pub windows: String,
        pub least_months: i64,
        pub least_rank_months: i64,
    }
}

/// The version of the catalogue.
pub async fn version(tx: &mut Tx) -> Result<i64, Error> {
    let row: (i64,) = tx.one(sql!("SELECT version FROM funds_version WHERE id = 1")).await?;
    Ok(row.0)
}

/// Raises the version and notes what it changed.
pub async fn note_changes(tx: &mut Tx, changed: &[(FundCode, Day)]) -> Result<i64, Error> {
    let (version,): (i64,) = tx
        .one(sql!("UPDATE funds_version SET version = version + 1 WHERE id = 1 RETURNING version"))
        .await?;
    let row = |(code, from_day): &(FundCode, Day)| ChangeRow {
        version,
        code: *code,
        from_day: *from_day,
    };
    let rows: Vec<_> = changed.iter().map(row).collect();
    tx.insert_many(insert!("funds_change", ChangeRow), &rows).await?;
    Ok(version)
}

/// Funds changed after a version, with the first day of changed NAVs.
pub async fn changes_since(tx: &mut Tx, version: i64) -> Result<Vec<(FundCode, Day)>, Error> {
    tx.all(sql!(
        "SELECT code, MIN(from_day) AS from_day FROM funds_change WHERE version > $1
         GROUP BY code ORDER BY code",
        version
    ))
    .await
}

/// Whether one of these funds was changed after a version; asked once by all that share a
/// transaction, which must not change funds itself.
pub async fn changed_since(tx: &mut Tx, version: i64, funds: &[FundCode]) -> Result<bool, Error> {
    let now: Arc<Vec<(i64,)>> =
        tx.reference(sql!("SELECT version FROM funds_version WHERE id = 1")).await?;
    if now.iter().all(|(now,)| *now <= version) {
        return Ok(false);
    }
    let (changes,): (i64,) = tx
        .one(sql!(
            "SELECT COUNT(*) AS changes FROM funds_change WHERE version > $1 AND code IN ($2[])",
            version,
            funds
        ))
        .await?;
    Ok(changes > 0)
}

/// All codes, ascending.
pub async fn codes(tx: &mut Tx) -> Result<Vec<FundCode>, Error> {
    let rows: Vec<(FundCode,)> = tx.all(sql!("SELECT code FROM funds_fund ORDER BY code")).await?;
    Ok(rows.into_iter().map(|row| row.0).collect())
}

/// The names of the funds of these codes.
pub async fn names(tx: &mut Tx, codes: &[FundCode]) -> Result<Vec<(FundCode, String)>, Error> {
    tx.all(sql!("SELECT code, name FROM funds_fund WHERE code IN ($1[])", codes)).await
}

/// The funds of these codes, by code.
pub async fn funds(tx: &mut Tx, codes: &[FundCode]) -> Result<Vec<FundRow>, Error> {
    tx.all(sql!(
        "SELECT code, name, full_name, initials, pinyin, fund_type, category, risk, class,
             currency, family, company, custodian, ta, established, status, markets, benchmark,
             benchmark_parts, size_fen, size_day, legacy_fee, terms
         FROM funds_fund WHERE code IN ($1[]) ORDER BY code",
        codes
    ))
    .await
}

/// Puts funds, replacing those of the same code.
pub async fn put_funds(tx: &mut Tx, rows: &[FundRow]) -> Result<u64, Error> {
    tx.insert_many(
        insert!(
            "funds_fund",
            FundRow,
            "ON CONFLICT (code) DO UPDATE SET name = excluded.name,
             full_name = excluded.full_name, initials = excluded.initials,
             pinyin = excluded.pinyin, fund_type = excluded.fund_type,
             category = excluded.category, risk = excluded.risk, class = excluded.class,
             currency = excluded.currency, family = excluded.family, company = excluded.company,
             custodian = excluded.custodian, ta = excluded.ta,
             established = excluded.established, status = excluded.status,
             markets = excluded.markets, benchmark = excluded.benchmark,
             benchmark_parts = excluded.benchmark_parts, size_fen = excluded.size_fen,
             size_day = excluded.size_day, legacy_fee = excluded.legacy_fee,
             terms = excluded.terms"
        ),
        rows,
    )
    .await
}

/// Puts what became of offerings.
pub async fn put_outcomes(tx: &mut Tx, rows: &[OutcomeRow]) -> Result<u64, Error> {
    let update = update!(
        "UPDATE funds_fund SET status = $status, established = $established WHERE code = $code",
        OutcomeRow by code
    );
    tx.update_many(update, rows).await
}

/// Fee tables of these funds, by code and day.
pub async fn fees(tx: &mut Tx, codes: &[FundCode]) -> Result<Vec<FeeRow>, Error> {
    tx.all(sql!(
        "SELECT code, valid_from, fees FROM funds_fee WHERE code IN ($1[])
         ORDER BY code, valid_from",
        codes
    ))
    .await
}

/// Puts fee tables, replacing those of the same fund and day.
pub async fn put_fees(tx: &mut Tx, rows: &[FeeRow]) -> Result<u64, Error> {
    tx.insert_many(
        insert!(
            "funds_fee",
            FeeRow,
            "ON CONFLICT (code, valid_from) DO UPDATE SET fees = excluded.fees"
        ),
        rows,
    )
    .await
}

/// All performance policies, oldest first.
pub async fn policies(tx: &mut Tx) -> Result<Vec<PolicyRow>, Error> {
    tx.all(sql!(
        "SELECT valid_from, windows, least_months, least_rank_months
         FROM funds_performance_policy ORDER BY valid_from"
    ))
    .await
}
