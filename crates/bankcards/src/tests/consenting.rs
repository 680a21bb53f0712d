//! What is done with cards only while their customer agrees to it.

use super::{A_MINUTE_ON, NOW, demand, start_at};
use crate::{CardId, all_checks, bind_card, store};
use accounts::testing::{Person, opened, send_form};
use consents::Purpose;
use db::{Db, Tx, db_test};
use identity::testing::{app, code_for, mobile, withdraw};
use ocr::{
    Limits, Reader,
    testing::{FakeEngine, jpeg},
};
use partners::{
    Bank, Confirmation, PartnerError, Partners, Payment, PaymentResult, PaymentState, Reply,
    SigningDemand, SigningReply, SmallPayment,
    simulator::{self, Delays},
};
use serde_json::{Value, json};
use std::sync::{
    Arc, Mutex, OnceLock,
    atomic::{AtomicBool, Ordering},
};
use wire::{App, testing::Client};

const NEEDED: u32 = 18001;

/// What a customer does while the bank looks at the code.
enum Meanwhile {
    Withdraws(App, Person),
    /// Takes the card, or all of them with the account, from it.
    Leaves(App, Person, CardId),
    /// Is bound by another device, under another agreement.
    Binds(App, Person, CardId),
}

impl Meanwhile {
    async fn happens(&self) {
        match self {
            Self::Withdraws(app, person) => withdraw(app, person, Purpose::Sensitive).await,
            Self::Leaves(app, person, card_id) => {
                let (key, at) = ((person.cust_no, *card_id), app.now());
                let leave = async move |tx: &mut Tx| store::unbind(tx, key, at).await;
                app.db().write(leave).await.unwrap();
            }
            Self::Binds(app, person, card_id) => {
                let (key, at) = ((person.cust_no, *card_id, 1), app.now());
                let bind = async move |tx: &mut Tx| bind_card::bind(tx, key, "AIP-other", at).await;
                app.db().write(bind).await.unwrap();
            }
        }
    }
}

/// A bank that is slow enough for its customer to do something while it looks at the code, and that
/// remembers what it was asked.
#[derive(Clone)]
pub(super) struct Slow {
    bank: Arc<dyn Bank>,
    asked: Arc<Mutex<Vec<String>>>,
    meanwhile: Arc<OnceLock<Meanwhile>>,
    /// Whether it answers nobody who would end an agreement.
    silent: Arc<AtomicBool>,
}

impl Slow {
    fn note(&self, what: impl Into<String>) {
        self.asked.lock().unwrap().push(what.into());
    }

    /// What it was asked since the last time.
    pub(super) fn asked(&self) -> Vec<String> {
        std::mem::take(&mut self.asked.lock().unwrap())
    }

    /// Somebody withdraws his consent while it looks at his code.
    pub(super) fn when_confirming(&self, app: &App, person: &Person) {
        self.meanwhile.set(Meanwhile::Withdraws(app.clone(), person.clone())).ok();
    }

    pub(super) fn fall_silent(&self, silent: bool) {
        self.silent.store(silent, Ordering::SeqCst);
    }
}

impl Bank for Slow {
    fn request_signing<'a>(&'a self, demand: &'a SigningDemand) -> Reply<'a, SigningReply> {
        self.note("sign");
        self.bank.request_signing(demand)
    }

    fn confirm_signing<'a>(&'a self, key: &'a str, code: &'a str) -> Reply<'a, Confirmation> {
        self.note("confirm");
        Box::pin(async move {
            let confirmed = self.bank.confirm_signing(key, code).await;
            if let Some(meanwhile) = self.meanwhile.get() {
                meanwhile.happens().await;
            }
            confirmed
        })
    }

    fn revoke<'a>(&'a self, protocol_no: &'a str) -> Reply<'a, ()> {
        self.note(format!("revoke {protocol_no}"));
        match self.silent.load(Ordering::SeqCst) {
            true => Box::pin(async { Err(PartnerError::TimedOut) }),
            false => self.bank.revoke(protocol_no),
        }
    }

    fn debit<'a>(&'a self, batch: &'a [Payment]) -> Reply<'a, Vec<PaymentResult>> {
        self.bank.debit(batch)
    }

    fn pay_out<'a>(&'a self, batch: &'a [Payment]) -> Reply<'a, Vec<PaymentResult>> {
        self.bank.pay_out(batch)
    }

    fn pay_small<'a>(&'a self, payment: &'a SmallPayment) -> Reply<'a, PaymentState> {
        self.note("pay");
        self.bank.pay_small(payment)
    }

    fn query<'a>(&'a self, keys: &'a [String]) -> Reply<'a, Vec<PaymentResult>> {
        self.bank.query(keys)
    }
}

