//! The operations of the room on both engines.

use crate::{
    Catalogue, DistributionRow, ManagerRow, NavRow, correct_navs, import, publish_navs, routes,
    testing,
};
use db::{Db, Error, Migration, Tx, db_test};
use kernel::{Nav, Rate};
use serde_json::{Value, json};
use std::sync::LazyLock;
use testing::{BOND, LAST, MIXED_A, MIXED_C, MONEY, YOUNG, code, fill};
use wire::testing::{Client, app};

static ALL: LazyLock<Vec<Migration>> = LazyLock::new(testing::migrations);

async fn at(db: &Db, now: &str) -> Client {
    let catalogue = Catalogue::load(db).await.unwrap();
    Client::new(&app(db.clone(), now).with(catalogue).build(), vec![routes()])
}

async fn client(db: &Db) -> Client {
    fill(db).await;
    at(db, "2026-11-20T10:00:00+08:00").await
}

fn codes(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().filter_map(|row| row["fundCode"].as_str()).collect()
}

fn fund(code: &str) -> Value {
    json!({"fundCode": code})
}

db_test! { &ALL;
    async fn a_fund_is_found_by_code_name_pinyin_and_letters(db: Db) {
        let client = client(&db).await;
        for word in [MIXED_A, "远见成长", "cxyj", "chengxiyuan", "CXYJ 混合"] {
            let found =
                client.bff("product/fund/searchProduct", json!({"keyword": word})).await.ok();
            assert_eq!(codes(&found["list"])[0], MIXED_A, "{word}");
        }
        let query = "keyword=%E8%B4%A7%E5%B8%81";
        let found = client.get("/product/search", query).await.ok();
        assert_eq!(codes(&found["list"]), [MONEY]);
        let none = client.bff("product/fund/searchProduct", json!({"keyword": "没有这只"})).await;
        assert_eq!(none.ok()["total"], 0);
        let empty = client.bff("product/fund/searchProduct", json!({"keyword": " "})).await;
        assert_eq!(empty.code, 15002);
    }

    async fn a_fund_is_found_by_a_manager_while_in_office(db: Db) {
        let found = async |client: &Client, word: &str| {
            let asked = json!({"keyword": word});
            let found = client.bff("product/fund/searchProduct", asked).await.ok();
            let mut codes: Vec<_> = codes(&found["list"]).into_iter().map(str::to_owned).collect();
            codes.sort();
            codes
        };
        let before = client(&db).await;
        assert_eq!(found(&before, "顾知遥").await, [MIXED_A, BOND]);
        assert_eq!(found(&before, "顾知 短债").await, [BOND]);
        let left = testing::manager(MIXED_A);
        let left = [ManagerRow { to_day: Some("2026-11-19".parse().unwrap()), ..left }];
        let leave = async move |tx: &mut Tx| import::put_managers(tx, &left).await;
        db.write::<_, Error, _>(leave).await.unwrap();
        let after = at(&db, "2026-11-20T10:00:00+08:00").await;
        assert_eq!(found(&after, "顾知遥").await, [BOND]);
    }

    async fn a_search_understands_levels_kinds_falls_and_companies(db: Db) {
        let client = client(&db).await;
        let search = async |word: &str| {
            client.bff("product/fund/searchProduct", json!({"keyword": word})).await.ok()
        };
        let of_r2 = search("R2").await;
        assert_eq!((codes(&of_r2["list"]), &of_r2["understood"]), (vec![BOND], &json!(["风险R2"])));
        assert_eq!(codes(&search("中短债").await["list"]), [BOND]);
        assert_eq!(search("澄溪基金").await["total"], 5);
        assert_eq!(codes(&search("货币 回撤<1%").await["list"]), [MONEY]);
        let both = search("澄溪 r2").await;
        assert_eq!((&both["total"], &both["nearest"]), (&json!(1), &json!([])));
    }

    async fn a_search_that_finds_nothing_offers_what_is_near(db: Db) {
        let client = client(&db).await;
        let asked = json!({"keyword": "远见成长蓝筹"});
        let none = client.bff("product/fund/searchProduct", asked).await.ok();
        assert_eq!(none["total"], 0);
        assert_eq!(codes(&none["nearest"]), [MIXED_A, MIXED_C]);
        let asked = json!({"keyword": "短债 R5"});
        let none = client.bff("product/fund/searchProduct", asked).await.ok();
        assert_eq!(codes(&none["nearest"]), [BOND]);
    }

    async fn classes_of_a_product_are_one_row_where_they_are_merged(db: Db) {
        let client = client(&db).await;
        let asked = json!({"mergeClasses": true});
        let merged = client.bff("product/fund/productList", asked).await.ok();
        assert_eq!(merged["total"], 4);
        let list = merged["list"].as_array().unwrap();
        let row = list.iter().find(|fund| fund["fundCode"] == MIXED_A).unwrap();
        // Bought for 7.99, against 40.00 a year.
        let other = json!({"fundCode": MIXED_C, "shareClass": "C", "aCheaperFromDays": 73});
        assert_eq!(row["otherClass"], other);
        let only = json!({"mergeClasses": true, "shareClass": "C"});
        let only = client.bff("product/fund/productList", only).await.ok();
        assert_eq!(codes(&only["list"]), [MIXED_C]);
    }

    async fn levels_of_risk_say_what_they_hold_and_how_far_it_fell(db: Db) {
        let client = client(&db).await;
        let known = client.get("/fundrankings/risk", "").await.ok();
        let groups = known["groups"].as_array().unwrap();
        let count = |g: &Value| (g["riskLevel"].clone(), g["count"].clone());
        let counts: Vec<_> = groups.iter().map(count).collect();
        let expected = [("1", 1), ("2", 1), ("3", 3)].map(|(level, n)| (json!(level), json!(n)));
        assert_eq!(counts, expected);
        assert_eq!((&groups[1]["kinds"], &known["total"]), (&json!("中短债"), &json!(5)));
        assert_eq!(groups[0]["maxDrawdown"], "0.0000");
        assert!(groups[2]["maxDrawdown"].as_str().unwrap().starts_with('-'));
    }

    async fn a_ranking_filters_sorts_and_says_what_to_drop(db: Db) {
        let client = client(&db).await;
        let all = client.get("/fundrankings/performance", "period=1y").await.ok();
        assert_eq!((&all["total"], &all["navDate"]), (&json!(5), &json!(LAST)));
        let list = all["list"].as_array().unwrap();
        assert_eq!(list.last().unwrap()["periodGrowth"], Value::Null);
        let asked = json!({"fundType": "1105", "shareClass": "C"});
        let none = client.bff("product/fund/productList", asked).await.ok();
        assert_eq!(none["total"], 0);
        let drop: Vec<_> = none["relaxations"].as_array().unwrap().iter().collect();
        assert_eq!(drop.len(), 2);
        assert!(drop.iter().any(|r| r["field"] == "shareClass" && r["total"] == 1));
        let bad = client.bff("product/fund/productList", json!({"riskLevels": "9"})).await;
        assert_eq!(bad.code, 15004);
        let page =
            client.bff("product/fund/productList", json!({"pageNo": 2, "pageSize": 2})).await.ok();
        assert_eq!((page["list"].as_array().unwrap().len(), &page["hasMore"]), (2, &json!(true)));
    }

    async fn the_page_of_a_fund_shows_periods_ranks_fees_and_managers(db: Db) {
        let client = client(&db).await;
        let page = client.bff("product/publicFund/fundProductDetail", fund(MIXED_A)).await.ok();
        let year =
            page["periods"].as_array().unwrap().iter().find(|p| p["period"] == "1y").unwrap();
        assert_eq!(year["rank"]["count"], 2);
        assert_eq!(page["managers"][0]["name"], "顾知遥");
        assert_eq!(page["managers"][0]["term"], "5年8月");
        assert_eq!(page["fees"]["buy"][0]["discountedRate"], "0.0008");
        assert_eq!(page["classCosts"]["aCheaperFromDays"], 73);
        assert_eq!(page["dividendCount"], 1);
        assert_eq!(page["latestNotice"]["title"], "公告2");
        let classic = client.get("/productdetail", &format!("fundCode={MIXED_A}")).await.ok();
        assert_eq!(classic, page);
        assert_eq!(client.get("/productdetail", "fundCode=999999").await.code, 15001);
    }

    async fn a_young_fund_shows_no_performance(db: Db) {
        let client = client(&db).await;
        let page = client.bff("product/publicFund/fundProductDetail", fund(YOUNG)).await.ok();
        assert_eq!(page["performanceShown"], false);
        assert_eq!(page["periods"], json!([]));
        let chart = client.bff("product/publicFund/queryCharts/v2", fund(YOUNG)).await.ok();
        assert_eq!(chart["fund"], json!([]));
        let prices = client.bff("product/publicFund/queryCharts", fund(YOUNG)).await.ok();
        assert_eq!(prices["drawdown"], json!([]));
        let navs = client.bff("product/publicFund/queryFundNavList", fund(YOUNG)).await.ok();
        assert!(navs["total"].as_i64().unwrap() > 30);
    }

    async fn curves_have_one_value_for_each_date(db: Db) {
        let client = client(&db).await;
        let asked = json!({"fundCode": MIXED_A, "period": "1y"});
        let chart = client.bff("product/publicFund/queryCharts/v2", asked.clone()).await.ok();
        let length = |name: &str| chart[name].as_array().unwrap().len();
        assert!(length("dates") > 200);
        for column in ["fund", "peers"] {
            assert_eq!(length(column), length("dates"), "{column}");
        }
        assert_eq!((length("benchmark"), &chart["complete"]), (0, &json!(true)));
        let navs = client.bff("product/publicFund/queryCharts", asked).await.ok();
        for column in ["nav", "drawdown"] {
            assert_eq!(navs[column].as_array().unwrap().len(), length("dates"), "{column}");
        }
        let money = client.bff("product/publicFund/queryCharts", fund(MONEY)).await.ok();
        assert_eq!(money["nav"], json!([]));
        assert!(!money["incomePerTenThousand"].as_array().unwrap().is_empty());
    }

    async fn rules_give_the_dates_of_an_order_placed_now(db: Db) {
        fill(&db).await;
        let dates = async |now: &str| {
            let client = at(&db, now).await;
            let rule = client.bff("product/publicFund/tradeRule", fund(MIXED_A)).await.ok();
            (rule["buy"]["dates"]["tDay"].clone(), rule["redeem"]["dates"]["arriveDay"].clone())
        };
        let before = (json!("2026-11-20"), json!("2026-11-25"));
        assert_eq!(dates("2026-11-20T14:59:59.999+08:00").await, before);
        let after = (json!("2026-11-23"), json!("2026-11-26"));
        assert_eq!(dates("2026-11-20T15:00:00+08:00").await, after);
        let client = at(&db, "2026-11-20T10:00:00+08:00").await;
        let rule = client.get("/purchaserule", &format!("fundCode={BOND}")).await.ok();
        assert_eq!(rule["rule"]["cutoff"], "15:00");
        let rule = client.get("/redeemrule", &format!("fundCode={BOND}")).await.ok();
        assert_eq!(rule["fees"]["redeem"][0]["range"], "不满7天");
    }

    async fn a_purchase_is_quoted_with_and_without_the_discount(db: Db) {
        let client = client(&db).await;
        let asked = json!({"fundCode": MIXED_A, "amount": "10000.00"});
        let quote = client.bff("trade/productFee", asked).await.ok();
        let purchase = &quote["purchase"];
        assert_eq!((&purchase["fee"], &purchase["listFee"]), (&json!("7.99"), &json!("79.37")));
        assert_eq!(purchase["saved"], "71.38");
        assert_eq!(purchase["estimateNavDate"], LAST);
        let fixed = json!({"fundCode": MIXED_A, "amount": "5000000.00"});
        let quote = client.bff("trade/productFee", fixed).await.ok();
        assert_eq!(quote["purchase"]["fee"], "1000.00");
        assert_eq!(quote["purchase"]["saved"], "0.00");
        let bad = client.bff("trade/productFee", json!({"fundCode": MIXED_A, "amount": "x"})).await;
        assert_eq!(bad.code, 90002);
    }

    async fn history_notices_archive_marks_and_ratings_are_listed(db: Db) {
        let client = client(&db).await;
        let query = format!("fundCode={MONEY}&pageSize=5");
        let navs = client.get("/fundnavlist", &query).await.ok();
        assert_eq!((&navs["isMoney"], &navs["list"][0]["navDate"]), (&json!(true), &json!(LAST)));
        let asked = json!({"fundCode": MIXED_A, "fromDate": "2026-11-16", "toDate": "2026-11-18"});
        let navs = client.bff("product/publicFund/fundProductHistoryNav", asked).await.ok();
        assert_eq!(navs["total"], 3);
        let notices =
            client.get("/publicfund/notice", &format!("fundCode={MIXED_A}&kind=report")).await.ok();
        assert_eq!(notices["total"], 1);
        let asked = json!({"fundCode": MIXED_A, "kind": "report"});
        let twin = client.bff("product/publicFund/fundBulletinList", asked).await.ok();
        assert_eq!(twin, notices);
        let asked = json!({"fundCode": MIXED_A, "noticeId": "2"});
        let notice = client.bff("product/publicFund/fundBulletinDetail", asked).await.ok();
        assert_eq!(notice["paragraphs"], json!(["第一段", "第二段"]));
        let other = json!({"fundCode": BOND, "noticeId": "2"});
        assert_eq!(client.bff("product/publicFund/fundBulletinDetail", other).await.code, 15003);
        let archive = client.bff("product/publicFund/queryFundArchives", fund(MIXED_A)).await.ok();
        assert_eq!(archive["fundSizeStr"], "86.41");
        assert_eq!(archive["fundDividendVoList"][0]["text"], "每份派0.0500元");
        let marks =
            client.bff("product/publicFund/queryEventFlagInfoNew", fund(MIXED_A)).await.ok();
        let marks: Vec<_> = marks["list"].as_array().unwrap().iter().map(|m| &m["mark"]).collect();
        assert_eq!(marks, ["任", "分"]);
        let managers = client.bff("product/publicFund/queryFundManager", fund(MIXED_A)).await.ok();
        assert_eq!(managers["fundManagerVoList"][0]["otherFunds"][0]["fundCode"], BOND);
        assert_eq!(
            client.bff("product/publicFund/queryFundRating", fund(BOND)).await.ok()["list"],
            json!([])
        );
        let protocols = client.bff("product/publicFund/protocolAndExplain", fund(BOND)).await.ok();
        let first = &protocols["list"][0];
        assert_eq!((&first["key"], &first["needed"]), (&json!("fund-contract"), &json!(true)));
        let rule = client.bff("member/aim/findTradeRule", fund(BOND)).await.ok();
        assert_eq!(rule["facts"]["fundCode"], BOND);
        assert_eq!(client.bff("member/aim/findTradeRule", fund("999999")).await.code, 15001);
    }

    async fn lists_for_the_home_page_follow_their_rules(db: Db) {
        let client = client(&db).await;
        let themes = client.get("/recommendproducts", "").await.ok();
        let keys: Vec<_> = themes["themes"].as_array().unwrap().iter().map(|t| &t["key"]).collect();
        assert_eq!(keys, ["steady", "balanced", "cash"]);
        let words = client.get("/searchs", "").await.ok();
        assert_eq!(words["history"], json!([]));
        assert_eq!(words["hot"].as_array().unwrap().len(), 3);
        client.post("/search/delete", json!({})).await.ok();
        assert_eq!(client.get("/getDollarInterestData", "").await.ok()["list"], json!([]));
        assert_eq!(
            client.bff("product/fund/newPublishFundList", json!({})).await.ok()["list"],
            json!([])
        );
        assert_eq!(client.bff("product/fund/newPubFundInfo", fund(BOND)).await.code, 15001);
        let head = client.bff("product/publicFund/fund", fund(MONEY)).await.ok();
        assert_eq!(head["sevenDayYield"], "0.0184");
        let facts = client.bff("product/fund/queryFundProductInfo", fund(MONEY)).await.ok();
        assert_eq!(facts["defaultDividendMethod"], "0");
        let latest = client.get("/product/nav", &format!("fundCode={BOND}")).await.ok();
        assert_eq!(latest["latest"]["navDate"], LAST);
        assert_eq!(client.get("/fundrankings/appraisement", "").await.ok()["total"], 0);
    }

    async fn a_corrected_nav_takes_the_place_of_the_first_which_is_kept(db: Db) {
        let client = client(&db).await;
        let list = async |client: &Client| {
            let navs = client.bff("product/publicFund/queryFundNavList", fund(BOND)).await.ok();
            navs["list"][0].clone()
        };
        let first = list(&client).await;
        assert_eq!((&first["navDate"], &first["corrected"]), (&json!(LAST), &json!(false)));
        let published: Nav = first["nav"].as_str().unwrap().parse().unwrap();
        let publish = async |nav: &str| {
            let (day, nav) = (LAST.parse().unwrap(), nav.parse::<Nav>().unwrap());
            let (cumulative, income, seven_day) = (Some(nav), None, None);
            let row = NavRow { code: code(BOND), day, nav, cumulative, income, seven_day };
            let write = async move |tx: &mut Tx| {
                let rows = std::slice::from_ref(&row);
                let at = "2026-11-20T20:00:00+08:00".parse().unwrap();
                let corrected = correct_navs(tx, at, rows).await?;
                publish_navs(tx, rows).await?;
                Ok::<_, Error>(corrected.len())
            };
            db.write(write).await.unwrap()
        };
        // The same again corrects nothing.
        assert_eq!(publish(&published.to_string()).await, 0);
        assert_eq!(publish("1.9").await, 1);
        let now = list(&at(&db, "2026-11-20T21:00:00+08:00").await).await;
        assert_eq!((&now["nav"], &now["corrected"]), (&json!("1.9000"), &json!(true)));
        let read = async |tx: &mut Tx| {
            let kept = db::sql!("SELECT day, nav FROM funds_nav_correction");
            tx.one::<(kernel::Day, Nav)>(kept).await
        };
        let kept = db.read::<_, Error, _>(read).await.unwrap();
        assert_eq!(kept, (LAST.parse().unwrap(), published));
    }

    async fn published_navs_are_seen_after_a_look_and_keep_the_history(db: Db) {
        fill(&db).await;
        let catalogue = Catalogue::load(&db).await.unwrap();
        let before = catalogue.fund(code(BOND)).unwrap().series.len();
        assert!(!catalogue.refresh(&db).await.unwrap());
        db.write(async move |tx: &mut Tx| {
            let (day, nav) = ("2026-11-20".parse().unwrap(), "1.9".parse::<Nav>().unwrap());
            let (cumulative, income, seven_day) = (Some(nav), None, None);
            let row = NavRow { code: code(BOND), day, nav, cumulative, income, seven_day };
            publish_navs(tx, &[row]).await?;
            let (dividend, split) = (Nav::ZERO, "2".parse::<Rate>().unwrap());
            let event = DistributionRow { code: code(BOND), day, dividend, split };
            import::put_events(tx, &[event]).await?;
            Ok::<_, Error>(())
        })
        .await
        .unwrap();
        assert!(catalogue.refresh(&db).await.unwrap());
        let fund = catalogue.fund(code(BOND)).unwrap();
        assert_eq!(fund.series.len(), before + 1);
        let fresh = Catalogue::load(&db).await.unwrap().fund(code(BOND)).unwrap();
        assert_eq!(fund.series.adjusted(), fresh.series.adjusted());
        assert_eq!(fund.performance.day.unwrap().to_string(), "2026-11-20");
        assert!(catalogue.nav_on(code(BOND), "2026-11-20".parse().unwrap()).is_some());
    }
}

