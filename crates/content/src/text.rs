//! Texts with a title, a version and the day from which they are in force.

use kernel::Day;
use std::sync::LazyLock;

/// A text in Markdown.
#[derive(Debug, Clone)]
pub struct Text {
    pub key: &'static str,
    pub title: String,
    /// One or two sentences for lists; empty for agreements.
    pub summary: String,
    pub version: String,
    pub from: Day,
    pub body: &'static str,
}

/// Declares the files of a folder; the file's name is the key.
macro_rules! files {
    ($folder:literal: $($key:literal),+ $(,)?) => {
        &[$(($key, include_str!(concat!("../", $folder, "/", $key, ".md")))),+]
    };
}

const TEXTS: &[(&str, &str)] = files!("texts": "user", "privacy", "open", "card", "investorRights",
    "riskDisclosure", "fundContract", "prospectus", "fundSummary", "quickRedeem", "fundRiskNotice",
    "salesService", "about");
const ARTICLES: &[(&str, &str)] =
    files!("articles": "drawdown", "class-a-or-c", "redeem-fee", "first-fund");

static PARSED: LazyLock<Vec<Text>> = LazyLock::new(|| parse_all(TEXTS));
static PARSED_ARTICLES: LazyLock<Vec<Text>> = LazyLock::new(|| parse_all(ARTICLES));

/// The text of a key.
pub fn text(key: &str) -> Option<&'static Text> {
    PARSED.iter().chain(PARSED_ARTICLES.iter()).find(|t| t.key == key)
}

/// All articles, the newest first.
pub fn articles() -> &'static [Text] {
    &PARSED_ARTICLES
}

fn parse_all(files: &[(&'static str, &'static str)]) -> Vec<Text> {
    files.iter().filter_map(|(key, file)| parse(key, file)).collect()
}

/// `---`, lines `name: value`, `---`, then the body.
fn parse(key: &'static str, file: &'static str) -> Option<Text> {
    let (head, body) = file.strip_prefix("---\n")?.split_once("\n---\n")?;
    let value = |name: &str| {
        head.lines().find_map(|l| l.strip_prefix(name)?.strip_prefix(": ")).unwrap_or_default()
    };
    Some(Text {
        key,
        title: value("title").to_owned(),
        summary: value("summary").to_owned(),
        version: value("version").to_owned(),
        from: value("from").parse().ok()?,
        body: body.trim(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

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
