//! What a fund holds, as its last two reports say.

use crate::{Archive, EarlierReport, Fund, KeyPosition, Part};
use kernel::{Day, FundCode, Rate};
use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

/// What a fund's assets in stocks are called in its report.
const STOCKS: &str = "股票";

/// What a report says of what the fund holds.
#[derive(Debug, Clone, PartialEq)]
pub struct Report {
    /// The reporting day.
    pub day: Day,
    /// Part of net assets in stocks.
    pub in_stocks: Rate,
    /// Parts of net assets by industry.
    pub industries: Vec<Part>,
    /// Parts of net assets in other currencies than the fund's, by their codes.
    pub currencies: Vec<Part>,
    /// The largest positions, as `(position, whether it is a bond)`.
    pub positions: Vec<(KeyPosition, bool)>,
}

/// The last two reports of a fund.
#[derive(Debug, Default)]
pub(crate) struct Reports {
    last: Option<Report>,
    published: Option<Day>,
    earlier: Option<Report>,
}

/// Those that were asked for since the fund changed last.
#[derive(Default)]
pub(crate) struct KeptReports(RwLock<HashMap<FundCode, Arc<Reports>>>);

impl KeptReports {
    pub fn find(&self, code: FundCode) -> Option<Arc<Reports>> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).get(&code).cloned()
    }

    pub fn keep(&self, code: FundCode, reports: Arc<Reports>) {
        self.0.write().unwrap_or_else(PoisonError::into_inner).insert(code, reports);
    }

    /// Those of funds that did not change.
    pub fn without(&self, changed: &[Fund]) -> Self {
        let mut kept = self.0.read().unwrap_or_else(PoisonError::into_inner).clone();
        for fund in changed {
            kept.remove(&fund.code);
        }
        Self(RwLock::new(kept))
    }
}

impl Reports {
    pub fn of(archive: Archive) -> Self {
        let earlier = archive.earlier.and_then(|earlier| {
            let EarlierReport { report_day, assets, industries, stocks, bonds } = earlier;
            let positions = positions(stocks, bonds);
            let (in_stocks, currencies) = (in_stocks(&assets), Vec::new());
            report_day.map(|day| Report { day, in_stocks, industries, currencies, positions })
        });
        let last = archive.report_day.map(|day| Report {
            day,
            in_stocks: in_stocks(&archive.assets),
            industries: archive.industries,
            currencies: archive.currencies,
            positions: positions(archive.stocks, archive.bonds),
        });
        Self { last, published: archive.published_day, earlier }
    }

    /// The last one that is out on a day.
    pub fn on(&self, today: Day) -> Option<&Report> {
        let is_out = self.published.is_none_or(|day| day <= today);
        self.last.as_ref().filter(|_| is_out).or(self.earlier.as_ref())
    }
}

fn in_stocks(assets: &[Part]) -> Rate {
    assets.iter().find(|part| part.name == STOCKS).map_or(Rate::ZERO, |part| part.ratio)
}

fn positions(stocks: Vec<KeyPosition>, bonds: Vec<KeyPosition>) -> Vec<(KeyPosition, bool)> {
    let stocks = stocks.into_iter().map(|position| (position, false));
    stocks.chain(bonds.into_iter().map(|position| (position, true))).collect()
}

impl Fund {
    /// The month in which its first quarterly report comes: that of the first quarter which ends
    /// two months or more after its contract is in force. None where it should be there already, or
    /// the fund is not established.
    pub fn first_report_month(&self, today: Day) -> Option<Day> {
        let from = self.established?.add_months(2);
        let quarter_end =
            |day: Day| day.first_of_month().add_months(3 - (day.month() - 1) % 3).previous();
        let month = quarter_end(from).next();
        (month > today).then_some(month)
    }
}
