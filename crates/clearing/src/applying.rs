//! Which records are applied, with what, and what became of them.

use crate::after::AfterConfirm;
use crate::state::RecordState;
use crate::store::{self, confirmations};
use crate::{Engine, Step};
use db::{Error, ErrorKind, Tx};
use kernel::{Calendar, Day, Instant};
use orders::Confirming;

impl Engine {
    /// What the TA confirmed on a day, taken now.
    pub(crate) async fn confirming(&self, day: Day, at: Instant) -> Result<Confirming, Error> {
        let read = async |tx: &mut Tx| store::last_done(tx, Step::Value.name()).await;
        let valued = self.app.db().read::<_, Error, _>(read).await?;
        let next = valued.map(|valued| Calendar::china().next_open(valued));
        let valued_before = next.map_or(day, |next| next.max(day));
        Ok(Confirming { valued_before, ..Confirming::of(&self.app, day, at) })
    }
}

/// Which records.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Which {
    /// All of 06.
    Dividends,
    /// Those of 04 that answer orders.
    Answers,
    /// Those of 04 that the TA began. After all answers: a refused redemption has given its shares
    /// back.
    Forced,
}

/// What applying is done with.
#[derive(Clone)]
pub(crate) struct Applying {
    pub confirming: Confirming,
    /// Who is told.
    pub after: AfterConfirm,
}

/// Why records were not applied.
#[derive(Debug)]
pub(crate) enum Hindrance {
    /// What they say: a rule of a room was broken, or a row is there already. Alone, each shows
    /// whether it is the one, which is parked.
    Record(Error),
    /// The database, the disk, or a room that was told: no record is to blame.
    House(Error),
}

impl From<Error> for Hindrance {
    fn from(error: Error) -> Self {
        match error.kind {
            ErrorKind::Conflict => Self::Record(error),
            ErrorKind::Fault if error.at.is_none() => Self::Record(error),
            _ => Self::House(error),
        }
    }
}

/// What became of records.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Applied {
    /// Looked at.
    pub taken: usize,
    /// Nothing was found to apply them to.
    pub unknown: usize,
    /// They could not be applied.
    pub parked: usize,
}

impl Applied {
    pub fn add(&mut self, other: Self) {
        self.taken += other.taken;
        self.unknown += other.unknown;
        self.parked += other.parked;
    }

    /// What is left of the records of a day and type, whoever looked at them.
    pub async fn of_day(tx: &mut Tx, cfm_day: Day, which: Which) -> Result<Self, Error> {
        let mut all = Self::default();
        for (state, count) in confirmations::counts(tx, cfm_day, which.file_type()).await? {
            let count = usize::try_from(count).unwrap_or_default();
            match state {
                RecordState::Waiting => {}
                RecordState::Applied | RecordState::Part => all.taken += count,
                RecordState::Unknown => all.add(Self { taken: count, unknown: count, parked: 0 }),
                RecordState::Parked => all.add(Self { taken: count, unknown: 0, parked: count }),
            }
        }
        Ok(all)
    }

    /// What is to be said beside the number of records; nothing on most days.
    pub fn note(self) -> String {
        let mut note = String::new();
        if self.unknown > 0 {
            note += &format!("，其中{}笔查无订单", self.unknown);
        }
        if self.parked > 0 {
            note += &format!("，其中{}笔无法入账", self.parked);
        }
        note
    }
}

impl Which {
    pub const fn file_type(self) -> &'static str {
        match self {
            Self::Dividends => "06",
            Self::Answers | Self::Forced => "04",
        }
    }
}
