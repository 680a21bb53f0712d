//! The bank's statements: the breaks that they open are those that the bank has caused, and what it
//! has moved and we have not booked.

use crate::found::{Difference, Found};
use crate::money::bank_view;
use crate::{Company, Stop, Tally};
use clearing::FileBreak;
use db::Tx;
use kernel::{Day, Fen, Instant, TimeOfDay};
use orders::BankKey;
use partners::simulator::{Marred, Marring, Whim};
use std::collections::BTreeSet;

/// A clock of the bank's may be a day fast or slow.
const DAY_MS: i64 = 86_400_000;
/// What was booked in so long a time before the end of a statement may stand in the next one.
const EDGE_MS: i64 = 600_000;

/// Kind of a break, and the payment.
type Named = (String, String);

impl Company {
    /// What the bank has not sent, or not all of, comes; false when there is nothing to come.
    pub(crate) fn statement_comes(&self, tally: &mut Tally) -> bool {
        let marring = self.statements.marring();
        if marring.late {
            tally.note("waited for the bank's statement");
            self.statements.mar(Marring { late: false, ..marring });
            return true;
        }
        tally.note("waited for the rest of the bank's statement");
        self.statements.mar(Marring { cut: false, ..marring.clone() });
        marring.cut
    }

    /// Compares the breaks that the statement of T has opened with what the bank has done to it,
    /// and accepts those that no later statement settles.
    ///
    /// # Errors
    /// The books cannot be read, or the bank's.
    pub(crate) async fn statement_breaks(
        &self,
        t_day: Day,
        tally: &mut Tally,
    ) -> Result<Vec<Difference>, Stop> {
        let marred = self.statements.marred(t_day).into_iter();
        let caused: BTreeSet<Named> =
            marred.map(|(marred, key)| (kind(marred).to_owned(), BankKey::of(&key).name)).collect();
        let (open, unbooked): (Vec<FileBreak>, Vec<FileBreak>) =
            self.open_at_bank().await?.into_iter().partition(|row| row.kind != "unbooked");
        let named: BTreeSet<Named> =
            open.iter().map(|row| (row.kind.clone(), row.subject.clone())).collect();
        let mut found = Found::default();
        // What we have not booked, since the bank has not told of it, nobody misses; what we booked
        // at the end of its time or later is asked for in the next one.
        let until = Instant::at(t_day.next(), TimeOfDay::MIDNIGHT).add_ms(-EDGE_MS);
        let payments = caused.iter().map(|(_, payment)| payment.clone()).collect();
        let booked = self.booked(payments, Some(until)).await?;
        let missed = |(kind, payment): &&Named| kind != "absent" || booked.contains(payment);
        for (kind, payment) in caused.difference(&named).filter(missed) {
            found.differ(&format!("statement of {t_day}: {payment}"), kind, "no break");
        }
        for row in &open {
            let FileBreak { kind, subject, reason, .. } = row;
            if !caused.contains(&(kind.clone(), subject.clone())) {
                found.differ(&format!("statement of {t_day}: {subject}"), "no break", reason);
            }
            tally.note(&format!("statement: {kind}"));
            // What is missing comes with the next one.
            if kind != "absent" {
                self.accept(row).await?;
            }
        }
        self.unbooked(t_day, &unbooked, tally, &mut found).await?;
        Ok(found.into_differences())
    }

    /// What is unbooked has moved at the bank; and what has moved there for sure in the time of the
    /// statement, we have booked, or it is unbooked.
    async fn unbooked(
        &self,
        t_day: Day,
        unbooked: &[FileBreak],
        tally: &mut Tally,
        found: &mut Found,
    ) -> Result<(), Stop> {
        let bank = bank_view(self).await?;
        // Its statement has what a query does not find before it is asked for again.
        let may_have =
            bank.iter().filter(|(_, (asked, at))| at.is_some() || is_hidden(asked.amount));
        let moved_at_bank: BTreeSet<String> =
            may_have.map(|(key, _)| BankKey::of(key).name).collect();
        let unbooked: BTreeSet<&String> = unbooked.iter().map(|row| &row.subject).collect();
        for name in &unbooked {
            tally.note("statement: unbooked");
            if !moved_at_bank.contains(*name) {
                found.differ(&format!("unbooked {name}"), "moved at the bank", "not");
            }
        }
        let until = Instant::at(t_day, TimeOfDay::MIDNIGHT);
        let long_ago = bank.iter().filter(|(_, (asked, at))| {
            !is_told_late(asked.amount) && at.is_some_and(|at| at.add_ms(DAY_MS) < until)
        });
        let names: BTreeSet<String> = long_ago.map(|(key, _)| BankKey::of(key).name).collect();
        let booked = self.booked(names.clone(), None).await?;
        for name in names.iter().filter(|name| !booked.contains(*name) && !unbooked.contains(name))
        {
            found.differ(&format!("payment {name} at the bank"), "booked, or a break", "neither");
        }
        Ok(())
    }

    /// Which of these payments we think have moved, and wrote that down until a moment.
    async fn booked(
        &self,
        names: BTreeSet<String>,
        until: Option<Instant>,
    ) -> Result<BTreeSet<String>, Stop> {
        let read = async |tx: &mut Tx| orders::at_bank(tx, &names).await;
        let ours = self.app.db().read::<_, db::Error, _>(read).await?;
        let in_time = |at: Instant| until.is_none_or(|until| at <= until);
        let moved = ours.into_iter().filter(|own| own.moved && own.booked_at.is_none_or(in_time));
        Ok(moved.map(|own| own.name).collect())
    }

    /// What no statement has settled in the end.
    ///
    /// # Errors
    /// The books cannot be read.
    pub(crate) async fn unsettled_at_bank(&self) -> Result<Vec<Difference>, Stop> {
        let mut found = Found::default();
        for FileBreak { kind, subject, reason, .. } in self.open_at_bank().await? {
            found.differ(&format!("{kind} {subject} after quiet days"), "settled", reason);
        }
        Ok(found.into_differences())
    }

    /// How many agreements have ended with us only.
    ///
    /// # Errors
    /// The books cannot be read.
    pub(crate) async fn unended_agreements(&self) -> Result<Vec<Difference>, Stop> {
        let read = async |tx: &mut Tx| bankcards::endings(tx).await;
        let count: i64 = self.app.db().read::<_, db::Error, _>(read).await?;
        let mut found = Found::default();
        if count > 0 {
            found.differ("agreements after quiet days", "ended at the bank", count);
        }
        Ok(found.into_differences())
    }

    async fn open_at_bank(&self) -> Result<Vec<FileBreak>, Stop> {
        let read = async |tx: &mut Tx| clearing::bank_breaks(tx).await;
        Ok(self.app.db().read::<_, db::Error, _>(read).await?)
    }
}

fn kind(marred: Marred) -> &'static str {
    match marred {
        Marred::LeftOut => "absent",
        Marred::Doubled => "double",
        Marred::FenMore => "amount",
        Marred::Unknown => "unasked",
    }
}

/// Whether it is a payment of which the bank itself learns late.
fn is_told_late(amount: Fen) -> bool {
    use Whim::{KnownAfterCutOff, KnownAfterDays, KnownNextDay};
    let whim = Whim::of_amount(amount);
    matches!(whim, Some(KnownAfterCutOff | KnownNextDay | KnownAfterDays))
}

/// Whether it is a payment that a query may not find, though it has moved.
fn is_hidden(amount: Fen) -> bool {
    Whim::of_amount(amount) == Some(Whim::FoundAgain)
}
