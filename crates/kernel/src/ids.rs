//! Ids: 64-bit integers in order of time.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::{Clock, Instant};

/// 2020-01-01T00:00:00Z.
const EPOCH_MS: i64 = 1_577_836_800_000;
/// Low bits that name the node.
const NODE_BITS: u32 = 8;
/// Bits above them that count within a millisecond.
const COUNTER_BITS: u32 = 12;

/// Makes ids that rise with time: 43 bits of milliseconds since 2020, 12 bits of counter, 8 bits of
/// node. They rise within a process, even when the clock stands still or goes back; while a node
/// number is granted to one process at a time, two never make the same one. Clones share the
/// counter.
///
/// What is granted ([`Self::grant`]) ends at a moment, and moments are part of the id: who comes
/// after it makes later ones, so that a process which was stopped for an hour repeats nothing. It
/// makes none until it is granted more.
///
/// Ids follow the unmoved clock, so that a sandbox which moves the business day back doesn't
/// repeat them. Their text is decimal; beyond 2⁵³, so never a JSON number.
#[derive(Clone, Debug)]
pub struct Ids {
    clock: Clock,
    made: Arc<Mutex<Made>>,
}

/// The last tick, and what may be made: ticks before `end`, with this node.
#[derive(Debug)]
struct Made {
    node: i64,
    last: i64,
    end: i64,
}

/// No id may be made: the node number's lease ran out, and could not be renewed. Asking again helps
/// when the database answers again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoIds;

impl fmt::Display for NoIds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this process holds no node number, and so makes no ids")
    }
}

impl std::error::Error for NoIds {}

impl Ids {
    /// For a node that nobody else has, for ever: tests, and what lives in one process.
    pub fn new(clock: Clock, node: u8) -> Self {
        let made = Made { node: i64::from(node), last: 0, end: i64::MAX >> NODE_BITS };
        Self { clock, made: Arc::new(Mutex::new(made)) }
    }

    /// Makes none until it is granted a node.
    pub fn without_node(clock: Clock) -> Self {
        let made = Made { node: 0, last: 0, end: 0 };
        Self { clock, made: Arc::new(Mutex::new(made)) }
    }

    /// From now on makes ids of this node, of moments not before `from` and before `until`.
    pub fn grant(&self, node: u8, from: Instant, until: Instant) {
        let mut made = self.lock();
        made.node = i64::from(node);
        made.last = made.last.max(first_tick(from).saturating_sub(1));
        made.end = first_tick(until);
    }

    /// Makes no more, and answers from which moment on it has made none.
    pub fn end(&self) -> Instant {
        let mut made = self.lock();
        made.end = 0;
        free_from(made.last)
    }

    /// The moment up to which a grant made now has to reach, to last for `ms`: ids run ahead of the
    /// clock when more than 4,096 are made in a millisecond.
    pub fn reach(&self, ms: i64) -> Instant {
        free_from(self.lock().last).max(self.clock.unmoved()).add_ms(ms)
    }

    /// The next id, for a type declared with [`id!`](crate::id).
    ///
    /// # Errors
    /// The lease of the node ran out.
    pub fn next<T: From<i64>>(&self) -> Result<T, NoIds> {
        self.next_value().map(T::from)
    }

    /// The next id as a plain number, always above zero.
    ///
    /// # Errors
    /// As [`Self::next`].
    pub fn next_value(&self) -> Result<i64, NoIds> {
        let now = first_tick(self.clock.unmoved());
        let mut made = self.lock();
        let tick = made.last.saturating_add(1).max(now);
        if tick >= made.end {
            return Err(NoIds);
        }
        made.last = tick;
        Ok((tick << NODE_BITS) | made.node)
    }

    fn lock(&self) -> MutexGuard<'_, Made> {
        self.made.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The first tick of a moment's millisecond.
fn first_tick(at: Instant) -> i64 {
    let ceiling = i64::MAX >> (NODE_BITS + COUNTER_BITS);
    at.ms().saturating_sub(EPOCH_MS).clamp(0, ceiling) << COUNTER_BITS
}

/// The first whole millisecond after a tick.
fn free_from(last: i64) -> Instant {
    Instant::from_ms((last >> COUNTER_BITS).saturating_add(1).saturating_add(EPOCH_MS))
}

/// Declares a type of id: `id!(/// An order. OrderId)`. Copy, ordered, text and serde as a decimal
/// string, `value()` for the database.
#[macro_export]
macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(i64);

        impl $name {
            /// As stored in databases.
            pub const fn value(self) -> i64 {
                self.0
            }
        }

