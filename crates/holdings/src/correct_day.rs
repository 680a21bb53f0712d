//! A NAV that was corrected after positions were valued at it.

use crate::holding::DayTotals;
use crate::store::{days, positions};
use crate::{Position, PositionDay, PositionKey};
use db::{Error, ErrorKind, Tx};
use kernel::{CustNo, Day, Fen, FundCode, Nav, Overflow, Rounding};
use std::collections::BTreeMap;

/// Positions that are read and written together.
const CHUNK: i64 = 2_000;

/// Values the day again at its corrected NAV: its value and profit move, and the profit of the day
/// after it moves back. Positions that were sold since are corrected, too. Run again, it changes
/// nothing. Answers how many positions were corrected.
///
/// # Errors
/// Those of the database.
pub async fn correct_day(tx: &mut Tx, fund: FundCode, day: Day, nav: Nav) -> Result<u64, Error> {
    let (mut after, mut count) = (None, 0);
    loop {
        let found = positions::ever_of_fund(tx, fund, after.as_ref(), CHUNK).await?;
        let Some(last) = found.last() else { return Ok(count) };
        after = Some(last.key());
        count += correct_chunk(tx, found, day, nav).await?;
    }
}

async fn correct_chunk(
    tx: &mut Tx,
    found: Vec<Position>,
    day: Day,
    nav: Nav,
) -> Result<u64, Error> {
    let since: Vec<days::Since> =
        found.iter().map(|position| days::Since::of(position, day)).collect();
    let mut rows: BTreeMap<PositionKey, BTreeMap<Day, PositionDay>> = BTreeMap::new();
    for row in days::since(tx, &since).await? {
        rows.entry(row.key()).or_default().insert(row.day, row);
    }
    let mut done = Corrected::default();
    for mut position in found {
        if let Some(rows) = rows.get_mut(&position.key()) {
            let corrected = done.correct(&mut position, rows, (day, nav));
            corrected.map_err(|e| Error::new(ErrorKind::Fault, e))?;
        }
    }
    done.write(tx).await
}

/// What changed, to be written.
#[derive(Default)]
struct Corrected {
    positions: Vec<positions::Valued>,
    rows: Vec<PositionDay>,
    totals: Vec<(CustNo, DayTotals)>,
}

impl Corrected {
    fn correct(
        &mut self,
        position: &mut Position,
        rows: &mut BTreeMap<Day, PositionDay>,
        (day, nav): (Day, Nav),
    ) -> Result<(), Overflow> {
        let Some(row) = rows.get_mut(&day).filter(|row| row.nav != nav) else { return Ok(()) };
        let worth = row.shares.value(row.nav, Rounding::HalfUp)?;
        let moved = row.shares.value(nav, Rounding::HalfUp)?.checked_sub(worth)?;
        row.nav = nav;
        row.value = row.value.checked_add(moved)?;
        row.profit = row.profit.checked_add(moved)?;
        self.rows.push(row.clone());
        let mut totals = DayTotals::default();
        totals.add(day, moved, Fen::ZERO)?;
        match rows.range_mut(day.next()..).next() {
            // Its value is right: what the day gained more, the next one gained less.
            Some((next, row)) => {
                let back = moved.checked_neg()?;
                row.profit = row.profit.checked_add(back)?;
                self.rows.push(row.clone());
                totals.add(*next, back, Fen::ZERO)?;
                if position.valued_on == Some(*next) {
                    position.day_profit = position.day_profit.checked_add(back)?;
                }
            }
            None => {
                position.nav = nav;
                position.value = position.value.checked_add(moved)?;
                position.day_profit = position.day_profit.checked_add(moved)?;
                position.total_profit = position.total_profit.checked_add(moved)?;
            }
        }
        self.totals.push((position.cust_no, totals));
        self.positions.push(positions::Valued::of(position));
        Ok(())
    }

    async fn write(&self, tx: &mut Tx) -> Result<u64, Error> {
        positions::set_values(tx, &self.positions).await?;
        days::upsert(tx, &self.rows).await?;
        days::add_totals(tx, self.totals.iter().map(|(cust_no, moved)| (*cust_no, moved))).await?;
        Ok(u64::try_from(self.positions.len()).unwrap_or(u64::MAX))
    }
}
