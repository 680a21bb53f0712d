//! Search of funds.

use super::meaning::meaning;
use crate::{
    Catalogue, Fund, FundCard, Window, ranking::filter::Condition, refusals::EMPTY_WORD, store,
};
use kernel::{CustNo, Day, Instant, Line};
use serde::{Deserialize, Serialize};
use std::{cmp::Reverse, sync::Arc};
use utoipa::ToSchema;
use wire::{Answer, App, Call, Limited, PageRequest, Visitor};

/// Longer words are cut.
const WORD_MAX: usize = 30;
/// Funds that are offered where nothing was found.
const NEAREST: usize = 3;

/// What is searched.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SearchFundsRequest {
    /// A code, a name, pinyin or its first letters, a manager in office, a company, a kind of
    /// fund, a level of risk (`R2`, 低风险), a fall (`回撤<5%`); several words with spaces must
    /// all fit.
    #[serde(alias = "word", alias = "keyWord")]
    pub keyword: Line<200>,
    /// From 1.
    #[serde(default = "first")]
    pub page_no: u32,
    /// At most 100.
    #[serde(default = "twenty")]
    pub page_size: u32,
    /// Whether the word belongs into the customer's history: a search that was sent, not typed.
    #[serde(default, deserialize_with = "kernel::flag")]
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
    /// What words were understood as more than text: 风险R2.
    pub understood: Vec<String>,
    /// Where nothing was found: what a shorter search would find, at most three.
    pub nearest: Vec<FundCard>,
}

/// Searches funds, and remembers the word of a logged-in customer when asked to.
pub async fn search_funds(call: Call<Visitor>, request: SearchFundsRequest) -> Answer<FoundFunds> {
    let word: String = request.keyword.trim().chars().take(WORD_MAX).collect();
    if word.is_empty() {
        return Err(EMPTY_WORD.into());
    }
    call.limit(Limited::Search).await?;
    let snapshot = call.get::<Catalogue>().snapshot();
    let (policy, today) = (snapshot.policy(call.now.day()), call.now.day());
    let found = find(snapshot.funds(), &word, today);
    let nearest = match found.is_empty() {
        true => nearest(snapshot.funds(), &word, today),
        false => Vec::new(),
    };
    let page = PageRequest { page_no: request.page_no, page_size: request.page_size };
    let card = |fund: &&Arc<Fund>| FundCard::of(fund, Window::Year, &policy, today);
    let page = page.cut(found.iter().map(card));
    let understood = Words::of(&word).conditions.iter().map(Condition::chinese).collect();
    if let Some(session) = call.caller.session.as_ref().filter(|_| request.remember) {
        remember(&call.app, session.cust_no, word, call.now).await?;
    }
    Ok(FoundFunds {
        list: page.list,
        total: page.total,
        page_no: page.page_no,
        has_more: page.has_more,
        understood,
        nearest: nearest.iter().map(card).collect(),
    })
}

async fn remember(app: &App, cust_no: CustNo, word: String, at: Instant) -> Answer<()> {
    let work = async move |tx: &mut db::Tx| store::remember(tx, cust_no, &word, at).await;
    Ok(app.db().write(work).await?)
}

/// What was typed: words that mean something, and others that are text.
struct Words {
    conditions: Vec<Condition>,
    texts: Vec<String>,
}

impl Words {
    fn of(text: &str) -> Self {
        let mut words = Self { conditions: Vec::new(), texts: Vec::new() };
        for word in text.to_lowercase().split_whitespace() {
            match meaning(word) {
                Some(condition) => words.conditions.push(condition),
                None => words.texts.push(word.to_owned()),
            }
        }
        words
    }
}

/// All funds that every word fits, the best first: how well the worst word fits, then class A
/// before others, the larger fund, the lower code.
fn find<'a>(funds: &'a [Arc<Fund>], text: &str, today: Day) -> Vec<&'a Arc<Fund>> {
    let Words { conditions, texts } = Words::of(text);
    let fit = |fund: &'a Arc<Fund>| {
        if !conditions.iter().all(|condition| condition.fits(fund, today)) {
            return None;
        }
        let worst = texts.iter().map(|word| fit(fund, word)).max().unwrap_or(Fit::Meaning);
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

/// What is found without the last word, or without the last letters of the only one.
fn nearest<'a>(funds: &'a [Arc<Fund>], text: &str, today: Day) -> Vec<&'a Arc<Fund>> {
    let mut shorter: String = text.trim().to_owned();
    loop {
        let cut = shorter.rfind(char::is_whitespace).or_else(|| {
            let last = shorter.char_indices().last();
            last.map(|(at, _)| at).filter(|_| shorter.chars().count() > 2)
        });
        let Some(at) = cut else { return Vec::new() };
        shorter.truncate(at);
        let mut found = find(funds, shorter.trim_end(), today);
        if !found.is_empty() {
            found.truncate(NEAREST);
            return found;
        }
    }
}

/// How a word fits a fund; the earlier the better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    Meaning,
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
    Category,
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
        () if has(&fund.category.to_lowercase()) => Fit::Category,
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
