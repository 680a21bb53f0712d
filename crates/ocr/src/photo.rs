//! A photo as it comes from a phone, and the picture that an engine gets.

use crate::fault::{Fault, fault_of};
use image::{
    DynamicImage, GenericImageView, GrayImage, ImageDecoder, ImageFormat, ImageReader, Limits,
    Rgba, RgbaImage,
    codecs::{jpeg::JpegEncoder, png::PngEncoder},
    imageops::{FilterType, crop_imm, overlay, resize},
    metadata::Orientation,
};
use std::{fmt, io::Cursor};

/// The largest photo that is taken, bytes. The app sends about a tenth of it.
pub const PHOTO_BYTES_MAX: usize = 2 << 20;
/// Longer edges are scaled down to this, pixels: more costs time and reads no better.
const EDGE_MAX: u32 = 1_600;
/// A photo of more pixels is not unpacked.
const PIXELS_MAX: u64 = 40_000_000;
/// No photo is longer, pixels: what is costs more to scale than its pixels say.
const LONGEST: u32 = 20_000;
/// Of the JPEG of a portrait, of 100.
const PORTRAIT_QUALITY: u8 = 85;
/// Behind what is transparent in a photo.
const WHITE: Rgba<u8> = Rgba([255; 4]);
/// Memory for a photo when it is unpacked, bytes; its codec has as much beside it.
const UNPACKED_MAX: u64 = 192 << 20;

/// A photo whose first bytes are those of a JPEG, PNG or WebP and which is small enough.
#[derive(Clone)]
pub struct Photo {
    bytes: Vec<u8>,
    format: ImageFormat,
}

/// An upright grey picture as PNG, at most 1600 pixels at its longer edge.
pub struct Picture {
    png: Vec<u8>,
    /// What is wrong with it where nothing can be read on it.
    pub fault: Option<Fault>,
    /// Width, pixels.
    pub width: u32,
    /// Height, pixels.
    pub height: u32,
}

/// The media type by the first bytes, whatever the file's name says; none for anything but JPEG,
/// PNG and WebP.
pub fn media_type(bytes: &[u8]) -> Option<&'static str> {
    format(bytes).map(|format| format.to_mime_type())
}

/// Why a file is not taken as a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotTaken {
    /// Neither a JPEG nor a PNG nor a WebP, or its head cannot be read.
    NoPicture,
    /// More pixels than anybody should unpack, whatever its bytes.
    TooManyPixels,
}

/// The media type of a picture that may be kept: judged by its head, before anybody unpacks it.
///
/// # Errors
/// It is not to be taken.
pub fn judge(bytes: &[u8]) -> Result<&'static str, NotTaken> {
    let format = format(bytes).ok_or(NotTaken::NoPicture)?;
    let reader = ImageReader::with_format(Cursor::new(bytes), format);
    let (width, height) = reader.into_dimensions().map_err(|_| NotTaken::NoPicture)?;
    match is_of_a_size(width, height) {
        true => Ok(format.to_mime_type()),
        false => Err(NotTaken::TooManyPixels),
    }
}

impl Photo {
    /// None when it is something else than a photo, or too large.
    pub fn of(bytes: Vec<u8>) -> Option<Self> {
        let format = format(&bytes)?;
        (bytes.len() <= PHOTO_BYTES_MAX).then_some(Self { bytes, format })
    }

