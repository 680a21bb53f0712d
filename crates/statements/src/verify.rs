//! Whether statements add up: the figures of periods out of the positions' days, beside the list,
//! which is counted back from what all is worth now.

use crate::{
    figures::{Figures, gather},
    listed::{StatementPeriod, kept, listed},
    period::Period,
};
use db::Tx;
use kernel::{CustNo, Day};
use wire::Answer;

/// The newest months that are looked at; of years, all.
const MONTHS: usize = 3;

/// What differs in a customer's statements, in words.
///
/// # Errors
/// Those of the database.
pub async fn verify(tx: &mut Tx, cust_no: CustNo, today: Day) -> Answer<Vec<String>> {
    let Some((kept, _)) = kept(tx, cust_no).await? else { return Ok(Vec::new()) };
    let (months, years) = listed(&kept, today)?;
    let mut found = Vec::new();
    for row in months.iter().take(MONTHS).chain(&years) {
        let Some(period) = Period::of_code(&row.period) else { continue };
        let figures = gather(tx, cust_no, period, today).await?;
        let stands = figures.as_ref().is_some_and(|figures| agrees(figures, row));
        if !stands {
            let of = figures.map(|f| (f.begin, f.net_in, f.profit, f.end));
            found.push(format!("statement {} of {cust_no}: {of:?} beside {row:?}", row.period));
        }
    }
    Ok(found)
}

/// The list adds up by itself; what agrees with it does, too.
fn agrees(figures: &Figures, row: &StatementPeriod) -> bool {
    let StatementPeriod { begin, net_in, profit, end, .. } = row;
    (figures.begin, figures.net_in, figures.profit, figures.end) == (*begin, *net_in, *profit, *end)
}
