//! Where a call came from.

use crate::{headers::text, proxies::TrustedProxies};
use axum::http::HeaderMap;
use std::{net::IpAddr, ops::RangeInclusive};

/// Characters of a device's name: from 64 bits in hex on nobody finds one by trying.
const DEVICE_NAME: RangeInclusive<usize> = 16..=128;

/// Where a call came from.
#[derive(Debug, Clone, Default)]
pub struct Remote {
    ip: Option<IpAddr>,
    pub(crate) headers: HeaderMap,
}

impl Remote {
    /// Of the other side of the connection, and of what it says where it is a proxy of ours.
    pub(crate) fn of(
        peer: Option<IpAddr>,
        proxies: Option<&TrustedProxies>,
        headers: HeaderMap,
    ) -> Self {
        let ip = match proxies {
            Some(proxies) => peer.map(|peer| proxies.caller(peer, &headers)),
            None => peer.map(|peer| peer.to_canonical()),
        };
        Self { ip, headers }
    }

    /// The address of who asks, as far as our own proxies tell; none when nobody knows.
    pub fn ip(&self) -> Option<IpAddr> {
        self.ip
    }

    /// The same as text, empty when nobody knows.
    pub fn address(&self) -> String {
        self.ip.map(|ip| ip.to_string()).unwrap_or_default()
    }

    /// What the client calls itself; empty when it says nothing.
    pub fn user_agent(&self) -> String {
        text(&self.headers, "user-agent").unwrap_or_default()
    }

    /// The origin of the page that asks; none where a browser sent none, or it is no page.
    pub fn origin(&self) -> Option<String> {
        text(&self.headers, "origin")
    }

    /// What the client did for the human check, if it did.
    pub(crate) fn checked(&self) -> Option<String> {
        text(&self.headers, "x-check")
    }

    /// The random name that the client keeps for its device; none when it has none, or one that is
    /// too short to be random, or too long to be a name.
    pub fn device(&self) -> Option<String> {
        let name = text(&self.headers, "x-device")?;
        DEVICE_NAME.contains(&name.len()).then_some(name)
    }
}
