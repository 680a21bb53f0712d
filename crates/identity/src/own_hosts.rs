//! The hosts under which the house's pages are: no other page gets a signature or is led back to.

use kernel::Invalid;

/// A service of the application: names of hosts, without ports.
#[derive(Debug, Clone)]
pub struct OwnHosts(Vec<String>);

impl OwnHosts {
    /// Of these names; upper and lower case are one.
    #[must_use]
    pub fn new(names: impl IntoIterator<Item = impl AsRef<str>>) -> Self {
        Self(names.into_iter().map(|name| name.as_ref().trim().to_ascii_lowercase()).collect())
    }

    /// Whether an address is of one of them.
    #[must_use]
    pub fn has(&self, url: &str) -> bool {
        self.own(url).is_ok()
    }

    /// An address of one of them without its fragment, as WeChat signs it.
    ///
    /// # Errors
    /// It is no such address: another host, no `https` where it is not the machine itself.
    pub(crate) fn own<'a>(&self, url: &'a str) -> Result<&'a str, Invalid> {
        let refused = || Invalid::new("url", "只能用于本公司的页面");
        let url = url.split('#').next().unwrap_or_default();
        let (scheme, rest) = url.split_once("://").ok_or_else(refused)?;
        let (authority, _) = rest.split_once(['/', '?']).unwrap_or((rest, ""));
        // Browsers read a backslash as a slash and drop white space; neither stands in an address.
        if url.contains(|c: char| c == '\\' || c.is_whitespace() || c.is_control()) {
            return Err(refused());
        }
        let (host, port) = authority.split_once(':').unwrap_or((authority, ""));
        let host = host.to_ascii_lowercase();
        let is_machine = host == "localhost" || host == "127.0.0.1";
        let is_safe = scheme == "https" || (scheme == "http" && is_machine);
        let is_own = self.0.contains(&host) && port.bytes().all(|b| b.is_ascii_digit());
        if is_safe && is_own { Ok(url) } else { Err(refused()) }
    }
}

/// The address without query and with another path: where somebody is led back to.
pub(crate) fn at_path(url: &str, path: &str) -> String {
    let start = url.find("://").map_or(0, |at| at + 3);
    let end = url[start..].find(['/', '?']).map_or(url.len(), |at| start + at);
    format!("{}{path}", &url[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_own_pages_are_own() {
        let own = OwnHosts::new(["M.tael.test", "localhost"]);
        for (url, read) in [
            ("https://m.tael.test/a?b=c#top", "https://m.tael.test/a?b=c"),
            ("https://M.TAEL.test:8443/", "https://M.TAEL.test:8443/"),
            ("http://localhost:8080/bind?x=1", "http://localhost:8080/bind?x=1"),
            ("https://m.tael.test", "https://m.tael.test"),
        ] {
            assert_eq!(own.own(url), Ok(read));
        }
        for url in [
            "http://m.tael.test/",
            "https://m.tael.test.evil.com/",
            "https://evil.com/m.tael.test",
            "https://evil.com?m.tael.test",
            "https://m.tael.test@evil.com/",
            "https://evil.com\\@m.tael.test/",
            "https://m.tael.test:x@evil.com/",
            "https://m.tael .test/",
            "//m.tael.test/",
            "javascript://m.tael.test/%0aalert(1)",
            "m.tael.test",
            "",
        ] {
            assert!(own.own(url).is_err(), "{url}");
        }
    }

    #[test]
    fn the_way_back_has_no_query() {
        assert_eq!(at_path("https://m.tael.test/a/b?c=d", "/bind"), "https://m.tael.test/bind");
        assert_eq!(at_path("https://m.tael.test?c=d", "/bind"), "https://m.tael.test/bind");
        assert_eq!(at_path("https://m.tael.test", "/bind"), "https://m.tael.test/bind");
    }
}
