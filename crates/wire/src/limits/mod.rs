//! How often somebody may do what costs others: text messages, checks of passwords, searches,
//! uploads, new keys of the seal.
//!
//! Strangers are counted by address, by device and all together; a customer in a session or on a
//! known device by himself, so that a flood from his office or his provider does not stop him; the
//! server of an embedding app by the app. Each server counts for itself, in memory: see
//! `docs/decisions/0048`.

mod counts;

use crate::{Answer, Figures, remote::Remote};
pub(crate) use counts::Taken;
use counts::{Bound, Counts, Per};
use kernel::{CustNo, Instant};
use std::{
    hash::RandomState,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};

const MINUTE_MS: i64 = 60_000;

/// What is limited.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Limited {
    /// A text message is sent.
    Message,
    /// A password, a code or a certificate number is checked.
    Login,
    /// The catalogue is searched.
    Search,
    /// A file is taken.
    Upload,
    /// A key of the seal that this server has not seen is unwrapped.
    Key,
    /// A fault of the app is reported.
    Fault,
    /// A file is fetched.
    Download,
}

/// Who is counted.
#[derive(Debug, Clone, Copy)]
pub enum Counted<'a> {
    /// Somebody of whom only the call is known.
    Stranger(&'a Remote),
    /// A customer in a session.
    Customer(CustNo),
    /// Who comes from a device that its customer has used before, by the device's hash.
    KnownDevice(&'a str),
    /// The server of an embedding app, by the app's name: it asks for many customers, from one
    /// address, and solves no puzzle.
    App(&'a str),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Key {
    Address(IpAddr),
    Device(String),
    All,
    Customer(CustNo),
    KnownDevice(String),
    App(String),
}

/// Names of the figures: who, for how long, at most how many, and from how many on it is unusual.
type Names = &'static [(By, Per, &'static str, Option<&'static str>)];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum By {
    Address,
    Device,
    All,
    Own,
    App,
}

impl Limited {
    /// Its name on the wire, where there is one.
    pub(crate) const fn number(self) -> u8 {
        match self {
            Self::Message => 1,
            Self::Login => 2,
            Self::Search => 3,
            Self::Upload => 4,
            Self::Key => 5,
            Self::Fault => 6,
            Self::Download => 7,
        }
    }

    const fn names(self) -> Names {
        use {By as B, Per as P};
        match self {
            Self::Message => &[
                (
                    B::Address,
                    P::Minute,
                    "message_address_minute",
                    Some("message_address_minute_usual"),
                ),
                (B::Address, P::Day, "message_address_day", Some("message_address_day_usual")),
                (B::Device, P::Minute, "message_device_minute", None),
                (B::Device, P::Day, "message_device_day", None),
                (B::All, P::Minute, "message_all_minute", Some("message_all_minute_usual")),
                (B::All, P::Day, "message_all_day", Some("message_all_day_usual")),
                (B::Own, P::Minute, "message_own_minute", None),
                (B::Own, P::Day, "message_own_day", None),
            ],
            Self::Login => &[
                (B::Address, P::Minute, "login_address_minute", Some("login_address_minute_usual")),
                (B::Address, P::Day, "login_address_day", Some("login_address_day_usual")),
                (B::Device, P::Minute, "login_device_minute", None),
                (B::Device, P::Day, "login_device_day", None),
                (B::All, P::Minute, "login_all_minute", Some("login_all_minute_usual")),
                (B::All, P::Day, "login_all_day", Some("login_all_day_usual")),
                (B::Own, P::Minute, "login_own_minute", None),
                (B::Own, P::Day, "login_own_day", None),
                (B::App, P::Minute, "login_app_minute", None),
                (B::App, P::Day, "login_app_day", None),
            ],
            Self::Search => &[
                (B::Address, P::Minute, "search_address_minute", None),
                (B::Device, P::Minute, "search_device_minute", None),
                (B::All, P::Minute, "search_all_minute", None),
                (B::Own, P::Minute, "search_own_minute", None),
                (B::App, P::Minute, "search_app_minute", None),
            ],
            Self::Upload => &[
                (B::Address, P::Minute, "upload_address_minute", None),
                (B::Device, P::Minute, "upload_device_minute", None),
                (B::All, P::Minute, "upload_all_minute", None),
                (B::Own, P::Minute, "upload_own_minute", None),
            ],
            // None in all: a flood from elsewhere must not keep out who comes anew.
            Self::Key => &[(B::Address, P::Minute, "key_address_minute", None)],
            Self::Fault => &[
                (B::Address, P::Minute, "fault_address_minute", None),
                (B::Device, P::Minute, "fault_device_minute", None),
                (B::All, P::Minute, "fault_all_minute", None),
                (B::Own, P::Minute, "fault_own_minute", None),
            ],
            Self::Download => &[
                (B::Address, P::Minute, "download_address_minute", None),
                (B::Device, P::Minute, "download_device_minute", None),
                (B::All, P::Minute, "download_all_minute", None),
                (B::Own, P::Minute, "download_own_minute", None),
            ],
        }
    }
}

impl Counted<'_> {
    /// The count of this one; none where the call does not say it.
    fn key(self, by: By) -> Option<Key> {
        match (self, by) {
            (Self::Stranger(remote), By::Address) => remote.ip().map(network).map(Key::Address),
            (Self::Stranger(remote), By::Device) => remote.device().map(Key::Device),
            (Self::Stranger(_), By::All) => Some(Key::All),
            (Self::Customer(cust_no), By::Own) => Some(Key::Customer(cust_no)),
            (Self::KnownDevice(hash), By::Own) => Some(Key::KnownDevice(hash.to_owned())),
            (Self::App(id), By::App) => Some(Key::App(id.to_owned())),
            _ => None,
        }
    }
}

