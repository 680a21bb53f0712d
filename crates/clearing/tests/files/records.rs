//! Records: their numbers, and what comes again.

use crate::company::{Company, migrations};
use crate::{day, held, order};
use db::{Db, db_test};
use orders::OrderStatus;
use orders::testing::{C4, MIXED, MONEY, assert_sound, bought, buyer};
use ta::{Faults, FileFaults};

const NOW: &str = "2026-11-16T10:00:00+08:00";

fn faults(files: FileFaults) -> Faults {
    Faults { files, ..Faults::default() }
}

db_test! { &migrations();
    async fn numbers_that_begin_anew_each_day_and_for_each_type_lose_nothing(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let plain = FileFaults { plain_serials: true, ..FileFaults::default() };
        company.set_faults(faults(plain));
        bought(&company.app, &person, MONEY, "9000.00").await;
        for _ in 0..3 {
            let number = bought(&company.app, &person, MIXED, "1000.00").await;
            company.engine.advance().await.unwrap();
            let found = order(&company, &person.person.token, number).await;
            assert_eq!(found["status"], OrderStatus::Confirmed.code(), "{found}");
        }
        // On each of these days, a dividend and a confirmation have the same number.
        for on in ["2026-11-19", "2026-11-20"] {
            company.pay_dividend(MIXED, day(on), "0.05");
            let number = bought(&company.app, &person, MIXED, "1000.00").await;
            company.engine.advance().await.unwrap();
            let found = order(&company, &person.person.token, number).await;
            assert_eq!(found["status"], OrderStatus::Confirmed.code(), "{found}");
        }
        let status = company.engine.status().await.unwrap();
        assert_eq!((status.open_breaks, status.file_breaks), (0, vec![]));
        assert_sound(&company.app).await;
        for t_day in ["2026-11-19", "2026-11-20"] {
            let replay = company.engine.replay(day(t_day)).await.unwrap();
            assert!(replay.agrees(), "{replay:#?}");
        }
    }

    async fn a_number_that_comes_again_with_other_content_is_a_named_break(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let changed = FileFaults { changed_repeat: true, ..FileFaults::default() };
        company.set_faults(Faults { repeat_files: true, ..faults(changed) });
        bought(&company.app, &person, MIXED, "1000.00").await;
        bought(&company.app, &person, MONEY, "1000.00").await;
        company.engine.advance().await.unwrap();
        let status = company.engine.status().await.unwrap();
        let [found] = status.file_breaks.as_slice() else { panic!("{:?}", status.file_breaks) };
        assert_eq!((found.kind.as_str(), found.file_type.as_str()), ("repeat", "04"));
        assert_eq!(found.subject, "20261117000000001");
        assert!(found.reason.contains("OFD_98_TAEL_20261117_04_003.TXT"), "{}", found.reason);
        // What came first counts, and the equal ones are counted.
        assert_eq!(status.open_breaks, 0);
        let note = company.note_of(day("2026-11-16"), "confirm").await;
        assert!(note.starts_with("2笔，重复3笔，有差错1笔"), "{note}");
        assert!(held(&company, person.person.cust_no, MIXED).await.is_positive());
        assert_sound(&company.app).await;
        let replay = company.engine.replay(day("2026-11-16")).await.unwrap();
        assert!(replay.agrees(), "{replay:#?}");
    }
}
