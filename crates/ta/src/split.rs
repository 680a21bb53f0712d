//! Splits of shares (rule 2.8): each lot of the fund is scaled and keeps its day. What waits for
//! shares was asked for in the old ones, and waits for what these have become.

use std::cmp::Ordering;
use std::collections::HashMap;

use db::Tx;
use kernel::{Overflow, Rate, Rounding, Shares};

use crate::TaError;
use crate::register::Key;
use crate::store::{self, ApplicationRow, AskedRow, PriceRow};
use crate::work::Work;

/// Splits the funds of which that was published, before anything is registered today, and answers
/// the applications that wait, in new shares.
pub(crate) async fn split(
    tx: &mut Tx,
    work: &mut Work<'_>,
    published: &[PriceRow],
) -> Result<Vec<ApplicationRow>, TaError> {
    let mut applications = store::waiting(tx, work.t_day).await?;
    let scaled = scale(work, published, &mut applications)?;
    store::ask_for(tx, &scaled).await?;
    Ok(applications)
}

fn scale(
    work: &mut Work<'_>,
    published: &[PriceRow],
    applications: &mut [ApplicationRow],
) -> Result<Vec<AskedRow>, TaError> {
    let mut scaled = Vec::new();
    for row in published.iter().filter(|row| row.split != Rate::ONE) {
        let Ok(fund) = row.fund.parse() else { continue };
        let rounding =
            work.terms(fund, row.day).map_or(Rounding::HalfUp, |terms| terms.share_rounding);
        let mut held: HashMap<Key, Asked> = HashMap::new();
        for key in work.register.holders(fund) {
            let (before, after) = work.register.scale(&key, (row.split, rounding))?;
            held.insert(key, Asked { before, after, ..Asked::default() });
        }
        for application in applications.iter_mut().filter(|one| one.takes_shares()) {
            let key = (application.fund.clone(), application.trade_acco.clone());
            if let Some(asked) = held.get_mut(&key) {
                application.shares = asked.next(application.shares, row.split)?;
                let app_sheet = application.app_sheet.clone();
                scaled.push(AskedRow { app_sheet, shares: application.shares });
            }
        }
    }
    Ok(scaled)
}

/// What was asked for of a position so far.
#[derive(Default)]
struct Asked {
    before: Shares,
    after: Shares,
    old: Shares,
    new: Shares,
}

impl Asked {
    /// What an application asks for now: all of the shares are all of them, some are as many, cut
    /// to 0.01, one application after the other.
    fn next(&mut self, shares: Shares, ratio: Rate) -> Result<Shares, Overflow> {
        let before = self.new;
        self.old = self.old.checked_add(shares)?;
        let new = self.old.times(ratio, Rounding::Down)?;
        self.new = match self.old.cmp(&self.before) {
            Ordering::Less => new.min(self.after),
            Ordering::Equal => self.after,
            // More than there is stays more.
            Ordering::Greater => new.max(before),
        };
        self.new.checked_sub(before)
    }
}
