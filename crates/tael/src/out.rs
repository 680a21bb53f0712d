//! Writing to stdout. A reader that stops reading, such as `head`, ends the command quietly.

use std::io::{ErrorKind, Write, stdout};

/// Prints a text and a line end.
pub fn line(text: impl std::fmt::Display) -> std::io::Result<()> {
    match writeln!(stdout(), "{text}") {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => std::process::exit(0),
        other => other,
    }
}
