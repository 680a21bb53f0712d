//! Files: late, in parts, of others, under false names.

use crate::company::{Company, migrations};
use crate::{day, held, order};
use clearing::{Acceptance, Accepting, DayStatus, Step};
use db::{Db, Tx, db_test};
use exchange::{FileType, IndexFile};
use orders::testing::{C4, MIXED, MONEY, assert_sound, bought, buyer};
use orders::{OrderNo, OrderStatus};
use ta::{Faults, FileFaults};

const NOW: &str = "2026-11-16T10:00:00+08:00";
const T: &str = "2026-11-16";

fn faults(files: FileFaults) -> Faults {
    Faults { files, ..Faults::default() }
}

fn step<'s>(status: &'s DayStatus, name: &str) -> (&'s str, &'s str) {
    let step = status.steps.iter().find(|step| step.name == name).unwrap();
    (&step.state, &step.error)
}

async fn status_of(company: &Company, token: &str, number: OrderNo) -> String {
    order(company, token, number).await["status"].as_str().unwrap().to_owned()
}

async fn status(company: &Company) -> DayStatus {
    company.engine.status().await.unwrap()
}

db_test! { &migrations();
    async fn a_step_waits_for_the_part_that_the_index_lists_and_says_which(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let token = person.person.token.clone();
        let late = vec![FileType::TradeConfirmation];
        company.set_faults(faults(FileFaults { parts: Some(2), late, ..FileFaults::default() }));
        let first = bought(&company.app, &person, MIXED, "1000.00").await;
        let second = bought(&company.app, &person, MONEY, "1000.00").await;
        let said = company.engine.advance().await.unwrap_err().to_string();
        let what = "2026-11-17的04文件，共2份，第2份OFD_98_TAEL_20261117_04_002.TXT未收到";
        assert!(said.contains("等待注册登记机构98") && said.contains(what), "{said}");
        let waiting = status(&company).await;
        let (state, error) = step(&waiting, "confirm");
        assert!(state == "waiting" && error.contains(what), "{state} {error}");
        // Nothing of the part that is there either: a type is taken in when all of it is.
        assert_eq!(status_of(&company, &token, first).await, OrderStatus::Sent.code());
        company.engine.resume().await.unwrap_err();
        company.deliver(day(T)).await;
        company.engine.resume().await.unwrap();
        for number in [first, second] {
            let found = status_of(&company, &token, number).await;
            assert_eq!(found, OrderStatus::Confirmed.code());
        }
        let done = status(&company).await;
        assert_eq!((done.open_breaks, done.file_breaks, done.late_files), (0, vec![], vec![]));
        assert_sound(&company.app).await;
        assert!(company.engine.replay(day(T)).await.unwrap().agrees());
    }

    async fn a_part_that_came_after_its_step_is_shown_and_taken_in_by_retaking_it(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let token = person.person.token.clone();
        let unannounced = vec![FileType::TradeConfirmation];
        let files = FileFaults { parts: Some(2), unannounced, ..FileFaults::default() };
        company.set_faults(faults(files));
        let first = bought(&company.app, &person, MIXED, "1000.00").await;
        let second = bought(&company.app, &person, MONEY, "1000.00").await;
        company.engine.run_until(Step::Answer).await.unwrap();
        // What waits for its step is not late.
        assert_eq!(status(&company).await.late_files, [""; 0]);
        assert_eq!(company.engine.advance().await.unwrap(), day("2026-11-17"));
        let found = status_of(&company, &token, first).await;
        assert_eq!(found, OrderStatus::Confirmed.code());
        assert_eq!(status_of(&company, &token, second).await, OrderStatus::Sent.code());
        company.deliver(day(T)).await;
        // Found without the file, too.
        let open = status(&company).await;
        let unanswered: Vec<_> = open.unanswered.iter().map(|d| (d.t_day, d.orders)).collect();
        assert_eq!((unanswered, open.unanswered[0].first), (vec![(day(T), 1)], second));
        assert!(open.is_alarming());
        let late = status(&company).await.late_files;
        assert_eq!(late, ["OFD_98_TAEL_20261117_04_002.TXT"]);
        assert_eq!(company.engine.retake(Step::Confirm, None).await.unwrap(), day(T));
        let found = status_of(&company, &token, second).await;
        assert_eq!(found, OrderStatus::Confirmed.code());
        assert!(held(&company, person.person.cust_no, MONEY).await.is_positive());
        let now = status(&company).await;
        assert_eq!((now.late_files, now.unanswered), (vec![], vec![]));
        assert_sound(&company.app).await;
        // The statement named shares that were not confirmed yet.
        assert_eq!(status(&company).await.open_breaks, 1);
        company.engine.retake(Step::Reconcile, None).await.unwrap();
        assert_eq!(status(&company).await.open_breaks, 0);
        let once = company.engine.state_hash().await.unwrap();
        for step in [Step::Answer, Step::Prices, Step::Value, Step::Dividends, Step::Confirm] {
            company.engine.retake(step, Some(day(T))).await.unwrap();
        }
        assert_eq!(company.engine.state_hash().await.unwrap(), once);
        assert!(company.engine.replay(day(T)).await.unwrap().agrees());
    }

    async fn a_late_part_that_is_refused_is_named_until_it_is_taken(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        bought(&company.app, &person, MIXED, "1000.00").await;
        company.engine.advance().await.unwrap();
        for (file_type, step) in [("06", Step::Dividends), ("05", Step::Reconcile)] {
            let name = format!("OFD_98_TAEL_20261117_{file_type}_002.TXT");
            let whole = format!("OFD_98_TAEL_20261117_{file_type}.TXT");
            let good = std::fs::read(company.inbox.join(whole)).unwrap();
            std::fs::write(company.inbox.join(&name), &good[..good.len() - 9]).unwrap();
            assert_eq!(status(&company).await.late_files, [name.as_str()]);
            let refused = company.engine.retake(step, None).await.unwrap_err().to_string();
            assert!(refused.contains(&name), "{refused}");
            assert_eq!(status(&company).await.late_files, [name.as_str()], "nobody would know");
            std::fs::write(company.inbox.join(&name), &good).unwrap();
            company.engine.retake(step, None).await.unwrap();
            assert_eq!(status(&company).await.late_files, [""; 0]);
        }
    }

    async fn only_what_is_done_and_takes_files_is_done_again(db: Db) {
        let company = Company::new(db, NOW).await;
        buyer(&company.app, 1, C4).await;
        let refused = company.engine.retake(Step::Confirm, None).await.unwrap_err();
        assert_eq!(refused.code(), Some(19009));
        company.engine.advance().await.unwrap();
        for step in [Step::Collect, Step::Seal, Step::Purge] {
            let refused = company.engine.retake(step, None).await.unwrap_err();
            assert_eq!(refused.code(), Some(19008), "{}", step.name());
        }
        // What cannot be done again stays done.
        let name = "OFD_98_TAEL_20261117_04.TXT";
        std::fs::remove_file(company.inbox.join(name)).unwrap();
        let said = company.engine.retake(Step::Confirm, None).await.unwrap_err().to_string();
        assert!(said.contains(name), "{said}");
        assert_eq!(company.note_of(day(T), "confirm").await, "0笔");
    }

    async fn a_step_waits_for_the_index(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        company.set_faults(faults(FileFaults { late_index: true, ..FileFaults::default() }));
        let number = bought(&company.app, &person, MIXED, "1000.00").await;
        let said = company.engine.advance().await.unwrap_err().to_string();
        assert!(said.contains("索引文件OFI_98_TAEL_20261117.TXT未收到"), "{said}");
        assert_eq!(step(&status(&company).await, "accounts").0, "waiting");
        company.deliver(day(T)).await;
        company.engine.resume().await.unwrap();
        let found = status_of(&company, &person.person.token, number).await;
        assert_eq!(found, OrderStatus::Confirmed.code());
    }

    async fn a_header_that_belies_its_name_is_set_aside_and_the_day_waits(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let belying = vec![FileType::TradeConfirmation];
        company.set_faults(faults(FileFaults { belying, ..FileFaults::default() }));
        let number = bought(&company.app, &person, MIXED, "1000.00").await;
        let said = company.engine.advance().await.unwrap_err().to_string();
        let name = "OFD_98_TAEL_20261117_04.TXT";
        assert!(said.contains(name) && said.contains("OFD_98_OTHR_20261117_04.TXT"), "{said}");
        let waiting = status(&company).await;
        assert_eq!(step(&waiting, "confirm").0, "waiting");
        let [found] = waiting.file_breaks.as_slice() else { panic!("{:?}", waiting.file_breaks) };
        assert_eq!((found.kind.as_str(), found.subject.as_str()), ("header", name));
        company.deliver(day(T)).await;
        company.engine.resume().await.unwrap();
        assert_eq!(status(&company).await.file_breaks, vec![]);
        let found = status_of(&company, &person.person.token, number).await;
        assert_eq!(found, OrderStatus::Confirmed.code());
    }

    async fn a_file_of_another_seller_is_named_and_never_read(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        company.set_faults(faults(FileFaults { foreign: true, ..FileFaults::default() }));
        bought(&company.app, &person, MIXED, "1000.00").await;
        company.engine.advance().await.unwrap();
        let found = status(&company).await.file_breaks;
        let [foreign] = found.as_slice() else { panic!("{found:?}") };
        let name = "OFD_98_OTHR_20261117_04.TXT";
        assert_eq!((foreign.kind.as_str(), foreign.subject.as_str()), ("foreign", name));
        assert_eq!(company.note_of(day(T), "confirm").await, "1笔");
        assert_sound(&company.app).await;
        company.accept(name).await;
        company.engine.retake(Step::Confirm, None).await.unwrap();
        assert_eq!(status(&company).await.file_breaks, vec![]);
    }

    async fn one_break_is_accepted_with_its_reason_and_none_of_the_others(db: Db) {
        let company = Company::new(db, NOW).await;
        company.set_faults(faults(FileFaults { foreign: true, ..FileFaults::default() }));
        company.engine.advance().await.unwrap();
        let name = "OFD_98_OTHR_20261117_04.TXT";
        let other = async |tx: &mut Tx| {
            tx.execute(db::sql!(
                "INSERT INTO clearing_file_breaks
                     (day, file_type, kind, subject, reason, state)
                 SELECT '2026-11-18', file_type, 'header', subject, 'another', 'open'
                 FROM clearing_file_breaks WHERE state = 'open'"
            ))
            .await
        };
        company.app.db().write::<_, db::Error, _>(other).await.unwrap();
        let open = status(&company).await.file_breaks;
        assert_eq!(open.len(), 2);
        let accepting = Accepting {
            subject: name.to_owned(),
            reason: "told the agent".to_owned(),
            person: "wang".to_owned(),
            ..Accepting::default()
        };
        // Which of them nobody has said; and of another name nothing is open.
        let accept = async |accepting: &Accepting| company.engine.accept(accepting).await.unwrap();
        assert_eq!(accept(&accepting).await, Acceptance::Several(open.clone()));
        let mistyped = Accepting { subject: name.replace("OTHR", "OTHER"), ..accepting.clone() };
        let of_neither = Accepting { kind: Some("parked".to_owned()), ..accepting.clone() };
        for nothing in [mistyped, of_neither] {
            assert_eq!(accept(&nothing).await, Acceptance::Nothing);
        }
        let before = status(&company).await;
        assert_eq!((before.file_breaks, before.accepted), (open.clone(), vec![]));
        let first = Accepting { day: Some(open[0].day), ..accepting.clone() };
        assert_eq!(accept(&first).await, Acceptance::Done(open[0].clone()));
        assert_eq!(accept(&first).await, Acceptance::Nothing);
        let after = status(&company).await;
        assert_eq!(after.file_breaks, open[1..]);
        let [kept] = after.accepted.as_slice() else { panic!("{:?}", after.accepted) };
        assert_eq!((kept.day, &*kept.kind, &*kept.subject), (open[0].day, "foreign", name));
        assert_eq!((&*kept.reason, &*kept.person), ("told the agent", "wang"));
        assert_eq!(kept.said, open[0].reason);
        assert!(kept.holder.contains('@'), "{}", kept.holder);
        assert_eq!(accept(&accepting).await, Acceptance::Done(open[1].clone()));
        assert_eq!(status(&company).await.accepted.len(), 2);
    }

    async fn a_day_that_was_begun_before_indices_goes_on_without_and_is_replayed(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        bought(&company.app, &person, MIXED, "1000.00").await;
        company.engine.run_until(Step::Answer).await.unwrap();
        for name in ["OFI_98_TAEL_20261117.TXT", "OFJ_98_TAEL_20261116.TXT"] {
            std::fs::remove_file(company.inbox.join(name)).unwrap();
        }
        let old = async |tx: &mut Tx| {
            tx.execute(db::sql!("UPDATE clearing_days SET indexed = FALSE")).await
        };
        company.app.db().write::<_, db::Error, _>(old).await.unwrap();
        company.engine.advance().await.unwrap();
        assert_sound(&company.app).await;
        assert!(company.engine.replay(day(T)).await.unwrap().agrees());
        // The next day is one of today.
        company.set_faults(faults(FileFaults { late_index: true, ..FileFaults::default() }));
        company.engine.advance().await.unwrap_err();
    }

    async fn our_own_files_are_listed_too(db: Db) {
        let company = Company::new(db, NOW).await;
        company.engine.close().await.unwrap();
        let bytes = std::fs::read(company.outbox.join("OFI_TAEL_98_20261116.TXT")).unwrap();
        let index = IndexFile::read(&bytes).unwrap();
        let names = ["OFD_TAEL_98_20261116_01.TXT", "OFD_TAEL_98_20261116_03.TXT"];
        assert_eq!(index.files, names);
        assert!(names.iter().all(|name| company.outbox.join(name).exists()));
    }
}
