//! Imports on both engines.

use super::{import_funds, import_navs, nav_files};
use crate::{Catalogue, NavRow, publish_navs, testing};
use db::{Db, Migration, Tx, db_test};
use std::{fs, path::PathBuf, sync::LazyLock};
use tempfile::TempDir;

static ALL: LazyLock<Vec<Migration>> = LazyLock::new(testing::migrations);

/// Writes a file into a folder and answers where it is.
fn write(folder: &TempDir, name: &str, bytes: &[u8]) -> PathBuf {
    let path = folder.path().join(name);
    fs::write(&path, bytes).unwrap();
    path
}

const LIST: &str = "基金代码,拼音缩写,基金简称,基金类型,拼音全称\n\
    000001,HXCZHH,华夏成长混合,混合型-灵活,HUAXIACHENGZHANGHUNHE\n\
    015557,YHRLC,银华日利C,货币型-普通货币,YINHUARILIC\n";

const NAVS: &str = "净值日期,单位净值,累计净值,日增长率,申购状态,赎回状态,分红送配\n\
    2026-03-05,1.3000,1.8,0,暂停申购,开放赎回,nan\n\
    2026-03-04,1.0000,1.5,nan,开放申购,开放赎回,每份派现金0.5000元\n\
    2026-03-03,1.5000,1.5,0.1,开放申购,开放赎回,nan\n\
    2026-03-02,x,1.5,0.1,开放申购,开放赎回,nan\n";

db_test! { &ALL;
    async fn an_import_beside_other_funds_twice_changes_nothing(db: Db) {
        testing::fill(&db).await;
        let folder = tempfile::tempdir().unwrap();
        let list = write(&folder, "list.csv", format!("\u{feff}{LIST}").as_bytes());
        let (gbk, _, _) = encoding_rs::GBK.encode(NAVS);
        write(&folder, "000001.csv", &gbk);
        write(
            &folder,
            "015557.json",
            br#"[{"date": 20260302, "nav": "0.2954", "cnav": "1.2910"}]"#,
        );
        write(&folder, "readme.csv", b"nothing");
        let first = import_funds(&db, &list, &|_| {}).await.unwrap();
        assert_eq!((first.rows, first.changed, first.refused.len()), (2, 2, 0));
        let files = nav_files(folder.path()).unwrap();
        assert_eq!(files.len(), 2);
        let navs = import_navs(&db, &files, &|_| {}).await.unwrap();
        assert_eq!((navs.files, navs.rows, navs.changed), (2, 5, 5));
        assert_eq!((navs.refused[0].line, navs.remarks[0].line), (5, 2));
        let catalogue = Catalogue::load(&db).await.unwrap();
        let version = catalogue.version();
        for _ in 0..2 {
            assert_eq!(import_funds(&db, &list, &|_| {}).await.unwrap().changed, 0);
            assert_eq!(import_navs(&db, &files, &|_| {}).await.unwrap().changed, 0);
        }
        assert!(!catalogue.refresh(&db).await.unwrap());
        assert_eq!(catalogue.version(), version);
        let fund = catalogue.fund(testing::code("000001")).unwrap();
        assert_eq!(fund.status, crate::FundStatus::PurchaseStopped);
        assert_eq!(fund.series.at(1).unwrap().growth.unwrap(), kernel::Rate::ZERO);
        let money = catalogue.fund(testing::code("015557")).unwrap();
        assert_eq!(money.latest.unwrap().income.unwrap().to_string(), "0.2954");
        assert!(catalogue.fund(testing::code(testing::BOND)).unwrap().can_buy());
    }

    async fn a_price_that_the_ta_published_stays_and_what_differs_is_said(db: Db) {
        testing::fill(&db).await;
        let folder = tempfile::tempdir().unwrap();
        let code = testing::code("000009");
        let path = write(&folder, "000009.csv", NAVS.as_bytes());
        let import = async || import_navs(&db, &[(code, path.clone())], &|_| {}).await.unwrap();
        import().await;
        let row = |day: &str, nav: &str| NavRow {
            code,
            day: day.parse().unwrap(),
            nav: nav.parse().unwrap(),
            cumulative: None,
            income: None,
            seven_day: None,
        };
        let published = [row("2026-03-04", "1.0100"), row("2026-03-05", "1.3000")];
        let put = async move |tx: &mut Tx| publish_navs(tx, &published).await;
        db.write::<_, db::Error, _>(put).await.unwrap();
        let report = import().await;
        // Beside the prices, what the TA did not say.
        assert_eq!(report.changed, 2);
        let said: Vec<(usize, &str)> =
            report.refused.iter().map(|found| (found.line, found.reason.as_str())).collect();
        let expected = (3, "2026-03-04的净值1.0000与已公布的1.0100不同，未导入");
        assert!(said.contains(&expected), "{said:?}");
        assert_eq!(said.len(), 2, "{said:?}");
        let series = &Catalogue::load(&db).await.unwrap().fund(code).unwrap().series;
        let nav = |at: usize| series.at(at).unwrap().nav.to_string();
        assert_eq!((nav(0), nav(1), nav(2)), ("1.5000".into(), "1.0100".into(), "1.3000".into()));
        assert_eq!(series.at(1).unwrap().cumulative.unwrap().to_string(), "1.5000");
        assert_eq!(import().await.changed, 0);
    }

    async fn a_list_renews_names_and_keeps_the_rest(db: Db) {
        testing::fill(&db).await;
        let folder = tempfile::tempdir().unwrap();
        let row = format!("基金代码,基金简称,基金类型\n{},新的名字A,\n", testing::MIXED_A);
        let list = write(&folder, "list.csv", row.as_bytes());
        assert_eq!(import_funds(&db, &list, &|_| {}).await.unwrap().changed, 1);
        let catalogue = Catalogue::load(&db).await.unwrap();
        let fund = catalogue.fund(testing::code(testing::MIXED_A)).unwrap();
        assert_eq!((&*fund.name, &*fund.category), ("新的名字A", "混合型-偏股"));
        assert!(!fund.fees.is_empty() && !fund.company.is_empty());
    }

    async fn prices_of_an_unknown_fund_make_it_known_by_its_code(db: Db) {
        let folder = tempfile::tempdir().unwrap();
        let path = write(&folder, "000009.csv", NAVS.as_bytes());
        let files = [(testing::code("000009"), path)];
        let report = import_navs(&db, &files, &|_| {}).await.unwrap();
        assert!(report.remarks.iter().any(|remark| remark.reason.contains("没有基金000009")));
        let fund = Catalogue::load(&db).await.unwrap().fund(testing::code("000009")).unwrap();
        assert_eq!((&*fund.name, fund.series.len()), ("基金000009", 3));
        assert!(!fund.can_buy());
    }
}
