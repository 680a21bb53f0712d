//! `tael exchange`: look into the TA's files and copy them through the codec.

use crate::{failure::Failed, out};
use clap::Subcommand;
use std::{fs, path::PathBuf};

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
    /// Read a file and write it again: the same bytes, when the codec understands all of it.
    Copy { input: PathBuf, output: PathBuf },
}

pub fn run(exchange: &Exchange) -> Result<(), Failed> {
    match exchange {
        Exchange::Show { file, json } => {
            let text = ::exchange::cli::show(&read(file)?, *json).map_err(|e| at(file, e))?;
            out::line(text)?;
        }
        Exchange::Copy { input, output } => {
            let bytes = ::exchange::cli::copy(&read(input)?).map_err(|e| at(input, e))?;
            fs::write(output, bytes).map_err(|e| at(output, e))?;
        }
    }
    Ok(())
}

fn read(file: &PathBuf) -> Result<Vec<u8>, Failed> {
    fs::read(file).map_err(|e| at(file, e))
}

fn at(file: &std::path::Path, error: impl std::fmt::Display) -> Failed {
    Failed::new(format!("{}: {error}", file.display()))
}
