//! Who knows a customer's mobile keeps him from no redemption.

use super::redeeming::holder;
use crate::testing::MIXED;
use crate::tests::migrations;
use db::{Db, db_test};
use identity::testing::PASSWORD;
use serde_json::json;
use wire::testing::Client;

db_test! { migrations();
    async fn whatever_strangers_try_the_customer_verifies_his_password_and_redeems(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let mobile = &person.person.mobile;
        let rooms = Client::new(&app, vec![identity::routes(), crate::routes()]);
        let mut codes = Vec::new();
        for _ in 0..33 {
            let wrong = json!({"mobile": mobile, "password": "wrong1234"});
            codes.push(rooms.post("/login", wrong).await.code);
        }
        assert_eq!(codes[3..6], [11008, 11021, 11021]);
        for purpose in ["login", "resetpassword", "register", "bind"] {
            rooms.post("/message", json!({"mobile": mobile, "purpose": purpose})).await.ok();
        }
        let token = identity::testing::log_in(&app, person.person.cust_no).await;
        let me = rooms.with_token(&token);
        let order = json!({"fundCode": MIXED, "tradeAcco": person.trade_acco, "shares": "3000"});
        let locked = me.bff("trade/publicRedeem", order.clone()).await;
        assert_ne!(locked.code, wire::SUCCESS, "the password comes first");
        me.bff("common/verify/passwordVerify", json!({"password": PASSWORD})).await.ok();
        me.bff("common/verify/sendVerifyCode", json!({"purpose": "resetpassword"})).await.ok();
        me.bff("trade/publicRedeem", order).await.ok();
    }
}
