//! Each kind of wrong row is planted in a sound journal, and named.

use super::{MIGRATIONS, acco, bought, collected, cust, fund, on};
use crate::store::{self, BalanceRow, EntryRow, PostingRow};
use crate::{
    Account, Difference, Entry, EntryKind, Purse, journal_came, journal_owed, journal_paid,
    journal_shares, post, verify,
};
use db::{Db, Tx, db_test};
use kernel::{Fen, Shares};
use std::collections::BTreeMap;

/// A purchase of 1,000 fen that is confirmed: 920 for the fund, 80 for its fee, 8.00 shares.
async fn sound(db: &Db) {
    post_all(db, vec![collected(1, 1_000), bought(2, 920, 80, 800)]).await;
}

async fn post_all(db: &Db, entries: Vec<Entry>) {
    db.write(async move |tx: &mut Tx| crate::post_many(tx, &entries).await).await.unwrap();
}

async fn named(db: &Db) -> Vec<Difference> {
    db.read(async |tx| verify(tx).await).await.unwrap()
}

fn wrong(what: impl Into<String>, expected: i64, found: i64) -> Difference {
    Difference { what: what.into(), expected, found }
}

/// An entry with postings of any accounts, as no program of ours writes it.
async fn plant(db: &Db, id: i64, postings: &[(&str, &str, i64)]) {
    let entry = EntryRow::of(&Entry::new(id, cust(), on(), EntryKind::Adjusted, id));
    let postings = rows(id, postings);
    db.write(async move |tx: &mut Tx| {
        store::insert_entries(tx, std::slice::from_ref(&entry)).await?;
        store::insert_postings(tx, &postings).await
    })
    .await
    .unwrap();
}

fn rows(entry_id: i64, postings: &[(&str, &str, i64)]) -> Vec<PostingRow> {
    let row = |(line, (account, asset, amount)): (i64, &(&str, &str, i64))| PostingRow {
        cust_no: cust().value(),
        entry_id,
        line,
        account: (*account).to_owned(),
        asset: (*asset).to_owned(),
        amount: *amount,
    };
    (1..).zip(postings).map(row).collect()
}

async fn move_balance(db: &Db, account: &str, asset: &str, amount: i64) {
    let (account, asset) = (account.to_owned(), asset.to_owned());
    let row = BalanceRow { cust_no: cust().value(), account, asset, amount };
    let plant = async move |tx: &mut Tx| store::move_balances(tx, std::slice::from_ref(&row)).await;
    db.write(plant).await.unwrap();
}

/// So much in one account.
fn of(account: Account, amount: i64) -> BTreeMap<String, i64> {
    BTreeMap::from([(account.name().to_owned(), amount)])
}

/// The account of the sound purchase's shares.
fn shares() -> Account {
    Account::shares(cust(), acco(), fund())
}

