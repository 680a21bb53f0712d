//! Sheets: what stands where on which page, in points from the left and from the top.

use crate::{
    Curve, NotWritten, Paper,
    blocks::{Block, Span, blocks},
    face::Face,
    lines::broken,
};

/// A4.
pub const WIDTH: f32 = 595.28;
pub const HEIGHT: f32 = 841.89;
pub const MARGIN: f32 = 56.0;
const BOTTOM: f32 = HEIGHT - 64.0;
pub const INNER: f32 = WIDTH - MARGIN - MARGIN;

const TITLE: f32 = 20.0;
const HEADING: f32 = 13.0;
const BODY: f32 = 10.5;
const CELL: f32 = 9.5;
const CURVE_HEIGHT: f32 = 150.0;

/// How dark something is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    /// Titles and what is bold.
    Black,
    Dark,
    /// What stands beside.
    Grey,
    /// Headings and the curve.
    Blue,
    /// Behind the heading of a table.
    Pale,
    Rule,
}

/// One thing on a page.
#[derive(Debug, Clone, PartialEq)]
pub enum Mark {
    /// Its base line begins there.
    Text {
        x: f32,
        y: f32,
        size: f32,
        ink: Ink,
        text: String,
    },
    /// A filled rectangle: left, top, width, height.
    Area {
        place: (f32, f32, f32, f32),
        ink: Ink,
    },
    Line {
        points: Vec<(f32, f32)>,
        wide: f32,
        ink: Ink,
    },
}

pub type Sheet = Vec<Mark>;

/// The pages of a document.
pub fn sheets(paper: &Paper<'_>, face: &Face) -> Result<Vec<Sheet>, NotWritten> {
    let mut press = Press { face, sheets: vec![Vec::new()], y: MARGIN };
    let title = [Span { text: paper.title.to_owned(), is_bold: true }];
    press.lines(&title, (0.0, TITLE, TITLE * 1.4), Ink::Black)?;
    let sub = [Span { text: paper.sub.to_owned(), is_bold: false }];
    press.lines(&sub, (0.0, CELL, CELL * 1.8), Ink::Grey)?;
    press.y += 6.0;
    press.rule();
    let mut blocks = blocks(paper.markdown).into_iter().peekable();
    while let Some(block) = blocks.next() {
        press.block(block, blocks.peek(), paper.curve)?;
    }
    let mut sheets = press.sheets;
    let count = sheets.len();
    for (at, sheet) in sheets.iter_mut().enumerate() {
        sheet.extend(foot(paper, (at + 1, count), face)?);
    }
    Ok(sheets)
}

/// The line at the foot, with the number of the page.
fn foot(paper: &Paper<'_>, (no, count): (usize, usize), face: &Face) -> Result<Sheet, NotWritten> {
    let (y, size, ink) = (HEIGHT - 34.0, 8.5, Ink::Grey);
    let number = format!("第{no}页，共{count}页");
    let x = WIDTH - MARGIN - face.width(&number, size)?;
    let rule = vec![(MARGIN, y - 14.0), (WIDTH - MARGIN, y - 14.0)];
    Ok(vec![
        Mark::Line { points: rule, wide: 0.5, ink: Ink::Rule },
        Mark::Text { x: MARGIN, y, size, ink, text: paper.foot.to_owned() },
        Mark::Text { x, y, size, ink, text: number },
    ])
}

pub struct Press<'a> {
    pub face: &'a Face,
    pub sheets: Vec<Sheet>,
    pub y: f32,
}

