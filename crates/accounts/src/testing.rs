//! For tests of rooms: people with accounts.
#![allow(clippy::missing_panics_doc, clippy::unwrap_used)]

use crate::{DemoAccount, open_for_demo};
use axum::http::Method;
use db::{Migration, Tx};
pub use identity::testing::Person;
use identity::testing::customer;
use kernel::{IdNumber, Instant};
use serde_json::Value;
use wire::{
    App,
    testing::{Client, Reply},
};

/// The tables that accounts need.
#[must_use]
pub fn migrations() -> Vec<Migration> {
    [identity::testing::migrations(), crate::MIGRATIONS.to_vec()].concat()
}

/// The certificate number of person `n`, below 900.
#[must_use]
pub fn id_number(n: u32) -> IdNumber {
    let digits = format!("11010119900307{n:03}");
    format!("{digits}{}", IdNumber::check_char(&digits).unwrap()).parse().unwrap()
}

/// Person `n`: registered, logged in, with an account, without a card.
pub async fn opened(app: &App, n: u32) -> Person {
    let person = customer(app, n).await;
    let account = DemoAccount {
        cust_no: person.cust_no,
        name: "林一".parse().unwrap(),
        id_number: id_number(n),
        email: None,
        at: app.now(),
    };
    let open = async move |tx: &mut Tx| open_for_demo(tx, &account).await;
    app.db().write(open).await.unwrap();
    person
}

/// Uploads a picture of a kind; answers its `fileId`.
pub async fn picture(me: &Client, kind: &str) -> Value {
    upload(me, kind, "RIFF0000WEBPVP8 ").await.ok()["fileId"].clone()
}

/// Uploads a file as the form of `/uploadPic`.
pub async fn upload(me: &Client, kind: &str, content: &str) -> Reply {
    let part = "--b\r\nContent-Disposition: form-data; name=";
    let form = format!(
        "{part}\"kind\"\r\n\r\n{kind}\r\n\
         {part}\"file\"; filename=\"a.png\"\r\n\r\n{content}\r\n--b--\r\n"
    );
    let me = me.with_header("content-type", "multipart/form-data; boundary=b");
    me.send_bytes(Method::POST, "/api/v1/m/uploadPic", form.into_bytes()).await
}

/// Tells of a card for a person's opening flow, as bankcards would.
pub async fn note_card(app: &App, person: &Person, at: Instant) {
    let cust_no = person.cust_no;
    let note = async move |tx: &mut Tx| crate::note_card(tx, cust_no, at).await;
    app.db().write(note).await.unwrap();
}
