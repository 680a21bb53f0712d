//! Figures, the list, the file.

use super::{ALL, at, books, close, company, fen, figures, phone};
use crate::{figures::Figures, sketch::Whose};
use base64::{Engine, prelude::BASE64_STANDARD};
use db::{Db, Tx, db_test, sql};
use kernel::{Fen, Rounding};
use orders::OrderNo;
use orders::testing::{C4, MIXED, bought, buyer};
use serde_json::{Value, json};
use wire::testing::Client;

fn minus(sum: Fen, less: &str) -> Fen {
    sum.checked_sub(fen(less)).unwrap()
}

const FILE: &str = "/statements/file";
const NONE: u32 = crate::refusals::NO_STATEMENT.code;

async fn file(client: &Client, period: &str) -> Vec<u8> {
    let kept = client.post(FILE, json!({ "period": period })).await.ok();
    assert_eq!(kept["fileName"], format!("对账单-{period}.pdf"));
    BASE64_STANDARD.decode(kept["content"].as_str().unwrap()).unwrap()
}

fn row<'a>(list: &'a Value, period: &str) -> &'a Value {
    let rows = list.as_array().unwrap();
    rows.iter().find(|row| row["period"] == period).unwrap()
}

db_test! { &ALL;
    async fn figures_are_those_of_books_kept_by_hand(db: Db) {
        let app = company(db).await;
        let cust_no = books(&app, 1).await.person.cust_no;
        // 1,000 less 0.8 ‰ for 999.20 shares.
        let september = figures(&app, cust_no, "2026-09").await.unwrap();
        assert_eq!((september.begin, september.net_in), (fen("0.00"), fen("1000.00")));
        assert_eq!((september.profit, september.end), (fen("19.18"), fen("1019.18")));
        let october = figures(&app, cust_no, "2026-10").await.unwrap();
        // 300 shares at 1.1000 went out, 500 came in.
        assert_eq!((october.begin, october.net_in), (fen("1019.18"), fen("170.00")));
        let shares = october.held[0].shares;
        let price = "1.0500".parse().unwrap();
        assert_eq!(october.end, shares.value(price, Rounding::HalfUp).unwrap());
        assert_eq!(october.profit, minus(october.end, "1189.18"));
        assert_eq!(october.held[0].profit, october.profit);
        assert_eq!(october.until, Some("2026-10-30".parse().unwrap()));
        assert!(!october.span.is_open);
        let year = figures(&app, cust_no, "2026").await.unwrap();
        assert_eq!((year.begin, year.net_in), (fen("0.00"), fen("1170.00")));
        assert!(year.span.is_open);
        // The last purchase is of T in October and confirmed in November.
        let confirmed = |found: &Figures| {
            let orders = found.trades.orders.iter();
            orders.map(|order| order.confirmed_on.unwrap().to_string()).collect::<Vec<_>>()
        };
        assert_eq!(confirmed(&september), ["2026-09-29"]);
        assert_eq!(confirmed(&october), ["2026-10-27"]);
        let november = figures(&app, cust_no, "2026-11").await.unwrap();
        assert_eq!(confirmed(&november), ["2026-11-02"]);
        assert_eq!((november.trades.count, november.begin), (1, october.end));
        assert_eq!(november.fees().unwrap(), fen("0.40"));
    }

    async fn what_is_on_its_way_at_the_end_is_told_apart(db: Db) {
        let app = company(db).await;
        let cust_no = books(&app, 1).await.person.cust_no;
        // The proceeds of 26 October were never paid out; the purchase of the 30th is in the value.
        let october = figures(&app, cust_no, "2026-10").await.unwrap();
        assert_eq!(october.on_the_way, (fen("0.00"), fen("330.00")));
        let set = async move |tx: &mut Tx| {
            let paid = sql!("UPDATE orders_payouts SET state = '2', paid_on = '2026-10-28'");
            tx.execute(paid).await
        };
        app.db().write::<_, db::Error, _>(set).await.unwrap();
        let october = figures(&app, cust_no, "2026-10").await.unwrap();
        assert_eq!(october.on_the_way, (fen("0.00"), fen("0.00")));
    }

    async fn a_purchase_after_the_cut_off_of_the_last_day_is_on_its_way(db: Db) {
        let app = company(db).await;
        let person = buyer(&app, 1, C4).await;
        bought(&app, &person, MIXED, "1000").await;
        close(&app, "2026-09-28", "1.0000").await;
        at(&app, "2026-09-30T16:00:00+08:00");
        identity::testing::unlock(&app, &person.person.token).await;
        bought(&app, &person, MIXED, "700").await;
        at(&app, "2026-10-12T10:00:00+08:00");
        let september = figures(&app, person.person.cust_no, "2026-09").await.unwrap();
        assert_eq!(september.on_the_way, (fen("700.00"), fen("0.00")));
        assert_eq!(september.net_in, fen("1000.00"));
    }

    async fn a_cancelled_purchase_that_a_money_fund_paid_is_not_on_its_way(db: Db) {
        let app = company(db).await;
        let person = buyer(&app, 1, C4).await;
        bought(&app, &person, MIXED, "1000").await;
        close(&app, "2026-09-28", "1.0000").await;
        at(&app, "2026-09-29T10:00:00+08:00");
        identity::testing::unlock(&app, &person.person.token).await;
        bought(&app, &person, MIXED, "700").await;
        at(&app, "2026-10-12T10:00:00+08:00");
        // As paying by a money fund, and cancelling that, leave the row: nothing is paid back.
        for (status, buying) in [("2", "700.00"), ("7", "0.00")] {
            let set = async move |tx: &mut Tx| {
                tx.execute(sql!(
                    "UPDATE orders_orders SET paid_by = '1', status = $1 WHERE amount = 70000",
                    status
                ))
                .await
            };
            app.db().write::<_, db::Error, _>(set).await.unwrap();
            let september = figures(&app, person.person.cust_no, "2026-09").await.unwrap();
            assert_eq!(september.on_the_way, (fen(buying), fen("0.00")), "{status}");
        }
    }

    async fn the_list_has_the_figures_of_the_statements(db: Db) {
        let app = company(db).await;
        let person = books(&app, 1).await;
        let list = phone(&app, &person).get("/statements", "").await.ok();
        for code in ["2026-09", "2026-10", "2026-11"] {
            let found = figures(&app, person.person.cust_no, code).await.unwrap();
            let row = row(&list["months"], code);
            let wanted = [found.begin, found.net_in, found.profit, found.end];
            let names = ["begin", "netIn", "profit", "end"];
            assert_eq!(names.map(|name| fen(row[name].as_str().unwrap())), wanted, "{code}");
        }
        assert_eq!(list["months"].as_array().unwrap().len(), 3);
        let newest = (&list["months"][0]["isOpen"], &list["until"]);
        assert_eq!(newest, (&json!(true), &json!("2026-11-02")));
        let year = row(&list["years"], "2026");
        assert_eq!((&year["begin"], &year["netIn"]), (&json!("0.00"), &json!("1170.00")));
        assert_eq!((&list["monthly"], &list["email"]), (&json!(false), &json!(null)));
        let (cust_no, today) = (person.person.cust_no, app.now().day());
        let verify = async |tx: &mut Tx| crate::verify(tx, cust_no, today).await;
        let found = app.db().read(verify).await;
        assert_eq!(found.unwrap(), Vec::<String>::new());
    }

    async fn a_correction_after_the_month_is_in_a_statement_that_is_made_later(db: Db) {
        let app = company(db).await;
        let person = books(&app, 1).await;
        let cust_no = person.person.cust_no;
        let before = figures(&app, cust_no, "2026-10").await.unwrap();
        let correct = async move |tx: &mut Tx| {
            let moved = sql!(
                "UPDATE holdings_position_days SET value = value + 100, profit = profit + 100
                 WHERE day = '2026-10-30'"
            );
            tx.execute(moved).await
        };
        app.db().write::<_, db::Error, _>(correct).await.unwrap();
        let after = figures(&app, cust_no, "2026-10").await.unwrap();
        let wanted = (minus(before.profit, "-1.00"), minus(before.end, "-1.00"));
        assert_eq!((after.profit, after.end), wanted);
    }

    async fn books_that_do_not_add_up_make_no_statement(db: Db) {
        let app = company(db).await;
        let person = books(&app, 1).await;
        let spoil = async move |tx: &mut Tx| {
            let lost = sql!("UPDATE holdings_position_days SET profit = 0 WHERE day = '2026-10-30'");
            tx.execute(lost).await
        };
        app.db().write::<_, db::Error, _>(spoil).await.unwrap();
        let refused = phone(&app, &person).post(FILE, json!({"period": "2026-10"})).await;
        assert_eq!(refused.code, wire::codes::FAULT.code);
        let (cust_no, today) = (person.person.cust_no, app.now().day());
        let verify = async |tx: &mut Tx| crate::verify(tx, cust_no, today).await;
        let found = app.db().read(verify).await;
        assert!(found.unwrap()[0].starts_with("statement 2026-10 of"));
    }

    async fn a_file_is_a_pdf_of_the_customer_s_own(db: Db) {
        let app = company(db).await;
        let person = books(&app, 1).await;
        let other = buyer(&app, 2, C4).await;
        let me = phone(&app, &person);
        for period in ["2026-09", "2026-10", "2026-11", "2026"] {
            let bytes = file(&me, period).await;
            assert!(bytes.starts_with(b"%PDF-"), "{period}");
        }
        // Nothing was ever confirmed for the other one.
        let them = phone(&app, &other);
        assert_eq!(them.post(FILE, json!({"period": "2026-10"})).await.code, NONE);
        let list = them.get("/statements", "").await.ok();
        assert_eq!((&list["months"], &list["years"]), (&json!([]), &json!([])));
    }

    async fn what_is_no_period_ahead_or_before_the_first_is_refused(db: Db) {
        let app = company(db).await;
        let me = phone(&app, &books(&app, 1).await);
        for period in ["2026-08", "2025", "2026-12", "2027", "2026-13", "all", "2026-1", "10"] {
            for path in [FILE, "/statements/mail"] {
                let refused = me.with_key("key-of-it").post(path, json!({"period": period})).await;
                assert_eq!(refused.code, NONE, "{path} {period}");
            }
        }
        assert_eq!(me.post(FILE, json!({})).await.code, wire::codes::BAD_REQUEST.code);
    }

    async fn nobody_without_a_session_is_answered(db: Db) {
        let app = company(db).await;
        let nobody = Client::new(&app, vec![crate::routes()]);
        assert_eq!(nobody.get("/statements", "").await.http_status, 401);
        for path in [FILE, "/statements/mail", "/statements/monthly"] {
            let asked = json!({"period": "2026-10", "monthly": true});
            let refused = nobody.with_key("key-of-it").post(path, asked).await;
            assert_eq!(refused.http_status, 401, "{path}");
        }
    }

    async fn a_rare_name_gives_way_to_the_number(db: Db) {
        let app = company(db).await;
        let person = books(&app, 1).await;
        let found = figures(&app, person.person.cust_no, "2026-10").await.unwrap();
        let cust_no = person.person.cust_no;
        let sketch = |name: &str| {
            let whose = Whose { cust_no, name: Some(name.to_owned()), at: app.now() };
            crate::sketch::sketch(&whose, &found, |_| "𠮷祥混合A".to_owned()).unwrap()
        };
        assert!(sketch("林*").sub.starts_with("林*，客户"));
        let rare = sketch("𠮷*");
        assert!(rare.sub.starts_with("客户"), "{}", rare.sub);
        assert!(rare.markdown.contains("*祥混合A") && rare.can_be_made());
        assert!(rare.markdown.contains("期初资产 + 净投入 + 收益 = 期末资产"));
    }

    async fn many_orders_are_listed_up_to_a_bound_and_counted(db: Db) {
        let app = company(db).await;
        let person = books(&app, 1).await;
        let cust_no = person.person.cust_no;
        let copy = async move |tx: &mut Tx| {
            let order = orders::newest(tx, 9).await?.pop().unwrap();
            let copies = (0..2_100_i64).map(|n| {
                let mut copy = order.clone();
                (copy.order_no, copy.parent_no) = (OrderNo::from(n + 1), None);
                copy
            });
            orders::insert_orders(tx, &copies.collect::<Vec<_>>()).await
        };
        app.db().write::<_, db::Error, _>(copy).await.unwrap();
        let september = figures(&app, cust_no, "2026-09").await.unwrap();
        let stated = &september.trades;
        assert_eq!((stated.orders.len(), stated.count), (2_000, 2_101));
        let whose = Whose { cust_no, name: None, at: app.now() };
        let sketch = crate::sketch::sketch(&whose, &september, |_| "混合A".to_owned()).unwrap();
        assert!(sketch.markdown.contains("另有101笔没有列出"));
        assert!(file(&phone(&app, &person), "2026-09").await.starts_with(b"%PDF-"));
    }
}
