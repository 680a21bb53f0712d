//! Writing to stdout. A reader that stops reading, such as `head`, ends the command quietly.

use std::io::{ErrorKind, IsTerminal, Write, stdout};

/// Prints a text and a line end.
pub fn line(text: impl std::fmt::Display) -> std::io::Result<()> {
    match writeln!(stdout(), "{text}") {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => std::process::exit(0),
        other => other,
    }
}

/// Prints a text and a line end, if anybody reads: what goes on beside it is not ended.
pub fn tell(text: impl std::fmt::Display) {
    // In one piece: whoever reads the first line may close the pipe.
    let _ = stdout().write_all(format!("{text}\n").as_bytes());
}

/// A text in red on a terminal; elsewhere as it is.
pub fn red(text: &str) -> String {
    match stdout().is_terminal() {
        true => format!("\u{1b}[31m{text}\u{1b}[0m"),
        false => text.to_owned(),
    }
}

/// Tells whoever started the command of a danger; on stderr, which is there or nobody looks.
pub fn warn(text: impl std::fmt::Display) {
    eprintln!("tael: warning: {text}");
}
