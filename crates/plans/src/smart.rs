//! What smart plans take on a morning: by the last adjusted NAV that is known then.

use crate::ladders::{Rule, ladder_on};
use crate::plan::Plan;
use crate::prices::points_of;
use calc::{Distance, Smart, SmartAmount, Steps, distance, smart_amount};
use db::Tx;
use funds::Fund;
use kernel::{Day, FundCode};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use wire::{Answer, Failure};

/// Distances of a day, each reckoned once for all plans of a fund; clones share them.
#[derive(Debug, Clone, Default)]
pub(crate) struct Distances(Arc<Mutex<Known>>);

type Known = HashMap<(FundCode, Rule, usize), Option<Distance>>;

impl Distances {
    /// What a plan takes on a day: its amount by the ladder of the day, cut to the fund's step; all
    /// of it where it is no smart one.
    ///
    /// # Errors
    /// Those of the database; a fault where prices cannot be reckoned with.
    pub async fn amount(
        &self,
        tx: &mut Tx,
        plan: &Plan,
        (fund, day): (&Fund, Day),
    ) -> Answer<Option<SmartAmount>> {
        let Some((rule, window)) = plan.smart() else { return Ok(None) };
        let distance = self.distance(tx, (rule, window), (fund, day)).await?;
        let dated = ladder_on(tx, rule, day).await?;
        let (rule, step) = (rule.of_core(), fund.limits.buy_step);
        let smart = Smart { rule, window, ladder: &dated.ladder, step };
        let amount = smart_amount(plan.amount, distance, &smart, &mut Steps::silent());
        amount.map(Some).map_err(|error| fault(fund, error))
    }

    async fn distance(
        &self,
        tx: &mut Tx,
        (rule, window): (Rule, usize),
        (fund, day): (&Fund, Day),
    ) -> Answer<Option<Distance>> {
        let key = (fund.code, rule, window);
        if let Some(known) = self.known().get(&key).copied() {
            return Ok(known);
        }
        let distributions = funds::distributions(tx, &[fund.code]).await?;
        let points = points_of(fund, &distributions)?;
        // What is published on the day itself was not known in the morning.
        let known = points.partition_point(|point| point.day < day);
        let from = known.saturating_sub(window);
        let last = points.get(from..known).unwrap_or_default();
        let found = distance(rule.of_core(), window, last, &mut Steps::silent())
            .map_err(|error| fault(fund, error))?;
        self.known().insert(key, found);
        Ok(found)
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn fault(fund: &Fund, error: impl std::fmt::Display) -> Failure {
    Failure::fault("what a smart plan takes", format!("{}: {error}", fund.code))
}
