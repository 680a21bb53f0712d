//! The files of the web app, embedded in the binary, as browsers take them.

use axum::{
    body::Bytes,
    http::{HeaderMap, header},
};
use flate2::read::GzDecoder;
use rust_embed::{EmbeddedFile, RustEmbed};
use std::{borrow::Cow, io::Read};

/// Of what the build leaves packed, only that: browsers take it so, and plainly it would be five
/// more megabytes of the binary.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[exclude = "assets/*.js"]
#[exclude = "assets/*.mjs"]
#[exclude = "assets/*.css"]
#[allow_missing = true]
pub struct Web;

/// What a build leaves beside a file, the smallest first: name in the header, ending of the file.
const ENCODINGS: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

/// A file as it is sent.
pub struct File {
    pub data: Bytes,
    pub encoding: Option<&'static str>,
}

/// The smallest form of a file that the browser takes.
pub fn found(path: &str, asked: &HeaderMap) -> Option<File> {
    packed(path, asked).or_else(|| plain(path))
}

/// The smallest form of a file that the browser takes, when the build made one.
fn packed(path: &str, asked: &HeaderMap) -> Option<File> {
    ENCODINGS.iter().filter(|(name, _)| takes(asked, name)).find_map(|(name, ending)| {
        let data = bytes(Web::get(&format!("{path}.{ending}"))?);
        Some(File { data, encoding: Some(name) })
    })
}

/// A file as it is, for who takes no packed one.
fn plain(path: &str) -> Option<File> {
    let data = match Web::get(path) {
        Some(file) => bytes(file),
        None => {
            let mut plain = Vec::new();
            let packed = Web::get(&format!("{path}.gz"))?.data;
            GzDecoder::new(&*packed).read_to_end(&mut plain).ok()?;
            plain.into()
        }
    };
    Some(File { data, encoding: None })
}

fn bytes(file: EmbeddedFile) -> Bytes {
    match file.data {
        Cow::Borrowed(data) => Bytes::from_static(data),
        Cow::Owned(data) => data.into(),
    }
}

/// Whether a browser takes an encoding: its lists, like `gzip, br;q=0.5`, have it and nowhere
/// refuse it with `q=0`, or with a weight that is none.
pub fn takes(asked: &HeaderMap, name: &str) -> bool {
    let lists = asked.get_all(header::ACCEPT_ENCODING).iter();
    let entries = lists.filter_map(|list| list.to_str().ok()).flat_map(|list| list.split(','));
    let mut weights = entries.filter_map(|entry| weight(entry, name)).peekable();
    weights.peek().is_some() && weights.all(|weight| weight > 0.0)
}

/// The weight that an entry of a list gives to an encoding, 1 where it says none.
fn weight(entry: &str, name: &str) -> Option<f32> {
    let mut parts = entry.split(';').map(str::trim);
    if !parts.next()?.eq_ignore_ascii_case(name) {
        return None;
    }
    let mut said = parts.filter_map(|part| part.split_once('='));
    let said = said.rfind(|(key, _)| key.trim().eq_ignore_ascii_case("q"));
    Some(said.map_or(1.0, |(_, weight)| weight.trim().parse().unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn an_encoding_is_taken_when_it_is_listed_and_not_refused() {
        let takes = |list, name| takes(&taking(list), name);
        assert!(takes("gzip, deflate, br, zstd", "br"));
        assert!(takes("gzip;q=0.8, BR ; q=0.5", "br"));
        assert!(!takes("gzip, br;q=0", "br"));
        assert!(!takes("gzip, br; q=0.000", "br"));
        for refused in ["gzip;Q=0", "gzip ; q = 0", "gzip;q=nan", "gzip;q=\"0\"", "gzip;q=0, gzip"]
        {
            assert!(!takes(refused, "gzip"), "{refused}");
        }
        assert!(!takes("brotli, gzip", "br"));
        assert!(!takes("", "gzip"));
        let lists = [(header::ACCEPT_ENCODING, HeaderValue::from_static("identity"))];
        let mut two = HeaderMap::from_iter(lists);
        two.append(header::ACCEPT_ENCODING, HeaderValue::from_static("gzip"));
        assert!(super::takes(&two, "gzip"));
        two.append(header::ACCEPT_ENCODING, HeaderValue::from_static("gzip;q=0"));
        assert!(!super::takes(&two, "gzip"));
    }

    #[test]
    fn who_takes_no_packed_file_gets_it_plainly() {
        let packed = Web::iter().find(|path| path.ends_with(".js.gz"));
        // Without a build of the web app there is none.
        let Some(path) = packed.as_deref().and_then(|path| path.strip_suffix(".gz")) else {
            return;
        };
        let taking = |encodings| found(path, &taking(encodings)).unwrap();
        let file = taking("gzip");
        let mut unpacked = Vec::new();
        GzDecoder::new(&*file.data).read_to_end(&mut unpacked).unwrap();
        assert_eq!((file.encoding, unpacked.is_empty()), (Some("gzip"), false));
        assert_eq!(taking("gzip, br").encoding, Some("br"));
        let plain = taking("identity");
        assert_eq!((plain.encoding, &*plain.data), (None, &unpacked[..]));
        assert!(found("assets/none.js", &HeaderMap::new()).is_none());
    }

    fn taking(encodings: &'static str) -> HeaderMap {
        let taken = HeaderValue::from_static(encodings);
        HeaderMap::from_iter([(header::ACCEPT_ENCODING, taken)])
    }
}
