//! Pages of records: which orders they have and what their months come to, however many there are.

use crate::order::PaidBy;
use crate::order::months::{Group, Month};
use crate::order::state::exits;
use crate::order::store::{months, orders};
use crate::testing::{C4, FOREIGN, MIXED, MONEY, app, assert_sound, bought, buyer, client};
use crate::tests::{MORNING, migrations};
use crate::{Order, OrderKind, OrderNo, OrderStatus, PayStatus, verify_months};
use bankcards::testing::OpenedPerson;
use db::{Db, Tx, db_test, sql};
use kernel::{CustNo, Day, Fen, FundCode};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use wire::App;
use wire::testing::Client;

const RECORDS: &str = "trade/queryTradeRecordNew";
const INTO: &str = "trade/redeem2buyTradeRecord";
const FILTERS: [&str; 7] =
    ["all", "buy", "redeem", "convert", "dividend", "cancelled", "inTransit"];

/// A customer with 240 orders of all kinds in all states, over four months, and one of today.
async fn long_history(db: Db) -> (App, OpenedPerson, Vec<Order>) {
    let app = app(db, MORNING).await;
    let person = buyer(&app, 1, C4).await;
    let today = bought(&app, &person, MIXED, "1000").await;
    let cust_no = person.person.cust_no;
    let find = async |tx: &mut Tx| orders::find(tx, cust_no, today).await;
    let like = app.db().read::<_, db::Error, _>(find).await.unwrap().unwrap();
    let old: Vec<Order> = (0..240).map(|number| old_order(number, &like)).collect();
    insert(&app, old.clone()).await;
    (app, person, old.into_iter().chain([like]).collect())
}

async fn insert(app: &App, rows: Vec<Order>) {
    let insert = async move |tx: &mut Tx| orders::insert(tx, &rows).await;
    app.db().write::<_, db::Error, _>(insert).await.unwrap();
}

fn old_order(number: i32, like: &Order) -> Order {
    let at = usize::try_from(number).unwrap();
    let of = |list: [&str; 3], step: usize| -> FundCode { list[at / step % 3].parse().unwrap() };
    let (kind, fund_code) = (OrderKind::ALL[at * 7 % 10], of([MIXED, MONEY, MIXED], 3));
    let into = kind == OrderKind::Convert || (kind == OrderKind::Redeem && number % 4 == 0);
    let status = OrderStatus::ALL[at / 10 % 8];
    let confirmed = matches!(status, OrderStatus::Confirmed | OrderStatus::PartlyConfirmed);
    let accepted_on = "2025-10-20".parse::<Day>().unwrap().add_days(number / 2);
    let mut order = Order {
        order_no: OrderNo::from(i64::from(number) + 1),
        kind,
        fund_code,
        target_fund_code: into.then(|| of([FOREIGN, FOREIGN, MONEY], 5)),
        pay_status: if number % 5 == 0 { PayStatus::PaidOut } else { PayStatus::Unpaid },
        created_at: kernel::Instant::at(accepted_on, kernel::TimeOfDay::CUTOFF),
        accepted_on,
        amount: Fen::from_units(i64::from(number) * 100 + 7),
        confirmed_amount: confirmed.then(|| Fen::from_units(i64::from(number) * 90 + 3)),
        ..like.clone()
    };
    order.set_status(status);
    order
}

/// What a list has, by reading all orders.
fn wanted<'a>(all: &'a [Order], asked: &Value) -> Vec<&'a Order> {
    let days = |name: &str, open: Day| asked[name].as_str().map_or(open, |d| d.parse().unwrap());
    let (from, to) = (days("from", Day::MIN), days("to", Day::MAX));
    let fund: Option<FundCode> = asked["fundCode"].as_str().map(|code| code.parse().unwrap());
    let fits = |order: &&Order| {
        let group = Group::of(order.kind);
        let listed = match asked["filter"].as_str().unwrap() {
            "buy" => group == Group::Buys,
            "redeem" => group == Group::Redeems,
            "convert" => group == Group::Converts,
            "dividend" => group == Group::Dividends,
            "cancelled" => matches!(order.status, OrderStatus::Void | OrderStatus::Cancelled),
            "inTransit" => !exits(order.status).is_empty(),
            _ => true,
        };
        let funds = [Some(order.fund_code), order.target_fund_code];
        let of_fund = fund.is_none() || funds.contains(&fund);
        listed && of_fund && (from..=to).contains(&order.accepted_on)
    };
    let mut wanted: Vec<&Order> = all.iter().filter(fits).collect();
    wanted.sort_by_key(|order| std::cmp::Reverse(order.order_no));
    wanted
}

