//! What is missing, said by `/symbol` and asked by orders.

use super::{me, personal, real_name, start};
use crate::{
    Barrier, Products,
    parameters::Parameters,
    profile::missing,
    standing,
    store::{self, ProfileRow},
    testing::{self, opened},
};
use db::{Db, Tx, db_test};
use kernel::FundCode;
use serde_json::{Value, json};
use wire::{Answer, App, testing::Client};

const FUND: &str = "000001";

/// Person 1, who is new, at an app that sells [`FUND`].
async fn newcomer(db: Db) -> Client {
    let sold = Products(|_: &App, code: FundCode| code.to_string() == FUND);
    let app = identity::testing::app(db, super::NOW).with(sold).build();
    let client = Client::new(&app, vec![crate::routes(), identity::routes()]);
    me(&app, &client, 1).await.1
}

db_test! { &testing::migrations();
    async fn what_is_missing_is_told(db: Db) {
        let me = newcomer(db).await;
        let symbol = me.get("/symbol", "newCrs=1").await.ok();
        assert_eq!(symbol["elementMap"]["occupation"], "1");
        assert_eq!(symbol["elementMap"]["idValidity"], "3");
        assert_eq!((&symbol["isComplete"], &symbol["isCRSPrompt"]), (&json!(false), &json!(true)));
        assert_eq!(symbol["mend"], "certInfo");
        me.post("/userAuth", real_name(1)).await.ok();
        me.post("/changeinfo", personal()).await.ok();
        let symbol = me.bff("common/info/symbol", json!({"fundCode": FUND})).await.ok();
        assert_eq!((&symbol["isComplete"], &symbol["needForm"]), (&json!(true), &json!(false)));
        assert_eq!((&symbol["mend"], &symbol["errMsg"]), (&Value::Null, &json!("")));
        me.post("/changeinfo", json!({"credit": "2"})).await.ok();
        let symbol = me.bff("member/info/symbol", json!({})).await.ok();
        assert_eq!((&symbol["credit"], &symbol["isComplete"]), (&json!("1"), &json!(false)));
        assert_eq!(symbol["mend"], "userEdit");
        me.post("/changeinfo", json!({"credit": "0", "selfTradeFlag": false})).await.ok();
        let symbol = me.bff("member/info/symbol", json!({})).await.ok();
        assert_eq!(
            (&symbol["elementMap"]["selfTradeFlag"], &symbol["isComplete"]),
            (&json!("0"), &json!(false))
        );
        assert_eq!(symbol["message"], "你声明交易并非本人操作，暂不能买入，如有变化请更新资料");
    }

    async fn of_a_product_other_pages_mend_it_and_an_unknown_one_is_refused(db: Db) {
        let me = newcomer(db).await;
        me.post("/userAuth", real_name(1)).await.ok();
        let asked = async |fund: Value| {
            let body = json!({"newCrs": 1, "fundCode": fund});
            let one = me.bff("common/info/symbol", body.clone()).await;
            let other = me.bff("member/info/symbol", body).await;
            let classic = match fund.as_str() {
                Some(code) => me.get("/symbol", &format!("newCrs=1&fundCode={code}")).await,
                None => me.get("/symbol", "newCrs=1").await,
            };
            assert_eq!((one.code, &one.data), (other.code, &other.data));
            assert_eq!((one.code, &one.data), (classic.code, &classic.data));
            one
        };
        assert_eq!(asked(json!(null)).await.ok()["mend"], "userEdit");
        let of_fund = asked(json!(FUND)).await.ok();
        assert_eq!(
            (&of_fund["mend"], &of_fund["needForm"]),
            (&json!("fxqCollection"), &json!(true))
        );
        assert_eq!(asked(json!("999999")).await.code, 12033);
    }

    async fn flags_and_codes_are_numbers_or_texts(db: Db) {
        let me = newcomer(db).await;
        for one in [json!(1), json!("1")] {
            let asked = json!({"newCrs": one, "fundCode": FUND});
            me.bff("member/info/symbol", asked.clone()).await.ok();
            me.bff("common/info/symbol", asked).await.ok();
        }
        let given = json!({"income": 3, "hasBenefitPerson": 0, "selfTradeFlag": "1", "credit": 0});
        let saved = me.post("/changeinfo", given).await.ok();
        let flags = (&saved["income"], &saved["hasBenefitPerson"], &saved["selfTradeFlag"]);
        assert_eq!(flags, (&json!("3"), &json!(false), &json!(true)));
        for odd in [json!({"income": 7}), json!({"income": 3.0}), json!({"selfTradeFlag": 2})] {
            assert_eq!(me.post("/changeinfo", odd.clone()).await.code, 90002, "{odd}");
        }
    }

    async fn an_order_finds_missing_what_the_profile_does(db: Db) {
        let (app, _client) = start(db);
        let cust_no = opened(&app, 1).await.cust_no;
        let today = app.now().day();
        let forget: [fn(&mut ProfileRow); 9] = [
            |row| row.back_file = None,
            |row| row.occupation = None,
            |row| row.income = None,
            |row| row.income_source = None,
            |row| row.street = None,
            |row| row.nonresi_flag = None,
            |row| row.has_benefit_person = None,
            |row| row.self_trade = None,
            |row| row.credit = None,
        ];
        for (forgotten, forget) in forget.into_iter().enumerate() {
            let (found, expected) = app
                .db()
                .write(async move |tx: &mut Tx| {
                    let mut row = store::profile(tx, cust_no).await?.unwrap();
                    forget(&mut row);
                    store::put_profile(tx, &row).await?;
                    let pictures = Parameters::cert_pictures_required_on(tx, today).await?;
                    let standing = standing(tx, cust_no, today).await?.unwrap();
                    assert!(standing.opened);
                    Answer::Ok((standing.barrier, missing(&row, pictures)))
                })
                .await
                .unwrap();
            // Pictures are not required from the first day on.
            assert_eq!(expected.len(), forgotten, "{expected:?}");
            assert_eq!(found, (forgotten > 0).then_some(Barrier::Missing(expected)));
        }
    }
}
