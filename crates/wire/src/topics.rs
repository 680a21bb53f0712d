//! What operations read and write, in some ten words: after an act the client renews every answer
//! that reads what the act wrote, and no screen keeps a list.

use serde::{Serialize, Serializer};

/// A part of what the server knows, as large as what usually changes together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Topic {
    /// Sessions, devices, the password, the check of new devices.
    Session,
    /// Who the customer is: record, certificate, opening, e-mail, tax residency, picture.
    Profile,
    /// The risk test, the level, what was confirmed above it.
    Risk,
    /// Bank cards and their agreements with the channel.
    Card,
    /// Orders, their payments and payouts, and what they use up of limits.
    Order,
    /// Positions, lots, profit, dividend methods.
    Holding,
    /// The watchlist.
    Watch,
    /// The versions of agreements that the customer agreed to.
    Agreement,
    /// The customer's search words.
    Search,
    /// His account manager, and what that one may see.
    Advisor,
    /// What he is told, what of it he has read, and by what it comes.
    Message,
    /// Prices, rankings, quotes, what is on sale. Nobody's act changes it, days do.
    Market,
    /// The business day and its cut-off: dates that are promised, terms that end.
    Clock,
    /// Points, and what they bought.
    Points,
    /// Fixed-invest plans and their runs.
    Plan,
    /// Children's accounts, their wishes and notes.
    Child,
}

impl Topic {
    const ALL: [Self; 16] = [
        Self::Session,
        Self::Profile,
        Self::Risk,
        Self::Card,
        Self::Order,
        Self::Holding,
        Self::Watch,
        Self::Agreement,
        Self::Search,
        Self::Advisor,
        Self::Message,
        Self::Market,
        Self::Clock,
        Self::Points,
        Self::Plan,
        Self::Child,
    ];

    fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }

    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// A set of topics.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Topics(u16);

impl Topics {
    pub const NONE: Self = Self(0);

    pub const fn of(topics: &[Topic]) -> Self {
        let (mut bits, mut at) = (0, 0);
        while at < topics.len() {
            bits |= topics[at].bit();
            at += 1;
        }
        Self(bits)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether they have a topic in common.
    pub const fn meet(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// The names of its topics, in the order of the enum.
impl Serialize for Topics {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let held = Topic::ALL.into_iter().filter(|topic| self.0 & topic.bit() != 0);
        serializer.collect_seq(held.map(Topic::name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_written_by_the_names_of_all_its_topics() {
        let all = serde_json::to_value(Topics::of(&Topic::ALL)).unwrap();
        assert_eq!(all.as_array().map(Vec::len), Some(Topic::ALL.len()));
        let some = serde_json::to_string(&Topics::of(&[Topic::Order, Topic::Card])).unwrap();
        assert_eq!(some, r#"["card","order"]"#);
    }

    #[test]
    fn sets_meet_where_they_have_a_topic_in_common() {
        let placed = Topics::of(&[Topic::Order, Topic::Holding]);
        assert!(placed.meet(Topics::of(&[Topic::Card, Topic::Holding])));
        assert!(!placed.meet(Topics::of(&[Topic::Card])));
        assert!(!placed.meet(Topics::NONE));
    }
}
