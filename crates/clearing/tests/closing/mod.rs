//! Closing accounts: 002 and 102, what comes in between, and what is left.

use crate::company::{Company, migrations};
use crate::held;
use crate::planning::hand_in_renewal;
use bankcards::testing::OpenedPerson;
use clearing::{Step, verify};
use db::{Db, Tx, db_test, sql};
use exchange::{AccountApplication, FileType};
use kernel::{Calendar, CustNo, Day, Instant, TimeOfDay};
use mailbox::Folder;
use orders::testing::{C4, CLOSED, MIXED, assert_sound, bought, buyer, purchase};
use serde_json::{Value, json};
use ta::Faults;
use wire::closing::{AllParts, Obstacle, ObstacleKind, Parts};
use wire::testing::Client;

const NOW: &str = "2026-11-16T10:00:00+08:00";

/// Whoever watches a closed fund has something that stands against closing.
const WATCHER: Parts = Parts {
    settle: None,
    look: Some(|tx, of, looked| {
        Box::pin(async move {
            let watchers = watchlist::watchers(tx, CLOSED.parse().unwrap(), None, 99).await?;
            if watchers.contains(&of.cust_no) {
                looked.against.push(Obstacle::new(ObstacleKind::Audit, "证件", "正在审核"));
            }
            Ok(())
        })
    }),
    end: None,
};

pub fn parts() -> AllParts {
    AllParts(vec![
        orders::PARTS,
        bankcards::PARTS,
        accounts::PARTS,
        WATCHER,
        rewards::PARTS,
        watchlist::PARTS,
        funds::PARTS,
        content::PARTS,
        statements::PARTS,
        messages::PARTS,
        identity::PARTS,
    ])
}

/// A company where a customer can change his mind for a day.
pub async fn company(db: Db) -> Company {
    let company = Company::new(db, NOW).await;
    let put = async |tx: &mut Tx| {
        tx.execute(sql!(
            "INSERT INTO privacy_parameters (name, valid_from, value)
             VALUES ('closing_days', '2026-01-01', 1)"
        ))
        .await
    };
    company.app.db().write::<_, db::Error, _>(put).await.unwrap();
    company
}

fn client(company: &Company, person: &OpenedPerson) -> Client {
    let rooms = vec![privacy::routes(), orders::routes(), identity::routes(), watchlist::routes()];
    Client::new(&company.app, rooms).with_token(&person.person.token)
}

/// Somebody who had shares, and whose money has arrived.
pub async fn leaver(company: &Company, n: u32) -> (OpenedPerson, Client) {
    let person = buyer(&company.app, n, C4).await;
    bought(&company.app, &person, MIXED, "1000.00").await;
    for _ in 0..2 {
        company.engine.advance().await.unwrap();
    }
    let client = client(company, &person);
    identity::testing::unlock(&company.app, &person.person.token).await;
    let shares = held(company, person.person.cust_no, MIXED).await;
    let redeem = json!({"fundCode": MIXED, "tradeAcco": person.trade_acco, "shares": shares});
    assert_eq!(against(&client).await, ["holding"]);
    client.bff("trade/publicRedeem", redeem).await.ok();
    assert_eq!(against(&client).await, ["holding", "order"]);
    company.engine.advance().await.unwrap();
    assert_eq!(against(&client).await, ["payout"]);
    for _ in 0..5 {
        company.engine.advance().await.unwrap();
    }
    assert_eq!(against(&client).await, Vec::<String>::new());
    (person, client)
}

async fn against(client: &Client) -> Vec<String> {
    let shown = client.get("/privacy/closing", "").await.ok();
    let lines = shown["against"].as_array().unwrap().iter();
    lines.map(|line| line["kind"].as_str().unwrap().to_owned()).collect()
}

/// Asks; answers the day on which it is due.
pub async fn ask(company: &Company, person: &OpenedPerson, client: &Client) -> Day {
    identity::testing::unlock(&company.app, &person.person.token).await;
    let asked = client.post("/privacy/closing/ask", json!({})).await.ok();
    asked["dueOn"].as_str().unwrap().parse().unwrap()
}

/// Up to the cut-off of a day.
pub async fn until(company: &Company, due: Day) {
    while company.engine.progress().await.unwrap().business_day < due {
        company.engine.advance().await.unwrap();
    }
}

async fn state(client: &Client) -> Value {
    client.get("/privacy/closing", "").await.ok()["state"].clone()
}

/// Whether no session leads to the account any more.
pub async fn is_gone(client: &Client) -> bool {
    client.get("/privacy/closing", "").await.http_status == 401
}

/// What was asked of accounts with the file of a day.
pub fn asked_in(company: &Company, on: Day) -> Vec<AccountApplication> {
    let outbox = Folder::open(company.inbox.with_file_name("to-ta")).unwrap();
    let letters = outbox.letters(on, FileType::AccountApplication).unwrap();
    let file = letters[0].open().unwrap();
    file.typed::<AccountApplication>().map(Result::unwrap).collect()
}

