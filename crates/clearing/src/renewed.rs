//! A file that comes again, and one that says something else under its own name. What was applied
//! stays, since the books are made of it; what was not applied yet is the new file's. Each
//! difference is named, and waits for a person.

use crate::file_break::BreakKind;
use crate::staged::Staged;
use crate::store::breaks::FileBreakRow;
use crate::store::confirmations::{self, ConfirmationRow};
use crate::store::files::{self, FileRow};
use crate::{Engine, breaks};
use db::Tx;
use exchange::FileType;
use kernel::Day;
use std::collections::{HashMap, HashSet};

/// What is known of a file before its records are taken.
#[derive(Debug, Clone)]
pub(crate) struct Begun {
    /// It was never taken in, or another one has had its name since.
    pub is_new: bool,
    /// Where other bytes were taken in under its name.
    pub renewed: Option<FileBreakRow>,
}

impl Begun {
    /// Whether other bytes were taken in under its name.
    pub fn is_renewed(&self) -> bool {
        self.renewed.is_some()
    }
}

/// Begins to take a file in that [`Engine::letters`] has found.
pub(crate) async fn begin_file(tx: &mut Tx, file: &FileRow) -> Result<Begun, db::Error> {
    let taken = files::replaced_by(tx, &file.hash).await?;
    if taken.is_none() {
        files::insert_file(tx, file).await?;
    }
    let renewed = files::name_was_another(tx, file).await?.then(|| {
        let reason = "同名文件已入账，内容不同".to_owned();
        let of = (file.day, file.file_type.as_str());
        BreakKind::Renewed.of(of, &file.name, reason)
    });
    if renewed.is_some() {
        files::let_count(tx, file).await?;
    }
    let is_new = taken.as_ref().is_none_or(|replaced_by| !replaced_by.is_empty());
    Ok(Begun { is_new, renewed })
}

/// Takes some records of a file in: those that are new, and of a file that came again those that
/// were not applied.
pub(crate) async fn take_records(
    tx: &mut Tx,
    (file, begun): (&FileRow, &Begun),
    rows: &[ConfirmationRow],
) -> Result<Staged, db::Error> {
    let mut staged = Staged::default();
    let new = usize::try_from(confirmations::insert(tx, rows).await?).unwrap_or(usize::MAX);
    let Some(first) = rows.first().filter(|_| new < rows.len()) else { return Ok(staged) };
    let key = (file.day, first.ta.as_str(), file.file_type.as_str());
    let serials: Vec<String> = rows.iter().map(|row| row.serial.clone()).collect();
    let taken = confirmations::by_serial(tx, key, &serials).await?;
    let taken: HashMap<&str, &ConfirmationRow> =
        taken.iter().map(|row| (row.serial.as_str(), row)).collect();
    let (mut replacing, mut named) = (Vec::new(), Vec::new());
    for row in rows {
        let Some(before) = taken.get(row.serial.as_str()) else { continue };
        if before.says_as(row) {
            continue;
        }
        let (of, name) = ((file.day, file.file_type.as_str()), &file.name);
        let differ = before.differences(row);
        if begun.is_renewed() && !before.is_applied() {
            let reason = format!("{name}：未入账的记录已替换为新文件的内容：{differ}");
            named.push(BreakKind::Replaced.of(of, &row.serial, reason));
            replacing.push(row.clone());
        } else {
            let reason = format!("{name}：流水号与已入账的相同，内容不同：{differ}");
            staged.breaks.push(BreakKind::Repeat.of(of, &row.serial, reason));
        }
    }
    let serials: Vec<String> = replacing.iter().map(|row| row.serial.clone()).collect();
    confirmations::take_out(tx, key, &serials).await?;
    confirmations::insert(tx, &replacing).await?;
    // With them: killed after it, nobody would find that they were others.
    breaks::put(tx, &named).await?;
    staged.replaced = replacing.len();
    Ok(staged)
}

impl Engine {
    /// What was taken in of a day and a type, and is in no file any more: taken out where it was
    /// not applied, else named.
    pub(crate) async fn without(
        &self,
        (day, file_type): (Day, FileType),
        serials: &HashSet<String>,
    ) -> Result<Vec<FileBreakRow>, db::Error> {
        let rows = self.app.db().read(async |tx| confirmations::of_day(tx, day).await).await?;
        let is_of =
            |row: &ConfirmationRow| row.file_type == file_type.code() && row.ta == self.mail.ta;
        let gone = rows.into_iter().filter(|row| is_of(row) && !serials.contains(&row.serial));
        let (applied, others): (Vec<_>, Vec<_>) = gone.partition(ConfirmationRow::is_applied);
        let named = |kind: BreakKind, reason: &'static str| {
            move |row: &ConfirmationRow| {
                kind.of((day, file_type.code()), &row.serial, reason.to_owned())
            }
        };
        let withdrawn = named(BreakKind::Withdrawn, "未入账的记录已不在重新收到的文件中，已撤下");
        let withdrawn: Vec<FileBreakRow> = others.iter().map(withdrawn).collect();
        let serials: Vec<String> = others.into_iter().map(|row| row.serial).collect();
        let ta = self.mail.ta.clone();
        let take_out = async move |tx: &mut Tx| {
            confirmations::take_out(tx, (day, &ta, file_type.code()), &serials).await?;
            breaks::put(tx, &withdrawn).await
        };
        self.app.db().write_batch::<_, db::Error, _>(take_out).await?;
        let missing = named(BreakKind::Missing, "记录已入账，重新收到的文件中已没有");
        Ok(applied.iter().map(missing).collect())
    }
}