    /// As [`judge`].
    ///
    /// # Errors
    /// It is not to be taken.
    pub fn judge(&self) -> Result<&'static str, NotTaken> {
        judge(&self.bytes)
    }

    /// Turned upright by its EXIF orientation, scaled down, grey; none when it cannot be unpacked.
    /// Takes about a tenth of a second: not to be run where others wait.
    pub fn picture(&self) -> Option<Picture> {
        let grey = self.grey()?;
        let (width, height) = fitting(grey.width(), grey.height());
        let grey = match (width, height) == grey.dimensions() {
            true => grey,
            false => resize(&grey, width, height, FilterType::Triangle),
        };
        let mut png = Vec::new();
        grey.write_with_encoder(PngEncoder::new(&mut png)).ok()?;
        Some(Picture { png, fault: fault_of(&grey), width, height })
    }

    /// The middle of it as a square of `edge` pixels, upright, as JPEG: drawn anew, so that nothing
    /// else that the file carried, such as where it was taken, goes along. None when it cannot be
    /// unpacked. Takes about a tenth of a second: not to be run where others wait.
    pub fn portrait(&self, edge: u32) -> Option<Vec<u8>> {
        let (photo, orientation) = self.unpack().ok().flatten()?;
        let (width, height) = photo.dimensions();
        let inner = width.min(height);
        // Cut out before it is scaled: a strip would be scaled up to more than any memory holds.
        let square = crop_imm(&photo, (width - inner) / 2, (height - inner) / 2, inner, inner);
        let mut middle = DynamicImage::from(resize(&*square, edge, edge, FilterType::Triangle));
        middle.apply_orientation(orientation);
        let mut square = RgbaImage::from_pixel(edge, edge, WHITE);
        overlay(&mut square, &middle.into_rgba8(), 0, 0);
        let mut jpeg = Vec::new();
        let encoder = JpegEncoder::new_with_quality(&mut jpeg, PORTRAIT_QUALITY);
        DynamicImage::ImageRgba8(square).into_rgb8().write_with_encoder(encoder).ok()?;
        Some(jpeg)
    }

    /// Upright and grey, as large as it was taken; none when it cannot be unpacked.
    fn grey(&self) -> Option<GrayImage> {
        let (photo, orientation) = self.unpack().ok().flatten()?;
        let mut grey = DynamicImage::ImageLuma8(on_white(photo).into_luma8());
        grey.apply_orientation(orientation);
        Some(grey.into_luma8())
    }

    /// As it was taken, and how it is to be turned, which costs less when it has become smaller.
    fn unpack(&self) -> image::ImageResult<Option<(DynamicImage, Orientation)>> {
        let mut reader = ImageReader::with_format(Cursor::new(&self.bytes), self.format);
        let mut limits = Limits::default();
        limits.max_alloc = Some(UNPACKED_MAX);
        reader.limits(limits);
        let mut decoder = reader.into_decoder()?;
        if !fits_memory(decoder.dimensions(), decoder.total_bytes()) {
            return Ok(None);
        }
        let orientation = decoder.orientation()?;
        Ok(Some((DynamicImage::from_decoder(decoder)?, orientation)))
    }
}

impl Picture {
    /// The bytes of a PNG.
    pub fn png(&self) -> &[u8] {
        &self.png
    }
}

/// Shows the size only.
impl fmt::Debug for Photo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Photo({} bytes)", self.bytes.len())
    }
}

/// Shows the size only.
impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Picture({} x {})", self.width, self.height)
    }
}

fn format(bytes: &[u8]) -> Option<ImageFormat> {
    match bytes {
        [0xff, 0xd8, 0xff, ..] => Some(ImageFormat::Jpeg),
        [0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a, ..] => Some(ImageFormat::Png),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Some(ImageFormat::WebP),
        _ => None,
    }
}

/// Whether a picture of this size and depth may be unpacked; the codecs' own limit is on what they
/// need beside it.
fn fits_memory((width, height): (u32, u32), bytes: u64) -> bool {
    is_of_a_size(width, height) && bytes <= UNPACKED_MAX
}

fn is_of_a_size(width: u32, height: u32) -> bool {
    u64::from(width) * u64::from(height) <= PIXELS_MAX && width.max(height) <= LONGEST
}

