//! What goes wrong on a day.

use super::catalogue::Fault;
use clearing::Step;
use kernel::FundCode;
use partners::simulator::Marring;

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
    /// The bank ends no agreement all day.
    pub keeps_agreements: bool,
    /// How the bank's statement of the day is.
    pub statement: Marring,
    /// The process dies, in a run with kills.
    pub kill: Option<Kill>,
    /// Files that its index lists come tomorrow only, after the customers of that occasion.
    pub until_tomorrow: Option<&'static str>,
    /// It sends its confirmations again, after they were taken in, under their name and with other
    /// content; and then as they were.
    pub renews: bool,
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
    /// Whether the transfer agent may not confirm an order in full on its day, or lets shares lose
    /// on it that a bank holds. Of a quick redemption, whose money is gone, that is for people to
    /// settle: none on such a T.
    pub fn hesitates(&self) -> bool {
        let ta::Faults { refuse_each, big_redemptions, late_prices, lost_income, .. } = &self.ta;
        let hesitates = refuse_each.is_some() || !big_redemptions.is_empty();
        hesitates || !late_prices.is_empty() || lost_income.is_some()
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
