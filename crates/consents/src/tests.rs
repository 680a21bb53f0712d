//! The ledger on both engines.

use crate::{
    Act, Broken, ChainFile, ConsentText, Place, Purpose, check, entries, give, in_force, migrate,
    require, verify, withdraw,
};
use db::{Db, Error, Tx, db_test, sql};
use kernel::{CustNo, Instant};

const SENSITIVE: Purpose = Purpose::Sensitive;

fn cust(n: i64) -> CustNo {
    CustNo::try_from(n).unwrap()
}

fn at() -> Instant {
    "2026-11-23T10:00:00+08:00".parse().unwrap()
}

fn place() -> Place {
    Place { host: "browser".into(), device: "Safari · iOS".into() }
}

fn text(version: &str) -> ConsentText {
    let (id, title) = (format!("consent-sensitive@{version}"), "同意书".to_owned());
    ConsentText { id, title, sha256: "ab".repeat(32) }
}

async fn chain_of(db: &Db, cust_no: CustNo) -> ChainFile {
    let read = async move |tx: &mut Tx| entries(tx, cust_no).await;
    ChainFile::new(cust_no, db.read::<_, Error, _>(read).await.unwrap())
}

/// Given, given again under a new text, withdrawn; another customer's was migrated.
async fn fill(db: &Db) {
    db.write(async |tx: &mut Tx| {
        let what = (cust(1), SENSITIVE);
        assert!(!in_force(tx, cust(1), SENSITIVE).await?);
        assert!(give(tx, what, &text("2026.1"), &place(), at()).await?);
        assert!(!give(tx, what, &text("2026.1"), &place(), at()).await?, "twice");
        assert!(give(tx, what, &text("2026.2"), &place(), at()).await?, "a new text");
        assert!(in_force(tx, cust(1), SENSITIVE).await?);
        assert!(withdraw(tx, what, &place(), at()).await?);
        assert!(!withdraw(tx, what, &place(), at()).await?, "twice");
        migrate(tx, (cust(2), Purpose::Account), "开户时已同意", at()).await?;
        Ok::<_, Error>(())
    })
    .await
    .unwrap();
}

db_test! { crate::MIGRATIONS;
    async fn each_act_is_a_row_once_and_all_rows_are_chained(db: Db) {
        fill(&db).await;
        let chain = chain_of(&db, cust(1)).await;
        let acts: Vec<Act> = chain.entries.iter().map(|entry| entry.act).collect();
        assert_eq!(acts, [Act::Given, Act::Given, Act::Withdrawn]);
        assert_eq!(check(&chain), Ok(()));
        assert_eq!(chain.entries[2].text_id, "consent-sensitive@2026.2", "what ends");
        let read = async |tx: &mut Tx| verify(tx).await;
        assert_eq!(db.read::<_, Error, _>(read).await.unwrap(), []);
    }

    async fn who_does_not_agree_is_refused_and_learns_to_what(db: Db) {
        fill(&db).await;
        let ask = async |tx: &mut Tx| require(tx, cust(1), SENSITIVE).await;
        let refused = db.read(ask).await.unwrap_err();
        assert!(format!("{refused:?}").contains("请先单独同意“证件和银行卡”"), "{refused:?}");
        let ask = async |tx: &mut Tx| require(tx, cust(2), Purpose::Account).await;
        db.read(ask).await.unwrap();
    }

    async fn what_is_changed_or_taken_away_is_missed(db: Db) {
        fill(&db).await;
        let of = |db: &Db| {
            let db = db.clone();
            async move {
                let read = async |tx: &mut Tx| verify(tx).await;
                let broken = db.read::<_, Error, _>(read).await.unwrap();
                broken.into_iter().map(|one| (one.cust_no.value(), one.reason)).collect::<Vec<_>>()
            }
        };
        let run = async |tx: &mut Tx| {
            tx.execute(sql!("DELETE FROM consents_entries WHERE cust_no = 1 AND seq = 3")).await
        };
        db.write::<_, Error, _>(run).await.unwrap();
        assert_eq!(of(&db).await, [(1, "it ends before entry 3".to_owned())]);
        let run = async |tx: &mut Tx| {
            tx.execute(sql!("UPDATE consents_entries SET device = 'x' WHERE cust_no = 1 AND seq = 1"))
                .await?;
            tx.execute(sql!("DELETE FROM consents_heads WHERE cust_no = 2")).await
        };
        db.write::<_, Error, _>(run).await.unwrap();
        assert_eq!(of(&db).await, [
            (2, "its end is not on record".to_owned()),
            (1, "entry 1 was changed, or one before it".to_owned()),
        ]);
    }

    async fn a_file_is_checked_without_anything_else(db: Db) {
        fill(&db).await;
        let whole = chain_of(&db, cust(1)).await;
        let json = serde_json::to_string(&whole).unwrap();
        let read: ChainFile = serde_json::from_str(&json).unwrap();
        assert_eq!((check(&read), read.last_hash()), (Ok(()), whole.last_hash()));
        let mut other = whole.clone();
        other.cust_no = cust(2);
        assert_eq!(check(&other), Err(Broken::Changed(1)), "somebody else's");
        let mut later = whole.clone();
        later.entries[1].at = "2026-11-23T10:00:01+08:00".parse().unwrap();
        assert_eq!(check(&later), Err(Broken::Changed(2)));
        let mut gap = whole.clone();
        gap.entries.remove(0);
        assert_eq!(check(&gap), Err(Broken::Missing(1)));
        let mut shorter = whole.clone();
        shorter.entries.pop();
        assert_eq!(check(&shorter), Err(Broken::End));
        shorter.count = Some(2);
        assert_eq!(check(&shorter), Err(Broken::End));
        // One of before says nothing of its end.
        (shorter.count, shorter.head) = (None, None);
        assert_eq!((check(&shorter), shorter.says_its_end()), (Ok(()), false));
        let of_before = serde_json::to_string(&shorter).unwrap();
        assert!(!of_before.contains("count"), "{of_before}");
        assert_eq!(serde_json::from_str::<ChainFile>(&of_before).unwrap(), shorter);
        let strange = ChainFile { format: "2".into(), ..whole };
        assert_eq!(check(&strange), Err(Broken::Format("2".into())));
    }
}

#[test]
fn a_hash_is_sha256_over_the_lines_that_the_guide_names() {
    // printf 'tael-consents-1\n0…0\n0000000001\n1\nsensitive\ngiven\nconsent-sensitive@2026.1\n
    // abab…\nbrowser\nSafari · iOS\n\n2026-11-23T10:00:00.000+08:00\n' | sha256sum
    let entry = crate::Entry {
        seq: 1,
        purpose: SENSITIVE,
        act: Act::Given,
        text_id: text("2026.1").id,
        text_sha256: text("2026.1").sha256,
        host: place().host,
        device: place().device,
        note: String::new(),
        at: at(),
        hash: String::new(),
    };
    assert_eq!(entry.hash_after(crate::entry::BEGIN, cust(1)), HASH);
}

const HASH: &str = "efce66c00cc4879c5a689e10bf99f50af38d1ce63d998fbd8e778f5c1c0df1fc";
