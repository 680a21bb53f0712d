//! The empty copy into which a day is replayed: a database of its own, which holds what the files
//! are about, as it was before them.

use super::books::{Books, lines};
use crate::after::AfterConfirm;
use crate::applying::{Applying, Which};
use crate::state::RecordState;
use crate::store;
use crate::store::confirmations::{self, ConfirmationRow};
use db::{Db, Migration, Tx};
use funds::Snapshot;
use holdings::{Change, ChangeKind, PositionKey};
use kernel::{Calendar, Day, Fen, Ids, Nav, Shares};
use orders::{Confirming, Order, OrderKind, Vouchers};
use std::collections::BTreeSet;
use std::sync::Arc;
use tempfile::TempDir;
use wire::Failure;

/// A database in a folder that goes with it.
pub(super) struct EmptyCopy {
    db: Db,
    _folder: TempDir,
}

impl EmptyCopy {
    pub fn new(day: Day) -> Result<Self, Failure> {
        let prefix = format!("tael-replay-{}-", day.yyyymmdd());
        let folder = tempfile::Builder::new()
            .prefix(&prefix)
            .tempdir()
            .map_err(|e| Failure::fault("a folder to replay in", e))?;
        let db = Db::sqlite(folder.path().join("copy.db"), &migrations())?;
        Ok(Self { db, _folder: folder })
    }

    /// Takes the records in, as on the day; answers them with what became of each, and the lines of
    /// what they made.
    pub async fn take_in(
        &self,
        books: &Books,
        rows: &[ConfirmationRow],
        cfm_day: Day,
        (funds, ids): (&Arc<Snapshot>, &Ids),
    ) -> Result<(Vec<ConfirmationRow>, BTreeSet<String>), Failure> {
        self.begin(books, rows).await?;
        // The moment is of no line.
        let at = kernel::Instant::at(cfm_day, kernel::TimeOfDay::MIDNIGHT);
        let (calendar, vouchers) = (Calendar::china(), Vouchers::default());
        let (funds, ids) = (funds.clone(), ids.clone());
        let (day, valued_before) = (cfm_day, cfm_day);
        let confirming = Confirming { day, valued_before, at, ids, calendar, funds, vouchers };
        let applying = Applying { confirming, after: AfterConfirm::default() };
        for which in [Which::Dividends, Which::Answers, Which::Forced] {
            applying.all(&self.db, which).await?;
        }
        let numbers: Vec<_> = books.orders.iter().map(|order| order.order_no).collect();
        let read = async |tx: &mut Tx| {
            let orders = orders::orders_by_number(tx, &numbers).await?;
            let lines = lines(tx, cfm_day, rows, &orders).await?;
            Ok::<_, db::Error>((confirmations::of_day(tx, cfm_day).await?, lines))
        };
        Ok(self.db.read(read).await?)
    }

    /// Accounts, cards and orders, and the shares that the files take.
    async fn begin(&self, books: &Books, rows: &[ConfirmationRow]) -> Result<(), Failure> {
        let orders: Vec<Order> = books.orders.iter().map(Order::before_answer).collect();
        let gives = |order: &&Order| {
            matches!(order.kind, OrderKind::Redeem | OrderKind::Convert | OrderKind::Move)
        };
        let asked = orders.iter().filter(gives);
        let mut held: Vec<Held> =
            asked.map(|order| (order.position(), order.shares, order.shares)).collect();
        held.extend(forced(books));
        let parked: Vec<_> =
            books.records.iter().filter(|row| row.state == RecordState::Parked).collect();
        let as_left = |row: &ConfirmationRow| {
            let then = parked.iter().find(|parked| parked.says_as(row));
            then.map_or(row, |row| *row).clone()
        };
        // What could not be applied then is not tried.
        let mut rows: Vec<ConfirmationRow> = rows.iter().map(as_left).collect();
        rows.extend(books.parts.iter().cloned());
        let (accounts, cards) = (books.accounts.clone(), books.cards.clone());
        let (advanced, moves) = (books.advanced.clone(), books.moves.clone());
        let write = async move |tx: &mut Tx| {
            store::accounts::insert_accounts(tx, &accounts).await?;
            bankcards::insert_copies(tx, &cards).await?;
            orders::insert_orders(tx, &orders).await?;
            orders::insert_moves(tx, &moves).await?;
            orders::insert_advanced_incomes(tx, &advanced).await?;
            for (key, shares, frozen) in &held {
                open(tx, key, *shares).await?;
                if frozen.is_positive() {
                    holdings::freeze(tx, key, *frozen).await?;
                }
            }
            confirmations::insert(tx, &rows).await.map(|_| ())
        };
        Ok(self.db.write_batch::<_, db::Error, _>(write).await?)
    }
}

/// Shares of which nothing is known but that they were there.
async fn open(tx: &mut Tx, key: &PositionKey, shares: Shares) -> Result<(), db::Error> {
    let change = Change {
        key: *key,
        order_no: 0,
        t_day: Day::MIN,
        confirmed_on: Day::MIN,
        nav: Nav::PAR,
        fee: Fen::ZERO,
        kind: ChangeKind::Increased { shares, cost: Fen::ZERO },
    };
    holdings::apply_confirmations(tx, &[change]).await
}

type Held = (PositionKey, Shares, Shares);

/// Free shares for what the TA took by force, where it could: what was left alone then shall be
/// left alone again.
fn forced(books: &Books) -> impl Iterator<Item = Held> {
    let taken = |row: &&ConfirmationRow| {
        row.state == RecordState::Applied && matches!(row.business.as_str(), "142" | "145")
    };
    books.records.iter().filter(taken).filter_map(|row| {
        let trade_acco = row.account()?;
        let owner = books.accounts.iter().find(|account| account.trade_acco == trade_acco)?;
        let key = PositionKey { cust_no: owner.cust_no, trade_acco, fund_code: row.fund };
        Some((key, row.shares, Shares::ZERO))
    })
}

fn migrations() -> Vec<Migration> {
    [
        bankcards::MIGRATIONS,
        funds::MIGRATIONS,
        ledger::MIGRATIONS,
        holdings::MIGRATIONS,
        messages::MIGRATIONS,
        orders::MIGRATIONS,
        crate::MIGRATIONS,
    ]
    .concat()
}
