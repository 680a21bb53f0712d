//! Putting records into the catalogue in bulk, inside the caller's transaction.

use crate::{
    BenchmarkPart, DistributionRow, DocumentRow, ManagerRow, NavRow, NewArchive, NewFund,
    NoticeRow, OutcomeRow, RatingRow, fee_caps,
    store::{self, ArchiveRow, CorrectionRow, FeeRow, FundRow, NavKey},
};
use db::{Error, ErrorKind, Tx};
use kernel::{Day, FundCode, Instant};
use std::collections::{BTreeMap, BTreeSet};

/// Puts funds with their fee tables; a fund of the same code is replaced. Its NAVs stay.
///
/// # Errors
/// The database failed, or a fee table passes the caps of its time (see [`crate::fee_caps`]).
pub async fn put_funds(tx: &mut Tx, funds: &[NewFund]) -> Result<(), Error> {
    funds.iter().try_for_each(within_caps)?;
    let rows = funds.iter().map(fund_row).collect::<Result<Vec<_>, _>>()?;
    put_rows(tx, &rows).await?;
    let mut fees = Vec::new();
    for fund in funds {
        for table in &fund.fees {
            let (code, valid_from) = (fund.code, table.valid_from);
            fees.push(FeeRow { code, valid_from, fees: json(table)? });
        }
    }
    store::put_fees(tx, &fees).await?;
    Ok(())
}

/// Puts funds as they are stored.
pub(crate) async fn put_rows(tx: &mut Tx, rows: &[FundRow]) -> Result<(), Error> {
    store::put_funds(tx, rows).await?;
    changed(tx, rows.iter().map(|row| (row.code, Day::MAX))).await
}

/// Puts NAVs of an import; one of the same fund and day is replaced.
///
/// # Errors
/// The database failed.
pub async fn put_navs(tx: &mut Tx, rows: &[NavRow]) -> Result<(), Error> {
    store::put_navs(tx, rows, true).await?;
    changed(tx, rows.iter().map(|row| (row.code, row.day))).await
}

/// Puts dividends and splits; one of the same fund and day is replaced.
///
/// # Errors
/// The database failed.
pub async fn put_events(tx: &mut Tx, rows: &[DistributionRow]) -> Result<(), Error> {
    store::put_distributions(tx, rows).await?;
    changed(tx, rows.iter().map(|row| (row.code, Day::MAX))).await
}

/// Puts versions of funds' documents; one of the same fund, document and day is replaced.
///
/// # Errors
/// The database failed.
pub async fn put_documents(tx: &mut Tx, rows: &[DocumentRow]) -> Result<(), Error> {
    store::put_document_versions(tx, rows).await?;
    changed(tx, rows.iter().map(|row| (row.code, Day::MAX))).await
}

/// Puts what became of offerings: the status, and from when a contract is in force.
///
/// # Errors
/// The database failed.
pub async fn put_outcomes(tx: &mut Tx, rows: &[OutcomeRow]) -> Result<(), Error> {
    store::put_outcomes(tx, rows).await?;
    changed(tx, rows.iter().map(|row| (row.code, Day::MAX))).await
}

/// Puts terms of managers.
///
/// # Errors
/// The database failed.
pub async fn put_managers(tx: &mut Tx, rows: &[ManagerRow]) -> Result<(), Error> {
    store::put_managers(tx, rows).await?;
    changed(tx, rows.iter().map(|row| (row.code, Day::MAX))).await
}

/// Puts archives; the report that one takes the place of is kept in it, to compare with.
///
/// # Errors
/// The database failed.
pub async fn put_archives(tx: &mut Tx, archives: &[NewArchive]) -> Result<(), Error> {
    let mut rows = Vec::with_capacity(archives.len());
    for NewArchive { code, archive } in archives {
        let known = store::archive(tx, *code).await?;
        let known = known.and_then(|row| serde_json::from_str(&row.archive).ok());
        let archive = archive.clone().after(known.unwrap_or_default());
        rows.push(ArchiveRow { code: *code, archive: json(&archive)? });
    }
    store::put_archives(tx, &rows).await?;
    changed(tx, archives.iter().map(|new| (new.code, Day::MAX))).await
}

/// Puts notices.
///
/// # Errors
/// The database failed.
pub async fn put_notices(tx: &mut Tx, rows: &[NoticeRow]) -> Result<(), Error> {
    store::put_notices(tx, rows).await?;
    changed(tx, rows.iter().map(|row| (row.code, Day::MAX))).await
}

