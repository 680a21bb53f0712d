//! What a file is called and how large it is, and the file itself.

use crate::{
    attachment::path_of,
    own_file::{self, OwnFile},
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
use wire::{Answer, App, Call, Limited, Visitor, raw};

/// Which file.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FileRequest {
    /// As a list of files has it; nothing else is fetched, from nowhere else.
    pub file_id: Line<40>,
}

/// A file of ours.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FileFacts {
    /// For `proxy/download`.
    pub file_id: String,
    /// What it is called on the page.
    pub title: String,
    /// What more is said of it, such as its version; empty where there is nothing.
    pub note: String,
    /// How it is called when it is kept on a device.
    pub file_name: String,
    /// `application/pdf`
    pub media_type: String,
    /// Its size in bytes.
    pub size: usize,
    /// Where it is on this server, from the root.
    pub path: String,
}

/// What a file is, before it is fetched.
pub async fn describe_file(call: Call<Visitor>, request: FileRequest) -> Answer<FileFacts> {
    call.limit(Limited::Download).await?;
    let file = own_file::find(&call.app, &request.file_id, call.now.day()).await?;
    let (file_name, path) = (file.shown_name(), path_of(&file.id));
    let OwnFile { id, title, note, media_type, bytes } = file;
    let (media_type, size) = (media_type.to_owned(), bytes.len());
    Ok(FileFacts { file_id: id, title, note, file_name, media_type, size, path })
}

/// `/proxy/download`: a file of ours by its id.
pub fn download_route() -> MethodRouter<App> {
    get(async |State(app): State<App>, from: raw::From, address: Uri| -> Response {
        raw::respond_file(fetch(&app, &from, &address).await, "downloadFile")
    })
}

async fn fetch(app: &App, from: &raw::From, address: &Uri) -> Answer<raw::OwnFile> {
    let FileRequest { file_id } = raw::query(address)?;
    raw::count_download(app, from).await?;
    Ok(own_file::find(app, &file_id, app.now().day()).await?.into())
}
