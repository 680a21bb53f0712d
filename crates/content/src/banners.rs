//! Banners of a place. One at most: the home screen is the customer's, not an advertisement's.

use crate::{
    banner::{HOME, READ},
    shelf::library,
};
use kernel::{Day, Line};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Visitor};

/// Where.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct BannersRequest {
    /// `home` when missing.
    pub position: Option<Line<40>>,
}

/// Banners in their order.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Banners {
    pub list: Vec<Banner>,
}

/// A banner: words and where they lead; the client draws it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Banner {
    pub title: String,
    pub subtitle: String,
    /// What the button says.
    pub action: String,
    /// A key for `knowledges`, shown by the text screen.
    pub text_key: String,
    /// Since when it is shown.
    pub from: Day,
}

/// The banner of today leads the home screen; without one, the newest article that is in force.
pub async fn banners(call: Call<Visitor>, request: BannersRequest) -> Answer<Banners> {
    let (library, today) = (library(&call), call.now.day());
    let position = request.position.as_deref().unwrap_or(HOME);
    let logged_in = call.caller.session.is_some();
    let own = library
        .banners
        .iter()
        .find(|one| one.position == position && one.span.has(today) && one.audience.has(logged_in));
    let own = own.map(|one| Banner {
        title: one.title.clone(),
        subtitle: one.subtitle.clone(),
        action: one.action.clone(),
        text_key: one.text_key.clone(),
        from: one.from,
    });
    let newest = library.articles.iter().find(|a| position == HOME && a.from <= today);
    let newest = newest.map(|article| Banner {
        title: article.title.clone(),
        subtitle: article.summary.clone(),
        action: READ.to_owned(),
        text_key: article.key.clone(),
        from: article.from,
    });
    Ok(Banners { list: own.or(newest).into_iter().collect() })
}
