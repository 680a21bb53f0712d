//! What goes wrong on a day, by the seed.

use clearing::Step;
use demo::Draw;
use kernel::{FundCode, Rate, Shares};
use ta::Force;

/// On the first days all goes well, so that everybody gets an account at the transfer agent.
const GOOD_DAYS: u32 = 3;
/// On each so-many-th day the transfer agent changes the positions of some funds by force.
const FORCED_EACH: u32 = 5;
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
    /// The faults of a day, of which it is the `number`th.
    pub fn of(seed: u64, number: u32, funds: &Funds) -> Self {
        if number < GOOD_DAYS {
            return Self::default();
        }
        let mut draw = Draw::keyed(seed, "faults", i64::from(number));
        let mut ta = ta::Faults { repeat_files: draw.happens(30), ..ta::Faults::default() };
        if draw.happens(20) {
            ta.late_prices = (0..3).map(|_| *draw.pick(&funds.all)).collect();
        }
        if draw.happens(20) {
            ta.refuse_each = usize::try_from(draw.between(3, 9)).ok();
        }
        if draw.happens(15) {
            ta.halve_each = usize::try_from(draw.between(2, 5)).ok();
        }
        if draw.happens(15) {
            let part = Rate::from_units(Rate::SCALE / 100 * draw.between(10, 90));
            ta.big_redemptions = (0..6).map(|_| (*draw.pick(&funds.all), part)).collect();
        }
        if draw.happens(8) {
            ta.misstate = Some((5, Shares::from_units(draw.between(1, 5_000))));
        }
        let mut accounts = Draw::keyed(seed, "accounts", i64::from(number));
        if accounts.happens(15) {
            ta.refuse_accounts = usize::try_from(accounts.between(1, 3)).ok();
        }
        let mut prices = Draw::keyed(seed, "corrected prices", i64::from(number));
        if prices.happens(15) {
            let part = Rate::from_units(Rate::SCALE / 1_000 * prices.between(980, 1_020));
            ta.corrected_prices = (0..6).map(|_| (*prices.pick(&funds.all), part)).collect();
        }
        let bank_down = draw.happens(10);
        let kill = match draw.between(1, 100) {
            1..=30 => Some(Kill::After(*draw.pick(Step::ALL))),
            31..=75 => u64::try_from(draw.between(1, 60)).ok().map(Kill::Polls),
            _ => None,
        };
        ta.forced = forced(seed, number, (&ta, funds));
        Self { ta, bank_down, kill }
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
