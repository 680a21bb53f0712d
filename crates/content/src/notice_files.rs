//! The files of a notice.

use crate::{
    attachment::path_of,
    shelf::library,
    show_notice::{BulletinRequest, no_notice},
};
use serde::Serialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Visitor};

/// Files in their order.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NoticeFiles {
    pub list: Vec<NoticeFile>,
}

/// A file of a notice.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NoticeFile {
    /// For `proxy/download`.
    pub file_id: String,
    /// What it is called on the page.
    pub title: String,
    /// `application/pdf`
    pub media_type: String,
    /// Its size in bytes.
    pub size: usize,
    /// Where it is on this server, from the root.
    pub path: String,
}

/// The files of a notice that has been given.
pub async fn notice_files(call: Call<Visitor>, request: BulletinRequest) -> Answer<NoticeFiles> {
    let library = library(&call);
    let found = library.notice(&request.id, call.now.day()).ok_or_else(no_notice)?;
    let list = found.files.iter().map(|(title, file)| NoticeFile {
        file_id: file.id.clone(),
        title: title.clone(),
        media_type: file.media_type().to_owned(),
        size: file.bytes.len(),
        path: path_of(&file.id),
    });
    Ok(NoticeFiles { list: list.collect() })
}
