//! `tael verify`: recomputes every balance, lot, position, value, advance, order, open payout and
//! point, and every chain of consents, compares the positions with the register of a TA of our own,
//! and prints what differs, which orders the TA left without an answer, and what differs from the
//! bank's statements.

use crate::{failure::Failed, out, settings::Settings};
use clearing::{FileBreak, UnansweredDay};
use consents::BrokenChain;
use kernel::Clock;
use ledger::Difference;

/// Prints what differs; nothing does when the books are right. Exit code 1 when something does.
pub async fn run(settings: &Settings) -> Result<(), Failed> {
    let started = app::open(&settings.local_config(), Clock::system()).await?;
    let read = async |tx: &mut db::Tx| {
        let outside = (clearing::unanswered(tx).await?, clearing::bank_breaks(tx).await?);
        let mut differences = clearing::verify(tx).await?;
        differences.extend(rewards::verify(tx).await?);
        Ok::<_, db::Error>((differences, outside, consents::verify(tx).await?))
    };
    let (mut differences, (unanswered, bank), chains) = started.app.db().read(read).await?;
    differences.extend(started.engine.verify_register().await?);
    started.app.db().close().await?;
    for UnansweredDay { t_day, orders, first } in &unanswered {
        out::line(format!(
            "{orders} orders of {t_day} have no answer of the TA's, from {first} on"
        ))?;
    }
    for FileBreak { day, kind, subject, reason, .. } in &bank {
        out::line(format!("{day} bank {kind} {subject}: {reason}"))?;
    }
    for BrokenChain { cust_no, reason } in &chains {
        out::line(format!("consents of customer {cust_no}: {reason}"))?;
    }
    for difference in &differences {
        let Difference { what, expected, found } = difference;
        out::line(format!("{what}: the journal says {expected}, stored is {found}"))?;
    }
    match differences.len() + unanswered.len() + bank.len() + chains.len() {
        0 => Ok(out::line(
            "Every balance, lot, position, value, advance, order, payout and point agrees with the \
             journal; every consent follows from the one before.",
        )?),
        count => Err(Failed::new(format!("{count} differences"))),
    }
}
