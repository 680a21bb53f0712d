//! The dividends of file 07. It says what a share was paid in all since the fund began
//! (TotalDivident), so the dividend of an ex-date is what is new of it.

use crate::breaks;
use crate::file_break::BreakKind;
use crate::store::breaks::FileBreakRow;
use crate::store::dividends::{self, TotalRow};
use db::{Error, ErrorKind, Tx};
use funds::DistributionRow;
use kernel::{Day, FundCode, Nav, Overflow, Rate};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// NAV and cumulative NAV are both rounded to their fourth decimal.
const ROUNDED: i64 = Nav::SCALE / 10_000;

/// What a record says was paid for a share.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Said {
    pub fund: FundCode,
    /// The day of its NAV.
    pub day: Day,
    /// That of the last dividend, or of one that is to come.
    pub ex_day: Option<Day>,
    /// In all.
    pub total: Nav,
}

/// What was said of a fund before, by day.
type Totals = BTreeMap<Day, Nav>;

/// What is new of it.
#[derive(Debug, PartialEq, Eq)]
enum New {
    /// Nothing.
    Nothing,
    /// The first that is said of the fund: later ones are compared with it.
    Begins,
    /// Another sum, and no ex-date; what was said before.
    Undated(Nav),
    /// The sum up to an ex-date; what was said before it, where something was.
    Paid(Day, Option<Nav>),
}

/// Takes what the records of a file say, and answers the dividends that are new. What cannot be one
/// is a break of the file's day. Said again, it is nothing new.
pub(crate) async fn take(
    tx: &mut Tx,
    file_day: Day,
    said: &[Said],
) -> Result<Vec<DistributionRow>, Error> {
    let funds: BTreeSet<FundCode> = said.iter().map(|said| said.fund).collect();
    let mut known: HashMap<FundCode, Totals> = HashMap::new();
    for row in dividends::totals(tx, &Vec::from_iter(funds)).await? {
        known.entry(row.fund).or_default().insert(row.day, row.total);
    }
    let (mut totals, mut paid, mut wrong) = (BTreeMap::new(), Vec::new(), Vec::new());
    for said in said {
        let known = known.entry(said.fund).or_default();
        let day = match said.against(known) {
            New::Nothing => continue,
            New::Begins => said.day,
            New::Undated(before) => {
                let reason = format!("累计单位分红由{before}变为{}，没有除权日", said.total);
                wrong.push(named(file_day, said, reason));
                said.day
            }
            New::Paid(ex_day, before) => {
                match judge(tx, said, (ex_day, before)).await? {
                    Ok(row) => paid.extend(row),
                    Err(reason) => wrong.push(named(file_day, said, reason)),
                }
                ex_day
            }
        };
        known.insert(day, said.total);
        totals.insert((said.fund, day), TotalRow { fund: said.fund, day, total: said.total });
    }
    dividends::put_totals(tx, &Vec::from_iter(totals.into_values())).await?;
    breaks::put(tx, &wrong).await?;
    Ok(paid)
}

impl Said {
    fn against(&self, known: &Totals) -> New {
        let last = |until: Day| known.range(..=until).next_back().map(|(_, total)| *total);
        let before = last(self.day);
        match self.ex_day {
            Some(day) if known.get(&day) == Some(&self.total) => New::Nothing,
            Some(day) if day <= self.day => New::Paid(day, last(day.previous())),
            _ if before == Some(self.total) => New::Nothing,
            // Announced: whether it is in the sum is seen by what was said before.
            Some(day) if before.is_some() => New::Paid(day, before),
            _ => before.map_or(New::Begins, New::Undated),
        }
    }
}

fn named(file_day: Day, said: &Said, reason: String) -> FileBreakRow {
    BreakKind::Dividend.of((file_day, "07"), said.fund.as_str(), reason)
}

/// The dividend of an ex-date; none where the books have one of it already, or no price before it,
/// and nothing was said before. Why it cannot be one.
async fn judge(
    tx: &mut Tx,
    said: &Said,
    (ex_day, before): (Day, Option<Nav>),
) -> Result<Result<Option<DistributionRow>, String>, Error> {
    let events = funds::distributions(tx, &[said.fund]).await?;
    let price = funds::price_before(tx, said.fund, ex_day).await?;
    let event = events.iter().find(|event| event.day == ex_day);
    let before = match (before, price) {
        (Some(before), _) => before,
        (None, None) => return Ok(Ok(None)),
        (None, _) if event.is_some_and(|event| event.dividend.is_positive()) => {
            return Ok(Ok(None));
        }
        (None, Some(price)) => in_books(&events, ex_day, price).map_err(fault)?,
    };
    let dividend = said.total.checked_sub(before).map_err(fault)?;
    let of = format!("除权日{ex_day}，累计单位分红{}，此前已分{before}", said.total);
    Ok(match price {
        _ if !dividend.is_positive() => Err(format!("{of}，没有新增")),
        Some((nav, _)) if dividend >= nav => {
            Err(format!("{of}，新增{dividend}不低于除权前净值{nav}"))
        }
        _ => {
            let split = event.map_or(Rate::ONE, |event| event.split);
            Ok(Some(DistributionRow { code: said.fund, day: ex_day, dividend, split }))
        }
    })
}

