//! The figures of a period, of one transaction.

use crate::period::{Period, Span};
use db::Tx;
use holdings::{PositionMoved, Standing};
use kernel::{CustNo, Day, Fen, FundCode, Nav, Overflow, Shares};
use orders::{Stated, StatedKind};
use std::collections::BTreeMap;
use wire::{Answer, Failure};

/// Orders, and dividends, that a document lists; all of them are in what is taken along.
pub const LISTED: i64 = 2_000;

/// What a period came to. `begin + net_in + profit = end`.
#[derive(Debug, Clone)]
pub struct Figures {
    pub period: Period,
    pub span: Span,
    /// The last NAV day that counts; none where there is none in the period.
    pub until: Option<Day>,
    /// Value at the end of the day before.
    pub begin: Fen,
    /// Purchases, fees included, less proceeds and cash dividends; by T.
    pub net_in: Fen,
    pub profit: Fen,
    /// Value at the end.
    pub end: Fen,
    /// Paid for purchases that are not in the value, and proceeds that were not on a card.
    pub on_the_way: (Fen, Fen),
    /// What is held at the end, or moved: the largest first.
    pub held: Vec<HeldLine>,
    pub trades: Stated,
    pub dividends: Stated,
}

/// A fund, all cards together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeldLine {
    pub fund: FundCode,
    pub shares: Shares,
    pub nav: Nav,
    /// The day of the NAV.
    pub day: Day,
    pub value: Fen,
    /// Of the period.
    pub profit: Fen,
}

/// The figures of a period; none where the customer has none in it.
///
/// # Errors
/// Those of the database; a fault where the books do not add up.
pub async fn read(
    tx: &mut Tx,
    cust_no: CustNo,
    period: Period,
    today: Day,
) -> Answer<Option<Figures>> {
    gather(tx, cust_no, period, today).await?.map(Figures::adds_up).transpose()
}

/// The same, whether they add up or not.
///
/// # Errors
/// Those of the database.
pub async fn gather(
    tx: &mut Tx,
    cust_no: CustNo,
    period: Period,
    today: Day,
) -> Answer<Option<Figures>> {
    let Some((since, _)) = holdings::kept_days(tx, cust_no).await? else { return Ok(None) };
    let Some(span) = period.span(since, today) else { return Ok(None) };
    let Span { from, to, is_open } = span;
    let before = holdings::standing_on(tx, cust_no, from.previous()).await?;
    // The income of days that are no business days is kept before them.
    let last = if is_open { period.last_day() } else { to };
    let after = holdings::standing_on(tx, cust_no, last).await?;
    let moved = holdings::moved_between(tx, cust_no, (from, last)).await?;
    let on_the_way = match is_open {
        true => holdings::on_the_way(tx, cust_no).await?,
        false => orders::on_the_way_on(tx, cust_no, to).await?,
    };
    let of = async |tx: &mut Tx, kind| {
        orders::confirmed_between(tx, cust_no, kind, (from, to), LISTED).await
    };
    let trades = of(tx, StatedKind::Trades).await?;
    let dividends = of(tx, StatedKind::Dividends).await?;
    Ok(Some(Figures {
        period,
        span,
        until: moved.iter().map(|row| row.last).max(),
        begin: value(&before)?,
        net_in: Fen::try_sum(moved.iter().map(|row| row.flow))?,
        profit: Fen::try_sum(moved.iter().map(|row| row.profit))?,
        end: value(&after)?,
        on_the_way,
        held: held(after, &moved)?,
        trades,
        dividends,
    }))
}

fn value(standing: &[Standing]) -> Result<Fen, Overflow> {
    Fen::try_sum(standing.iter().map(|row| row.value))
}

fn held(after: Vec<Standing>, moved: &[PositionMoved]) -> Result<Vec<HeldLine>, Overflow> {
    let mut lines: BTreeMap<FundCode, HeldLine> = BTreeMap::new();
    for Standing { fund_code: fund, day, shares, nav, value, .. } in after {
        let profit = Fen::ZERO;
        let none = HeldLine { fund, shares: Shares::ZERO, nav, day, value: Fen::ZERO, profit };
        let line = lines.entry(fund).or_insert(none);
        line.shares = line.shares.checked_add(shares)?;
        line.value = line.value.checked_add(value)?;
        if day > line.day {
            (line.day, line.nav) = (day, nav);
        }
    }
    for row in moved {
        if let Some(line) = lines.get_mut(&row.fund_code) {
            line.profit = line.profit.checked_add(row.profit)?;
        }
    }
    let mut lines: Vec<HeldLine> = lines.into_values().collect();
    lines.retain(|line| !line.shares.is_zero() || !line.value.is_zero() || !line.profit.is_zero());
    lines.sort_by_key(|line| (std::cmp::Reverse(line.value), line.fund));
    Ok(lines)
}

impl Figures {
    /// Whether it adds up: what does not is nobody's statement.
    fn adds_up(self) -> Answer<Self> {
        let end = self.begin.checked_add(self.net_in)?.checked_add(self.profit)?;
        if end == self.end {
            return Ok(self);
        }
        let text = format!(
            "{} from {} to {}: {} + {} + {} is not {}",
            self.period.code(),
            self.span.from,
            self.span.to,
            self.begin,
            self.net_in,
            self.profit,
            self.end
        );
        Err(Failure::fault("a statement that adds up", text))
    }

    /// What all orders of the period cost.
    pub fn fees(&self) -> Result<Fen, Overflow> {
        self.trades.fee.checked_add(self.dividends.fee)
    }
}
