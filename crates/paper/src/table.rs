//! Tables: columns as wide as their dashes say, else of one width; the heading stands again on each
//! page.

use crate::{
    NotWritten,
    blocks::{Span, Table},
    lines::{Piece, broken},
    sheet::{INNER, Ink, MARGIN, Mark, Press, count},
};

const CELL: f32 = 9.5;
/// Where there are many columns.
const SMALL: f32 = 8.0;
const MANY: usize = 5;
const PAD: f32 = 6.0;
const ABOVE: f32 = 4.0;

/// Where the columns of a table are.
struct Grid {
    places: Vec<Place>,
    size: f32,
    pad: f32,
}

struct Place {
    left: f32,
    wide: f32,
    is_right: bool,
}

impl Grid {
    fn of(table: &Table, columns: usize) -> Self {
        let many = columns > MANY;
        let (size, pad) = if many { (SMALL, PAD / 2.0) } else { (CELL, PAD) };
        let column = |at: usize| table.columns.get(at).filter(|_| table.columns.len() == columns);
        let part = |at: usize| column(at).map_or(1.0, |column| f32::from(column.parts.max(1)));
        let all: f32 = (0..columns).map(part).sum();
        let (mut left, mut places) = (MARGIN, Vec::with_capacity(columns));
        for at in 0..columns {
            let wide = INNER * part(at) / all;
            let is_right = column(at).is_some_and(|column| column.is_right);
            places.push(Place { left, wide, is_right });
            left += wide;
        }
        Self { places, size, pad }
    }
}

type Lines = Vec<Vec<Piece>>;

impl Press<'_> {
    /// How high its head and its first row are: they stand together.
    pub fn begin_height(&self, table: &Table) -> Result<f32, NotWritten> {
        let Some(head) = table.rows.first() else { return Ok(0.0) };
        let grid = Grid::of(table, head.len());
        let mut high = ABOVE;
        for (at, row) in table.rows.iter().take(2).enumerate() {
            high += height(&self.cells(row, &grid, at == 0)?, &grid);
        }
        Ok(high)
    }

    pub fn table(&mut self, table: &Table) -> Result<(), NotWritten> {
        self.room(self.begin_height(table)?);
        self.y += ABOVE;
        let Some(head) = table.rows.first() else { return Ok(()) };
        let grid = Grid::of(table, head.len());
        for (at, row) in table.rows.iter().enumerate() {
            let pages = self.sheets.len();
            let lines = self.cells(row, &grid, at == 0)?;
            self.room(height(&lines, &grid));
            if at > 0 && self.sheets.len() > pages {
                let head = self.cells(head, &grid, true)?;
                self.row(head, &grid, true)?;
            }
            self.row(lines, &grid, at == 0)?;
        }
        self.y += 8.0;
        Ok(())
    }

    /// The lines of each cell of a row that has a column.
    fn cells(&self, row: &[String], grid: &Grid, is_bold: bool) -> Result<Vec<Lines>, NotWritten> {
        let cells = row.iter().zip(&grid.places);
        let lines = cells.map(|(cell, place)| {
            let spans = [Span { text: cell.clone(), is_bold }];
            broken(&spans, (place.wide - grid.pad - grid.pad, grid.size), self.face)
        });
        lines.collect()
    }

    fn row(&mut self, cells: Vec<Lines>, grid: &Grid, is_head: bool) -> Result<(), NotWritten> {
        let (size, high) = (grid.size, height(&cells, grid));
        if is_head {
            self.mark(Mark::Area { place: (MARGIN, self.y, INNER, high), ink: Ink::Pale });
        }
        let ink = if is_head { Ink::Black } else { Ink::Dark };
        for (lines, place) in cells.into_iter().zip(&grid.places) {
            for (number, line) in lines.into_iter().enumerate() {
                let y = self.y + PAD / 2.0 + size * 1.15 + count(number) * size * 1.5;
                let left = place.left + grid.pad + self.beside(&line, place, grid)?;
                for piece in line {
                    self.mark(Mark::Text { x: left + piece.x, y, size, ink, text: piece.text });
                }
            }
        }
        self.y += high;
        let points = vec![(MARGIN, self.y), (MARGIN + INNER, self.y)];
        self.mark(Mark::Line { points, wide: 0.4, ink: Ink::Rule });
        Ok(())
    }

    /// How far a line is moved to end at the right edge of its column.
    fn beside(&self, line: &[Piece], place: &Place, grid: &Grid) -> Result<f32, NotWritten> {
        let Some(last) = line.last().filter(|_| place.is_right) else { return Ok(0.0) };
        let wide = last.x + self.face.width(last.text.trim_end(), grid.size)?;
        Ok((place.wide - grid.pad - grid.pad - wide).max(0.0))
    }
}

fn height(cells: &[Lines], grid: &Grid) -> f32 {
    let most = cells.iter().map(Vec::len).max().unwrap_or(1).max(1);
    count(most) * grid.size * 1.5 + PAD
}
