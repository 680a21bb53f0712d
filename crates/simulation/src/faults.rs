//! What goes wrong on a day, by the seed.

mod catalogue;
mod daily;

pub use catalogue::{Drawn, Fault, Party};

use clearing::Step;
use daily::DAILY;
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

/// The funds of a run.
#[derive(Debug, Clone)]
pub struct Funds {
    /// All of them.
    pub all: Vec<FundCode>,
    /// Those that confirm on the next open day, have no quick redemption and are not being raised:
    /// whoever holds them has nothing at the transfer agent that it does not know of, but in the
    /// evening.
    pub plain: Vec<FundCode>,
}

/// What goes wrong on a day.
#[derive(Debug, Clone, Default)]
pub struct DayFaults {
    /// At the transfer agent.
    pub ta: ta::Faults,
    /// The bank answers nothing all day.
    pub bank_down: bool,
    /// The process dies, in a run with kills.
    pub kill: Option<Kill>,
    /// Files that its index lists come tomorrow only, after the customers of that occasion.
    pub until_tomorrow: Option<&'static str>,
    /// What of the catalogue this is, but for the process.
    pub drawn: Vec<Fault>,
}

/// Where the process dies.
#[derive(Debug, Clone, Copy)]
pub enum Kill {
    /// Between this step and the next.
    After(Step),
    /// After so many polls of the engine, in the middle of a step or between two.
    Polls(u64),
}

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

    /// Whether the transfer agent may not confirm an order in full on its day. Of a quick
    /// redemption, whose money is gone, that is a break for people to settle: none on such a T.
    pub fn hesitates(&self) -> bool {
        let ta::Faults { refuse_each, big_redemptions, late_prices, .. } = &self.ta;
        refuse_each.is_some() || !big_redemptions.is_empty() || !late_prices.is_empty()
    }

    /// Whether the statement of this day is wrong, so that breaks must open.
    pub fn misstates(&self) -> bool {
        self.ta.misstate.is_some()
    }

    /// Funds of which the transfer agent changes positions tonight of its own accord. What somebody
    /// asks for after the cut-off it cannot know; if it took those shares, only people could settle
    /// it: so nobody redeems these funds this evening.
    pub fn forced_funds(&self) -> Vec<FundCode> {
        self.ta.forced.iter().map(|(fund, ..)| *fund).collect()
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
