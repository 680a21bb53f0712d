//! A calendar year of a pension account: what may be paid in, what was, and what became of it.

use kernel::{Day, Fen};
use partners::PaidIn;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::Answer;

/// The year. `invested` + `waiting` + `left` is `limit`, while no more waits than was paid in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PensionYear {
    /// 2026
    pub year: i32,
    /// What may be paid in; the bank counts it and refuses more.
    pub limit: Fen,
    /// What was paid in.
    pub paid_in: Fen,
    /// What still may be; what is left at its end is lost.
    pub left: Fen,
    /// What of `paidIn` was invested.
    pub invested: Fen,
    /// What of `paidIn` waits in the account, or is on its way back there.
    pub waiting: Fen,
    /// Each paying in, oldest first.
    pub payments: Vec<PensionPayment>,
    /// The last day of the year.
    pub ends_on: Day,
}

/// Something that was paid in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PensionPayment {
    /// On which day.
    pub day: Day,
    /// How much.
    pub amount: Fen,
}

impl PensionYear {
    /// That of a day, by what the bank said. What is in the account, or on its way back there,
    /// waits and is this year's first: money of earlier years was there before, and bought what is
    /// held.
    pub(crate) fn of(today: Day, limit: Fen, payments: &[PaidIn], waiting: Fen) -> Answer<Self> {
        let paid_in = Fen::try_sum(payments.iter().map(|one| one.amount))?;
        let waiting = waiting.min(paid_in);
        let payment = |one: &PaidIn| PensionPayment { day: one.day, amount: one.amount };
        Ok(Self {
            year: today.year(),
            limit,
            paid_in,
            left: limit.checked_sub(paid_in)?.max(Fen::ZERO),
            invested: paid_in.checked_sub(waiting)?,
            waiting,
            payments: payments.iter().map(payment).collect(),
            ends_on: last_of_year(today),
        })
    }
}

fn last_of_year(day: Day) -> Day {
    day.first_of_month().add_months(12 - day.month()).last_of_month()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fen(yuan: i64) -> Fen {
        Fen::from_whole(yuan).unwrap()
    }

    #[test]
    fn a_year_has_three_parts_and_none_is_below_nothing() {
        let today: Day = "2026-02-28".parse().unwrap();
        for (paid, balance, parts) in [
            (&[][..], 0, (0, 0, 12_000)),
            (&[3_000, 2_000], 1_500, (3_500, 1_500, 7_000)),
            (&[3_000], 9_000, (0, 3_000, 9_000)),
            (&[12_000], 0, (12_000, 0, 0)),
            // A bank that let more in than it should.
            (&[12_000, 500], 0, (12_500, 0, 0)),
        ] {
            let paid_in: Vec<PaidIn> =
                paid.iter().map(|yuan| PaidIn { day: today, amount: fen(*yuan) }).collect();
            let year = PensionYear::of(today, fen(12_000), &paid_in, fen(balance)).unwrap();
            let (invested, waiting, left) = parts;
            assert_eq!(year.invested, fen(invested), "{paid:?}");
            assert_eq!(year.waiting, fen(waiting), "{paid:?}");
            assert_eq!(year.left, fen(left), "{paid:?}");
            assert_eq!(year.ends_on, "2026-12-31".parse().unwrap());
        }
    }
}
