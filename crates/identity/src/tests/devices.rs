//! Devices that are known, and the question on new ones.

use super::*;
use db::{Error, ErrorKind, Opened, Opening, Tx};

/// A database that takes no writes at this moment.
struct Busy;

impl Opening for Busy {
    fn run<'a>(&'a self, _: &'a mut Tx) -> Opened<'a> {
        Box::pin(async { Err(Error::new(ErrorKind::Overloaded, "too much to do")) })
    }
}

/// The client of a device of its own.
fn device(client: &Client, n: i64) -> Client {
    client.with_header("x-device", &format!("a name that is random {n}"))
}

db_test! { &testing::migrations();
    async fn a_new_device_asks_for_the_certificate_once(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        note_certificate(&app, &person).await;
        let phone = client.with_header("x-device", OTHER_PHONE);
        let asked = phone.post("/login", login_body(1, PASSWORD)).await.ok();
        assert_eq!((&asked["needValidate"], &asked["token"]), (&json!(true), &Value::Null));
        let key = asked["sessionkey"].clone();
        let wrong = json!({"certNo": "110101199003074258", "sessionkey": key});
        assert_eq!(phone.post("/loginverifycert", wrong).await.code, 11012);
        let right = json!({"certNo": CERTIFICATE, "sessionkey": key});
        let entered = phone.post("/loginverifycert", right.clone()).await.ok();
        assert!(entered["token"].is_string());
        assert_eq!(phone.post("/loginverifycert", right).await.code, 11011);
        let again = phone.post("/login", login_body(1, PASSWORD)).await.ok();
        assert_eq!(again["needValidate"], false);
    }

    async fn a_session_is_found_while_nothing_can_be_written(db: Db) {
        let (app, _) = start(db.clone());
        let person = customer(&app, 1).await;
        let at = |app: &App, now: String| {
            let app = testing::app(app.db().clone(), &now).build();
            as_person(&Client::new(&app, vec![crate::routes()]), &person)
        };
        let minutes = |count| app.clock().unmoved().add_ms(count * MINUTE_MS).to_string();
        let busy = app.over(db.opened_by(Busy));
        // Not used for so long that its last use is to be written down.
        let there = at(&busy, minutes(25));
        there.get("/security/logins", "").await.ok();
        assert_eq!(there.post("/login", login_body(1, PASSWORD)).await.code, 90001);
        at(&app, minutes(30)).get("/security/logins", "").await.ok();
    }

    async fn codes_that_nobody_sent_do_not_bury_the_history_of_logins(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        let rows = async || {
            let page = as_person(&client, &person).get("/security/logins", "").await.ok();
            page["total"].as_i64().unwrap()
        };
        let guess = json!({"mobile": mobile(1), "code": "000000"});
        let before = rows().await;
        for _ in 0..20 {
            assert_eq!(client.post("/verifycodelogin", guess.clone()).await.code, 11002);
        }
        assert_eq!(rows().await, before);
        // Where there was one to be guessed, its customer sees that somebody did.
        client.post("/message", json!({"mobile": mobile(1), "purpose": "login"})).await.ok();
        assert_eq!(client.post("/verifycodelogin", guess).await.code, 11001);
        assert_eq!(rows().await, before + 1);
    }

    async fn what_a_browser_says_of_itself_makes_no_known_device(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        let client = client.with_header("user-agent", "Mozilla/5.0 (Linux; Android 15) Chrome");
        // The first login with the browser, on a device without a name and on one with a weak one.
        for device in ["", "phone"] {
            let browser = client.with_header("x-device", device);
            browser.post("/login", login_body(1, PASSWORD)).await.ok();
        }
        note_certificate(&app, &person).await;
        for device in ["", "phone"] {
            let stranger = client.with_header("x-device", device);
            let asked = stranger.post("/login", login_body(1, PASSWORD)).await.ok();
            assert_eq!(asked["needValidate"], true, "{device}");
        }
    }

    async fn who_knows_the_password_may_not_guess_the_certificate_without_end(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        note_certificate(&app, &person).await;
        let phone = client.with_header("x-device", OTHER_PHONE);
        let mut codes = Vec::new();
        for _ in 0..6 {
            // The password is right each time, and clears its own count only.
            let key =
                phone.post("/login", login_body(1, PASSWORD)).await.ok()["sessionkey"].clone();
            let guess = json!({"certNo": "110101199003074258", "sessionkey": key});
            codes.push(phone.post("/loginverifycert", guess).await.code);
        }
        assert_eq!(codes, [11012, 11012, 11012, 11012, 11022, 11022]);
        let key = phone.post("/login", login_body(1, PASSWORD)).await.ok()["sessionkey"].clone();
        let right = json!({"certNo": "110101199003077424", "sessionkey": key});
        let waits = phone.post("/loginverifycert", right).await;
        assert_eq!((waits.code, waits.http_status), (11022, 429));
        let me = as_person(&client, &person);
        // Who waits has tried nothing.
        let page = me.get("/security/logins", "pageSize=100").await.ok();
        let logins = page["list"].as_array().unwrap();
        assert_eq!(logins.iter().filter(|login| login["success"] == false).count(), 5);
        // The customer's own count is another one.
        me.post("/verifycert", json!({"certNo": CERTIFICATE})).await.ok();
    }

    async fn a_new_password_ends_a_login_that_the_old_one_began(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        note_certificate(&app, &person).await;
        let phone = client.with_header("x-device", OTHER_PHONE);
        let begun = async |password: &str| {
            let asked = phone.post("/login", login_body(1, password)).await.ok();
            json!({"certNo": CERTIFICATE, "sessionkey": asked["sessionkey"]})
        };
        let right = begun(PASSWORD).await;
        let me = as_person(&client, &person);
        let body = json!({"oldPassword": PASSWORD, "newPassword": "tael2027x"});
        me.post("/security/password", body).await.ok();
        assert_eq!(phone.post("/loginverifycert", right).await.code, 11011);

        let right = begun("tael2027x").await;
        let code = code(&app, &client, 1, "resetpassword").await;
        let flow = client.post("/verifycode", json!({"mobile": mobile(1), "code": code})).await;
        let body = json!({"password": "tael2028y", "sessionkey": flow.ok()["sessionkey"]});
        client.post("/resetpassword", body).await.ok();
        assert_eq!(phone.post("/loginverifycert", right).await.code, 11011);
        // Nobody else's.
        phone.post("/loginverifycert", begun("tael2028y").await).await.ok();
    }

    async fn the_history_says_how_a_login_began_and_that_a_certificate_was_wrong(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        note_certificate(&app, &person).await;
        let phone = client.with_header("x-device", OTHER_PHONE);
        let code = code(&app, &phone, 1, "login").await;
        let asked =
            phone.post("/verifycodelogin", json!({"mobile": mobile(1), "code": code})).await.ok();
        let key = asked["sessionkey"].clone();
        let wrong = json!({"certNo": "110101199003074258", "sessionkey": key});
        assert_eq!(phone.post("/loginverifycert", wrong).await.code, 11012);
        let right = json!({"certNo": CERTIFICATE, "sessionkey": key});
        phone.post("/loginverifycert", right).await.ok();
        let other = client.with_header("x-device", PHONE);
        let key = other.post("/login", login_body(1, PASSWORD)).await.ok()["sessionkey"].clone();
        let right = json!({"certNo": CERTIFICATE, "sessionkey": key});
        other.post("/loginverifycert", right).await.ok();
        let page = as_person(&client, &person).get("/security/logins", "pageSize=3").await.ok();
        let said: Vec<_> = page["list"]
            .as_array()
            .unwrap()
            .iter()
            .map(|login| (login["wayName"].as_str().unwrap(), login["success"] == true))
            .collect();
        assert_eq!(said, [("密码登录", true), ("验证码登录", true), ("验证码登录", false)]);
    }

    async fn a_certificate_is_checked_before_a_sensitive_change(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        let me = as_person(&client, &person);
        let body = json!({"certNo": "110101199003077424"});
        assert_eq!(me.post("/verifycert", body.clone()).await.code, 11015);
        let number = "110101199003077424".parse().unwrap();
        let note =
            async move |tx: &mut db::Tx| crate::note_certificate(tx, person.cust_no, &number).await;
        app.db().write(note).await.unwrap();
        assert!(me.post("/verifycert", body).await.ok()["sessionkey"].is_string());
        let wrong = json!({"certNo": "110101199003074258"});
        assert_eq!(me.post("/verifycert", wrong).await.code, 11012);
    }

    async fn another_devices_sessions_end_but_not_another_customers(db: Db) {
        let (app, client) = start(db);
        let (person, stranger) = (customer(&app, 1).await, customer(&app, 2).await);
        let phone = client.with_header("x-device", PHONE);
        let login = phone.post("/login", login_body(1, PASSWORD)).await.ok();
        let phone = phone.with_token(login["token"].as_str().unwrap());
        let me = as_person(&client, &person);
        let page = me.get("/security/overview", "").await.ok();
        let devices = page["devices"].as_array().unwrap();
        assert_eq!(devices.len(), 2);
        let other = devices.iter().find(|d| d["current"] == false).unwrap();
        let body = json!({"deviceId": other["deviceId"]});
        let theirs =
            as_person(&client, &stranger).post("/security/devices/end", body.clone()).await;
        assert_eq!(theirs.code, 90404);
        me.post("/security/devices/end", body).await.ok();
        assert_eq!(phone.get("/security/overview", "").await.http_status, 403);
        me.get("/security/overview", "").await.ok();
    }

    async fn the_check_of_devices_is_switched_off_with_the_password_only(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        let me = as_person(&client, &person);
        let off = json!({"deviceCheck": false});
        assert_eq!(me.post("/security/devicecheck", off).await.code, 11017);
        let off = json!({"deviceCheck": false, "password": PASSWORD});
        me.post("/security/devicecheck", off).await.ok();
        assert_eq!(me.get("/security/overview", "").await.ok()["deviceCheck"], false);
    }

    async fn the_check_of_devices_is_changed_twenty_times_a_day_and_goes_on_always(db: Db) {
        let app = testing::app(db, NOW).unlimited().build();
        let client = Client::new(&app, vec![crate::routes()]);
        let person = customer(&app, 1).await;
        let me = as_person(&client, &person);
        let set = async |on: bool| {
            let body = json!({"deviceCheck": on, "password": PASSWORD});
            me.post("/security/devicecheck", body).await
        };
        // What holds already is no change.
        set(true).await.ok();
        for _ in 0..10 {
            set(false).await.ok();
            set(true).await.ok();
        }
        let refused = set(false).await;
        assert_eq!((refused.code, &*refused.message), (11035, "今天已经改了20次，请明天再改"));
        let day = app.now().day();
        let back = async move |tx: &mut db::Tx| {
            crate::store::set_device_check(tx, person.cust_no, false, (20, day))
                .await
        };
        app.db().write::<_, db::Error, _>(back).await.unwrap();
        set(true).await.ok();
        assert_eq!(set(false).await.code, 11035);
    }

    async fn the_history_has_the_address_that_a_trusted_proxy_names(db: Db) {
        let proxies: wire::TrustedProxies = "10.0.0.0/8".parse().unwrap();
        let app = testing::app(db, NOW).with(proxies).build();
        let client = Client::new(&app, vec![crate::routes()]);
        let person = customer(&app, 1).await;
        let client = client.with_header("x-forwarded-for", "1.1.1.1, 198.51.100.7");
        for (peer, seen) in [("10.0.0.1", "198.51.100.*"), ("203.0.113.9", "203.0.113.*")] {
            client.with_peer(peer).post("/login", login_body(1, PASSWORD)).await.ok();
            let me = as_person(&client, &person);
            let page = me.get("/security/logins", "pageSize=1").await.ok();
            assert_eq!(page["list"][0]["address"], seen);
        }
    }

    async fn the_eleventh_login_ends_the_one_that_was_used_longest_ago(db: Db) {
        let (mut app, _) = start(db);
        let person = customer(&app, 1).await;
        let mut tokens = vec![person.token.clone()];
        for _ in 0..9 {
            app = later(&app, MINUTE_MS).0;
            tokens.push(testing::log_in(&app, person.cust_no).await);
        }
        // The oldest one is used, so the second is the one that was used longest ago.
        let (next, client) = later(&app, 20 * MINUTE_MS);
        let seen = |token: &str| {
            let client = client.with_token(token);
            async move { client.get("/security/overview", "").await.http_status }
        };
        assert_eq!(seen(&tokens[0]).await, 200);
        app = later(&next, MINUTE_MS).0;
        tokens.push(testing::log_in(&app, person.cust_no).await);
        let mut status = Vec::new();
        for token in &tokens {
            status.push(seen(token).await);
        }
        assert_eq!(status, [200, 403, 200, 200, 200, 200, 200, 200, 200, 200, 200]);
        let page = client.with_token(&tokens[10]).get("/security/logins", "pageSize=2").await.ok();
        assert_eq!(page["list"][0]["way"], "password");
        assert_eq!(page["list"][1]["way"], "sessionout");
        assert_eq!(page["list"][1]["wayName"], "登录处过多，最早的登录已退出");
    }

    async fn the_twenty_first_device_takes_the_place_of_the_one_used_longest_ago(db: Db) {
        let (mut app, mut client) = start(db);
        let person = customer(&app, 1).await;
        let first = device(&client, 0).post("/login", login_body(1, PASSWORD)).await.ok();
        for n in 1..21 {
            (app, client) = later(&app, MINUTE_MS);
            let login = device(&client, n).post("/login", login_body(1, PASSWORD)).await.ok();
            let me = client.with_token(login["token"].as_str().unwrap());
            let page = me.get("/security/overview", "").await.ok();
            let known = page["devices"].as_array().unwrap().len();
            assert_eq!(known, usize::try_from(n + 2).unwrap().min(20), "{n}");
        }
        // Neither the device of the first login nor the next one is known any more.
        let gone = client.with_token(first["token"].as_str().unwrap());
        assert_eq!(gone.get("/security/overview", "").await.http_status, 403);
        for (n, purpose, left) in [(0, "bind", Value::Null), (1, "login", json!(9))] {
            let body = json!({"mobile": mobile(1), "purpose": purpose});
            let sent = device(&client, n).post("/message", body).await.ok();
            assert_eq!(sent["leftToday"], left, "{n}");
        }
        let last = testing::log_in(&app, person.cust_no).await;
        let page = client.with_token(&last).get("/security/logins", "pageSize=100").await.ok();
        let ways: Vec<_> = page["list"].as_array().unwrap().iter().map(|l| &l["way"]).collect();
        assert!(ways.iter().filter(|way| **way == "deviceout").count() >= 2, "{ways:?}");
    }
}
