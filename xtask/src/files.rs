//! The project's files.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The top folder of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A file of the project by its path from the top.
pub struct File {
    pub path: String,
    pub text: String,
}

impl File {
    /// The crate that a Rust file belongs to.
    pub fn crate_name(&self) -> Option<&str> {
        self.path.strip_prefix("crates/")?.split('/').next()
    }

    /// Whether the file has tests only.
    pub fn is_test(&self) -> bool {
        ["/tests/", "/test/", "_tests.rs", "/tests.rs", "testing", ".test.ts", "e2e/"]
            .iter()
            .any(|mark| self.path.contains(mark))
    }

    /// Whether it is a store, of a room or of one of its wings.
    pub fn is_store(&self) -> bool {
        self.path.ends_with("/store.rs") || self.path.contains("/store/")
    }

    /// The text without its `#[cfg(test)]` module, which stands last by our style. Where the module
    /// is a file of its own (`mod tests;`), all of the text.
    pub fn without_tests(&self) -> &str {
        let mark = "\n#[cfg(test)]\nmod ";
        let begins = |at: &usize| {
            self.text[at + mark.len()..].lines().next().is_some_and(|line| line.ends_with('{'))
        };
        let at = self.text.match_indices(mark).map(|(at, _)| at).find(begins);
        &self.text[..at.unwrap_or(self.text.len())]
    }
}

/// All files below a folder whose names end so; generated and fetched ones are left out.
pub fn below(folder: &str, endings: &[&str]) -> Vec<File> {
    let mut found = Vec::new();
    walk(&root().join(folder), folder, endings, &mut found);
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

fn walk(folder: &Path, name: &str, endings: &[&str], found: &mut Vec<File>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let own = entry.file_name().to_string_lossy().into_owned();
        let (at, path) = (entry.path(), format!("{name}/{own}"));
        if at.is_dir() {
            if !["node_modules", "dist", "target", "gen", "results", "report"].contains(&&*own) {
                walk(&at, &path, endings, found);
            }
        } else if endings.iter().any(|end| own.ends_with(end))
            && let Ok(text) = fs::read_to_string(&at)
        {
            found.push(File { path, text });
        }
    }
}

/// A file's text, empty when there is none.
pub fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_default()
}