/// Somebody with an account and no card, at that bank.
pub(super) async fn start(db: Db) -> (App, Client, Person, Slow) {
    let parts = app(db.clone(), NOW);
    let partners = simulator::on(db, &parts.clock, Delays::NONE).partners;
    let bank = Slow {
        bank: partners.bank.clone(),
        asked: Arc::default(),
        meanwhile: Arc::default(),
        silent: Arc::default(),
    };
    let engine = FakeEngine::answers(vec![]);
    let app = parts
        .with(Partners { bank: Arc::new(bank.clone()), ..partners })
        .with(Reader::with(engine, Limits::USUAL))
        .build();
    let person = opened(&app, 1).await;
    let client = Client::new(&app, vec![crate::routes(), accounts::routes()]);
    (app, client.with_token(&person.token), person, bank)
}

/// A signing that waits for its code, and the call that names it.
pub(super) async fn signing(app: &App, me: &Client) -> Value {
    let started = me.post("/account/openAllinpay", demand("000")).await.ok();
    json!({"serialNo": started["serialNo"], "code": code_for(app, &mobile(1)).await})
}

db_test! { &crate::testing::migrations();
    async fn who_withdrew_has_nothing_more_done_at_the_bank(db: Db) {
        let (app, me, person, bank) = start(db.clone()).await;
        let waits = signing(&app, &me).await;
        let unverified = me.post("/account/openAllinpay", demand("904")).await.ok();
        let serial = json!({"serialNo": unverified["serialNo"]});
        withdraw(&app, &person, Purpose::Sensitive).await;
        bank.asked();
        assert_eq!(me.post("/bankcard/check/begin", serial.clone()).await.code, NEEDED);
        assert_eq!(me.post("/account/reOpenAllinpay", serial).await.code, NEEDED);
        let again = json!({"serialNo": waits["serialNo"]});
        assert_eq!(me.post("/account/reOpenAllinpay", again).await.code, NEEDED);
        assert_eq!(me.post("/bindcard", waits).await.code, NEEDED);
        assert_eq!(bank.asked(), [""; 0]);
        let paid = app.db().read(async |tx: &mut Tx| all_checks(tx).await).await.unwrap();
        assert_eq!(paid, []);
        let scan = send_form(&me, "/api/v1/m/bankcardscan", &[("file", &jpeg(80, 50))]).await;
        assert_eq!(scan.code, NEEDED);
    }

    async fn who_withdraws_while_the_bank_looks_is_left_without_an_agreement(db: Db) {
        let (app, me, person, bank) = start(db.clone()).await;
        let waits = signing(&app, &me).await;
        bank.asked();
        bank.when_confirming(&app, &person);
        assert_eq!(me.post("/bindcard", waits.clone()).await.code, NEEDED);
        let serial = waits["serialNo"].as_str().unwrap();
        assert_eq!(bank.asked(), ["confirm".to_owned(), format!("revoke AIP{serial}-1")]);
        assert_eq!(me.get("/bankcardList", "").await.ok()["list"], json!([]));

        // Agreed to again, the code of then binds nothing: the card is signed anew.
        identity::testing::agree(&app, &person, Purpose::Sensitive).await;
        assert_eq!(me.post("/bindcard", waits.clone()).await.code, 13011);
        let (app, client) = start_at(db, A_MINUTE_ON);
        let me = client.with_token(&person.token);
        let again = json!({"serialNo": serial});
        me.post("/account/reOpenAllinpay", again).await.ok();
        let code = code_for(&app, &mobile(1)).await;
        let bound = me.post("/bindcard", json!({"serialNo": serial, "code": code})).await.ok();
        assert_eq!(bound["payable"], true);
    }

    async fn who_withdrew_after_binding_is_answered_as_before(db: Db) {
        let (app, me, person, _) = start(db).await;
        let waits = signing(&app, &me).await;
        let bound = me.post("/bindcard", waits.clone()).await.ok();
        withdraw(&app, &person, Purpose::Sensitive).await;
        assert_eq!(me.post("/bindcard", waits).await.ok(), bound);
    }

    async fn who_leaves_the_card_while_the_bank_looks_is_left_without_an_agreement(db: Db) {
        let (app, me, person, bank) = start(db).await;
        let waits = signing(&app, &me).await;
        let serial = waits["serialNo"].as_str().unwrap();
        let leaves = Meanwhile::Leaves(app.clone(), person, serial.parse().unwrap());
        bank.asked();
        bank.meanwhile.set(leaves).ok();
        assert_eq!(me.post("/bindcard", waits.clone()).await.code, 13011);
        assert_eq!(bank.asked(), ["confirm".to_owned(), format!("revoke AIP{serial}-1")]);
    }

    async fn a_card_that_is_bound_meanwhile_has_one_agreement(db: Db) {
        let (app, me, person, bank) = start(db).await;
        let waits = signing(&app, &me).await;
        let serial = waits["serialNo"].as_str().unwrap();
        let binds = Meanwhile::Binds(app.clone(), person, serial.parse().unwrap());
        bank.asked();
        bank.meanwhile.set(binds).ok();
        assert_eq!(me.post("/bindcard", waits.clone()).await.code, 13005);
        assert_eq!(bank.asked(), ["confirm".to_owned(), format!("revoke AIP{serial}-1")]);
        assert_eq!(me.get("/bankcardList", "").await.ok()["list"][0]["payable"], true);
    }
}
