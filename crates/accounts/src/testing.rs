//! For tests of rooms: people with accounts.
#![allow(clippy::missing_panics_doc, clippy::unwrap_used)]

use crate::{DemoAccount, open_for_demo, profile::edit};
use axum::http::Method;
use base64::{Engine, engine::general_purpose::STANDARD};
use db::{Migration, Tx};
pub use identity::testing::Person;
use identity::testing::customer;
use kernel::{Certificate, CustNo, Day, IdNumber, Instant, Sex};
use serde_json::Value;
use wire::{
    App,
    testing::{Client, Reply},
};

/// The tables that accounts need.
#[must_use]
pub fn migrations() -> Vec<Migration> {
    [identity::testing::migrations(), privacy::migrations_for_tests(), crate::MIGRATIONS.to_vec()]
        .concat()
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

/// The certificate of a person with an account is valid until this day.
pub async fn valid_until(app: &App, person: &Person, last: Day) {
    let cust_no = person.cust_no;
    let age = async move |tx: &mut Tx| edit(tx, cust_no, |row| row.cert_expire = Some(last)).await;
    app.db().write(age).await.unwrap();
}

/// A person with an account holds another certificate; the number says birth, sex and country, or
/// these are somebody's.
pub async fn holds(app: &App, person: &Person, certificate: Certificate) {
    let cust_no = person.cust_no;
    let change = async move |tx: &mut Tx| {
        edit(tx, cust_no, |row| {
            row.birth = certificate.birth_date().or("1988-11-09".parse().ok());
            row.sex = certificate.sex().or(Some(Sex::Female));
            row.country = certificate.country().or("CA".parse().ok());
            row.id_number = Some(certificate.clone());
        })
        .await
    };
    app.db().write(change).await.unwrap();
}

/// Gives a customer an e-mail that was confirmed, whatever the mail server says to it today.
pub async fn set_email(app: &App, cust_no: CustNo, email: &str) {
    let (email, at) = (Some(email.to_owned()), Some(app.now()));
    let set = async move |tx: &mut Tx| {
        edit(tx, cust_no, |row| (row.email, row.email_confirmed_at) = (email.clone(), at)).await
    };
    app.db().write(set).await.unwrap();
}

/// A PNG of one pixel, base64.
const DOT: &str = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAA\
                   AABJRU5ErkJggg==";

/// Uploads a picture of a kind, of each kind another one; answers its `fileId`.
pub async fn picture(me: &Client, kind: &str) -> Value {
    picture_like(me, kind, kind).await
}

/// Uploads the picture of another kind, as who takes one for the other.
pub async fn picture_like(me: &Client, kind: &str, other: &str) -> Value {
    // Readers of PNG stop at its end.
    let content = [&STANDARD.decode(DOT).unwrap(), other.as_bytes()].concat();
    upload(me, kind, content).await.ok()["fileId"].clone()
}

/// Uploads a file as the form of `/uploadPic`.
pub async fn upload(me: &Client, kind: &str, content: impl AsRef<[u8]>) -> Reply {
    send_form(me, "/api/v1/m/uploadPic", &[("kind", kind.as_bytes()), ("file", content.as_ref())])
        .await
}

/// Sends a form of fields; the one named `file` as a file.
pub async fn send_form(me: &Client, path: &str, fields: &[(&str, &[u8])]) -> Reply {
    let mut form = Vec::new();
    for (name, content) in fields {
        let file = if *name == "file" { "; filename=\"a.png\"" } else { "" };
        let head = format!("--b\r\nContent-Disposition: form-data; name=\"{name}\"{file}\r\n\r\n");
        form.extend([head.as_bytes(), content, b"\r\n"].concat());
    }
    form.extend(b"--b--\r\n");
    let me = me.with_header("content-type", "multipart/form-data; boundary=b");
    me.send_bytes(Method::POST, path, form).await
}

/// Tells of a card for a person's opening flow, as bankcards would.
pub async fn note_card(app: &App, person: &Person, at: Instant) {
    let cust_no = person.cust_no;
    let note = async move |tx: &mut Tx| crate::note_card(tx, cust_no, at).await;
    app.db().write(note).await.unwrap();
}
