//! Purchases that are placed together: what many plans take on one morning. What they are judged by
//! is read for all of them at once, and what they write is written at once; each is judged as if it
//! came alone behind those before it.

use super::desk::{Desk, Placed};
use super::prepared::{Funds, Prepared};
use super::purchase::Judged;
use crate::order::Authority;
use crate::order::store::causes;
use crate::rules::known::{Facts, Known};
use db::Tx;
use kernel::{CustNo, FundCode, TradeAcco};
use std::collections::{BTreeMap, BTreeSet};
use wire::{Answer, Failure, Refusal};

/// What became of one of them.
pub type Tried = Result<Placed, Refusal>;

impl Desk {
    /// Places purchases in their order, those that cards pay through accounts first, and answers
    /// what became of each. As with [`Desk::buy`], the one that was placed for the same cause
    /// before is answered, and whoever pays by card tells the pay worker later.
    ///
    /// # Errors
    /// Busy, when a fund has just been changed: then nothing was written, and whoever asks again is
    /// judged by it as it is. Faults. What is refused is answered, and leaves nothing.
    pub async fn buy_together(&self, tx: &mut Tx, all: &[Prepared]) -> Answer<Vec<Tried>> {
        let placed = self.placed_among(tx, all).await?;
        let (together, alone): (Vec<usize>, Vec<usize>) =
            (0..all.len()).partition(|at| all.get(*at).is_some_and(|one| one.is_joined(&placed)));
        let mut tried: BTreeMap<usize, Tried> = self.joined(tx, all, together).await?;
        for at in alone {
            let Some(one) = all.get(at) else { continue };
            tried.insert(at, refused_apart(self.buy(tx, one).await)?);
        }
        Ok(tried.into_values().collect())
    }

    /// Which of their causes something was placed for.
    async fn placed_among(&self, tx: &mut Tx, all: &[Prepared]) -> Answer<BTreeSet<(String, i64)>> {
        let causes = all.iter().filter_map(|one| one.wish.cause.as_ref());
        let keys: Vec<causes::Key> = causes.map(causes::Key::of).collect();
        let found = causes::noted(tx, &keys).await?;
        Ok(found.into_iter().map(|row| (row.room, row.cause_no)).collect())
    }

    /// Judges each, and writes all that may be placed.
    async fn joined(
        &self,
        tx: &mut Tx,
        all: &[Prepared],
        which: Vec<usize>,
    ) -> Answer<BTreeMap<usize, Tried>> {
        let some: Vec<(usize, &Prepared)> =
            which.into_iter().filter_map(|at| Some((at, all.get(at)?))).collect();
        if some.is_empty() {
            return Ok(BTreeMap::new());
        }
        let wishes = || some.iter().map(|(_, one)| &one.wish);
        let funds: BTreeSet<FundCode> = wishes().map(|wish| wish.fund_code).collect();
        let funds: Vec<FundCode> = funds.into_iter().collect();
        // The house is never among them.
        self.require_current(tx, Authority::Present, &funds).await?;
        let mut buyers: BTreeMap<CustNo, BTreeSet<TradeAcco>> = BTreeMap::new();
        for wish in wishes() {
            buyers.entry(wish.cust_no).or_default().extend(wish.funds.account());
        }
        let mut known = Known::of(tx, &buyers, self.now).await?;
        let mut tried = BTreeMap::new();
        let mut judged: Vec<(usize, &Prepared, Judged)> = Vec::with_capacity(some.len());
        for (at, one) in some {
            match refused_apart(self.judge_of(tx, one, Facts::Known(&known)).await)? {
                Ok(may_buy) => {
                    known.placed(&may_buy.order);
                    judged.push((at, one, may_buy));
                }
                Err(refusal) => _ = tried.insert(at, Err(refusal)),
            }
        }
        let places: Vec<usize> = judged.iter().map(|(at, ..)| *at).collect();
        let judged = judged.into_iter().map(|(_, one, judged)| (one, judged)).collect();
        let placed = self.write(tx, judged).await?;
        tried.extend(places.into_iter().zip(placed.into_iter().map(Ok)));
        Ok(tried)
    }
}

impl Prepared {
    /// Whether it is judged with others: a card pays through an account, for an instruction, and
    /// nothing was placed for its cause.
    fn is_joined(&self, placed: &BTreeSet<(String, i64)>) -> bool {
        let wish = &self.wish;
        let is_new =
            |cause: &crate::order::Cause| !placed.contains(&(cause.room.clone(), cause.no));
        matches!(wish.authority, Authority::Mandate(_))
            && wish.funds.account().is_some()
            && wish.voucher.is_none()
            && wish.cause.as_ref().is_none_or(is_new)
    }
}

impl Funds {
    /// The account whose card pays; none where something else does.
    fn account(&self) -> Option<TradeAcco> {
        match self {
            Self::Account { trade_acco, .. } => Some(*trade_acco),
            _ => None,
        }
    }
}

/// Refusals beside what else goes wrong: whoever is to ask again is refused nothing.
fn refused_apart<T>(answer: Answer<T>) -> Answer<Result<T, Refusal>> {
    match answer {
        Ok(done) => Ok(Ok(done)),
        Err(Failure::Refused(refusal)) if refusal.retry_after_s.is_none() => Ok(Err(refusal)),
        Err(failure) => Err(failure),
    }
}
