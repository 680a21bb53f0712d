//! What differs between the bank's lines and our books, payment by payment.

use crate::file_break::{BANK, BreakKind};
use crate::store::bank::{self, LineRow};
use crate::store::breaks::FileBreakRow;
use db::{Error, Tx};
use kernel::Day;
use orders::{AtBank, BankKey};
use std::collections::{BTreeMap, BTreeSet};

/// What differs of some payments, by the lines of all statements that were taken in, as breaks of
/// `day`. Of each the bank must have a line by now.
pub(crate) async fn judge(
    tx: &mut Tx,
    day: Day,
    names: &BTreeSet<String>,
) -> Result<Vec<FileBreakRow>, Error> {
    if names.is_empty() {
        return Ok(Vec::new());
    }
    let keys: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut lines: BTreeMap<String, Vec<LineRow>> = BTreeMap::new();
    for line in bank::paid(tx, &keys).await? {
        lines.entry(line.name.clone()).or_default().push(line);
    }
    let ours = orders::at_bank(tx, names).await?.into_iter();
    let ours: BTreeMap<String, AtBank> = ours.map(|own| (own.name.clone(), own)).collect();
    let mut found = Vec::new();
    for name in names {
        let lines = lines.get(name).map_or(&[][..], Vec::as_slice);
        for (kind, reason) in differences(ours.get(name), lines) {
            found.push(kind.of((day, BANK), name, reason));
        }
    }
    Ok(found)
}

/// What differs of one payment; `lines` are those that the bank says were paid.
fn differences(ours: Option<&AtBank>, lines: &[LineRow]) -> Vec<(BreakKind, String)> {
    let Some(ours) = ours else {
        let reason = |line: &LineRow| format!("银行{}，我方没有这笔业务流水号", said(line));
        return lines.first().map(|line| (BreakKind::Unasked, reason(line))).into_iter().collect();
    };
    let mut found = Vec::new();
    let own = format!("我方{}{}元", ours.direction.chinese(), ours.amount);
    let Some(first) = lines.first() else {
        if ours.moved {
            found.push((BreakKind::Absent, format!("{own}已入账，银行对账单没有这笔")));
        }
        return found;
    };
    if !ours.moved {
        found.push((BreakKind::Unbooked, format!("银行{}，{own}尚未入账", said(first))));
    }
    if let Some(line) = lines.iter().find(|line| line.direction != ours.direction) {
        found.push((BreakKind::Direction, format!("银行{}，{own}", said(line))));
    }
    if let Some(line) = lines.iter().find(|line| line.amount != ours.amount) {
        found.push((BreakKind::Amount, format!("银行{}，{own}", said(line))));
    }
    if let Some(line) = lines.iter().find(|line| BankKey::of(&line.key).attempt > ours.attempts) {
        let reason = format!("银行{}，我方没有发起过{}", said(line), line.key);
        found.push((BreakKind::Unasked, reason));
    }
    if let [one, other, ..] = lines {
        let again = match one.serial == other.serial {
            true => "同一流水号重复列示".to_owned(),
            false => format!("另有{}", said(other)),
        };
        found.push((BreakKind::Double, format!("银行{}，{again}，{own}", said(one))));
    }
    found
}

fn said(line: &LineRow) -> String {
    let LineRow { day, serial, direction, amount, at, .. } = line;
    format!("{day}对账单{serial}于{at}{}{amount}元", direction.chinese())
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Fen;
    use partners::statement::{Direction, LineState};

    fn ours(moved: bool) -> AtBank {
        AtBank {
            name: "out-refund-9".to_owned(),
            attempts: 2,
            direction: Direction::Out,
            amount: Fen::from_units(100),
            moved,
            booked_at: None,
        }
    }

    fn line(key: &str, serial: &str) -> LineRow {
        LineRow {
            day: "2026-11-20".parse().unwrap(),
            place: 1,
            serial: serial.to_owned(),
            key: key.to_owned(),
            name: "out-refund-9".to_owned(),
            direction: Direction::Out,
            amount: Fen::from_units(100),
            at: "2026-11-20T10:00:00+08:00".parse().unwrap(),
            result: LineState::Paid,
        }
    }

    fn kinds(ours: Option<&AtBank>, lines: &[LineRow]) -> Vec<&'static str> {
        differences(ours, lines).into_iter().map(|(kind, _)| kind.name()).collect()
    }

    #[test]
    fn each_way_to_differ_has_its_kind() {
        let (paid, open) = (ours(true), ours(false));
        let plain = line("out-refund-9", "B1");
        assert!(kinds(Some(&paid), std::slice::from_ref(&plain)).is_empty());
        assert!(kinds(Some(&open), &[]).is_empty());
        assert!(kinds(None, &[]).is_empty());
        assert_eq!(kinds(Some(&paid), &[]), ["absent"]);
        assert_eq!(kinds(Some(&open), std::slice::from_ref(&plain)), ["unbooked"]);
        assert_eq!(kinds(None, std::slice::from_ref(&plain)), ["unasked"]);
        let more = LineRow { amount: Fen::from_units(101), ..plain.clone() };
        assert_eq!(kinds(Some(&paid), &[more]), ["amount"]);
        let other_way = LineRow { direction: Direction::In, ..plain.clone() };
        assert_eq!(kinds(Some(&paid), &[other_way]), ["direction"]);
        assert_eq!(kinds(Some(&paid), &[plain.clone(), plain.clone()]), ["double"]);
    }

    #[test]
    fn two_attempts_of_a_payout_that_were_both_paid_are_one_payment_twice() {
        let both = [line("out-refund-9", "B1"), line("out-refund-9-2", "B2")];
        assert_eq!(kinds(Some(&ours(true)), &both), ["double"]);
        assert!(kinds(Some(&ours(true)), &both[1..]).is_empty());
        assert_eq!(kinds(Some(&ours(true)), &[line("out-refund-9-3", "B3")]), ["unasked"]);
    }

    #[test]
    fn the_sentence_has_both_sides() {
        let more = LineRow { amount: Fen::from_units(101), ..line("out-refund-9", "B1") };
        let found = differences(Some(&ours(true)), &[more]);
        let sentence =
            "银行2026-11-20对账单B1于2026-11-20T10:00:00.000+08:00付1.01元，我方付1.00元";
        assert_eq!(found, [(BreakKind::Amount, sentence.to_owned())]);
    }
}
