//! A text in Markdown, taken apart.

/// What stands below one another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    Heading(String),
    Paragraph(Vec<Span>),
    /// A point of a list, with its mark: `•`, `1.`.
    Point(String, Vec<Span>),
    /// Rows of cells, the first of them the heading.
    Table(Vec<Vec<String>>),
    Curve,
}

/// A piece of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Span {
    pub text: String,
    pub is_bold: bool,
}

/// The blocks of a text.
pub fn blocks(markdown: &str) -> Vec<Block> {
    let mut found: Vec<Block> = Vec::new();
    for line in markdown.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if let Some(cells) = cells(line) {
            if is_rule(&cells) {
                continue;
            }
            match found.last_mut() {
                Some(Block::Table(rows)) => rows.push(cells),
                _ => found.push(Block::Table(vec![cells])),
            }
            continue;
        }
        found.push(block(line));
    }
    found
}

fn block(line: &str) -> Block {
    if line == "[curve]" {
        return Block::Curve;
    }
    if line.starts_with('#') {
        return Block::Heading(line.trim_start_matches('#').trim().to_owned());
    }
    if let Some(point) = line.strip_prefix("- ") {
        return Block::Point("•".to_owned(), spans(point));
    }
    match line.split_once(". ") {
        Some((number, rest)) if number.bytes().all(|byte| byte.is_ascii_digit()) => {
            Block::Point(format!("{number}."), spans(rest))
        }
        _ => Block::Paragraph(spans(line)),
    }
}

fn spans(text: &str) -> Vec<Span> {
    let pieces = text.split("**").enumerate();
    let span = |(at, text): (usize, &str)| Span { text: text.to_owned(), is_bold: at % 2 == 1 };
    pieces.map(span).filter(|span| !span.text.is_empty()).collect()
}

fn cells(line: &str) -> Option<Vec<String>> {
    let inner = line.strip_prefix('|')?.strip_suffix('|')?;
    Some(inner.split('|').map(|cell| cell.trim().to_owned()).collect())
}

fn is_rule(cells: &[String]) -> bool {
    cells.iter().all(|cell| !cell.is_empty() && cell.chars().all(|c| c == '-' || c == ':'))
}
