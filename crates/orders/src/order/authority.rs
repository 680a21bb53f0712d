//! On whose word an order stands, what its customer agreed to, and what it was placed for.

use kernel::Instant;

kernel::id!(
    /// The number of a standing instruction, such as a plan's, in the room that keeps it.
    MandateNo
);
db::column!(MandateNo);

/// On whose word an order was placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Authority {
    /// The customer's, who was there.
    #[default]
    Present,
    /// That of an instruction which the customer gave before.
    Mandate(MandateNo),
    /// The house's, which carries out what was ordered before, or what the law demands.
    House,
}

const PRESENT: i64 = 0;
const HOUSE: i64 = -1;

impl Authority {
    fn of_number(number: i64) -> Result<Self, String> {
        match number {
            PRESENT => Ok(Self::Present),
            HOUSE => Ok(Self::House),
            mandate if mandate > PRESENT => Ok(Self::Mandate(MandateNo::from(mandate))),
            other => Err(other.to_string()),
        }
    }

    fn number(self) -> i64 {
        match self {
            Self::Present => PRESENT,
            Self::Mandate(mandate) => mandate.value(),
            Self::House => HOUSE,
        }
    }

    /// The instruction on whose word it was placed.
    pub fn mandate(self) -> Option<MandateNo> {
        match self {
            Self::Mandate(mandate) => Some(mandate),
            Self::Present | Self::House => None,
        }
    }

    /// For the timeline; empty where the customer was there.
    pub fn told(self) -> String {
        match self {
            Self::Present => String::new(),
            Self::Mandate(_) => "由定投计划发起".to_owned(),
            Self::House => "由系统发起".to_owned(),
        }
    }
}

db::column!(Authority: i64, Authority::of_number, |authority| authority.number());

/// What a customer agreed to, and when: before a standing instruction is carried out, long before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Agreed {
    /// `fund-contract 2026-01, prospectus 2026-01`: the documents, each with its version.
    pub documents: String,
    /// When they were accepted.
    pub at: Instant,
}

/// What another room has an order placed for, such as one instalment of a plan. It is placed once,
/// however often it is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cause {
    /// The room, by the name of its crate.
    pub room: String,
    /// The room's own number of what it is.
    pub no: i64,
}

impl Cause {
    /// Number `no` of a room.
    pub fn of(room: &str, no: i64) -> Self {
        Self { room: room.to_owned(), no }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_authority_is_read_as_it_was_stored() {
        for authority in [Authority::Present, Authority::House, Authority::Mandate(17.into())] {
            assert_eq!(Authority::of_number(authority.number()), Ok(authority));
        }
        assert!(Authority::of_number(-2).is_err());
    }
}
