//! Reading a photo of a certificate, so that its owner need not type what stands on it.

use crate::{
    certificate::{self, ReadCard},
    dictionary::PictureKind,
    ids::FileId,
    reading::{NOT_INSTALLED, photo_of, read_photo, reads_photos},
    refusals::PHOTO_REFUSED,
    store,
};
use base64::{Engine, engine::general_purpose::STANDARD};
use consents::Purpose;
use db::Tx;
use kernel::{CustNo, Line};
use ocr::{Fault, PHOTO_BYTES_MAX, Photo, ReadField, Script};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, App, Call, Customer, Failure, codes};

/// A sealed body with a photo in it is base64 twice.
pub(crate) const BODY_MAX: usize = PHOTO_BYTES_MAX * 2;
/// A photo as base64; how large the photo itself is, is looked at after that.
type PhotoText = Line<{ PHOTO_BYTES_MAX * 2 }>;

/// A photo of either side. Without one, the answer only says whether photos can be read.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReadCertificateRequest {
    /// Base64 of a JPEG, PNG or WebP of at most 2 MB; it is read in memory and not kept.
    pub photo: Option<PhotoText>,
    /// In place of the photo: one's own picture from `/uploadPic`.
    pub file_id: Option<FileId>,
}

/// What stands on the photo. Nothing of it is kept: it goes into the form, where the customer
/// compares it with the certificate, and `/userAuth` checks it like anything typed.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CertificateReading {
    /// False when no photo can be read here: the form is filled by hand.
    pub available: bool,
    /// `not_installed` when it is not available, else empty.
    pub reason: String,
    /// `certFront` or `certBack`; null when it could not be told, or there was no photo.
    pub side: Option<PictureKind>,
    /// Where nothing could be read: the likeliest reason, so that the next photo is better; null
    /// when the picture itself does not tell.
    pub fault: Option<Fault>,
    /// Name; only offered when the engine is sure.
    pub cust_name: ReadField,
    /// Number; offered when its check digit holds.
    pub cert_no: ReadField,
    /// Date of birth, from the number.
    pub birth: ReadField,
    /// 男 or 女, from the number.
    pub sex: ReadField,
    /// One of the 56 names, without 族.
    pub ethnicity: ReadField,
    /// Address; only offered when the engine is sure.
    pub address: ReadField,
    /// Issuing authority.
    pub authority: ReadField,
    /// First day of validity.
    pub cert_begin: ReadField,
    /// Last day of validity; `9999-12-31` for long-term (长期).
    pub cert_expire: ReadField,
}

/// `/handlePic`.
pub async fn read_certificate(
    call: Call<Customer>,
    request: ReadCertificateRequest,
) -> Answer<CertificateReading> {
    let cust_no = call.caller.cust_no;
    let Some(photo) = photo(&call, cust_no, request).await? else {
        return Ok(match reads_photos(&call) {
            true => CertificateReading { available: true, ..Default::default() },
            false => not_installed(),
        });
    };
    let may = async |tx: &mut Tx| consents::require(tx, cust_no, Purpose::Sensitive).await;
    call.db().read(may).await?;
    let Some(seen) = read_photo(&call, cust_no, photo, Script::Chinese).await? else {
        return Ok(not_installed());
    };
    let reading = CertificateReading::from(certificate::parse(seen.lines));
    let fault = seen.fault.filter(|_| reading.says_nothing());
    Ok(CertificateReading { fault, ..reading })
}

/// The photo itself or the uploaded one; none when neither was sent.
async fn photo(
    app: &App,
    cust_no: CustNo,
    request: ReadCertificateRequest,
) -> Answer<Option<Photo>> {
    match (request.photo, request.file_id) {
        (Some(photo), _) => Ok(Some(photo_in(photo.as_str())?)),
        (None, None) => Ok(None),
        (None, Some(file_id)) => Ok(Some(uploaded(app, cust_no, file_id).await?)),
    }
}

/// A customer's own upload, to be read.
pub(crate) async fn uploaded(app: &App, cust_no: CustNo, file_id: FileId) -> Answer<Photo> {
    let find =
        async |tx: &mut Tx| Ok::<_, Failure>(store::file_content(tx, cust_no, file_id).await?);
    photo_in(&app.db().read(find).await?.ok_or(codes::NOT_FOUND.refuse())?)
}

fn photo_in(base64: &str) -> Answer<Photo> {
    photo_of(STANDARD.decode(base64).map_err(|_| PHOTO_REFUSED.refuse())?)
}

fn not_installed() -> CertificateReading {
    CertificateReading { reason: NOT_INSTALLED.to_owned(), ..Default::default() }
}

impl CertificateReading {
    /// Of none of its fields anything that could be offered.
    fn says_nothing(&self) -> bool {
        let front = [&self.cust_name, &self.cert_no, &self.ethnicity, &self.address];
        let back = [&self.authority, &self.cert_begin, &self.cert_expire];
        front.iter().chain(&back).all(|field| field.value.is_none())
    }
}

