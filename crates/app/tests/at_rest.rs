//! What belongs to a person is in no file and in no table as it is: somebody with marked names and
//! numbers does what leaves traces, and a search of everything that is kept finds none.
#![allow(clippy::unwrap_used)]

mod house;

use accounts::{DemoAccount, DemoAudit};
use app::Config;
use axum::{body::Body, http::Request};
use bankcards::DemoCard;
use db::Tx;
use house::House;
use kernel::{Certificate, CertificateType, CustNo, OpenId, Sex};
use serde_json::{Value, json};
use std::{fs, path::Path};

const MOBILE: &str = "13987650321";
const NEW_MOBILE: &str = "13987650432";
const NAME: &str = "欧阳标记";
const CERTIFICATE: &str = "110101199003070011";
const CARD: &str = "6299010000000770008";
const SECOND_CARD: &str = "6299010000000880005";
const MAIL: &str = "marked@example.com";
const BIRTHPLACE: &str = "标记市";
const TIN: &str = "77-1234567";
const STREET: &str = "标记路七十七号院";
const PHOTO: &str = "a marked photo";
const PASSPORT: &str = "MK7719432";
const OPEN_ID: &str = "oTael-marked-77";
const MARKS: [&str; 13] = [
    MOBILE,
    NEW_MOBILE,
    NAME,
    CERTIFICATE,
    CARD,
    SECOND_CARD,
    MAIL,
    BIRTHPLACE,
    TIN,
    STREET,
    PHOTO,
    PASSPORT,
    OPEN_ID,
];
/// A picture of one pixel.
const PNG: &[u8] = &[
    0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, b'I', b'H', b'D', b'R', 0, 0, 0,
    1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0x1f, 0x15, 0xc4, 0x89, 0, 0, 0, 0x0d, b'I', b'D', b'A', b'T',
    0x78, 0x9c, 0x62, 0, 1, 0, 0, 5, 0, 1, 0x0d, 0x0a, 0x2d, 0xb4, 0, 0, 0, 0, b'I', b'E', b'N',
    b'D', 0xae, 0x42, 0x60, 0x82,
];

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_a_person_is_in_the_data_folder() {
    let house = House::demo().await;
    let folder = house.folder().to_owned();
    live(&house).await;
    let before_the_end = searched(&folder);
    house.started.app.db().close().await.unwrap();
    assert!(searched(&folder) > 4, "and after the log was moved into the file");
    assert!(before_the_end > 4, "files were searched");
}

#[test]
fn nothing_of_a_person_is_in_a_dump_of_postgresql() {
    db::testing::postgres_url(&app::migrations(), async |url: String| {
        let config = |folder| Config { database_url: Some(url.clone()), ..Config::demo(folder) };
        let house = House::open(config).await;
        live(&house).await;
        searched(house.folder());
        let dump = db::testing::dump(&url).await;
        assert!(dump.contains("e1.") && dump.contains("i1."), "there is something to find");
        assert_unmarked(&dump, "the dump");
        house.started.app.db().close().await.unwrap();
    });
}

/// Registers, opens an account, has a card, signs another one, uploads a picture, declares taxes,
/// changes the address and the mobile.
async fn live(house: &House) {
    let bearer = house.register(MOBILE).await;
    let token = Some(bearer.as_str());
    let user = house.post("/userinfo/index", token, json!({})).await;
    let user = if user.code() == 10_000 { user } else { read(house, "/userinfo", token).await };
    let cust_no: CustNo = user.body["data"]["custNo"].as_str().unwrap().parse().unwrap();
    open(house, cust_no).await;

    let unlocked = house.post("/verifypwd", token, json!({"password": "tael2026"})).await;
    assert_eq!(unlocked.code(), 10_000, "{}", unlocked.text);
    for (path, body) in [
        ("/account/openAllinpay", json!({"cardNo": SECOND_CARD, "mobile": MOBILE})),
        ("/crs/modify", taxes()),
    ] {
        let done = house.post(path, token, body).await;
        assert_eq!(done.code(), 10_000, "{path}: {}", done.text);
    }
    let wanted = json!({"params": {"email": MAIL}}).to_string();
    let ask = Request::post("/proxy/hwm/bff/common/verify/sendEmailCode")
        .header("authorization", format!("Bearer {bearer}"));
    let sent = house.ask(ask.body(Body::from(wanted)).unwrap()).await;
    assert_eq!(sent.code(), 10_000, "{}", sent.text);
    let code = identity::testing::mailed_code(&house.started.app).await;
    let body = json!({"email": MAIL, "code": code});
    let done = house.post("/emailchange", token, body).await;
    assert_eq!(done.code(), 10_000, "{}", done.text);
    let done = house.ask(picture(&bearer)).await;
    assert_eq!(done.code(), 10_000, "{}", done.text);
    // A code to somebody who is no customer.
    let sent = house.post("/preregister", None, json!({"mobile": NEW_MOBILE})).await;
    assert_eq!(sent.code(), 10_000, "{}", sent.text);
    take_along(house, token).await;
    let known = read(house, "/userinfo", token).await;
    assert_eq!(known.body["data"]["orignEmail"], MAIL, "what is hidden is still known");
}

