//! A customer's own picture: drawn anew by us, and shown to nobody else.

use crate::{
    ids::AvatarId,
    parameters::Parameters,
    picture::Picture,
    reading::{PHOTO_FORM_MAX, photo_in},
    refusals::{AVATARS_BUSY, PHOTO_REFUSED, TOO_MANY_PICTURES},
    store,
};
use axum::{
    extract::{DefaultBodyLimit, State},
    response::Response,
    routing::{MethodRouter, post},
};
use db::Tx;
use kernel::CustNo;
use ocr::Photo;
use serde::{Deserialize, Serialize};
use tokio::{
    sync::{Semaphore, SemaphorePermit},
    task::spawn_blocking,
};
use utoipa::ToSchema;
use wire::{
    Answer, App, Call, Customer, Done, Failure, Nothing, codes,
    raw::{self, Form},
};

/// The stored picture's edge, pixels: 60 on a page, four times as fine.
const EDGE: u32 = 240;
/// A photo takes a tenth of a second, a wicked one some seconds.
const RETRY_AFTER_S: u32 = 5;

const DRAWING: &str = "drawing an avatar";

static EASEL: Easel = Easel::with_places(8);

/// An uploaded picture.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UploadedAvatar {
    /// As the user record has it from now on.
    pub avatar_id: AvatarId,
}

/// The customer's picture.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AvatarPicture {
    /// As in the user record.
    pub avatar_id: AvatarId,
    /// A square JPEG of 240 pixels, base64.
    pub jpeg: String,
}

/// `/uploaduseravatar`: a form with `file`, a photo of at most 2 MB, whose middle becomes the
/// picture.
pub(crate) fn upload_route() -> MethodRouter<App> {
    post(upload).layer(DefaultBodyLimit::max(PHOTO_FORM_MAX))
}

/// `/useravatar`: the customer's own picture; refused with 90404 without one.
pub(crate) async fn user_avatar(call: Call<Customer>, _: Nothing) -> Answer<AvatarPicture> {
    let cust_no = call.caller.cust_no;
    let found = call.db().read(async |tx: &mut Tx| store::avatar(tx, cust_no).await).await?;
    let (avatar_id, jpeg) = found.ok_or(codes::NOT_FOUND.refuse())?;
    Ok(AvatarPicture { avatar_id, jpeg })
}

/// `/useravatar/remove`: the customer has no picture any more.
pub(crate) async fn remove_avatar(call: Call<Customer>, _: Nothing) -> Answer<Done> {
    let cust_no = call.caller.cust_no;
    call.db().write(async move |tx: &mut Tx| store::clear_avatar(tx, cust_no).await).await?;
    Ok(Done {})
}

async fn upload(State(app): State<App>, from: raw::From, form: Form) -> Response {
    raw::respond(take(&app, &from, form).await, "uploadAvatar")
}

async fn take(app: &App, from: &raw::From, form: Form) -> Answer<UploadedAvatar> {
    let customer: Customer = raw::admit(app, from).await?;
    let cust_no = customer.cust_no;
    let photo = photo_in(raw::form(form)?).await?;
    let place = EASEL.enter()?;
    count(app, cust_no).await?;
    let content = Picture::of(EASEL.draw(place, photo).await?);
    let avatar_id = app.ids().next()?;
    let put = async move |tx: &mut Tx| store::put_avatar(tx, cust_no, avatar_id, &content).await;
    app.db().write(put).await?;
    Ok(UploadedAvatar { avatar_id })
}

/// One more upload of today, counted before the photo is unpacked: a torn one costs as much.
async fn count(app: &App, cust_no: CustNo) -> Answer<()> {
    let day = app.now().day();
    app.db()
        .write(async move |tx: &mut Tx| {
            let most = Parameters::on(tx, day).await?.avatars_per_day;
            if store::avatar_uploads(tx, cust_no, day).await? >= most {
                return Err(TOO_MANY_PICTURES.into());
            }
            Ok(store::count_avatar_upload(tx, cust_no, day).await?)
        })
        .await
}

/// Where photos are unpacked, which takes much memory: one after the other, few that wait.
struct Easel {
    places: Semaphore,
    turn: Semaphore,
}

impl Easel {
    const fn with_places(places: usize) -> Self {
        Self { places: Semaphore::const_new(places), turn: Semaphore::const_new(1) }
    }

