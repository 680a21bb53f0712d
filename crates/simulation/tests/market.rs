//! The market in short: what `make simulate` does longer.

use db::Tx;
use kernel::{CustNo, Fen, Instant};
use ledger::{Account, Entry, EntryKind};
use simulation::{Auditor, Audits, Company, Outcome, Plan, Store, run};
use std::collections::{BTreeMap, BTreeSet};

const PLAN: Plan =
    Plan { seed: 21, days: 50, customers: 50, kills: false, audits: Audits::EveryDay };
const SMALL: Plan =
    Plan { seed: 11, days: 10, customers: 12, kills: false, audits: Audits::EveryStep };

fn on_sqlite(plan: Plan) -> Outcome {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(run(plan, Store::Sqlite, |_| {})).unwrap()
}

#[test]
fn a_market_stays_sound_and_being_killed_changes_nothing() {
    let smooth = std::thread::spawn(|| on_sqlite(PLAN));
    let killed = on_sqlite(Plan { kills: true, audits: Audits::EveryDay, ..PLAN });
    let smooth = smooth.join().unwrap();
    println!("{}", smooth.tally);
    same_state(&smooth, &killed);
    assert!(killed.tally.of("killed") > 20, "{}", killed.tally);
    assert_eq!(killed.tally.drawn.missing(), [], "{}", killed.tally);
    for what in [
        "bought",
        "redeemed",
        "cancelled",
        "converted",
        "conversion became shares",
        "conversion refused by the transfer agent",
        "redeemed into a fund",
        "proceeds became shares",
        "proceeds went back to the card",
        "purchase with proceeds refused by the transfer agent",
        "bought from a money fund",
        "dividend method changed",
        "dividend in shares",
        "dividend in cash",
        "subscribed",
        "subscription became shares",
        "subscription paid back with interest",
        "subscription waits for the fund",
        "redeemed by force",
        "shares added",
        "shares taken",
        "wrong statement noticed",
        "waited for files",
        "retaken: confirm",
        "looked at: foreign",
        "looked at: repeat",
        "asked to be paid again",
        "paid the second time",
        "agreement ended",
        "card signed again",
        "card added",
        "card replaced",
        "paid into a pension",
        "linked a pension",
        "bought for a pension",
        "bought for a pension: refused 31006",
        "redeemed for a pension",
        "bought for a pension by card: refused 16100",
        "card replaced by one's own",
        "account closed",
        "closing came to nothing",
        "bought without an account: refused 401",
    ] {
        assert!(smooth.tally.of(what) > 0, "never {what}: {}", smooth.tally);
    }
}

#[test]
fn the_same_seed_does_the_same_and_another_does_not() {
    let (first, again) = (on_sqlite(SMALL), on_sqlite(SMALL));
    assert_eq!(first, again);
    assert_ne!(first.state, on_sqlite(Plan { seed: 12, ..SMALL }).state);
}

#[test]
fn postgres_ends_in_the_state_of_sqlite() {
    db::testing::postgres_url(&app::migrations(), async |url: String| {
        let plan = Plan { kills: true, ..SMALL };
        let outcome = run(plan, Store::Postgres(url), |_| {}).await.unwrap();
        let sqlite = std::thread::spawn(|| on_sqlite(SMALL)).join().unwrap();
        same_state(&sqlite, &outcome);
    });
}

#[test]
fn the_audit_finds_money_that_nobody_paid() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let now: Instant = "2026-03-02T10:00:00+08:00".parse().unwrap();
        let company = Company::found(Store::Sqlite, 1, now).await.unwrap();
        let mut auditor = Auditor::default();
        assert_eq!(auditor.audit(&company).await.unwrap(), []);
        auditor.promise(5.into());
        let cust_no = CustNo::try_from(7).unwrap();
        let (bank, paid) = (Account::external_bank(), Account::paid(cust_no));
        let entry = Entry::new(1, cust_no, (now.day(), now), EntryKind::Collected, "none");
        let entry = entry.cash(bank, paid, Fen::from_units(100));
        let post = async move |tx: &mut Tx| ledger::post(tx, &entry).await;
        company.app().db().write::<_, db::Error, _>(post).await.unwrap();
        let found = auditor.audit(&company).await.unwrap();
        let what: Vec<&str> = found.iter().map(|difference| &difference.what[..]).collect();
        let waits = "money that waits for orders: cust:0000000007:paid";
        assert_eq!(what, [waits, "order 5", "external:bank"]);
    });
}

/// Names the lines that differ, where any do.
fn same_state(one: &Outcome, other: &Outcome) {
    let lines = |outcome: &Outcome| outcome.lines.iter().cloned().collect::<BTreeSet<_>>();
    let (ours, theirs) = (lines(one), lines(other));
    let differ: Vec<_> = ours.symmetric_difference(&theirs).take(20).collect();
    assert!(differ.is_empty(), "{differ:#?}");
    assert_eq!(one.state, other.state);
    same_record(one, other);
}

fn same_record(one: &Outcome, other: &Outcome) {
    let times = |outcome: &Outcome| {
        let mut times = BTreeMap::new();
        outcome.record.iter().for_each(|line| *times.entry(line.clone()).or_insert(0) += 1);
        times.into_iter().collect::<BTreeSet<_>>()
    };
    let (ours, theirs) = (times(one), times(other));
    let differ: Vec<_> = ours.symmetric_difference(&theirs).collect();
    assert!(differ.is_empty(), "{differ:#?}");
}
