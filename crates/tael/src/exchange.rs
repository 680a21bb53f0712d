//! `tael exchange`: look into the TA's files and copy them through the codec.

use crate::{failure::Failed, out};
use clap::Subcommand;
use std::{
    fs::{self, File, OpenOptions},
    path::{Path, PathBuf},
};

#[derive(Debug, Clone, Subcommand)]
#[command(after_help = "Examples:
  tael exchange show OFD_98_TL_20261120_04.TXT
  tael exchange show OFD_98_TL_20261120_04.TXT --json | jq '.records[0]'
  tael exchange copy IN.TXT OUT.TXT && cmp IN.TXT OUT.TXT")]
pub enum Exchange {
    /// Print a file with its fields explained.
    Show {
        file: PathBuf,
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
    /// Read a file and write it again, record by record: the same bytes, when the codec
    /// understands all of it, and nothing when it does not.
    Copy { input: PathBuf, output: PathBuf },
}

pub fn run(exchange: &Exchange) -> Result<(), Failed> {
    match exchange {
        Exchange::Show { file, json } => {
            let text = ::exchange::cli::show(&read(file)?, *json).map_err(|e| at(file, e))?;
            out::line(text)?;
        }
        Exchange::Copy { input, output } => {
            copy(input, output)?;
        }
    }
    Ok(())
}

/// What was there stays until the copy is whole.
fn copy(input: &Path, output: &Path) -> Result<(), Failed> {
    let from = File::open(input).map_err(|e| at(input, e))?;
    // A link stays, and what it leads to is replaced.
    let output = fs::canonicalize(output).unwrap_or_else(|_| output.to_owned());
    if output.exists() && !output.is_file() {
        let to = OpenOptions::new().write(true).open(&output).map_err(|e| at(&output, e))?;
        return ::exchange::copy(from, to).map(drop).map_err(|e| at(input, e));
    }
    let mut part = output.clone().into_os_string();
    part.push(".part");
    let part = PathBuf::from(part);
    let to = File::create(&part).map_err(|e| at(&part, e))?;
    let copied = ::exchange::copy(from, to).map_err(|e| at(input, e));
    let moved = copied.and_then(|_| fs::rename(&part, &output).map_err(|e| at(&output, e)));
    if moved.is_err() {
        // What failed is said; a rest that cannot be removed is replaced by the next copy.
        let _ = fs::remove_file(&part);
    }
    moved
}

fn read(file: &PathBuf) -> Result<Vec<u8>, Failed> {
    fs::read(file).map_err(|e| at(file, e))
}

fn at(file: &Path, error: impl std::fmt::Display) -> Failed {
    Failed::new(format!("{}: {error}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::tempdir;

    const SAMPLE: &[u8] = include_bytes!("../../exchange/tests/samples/OFD_27_305_20260922_04.TXT");

    #[test]
    fn a_file_is_copied_over_itself_and_over_another_byte_for_byte() {
        let folder = tempdir().expect("a folder");
        let [input, output] = ["in", "out"].map(|name| folder.path().join(name));
        fs::write(&input, SAMPLE).expect("writes");
        fs::write(&output, b"old").expect("writes");
        copy(&input, &output).expect("copies");
        copy(&input, &input).expect("copies");
        assert_eq!(fs::read(&input).expect("is there"), SAMPLE);
        assert_eq!(fs::read(&output).expect("is there"), SAMPLE);
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 2);
    }

    #[test]
    fn a_damaged_file_leaves_what_was_there_and_says_the_line() {
        let folder = tempdir().expect("a folder");
        let [input, output] = ["in", "out"].map(|name| folder.path().join(name));
        let mut bytes = SAMPLE.to_vec();
        let at = bytes.len() - 100;
        bytes[at] = 0;
        fs::write(&input, &bytes).expect("writes");
        fs::write(&output, b"old").expect("writes");
        let failed = copy(&input, &output).expect_err("damaged");
        let line = bytes[..at].split(|byte| *byte == b'\n').count();
        assert!(failed.message.contains(&format!("line {line}, record 3, ")), "{failed:?}");
        assert_eq!(fs::read(&output).expect("is there"), b"old");
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 2);
    }

    #[test]
    fn a_copy_to_a_device_goes_through() {
        let folder = tempdir().expect("a folder");
        let input = folder.path().join("in");
        fs::write(&input, SAMPLE).expect("writes");
        copy(&input, Path::new("/dev/null")).expect("copies");
        assert!(!Path::new("/dev/null").is_file());
    }
}
