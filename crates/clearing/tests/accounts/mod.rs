//! Accounts that the TA refuses: the customer is told, and the next order asks for them again.

use crate::company::{Company, migrations};
use crate::{day, held, order};
use bankcards::Purpose;
use bankcards::testing::OpenedPerson;
use clearing::Step;
use db::{Db, Tx, db_test};
use exchange::{AccountApplication, AccountConfirmation, FileType};
use kernel::{Certificate, CertificateType, Day, TradeAcco};
use mailbox::Folder;
use orders::OrderStatus;
use orders::testing::{C4, MIXED, assert_sound, bought, buyer};
use partners::simulator::Mailbox;
use ta::Faults;

const NOW: &str = "2026-11-16T10:00:00+08:00";

fn refusing() -> Faults {
    Faults { refuse_accounts: Some(1), ..Faults::default() }
}

/// Numbers of the applications for accounts that we sent on a day.
fn asked(company: &Company, on: Day) -> Vec<String> {
    let outbox = Folder::open(company.inbox.with_file_name("to-ta")).unwrap();
    let letters = outbox.letters(on, FileType::AccountApplication).unwrap();
    let file = letters[0].open().unwrap();
    file.typed::<AccountApplication>().map(|record| record.unwrap().app_sheet_serial_no).collect()
}

/// An account for a purpose, tied to the person's card.
pub async fn opened(company: &Company, person: &OpenedPerson, purpose: Purpose) -> TradeAcco {
    let (of, at) = ((person.person.cust_no, person.card_id), company.app.now());
    let open = async move |tx: &mut Tx| bankcards::open_account(tx, of, purpose, at).await;
    company.app.db().write(open).await.unwrap()
}

/// 1,000.00 for that account.
pub async fn bought_under(company: &Company, person: &OpenedPerson, account: TradeAcco) {
    let client = orders::testing::client(&company.app, &person.person.token);
    let mut order = orders::testing::purchase(MIXED, person, "1000.00");
    order["tradeAcco"] = serde_json::json!(account);
    client.post("/buy", order).await.ok();
    orders::collect(&company.app).await.unwrap();
}

/// The applications for accounts that we sent on a day: account, business, number at the TA.
fn businesses(company: &Company, on: Day) -> Vec<(String, String, String)> {
    let outbox = Folder::open(company.inbox.with_file_name("to-ta")).unwrap();
    let letters = outbox.letters(on, FileType::AccountApplication).unwrap();
    let file = letters[0].open().unwrap();
    let records = file.typed::<AccountApplication>().map(Result::unwrap);
    let line = |one: AccountApplication| {
        (one.transaction_account_id, one.business.code(), one.ta_account_id)
    };
    let mut all: Vec<_> = records.map(line).collect();
    all.sort();
    all
}

fn line(account: TradeAcco, business: &str, number: &str) -> (String, String, String) {
    (account.to_string(), business.to_owned(), number.to_owned())
}

