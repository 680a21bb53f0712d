//! What is read of all customers: by reconciliation, and for a hash of the books.

use super::{acco, day, found, fund, hold, key, migrations, shares};
use crate::{Position, PositionKey, digest, frozen, open_positions, open_positions_after, store};
use db::{Db, Error, Tx, db_test};

/// Beside a position of 1,000 shares one of 20.00 with 5.00 frozen, and one that is closed.
async fn fill(db: &Db) {
    hold(db).await;
    let card = |number| PositionKey { trade_acco: acco(number), ..key() };
    let waits = Position { shares: shares("20"), frozen: shares("5"), ..Position::empty(&card(3)) };
    let closed = Position { closed_on: Some(day("2026-03-02")), ..Position::empty(&card(2)) };
    let rows = [waits, closed];
    db.write(async move |tx: &mut Tx| store::positions::upsert(tx, &rows).await).await.unwrap();
}

db_test! { migrations();
    async fn open_positions_are_the_same_at_once_and_in_pages(db: Db) {
        fill(&db).await;
        let all = db.read(async |tx| open_positions(tx).await).await.unwrap();
        let open = |card, text| (key().cust_no, acco(card), fund(), shares(text));
        assert_eq!(all, [open(1, "1000"), open(3, "20")]);
        let pages = async |tx: &mut Tx| {
            let first = open_positions_after(tx, None, 1).await?;
            let second = open_positions_after(tx, first.last(), 1).await?;
            let third = open_positions_after(tx, second.last(), 1).await?;
            Ok::<_, Error>([first, second, third])
        };
        let pages = db.read(pages).await.unwrap();
        assert_eq!(pages, [vec![open(1, "1000")], vec![open(3, "20")], vec![]]);
    }

    async fn frozen_shares_are_read_with_their_position(db: Db) {
        fill(&db).await;
        let found = db.read(async |tx| frozen(tx).await).await.unwrap();
        assert_eq!(found, [(key().cust_no, acco(3), fund(), shares("5"))]);
    }

    async fn the_hash_is_of_every_position_and_of_open_lots(db: Db) {
        fill(&db).await;
        let lines = db.read(async |tx| digest(tx).await).await.unwrap();
        assert_eq!((lines.len(), &lines[0]), (4, &format!("{:?}", found(&db).await)));
        assert!(lines[1].contains("closed_on: Some"), "{}", lines[1]);
        assert_eq!(lines[3], "0000000007 0000000007001 000001 2026-03-03 1000.00 buy");
    }
}