impl From<ReadCard> for CertificateReading {
    fn from(read: ReadCard) -> Self {
        Self {
            available: true,
            reason: String::new(),
            side: read.side,
            fault: None,
            cust_name: read.name,
            cert_no: read.number,
            birth: read.birth,
            sex: read.sex,
            ethnicity: read.ethnicity,
            address: read.address,
            authority: read.authority,
            cert_begin: read.begin,
            cert_expire: read.expire,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{self, upload};
    use axum::http::Method;
    use base64::{Engine, engine::general_purpose::STANDARD};
    use db::{Db, db_test};
    use identity::testing::{app, customer};
    use ocr::{
        Limits, Reader,
        testing::{FakeEngine, jpeg, lines, png},
    };
    use serde_json::{Value, json};
    use std::{sync::Arc, time::Duration};
    use tokio::task::JoinHandle;
    use wire::{
        App,
        testing::{Client, Reply},
    };

    const NOW: &str = "2026-11-20T10:00:00+08:00";
    const NUMBER: &str = "110101199003077424";
    const QUICK: Limits = Limits { waiting: 1, time_out: Duration::from_millis(200) };

    /// With an engine that sees this front.
    fn front() -> Arc<FakeEngine> {
        FakeEngine::answers(lines(&[
            ("姓名 林 晚 舟", 95),
            ("性别 女 民族 汉", 93),
            ("公民 身份 号 码 110101199003077424", 94),
        ]))
    }

    fn start(db: Db, reader: Reader) -> (App, Client) {
        let app = app(db, NOW).with(reader).build();
        let client = Client::new(&app, vec![crate::routes(), identity::routes()]);
        (app, client)
    }

    async fn me(app: &App, client: &Client, n: u32) -> Client {
        client.with_token(&customer(app, n).await.token)
    }

    /// Somebody whose first photo is being read, and that call: another one has to wait.
    async fn one_at_work(db: Db) -> (Client, JoinHandle<Reply>) {
        let engine = FakeEngine::hangs_once(vec![]);
        let wait = Limits { waiting: 1, time_out: Duration::from_secs(60) };
        let (app, client) = start(db, Reader::with(engine.clone(), wait));
        let me = me(&app, &client, 1).await;
        let other = me.clone();
        let first =
            tokio::spawn(async move { other.post("/handlePic", photo(&png(80, 50))).await });
        engine.begun().await;
        (me, first)
    }

    async fn hang_up(call: JoinHandle<Reply>) {
        call.abort();
        assert!(call.await.is_err());
    }

    fn photo(bytes: &[u8]) -> Value {
        json!({"photo": STANDARD.encode(bytes)})
    }

    db_test! { &testing::migrations();
        async fn a_certificate_is_read_and_nothing_of_it_is_kept(db: Db) {
            let (app, client) = start(db, Reader::with(front(), Limits::USUAL));
            let me = me(&app, &client, 1).await;
            let asked = me.post("/handlePic", json!({})).await.ok();
            assert_eq!((&asked["available"], &asked["side"]), (&json!(true), &Value::Null));
            let read = me.post("/handlePic", photo(&png(80, 50))).await.ok();
            let passed = |value: &str, score: u8| {
                json!({"value": value, "score": score, "check": "passed"})
            };
            assert_eq!(read["certNo"], passed(NUMBER, 94));
            assert_eq!(read["birth"], passed("1990-03-07", 94));
            assert_eq!(read["sex"], passed("女", 94));
            assert_eq!(read["ethnicity"], passed("汉", 93));
            let name = json!({"value": "林晚舟", "score": 95, "check": "unchecked"});
            assert_eq!((&read["custName"], &read["side"]), (&name, &json!("certFront")));
            let nothing = json!({"value": null, "score": 0, "check": "unchecked"});
            assert_eq!((&read["certBegin"], &read["authority"]), (&nothing, &nothing));
            let user = me.get("/userinfo", "").await.ok();
            assert_eq!(user["certified"], json!(false));
            assert!(!user.to_string().contains("林"), "{user}");
        }

        async fn a_photo_on_which_nothing_can_be_read_says_why(db: Db) {
            let engine = FakeEngine::answers(lines(&[]));
            let (app, client) = start(db, Reader::with(engine.clone(), Limits::USUAL));
            let me = me(&app, &client, 1).await;
            let read = async |bytes: &[u8]| me.post("/handlePic", photo(bytes)).await.ok();
            let fault = async |bytes: &[u8]| read(bytes).await["fault"].clone();
            // Grey all over: no letter has an edge.
            assert_eq!(fault(&png(80, 50)).await, json!("blurred"));
            // Sharp and bright, and no certificate.
            assert_eq!(fault(ocr::testing::CARD).await, Value::Null);
            // What was read explains itself.
            engine.set(lines(&[("公民 身份 号 码 110101199003077424", 94)]));
            assert_eq!(fault(&png(80, 50)).await, Value::Null);
        }

        async fn without_an_engine_the_form_is_filled_by_hand(db: Db) {
            let (app, client) = start(db, Reader::none());
            let me = me(&app, &client, 1).await;
            for body in [json!({}), photo(&png(80, 50))] {
                let answer = me.post("/handlePic", body).await.ok();
                let said = (&answer["available"], &answer["reason"]);
                assert_eq!(said, (&json!(false), &json!("not_installed")));
            }
        }

        async fn what_is_no_photo_or_too_large_is_refused(db: Db) {
            let engine = front();
            let (app, client) = start(db, Reader::with(engine.clone(), Limits::USUAL));
            let me = me(&app, &client, 1).await;
            let mut large = jpeg(80, 50);
            large.resize((2 << 20) + 1, 0);
            let mut torn = png(300, 200);
            torn.truncate(60);
            for bytes in [&large[..], &torn, b"GIF89a", b"<svg/>", b""] {
                assert_eq!(me.post("/handlePic", photo(bytes)).await.code, 12025);
            }
            assert_eq!(me.post("/handlePic", json!({"photo": "%%%"})).await.code, 12025);
            assert!(engine.pictures().is_empty());
            // As large as a sealed call takes it: more than an ordinary call's body.
            let mut whole = jpeg(80, 50);
            whole.resize(1_500_000, 0);
            me.post("/handlePic", photo(&whole)).await.ok();
        }

        async fn ones_own_upload_is_read_and_another_persons_is_not_found(db: Db) {
            let (app, client) = start(db, Reader::with(front(), Limits::USUAL));
            let (me, other) = (me(&app, &client, 1).await, me(&app, &client, 2).await);
            let file_id = upload(&me, "certFront", jpeg(80, 50)).await.ok()["fileId"].clone();
            let read = me.post("/handlePic", json!({"fileId": file_id})).await.ok();
            assert_eq!(read["certNo"]["value"], json!(NUMBER));
            let stolen = other.post("/handlePic", json!({"fileId": file_id})).await;
            assert_eq!(stolen.code, wire::codes::NOT_FOUND.code);
        }

        async fn whoever_has_to_wait_is_told_how_long_and_has_read_nothing(db: Db) {
            let (me, first) = one_at_work(db).await;
            let busy = me.post("/handlePic", photo(&png(80, 50))).await;
            assert_eq!((busy.http_status, busy.code), (429, 12023));
            assert_eq!(busy.retry_after.as_deref(), Some("5"));
            assert_eq!(busy.data["retryAfterSeconds"], json!(5));
            assert!(busy.message.contains("5秒"), "{}", busy.message);
            hang_up(first).await;
            me.post("/handlePic", photo(&png(80, 50))).await.ok();
        }

        async fn an_engine_without_an_answer_is_no_fault_of_the_form(db: Db) {
            let reader = Reader::with(FakeEngine::hangs_once(vec![]), QUICK);
            let (app, client) = start(db, reader);
            let me = me(&app, &client, 1).await;
            let late = me.post("/handlePic", photo(&png(80, 50))).await;
            assert_eq!((late.http_status, late.code), (200, 12024));
            me.post("/handlePic", photo(&png(80, 50))).await.ok();
        }

        async fn thirty_photos_a_day_are_read_and_the_form_stays(db: Db) {
            let (app, client) = start(db, Reader::with(front(), Limits::USUAL));
            let (me, other) = (me(&app, &client, 1).await, me(&app, &client, 2).await);
            for _ in 0..30 {
                me.post("/handlePic", photo(&png(8, 8))).await.ok();
            }
            assert_eq!(me.post("/handlePic", photo(&png(8, 8))).await.code, 12022);
            assert!(me.post("/handlePic", json!({})).await.ok()["available"].as_bool().unwrap());
            other.post("/handlePic", photo(&png(8, 8))).await.ok();
        }

        async fn who_hangs_up_has_had_it_read_and_who_had_to_wait_has_not(db: Db) {
            let (me, first) = one_at_work(db).await;
            assert_eq!(me.post("/handlePic", photo(&png(8, 8))).await.code, 12023);
            hang_up(first).await;
            for _ in 1..30 {
                me.post("/handlePic", photo(&png(8, 8))).await.ok();
            }
            assert_eq!(me.post("/handlePic", photo(&png(8, 8))).await.code, 12022);
        }

        async fn a_visitor_has_nothing_read(db: Db) {
            let engine = front();
            let (_, client) = start(db, Reader::with(engine.clone(), Limits::USUAL));
            let path = "/api/v1/m/handlePic";
            let reply = client.send(Method::POST, path, Some(photo(&png(80, 50)))).await;
            assert_eq!(reply.http_status, 401);
            assert!(engine.pictures().is_empty());
        }
    }
}