/// What is transparent becomes white, as paper is.
fn on_white(photo: DynamicImage) -> DynamicImage {
    if !photo.color().has_alpha() {
        return photo;
    }
    let mut page = RgbaImage::from_pixel(photo.width(), photo.height(), WHITE);
    overlay(&mut page, &photo.into_rgba8(), 0, 0);
    DynamicImage::from(page)
}

/// Width and height within [`EDGE_MAX`], in the same proportion.
fn fitting(width: u32, height: u32) -> (u32, u32) {
    let longer = width.max(height);
    if longer <= EDGE_MAX {
        return (width, height);
    }
    let scaled = |edge: u32| (edge.saturating_mul(EDGE_MAX) / longer).max(1);
    (scaled(width), scaled(height))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{jpeg, png, png_that_claims, with_orientation};

    #[test]
    fn a_photo_is_known_by_its_first_bytes() {
        assert_eq!(media_type(&jpeg(8, 8)), Some("image/jpeg"));
        assert_eq!(media_type(&png(8, 8)), Some("image/png"));
        assert_eq!(media_type(b"RIFF0000WEBPVP8 "), Some("image/webp"));
        for bytes in [&b"<svg onload=alert(1)>"[..], b"GIF89a", b"%PDF-1.7", b""] {
            assert_eq!(media_type(bytes), None);
            assert!(Photo::of(bytes.to_vec()).is_none());
        }
    }

    #[test]
    fn a_strip_makes_a_portrait_of_its_middle_and_no_photo_is_longer_than_a_strip() {
        for (width, height) in [(2_000, 1), (1, 2_000), (19_999, 3)] {
            let strip = Photo::of(png(width, height)).unwrap();
            let portrait = image::load_from_memory(&strip.portrait(240).unwrap()).unwrap();
            assert_eq!(portrait.dimensions(), (240, 240));
            assert!(strip.picture().is_some());
        }
        let longer = Photo::of(png(20_001, 1)).unwrap();
        assert_eq!(longer.judge(), Err(NotTaken::TooManyPixels));
        assert!(longer.picture().is_none() && longer.portrait(240).is_none());
    }

    #[test]
    fn what_is_transparent_is_read_as_paper() {
        let mut out = Cursor::new(Vec::new());
        let glass = DynamicImage::from(RgbaImage::from_pixel(300, 200, Rgba([0; 4])));
        glass.write_to(&mut out, ImageFormat::Png).unwrap();
        let picture = Photo::of(out.into_inner()).unwrap().picture().unwrap();
        let read = image::load_from_memory(picture.png()).unwrap().into_luma8();
        assert!(read.pixels().all(|pixel| pixel.0 == [255]));
    }

    #[test]
    fn a_photo_that_is_too_large_or_broken_gives_no_picture() {
        let mut large = jpeg(8, 8);
        large.resize(PHOTO_BYTES_MAX + 1, 0);
        assert!(Photo::of(large).is_none());
        let mut torn = png(300, 200);
        torn.truncate(60);
        assert!(Photo::of(torn).unwrap().picture().is_none());
        assert!(Photo::of(b"RIFF0000WEBPVP8 ".to_vec()).unwrap().picture().is_none());
    }

    #[test]
    fn a_portrait_is_the_middle_as_an_upright_square_drawn_anew() {
        // Black above, white below; held turned, so that black is to be at the right.
        let shade = |y: u32| image::Luma([if y < 100 { 0 } else { 255 }]);
        let halves = DynamicImage::from(image::GrayImage::from_fn(300, 200, |_, y| shade(y)));
        let mut plain = Vec::new();
        halves.write_with_encoder(JpegEncoder::new(&mut plain)).unwrap();
        let photo = with_orientation(&plain, 6);
        let portrait = Photo::of(photo.clone()).unwrap().portrait(64).unwrap();
        assert_eq!(media_type(&portrait), Some("image/jpeg"));
        let drawn = image::load_from_memory(&portrait).unwrap().into_luma8();
        assert_eq!(drawn.dimensions(), (64, 64));
        let at = |x, y| drawn.get_pixel(x, y).0[0];
        assert!(at(60, 4) < 20 && at(60, 60) < 20, "{} {}", at(60, 4), at(60, 60));
        assert!(at(4, 4) > 235 && at(4, 60) > 235, "{} {}", at(4, 4), at(4, 60));
        let exif = |bytes: &[u8]| bytes.windows(4).any(|four| four == b"Exif");
        assert!(exif(&photo) && !exif(&portrait));
    }

    #[test]
    fn a_portrait_is_white_where_the_photo_is_transparent() {
        let mut clear = Cursor::new(Vec::new());
        DynamicImage::new_rgba8(90, 40).write_to(&mut clear, ImageFormat::Png).unwrap();
        let portrait = Photo::of(clear.into_inner()).unwrap().portrait(64).unwrap();
        let drawn = image::load_from_memory(&portrait).unwrap().into_rgb8();
        assert!(drawn.pixels().all(|pixel| pixel.0.iter().all(|&part| part > 250)));
    }

    #[test]
    fn there_is_no_portrait_of_a_torn_photo() {
        let mut torn = png(300, 200);
        torn.truncate(60);
        assert!(Photo::of(torn).unwrap().portrait(64).is_none());
    }

    #[test]
    fn a_picture_is_judged_by_its_head() {
        assert_eq!(judge(&png(8, 8)), Ok("image/png"));
        assert_eq!(judge(&jpeg(300, 200)), Ok("image/jpeg"));
        assert_eq!(judge(&png_that_claims(65_000, 65_000)), Err(NotTaken::TooManyPixels));
        assert_eq!(judge(&png_that_claims(8_000, 5_000)), Ok("image/png"));
        assert_eq!(judge(&png_that_claims(8_000, 5_001)), Err(NotTaken::TooManyPixels));
        for none in [&b"RIFF0000WEBPVP8 "[..], b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF89a"] {
            assert_eq!(judge(none), Err(NotTaken::NoPicture), "{none:?}");
        }
    }

    #[test]
    fn a_picture_that_would_fill_the_memory_is_not_unpacked() {
        let bomb = png(8_000, 6_000);
        assert!(bomb.len() < PHOTO_BYTES_MAX, "{} bytes", bomb.len());
        assert!(Photo::of(bomb.clone()).unwrap().picture().is_none());
        assert!(Photo::of(bomb).unwrap().portrait(64).is_none());
        assert!(fits_memory((5_200, 5_000), 4 * 26_000_000));
        assert!(!fits_memory((5_200, 5_000), 8 * 26_000_000), "deep pixels");
        assert!(!fits_memory((u32::MAX, u32::MAX), u64::MAX));
    }

    #[test]
    fn a_large_photo_is_scaled_down_and_a_small_one_is_not_scaled_up() {
        let large = Photo::of(jpeg(3_200, 1_000)).unwrap().picture().unwrap();
        assert_eq!((large.width, large.height), (1_600, 500));
        let small = Photo::of(png(300, 200)).unwrap().picture().unwrap();
        assert_eq!((small.width, small.height), (300, 200));
        assert_eq!(media_type(small.png()), Some("image/png"));
    }

    #[test]
    fn a_photo_is_turned_upright_by_its_orientation() {
        // 6: the camera was held turned, the picture is to be turned by 90° clockwise.
        let turned = Photo::of(crate::testing::with_orientation(&jpeg(300, 200), 6)).unwrap();
        let picture = turned.picture().unwrap();
        assert_eq!((picture.width, picture.height), (200, 300));
    }

    #[test]
    fn neither_photo_nor_picture_can_be_logged() {
        let photo = Photo::of(jpeg(8, 8)).unwrap();
        assert!(format!("{photo:?}").starts_with("Photo("));
        assert_eq!(format!("{:?}", photo.picture().unwrap()), "Picture(8 x 8)");
    }
}
