//! What customers are told of their security.

use super::*;

const CENTRE: &str = "member/aim/messages";

/// Titles of the customer's messages, the newest first, and where each leads.
async fn told(app: &App, person: &Person) -> Vec<(String, String)> {
    let client = as_person(&Client::new(app, vec![messages::routes()]), person);
    let page = client.bff(CENTRE, json!({})).await.ok();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let list = page["list"].as_array().unwrap().iter();
    list.map(|message| (text(&message["title"]), text(&message["leads"]))).collect()
}

fn said(title: &str, leads: &str) -> (String, String) {
    (title.to_owned(), leads.to_owned())
}

db_test! { &testing::migrations();
    async fn a_login_on_a_new_device_is_told_once(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        assert_eq!(told(&app, &person).await, []);
        let phone = client.with_header("x-device", OTHER_PHONE);
        for _ in 0..2 {
            phone.post("/login", login_body(1, PASSWORD)).await.ok();
        }
        assert_eq!(told(&app, &person).await, [said("一台新设备登录了", "device")]);
        // Who does not come in is in the history, and is no message.
        let third = client.with_header("x-device", "a name that is random, third");
        assert_ne!(third.post("/login", login_body(1, "wrong2026")).await.code, 10000);
        assert_eq!(told(&app, &person).await.len(), 1);
    }

    async fn another_password_is_told_and_a_refused_one_is_not(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        let me = as_person(&client, &person);
        let wrong = json!({"oldPassword": "wrong2026", "newPassword": "other2027"});
        assert_ne!(me.post("/security/password", wrong).await.code, 10000);
        assert_eq!(told(&app, &person).await, []);
        let right = json!({"oldPassword": PASSWORD, "newPassword": "other2027"});
        me.post("/security/password", right).await.ok();
        assert_eq!(told(&app, &person).await, [said("密码改好了", "security")]);
    }

    async fn another_mobile_is_told_without_its_middle(db: Db) {
        let (app, _) = start(db);
        let person = customer(&app, 1).await;
        testing::change_mobile(&app, &person, &"13900001234".parse().unwrap()).await;
        let title = "手机号换成了139****1234";
        assert_eq!(told(&app, &person).await, [said(title, "security")]);
    }

    async fn the_check_of_new_devices_is_told_when_it_changes(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        let off = json!({"deviceCheck": false, "password": PASSWORD});
        as_person(&client, &person).post("/security/devicecheck", off).await.ok();
        assert_eq!(told(&app, &person).await, [said("新设备登录验证关闭了", "security")]);
    }
}
