//! What is shown of redemptions into other funds, and what is refused.

use crate::placing::tests::redeeming::holder;
use crate::placing::tests::redeeming_into::{INTO, arrive, ask, redeemed_into};
use crate::testing::{
    BOLD, C4, CLOSED, FOREIGN, MIXED, MONEY, OFFERED, SISTER, assert_sound, bought, buyer, client,
    confirm_warning,
};
use crate::tests::migrations;
use db::{Db, db_test};
use serde_json::{Value, json};

db_test! { migrations();
    async fn the_page_shows_the_purchase_before_the_order(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let pre = |target: &str, shares: &str| {
            let asked = ask([MIXED, target], &person, shares);
            let client = client.clone();
            async move { client.bff("trade/redeem/publicRedeemPre", asked).await.ok() }
        };
        let page = pre(MONEY, "1000").await;
        let into = &page["into"];
        assert_eq!((&into["open"], &into["closedReason"]), (&json!(true), &json!("")));
        assert_eq!((&into["amount"], &into["amount"]), (&page["net"], &json!("1215.98")));
        assert_eq!(
            (&into["dates"]["tDay"], &into["dates"]["confirmDate"]),
            (&json!("2026-03-09"), &json!("2026-03-10"))
        );
        assert_eq!((&into["rate"], &into["listRate"]), (&json!("0.0000"), &json!("0.0000")));
        assert_eq!((&into["fee"], &into["estimatedShares"]), (&json!("0.00"), &json!("1215.98")));
        assert_eq!((&into["matchCode"], &into["firstBuy"]), (&json!("T0"), &json!(true)));
        let page = pre(FOREIGN, "1000").await;
        assert_eq!(
            (&page["into"]["fee"], &page["into"]["estimatedShares"]),
            (&json!("0.97"), &Value::Null)
        );
        assert_eq!(page["into"]["tiers"][0]["listRate"], "0.0080");
        let page = pre(FOREIGN, "1").await;
        assert_eq!(
            (&page["into"]["open"], &page["into"]["minAmount"]),
            (&json!(false), &json!("10.00"))
        );
        assert!(page["into"]["closedReason"].as_str().unwrap().contains("起购金额10.00元"));
        for target in [MIXED, SISTER, CLOSED] {
            assert_eq!(pre(target, "1000").await["into"]["open"], false, "{target}");
        }
        let plain = json!({ "fundCode": MIXED });
        let plain = client.bff("trade/redeem/publicRedeemPre", plain).await.ok();
        assert_eq!(plain["into"], Value::Null);
    }

    async fn the_targets_are_money_funds_that_suit_the_customer(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let list = client.get("/redeem/recommend", &format!("fundCode={MIXED}")).await.ok();
        let codes: Vec<_> =
            list["targets"].as_array().unwrap().iter().map(|t| t["fundCode"].clone()).collect();
        assert_eq!(codes, [MONEY]);
        assert_eq!(
            (&list["targets"][0]["incomePerTenThousand"], &list["targets"][0]["navDate"]),
            (&json!("0.4567"), &json!("2026-02-27"))
        );
        let own = client.get("/redeem/recommend", &format!("fundCode={MONEY}")).await.ok();
        assert_eq!(own["targets"], json!([]));
    }

    async fn targets_that_cannot_be_bought_are_refused(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        for (target, code) in [(MIXED, 16080), (SISTER, 16080), (CLOSED, 16081), (OFFERED, 16081)] {
            let asked = ask([MIXED, target], &person, "1000");
            assert_eq!(client.bff(INTO, asked).await.code, code, "{target}");
        }
        // 8 shares are 9.73 net of the redemption fee; the least purchase is 10 yuan.
        let little = client.post("/redeem2buy", ask([MIXED, FOREIGN], &person, "8")).await;
        assert_eq!(little.code, 16082);
        assert!(
            little.message.contains("9.73") && little.message.contains("10.00"),
            "{}",
            little.message
        );
        // A fund that takes 1,000 yuan a day.
        confirm_warning(&app, &client, BOLD).await;
        assert_eq!(client.bff(INTO, ask([MIXED, BOLD], &person, "1000")).await.code, 16085);
        let mut unread = ask([MIXED, MONEY], &person, "1000");
        unread["agreements"] = json!(["fund-contract"]);
        assert_eq!(client.bff(INTO, unread).await.code, 16008);
        for (shares, code) in [("8093.98", 16010), ("-1", 16011)] {
            assert_eq!(client.bff(INTO, ask([MIXED, MONEY], &person, shares)).await.code, code);
        }
        let held = client.bff("asset/heldAssetsDetails", json!({ "fundCode": MIXED })).await.ok();
        assert_eq!(held["cards"][0]["available"], "8093.97");
        assert_sound(&app).await;
    }

    async fn proceeds_may_be_all_that_the_target_takes_and_no_more(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        confirm_warning(&app, &client, BOLD).await;
        // 1,015.24 less 1.5 %, then 1,015.23 less 1.5 %; the fund takes 1,000.00 a day.
        let asked = ask([MIXED, BOLD], &person, "822.39");
        assert_eq!(client.bff(INTO, asked).await.code, 16085);
        client.bff(INTO, ask([MIXED, BOLD], &person, "822.38")).await.ok();
        assert_sound(&app).await;
    }

    async fn only_ones_own_and_only_with_the_password(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let mine = client(&app, &person.person.token);
        let order = redeemed_into(&mine, &person, MONEY).await;
        let other = buyer(&app, 2, C4).await;
        let theirs = client(&app, &other.person.token);
        assert_eq!(theirs.bff(INTO, ask([MIXED, MONEY], &person, "100")).await.code, 16016);
        assert_eq!(
            theirs
                .bff("trade/redeem/publicRedeemPre", ask([MIXED, MONEY], &person, "100"))
                .await
                .code,
            16016
        );
        let unknown = theirs.bff("trade/tradeRecordDetail", json!({ "orderNo": order })).await;
        assert_ne!(unknown.code, wire::SUCCESS);
        assert_eq!(
            theirs.bff("trade/redeem2buyTradeRecord", json!({})).await.ok()["records"],
            json!([])
        );
        let locked = identity::testing::log_in(&app, person.person.cust_no).await;
        let locked = client(&app, &locked).bff(INTO, ask([MIXED, MONEY], &person, "100")).await;
        assert_ne!(locked.code, wire::SUCCESS);
    }

    async fn records_show_both_legs_in_pages(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        for target in [MONEY, FOREIGN, MONEY] {
            redeemed_into(&client, &person, target).await;
        }
        arrive(&app, &person).await;
        let page = async |number: u32| {
            let asked = json!({ "pageNo": number, "pageSize": 2 });
            client.bff("trade/redeem2buyTradeRecord", asked).await.ok()
        };
        let (first, second) = (page(1).await, page(2).await);
        assert_eq!((&first["hasMore"], &second["hasMore"]), (&json!(true), &json!(false)));
        assert_eq!(
            (
                first["records"].as_array().unwrap().len(),
                second["records"].as_array().unwrap().len()
            ),
            (2, 1)
        );
        let record = &first["records"][1];
        assert_eq!(
            (&record["redemption"]["kindName"], &record["onward"]["targetFundCode"]),
            (&json!("赎回转购"), &json!(FOREIGN))
        );
        assert_eq!(record["onward"]["purchase"]["amount"], "1300.00");
        let of_fund =
            client.bff("trade/redeem2buyTradeRecord", json!({ "fundCode": FOREIGN })).await.ok();
        assert_eq!(of_fund["records"].as_array().unwrap().len(), 1);
        // The money never was on a card, and what it bought needs none: the card may pay as much
        // today as before.
        let month =
            client.bff("trade/queryTradeRecordNew", json!({})).await.ok()["months"][0].clone();
        assert_eq!((&month["arrived"], &month["bought"]), (&json!("0.00"), &json!("13900.00")));
        bought(&app, &person, MIXED, "40000").await;
        assert_sound(&app).await;
    }
}