/// Their businesses and numbers.
pub fn asked(company: &Company, on: Day) -> Vec<(String, String)> {
    let records = asked_in(company, on).into_iter();
    records.map(|one| (one.business.code(), one.app_sheet_serial_no)).collect()
}

async fn told(company: &Company, cust_no: CustNo) -> Vec<(String, String)> {
    let read = async move |tx: &mut Tx| {
        tx.all::<(String, String)>(sql!(
            "SELECT title, text FROM messages_items
             WHERE cust_no = $1 AND message_key LIKE 'closing-%' ORDER BY at, message_key",
            cust_no
        ))
        .await
    };
    company.app.db().read::<_, db::Error, _>(read).await.unwrap()
}

pub async fn assert_all_sound(company: &Company) {
    assert_sound(&company.app).await;
    let found = company.app.db().read(async |tx: &mut Tx| verify(tx).await).await.unwrap();
    assert_eq!(found, []);
}

fn faults(refuse: Option<usize>, late: Option<usize>) -> Faults {
    Faults { refuse_closings: refuse, late_closings: late, ..Faults::default() }
}

db_test! { &migrations();
    async fn nothing_is_bought_meanwhile_and_at_the_end_the_ta_closes_the_account(db: Db) {
        let company = company(db).await;
        let (person, mine) = leaver(&company, 1).await;
        let cust_no = person.person.cust_no;
        let due = ask(&company, &person, &mine).await;
        let refused = mine.bff("trade/public/buy", purchase(MIXED, &person, "100.00")).await;
        assert_eq!((refused.code, &refused.data["mend"]), (16092, &json!("closeAccount")));
        until(&company, due).await;
        // Killed after the file was written, and after the TA has spoken.
        company.engine.run_until(Step::Export).await.unwrap();
        assert_eq!(state(&mine).await, "sent");
        assert_eq!(mine.post("/privacy/closing/cancel", json!({})).await.code, 20009);
        company.engine.run_until(Step::Accounts).await.unwrap();
        assert_eq!(state(&mine).await, "sent");
        company.engine.resume().await.unwrap();
        let number = format!("X{}-{}", person.trade_acco, due.yyyymmdd());
        assert_eq!(asked(&company, due), [("002".to_owned(), number)]);
        assert!(is_gone(&mine).await);
        assert_eq!(told(&company, cust_no).await[0].0, "你的账户已注销");
        assert_all_sound(&company).await;
        company.engine.advance().await.unwrap();
        assert_eq!(told(&company, cust_no).await.len(), 1);
        let replay = company.engine.replay(due).await.unwrap();
        assert!(replay.agrees(), "{:#?}", replay.named);

        // The same person comes again: mobile and certificate are free.
        let (mobile, at) = (person.person.mobile.clone(), company.app.now());
        let new = identity::NewCustomer {
            cust_no: None, mobile, password: None, device_check: true, at,
        };
        let again = async move |tx: &mut Tx| {
            let cust_no = identity::create_customer(tx, &new).await?.unwrap();
            let account = accounts::DemoAccount {
                cust_no,
                name: "林一".parse().unwrap(),
                id_number: accounts::testing::id_number(1),
                email: None,
                at,
            };
            accounts::open_for_demo(tx, &account).await
        };
        company.app.db().write(again).await.unwrap();
    }

    async fn what_the_ta_refuses_is_told_and_the_account_is_open_again(db: Db) {
        let company = company(db).await;
        let (person, mine) = leaver(&company, 1).await;
        let due = ask(&company, &person, &mine).await;
        until(&company, due).await;
        company.set_faults(faults(Some(1), None));
        company.engine.advance().await.unwrap();
        company.set_faults(Faults::default());
        assert_eq!(state(&mine).await, "refused");
        let told = told(&company, person.person.cust_no).await;
        assert!(told.last().unwrap().1.contains("基金公司没有通过：其他原因失败"), "{told:?}");
        assert_all_sound(&company).await;
        // Asked again and answered a day late.
        let due = ask(&company, &person, &mine).await;
        until(&company, due).await;
        company.set_faults(faults(None, Some(1)));
        company.engine.advance().await.unwrap();
        assert_eq!(state(&mine).await, "sent");
        let status = company.engine.status().await.unwrap();
        let late = clearing::UnclosedDay { asked_on: due, accounts: 1 };
        assert_eq!((status.is_alarming(), status.unclosed), (true, vec![late]));
        company.engine.advance().await.unwrap();
        assert!(is_gone(&mine).await);
        assert_eq!(company.engine.status().await.unwrap().unclosed, vec![]);
        assert_all_sound(&company).await;
    }

    async fn after_a_refusal_the_customer_buys_as_before(db: Db) {
        let company = company(db).await;
        let (person, mine) = leaver(&company, 1).await;
        let due = ask(&company, &person, &mine).await;
        until(&company, due).await;
        company.set_faults(faults(Some(1), None));
        company.engine.advance().await.unwrap();
        company.set_faults(Faults::default());
        bought(&company.app, &person, MIXED, "100.00").await;
        company.engine.advance().await.unwrap();
        assert!(held(&company, person.person.cust_no, MIXED).await.is_positive());
        assert_all_sound(&company).await;
    }

    async fn what_stands_against_it_at_the_end_refuses_it(db: Db) {
        let company = company(db).await;
        let (person, mine) = leaver(&company, 1).await;
        let due = ask(&company, &person, &mine).await;
        let cust_no = person.person.cust_no;
        let watch = async move |tx: &mut Tx| {
            tx.execute(sql!(
                "INSERT INTO watchlist_item (cust_no, fund_code, added_at) VALUES ($1, $2, 1)",
                cust_no,
                CLOSED
            ))
            .await
        };
        company.app.db().write::<_, db::Error, _>(watch).await.unwrap();
        until(&company, due).await;
        company.engine.advance().await.unwrap();
        assert_eq!(asked(&company, due), []);
        assert_eq!(state(&mine).await, "refused");
        let told = told(&company, cust_no).await;
        assert!(told.last().unwrap().1.starts_with("证件：正在审核。"), "{told:?}");
    }

    async fn what_the_auditors_have_decided_stands_against_nothing_any_more(db: Db) {
        let company = company(db).await;
        let (person, mine) = leaver(&company, 1).await;
        let due = ask(&company, &person, &mine).await;
        until(&company, Calendar::china().previous_open(due)).await;
        hand_in_renewal(&company, &person).await;
        assert_eq!(against(&mine).await, ["audit"]);
        // Nobody opens a page meanwhile.
        until(&company, due).await;
        company.engine.advance().await.unwrap();
        assert!(is_gone(&mine).await);
        assert_all_sound(&company).await;
    }

    async fn who_wants_to_close_hears_what_the_auditors_have_decided_by_then(db: Db) {
        let company = Company::of_its_own(db, NOW).await;
        let people = [buyer(&company.app, 1, C4).await, buyer(&company.app, 2, C4).await];
        for person in &people {
            hand_in_renewal(&company, person).await;
        }
        let [first, second] = [client(&company, &people[0]), client(&company, &people[1])];
        let refused = first.post("/privacy/closing/ask", json!({})).await;
        assert_eq!((refused.code, &refused.data["against"][0]["kind"]), (20007, &json!("audit")));
        let tomorrow = company.app.now().day().add_days(1);
        company.app.clock().move_to(Instant::at(tomorrow, TimeOfDay::MIDNIGHT));
        assert_eq!(against(&first).await, Vec::<String>::new());
        ask(&company, &people[1], &second).await;
    }

    async fn who_has_no_account_at_the_ta_is_closed_without_a_file(db: Db) {
        let company = company(db).await;
        let person = buyer(&company.app, 1, C4).await;
        let mine = client(&company, &person);
        let due = ask(&company, &person, &mine).await;
        until(&company, due).await;
        company.engine.run_until(Step::Export).await.unwrap();
        assert_eq!(asked(&company, due), []);
        assert!(is_gone(&mine).await);
        company.engine.resume().await.unwrap();
        assert_all_sound(&company).await;
    }

    async fn who_changes_his_mind_is_left_alone(db: Db) {
        let company = company(db).await;
        let (person, mine) = leaver(&company, 1).await;
        let due = ask(&company, &person, &mine).await;
        mine.post("/privacy/closing/cancel", json!({})).await.ok();
        until(&company, due).await;
        company.engine.advance().await.unwrap();
        assert_eq!(asked(&company, due), []);
        bought(&company.app, &person, MIXED, "100.00").await;
        assert_eq!(state(&mine).await, "cancelled");
    }

    async fn of_an_order_and_a_closing_at_once_one_is_taken(db: Db) {
        let company = company(db).await;
        let person = buyer(&company.app, 1, C4).await;
        let mine = client(&company, &person);
        identity::testing::unlock(&company.app, &person.person.token).await;
        for _ in 0..3 {
            let order = mine.bff("trade/public/buy", purchase(MIXED, &person, "100.00"));
            let (order, closing) =
                tokio::join!(order, mine.post("/privacy/closing/ask", json!({})));
            let codes = (order.code, closing.code);
            assert!(matches!(codes, (10000, 20007) | (16092, 10000)), "{codes:?}");
            if closing.code == 10000 {
                mine.post("/privacy/closing/cancel", json!({})).await.ok();
            }
        }
    }
}
