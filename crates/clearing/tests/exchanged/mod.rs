//! What the exchanged files say of one order is found as soon as it is there, and not before.

use crate::company::{Company, migrations};
use clearing::{Exchanged, Step};
use db::{Db, Tx, db_test};
use orders::testing::{C4, MIXED, bought, buyer};
use orders::{Order, OrderNo};

const NOW: &str = "2026-11-16T10:00:00+08:00";

async fn newest(company: &Company) -> Vec<Order> {
    let read = async |tx: &mut Tx| orders::newest(tx, 1).await;
    company.app.db().read::<_, db::Error, _>(read).await.unwrap()
}

async fn said(company: &Company) -> Vec<Exchanged> {
    company.engine.exchanged(&newest(company).await[0]).unwrap()
}

fn value<'a>(record: &'a Exchanged, name: &str) -> &'a str {
    record.fields.iter().find(|field| field.name == name).map_or("", |field| &field.value)
}

db_test! { &migrations();
    async fn an_order_s_records_come_with_their_files(db: Db) {
        let company = Company::new(db, NOW).await;
        assert_eq!(newest(&company).await.len(), 0);
        let person = buyer(&company.app, 1, C4).await;
        let other: OrderNo = bought(&company.app, &person, MIXED, "500.00").await;
        let number = bought(&company.app, &person, MIXED, "10000.00").await;
        assert_eq!(newest(&company).await[0].order_no, number);
        assert_eq!(said(&company).await, []);

        company.engine.run_until(Step::Export).await.unwrap();
        let asked = said(&company).await;
        let [asked] = &asked[..] else { panic!("{asked:?}") };
        assert_eq!(asked.file_type, "03");
        assert_eq!(value(asked, "AppSheetSerialNo"), number.to_string());
        assert_ne!(value(asked, "AppSheetSerialNo"), other.to_string());
        assert_eq!(value(asked, "ApplicationAmount"), "10000.00");
        assert_eq!(value(asked, "ApplicationVol"), "", "what is zero is left out");
        let business = asked.fields.iter().find(|field| field.name == "BusinessCode").unwrap();
        assert_eq!((business.value.as_str(), business.meaning.as_str()), ("022", "申购"));

        company.engine.run_until(Step::Value).await.unwrap();
        assert_eq!(said(&company).await.len(), 1, "the answer is of the next morning");
        company.engine.advance().await.unwrap();
        let both = said(&company).await;
        let [_, answer] = &both[..] else { panic!("{both:?}") };
        assert_eq!(answer.file_type, "04");
        assert_eq!(value(answer, "AppSheetSerialNo"), number.to_string());
        assert_eq!(value(answer, "ReturnCode"), "0000");
        let confirmed = newest(&company).await[0].confirmed_shares.unwrap();
        assert_eq!(value(answer, "ConfirmedVol"), confirmed.to_string());
    }
}
