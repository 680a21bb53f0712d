//! The register in memory, while a day is worked off.

use std::collections::BTreeMap;

use calc::{Lot, redeemable_from};
use db::Tx;
use kernel::{Day, FundCode, Overflow, Rate, Rounding, Shares};

use crate::store::{self, LeftRow, LossRow, LotRow};
use crate::{TaError, Terms};

fn left(held: &Held) -> Shares {
    held.row.shares
}

/// Who holds what: fund and trade account.
pub(crate) type Key = (String, String);

/// All lots, oldest first, and which of them changed.
#[derive(Debug, Default)]
pub(crate) struct Register {
    lots: BTreeMap<Key, Vec<Held>>,
    losses: BTreeMap<Key, Shares>,
}

#[derive(Debug, Clone)]
struct Held {
    row: LotRow,
    fresh: bool,
    changed: bool,
}

impl Register {
    pub async fn load(tx: &mut Tx) -> Result<Self, TaError> {
        let mut register = Self::default();
        for row in store::lots(tx).await? {
            let held = Held { row, fresh: false, changed: false };
            let key = (held.row.fund.clone(), held.row.trade_acco.clone());
            register.lots.entry(key).or_default().push(held);
        }
        let losses = store::losses(tx).await?.into_iter();
        register.losses = losses.map(|row| ((row.fund, row.trade_acco), row.shares)).collect();
        Ok(register)
    }

    /// Writes what changed.
    pub async fn save(self, tx: &mut Tx) -> Result<(), TaError> {
        let (mut fresh, mut left) = (Vec::new(), Vec::new());
        for held in self.lots.into_values().flatten() {
            if held.fresh && held.row.shares.is_positive() {
                fresh.push(held.row);
            } else if held.changed && !held.fresh {
                left.push(LeftRow { serial: held.row.serial, shares: held.row.shares });
            }
        }
        store::insert_lots(tx, &fresh).await?;
        store::leave_lots(tx, &left).await?;
        let losses = self.losses.into_iter();
        let losses =
            losses.map(|((fund, trade_acco), shares)| LossRow { fund, trade_acco, shares });
        store::replace_losses(tx, &Vec::from_iter(losses)).await?;
        Ok(())
    }

    /// What a money fund lost for a position and has not made up for.
    pub fn loss(&self, key: &Key) -> Shares {
        self.losses.get(key).copied().unwrap_or(Shares::ZERO)
    }

    /// Keeps a loss, or that there is none.
    pub fn set_loss(&mut self, key: &Key, loss: Shares) {
        if loss.is_positive() {
            self.losses.insert(key.clone(), loss);
        } else {
            self.losses.remove(key);
        }
    }

    /// The keys of a fund's holders.
    pub fn holders(&self, fund: FundCode) -> Vec<Key> {
        let from = (fund.to_string(), String::new());
        let of_fund = self.lots.range(from.clone()..).take_while(|(key, _)| key.0 == from.0);
        of_fund.map(|(key, _)| key.clone()).collect()
    }

    /// Whether an account has shares of any fund.
    ///
    /// # Errors
    /// The sum doesn't fit.
    pub fn has(&self, trade_acco: &str) -> Result<bool, Overflow> {
        let lots = self.lots.iter().filter(|(key, _)| key.1 == trade_acco);
        let shares = Shares::try_sum(lots.flat_map(|(_, lots)| lots).map(|held| held.row.shares))?;
        Ok(shares.is_positive())
    }

    /// Shares that were registered on that day or before.
    ///
    /// # Errors
    /// The sum doesn't fit.
    pub fn shares(&self, key: &Key, until: Day) -> Result<Shares, Overflow> {
        let lots = self.lots.get(key).into_iter().flatten();
        Shares::try_sum(lots.filter(|h| h.row.registered_on <= until).map(|h| h.row.shares))
    }

    /// All lots but those that are registered on the confirmation day only, such as today's
    /// dividend, with the days that each was held: what the TA may change by itself.
    pub fn held(&self, key: &Key, terms: &Terms, t_day: Day, cfm_day: Day) -> Vec<Lot> {
        self.lots(key, (terms, t_day, cfm_day), |registered| registered < cfm_day)
    }

