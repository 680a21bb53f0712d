//! What is asked of many customers at once is what is asked of each.

use super::start;
use crate::{
    Barrier, Standing, standing, standings,
    testing::{self, opened, valid_until},
};
use consents::{ConsentText, Purpose};
use db::{Db, Tx, db_test, sql};
use identity::{
    place_of,
    testing::{Person, withdraw},
};
use kernel::{CustNo, Day};
use std::collections::HashMap;
use wire::{Answer, App, Remote};

/// Both ways give the same, which is answered.
async fn of_many(app: &App, customers: &[CustNo]) -> HashMap<CustNo, Standing> {
    let (today, customers) = (app.now().day(), customers.to_vec());
    let read = async move |tx: &mut Tx| {
        let many = standings(tx, &customers, today).await?;
        for cust_no in &customers {
            let alone = standing(tx, *cust_no, today).await?;
            let facts =
                |standing: &Standing| (standing.opened, standing.birth, standing.barrier.clone());
            assert_eq!(many.get(cust_no).map(facts), alone.as_ref().map(facts), "{cust_no}");
        }
        Answer::Ok(many)
    };
    app.db().read(read).await.unwrap()
}

async fn asks_to_close(app: &App, person: &Person, (id, state): (i64, &'static str), due: Day) {
    let (cust_no, now) = (person.cust_no, app.now());
    let put = async move |tx: &mut Tx| {
        tx.execute(sql!(
            "INSERT INTO privacy_closings
                 (cust_no, closing_id, state, asked_at, due_on, device, reason)
             VALUES ($1, $2, $3, $4, $5, '', '')",
            cust_no,
            id,
            state,
            now,
            due
        ))
        .await
    };
    app.db().write::<_, db::Error, _>(put).await.unwrap();
}

async fn agrees_again(app: &App, person: &Person) {
    let (cust_no, at) = (person.cust_no, app.now());
    let give = async move |tx: &mut Tx| {
        let (what, place) = ((cust_no, Purpose::Sensitive), place_of(&Remote::default()));
        let text = ConsentText { id: "x@1".into(), title: String::new(), sha256: String::new() };
        consents::give(tx, what, &text, &place, at).await
    };
    app.db().write::<_, db::Error, _>(give).await.unwrap();
}

db_test! { &testing::migrations();
    async fn each_of_many_has_the_standing_that_he_has_alone(db: Db) {
        let (app, _) = start(db);
        let mut people = Vec::new();
        for number in 1..=7 {
            people.push(opened(&app, number).await);
        }
        let [may, withdrew, agrees, expired, asked, sent, stayed] = &people[..] else { panic!() };
        let (today, unknown) = (app.now().day(), CustNo::try_from(99).unwrap());
        let due = today.add_days(30);
        withdraw(&app, withdrew, Purpose::Sensitive).await;
        withdraw(&app, agrees, Purpose::Sensitive).await;
        agrees_again(&app, agrees).await;
        valid_until(&app, expired, today.add_days(-1)).await;
        withdraw(&app, expired, Purpose::Sensitive).await;
        asks_to_close(&app, asked, (1, "cancelled"), today).await;
        asks_to_close(&app, asked, (2, "asked"), due).await;
        asks_to_close(&app, sent, (1, "sent"), due).await;
        withdraw(&app, sent, Purpose::Sensitive).await;
        asks_to_close(&app, stayed, (1, "refused"), today).await;
        let mut customers: Vec<CustNo> = people.iter().map(|person| person.cust_no).collect();
        customers.push(unknown);
        let all = of_many(&app, &customers).await;
        assert_eq!(all.len(), people.len(), "of nobody who is unknown");
        let barrier = |person: &Person| all[&person.cust_no].barrier.clone();
        assert_eq!([may, agrees, stayed].map(barrier), [None, None, None]);
        assert_eq!(barrier(withdrew), Some(Barrier::ConsentWithdrawn));
        assert_eq!(barrier(expired), Some(Barrier::CertificateExpired));
        assert_eq!([asked, sent].map(barrier), [(); 2].map(|()| Some(Barrier::Closing(due))));
        assert!(of_many(&app, &[]).await.is_empty());
    }
}
