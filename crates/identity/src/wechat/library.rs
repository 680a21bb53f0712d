//! Where pages get WeChat's own code from: one file, for which alone the pages' policy is opened.

use kernel::Invalid;
use std::str::FromStr;

/// A service of the application: the address of WeChat's library.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WeChatLibrary(String);

impl WeChatLibrary {
    /// As pages ask for it.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.0
    }

    /// Whether it is a file of the house's own, for which no policy need be opened.
    #[must_use]
    pub fn is_own(&self) -> bool {
        self.0.starts_with('/')
    }
}

/// `https://res.wx.qq.com/open/js/jweixin-1.6.0.js`: a file over TLS, without a query; or a path of
/// the house's own.
impl FromStr for WeChatLibrary {
    type Err = Invalid;

    fn from_str(text: &str) -> Result<Self, Invalid> {
        // It stands in a header, where `;`, `,` and white space would begin something else.
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "/._-".contains(c);
        let (host, path) = match text.strip_prefix("https://") {
            Some(rest) => rest.split_once('/').unwrap_or((rest, "")),
            None => ("own", text.strip_prefix('/').unwrap_or_default()),
        };
        let is_host = !host.is_empty() && !host.contains('/') && host.chars().all(is_plain);
        let is_file = path.ends_with(".js") && !path.contains("//") && path.chars().all(is_plain);
        if is_host && is_file && !path.starts_with('/') {
            Ok(Self(text.to_owned()))
        } else {
            Err(Invalid::new("library", "应为https的js文件地址，不带参数"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_file_over_tls_or_of_the_house_s_own() {
        let read = |text: &str| text.parse::<WeChatLibrary>().map(|library| library.is_own());
        assert_eq!(read("https://res.wx.qq.com/open/js/jweixin-1.6.0.js"), Ok(false));
        assert_eq!(read("/demo/wechat/jweixin.js"), Ok(true));
        for wrong in [
            "http://res.wx.qq.com/a.js",
            "https://res.wx.qq.com/",
            "https:///a.js",
            "https://res.wx.qq.com/a.js?b",
            "https://res.wx.qq.com/a.js; script-src *",
            "https://a.js https://*.js",
            "//evil.test/a.js",
            "a.js",
            "",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
