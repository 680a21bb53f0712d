//! The operations on both engines.

mod again;
mod ages;
mod replay;

use crate::decide::MatchCode;
use crate::{Asked, letter, require, routes};
use accounts::testing::opened;
use db::{Db, Migration, db_test};
use funds::{Catalogue, NewFund};
use kernel::RiskLevel;
use serde_json::{Value, json};
use wire::App;
use wire::testing::Client;

fn migrations() -> &'static [Migration] {
    static ALL: std::sync::OnceLock<Vec<Migration>> = std::sync::OnceLock::new();
    ALL.get_or_init(|| {
        let mut all = accounts::testing::migrations();
        for room in [market::MIGRATIONS, funds::MIGRATIONS, crate::MIGRATIONS] {
            all.extend_from_slice(room);
        }
        all
    })
}

/// With two funds: 000001 of R3 and 000005 of R5.
async fn app(db: Db) -> App {
    let mut funds = [("000001", "3"), ("000005", "5")].map(|(code, risk)| {
        let mut fund = NewFund::usual(code.parse().unwrap(), "澄溪混合A", "混合型-偏股");
        fund.risk = risk.parse().unwrap();
        fund
    });
    funds[1].name = "澄溪先锋A".to_owned();
    let put = async move |tx: &mut db::Tx| funds::import::put_funds(tx, &funds).await;
    db.write(put).await.unwrap();
    let catalogue = Catalogue::load(&db).await.unwrap();
    identity::testing::app(db, "2026-03-02T10:00:00+08:00").with(catalogue).build()
}

async fn person(app: &App, n: u32) -> Client {
    let person = opened(app, n).await;
    Client::new(app, vec![routes()]).with_token(&person.token)
}

fn answers(letters: &str) -> Value {
    let answer = |(letter, number): (char, u32)| json!({"questionNo": number, "options": [letter]});
    let answers: Vec<Value> = letters.chars().zip(1..).map(answer).collect();
    json!({ "version": 1, "answers": answers })
}

/// C4 without caps.
const C4: &str = "ADCCDBDDDCCCC";
/// The lowest class.
const LOWEST: &str = "ADCCDBDDDCCAC";

