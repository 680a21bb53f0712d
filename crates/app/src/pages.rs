//! The pages of the web app: all of one kind, each with the names of the files that its screen
//! needs at once and with what it shows before any answer has come.

use crate::{
    Config,
    embedded::{self, File, Forms, Kept},
};
use axum::http::HeaderMap;

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
    made: Kept,
}

impl Pages {
    pub fn new(mark: Mark) -> Self {
        Self { mark, made: Kept::default() }
    }

    /// The page at a path, as small as the browser takes it; none without a build of the web app.
    pub fn page(&self, path: &str, asked: &HeaderMap) -> Option<File> {
        let own = format!("pages/{path}.html");
        let page = self.made(&own).or_else(|| self.made(START))?;
        Some(page.sent(asked))
    }

    fn made(&self, name: &str) -> Option<Forms> {
        let mark = || marked(&String::from_utf8(embedded::plain(name)?).ok()?, self.mark);
        self.made.get_or_make(name, mark)
    }
}

fn marked(html: &str, mark: Mark) -> Option<Forms> {
    Forms::of(html.replacen(Mark::Company.tag(), mark.tag(), 1).into_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderValue, header::ACCEPT_ENCODING};
    use flate2::read::GzDecoder;
    use std::io::Read;

    #[test]
    fn a_page_over_data_that_are_not_real_says_so() {
        for (mark, tag) in [
            (Mark::Company, "<html lang"),
            (Mark::Demo, "<html data-demo lang"),
            (Mark::Sandbox, "<html data-sandbox lang"),
        ] {
            let page = marked("<!doctype html><html lang=\"zh-CN\">", mark).unwrap();
            let plain = page.clone().sent(&HeaderMap::new()).data;
            assert!(String::from_utf8_lossy(&plain).contains(tag), "{mark:?}");
            assert_eq!(unpacked(&page.sent(&taking("gzip")).data), plain);
        }
        let config = Config { demo: false, sandbox: true, ..Config::demo("") };
        assert_eq!(Mark::of(&config), Mark::Sandbox);
        assert_eq!(Mark::of(&Config::demo("")), Mark::Demo);
    }

    #[test]
    fn a_page_is_packed_for_who_takes_it_so() {
        let pages = Pages::new(Mark::Demo);
        let taking = |encodings| pages.page("fundhome", &taking(encodings));
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
        assert!(pages.made.count() <= 1);
    }

    fn taking(encodings: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(encodings))])
    }

    fn unpacked(packed: &[u8]) -> Vec<u8> {
        let mut plain = Vec::new();
        GzDecoder::new(packed).read_to_end(&mut plain).unwrap();
        plain
    }
}
