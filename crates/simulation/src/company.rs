//! The company under test: the real rooms over a database that may be closed and opened again.

use crate::bank::{BankBooks, BookedBank};
use crate::counterparty::{FaultsOfDay, Faulty};
use crate::{Stop, data_folder};
use clearing::{Counterparty, Engine, Mail};
use content::Shelf;
use db::{Db, Source, Tx};
use demo::TaMarket;
use exchange::{FileType, ShareStatement};
use funds::Catalogue;
use kernel::{Calendar, Day, FundCode, Instant, Shares};
use mailbox::{Folder, Letter, Route};
use market::Market;
use partners::Partners;
use partners::simulator::{self, Delays, Pensions, Statements};
use std::collections::BTreeMap;
use std::sync::Arc;
use ta::{Faults, Ta};
use tempfile::TempDir;
use wire::App;
use wire::testing::Client;

/// Our code in the exchange files, and the transfer agent's.
const SELLER: &str = "TAEL";
const TA: &str = "98";
/// Unmoved time that passes between two beginnings: longer than the pay worker waits for an answer.
const PAUSE_MS: i64 = 6_000;

/// Shares by transaction account and fund.
pub type Statement = BTreeMap<(String, FundCode), Shares>;

/// Where the company's books are.
#[derive(Debug, Clone)]
pub enum Store {
    /// A file in the data folder.
    Sqlite,
    /// A database of its own, empty and migrated.
    Postgres(String),
}

/// The company, with the outside parties.
pub struct Company {
    store: Store,
    folder: Arc<TempDir>,
    seed: u64,
    /// Never repeats, so that ids don't.
    unmoved: Instant,
    /// Of the bank.
    pub bank: BankBooks,
    /// Of the transfer agent.
    pub faults: FaultsOfDay,
    /// How the bank's statements are.
    pub statements: Statements,
    pub(crate) outside: Partners,
    /// The counter of the bank of pension accounts.
    pub pensions: Pensions,
    ta: Faulty,
    pub(crate) app: App,
    pub(crate) engine: Engine,
    pub(crate) client: Client,
}

impl Company {
    /// Founds it at `now`, without funds and customers.
    ///
    /// # Errors
    /// A database or a folder cannot be opened.
    pub async fn found(store: Store, seed: u64, now: Instant) -> Result<Self, Stop> {
        let folder = Arc::new(data_folder()?);
        let (bank, faults) = (BankBooks::default(), FaultsOfDay::default());
        let statements = Statements::default();
        let others = (&bank, &faults, &statements);
        let begun = Begun::new(&store, &folder, seed, (now, now), others).await?;
        let Begun { outside, pensions, ta, app, engine, client } = begun;
        let unmoved = now;
        Ok(Self {
            store,
            folder,
            seed,
            unmoved,
            bank,
            faults,
            statements,
            outside,
            pensions,
            ta,
            app,
            engine,
            client,
        })
    }

    /// The process ends and another begins on what it left behind, at the same business time.
    /// Enough seconds pass beside the business clock for the bank to be asked again: clocks for
    /// tests stand still, so this is how time passes for the pay worker.
    ///
    /// # Errors
    /// As [`Self::found`].
    pub async fn begin_again(&mut self) -> Result<(), Stop> {
        let now = self.app.now();
        self.app.db().close().await?;
        self.unmoved = self.unmoved.add_ms(PAUSE_MS);
        let at = (self.unmoved, now);
        let outside = (&self.bank, &self.faults, &self.statements);
        let begun = Begun::new(&self.store, &self.folder, self.seed, at, outside).await?;
        let Begun { outside, pensions, ta, app, engine, client } = begun;
        (self.outside, self.pensions, self.ta) = (outside, pensions, ta);
        (self.app, self.engine, self.client) = (app, engine, client);
        Ok(())
    }

    /// The business clock moves on.
    pub fn move_to(&self, at: Instant) {
        self.app.clock().move_to(at);
    }

    /// What the transfer agent last stated on a day, by transaction account and fund.
    ///
    /// # Errors
    /// The file is missing or cannot be read.
    pub fn statement(&self, day: Day) -> Result<Statement, Stop> {
        let mut stated = Statement::new();
        for letter in self.letters(day, FileType::ShareStatement)? {
            let file = letter.open()?;
            for record in file.typed::<ShareStatement>() {
                let record = record?;
                let fund: FundCode = record.fund_code.parse()?;
                let held = record.total_vol.units_at(2).map(Shares::from_units);
                let held = held.ok_or_else(|| Stop::failed("the statement", &record.fund_code))?;
                // A record for each lot, or one for all.
                let sum = stated.entry((record.transaction_account_id, fund));
                let sum = sum.or_insert(Shares::ZERO);
                *sum = sum.checked_add(held)?;
            }
        }
        Ok(stated)
    }

