//! What a change of some funds shows in.

use crate::{
    Fund,
    ranking::{filter::Condition, request::RankFundsRequest},
};
use kernel::{Day, FundCode};
use std::{collections::HashSet, sync::Arc};

/// What is not as it was in the snapshot before.
pub(crate) struct Touched {
    /// What all answers rest on changed.
    pub everything: bool,
    /// Categories with other members, or members with other figures.
    pub categories: HashSet<Arc<str>>,
    families: HashSet<FundCode>,
    /// Changed funds, as they were and as they are.
    funds: Vec<Fund>,
}

impl Touched {
    /// By these funds, which take the places of those of their codes among the funds before, which
    /// stand by code.
    pub fn by(before: &[Arc<Fund>], changed: &[Fund]) -> Self {
        let (mut categories, mut families) = (HashSet::new(), HashSet::new());
        let mut funds = Vec::new();
        // A snapshot without funds has no answers, and nothing to compare.
        let everything = before.is_empty();
        for fund in changed {
            let at = before.binary_search_by_key(&fund.code, |fund| fund.code).ok();
            let old = at.map(|at| &before[at]);
            let alike = |old: &Arc<Fund>| {
                old.category == fund.category
                    && Arc::ptr_eq(&old.series, &fund.series)
                    && Arc::ptr_eq(&old.performance, &fund.performance)
            };
            if !old.is_some_and(alike) {
                categories.insert(fund.category.clone());
                categories.extend(old.map(|old| old.category.clone()));
            }
            families.insert(fund.family);
            families.extend(old.map(|old| old.family));
            if !everything {
                funds.extend(old.map(|old| Fund::clone(old)));
                funds.push(fund.clone());
            }
        }
        Self { everything, categories, families, funds }
    }

    /// Whether it shows in answers about this fund: they name the classes of its product and
    /// compare it with its category.
    pub fn shows(&self, fund: &Fund) -> bool {
        self.everything
            || self.families.contains(&fund.family)
            || self.categories.contains(&fund.category)
    }

    /// Whether it shows in a ranking in which there are funds.
    pub fn ranks(&self, asked: &RankFundsRequest, day: Day) -> bool {
        if self.everything || !self.categories.is_empty() {
            return true;
        }
        let Ok(conditions) = Condition::all(asked) else { return true };
        let fits = |fund: &Fund| conditions.iter().all(|condition| condition.fits(fund, day));
        self.funds.iter().any(fits)
    }
}
