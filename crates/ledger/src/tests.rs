//! The journal on both engines.

mod verifying;

use super::*;
use db::{Db, Error, ErrorKind, Tx, db_test};
use kernel::{CustNo, Day, Fen, FundCode, Instant, Shares, TradeAcco};
use proptest::prelude::*;

fn cust() -> CustNo {
    CustNo::try_from(7).unwrap()
}

fn fund() -> FundCode {
    "000001".parse().unwrap()
}

fn acco() -> TradeAcco {
    TradeAcco::of(cust(), 1).unwrap()
}

fn on() -> (Day, Instant) {
    let at: Instant = "2026-03-02T10:00:00+08:00".parse().unwrap();
    (at.day(), at)
}

fn collected(id: i64, fen: i64) -> Entry {
    Entry::new(id, cust(), on(), EntryKind::Collected, id).cash(
        Account::external_bank(),
        Account::paid(cust()),
        Fen::from_units(fen),
    )
}

fn bought(id: i64, fen: i64, fee: i64, shares: i64) -> Entry {
    let (paid, fen, fee) = (Account::paid(cust()), Fen::from_units(fen), Fen::from_units(fee));
    Entry::new(id, cust(), on(), EntryKind::BuyConfirmed, id)
        .cash(paid.clone(), Account::fund_money(fund()), fen)
        .cash(paid, Account::fee(fund()), fee)
        .shares(
            Account::issued(fund()),
            Account::shares(cust(), acco(), fund()),
            fund(),
            Shares::from_units(shares),
        )
}

async fn holds(db: &Db, account: Account, asset: Asset) -> i64 {
    db.read(async |tx| balance(tx, &account, asset).await).await.unwrap()
}

db_test! { MIGRATIONS;
    async fn what_was_posted_under_a_reference_is_read_as_it_was_posted(db: Db) {
        let post = async |tx: &mut Tx| {
            post_many(tx, &[collected(7, 1_000), bought(8, 920, 80, 800)]).await
        };
        db.write(post).await.unwrap();
        let of = async |reference: &str| {
            let references = [reference.to_owned()];
            let read = async |tx: &mut Tx| journal_of(tx, &references).await;
            db.read::<_, Error, _>(read).await.unwrap()
        };
        let found = of("8").await;
        let [entry] = &found[..] else { panic!("{found:?}") };
        assert_eq!((entry.kind.as_str(), entry.day), ("buy-confirmed", on().0));
        let line = |line: &JournalLine| [&line.asset, &line.debit, &line.credit].map(String::clone);
        let lines: Vec<[String; 3]> = entry.lines.iter().map(line).collect();
        let said = [
            ["CNY", "", "9.20"],
            ["CNY", "9.20", ""],
            ["CNY", "", "0.80"],
            ["CNY", "0.80", ""],
            ["000001", "", "8.00"],
            ["000001", "8.00", ""],
        ];
        assert_eq!(lines, said);
        let sums = journal_sums(&found).unwrap();
        let sum = |sum: &JournalSum| [&sum.asset, &sum.debit, &sum.credit].map(String::clone);
        let sums: Vec<[String; 3]> = sums.iter().map(sum).collect();
        assert_eq!(sums, [["CNY", "10.00", "10.00"], ["000001", "8.00", "8.00"]]);
        assert_eq!(of("7").await.len(), 1);
        assert_eq!(of("9").await, []);
    }

    async fn money_and_shares_move_between_accounts(db: Db) {
        db.write(async |tx| post_many(tx, &[collected(1, 1_000), bought(2, 920, 80, 800)]).await)
            .await
            .unwrap();
        assert_eq!(holds(&db, Account::paid(cust()), Asset::Cny).await, 0);
        assert_eq!(holds(&db, Account::external_bank(), Asset::Cny).await, -1_000);
        assert_eq!(holds(&db, Account::fee(fund()), Asset::Cny).await, 80);
        let shares = Account::shares(cust(), acco(), fund());
        assert_eq!(holds(&db, shares, Asset::Shares(fund())).await, 800);
        assert_eq!(holds(&db, Account::issued(fund()), Asset::Shares(fund())).await, -800);
        let found = db.read(async |tx| verify(tx).await).await.unwrap();
        assert_eq!(found, []);
    }

    async fn an_event_is_posted_once(db: Db) {
        db.write(async |tx| post(tx, &collected(1, 1_000)).await).await.unwrap();
        let mut again = collected(1, 1_000);
        again.id = 2;
        let refused = db.write(async move |tx| post(tx, &again).await).await.unwrap_err();
        assert_eq!(refused.kind, ErrorKind::Conflict);
        assert_eq!(holds(&db, Account::paid(cust()), Asset::Cny).await, 1_000);
    }

    async fn an_entry_that_does_not_sum_to_zero_is_not_posted(db: Db) {
        let mut entry = collected(1, 1_000);
        entry.postings[0].amount += 1;
        let refused = db.write(async move |tx| post(tx, &entry).await).await.unwrap_err();
        assert_eq!(refused.kind, ErrorKind::Fault);
        assert_eq!(holds(&db, Account::paid(cust()), Asset::Cny).await, 0);
    }

    async fn concurrent_entries_of_one_customer_all_count(db: Db) {
        let posts = (1..=40).map(|id| {
            let db = db.clone();
            tokio::spawn(async move {
                db.write(async move |tx| post(tx, &collected(id, 10)).await).await
            })
        });
        let posts: Vec<_> = posts.collect();
        for posted in posts {
            let result: Result<(), Error> = posted.await.unwrap();
            result.unwrap();
        }
        assert_eq!(holds(&db, Account::paid(cust()), Asset::Cny).await, 400);
        assert_eq!(db.read(async |tx| verify(tx).await).await.unwrap(), []);
    }
}

#[test]
fn every_statement_prepares_on_both_engines() {
    assert_eq!(db::testing::check_statements(MIGRATIONS), Vec::<String>::new());
}

proptest! {
    #[test]
    fn an_entry_made_of_movements_is_balanced(
        amounts in prop::collection::vec(any::<i32>(), 0..9),
    ) {
        let start = Entry::new(1, cust(), on(), EntryKind::Adjusted, "x");
        let entry = amounts.iter().fold(start, |entry, amount| {
            let amount = i64::from(*amount);
            entry
                .cash(Account::paid(cust()), Account::fee(fund()), Fen::from_units(amount))
                .shares(
                    Account::issued(fund()),
                    Account::shares(cust(), acco(), fund()),
                    fund(),
                    Shares::from_units(amount),
                )
        });
        prop_assert_eq!(entry.balanced(), Ok(true));
    }
}
