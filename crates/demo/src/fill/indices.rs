//! Indices: a candle for each day of six years, minutes of the last days and of today; then, day by
//! day, what a vendor of quotes would send.

use db::{Db, Error, Tx};
use kernel::{Calendar, Day, Nav};
use market::{DailyRow, IndexRow, LastClose, MinuteRow, Points, import};

use super::days::fault;
use crate::{Candle, HISTORY_START, IndexSpec, candle_after, candles, indices, minutes};

/// Open days whose minutes are kept.
const CURVES: i32 = 5;
/// Units of a value for a unit of the market room's points.
const POINT: i64 = Nav::SCALE / 10_000;

pub(super) async fn fill(db: &Db, seed: u64, today: Day) -> Result<usize, Error> {
    let (year, month, day) = HISTORY_START;
    let from = Day::new(year, month, day).map_err(fault)?;
    let (mut rows, mut daily, mut curves) = (Vec::new(), Vec::new(), Vec::new());
    for (sort, index) in (1..).zip(indices()) {
        rows.push(IndexRow {
            code: index.code.to_owned(),
            name: index.name.to_owned(),
            market: index.market.to_owned(),
            sort,
        });
        let calendar = index.calendar();
        let curves_from = calendar.add_open(today, -CURVES);
        let all = candles(seed, index, &calendar, from, today).map_err(fault)?;
        for candle in &all {
            // Today's candle isn't closed; its minutes are shown as they pass.
            if candle.day < today {
                daily.push(daily_row(index, candle));
            }
            if candle.day >= curves_from {
                curves.extend(minute_rows(seed, index, candle)?);
            }
        }
    }
    let count = rows.len();
    db.write_batch(async move |tx| {
        import::put_indices(tx, &rows).await?;
        import::put_daily(tx, &daily).await?;
        import::put_minutes(tx, &curves).await
    })
    .await?;
    Ok(count)
}

/// Publishes the indices of the open day `t_day`, and of those before it that are missing: their
/// candles, and their minutes with those of the next open day, which show as they pass. Published
/// again, nothing changes; an index that was never filled is left alone. Answers how many candles
/// are new.
///
/// # Errors
/// The database failed.
pub async fn publish_indices(db: &Db, seed: u64, t_day: Day) -> Result<usize, Error> {
    let last = db.read(async |tx: &mut Tx| market::last_closes(tx).await).await?;
    let (mut daily, mut curves) = (Vec::new(), Vec::new());
    for index in indices() {
        if let Some(last) = last.iter().find(|last| last.code == index.code) {
            continue_index(seed, index, last, t_day, (&mut daily, &mut curves))?;
        }
    }
    let (count, oldest) = (daily.len(), Calendar::china().add_open(t_day, -CURVES - 1));
    db.write_batch(async move |tx| {
        import::put_daily(tx, &daily).await?;
        import::put_minutes(tx, &curves).await?;
        for index in indices() {
            import::drop_minutes(tx, index.code, oldest).await?;
        }
        Ok::<_, Error>(())
    })
    .await?;
    Ok(count)
}

/// Goes on from the last close that is known.
fn continue_index(
    seed: u64,
    index: &IndexSpec,
    last: &LastClose,
    t_day: Day,
    (daily, curves): (&mut Vec<DailyRow>, &mut Vec<MinuteRow>),
) -> Result<(), Error> {
    let calendar = index.calendar();
    let curves_from = calendar.add_open(t_day, -CURVES);
    let mut close = Nav::from_units(last.close.units() * POINT);
    let mut day = calendar.next_open(last.day);
    // Days that are known already are past: so is what follows them.
    while day <= calendar.next_open(t_day) {
        let candle = candle_after(seed, index, close, day).map_err(fault)?;
        if day <= t_day {
            daily.push(daily_row(index, &candle));
        }
        if day >= curves_from {
            curves.extend(minute_rows(seed, index, &candle)?);
        }
        close = candle.close;
        day = calendar.next_open(day);
    }
    Ok(())
}

fn daily_row(index: &IndexSpec, candle: &Candle) -> DailyRow {
    DailyRow {
        code: index.code.to_owned(),
        day: candle.day,
        open: points(candle.open),
        high: points(candle.high),
        low: points(candle.low),
        close: points(candle.close),
    }
}

fn minute_rows(seed: u64, index: &IndexSpec, candle: &Candle) -> Result<Vec<MinuteRow>, Error> {
    let row = |point: crate::MinutePoint| MinuteRow {
        code: index.code.to_owned(),
        day: candle.day,
        minute: point.minute,
        price: points(point.value),
    };
    Ok(minutes(seed, index, candle).map_err(fault)?.into_iter().map(row).collect())
}

fn points(value: Nav) -> Points {
    Points::from_units(value.units() / POINT)
}
