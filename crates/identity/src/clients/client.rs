//! The apps that are known, from the settings.

use serde::Deserialize;
use subtle::ConstantTimeEq;
use wire::hash_token;

kernel::codes! {
    /// What an app may know.
    ClientScope, what: "scope", refused: "授权范围不正确",
    {
        /// Nothing of any customer.
        App = "app", "应用";
        /// Who a customer is for this app, and how to address him.
        Profile = "profile", "称呼";
        /// What customers let their managers see: the managers' own app.
        Advisor = "advisor", "客户经理";
    }
}

kernel::schema_of_codes!(ClientScope);
db::column!(ClientScope: code);

/// An embedding app, as the settings name it.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ClientApp {
    /// Its name in calls.
    pub id: String,
    /// Its name for customers.
    pub name: String,
    /// Its pages: scheme, host and port, such as `https://live.example.com`. Of a loopback host
    /// without a port any port counts, as of a loopback redirect (RFC 8252).
    pub origins: Vec<String>,
    /// SHA-256 of its secret, in hex.
    pub secret_sha256: String,
    /// The most that it may know.
    pub scope: ClientScope,
}

impl ClientApp {
    /// Whether this is its secret.
    pub(super) fn has_secret(&self, secret: &str) -> bool {
        let given = hash_token(secret);
        given.as_bytes().ct_eq(self.secret_sha256.to_ascii_lowercase().as_bytes()).into()
    }

    /// Whether a page, or an origin as browsers send it, is the app's.
    pub(super) fn owns(&self, url: &str) -> bool {
        let origin = origin_of(url);
        let loopback = ["http://localhost", "http://127.0.0.1"];
        origin.is_some_and(|origin| {
            let host = origin.rsplit_once(':').map_or(origin.as_str(), |(host, _)| host);
            let is = |own: &String| *own == origin || (loopback.contains(&&**own) && own == host);
            self.origins.iter().any(is)
        })
    }
}

/// Scheme, host and port of an address in small letters; none of what browsers read otherwise than
/// it looks, or what is not safe on the line.
pub(super) fn origin_of(url: &str) -> Option<String> {
    if url.contains(|c: char| c == '\\' || c.is_whitespace() || c.is_control()) {
        return None;
    }
    let (scheme, rest) = url.split_once("://")?;
    let authority = rest.split(['/', '?', '#']).next()?;
    let (host, port) = authority.split_once(':').unwrap_or((authority, "0"));
    let is_machine = host == "localhost" || host == "127.0.0.1";
    let is_safe = scheme == "https" || (scheme == "http" && is_machine);
    let is_host = !host.is_empty()
        && host.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'.' || b == b'-')
        && port.bytes().all(|b| b.is_ascii_digit());
    (is_safe && is_host).then(|| format!("{scheme}://{authority}").to_ascii_lowercase())
}

/// A service of the application: the apps that are known.
#[derive(Debug, Clone, Default)]
pub struct Clients(Vec<ClientApp>);

impl Clients {
    /// These; each name is taken once.
    #[must_use]
    pub fn new(clients: Vec<ClientApp>) -> Self {
        Self(clients)
    }

    /// The app of a name.
    pub(super) fn named(&self, id: &str) -> Option<&ClientApp> {
        self.0.iter().find(|client| client.id == id)
    }

    /// The app of a name, to who has its secret.
    pub(super) fn proved(&self, id: &str, secret: &str) -> Option<&ClientApp> {
        self.named(id).filter(|client| client.has_secret(secret))
    }

    /// The app to which a page belongs.
    pub(super) fn of_page(&self, url: &str) -> Option<&ClientApp> {
        self.0.iter().find(|client| client.owns(url))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(origin: &str) -> ClientApp {
        ClientApp {
            id: "live".into(),
            name: "直播间".into(),
            origins: vec![origin.into()],
            // Of `abc`, as FIPS 180 has it.
            secret_sha256: "BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD"
                .into(),
            scope: ClientScope::Profile,
        }
    }

    #[test]
    fn a_secret_is_known_by_its_hash() {
        assert!(client("https://live.tael.test").has_secret("abc"));
        for wrong in ["abd", "", "abc "] {
            assert!(!client("https://live.tael.test").has_secret(wrong));
        }
    }

    #[test]
    fn only_pages_of_its_origin_are_an_apps() {
        let live = client("https://live.tael.test");
        for own in ["https://live.tael.test", "https://LIVE.tael.test/room/1?a=b#c"] {
            assert!(live.owns(own), "{own}");
        }
        for foreign in [
            "http://live.tael.test/",
            "https://live.tael.test:8443/",
            "https://live.tael.test.evil.com/",
            "https://live.tael.test@evil.com/",
            "https://evil.com/https://live.tael.test",
            "https://evil.com\\@live.tael.test/",
            "https://live.tael .test/",
            "//live.tael.test/",
            "javascript://live.tael.test/%0aalert(1)",
            "",
        ] {
            assert!(!live.owns(foreign), "{foreign}");
        }
        let port = client("https://live.tael.test:8443");
        assert!(port.owns("https://live.tael.test:8443/") && !port.owns("https://live.tael.test"));
        let demo = client("http://localhost");
        assert!(demo.owns("http://localhost:8080/demo/live") && demo.owns("http://localhost/"));
        assert!(!demo.owns("http://127.0.0.1:8080/") && !demo.owns("https://localhost:8080/"));
    }
}
