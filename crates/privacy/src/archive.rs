//! All sheets of a customer in one zip: each as CSV for people and as JSON for programs, with a
//! manifest of what is in it.

use db::Tx;
use kernel::{CustNo, Instant};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use std::io::{Cursor, Write};
use wire::takeaway::{AllHeld, Cells, Drawing, Paper, Papers, Sheet, Sheets};
use wire::{Answer, App, Calm, Failure};
use zip::{CompressionMethod, ZipWriter, write::SimpleFileOptions};

/// Of the manifest's form and of the sheets' columns.
const VERSION: u32 = 1;
const DRAWING: &str = "drawing what goes along with all data";
/// So that spreadsheets read the headings as UTF-8.
const BOM: &str = "\u{feff}";

/// What is in a file: `manifest.json`.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Manifest {
    pub version: u32,
    pub cust_no: CustNo,
    /// The moment of which all figures are.
    pub at: Instant,
    pub files: Vec<FileFacts>,
}

/// A file in it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct FileFacts {
    /// `csv/orders.csv`; of a document `对账单.pdf`.
    pub name: String,
    /// 订单
    pub title: String,
    /// Rows, without the headings; none of a document.
    pub rows: u64,
    /// Of its bytes, in hex.
    pub sha256: String,
}

/// What is packed so far: the sheets, and the documents that are to be drawn.
pub(crate) struct Packing {
    zip: ZipWriter<Cursor<Vec<u8>>>,
    files: Vec<FileFacts>,
    papers: Vec<(Paper, Drawing)>,
    /// Titles of those that could not be read.
    missing: Vec<&'static str>,
}

/// All that rooms hand out of a customer, as of the transaction.
///
/// # Errors
/// Those of the database, or a fault of the packing.
pub(crate) async fn pack(
    tx: &mut Tx,
    app: &App,
    (cust_no, at): (CustNo, Instant),
) -> Answer<Packing> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let mut files = Vec::new();
    for form in [Form::Csv, Form::Json] {
        let mut writer = Writer { zip, form, files, open: None };
        for room in &app.get::<AllHeld>().0 {
            (room.hand_out)(tx, cust_no, &mut writer).await?;
        }
        writer.end()?;
        (zip, files) = (writer.zip, writer.files);
    }
    let (mut papers, mut missing) = (Vec::new(), Vec::new());
    for paper in app.find::<Papers>().map_or(&[][..], |papers| &papers.0) {
        // What is not made keeps nobody from his data: the tables say the same.
        match (paper.read)(tx, app, cust_no, at).await {
            Ok(Some(drawing)) => papers.push((*paper, drawing)),
            Ok(None) => {}
            Err(failure) => {
                left_out(&failure);
                missing.push(paper.title);
            }
        }
    }
    Ok(Packing { zip, files, papers, missing })
}

impl Packing {
    /// With its documents, the guide and the manifest: the file. Outside of the transaction, which
    /// drawing would hold up.
    ///
    /// # Errors
    /// A fault of the packing. A document that cannot be drawn is left out, which the guide says.
    pub(crate) async fn finish(self, (cust_no, at): (CustNo, Instant)) -> Answer<Vec<u8>> {
        let Self { mut zip, mut files, papers, mut missing } = self;
        for (paper, drawing) in papers {
            let bytes = match drawing.await {
                Ok(bytes) => bytes,
                Err(failure) => {
                    left_out(&failure);
                    missing.push(paper.title);
                    continue;
                }
            };
            zip.start_file(paper.name, options()).map_err(broken)?;
            zip.write_all(&bytes).map_err(broken)?;
            let (name, title) = (paper.name.to_owned(), paper.title.to_owned());
            let sha256 = kernel::hex(&Sha256::digest(&bytes));
            files.push(FileFacts { name, title, rows: 0, sha256 });
        }
        let guide = guide(cust_no, at, &files, &missing);
        let manifest = Manifest { version: VERSION, cust_no, at, files };
        let manifest = serde_json::to_vec_pretty(&manifest).map_err(broken)?;
        for (name, bytes) in [("manifest.json", &manifest[..]), ("说明.txt", guide.as_bytes())] {
            zip.start_file(name, options()).map_err(broken)?;
            zip.write_all(bytes).map_err(broken)?;
        }
        Ok(zip.finish().map_err(broken)?.into_inner())
    }
}

/// Into the log: a line for each fault, and one a second where too many wait for documents.
fn left_out(failure: &Failure) {
    static WAIT: Calm = Calm::new();
    if failure.code().is_none() || failure.retry_after_s().is_none() {
        failure.log(DRAWING);
    } else if let Some(times) = WAIT.count() {
        tracing::warn!(doing = DRAWING, times, "busy");
    }
}

fn options() -> SimpleFileOptions {
    SimpleFileOptions::default().compression_method(CompressionMethod::Deflated)
}

fn broken(cause: impl std::error::Error + Send + Sync + 'static) -> Failure {
    Failure::fault("packing what a customer takes along", cause)
}

