//! `tael openapi`: the contract.

use crate::{failure::Failed, out};
use clap::Args;

/// What to print.
#[derive(Debug, Clone, Args)]
#[command(after_help = "Example: tael openapi > contract/openapi.json")]
pub struct Openapi {
    /// The list of public codes (Markdown) instead.
    #[arg(long)]
    errors: bool,
}

pub fn run(openapi: &Openapi) -> Result<(), Failed> {
    if openapi.errors {
        out::line(wire::errors_page().trim_end())?;
    } else {
        out::line(app::openapi()?.trim_end())?;
    }
    Ok(())
}
