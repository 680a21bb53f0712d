//! Which funds there are: companies, managers, products and their share classes.

mod companies;
mod fees;
mod fund;
mod managers;
mod product;
mod products;

pub use companies::Company;
pub use fees::{BuyTier, Charge};
pub(crate) use fund::style_of_type;
pub use fund::{FundSpec, Limits, Status, Tenure};
pub use managers::Manager;
pub use product::OfferingPlan;

use crate::Draw;
use companies::COMPANIES;
use fund::Seat;
use kernel::Day;
use product::Product;
use products::{IN_DOLLARS, PRODUCTS, RAISED};

/// All of the market but its prices.
#[derive(Debug, Clone)]
pub struct Lineup {
    /// Fund companies.
    pub companies: Vec<Company>,
    /// Portfolio managers, each of one company.
    pub managers: Vec<Manager>,
    /// Share classes, each a fund with a code of its own; classes of one product stand together.
    pub funds: Vec<FundSpec>,
    seed: u64,
}

impl Lineup {
    /// The market of a seed as it is on `today`: only what is being raised depends on the day.
    pub fn new(seed: u64, today: Day) -> Self {
        let mut managers = managers::all(seed);
        let mut funds = Vec::with_capacity(420);
        for (at, company) in COMPANIES.iter().enumerate() {
            for (number, product) in offered(seed, at).enumerate() {
                let seat = Seat { company: at, number, offering: None };
                funds.extend(fund::classes(seed, today, company, product, seat, funds.len()));
            }
        }
        // After all others, so that their codes don't depend on what is raised.
        for (at, (company, product, plan)) in RAISED.iter().enumerate() {
            let seat = Seat { company: *company, number: 900 + at, offering: Some(*plan) };
            let Some(template) = COMPANIES.get(*company) else { continue };
            funds.extend(fund::classes(seed, today, template, product, seat, funds.len()));
        }
        for (at, (company, product)) in IN_DOLLARS.iter().enumerate() {
            let seat = Seat { company: *company, number: 950 + at, offering: None };
            let Some(template) = COMPANIES.get(*company) else { continue };
            funds.extend(fund::classes(seed, today, template, product, seat, funds.len()));
        }
        for tenure in funds.iter().flat_map(|fund| &fund.tenures) {
            if let Some(manager) = managers.get_mut(tenure.manager) {
                manager.since = manager.since.min(tenure.from);
            }
        }
        let companies = COMPANIES.iter().map(companies::Template::company).collect();
        Self { companies, managers, funds, seed }
    }

    /// The fund of a code.
    pub fn fund(&self, code: &str) -> Option<&FundSpec> {
        self.funds.iter().find(|fund| fund.code == code)
    }

    /// The seed that it was made from.
    pub fn seed(&self) -> u64 {
        self.seed
    }
}

/// The products of a company: the common ones, and about half of the others.
fn offered(seed: u64, company: usize) -> impl Iterator<Item = &'static Product> {
    PRODUCTS.iter().enumerate().filter_map(move |(at, product)| {
        let key = i64::try_from(company * 1_000 + at).unwrap_or(0);
        let chosen = Draw::keyed(seed, "offered", key).happens(product.offered_percent);
        chosen.then_some(product)
    })
}

#[cfg(test)]
mod tests;
