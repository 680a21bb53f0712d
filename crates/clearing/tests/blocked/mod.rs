//! Positions that differ from the TA's are blocked, and free again whatever became of them since.

use crate::company::{Company, migrations};
use crate::{NOW, day, held};
use bankcards::testing::OpenedPerson;
use clearing::Step;
use db::{Db, Tx, db_test};
use exchange::{Decimal, FileType, ShareStatement};
use orders::testing::{C4, MIXED, assert_sound, bought, buyer, client};
use serde_json::json;
use ta::Faults;

fn misstating() -> Faults {
    Faults { misstate: Some((1, "0.01".parse().unwrap())), ..Faults::default() }
}

async fn is_blocked(company: &Company, person: &OpenedPerson) -> bool {
    let (cust_no, fund) = (person.person.cust_no, company.fund(MIXED));
    let read = async |tx: &mut Tx| holdings::positions_in(tx, cust_no, fund).await;
    let positions = company.app.db().read::<_, db::Error, _>(read).await.unwrap();
    positions.iter().any(|position| position.blocked)
}

async fn open_breaks(company: &Company) -> usize {
    company.engine.status().await.unwrap().open_breaks
}

/// The TA states so many hundredths of a share more on a day.
fn restate(company: &Company, on: &str, more: i128) {
    let of = (day(on), FileType::ShareStatement);
    company.rewrite_file(of, |mut records: Vec<ShareStatement>| {
        let total = &mut records[0].total_vol;
        *total = Decimal::new(total.units() + more, 2);
        records
    });
}

db_test! { &migrations();
    async fn what_was_given_away_while_it_differed_is_free_when_it_is_bought_anew(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        bought(&company.app, &person, MIXED, "1000.00").await;
        company.engine.advance().await.unwrap();
        company.set_faults(misstating());
        company.engine.run_until(Step::Confirm).await.unwrap();
        // In the morning, before the statement is compared.
        identity::testing::unlock(&company.app, &person.person.token).await;
        let shares = held(&company, person.person.cust_no, MIXED).await;
        let all = json!({"fundCode": MIXED, "tradeAcco": person.trade_acco, "shares": shares});
        let client = client(&company.app, &person.person.token);
        client.bff("trade/publicRedeem", all).await.ok();
        company.engine.advance().await.unwrap();
        assert!(is_blocked(&company, &person).await);
        company.set_faults(Faults::default());
        company.engine.advance().await.unwrap();
        assert_eq!(open_breaks(&company).await, 0, "nobody holds any");
        bought(&company.app, &person, MIXED, "500.00").await;
        company.engine.advance().await.unwrap();
        assert!(held(&company, person.person.cust_no, MIXED).await.is_positive());
        assert!(!is_blocked(&company, &person).await, "nothing would ever free it");
        assert_sound(&company.app).await;
    }

    async fn what_differs_once_more_on_the_same_day_is_a_break_once_more(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        bought(&company.app, &person, MIXED, "1000.00").await;
        company.set_faults(misstating());
        company.engine.advance().await.unwrap();
        company.set_faults(Faults::default());
        assert_eq!((open_breaks(&company).await, is_blocked(&company, &person).await), (1, true));
        restate(&company, "2026-11-17", -1);
        company.engine.retake(Step::Reconcile, None).await.unwrap();
        assert_eq!((open_breaks(&company).await, is_blocked(&company, &person).await), (0, false));
        restate(&company, "2026-11-17", 2);
        company.engine.retake(Step::Reconcile, None).await.unwrap();
        assert_eq!((open_breaks(&company).await, is_blocked(&company, &person).await), (1, true));
        company.engine.advance().await.unwrap();
        assert_eq!((open_breaks(&company).await, is_blocked(&company, &person).await), (0, false));
    }
}