impl Press<'_> {
    fn block(
        &mut self,
        block: Block,
        next: Option<&Block>,
        curve: Option<&Curve>,
    ) -> Result<(), NotWritten> {
        match block {
            Block::Heading(text) => {
                self.y += 10.0;
                // Not alone at the foot of a page, nor with nothing but the head of a table.
                let below = match next {
                    Some(Block::Table(table)) => self.begin_height(table)?,
                    _ => BODY * 1.7,
                };
                self.room(HEADING * 1.6 + below);
                let spans = [Span { text, is_bold: true }];
                self.lines(&spans, (0.0, HEADING, HEADING * 1.6), Ink::Blue)?;
            }
            Block::Paragraph(spans) => {
                self.lines(&spans, (0.0, BODY, BODY * 1.7), Ink::Dark)?;
                self.y += 4.0;
            }
            Block::Point(mark, spans) => {
                self.room(BODY * 1.7);
                let (y, text) = (self.y + BODY * 1.2, mark);
                self.mark(Mark::Text { x: MARGIN, y, size: BODY, ink: Ink::Grey, text });
                self.lines(&spans, (18.0, BODY, BODY * 1.7), Ink::Dark)?;
                self.y += 2.0;
            }
            Block::Table(table) => self.table(&table)?,
            Block::Curve => {
                if let Some(curve) = curve {
                    self.curve(curve)?;
                }
            }
        }
        Ok(())
    }

    pub fn mark(&mut self, mark: Mark) {
        if let Some(sheet) = self.sheets.last_mut() {
            sheet.push(mark);
        }
    }

    /// Goes on to another page where there is no room for so much.
    pub fn room(&mut self, height: f32) {
        if self.y + height > BOTTOM && self.y > MARGIN {
            self.sheets.push(Vec::new());
            self.y = MARGIN;
        }
    }

    fn lines(
        &mut self,
        spans: &[Span],
        (indent, size, high): (f32, f32, f32),
        ink: Ink,
    ) -> Result<(), NotWritten> {
        for line in broken(spans, (INNER - indent, size), self.face)? {
            self.room(high);
            let y = self.y + (high + size) / 2.0 - size * 0.12;
            for piece in line {
                let ink = if piece.is_bold && ink == Ink::Dark { Ink::Black } else { ink };
                let x = MARGIN + indent + piece.x;
                self.mark(Mark::Text { x, y, size, ink, text: piece.text });
            }
            self.y += high;
        }
        Ok(())
    }

    fn rule(&mut self) {
        let points = vec![(MARGIN, self.y), (WIDTH - MARGIN, self.y)];
        self.mark(Mark::Line { points, wide: 0.5, ink: Ink::Rule });
        self.y += 8.0;
    }

    fn curve(&mut self, curve: &Curve) -> Result<(), NotWritten> {
        self.room(CURVE_HEIGHT + 52.0);
        let (size, ink) = (8.5, Ink::Grey);
        let (top, high) = (self.y + 28.0, CURVE_HEIGHT);
        let text =
            |x: f32, y: f32, text: &str| Mark::Text { x, y, size, ink, text: text.to_owned() };
        let right = WIDTH - MARGIN - self.face.width(&curve.days.1, size)?;
        self.mark(text(MARGIN, self.y + 10.0, &curve.name));
        for (part, label) in [(0.0, &curve.bounds.1), (1.0, &curve.bounds.0)] {
            let y = top + high * part;
            let points = vec![(MARGIN, y), (WIDTH - MARGIN, y)];
            self.mark(Mark::Line { points, wide: 0.4, ink: Ink::Rule });
            self.mark(text(MARGIN, y - 3.0, label));
        }
        let last = count(curve.points.len().saturating_sub(1)).max(1.0);
        let at = |(number, part): (usize, &f32)| {
            (MARGIN + INNER * count(number) / last, top + high * (1.0 - part))
        };
        let points: Vec<(f32, f32)> = curve.points.iter().enumerate().map(at).collect();
        if points.len() > 1 {
            self.mark(Mark::Line { points, wide: 1.2, ink: Ink::Blue });
        }
        self.mark(text(MARGIN, top + high + 14.0, &curve.days.0));
        self.mark(text(right, top + high + 14.0, &curve.days.1));
        self.y = top + high + 24.0;
        Ok(())
    }
}

/// A small count as a measure.
pub fn count(number: usize) -> f32 {
    f32::from(u16::try_from(number).unwrap_or(u16::MAX))
}
