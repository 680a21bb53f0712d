//! Pages made of cards. A card names what to show; the client asks the room that has it.

use crate::{
    library::Library,
    page::{Card, Page},
    redirect::Redirect,
    shelf::library,
};
use kernel::Line;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Visitor, codes};

/// Which page.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShowPageRequest {
    /// `home`, `payFree` (paying from a money fund without a purchase fee), `newcomer`, `holiday`.
    pub page_code: Line<40>,
}

/// Which type of pages.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PagesOfTypeRequest {
    /// `tab`, `text` or `page`.
    pub page_type: Line<40>,
}

/// A page.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CmsPage {
    pub page_code: String,
    pub page_type: String,
    pub title: String,
    /// A sentence under the title; may be empty.
    pub summary: String,
    pub cards: Vec<CmsCard>,
}

/// A card of a page.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CmsCard {
    /// `market`, `entries`, `banner`, `picks`, `ranking`, `text`, `articles`, `notices`.
    pub card_type: String,
    pub title: String,
    /// Of `text` a key of `knowledges`, of `picks` themes, of `articles` keys, of `notices` a kind,
    /// several with spaces between; else empty.
    pub content: String,
    /// Of `entries`: where they lead.
    pub entries: Vec<CmsEntry>,
}

/// A way into the app.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CmsEntry {
    pub title: String,
    /// Always a path of the app.
    pub path: String,
}

/// Pages.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CmsPages {
    pub list: Vec<CmsPage>,
}

/// A page by its code.
pub async fn show_page(call: Call<Visitor>, request: ShowPageRequest) -> Answer<CmsPage> {
    let library = library(&call);
    let found = library.page(&request.page_code, call.now.day());
    let found = found.ok_or_else(|| codes::NOT_FOUND.say("没有找到这个页面"))?;
    Ok(shown(&library, found))
}

/// Pages of a type.
pub async fn pages_of_type(call: Call<Visitor>, request: PagesOfTypeRequest) -> Answer<CmsPages> {
    let library = library(&call);
    let pages = library.pages_on(call.now.day());
    let asked = pages.filter(|page| page.kind == &*request.page_type);
    Ok(CmsPages { list: asked.map(|page| shown(&library, page)).collect() })
}

fn shown(library: &Library, page: &Page) -> CmsPage {
    CmsPage {
        page_code: page.code.clone(),
        page_type: page.kind.to_owned(),
        title: page.title.clone(),
        summary: page.summary.clone(),
        cards: page.cards.iter().map(|card| card_of(library, card)).collect(),
    }
}

fn card_of(library: &Library, card: &Card) -> CmsCard {
    let leads = card.kind == "entries";
    let keys = card.content.split(' ').filter(|_| leads);
    let entry = |to: &Redirect| CmsEntry { title: to.title.clone(), path: to.path.clone() };
    CmsCard {
        card_type: card.kind.clone(),
        title: card.title.clone(),
        content: if leads { String::new() } else { card.content.clone() },
        entries: keys.filter_map(|key| library.redirect(key)).map(entry).collect(),
    }
}
