//! Cards of a data folder that knew no table of accounts.

use crate::store;
use db::{Db, Migration, Tx, db_test, migrations};
use kernel::{CustNo, TradeAcco};

/// Customer 1 has a card that was replaced by a new one, and one whose agreement ended. Customer
/// 2's second card took the first one's account over and lost 002, customer 3's lost the last
/// number.
const CARDS: &[Migration] = migrations!("planted", "cards" =>
    "INSERT INTO bankcards_cards (cust_no, card_id, bank_code, card_no, mobile, trade_acco,
         protocol_no, state, memo, round, replaces, requested_at, bound_at)
     SELECT column1, column2, 'JTB', '6299010000000010009', '13800000001', column3, column4,
         column5, column6, column7, CAST(column8 AS BIGINT), 5, CAST(column9 AS BIGINT)
     FROM (VALUES
         (1, 11, NULL, 'A11', '3', '', 1, NULL, 6),
         (1, 12, '0000000001001', 'A12', '2', '', 1, 11, 8),
         (1, 13, '0000000001002', 'A13', '3', '', 1, NULL, 9),
         (1, 14, NULL, NULL, '4', 'no', 1, 13, NULL),
         (2, 21, NULL, 'A21', '3', '', 1, NULL, 6),
         (2, 22, '0000000002001', 'B22', '2', '', 2, 21, 8),
         (2, 23, '0000000002003', 'A23', '2', '', 1, NULL, 9),
         (3, 31, NULL, 'A31', '3', '', 1, NULL, 6),
         (3, 32, '0000000003001', 'B32', '3', '', 2, 31, 8)) AS planted",
);

fn before_and_after() -> Vec<Migration> {
    let of_others = crate::testing::migrations();
    let room = |m: &&Migration| m.room != "bankcards";
    let of_others = of_others.iter().filter(room).copied().collect::<Vec<_>>();
    [of_others, crate::MIGRATIONS[..1].to_vec(), CARDS.to_vec(), crate::MIGRATIONS[1..].to_vec()]
        .concat()
}

async fn accounts(db: &Db, customer: i64) -> Vec<(String, i64, i64)> {
    let cust_no = CustNo::try_from(customer).unwrap();
    let read = async move |tx: &mut Tx| store::accounts(tx, cust_no).await;
    let rows = db.read(read).await.unwrap();
    let account = |account: Option<TradeAcco>| account.unwrap().to_string();
    rows.into_iter().map(|row| (account(row.trade_acco), row.card_id.value(), row.round)).collect()
}

fn row(account: &str, card_id: i64, round: i64) -> (String, i64, i64) {
    (account.to_owned(), card_id, round)
}

db_test! { &before_and_after();
    async fn cards_of_old_keep_their_accounts(db: Db) {
        let expected = [row("0000000001001", 12, 1), row("0000000001002", 13, 1)];
        assert_eq!(accounts(&db, 1).await, expected);
        let cust_no = CustNo::try_from(1).unwrap();
        let read = async move |tx: &mut Tx| store::cards(tx, cust_no).await;
        let cards = db.read(read).await.unwrap();
        assert_eq!(cards.len(), 4);
        let failed = &cards[3];
        assert_eq!((failed.memo.as_str(), failed.trade_acco), ("no", None));
        assert_eq!(failed.replaces, Some(13.into()));
        assert_eq!(failed.card_no.as_str(), "6299010000000010009");
        assert_eq!(failed.tail, "0009");
        assert_eq!(failed.mobile.as_str(), "13800000001");
    }

    async fn an_account_that_a_takeover_left_without_a_card_comes_back_to_its_card(db: Db) {
        let expected =
            [row("0000000002001", 22, 2), row("0000000002002", 22, 2), row("0000000002003", 23, 1)];
        assert_eq!(accounts(&db, 2).await, expected);
        let expected = [row("0000000003001", 32, 2), row("0000000003002", 32, 2)];
        assert_eq!(accounts(&db, 3).await, expected);
    }
}
