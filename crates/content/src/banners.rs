//! Banners of a place. One at most: the home screen is the customer's, not an advertisement's.

use crate::text::articles;
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

/// The newest article that is in force leads the home screen.
pub async fn banners(call: Call<Visitor>, request: BannersRequest) -> Answer<Banners> {
    let today = call.now.day();
    let is_home = request.position.as_deref().is_none_or(|p| p == "home");
    let newest = articles().iter().find(|a| is_home && a.from <= today);
    let banner = newest.map(|article| Banner {
        title: article.title.clone(),
        subtitle: article.summary.clone(),
        action: "花一分钟看看".to_owned(),
        text_key: article.key.to_owned(),
        from: article.from,
    });
    Ok(Banners { list: banner.into_iter().collect() })
}
