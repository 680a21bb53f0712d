//! Pages of the operator: a head, and a card on each line.

use crate::{file::File, span::Span};

/// A page. One of some days, `home@spring`, stands in the place of that which is always there.
#[derive(Debug)]
pub struct Page {
    pub code: String,
    /// The name of its file.
    pub name: String,
    /// Whether it is of some days only.
    pub dated: bool,
    pub span: Span,
    /// `tab`, `text` or `page`.
    pub kind: &'static str,
    pub title: String,
    /// A sentence under the title; may be empty.
    pub summary: String,
    pub cards: Vec<Card>,
}

/// A card: `picks | 为你挑选 | steady cash`.
#[derive(Debug)]
pub struct Card {
    pub kind: String,
    pub title: String,
    pub content: String,
    /// Its line in the file.
    pub line: usize,
}

/// What a page's head may say.
pub const NAMES: &[&str] = &["title", "summary", "type", "from", "until"];

/// The kinds of cards that the app draws.
pub const KINDS: [&str; 8] =
    ["market", "entries", "banner", "picks", "ranking", "text", "articles", "notices"];

impl Page {
    /// Reads a file of a page.
    pub fn read(name: &str, mut file: File<'_>) -> Option<Self> {
        let (code, dated) = name.split_once('@').map_or((name, false), |(code, _)| (code, true));
        let (title, span) = (file.word("title"), Span::of(&mut file));
        let kind = file.one_of("type", &["page", "tab", "text"]);
        if dated {
            file.day("from");
        }
        let mut cards = Vec::new();
        for (line, said) in file.body.lines().enumerate().filter(|(_, said)| !said.is_empty()) {
            let parts: Vec<&str> = said.split('|').map(str::trim).collect();
            match parts[..] {
                [kind, title, content] if KINDS.contains(&kind) => cards.push(Card {
                    kind: kind.to_owned(),
                    title: title.to_owned(),
                    content: content.to_owned(),
                    line: file.body_line + line,
                }),
                [kind, _, _] => file.wrong_line(line, format!("unknown card {kind}")),
                _ => file.wrong_line(line, "not a card `kind | title | content`"),
            }
        }
        if cards.is_empty() {
            file.wrong_line(0, "there is no card");
        }
        Some(Self {
            code: code.to_owned(),
            name: name.to_owned(),
            dated,
            span,
            kind: kind?,
            title: title?,
            summary: file.value("summary").to_owned(),
            cards,
        })
    }

    /// The words of a card's content; empty where there is no such card.
    pub fn words(&self, kind: &str) -> Vec<&str> {
        let cards = self.cards.iter().filter(|card| card.kind == kind);
        cards.flat_map(|card| card.content.split(' ')).filter(|word| !word.is_empty()).collect()
    }

    /// Whether it has a card of a kind.
    pub fn has(&self, kind: &str) -> bool {
        self.cards.iter().any(|card| card.kind == kind)
    }
}
