//! The font: which letters it has, and how wide they are.

use crate::NotWritten;
use brotli_decompressor::Decompressor;
use std::{io::Read, sync::LazyLock};
use ttf_parser::{Face as Parsed, GlyphId};

static PACKED: &[u8] = include_bytes!("../font/NotoSansSC-GB2312.ttf.br");
static FACE: LazyLock<Option<Face>> = LazyLock::new(Face::load);

/// The font, ready to be measured and drawn.
pub struct Face {
    parsed: Parsed<'static>,
    pub drawn: krilla::text::Font,
    per_em: f32,
}

impl Face {
    /// The one font.
    pub fn get() -> Result<&'static Self, NotWritten> {
        FACE.as_ref().ok_or_else(|| NotWritten::Broken("the font cannot be read".to_owned()))
    }

    fn load() -> Option<Self> {
        const PIECE: usize = 64 * 1024;
        let mut bytes = Vec::new();
        Decompressor::new(PACKED, PIECE).read_to_end(&mut bytes).ok()?;
        // For ever, as the face is.
        let bytes: &[u8] = bytes.leak();
        let parsed = Parsed::parse(bytes, 0).ok()?;
        let drawn = krilla::text::Font::new(bytes.into(), 0)?;
        let per_em = f32::from(parsed.units_per_em());
        Some(Self { parsed, drawn, per_em })
    }

    /// Number and width of a letter, in parts of the font's size.
    pub fn letter(&self, letter: char) -> Result<(u16, f32), NotWritten> {
        let GlyphId(number) = self.parsed.glyph_index(letter).ok_or(NotWritten::Letter(letter))?;
        let advance = self.parsed.glyph_hor_advance(GlyphId(number)).unwrap_or_default();
        Ok((number, f32::from(advance) / self.per_em))
    }

    /// How wide a text is in a size.
    pub fn width(&self, text: &str, size: f32) -> Result<f32, NotWritten> {
        text.chars().try_fold(0.0, |sum, letter| Ok(sum + self.letter(letter)?.1 * size))
    }
}
