//! How confirmed orders explain themselves.

use crate::placing::tests::redeeming::{confirm, holder};
use crate::testing::{C4, MIXED, app, assert_sound, bought, buyer, client, close_day};
use crate::tests::{MORNING, migrations};
use crate::{Confirmation, Outcome};
use db::{Db, db_test};
use kernel::{Fen, Nav, Shares};
use serde_json::{Value, json};

/// Buys for 10,000.00, of which the TA confirms 5,000.00 at 1.2345; answers the order's page.
async fn half_confirmed(db: Db, fee: &str, shares: &str) -> Value {
    let app = app(db, MORNING).await;
    let person = buyer(&app, 1, C4).await;
    let number = bought(&app, &person, MIXED, "10000").await;
    let (fee, shares): (Fen, Shares) = (fee.parse().unwrap(), shares.parse().unwrap());
    let (nav, amount): (Nav, Fen) = ("1.2345".parse().unwrap(), "5000".parse().unwrap());
    let outcome = Outcome::Bought { nav, amount, fee, shares };
    let answer = move |order_no| Confirmation { order_no, outcome: outcome.clone() };
    assert_eq!(confirm(&app, "2026-03-02".parse().unwrap(), answer).await.partly, 1);
    let number = json!({ "orderNo": number.to_string() });
    client(&app, &person.person.token).bff("trade/tradeRecordDetail", number).await.ok()
}

/// Label, formula and value of each step.
fn steps(detail: &Value) -> Vec<(&str, &str, &str)> {
    detail["feeSteps"]
        .as_array()
        .unwrap()
        .iter()
        .map(|step| {
            let text = |name: &str| step[name].as_str().unwrap();
            (text("label"), text("formula"), text("rounded"))
        })
        .collect()
}

db_test! { migrations();
    async fn a_purchase_confirmed_in_part_is_explained_from_what_was_confirmed(db: Db) {
        let detail = half_confirmed(db, "4.00", "4046.98").await;
        assert_eq!((&detail["fee"], &detail["feeRate"]), (&json!("4.00"), &json!("0.0008")));
        assert_eq!(
            steps(&detail),
            [
                ("确认金额", "10000.00 − 5000.00", "5000.00"),
                ("折后费率", "0.0080 × 0.1000", "0.0008"),
                ("净申购金额", "5000.00 ÷ (1 + 0.0008)", "4996.00"),
                ("手续费", "5000.00 − 4996.00", "4.00"),
                ("确认份额", "4996.00 ÷ 1.2345", "4046.98"),
            ]
        );
    }

    async fn a_fee_that_only_the_ta_knows_is_said_to_be_the_tas(db: Db) {
        let detail = half_confirmed(db, "5.00", "4046.17").await;
        assert_eq!((&detail["fee"], &detail["feeRate"]), (&json!("5.00"), &Value::Null));
        assert_eq!(
            steps(&detail),
            [
                ("确认金额", "10000.00 − 5000.00", "5000.00"),
                ("手续费", "登记机构确认", "5.00"),
                ("净申购金额", "5000.00 − 5.00", "4995.00"),
                ("确认份额", "4995.00 ÷ 1.2345", "4046.17"),
            ]
        );
    }

    async fn of_an_order_that_the_ta_refused_only_the_answer_has_failed(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let number = bought(&app, &person, MIXED, "500").await;
        let outcome = Outcome::Rejected { reason: "基金暂停交易".to_owned() };
        let answer = move |order_no| Confirmation { order_no, outcome: outcome.clone() };
        assert_eq!(confirm(&app, "2026-03-02".parse().unwrap(), answer).await.rejected, 1);
        let ask = json!({ "orderNo": number });
        let client = client(&app, &person.person.token);
        let detail = client.bff("trade/tradeRecordDetail", ask).await.ok();
        let steps = detail["timeline"].as_array().unwrap().iter();
        let told: Vec<_> = steps.map(|step| (&step["title"], &step["failed"])).collect();
        assert_eq!(
            told,
            [
                (&json!("提交成功"), &json!(false)),
                (&json!("支付成功"), &json!(false)),
                (&json!("确认失败"), &json!(true)),
                (&json!("退款到账"), &json!(false)),
            ]
        );
    }

    async fn a_redemption_is_explained_from_the_lots_that_it_took(db: Db) {
        let detail = redeemed_from_two_lots(db, "105.34").await;
        assert_eq!((&detail["fee"], &detail["feeRate"]), (&json!("105.34"), &Value::Null));
        assert_eq!(
            steps(&detail),
            [
                ("第1批金额（持有9天）", "8093.97 × 1.3000", "10522.16"),
                ("第1批赎回费", "10522.16 × 0.0100", "105.22"),
                ("第2批金额（持有2天）", "6.03 × 1.3000", "7.84"),
                ("第2批赎回费", "7.84 × 0.0150", "0.12"),
                ("赎回总额", "10522.16 + 7.84", "10530.00"),
                ("赎回费合计", "105.22 + 0.12", "105.34"),
                ("赎回净额", "10530.00 − 105.34", "10424.66"),
            ]
        );
    }

    async fn a_redemption_fee_that_is_not_ours_is_said_to_be_the_tas(db: Db) {
        let detail = redeemed_from_two_lots(db, "100.00").await;
        assert_eq!(
            steps(&detail),
            [
                ("赎回总额", "登记机构确认", "10530.00"),
                ("赎回费合计", "登记机构确认", "100.00"),
                ("赎回净额", "10530.00 − 100.00", "10430.00"),
            ]
        );
    }
}

/// Redeems 8,100.00 shares, 8,093.97 of them bought on the 2nd and the others on the 9th; the TA
/// says 1.3000 and the fee. Answers the order's page.
async fn redeemed_from_two_lots(db: Db, fee: &str) -> Value {
    let (app, person) = holder(db, MIXED, "10000").await;
    let client = client(&app, &person.person.token);
    app.clock().move_to("2026-03-09T10:00:00+08:00".parse().unwrap());
    identity::testing::unlock(&app, &person.person.token).await;
    bought(&app, &person, MIXED, "5000").await;
    close_day(&app, "2026-03-09".parse().unwrap(), "1.2345".parse().unwrap()).await;
    app.clock().move_to("2026-03-11T10:00:00+08:00".parse().unwrap());
    identity::testing::unlock(&app, &person.person.token).await;
    let ask = json!({ "fundCode": MIXED, "tradeAcco": person.trade_acco, "shares": "8100" });
    let placed = client.bff("trade/publicRedeem", ask).await.ok();
    let (gross, fee): (Fen, Fen) = ("10530".parse().unwrap(), fee.parse().unwrap());
    let (nav, shares) = ("1.3000".parse().unwrap(), "8100".parse().unwrap());
    let outcome = Outcome::Redeemed { nav, shares, fee, net: gross.checked_sub(fee).unwrap() };
    let answer = move |order_no| Confirmation { order_no, outcome: outcome.clone() };
    assert_eq!(confirm(&app, "2026-03-11".parse().unwrap(), answer).await.confirmed, 1);
    assert_sound(&app).await;
    let order = json!({ "orderNo": placed["orderNo"] });
    client.bff("trade/tradeRecordDetail", order).await.ok()
}
