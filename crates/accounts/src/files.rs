//! Pictures that a customer uploads.

use crate::{
    dictionary::PictureKind,
    ids::FileId,
    picture::Picture,
    refusals::{PICTURE_REFUSED, PICTURE_TOO_LARGE, SAME_PICTURE, TOO_MANY_PICTURES},
    store::{self, FileRow},
};
use axum::{
    extract::{DefaultBodyLimit, Multipart, State},
    response::Response,
    routing::{MethodRouter, post},
};
use consents::Purpose;
use db::Tx;
use kernel::{CustNo, Instant, TimeOfDay};
use ocr::NotTaken;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{
    Answer, App, Customer, codes,
    raw::{self, Form},
};

const BYTES_MAX: usize = 4 << 20;
/// Room for the form around the picture.
const FORM_MAX: usize = BYTES_MAX + (64 << 10);
const PER_DAY: i64 = 50;

/// The form of a picture.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is read field by field; this is what the contract says of it")]
pub(crate) struct PictureForm {
    /// `certFront`, `certBack` or `card`.
    kind: PictureKind,
    /// JPEG or PNG.
    #[schema(value_type = String, format = Binary)]
    file: Vec<u8>,
}

/// An uploaded picture.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UploadedPicture {
    /// For the calls that want pictures.
    pub file_id: FileId,
}

/// `/uploadPic`: a form with `kind` (`certFront`, `certBack`, `card`) and `file`.
pub(crate) fn upload_route() -> MethodRouter<App> {
    post(upload).layer(DefaultBodyLimit::max(FORM_MAX))
}

async fn upload(State(app): State<App>, from: raw::From, form: Form) -> Response {
    raw::respond(take(&app, &from, form).await, "uploadPic")
}

async fn take(app: &App, from: &raw::From, form: Form) -> Answer<UploadedPicture> {
    let customer: Customer = raw::admit(app, from).await?;
    let (kind, bytes) = read(raw::form(form)?).await?;
    let media_type = judged(&bytes)?;
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

/// The media type of a picture, judged before anybody unpacks it.
pub(crate) fn judged(bytes: &[u8]) -> Answer<&'static str> {
    ocr::judge(bytes).map_err(|reason| match reason {
        NotTaken::NoPicture => PICTURE_REFUSED.into(),
        NotTaken::TooManyPixels => PICTURE_TOO_LARGE.into(),
    })
}

async fn keep(app: &App, row: FileRow, now: Instant) -> Answer<()> {
    let row = std::sync::Arc::new(row);
    app.db()
        .write(async move |tx: &mut Tx| {
            consents::require(tx, row.cust_no, Purpose::Sensitive).await?;
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

/// Checks that a picture is the customer's own, of the kind that is wanted, and may be used.
pub(crate) async fn require(
    tx: &mut Tx,
    cust_no: CustNo,
    file_id: FileId,
    kind: PictureKind,
) -> Answer<()> {
    match store::file_kind(tx, cust_no, file_id).await? {
        Some(found) if found == kind => consents::require(tx, cust_no, Purpose::Sensitive).await,
        _ => Err(codes::NOT_FOUND.into()),
    }
}

/// Checks two pictures that are handed in together: each as [`require`] does, and that they are
/// two.
pub(crate) async fn require_both(
    tx: &mut Tx,
    cust_no: CustNo,
    both: [(FileId, PictureKind); 2],
) -> Answer<()> {
    for (file_id, kind) in both {
        require(tx, cust_no, file_id, kind).await?;
    }
    let [(first, _), (second, _)] = both;
    let first = store::file_content(tx, cust_no, first).await?;
    match first == store::file_content(tx, cust_no, second).await? {
        true => Err(SAME_PICTURE.into()),
        false => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{migrations, picture, upload};
    use db::{Db, db_test};
    use identity::testing::{app, customer};
    use wire::testing::Client;

    const NOW: &str = "2026-03-02T10:00:00+08:00";

    /// Somebody who is logged in, and nobody, at one address.
    async fn office(db: Db) -> (Client, Client, Client) {
        let app = app(db, NOW).build();
        let client = Client::new(&app, vec![crate::routes()]);
        let office = client.with_peer("203.0.113.7");
        let me = office.with_token(&customer(&app, 1).await.token);
        (me, office, client)
    }

    db_test! { &migrations();
        async fn only_pictures_that_can_be_unpacked_are_taken(db: Db) {
            let (me, nobody, _) = office(db).await;
            assert_eq!(upload(&me, "card", "<svg/>").await.code, 12017);
            assert_eq!(upload(&me, "card", "RIFF0000WEBPVP8 ").await.code, 12017, "no head");
            let bomb = upload(&me, "card", ocr::testing::png_that_claims(65_000, 65_000)).await;
            assert_eq!(bomb.code, 12027);
            assert!(bomb.message.contains("像素过多"), "{}", bomb.message);
            assert_eq!(upload(&nobody, "card", "RIFF0000WEBPVP8 ").await.http_status, 401);
            picture(&me, "card").await;
        }

        async fn uploads_of_strangers_are_counted_and_stop_no_customer(db: Db) {
            let (me, nobody, elsewhere) = office(db).await;
            for _ in 0..60 {
                assert_eq!(upload(&nobody, "card", "RIFF").await.http_status, 401);
            }
            let refused = upload(&nobody, "card", "RIFF").await;
            assert_eq!((refused.code, refused.http_status), (90429, 429));
            let elsewhere = elsewhere.with_peer("203.0.113.8");
            assert_eq!(upload(&elsewhere, "card", "RIFF").await.http_status, 401);
            picture(&me, "card").await;
        }
    }
}
