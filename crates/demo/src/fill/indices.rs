//! Indices: a candle for each day of six years, minutes of the last days and of today.

use db::{Db, Error};
use kernel::{Calendar, Day, Nav};
use market::{DailyRow, IndexRow, MinuteRow, Points, import};

use super::fault;
use crate::{Candle, HISTORY_START, IndexSpec, candles, indices, minutes};

/// Open days whose minutes are kept.
const CURVES: i32 = 5;

pub(super) async fn fill(db: &Db, seed: u64, today: Day) -> Result<usize, Error> {
    let calendar = Calendar::china();
    let (year, month, day) = HISTORY_START;
    let from = Day::new(year, month, day).map_err(fault)?;
    let curves_from = calendar.add_open(today, -CURVES);
    let (mut rows, mut daily, mut curves) = (Vec::new(), Vec::new(), Vec::new());
    for (sort, index) in (1..).zip(indices()) {
        rows.push(IndexRow {
            code: index.code.to_owned(),
            name: index.name.to_owned(),
            market: if index.name.starts_with("港股") { "HK" } else { "CN" }.to_owned(),
            sort,
        });
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
        minute: i64::from(point.at.time().ms() / 60_000),
        price: points(point.value),
    };
    Ok(minutes(seed, index, candle).map_err(fault)?.into_iter().map(row).collect())
}

fn points(value: Nav) -> Points {
    Points::from_units(value.units() / (Nav::SCALE / 10_000))
}
