//! A text in Markdown, taken apart.

/// What stands below one another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    Heading(String),
    Paragraph(Vec<Span>),
    /// A point of a list, with its mark: `•`, `1.`.
    Point(String, Vec<Span>),
    Table(Table),
    Curve,
}

/// Rows of cells, the first of them the heading.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Table {
    pub rows: Vec<Vec<String>>,
    /// As the line of dashes has them; none where there is no such line.
    pub columns: Vec<Column>,
}

/// How a column stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Column {
    /// How wide it is beside the others: its dashes, `|----|--:|`.
    pub parts: u16,
    /// Its dashes end with `:`.
    pub is_right: bool,
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
            if !matches!(found.last(), Some(Block::Table(_))) {
                found.push(Block::Table(Table::default()));
            }
            if let Some(Block::Table(table)) = found.last_mut() {
                match is_rule(&cells) {
                    true => table.columns = cells.iter().map(|cell| column(cell)).collect(),
                    false => table.rows.push(cells),
                }
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

fn column(cell: &str) -> Column {
    let parts = u16::try_from(cell.len()).unwrap_or(1);
    Column { parts, is_right: cell.len() > 1 && cell.ends_with(':') }
}
