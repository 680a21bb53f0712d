//! Debian's `tesseract-ocr` with `tesseract-ocr-chi-sim`, as a child process for each picture.
//!
//! The picture goes in by a pipe and the lines come back by another: nothing touches a disk. A
//! reply that is dropped kills the process.

use crate::{Area, Engine, EngineError, Line, Picture, Reply, Script};
use std::{io, process::Stdio};
use tokio::{
    io::AsyncWriteExt,
    process::{Child, Command},
};

/// The languages that are needed: figures and certificates.
const LANGUAGES: [&str; 2] = ["eng", "chi_sim"];
/// Sparse text: certificates and cards have no paragraphs.
const LAYOUT: &str = "11";

/// The `tesseract` in the path.
#[derive(Debug, Clone)]
pub struct Tesseract {
    program: String,
}

impl Tesseract {
    /// The installed one, if it has both languages.
    ///
    /// # Errors
    /// Says what is missing, and how Debian installs it.
    pub async fn find() -> Result<Self, EngineError> {
        Self::at("tesseract").await
    }

    async fn at(program: &str) -> Result<Self, EngineError> {
        let out = Command::new(program).arg("--list-langs").kill_on_drop(true).output().await;
        let missing = |what: &str| {
            let hint = "install it with: apt install tesseract-ocr tesseract-ocr-chi-sim";
            EngineError(format!("{what} is missing; {hint}"))
        };
        let out = out.map_err(|_| missing("tesseract"))?;
        let listed = String::from_utf8_lossy(&out.stdout).into_owned();
        match LANGUAGES.iter().find(|wanted| !listed.lines().any(|l| l.trim() == **wanted)) {
            None => Ok(Self { program: program.to_owned() }),
            Some(language) => Err(missing(&format!("tesseract's language {language}"))),
        }
    }

    fn start(&self, script: Script) -> io::Result<Child> {
        let language = match script {
            Script::Chinese => "chi_sim",
            Script::Latin => "eng",
        };
        Command::new(&self.program)
            .args(["stdin", "stdout", "-l", language, "--psm", LAYOUT, "tsv"])
            // One thread: beside it the server goes on answering.
            .env("OMP_THREAD_LIMIT", "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
    }
}

impl Engine for Tesseract {
    fn read<'a>(&'a self, picture: &'a Picture, script: Script) -> Reply<'a, Vec<Line>> {
        Box::pin(async move {
            let failed = |error: io::Error| EngineError(format!("{}: {error}", self.program));
            let mut child = self.start(script).map_err(failed)?;
            let stdin = child.stdin.take();
            let feed = async move {
                match stdin {
                    // Dropped at the end, so that the process sees the end of the picture.
                    Some(mut stdin) => stdin.write_all(picture.png()).await,
                    None => Ok(()),
                }
            };
            let (fed, out) = tokio::join!(feed, child.wait_with_output());
            let out = out.map_err(failed)?;
            if !out.status.success() {
                return Err(EngineError(format!("{} ended with {}", self.program, out.status)));
            }
            fed.map_err(failed)?;
            Ok(lines(&String::from_utf8_lossy(&out.stdout)))
        })
    }
}

/// A row of Tesseract's table; its first columns number page, block, paragraph and line.
struct Word<'a> {
    line: [&'a str; 4],
    area: Area,
    score: u8,
    text: &'a str,
}

/// The words of each line joined; a line's score is the mean of its characters'.
fn lines(table: &str) -> Vec<Line> {
    let words: Vec<Word> = table.lines().filter_map(word).collect();
    words.chunk_by(|a, b| a.line == b.line).filter_map(join).collect()
}

/// `level page block paragraph line word left top width height score text`; none for rows that are
/// no words.
fn word(row: &str) -> Option<Word<'_>> {
    let columns: Vec<&str> = row.splitn(12, '\t').collect();
    let ["5", page, block, paragraph, line, _, left, top, width, height, score, text] = columns[..]
    else {
        return None;
    };
    let number = |text: &str| text.parse::<u32>().ok();
    // `95.164940`; −1 is for rows without a word.
    let score = score.split('.').next()?.parse::<u8>().ok()?.min(100);
    let area = Area {
        left: number(left)?,
        top: number(top)?,
        width: number(width)?,
        height: number(height)?,
    };
    let text = text.trim();
    (!text.is_empty()).then_some(Word { line: [page, block, paragraph, line], area, score, text })
}

fn join(words: &[Word]) -> Option<Line> {
    let texts: Vec<&str> = words.iter().map(|word| word.text).collect();
    let area = words.iter().map(|word| word.area).reduce(around)?;
    let weight = |word: &Word| word.text.chars().count();
    let sum: usize = words.iter().map(|word| usize::from(word.score) * weight(word)).sum();
    let score = sum / words.iter().map(weight).sum::<usize>().max(1);
    Some(Line { text: texts.join(" "), area, score: u8::try_from(score).unwrap_or(100) })
}

fn around(a: Area, b: Area) -> Area {
    let (left, top) = (a.left.min(b.left), a.top.min(b.top));
    let right = (a.left + a.width).max(b.left + b.width);
    let bottom = (a.top + a.height).max(b.top + b.height);
    Area { left, top, width: right - left, height: bottom - top }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As Tesseract 5.3 writes it; the person is invented.
    const TABLE: &str = "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext
4\t1\t2\t1\t1\t0\t301\t201\t110\t34\t-1\t
5\t1\t2\t1\t1\t1\t301\t201\t34\t34\t92.728355\t林
5\t1\t2\t1\t1\t2\t354\t199\t21\t34\t90.323799\t晚
5\t1\t2\t1\t1\t3\t391\t201\t20\t36\t65.164940\t舟
5\t1\t3\t1\t1\t1\t100\t300\t20\t36\t0.000000\t 
5\t1\t3\t1\t1\t2\t130\t300\t80\t36\t96.5\t1990
5\t1\t3\t1\t1\t3\t230\t300\t20\t36\t60\t年
";

    #[test]
    fn words_are_joined_to_lines_with_place_and_mean_score() {
        let found = lines(TABLE);
        let name = Area { left: 301, top: 199, width: 110, height: 38 };
        let birth = Area { left: 130, top: 300, width: 120, height: 36 };
        let wanted = vec![
            Line { text: "林 晚 舟".into(), area: name, score: 82 },
            Line { text: "1990 年".into(), area: birth, score: 88 },
        ];
        assert!(found == wanted, "{found:?}");
    }

    #[test]
    fn a_torn_table_gives_what_is_whole() {
        assert!(lines("").is_empty());
        assert!(lines("5\t1\t2\t1\t1\t1\t301").is_empty());
        assert!(lines("5\t1\t2\t1\t1\t1\tx\t1\t1\t1\t90\t林").is_empty());
    }

    #[tokio::test]
    async fn a_missing_program_is_told_with_the_way_to_install_it() {
        let error = Tesseract::at("tael-has-no-such-program").await.unwrap_err();
        assert!(error.0.contains("apt install tesseract-ocr"), "{error}");
    }

    #[tokio::test]
    async fn a_program_without_the_languages_is_not_taken() {
        let error = Tesseract::at("true").await.unwrap_err();
        assert!(error.0.contains("eng"), "{error}");
    }
}
