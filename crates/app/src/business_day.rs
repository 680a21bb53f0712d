//! The business day's engine, with its folders and the TA on the other side.

use crate::Config;
use clearing::{Counterparty, Engine, Mail, Outside, Register, RegisterFound};
use db::Db;
use demo::{Past, TaMarket};
use funds::Catalogue;
use kernel::{Calendar, Day};
use mailbox::{Folder, MailError};
use std::{future::Future, path::Path, pin::Pin, sync::Arc};
use ta::{Faults, Registered, Ta};
use wire::{App, Failure};

/// Our code in the exchange files, and the TA's.
const SELLER: &str = "TAEL";
const TA: &str = "98";

/// The database of the embedded TA; a data folder that has one is a demo's.
pub const TA_DATABASE: &str = "ta.db";

/// The engine over a started application. In a demo the embedded TA answers and the business clock
/// follows; else both folders are shared with the company's TA.
pub fn engine(config: &Config, app: &App) -> Result<Engine, Failure> {
    engine_for(config, app, None)
}

/// The same, with a TA that publishes what is past: for the demo's history, whose
/// prices are known already.
pub fn engine_for(config: &Config, app: &App, past: Option<Past>) -> Result<Engine, Failure> {
    let root = config.data.join("exchange");
    let folders = folders(&root).map_err(|e| Failure::fault("exchange folders", e))?;
    let [outbox, inbox, bank] = folders;
    let counterparty: Arc<dyn Counterparty> = match config.demo {
        true => Arc::new(Embedded {
            ta: embedded(config, app, (&outbox, &inbox), past)?,
            company: app.db().clone(),
        }),
        false => Arc::new(Outside),
    };
    let mail = Mail { outbox, inbox, bank, seller: SELLER.to_owned(), ta: TA.to_owned() };
    Ok(Engine::new(app.clone(), mail, counterparty, config.demo))
}

/// To the TA, from it, and from the bank.
fn folders(root: &Path) -> Result<[Folder; 3], MailError> {
    let open = |name| Folder::open(root.join(name));
    Ok([open("to-ta")?, open("from-ta")?, open("from-bank")?])
}

fn embedded(
    config: &Config,
    app: &App,
    (to, from): (&Folder, &Folder),
    past: Option<Past>,
) -> Result<Ta, Failure> {
    let db = Db::sqlite(config.data.join(TA_DATABASE), ta::MIGRATIONS)?;
    let market = TaMarket::new(demo::SEED, app.get::<Catalogue>().clone());
    let market = match past {
        Some(past) => market.of_past(past),
        None => market,
    };
    let folders = (to.clone(), from.clone());
    Ok(Ta::new(db, Arc::new(market), Calendar::china(), folders, (TA, SELLER)))
}

/// The parties outside, without faults: the embedded TA, and the vendor of index quotes.
struct Embedded {
    ta: Ta,
    company: Db,
}

impl Counterparty for Embedded {
    fn answer(&self, t_day: Day) -> Pin<Box<dyn Future<Output = Result<(), String>> + Send + '_>> {
        Box::pin(async move {
            let done = self.ta.work_off(t_day, &Faults::default()).await;
            done.map_err(|error| error.to_string())?;
            let quoted = demo::publish_indices(&self.company, demo::SEED, t_day).await;
            quoted.map(|_| ()).map_err(|error| error.to_string())
        })
    }

    fn register(&self) -> Pin<Box<dyn Future<Output = RegisterFound> + Send + '_>> {
        Box::pin(async move {
            let found = self.ta.registered().await.map_err(|error| error.to_string())?;
            Ok(found.map(|Registered { t_day, shares }| Register { t_day, shares }))
        })
    }
}