/// Asks for all that is held, and fetches it: nothing of it stays behind.
async fn take_along(house: &House, token: Option<&str>) {
    let asked = house.post("/privacy/takeaway", token, json!({})).await;
    assert_eq!(asked.code(), 10_000, "{}", asked.text);
    let id = json!({"takeawayId": asked.body["data"]["takeawayId"]});
    let taken = house.post("/privacy/takeaway/file", token, id).await;
    assert_eq!(taken.code(), 10_000, "{}", taken.text);
    let content = taken.body["data"]["content"].as_str().unwrap();
    assert!(content.starts_with("UEsDB"), "a zip");
}

async fn read(house: &House, path: &str, token: Option<&str>) -> house::Reply {
    let request = Request::get(format!("/api/v1/m{path}"))
        .header("authorization", format!("Bearer {}", token.unwrap_or_default()));
    house.ask(request.body(Body::empty()).unwrap()).await
}

/// The account itself, without the way there.
async fn open(house: &House, cust_no: CustNo) {
    let app = &house.started.app;
    let account = DemoAccount {
        cust_no,
        name: NAME.parse().unwrap(),
        id_number: CERTIFICATE.parse().unwrap(),
        email: None,
        at: app.now(),
    };
    let card = DemoCard {
        cust_no,
        card_id: app.ids().next().unwrap(),
        card_no: CARD.parse().unwrap(),
        mobile: MOBILE.parse().unwrap(),
        at: app.now(),
    };
    let passport = DemoAudit {
        cust_no: CustNo::try_from(77).unwrap(),
        name: NAME.parse().unwrap(),
        certificate: Certificate::new(CertificateType::ForeignPassport, PASSPORT).unwrap(),
        birth: "1990-05-21".parse().unwrap(),
        sex: Sex::Female,
        country: "FR".parse().unwrap(),
        photos: (app.ids().next().unwrap(), app.ids().next().unwrap()),
        serial_no: app.ids().next().unwrap(),
        at: app.now(),
    };
    let open_id: OpenId = OPEN_ID.parse().unwrap();
    app.db()
        .write(async move |tx: &mut Tx| {
            accounts::open_for_demo(tx, &account).await?;
            accounts::audit_for_demo(tx, passport.clone()).await?;
            identity::bind_wechat_for_demo(tx, cust_no, open_id.clone(), account.at).await?;
            bankcards::bind_for_demo(tx, &card).await
        })
        .await
        .unwrap();
}

fn taxes() -> Value {
    json!({
        "nonresiFlag": "3", "declared": true, "surnameLatin": "Ouyang",
        "givenNameLatin": "Marked", "birthPlace": BIRTHPLACE,
        "residences": [{"country": "US", "tin": TIN}],
    })
}

fn picture(token: &str) -> Request<Body> {
    let part = |name: &str, rest: &str| {
        format!("--B\r\nContent-Disposition: form-data; name=\"{name}\"{rest}\r\n\r\n").into_bytes()
    };
    let body = [
        part("kind", ""),
        b"certFront\r\n".to_vec(),
        part("file", "; filename=\"a.png\"\r\nContent-Type: image/png"),
        PNG.to_vec(),
        PHOTO.as_bytes().to_vec(),
        b"\r\n--B--\r\n".to_vec(),
    ];
    Request::post("/api/v1/m/uploadPic")
        .header("authorization", format!("Bearer {token}"))
        .header("content-type", "multipart/form-data; boundary=B")
        .body(Body::from(body.concat()))
        .unwrap()
}

/// Searches all files of a folder; answers how many there were.
fn searched(folder: &Path) -> usize {
    let mut files = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files += searched(&path);
            continue;
        }
        let bytes = fs::read(&path).unwrap();
        assert_unmarked(&String::from_utf8_lossy(&bytes), &path.display().to_string());
        files += 1;
    }
    files
}

fn assert_unmarked(text: &str, place: &str) {
    for mark in MARKS {
        assert!(!text.contains(mark), "{mark} is in {place}");
    }
}
