//! One state of the catalogue. Nothing in it changes; answers are made from it once and kept.

use crate::{
    Fund,
    pages::{PageKey, Pages},
    peers::{Peers, rank},
    policy::Policy,
    ranking::request::RankFundsRequest,
    report::KeptReports,
    touched::Touched,
};
use kernel::{Day, FundCode};
use market::{Calendars, DailyIndices};
use serde::Serialize;
use std::{collections::HashMap, sync::Arc};
use wire::{Answer, Prepared};

/// All funds of a version, by code.
#[derive(Default)]
pub struct Snapshot {
    pub(crate) versions: Versions,
    funds: Vec<Arc<Fund>>,
    peers: HashMap<Arc<str>, Arc<Peers>>,
    policies: Vec<Policy>,
    indices: DailyIndices,
    pub(crate) calendars: Calendars,
    pub(crate) pages: Pages<PageKey>,
    /// What funds hold, of those that somebody asked about.
    pub(crate) kept_reports: KeptReports,
    /// Rankings in which there are funds.
    pub(crate) rankings: Pages<RankKey>,
    /// Rankings without any: they say what other filters would find.
    pub(crate) empty_rankings: Pages<RankKey>,
}

/// What was asked for, and on which day.
pub(crate) type RankKey = (RankFundsRequest, Day);

impl Snapshot {
    /// A fund by its code.
    pub fn fund(&self, code: FundCode) -> Option<&Arc<Fund>> {
        let at = self.funds.binary_search_by(|fund| fund.code.cmp(&code)).ok()?;
        self.funds.get(at)
    }

    /// All funds, by code.
    pub fn funds(&self) -> &[Arc<Fund>] {
        &self.funds
    }

    /// The share classes of a product, by code.
    pub fn classes(&self, family: FundCode) -> impl Iterator<Item = &Arc<Fund>> {
        self.funds.iter().filter(move |fund| fund.family == family)
    }

    /// The day of which a list of funds is: the latest NAV day among them. Money funds count only
    /// where there are no others, since they have income on days without a market too.
    pub fn nav_day<'a>(funds: impl Iterator<Item = &'a Arc<Fund>>) -> Option<Day> {
        let latest = |fund: &Arc<Fund>| Some((!fund.is_money(), fund.latest?.day));
        funds.filter_map(latest).max().map(|(_, day)| day)
    }

    /// The average of a category.
    pub fn peers(&self, category: &str) -> Option<&Peers> {
        self.peers.get(category).map(AsRef::as_ref)
    }

    /// The policy on what performance is shown that is in force on a day.
    pub fn policy(&self, day: Day) -> Policy {
        let policy = self.policies.iter().rev().find(|policy| policy.valid_from <= day);
        policy.cloned().unwrap_or_default()
    }

    /// Closes of the indices that benchmarks are made of.
    pub fn indices(&self) -> &DailyIndices {
        &self.indices
    }

    /// Rises with every change of the funds; zero is empty.
    pub fn version(&self) -> i64 {
        self.versions.funds
    }

    /// Another room's answer that is made of this snapshot and a day: made once, and kept until any
    /// fund changes.
    ///
    /// # Errors
    /// Those of `make`; nothing is kept then.
    pub fn kept<T: Serialize + 'static>(
        &self,
        operation: &'static str,
        rest: String,
        make: impl FnOnce() -> Answer<T>,
    ) -> Answer<Prepared<T>> {
        self.pages.get(PageKey { operation, fund: None, rest }, make)
    }

    /// The next snapshot: these funds changed, the others stay, with all that does not show the
    /// change. What is computed anew are the averages and ranks of categories with other figures.
    pub(crate) fn with(&self, change: Change) -> Self {
        let mut touched = Touched::by(&self.funds, &change.funds);
        touched.everything |= change.market.is_some() || change.policies != self.policies;
        let kept_reports = self.kept_reports.without(&change.funds);
        let mut funds = self.funds.clone();
        for fund in change.funds {
            match funds.binary_search_by_key(&fund.code, |known| known.code) {
                Ok(at) => funds[at] = Arc::new(fund),
                Err(at) => funds.insert(at, Arc::new(fund)),
            }
        }
        let (calendars, indices) = match change.market {
            Some((mut calendars, indices)) => {
                for fund in &mut funds {
                    let calendar = calendars.of(fund.calendar.name());
                    Arc::make_mut(fund).calendar = calendar;
                }
                (calendars, indices)
            }
            None => (self.calendars.clone(), self.indices.clone()),
        };
        let mut peers = self.peers.clone();
        compare(&mut funds, &mut peers, &touched);
        let of_page = |key: &PageKey| key.fund.and_then(|code| self.fund(code));
        let page_stays = |key: &PageKey| of_page(key).is_some_and(|fund| !touched.shows(fund));
        Self {
            versions: change.versions,
            funds,
            peers,
            policies: change.policies,
            indices,
            calendars,
            pages: self.pages.carried(page_stays),
            kept_reports,
            rankings: self.rankings.carried(|(asked, day)| !touched.ranks(asked, *day)),
            empty_rankings: Pages::default(),
        }
    }
}

/// Computes averages and ranks of the touched categories.
fn compare(funds: &mut [Arc<Fund>], peers: &mut HashMap<Arc<str>, Arc<Peers>>, touched: &Touched) {
    let empty = |category: &Arc<str>| (category.clone(), Vec::new());
    let mut members: HashMap<_, Vec<usize>> = touched.categories.iter().map(empty).collect();
    if members.is_empty() {
        return;
    }
    for (at, fund) in funds.iter().enumerate() {
        if let Some(members) = members.get_mut(&fund.category) {
            members.push(at);
        }
    }
    for (category, at) in members {
        let of_category: Vec<&Fund> = at.iter().map(|at| &*funds[*at]).collect();
        let ranks = rank(&of_category);
        match Peers::of(&of_category) {
            Some(average) => peers.insert(category, Arc::new(average)),
            None => peers.remove(&category),
        };
        for (at, ranks) in at.into_iter().zip(ranks) {
            if let Some(ranked) = funds[at].performance.ranked(&ranks) {
                Arc::make_mut(&mut funds[at]).performance = Arc::new(ranked);
            }
        }
    }
}

/// Versions of what a snapshot is made of.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Versions {
    pub funds: i64,
    /// Indices and calendars.
    pub market: i64,
}

/// What makes a snapshot from the one before.
pub(crate) struct Change {
    pub versions: Versions,
    pub funds: Vec<Fund>,
    pub policies: Vec<Policy>,
    /// Where the market's data changed.
    pub market: Option<(Calendars, DailyIndices)>,
}
