//! Order and groups: given as one, by one phone at a time.

use super::{ALL, people};
use crate::store::{self, ItemRow};
use db::{Db, db_test};
use funds::testing::{BOND, MIXED_A, MIXED_C, MONEY};
use kernel::{CustNo, Instant};
use serde_json::{Value, json};
use wire::testing::{Client, Reply};

const ADD: &str = "common/fav/addFav";
const ARRANGE: &str = "common/fav/arrangeFav";
const RESTORE: &str = "common/fav/restoreFav";

async fn add(client: &Client, codes: &[&str]) {
    for code in codes {
        client.bff(ADD, json!({ "fundCode": code })).await.ok();
    }
}

async fn listed(client: &Client) -> Value {
    client.post("/collections", json!({})).await.ok()
}

/// Each fund with its group.
fn funds(list: &Value) -> Vec<(String, Option<String>)> {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let fund = |item: &Value| (text(&item["fund"]["fundCode"]).unwrap(), text(&item["group"]));
    list["list"].as_array().unwrap().iter().map(fund).collect()
}

fn arrangement(version: i64, groups: &[&str], funds: &[(&str, Option<&str>)]) -> Value {
    let fund = |(code, group): &(&str, Option<&str>)| json!({ "fundCode": code, "group": group });
    let funds: Vec<Value> = funds.iter().map(fund).collect();
    json!({ "version": version, "groups": groups, "funds": funds })
}

fn pairs(funds: &[(&str, Option<&str>)]) -> Vec<(String, Option<String>)> {
    funds.iter().map(|(code, group)| ((*code).to_owned(), group.map(str::to_owned))).collect()
}

fn told(reply: &Reply) -> (u32, &str) {
    (reply.code, &reply.message)
}

