//! `tael consent`: what customers agreed to.

use crate::{failure::Failed, out};
use clap::Subcommand;
use consents::{ChainFile, check};
use std::{fs, path::PathBuf};

/// A chain is some hundred bytes a row; nobody has a hundred thousand.
const BYTES_MAX: u64 = 64 << 20;

#[derive(Debug, Clone, Subcommand)]
pub enum ConsentCommand {
    /// Compute all hashes of a file that a customer downloaded, without any server or data. Exit
    /// code 1 where it does not hold, with the entry from which on, or does not end where it says.
    /// A file whose end was written anew, only one of before shows.
    Verify {
        /// The JSON file from the page of one's data.
        file: PathBuf,
    },
}

/// Runs the command.
pub fn run(command: &ConsentCommand) -> Result<(), Failed> {
    let ConsentCommand::Verify { file } = command;
    let cannot = |error: &dyn std::fmt::Display| {
        Failed::new(format!("{} cannot be read: {error}", file.display()))
    };
    let size = fs::metadata(file).map_err(|error| cannot(&error))?.len();
    if size > BYTES_MAX {
        return Err(cannot(&format!("{size} bytes are more than any chain has")));
    }
    let text = fs::read_to_string(file).map_err(|error| cannot(&error))?;
    let chain: ChainFile = serde_json::from_str(&text).map_err(|error| cannot(&error))?;
    check(&chain).map_err(|broken| Failed::new(broken.to_string()))?;
    let end = match chain.says_its_end() {
        true => "It ends where it says",
        false => "It does not say where it ends, so later entries may have been cut off",
    };
    Ok(out::line(format!(
        "{} entries of customer {} hold; the last hash is {}.\n{end}; whether the end was written \
         anew, only a file of before shows.",
        chain.entries.len(),
        chain.cust_no,
        chain.last_hash()
    ))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verified(text: &str) -> Result<(), Failed> {
        let name = format!("tael-chain-{}-{}.json", std::process::id(), text.len());
        let file = std::env::temp_dir().join(name);
        fs::write(&file, text).unwrap();
        let done = run(&ConsentCommand::Verify { file: file.clone() });
        fs::remove_file(file).unwrap();
        done
    }

    #[test]
    fn what_is_no_chain_is_refused_with_a_sentence() {
        let empty = r#"{"format":"tael-consents-1","custNo":"0000000001","entries":[]}"#;
        assert!(verified(empty).is_ok());
        assert!(verified(&empty.replace("consents-1", "consents-2")).is_err());
        for text in ["", "[]", "{}", "PK", &empty.replace("[]", "[{}]")] {
            assert!(verified(text).is_err(), "{text}");
        }
        assert!(run(&ConsentCommand::Verify { file: "/nowhere".into() }).is_err());
    }
}
