//! What moves prices: the market, styles, sectors, rates, goods and markets abroad.

use kernel::Day;

use crate::Draw;
use crate::draw::scaled;

macro_rules! factors {
    ($(
        $(#[$doc:meta])*
        $name:ident = ($on:ident, $beta:literal, $vol:literal, $drift:literal);
    )+) => {
        /// A source of return that funds share.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Factor { $($(#[$doc])* $name,)+ }

        /// All of them, each after the one that it follows.
        const ALL: &[Factor] = &[$(Factor::$name),+];

        impl Factor {
            /// What it follows, and by how many hundredths of a per cent.
            fn follows(self) -> (Factor, i64) {
                match self { $(Self::$name => (Factor::$on, $beta),)+ }
            }

            /// Its own daily deviation and drift, in 10⁻⁸.
            fn own(self) -> (i64, i64) {
                match self { $(Self::$name => ($vol, $drift),)+ }
            }

            fn label(self) -> &'static str {
                match self { $(Self::$name => stringify!($name),)+ }
            }
        }
    };
}

factors! {
    /// All shares of the mainland.
    Market = (Market, 0, 900_000, 18_000);
    /// Small companies.
    Small = (Market, 10_500, 500_000, 6_000);
    /// Fast growing companies.
    Growth = (Market, 11_500, 600_000, 5_000);
    /// Companies that pay dividends.
    Dividend = (Market, 7_500, 350_000, 9_000);
    /// Chips.
    Semiconductor = (Growth, 10_500, 1_000_000, 14_000);
    /// Software, computing and AI.
    Computing = (Growth, 10_500, 900_000, 8_000);
    /// Medicine.
    Medicine = (Market, 9_500, 750_000, -12_000);
    /// Goods for consumers.
    Consumer = (Market, 9_500, 600_000, -4_000);
    /// Batteries, sun and wind.
    NewEnergy = (Growth, 10_000, 900_000, -8_000);
    /// Machines and cars.
    Manufacturing = (Market, 11_000, 600_000, 6_000);
    /// Defence.
    Defence = (Market, 11_000, 950_000, 1_000);
    /// Banks, insurers and brokers.
    Finance = (Market, 9_000, 550_000, 3_000);
    /// Metals and coal.
    Resources = (Market, 9_500, 850_000, 12_000);
    /// Government bonds: little, and against shares.
    Rates = (Market, -80, 70_000, 9_500);
    /// Corporate bonds.
    Credit = (Rates, 7_000, 25_000, 4_500);
    /// Convertible bonds.
    Convertible = (Market, 4_000, 250_000, 5_000);
    /// Hong Kong.
    HongKong = (Market, 7_000, 900_000, 2_000);
    /// Technology companies in Hong Kong.
    HongKongTech = (HongKong, 11_500, 800_000, 2_000);
    /// The world's shares.
    World = (Market, 1_500, 750_000, 30_000);
    /// The world's technology companies.
    WorldTech = (World, 11_500, 650_000, 16_000);
    /// Gold.
    Gold = (Market, -300, 850_000, 30_000);
    /// Oil.
    Oil = (World, 5_000, 1_700_000, 6_000);
    /// Real estate and infrastructure that pay rents.
    Rents = (Market, 2_500, 400_000, 10_000);
}

/// The returns of one day, in 10⁻⁸.
#[derive(Debug, Clone)]
pub struct Factors {
    returns: Vec<i64>,
}

impl Factors {
    /// The returns of that day; they depend on the seed and the day only.
    pub fn on(seed: u64, day: Day) -> Self {
        let mut returns: Vec<i64> = Vec::with_capacity(ALL.len());
        for factor in ALL {
            let (parent, beta) = factor.follows();
            let followed = returns.get(position(parent)).map_or(0, |r| scaled(*r, beta, 10_000));
            returns.push(followed + own_return(seed, *factor, day));
        }
        Self { returns }
    }

    /// The return of one factor, in 10⁻⁸.
    pub fn of(&self, factor: Factor) -> i64 {
        self.returns.get(position(factor)).copied().unwrap_or(0)
    }

    /// The sum of exposures (in hundredths of a per cent) times returns, in 10⁻⁸.
    pub fn weighted(&self, exposures: &[(Factor, i64)]) -> i64 {
        exposures.iter().map(|(factor, weight)| scaled(self.of(*factor), *weight, 10_000)).sum()
    }
}

fn position(factor: Factor) -> usize {
    // The enum and ALL are declared by the same macro in the same order.
    factor as usize
}

/// Drift, a mood that lasts a quarter, and a shock whose size changes by month, now and then
/// double.
fn own_return(seed: u64, factor: Factor, day: Day) -> i64 {
    let (deviation, drift) = factor.own();
    let quarter = i64::from(day.year() * 4 + (day.month() - 1) / 3);
    let month = i64::from(day.year() * 12 + day.month());
    let mood = Draw::keyed(seed ^ 1, factor.label(), quarter).normal(deviation / 13);
    let calm = Draw::keyed(seed ^ 2, factor.label(), month).between(650, 1_300);
    let mut shock = Draw::keyed(seed ^ 3, factor.label(), i64::from(day.yyyymmdd()));
    let size = if shock.happens(3) { 2 * calm } else { calm };
    drift + mood + scaled(shock.normal(deviation), size, 1_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_factor_stands_after_the_one_it_follows() {
        for factor in ALL {
            assert!(position(factor.follows().0) <= position(*factor), "{factor:?}");
        }
    }

    #[test]
    fn shares_of_one_sector_move_with_the_market_and_bonds_hardly_move() {
        let days: Vec<Day> =
            (0..500).map(|n| "2024-01-02".parse::<Day>().unwrap().add_days(n)).collect();
        let all: Vec<Factors> = days.iter().map(|day| Factors::on(7, *day)).collect();
        let same_side = all
            .iter()
            .filter(|f| (f.of(Factor::Market) > 0) == (f.of(Factor::Consumer) > 0))
            .count();
        assert!(same_side > 350, "{same_side}");
        let moved = |factor| all.iter().map(|f| f.of(factor).abs()).sum::<i64>();
        assert!(moved(Factor::Rates) * 5 < moved(Factor::Market));
        assert!(moved(Factor::Credit) < moved(Factor::Rates));
    }
}