        impl From<i64> for $name {
            fn from(value: i64) -> Self {
                Self(value)
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.0, f)
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self.0)
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::Invalid;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let plain = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
                let value = if plain { text.parse().ok() } else { None };
                value.map(Self).ok_or($crate::Invalid::new(stringify!($name), "编号不正确"))
            }
        }

        $crate::serde_as_text!($name);

        impl $crate::__utoipa::PartialSchema for $name {
            fn schema() -> $crate::__utoipa::openapi::RefOr<$crate::__utoipa::openapi::Schema> {
                $crate::schema::string("a number of its own, decimal", "2026111700481926")
            }
        }

        impl $crate::__utoipa::ToSchema for $name {
            fn name() -> ::std::borrow::Cow<'static, str> {
                ::std::borrow::Cow::Borrowed(stringify!($name))
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashSet;

    id!(
        /// An order.
        OrderId
    );

    #[test]
    fn ids_rise_while_the_clock_stands_still_or_goes_back() {
        let clock = Clock::fixed("2026-03-02T10:00:00+08:00".parse().unwrap());
        let ids = Ids::new(clock.clone(), 7);
        let mut last = 0;
        for i in 0..10_000 {
            clock.shift_ms(if i % 2 == 0 { 1_000_000 } else { -2_000_000 });
            let id = ids.next_value().unwrap();
            assert!(id > last);
            assert_eq!(id & 0xff, 7);
            last = id;
        }
        let later = Ids::new(Clock::fixed("2026-03-02T10:00:03+08:00".parse().unwrap()), 0);
        assert!(later.next_value().unwrap() > last);
    }

    #[test]
    fn many_threads_never_get_the_same_id() {
        let ids = Ids::new(Clock::system(), 1);
        let threads: Vec<_> = (0..4)
            .map(|_| {
                let ids = ids.clone();
                std::thread::spawn(move || {
                    (0..5_000).map(|_| ids.next_value().unwrap()).collect::<Vec<_>>()
                })
            })
            .collect();
        let all: HashSet<i64> = threads.into_iter().flat_map(|t| t.join().unwrap()).collect();
        assert_eq!(all.len(), 20_000);
    }

    #[test]
    fn what_is_granted_ends_and_who_comes_after_repeats_nothing() {
        let at = |ms| Instant::from_ms(EPOCH_MS + ms);
        let clock = Clock::fixed(at(1_000));
        let ids = Ids::without_node(clock.clone());
        assert_eq!(ids.next_value(), Err(NoIds));
        ids.grant(3, at(0), ids.reach(2));
        let mut made: Vec<i64> = std::iter::from_fn(|| ids.next_value().ok()).collect();
        assert_eq!(made.len(), 2 * 4096, "a millisecond has so many");
        // Its clock is behind the former holder's, and it counts on from there.
        let late = Ids::without_node(Clock::fixed(at(5)));
        late.grant(3, at(1_002), at(1_003));
        made.extend(std::iter::from_fn(|| late.next_value().ok()));
        assert_eq!(made.len(), 3 * 4096);
        assert!(made.is_sorted_by(|a, b| a < b));
        // Who was away too long makes none; granted more, it goes on.
        clock.set_ahead_ms(60_000);
        ids.grant(3, at(1_003), at(2_000));
        assert_eq!(ids.next_value(), Err(NoIds));
        ids.grant(3, at(1_003), ids.reach(1));
        let id = ids.next_value().unwrap();
        assert!(id > *made.last().unwrap());
        assert_eq!(ids.end(), at(61_001));
        assert_eq!(ids.next_value(), Err(NoIds));
    }

    #[test]
    fn a_clock_out_of_range_still_makes_rising_positive_ids() {
        let early = Ids::new(Clock::fixed(Instant::from_ms(i64::MIN)), 0);
        let (first, second) = (early.next_value().unwrap(), early.next_value().unwrap());
        assert!(0 < first && first < second);
    }

    #[test]
    fn an_id_is_a_decimal_string_on_the_wire() {
        let ids = Ids::new(Clock::fixed("2026-03-02T10:00:00+08:00".parse().unwrap()), 0);
        let id: OrderId = ids.next().unwrap();
        let json = serde_json::to_string(&id).unwrap();
        assert_eq!(json, format!("\"{}\"", id.value()));
        assert_eq!(serde_json::from_str::<OrderId>(&json).unwrap(), id);
        for text in ["", "-1", "+1", " 1", "1.0", "99999999999999999999"] {
            assert!(text.parse::<OrderId>().is_err(), "{text:?} was read");
        }
    }

    proptest! {
        #[test]
        fn the_text_of_an_id_is_the_id(value in 0i64..i64::MAX) {
            prop_assert_eq!(value.to_string().parse::<OrderId>().unwrap(), OrderId::from(value));
        }
    }
}
