//! From the database to a snapshot: everything at first, then what changed.

use crate::{
    BenchmarkPart, DistributionRow, DocumentRow, FeeTable, Fund, NavRow, Performance, RatingRow,
    Series, Size, Terms,
    policy::Policy,
    series::{Distribution, Published},
    snapshot::{Change, Snapshot, Versions},
    store::{self, FeeRow, FundRow},
};
use db::{Db, Error, ErrorKind, Tx};
use kernel::{Day, FundCode, Rate};
use market::Calendars;
use std::{collections::HashMap, sync::Arc};

/// How many funds are read at once, so that rows of NAVs don't pile up in memory.
const CHUNK: usize = 64;

/// What is not as in `old`, or none when nothing changed. What follows from it is computed when the
/// transaction has ended.
pub async fn changed(db: &Db, old: &Snapshot) -> Result<Option<Change>, Error> {
    db.read(async |tx: &mut Tx| {
        let versions =
            Versions { funds: store::version(tx).await?, market: market::version(tx).await? };
        if versions == old.versions {
            return Ok(None);
        }
        let begins = old.versions == Versions::default();
        let changed = match old.versions.funds {
            0 => store::codes(tx).await?.into_iter().map(|code| (code, Day::MIN)).collect(),
            known => store::changes_since(tx, known).await?,
        };
        let market = match begins || versions.market != old.versions.market {
            true => Some((market::calendars(tx).await?, market::daily_indices(tx).await?)),
            false => None,
        };
        let calendars = market.as_ref().map_or(&old.calendars, |market| &market.0).clone();
        let mut loader = Loader { old, texts: Texts::default(), calendars };
        let mut funds: Vec<Fund> = Vec::with_capacity(changed.len());
        for chunk in changed.chunks(CHUNK) {
            funds.extend(loader.chunk(tx, chunk).await?);
        }
        let policies = store::policies(tx).await?.iter().map(Policy::of).collect();
        let market = market.map(|(_, indices)| (loader.calendars, indices));
        Ok(Some(Change { versions, funds, policies, market }))
    })
    .await
}

struct Loader<'a> {
    old: &'a Snapshot,
    texts: Texts,
    calendars: Calendars,
}

/// Texts that many funds share are kept once.
#[derive(Default)]
struct Texts(HashMap<String, Arc<str>>);

impl Texts {
    fn shared(&mut self, text: &str) -> Arc<str> {
        match self.0.get(text) {
            Some(known) => known.clone(),
            None => {
                let new: Arc<str> = text.into();
                self.0.insert(text.to_owned(), new.clone());
                new
            }
        }
    }
}

