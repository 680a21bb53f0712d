//! Tests that were taken before the certificate told the age.

use super::*;
use accounts::{DemoAccount, open_for_demo};
use funds::Fund;
use identity::testing::{Person, customer};
use kernel::{Day, IdNumber};
use std::sync::Arc;

/// C5 without caps.
const C5: &str = "ADEEDAEEEDDED";

fn id_number(birth: &str) -> IdNumber {
    let digits = format!("110101{birth}001");
    format!("{digits}{}", IdNumber::check_char(&digits).unwrap()).parse().unwrap()
}

/// Somebody without a name, whose test says C5.
async fn bold(app: &App) -> (Person, Client) {
    let person = customer(app, 1).await;
    let client = Client::new(app, vec![routes()]).with_token(&person.token);
    let result = client.bff("member/info/riskQuestionsSubmit", answers(C5)).await.ok();
    assert_eq!(result["riskLevel"], "5");
    assert_eq!(matched(&client, "000005").await, "T3");
    (person, client)
}

/// The person opens an account with a certificate.
async fn open(app: &App, person: &Person, birth: &str) {
    let account = DemoAccount {
        cust_no: person.cust_no,
        name: "林一".parse().unwrap(),
        id_number: id_number(birth),
        email: None,
        at: app.now(),
    };
    let open = async move |tx: &mut db::Tx| open_for_demo(tx, &account).await;
    app.db().write(open).await.unwrap();
}

async fn matched(client: &Client, code: &str) -> String {
    let matched = client.bff("trade/tradeRiskMatch", json!({ "fundCode": code })).await.ok();
    matched["matchResultCode"].as_str().unwrap().to_owned()
}

/// The code with which an order is refused, for want of a test or a letter.
async fn refused(app: &App, person: &Person, birth: &str) -> Option<u32> {
    let fund: Arc<Fund> = app.get::<Catalogue>().fund("000005".parse().unwrap()).unwrap();
    let (cust_no, now, birth) = (person.cust_no, app.now(), birth.parse::<Day>().ok());
    let decide = async move |tx: &mut db::Tx| {
        let asked = Asked { cust_no, birth, fund: &fund, earlier: None, now };
        require(tx, &asked, 7).await.map(|decision| decision.id())
    };
    app.db().write::<_, wire::Failure, _>(decide).await.unwrap_err().code()
}

db_test! { migrations();
    async fn who_was_seventy_takes_the_test_again_once_the_age_is_known(db: Db) {
        let app = app(db).await;
        let (person, client) = bold(&app).await;
        open(&app, &person, "19540101").await;
        let ask = json!({ "fundCode": "000005" });
        let answer = client.bff("trade/tradeRiskMatch", ask).await.ok();
        let said = [&answer["matchResultCode"], &answer["buyAction"], &answer["custRisk"]];
        assert_eq!(said, [&json!("T1"), &json!("reassess"), &Value::Null]);
        assert_eq!(matched(&client, "000001").await, "T1");
        assert_eq!(refused(&app, &person, "1954-01-01").await, Some(14002));
        let look = json!({ "fundCode": "000005", "actionType": "browse" });
        let looked = client.bff("trade/tradeRiskMatch", look).await.ok();
        assert_eq!(looked["matchResultCode"], "R0");
        let result = client.bff("member/info/riskResult", json!({})).await.ok();
        assert_eq!((&result["riskLevel"], &result["riskExpired"]), (&json!("5"), &json!(true)));
        let questions = client.bff("member/info/riskQuestions", json!({})).await.ok();
        assert_eq!(questions["currentLevel"], Value::Null);

        let again = client.bff("member/info/riskQuestionsSubmit", answers(C5)).await.ok();
        assert_eq!((&again["riskLevel"], &again["riskExpired"]), (&json!("4"), &json!(false)));
        assert_eq!(again["cappedReason"], "你已年满70周岁");
        assert_eq!(matched(&client, "000005").await, "T6");
        assert_eq!(matched(&client, "000001").await, "T3");
        assert_eq!(refused(&app, &person, "1954-01-01").await, Some(14003));
    }

    async fn who_was_younger_keeps_the_result_of_then(db: Db) {
        let app = app(db).await;
        let (person, client) = bold(&app).await;
        // Seventy on the day after the test.
        open(&app, &person, "19560303").await;
        app.clock().shift_ms(86_400_000);
        assert_eq!(matched(&client, "000005").await, "T3");
        let result = client.bff("member/info/riskResult", json!({})).await.ok();
        assert_eq!((&result["riskLevel"], &result["riskExpired"]), (&json!("5"), &json!(false)));
    }

    async fn an_age_that_no_certificate_tells_counts_for_nothing(db: Db) {
        let app = app(db).await;
        let person = customer(&app, 1).await;
        let typed = id_number("19540101").into();
        accounts::testing::holds(&app, &person, typed).await;
        let client = Client::new(&app, vec![routes()]).with_token(&person.token);
        let result = client.bff("member/info/riskQuestionsSubmit", answers(C5)).await.ok();
        assert_eq!((&result["riskLevel"], &result["cappedReason"]), (&json!("5"), &json!("")));
        assert_eq!(matched(&client, "000001").await, "T0");
    }
}
