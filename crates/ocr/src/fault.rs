//! What is likely wrong with a photo on which nothing could be read: the next one will be better.

use image::{
    GrayImage,
    imageops::{FilterType, resize},
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The likeliest reason why nothing could be read on a photo.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Fault {
    /// Too little light.
    Dark,
    /// A lamp or a window lies on it.
    Glare,
    /// Out of focus, or moved.
    Blurred,
}

/// The edge at which it is judged, pixels: printed letters are still a few pixels high, and the
/// grain of a sensor is gone.
const EDGE: u32 = 640;
/// Below this mean brightness, of 255, letters drown in the grain.
const DARK: u64 = 60;
/// As bright as a sensor goes.
const BURNT: u8 = 253;
/// Of the middle burnt out, per cent: a reflection from this on; from [`PAPER`] on it is the paper
/// itself that is white.
const REFLECTION: u64 = 4;
const PAPER: u64 = 50;
/// Sharp print changes by this much from one pixel to the next, of 255, at its
/// [`EDGES_OF`]th strongest edges.
const SHARP: u8 = 60;
/// One of so many pixels lies on such an edge where anything is printed.
const EDGES_OF: usize = 100;

/// None where nothing of the picture itself explains it, as when something else was taken.
pub(crate) fn fault_of(grey: &GrayImage) -> Option<Fault> {
    let longer = grey.width().max(grey.height()).max(EDGE);
    let scaled = |edge: u32| (edge.saturating_mul(EDGE) / longer).max(1);
    let small = resize(grey, scaled(grey.width()), scaled(grey.height()), FilterType::Triangle);
    if mean(&small) < DARK {
        return Some(Fault::Dark);
    }
    if (REFLECTION..PAPER).contains(&burnt_percent(&small)) {
        return Some(Fault::Glare);
    }
    (strongest_edges(&small) < SHARP).then_some(Fault::Blurred)
}

fn mean(grey: &GrayImage) -> u64 {
    let sum: u64 = grey.as_raw().iter().map(|pixel| u64::from(*pixel)).sum();
    sum / length(grey.as_raw().len())
}

/// Of the middle, which the certificate fills; a bright table around it is no fault.
fn burnt_percent(grey: &GrayImage) -> u64 {
    let (width, height) = grey.dimensions();
    let inside = |at: u32, edge: u32| at >= edge / 5 && at < edge - edge / 5;
    let middle =
        grey.enumerate_pixels().filter(|(x, y, _)| inside(*x, width) && inside(*y, height));
    let (burnt, all) = middle.fold((0, 0), |(burnt, all), (_, _, pixel)| {
        (burnt + u64::from(pixel.0[0] >= BURNT), all + 1)
    });
    burnt * 100 / u64::max(all, 1)
}

/// How much the sharpest [`EDGES_OF`]th of all pixels differ from the next pixel of their row.
fn strongest_edges(grey: &GrayImage) -> u8 {
    let width = usize::try_from(grey.width()).unwrap_or(usize::MAX).max(1);
    let rows = grey.as_raw().chunks_exact(width);
    let steps = rows.flat_map(|row| row.windows(2).map(|pair| pair[0].abs_diff(pair[1])));
    let mut steps: Vec<u8> = steps.collect();
    if steps.is_empty() {
        return 0;
    }
    let weakest_of_them = steps.len() / EDGES_OF;
    *steps.select_nth_unstable_by(weakest_of_them, |a, b| b.cmp(a)).1
}

fn length(count: usize) -> u64 {
    u64::try_from(count).unwrap_or(u64::MAX).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{BACK, CARD, FRONT};
    use image::{Luma, imageops::fast_blur, load_from_memory};

    fn taken(bytes: &[u8], as_if: impl Fn(GrayImage) -> GrayImage) -> Option<Fault> {
        let small = load_from_memory(bytes).unwrap().thumbnail(800, 800);
        fault_of(&as_if(small.into_luma8()))
    }

    #[test]
    fn a_good_photo_has_no_fault() {
        for picture in [FRONT, BACK, CARD] {
            assert_eq!(taken(picture, |grey| grey), None);
        }
    }

    #[test]
    fn too_little_light_is_told() {
        for picture in [FRONT, BACK, CARD] {
            let dim = |mut grey: GrayImage| {
                grey.pixels_mut().for_each(|pixel| pixel.0[0] /= 5);
                grey
            };
            assert_eq!(taken(picture, dim), Some(Fault::Dark));
        }
    }

    #[test]
    fn a_reflection_is_told() {
        for picture in [FRONT, BACK, CARD] {
            let lamp = |mut grey: GrayImage| {
                let (width, height) = grey.dimensions();
                for (x, y, pixel) in grey.enumerate_pixels_mut() {
                    if x.abs_diff(width / 2) < width / 6 && y.abs_diff(height / 2) < height / 6 {
                        *pixel = Luma([255]);
                    }
                }
                grey
            };
            assert_eq!(taken(picture, lamp), Some(Fault::Glare));
        }
    }

    #[test]
    fn a_photo_out_of_focus_is_told() {
        for picture in [FRONT, BACK, CARD] {
            let far = |grey: GrayImage| {
                let width = f32::from(u16::try_from(grey.width()).unwrap());
                fast_blur(&grey, width / 120.0)
            };
            assert_eq!(taken(picture, far), Some(Fault::Blurred));
        }
    }

    #[test]
    fn the_smallest_and_the_narrowest_end_well() {
        for (width, height) in [(1, 1), (1_600, 1), (1, 1_600)] {
            let grey = GrayImage::from_pixel(width, height, Luma([200]));
            assert_eq!(fault_of(&grey), Some(Fault::Blurred));
        }
    }
}
