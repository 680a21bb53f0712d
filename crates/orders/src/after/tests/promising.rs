//! What was promised beside what came.

use crate::placing::tests::redeeming::{confirm, holder};
use crate::testing::{C4, MIXED, app, bought, buyer, client, close_day};
use crate::tests::{MORNING, migrations};
use crate::{Confirmation, Outcome};
use bankcards::testing::OpenedPerson;
use db::{Db, db_test};
use kernel::{Fen, Nav, Shares};
use serde_json::{Value, json};
use wire::App;
use wire::testing::{Client, Reply};

const ASKED: &str = "trade/orderPromises";

async fn ask(client: &Client, order_no: &str) -> Reply {
    client.bff(ASKED, json!({ "orderNo": order_no })).await
}

/// Kind, promised, what came, verdict and reason of each.
async fn told(app: &App, person: &OpenedPerson, order_no: &str) -> Vec<[String; 5]> {
    let client = client(app, &person.person.token);
    let answer = ask(&client, order_no).await.ok();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let either = |row: &Value, names: [&str; 2]| {
        let found = names.iter().map(|name| text(&row[*name])).find(|text| !text.is_empty());
        found.unwrap_or_default()
    };
    let rows = answer["promises"].as_array().unwrap().iter();
    rows.map(|row| {
        [
            text(&row["kind"]),
            either(row, ["promisedDay", "promisedFee"]),
            either(row, ["actualDay", "actualFee"]),
            text(&row["verdict"]),
            text(&row["why"]),
        ]
    })
    .collect()
}

fn rows(rows: &[[&str; 5]]) -> Vec<[String; 5]> {
    rows.iter().map(|row| row.map(ToOwned::to_owned)).collect()
}

db_test! { migrations();
    async fn a_purchase_that_came_as_promised_says_so_from_day_to_day(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let number = bought(&app, &person, MIXED, "10000").await.to_string();
        let open = told(&app, &person, &number).await;
        let expected = rows(&[
            ["tDay", "2026-03-02", "2026-03-02", "kept", ""],
            ["nav", "2026-03-02", "", "open", ""],
            ["confirm", "2026-03-03", "", "open", ""],
            ["redeemable", "2026-03-04", "", "open", ""],
            ["fee", "7.99", "", "open", ""],
        ]);
        assert_eq!(open, expected);
        close_day(&app, "2026-03-02".parse().unwrap(), "1.2345".parse().unwrap()).await;
        app.clock().move_to("2026-03-04T10:00:00+08:00".parse().unwrap());
        let kept = told(&app, &person, &number).await;
        let verdicts: Vec<&str> = kept.iter().map(|row| row[3].as_str()).collect();
        assert_eq!(verdicts, ["kept"; 5]);
        assert_eq!(&kept[2][..3], ["confirm", "2026-03-03", "2026-03-03"]);
        assert_eq!(&kept[4][..3], ["fee", "7.99", "7.99"]);
    }

    async fn a_purchase_confirmed_in_part_says_why_it_cost_less(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let number = bought(&app, &person, MIXED, "10000").await.to_string();
        let (nav, amount): (Nav, Fen) = ("1.2345".parse().unwrap(), "5000".parse().unwrap());
        let (fee, shares): (Fen, Shares) = ("4.00".parse().unwrap(), "4046.98".parse().unwrap());
        let outcome = Outcome::Bought { nav, amount, fee, shares };
        let answer = move |order_no| Confirmation { order_no, outcome: outcome.clone() };
        assert_eq!(confirm(&app, "2026-03-02".parse().unwrap(), answer).await.partly, 1);
        let found = told(&app, &person, &number).await;
        let fee = found.iter().find(|row| row[0] == "fee").unwrap();
        let why = "只确认了5,000.00元，手续费按确认的金额算";
        assert_eq!(fee, &rows(&[["fee", "7.99", "4.00", "better", why]])[0]);
        let refund = found.iter().find(|row| row[0] == "refund").unwrap();
        assert_eq!((refund[2].as_str(), refund[3].as_str()), ("", "open"));
    }

    async fn a_redemption_keeps_the_fee_that_was_read_and_says_why_another_came(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let ask = json!({ "fundCode": MIXED, "tradeAcco": person.trade_acco, "shares": "1000" });
        let placed = client.bff("trade/publicRedeem", ask).await.ok();
        let number = placed["orderNo"].as_str().unwrap().to_owned();
        let t_day = placed["dates"]["tDay"].as_str().unwrap().to_owned();
        let before = told(&app, &person, &number).await;
        let promised = before.iter().find(|row| row[0] == "fee").unwrap()[1].clone();
        assert!(promised.parse::<Fen>().unwrap().is_positive(), "{promised}");
        let (nav, shares) = ("1.3000".parse().unwrap(), "1000".parse().unwrap());
        let (fee, net) = ("0.01".parse().unwrap(), "1299.99".parse().unwrap());
        let outcome = Outcome::Redeemed { nav, shares, fee, net };
        let answer = move |order_no| Confirmation { order_no, outcome: outcome.clone() };
        assert_eq!(confirm(&app, t_day.parse().unwrap(), answer).await.confirmed, 1);
        let after = told(&app, &person, &number).await;
        let fee = after.iter().find(|row| row[0] == "fee").unwrap();
        let why = "下单时按最近的净值估算，实际按成交日净值和持有天数算";
        assert_eq!(fee, &rows(&[["fee", &promised, "0.01", "better", why]])[0]);
        let kinds: Vec<&str> = after.iter().map(|row| row[0].as_str()).collect();
        assert_eq!(kinds, ["tDay", "nav", "confirm", "payout", "fee"]);
    }

    async fn what_was_cancelled_is_void_and_of_nobody_else(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let number = bought(&app, &person, MIXED, "10000").await.to_string();
        let own = client(&app, &person.person.token);
        own.bff("trade/tradeCancel", json!({ "orderNo": number })).await.ok();
        let found = told(&app, &person, &number).await;
        let of = |kind: &str| found.iter().find(|row| row[0] == kind).unwrap()[3].clone();
        assert_eq!([of("nav"), of("confirm"), of("fee")], ["void"; 3]);
        assert_eq!(of("refund"), "open");
        let other = buyer(&app, 2, C4).await;
        let theirs = client(&app, &other.person.token);
        let missing = ask(&theirs, "999999999999").await;
        let refused = ask(&theirs, &number).await;
        assert_eq!((refused.code, &refused.message), (90404, &missing.message));
        let visitor = Client::new(&app, vec![crate::routes()]);
        assert_eq!(ask(&visitor, &number).await.http_status, 401);
    }
}
