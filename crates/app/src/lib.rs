//! Wiring: rooms, migrations, services, web files. No rules.

mod access;
mod business_day;
mod config;
mod consent_texts;
mod demo_advisor;
mod demo_curtain;
mod demo_day;
mod demo_guard;
mod demo_live;
mod demo_mail;
mod demo_page;
mod demo_sms;
mod demo_stage;
mod demo_wechat;
mod embedded;
mod facts;
mod figures;
mod files;
mod front;
mod headers;
mod health;
mod held;
mod keys;
mod meters;
mod on_cards;
mod openapi;
mod operated;
mod operating;
mod pages;
mod parting;
mod reach;
mod sights;
mod snapshots;
mod sold;
mod start;
#[cfg(test)]
mod touched;
mod workers;

pub use access::ACCESS;
pub use business_day::{TA_DATABASE, engine_for};
pub use config::Config;
pub use consent_texts::CONSENT_TEXTS;
pub use front::Front;
pub use health::Health;
pub use held::{all_held, papers};
pub use keys::key_folder;
pub use meters::Meters;
pub use on_cards::on_cards;
pub use openapi::openapi;
pub use operated::Operated;
pub use operating::routes as operating;
pub use parting::all_parts;
pub use sights::SIGHTS;
pub use start::{DATABASE, Started, databases, open, private_folder, start};

use db::Migration;
use wire::Routes;

/// All rooms' operations.
pub fn rooms() -> Vec<Routes> {
    vec![
        identity::routes(),
        accounts::routes(),
        bankcards::routes(),
        funds::routes(),
        suitability::routes(),
        holdings::routes(),
        orders::routes(),
        pension::routes(),
        plans::routes(),
        childaccounts::routes(),
        clearing::routes(),
        market::routes(),
        content::routes(),
        watchlist::routes(),
        advisors::routes(),
        messages::routes(),
        rewards::routes(),
        privacy::routes(),
        statements::routes(),
    ]
}

/// All rooms' tables, dependencies first.
pub fn migrations() -> Vec<Migration> {
    [
        wire::MIGRATIONS,
        consents::MIGRATIONS,
        messages::MIGRATIONS,
        identity::MIGRATIONS,
        accounts::MIGRATIONS,
        bankcards::MIGRATIONS,
        funds::MIGRATIONS,
        suitability::MIGRATIONS,
        ledger::MIGRATIONS,
        holdings::MIGRATIONS,
        orders::MIGRATIONS,
        clearing::MIGRATIONS,
        market::MIGRATIONS,
        content::MIGRATIONS,
        watchlist::MIGRATIONS,
        advisors::MIGRATIONS,
        rewards::MIGRATIONS,
        privacy::MIGRATIONS,
        statements::MIGRATIONS,
        pension::MIGRATIONS,
        plans::MIGRATIONS,
        childaccounts::MIGRATIONS,
    ]
    .into_iter()
    .flatten()
    .copied()
    .collect()
}
