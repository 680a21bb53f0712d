//! TLS to the server: `sslmode` and `sslrootcert` of its URL, with the meaning that PostgreSQL's
//! own clients give them. The driver knows neither certificates nor the modes that check them.

use std::sync::Arc;

use percent_encoding::percent_decode_str;
use rustls::{ClientConfig, crypto::ring};
use tokio_postgres::{Config, config::SslMode};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::certificates::Check;
use crate::Error;

/// How the server is reached.
#[derive(Clone)]
pub(super) struct Route {
    /// What the driver knows of it.
    pub config: Config,
    /// None: in the clear.
    pub tls: Option<MakeRustlsConnect>,
    mode: Mode,
}

/// The modes, each stricter than the one before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Mode {
    /// In the clear.
    Disable,
    /// Encrypted where the server can.
    Prefer,
    /// Encrypted, whoever the server is.
    Require,
    /// Encrypted, and the certificate is signed by the authority that we were given.
    VerifyCa,
    /// As before, and it is the certificate of the host that we asked for.
    VerifyFull,
}

const MODES: [(Mode, &str); 5] = [
    (Mode::Disable, "disable"),
    (Mode::Prefer, "prefer"),
    (Mode::Require, "require"),
    (Mode::VerifyCa, "verify-ca"),
    (Mode::VerifyFull, "verify-full"),
];

impl Route {
    /// Reads a server's URL, and the file of its authority where it names one.
    pub(super) fn of(url: &str) -> Result<Self, Error> {
        let (url, asked) = split(url)?;
        let mut config: Config = url.parse()?;
        let mode = asked.mode()?;
        config.ssl_mode(match mode {
            Mode::Disable => SslMode::Disable,
            Mode::Prefer => SslMode::Prefer,
            Mode::Require | Mode::VerifyCa | Mode::VerifyFull => SslMode::Require,
        });
        let check = match (mode, asked.root.as_deref()) {
            (Mode::Disable, _) => return Ok(Self { config, tls: None, mode }),
            (Mode::Prefer | Mode::Require, None) => Check::nothing(),
            (Mode::VerifyFull, None | Some("system")) => Check::host_by_machine()?,
            (Mode::VerifyFull, Some(root)) => Check::host(root)?,
            // With a root, `require` means this as well.
            (_, Some(root)) if root != "system" => Check::authority(root)?,
            // Any certificate that was ever sold would do.
            (mode, _) => {
                let text = format!("sslmode={} needs sslrootcert=FILE", mode.name());
                return Err(Error::fault(text));
            }
        };
        let tls = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(Error::fault)?
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(check))
            .with_no_client_auth();
        Ok(Self { config, tls: Some(MakeRustlsConnect::new(tls)), mode })
    }

    /// Says of a first connection that failed what was asked of it.
    pub(super) fn explain(&self, error: Error) -> Error {
        if self.mode == Mode::Disable {
            return error;
        }
        let mode = self.mode.name();
        let text = match error.text.contains("server does not support TLS") {
            true => format!("the server has no TLS, and sslmode={mode} demands it"),
            false => format!("connecting with sslmode={mode}: {}", error.text),
        };
        Error { text: text.into(), ..error }
    }
}

impl Mode {
    fn named(name: &str) -> Result<Self, Error> {
        let known = || MODES.map(|(_, name)| name).join(", ");
        let found = MODES.iter().find(|(_, known)| *known == name);
        found
            .map(|(mode, _)| *mode)
            .ok_or_else(|| Error::fault(format!("sslmode={name}: known are {}", known())))
    }

    fn name(self) -> &'static str {
        MODES.iter().find(|(mode, _)| *mode == self).map_or("", |(_, name)| name)
    }
}

/// What a URL says of TLS.
#[derive(Default)]
struct Asked {
    mode: Option<String>,
    root: Option<String>,
}

impl Asked {
    fn mode(&self) -> Result<Mode, Error> {
        let mode = self.mode.as_deref().map_or(Ok(Mode::Disable), Mode::named)?;
        if self.root.is_some() && mode < Mode::Require {
            let text = "sslrootcert checks nothing without sslmode=verify-full or verify-ca";
            return Err(Error::fault(text));
        }
        Ok(mode)
    }
}

/// A URL without its parameters of TLS, and these.
fn split(url: &str) -> Result<(String, Asked), Error> {
    // A password may have a question mark.
    let host = url.find('@').unwrap_or(0);
    let Some(query) = url[host..].find('?').map(|at| host + at) else {
        return Ok((url.to_owned(), Asked::default()));
    };
    let mut asked = Asked::default();
    let mut others = Vec::new();
    for pair in url[query + 1..].split('&') {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        let place = match key {
            "sslmode" => &mut asked.mode,
            "sslrootcert" => &mut asked.root,
            _ => {
                others.push(pair);
                continue;
            }
        };
        *place = Some(percent_decode_str(value).decode_utf8().map_err(Error::fault)?.into_owned());
    }
    let others = if others.is_empty() { String::new() } else { format!("?{}", others.join("&")) };
    Ok((format!("{}{others}", &url[..query]), asked))
}
