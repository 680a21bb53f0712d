//! The room's operations as people use them.

mod at_once;
mod clients;
mod devices;
mod limits;
mod mobiles;
mod strangers;
mod told;
mod wechat;

use crate::testing::{self, PASSWORD, Person, app, code_for, customer, mobile};
use db::{Db, db_test};
use serde_json::{Value, json};
use wire::{App, testing::Client};

const NOW: &str = "2026-11-20T10:00:00+08:00";
const MINUTE_MS: i64 = 60_000;
/// Names that clients keep for their devices.
const PHONE: &str = "00112233445566778899aabbccddeeff";
const OTHER_PHONE: &str = "ffeeddccbbaa99887766554433221100";

fn start(db: Db) -> (App, Client) {
    let app = app(db, NOW).build();
    let client = Client::new(&app, vec![crate::routes()]);
    (app, client)
}

/// The same application later, by the wall clock.
fn later(app: &App, ms: i64) -> (App, Client) {
    let now = app.clock().unmoved().add_ms(ms).to_string();
    let app = testing::app(app.db().clone(), &now).build();
    let client = Client::new(&app, vec![crate::routes()]);
    (app, client)
}

async fn code(app: &App, client: &Client, n: u32, purpose: &str) -> String {
    let body = json!({"mobile": mobile(n), "purpose": purpose});
    client.post("/message", body).await.ok();
    code_for(app, &mobile(n)).await
}

async fn register(app: &App, client: &Client, n: u32) -> Value {
    client.post("/preregister", json!({"mobile": mobile(n)})).await.ok();
    let code = code_for(app, &mobile(n)).await;
    let body = json!({"mobile": mobile(n), "code": code, "password": PASSWORD});
    client.post("/register", body).await.ok()
}

async fn shared(app: &App) -> Vec<(i64, i64)> {
    let read = async |tx: &mut db::Tx| {
        tx.all(db::sql!("SELECT cust_no, shared_by FROM identity_shared ORDER BY cust_no")).await
    };
    app.db().read::<_, db::Error, _>(read).await.unwrap()
}

fn login_body(n: u32, password: &str) -> Value {
    json!({"mobile": mobile(n), "password": password})
}

const CERTIFICATE: &str = "110101199003077424";

async fn note_certificate(app: &App, person: &Person) {
    let (cust_no, number) = (person.cust_no, CERTIFICATE.parse::<kernel::Certificate>().unwrap());
    let note = async move |tx: &mut db::Tx| crate::note_certificate(tx, cust_no, &number).await;
    app.db().write(note).await.unwrap();
}

fn as_person(client: &Client, person: &Person) -> Client {
    client.with_token(&person.token)
}