db_test! { MIGRATIONS;
    async fn a_sound_journal_is_not_named(db: Db) {
        sound(&db).await;
        assert_eq!(named(&db).await, []);
    }

    async fn an_entry_that_does_not_sum_to_zero_is_named(db: Db) {
        sound(&db).await;
        plant(&db, 3, &[("external:bank", "CNY", -5), ("fee:000001", "CNY", 7)]).await;
        assert_eq!(named(&db).await, [wrong("entry 3 in CNY", 0, 2)]);
    }

    async fn each_asset_of_an_entry_is_summed_alone(db: Db) {
        sound(&db).await;
        let postings = [("advance:000001", "CNY", 5), ("advance:000001", "000001", -5)];
        plant(&db, 3, &postings).await;
        let expected = [wrong("entry 3 in 000001", 0, -5), wrong("entry 3 in CNY", 0, 5)];
        assert_eq!(named(&db).await, expected);
    }

    async fn a_balance_that_is_not_its_postings_is_named(db: Db) {
        sound(&db).await;
        move_balance(&db, shares().name(), "000001", 5).await;
        let what = format!("balance {} in 000001", shares());
        assert_eq!(named(&db).await, [wrong(what, 800, 805)]);
    }

    async fn a_balance_without_postings_is_named(db: Db) {
        sound(&db).await;
        let account = Account::payable(cust());
        move_balance(&db, account.name(), "CNY", 3).await;
        assert_eq!(named(&db).await, [wrong(format!("balance {account} in CNY"), 0, 3)]);
    }

    async fn postings_without_a_balance_are_named(db: Db) {
        sound(&db).await;
        let account = Account::refund(cust());
        plant(&db, 3, &[("external:bank", "CNY", -4), (account.name(), "CNY", 4)]).await;
        assert_eq!(named(&db).await, [wrong(format!("balance {account} in CNY"), 4, 0)]);
    }

    async fn a_balance_of_the_house_is_named_for_it_has_none(db: Db) {
        sound(&db).await;
        move_balance(&db, "fee:000001", "CNY", 9).await;
        assert_eq!(named(&db).await, [wrong("balance fee:000001 in CNY", 80, 9)]);
    }

    async fn a_posting_of_no_entry_is_named(db: Db) {
        sound(&db).await;
        let postings = rows(9, &[("external:bank", "CNY", -4), ("fee:000001", "CNY", 4)]);
        let plant = async move |tx: &mut Tx| store::insert_postings(tx, &postings).await;
        db.write(plant).await.unwrap();
        let what =
            |account: &str| format!("posting to {account} in CNY of entry 9, which is not there");
        let expected = [wrong(what("external:bank"), 0, -4), wrong(what("fee:000001"), 0, 4)];
        assert_eq!(named(&db).await, expected);
    }

    async fn an_account_that_the_chart_has_not_is_named(db: Db) {
        sound(&db).await;
        plant(&db, 3, &[("external:bank", "CNY", -4), ("pocket:000001", "CNY", 4)]).await;
        let what = "account pocket:000001 in CNY, which the chart does not have";
        assert_eq!(named(&db).await, [wrong(what, 0, 4)]);
    }

    async fn pension_money_in_an_entry_of_a_card_is_named_and_never_posted(db: Db) {
        sound(&db).await;
        let purse = Purse::of(cust(), true);
        let paid = purse.paid();
        plant(&db, 3, &[(paid.name(), "CNY", 4), ("external:bank", "CNY", -4)]).await;
        move_balance(&db, paid.name(), "CNY", 4).await;
        let what = "entry 3: pension money meets external:bank";
        assert_eq!(named(&db).await, [wrong(what, 0, 1)]);
        let (own, four) = (Purse::of(cust(), false), Fen::from_units(4));
        for (from, to, posted) in [
            (purse.outside(), purse.payable(), true),
            (purse.payable(), purse.refund(), true),
            (purse.payable(), own.payable(), false),
            (purse.refund(), own.outside(), false),
            (own.outside(), purse.paid(), false),
        ] {
            let number = 4 + i64::from(posted) * i64::try_from(from.name().len()).unwrap();
            let entry = Entry::new(number, cust(), on(), EntryKind::Collected, number);
            let entry = entry.cash(from.clone(), to.clone(), four);
            let post = async move |tx: &mut Tx| post(tx, &entry).await;
            assert_eq!(db.write(post).await.is_ok(), posted, "{from} to {to}");
        }
    }

    async fn shares_of_another_fund_in_an_account_are_named(db: Db) {
        sound(&db).await;
        plant(&db, 3, &[("fund:000001:issued", "000002", -4), ("advance:000002", "000002", 4)])
            .await;
        let what = "account fund:000001:issued in 000002, which the chart does not have";
        assert_eq!(named(&db).await, [wrong(what, 0, -4)]);
    }

    async fn less_than_nothing_of_a_customers_is_named(db: Db) {
        sound(&db).await;
        let at = on();
        let gone = Entry::new(3, cust(), at, EntryKind::PaidOut, 3).cash(
            Account::payable(cust()),
            Account::external_bank(),
            Fen::from_units(1),
        );
        post_all(&db, vec![gone]).await;
        let what = format!("account {} in CNY, at least", Account::payable(cust()));
        assert_eq!(named(&db).await, [wrong(what, 0, -1)]);
    }

    async fn an_entry_that_is_not_balanced_moves_no_balance(db: Db) {
        let mut entry = collected(1, 1_000);
        entry.postings.pop();
        db.write(async move |tx: &mut Tx| post(tx, &entry).await).await.unwrap_err();
        assert_eq!(named(&db).await, []);
    }

    async fn shares_of_customers_are_told_apart_from_money_and_from_the_house(db: Db) {
        sound(&db).await;
        let waits = Entry::new(3, cust(), on(), EntryKind::Frozen, 3).shares(
            shares(),
            Account::frozen(cust(), acco(), fund()),
            fund(),
            Shares::from_units(300),
        );
        post_all(&db, vec![waits]).await;
        let found = db.read(async |tx| journal_shares(tx).await).await.unwrap();
        let frozen = Account::frozen(cust(), acco(), fund()).name().to_owned();
        assert_eq!(found, BTreeMap::from([(shares().name().to_owned(), 500), (frozen, 300)]));
    }

    async fn what_customers_are_owed_is_proceeds_and_refunds(db: Db) {
        sound(&db).await;
        let owed = Entry::new(3, cust(), on(), EntryKind::RefundDue, 3)
            .cash(Account::external_bank(), Account::refund(cust()), Fen::from_units(20))
            .cash(Account::fund_money(fund()), Account::payable(cust()), Fen::from_units(30));
        let settled = Entry::new(4, cust(), on(), EntryKind::PaidOut, 4).cash(
            Account::refund(cust()),
            Account::external_bank(),
            Fen::from_units(20),
        );
        post_all(&db, vec![owed, settled]).await;
        let found = db.read(async |tx| journal_owed(tx).await).await.unwrap();
        assert_eq!(found, of(Account::payable(cust()), 30));
    }

    async fn what_customers_have_paid_waits_until_its_order_is_answered(db: Db) {
        sound(&db).await;
        let paid = async || db.read(async |tx| journal_paid(tx).await).await.unwrap();
        assert_eq!(paid().await, BTreeMap::new());
        post_all(&db, vec![collected(3, 500)]).await;
        assert_eq!(paid().await, of(Account::paid(cust()), 500));
    }

    async fn what_came_to_be_paid_out_is_summed_of_the_kinds_that_are_asked_for(db: Db) {
        let fund_money = || Account::fund_money(fund());
        let entry = |id, kind, from, to, fen| {
            Entry::new(id, cust(), on(), kind, id).cash(from, to, Fen::from_units(fen))
        };
        let (payable, refund) = (Account::payable(cust()), Account::refund(cust()));
        let redeemed = EntryKind::RedeemConfirmed;
        post_all(
            &db,
            vec![
                entry(1, redeemed, fund_money(), payable.clone(), 30),
                entry(2, redeemed, fund_money(), payable.clone(), 12),
                entry(3, EntryKind::RefundDue, fund_money(), refund, 5),
                entry(4, EntryKind::PaidOut, payable.clone(), Account::external_bank(), 30),
            ],
        )
        .await;
        let came = async |kinds: &[EntryKind]| {
            let kinds = kinds.to_vec();
            db.read(async move |tx| journal_came(tx, &kinds).await).await.unwrap()
        };
        assert_eq!(came(&[redeemed, EntryKind::RefundDue]).await, of(payable.clone(), 42));
        assert_eq!(came(&[redeemed, EntryKind::PaidOut]).await, of(payable, 12));
        assert_eq!(came(&[EntryKind::RefundDue]).await, BTreeMap::new());
    }

    async fn money_is_found_by_the_number_of_its_order(db: Db) {
        sound(&db).await;
        let asked = ["2".to_owned(), "9".to_owned()];
        let found = db.read(async |tx| crate::cash_of(tx, &asked).await).await.unwrap();
        let found = found.iter().map(|row| (&row.kind[..], &row.account[..], row.amount));
        let found: Vec<_> = found.collect();
        let paid = Account::paid(cust());
        let expected = [
            ("buy-confirmed", paid.name(), -1_000),
            ("buy-confirmed", "fee:000001", 80),
            ("buy-confirmed", "fund:000001:money", 920),
        ];
        assert_eq!(found, expected);
    }
}