/// What the books know as paid before an ex-date. Where the fund never split, its cumulative NAV
/// says it, too, and is believed where dividends of an imported history are missing.
fn in_books(
    events: &[DistributionRow],
    ex_day: Day,
    (nav, cumulative): (Nav, Option<Nav>),
) -> Result<Nav, Overflow> {
    let earlier = || events.iter().filter(|event| event.day < ex_day);
    let known = Nav::try_sum(earlier().map(|event| event.dividend))?;
    let split = earlier().any(|event| event.split != Rate::ONE);
    let Some(cumulative) = cumulative.filter(|_| !split) else { return Ok(known) };
    let by_price = cumulative.checked_sub(nav)?;
    let is_missing = by_price.checked_sub(known)?.units() > ROUNDED;
    Ok(if is_missing { by_price } else { known })
}

fn fault(error: Overflow) -> Error {
    Error::new(ErrorKind::Fault, error)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    fn nav(text: &str) -> Nav {
        text.parse().unwrap()
    }

    fn said(on: &str, ex_day: Option<&str>, total: &str) -> Said {
        let fund = "000001".parse().unwrap();
        Said { fund, day: day(on), ex_day: ex_day.map(day), total: nav(total) }
    }

    #[test]
    fn what_is_said_again_is_nothing_new() {
        let known =
            Totals::from([(day("2026-03-03"), nav("0.35")), (day("2026-06-03"), nav("0.4"))]);
        for (on, ex_day) in [
            ("2026-06-03", Some("2026-06-03")),
            ("2026-06-04", Some("2026-06-03")),
            ("2026-06-04", None),
            // Announced, and not in the sum.
            ("2026-06-04", Some("2026-06-09")),
        ] {
            assert_eq!(said(on, ex_day, "0.4").against(&known), New::Nothing, "{on} {ex_day:?}");
        }
        // Of a day before the last dividend, published late.
        assert_eq!(said("2026-06-02", None, "0.35").against(&known), New::Nothing);
    }

    #[test]
    fn a_dividend_is_compared_with_what_was_said_before_its_day() {
        let known =
            Totals::from([(day("2026-03-03"), nav("0.35")), (day("2026-06-03"), nav("0.4"))]);
        let new = |on, ex_day, total| said(on, ex_day, total).against(&known);
        let of = |on, before| New::Paid(day(on), Some(nav(before)));
        assert_eq!(new("2026-09-03", Some("2026-09-03"), "0.5"), of("2026-09-03", "0.4"));
        assert_eq!(new("2026-09-03", Some("2026-09-08"), "0.5"), of("2026-09-08", "0.4"));
        // Said anew.
        assert_eq!(new("2026-06-04", Some("2026-06-03"), "0.45"), of("2026-06-03", "0.35"));
        assert_eq!(new("2026-06-04", None, "0.45"), New::Undated(nav("0.4")));
        let first = |ex_day| said("2026-06-04", ex_day, "0.4").against(&Totals::new());
        assert_eq!((first(None), first(Some("2026-06-09"))), (New::Begins, New::Begins));
        assert_eq!(first(Some("2026-06-03")), New::Paid(day("2026-06-03"), None));
    }

    #[test]
    fn a_history_without_its_dividends_is_completed_by_the_cumulative_nav() {
        let event = |on, dividend, split: &str| DistributionRow {
            code: "000001".parse().unwrap(),
            day: day(on),
            dividend: nav(dividend),
            split: split.parse().unwrap(),
        };
        let before = |events: &[_], cumulative: Option<&str>| {
            in_books(events, day("2026-06-03"), (nav("1.2"), cumulative.map(nav))).unwrap()
        };
        let one = [event("2026-03-03", "0.35", "1"), event("2026-06-03", "0.1", "1")];
        assert_eq!(before(&one, None), nav("0.35"));
        assert_eq!(before(&one, Some("1.5501")), nav("0.35"));
        assert_eq!(before(&one, Some("1.2")), nav("0.35"));
        assert_eq!(before(&one, Some("1.8")), nav("0.6"));
        let split = [event("2026-03-03", "0.35", "1"), event("2026-04-03", "0", "2")];
        assert_eq!(before(&split, Some("1.8")), nav("0.35"));
    }
}
