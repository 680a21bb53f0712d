//! A row as text without white space, each character with its line's score.

use ocr::Row;

/// Characters of a row and how sure the engine is of each.
pub(super) struct RowText {
    characters: Vec<(char, u8)>,
    /// Left edge, pixels.
    pub left: u32,
}

/// A part of a row.
pub(super) struct Part {
    pub text: String,
    /// That of the least sure character; 0 when there is none.
    pub score: u8,
}

impl RowText {
    pub fn of(row: &Row) -> Self {
        let characters = row.0.iter().flat_map(|line| {
            line.dense().chars().map(|c| (half_width(c), line.score)).collect::<Vec<_>>()
        });
        let left = row.0.iter().map(|line| line.area.left).min().unwrap_or_default();
        Self { characters: characters.collect(), left }
    }

    /// Whether the word stands in the row.
    pub fn contains(&self, word: &str) -> bool {
        self.find(word).is_some()
    }

    /// What stands behind the word, if it stands in the row.
    pub fn after(&self, word: &str) -> Option<Part> {
        let begin = self.find(word)? + word.chars().count();
        Some(part(&self.characters[begin..]))
    }

    /// What stands behind the first word and before the next of the others.
    pub fn between(&self, word: &str, others: &[&str]) -> Option<Part> {
        let begin = self.find(word)? + word.chars().count();
        let ends = others.iter().filter_map(|other| self.find(other));
        let end = ends.filter(|end| *end >= begin).min().unwrap_or(self.characters.len());
        Some(part(&self.characters[begin..end]))
    }

    /// The whole row.
    pub fn whole(&self) -> Part {
        part(&self.characters)
    }

    fn find(&self, word: &str) -> Option<usize> {
        let word: Vec<char> = word.chars().collect();
        let fits = |window: &[(char, u8)]| window.iter().zip(&word).all(|((c, _), w)| c == w);
        self.characters.windows(word.len()).position(fits)
    }
}

impl Part {
    /// Only the characters that may stand there: engines read specks as quotes and bars.
    pub fn only(mut self, may: impl Fn(char) -> bool) -> Self {
        self.text.retain(may);
        self
    }
}

/// Chinese characters, also the rare ones of names.
pub(super) fn is_han(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' | '\u{20000}'..='\u{3ffff}')
}

/// Figures, letters and signs of full width are written the usual way.
pub(super) fn half_width(c: char) -> char {
    match c {
        '\u{ff01}'..='\u{ff5e}' => {
            char::from_u32(u32::from(c) - u32::from('！') + u32::from('!')).unwrap_or(c)
        }
        _ => c,
    }
}

fn part(characters: &[(char, u8)]) -> Part {
    Part {
        text: characters.iter().map(|(c, _)| c).collect(),
        score: characters.iter().map(|(_, score)| *score).min().unwrap_or_default(),
    }
}
