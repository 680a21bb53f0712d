//! A re-assessment: last answers, what it changed, all results.

use super::*;

/// C2 by its cap: little may be lost.
const C2: &str = "ADCCDBDDDCCBC";

async fn take(client: &Client, letters: &str) -> Value {
    let mut sheet = answers(letters);
    sheet["confirmed"] = json!(true);
    client.bff("member/info/riskQuestionsSubmit", sheet).await.ok()
}

async fn results(client: &Client, ask: Value) -> Value {
    client.bff("member/info/riskResults", ask).await.ok()
}

fn levels(page: &Value) -> Vec<(&str, bool)> {
    let list = page["list"].as_array().unwrap();
    list.iter()
        .map(|one| (one["riskLevel"].as_str().unwrap(), one["first"].as_bool().unwrap()))
        .collect()
}

db_test! { migrations();
    async fn the_questions_say_what_was_answered_last(db: Db) {
        let app = app(db).await;
        let client = person(&app, 1).await;
        let questions = async || client.bff("member/info/riskQuestions", json!({})).await.ok();
        assert_eq!(questions().await["lastAnswers"], json!([]));
        let mut sheet = answers(C4);
        sheet["answers"][8]["options"] = json!(["B", "D"]);
        client.post("/risk/submit", sheet).await.ok();
        let last = questions().await["lastAnswers"].clone();
        assert_eq!(last.as_array().unwrap().len(), 13);
        assert_eq!(last[0], json!({ "questionNo": 1, "options": ["A"] }));
        assert_eq!(last[8], json!({ "questionNo": 9, "options": ["B", "D"] }));
        // Of the customer's own, also when it is not valid any more, and of nobody else.
        app.clock().shift_ms(400 * 86_400_000);
        let expired = questions().await;
        assert_eq!((&expired["lastAnswers"], &expired["currentLevel"]), (&last, &Value::Null));
        let other = person(&app, 2).await;
        let questions = other.bff("member/info/riskQuestions", json!({})).await.ok();
        assert_eq!(questions["lastAnswers"], json!([]));
    }

    async fn answers_of_another_version_say_nothing_about_this_one(db: Db) {
        let app = app(db).await;
        let client = person(&app, 1).await;
        take(&client, C4).await;
        take(&client, C2).await;
        let older = async |tx: &mut db::Tx| {
            tx.execute(db::sql!("UPDATE suitability_tests SET version = 0 WHERE level = 2")).await
        };
        assert_eq!(app.db().write::<_, db::Error, _>(older).await.unwrap(), 1);
        let questions = client.bff("member/info/riskQuestions", json!({})).await.ok();
        assert_eq!(questions["lastAnswers"], json!([]));
        let result = client.bff("member/info/riskResult", json!({})).await.ok();
        assert_eq!(result["previous"]["answers"], json!([]));
        assert_eq!(result["previous"]["riskLevel"], "4");
    }

    async fn a_result_says_what_the_change_of_class_opens_and_closes(db: Db) {
        let app = app(db).await;
        let client = person(&app, 1).await;
        take(&client, LOWEST).await;
        let up = take(&client, C4).await["previous"].clone();
        assert_eq!((&up["lowest"], &up["riskLevelName"]), (&json!(true), &json!("保守型")));
        let pairs: Vec<_> = up["products"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| ["fundRisk", "before", "now"].map(|name| one[name].as_str().unwrap()))
            .collect();
        let expected = [
            ["1", "open", "open"],
            ["2", "closed", "open"],
            ["3", "closed", "open"],
            ["4", "closed", "open"],
            ["5", "closed", "confirm"],
        ];
        assert_eq!(pairs, expected);
        let changed = json!([{
            "questionNo": 12,
            "question": "您能承受的最大本金损失是？",
            "before": "不能承受任何损失",
            "now": "10%至30%",
        }]);
        assert_eq!(up["answers"], changed);
    }

    async fn all_results_are_listed_the_newest_first_page_by_page(db: Db) {
        let app = app(db).await;
        let client = person(&app, 1).await;
        let none = json!({ "list": [], "pageNo": 1, "hasMore": false });
        assert_eq!(results(&client, json!({})).await, none);
        take(&client, C4).await;
        take(&client, LOWEST).await;
        app.clock().shift_ms(86_400_000);
        take(&client, C2).await;
        let all = results(&client, json!({})).await;
        assert_eq!(levels(&all), [("2", false), ("1", false), ("4", true)]);
        let newest = &all["list"][0];
        assert_eq!(newest["riskLevelName"], "谨慎型");
        assert_eq!(newest["riskExpireDate"], "2027-03-03");
        assert_eq!((&all["list"][1]["lowest"], &newest["lowest"]), (&json!(true), &json!(false)));
        let first = results(&client, json!({ "pageSize": 2 })).await;
        assert_eq!((levels(&first).len(), &first["hasMore"]), (2, &json!(true)));
        // A test that is taken meanwhile moves nothing.
        take(&client, C4).await;
        let ask = json!({ "pageSize": 2, "pageNo": 2, "after": first["list"][1]["testId"] });
        let second = results(&client, ask).await;
        assert_eq!(levels(&second), [("4", true)]);
        assert_eq!((&second["hasMore"], &second["pageNo"]), (&json!(false), &json!(2)));
    }

    async fn nobody_sees_the_results_of_others(db: Db) {
        let app = app(db).await;
        let (one, other) = (person(&app, 1).await, person(&app, 2).await);
        take(&one, C4).await;
        take(&other, C2).await;
        let all = results(&one, json!({})).await;
        assert_eq!(levels(&all), [("4", true)]);
        // Neither by the number of one of theirs.
        let theirs = results(&other, json!({})).await["list"][0]["testId"].clone();
        let after = results(&one, json!({ "after": theirs })).await;
        assert!(levels(&after).iter().all(|(level, _)| *level == "4"));
        let nobody = Client::new(&app, vec![routes()]);
        assert_eq!(nobody.bff("member/info/riskResults", json!({})).await.http_status, 401);
    }

    async fn a_test_that_is_sent_twice_under_one_key_is_taken_once(db: Db) {
        let app = app(db).await;
        let client = person(&app, 1).await;
        take(&client, C4).await;
        let keyed = client.with_key("risk-test-again-0001");
        let mut sheet = answers(C2);
        sheet["confirmed"] = json!(true);
        let path = "member/info/riskQuestionsSubmit";
        let submit = async || keyed.bff(path, sheet.clone()).await.ok();
        let (once, twice) = (submit().await, submit().await);
        assert_eq!(once, twice);
        assert_eq!((&once["previous"]["riskLevel"], &once["leftToday"]), (&json!("4"), &json!(0)));
        assert_eq!(levels(&results(&keyed, json!({})).await), [("2", false), ("4", true)]);
    }
}
