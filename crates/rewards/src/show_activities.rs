//! Activities: those that run, and one of them.

use crate::{
    audience::Audience,
    store::{self, Activity},
};
use db::Tx;
use kernel::{Day, Line};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Nothing, Visitor, codes};

/// Running activities, the one that ends first before the others.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Activities {
    pub list: Vec<ActivityCard>,
}

/// An activity in a list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ActivityCard {
    pub activity_id: String,
    pub title: String,
    pub summary: String,
    pub audience: Audience,
    pub audience_name: String,
    pub first_on: Day,
    pub last_on: Day,
}

/// Which activity.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ActivityRequest {
    pub activity_id: Line<40>,
}

/// An activity to read.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ActivityPage {
    #[serde(flatten)]
    pub card: ActivityCard,
    /// Markdown.
    pub text: String,
    /// It is over: what it says was of then.
    pub has_ended: bool,
}

impl From<&Activity> for ActivityCard {
    fn from(activity: &Activity) -> Self {
        Self {
            activity_id: activity.activity_id.clone(),
            title: activity.title.clone(),
            summary: activity.summary.clone(),
            audience: activity.audience,
            audience_name: activity.audience.chinese().to_owned(),
            first_on: activity.first_on,
            last_on: activity.last_on,
        }
    }
}

/// `activityActList`: for whoever asks.
pub async fn activities(call: Call<Visitor>, _: Nothing) -> Answer<Activities> {
    let today = call.now.day();
    let cust_no = call.caller.session.as_ref().map(|session| session.cust_no);
    call.db()
        .read(async move |tx: &mut Tx| {
            let standing = match cust_no {
                Some(cust_no) => accounts::standing(tx, cust_no, today).await?,
                None => None,
            };
            let is_opened = standing.is_some_and(|standing| standing.opened);
            let running = store::running(tx, today).await?;
            let fitting = running.iter().filter(|one| one.audience.fits(is_opened));
            Ok(Activities { list: fitting.map(ActivityCard::from).collect() })
        })
        .await
}

/// `activity/detail`: running or over. One that is unknown, or yet to come, does not exist.
pub async fn activity_detail(
    call: Call<Visitor>,
    request: ActivityRequest,
) -> Answer<ActivityPage> {
    let today = call.now.day();
    let find = async move |tx: &mut Tx| store::activity(tx, &request.activity_id).await;
    let found = call.db().read(find).await?.filter(|one| one.first_on <= today);
    let found = found.ok_or_else(|| codes::NOT_FOUND.say("没有找到这个活动，可能已经撤下"))?;
    let (card, has_ended) = (ActivityCard::from(&found), found.has_ended(today));
    Ok(ActivityPage { card, text: found.body, has_ended })
}