/// Puts ratings.
///
/// # Errors
/// The database failed.
pub async fn put_ratings(tx: &mut Tx, rows: &[RatingRow]) -> Result<(), Error> {
    store::put_ratings(tx, rows).await?;
    changed(tx, rows.iter().map(|row| (row.code, Day::MAX))).await
}

/// Keeps the NAVs that these would replace by others, with when, and answers which those are: to be
/// called before they are published.
///
/// # Errors
/// The database failed.
pub async fn correct_navs(
    tx: &mut Tx,
    at: Instant,
    rows: &[NavRow],
) -> Result<BTreeSet<(FundCode, Day)>, Error> {
    let new: BTreeMap<_, _> =
        rows.iter().map(|row| ((row.code, row.day), (row.nav, row.income))).collect();
    let keys: Vec<NavKey> =
        new.keys().map(|(code, day)| NavKey { code: *code, day: *day }).collect();
    let mut replaced = store::navs_on(tx, &keys).await?;
    replaced.retain(|(code, day, nav, income)| new.get(&(*code, *day)) != Some(&(*nav, *income)));
    let kept = replaced.iter().map(|(code, day, nav, income)| CorrectionRow {
        code: *code,
        day: *day,
        corrected_at: at,
        nav: *nav,
        income: *income,
    });
    store::put_corrections(tx, &kept.collect::<Vec<_>>()).await?;
    Ok(replaced.into_iter().map(|(code, day, ..)| (code, day)).collect())
}

/// Writes the NAVs of a day, as clearing reads them from the TA's file 07. Servers read them within
/// a quarter of a second, and imports leave them alone.
///
/// # Errors
/// The database failed.
pub async fn publish_navs(tx: &mut Tx, rows: &[NavRow]) -> Result<(), Error> {
    store::put_navs(tx, rows, false).await?;
    changed(tx, rows.iter().map(|row| (row.code, row.day))).await
}

async fn changed(tx: &mut Tx, codes: impl Iterator<Item = (FundCode, Day)>) -> Result<(), Error> {
    let mut first = BTreeMap::new();
    for (code, day) in codes {
        first.entry(code).and_modify(|from: &mut Day| *from = day.min(*from)).or_insert(day);
    }
    if !first.is_empty() {
        store::note_changes(tx, &first.into_iter().collect::<Vec<_>>()).await?;
    }
    Ok(())
}

/// A fund as it is stored.
pub(crate) fn fund_row(fund: &NewFund) -> Result<FundRow, Error> {
    Ok(FundRow {
        code: fund.code,
        name: fund.name.clone(),
        full_name: fund.full_name.clone(),
        initials: fund.initials.clone(),
        pinyin: fund.pinyin.clone(),
        fund_type: fund.fund_type,
        category: fund.category.clone(),
        risk: fund.risk,
        class: fund.class,
        currency: fund.currency,
        family: fund.family,
        company: fund.company.clone(),
        custodian: fund.custodian.clone(),
        ta: fund.ta.clone(),
        established: fund.established,
        status: fund.status.code().to_owned(),
        markets: fund.markets.clone(),
        benchmark: fund.benchmark.clone(),
        benchmark_parts: parts_text(&fund.benchmark_parts),
        size_fen: fund.size.map(|size| size.amount),
        size_day: fund.size.map(|size| size.day),
        legacy_fee: fund.legacy_fee,
        terms: fund.terms.as_ref().map(json).transpose()?.unwrap_or_default(),
    })
}

fn within_caps(fund: &NewFund) -> Result<(), Error> {
    let refused =
        |why: String| Error::new(ErrorKind::Fault, format!("fees of {}: {why}", fund.code));
    let breaches = fee_caps::breaches(fund).map_err(|error| refused(error.to_string()))?;
    match breaches.first() {
        None => Ok(()),
        Some(breach) => Err(refused(format!("{breach:?}"))),
    }
}

fn parts_text(parts: &[BenchmarkPart]) -> String {
    let part = |part: &BenchmarkPart| format!("{}:{}", part.index, part.weight);
    parts.iter().map(part).collect::<Vec<_>>().join(",")
}

fn json<T: serde::Serialize>(value: &T) -> Result<String, Error> {
    serde_json::to_string(value).map_err(|error| Error::new(ErrorKind::Fault, error))
}
