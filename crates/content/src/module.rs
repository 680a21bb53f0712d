//! Modules: named lists of what there is to read.

use crate::{Folder, Text, file::File, notice::Notice};

/// A module.
#[derive(Debug)]
pub struct Module {
    pub code: String,
    pub title: String,
    pub summary: String,
    pub lists: Lists,
}

/// What it lists.
#[derive(Debug)]
pub enum Lists {
    Notices,
    Articles,
    /// Texts by their keys, each under the heading of its group.
    Texts(Vec<(String, String)>),
}

/// One of those.
pub enum Item<'a> {
    Notice(&'a Notice),
    Article(&'a Text),
    Text(&'a Text),
}

/// What a module's head may say.
pub const NAMES: &[&str] = &["title", "summary"];

impl Module {
    /// Reads a file of a module; the texts that it names are in its folder.
    pub fn read(code: &str, mut file: File<'_>, folder: &Folder) -> Option<Self> {
        let (title, summary) = (file.word("title"), file.word("summary"));
        let lists = match file.body {
            "@notices" => Lists::Notices,
            "@articles" => Lists::Articles,
            lines => {
                let mut found = Vec::new();
                for (at, line) in lines.lines().enumerate() {
                    let Some((heading, keys)) = line.split_once(": ") else {
                        file.wrong_line(at, "not a line `heading: key key`");
                        continue;
                    };
                    for key in keys.split(' ').filter(|key| !key.is_empty()) {
                        if !folder.has_text(key) {
                            file.wrong_line(at, format!("there is no text {key}"));
                        }
                        found.push((heading.to_owned(), key.to_owned()));
                    }
                }
                Lists::Texts(found)
            }
        };
        Some(Self { code: code.to_owned(), title: title?, summary: summary?, lists })
    }
}
