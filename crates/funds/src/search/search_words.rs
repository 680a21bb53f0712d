//! What a customer searched for, and words that others may like.

use crate::{Catalogue, Fund, FundCard, Snapshot, Window, store};
use kernel::{Day, FundCode, Line};
use serde::{Deserialize, Serialize};
use std::{cmp::Reverse, collections::BTreeMap, sync::Arc};
use utoipa::ToSchema;
use wire::{Answer, Call, Done, Nothing, Visitor};

const HISTORY: i64 = 10;
const HOT: usize = 8;
const THEMES: usize = 8;
const COMPANIES: usize = 6;

/// Words for an empty search page.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SearchWords {
    /// The customer's own, the latest first; empty for visitors, whose app remembers itself.
    pub history: Vec<String>,
    /// The largest open funds, each of another category. No popularity is measured.
    pub hot: Vec<HotWord>,
    /// Kinds of funds, those with the most funds first.
    pub themes: Vec<ThemeWord>,
    /// Companies, those with the most funds first.
    pub companies: Vec<String>,
}

/// A kind of fund as a word to search for.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct ThemeWord {
    /// 中短债
    pub word: String,
    /// Share classes that it finds.
    pub count: i64,
}

/// A word that leads to a fund.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HotWord {
    pub word: String,
    pub fund_code: FundCode,
    /// With its figures.
    pub fund: FundCard,
}

/// What to forget.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeleteSearchRequest {
    /// One word; all when it is missing.
    #[serde(default)]
    pub word: Line<200>,
}

/// Words for an empty search page.
pub async fn list_search_words(call: Call<Visitor>, _: Nothing) -> Answer<SearchWords> {
    let history = match &call.caller.session {
        None => Vec::new(),
        Some(session) => {
            let cust_no = session.cust_no;
            let read = async |tx: &mut db::Tx| store::searches(tx, cust_no, HISTORY).await;
            call.db().read(read).await?
        }
    };
    let snapshot = call.get::<Catalogue>().snapshot();
    let funds = snapshot.funds();
    Ok(SearchWords {
        history,
        hot: hot(&snapshot, call.now.day()),
        themes: themes(funds),
        companies: companies(funds),
    })
}

/// Forgets words of the customer; a visitor has none here.
pub async fn delete_search_words(
    call: Call<Visitor>,
    request: DeleteSearchRequest,
) -> Answer<Done> {
    if let Some(session) = &call.caller.session {
        let (cust_no, word) = (session.cust_no, request.word);
        let work = async move |tx: &mut db::Tx| store::forget(tx, cust_no, &word).await;
        call.db().write(work).await?;
    }
    Ok(Done {})
}

fn hot(snapshot: &Snapshot, today: Day) -> Vec<HotWord> {
    let open =
        |fund: &&Arc<Fund>| fund.can_buy() && fund.size.is_some() && fund.code == fund.family;
    let mut open: Vec<&Arc<Fund>> = snapshot.funds().iter().filter(open).collect();
    open.sort_by_key(|fund| (Reverse(fund.size.map(|size| size.amount)), fund.code));
    let mut seen = Vec::new();
    open.retain(|fund| {
        let new = !seen.contains(&&fund.category);
        seen.push(&fund.category);
        new
    });
    let policy = snapshot.policy(today);
    let word = |fund: &Arc<Fund>| HotWord {
        word: fund.name.to_string(),
        fund_code: fund.code,
        fund: FundCard::of(fund, Window::Year, &policy, today),
    };
    open.into_iter().take(HOT).map(word).collect()
}

fn themes(funds: &[Arc<Fund>]) -> Vec<ThemeWord> {
    let kind = |fund: &Arc<Fund>| fund.category.split_once('-').map(|(_, kind)| kind.to_owned());
    let most = most(funds.iter().filter_map(kind));
    let theme = |(word, count): (String, i64)| ThemeWord { word, count };
    most.into_iter().take(THEMES).map(theme).collect()
}

fn companies(funds: &[Arc<Fund>]) -> Vec<String> {
    let short = |fund: &Arc<Fund>| fund.company.trim_end_matches("管理有限公司").to_owned();
    let most = most(funds.iter().map(short));
    most.into_iter().take(COMPANIES).map(|(company, _)| company).collect()
}

/// Words with how often they stand, the most frequent first.
fn most(words: impl Iterator<Item = String>) -> Vec<(String, i64)> {
    let mut counts: BTreeMap<String, i64> = BTreeMap::new();
    for word in words {
        *counts.entry(word).or_default() += 1;
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|(_, count)| Reverse(*count));
    counts
}
