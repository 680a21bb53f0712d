//! Stored decisions that are made again.

use super::*;
use crate::replay_decisions;
use db::{Query, Tx, sql};
use identity::testing::Person;
use kernel::CustNo;

/// Orders of one customer: one that fits, and two above the level with the warning acknowledged.
async fn decided(app: &App) -> CustNo {
    let Person { cust_no, token, .. } = opened(app, 1).await;
    let client = Client::new(app, vec![routes()]).with_token(&token);
    client.post("/risk/submit", answers(C4)).await.ok();
    let ask = json!({ "fundCode": "000005" });
    let letter = client.bff("trade/tradeRiskMatch", ask.clone()).await.ok()["letter"].clone();
    app.clock().shift_ms(10_000);
    let mut confirm = ask;
    confirm["actionConfirm"] = json!("1");
    confirm["letterVersion"] = letter["version"].clone();
    confirm["letterHash"] = letter["hash"].clone();
    client.bff("trade/tradeRiskMatch", confirm).await.ok();
    for (id, code) in [(11, "000001"), (12, "000005"), (13, "000005")] {
        let (fund, now) = (app.get::<Catalogue>().fund(code.parse().unwrap()).unwrap(), app.now());
        let decide = async move |tx: &mut Tx| {
            let asked = Asked { cust_no, birth: None, fund: &fund, earlier: None, now };
            require(tx, &asked, id).await?.store(tx).await?;
            Ok::<_, wire::Failure>(())
        };
        app.db().write(decide).await.unwrap();
    }
    cust_no
}

/// All that differs, read in pages of `limit`, and how many decisions there are.
async fn replayed(db: &Db, limit: i64) -> (usize, Vec<String>) {
    let (mut after, mut decisions, mut said) = (i64::MIN, 0, Vec::new());
    loop {
        let page = db.read(async |tx| replay_decisions(tx, after, limit).await).await.unwrap();
        assert!(i64::try_from(page.decisions).unwrap() <= limit);
        decisions += page.decisions;
        said.extend(page.differences.iter().map(ToString::to_string));
        let Some(last) = page.last else { return (decisions, said) };
        after = last;
    }
}

async fn change(db: &Db, statement: fn() -> Query<'static>) {
    let work = async move |tx: &mut Tx| tx.execute(statement()).await;
    assert_eq!(db.write::<_, db::Error, _>(work).await.unwrap(), 1);
}

/// What is said of one changed row, of which nothing else is wrong.
async fn named(db: &Db, statement: fn() -> Query<'static>) -> String {
    change(db, statement).await;
    let (decisions, said) = replayed(db, 2).await;
    assert_eq!((decisions, said.len()), (3, 1), "{said:?}");
    said[0].clone()
}

db_test! { migrations();
    async fn decisions_that_nobody_changed_come_out_as_they_were(db: Db) {
        let app = app(db).await;
        assert_eq!(replayed(app.db(), 2).await, (0, Vec::new()));
        decided(&app).await;
        for limit in [1, 2, 3, 100] {
            assert_eq!(replayed(app.db(), limit).await, (3, Vec::new()));
        }
    }

    async fn a_decision_is_judged_by_the_numbers_of_its_day(db: Db) {
        let app = app(db).await;
        decided(&app).await;
        let later = || sql!(
            "INSERT INTO suitability_parameters (name, effective_on, value)
             VALUES ('elder-age', '2026-03-03', 0)"
        );
        change(app.db(), later).await;
        assert_eq!(replayed(app.db(), 100).await, (3, Vec::new()));
        let before = || sql!(
            "INSERT INTO suitability_parameters (name, effective_on, value)
             VALUES ('elder-age', '2026-03-02', 0)"
        );
        change(app.db(), before).await;
        assert_eq!(replayed(app.db(), 100).await.1.len(), 3);
    }

    async fn a_changed_code_or_input_is_named(db: Db) {
        let app = app(db).await;
        let cust_no = decided(&app).await;
        let of = |id: i64, code: &str| format!("decision {id} of customer {cust_no} about {code}");
        let code = named(app.db(), || sql!(
            "UPDATE suitability_decisions SET code = 'T0' WHERE decision_id = 13"
        )).await;
        let rules = "version 1 of the rules says T2, stored is T0";
        assert_eq!(code, format!("{}: {rules}", of(13, "000005")));
        let back = || sql!("UPDATE suitability_decisions SET code = 'T2' WHERE decision_id = 13");
        change(app.db(), back).await;
        let age = named(app.db(), || sql!(
            "UPDATE suitability_decisions SET age = 65 WHERE decision_id = 11"
        )).await;
        let rules = "version 1 of the rules says T3, stored is T0";
        assert_eq!(age, format!("{}: {rules}", of(11, "000001")));
        let back = || sql!("UPDATE suitability_decisions SET age = 0 WHERE decision_id = 11");
        change(app.db(), back).await;
        let version = named(app.db(), || sql!(
            "UPDATE suitability_decisions SET rules_version = 9 WHERE decision_id = 11"
        )).await;
        assert!(version.ends_with("version 9 of the rules is not known"), "{version}");
    }

    async fn what_a_decision_rests_on_is_looked_up(db: Db) {
        let app = app(db).await;
        decided(&app).await;
        let level = named(app.db(), || sql!(
            "UPDATE suitability_decisions SET cust_level = 5 WHERE decision_id = 11"
        )).await;
        let tail = "says C4 until 2027-03-02, stored is C5 until 2027-03-02";
        assert!(level.ends_with(tail), "{level}");
        let back = || sql!("UPDATE suitability_decisions SET cust_level = 4 WHERE decision_id = 11");
        change(app.db(), back).await;
        let none = named(app.db(), || sql!(
            "UPDATE suitability_decisions SET fund_risk = 9 WHERE decision_id = 12"
        )).await;
        assert!(none.ends_with("the fund's risk is 9, which is none"), "{none}");
        let back = || sql!("UPDATE suitability_decisions SET fund_risk = 5 WHERE decision_id = 12");
        change(app.db(), back).await;
        let unread = named(app.db(), || sql!(
            "UPDATE suitability_decisions SET confirmation_id = NULL WHERE decision_id = 12"
        )).await;
        assert!(unread.ends_with("T2 without an acknowledged warning"), "{unread}");
        change(app.db(), || sql!("DELETE FROM suitability_confirmations")).await;
        let (_, said) = replayed(app.db(), 100).await;
        assert!(said.len() == 2 && said[1].ends_with("is not there"), "{said:?}");
        change(app.db(), || sql!("DELETE FROM suitability_tests")).await;
        let (_, said) = replayed(app.db(), 100).await;
        assert!(said.len() == 3 && said[0].contains(": test "), "{said:?}");
    }
}