    /// The files of a type that the transfer agent sent us for a day.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn letters(&self, day: Day, file_type: FileType) -> Result<Vec<Letter>, Stop> {
        let inbox = Folder::open(self.folder.path().join("exchange").join("from-ta"))?;
        let (ours, _) = inbox.letters_of(Route { from: TA, to: SELLER }, day, file_type)?;
        Ok(ours)
    }

    /// The transfer agent lays down the files of T again, with other faults.
    ///
    /// # Errors
    /// Its database or the folder fails.
    pub async fn lay_down(&self, t_day: Day, faults: Faults) -> Result<(), Stop> {
        self.faults.set(faults);
        let answered = self.ta.answer(t_day).await;
        answered.map_err(|cause| Stop::failed("the transfer agent", cause))
    }

    /// What the state's hash is over.
    ///
    /// # Errors
    /// Those of the database.
    pub async fn lines(&self) -> Result<Vec<String>, Stop> {
        let read = async |tx: &mut Tx| {
            let mut lines = orders::digest(tx).await?;
            lines.extend(holdings::digest(tx).await?);
            lines.extend(ledger::digest(tx).await?);
            Ok::<_, db::Error>(lines)
        };
        Ok(self.app.db().read(read).await?)
    }

    /// What the steps of all days and their breaks say, a line for each.
    ///
    /// # Errors
    /// Those of the database.
    pub(crate) async fn record(&self) -> Result<Vec<String>, Stop> {
        let read = async |tx: &mut Tx| clearing::digest(tx).await;
        Ok(self.app.db().read::<_, db::Error, _>(read).await?)
    }

    /// Of all random numbers.
    pub(crate) fn seed(&self) -> u64 {
        self.seed
    }

    /// The company's books.
    pub fn app(&self) -> &App {
        &self.app
    }
}

/// A process.
struct Begun {
    outside: Partners,
    pensions: Pensions,
    ta: Faulty,
    app: App,
    engine: Engine,
    client: Client,
}

impl Begun {
    async fn new(
        store: &Store,
        folder: &TempDir,
        seed: u64,
        (unmoved, now): (Instant, Instant),
        (books, faults, statements): (&BankBooks, &FaultsOfDay, &Statements),
    ) -> Result<Self, Stop> {
        let db = open(store, folder).await?;
        let parts = wire::testing::app(db.clone(), &unmoved.to_string());
        parts.clock.move_to(now);
        let file = folder.path().join("partners.db");
        let outside = Db::sqlite(file, simulator::MIGRATIONS)?.unlock(keys(folder)).await?;
        let statements = statements.clone();
        let outside = simulator::with_statements(outside, &parts.clock, Delays::NONE, statements);
        let (mailbox, pensions, outside) = (outside.mailbox, outside.pensions, outside.partners);
        let bank = Arc::new(BookedBank::new(outside.bank.clone(), books.clone()));
        let catalogue = Catalogue::load(&db).await?;
        let app = parts
            .with(catalogue.clone())
            .with(Market::load(&db).await?)
            .with(Partners { bank, ..outside.clone() })
            .with(mailbox)
            .with(identity::sessions())
            .with(identity::Turnstile::default())
            .with(orders::PayBell::default())
            .with(bankcards::AmountsBy(drawn_by))
            .with(app::on_cards())
            .with(Shelf::shipped())
            .with(app::CONSENT_TEXTS)
            .with(app::all_parts())
            .with(app::SIGHTS)
            .build();
        let market = TaMarket::new(seed, catalogue);
        let (engine, ta) = engine(&app, folder, market, faults)?;
        let client = Client::new(&app, app::rooms());
        Ok(Self { outside, pensions, ta, app, engine, client })
    }
}

/// A number that the text decides.
fn drawn_by(text: &str) -> u64 {
    text.bytes().fold(7, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte)))
}

async fn open(store: &Store, folder: &TempDir) -> Result<Db, db::Error> {
    let migrations = app::migrations();
    let db = match store {
        Store::Sqlite => Db::sqlite(folder.path().join("tael.db"), &migrations),
        Store::Postgres(url) => Db::postgres(url, 4, &migrations).await,
    };
    db?.unlock(keys(folder)).await
}

fn keys(folder: &TempDir) -> Source {
    Source::File(folder.path().join("master.keys"))
}

fn engine(
    app: &App,
    folder: &TempDir,
    market: TaMarket,
    faults: &FaultsOfDay,
) -> Result<(Engine, Faulty), Stop> {
    let root = folder.path().join("exchange");
    let outbox = Folder::open(root.join("to-ta"))?;
    let inbox = Folder::open(root.join("from-ta"))?;
    let books = Db::sqlite(folder.path().join("ta.db"), ta::MIGRATIONS)?;
    let folders = (outbox.clone(), inbox.clone());
    let ta = Ta::new(books, Arc::new(market), Calendar::china(), folders, (TA, SELLER));
    let ta = Faulty::new(ta, faults.clone());
    let bank = Folder::open(root.join("from-bank"))?;
    let mail = Mail { outbox, inbox, bank, seller: SELLER.to_owned(), ta: TA.to_owned() };
    Ok((Engine::new(app.clone(), mail, Arc::new(ta.clone()), true), ta))
}
