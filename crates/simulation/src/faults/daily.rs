//! What goes wrong on some days, a row each: how often, and what it is.

use super::{DayFaults, Fault, Funds};
use demo::Draw;
use kernel::{Rate, Shares};

/// A fault that a day may have.
pub(super) struct Daily {
    pub fault: Fault,
    /// Of so many days in a hundred.
    pub percent: i64,
    /// Puts it into the day.
    pub put: fn(&mut DayFaults, &mut Draw, &Funds),
}

pub(super) const DAILY: &[Daily] = &[
    Daily { fault: Fault::RepeatedFiles, percent: 30, put: |day, _, _| day.ta.repeat_files = true },
    Daily {
        fault: Fault::LatePrices,
        percent: 20,
        put: |day, draw, funds| {
            day.ta.late_prices = (0..3).map(|_| *draw.pick(&funds.all)).collect();
        },
    },
    Daily {
        fault: Fault::CorrectedPrices,
        percent: 15,
        put: |day, draw, funds| {
            let part = Rate::from_units(Rate::SCALE / 1_000 * draw.between(980, 1_020));
            day.ta.corrected_prices = (0..6).map(|_| (*draw.pick(&funds.all), part)).collect();
        },
    },
    Daily {
        fault: Fault::RefusesAccounts,
        percent: 15,
        put: |day, draw, _| day.ta.refuse_accounts = usize::try_from(draw.between(1, 3)).ok(),
    },
    Daily {
        fault: Fault::Refuses,
        percent: 20,
        put: |day, draw, _| day.ta.refuse_each = usize::try_from(draw.between(3, 9)).ok(),
    },
    Daily {
        fault: Fault::Halves,
        percent: 15,
        put: |day, draw, _| day.ta.halve_each = usize::try_from(draw.between(2, 5)).ok(),
    },
    Daily {
        fault: Fault::BigRedemption,
        percent: 15,
        put: |day, draw, funds| {
            let part = Rate::from_units(Rate::SCALE / 100 * draw.between(10, 90));
            day.ta.big_redemptions = (0..6).map(|_| (*draw.pick(&funds.all), part)).collect();
        },
    },
    Daily {
        fault: Fault::Misstates,
        percent: 8,
        put: |day, draw, _| {
            day.ta.misstate = Some((5, Shares::from_units(draw.between(1, 5_000))));
        },
    },
    Daily { fault: Fault::Down, percent: 10, put: |day, _, _| day.bank_down = true },
];
