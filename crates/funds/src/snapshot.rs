//! One state of the catalogue. Nothing in it changes; answers are made from it once and kept.

use crate::{
    Fund, PeerRank, Window,
    pages::Pages,
    peers::{Peers, rank},
    policy::Policy,
};
use kernel::{Day, FundCode};
use market::DailyIndices;
use std::{collections::HashMap, sync::Arc};

/// All funds of a version, by code.
#[derive(Default)]
pub struct Snapshot {
    /// Zero is empty.
    pub version: i64,
    funds: Vec<Arc<Fund>>,
    peers: HashMap<Arc<str>, Peers>,
    policies: Vec<Policy>,
    indices: DailyIndices,
    pub(crate) pages: Pages,
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

    /// The next snapshot: these funds changed, the others stay.
    pub(crate) fn with(
        &self,
        version: i64,
        changed: Vec<Fund>,
        policies: Vec<Policy>,
        indices: DailyIndices,
    ) -> Self {
        let mut funds: HashMap<FundCode, Fund> =
            changed.into_iter().map(|fund| (fund.code, fund)).collect();
        for kept in &self.funds {
            funds.entry(kept.code).or_insert_with(|| Fund::clone(kept));
        }
        let mut funds: Vec<Fund> = funds.into_values().collect();
        funds.sort_by_key(|fund| fund.code);
        let peers = Peers::all(&funds);
        let ranks = rank(&funds);
        let ranked = |(mut fund, ranks): (Fund, Vec<(Window, PeerRank)>)| {
            if !ranks.is_empty() {
                fund.performance = Arc::new(fund.performance.ranked(&ranks));
            }
            Arc::new(fund)
        };
        let funds = funds.into_iter().zip(ranks).map(ranked).collect();
        Self { version, funds, peers, policies, indices, pages: Pages::default() }
    }
}
