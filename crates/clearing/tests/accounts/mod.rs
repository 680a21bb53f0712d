//! Accounts that the TA refuses: the customer is told, and the next order asks for them again.

use crate::company::{Company, migrations};
use crate::{day, held, order};
use bankcards::Purpose;
use bankcards::testing::OpenedPerson;
use clearing::{Step, UnopenedDay};
use db::{Db, Tx, db_test};
use exchange::{AccountApplication, AccountConfirmation, BusinessCode, FileType};
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

/// What the message centre says of the person's accounts.
async fn told_of_accounts(company: &Company, person: &OpenedPerson) -> Vec<String> {
    let told = orders::testing::told(&company.app, person).await;
    let of_accounts = told.into_iter().filter(|one| {
        let id = one["messageId"].as_str().unwrap();
        id.starts_with("account-")
    });
    of_accounts.map(|one| one["text"].as_str().unwrap().to_owned()).collect()
}

async fn unopened(company: &Company) -> Vec<UnopenedDay> {
    let status = company.engine.status().await.unwrap();
    assert_eq!(status.is_alarming(), !status.unopened.is_empty());
    status.unopened
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
        let told = told_of_accounts(&company, &person).await;
        assert!(matches!(&told[..], [text] if text.contains("开户")), "{told:?}");
        // With the step; by text message the outbox sends it.
        let texts = company.app.get::<Mailbox>().newest(99).await.unwrap();
        assert!(!texts.iter().any(|sms| sms.text.contains(&told[0])), "{texts:?}");
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
        assert_eq!(told_of_accounts(&company, &person).await.len(), 2);
        let third = format!("A{}-3", person.trade_acco);
        assert_eq!(asked(&company, day("2026-11-18")), [third]);
    }

    async fn what_the_ta_does_not_open_is_said_and_asked_again_with_the_next_file(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let token = &person.person.token;
        let first = format!("A{}", person.trade_acco);
        company.set_faults(Faults { lose_accounts: Some(1), ..Faults::default() });
        let number = bought(&company.app, &person, MIXED, "1000.00").await;
        company.engine.advance().await.unwrap();
        let found = order(&company, token, number).await;
        assert_eq!(found["status"], OrderStatus::Rejected.code(), "{found}");
        let reason = found["reason"].as_str().unwrap();
        assert!(reason.contains("还没有答复开户申请"), "{reason}");
        let silent = |on: &str| UnopenedDay { asked_on: day(on), accounts: 1 };
        assert_eq!(unopened(&company).await, [silent("2026-11-16")]);
        // Without an order, too; late, this one is answered beside the third.
        company.set_faults(Faults { late_accounts: Some(1), ..Faults::default() });
        company.engine.run_until(Step::Export).await.unwrap();
        assert_eq!(asked(&company, day("2026-11-17")), [format!("{first}-2")]);
        company.engine.retake(Step::Export, Some(day("2026-11-17"))).await.unwrap();
        assert_eq!(asked(&company, day("2026-11-17")), [format!("{first}-2")]);
        company.engine.resume().await.unwrap();
        assert_eq!(unopened(&company).await, [silent("2026-11-17")]);
        company.set_faults(Faults::default());
        let number = bought(&company.app, &person, MIXED, "1000.00").await;
        company.engine.advance().await.unwrap();
        assert_eq!(asked(&company, day("2026-11-18")), [format!("{first}-3")]);
        let found = order(&company, token, number).await;
        assert_eq!(found["status"], OrderStatus::Confirmed.code(), "{found}");
        assert_eq!(unopened(&company).await, []);
        // Nobody was told of a refusal, and it is never asked for again.
        assert_eq!(told_of_accounts(&company, &person).await, Vec::<String>::new());
        bought(&company.app, &person, MIXED, "1000.00").await;
        company.engine.advance().await.unwrap();
        assert_eq!(asked(&company, day("2026-11-19")), Vec::<String>::new());
        assert_eq!(company.engine.verify_register().await.unwrap(), Vec::new());
        assert_sound(&company.app).await;
    }

    async fn an_account_that_is_open_there_is_open_here(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        bought(&company.app, &person, MIXED, "1000.00").await;
        company.engine.run_until(Step::Answer).await.unwrap();
        // The TA opens it, and its file does not say so.
        let none = |_: Vec<AccountConfirmation>| Vec::new();
        company.rewrite_file((day("2026-11-17"), FileType::AccountConfirmation), none);
        company.engine.advance().await.unwrap();
        assert_eq!(unopened(&company).await.len(), 1);
        company.engine.advance().await.unwrap();
        assert_eq!(unopened(&company).await, []);
        company.engine.advance().await.unwrap();
        assert_eq!(asked(&company, day("2026-11-18")), Vec::<String>::new());
        assert_sound(&company.app).await;
    }

    async fn what_answers_nothing_that_we_asked_waits_for_a_person(db: Db) {
        let company = Company::new(db, NOW).await;
        let people = [buyer(&company.app, 1, C4).await, buyer(&company.app, 2, C4).await];
        for person in &people {
            bought(&company.app, person, MIXED, "1000.00").await;
        }
        company.engine.run_until(Step::Answer).await.unwrap();
        let [of, other] = [0, 1].map(|at| people[at].trade_acco.to_string());
        let break_them = |mut records: Vec<AccountConfirmation>| {
            let own = records.iter().find(|one| one.transaction_account_id == of).unwrap().clone();
            let blank = AccountConfirmation { app_sheet_serial_no: String::new(), ..own.clone() };
            let app_sheet_serial_no = format!("A{of}-9");
            let many = AccountConfirmation { app_sheet_serial_no, ..own.clone() };
            let strange =
                AccountConfirmation { transaction_account_id: other.clone(), ..own.clone() };
            let [left, amended] = [("102", "X"), ("103", "M")].map(|(code, prefix)| {
                let business = BusinessCode::from_code(code).unwrap();
                let app_sheet_serial_no = format!("{prefix}{of}-20261116");
                AccountConfirmation { business, app_sheet_serial_no, ..own.clone() }
            });
            for (n, record) in (1..).zip([blank, many, strange, left, amended]) {
                let ta_serial_no = format!("2026111790000000{n}");
                records.push(AccountConfirmation { ta_serial_no, ..record });
            }
            records
        };
        company.rewrite_file((day("2026-11-17"), FileType::AccountConfirmation), break_them);
        company.engine.advance().await.unwrap();
        let breaks = company.engine.status().await.unwrap().file_breaks;
        let reasons: Vec<(&str, &str, &str)> = breaks
            .iter()
            .map(|one| (one.file_type.as_str(), one.kind.as_str(), one.reason.as_str()))
            .collect();
        let without = format!("业务101，交易账号{of}，没有申请单号");
        let strange = format!("业务101，交易账号{other}与申请单号A{of}不符");
        assert_eq!(
            reasons,
            [
                ("02", "number", without.as_str()),
                ("02", "number", "没有这项开户申请"),
                ("02", "number", strange.as_str()),
                ("02", "number", "没有这项销户申请"),
                ("02", "number", "没有这项账户资料修改申请"),
            ]
        );
        let note = company.note_of(day("2026-11-16"), "accounts").await;
        assert_eq!(note, "7户，有差错5笔");
        // Taken again, they are the same.
        company.engine.retake(Step::Accounts, Some(day("2026-11-16"))).await.unwrap();
        assert_eq!(company.engine.status().await.unwrap().file_breaks, breaks);
        // What is right beside them counts.
        for person in &people {
            assert!(held(&company, person.person.cust_no, MIXED).await.is_positive());
        }
        assert_sound(&company.app).await;
    }
}
