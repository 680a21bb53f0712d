//! All indices in memory: the last days, the minutes of the last days, the calendars.

use crate::{
    DailyRow, IndexRow, MinuteRow, Points, calendars::MARKETS, clocks::MarketClock, hours::Session,
    store,
};
use arc_swap::ArcSwap;
use db::{Db, Error, Tx};
use kernel::{Calendar, Day, Instant};
use std::{collections::HashMap, sync::Arc};

/// The indices of the market. Clones share them.
#[derive(Clone)]
pub struct Market(Arc<ArcSwap<Board>>);

/// One state of the market's data.
#[derive(Default)]
pub struct Board {
    /// Zero is empty.
    pub version: i64,
    pub indices: Vec<IndexRow>,
    daily: HashMap<String, Vec<DailyRow>>,
    minutes: HashMap<(String, Day), Vec<MinuteRow>>,
    calendars: HashMap<String, Arc<Calendar>>,
}

/// An index at an instant: what could be known then, never later.
#[derive(Debug, Clone, PartialEq)]
pub struct Quote {
    /// The day of the price.
    pub day: Day,
    pub price: Points,
    /// The close of the trading day before.
    pub previous_close: Option<Points>,
    /// The first, highest and lowest price of `day` so far; none where only its close is known.
    pub range: Option<DayRange>,
    /// The minutes of `day` so far.
    pub minutes: Vec<(i64, Points)>,
}

/// Between what prices an index moved on a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DayRange {
    /// The first.
    pub open: Points,
    /// The highest.
    pub high: Points,
    /// The lowest.
    pub low: Points,
}

impl Market {
    /// A market without indices, to be filled by [`Self::refresh`].
    pub fn empty() -> Self {
        Self(Arc::new(ArcSwap::from_pointee(Board::default())))
    }

    /// Reads everything.
    ///
    /// # Errors
    /// The database failed.
    pub async fn load(db: &Db) -> Result<Self, Error> {
        let market = Self::empty();
        market.refresh(db).await?;
        Ok(market)
    }

    /// Reads everything when something changed, and says whether.
    ///
    /// # Errors
    /// The database failed; what is known stays.
    pub async fn refresh(&self, db: &Db) -> Result<bool, Error> {
        let known = self.0.load().version;
        let board = db
            .read(async |tx: &mut Tx| match store::version(tx).await? {
                version if version == known => Ok::<_, Error>(None),
                version => Board::read(tx, version).await.map(Some),
            })
            .await?;
        let changed = board.is_some();
        if let Some(board) = board {
            self.0.store(Arc::new(board));
        }
        Ok(changed)
    }

    /// As it is now.
    pub fn board(&self) -> Arc<Board> {
        self.0.load_full()
    }
}

impl Board {
    async fn read(tx: &mut Tx, version: i64) -> Result<Self, Error> {
        let mut board = Self { version, indices: store::indices(tx).await?, ..Self::default() };
        for row in store::daily_all(tx).await? {
            board.daily.entry(row.code.clone()).or_default().push(row);
        }
        let mut calendars = crate::calendars(tx).await?;
        for market in MARKETS {
            board.calendars.insert(market.to_owned(), calendars.of(market));
        }
        let last = board.daily.values().filter_map(|rows| rows.last()).map(|row| row.day).max();
        if let Some(last) = last {
            for row in store::minutes_from(tx, last.add_days(-MINUTE_DAYS)).await? {
                let key = (row.code.clone(), row.day);
                board.minutes.entry(key).or_default().push(row);
            }
        }
        Ok(board)
    }

    /// The calendar of a market with its imported days; the mainland's for an unknown name.
    pub fn calendar(&self, market: &str) -> Arc<Calendar> {
        let known = self.calendars.get(market).cloned();
        known.unwrap_or_else(|| Arc::new(Calendar::china()))
    }

    /// What a market does at an instant.
    pub fn clock(&self, market: &str, now: Instant) -> MarketClock {
        MarketClock::at(market, &self.calendar(market), now)
    }

    /// An index as it could be seen at an instant: in a session the last minute, else the last
    /// close; none before the first day.
    pub fn quote(&self, index: &IndexRow, now: Instant) -> Option<Quote> {
        let clock = self.clock(&index.market, now);
        let begun = clock.has_begun();
        let minutes =
            if begun { self.minutes_until(index, clock.day, clock.minute) } else { Vec::new() };
        let rows = self.daily.get(&index.code)?;
        let known = known(rows, &clock);
        // A close comes some time after the bell: until then the last minute stands.
        let close_known = known.last().is_some_and(|row| row.day >= clock.day);
        if let Some((_, price)) = minutes.last().copied().filter(|_| !close_known) {
            let previous_close = close_before(rows, clock.day);
            let range = range_of(&minutes);
            return Some(Quote { day: clock.day, price, previous_close, range, minutes });
        }
        let row = known.last()?;
        let whole = self.minutes_until(index, row.day, i64::MAX);
        let previous_close = close_before(rows, row.day);
        let range = DayRange { open: row.open, high: row.high, low: row.low };
        let range = Some(range).filter(|range| range.low != range.high || whole.len() > 1);
        Some(Quote { day: row.day, price: row.close, previous_close, range, minutes: whole })
    }

    /// The closes of an index from a day on, as they could be known at an instant, with the last
    /// one before that day to begin with; oldest first.
    pub fn closes(&self, index: &IndexRow, from: Day, now: Instant) -> Vec<(Day, Points)> {
        let rows = self.daily.get(&index.code).map_or(&[][..], Vec::as_slice);
        let known = known(rows, &self.clock(&index.market, now));
        let first = known.partition_point(|row| row.day <= from).saturating_sub(1);
        known.iter().skip(first).map(|row| (row.day, row.close)).collect()
    }

    fn minutes_until(&self, index: &IndexRow, day: Day, minute: i64) -> Vec<(i64, Points)> {
        let rows = self.minutes.get(&(index.code.clone(), day));
        let rows = rows.map_or(&[][..], Vec::as_slice).iter();
        rows.filter(|row| row.minute <= minute).map(|row| (row.minute, row.price)).collect()
    }
}

/// Minutes are kept in memory for so many natural days before the last one.
const MINUTE_DAYS: i32 = 10;

/// The days whose close can be known: that of today after the bell.
fn known<'a>(rows: &'a [DailyRow], clock: &MarketClock) -> &'a [DailyRow] {
    let closed = clock.session == Session::Closed;
    let count = rows.partition_point(|row| row.day < clock.day || closed && row.day == clock.day);
    rows.get(..count).unwrap_or_default()
}

fn range_of(minutes: &[(i64, Points)]) -> Option<DayRange> {
    let prices = || minutes.iter().map(|(_, price)| *price);
    Some(DayRange { open: prices().next()?, high: prices().max()?, low: prices().min()? })
}

fn close_before(rows: &[DailyRow], day: Day) -> Option<Points> {
    let at = rows.partition_point(|row| row.day < day).checked_sub(1)?;
    rows.get(at).map(|row| row.close)
}
