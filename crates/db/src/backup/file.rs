//! The file of a backup: a head with migrations, each table with its columns and rows, a last line
//! with the digest of all before it.
//!
//! ```text
//! tael-backup 1
//! migration orders 1 -4513206842837183412
//! table orders_orders cust_no order_no …
//! 1 2 …, with tabs between
//! \.
//! end 1 1
//! sha256 9f86d081…
//! ```

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{BufRead, BufReader, BufWriter, Write},
    os::unix::fs::OpenOptionsExt,
    path::{Path, PathBuf},
};

use sha2::{Digest, Sha256};

use super::held::{Held, RESTORING, refused};
use crate::Error;

const MARK: &str = "tael-backup 1";
const END_OF_TABLE: &[u8] = b"\\.";

/// What a backup says of itself.
#[derive(Debug, Default)]
pub(super) struct Head {
    /// Room, version and hash.
    pub migrations: Vec<(String, i64, i64)>,
    pub held: Held,
}

/// A backup that is written; gone when it is dropped before its end.
pub(super) struct Writer {
    to: PathBuf,
    part: PathBuf,
    out: BufWriter<File>,
    hasher: Sha256,
    held: Held,
    is_done: bool,
}

impl Writer {
    pub fn begin(to: &Path) -> Result<Self, Error> {
        if to.exists() {
            return Err(refused(format!("{} is there already", to.display())));
        }
        let mut part = to.as_os_str().to_owned();
        part.push(".part");
        let part = PathBuf::from(part);
        let file = begin_part(&part)?;
        let (out, hasher) = (BufWriter::with_capacity(1 << 18, file), Sha256::new());
        let (to, held) = (to.to_owned(), Held::default());
        let mut writer = Self { to, part, out, hasher, held, is_done: false };
        writer.line(MARK)?;
        Ok(writer)
    }

    pub fn migration(&mut self, room: &str, version: i64, hash: i64) -> Result<(), Error> {
        if room == RESTORING.room {
            return Err(refused("the database was restored by half: restore it again"));
        }
        self.line(&format!("migration {room} {version} {hash}"))
    }

    pub fn table(&mut self, name: &str, columns: &[String]) -> Result<(), Error> {
        self.held.tables += 1;
        self.line(&format!("table {name} {}", columns.join(" ")))
    }

    /// A row, or several, each with its line end.
    pub fn rows(&mut self, bytes: &[u8]) -> Result<(), Error> {
        let lines = bytes.iter().filter(|byte| **byte == b'\n').count();
        self.held.rows += u64::try_from(lines).map_err(Error::fault)?;
        self.write(bytes)
    }

    pub fn end_table(&mut self) -> Result<(), Error> {
        self.write(END_OF_TABLE)?;
        self.write(b"\n")
    }

    /// Brings it to the disk, then gives it its name.
    pub fn finish(mut self) -> Result<Held, Error> {
        let Held { tables, rows } = self.held;
        self.line(&format!("end {tables} {rows}"))?;
        let digest = kernel::hex(&self.hasher.clone().finalize());
        self.line(&format!("sha256 {digest}"))?;
        self.out.flush().map_err(|error| named(&self.part, &error))?;
        let synced = self.out.get_ref().sync_all();
        synced.map_err(|error| named(&self.part, &error))?;
        // Fails where another one has come meanwhile.
        fs::hard_link(&self.part, &self.to).map_err(|error| named(&self.to, &error))?;
        fs::remove_file(&self.part).map_err(|error| named(&self.part, &error))?;
        self.is_done = true;
        let folder = self.to.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or_else(|| Path::new("."));
        let synced = File::open(folder).and_then(|folder| folder.sync_all());
        synced.map_err(|error| named(folder, &error))?;
        Ok(self.held)
    }

    fn line(&mut self, text: &str) -> Result<(), Error> {
        self.write(text.as_bytes())?;
        self.write(b"\n")
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), Error> {
        self.hasher.update(bytes);
        self.out.write_all(bytes).map_err(|error| named(&self.part, &error))
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        if !self.is_done {
            // What cannot be removed has no name of a backup.
            let _ = fs::remove_file(&self.part);
        }
    }
}

/// A new file beside a backup's place, locked for as long as it is written. What one that was
/// killed has left there is another file: killed after it had given the backup its name, it is the
/// backup.
fn begin_part(part: &Path) -> Result<File, Error> {
    let mut options = OpenOptions::new();
    options.write(true).mode(0o600);
    let left = options.clone().create(true).truncate(false).open(part);
    let left = left.map_err(|error| named(part, &error))?;
    lock(&left, part)?;
    fs::remove_file(part).map_err(|error| named(part, &error))?;
    let file = options.create_new(true).open(part).map_err(|error| named(part, &error))?;
    lock(&file, part)?;
    Ok(file)
}

