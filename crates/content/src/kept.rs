//! Versions of texts that stay: once one has begun, somebody may have signed it.

use crate::{
    Text,
    file::File,
    folder::{Folder, shipped},
    mistake::Mistakes,
    store::KeptText,
    text::NAMES,
};
use kernel::{Day, Instant};

/// What ships was there before anything was applied.
const SINCE_ITS_DAY: Instant = Instant::from_ms(0);

/// A text with its file.
#[derive(Debug)]
pub struct OwnText {
    pub path: String,
    pub text: Text,
    pub file: String,
}

impl OwnText {
    /// The line of a name in its head.
    pub fn line_of(&self, name: &str) -> usize {
        line_of(&self.file, name)
    }

    fn row(&self, kept_at: Instant) -> KeptText {
        KeptText {
            key: self.text.key.clone(),
            version: self.text.version.clone(),
            valid_from: self.text.from,
            path: self.path.clone(),
            file: self.file.clone(),
            kept_at,
        }
    }
}

/// The line of a name in the head of a file.
pub fn line_of(file: &str, name: &str) -> usize {
    let is_it = |line: &str| line.strip_prefix(name).is_some_and(|rest| rest.starts_with(": "));
    file.lines().position(is_it).map_or(1, |line| line + 1)
}

/// The texts and articles of a folder; what cannot be read is left out.
pub fn own_texts(folder: &Folder) -> Vec<OwnText> {
    let texts = folder.0.iter().filter_map(|(path, bytes)| {
        let home = path.starts_with("texts/") || path.starts_with("articles/");
        let file = std::str::from_utf8(bytes).ok().filter(|_| home)?;
        Some(OwnText { path: path.clone(), text: read(path, file)?, file: file.to_owned() })
    });
    texts.collect()
}

/// A kept text to be read again.
pub fn read_again(kept: &KeptText) -> Option<Text> {
    read(&kept.path, &kept.file)
}

fn read(path: &str, file: &str) -> Option<Text> {
    let name = path.split_once('/')?.1.strip_suffix(".md")?;
    Text::read(name, File::of(path, file, NAMES, &mut Mistakes::default())?)
}

/// What a folder adds to the kept texts, and notes where it would change one that has begun.
/// Articles are signed by nobody and may change.
pub fn added(
    folder: &Folder,
    kept: &[KeptText],
    now: Instant,
    mistakes: &mut Mistakes,
) -> Vec<KeptText> {
    let today = now.day();
    let of = |folder| own_texts(folder).into_iter().filter(|own| own.path.starts_with("texts/"));
    let shipped: Vec<KeptText> = of(shipped()).map(|own| own.row(SINCE_ITS_DAY)).collect();
    let same = |a: &KeptText, b: &KeptText| a.key == b.key && a.version == b.version;
    let news = shipped.into_iter().filter(|row| !kept.iter().any(|known| same(known, row)));
    let (mut rows, already) = (news.collect::<Vec<_>>(), kept);
    let own_texts: Vec<OwnText> = of(folder).collect();
    without_one_in_force(&own_texts, already.iter().chain(&rows), today, mistakes);
    for own in own_texts {
        let row = own.row(now);
        let at = rows.iter().position(|known| same(known, &row));
        let known = at.map(|at| &rows[at]).or_else(|| already.iter().find(|one| same(one, &row)));
        match known {
            Some(known) if known.file == row.file => continue,
            Some(known) if known.valid_from <= today => {
                let wrong = format!(
                    "version {} has been in force since {} with other words; customers may have \
                     signed it, so give these a new version",
                    row.version, known.valid_from
                );
                mistakes.add(&own.path, own.line_of("version"), wrong);
            }
            _ => {
                rows.retain(|known| !same(known, &row));
                rows.push(row);
            }
        }
    }
    rows
}

/// Notes where a text that was in force would have versions of days to come only. The first of them
/// would count at once, because nothing else could be shown.
fn without_one_in_force<'a>(
    own: &[OwnText],
    kept: impl Iterator<Item = &'a KeptText> + Clone,
    today: Day,
    mistakes: &mut Mistakes,
) {
    for first in own.iter().filter(|one| one.text.from > today) {
        let Text { key, version, from, .. } = &first.text;
        let mut others = own.iter().filter(|other| other.text.key == *key);
        let is_first = others.all(|other| other.text.from >= *from);
        let has_begun = kept.clone().any(|row| row.key == *key && row.valid_from <= today);
        if is_first && has_begun {
            let wrong = format!(
                "no version of {key} would be in force before {from}; leave the present one where \
                 it is, and call this one texts/{key}@{version}.md"
            );
            mistakes.add(&first.path, first.line_of("from"), wrong);
        }
    }
}