impl Loader<'_> {
    async fn chunk(
        &mut self,
        tx: &mut Tx,
        changed: &[(FundCode, Day)],
    ) -> Result<Vec<Fund>, Error> {
        let codes: Vec<FundCode> = changed.iter().map(|(code, _)| *code).collect();
        let rows = store::funds(tx, &codes).await?;
        let mut fees = by_code(store::fees(tx, &codes).await?, |row| row.code);
        let mut events = by_code(store::distributions(tx, &codes).await?, |row| row.code);
        let mut ratings = by_code(store::ratings(tx, &codes).await?, |row| row.code);
        let mut documents = by_code(store::document_versions(tx, &codes).await?, |row| row.code);
        let mut managers = by_code(store::in_office(tx, &codes).await?, |(code, _)| *code);
        let mut corrected = by_code(store::corrected(tx, &codes).await?, |(code, _)| *code);
        let first = changed.iter().map(|(_, day)| *day).min().unwrap_or(Day::MIN);
        let mut navs = by_code(store::navs(tx, &codes, first).await?, |row| row.code);
        let make = |row: FundRow| {
            let code = row.code;
            let parts = Parts {
                fees: fees.remove(&code).unwrap_or_default(),
                events: events.remove(&code).unwrap_or_default(),
                ratings: ratings.remove(&code).unwrap_or_default(),
                navs: navs.remove(&code).unwrap_or_default(),
                documents: documents.remove(&code).unwrap_or_default(),
                managers: managers.remove(&code).unwrap_or_default(),
                corrected: corrected.remove(&code).unwrap_or_default(),
                first,
            };
            self.fund(row, parts)
        };
        rows.into_iter().map(make).collect()
    }

    fn fund(&mut self, row: FundRow, parts: Parts) -> Result<Fund, Error> {
        let terms = match row.terms.as_str() {
            "" => Terms::usual(row.fund_type),
            text => serde_json::from_str(text).map_err(|e| fault(row.code, e))?,
        };
        let series = self.series(&row, &parts);
        let alike = |old: &&Arc<Fund>| {
            *old.series == series && (old.established, old.class) == (row.established, row.class)
        };
        let (series, performance) = match self.old.fund(row.code).filter(alike) {
            Some(old) => (old.series.clone(), old.performance.clone()),
            None => {
                let performance =
                    Performance::of(&series, (row.established, row.currency), row.class);
                (Arc::new(series), Arc::new(performance))
            }
        };
        let tables = parts.fees.iter().map(|fee| serde_json::from_str(&fee.fees));
        let fees = tables.collect::<Result<Vec<FeeTable>, _>>().map_err(|e| fault(row.code, e))?;
        let size = row.size_fen.zip(row.size_day).map(|(amount, day)| Size { amount, day });
        Ok(Fund {
            code: row.code,
            full_name: self.texts.shared(&row.full_name),
            name: self.texts.shared(&row.name),
            initials: row.initials.into(),
            pinyin: row.pinyin.into(),
            fund_type: row.fund_type,
            category: self.texts.shared(&row.category),
            risk: row.risk,
            class: row.class,
            currency: row.currency,
            family: row.family,
            company: self.texts.shared(&row.company),
            custodian: self.texts.shared(&row.custodian),
            managers: parts.managers.iter().map(|(_, name)| self.texts.shared(name)).collect(),
            ta: self.texts.shared(&row.ta),
            established: row.established,
            status: row.status.parse().map_err(|e| fault(row.code, e))?,
            limits: terms.limits,
            timetable: terms.timetable,
            rules: terms.rules,
            offering: terms.offering,
            quick_redeem: terms.quick_redeem,
            documents: parts.documents.into(),
            fees: fees.into(),
            legacy_fee: row.legacy_fee,
            benchmark: self.texts.shared(&row.benchmark),
            benchmark_parts: benchmark_parts(&row.benchmark_parts).into(),
            size,
            calendar: self.calendars.of(&row.markets),
            stars: stars(&parts.ratings),
            latest: series.last(),
            corrected: parts.corrected.iter().map(|(_, day)| *day).collect(),
            splits: splits(&parts.events),
            series,
            performance,
        })
    }

    fn series(&self, row: &FundRow, parts: &Parts) -> Series {
        let is_money = row.fund_type == kernel::FundType::Money;
        let mut points = match self.old.fund(row.code) {
            Some(known) => known.series.before(parts.first),
            None => Vec::new(),
        };
        points.extend(parts.navs.iter().map(published));
        let event = |row: &DistributionRow| Distribution {
            day: row.day,
            dividend: row.dividend,
            split: row.split,
        };
        let events: Vec<_> = parts.events.iter().map(event).collect();
        Series::new(is_money, &points, &events)
    }
}

struct Parts {
    fees: Vec<FeeRow>,
    documents: Vec<DocumentRow>,
    managers: Vec<(FundCode, String)>,
    events: Vec<DistributionRow>,
    ratings: Vec<RatingRow>,
    /// From `first` on; what is before stays as it was.
    navs: Vec<NavRow>,
    corrected: Vec<(FundCode, Day)>,
    first: Day,
}

fn splits(events: &[DistributionRow]) -> Arc<[(Day, Rate)]> {
    let splits = events.iter().filter(|event| event.split != Rate::ONE);
    splits.map(|event| (event.day, event.split)).collect()
}

fn by_code<R>(rows: Vec<R>, code: impl Fn(&R) -> FundCode) -> HashMap<FundCode, Vec<R>> {
    let mut all: HashMap<FundCode, Vec<R>> = HashMap::new();
    for row in rows {
        all.entry(code(&row)).or_default().push(row);
    }
    all
}

fn published(row: &NavRow) -> Published {
    Published {
        day: row.day,
        nav: row.nav,
        cumulative: row.cumulative,
        income: row.income,
        seven_day: row.seven_day,
    }
}

fn benchmark_parts(text: &str) -> Vec<BenchmarkPart> {
    let part = |part: &str| {
        let (index, weight) = part.split_once(':')?;
        let weight: Rate = weight.parse().ok()?;
        Some(BenchmarkPart { index: index.into(), weight })
    };
    text.split(',').filter_map(part).collect()
}

/// The newest rating of each agency and period; the best of them counts for ranking.
fn stars(ratings: &[RatingRow]) -> Arc<[crate::fund::Stars]> {
    let mut newest: Vec<crate::fund::Stars> = Vec::new();
    for row in ratings {
        let known = |s: &crate::fund::Stars| *s.agency == *row.agency && s.years == row.years;
        if !newest.iter().any(known) {
            let (agency, years) = (row.agency.as_str().into(), row.years);
            newest.push(crate::fund::Stars { agency, years, day: row.day, stars: row.stars });
        }
    }
    newest.into()
}

fn fault(code: FundCode, error: impl std::fmt::Display) -> Error {
    Error::new(ErrorKind::Fault, format!("fund {code}: {error}"))
}