#[test]
fn our_series_agrees_with_the_calculation_core() {
    let points: Vec<calc::Point> = (0..400_i64).map(core_point).collect();
    let published = |p: &calc::Point| crate::Published {
        day: p.day,
        nav: p.nav,
        cumulative: None,
        income: None,
        seven_day: None,
    };
    let event =
        |p: &calc::Point| crate::Distribution { day: p.day, dividend: p.dividend, split: p.split };
    let ours = crate::Series::new(
        false,
        &points.iter().map(published).collect::<Vec<_>>(),
        &points.iter().map(event).collect::<Vec<_>>(),
    );
    let core = calc::Series::new(&points).unwrap();
    for (from, to) in [(0, 399), (10, 20), (150, 151), (199, 399)] {
        let difference =
            ours.growth(from, to).unwrap().units() - core.growth(from, to).unwrap().units();
        assert!(difference.abs() <= 1, "{from} {to}: {difference}");
    }
}

/// A price that wanders, a dividend each 50 days, a split on day 200.
fn core_point(at: i64) -> calc::Point {
    let day = kernel::Day::MIN.add_years(2024).add_days(i32::try_from(at).unwrap());
    let nav = Nav::from_units(100_000_000 + (at * 7_919 % 1_000) * 20_000);
    let dividend = if at % 50 == 49 { "0.0321" } else { "0" }.parse().unwrap();
    let split = if at == 200 { "1.37000001" } else { "1" }.parse().unwrap();
    calc::Point { day, nav, dividend, split }
}

#[test]
fn the_contract_is_fresh() {
    assert_eq!(wire::contract_fragment(&routes()).check(), Ok(()));
}

#[test]
fn all_statements_are_good() {
    assert_eq!(db::testing::check_statements(&ALL), Vec::<String>::new());
}
