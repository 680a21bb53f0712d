//! A person accepts a break of a file, of a record or of the bank's statement: one at a time, with
//! a reason, and on record.

use crate::Engine;
use crate::file_break::{AcceptedBreak, FileBreak};
use crate::state::BreakState;
use crate::store::acceptances::{self, AcceptanceRow};
use crate::store::breaks::{self, FileBreakRow};
use db::Tx;
use kernel::{Day, Instant};
use wire::Failure;

/// For how long `status` tells of what was accepted.
const TOLD_MS: i64 = 7 * 24 * 60 * 60 * 1_000;

/// Which break a person accepts, and why.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Accepting {
    /// The file's name, the TA's number of the record, or our name of the payment at the bank.
    pub subject: String,
    /// Of several that are open: the day of the file.
    pub day: Option<Day>,
    /// Of several that are open: the type of the file.
    pub file_type: Option<String>,
    /// Of several that are open: their kind.
    pub kind: Option<String>,
    /// Why.
    pub reason: String,
    /// The person, as the machine knows them; empty where it does not.
    pub person: String,
}

impl Accepting {
    /// This break and no other.
    #[must_use]
    pub fn of(found: &FileBreak, reason: &str) -> Self {
        let FileBreak { day, file_type, kind, subject, .. } = found.clone();
        let (day, file_type, kind) = (Some(day), Some(file_type), Some(kind));
        Self { subject, day, file_type, kind, reason: reason.to_owned(), person: String::new() }
    }

    fn is_about(&self, row: &FileBreakRow) -> bool {
        self.day.is_none_or(|day| day == row.day)
            && self.file_type.as_ref().is_none_or(|file_type| *file_type == row.file_type)
            && self.kind.as_ref().is_none_or(|kind| *kind == row.kind)
    }
}

/// What became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Acceptance {
    /// This one is accepted.
    Done(FileBreak),
    /// Nothing is open of this name: nothing was changed.
    Nothing,
    /// Several are open: nothing was changed.
    Several(Vec<FileBreak>),
}

impl Engine {
    /// Lets a person accept one open break of a file or a number. Opened again for another reason,
    /// it is open again.
    ///
    /// # Errors
    /// Those of the database.
    pub async fn accept(&self, accepting: &Accepting) -> Result<Acceptance, Failure> {
        let (accepting, holder) = (accepting.clone(), self.holder.to_string());
        let at = self.app.clock().unmoved();
        let write = async move |tx: &mut Tx| accept(tx, &accepting, (&holder, at)).await;
        Ok(self.db.write::<_, db::Error, _>(write).await?)
    }

    /// What was accepted in the last seven days, the newest first.
    pub(crate) async fn accepted(&self) -> Result<Vec<AcceptedBreak>, db::Error> {
        let since = self.app.clock().unmoved().add_ms(-TOLD_MS);
        let rows = self.db.read(async |tx: &mut Tx| acceptances::since(tx, since).await).await?;
        Ok(rows.into_iter().map(AcceptedBreak::from).collect::<Vec<AcceptedBreak>>())
    }
}

async fn accept(
    tx: &mut Tx,
    accepting: &Accepting,
    (holder, at): (&str, Instant),
) -> Result<Acceptance, db::Error> {
    let mut open = breaks::open_named(tx, &accepting.subject).await?;
    open.retain(|row| accepting.is_about(row));
    let row = match open.len() {
        0 => return Ok(Acceptance::Nothing),
        1 => open.swap_remove(0),
        _ => return Ok(Acceptance::Several(open.into_iter().map(FileBreak::from).collect())),
    };
    breaks::end_one(tx, &row, BreakState::Accepted).await?;
    let FileBreakRow { day, file_type, kind, subject, reason: said, .. } = row.clone();
    let (reason, person) = (accepting.reason.clone(), accepting.person.clone());
    let holder = holder.to_owned();
    let number = 0;
    let accepted =
        AcceptanceRow { day, file_type, kind, subject, number, said, reason, person, holder, at };
    acceptances::add(tx, &accepted).await?;
    Ok(Acceptance::Done(row.into()))
}
