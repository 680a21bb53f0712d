//! For tests of rooms: an application with simulated partners, and people.
#![allow(clippy::missing_panics_doc, clippy::unwrap_used)]

use crate::{
    ClientApp, ClientScope, Clients, NewCustomer, OwnHosts, Password, PasswordDigest, Turnstile,
    create_customer, session::Entrance, sessions, store, way::Way,
};
use consents::{ConsentText, ConsentTexts, Place, Purpose};
use db::{Db, Error, Migration, Tx};
use kernel::{CustNo, Mobile};
use partners::simulator::{self, Delays, Letterbox, Mailbox};
use serde_json::json;
use tokio::sync::OnceCell;
use wire::{App, AppParts, Call, Remote, Visitor, testing::Client};

/// The password of everybody whom these functions make.
pub const PASSWORD: &str = "tael2026";

/// The tables that people need: the wire's, the simulators', this room's.
#[must_use]
pub fn migrations() -> Vec<Migration> {
    [
        wire::MIGRATIONS,
        consents::MIGRATIONS,
        messages::MIGRATIONS,
        simulator::MIGRATIONS,
        crate::MIGRATIONS,
    ]
    .concat()
}

/// An application with simulated partners that never wait, and sessions. The clock stands still at
/// `now` (RFC 3339).
#[must_use]
pub fn app(db: Db, now: &str) -> AppParts {
    let parts = wire::testing::app(db.clone(), now);
    let simulators = simulator::on(db, &parts.clock, Delays::NONE);
    parts
        .with(simulators.partners)
        .with(simulators.mailbox)
        .with(simulators.letterbox)
        .with(simulators.statements)
        .with(simulators.wechat)
        .with(simulators.pensions)
        .with(OwnHosts::new(["m.tael.test"]))
        .with(clients())
        .with(ConsentTexts(|_, purpose, _| Some(text(purpose))))
        .with(sessions())
        .with(Turnstile::default())
}

/// Somebody with a session.
#[derive(Debug, Clone)]
pub struct Person {
    pub cust_no: CustNo,
    pub mobile: Mobile,
    /// For [`wire::testing::Client::with_token`].
    pub token: String,
}

/// The newest simulated code of a mobile.
pub async fn code_for(app: &App, mobile: &Mobile) -> String {
    app.get::<Mailbox>().code_for(mobile).await.unwrap().unwrap()
}

/// The code in the newest simulated e-mail.
pub async fn mailed_code(app: &App) -> String {
    let letters = app.get::<Letterbox>().newest(1).await.unwrap();
    let (_, rest) = letters[0].text.split_once("验证码 ").expect("a code was mailed");
    rest[..6].to_owned()
}

/// The mobile of person `n`, below 100,000.
#[must_use]
pub fn mobile(n: u32) -> Mobile {
    format!("138000{n:05}").parse().unwrap()
}

/// Person `n`: registered, with [`PASSWORD`], logged in, without an account. Agrees to everything,
/// as those of the other functions do.
pub async fn customer(app: &App, n: u32) -> Person {
    make(app, n, Some(digest().await)).await
}

/// The same, who agrees to one purpose no more.
pub async fn withdraw(app: &App, person: &Person, purpose: Purpose) {
    let (cust_no, at) = (person.cust_no, app.now());
    let place = Place { host: "browser".into(), device: "Firefox".into() };
    let withdraw =
        async move |tx: &mut Tx| consents::withdraw(tx, (cust_no, purpose), &place, at).await;
    assert!(app.db().write::<_, Error, _>(withdraw).await.unwrap(), "nothing to withdraw");
}

/// The same, who agrees to it again.
pub async fn agree(app: &App, person: &Person, purpose: Purpose) {
    let (cust_no, at) = (person.cust_no, app.now());
    let text = consents::text_of(app, purpose, at.day()).unwrap();
    let place = Place { host: "browser".into(), device: "Firefox".into() };
    let give =
        async move |tx: &mut Tx| consents::give(tx, (cust_no, purpose), &text, &place, at).await;
    assert!(app.db().write::<_, Error, _>(give).await.unwrap(), "agrees to it already");
}

