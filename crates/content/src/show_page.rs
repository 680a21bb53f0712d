//! Pages made of cards. A card names what to show; the client asks the room that has it.

use kernel::Line;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Visitor, codes};

/// Which page.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShowPageRequest {
    /// `home`, `payFree` (paying from a money fund without a purchase fee).
    pub page_code: Line<40>,
}

/// Which type of pages.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PagesOfTypeRequest {
    /// `tab` or `text`.
    pub page_type: Line<40>,
}

/// A page.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CmsPage {
    pub page_code: String,
    pub page_type: String,
    pub title: String,
    pub cards: Vec<CmsCard>,
}

/// A card of a page.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CmsCard {
    /// `market`, `entries`, `banner`, `picks`, `ranking`, `text`.
    pub card_type: String,
    pub title: String,
    /// For `text`, a key of `knowledges`; else empty.
    pub content: String,
}

/// Pages.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CmsPages {
    pub list: Vec<CmsPage>,
}

/// A page by its code.
pub async fn show_page(_: Call<Visitor>, request: ShowPageRequest) -> Answer<CmsPage> {
    let found = all().into_iter().find(|p| p.page_code == *request.page_code);
    found.ok_or_else(|| codes::NOT_FOUND.refuse().into())
}

/// Pages of a type.
pub async fn pages_of_type(_: Call<Visitor>, request: PagesOfTypeRequest) -> Answer<CmsPages> {
    let list = all().into_iter().filter(|p| p.page_type == *request.page_type).collect();
    Ok(CmsPages { list })
}

fn all() -> Vec<CmsPage> {
    vec![
        page(
            "home",
            "tab",
            "首页",
            &[
                ("market", "市场", ""),
                ("entries", "常用", ""),
                ("banner", "", ""),
                ("picks", "为你挑选", ""),
                ("ranking", "业绩榜", ""),
            ],
        ),
        page("payFree", "text", "货币基金支付免申购费", &[("text", "费用怎样最省", "about")]),
    ]
}

fn page(code: &str, kind: &str, title: &str, cards: &[(&str, &str, &str)]) -> CmsPage {
    let card = |(card_type, title, content): &(&str, &str, &str)| CmsCard {
        card_type: (*card_type).to_owned(),
        title: (*title).to_owned(),
        content: (*content).to_owned(),
    };
    CmsPage {
        page_code: code.to_owned(),
        page_type: kind.to_owned(),
        title: title.to_owned(),
        cards: cards.iter().map(card).collect(),
    }
}
