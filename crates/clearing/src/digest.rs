//! What all days have left on record, as lines: for whoever compares two runs of the same days.

use crate::Step;
use crate::store::breaks::{self, FileBreakRow};
use crate::store::{self, BreakRow, StepRow};
use db::{Error, Tx};

/// The least digits of an order's number.
const OUR_DIGITS: usize = 18;

/// A line for each step of each day and for each break there ever was, whatever became of it. A day
/// that was killed and resumed has the lines of one that ran through.
///
/// Left out is what is of the run: moments, attempts (`clearing_attempts` has those), and the
/// numbers of orders, which are made from the time beside the business clock. The hash of a file
/// that names orders by their numbers says only whether there is one.
///
/// # Errors
/// Those of the database.
pub async fn digest(tx: &mut Tx) -> Result<Vec<String>, Error> {
    tx.take_any_time().await?;
    let mut lines: Vec<String> = store::all_steps(tx).await?.iter().map(step).collect();
    for row in store::all_breaks(tx).await? {
        let BreakRow { cfm_day, trade_acco, fund, ours, theirs, state } = row;
        lines.push(format!("{cfm_day} {trade_acco} {fund} {ours} {theirs} {state}"));
    }
    let mut of_files: Vec<String> = breaks::all(tx).await?.iter().map(of_file).collect();
    // Those of a kind stand in the order of their numbers.
    of_files.sort_unstable();
    lines.extend(of_files);
    Ok(lines)
}

fn of_file(row: &FileBreakRow) -> String {
    let FileBreakRow { day, file_type, kind, subject, reason, state } = row;
    unnumbered(&format!("{day} {file_type} {kind} {subject} {reason} {state}"))
}

/// A text without numbers of ours: no others have so many digits, those of the TA neither.
fn unnumbered(text: &str) -> String {
    let (mut all, mut digits) = (String::new(), String::new());
    for sign in text.chars().chain(['\n']) {
        if sign.is_ascii_digit() {
            digits.push(sign);
            continue;
        }
        all.push_str(if digits.len() < OUR_DIGITS { &digits } else { "number" });
        digits.clear();
        all.push(sign);
    }
    all.truncate(all.trim_end().len());
    all
}

fn step(row: &StepRow) -> String {
    let StepRow { day, step, state, inputs, outputs, note, error, .. } = row;
    let any = |hash: &String| if hash.is_empty() { String::new() } else { "numbers".to_owned() };
    let (inputs, outputs) = match Step::from_name(step) {
        Some(Step::Export) => (inputs.clone(), any(outputs)),
        Some(Step::Confirm | Step::Bank) => (any(inputs), outputs.clone()),
        _ => (inputs.clone(), outputs.clone()),
    };
    format!("{day} {step} {state} [{inputs}] [{outputs}] {note} {error}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_numbers_of_orders_are_left_out() {
        let text = "2026-11-17 04 parked 20261117000000002 order 227496532377603328: 1.00元";
        let left = "2026-11-17 04 parked 20261117000000002 order number: 1.00元";
        assert_eq!(unnumbered(text), left);
        assert_eq!(unnumbered("out-refund-227496532377603328-2"), "out-refund-number-2");
        assert_eq!(unnumbered("227496532377603328"), "number");
    }
}
