//! The files of a notice, and the file itself.

use crate::{
    shelf::{Shelf, library},
    show_notice::{BulletinRequest, no_notice},
};
use axum::{
    extract::State,
    http::Uri,
    response::Response,
    routing::{MethodRouter, get},
};
use kernel::Line;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{
    Answer, App, Call, Visitor, codes,
    raw::{self, OwnFile},
};

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

/// Which file.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DownloadRequest {
    /// As a list of files has it; nothing else is fetched, from nowhere else.
    pub file_id: Line<40>,
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
        path: file.path(),
    });
    Ok(NoticeFiles { list: list.collect() })
}

/// `/proxy/download`: a file of ours by its id.
pub fn download_route() -> MethodRouter<App> {
    get(async |State(app): State<App>, address: Uri| -> Response {
        raw::respond_file(file_at(&app, &address), "downloadFile")
    })
}

/// Of a notice that has been given: a file is not out before it.
fn file_at(app: &App, address: &Uri) -> Answer<OwnFile> {
    let DownloadRequest { file_id } = raw::query(address)?;
    let library = app.get::<Shelf>().library();
    let found = library.file(&file_id, app.now().day());
    let found = found.ok_or_else(|| codes::NOT_FOUND.say("没有找到这个文件，可能已经撤下"))?;
    Ok(OwnFile {
        file_name: found.id.clone(),
        media_type: found.media_type(),
        bytes: found.bytes.clone(),
    })
}
