//! How long the other side may take, and how many may come: technical constants, which no
//! regulation changes.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::time::Duration;

/// Files that are kept for the database, the exchange folders and the like.
const OTHER_FILES: u64 = 512;
/// More connections than one process answers well, a few kilobytes each.
const CONNECTIONS_MAX: usize = 16_384;

/// What a server waits for at most, and whom it lets in.
#[derive(Debug, Clone)]
pub struct Limits {
    /// From the beginning of a connection, or the first byte of a later head, to the head's end.
    pub head: Duration,
    /// Between an answer and the next request on the same connection. Longer than the 60 s after
    /// which proxies give an idle connection up, so that none asks on one that is just being ended.
    pub idle: Duration,
    /// Of a request's body.
    pub body: Flow,
    /// Of an answer.
    pub answer: Flow,
    /// Connections in all.
    pub connections: usize,
    /// Connections of one address, of IPv6 those of one /64; 0 for any number.
    pub by_address: usize,
    /// Whether connections of this machine count, too. Else they are a proxy's, which brings those
    /// of all customers.
    pub counts_loopback: bool,
    /// How long a server that was told to stop goes on with what it has begun.
    pub leave: Duration,
}

/// How fast bytes have to come or go: within the time that is granted at the beginning, and that
/// grows with each byte.
#[derive(Debug, Clone, Copy)]
pub struct Flow {
    /// Granted at the beginning.
    pub grace: Duration,
    /// Bytes that are worth another second; 0 where nothing is.
    pub bytes_per_s: u64,
}

impl Limits {
    /// For customers on slow phones, in a process that may open so many files.
    #[must_use]
    pub fn standard(files: u64, by_address: usize) -> Self {
        let connections = files.saturating_sub(OTHER_FILES).max(files / 2);
        Self {
            head: Duration::from_secs(15),
            idle: Duration::from_secs(75),
            body: Flow { grace: Duration::from_secs(20), bytes_per_s: 16 << 10 },
            answer: Flow { grace: Duration::from_secs(20), bytes_per_s: 8 << 10 },
            connections: usize::try_from(connections).unwrap_or(usize::MAX).min(CONNECTIONS_MAX),
            by_address,
            counts_loopback: false,
            leave: Duration::from_secs(7),
        }
    }
}

/// Lets this process open as many files as it may at most, and answers how many these are: each
/// connection is one, and a shell or systemd allows 1,024 unless it is asked for more.
pub fn raise_file_limit() -> u64 {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: maximum, maximum };
    match setrlimit(Resource::Nofile, raised) {
        Ok(()) => maximum.unwrap_or(u64::MAX),
        Err(error) => {
            tracing::warn!(%error, "the limit of open files could not be raised");
            current.unwrap_or(u64::MAX)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_leave_files_for_all_else() {
        for (files, connections) in [(64, 32), (1_024, 512), (4_096, 3_584), (1 << 20, 16_384)] {
            assert_eq!(Limits::standard(files, 256).connections, connections);
        }
    }

    #[test]
    fn the_soft_limit_of_files_becomes_the_hard_one() {
        let files = raise_file_limit();
        let now = getrlimit(Resource::Nofile);
        assert_eq!(now.current, now.maximum);
        assert_eq!(files, now.current.unwrap_or(u64::MAX));
    }
}
