//! The files of the web app, embedded in the binary, as browsers take them.

use axum::{
    body::Bytes,
    http::{HeaderMap, header},
};
use brotli_decompressor::Decompressor;
use flate2::{Compression, read::GzEncoder};
use rust_embed::{EmbeddedFile, RustEmbed};
use std::{
    borrow::Cow,
    collections::HashMap,
    io::Read,
    sync::{LazyLock, PoisonError, RwLock},
};

/// Of what the build packs, only that: plainly it would be eight more megabytes of the binary.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[include = "*.br"]
#[include = "*.png"]
#[allow_missing = true]
pub struct Web;

/// What was unpacked for who takes no Brotli.
static UNPACKED: LazyLock<Kept> = LazyLock::new(Kept::default);

/// A file as it is sent.
pub struct File {
    pub data: Bytes,
    pub encoding: Option<&'static str>,
}

/// The smallest form of a file that the browser takes.
pub fn found(path: &str, asked: &HeaderMap) -> Option<File> {
    if let Some(file) = Web::get(path) {
        return Some(File { data: bytes(file), encoding: None });
    }
    let packed = Web::get(&format!("{path}.br"))?;
    if takes(asked, "br") {
        return Some(File { data: bytes(packed), encoding: Some("br") });
    }
    let forms = UNPACKED.get_or_make(path, || Forms::of(unpacked(&packed)?))?;
    Some(forms.sent(asked))
}

/// A file as it was before the build packed it.
pub fn plain(path: &str) -> Option<Vec<u8>> {
    unpacked(&Web::get(&format!("{path}.br"))?)
}

fn unpacked(packed: &EmbeddedFile) -> Option<Vec<u8>> {
    const PIECE: usize = 16 * 1024;
    let mut plain = Vec::new();
    Decompressor::new(&*packed.data, PIECE).read_to_end(&mut plain).ok()?;
    Some(plain)
}

fn bytes(file: EmbeddedFile) -> Bytes {
    match file.data {
        Cow::Borrowed(data) => Bytes::from_static(data),
        Cow::Owned(data) => data.into(),
    }
}

/// A file as it is, and packed for who takes it so.
#[derive(Clone)]
pub struct Forms {
    plain: Bytes,
    gzip: Bytes,
}

impl Forms {
    pub fn of(plain: Vec<u8>) -> Option<Self> {
        let mut gzip = Vec::new();
        GzEncoder::new(&*plain, Compression::best()).read_to_end(&mut gzip).ok()?;
        Some(Self { plain: plain.into(), gzip: gzip.into() })
    }

    pub fn sent(self, asked: &HeaderMap) -> File {
        match takes(asked, "gzip") {
            true => File { data: self.gzip, encoding: Some("gzip") },
            false => File { data: self.plain, encoding: None },
        }
    }
}

/// Files by their names, made when one is first asked for. There are no more than the build has. A
/// program that was built for its developers reads the files as they are.
#[derive(Default)]
pub struct Kept(RwLock<HashMap<String, Forms>>);

impl Kept {
    pub fn get_or_make(&self, name: &str, make: impl FnOnce() -> Option<Forms>) -> Option<Forms> {
        let kept = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(forms) = kept.get(name) {
            return Some(forms.clone());
        }
        drop(kept);
        let forms = make()?;
        if !cfg!(debug_assertions) {
            let mut kept = self.0.write().unwrap_or_else(PoisonError::into_inner);
            kept.insert(name.to_owned(), forms.clone());
        }
        Some(forms)
    }

    #[cfg(test)]
    pub fn count(&self) -> usize {
        self.0.read().unwrap().len()
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
    use flate2::read::GzDecoder;
    use std::path::Path;

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
        // Without a build of the web app there is none.
        for ending in [".js", ".bcmap", ".ttf", ".webmanifest"] {
            let path = Web::iter().find(|path| path.ends_with(&format!("{ending}.br")));
            let Some(path) = path.as_deref().and_then(|path| path.strip_suffix(".br")) else {
                return;
            };
            let taking = |encodings| found(path, &taking(encodings)).unwrap();
            let file = taking("gzip");
            let mut unzipped = Vec::new();
            GzDecoder::new(&*file.data).read_to_end(&mut unzipped).unwrap();
            assert_eq!((file.encoding, unzipped.is_empty()), (Some("gzip"), false));
            let packed = taking("gzip, br");
            assert_eq!(packed.encoding, Some("br"));
            assert_eq!(packed.data, bytes(Web::get(&format!("{path}.br")).unwrap()));
            let plain = taking("identity");
            assert_eq!((plain.encoding, &*plain.data), (None, &unzipped[..]));
            let built = std::fs::read(format!("../../web/dist/{path}")).unwrap();
            assert!(built == unzipped, "{path} is not what was built");
        }
        assert!(found("assets/none.js", &HeaderMap::new()).is_none());
    }

    #[test]
    fn whatever_the_build_made_is_found() {
        // Without a build of the web app there is nothing; for nobody is what tells of the build.
        let built = [Path::new("../../web/dist")].into_iter().filter(|dist| dist.exists());
        for name in built.flat_map(|dist| files_below(dist, dist)) {
            let shown = !name.starts_with(".vite/");
            assert_eq!(found(&name, &taking("br")).is_some(), shown, "{name}");
        }
    }

    fn files_below(folder: &Path, root: &Path) -> Vec<String> {
        let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        entries.fold(Vec::new(), |mut files, path| {
            match path.is_dir() {
                true => files.extend(files_below(&path, root)),
                false => files.push(path.strip_prefix(root).unwrap().display().to_string()),
            }
            files
        })
    }

    #[test]
    fn what_is_packed_already_is_sent_as_it_is() {
        // Without a build of the web app there is none.
        let Some(file) = found("icons/icon-192.png", &taking("gzip, br")) else { return };
        assert_eq!((file.encoding, &file.data[1..4]), (None, &b"PNG"[..]));
    }

    #[test]
    fn what_was_made_is_made_again_by_developers_alone() {
        let kept = Kept::default();
        let made = |text: &str| {
            let forms = kept.get_or_make("a.js", || Forms::of(text.as_bytes().to_vec()));
            forms.unwrap().sent(&HeaderMap::new()).data
        };
        assert_eq!(made("one"), "one");
        let again = made("two");
        assert_eq!(
            (again == "one", kept.count()),
            match cfg!(debug_assertions) {
                true => (false, 0),
                false => (true, 1),
            }
        );
    }

    fn taking(encodings: &'static str) -> HeaderMap {
        let taken = HeaderValue::from_static(encodings);
        HeaderMap::from_iter([(header::ACCEPT_ENCODING, taken)])
    }
}
