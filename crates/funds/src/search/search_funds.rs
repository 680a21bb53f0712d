//! Search of funds.

use crate::{Catalogue, Fund, FundCard, Window, refusals::EMPTY_WORD, store};
use kernel::{CustNo, Instant, Line};
use serde::{Deserialize, Serialize};
use std::{cmp::Reverse, sync::Arc};
use utoipa::ToSchema;
use wire::{Answer, App, Call, Limited, PageRequest, Visitor};

/// Longer words are cut.
const WORD_MAX: usize = 30;

/// What is searched.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SearchFundsRequest {
    /// A code, a name, pinyin or its first letters, a manager in office, a company; several words
    /// with spaces must all fit.
    #[serde(alias = "word", alias = "keyWord")]
    pub keyword: Line<200>,
    /// From 1.
    #[serde(default = "first")]
    pub page_no: u32,
    /// At most 100.
    #[serde(default = "twenty")]
    pub page_size: u32,
    /// Whether the word belongs into the customer's history: a search that was sent, not typed.
    #[serde(default)]
    pub remember: bool,
}

/// What was found, the best first.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FoundFunds {
    pub list: Vec<FundCard>,
    /// Funds of all pages.
    pub total: i64,
    pub page_no: u32,
    pub has_more: bool,
}

/// Searches funds, and remembers the word of a logged-in customer when asked to.
pub async fn search_funds(call: Call<Visitor>, request: SearchFundsRequest) -> Answer<FoundFunds> {
    let word: String = request.keyword.trim().chars().take(WORD_MAX).collect();
    if word.is_empty() {
        return Err(EMPTY_WORD.into());
    }
    call.limit(Limited::Search).await?;
    let snapshot = call.get::<Catalogue>().snapshot();
    let found = find(snapshot.funds(), &word);
    let (policy, today) = (snapshot.policy(call.now.day()), call.now.day());
    let page = PageRequest { page_no: request.page_no, page_size: request.page_size };
    let card = |fund: &&Arc<Fund>| FundCard::of(fund, Window::Year, &policy, today);
    let page = page.cut(found.iter().map(card));
    if let Some(session) = call.caller.session.as_ref().filter(|_| request.remember) {
        remember(&call.app, session.cust_no, word, call.now).await?;
    }
    let (list, total) = (page.list, page.total);
    Ok(FoundFunds { list, total, page_no: page.page_no, has_more: page.has_more })
}

async fn remember(app: &App, cust_no: CustNo, word: String, at: Instant) -> Answer<()> {
    let work = async move |tx: &mut db::Tx| store::remember(tx, cust_no, &word, at).await;
    Ok(app.db().write(work).await?)
}

/// All funds that every word fits, the best first: how well the worst word fits, then class A
/// before others, the larger fund, the lower code.
pub fn find<'a>(funds: &'a [Arc<Fund>], text: &str) -> Vec<&'a Arc<Fund>> {
    let text = text.to_lowercase();
    let words: Vec<&str> = text.split_whitespace().collect();
    let fit = |fund: &'a Arc<Fund>| {
        let worst = words.iter().map(|word| fit(fund, word)).max()?;
        if worst == Fit::Not {
            return None;
        }
        let size = Reverse(fund.size.map(|size| size.amount));
        Some(((worst, fund.class, size, fund.code), fund))
    };
    let mut found: Vec<_> = funds.iter().filter_map(fit).collect();
    found.sort_by_key(|(place, _)| *place);
    found.into_iter().map(|(_, fund)| fund).collect()
}

/// How a word fits a fund; the earlier the better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    Code,
    CodeBegins,
    Name,
    NameBegins,
    Initials,
    InitialsBegin,
    PinyinBegins,
    NameHas,
    InitialsHave,
    PinyinHas,
    Manager,
    Company,
    Not,
}

fn fit(fund: &Fund, word: &str) -> Fit {
    if word.bytes().all(|b| b.is_ascii_digit()) && fund.code.as_str().starts_with(word) {
        return if fund.code.as_str() == word { Fit::Code } else { Fit::CodeBegins };
    }
    let name = fund.name.to_lowercase();
    if let Some(rest) = name.strip_prefix(word) {
        return if rest.is_empty() { Fit::Name } else { Fit::NameBegins };
    }
    let latin = word.bytes().all(|b| b.is_ascii_alphanumeric());
    if latin {
        if let Some(rest) = fund.initials.strip_prefix(word) {
            return if rest.is_empty() { Fit::Initials } else { Fit::InitialsBegin };
        }
        if fund.pinyin.starts_with(word) {
            return Fit::PinyinBegins;
        }
    }
    let has = |text: &str| text.contains(word);
    match () {
        () if has(&name) => Fit::NameHas,
        () if latin && word.len() > 1 && has(&fund.initials) => Fit::InitialsHave,
        () if latin && word.len() > 2 && has(&fund.pinyin) => Fit::PinyinHas,
        () if fund.managers.iter().any(|name| name.starts_with(word)) => Fit::Manager,
        () if has(&fund.company) => Fit::Company,
        () => Fit::Not,
    }
}

fn first() -> u32 {
    1
}

fn twenty() -> u32 {
    20
}