db_test! { &ALL;
    async fn an_order_with_groups_is_kept_and_what_is_added_later_stands_first(db: Db) {
        let (visitor, first, second) = people(&db).await;
        add(&first, &[MIXED_A, BOND, MONEY]).await;
        let asked = [(BOND, Some("稳健")), (MIXED_A, None), (MONEY, Some("稳健"))];
        let groups = ["观察", "稳健"];
        assert_eq!(visitor.bff(ARRANGE, arrangement(0, &groups, &asked)).await.http_status, 401);
        let done = first.bff(ARRANGE, arrangement(0, &groups, &asked)).await.ok();
        assert_eq!(done, json!({ "version": 1, "count": 3 }));
        let list = listed(&first).await;
        assert_eq!(funds(&list), pairs(&asked));
        assert_eq!((&list["groups"], &list["version"]), (&json!(groups), &json!(1)));
        add(&first, &[MIXED_C]).await;
        assert_eq!(funds(&listed(&first).await)[0], (MIXED_C.to_owned(), None));
        let other = listed(&second).await;
        assert_eq!((&other["groups"], &other["version"]), (&json!([]), &json!(0)));
    }

    async fn a_renamed_or_deleted_group_loses_no_fund(db: Db) {
        let (_, first, _) = people(&db).await;
        add(&first, &[MIXED_A, BOND]).await;
        let asked = [(BOND, Some("稳健")), (MIXED_A, Some("科技"))];
        first.bff(ARRANGE, arrangement(0, &["稳健", "科技"], &asked)).await.ok();
        // What is not named loses the group that is gone, and keeps one that stays.
        first.bff(ARRANGE, arrangement(1, &["稳健"], &[])).await.ok();
        let list = listed(&first).await;
        assert_eq!(funds(&list), pairs(&[(BOND, Some("稳健")), (MIXED_A, None)]));
        let renamed = [(BOND, Some("养老")), (MIXED_A, None)];
        first.bff(ARRANGE, arrangement(2, &["养老"], &renamed)).await.ok();
        let list = listed(&first).await;
        assert_eq!((funds(&list), &list["groups"]), (pairs(&renamed), &json!(["养老"])));
    }

    async fn of_two_phones_one_is_told_that_the_other_was_first(db: Db) {
        let (_, first, _) = people(&db).await;
        add(&first, &[MIXED_A, BOND]).await;
        let (mine, other) =
            ([(BOND, None), (MIXED_A, None)], [(MIXED_A, Some("科技")), (BOND, None)]);
        let (one, two) = tokio::join!(
            first.bff(ARRANGE, arrangement(0, &[], &mine)),
            first.bff(ARRANGE, arrangement(0, &["科技"], &other))
        );
        let mut codes = [one.code, two.code];
        codes.sort_unstable();
        assert_eq!(codes, [10000, 22003]);
        let (late, wins) = if one.code == 22003 { (one, &other[..]) } else { (two, &mine[..]) };
        assert_eq!(late.data["version"], 1);
        assert_eq!(funds(&listed(&first).await), pairs(wins));
        // 用我的: the same, of the version that is there now.
        let again = if wins == mine { arrangement(1, &["科技"], &other) } else {
            arrangement(1, &[], &mine)
        };
        assert_eq!(first.bff(ARRANGE, again).await.ok()["version"], 2);
    }

    async fn an_arrangement_takes_in_what_another_phone_added_and_removed(db: Db) {
        let (_, first, _) = people(&db).await;
        add(&first, &[MIXED_A, BOND]).await;
        first.bff(ADD, json!({ "fundCode": MONEY })).await.ok();
        first.bff("common/fav/removeFav", json!({ "fundCode": BOND })).await.ok();
        let asked = [(BOND, None), (MIXED_A, None)];
        first.bff(ARRANGE, arrangement(0, &[], &asked)).await.ok();
        assert_eq!(funds(&listed(&first).await), pairs(&[(MONEY, None), (MIXED_A, None)]));
    }

    async fn the_same_arrangement_is_taken_twice_and_counted_once(db: Db) {
        let (_, first, second) = people(&db).await;
        add(&first, &[MIXED_A, BOND]).await;
        add(&second, &[MIXED_A]).await;
        let mut asked = arrangement(0, &["科技"], &[(BOND, Some("科技"))]);
        asked["removed"] = json!([MIXED_A]);
        let keyed = first.with_key("arrange-1-key");
        let once = keyed.bff(ARRANGE, asked.clone()).await.ok();
        assert_eq!(once, json!({ "version": 1, "count": 1 }));
        assert_eq!(keyed.bff(ARRANGE, asked.clone()).await.ok(), once);
        // Under another key too: nothing of it would change.
        assert_eq!(first.bff(ARRANGE, asked.clone()).await.ok(), once);
        // Another content under the used key is another arrangement.
        asked["groups"] = json!(["科技", "观察"]);
        assert_ne!(keyed.bff(ARRANGE, asked).await.code, 10000);
        assert_eq!(funds(&listed(&second).await), pairs(&[(MIXED_A, None)]));
    }

    async fn what_does_not_fit_is_refused_and_changes_nothing(db: Db) {
        let (_, first, _) = people(&db).await;
        add(&first, &[MIXED_A]).await;
        let one = [(MIXED_A, None)];
        let many: Vec<String> = (0..21).map(|n| format!("组{n}")).collect();
        let many: Vec<&str> = many.iter().map(String::as_str).collect();
        let reply = first.bff(ARRANGE, arrangement(0, &many, &one)).await;
        assert_eq!(told(&reply), (22004, "最多20个分组"));
        let reply = first.bff(ARRANGE, arrangement(0, &["科技", " 科技 "], &one)).await;
        assert_eq!(told(&reply), (22005, "分组“科技”已经有了，请换一个名称"));
        let reply = first.bff(ARRANGE, arrangement(0, &[], &[(MIXED_A, Some("科技"))])).await;
        assert_eq!(told(&reply), (22006, "没有分组“科技”"));
        let reply = first.bff(ARRANGE, arrangement(0, &["一二三四五六七八九"], &one)).await;
        assert_eq!(told(&reply), (90002, "分组名称最多8个字"));
        let twice = [(MIXED_A, None), (MIXED_A, None)];
        assert_eq!(first.bff(ARRANGE, arrangement(0, &[], &twice)).await.code, 90002);
        let mut both = arrangement(0, &[], &one);
        both["removed"] = json!([MIXED_A]);
        assert_eq!(first.bff(ARRANGE, both).await.code, 90002);
        let list = listed(&first).await;
        assert_eq!((&list["version"], funds(&list).len()), (&json!(0), 1));
    }

    async fn a_removal_is_taken_back_to_where_it_was(db: Db) {
        let (visitor, first, second) = people(&db).await;
        add(&first, &[MIXED_A, BOND, MONEY]).await;
        let asked = [(BOND, Some("稳健")), (MIXED_A, None), (MONEY, Some("稳健"))];
        first.bff(ARRANGE, arrangement(0, &["稳健"], &asked)).await.ok();
        let before = listed(&first).await;
        let back = |item: &Value| json!({
            "fundCode": item["fund"]["fundCode"], "addedAt": item["addedAt"],
            "place": item["place"], "group": item["group"],
        });
        let all: Vec<Value> = before["list"].as_array().unwrap().iter().map(back).collect();
        first.bff("common/fav/removeFav", json!({ "fundCodes": [BOND, MONEY] })).await.ok();
        let restore = json!({ "funds": all });
        assert_eq!(visitor.bff(RESTORE, restore.clone()).await.http_status, 401);
        for _ in 0..2 {
            let back = first.bff(RESTORE, restore.clone()).await.ok();
            assert_eq!(back, json!({ "isFav": true, "count": 3 }));
            assert_eq!(listed(&first).await["list"], before["list"]);
        }
        // Where there is no such group, in none.
        second.bff(RESTORE, restore).await.ok();
        let other = listed(&second).await;
        assert_eq!(funds(&other)[0], (BOND.to_owned(), None));
        let unknown = json!({ "fundCode": "999999", "addedAt": before["list"][0]["addedAt"] });
        assert_eq!(first.bff(RESTORE, json!({ "funds": [unknown] })).await.code, 90002);
    }

    async fn there_are_five_hundred_funds_at_most(db: Db) {
        let (_, first, _) = people(&db).await;
        first.bff(ADD, json!({ "fundCode": MIXED_A })).await.ok();
        let fill = async |tx: &mut db::Tx| {
            let cust_no: (CustNo,) =
                tx.one(db::sql!("SELECT cust_no FROM watchlist_item WHERE place = 0")).await?;
            let row = |n: i64| ItemRow {
                cust_no: cust_no.0,
                fund_code: format!("{:06}", 700_000 + n).parse().unwrap(),
                added_at: Instant::from_ms(n),
                place: n,
                group_name: None,
            };
            let rows: Vec<ItemRow> = (1..=498).map(row).collect();
            store::add(tx, &rows).await
        };
        db.write::<_, db::Error, _>(fill).await.unwrap();
        let (one, other) = tokio::join!(
            first.bff(ADD, json!({ "fundCode": BOND })),
            first.bff(ADD, json!({ "fundCode": MONEY }))
        );
        let mut codes = [one.code, other.code];
        codes.sort_unstable();
        assert_eq!(codes, [10000, 22001]);
        let back = json!({ "fundCode": MIXED_C, "addedAt": "2026-11-20T10:00:00+08:00" });
        assert_eq!(first.bff(RESTORE, json!({ "funds": [back] })).await.code, 22001);
    }
}
