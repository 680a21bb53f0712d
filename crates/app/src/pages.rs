//! The pages of the web app: all of one kind, each with the names of the files that its screen
//! needs at once and with what it shows before any answer has come.

use crate::{
    Config,
    embedded::{File, Web, takes},
};
use axum::{body::Bytes, http::HeaderMap};
use flate2::{Compression, read::GzEncoder};
use std::{
    collections::HashMap,
    io::Read,
    sync::{PoisonError, RwLock},
};

/// The page that finds by its address what to show.
pub const START: &str = "index.html";

/// What a page says of its server in its first tag, so that it leaves room for the bar that tells
/// people from the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    Company,
    Demo,
    /// A company's server over data that are not real.
    Sandbox,
}

impl Mark {
    pub fn of(config: &Config) -> Self {
        match (config.demo, config.sandbox) {
            (true, _) => Self::Demo,
            (false, true) => Self::Sandbox,
            (false, false) => Self::Company,
        }
    }

    fn tag(self) -> &'static str {
        match self {
            Self::Company => "<html ",
            Self::Demo => "<html data-demo ",
            Self::Sandbox => "<html data-sandbox ",
        }
    }
}

/// The pages as this server sends them.
pub struct Pages {
    mark: Mark,
    /// By the names of their files; made when one is first asked for. There are no more than the
    /// build has. A program that was built for its developers reads the files as they are.
    made: RwLock<HashMap<String, Page>>,
}

#[derive(Clone)]
struct Page {
    plain: Bytes,
    packed: Bytes,
}

impl Pages {
    pub fn new(mark: Mark) -> Self {
        Self { mark, made: RwLock::default() }
    }

    /// The page at a path, as small as the browser takes it; none without a build of the web app.
    pub fn page(&self, path: &str, asked: &HeaderMap) -> Option<File> {
        let own = format!("pages/{path}.html");
        let page = self.made(&own).or_else(|| self.made(START))?;
        Some(match takes(asked, "gzip") {
            true => File { data: page.packed, encoding: Some("gzip") },
            false => File { data: page.plain, encoding: None },
        })
    }

    fn made(&self, name: &str) -> Option<Page> {
        let made = self.made.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(page) = made.get(name) {
            return Some(page.clone());
        }
        drop(made);
        let page = Page::of(&String::from_utf8_lossy(&Web::get(name)?.data), self.mark)?;
        if cfg!(debug_assertions) {
            return Some(page);
        }
        let mut made = self.made.write().unwrap_or_else(PoisonError::into_inner);
        made.insert(name.to_owned(), page.clone());
        Some(page)
    }
}

impl Page {
    fn of(html: &str, mark: Mark) -> Option<Self> {
        let plain = Bytes::from(html.replacen(Mark::Company.tag(), mark.tag(), 1));
        let mut packed = Vec::new();
        GzEncoder::new(&*plain, Compression::best()).read_to_end(&mut packed).ok()?;
        Some(Self { plain, packed: packed.into() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderValue, header::ACCEPT_ENCODING};
    use flate2::read::GzDecoder;

    #[test]
    fn a_page_over_data_that_are_not_real_says_so() {
        for (mark, tag) in [
            (Mark::Company, "<html lang"),
            (Mark::Demo, "<html data-demo lang"),
            (Mark::Sandbox, "<html data-sandbox lang"),
        ] {
            let page = Page::of("<!doctype html><html lang=\"zh-CN\">", mark).unwrap();
            assert!(String::from_utf8_lossy(&page.plain).contains(tag), "{mark:?}");
            assert_eq!(unpacked(&page.packed), page.plain);
        }
        let config = Config { demo: false, sandbox: true, ..Config::demo("") };
        assert_eq!(Mark::of(&config), Mark::Sandbox);
        assert_eq!(Mark::of(&Config::demo("")), Mark::Demo);
    }

    #[test]
    fn a_page_is_packed_for_who_takes_it_so() {
        let pages = Pages::new(Mark::Demo);
        let taking = |encodings| {
            let asked = [(ACCEPT_ENCODING, HeaderValue::from_static(encodings))];
            pages.page("fundhome", &HeaderMap::from_iter(asked))
        };
        // Without a build of the web app there is no page.
        let (Some(plain), Some(packed)) = (taking("identity"), taking("gzip, br")) else { return };
        assert_eq!((plain.encoding, packed.encoding), (None, Some("gzip")));
        assert!(packed.data.len() < plain.data.len());
        assert_eq!(unpacked(&packed.data), plain.data);
    }

    #[test]
    fn an_unknown_path_has_the_page_that_knows_its_own_404() {
        let pages = Pages::new(Mark::Company);
        let page = |path| pages.page(path, &HeaderMap::new()).map(|file| file.data);
        assert_eq!(page("no/such/screen"), page(START));
        // Without a build of the web app there is no page.
        assert!(page("fundhome").is_none_or(|home| Some(home) != page(START)));
        // Whatever is asked for, what is kept is what the build has.
        assert!(pages.made.read().unwrap().len() <= 1);
    }

    fn unpacked(packed: &[u8]) -> Vec<u8> {
        let mut plain = Vec::new();
        GzDecoder::new(packed).read_to_end(&mut plain).unwrap();
        plain
    }
}
