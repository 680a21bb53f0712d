//! Texts with a title, a version and the day from which they are in force.

use crate::file::{File, files};
use kernel::Day;
use std::{cmp::Reverse, sync::LazyLock};

/// A text in Markdown.
#[derive(Debug, Clone)]
pub struct Text {
    pub key: &'static str,
    pub title: String,
    /// One or two sentences for lists; empty for agreements.
    pub summary: String,
    pub version: String,
    pub from: Day,
    /// What is new in this version, in a sentence without its stop; empty in the first.
    pub changes: &'static str,
    pub body: &'static str,
}

/// Another version is a file of its own, `privacy@2025.1`: what was signed stays.
const TEXTS: &[(&str, &str)] = files!("texts": "user", "privacy", "privacy@2025.1",
    "open", "card", "investor-rights", "risk-disclosure", "fund-contract", "prospectus",
    "fund-summary", "quick-redeem", "fund-risk-notice", "sales-service", "about", "newcomer",
    "pay-free", "holiday");
const ARTICLES: &[(&str, &str)] =
    files!("articles": "drawdown", "class-a-or-c", "redeem-fee", "first-fund");

static PARSED: LazyLock<Vec<Text>> = LazyLock::new(|| parse_all(TEXTS));
static PARSED_ARTICLES: LazyLock<Vec<Text>> = LazyLock::new(|| parse_all(ARTICLES));

/// The text of a key as it is on a day: of its versions the latest that has begun, or the first.
pub fn text(key: &str, day: Day) -> Option<&'static Text> {
    of_day(all().filter(|text| text.key == key), day)
}

/// A version of a text once it has begun, and for ever then: what was signed can be read again.
pub fn text_of(key: &str, version: &str, day: Day) -> Option<&'static Text> {
    versions(key, day).into_iter().find(|text| text.version == version)
}

/// The versions of a text that have begun on a day, the newest first; before the first, that one.
pub fn versions(key: &str, day: Day) -> Vec<&'static Text> {
    let current = text(key, day);
    let begun = all().filter(|text| text.key == key && text.from <= day);
    let mut begun: Vec<_> = begun.collect();
    begun.sort_by_key(|text| Reverse(text.from));
    if begun.is_empty() { current.into_iter().collect() } else { begun }
}

fn all() -> impl Iterator<Item = &'static Text> + Clone {
    PARSED.iter().chain(PARSED_ARTICLES.iter())
}

fn of_day<'a>(versions: impl Iterator<Item = &'a Text> + Clone, day: Day) -> Option<&'a Text> {
    let begun = versions.clone().filter(|text| text.from <= day).max_by_key(|text| text.from);
    begun.or_else(|| versions.min_by_key(|text| text.from))
}

/// All articles, the newest first.
pub fn articles() -> &'static [Text] {
    &PARSED_ARTICLES
}

fn parse_all(files: &[(&'static str, &'static str)]) -> Vec<Text> {
    files.iter().filter_map(|(key, file)| parse(key, file)).collect()
}

fn parse(key: &'static str, text: &'static str) -> Option<Text> {
    let file = File::of(text)?;
    Some(Text {
        key: key.split_once('@').map_or(key, |(key, _)| key),
        title: file.value("title").to_owned(),
        summary: file.value("summary").to_owned(),
        version: file.value("version").to_owned(),
        from: file.day("from")?,
        changes: file.value("changes"),
        body: file.body,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_dated_in_the_future_is_not_in_force_and_one_of_before_stays() {
        let version = |key: &'static str, version: &str, from: &str| {
            let file = format!("---\ntitle: t\nversion: {version}\nfrom: {from}\n---\nbody");
            parse(key, file.leak()).unwrap()
        };
        let versions = [
            version("privacy", "2026.1", "2026-01-01"),
            version("privacy@2027.1", "2027.1", "2027-01-01"),
        ];
        let on = |day: &str| of_day(versions.iter(), day.parse().unwrap()).unwrap();
        assert_eq!(on("2026-12-31").version, "2026.1");
        assert_eq!(
            (on("2027-01-01").version.as_str(), on("2027-01-01").key),
            ("2027.1", "privacy")
        );
        assert_eq!(on("2025-12-31").version, "2026.1", "nothing else can be shown");
    }

    #[test]
    fn every_text_has_a_title_a_version_and_a_body() {
        assert_eq!(PARSED.len(), TEXTS.len());
        assert_eq!(PARSED_ARTICLES.len(), ARTICLES.len());
        for text in PARSED.iter().chain(articles()) {
            assert!(!text.title.is_empty() && !text.version.is_empty(), "{}", text.key);
            assert!(text.body.chars().count() > 100, "{}", text.key);
        }
        assert!(articles().iter().all(|a| !a.summary.is_empty()));
        assert!(articles().windows(2).all(|pair| pair[0].from >= pair[1].from));
    }
}
