//! Draws what goes wrong on a day.

use super::catalogue::Fault;
use super::daily::DAILY;
use super::day::{DayFaults, Funds, Kill};
use clearing::Step;
use demo::Draw;
use kernel::{Calendar, Day, FundCode, Rate};
use ta::Force;

/// On the first days all goes well, so that everybody gets an account at the transfer agent.
const GOOD_DAYS: u32 = 3;
/// On each so-many-th day the transfer agent changes the positions of some funds by force.
const FORCED_EACH: u32 = 5;
/// Dividends are paid on the first open day of a month from this one on.
const DIVIDENDS_FROM: i32 = 15;
/// So many of them: few enough to leave others alone, enough for somebody to hold one.
const FORCED_FUNDS: usize = 6;

impl DayFaults {
    /// The faults of a day, which is the `number`th.
    pub fn of(seed: u64, (number, day): (u32, Day), funds: &Funds) -> Self {
        let mut faults = Self::default();
        if number < GOOD_DAYS {
            return faults;
        }
        for row in DAILY {
            // Each row has its own numbers: another one changes nothing of it.
            let mut draw = Draw::keyed(seed, row.fault.words(), i64::from(number));
            if draw.happens(row.percent) {
                (row.put)(&mut faults, &mut draw, funds);
                faults.drawn.push(row.fault);
            }
        }
        let mut draw = Draw::keyed(seed, "kill", i64::from(number));
        faults.kill = match draw.between(1, 100) {
            1..=30 => Some(Kill::After(*draw.pick(Step::ALL))),
            31..=75 => u64::try_from(draw.between(1, 60)).ok().map(Kill::Polls),
            _ => None,
        };
        if comes_before_dividends(day) {
            faults.ta.big_redemptions = big_redemptions(seed, number, funds);
        }
        // What is taken by force is not known before the files come; see `forced_funds`.
        if faults.until_tomorrow.is_none() {
            faults.ta.forced = forced(seed, number, (&faults.ta, funds));
        }
        let by_force = faults.ta.forced.first().map(|(_, force, _)| match force {
            Force::Redeem => Fault::ForcedRedemption,
            Force::Increase => Fault::ForcedIncrease,
            Force::Decrease => Fault::ForcedDecrease,
        });
        faults.drawn.extend(by_force);
        faults
    }
}

/// Whether funds pay their dividends on the next open day, the first one from the 15th on.
fn comes_before_dividends(day: Day) -> bool {
    let calendar = Calendar::china();
    let next = calendar.next_open(day);
    let from = Day::new(next.year(), next.month(), DIVIDENDS_FROM);
    from.is_ok_and(|from| calendar.on_or_after(from) == next)
}

/// So many want to redeem each fund that most of it still waits when its dividend comes.
fn big_redemptions(seed: u64, number: u32, funds: &Funds) -> Vec<(FundCode, Rate)> {
    let mut draw = Draw::keyed(seed, "dividends", i64::from(number));
    let part = Rate::from_units(Rate::SCALE / 100 * draw.between(10, 40));
    funds.plain.iter().map(|fund| (*fund, part)).collect()
}

/// What the transfer agent does of its own accord, each kind in its turn: of funds whose orders of
/// the day it answers in full, since it must not take what waits for the rest of a redemption.
fn forced(
    seed: u64,
    number: u32,
    (ta, funds): (&ta::Faults, &Funds),
) -> Vec<(FundCode, Force, Rate)> {
    if !number.is_multiple_of(FORCED_EACH) {
        return Vec::new();
    }
    let mut draw = Draw::keyed(seed, "forced", i64::from(number));
    let first = draw.index(funds.plain.len());
    let part = Rate::from_units(Rate::SCALE / 100 * draw.between(1, 30));
    let waits = |fund: &FundCode| {
        ta.late_prices.contains(fund) || ta.big_redemptions.iter().any(|(big, _)| big == fund)
    };
    let force = match number / FORCED_EACH % 3 {
        0 => Force::Redeem,
        1 => Force::Increase,
        _ => Force::Decrease,
    };
    // In turn from the first one, none of them twice.
    let in_turn = funds.plain.iter().cycle().skip(first).take(funds.plain.len());
    let chosen = in_turn.filter(|fund| !waits(fund)).take(FORCED_FUNDS);
    chosen.map(|fund| (*fund, force, part)).collect()
}
