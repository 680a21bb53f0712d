//! Cards of a bank that the channel pays by branch.

use super::{A_MINUTE_ON, start, start_at, start_with_card};
use crate::testing::with_check_digit;
use db::{Db, Tx, db_test, sql};
use identity::testing::{code_for, mobile};
use serde_json::{Value, json};
use wire::testing::Client;

/// A card of 澜海银行.
fn demand(branch: Option<&str>) -> Value {
    let card_no = with_check_digit("629904000000007000");
    json!({"cardNo": card_no, "mobile": mobile(1), "branchCode": branch})
}

async fn found(me: &Client, query: &str) -> Value {
    me.get("/bank/branches", &in_address(query)).await.ok()
}

/// As a browser writes it.
fn in_address(query: &str) -> String {
    let written = |byte: u8| match byte {
        b'=' | b'&' | b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    query.bytes().map(written).collect()
}

/// The first branch of 杭州市西湖区.
async fn branch(me: &Client) -> String {
    let found = found(me, "bankCode=LHB&districtCode=330106").await;
    let first = &found["list"][0];
    assert_eq!(first["branchName"], "澜海银行杭州市西湖区支行");
    first["branchCode"].as_str().unwrap().to_owned()
}

db_test! { &crate::testing::migrations();
    async fn a_card_is_signed_with_its_branch_and_not_without(db: Db) {
        let (app, me) = start(db.clone()).await;
        let refused = me.post("/account/openAllinpay", demand(None)).await;
        assert_eq!((refused.code, refused.message.as_str()), (13023, "请选择澜海银行的开户行"));
        for wrong in ["904330100001", "999999999999", "x"] {
            let refused = me.post("/account/openAllinpay", demand(Some(wrong))).await;
            assert_eq!(refused.code, 13024, "{wrong}");
        }
        let branch = branch(&me).await;
        let started = me.post("/account/openAllinpay", demand(Some(&branch))).await.ok();
        let code = code_for(&app, &mobile(1)).await;
        let body = json!({"serialNo": started["serialNo"], "code": code});
        let bound = me.post("/bindcard", body).await.ok();
        assert_eq!(bound["branch"]["branchCode"], branch);
        assert_eq!(bound["needsBranch"], true);
    }

    async fn a_card_of_before_gets_its_branch_and_is_signed_again(db: Db) {
        let (app, me) = start(db.clone()).await;
        let branch = branch(&me).await;
        let started = me.post("/account/openAllinpay", demand(Some(&branch))).await.ok();
        let code = code_for(&app, &mobile(1)).await;
        let body = json!({"serialNo": started["serialNo"], "code": code});
        let card = me.post("/bindcard", body).await.ok();
        me.post("/closeAllinpay", json!({"cardId": card["cardId"]})).await.ok();
        let forget = async |tx: &mut Tx| {
            let query = sql!("UPDATE bankcards_cards SET branch_code = NULL, requested_at = 0");
            tx.execute(query).await.map(|_| ())
        };
        db.write::<_, db::Error, _>(forget).await.unwrap();
        let again = json!({"cardId": card["cardId"]});
        assert_eq!(me.post("/account/reOpenAllinpay", again.clone()).await.code, 13023);
        let chosen = json!({"cardId": card["cardId"], "branchCode": branch});
        let record = me.post("/bankcard/branch", chosen).await.ok();
        assert_eq!(record["branch"]["branchCode"], branch);
        me.post("/account/reOpenAllinpay", again).await.ok();
    }

    async fn nobody_gives_another_ones_card_a_branch_nor_a_bank_a_branch_it_has_not(db: Db) {
        let (app, me, opened) = start_with_card(db.clone()).await;
        let branch = branch(&me).await;
        let ask = json!({"cardId": opened.card_id, "branchCode": branch});
        assert_eq!(me.post("/bankcard/branch", ask.clone()).await.code, 13024);
        let (_, client) = start_at(db, A_MINUTE_ON);
        let other = accounts::testing::opened(&app, 2).await;
        let theirs = client.with_token(&other.token).post("/bankcard/branch", ask).await;
        assert_eq!(theirs.code, wire::codes::NOT_FOUND.code);
    }

    async fn branches_are_found_by_district_and_by_words(db: Db) {
        let (_, me) = start(db).await;
        let near = found(&me, "bankCode=LHB&districtCode=310115").await;
        assert_eq!(near["list"][0]["branchName"], "澜海银行上海市浦东新区支行");
        let by_words = found(&me, "bankCode=LHB&keyword=西湖 人民路").await;
        assert_eq!(by_words["list"][0]["branchName"], "澜海银行杭州市西湖区人民路支行");
        let many = found(&me, "bankCode=LHB&keyword=支行").await;
        assert_eq!((many["list"].as_array().unwrap().len(), &many["hasMore"]), (60, &json!(true)));
        assert_eq!(found(&me, "bankCode=JTB&keyword=支行").await["list"], json!([]));
        assert_eq!(me.get("/bank/branches", "bankCode=LHB").await.code, 90002);
        let unknown = me.get("/bank/branches", &in_address("bankCode=NOB&keyword=支行")).await;
        assert_eq!(unknown.code, wire::codes::NOT_FOUND.code);
    }
}
