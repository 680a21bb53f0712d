//! What a customer searched for, and words that others may like.

use crate::{Catalogue, Fund, store};
use kernel::{FundCode, Line};
use serde::{Deserialize, Serialize};
use std::{cmp::Reverse, sync::Arc};
use utoipa::ToSchema;
use wire::{Answer, Call, Done, Nothing, Visitor};

const HISTORY: i64 = 10;
const HOT: usize = 8;

/// Words for an empty search page.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SearchWords {
    /// The customer's own, the latest first; empty for visitors, whose app remembers itself.
    pub history: Vec<String>,
    /// The largest open funds, each of another category. No popularity is measured.
    pub hot: Vec<HotWord>,
}

/// A word that leads to a fund.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HotWord {
    pub word: String,
    pub fund_code: FundCode,
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
    Ok(SearchWords { history, hot: hot(snapshot.funds()) })
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

fn hot(funds: &[Arc<Fund>]) -> Vec<HotWord> {
    let mut open: Vec<&Arc<Fund>> =
        funds.iter().filter(|f| f.can_buy() && f.size.is_some() && f.code == f.family).collect();
    open.sort_by_key(|fund| (Reverse(fund.size.map(|size| size.amount)), fund.code));
    let mut seen = Vec::new();
    open.retain(|fund| {
        let new = !seen.contains(&&fund.category);
        seen.push(&fund.category);
        new
    });
    let word = |fund: &Arc<Fund>| HotWord { word: fund.name.to_string(), fund_code: fund.code };
    open.into_iter().take(HOT).map(word).collect()
}