/// Person `n`: registered by SMS only, logged in, without a password.
pub async fn customer_without_password(app: &App, n: u32) -> Person {
    make(app, n, None).await
}

async fn make(app: &App, n: u32, password: Option<PasswordDigest>) -> Person {
    let cust_no = CustNo::try_from(i64::from(n) + 1).unwrap();
    let mobile = mobile(n);
    let new = NewCustomer {
        cust_no: Some(cust_no),
        mobile: mobile.clone(),
        password,
        device_check: true,
        at: app.now(),
    };
    let create = async move |tx: &mut Tx| {
        for &purpose in Purpose::ALL {
            consents::migrate(tx, (cust_no, purpose), "", new.at).await?;
        }
        create_customer(tx, &new).await
    };
    assert!(app.db().write(create).await.unwrap().is_some(), "person {n} is there already");
    Person { cust_no, mobile, token: log_in(app, cust_no).await }
}

/// Another session of a customer; answers its token.
pub async fn log_in(app: &App, cust_no: CustNo) -> String {
    let call = Call {
        app: app.clone(),
        caller: Visitor { session: None },
        now: app.now(),
        idempotency_key: None,
        request_hash: String::new(),
        session_key: None,
        remote: Remote::default(),
    };
    let entrance = Entrance::of(&call, Way::Password).unwrap();
    let enter = async move |tx: &mut Tx| {
        let customer = store::customer(tx, cust_no).await?.unwrap();
        entrance.open(tx, &customer).await
    };
    app.db().write(enter).await.unwrap().token.unwrap()
}

/// What is agreed to here: `sensitive@2026.1`.
fn text(purpose: Purpose) -> ConsentText {
    let id = format!("{}@2026.1", purpose.code());
    ConsentText { id, title: purpose.chinese().to_owned(), sha256: "ab".repeat(32) }
}

/// Live-stream pages that may know their guests, and the app of the managers.
fn clients() -> Clients {
    let client = |id: &str, origin: &str, scope| ClientApp {
        id: id.to_owned(),
        name: format!("合作方{id}"),
        origins: vec![origin.to_owned(), origin.replace(".tael.", ".second.tael.")],
        // Of `abc`.
        secret_sha256: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad".into(),
        scope,
    };
    Clients::new(vec![
        client("live", "https://live.tael.test", ClientScope::Profile),
        client("show", "https://show.tael.test", ClientScope::Profile),
        client("adviser", "https://adviser.tael.test", ClientScope::Advisor),
    ])
}

/// Unlocks a session for five minutes, as the password would.
pub async fn unlock(app: &App, token: &str) {
    unlocked_for(app, token, 300_000).await;
}

/// As after the minutes for which a password counts.
pub async fn lock(app: &App, token: &str) {
    unlocked_for(app, token, 0).await;
}

async fn unlocked_for(app: &App, token: &str, ms: i64) {
    let (hash, until) = (wire::hash_token(token), app.clock().unmoved().add_ms(ms));
    let unlock = async move |tx: &mut Tx| {
        let session = store::session(tx, &hash).await?.unwrap();
        store::unlock_session(tx, session.session_id, until).await
    };
    app.db().write(unlock).await.unwrap();
}

/// Gives a person another mobile, by the customer's own steps: a code to each.
pub async fn change_mobile(app: &App, person: &Person, new: &Mobile) {
    let client = Client::new(app, vec![crate::routes()]).with_token(&person.token);
    client.bff("common/verify/sendVerifyCode", json!({})).await.ok();
    let code = code_for(app, &person.mobile).await;
    let flow = client.post("/verifycode2", json!({ "code": code })).await.ok();
    let proved = client.with_header("sessionkey", flow["sessionkey"].as_str().unwrap());
    proved.post("/message", json!({ "mobile": new, "purpose": "newmobile" })).await.ok();
    let code = code_for(app, new).await;
    proved.post("/mobile/reset", json!({ "mobile": new, "code": code })).await.ok();
}

/// Hashed once for all tests of a process.
async fn digest() -> PasswordDigest {
    static DIGEST: OnceCell<PasswordDigest> = OnceCell::const_new();
    let make = || async { PASSWORD.parse::<Password>().unwrap().digest().await.unwrap() };
    DIGEST.get_or_init(make).await.clone()
}
