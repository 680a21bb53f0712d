//! Reading photos of certificates and cards for their owners, so often a day and no oftener.

use crate::{
    parameters::Parameters,
    refusals::{PHOTO_REFUSED, PICTURE_TOO_LARGE, READER_BUSY, READER_SILENT, TOO_MANY_READINGS},
    store,
};
use axum::extract::Multipart;
use db::Tx;
use kernel::{CustNo, Day};
use ocr::{NotRead, NotTaken, PHOTO_BYTES_MAX, Photo, Reader, Script, Seen};
use serde_json::json;
use utoipa::ToSchema;
use wire::{Answer, App, codes};

/// The largest form with a photo, bytes.
pub const PHOTO_FORM_MAX: usize = PHOTO_BYTES_MAX + (64 << 10);
/// Why nothing can be read: there is no engine.
pub const NOT_INSTALLED: &str = "not_installed";

/// Whether photos can be read here.
pub fn reads_photos(app: &App) -> bool {
    app.find::<Reader>().is_some_and(Reader::is_installed)
}

/// What is seen on a customer's photo; none when there is no engine. Nothing of it is kept.
///
/// # Errors
/// Refused when the photo cannot be unpacked, when others wait (429, with the time after which to
/// come again), when the engine gave no answer, and when the customer's photos of the day are used
/// up.
pub async fn read_photo(
    app: &App,
    cust_no: CustNo,
    photo: Photo,
    script: Script,
) -> Answer<Option<Seen>> {
    let Some(reader) = app.find::<Reader>().filter(|reader| reader.is_installed()) else {
        return Ok(None);
    };
    let today = app.now().day();
    // Counted before it is unpacked: who hangs up has had it read, too.
    app.db().write(async move |tx: &mut Tx| begin(tx, cust_no, today).await).await?;
    match reader.read(cust_no, photo, script).await {
        Err(NotRead::NotInstalled) => Ok(None),
        Err(NotRead::Busy { retry_after_s }) => {
            app.db().write(async move |tx: &mut Tx| give_back(tx, cust_no, today).await).await?;
            let busy = READER_BUSY.fill(&[("seconds", retry_after_s)]);
            let told = busy.with(json!({"retryAfterSeconds": retry_after_s}));
            Err(told.later(retry_after_s).into())
        }
        Err(NotRead::Broken) => Err(PHOTO_REFUSED.into()),
        Err(error @ (NotRead::TimedOut | NotRead::Engine(_))) => {
            tracing::warn!(doing = "reading a photo", cause = %error);
            Err(READER_SILENT.into())
        }
        Ok(seen) => Ok(Some(seen)),
    }
}

/// The form of a photo.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is read field by field; this is what the contract says of it")]
pub struct PhotoForm {
    /// JPEG or PNG.
    #[schema(value_type = String, format = Binary)]
    file: Vec<u8>,
}

/// The photo in the field `file` of a form of at most [`PHOTO_FORM_MAX`] bytes.
///
/// # Errors
/// There is none, it is too large, or it is no photo.
pub async fn photo_in(mut form: Multipart) -> Answer<Photo> {
    while let Some(field) = form.next_field().await.map_err(|_| PHOTO_REFUSED.refuse())? {
        if field.name() == Some("file") {
            let bytes = field.bytes().await.map_err(|_| PHOTO_REFUSED.refuse())?;
            return photo_of(bytes.to_vec());
        }
    }
    Err(codes::BAD_REQUEST.say("没有收到照片，请重新选择").into())
}

/// A photo, judged by its head before it waits for anybody who unpacks it.
///
/// # Errors
/// It is too large, has too many pixels, or is no photo.
pub(crate) fn photo_of(bytes: Vec<u8>) -> Answer<Photo> {
    let photo = Photo::of(bytes).ok_or(PHOTO_REFUSED.refuse())?;
    match photo.judge() {
        Ok(_) => Ok(photo),
        Err(NotTaken::NoPicture) => Err(PHOTO_REFUSED.into()),
        Err(NotTaken::TooManyPixels) => Err(PICTURE_TOO_LARGE.into()),
    }
}

async fn begin(tx: &mut Tx, cust_no: CustNo, today: Day) -> Answer<()> {
    let most = Parameters::on(tx, today).await?.readings_per_day;
    match store::readings(tx, cust_no, today).await? < most {
        true => Ok(store::count_reading(tx, cust_no, today).await?),
        false => Err(TOO_MANY_READINGS.into()),
    }
}

/// One that had to wait does not count.
async fn give_back(tx: &mut Tx, cust_no: CustNo, today: Day) -> Answer<()> {
    Ok(store::give_back_reading(tx, cust_no, today).await?)
}