fn lock(file: &File, part: &Path) -> Result<(), Error> {
    file.try_lock().map_err(|error| match error {
        TryLockError::WouldBlock => refused(format!("{} is being written", part.display())),
        TryLockError::Error(error) => named(part, &error),
    })
}

/// A line of a backup.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Item {
    Migration(String, i64, i64),
    Table(String, Vec<String>),
    /// With its line end.
    Row(Vec<u8>),
    EndOfTable,
    End(Held),
}

/// Reads a backup line by line.
pub(super) struct Reader {
    lines: BufReader<File>,
    hasher: Sha256,
    path: PathBuf,
    in_table: bool,
}

impl Reader {
    pub fn open(path: &Path) -> Result<Self, Error> {
        let file = File::open(path).map_err(|error| named(path, &error))?;
        let lines = BufReader::with_capacity(1 << 18, file);
        let (hasher, path) = (Sha256::new(), path.to_owned());
        let mut reader = Self { lines, hasher, path, in_table: false };
        match reader.line()? {
            line if line == MARK.as_bytes() => Ok(reader),
            _ => Err(reader.wrong("is no backup of this program")),
        }
    }

    /// Reads all of it, and compares what it is with what it says of itself.
    pub fn check(path: &Path) -> Result<Head, Error> {
        let mut reader = Self::open(path)?;
        let (mut head, mut found) = (Head::default(), Held::default());
        loop {
            match reader.item()? {
                Item::Migration(room, version, hash) => head.migrations.push((room, version, hash)),
                Item::Table(..) => found.tables += 1,
                Item::Row(_) => found.rows += 1,
                Item::EndOfTable => {}
                Item::End(said) if said == found => break,
                Item::End(_) => return Err(reader.wrong("does not have the rows that it says")),
            }
        }
        let digest = kernel::hex(&reader.hasher.clone().finalize());
        let said = reader.line()?;
        let over = reader.lines.fill_buf().map(<[u8]>::is_empty);
        let is_over = over.map_err(|error| named(path, &error))?;
        if said != format!("sha256 {digest}").as_bytes() || !is_over {
            return Err(reader.wrong("is damaged: its digest is another one"));
        }
        head.held = found;
        Ok(head)
    }

    pub fn item(&mut self) -> Result<Item, Error> {
        let line = self.line()?;
        if self.in_table {
            if line == END_OF_TABLE {
                self.in_table = false;
                return Ok(Item::EndOfTable);
            }
            return Ok(Item::Row([line, b"\n".to_vec()].concat()));
        }
        let text = String::from_utf8(line).map_err(|_| self.wrong("is damaged"))?;
        let words: Vec<&str> = text.split(' ').collect();
        let item = match words[..] {
            ["migration", room, version, hash] => {
                let numbers = version.parse().ok().zip(hash.parse().ok());
                numbers.map(|(version, hash)| Item::Migration(room.to_owned(), version, hash))
            }
            ["table", name, ref columns @ ..] => {
                self.in_table = true;
                let all = [&[name][..], columns].concat();
                let columns = columns.iter().map(|column| (*column).to_owned()).collect();
                let is_plain = !matches!(columns, ref none if Vec::<String>::is_empty(none))
                    && all.iter().all(|word| is_name(word));
                is_plain.then(|| Item::Table(name.to_owned(), columns))
            }
            ["end", tables, rows] => {
                let numbers = tables.parse().ok().zip(rows.parse().ok());
                numbers.map(|(tables, rows)| Item::End(Held { tables, rows }))
            }
            _ => None,
        };
        item.ok_or_else(|| self.wrong("is damaged"))
    }

    /// The next line, without its end.
    fn line(&mut self) -> Result<Vec<u8>, Error> {
        let mut line = Vec::new();
        let read = self.lines.read_until(b'\n', &mut line);
        read.map_err(|error| named(&self.path, &error))?;
        if line.last() != Some(&b'\n') {
            return Err(self.wrong("is not whole: it ends before its last line"));
        }
        self.hasher.update(&line);
        line.pop();
        Ok(line)
    }

    fn wrong(&self, what: &str) -> Error {
        refused(format!("{} {what}", self.path.display()))
    }
}

/// A name of a table or a column, which stands in statements as it is.
fn is_name(text: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
    !text.is_empty() && text.bytes().all(is_plain)
}

fn named(path: &Path, error: &std::io::Error) -> Error {
    Error::fault(format!("{}: {error}", path.display()))
}