db_test! { &migrations();
    async fn a_refused_account_is_told_and_asked_for_again_with_the_next_order(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let (cust_no, token) = (person.person.cust_no, person.person.token.clone());
        let first = format!("A{}", person.trade_acco);
        company.set_faults(refusing());
        let number = bought(&company.app, &person, MIXED, "1000.00").await;
        company.engine.advance().await.unwrap();
        assert_eq!(asked(&company, day("2026-11-16")), std::slice::from_ref(&first));
        let found = order(&company, &token, number).await;
        assert_eq!(found["status"], OrderStatus::Rejected.code(), "{found}");
        assert_eq!(found["payStatus"], "5", "{found}");
        let reason = found["reason"].as_str().unwrap();
        assert!(reason.contains("开户") && reason.contains("再次下单"), "{reason}");
        let told = async || company.app.get::<Mailbox>().newest(99).await.unwrap();
        let of_accounts = told().await.into_iter().filter(|sms| sms.text.contains("开户申请"));
        assert_eq!(of_accounts.count(), 1);
        assert!(held(&company, cust_no, MIXED).await.is_zero());

        // Without an order nothing is asked for.
        company.set_faults(Faults::default());
        company.engine.advance().await.unwrap();
        assert_eq!(asked(&company, day("2026-11-17")), Vec::<String>::new());

        let number = bought(&company.app, &person, MIXED, "1000.00").await;
        // Killed while the files were written, and resumed: the same application.
        company.engine.run_until(Step::Export).await.unwrap();
        company.engine.resume().await.unwrap();
        assert_eq!(asked(&company, day("2026-11-18")), [format!("{first}-2")]);
        let found = order(&company, &token, number).await;
        assert_eq!(found["status"], OrderStatus::Confirmed.code(), "{found}");
        assert_eq!(company.engine.verify_register().await.unwrap(), Vec::new());

        // Open, it is never asked for again.
        bought(&company.app, &person, MIXED, "1000.00").await;
        company.engine.advance().await.unwrap();
        assert_eq!(asked(&company, day("2026-11-19")), Vec::<String>::new());
        assert_sound(&company.app).await;
        for on in ["2026-11-16", "2026-11-18", "2026-11-19"] {
            let replay = company.engine.replay(day(on)).await.unwrap();
            assert!(replay.agrees(), "{:#?}", replay.named);
        }
    }

    async fn further_accounts_of_a_customer_join_the_first(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let first = opened(&company, &person, Purpose::Child(1)).await;
        bought(&company.app, &person, MIXED, "1000.00").await;
        bought_under(&company, &person, first).await;
        company.engine.advance().await.unwrap();
        let own = person.trade_acco;
        assert_eq!(
            businesses(&company, day("2026-11-16")),
            [line(own, "001", ""), line(first, "008", "")]
        );
        let second = opened(&company, &person, Purpose::Child(2)).await;
        bought_under(&company, &person, second).await;
        company.engine.advance().await.unwrap();
        let number = format!("98{}", &own.to_string()[..10]);
        assert_eq!(businesses(&company, day("2026-11-17")), [line(second, "008", &number)]);
        let cust_no = person.person.cust_no;
        let read = async |tx: &mut Tx| holdings::positions_of_customer(tx, cust_no).await;
        let held = company.app.db().read::<_, db::Error, _>(read).await.unwrap();
        let of: Vec<Purpose> = held.iter().map(|position| position.container).collect();
        assert_eq!(of, [Purpose::Own, Purpose::Child(1), Purpose::Child(2)]);
        assert_eq!(company.engine.verify_register().await.unwrap(), Vec::new());
        assert_sound(&company.app).await;
        for on in ["2026-11-16", "2026-11-17"] {
            let replay = company.engine.replay(day(on)).await.unwrap();
            assert!(replay.agrees(), "{:#?}", replay.named);
        }
    }

    async fn a_further_account_comes_to_nothing_with_the_first(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let child = opened(&company, &person, Purpose::Child(1)).await;
        company.set_faults(refusing());
        bought(&company.app, &person, MIXED, "1000.00").await;
        bought_under(&company, &person, child).await;
        company.engine.advance().await.unwrap();
        company.set_faults(Faults::default());
        // The child's is the first then, and its parent's joins it.
        bought_under(&company, &person, child).await;
        company.engine.advance().await.unwrap();
        assert_eq!(businesses(&company, day("2026-11-17")), [line(child, "001", "")]);
        bought(&company.app, &person, MIXED, "1000.00").await;
        company.engine.advance().await.unwrap();
        let own = person.trade_acco;
        let number = format!("98{}", &own.to_string()[..10]);
        assert_eq!(businesses(&company, day("2026-11-18")), [line(own, "008", &number)]);
        assert_sound(&company.app).await;
    }

    async fn the_ta_is_told_which_certificate_it_is_and_what_it_says(db: Db) {
        let company = Company::new(db, NOW).await;
        let kinds = [
            (CertificateType::IdCard, "110101199003074258", "156"),
            (CertificateType::ForeignPassport, "AB123456", "124"),
            (CertificateType::MainlandPermit, "M12345678", "446"),
            // Older rows have it as an identity card.
            (CertificateType::IdCard, "830000199003070019", "158"),
            (CertificateType::PermanentResidence, "911124198811090029", "124"),
        ];
        for (n, (kind, number, _)) in (1..).zip(kinds) {
            let person = buyer(&company.app, n, C4).await;
            let certificate = Certificate::new(kind, number).unwrap();
            accounts::testing::holds(&company.app, &person.person, certificate).await;
            bought(&company.app, &person, MIXED, "1000.00").await;
        }
        company.engine.advance().await.unwrap();
        let outbox = Folder::open(company.inbox.with_file_name("to-ta")).unwrap();
        let letters = outbox.letters(day("2026-11-16"), FileType::AccountApplication).unwrap();
        let file = letters[0].open().unwrap();
        let mut told: Vec<[String; 5]> = file
            .typed::<AccountApplication>()
            .map(|record| {
                let one = record.unwrap();
                let (sex, birth) = (one.sex.unwrap(), one.birthday.unwrap());
                [one.certificate_type, one.certificate_no, one.nationality, format!("{sex:?}"),
                    birth.to_string()]
            })
            .collect();
        told.sort();
        let wanted = [
            ["0", "110101199003074258", "156", "Male", "1990-03-07"],
            ["4", "M12345678", "446", "Female", "1988-11-09"],
            ["6", "AB123456", "124", "Female", "1988-11-09"],
            ["B", "911124198811090029", "124", "Female", "1988-11-09"],
            ["C", "830000199003070019", "158", "Male", "1990-03-07"],
        ];
        assert_eq!(told, wanted);
        assert_sound(&company.app).await;
    }

    async fn the_reason_is_the_tas_own_or_the_meaning_of_its_code(db: Db) {
        let company = Company::new(db, NOW).await;
        let people = [buyer(&company.app, 1, C4).await, buyer(&company.app, 2, C4).await];
        company.set_faults(refusing());
        let mut numbers = Vec::new();
        for person in &people {
            numbers.push(bought(&company.app, person, MIXED, "1000.00").await);
        }
        company.engine.run_until(Step::Answer).await.unwrap();
        let acco = people[0].trade_acco.to_string();
        let explain = |mut records: Vec<AccountConfirmation>| {
            let of_first = records.iter_mut().find(|one| one.transaction_account_id == acco);
            of_first.unwrap().error_detail = "证件已过期".to_owned();
            records
        };
        company.rewrite_file((day("2026-11-17"), FileType::AccountConfirmation), explain);
        company.engine.advance().await.unwrap();
        for (at, reason) in [(0, "（证件已过期）"), (1, "（其他原因失败）")] {
            let found = order(&company, &people[at].person.token, numbers[at]).await;
            assert_eq!(found["status"], OrderStatus::Rejected.code(), "{found}");
            assert!(found["reason"].as_str().unwrap().contains(reason), "{found}");
        }
    }

    async fn refused_again_it_is_asked_for_a_third_time(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        for (faults, status) in [
            (refusing(), OrderStatus::Rejected),
            (refusing(), OrderStatus::Rejected),
            (Faults::default(), OrderStatus::Confirmed),
        ] {
            company.set_faults(faults);
            let number = bought(&company.app, &person, MIXED, "1000.00").await;
            company.engine.advance().await.unwrap();
            let found = order(&company, &person.person.token, number).await;
            assert_eq!(found["status"], status.code(), "{found}");
        }
        let third = format!("A{}-3", person.trade_acco);
        assert_eq!(asked(&company, day("2026-11-18")), [third]);
    }
}