/// The counts of a server.
pub(crate) struct Limits {
    counts: Option<Mutex<Counts<RandomState>>>,
    figures: Mutex<Option<KeptFigures>>,
}

/// Figures are read once a minute.
struct KeptFigures {
    minute: i64,
    figures: Arc<Figures>,
}

/// What a call counts by.
pub(crate) enum Due {
    /// These.
    Known(Arc<Figures>),
    /// They are to be read; while that cannot be, by those of before, where there are any.
    Read { former: Option<Arc<Figures>> },
}

impl Limits {
    /// Those that the figures say.
    #[expect(clippy::disallowed_methods, reason = "nobody can choose keys that meet")]
    pub fn on() -> Self {
        Self { counts: Some(Mutex::new(Counts::new(RandomState::new()))), ..Self::off() }
    }

    /// None.
    pub fn off() -> Self {
        Self { counts: None, figures: Mutex::new(None) }
    }

    /// The figures of this minute. The first call of another minute has to read them, and those of
    /// before stand for the others meanwhile: nobody waits for a database that does not answer, but
    /// who knows no figures at all.
    pub fn figures(&self, wall: Instant) -> Due {
        let minute = wall.ms().div_euclid(MINUTE_MS);
        match &mut *self.figures.lock().unwrap_or_else(PoisonError::into_inner) {
            None => Due::Read { former: None },
            Some(kept) if kept.minute == minute => Due::Known(Arc::clone(&kept.figures)),
            Some(kept) => {
                kept.minute = minute;
                Due::Read { former: Some(Arc::clone(&kept.figures)) }
            }
        }
    }

    /// Keeps what was read for this minute.
    pub fn keep(&self, figures: &Arc<Figures>, wall: Instant) {
        let (minute, figures) = (wall.ms().div_euclid(MINUTE_MS), Arc::clone(figures));
        let mut kept = self.figures.lock().unwrap_or_else(PoisonError::into_inner);
        *kept = Some(KeptFigures { minute, figures });
    }

    /// Whether anything is counted.
    pub fn are_on(&self) -> bool {
        self.counts.is_some()
    }

    /// Counts a call, or says why not.
    ///
    /// # Errors
    /// A fault when a figure is missing.
    pub fn take(
        &self,
        (what, who): (Limited, Counted<'_>),
        (figures, wall): (&Figures, Instant),
        checked: bool,
    ) -> Answer<Taken> {
        let Some(counts) = &self.counts else { return Ok(Taken::Counted) };
        let mut bounds = Vec::new();
        for (by, per, most, usual) in what.names() {
            if let Some(key) = who.key(*by) {
                let usual = usual.map(|name| figures.get(name)).transpose()?;
                let most = figures.get(most)?;
                bounds.push(Bound { key: (what, key), per: *per, most, usual });
            }
        }
        let mut counts = counts.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(counts.take(&bounds, wall.ms(), checked))
    }
}

/// What a customer of a provider can choose himself: all of the last 64 bits of IPv6.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => IpAddr::from((v6.to_bits() >> 64 << 64).to_be_bytes()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_one_network_of_ipv6_are_one() {
        let net = |text: &str| network(text.parse().unwrap()).to_string();
        assert_eq!(net("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_ne!(net("2001:db8:1:2::1"), net("2001:db8:1:3::1"));
        assert_eq!(net("192.0.2.7"), "192.0.2.7");
    }
}
