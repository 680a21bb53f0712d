//! Texts with a title, a version and the day from which they are in force.

use crate::file::File;
use kernel::Day;
use std::cmp::Reverse;

/// A text in Markdown.
#[derive(Debug, Clone)]
pub struct Text {
    /// Another version is a file of its own, `privacy@2025.1`, of the same key.
    pub key: String,
    pub title: String,
    /// One or two sentences for lists; empty for agreements.
    pub summary: String,
    pub version: String,
    pub from: Day,
    /// What is new in this version, in a sentence without its stop; empty in the first.
    pub changes: String,
    pub body: String,
}

/// What a text's head may say.
pub const NAMES: &[&str] = &["title", "summary", "version", "from", "changes"];

impl Text {
    /// Reads a file of a text.
    pub fn read(name: &str, mut file: File<'_>) -> Option<Self> {
        let (title, version) = (file.word("title"), file.word("version"));
        let (from, body) = (file.day("from"), file.full_body());
        Some(Self {
            key: name.split_once('@').map_or(name, |(key, _)| key).to_owned(),
            title: title?,
            summary: file.value("summary").to_owned(),
            version: version?,
            from: from?,
            changes: file.value("changes").to_owned(),
            body: body?,
        })
    }
}

/// Of the versions of a text that which is in force on a day: the latest that has begun, or the
/// first.
pub fn of_day<'a>(versions: impl Iterator<Item = &'a Text> + Clone, day: Day) -> Option<&'a Text> {
    let begun = versions.clone().filter(|text| text.from <= day).max_by_key(|text| text.from);
    begun.or_else(|| versions.min_by_key(|text| text.from))
}

/// The versions that have begun on a day, the newest first; before the first, that one.
pub fn begun<'a>(versions: impl Iterator<Item = &'a Text> + Clone, day: Day) -> Vec<&'a Text> {
    let current = of_day(versions.clone(), day);
    let mut begun: Vec<_> = versions.filter(|text| text.from <= day).collect();
    begun.sort_by_key(|text| Reverse(text.from));
    if begun.is_empty() { current.into_iter().collect() } else { begun }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mistake::Mistakes;

    #[test]
    fn a_version_dated_in_the_future_is_not_in_force_and_one_of_before_stays() {
        let version = |name: &str, version: &str, from: &str| {
            let text = format!("---\ntitle: t\nversion: {version}\nfrom: {from}\n---\nbody");
            let mut mistakes = Mistakes::default();
            let file = File::of(name, &text, NAMES, &mut mistakes).unwrap();
            Text::read(name, file).unwrap()
        };
        let versions = [
            version("privacy", "2026.1", "2026-01-01"),
            version("privacy@2027.1", "2027.1", "2027-01-01"),
        ];
        let on = |day: &str| of_day(versions.iter(), day.parse().unwrap()).unwrap();
        assert_eq!(on("2026-12-31").version, "2026.1");
        assert_eq!(
            (on("2027-01-01").version.as_str(), on("2027-01-01").key.as_str()),
            ("2027.1", "privacy")
        );
        assert_eq!(on("2025-12-31").version, "2026.1", "nothing else can be shown");
    }
}
