//! Which files of the TA's a step may take: those that are for us and say what their names say, and
//! all that the TA's index lists.

use crate::file_break::BreakKind;
use crate::step::{FILE_MISSING, FILE_REFUSED, WAITS};
use crate::store::breaks::FileBreakRow;
use crate::store::{self, files, files::LetterRow};
use crate::{Engine, Step};
use exchange::{FileName, FileType, IndexFile, Stream};
use kernel::{Calendar, Day};
use mailbox::{Letter, MailError, Route};
use std::collections::{BTreeSet, HashMap};
use wire::Failure;

/// Days back from the open one whose files are looked for when they come late.
const LOOK_BACK: i32 = 10;
/// What the folder has of a day and a type.
pub(crate) struct Found {
    /// Those that are for us.
    pub letters: Vec<Letter>,
    /// Those that were set aside, unread.
    pub aside: Vec<FileBreakRow>,
}

impl Engine {
    /// The files of a type that belong to T: all of them, else the step waits and says for what.
    pub(crate) async fn letters(
        &self,
        t_day: Day,
        file_type: FileType,
    ) -> Result<Vec<Letter>, Failure> {
        let day = file_day(t_day, file_type);
        let index = self.index(day, file_type)?;
        let Found { letters, aside } = self.found(day, file_type, index.as_ref())?;
        let of = (day, file_type);
        self.renew_breaks(of, BreakKind::OF_FINDING, aside.clone()).await?;
        let indexed = self.app.db().read(async |tx| store::is_indexed(tx, t_day).await).await?;
        match index {
            Some(index) => self.demand(of, &index, (&letters, &aside))?,
            None if indexed => return Err(self.waits(&no_index(self.inward(), of))),
            // A day of before.
            None if letters.is_empty() => return Err(missing(of)),
            None => {}
        }
        let rows = rows(of, &letters, false);
        let find = async move |tx: &mut db::Tx| files::find_letters(tx, &rows).await;
        self.app.db().write::<_, db::Error, _>(find).await?;
        Ok(letters)
    }

    /// Notes that a step has done what these files say. Until then they are late where it was done
    /// before: one that it refuses, or dies on, stays named.
    pub(crate) async fn taken(
        &self,
        t_day: Day,
        file_type: FileType,
        letters: &[Letter],
    ) -> Result<(), db::Error> {
        let day = file_day(t_day, file_type);
        let rows = rows((day, file_type), letters, true);
        let note = async move |tx: &mut db::Tx| {
            files::note_letters(tx, (day, file_type.code()), &rows).await
        };
        self.app.db().write(note).await
    }

    /// What the folder has, without asking whether it is all. Files of other names are not read,
    /// and of those that belie their names the header only.
    pub(crate) fn found(
        &self,
        day: Day,
        file_type: FileType,
        index: Option<&IndexFile>,
    ) -> Result<Found, Failure> {
        let inbox = &self.mail.inbox;
        let (letters, others) =
            inbox.letters_of(self.inward(), day, file_type).map_err(|error| folder(&error))?;
        let of = (day, file_type.code());
        let mut found = Found { letters: Vec::new(), aside: Vec::new() };
        for name in others {
            let reason = format!("文件由{}发给{}，不予读取", name.creator, name.receiver);
            found.aside.push(BreakKind::Foreign.of(of, &name.to_string(), reason));
        }
        for letter in letters {
            match belies(&letter, index) {
                None => found.letters.push(letter),
                Some(reason) => {
                    let name = letter.name.to_string();
                    found.aside.push(BreakKind::Header.of(of, &name, reason));
                }
            }
        }
        Ok(found)
    }

    fn index(&self, day: Day, file_type: FileType) -> Result<Option<IndexFile>, Failure> {
        let Some(stream) = Stream::of(file_type) else { return Ok(None) };
        self.mail.inbox.index(self.inward(), day, stream).map_err(|error| match error {
            MailError::Disk { .. } => folder(&error),
            error => FILE_REFUSED.fill(&[("reason", error.to_string())]).into(),
        })
    }

    /// Whether everything is there that the index lists.
    fn demand(
        &self,
        (day, file_type): (Day, FileType),
        index: &IndexFile,
        (letters, aside): (&[Letter], &[FileBreakRow]),
    ) -> Result<(), Failure> {
        let listed: Result<Vec<FileName>, _> = index.file_names().collect();
        let listed = listed.map_err(|error| -> Failure {
            let reason = format!("{day}的索引文件，{error}");
            FILE_REFUSED.fill(&[("reason", reason)]).into()
        })?;
        let listed: Vec<FileName> =
            listed.into_iter().filter(|name| name.file_type == file_type).collect();
        if listed.is_empty() {
            return Err(self.waits(&format!("{day}的索引文件未列{file_type}文件")));
        }
        let count = listed.len();
        for (name, number) in listed.iter().zip(1..) {
            if letters.iter().any(|letter| letter.name == *name) {
                continue;
            }
            let name = name.to_string();
            let because = aside.iter().find(|row| row.subject == name);
            let because = because.map_or("未收到", |row| row.reason.as_str());
            let text = format!("{day}的{file_type}文件，共{count}份，第{number}份{name}{because}");
            return Err(self.waits(&text));
        }
        Ok(())
    }