/// What months come to, by adding up all orders of a list.
fn sums(wanted: &[&Order]) -> BTreeMap<String, (i64, i64)> {
    use OrderStatus::{Cancelled, Confirmed, PartlyConfirmed, Rejected, Void};
    let mut sums: BTreeMap<String, (i64, i64)> = BTreeMap::new();
    for order in wanted {
        let sum = sums.entry(order.accepted_on.to_string()[..7].to_owned()).or_default();
        if order.kind.is_buy() && !matches!(order.status, Rejected | Void | Cancelled) {
            sum.0 += order.confirmed_amount.unwrap_or(order.amount).units();
        }
        let on_card = order.target_fund_code.is_none() || order.pay_status == PayStatus::PaidOut;
        if order.kind.is_redeem() && matches!(order.status, Confirmed | PartlyConfirmed) && on_card
        {
            sum.1 += order.confirmed_amount.unwrap().units();
        }
    }
    sums
}

fn numbers(page: &Value) -> Vec<String> {
    let months = page["months"].as_array().unwrap();
    let records = months.iter().flat_map(|month| month["records"].as_array().unwrap());
    records.map(|record| record["orderNo"].as_str().unwrap().to_owned()).collect()
}

fn names(orders: &[&Order]) -> Vec<String> {
    orders.iter().map(|order| order.order_no.to_string()).collect()
}

/// Each page of what is asked for, and one after the last, is the one that reading all gives.
async fn assert_pages(client: &Client, all: &[Order], mut asked: Value) {
    let wanted = wanted(all, &asked);
    let sums = sums(&wanted);
    let size = usize::try_from(asked["pageSize"].as_u64().unwrap()).unwrap();
    for page_no in 1..=wanted.len() / size + 2 {
        asked["pageNo"] = json!(page_no);
        let page = client.bff(RECORDS, asked.clone()).await.ok();
        let skipped = &wanted[wanted.len().min((page_no - 1) * size)..];
        assert_eq!(numbers(&page), names(&skipped[..skipped.len().min(size)]), "{asked}");
        assert_eq!(page["hasMore"], skipped.len() > size, "{asked}");
        for month in page["months"].as_array().unwrap() {
            let (bought, arrived) = sums[month["month"].as_str().unwrap()];
            let said = (&month["bought"], &month["arrived"]);
            let text = |sum: i64| json!(Fen::from_units(sum).to_string());
            assert_eq!(said, (&text(bought), &text(arrived)), "{asked} {}", month["month"]);
        }
    }
}

async fn differing(app: &App) -> Vec<(String, i64)> {
    let read = async |tx: &mut Tx| verify_months(tx).await;
    let found = app.db().read::<_, db::Error, _>(read).await.unwrap();
    found.into_iter().map(|difference| (difference.what, difference.expected)).collect()
}

async fn set_status(app: &App, number: OrderNo, status: OrderStatus) {
    let set = async move |tx: &mut Tx| {
        let update = sql!(
            "UPDATE orders_orders SET status = $2, is_void = $3 WHERE order_no = $1",
            number,
            status,
            status.is_void()
        );
        tx.execute(update).await?;
        tx.execute(sql!("DELETE FROM orders_open WHERE order_no = $1", number)).await?;
        let open = sql!(
            "INSERT INTO orders_open (cust_no, order_no)
             SELECT cust_no, order_no FROM orders_orders
             WHERE order_no = $1 AND status IN ('0', '3', '5')",
            number
        );
        tx.execute(open).await.map(|_| ())
    };
    app.db().write::<_, db::Error, _>(set).await.unwrap();
}

