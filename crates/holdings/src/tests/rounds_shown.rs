//! Rounds as customers read them.

use super::rounds::{changes, confirm, differences, history, moves, three};
use super::{key, migrations};
use crate::{Change, PastFunds, PositionKey};
use db::{Db, db_test};
use kernel::Fen;
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use wire::testing::Client;

db_test! { migrations();
    async fn histories_on_two_cards_are_told_to_the_fen(db: Db) {
        let app = identity::testing::app(db, "2026-03-09T09:00:00+08:00")
            .with(funds::Catalogue::empty())
            .build();
        let person = bankcards::testing::opened_customer(&app, 1).await;
        let cust_no = person.person.cust_no;
        let mut runner = proptest::test_runner::TestRunner::deterministic();
        let mut all = Vec::new();
        for (fund, account) in [("000001", 1), ("000001", 2), ("000002", 1), ("000003", 1)] {
            let history = history().new_tree(&mut runner).unwrap().current();
            let key = PositionKey {
                cust_no,
                trade_acco: kernel::TradeAcco::of(cust_no, account).unwrap(),
                fund_code: fund.parse().unwrap(),
            };
            let first = i64::try_from(all.len()).unwrap();
            let own = |change: Change| Change { key, order_no: change.order_no + first, ..change };
            all.extend(changes(&history).into_iter().map(own));
        }
        for some in all.chunks(7) {
            confirm(app.db(), some.to_vec()).await;
        }
        assert_eq!(differences(app.db(), &moves(&all)).await, Vec::<String>::new());
        let client = Client::new(&app, vec![crate::routes()]);
        let client = client.with_token(&person.person.token);
        let ask = async |body| -> PastFunds {
            let answer = client.bff("asset/hisAsset", body).await.ok();
            serde_json::from_value(answer).unwrap()
        };
        let list = ask(serde_json::json!({})).await;
        assert!(!list.funds.is_empty());
        for fund in &list.funds {
            let one = ask(serde_json::json!({ "fundCode": fund.fund_code })).await.funds.remove(0);
            let sum = Fen::try_sum(one.rounds.iter().map(|round| round.profit)).unwrap();
            assert_eq!((sum, one.total_profit, one.earlier), (fund.total_profit, sum, false));
            assert_eq!((fund.rounds.len(), &fund.rounds[0]), (1, &one.rounds[0]));
            assert_eq!(fund.earlier, one.rounds.len() > 1);
            let detail = serde_json::json!({ "fundCode": fund.fund_code });
            let detail = client.bff("asset/heldAssetsDetails", detail).await.ok();
            let figure = |name: &str| detail[name].as_str().unwrap().parse::<Fen>().unwrap();
            let realised = figure("realisedProfit").checked_add(figure("dividends")).unwrap();
            assert_eq!(sum, realised, "{}", fund.fund_code);
        }
    }

    async fn what_is_held_again_tells_the_rounds_before(db: Db) {
        let app = identity::testing::app(db, "2026-03-09T09:00:00+08:00")
            .with(funds::Catalogue::empty())
            .build();
        let person = bankcards::testing::opened_customer(&app, 1).await;
        let other = bankcards::testing::opened_customer(&app, 2).await;
        let key = PositionKey {
            cust_no: person.person.cust_no,
            trade_acco: person.trade_acco,
            ..key()
        };
        let all: Vec<Change> =
            three().into_iter().map(|change| Change { key, ..change }).collect();
        confirm(app.db(), all[..1].to_vec()).await;
        let client = |token: &str| {
            wire::testing::Client::new(&app, vec![crate::routes()]).with_token(token)
        };
        let own = client(&person.person.token);
        let none = serde_json::json!({ "funds": [] });
        assert_eq!(own.bff("asset/hisAsset", serde_json::json!({})).await.ok(), none);
        confirm(app.db(), all[1..].to_vec()).await;
        let list = own.bff("asset/hisAsset", serde_json::json!({})).await.ok();
        let fund = &list["funds"][0];
        assert_eq!((&fund["held"], &fund["earlier"]), (&true.into(), &true.into()));
        assert_eq!(fund["totalProfit"], "94.00");
        let last = serde_json::json!([{
            "beganOn": "2026-03-06", "endedOn": "2026-03-09", "heldDays": 3, "putIn": "121.00",
            "gotBack": "100.00", "dividends": "0.00", "reinvested": "0.00", "fees": "1.00",
            "profit": "-21.00", "profitRate": "-0.1736",
        }]);
        assert_eq!(fund["rounds"], last);
        let asked = serde_json::json!({ "fundCode": key.fund_code });
        let one = own.bff("asset/hisAsset", asked.clone()).await.ok();
        assert_eq!(one["funds"][0]["rounds"].as_array().unwrap().len(), 2);
        assert_eq!(one["funds"][0]["rounds"][1]["profit"], "115.00");
        // Another customer's product is none, and nobody is told without a session.
        let stranger = client(&other.person.token);
        assert_eq!(stranger.bff("asset/hisAsset", asked.clone()).await.code, 90404);
        assert_eq!(stranger.bff("asset/hisAsset", serde_json::json!({})).await.ok(), none);
        let visitor = wire::testing::Client::new(&app, vec![crate::routes()]);
        assert_eq!(visitor.bff("asset/hisAsset", asked).await.http_status, 401);
    }
}