db_test! { migrations();
    async fn a_test_is_taken_and_kept(db: Db) {
        let app = app(db).await;
        let client = person(&app, 1).await;
        let questions = client.bff("member/info/riskQuestions", json!({})).await.ok();
        assert_eq!(questions["questions"].as_array().unwrap().len(), 13);
        assert_eq!((&questions["leftToday"], &questions["leftThisYear"]), (&json!(2), &json!(8)));
        let none = client.bff("member/info/riskResult", json!({})).await.ok();
        assert_eq!(none["tested"], false);
        let result = client.bff("member/info/riskQuestionsSubmit", answers(C4)).await.ok();
        assert_eq!(
            (&result["riskLevel"], &result["riskExpireDate"]),
            (&json!("4"), &json!("2027-03-02"))
        );
        let result = client.bff("member/info/riskResult", json!({})).await.ok();
        assert_eq!((&result["riskLevelName"], &result["leftToday"]), (&json!("积极型"), &json!(1)));
    }

    async fn a_result_says_which_answers_made_it_and_what_was_before(db: Db) {
        let app = app(db).await;
        let client = person(&app, 1).await;
        let first = client.bff("member/info/riskQuestionsSubmit", answers(C4)).await.ok();
        assert_eq!((&first["pointsFrom"], &first["pointsTo"]), (&json!(54), &json!(82)));
        assert_eq!(first["headline"], "你能承受较大波动，想要更高的回报");
        assert_eq!(first["portrait"], "钱能放3至5年，跌了会拿着，能亏一到三成。");
        assert_eq!(first["deciding"][0]["answer"], "10%至30%");
        assert_eq!(first["previous"], Value::Null);
        client.bff("member/info/riskQuestionsSubmit", answers(LOWEST)).await.ok();
        let second = client.bff("member/info/riskResult", json!({})).await.ok();
        assert_eq!(second["portrait"], "钱能放3至5年，跌了会拿着，一分都不能亏。");
        assert_eq!(second["previous"]["riskLevel"], "4");
        assert_eq!(second["previous"]["points"], first["points"]);
    }

    async fn both_ways_ask_the_same_questions(db: Db) {
        let app = app(db).await;
        let client = person(&app, 1).await;
        let asked = client.bff("member/info/riskQuestions", json!({})).await.ok();
        assert_eq!(asked["questions"].as_array().unwrap().len(), 13);
        assert_eq!(client.get("/riskquestionnaire", "").await.ok(), asked);
    }

    async fn two_tests_a_day_and_eight_in_twelve_months(db: Db) {
        let app = app(db).await;
        let client = person(&app, 1).await;
        let submit = async || client.post("/risk/submit", answers(C4)).await.code;
        for _ in 0..4 {
            assert_eq!([submit().await, submit().await], [wire::SUCCESS; 2]);
            assert!([14006, 14007].contains(&submit().await));
            app.clock().shift_ms(86_400_000);
        }
        assert_eq!(submit().await, 14007);
        // The first two were taken on 2026-03-02, and make room together.
        let next = async || {
            let asked = client.bff("member/info/riskQuestions", json!({})).await.ok();
            let result = client.bff("member/info/riskResult", json!({})).await.ok();
            assert_eq!(asked["nextTestOn"], result["nextTestOn"]);
            asked["nextTestOn"].clone()
        };
        assert_eq!(next().await, "2027-03-02");
        app.clock().move_to("2027-03-01T10:00:00+08:00".parse().unwrap());
        assert_eq!((submit().await, next().await), (14007, json!("2027-03-02")));
        app.clock().move_to("2027-03-02T10:00:00+08:00".parse().unwrap());
        assert_eq!(next().await, Value::Null);
        assert_eq!([submit().await, submit().await], [wire::SUCCESS; 2]);
        assert_eq!(next().await, "2027-03-03");
    }

    async fn answers_that_are_missing_or_contradict_are_refused(db: Db) {
        let app = app(db).await;
        let client = person(&app, 1).await;
        let submit = async |body: Value| client.post("/risk/submit", body).await.code;
        assert_eq!(submit(answers("ADCCDBDDDCCC")).await, 14008);
        let mut old = answers(C4);
        old["version"] = json!(0);
        assert_eq!(submit(old).await, 14009);
        let mut contradiction = answers("ADCCDBDADCCCC");
        assert_eq!(submit(contradiction.clone()).await, 14010);
        contradiction["confirmed"] = json!(true);
        assert_eq!(submit(contradiction).await, wire::SUCCESS);
        assert_eq!(submit(answers("ADEEDAEEEDDED")).await, 14011);
    }

    async fn a_limit_counts_from_its_day(db: Db) {
        let app = app(db).await;
        let from = |on: &'static str, tests: i64| {
            let work = async move |tx: &mut db::Tx| {
                tx.execute(db::sql!(
                    "INSERT INTO suitability_parameters (name, effective_on, value)
                     VALUES ('tests-a-day', $1, $2)",
                    on,
                    tests
                ))
                .await
            };
            app.db().write::<_, db::Error, _>(work)
        };
        from("2026-03-01", 5).await.unwrap();
        from("2026-03-03", 1).await.unwrap();
        let client = person(&app, 1).await;
        let questions = client.bff("member/info/riskQuestions", json!({})).await.ok();
        assert_eq!(questions["leftToday"], 5);
    }

    async fn everybody_reads_how_levels_match_and_what_is_in_force(db: Db) {
        let app = app(db).await;
        let visitor = Client::new(&app, vec![routes()]);
        let levels = visitor.bff("common/info/riskLevels", json!({})).await.ok();
        let rows: Vec<String> = levels["customers"]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| {
                let products = row["products"].as_array().unwrap();
                products.iter().map(|one| one.as_str().unwrap()[..2].to_owned()).collect()
            })
            .collect();
        // Open, confirm, closed: the table of domain 4.1.
        assert_eq!(
            rows,
            ["opclclclcl", "opcocococo", "opopcococo", "opopopcoco", "opopopopco", "opopopopop"]
        );
        let third = &levels["customers"][3];
        assert_eq!((&third["riskLevel"], &third["name"]), (&json!("3"), &json!("稳健型")));
        assert_eq!((&third["pointsFrom"], &third["pointsTo"]), (&json!(37), &json!(53)));
        assert_eq!(levels["customers"][0]["lowest"], true);
        let numbers = ["testsADay", "testsAYear", "validMonths", "elderAge", "letterSeconds"];
        assert_eq!(numbers.map(|name| levels[name].as_i64().unwrap()), [2, 8, 12, 65, 10]);
    }

    async fn an_earlier_decision_that_was_never_made_counts_for_nothing(db: Db) {
        let app = app(db).await;
        let opened = opened(&app, 1).await;
        let client = Client::new(&app, vec![routes()]).with_token(&opened.token);
        client.post("/risk/submit", answers(C4)).await.ok();
        let risky = app.get::<Catalogue>().fund("000005".parse().unwrap()).unwrap();
        let now = app.now();
        let decide = async |earlier: Option<i64>| {
            let fund = risky.clone();
            let decide = async move |tx: &mut db::Tx| {
                let cust_no = opened.cust_no;
                let asked = Asked { cust_no, birth: None, fund: &fund, earlier, now };
                require(tx, &asked, 7).await.map(|decision| decision.id())
            };
            app.db().write::<_, wire::Failure, _>(decide).await
        };
        assert!(decide(None).await.is_err());
        assert!(decide(Some(4711)).await.is_err());
    }

    async fn a_letter_says_whether_the_risk_is_above_the_level(db: Db) {
        let app = app(db).await;
        let fund = app.get::<Catalogue>().fund("000005".parse().unwrap()).unwrap();
        let above = letter::warning(MatchCode::T2, RiskLevel::Medium, &fund, 10);
        let fits = letter::warning(MatchCode::T3, RiskLevel::High, &fund, 10);
        assert!(above.caution_context.contains("高于您的风险承受能力等级C3"));
        assert!(above.investor_confirm_context.contains("主动要求购买"));
        assert!(fits.caution_context.contains("与您的风险承受能力等级C5"));
        assert!(!fits.investor_confirm_context.contains("主动要求购买"));
        assert_ne!(above.hash, fits.hash);
    }

    async fn a_confirmation_whose_answer_was_lost_is_answered_again_and_not_prolonged(db: Db) {
        let app = app(db).await;
        let client = person(&app, 1).await;
        client.post("/risk/submit", answers(C4)).await.ok();
        let match_it = async |ask: &Value| client.bff("trade/tradeRiskMatch", ask.clone()).await;
        let mut ask = json!({ "fundCode": "000005" });
        let letter = match_it(&ask).await.ok()["letter"].clone();
        app.clock().shift_ms(10_000);
        ask["actionConfirm"] = json!("1");
        ask["letterVersion"] = letter["version"].clone();
        ask["letterHash"] = letter["hash"].clone();
        let confirmed = match_it(&ask).await.ok();
        assert_eq!(confirmed["matchResult"], true);
        app.clock().shift_ms(20 * 60_000);
        assert_eq!(match_it(&ask).await.ok(), confirmed);
        app.clock().shift_ms(10 * 60_000 + 1);
        assert_eq!(match_it(&ask).await.code, 14013);
    }

    async fn the_lowest_class_cannot_insist(db: Db) {
        let app = app(db).await;
        let client = person(&app, 1).await;
        client.post("/risk/submit", answers(LOWEST)).await.ok();
        let ask = json!({ "fundCode": "000001" });
        let matched = client.post("/risk/match", ask.clone()).await.ok();
        assert_eq!((&matched["matchResultCode"], &matched["letter"]), (&json!("T6"), &Value::Null));
        let mut confirm = ask;
        confirm["actionConfirm"] = json!("1");
        assert_eq!(client.bff("trade/tradeRiskMatch", confirm).await.code, 14014);
    }

    async fn a_match_without_a_test_asks_for_one(db: Db) {
        let app = app(db).await;
        let client = person(&app, 1).await;
        let matched =
            client.bff("trade/tradeRiskMatch", json!({ "fundCode": "000001" })).await.ok();
        assert_eq!(
            (&matched["matchResultCode"], &matched["buyAction"]),
            (&json!("T1"), &json!("reassess"))
        );
        let unknown = client.bff("trade/tradeRiskMatch", json!({ "fundCode": "999999" })).await;
        assert_eq!(unknown.code, 14005);
    }

    async fn a_match_says_which_funds_it_judged_and_what_was_not_asked(db: Db) {
        let app = app(db).await;
        let client = person(&app, 1).await;
        client.post("/risk/submit", answers(C4)).await.ok();
        let ask = json!({ "fundCode": "000005", "ca": false, "actionType": "buy" });
        let matched = client.bff("trade/tradeRiskMatch", ask).await.ok();
        assert_eq!(matched["matchResultCode"], "T2");
        let funds = json!([{ "fundCode": "000005", "fundName": "澄溪先锋A", "fundRisk": "5",
            "fundRiskDesc": "R5 高风险" }]);
        assert_eq!(matched["funds"], funds);
        assert_eq!(
            matched["description"],
            "你是C4（积极型），该产品是R5（高风险），高于你的等级。"
        );
        assert_eq!(
            (&matched["hopeMatchResult"], &matched["hopeMatchInfo"]),
            (&json!(true), &json!([]))
        );
        assert_eq!(
            (&matched["needInvestorAuth"], &matched["investorMsgContent"]),
            (&json!(false), &json!(""))
        );
    }

    async fn looking_at_a_fund_is_another_stage_than_buying_it(db: Db) {
        let app = app(db).await;
        let client = person(&app, 1).await;
        let look = |code: &str| json!({ "fundCode": code, "actionType": "browse" });
        let matched = async |ask: Value| client.bff("trade/tradeRiskMatch", ask).await.ok();
        assert_eq!(matched(look("000005")).await["matchResultCode"], "R0");
        client.post("/risk/submit", answers(C4)).await.ok();
        assert_eq!(matched(look("000001")).await["matchResultCode"], "R0");
        let above = matched(look("000005")).await;
        let said = [&above["matchResultCode"], &above["matchPromptCode"]];
        assert_eq!(said, [&json!("R1"), &json!("R1")]);
        assert_eq!((&above["matchResult"], &above["processOn"]), (&json!(false), &json!(true)));
        assert_eq!(above["letter"], Value::Null);
        let mut confirm = look("000005");
        confirm["actionConfirm"] = json!(1);
        assert_eq!(client.bff("trade/tradeRiskMatch", confirm).await.code, 14014);
    }

    async fn what_is_not_judged_yet_is_refused(db: Db) {
        let app = app(db).await;
        let client = person(&app, 1).await;
        client.post("/risk/submit", answers(C4)).await.ok();
        for action in [json!(null), json!("buy"), json!("browse")] {
            let ask = json!({ "fundCode": "000001", "ca": true, "actionType": action });
            assert_eq!(client.bff("trade/tradeRiskMatch", ask).await.code, 14015);
        }
        let odd = json!({ "fundCode": "000001", "actionType": "redeem" });
        assert_eq!(client.bff("trade/tradeRiskMatch", odd).await.code, 90002);
    }

    async fn a_flag_is_a_number_or_a_text(db: Db) {
        let app = app(db).await;
        let client = person(&app, 1).await;
        client.post("/risk/submit", answers(LOWEST)).await.ok();
        for one in [json!(1), json!("1")] {
            let ask = json!({ "fundCode": "000001", "newCrs": one });
            let matched = client.post("/risk/match", ask).await.ok();
            assert_eq!(matched["matchResultCode"], "T6");
            // Taken as a confirmation: there is none to be made.
            let confirm = json!({ "fundCode": "000001", "ca": 0, "actionConfirm": one });
            assert_eq!(client.bff("trade/tradeRiskMatch", confirm).await.code, 14014);
        }
        let odd = json!({ "fundCode": "000001", "newCrs": [1] });
        assert_eq!(client.post("/risk/match", odd).await.code, 90002);
    }

    async fn the_notice_is_for_everybody_the_rest_needs_a_login(db: Db) {
        let app = app(db).await;
        let nobody = Client::new(&app, vec![routes()]);
        let notice = nobody.get("/risk/notice", "fundCode=000005").await.ok();
        assert_eq!((&notice["fundRisk"], &notice["title"]), (&json!("5"), &json!("风险揭示书")));
        for path in ["member/info/riskQuestions", "member/info/riskResult"] {
            assert_eq!(nobody.bff(path, json!({})).await.http_status, 401);
        }
        let submit = nobody.post("/risk/submit", answers(C4)).await;
        assert_eq!(submit.http_status, 401);
        let matched = nobody.bff("trade/tradeRiskMatch", json!({ "fundCode": "000001" })).await;
        assert_eq!(matched.http_status, 401);
    }
}

#[test]
fn the_contract_is_fresh() {
    wire::contract_fragment(&routes()).check().unwrap();
}

#[test]
fn every_statement_prepares_on_both_engines() {
    assert_eq!(db::testing::check_statements(migrations()), Vec::<String>::new());
}
