//! Figures that may change: dated rows, read on the business day of a call.

use crate::store;
use db::Tx;
use kernel::{Day, Instant, Rate};
use wire::{Answer, Figures};

/// The figures of the room.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Parameters {
    /// The hour in which the night begins.
    pub night_from: i32,
    /// The hour in which it is over.
    pub night_to: i32,
    /// Messages of a day that are sent to a customer, but for those of security.
    pub day_limit: i32,
    /// By how much a price moves on a day so that it is told.
    pub price_move: Rate,
}

impl Parameters {
    /// Those in force on a day.
    pub async fn on(tx: &mut Tx, day: Day) -> Answer<Self> {
        let figures = Figures::new("messages", store::parameters(tx, day).await?);
        Ok(Self {
            night_from: figures.small("night_from")?,
            night_to: figures.small("night_to")?,
            day_limit: figures.small("day_limit")?,
            price_move: Rate::from_units(figures.get("price_move")? * (Rate::SCALE / 10_000)),
        })
    }
}

/// How many days a message that was read is kept.
pub(crate) async fn read_keep_days(tx: &mut Tx, day: Day) -> Answer<i64> {
    Figures::new("messages", store::parameters(tx, day).await?).get("read_keep_days")
}

const HOUR_MS: i32 = 3_600_000;
const DAY_MS: i64 = 86_400_000;

impl Parameters {
    /// When the night is over in which a moment lies; none by day.
    pub fn morning_of(&self, now: Instant) -> Option<Instant> {
        let time_ms = now.time().ms();
        let hour = time_ms / HOUR_MS;
        let morning = now.add_ms(i64::from(self.night_to * HOUR_MS - time_ms));
        match hour {
            hour if hour < self.night_to => Some(morning),
            hour if hour >= self.night_from => Some(morning.add_ms(DAY_MS)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_night_ends_in_the_morning_after_it() {
        let figures =
            Parameters { night_from: 22, night_to: 8, day_limit: 5, price_move: Rate::ONE };
        let at = |text: &str| text.parse::<Instant>().unwrap();
        let morning = Some(at("2026-11-21T08:00:00+08:00"));
        assert_eq!(figures.morning_of(at("2026-11-20T22:00:00+08:00")), morning);
        assert_eq!(figures.morning_of(at("2026-11-21T07:59:59+08:00")), morning);
        for day in ["2026-11-21T08:00:00+08:00", "2026-11-20T21:59:59+08:00"] {
            assert_eq!(figures.morning_of(at(day)), None, "{day}");
        }
    }
}
