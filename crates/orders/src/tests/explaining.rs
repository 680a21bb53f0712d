//! How confirmed orders explain themselves.

use super::redeeming::confirm;
use super::{MORNING, migrations};
use crate::testing::{C4, MIXED, app, bought, buyer, client};
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
        assert_eq!(steps(&detail), [
            ("确认金额", "10000.00 − 5000.00", "5000.00"),
            ("折后费率", "0.0080 × 0.1000", "0.0008"),
            ("净申购金额", "5000.00 ÷ (1 + 0.0008)", "4996.00"),
            ("手续费", "5000.00 − 4996.00", "4.00"),
            ("确认份额", "4996.00 ÷ 1.2345", "4046.98"),
        ]);
    }

    async fn a_fee_that_only_the_ta_knows_is_said_to_be_the_tas(db: Db) {
        let detail = half_confirmed(db, "5.00", "4046.17").await;
        assert_eq!((&detail["fee"], &detail["feeRate"]), (&json!("5.00"), &Value::Null));
        assert_eq!(steps(&detail), [
            ("确认金额", "10000.00 − 5000.00", "5000.00"),
            ("手续费", "登记机构确认", "5.00"),
            ("净申购金额", "5000.00 − 5.00", "4995.00"),
            ("确认份额", "4995.00 ÷ 1.2345", "4046.17"),
        ]);
    }
}
