//! One notice of the company.

use crate::shelf::library;
use kernel::{Day, Line};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Refusal, Visitor, codes};

/// Which notice.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BulletinRequest {
    /// As its list has it.
    pub id: Line<40>,
}

/// A notice with its text.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Bulletin {
    pub id: String,
    pub title: String,
    /// `holiday`, `fees`, `service`, `risk` or `terms`.
    pub kind: String,
    /// 休市安排
    pub kind_name: String,
    pub published_on: Day,
    /// The last day on which it is listed; none while it stays.
    pub valid_until: Option<Day>,
    /// It is listed no more: what it says was of then.
    pub expired: bool,
    /// Markdown.
    pub text: String,
    /// Terms in the text that `findNounMeanDetail` explains, longer ones first.
    pub terms: Vec<String>,
    /// How many files it has; `info/files` lists them.
    pub file_count: usize,
}

/// A notice by its id, expired ones too: a link that was sent stays good.
pub async fn show_notice(call: Call<Visitor>, request: BulletinRequest) -> Answer<Bulletin> {
    let today = call.now.day();
    let library = library(&call);
    let found = library.notice(&request.id, today).ok_or_else(no_notice)?;
    Ok(Bulletin {
        id: found.id.clone(),
        title: found.title.clone(),
        kind: found.kind.code().to_owned(),
        kind_name: found.kind.chinese().to_owned(),
        published_on: found.from,
        valid_until: found.until,
        expired: found.has_ended(today),
        text: found.body.clone(),
        terms: library.terms_in(&found.body),
        file_count: found.files.len(),
    })
}

/// No notice has this id, or it is of a later day, of which nothing is told.
pub fn no_notice() -> Refusal {
    codes::NOT_FOUND.say("没有找到这条公告，可能已经撤下")
}
