//! A file that a customer took along, beside the books.

use crate::archive::{Manifest, object_of};
use db::Tx;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use std::{
    collections::BTreeMap,
    io::{Cursor, Read},
};
use wire::takeaway::{AllHeld, Cells, Sheet, Sheets};
use wire::{Answer, Failure};
use zip::ZipArchive;

/// What a file says of a sheet, beside what the books say now.
#[derive(Debug, PartialEq, Eq)]
pub struct SheetDifference {
    /// `orders`
    pub sheet: String,
    /// Rows of the file.
    pub rows: usize,
    /// Rows that the books do not have, or have otherwise by now.
    pub only_in_file: Vec<String>,
    /// Rows that the file does not have: what came after it.
    pub only_in_books: usize,
}

/// Of a file, unpacked: more than the orders of a life.
const MOST_BYTES: u64 = 256 << 20;

type Rows = BTreeMap<String, Vec<String>>;

/// Reads a file and compares it. The first part is why it cannot be: it is none of ours, or its
/// bytes are not those of its manifest.
///
/// # Errors
/// Those of the database.
pub async fn compare(
    tx: &mut Tx,
    held: &AllHeld,
    bytes: &[u8],
) -> Answer<Result<(Manifest, Vec<SheetDifference>), String>> {
    let (manifest, mut theirs) = match read(bytes) {
        Ok(read) => read,
        Err(reason) => return Ok(Err(reason)),
    };
    let mut ours = Collected::default();
    for room in &held.0 {
        (room.hand_out)(tx, manifest.cust_no, &mut ours).await?;
    }
    let mut differences = Vec::new();
    for (sheet, ours) in ours.rows {
        let theirs = theirs.remove(&sheet).unwrap_or_default();
        differences.push(difference(sheet, theirs, ours));
    }
    for (sheet, theirs) in theirs {
        differences.push(difference(sheet, theirs, Vec::new()));
    }
    Ok(Ok((manifest, differences)))
}

fn difference(sheet: String, mut theirs: Vec<String>, mut ours: Vec<String>) -> SheetDifference {
    let rows = theirs.len();
    theirs.sort_unstable();
    ours.sort_unstable();
    let mut only_in_file = Vec::new();
    let (mut both, mut rest) = (0_usize, ours.iter().peekable());
    for row in theirs {
        while rest.next_if(|our| **our < row).is_some() {}
        match rest.next_if(|our| **our == row) {
            Some(_) => both += 1,
            None => only_in_file.push(row),
        }
    }
    SheetDifference { sheet, rows, only_in_file, only_in_books: ours.len() - both }
}

/// The manifest, and the rows of each sheet as texts.
fn read(bytes: &[u8]) -> Result<(Manifest, Rows), String> {
    let none_of_ours = |error: &dyn std::fmt::Display| format!("not a file of ours: {error}");
    let mut zip = ZipArchive::new(Cursor::new(bytes)).map_err(|e| none_of_ours(&e))?;
    let manifest = file(&mut zip, "manifest.json")?;
    let manifest: Manifest = serde_json::from_slice(&manifest).map_err(|e| none_of_ours(&e))?;
    let mut rows = Rows::new();
    for facts in &manifest.files {
        let content = file(&mut zip, &facts.name)?;
        if kernel::hex(&Sha256::digest(&content)) != facts.sha256 {
            return Err(format!("{} was changed: its SHA-256 is another one", facts.name));
        }
        let sheet = facts.name.strip_prefix("json/").and_then(|name| name.strip_suffix(".json"));
        if let Some(sheet) = sheet {
            let objects: Vec<Map<String, Value>> =
                serde_json::from_slice(&content).map_err(|e| none_of_ours(&e))?;
            let texts = objects.iter().map(|object| Value::Object(object.clone()).to_string());
            rows.insert(sheet.to_owned(), texts.collect());
        }
    }
    Ok((manifest, rows))
}

fn file(zip: &mut ZipArchive<Cursor<&[u8]>>, name: &str) -> Result<Vec<u8>, String> {
    let mut content = Vec::new();
    let file = zip.by_name(name).map_err(|error| format!("{name} is missing: {error}"))?;
    // What a few bytes unpack to may be without end.
    let size = file.take(MOST_BYTES + 1).read_to_end(&mut content);
    match size.map(u64::try_from) {
        Ok(Ok(size)) if size <= MOST_BYTES => Ok(content),
        Ok(_) => Err(format!("{name} is larger than any file of ours")),
        Err(error) => Err(format!("{name} is broken: {error}")),
    }
}

/// Keeps rows as the JSON files have them.
#[derive(Default)]
struct Collected {
    rows: Rows,
    sheet: Option<&'static Sheet>,
}

impl Sheets for Collected {
    fn begin(&mut self, sheet: &'static Sheet) -> Answer<()> {
        self.rows.entry(sheet.name.to_owned()).or_default();
        self.sheet = Some(sheet);
        Ok(())
    }

    fn row(&mut self, Cells { texts: cells, .. }: Cells) -> Answer<()> {
        let Some(sheet) = self.sheet else {
            let error = std::io::Error::other("no sheet was begun");
            return Err(Failure::fault("comparing what a customer took along", error));
        };
        let object = object_of(sheet, cells);
        self.rows.entry(sheet.name.to_owned()).or_default().push(Value::Object(object).to_string());
        Ok(())
    }
}
