//! From marks on sheets to the bytes of a PDF.

use crate::{
    NotWritten, Paper,
    face::Face,
    sheet::{HEIGHT, Ink, Mark, Sheet, WIDTH},
};
use krilla::{
    Document,
    color::rgb,
    geom::{PathBuilder, Point, Rect},
    metadata::{DateTime, Metadata},
    num::NormalizedF32,
    page::PageSettings,
    paint::{Fill, Stroke},
    surface::Surface,
    text::{GlyphId, KrillaGlyph},
};

/// The bytes of a document.
pub fn written(paper: &Paper<'_>, sheets: &[Sheet], face: &Face) -> Result<Vec<u8>, NotWritten> {
    let mut document = Document::new();
    let (year, month, day) = paper.day;
    let metadata = Metadata::new()
        .title(paper.title.to_owned())
        .language("zh-CN".to_owned())
        .creation_date(DateTime::new(year).month(month).day(day));
    document.set_metadata(metadata);
    for sheet in sheets {
        let size = PageSettings::from_wh(WIDTH, HEIGHT);
        let size = size.ok_or_else(|| NotWritten::Broken("a page has no size".to_owned()))?;
        let mut page = document.start_page_with(size);
        let mut surface = page.surface();
        for mark in sheet {
            draw(&mut surface, mark, face)?;
        }
        surface.finish();
        page.finish();
    }
    document.finish().map_err(|error| NotWritten::Broken(format!("{error:?}")))
}

fn draw(surface: &mut Surface<'_>, mark: &Mark, face: &Face) -> Result<(), NotWritten> {
    match mark {
        Mark::Text { x, y, size, ink, text } => {
            let glyphs = glyphs(text, face)?;
            surface.set_stroke(None);
            surface.set_fill(Some(fill(*ink)));
            let start = Point::from_xy(*x, *y);
            surface.draw_glyphs(start, &glyphs, face.drawn.clone(), text, *size, false);
        }
        Mark::Area { place: (x, y, wide, high), ink } => {
            let mut path = PathBuilder::new();
            if let Some(area) = Rect::from_xywh(*x, *y, *wide, *high) {
                path.push_rect(area);
            }
            surface.set_stroke(None);
            surface.set_fill(Some(fill(*ink)));
            path.finish().iter().for_each(|path| surface.draw_path(path));
        }
        Mark::Line { points, wide, ink } => {
            let mut path = PathBuilder::new();
            for (at, (x, y)) in points.iter().enumerate() {
                if at == 0 { path.move_to(*x, *y) } else { path.line_to(*x, *y) }
            }
            surface.set_fill(None);
            let paint = color(*ink).into();
            surface.set_stroke(Some(Stroke { paint, width: *wide, ..Stroke::default() }));
            path.finish().iter().for_each(|path| surface.draw_path(path));
        }
    }
    Ok(())
}

fn glyphs(text: &str, face: &Face) -> Result<Vec<KrillaGlyph>, NotWritten> {
    let glyph = |(at, letter): (usize, char)| {
        let (number, wide) = face.letter(letter)?;
        let range = at..at + letter.len_utf8();
        Ok(KrillaGlyph::new(GlyphId::new(u32::from(number)), wide, 0.0, 0.0, 0.0, range, None))
    };
    text.char_indices().map(glyph).collect()
}

fn fill(ink: Ink) -> Fill {
    Fill { paint: color(ink).into(), opacity: NormalizedF32::ONE, ..Fill::default() }
}

fn color(ink: Ink) -> rgb::Color {
    let (red, green, blue) = match ink {
        Ink::Black => (17, 24, 39),
        Ink::Dark => (55, 65, 81),
        Ink::Grey => (107, 114, 128),
        Ink::Blue => (29, 78, 216),
        Ink::Pale => (239, 243, 250),
        Ink::Rule => (209, 213, 219),
    };
    rgb::Color::new(red, green, blue)
}
