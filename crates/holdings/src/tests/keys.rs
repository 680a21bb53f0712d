//! What is read for many positions at once is theirs, and no pair of a customer here and a fund
//! there.

use super::{day, migrations, shares};
use crate::store::days::{self, Since};
use crate::store::{lots, positions};
use crate::{Lot, Position, PositionDay, PositionKey};
use bankcards::Purpose;
use db::{Db, Tx, db_test};
use kernel::{CustNo, Fen, Nav, Shares, TradeAcco};
use std::collections::BTreeSet;

/// Customers, each with as many funds on two cards.
const SIDE: i64 = 20;
const DAYS: [&str; 3] = ["2026-03-02", "2026-03-03", "2026-03-04"];

fn key(customer: i64, fund: i64, account: i64) -> PositionKey {
    let cust_no = CustNo::try_from(customer).unwrap();
    PositionKey {
        cust_no,
        trade_acco: TradeAcco::of(cust_no, account).unwrap(),
        fund_code: format!("{fund:06}").parse().unwrap(),
    }
}

fn grid() -> Vec<PositionKey> {
    let cards = |customer, fund| [1, 2].map(|account| key(customer, fund, account));
    (1..=SIDE).flat_map(|c| (1..=SIDE).flat_map(move |f| cards(c, f))).collect()
}

/// One fund of each customer, another one each time.
fn diagonal() -> Vec<PositionKey> {
    (1..=SIDE).map(|n| key(n, n, 1)).collect()
}

fn lot(key: &PositionKey, lot_id: i64, left: Shares) -> Lot {
    let PositionKey { cust_no, trade_acco, fund_code } = *key;
    Lot {
        cust_no,
        trade_acco,
        fund_code,
        container: Purpose::Own,
        registered_on: day(DAYS[0]),
        lot_id,
        shares: left,
        original_shares: shares("10"),
        source: "buy".to_owned(),
    }
}

fn days_of(key: &PositionKey) -> Vec<PositionDay> {
    let row = |on: &str| {
        let PositionKey { cust_no, trade_acco, fund_code } = *key;
        PositionDay {
            cust_no,
            trade_acco,
            fund_code,
            container: Purpose::Own,
            day: day(on),
            shares: shares("10"),
            nav: Nav::PAR,
            value: Fen::ZERO,
            profit: Fen::ZERO,
            flow: Fen::ZERO,
        }
    };
    DAYS.map(row).to_vec()
}

async fn fill(db: &Db) {
    let write = async move |tx: &mut Tx| {
        let all = grid();
        let rows: Vec<Position> = all.iter().map(Position::empty).collect();
        positions::upsert(tx, &rows).await?;
        let held = all.iter().map(|key| lot(key, 1, shares("10")));
        let gone = all.iter().map(|key| lot(key, 2, Shares::ZERO));
        lots::upsert(tx, &held.chain(gone).collect::<Vec<_>>()).await?;
        days::upsert(tx, &all.iter().flat_map(days_of).collect::<Vec<_>>()).await
    };
    db.write(write).await.unwrap();
}

db_test! { migrations();
    async fn many_positions_are_found_by_their_keys(db: Db) {
        fill(&db).await;
        let (found, open) = db
            .read(async |tx| -> Result<_, db::Error> {
                let found = positions::of_keys(tx, &diagonal()).await?;
                Ok((found, lots::open_of_keys(tx, &diagonal()).await?))
            })
            .await
            .unwrap();
        let asked: BTreeSet<PositionKey> = diagonal().into_iter().collect();
        assert_eq!((found.len(), open.len()), (asked.len(), asked.len()));
        assert_eq!(found.iter().map(Position::key).collect::<BTreeSet<_>>(), asked);
        assert_eq!(open.iter().map(Lot::key).collect::<BTreeSet<_>>(), asked);
        assert!(open.iter().all(|lot| lot.lot_id == 1), "a lot that holds nothing was read");
    }

    async fn each_position_has_its_own_first_day(db: Db) {
        fill(&db).await;
        // The first customer's days from the first day on, all others' the last one only.
        let first = |n: usize| day(if n == 0 { DAYS[0] } else { DAYS[2] });
        let keys = diagonal();
        let since = |(n, key)| Since::of(&Position::empty(key), first(n));
        let since: Vec<Since> = keys.iter().enumerate().map(since).collect();
        let rows = db.read(async |tx| days::since(tx, &since).await).await.unwrap();
        assert_eq!(rows.len(), keys.len() + 2);
        assert_eq!(rows.iter().filter(|row| row.key() == keys[0]).count(), DAYS.len());
    }
}

#[test]
fn lots_that_hold_nothing_are_not_looked_at() {
    let key = "cust_no=? AND fund_code=? AND trade_acco=?";
    let by_index =
        |key: &str| format!("SEARCH holdings_lots USING INDEX holdings_lots_open ({key})");
    let after = by_index(&format!("{key} AND container=? AND registered_on>?"));
    assert_eq!(
        db::testing::plans(migrations(), "holdings/src/store/lots.rs"),
        [by_index(key), after]
    );
}
