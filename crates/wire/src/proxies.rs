//! Whose word is taken for where a call comes from.
//!
//! A proxy writes the address of who asked it behind those that are in `X-Forwarded-For` already.
//! What stands left of the last hop that is no proxy of ours, anybody may have written.

use axum::http::HeaderMap;
use ipnet::IpNet;
use kernel::Invalid;
use std::{
    net::{IpAddr, SocketAddr},
    str::FromStr,
};

/// Networks of the proxies in front of the server, whose `X-Forwarded-For` counts; registered as a
/// service. Where there are none, the other side of the connection is who asks.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TrustedProxies(Vec<IpNet>);

impl TrustedProxies {
    /// The address of who asks: the rightmost hop that is no proxy of ours. What is no address ends
    /// the search: the nearest good one counts.
    pub(crate) fn caller(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut found = peer.to_canonical();
        if !self.trusts(found) {
            return found;
        }
        let lines = headers.get_all("x-forwarded-for").iter();
        let hops: Vec<&str> =
            lines.flat_map(|line| line.to_str().unwrap_or_default().split(',')).collect();
        for hop in hops.into_iter().rev() {
            match address(hop.trim()) {
                Some(hop) if self.trusts(found) => found = hop,
                _ => break,
            }
        }
        found
    }

    fn trusts(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(&address))
    }
}

/// Networks as `10.0.0.0/8` or single addresses, separated by commas; an empty text has none.
impl FromStr for TrustedProxies {
    type Err = Invalid;

    fn from_str(text: &str) -> Result<Self, Invalid> {
        let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
        let network = |part: &str| {
            let single = || part.parse::<IpAddr>().map(IpNet::from);
            part.parse::<IpNet>().or_else(|_| single()).map(|network| network.trunc())
        };
        let networks = parts.map(network).collect::<Result<_, _>>();
        networks.map(Self).map_err(|_| {
            Invalid::new("trusted proxies", "networks such as 10.0.0.0/8, separated by commas")
        })
    }
}

/// As proxies write it: with a port or without, an IPv6 address in brackets or not.
fn address(hop: &str) -> Option<IpAddr> {
    let bare = hop.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(hop);
    let plain = || bare.parse::<IpAddr>().ok();
    let with_port = || hop.parse::<SocketAddr>().ok().map(|at| at.ip());
    plain().or_else(with_port).map(|address| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn caller(peer: &str, lines: &[&str]) -> String {
        let proxies: TrustedProxies = "10.0.0.0/8, 192.0.2.1,fd00::/8".parse().unwrap();
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", HeaderValue::from_bytes(line.as_bytes()).unwrap());
        }
        proxies.caller(peer.parse().unwrap(), &headers).to_string()
    }

    #[test]
    fn the_rightmost_hop_that_is_no_proxy_of_ours_asks() {
        for (peer, lines, who) in [
            ("203.0.113.9", &["198.51.100.7"][..], "203.0.113.9"),
            ("10.1.2.3", &[], "10.1.2.3"),
            ("10.1.2.3", &["198.51.100.7"], "198.51.100.7"),
            ("10.1.2.3", &["1.1.1.1, 198.51.100.7, 10.9.9.9"], "198.51.100.7"),
            ("10.1.2.3", &["1.1.1.1", "198.51.100.7 , 192.0.2.1"], "198.51.100.7"),
            ("::ffff:10.1.2.3", &["::ffff:198.51.100.7"], "198.51.100.7"),
            ("fd00::1", &["[2001:db8::5]:4711"], "2001:db8::5"),
            ("fd00::1", &["[2001:db8::5]"], "2001:db8::5"),
            ("10.1.2.3", &["198.51.100.7:80"], "198.51.100.7"),
            ("10.1.2.3", &["10.4.4.4, 10.5.5.5"], "10.4.4.4"),
        ] {
            assert_eq!(caller(peer, lines), who, "{peer} {lines:?}");
        }
    }

    #[test]
    fn what_is_no_address_says_nothing() {
        for line in ["unknown", "", "1.1.1.1, ", "1.1.1.1, _hidden", "1.1.1.1, 300.1.1.1", "\u{e9}"]
        {
            assert_eq!(caller("10.1.2.3", &[line]), "10.1.2.3", "{line:?}");
        }
        assert_eq!(caller("10.1.2.3", &["x, 198.51.100.7"]), "198.51.100.7");
    }

    #[test]
    fn networks_are_read_and_all_else_is_refused() {
        assert_eq!("".parse::<TrustedProxies>(), Ok(TrustedProxies::default()));
        assert!(" 10.0.0.1 , ::1/128".parse::<TrustedProxies>().is_ok());
        for bad in ["10.0.0.0/33", "proxy.example.com", "10.0.0.0/8;::1", "*"] {
            assert!(bad.parse::<TrustedProxies>().is_err(), "{bad}");
        }
    }
}
