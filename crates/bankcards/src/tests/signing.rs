//! What the channel answers late.

use super::{A_MINUTE_ON, demand, start};
use db::{Db, db_test};
use identity::testing::{app, code_for, mobile};
use partners::{
    Bank, Confirmation, Partners, Payment, PaymentResult, PaymentState, Reply, SigningDemand,
    SigningReply, SmallPayment,
    simulator::{self, Delays},
};
use serde_json::{Value, json};
use std::sync::Arc;
use wire::testing::Client;

/// A bank that lets another device bind the card before it answers.
struct Meanwhile {
    bank: Arc<dyn Bank>,
    device: Client,
    bind: Value,
    answer: SigningReply,
}

impl Bank for Meanwhile {
    fn request_signing<'a>(&'a self, _: &'a SigningDemand) -> Reply<'a, SigningReply> {
        Box::pin(async {
            self.device.post("/bindcard", self.bind.clone()).await.ok();
            Ok(self.answer.clone())
        })
    }

    fn confirm_signing<'a>(&'a self, key: &'a str, code: &'a str) -> Reply<'a, Confirmation> {
        self.bank.confirm_signing(key, code)
    }

    fn revoke<'a>(&'a self, protocol_no: &'a str) -> Reply<'a, ()> {
        self.bank.revoke(protocol_no)
    }

    fn debit<'a>(&'a self, batch: &'a [Payment]) -> Reply<'a, Vec<PaymentResult>> {
        self.bank.debit(batch)
    }

    fn pay_out<'a>(&'a self, batch: &'a [Payment]) -> Reply<'a, Vec<PaymentResult>> {
        self.bank.pay_out(batch)
    }

    fn pay_small<'a>(&'a self, payment: &'a SmallPayment) -> Reply<'a, PaymentState> {
        self.bank.pay_small(payment)
    }

    fn query<'a>(&'a self, keys: &'a [String]) -> Reply<'a, Vec<PaymentResult>> {
        self.bank.query(keys)
    }
}

/// Asks for another SMS while another device binds the card; answers what that was told.
async fn bind_meanwhile(db: Db, answer: SigningReply) -> (Client, u32) {
    let (before, me) = start(db.clone()).await;
    let started = me.post("/account/openAllinpay", demand("000")).await.ok();
    let bind =
        json!({"serialNo": started["serialNo"], "code": code_for(&before, &mobile(1)).await});
    let parts = app(db.clone(), A_MINUTE_ON);
    let partners = simulator::on(db, &parts.clock, Delays::NONE).partners;
    let bank = Meanwhile { bank: partners.bank.clone(), device: me.clone(), bind, answer };
    let app = parts.with(Partners { bank: Arc::new(bank), ..partners }).build();
    let token = identity::testing::log_in(&before, 2.try_into().unwrap()).await;
    let client = Client::new(&app, vec![crate::routes(), accounts::routes()]).with_token(&token);
    let again = json!({"serialNo": started["serialNo"]});
    (me, client.post("/account/reOpenAllinpay", again).await.code)
}

db_test! { &crate::testing::migrations();
    async fn a_late_refusal_takes_nothing_from_a_card_that_was_bound_meanwhile(db: Db) {
        let (me, code) = bind_meanwhile(db, SigningReply::Refused("银行系统维护".into())).await;
        assert_eq!(code, 13005);
        let list = me.get("/bankcardList", "").await.ok();
        let card = &list["list"][0];
        assert_eq!((&card["tradeAcco"], &card["payable"]), (&json!("0000000002001"), &json!(true)));
    }

    async fn a_late_demand_for_a_proof_takes_nothing_either(db: Db) {
        let (me, code) = bind_meanwhile(db, SigningReply::NeedsProof).await;
        assert_eq!(code, 13005);
        let list = me.get("/bankcardList", "").await.ok();
        let card = &list["list"][0];
        assert_eq!((&card["auditState"], &card["payable"]), (&json!("1"), &json!(true)));
    }
}
