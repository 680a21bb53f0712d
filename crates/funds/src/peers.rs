//! Funds against others of their category (rule FP-03).

use crate::{Fund, PeerRank, Window, series};
use kernel::{Day, Rate};
use std::collections::BTreeMap;

/// Units of an average: 10⁻¹².
const SCALE: f64 = 1e12;

/// The average of a category: each day the mean of the funds' daily returns, chained.
#[derive(Debug, Default)]
pub struct Peers {
    /// How many funds it has that publish NAVs.
    pub count: usize,
    days: Vec<Day>,
    values: Vec<i64>,
}

impl Peers {
    /// The average of a category's funds; none when none of them publishes NAVs.
    pub(crate) fn of(funds: &[&Fund]) -> Option<Self> {
        let funds: Vec<&Fund> = funds.iter().filter(|f| !f.series.is_empty()).copied().collect();
        (!funds.is_empty()).then(|| Self::mean(&funds))
    }

    fn mean(funds: &[&Fund]) -> Self {
        let mut sums: BTreeMap<Day, (f64, u32)> = BTreeMap::new();
        for fund in funds {
            let days = fund.series.days();
            for (at, pair) in fund.series.adjusted().windows(2).enumerate() {
                if pair[0] > 0 && pair[1] > 0 {
                    let sum = sums.entry(days[at + 1]).or_default();
                    *sum = (sum.0 + pair[1] as f64 / pair[0] as f64 - 1.0, sum.1 + 1);
                }
            }
        }
        let mut value = 1.0;
        let mut chain = |(sum, count): &(f64, u32)| {
            value *= 1.0 + sum / f64::from(*count);
            (value * SCALE) as i64
        };
        let values = sums.values().map(&mut chain).collect();
        Self { count: funds.len(), days: sums.into_keys().collect(), values }
    }

    /// The average growth between the last values on or before two days.
    pub fn growth(&self, from: Day, to: Day) -> Option<Rate> {
        series::growth(self.value(from)?, self.value(to)?)
    }

    fn value(&self, day: Day) -> Option<i64> {
        let at = self.days.partition_point(|d| *d <= day).checked_sub(1)?;
        self.values.get(at).copied()
    }
}

/// The ranks of each fund of a category, in the order of the funds. A window ranks those that have
/// all of it.
pub(crate) fn rank(funds: &[&Fund]) -> Vec<Vec<(Window, PeerRank)>> {
    let mut ranks: Vec<Vec<(Window, PeerRank)>> = vec![Vec::new(); funds.len()];
    for window in Window::ALL.into_iter().filter(|window| *window != Window::All) {
        let growth =
            |(at, fund): (usize, &&Fund)| Some((at, fund.performance.figures(window).growth?));
        let mut placed: Vec<(usize, Rate)> = funds.iter().enumerate().filter_map(growth).collect();
        placed.sort_by(|a, b| b.1.cmp(&a.1).then(funds[a.0].code.cmp(&funds[b.0].code)));
        let count = u32::try_from(placed.len()).unwrap_or(u32::MAX);
        for ((at, _), place) in placed.into_iter().zip(1..) {
            ranks[at].push((window, PeerRank { place, count }));
        }
    }
    ranks
}
