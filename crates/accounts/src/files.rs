//! Pictures that a customer uploads.

use crate::{
    dictionary::PictureKind,
    ids::FileId,
    picture::Picture,
    refusals::{PICTURE_REFUSED, TOO_MANY_PICTURES},
    store::{self, FileRow},
};
use axum::{
    extract::{DefaultBodyLimit, Multipart, State},
    http::HeaderMap,
    response::Response,
    routing::{MethodRouter, post},
};
use db::Tx;
use kernel::{CustNo, Instant, TimeOfDay};
use serde::{Deserialize, Serialize};
use wire::{
    Answer, App, Customer, codes,
    raw::{self, Form},
};

const BYTES_MAX: usize = 4 << 20;
/// Room for the form around the picture.
const FORM_MAX: usize = BYTES_MAX + (64 << 10);
const PER_DAY: i64 = 50;

/// An uploaded picture.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UploadedPicture {
    /// For the calls that want pictures.
    pub file_id: FileId,
}

/// `/uploadPic`: a form with `kind` (`certFront`, `certBack`, `card`) and `file`.
pub(crate) fn upload_route() -> MethodRouter<App> {
    post(upload).layer(DefaultBodyLimit::max(FORM_MAX))
}

async fn upload(State(app): State<App>, headers: HeaderMap, form: Form) -> Response {
    raw::respond(take(&app, &headers, form).await, "uploadPic")
}

async fn take(app: &App, headers: &HeaderMap, form: Form) -> Answer<UploadedPicture> {
    let customer: Customer = raw::admit(app, headers).await?;
    let (kind, bytes) = read(raw::form(form)?).await?;
    let media_type = ocr::media_type(&bytes).ok_or(PICTURE_REFUSED.refuse())?;
    let (file_id, now) = (app.ids().next()?, app.now());
    let row = FileRow {
        cust_no: customer.cust_no,
        file_id,
        kind,
        media_type: media_type.to_owned(),
        content: Picture::of(bytes.to_vec()),
        uploaded_at: now,
    };
    keep(app, row, now).await?;
    Ok(UploadedPicture { file_id })
}

async fn keep(app: &App, row: FileRow, now: Instant) -> Answer<()> {
    let row = std::sync::Arc::new(row);
    app.db()
        .write(async move |tx: &mut Tx| {
            let midnight = Instant::at(now.day(), TimeOfDay::MIDNIGHT);
            if store::count_files(tx, row.cust_no, midnight).await? >= PER_DAY {
                return Err(TOO_MANY_PICTURES.into());
            }
            Ok(store::put_file(tx, &row).await?)
        })
        .await
}

async fn read(mut form: Multipart) -> Answer<(PictureKind, Vec<u8>)> {
    let (mut kind, mut bytes) = (None, None);
    while let Some(field) = form.next_field().await.map_err(|_| PICTURE_REFUSED.refuse())? {
        match field.name() {
            Some("kind") => {
                let text = field.text().await.map_err(|_| codes::BAD_REQUEST.refuse())?;
                kind = Some(
                    text.parse::<PictureKind>().map_err(|e| codes::BAD_REQUEST.say(e.reason()))?,
                );
            }
            Some("file") => {
                let read = field.bytes().await.map_err(|_| PICTURE_REFUSED.refuse())?;
                bytes = Some(read.to_vec());
            }
            _ => {}
        }
    }
    match (kind, bytes) {
        (Some(kind), Some(bytes)) if bytes.len() <= BYTES_MAX => Ok((kind, bytes)),
        (Some(_), Some(_)) => Err(PICTURE_REFUSED.into()),
        _ => Err(codes::BAD_REQUEST.say("没有收到照片，请重新选择").into()),
    }
}

/// Checks that a picture is the customer's own and of the kind that is wanted.
pub(crate) async fn require(
    tx: &mut Tx,
    cust_no: CustNo,
    file_id: FileId,
    kind: PictureKind,
) -> Answer<()> {
    match store::file_kind(tx, cust_no, file_id).await? {
        Some(found) if found == kind => Ok(()),
        _ => Err(codes::NOT_FOUND.into()),
    }
}
