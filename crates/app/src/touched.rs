//! What the operations of all rooms say that they read and write.

use crate::rooms;
use wire::{Access, Op, Topics};

#[test]
fn an_operation_with_an_idempotency_key_writes_something() {
    let silent = |op: &Op| op.idempotent && op.writes.is_empty();
    assert_eq!(named(rooms().iter().flat_map(|room| room.operations()).filter(silent)), NOTHING);
}

#[test]
fn what_is_not_public_says_what_it_reads_or_writes_be_it_nothing() {
    let rooms = rooms();
    let customers = rooms.iter().flat_map(|room| room.entries());
    let silent = customers.filter(|e| e.access != Access::Public && !e.op.says).map(|e| e.op);
    assert_eq!(named(silent), NOTHING);
}

#[test]
fn what_is_written_is_read_somewhere() {
    let rooms = rooms();
    let all: Vec<Op> = rooms.iter().flat_map(|room| room.operations()).collect();
    let unread = |op: &Op| !op.writes.is_empty() && !all.iter().any(|o| o.reads.meet(op.writes));
    assert_eq!(named(all.iter().copied().filter(unread)), NOTHING);
}

#[test]
fn an_order_makes_assets_limits_records_and_previews_old() {
    for act in ["placeOrder", "redeem", "convert", "cancelOrder", "buyFromMoneyFund"] {
        for answer in
            ["assetOverview", "heldFunds", "cashAccounts", "payMethods", "tradeRecords", "preBuy"]
        {
            assert!(
                written_by(act).meet(operation(answer).reads),
                "{act} leaves {answer} as it is"
            );
        }
    }
}

#[test]
fn what_a_purchase_asks_for_is_old_once_it_was_given() {
    for act in ["bindCard", "changeProfile", "submitRiskTest"] {
        assert!(written_by(act).meet(operation("preBuy").reads), "{act} leaves preBuy as it is");
    }
    assert!(written_by("bindCard").meet(operation("payMethods").reads));
    assert!(!written_by("watch").meet(operation("preBuy").reads));
}

const NOTHING: Vec<&str> = Vec::new();

fn named(ops: impl Iterator<Item = Op>) -> Vec<&'static str> {
    ops.map(|op| op.id).collect()
}

fn written_by(id: &str) -> Topics {
    operation(id).writes
}

fn operation(id: &str) -> Op {
    let rooms = rooms();
    let mut all = rooms.iter().flat_map(|room| room.operations());
    all.find(|op| op.id == id).unwrap_or_else(|| panic!("no operation {id}"))
}