db_test! { &testing::migrations();
    async fn who_shared_the_link_is_kept_with_who_registered_by_it(db: Db) {
        let (app, client) = start(db);
        let first = register(&app, &client, 1).await["custNo"].as_str().unwrap().to_owned();
        let by = async |n: u32, shared: &str| {
            client.post("/preregister", json!({"mobile": mobile(n)})).await.ok();
            let code = code_for(&app, &mobile(n)).await;
            let body = json!({"mobile": mobile(n), "code": code, "custShareNo": shared});
            client.post("/register", body).await.ok()["custNo"].as_str().unwrap().parse().unwrap()
        };
        let invited: i64 = by(2, &first).await;
        // Nobody, and no number: they register all the same.
        let _: i64 = by(3, "0000999009").await;
        let _: i64 = by(4, "M01").await;
        assert_eq!(shared(&app).await, [(invited, first.parse().unwrap())]);
    }

    async fn a_visitor_registers_and_is_logged_in(db: Db) {
        let (app, client) = start(db);
        let answer = register(&app, &client, 1).await;
        assert_eq!(answer["tradePswFlag"], true);
        assert_eq!(answer["mobile"], "138****0001");
        let token = answer["token"].as_str().unwrap();
        client.with_token(token).get("/security/overview", "").await.ok();
        client.post("/login", login_body(1, PASSWORD)).await.ok();
    }

    async fn a_taken_mobile_is_only_told_to_its_owner(db: Db) {
        let (app, client) = start(db);
        customer(&app, 1).await;
        client.post("/preregister", json!({"mobile": mobile(1)})).await.ok();
        let wrong = json!({"mobile": mobile(1), "code": "x", "password": PASSWORD});
        assert_eq!(client.post("/register", wrong).await.code, 11001);
        let code = code_for(&app, &mobile(1)).await;
        let right = json!({"mobile": mobile(1), "code": code, "password": PASSWORD});
        assert_eq!(client.post("/register", right).await.code, 11007);
    }

    async fn a_code_cannot_be_used_twice_nor_for_another_purpose(db: Db) {
        let (app, client) = start(db);
        customer(&app, 1).await;
        let code = code(&app, &client, 1, "login").await;
        let other = json!({"mobile": mobile(1), "code": code, "purpose": "resetpassword"});
        assert_eq!(client.post("/verifycode", other).await.code, 11002);
        let body = json!({"mobile": mobile(1), "code": code});
        client.post("/verifycodelogin", body.clone()).await.ok();
        assert_eq!(client.post("/verifycodelogin", body).await.code, 11002);
    }

    async fn who_meant_to_log_in_and_is_new_registers_with_the_same_code(db: Db) {
        let (app, client) = start(db);
        let code = code(&app, &client, 1, "login").await;
        let body = json!({"mobile": mobile(1), "code": code});
        assert_eq!(client.post("/verifycodelogin", body.clone()).await.code, 11006);
        // A lost answer: the same is asked again.
        assert_eq!(client.post("/verifycodelogin", body.clone()).await.code, 11006);
        let other = json!({"mobile": mobile(2), "code": code, "password": PASSWORD});
        assert_eq!(client.post("/register", other).await.code, 11002);
        let new = json!({"mobile": mobile(1), "code": code, "password": PASSWORD});
        assert!(client.post("/register", new.clone()).await.ok()["token"].is_string());
        assert_eq!(client.post("/register", new).await.code, 11002);
        assert_eq!(client.post("/verifycodelogin", body).await.code, 11002);
    }

    async fn who_meant_to_register_and_is_a_customer_logs_in_with_the_same_code(db: Db) {
        let (app, client) = start(db);
        customer(&app, 1).await;
        client.post("/preregister", json!({"mobile": mobile(1)})).await.ok();
        let body = json!({"mobile": mobile(1), "code": code_for(&app, &mobile(1)).await});
        assert!(client.post("/verifycodelogin", body.clone()).await.ok()["token"].is_string());
        assert_eq!(client.post("/verifycodelogin", body).await.code, 11002);
    }

    async fn wrong_tries_of_a_login_void_the_code_for_registering_too(db: Db) {
        let (app, client) = start(db);
        let code = code(&app, &client, 1, "login").await;
        let wrong = json!({"mobile": mobile(1), "code": "x"});
        for _ in 0..5 {
            client.post("/verifycodelogin", wrong.clone()).await;
        }
        let new = json!({"mobile": mobile(1), "code": code, "password": PASSWORD});
        assert_eq!(client.post("/register", new).await.code, 11002);
    }

    async fn a_code_is_void_after_five_minutes(db: Db) {
        let (app, client) = start(db);
        customer(&app, 1).await;
        let code = code(&app, &client, 1, "login").await;
        let (_, client) = later(&app, 5 * MINUTE_MS);
        let body = json!({"mobile": mobile(1), "code": code});
        assert_eq!(client.post("/verifycodelogin", body).await.code, 11002);
    }

    async fn five_wrong_tries_void_a_code(db: Db) {
        let (app, client) = start(db);
        customer(&app, 1).await;
        let code = code(&app, &client, 1, "login").await;
        let wrong = json!({"mobile": mobile(1), "code": "x"});
        for left in (1..=4).rev() {
            let reply = client.post("/verifycodelogin", wrong.clone()).await;
            assert_eq!((reply.code, reply.message.contains(&left.to_string())), (11001, true));
        }
        assert_eq!(client.post("/verifycodelogin", wrong).await.code, 11002);
        let right = json!({"mobile": mobile(1), "code": code});
        assert_eq!(client.post("/verifycodelogin", right).await.code, 11002);
    }

    async fn codes_are_a_minute_apart_and_ten_a_day(db: Db) {
        let (mut app, client) = start(db);
        let person = customer(&app, 1).await;
        let mut me = as_person(&client, &person);
        let body = json!({"mobile": mobile(1), "purpose": "login"});
        for left in (0..10).rev() {
            let sent = me.post("/message", body.clone()).await.ok();
            assert_eq!(sent["leftToday"], left);
            assert_eq!(me.post("/message", body.clone()).await.code, 11003);
            let (next, client) = later(&app, MINUTE_MS);
            (app, me) = (next, as_person(&client, &person));
        }
        assert_eq!(me.post("/message", body.clone()).await.code, 11004);
        let (_, client) = later(&app, 24 * 60 * MINUTE_MS);
        as_person(&client, &person).post("/message", body).await.ok();
    }

    async fn an_unknown_mobile_is_answered_like_a_known_one(db: Db) {
        let (app, client) = start(db);
        customer(&app, 1).await;
        for _ in 0..6 {
            let known = client.post("/login", login_body(1, "wrong1234")).await;
            let unknown = client.post("/login", login_body(2, "wrong1234")).await;
            assert_eq!((known.code, known.message), (unknown.code, unknown.message));
        }
    }

    async fn five_wrong_passwords_lock_for_a_day_and_a_reset_unlocks(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        let client = client.with_header("x-device", PHONE);
        client.post("/login", login_body(1, PASSWORD)).await.ok();
        for _ in 0..4 {
            assert_eq!(client.post("/login", login_body(1, "wrong1234")).await.code, 11008);
        }
        assert_eq!(client.post("/login", login_body(1, "wrong1234")).await.code, 11009);
        assert_eq!(client.post("/login", login_body(1, PASSWORD)).await.code, 11009);
        let me = as_person(&client, &person);
        let locked = me.post("/verifypwd", json!({"password": PASSWORD})).await;
        assert_eq!(locked.code, 11009);

        let code = code(&app, &client, 1, "resetpassword").await;
        let flow = client.post("/verifycode", json!({"mobile": mobile(1), "code": code})).await;
        let key = flow.ok()["sessionkey"].as_str().unwrap().to_owned();
        let reset = client.with_header("sessionkey", &key);
        reset.post("/resetpassword", json!({"password": "newpass99"})).await.ok();
        assert_eq!(
            reset.post("/resetpassword", json!({"password": "newpass98"})).await.code,
            11011
        );
        client.post("/login", login_body(1, "newpass99")).await.ok();
        let old = as_person(&client, &person).get("/security/overview", "").await;
        assert_eq!(old.http_status, 403);
    }

    async fn a_common_password_is_refused_wherever_one_is_set(db: Db) {
        let (app, client) = start(db);
        let told = "这个密码太常见，容易被猜到，请换一个";
        client.post("/preregister", json!({"mobile": mobile(1)})).await.ok();
        let sent = code_for(&app, &mobile(1)).await;
        let body = json!({"mobile": mobile(1), "code": sent, "password": "Password1"});
        assert!(client.post("/register", body).await.message.contains(told));
        let person = customer(&app, 2).await;
        let me = as_person(&client, &person);
        let change = json!({"oldPassword": PASSWORD, "newPassword": "password1"});
        assert!(me.post("/security/password", change).await.message.contains(told));
        let sent = code(&app, &client, 2, "resetpassword").await;
        let flow = client.post("/verifycode", json!({"mobile": mobile(2), "code": sent})).await;
        let key = flow.ok()["sessionkey"].as_str().unwrap().to_owned();
        let reset = client.with_header("sessionkey", &key);
        let refused = reset.post("/resetpassword", json!({"password": "abc12345"})).await;
        assert!(refused.message.contains(told));
        // The flow is not used up by it.
        reset.post("/resetpassword", json!({"password": "newpass99"})).await.ok();
    }

    async fn a_lock_ends_after_a_day(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        let right = json!({ "password": PASSWORD });
        for _ in 0..5 {
            let wrong = json!({"password": "wrong1234"});
            as_person(&client, &person).post("/verifypwd", wrong).await;
        }
        let (_, before) = later(&app, 24 * 60 * MINUTE_MS - 1);
        let locked = as_person(&before, &person).post("/verifypwd", right.clone()).await;
        assert_eq!(locked.code, 11009);
        let (_, after) = later(&app, 24 * 60 * MINUTE_MS);
        as_person(&after, &person).post("/verifypwd", right).await.ok();
    }

    async fn a_reset_key_belongs_to_its_flow_and_ends(db: Db) {
        let (app, client) = start(db);
        customer(&app, 1).await;
        let body = json!({"password": "newpass99", "sessionkey": "made-up"});
        assert_eq!(client.post("/resetpassword", body).await.code, 11011);
        assert_eq!(
            client.post("/resetpassword", json!({"password": "newpass99"})).await.code,
            11011
        );
        let code = code(&app, &client, 1, "bind").await;
        let begin = json!({"mobile": mobile(1), "code": code, "purpose": "bind"});
        let key = client.post("/verifycode", begin).await.ok()["sessionkey"].clone();
        let body = json!({"password": "newpass99", "sessionkey": key});
        assert_eq!(client.post("/resetpassword", body).await.code, 11011);
    }

    async fn the_password_unlocks_the_session(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        let me = as_person(&client, &person);
        assert_eq!(me.post("/verifypwd", json!({"password": "wrong1234"})).await.code, 11016);
        let body = json!({"password": PASSWORD});
        let verified = me.bff("common/verify/passwordVerify", body).await.ok();
        assert_eq!(verified["unlockedUntil"], "2026-11-20T10:05:00.000+08:00");
    }

    async fn without_a_password_there_is_nothing_to_verify(db: Db) {
        let (app, client) = start(db);
        let person = testing::customer_without_password(&app, 1).await;
        let reply = as_person(&client, &person).post("/verifypwd", json!({"password": "x"})).await;
        assert_eq!(reply.code, 11010);
    }

    async fn a_changed_password_ends_the_other_sessions(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        let other = testing::log_in(&app, person.cust_no).await;
        let me = as_person(&client, &person);
        let change = |old: &str, new: &str| json!({"oldPassword": old, "newPassword": new});
        let refused = me.post("/security/password", change("wrong1234", "newpass99")).await;
        assert_eq!(refused.code, 11016);
        let same = me.post("/security/password", change(PASSWORD, PASSWORD)).await;
        assert_eq!(same.code, 11013);
        let weak = me.post("/security/password", change(PASSWORD, "short1")).await;
        assert_eq!(weak.code, 90002);
        me.post("/security/password", change(PASSWORD, "newpass99")).await.ok();
        me.get("/security/overview", "").await.ok();
        let gone = client.with_token(&other).get("/security/overview", "").await;
        assert_eq!(gone.http_status, 403);
        client.post("/login", login_body(1, "newpass99")).await.ok();
    }

    async fn logging_out_ends_the_token(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        let me = as_person(&client, &person);
        me.post("/logout", json!({})).await.ok();
        assert_eq!(me.get("/security/overview", "").await.http_status, 401);
    }

    async fn a_session_ends_after_thirty_days(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        as_person(&client, &person).get("/security/overview", "").await.ok();
        let (_, client) = later(&app, 30 * 24 * 60 * MINUTE_MS);
        let reply = as_person(&client, &person).get("/security/overview", "").await;
        assert_eq!(reply.http_status, 401);
    }

    async fn nothing_of_a_customers_is_open_to_a_visitor(db: Db) {
        let (_, client) = start(db);
        let nobody = client.with_token("made-up");
        for path in [
            "/verifycode2",
            "/verifycert",
            "/logout",
            "/verifypwd",
            "/mobile/reset",
            "/security/password",
            "/security/devices/end",
            "/security/devicecheck",
        ] {
            assert_eq!(nobody.post(path, json!({})).await.http_status, 401, "{path}");
        }
        for path in ["passwordVerify", "sendVerifyCode", "checkVerifyCode"] {
            let reply = nobody.bff(&format!("common/verify/{path}"), json!({})).await;
            assert_eq!(reply.http_status, 401, "{path}");
        }
        for path in ["/security/overview", "/security/logins"] {
            assert_eq!(nobody.get(path, "").await.http_status, 401, "{path}");
        }
        for purpose in ["modify", "newmobile"] {
            let body = json!({"purpose": purpose, "mobile": mobile(1)});
            assert_eq!(nobody.post("/message", body).await.http_status, 401, "{purpose}");
        }
    }

    async fn a_customer_proves_his_own_mobile(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        let me = as_person(&client, &person);
        me.bff("common/verify/sendVerifyCode", json!({})).await.ok();
        let code = code_for(&app, &person.mobile).await;
        let normal = json!({"mobile": person.mobile, "purpose": "modify", "code": code});
        assert_eq!(client.post("/normal/verifycode", normal.clone()).await.code, 11002, "not his");
        assert_eq!(me.post("/normal/verifycode", normal).await.ok()["valid"], true);
        let flow = me.bff("common/verify/checkVerifyCode", json!({"code": code})).await.ok();
        assert!(flow["sessionkey"].is_string());
        assert_eq!(me.post("/verifycode2", json!({"code": code})).await.code, 11002);
    }

    async fn the_history_tells_of_failures_and_pages(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        client.post("/login", login_body(1, "wrong1234")).await;
        let me = as_person(&client, &person);
        let page = me.get("/security/logins", "pageSize=1").await.ok();
        assert_eq!((&page["total"], &page["hasMore"]), (&json!(2), &json!(true)));
        assert_eq!(page["list"][0]["success"], false);
    }

    async fn only_the_mainland_is_served(db: Db) {
        let (_, client) = start(db);
        let body = json!({"mobile": mobile(1), "purpose": "login", "areaCode": "852"});
        assert_eq!(client.post("/message", body).await.code, 11005);
    }
}