    /// Names of files that came, or came again with other content, after their step was done.
    pub(crate) async fn late_files(&self, open: Day) -> Result<Vec<String>, Failure> {
        let calendar = Calendar::china();
        let since = calendar.add_open(open, -LOOK_BACK);
        let read = async |tx: &mut db::Tx| {
            let done = store::done_since(tx, since).await?;
            let seen = files::letters_since(tx, since).await?;
            Ok::<_, db::Error>((done, seen))
        };
        let (done, seen) = self.app.db().read(read).await?;
        let seen: HashMap<String, (String, String)> =
            seen.into_iter().map(|(name, hash, stamp)| (name, (hash, stamp))).collect();
        let names = self.mail.inbox.data_files().map_err(|error| folder(&error))?;
        let Route { from, to } = self.inward();
        let is_of_done = |name: &FileName| {
            let of_type = Step::ALL.iter().find(|step| step.takes() == Some(name.file_type));
            let is_ours = name.creator == from && name.receiver == to;
            of_type.filter(|_| is_ours).is_some_and(|step| {
                let taken = |(day, done): &(Day, String)| {
                    done == step.name() && file_day(*day, name.file_type).date() == name.date
                };
                done.iter().any(taken)
            })
        };
        let seen_as = |name: &str| seen.get(name).cloned();
        let mut all: BTreeSet<String> = self.late_statements(&done, seen_as)?.into_iter().collect();
        for name in names.iter().filter(|name| is_of_done(name)) {
            if !self.is_as_it_was(name, seen.get(&name.to_string()))? {
                all.insert(name.to_string());
            }
        }
        Ok(all.into_iter().collect())
    }

    /// Whether a file is the one of this hash and this stamp. One that the disk got since is read.
    fn is_as_it_was(
        &self,
        name: &FileName,
        seen: Option<&(String, String)>,
    ) -> Result<bool, Failure> {
        let Some((hash, stamp)) = seen else { return Ok(false) };
        let inbox = &self.mail.inbox;
        let is = || Ok(inbox.stamp(name)? == *stamp || inbox.letter(name)?.hash == *hash);
        is().map_err(|error: MailError| folder(&error))
    }

    fn waits(&self, what: &str) -> Failure {
        WAITS.fill(&[("ta", self.mail.ta.as_str()), ("what", what)]).into()
    }

    pub(crate) fn inward(&self) -> Route<'_> {
        Route { from: &self.mail.ta, to: &self.mail.seller }
    }
}

fn rows((day, file_type): (Day, FileType), letters: &[Letter], is_last: bool) -> Vec<LetterRow> {
    let row = |letter: &Letter| LetterRow {
        day,
        name: letter.name.to_string(),
        hash: letter.hash.clone(),
        file_type: file_type.code().to_owned(),
        stamp: letter.stamp.clone(),
        is_last,
    };
    letters.iter().map(row).collect()
}

/// The day in the names of files of T: prices are dated T, answers the day of confirmation.
pub(crate) fn file_day(t_day: Day, file_type: FileType) -> Day {
    match file_type {
        FileType::FundState => t_day,
        _ => Calendar::china().next_open(t_day),
    }
}

/// What is wrong with a header; none for what may be read.
fn belies(letter: &Letter, index: Option<&IndexFile>) -> Option<String> {
    match (letter.header(), index) {
        // Named with its place when it is read.
        (Err(MailError::Read(_)), _) => None,
        (Err(MailError::Name { header, .. }), _) => {
            Some(format!("文件头为{header}，与文件名不符，不予读取"))
        }
        (Err(error), _) => Some(error.to_string()),
        (Ok(header), Some(index)) if header.version != index.version => {
            let (is, listed) = (header.version.code(), index.version.code());
            Some(format!("文件头版本为{is}，索引文件版本为{listed}，不予读取"))
        }
        (Ok(_), _) => None,
    }
}

fn no_index(route: Route<'_>, (day, file_type): (Day, FileType)) -> String {
    let stream = Stream::of(file_type).unwrap_or(Stream::Main);
    format!("{day}的索引文件{}未收到", route.index(day).name(stream))
}

pub(crate) fn missing((day, file_type): (Day, FileType)) -> Failure {
    let values = [("day", day.to_string()), ("file", file_type.code().to_owned())];
    FILE_MISSING.fill(&values).into()
}

fn folder(error: &MailError) -> Failure {
    Failure::fault("the folder of answers", error)
}
