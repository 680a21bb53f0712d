//! Ids: 64-bit integers in order of time.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use crate::Clock;

/// 2020-01-01T00:00:00Z.
const EPOCH_MS: i64 = 1_577_836_800_000;
/// Low bits that name the node.
const NODE_BITS: u32 = 8;
/// Bits above them that count within a millisecond.
const COUNTER_BITS: u32 = 12;

/// Makes ids that rise with time: 43 bits of milliseconds since 2020, 12 bits of counter, 8 bits of
/// node. They rise strictly within a process, even when the clock stands still or goes back; two
/// nodes with different numbers never make the same one. Clones share the counter.
///
/// Ids follow the unmoved clock, so that a sandbox which moves the business day back doesn't
/// repeat them. Their text is decimal; beyond 2⁵³, so never a JSON number.
#[derive(Clone, Debug)]
pub struct Ids {
    clock: Clock,
    node: i64,
    last: Arc<AtomicI64>,
}

impl Ids {
    /// For one node of an installation.
    pub fn new(clock: Clock, node: u8) -> Self {
        Self { clock, node: i64::from(node), last: Arc::new(AtomicI64::new(0)) }
    }

    /// The next id, for a type declared with [`id!`](crate::id).
    pub fn next<T: From<i64>>(&self) -> T {
        T::from(self.next_value())
    }

    /// The next id as a plain number, always above zero.
    pub fn next_value(&self) -> i64 {
        let since_epoch = self.clock.unmoved().ms().saturating_sub(EPOCH_MS);
        let ceiling = i64::MAX >> (NODE_BITS + COUNTER_BITS);
        let now = since_epoch.clamp(0, ceiling) << COUNTER_BITS;
        let step = |last: i64| last.saturating_add(1).max(now);
        let previous =
            self.last.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |last| Some(step(last)));
        // The closure always returns a value, so both arms carry the previous one.
        let tick = step(previous.unwrap_or_else(|last| last));
        (tick << NODE_BITS) | self.node
    }
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
    use crate::Instant;
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
            let id = ids.next_value();
            assert!(id > last);
            assert_eq!(id & 0xff, 7);
            last = id;
        }
        let later = Ids::new(Clock::fixed("2026-03-02T10:00:03+08:00".parse().unwrap()), 0);
        assert!(later.next_value() > last);
    }

    #[test]
    fn many_threads_never_get_the_same_id() {
        let ids = Ids::new(Clock::system(), 1);
        let threads: Vec<_> = (0..4)
            .map(|_| {
                let ids = ids.clone();
                std::thread::spawn(move || (0..5_000).map(|_| ids.next_value()).collect::<Vec<_>>())
            })
            .collect();
        let all: HashSet<i64> = threads.into_iter().flat_map(|t| t.join().unwrap()).collect();
        assert_eq!(all.len(), 20_000);
    }

    #[test]
    fn a_clock_out_of_range_still_makes_rising_positive_ids() {
        let early = Ids::new(Clock::fixed(Instant::from_ms(i64::MIN)), 0);
        let (first, second) = (early.next_value(), early.next_value());
        assert!(0 < first && first < second);
    }

    #[test]
    fn an_id_is_a_decimal_string_on_the_wire() {
        let ids = Ids::new(Clock::fixed("2026-03-02T10:00:00+08:00".parse().unwrap()), 0);
        let id: OrderId = ids.next();
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
