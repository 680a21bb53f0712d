//! Who is let in: so many connections in all, and so many of one address.

use super::limits::Limits;
use std::{
    collections::HashMap,
    net::{IpAddr, Ipv6Addr},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

/// Counts a server's connections; clones are the same gate.
#[derive(Clone)]
pub struct Gate(Arc<Within>);

struct Within {
    limits: Limits,
    guests: Mutex<Guests>,
    turned_away: AtomicU64,
}

#[derive(Default)]
struct Guests {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// Somebody who was let in; leaves when it is dropped.
pub(super) struct Guest {
    gate: Gate,
    /// Counted under this address; none where it is not.
    home: Option<IpAddr>,
}

impl Gate {
    /// With nobody inside.
    #[must_use]
    pub fn new(limits: Limits) -> Self {
        let (guests, turned_away) = (Mutex::default(), AtomicU64::new(0));
        Self(Arc::new(Within { limits, guests, turned_away }))
    }

    /// What it goes by.
    #[must_use]
    pub fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// Connections at this moment.
    #[must_use]
    pub fn connections(&self) -> usize {
        self.guests().all
    }

    /// Connections that were not let in since the start.
    #[must_use]
    pub fn turned_away(&self) -> u64 {
        self.0.turned_away.load(Ordering::Relaxed)
    }

    /// Lets somebody in, unless there are too many, or too many of this address.
    pub(super) fn admit(&self, address: IpAddr) -> Option<Guest> {
        let Limits { connections, by_address, counts_loopback, .. } = self.0.limits;
        let address = address.to_canonical();
        let counted = by_address > 0 && (counts_loopback || !address.is_loopback());
        let home = counted.then(|| home(address));
        let mut guests = self.guests();
        let there = home.map_or(0, |home| guests.by_address.get(&home).copied().unwrap_or(0));
        if guests.all >= connections || (counted && there >= by_address) {
            self.0.turned_away.fetch_add(1, Ordering::Relaxed);
            return None;
        }
        guests.all += 1;
        if let Some(home) = home {
            guests.by_address.insert(home, there + 1);
        }
        Some(Guest { gate: self.clone(), home })
    }

    fn guests(&self) -> MutexGuard<'_, Guests> {
        // Whoever panicked changed nothing by halves.
        self.0.guests.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let mut guests = self.gate.guests();
        guests.all = guests.all.saturating_sub(1);
        let Some(home) = self.home else { return };
        match guests.by_address.get_mut(&home) {
            Some(there) if *there > 1 => *there -= 1,
            _ => drop(guests.by_address.remove(&home)),
        }
    }
}

/// A provider gives each of its customers a /64 of IPv6, in which they may call from any address.
fn home(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gate(connections: usize, by_address: usize) -> Gate {
        Gate::new(Limits { connections, ..Limits::standard(1 << 20, by_address) })
    }

    fn admit(gate: &Gate, address: &str) -> Option<Guest> {
        gate.admit(address.parse().unwrap())
    }

    #[test]
    fn an_address_has_so_many_and_another_one_its_own() {
        let gate = gate(100, 2);
        let mut inside =
            vec![admit(&gate, "192.0.2.1").unwrap(), admit(&gate, "192.0.2.1").unwrap()];
        assert!(admit(&gate, "192.0.2.1").is_none());
        assert!(admit(&gate, "::ffff:192.0.2.1").is_none(), "the same in IPv6's words");
        inside.push(admit(&gate, "192.0.2.2").unwrap());
        inside.remove(0);
        inside.push(admit(&gate, "192.0.2.1").unwrap());
        assert!(admit(&gate, "192.0.2.1").is_none());
        assert_eq!((gate.connections(), gate.turned_away()), (3, 3));
        drop(inside);
        assert_eq!((gate.connections(), gate.guests().by_address.len()), (0, 0));
    }

    #[test]
    fn a_network_of_ipv6_is_one_address() {
        let gate = gate(100, 2);
        let _inside =
            ["2001:db8:1:2::1", "2001:db8:1:2:ffff::7"].map(|at| admit(&gate, at).unwrap());
        assert!(admit(&gate, "2001:db8:1:2::9").is_none());
        assert!(admit(&gate, "2001:db8:1:3::1").is_some());
    }

    #[test]
    fn all_together_have_so_many_also_of_this_machine() {
        let gate = gate(3, 1);
        let inside = ["127.0.0.1", "127.0.0.1", "::1"].map(|at| admit(&gate, at).unwrap());
        assert!(admit(&gate, "127.0.0.1").is_none() && admit(&gate, "192.0.2.1").is_none());
        drop(inside);
        assert!(admit(&gate, "192.0.2.1").is_some());
    }
}
