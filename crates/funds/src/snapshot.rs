//! One state of the catalogue. Nothing in it changes; answers are made from it once and kept.

use crate::{
    Fund, PeerRank, Window,
    pages::{PageKey, Pages},
    peers::{Peers, rank},
    policy::Policy,
    ranking::rank_funds::RankFundsRequest,
};
use kernel::{Day, FundCode};
use market::{Calendars, DailyIndices};
use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

/// All funds of a version, by code.
#[derive(Default)]
pub struct Snapshot {
    pub(crate) versions: Versions,
    funds: Vec<Arc<Fund>>,
    peers: HashMap<Arc<str>, Peers>,
    policies: Vec<Policy>,
    indices: DailyIndices,
    pub(crate) pages: Pages<PageKey>,
    /// Rankings, by what was asked for and on which day.
    pub(crate) rankings: Pages<(RankFundsRequest, Day)>,
}

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
        self.peers.get(category)
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

    /// The next snapshot: these funds changed, the others stay.
    pub(crate) fn with(&self, change: Change) -> Self {
        let Change { versions, funds, policies, indices, mut calendars } = change;
        let mut all: BTreeMap<FundCode, Fund> =
            funds.into_iter().map(|fund| (fund.code, fund)).collect();
        for kept in &self.funds {
            all.entry(kept.code).or_insert_with(|| {
                let calendar = calendars.of(kept.calendar.name());
                Fund { calendar, ..Fund::clone(kept) }
            });
        }
        let funds: Vec<Fund> = all.into_values().collect();
        let peers = Peers::all(&funds);
        let ranks = rank(&funds);
        let ranked = |(mut fund, ranks): (Fund, Vec<(Window, PeerRank)>)| {
            if !ranks.is_empty() {
                fund.performance = Arc::new(fund.performance.ranked(&ranks));
            }
            Arc::new(fund)
        };
        let funds = funds.into_iter().zip(ranks).map(ranked).collect();
        Self {
            versions,
            funds,
            peers,
            policies,
            indices,
            pages: Pages::default(),
            rankings: Pages::default(),
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
    pub indices: DailyIndices,
    pub calendars: Calendars,
}
