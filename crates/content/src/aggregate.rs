//! What fills the cards of a page in one answer: funds by a rule, articles, notices.

use crate::{
    find_module::{ModuleItem, of_notice, of_text},
    library::Library,
    notice::NoticeKind,
    page::Page,
    shelf::library,
};
use funds::{Catalogue, FundCard, Snapshot, Theme, recommended};
use kernel::{Day, Line};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Prepared, Visitor, codes};

/// At most so many notices, and articles where the page names none.
const FEW: usize = 3;

/// For which page.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AggregateRequest {
    /// `home` when it is missing.
    #[serde(default)]
    pub page_code: Line<40>,
}

/// Recommendations of a page. What it has no card for is empty.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Aggregate {
    pub page_code: String,
    /// Funds by theme, in the order of the page; the same for everybody.
    pub themes: Vec<Theme>,
    /// By which rule the funds were chosen, for the customer; empty without funds.
    pub rule: String,
    /// The latest price day of these funds; none without funds.
    pub nav_date: Option<Day>,
    pub articles: Vec<ModuleItem>,
    pub notices: Vec<ModuleItem>,
}

/// The recommendations of a page by its cards.
pub async fn aggregate(
    call: Call<Visitor>,
    request: AggregateRequest,
) -> Answer<Prepared<Aggregate>> {
    let code = if request.page_code.is_empty() { "home" } else { &*request.page_code };
    let library = library(&call);
    let page = library.page(code, call.now.day());
    let page = page.ok_or_else(|| codes::NOT_FOUND.say("没有找到这个页面"))?;
    let (today, snapshot) = (call.now.day(), call.get::<Catalogue>().snapshot());
    let logged_in = call.caller.session.is_some();
    let rest = format!("{today} {code} {} {logged_in}", library.number);
    snapshot.kept("aggregateRecommendations", rest, || {
        Ok(made((&library, page), &snapshot, today, logged_in))
    })
}

fn made(
    (library, page): (&Library, &Page),
    snapshot: &Snapshot,
    today: Day,
    logged_in: bool,
) -> Aggregate {
    let (themes, rule) = chosen(page, snapshot, today);
    let cards = themes.iter().flat_map(|theme| &theme.funds);
    Aggregate {
        page_code: page.code.clone(),
        nav_date: cards.filter_map(|card: &FundCard| card.nav_date).max(),
        themes,
        rule,
        articles: articles_of(library, page, today),
        notices: notices_of(library, page, today, logged_in),
    }
}

/// The themes that the page names, and by which rule.
fn chosen(page: &Page, snapshot: &Snapshot, today: Day) -> (Vec<Theme>, String) {
    let names = page.words("picks");
    if names.is_empty() {
        return (Vec::new(), String::new());
    }
    let all = recommended(snapshot, today);
    let mut themes: Vec<(usize, Theme)> = Vec::new();
    for theme in all.themes {
        themes.extend(names.iter().position(|name| *name == theme.key).map(|at| (at, theme)));
    }
    themes.sort_by_key(|(at, _)| *at);
    let rule = if themes.is_empty() { String::new() } else { all.rule };
    (themes.into_iter().map(|(_, theme)| theme).collect(), rule)
}

fn articles_of(library: &Library, page: &Page, today: Day) -> Vec<ModuleItem> {
    if !page.has("articles") {
        return Vec::new();
    }
    let card = |article| of_text("article", "", article);
    let named = page.words("articles");
    let begun = |article: &&crate::Text| article.from <= today;
    if named.is_empty() {
        return library.articles.iter().filter(begun).take(FEW).map(card).collect();
    }
    named.into_iter().filter_map(|key| library.text(key, today)).filter(begun).map(card).collect()
}

fn notices_of(library: &Library, page: &Page, today: Day, logged_in: bool) -> Vec<ModuleItem> {
    if !page.has("notices") {
        return Vec::new();
    }
    let kind = page.words("notices").first().and_then(|code| NoticeKind::of(code));
    library.listed(today, kind, logged_in).into_iter().take(FEW).map(of_notice).collect()
}
