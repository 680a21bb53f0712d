//! Folders that are applied and brought back, on both engines.

use crate::{
    Folder, MIGRATIONS, Mistake, Refused, Shelf, apply, check, folder::shipped, revert, routes,
    version, versions,
};
use db::{Db, Migration, db_test};
use funds::{Catalogue, Snapshot, testing::BOND};
use identity::testing as people;
use kernel::Instant;
use serde_json::json;
use std::sync::Arc;
use wire::testing::Client;

const NOW: &str = "2026-11-20T10:00:00+08:00";

fn migrations() -> Vec<Migration> {
    let funds = funds::testing::migrations().into_iter().filter(|one| one.room != "wire");
    people::migrations().into_iter().chain(funds).chain(MIGRATIONS.iter().copied()).collect()
}

fn now() -> Instant {
    NOW.parse().unwrap()
}

async fn funds_of(db: &Db) -> Arc<Snapshot> {
    funds::testing::fill(db).await;
    Catalogue::load(db).await.unwrap().snapshot()
}

/// The shipped folder with other files in it, or without some.
fn with(files: &[(&str, &str)]) -> Folder {
    let mut folder = shipped().clone();
    for (path, text) in files {
        match *text {
            "" => drop(folder.0.remove(*path)),
            text => drop(folder.0.insert((*path).to_owned(), text.as_bytes().to_vec())),
        }
    }
    folder
}

fn places(mistakes: &[Mistake]) -> Vec<String> {
    mistakes.iter().map(|one| format!("{}:{}", one.path, one.line)).collect()
}

async fn refused(db: &Db, folder: &Folder, funds: &Snapshot) -> Vec<Mistake> {
    match apply(db, folder, funds, now(), false).await {
        Err(Refused::Mistakes(mistakes)) => mistakes,
        other => panic!("{other:?}"),
    }
}

const PRIVACY: &str =
    "---\ntitle: 隐私政策\nversion: 2026.9\nfrom: 2026-11-01\nchanges: 新的\n---\n我们的新政策。\n";

