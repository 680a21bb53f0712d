//! Articles: what a customer should know, without selling anything.

use crate::shelf::library;
use kernel::Day;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Nothing, Page, PageRequest, Visitor};

/// Which page of the articles.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct ArticlesRequest {
    pub page: PageRequest,
}

/// An article in a list; its text is under its key in `knowledges`.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ArticleCard {
    pub key: String,
    pub title: String,
    pub summary: String,
    pub published_on: Day,
}

/// Selected articles.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SelectedArticles {
    pub list: Vec<ArticleCard>,
}

const SELECTED: usize = 3;

/// Articles, the newest first.
pub async fn articles(call: Call<Visitor>, request: ArticlesRequest) -> Answer<Page<ArticleCard>> {
    Ok(request.page.cut(published(&call).into_iter()))
}

/// The newest few.
pub async fn selected(call: Call<Visitor>, _: Nothing) -> Answer<SelectedArticles> {
    let mut list = published(&call);
    list.truncate(SELECTED);
    Ok(SelectedArticles { list })
}

fn published(call: &Call<Visitor>) -> Vec<ArticleCard> {
    let card = |a: &crate::Text| ArticleCard {
        key: a.key.clone(),
        title: a.title.clone(),
        summary: a.summary.clone(),
        published_on: a.from,
    };
    let today = call.now.day();
    library(call).articles.iter().filter(|a| a.from <= today).map(card).collect()
}