    /// The lots that a redemption of T may take, with the days that each was held.
    pub fn redeemable(&self, key: &Key, terms: &Terms, t_day: Day, cfm_day: Day) -> Vec<Lot> {
        let from = |day| redeemable_from(day, terms.least_hold, &terms.calendar);
        self.lots(key, (terms, t_day, cfm_day), |registered| from(registered) <= t_day)
    }

    fn lots(
        &self,
        key: &Key,
        (terms, t_day, cfm_day): (&Terms, Day, Day),
        wanted: impl Fn(Day) -> bool,
    ) -> Vec<Lot> {
        let lots = self.lots.get(key).into_iter().flatten();
        lots.filter(|held| wanted(held.row.registered_on) && held.row.shares.is_positive())
            .map(|held| Lot {
                shares: held.row.shares,
                days: terms.hold_days.days(held.row.registered_on, t_day, cfm_day),
            })
            .collect()
    }

    /// Scales the lots of a position, each for itself; answers its shares before and after.
    ///
    /// # Errors
    /// A figure doesn't fit.
    pub fn scale(
        &mut self,
        key: &Key,
        (ratio, rounding): (Rate, Rounding),
    ) -> Result<(Shares, Shares), Overflow> {
        let (mut before, mut after) = (Shares::ZERO, Shares::ZERO);
        for held in self.lots.get_mut(key).into_iter().flatten() {
            before = before.checked_add(held.row.shares)?;
            held.row.shares = held.row.shares.times(ratio, rounding)?;
            held.changed = true;
            after = after.checked_add(held.row.shares)?;
        }
        Ok((before, after))
    }

    /// Takes shares out, oldest first.
    ///
    /// # Errors
    /// There are too few, which the caller has excluded.
    pub fn take(&mut self, key: &Key, shares: Shares) -> Result<(), Overflow> {
        let mut wanted = shares;
        for held in self.lots.get_mut(key).into_iter().flatten() {
            let part = wanted.min(held.row.shares);
            held.row.shares = held.row.shares.checked_sub(part)?;
            held.changed |= part.is_positive();
            wanted = wanted.checked_sub(part)?;
        }
        // A loss leaves with the last shares.
        if self.lots.get(key).into_iter().flatten().all(|held| held.row.shares.is_zero()) {
            self.losses.remove(key);
        }
        if wanted.is_zero() { Ok(()) } else { Err(Overflow) }
    }

    /// Takes shares out, oldest first, and answers the lots of which they were parts.
    ///
    /// # Errors
    /// As [`Self::take`].
    pub fn take_lots(&mut self, key: &Key, shares: Shares) -> Result<Vec<LotRow>, Overflow> {
        let before: Vec<Shares> = self.lots.get(key).into_iter().flatten().map(left).collect();
        self.take(key, shares)?;
        let after = self.lots.get(key).into_iter().flatten();
        let taken = after.zip(before).map(|(held, before)| {
            Ok(LotRow { shares: before.checked_sub(held.row.shares)?, ..held.row.clone() })
        });
        let taken: Vec<LotRow> = taken.collect::<Result<_, Overflow>>()?;
        Ok(taken.into_iter().filter(|lot| lot.shares.is_positive()).collect())
    }

    /// Registers a lot that was another account's among those of its age.
    pub fn add_old(&mut self, key: &Key, row: LotRow) {
        let lots = self.lots.entry(key.clone()).or_default();
        let at = lots.partition_point(|held| held.row.registered_on <= row.registered_on);
        lots.insert(at, Held { row, fresh: true, changed: true });
    }

    /// Registers a lot; shares of a money fund go to the newest lot that is there, since none of
    /// them ever costs a fee.
    ///
    /// # Errors
    /// The sum doesn't fit.
    pub fn add(&mut self, key: &Key, row: LotRow, merge: bool) -> Result<(), Overflow> {
        let lots = self.lots.entry(key.clone()).or_default();
        match lots.last_mut().filter(|held| merge && held.row.shares.is_positive()) {
            Some(held) => {
                held.row.shares = held.row.shares.checked_add(row.shares)?;
                held.changed = true;
            }
            None => lots.push(Held { row, fresh: true, changed: true }),
        }
        Ok(())
    }
}