fn guide(cust_no: CustNo, at: Instant, files: &[FileFacts], missing: &[&str]) -> String {
    let missing: String =
        missing.iter().map(|title| format!("{title}这次没有做成，内容都在表格里。\r\n")).collect();
    let csv = files.iter().filter(|file| file.name.starts_with("csv/"));
    let lines: String =
        csv.map(|file| format!("{}  {}，{}行\r\n", file.name, file.title, file.rows)).collect();
    let papers = files.iter().filter(|file| !file.name.contains('/'));
    let papers: String =
        papers.map(|file| format!("{}  {}，可打印\r\n", file.name, file.title)).collect();
    let (day, time) = (at.day(), at.time().to_string());
    let time = time.get(..8).unwrap_or_default();
    format!(
        "客户{cust_no}的全部数据，{day} {time}（北京时间）的状态。\r\n\
         csv文件夹用表格软件打开，json文件夹给程序读，内容相同。\r\n\
         金额单位是元。manifest.json里有每个文件的行数和SHA-256。\r\n{missing}\r\n{papers}{lines}"
    )
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    Csv,
    Json,
}

/// Writes sheets down as they come.
struct Writer {
    zip: ZipWriter<Cursor<Vec<u8>>>,
    form: Form,
    files: Vec<FileFacts>,
    open: Option<Open>,
}

/// The file that is being written.
struct Open {
    sheet: &'static Sheet,
    name: String,
    rows: u64,
    sum: Sha256,
}

impl Writer {
    /// The end of the file that is open, if one is.
    fn end(&mut self) -> Answer<()> {
        let Some(mut open) = self.open.take() else { return Ok(()) };
        if self.form == Form::Json {
            let end: &[u8] = if open.rows == 0 { b"]\n" } else { b"\n]\n" };
            open.sum.update(end);
            self.zip.write_all(end).map_err(broken)?;
        }
        self.files.push(FileFacts {
            name: open.name,
            title: open.sheet.title.to_owned(),
            rows: open.rows,
            sha256: kernel::hex(&open.sum.finalize()),
        });
        Ok(())
    }

    fn write(&mut self, bytes: &[u8]) -> Answer<()> {
        if let Some(open) = &mut self.open {
            open.sum.update(bytes);
        }
        self.zip.write_all(bytes).map_err(broken)
    }
}

impl Sheets for Writer {
    fn begin(&mut self, sheet: &'static Sheet) -> Answer<()> {
        self.end()?;
        let name = match self.form {
            Form::Csv => format!("csv/{}.csv", sheet.name),
            Form::Json => format!("json/{}.json", sheet.name),
        };
        self.zip.start_file(&*name, options()).map_err(broken)?;
        self.open = Some(Open { sheet, name, rows: 0, sum: Sha256::new() });
        match self.form {
            Form::Csv => {
                self.write(BOM.as_bytes())?;
                let headings = sheet.columns.iter().map(|(_, heading)| (*heading).to_owned());
                self.write(&csv_line(&headings.collect::<Vec<_>>())?)
            }
            Form::Json => self.write(b"["),
        }
    }

    fn row(&mut self, Cells { texts: cells, .. }: Cells) -> Answer<()> {
        let Some(open) = &mut self.open else { return Err(misfit("no sheet was begun")) };
        if cells.len() != open.sheet.columns.len() {
            return Err(misfit(open.sheet.name));
        }
        open.rows += 1;
        let (sheet, is_first) = (open.sheet, open.rows == 1);
        let bytes = match self.form {
            Form::Csv => csv_line(&cells.into_iter().map(harmless).collect::<Vec<_>>())?,
            Form::Json => json_line(sheet, cells, is_first)?,
        };
        self.write(&bytes)
    }
}

fn misfit(sheet: &'static str) -> Failure {
    broken(std::io::Error::other(format!("a row has other cells than {sheet}")))
}

fn csv_line(cells: &[String]) -> Answer<Vec<u8>> {
    let mut line = csv::WriterBuilder::new()
        .terminator(csv::Terminator::CRLF)
        .buffer_capacity(512)
        .from_writer(Vec::new());
    line.write_record(cells).map_err(broken)?;
    line.into_inner().map_err(|error| broken(std::io::Error::other(error.to_string())))
}

/// A text that a spreadsheet would take for a formula, as a text; figures stay figures.
fn harmless(cell: String) -> String {
    let is_figure = cell.bytes().all(|b| b.is_ascii_digit() || b"+-.,".contains(&b));
    match cell.as_bytes().first() {
        Some(b'=' | b'+' | b'-' | b'@' | b'\t' | b'\r') if !is_figure => format!("'{cell}"),
        _ => cell,
    }
}

/// One object a line, so that large files can be read by the line.
fn json_line(sheet: &Sheet, cells: Vec<String>, is_first: bool) -> Answer<Vec<u8>> {
    let object = object_of(sheet, cells);
    let mut line = if is_first { b"\n".to_vec() } else { b",\n".to_vec() };
    serde_json::to_writer(&mut line, &object).map_err(broken)?;
    Ok(line)
}

/// A row by the names of its columns.
pub(crate) fn object_of(sheet: &Sheet, cells: Vec<String>) -> Map<String, Value> {
    let keys = sheet.columns.iter().map(|(key, _)| (*key).to_owned());
    keys.zip(cells.into_iter().map(Value::String)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spreadsheet_reads_no_formula() {
        for (cell, written) in [
            ("=1+1", "'=1+1"),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"),
            ("-12.50", "-12.50"),
            ("1,000.00", "1,000.00"),
            ("朝阳门大街1号", "朝阳门大街1号"),
            ("", ""),
        ] {
            assert_eq!(harmless(cell.to_owned()), written);
        }
    }
}