db_test! { migrations();
    async fn every_page_of_every_list_is_the_one_that_reading_everything_gives(db: Db) {
        let (app, person, all) = long_history(db).await;
        app.db().fail_first_commits(false);
        let client = client(&app, &person.person.token);
        assert_eq!(differing(&app).await, []);
        for filter in FILTERS {
            for fund in [Value::Null, json!(MIXED), json!(FOREIGN)] {
                let days = [(Value::Null, Value::Null), (json!("2025-11-10"), json!("2026-01-15"))];
                for (from, to) in days {
                    let asked = json!({
                        "filter": filter, "fundCode": fund, "from": from, "to": to, "pageSize": 17,
                    });
                    assert_pages(&client, &all, asked).await;
                }
            }
        }
        let within = json!({
            "filter": "all", "from": "2025-12-03", "to": "2025-12-20", "pageSize": 4,
        });
        assert_pages(&client, &all, within).await;
    }

    async fn what_changes_between_pages_neither_loses_nor_doubles_what_stood_still(db: Db) {
        let (app, person, all) = long_history(db).await;
        let client = client(&app, &person.person.token);
        for (at, filter) in ["all", "inTransit", "cancelled"].into_iter().enumerate() {
            let asked = json!({ "filter": filter, "pageSize": 5 });
            let stood = names(&wanted(&all, &asked));
            let first = client.bff(RECORDS, asked).await.ok();
            assert_eq!(numbers(&first), stood[..5]);
            // A new one comes, and the last of the page leaves the list.
            let number = OrderNo::from(i64::MAX - 9 + i64::try_from(at).unwrap());
            let status = wanted(&all, &json!({ "filter": filter }))[0].status;
            let mut new = Order { order_no: number, ..all.last().unwrap().clone() };
            new.set_status(status);
            insert(&app, vec![new]).await;
            let last: OrderNo = stood[4].parse().unwrap();
            let was = all.iter().find(|order| order.order_no == last).unwrap().status;
            set_status(&app, last, OrderStatus::Rejected).await;
            let next = json!({ "filter": filter, "pageSize": 5, "pageNo": 2, "after": stood[4] });
            let second = client.bff(RECORDS, next).await.ok();
            assert_eq!((numbers(&second), &second["pageNo"]), (stood[5..10].to_vec(), &json!(2)));
            set_status(&app, last, was).await;
            let hide = async move |tx: &mut Tx| {
                let delete = sql!("DELETE FROM orders_orders WHERE order_no = $1", number);
                tx.execute(delete).await.map(|_| ())
            };
            app.db().write::<_, db::Error, _>(hide).await.unwrap();
        }
    }

    async fn redemptions_into_funds_have_pages_of_their_own(db: Db) {
        let (app, person, all) = long_history(db).await;
        let client = client(&app, &person.person.token);
        let into = all.iter().rev().filter(|order| order.redeems_into().is_some());
        let stood: Vec<String> = into.map(|order| order.order_no.to_string()).collect();
        let page = |asked: Value| {
            let client = client.clone();
            async move {
                let page = client.bff(INTO, asked).await.ok();
                let records = page["records"].as_array().unwrap();
                let number =
                    |record: &Value| record["redemption"]["orderNo"].as_str().unwrap().to_owned();
                records.iter().map(number).collect::<Vec<String>>()
            }
        };
        assert_eq!(page(json!({ "pageSize": 4 })).await, stood[..4]);
        assert_eq!(page(json!({ "pageSize": 4, "pageNo": 2 })).await, stood[4..8]);
        assert_eq!(page(json!({ "pageSize": 4, "after": stood[1] })).await, stood[2..6]);
        let last = page(json!({ "pageSize": 4, "pageNo": stood.len().div_ceil(4) })).await;
        assert_eq!(last, stood[(stood.len() - 1) / 4 * 4..]);
    }

    async fn what_buys_is_the_money_of_all_orders_in_transit_also_of_those_not_listed(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let number = bought(&app, &person, MIXED, "1000").await;
        let cust_no = person.person.cust_no;
        let find = async |tx: &mut Tx| orders::find(tx, cust_no, number).await;
        let like = app.db().read::<_, db::Error, _>(find).await.unwrap().unwrap();
        let copy = |number: i64| Order { order_no: OrderNo::from(number), ..like.clone() };
        let unpaid = Order { pay_status: PayStatus::Paying, ..copy(1) };
        // Its money is not here yet: the money fund's shares are only frozen.
        let frozen = Order { paid_by: PaidBy::MoneyFund, ..copy(2) };
        let drawn = Order { paid_by: PaidBy::MoneyFund, ..copy(3) };
        let drawn = Order { status: OrderStatus::Acknowledged, ..drawn };
        insert(&app, (4..124).map(copy).chain([unpaid, frozen, drawn]).collect()).await;
        let transit = client(&app, &person.person.token).get("/request", "").await.ok();
        assert_eq!(transit["orders"].as_array().unwrap().len(), 100);
        assert_eq!(transit["buyingAmount"], "122000.00");
    }

    async fn anothers_order_is_no_place_to_go_on_from(db: Db) {
        let (app, person, all) = long_history(db).await;
        let other = buyer(&app, 2, C4).await;
        let theirs = bought(&app, &other, MIXED, "1000").await;
        let client = client(&app, &person.person.token);
        let asked = json!({ "pageSize": 5, "after": theirs, "pageNo": 2 });
        let page = client.bff(RECORDS, asked).await.ok();
        assert_eq!(numbers(&page), names(&wanted(&all, &json!({ "filter": "all" })))[5..10]);
        assert_sound_of(&app, other.person.cust_no).await;
    }

    async fn a_month_that_does_not_fit_its_orders_is_named(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        bought(&app, &person, MIXED, "1000").await;
        assert_sound(&app).await;
        let month = "2026-03-01".parse().unwrap();
        let cust_no = person.person.cust_no;
        let wrong = Month { buys: 1, void: 1, ..Month::empty(cust_no, None, month) };
        let add = async move |tx: &mut Tx| months::add(tx, std::slice::from_ref(&wrong)).await;
        app.db().write::<_, db::Error, _>(add).await.unwrap();
        let of = format!("all funds, records of customer {cust_no} in 2026-03-01");
        let named =
            [(format!("{of}: orders"), -1), (format!("{of}: those that came to nothing"), -1)];
        assert_eq!(differing(&app).await, named);
    }
}

/// Nothing is kept of a customer whose orders are all open.
async fn assert_sound_of(app: &App, cust_no: CustNo) {
    let read = async |tx: &mut Tx| {
        let range = (Day::MIN, Day::MAX);
        months::between(tx, (cust_no, None), range).await
    };
    assert_eq!(app.db().read::<_, db::Error, _>(read).await.unwrap(), []);
}
