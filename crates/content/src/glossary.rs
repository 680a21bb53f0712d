//! Terms and their meanings, one in each line of a file.

use crate::mistake::Mistakes;

/// The terms of a file, one in each line: `name|meaning`.
pub fn read(path: &str, text: &str, mistakes: &mut Mistakes) -> Vec<(String, String)> {
    let mut terms: Vec<(String, String)> = Vec::new();
    for (line, said) in (1..).zip(text.lines()).filter(|(_, said)| !said.is_empty()) {
        match said.split_once('|') {
            Some((noun, _)) if terms.iter().any(|known| known.0 == noun) => {
                mistakes.add(path, line, format!("{noun} is explained twice"));
            }
            Some((noun, meaning)) if !noun.is_empty() && !meaning.is_empty() => {
                terms.push((noun.to_owned(), meaning.to_owned()));
            }
            _ => mistakes.add(path, line, "not a line `name|meaning`"),
        }
    }
    terms
}