db_test! { &migrations();
    async fn the_shipped_folder_has_no_mistake(db: Db) {
        let funds = funds_of(&db).await;
        assert_eq!(check(&db, shipped(), &funds, now()).await.unwrap(), []);
    }

    async fn all_mistakes_are_told_at_once_by_file_and_line_and_nothing_is_applied(db: Db) {
        let funds = funds_of(&db).await;
        let page = "---\ntitle: 首页\ntype: tab\n---\nentries | 常用 | ranking nowhere\nwheel | |\n";
        let spring = |days: &str| format!("---\ntitle: 春\n{days}\n---\npicks | | steady\n");
        let banner = "---\ntitle: 一\nsubtitle: 二\ntext: drawdown\nfrom: 2026-01-01\n---\n";
        let folder = with(&[
            ("pages/home.md", page),
            ("pages/home@a.md", &spring("from: 2026-02-01\nuntil: 2026-02-20")),
            ("pages/home@b.md", &spring("from: 2026-02-20")),
            ("banners/a.md", banner),
            ("banners/b.md", &banner.replace("drawdown", "nothing")),
            ("redirects/fund.md", "---\ntitle: 基金\npath: /funddetail?fundCode=999999\n---\n"),
            ("redirects/out.md", "---\ntitle: 外\npath: https://other.example/\n---\n"),
            ("articles/drawdown.md", "---\ntitle: t\nsumary: s\nversion: 3\nfrom: 2026-13-01\n---\n[x](http://x)"),
            ("texts/user@2.md", "---\ntitle: 用户\nversion: 9\nfrom: 2026-01-01\n---\n新的。"),
            ("modules/help.md", "---\ntitle: 帮助\nsummary: 问\n---\n新手: newcomer gone\n"),
            ("kinds/other.md", ""),
            ("old/readme.txt", "x"),
            ("files/fee-2026.pdf", "no pdf"),
        ]);
        let mistakes = refused(&db, &folder, &funds).await;
        let told = mistakes.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
        assert_eq!(places(&mistakes), [
            "articles/drawdown.md:1", "articles/drawdown.md:3", "articles/drawdown.md:5",
            "articles/drawdown.md:7", "banners/b.md:1", "banners/b.md:4", "files/fee-2026.pdf:1",
            "kinds/other.md:1", "modules/help.md:5", "old/readme.txt:1", "pages/home.md:5",
            "pages/home.md:6", "pages/home@b.md:1", "redirects/fund.md:3", "redirects/out.md:3",
            "texts/user@2.md:4",
        ], "{told}");
        assert_eq!(check(&db, &folder, &funds, now()).await.unwrap(), mistakes);
        assert!(versions(&db).await.unwrap().is_empty());
        let fund = format!("---\ntitle: 基金\npath: /funddetail?fundCode={BOND}\n---\n");
        let good = with(&[("redirects/fund.md", &fund)]);
        assert_eq!(apply(&db, &good, &funds, now(), true).await.unwrap().number, 1);
        assert!(versions(&db).await.unwrap().is_empty(), "a rehearsal stores nothing");
    }

    async fn running_servers_take_up_what_is_applied_and_brought_back(db: Db) {
        let funds = funds_of(&db).await;
        let catalogue = Catalogue::load(&db).await.unwrap();
        let (one, two) = (Shelf::load(&db).await.unwrap(), Shelf::load(&db).await.unwrap());
        let app = people::app(db.clone(), NOW).with(one.clone()).with(catalogue).build();
        let client = Client::new(&app, vec![routes()]);
        let home = json!({"pageCode": "newcomer"});
        let notices = async || {
            let path = "member/card/findAggRecomm";
            client.bff(path, json!({"pageCode": "holiday"})).await.ok()["notices"].to_string()
        };
        let before = notices().await;
        let late = "---\ntitle: 临时休市\nsummary: 今天。\nkind: holiday\nfrom: 2026-11-20\n---\n今天休市。";
        let banner = "---\ntitle: 新\nsubtitle: 副\ntext: about\nfrom: 2026-11-20\naudience: visitors\n---\n";
        let page = "---\ntitle: 今日\nfrom: 2026-11-20\nuntil: 2026-11-20\n---\npicks | | cash\n";
        let folder = with(&[
            ("notices/late.md", late),
            ("banners/new.md", banner),
            ("pages/newcomer@today.md", page),
            ("texts/privacy@2026.9.md", PRIVACY),
        ]);
        let first = apply(&db, &folder, &funds, now(), false).await.unwrap();
        assert_eq!((first.number, first.is_same), (1, false));
        assert!(apply(&db, &folder, &funds, now(), false).await.unwrap().is_same, "twice is once");
        assert!(one.refresh(&db).await.unwrap() && two.refresh(&db).await.unwrap());
        assert!(!one.refresh(&db).await.unwrap());
        assert_ne!(notices().await, before);
        assert!(two.library().notice("late", now().day()).is_some());
        assert_eq!(client.get("/bannerlist", "").await.ok()["list"][0]["title"], "新");
        let shown = async || client.bff("member/card/findPageInfo", home.clone()).await.ok();
        assert_eq!(shown().await["title"], "今日");
        app.clock().move_to("2026-11-21T10:00:00+08:00".parse().unwrap());
        assert_eq!(shown().await["title"], "新手专区");
        assert_eq!(client.get("/knowledges", "key=privacy").await.ok()["version"], "2026.9");

        apply(&db, shipped(), &funds, now(), false).await.unwrap();
        one.refresh(&db).await.unwrap();
        assert_eq!(client.get("/knowledges", "key=privacy").await.ok()["version"], "2026.1");
        let signed = client.get("/knowledges", "key=privacy&version=2026.9").await.ok();
        assert_eq!(signed["text"], "我们的新政策。", "what was signed is read for ever");
        let gone = client.get("/bulletindetail", "id=late").await;
        assert_eq!(gone.code, wire::codes::NOT_FOUND.code);

        let back = revert(&db, 1, now()).await.unwrap();
        assert_eq!((back.number, &back.hash), (3, &first.hash));
        one.refresh(&db).await.unwrap();
        client.get("/bulletindetail", "id=late").await.ok();
        let all = versions(&db).await.unwrap();
        let told = all.iter().map(|one| (one.number, one.reverts_to, one.first_day.to_string()));
        let day = || "2026-11-20".to_owned();
        let expected = [(3, Some(1), day()), (2, None, day()), (1, None, day())];
        assert_eq!(told.collect::<Vec<_>>(), expected);
        assert!(matches!(revert(&db, 9, now()).await, Err(Refused::NoVersion(9))));
        assert_eq!(version(&db, None).await.unwrap(), folder);
    }

    async fn words_that_may_have_been_signed_stay_and_others_may_change(db: Db) {
        let funds = funds_of(&db).await;
        let later = PRIVACY.replace("2026-11-01", "2026-12-01").replace("2026.9", "2026.12");
        let both = [("texts/privacy@2026.9.md", PRIVACY), ("texts/privacy@2026.12.md", &*later)];
        apply(&db, &with(&both), &funds, now(), false).await.unwrap();
        let changed = later.replace("新政策", "更新的政策");
        let words = with(&[both[0], ("texts/privacy@2026.12.md", &changed)]);
        apply(&db, &words, &funds, now(), false).await.unwrap();
        let moved = "---\ntitle: 隐私政策\nfrom: 2026-11-01\nversion: 2026.9\n---\n别的话。\n";
        let mistakes = refused(&db, &with(&[("texts/privacy@2026.9.md", moved)]), &funds).await;
        assert_eq!(places(&mistakes), ["texts/privacy@2026.9.md:4"]);
        let own = String::from_utf8(shipped().0["texts/user.md"].clone()).unwrap();
        let mistakes = refused(&db, &with(&[("texts/user.md", &format!("{own}另加"))]), &funds).await;
        assert_eq!(mistakes.len(), 1, "what ships was signed too");
        let article = String::from_utf8(shipped().0["articles/drawdown.md"].clone()).unwrap();
        let article = with(&[both[0], both[1], ("articles/drawdown.md", &format!("{article}另加"))]);
        let december = "2026-12-02T10:00:00+08:00".parse().unwrap();
        let kept = apply(&db, &article, &funds, december, false).await;
        let is_one = matches!(kept, Err(Refused::Mistakes(one)) if one.len() == 1);
        assert!(is_one, "it began meanwhile");
    }

    async fn a_version_of_a_day_to_come_does_not_take_the_place_of_the_one_in_force(db: Db) {
        let funds = funds_of(&db).await;
        let open = "---\ntitle: 开户协议\nversion: 2027.1\nfrom: 2027-01-01\n---\n明年的话。\n";
        let own = "---\ntitle: 本店须知\nversion: 1\nfrom: 2026-11-01\n---\n须知。\n";
        let own_later = own.replace("version: 1", "version: 2").replace("2026-11-01", "2026-12-01");
        let edited = with(&[("texts/open.md", open)]);
        let mistakes = refused(&db, &edited, &funds).await;
        assert_eq!(places(&mistakes), ["texts/open.md:4"]);
        assert!(mistakes[0].to_string().contains("texts/open@2027.1.md"), "{}", mistakes[0]);
        assert_eq!(check(&db, &edited, &funds, now()).await.unwrap(), mistakes);
        // Beside the one in force it waits for its day, and then may stand alone.
        let beside = with(&[("texts/open@2027.1.md", open), ("texts/house.md", own)]);
        apply(&db, &beside, &funds, now(), false).await.unwrap();
        let january = "2027-01-01T00:00:00+08:00".parse().unwrap();
        apply(&db, &with(&[("texts/open.md", open)]), &funds, january, true).await.unwrap();
        // So it is with what only the company has; without any version it has none of a later day.
        let later = with(&[("texts/house.md", &own_later)]);
        assert_eq!(places(&refused(&db, &later, &funds).await), ["texts/house.md:4"]);
        apply(&db, &with(&[]), &funds, now(), true).await.unwrap();
    }

    async fn two_that_apply_at_the_same_time_become_two_versions(db: Db) {
        let funds = funds_of(&db).await;
        let one = with(&[("terms.txt", "一|一。")]);
        let two = with(&[("terms.txt", "二|二。")]);
        let (one, two) = tokio::join!(
            apply(&db, &one, &funds, now(), false),
            apply(&db, &two, &funds, now(), false),
        );
        let mut numbers = [one.unwrap().number, two.unwrap().number];
        numbers.sort_unstable();
        assert_eq!(numbers, [1, 2]);
    }
}
