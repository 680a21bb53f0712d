//! Pages of the operator: a head, and a card on each line.

use crate::file::{File, files};

/// A page.
pub struct Page {
    pub code: &'static str,
    /// `tab`, `text` or `page`.
    pub kind: &'static str,
    pub title: &'static str,
    /// A sentence under the title; may be empty.
    pub summary: &'static str,
    pub cards: Vec<Card>,
}

/// A card: `picks | 为你挑选 | steady cash`.
pub struct Card {
    pub kind: &'static str,
    pub title: &'static str,
    pub content: &'static str,
}

const PAGES: &[(&str, &str)] = files!("pages": "home", "payFree", "newcomer", "holiday");

/// A page by its code.
pub fn page(code: &str) -> Option<Page> {
    pages().find(|page| page.code == code)
}

/// All pages.
pub fn pages() -> impl Iterator<Item = Page> {
    PAGES.iter().filter_map(|(code, text)| parse(code, text))
}

impl Page {
    /// The words of a card's content; empty where there is no such card.
    pub fn words(&self, kind: &str) -> Vec<&'static str> {
        let cards = self.cards.iter().filter(|card| card.kind == kind);
        cards.flat_map(|card| card.content.split(' ')).filter(|word| !word.is_empty()).collect()
    }

    /// Whether it has a card of a kind.
    pub fn has(&self, kind: &str) -> bool {
        self.cards.iter().any(|card| card.kind == kind)
    }
}

fn parse(code: &'static str, text: &'static str) -> Option<Page> {
    let file = File::of(text)?;
    Some(Page {
        code,
        kind: file.value("type"),
        title: file.value("title"),
        summary: file.value("summary"),
        cards: file.body.lines().filter_map(card).collect(),
    })
}

fn card(line: &'static str) -> Option<Card> {
    let mut parts = line.split('|').map(str::trim);
    let (kind, title, content) = (parts.next()?, parts.next()?, parts.next()?);
    Some(Card { kind, title, content })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{notice::NoticeKind, redirects, text};

    const THEMES: [&str; 4] = ["steady", "index", "balanced", "cash"];

    #[test]
    fn every_card_names_only_what_there_is() {
        let day = "2026-11-20".parse().unwrap();
        assert_eq!(pages().count(), PAGES.len());
        for page in pages() {
            assert!(!page.title.is_empty() && !page.cards.is_empty(), "{}", page.code);
            for card in &page.cards {
                for word in card.content.split(' ').filter(|word| !word.is_empty()) {
                    let known = match card.kind {
                        "text" | "articles" => text(word, day).is_some(),
                        "entries" => redirects::named(word).is_some(),
                        "picks" => THEMES.contains(&word),
                        "notices" => NoticeKind::of(word).is_some(),
                        _ => false,
                    };
                    assert!(known, "{}: {} {word}", page.code, card.kind);
                }
            }
        }
    }
}