    /// Refused when too many wait.
    fn enter(&self) -> Answer<SemaphorePermit<'_>> {
        self.places.try_acquire().map_err(|_| {
            let busy = AVATARS_BUSY.fill(&[("seconds", RETRY_AFTER_S)]);
            busy.later(RETRY_AFTER_S).into()
        })
    }

    /// The picture; refused when the photo cannot be unpacked.
    async fn draw(&'static self, place: SemaphorePermit<'static>, photo: Photo) -> Answer<Vec<u8>> {
        let turn = self.turn.acquire().await.map_err(|e| Failure::fault(DRAWING, e))?;
        // Both go along: whoever gives up waiting leaves the work running.
        let drawn = spawn_blocking(move || {
            let _held = (turn, place);
            photo.portrait(EDGE)
        });
        // A codec that panics has met a broken photo, too.
        drawn.await.ok().flatten().ok_or_else(|| PHOTO_REFUSED.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{migrations, send_form};
    use base64::{Engine, engine::general_purpose::STANDARD};
    use db::{Db, db_test};
    use identity::testing as people;
    use serde_json::{Value, json};
    use wire::testing::{Client, Reply};

    const NOW: &str = "2026-03-02T10:00:00+08:00";
    const UPLOAD: &str = "/api/v1/m/uploaduseravatar";

    async fn put(client: &Client, photo: &[u8]) -> Reply {
        send_form(client, UPLOAD, &[("file", photo)]).await
    }

    async fn picture(client: &Client) -> Reply {
        client.get("/useravatar", "").await
    }

    async fn avatar_id(client: &Client) -> Value {
        client.get("/userinfo", "").await.ok()["avatarId"].clone()
    }

    fn start(db: Db) -> (App, Client) {
        let app = people::app(db, NOW).build();
        let client = Client::new(&app, vec![crate::routes()]);
        (app, client)
    }

    db_test! { &migrations();
        async fn a_customer_sees_his_picture_and_nobody_elses(db: Db) {
            let (app, client) = start(db);
            let mine = client.with_token(&people::customer(&app, 1).await.token);
            let theirs = client.with_token(&people::customer(&app, 2).await.token);
            assert_eq!(avatar_id(&mine).await, Value::Null);
            assert_eq!(picture(&mine).await.code, 90404);
            let id = put(&mine, &ocr::testing::jpeg(300, 200)).await.ok()["avatarId"].clone();
            assert_eq!(avatar_id(&mine).await, id);
            let seen = picture(&mine).await.ok();
            assert_eq!(seen["avatarId"], id);
            let jpeg = STANDARD.decode(seen["jpeg"].as_str().unwrap()).unwrap();
            assert_eq!(ocr::media_type(&jpeg), Some("image/jpeg"));
            assert_eq!(picture(&theirs).await.code, 90404);
            assert_eq!(avatar_id(&theirs).await, Value::Null);
            assert_eq!(picture(&client).await.http_status, 401);
            assert_eq!(put(&client, &ocr::testing::png(8, 8)).await.http_status, 401);
            let another = put(&mine, &ocr::testing::png(40, 90)).await.ok();
            assert_ne!(another["avatarId"], id);
            mine.post("/useravatar/remove", json!({})).await.ok();
            assert_eq!(avatar_id(&mine).await, Value::Null);
            assert_eq!(picture(&mine).await.code, 90404);
        }

        async fn what_is_no_photo_or_too_large_is_refused(db: Db) {
            let (app, client) = start(db);
            let mine = client.with_token(&people::customer(&app, 1).await.token);
            let mut large = ocr::testing::jpeg(8, 8);
            large.resize(ocr::PHOTO_BYTES_MAX + 1, 0);
            let mut torn = ocr::testing::png(300, 200);
            torn.truncate(60);
            for photo in [&b"<svg onload=alert(1)>"[..], b"GIF89a", b"", &large, &torn] {
                assert_eq!(put(&mine, photo).await.code, 12025, "{} bytes", photo.len());
            }
            assert_eq!(avatar_id(&mine).await, Value::Null);
            let no_file = send_form(&mine, UPLOAD, &[("picture", &ocr::testing::png(8, 8))]).await;
            assert_eq!(no_file.code, codes::BAD_REQUEST.code);
        }

        async fn a_picture_may_be_changed_so_often_a_day(db: Db) {
            let (app, client) = start(db);
            let mine = client.with_token(&people::customer(&app, 1).await.token);
            let photo = ocr::testing::png(8, 8);
            for _ in 0..5 {
                put(&mine, &photo).await.ok();
            }
            mine.post("/useravatar/remove", json!({})).await.ok();
            // What cannot be drawn costs as much, and takes nothing away.
            let mut torn = ocr::testing::png(300, 200);
            torn.truncate(60);
            for _ in 0..3 {
                assert_eq!(put(&mine, &torn).await.code, 12025);
            }
            put(&mine, &photo).await.ok();
            let last = put(&mine, &photo).await.ok()["avatarId"].clone();
            assert_eq!(put(&mine, &photo).await.code, 12018);
            assert_eq!(avatar_id(&mine).await, last);
            app.clock().move_to("2026-03-03T10:00:00+08:00".parse().unwrap());
            put(&mine, &photo).await.ok();
        }

        async fn of_two_pictures_at_the_same_time_one_stays(db: Db) {
            let (app, client) = start(db);
            let mine = client.with_token(&people::customer(&app, 1).await.token);
            let (one, other) = (ocr::testing::png(8, 8), ocr::testing::jpeg(30, 20));
            let (one, other) = tokio::join!(put(&mine, &one), put(&mine, &other));
            let ids = [one.ok()["avatarId"].clone(), other.ok()["avatarId"].clone()];
            assert_ne!(ids[0], ids[1]);
            let kept = avatar_id(&mine).await;
            assert!(ids.contains(&kept), "{kept}");
            assert_eq!(picture(&mine).await.ok()["avatarId"], kept);
        }
    }

    #[tokio::test]
    async fn few_wait_and_the_next_is_told_when_to_come_again() {
        static SMALL: Easel = Easel::with_places(1);
        let place = SMALL.enter().unwrap();
        let busy = SMALL.enter().unwrap_err();
        assert_eq!(busy.retry_after_s(), Some(RETRY_AFTER_S));
        let photo = || Photo::of(ocr::testing::png(8, 8)).unwrap();
        assert!(SMALL.draw(place, photo()).await.is_ok());
        // Whoever gives up waiting keeps the place until the work is done.
        let left = SMALL.draw(SMALL.enter().unwrap(), photo());
        assert!(tokio::time::timeout(std::time::Duration::ZERO, left).await.is_err());
        while SMALL.enter().is_err() {
            tokio::task::yield_now().await;
        }
    }
}
