//! For tests: an engine that answers what it was told, and small photos.
#![allow(clippy::missing_panics_doc, clippy::unwrap_used)]

use crate::{Area, Engine, Limits, Line, Photo, Picture, Reader, Reply, Script, Tesseract};
use image::{DynamicImage, GrayImage, ImageFormat};
use kernel::CustNo;
use std::{
    io::Cursor,
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
};
use tokio::sync::Notify;

/// The side with the portrait: 林晚舟, 110101199003077424. Drawn; nobody has this certificate.
pub const FRONT: &[u8] = include_bytes!("../pictures/front.jpg");
/// The side with the emblem: 2016.01.02-2036.01.02.
pub const BACK: &[u8] = include_bytes!("../pictures/back.jpg");
/// A card of an invented bank: 6299010000000017426.
pub const CARD: &[u8] = include_bytes!("../pictures/card.jpg");

/// What the installed Tesseract reads on a photo. None, and a word about it, where it is missing;
/// there it fails when `TAEL_TEST_OCR_REQUIRED` is `1`.
pub async fn read_for_real(photo: &[u8], script: Script) -> Option<Vec<Line>> {
    let engine = match Tesseract::find().await {
        Ok(engine) => engine,
        Err(missing) if std::env::var("TAEL_TEST_OCR_REQUIRED").is_ok_and(|v| v == "1") => {
            panic!("{missing}")
        }
        Err(missing) => {
            eprintln!("skipped: {missing}");
            return None;
        }
    };
    let reader = Reader::with(Arc::new(engine), Limits::USUAL);
    let photo = Photo::of(photo.to_vec()).unwrap();
    Some(reader.read(CustNo::try_from(1).unwrap(), photo, script).await.unwrap().lines)
}

/// Answers the same lines to every picture.
pub struct FakeEngine {
    lines: Mutex<Vec<Line>>,
    hangs: AtomicUsize,
    begun: Notify,
    stopped: AtomicUsize,
    pictures: Mutex<Vec<(u32, u32)>>,
}

impl FakeEngine {
    /// Answers these at once.
    #[must_use]
    pub fn answers(lines: Vec<Line>) -> Arc<Self> {
        Self::new(lines, 0)
    }

    /// Never answers the first picture; then as [`FakeEngine::answers`].
    #[must_use]
    pub fn hangs_once(lines: Vec<Line>) -> Arc<Self> {
        Self::new(lines, 1)
    }

    /// Answers these from now on.
    pub fn set(&self, lines: Vec<Line>) {
        *self.lines.lock().unwrap() = lines;
    }

    /// Until a picture has come that is not answered.
    pub async fn begun(&self) {
        self.begun.notified().await;
    }

    /// How many pictures were given up while they were being read.
    pub fn stopped(&self) -> usize {
        self.stopped.load(Ordering::SeqCst)
    }

    /// Width and height of each picture that came.
    pub fn pictures(&self) -> Vec<(u32, u32)> {
        self.pictures.lock().unwrap().clone()
    }

    fn new(lines: Vec<Line>, hangs: usize) -> Arc<Self> {
        Arc::new(Self {
            lines: Mutex::new(lines),
            hangs: AtomicUsize::new(hangs),
            begun: Notify::new(),
            stopped: AtomicUsize::new(0),
            pictures: Mutex::default(),
        })
    }
}

impl Engine for FakeEngine {
    fn read<'a>(&'a self, picture: &'a Picture, _: Script) -> Reply<'a, Vec<Line>> {
        Box::pin(async move {
            self.pictures.lock().unwrap().push((picture.width, picture.height));
            let less = |left: usize| left.checked_sub(1);
            if self.hangs.fetch_update(Ordering::SeqCst, Ordering::SeqCst, less).is_ok() {
                let _counted = Counted(&self.stopped);
                self.begun.notify_one();
                std::future::pending::<()>().await;
            }
            Ok(self.lines.lock().unwrap().clone())
        })
    }
}

/// Counts when it is dropped.
struct Counted<'a>(&'a AtomicUsize);

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.fetch_add(1, Ordering::SeqCst);
    }
}

/// A line without a place.
#[must_use]
pub fn line(text: &str, score: u8) -> Line {
    let area = Area { left: 0, top: 0, width: 100, height: 20 };
    Line { text: text.to_owned(), area, score }
}

/// Lines below each other, with their scores.
#[must_use]
pub fn lines(texts: &[(&str, u8)]) -> Vec<Line> {
    let place = |(number, (text, score)): (usize, &(&str, u8))| {
        let top = u32::try_from(number).unwrap() * 60;
        Line { area: Area { left: 0, top, width: 600, height: 30 }, ..line(text, *score) }
    };
    texts.iter().enumerate().map(place).collect()
}

/// A grey PNG of this size.
#[must_use]
pub fn png(width: u32, height: u32) -> Vec<u8> {
    encode(width, height, ImageFormat::Png)
}

/// A small PNG whose head says another size.
#[must_use]
pub fn png_that_claims(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = png(8, 8);
    bytes[16..20].copy_from_slice(&width.to_be_bytes());
    bytes[20..24].copy_from_slice(&height.to_be_bytes());
    let step = |crc: u32, _| (crc >> 1) ^ (0xedb8_8320 & (crc & 1).wrapping_neg());
    let crc =
        bytes[12..29].iter().fold(u32::MAX, |crc, byte| (0..8).fold(crc ^ u32::from(*byte), step));
    bytes[29..33].copy_from_slice(&(!crc).to_be_bytes());
    bytes
}

/// A grey JPEG of this size.
#[must_use]
pub fn jpeg(width: u32, height: u32) -> Vec<u8> {
    encode(width, height, ImageFormat::Jpeg)
}

/// A JPEG with an EXIF orientation, 1 to 8.
#[must_use]
pub fn with_orientation(jpeg: &[u8], orientation: u8) -> Vec<u8> {
    // One entry: tag 0x0112, a short, once.
    let mut exif = b"Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0".to_vec();
    exif.extend([orientation, 0, 0, 0, 0, 0, 0, 0]);
    let length = u16::try_from(exif.len() + 2).unwrap().to_be_bytes();
    [&jpeg[..2], &[0xff, 0xe1], &length, &exif, &jpeg[2..]].concat()
}

fn encode(width: u32, height: u32, format: ImageFormat) -> Vec<u8> {
    let grey = DynamicImage::from(GrayImage::from_pixel(width, height, image::Luma([200])));
    let mut out = Cursor::new(Vec::new());
    grey.write_to(&mut out, format).unwrap();
    out.into_inner()
}
