//! What an order asks of a customer. It is asked in every order, so nothing else is read.

use crate::{
    Element,
    barrier::{Barrier, BuyerFacts, barrier_of, barriers_of},
    parameters::Parameters,
    store::{self, StandingRow},
};
use db::Tx;
use kernel::{CustNo, Day, RiskLevel};
use std::collections::HashMap;
use wire::Answer;

/// Whether and what a customer may trade, as far as the account decides it.
#[derive(Debug, Clone)]
pub struct Standing {
    /// Whether the account is opened.
    pub opened: bool,
    /// Date of birth by the certificate; none before the real-name step.
    pub birth: Option<Day>,
    /// What keeps the customer from buying; none for who may.
    pub barrier: Option<Barrier>,
}

/// A customer's standing; none when nothing is known of the customer.
///
/// # Errors
/// Those of the database.
pub async fn standing(tx: &mut Tx, cust_no: CustNo, today: Day) -> Answer<Option<Standing>> {
    let pictures_required = Parameters::cert_pictures_required_on(tx, today).await?;
    let Some(row) = store::standing(tx, cust_no).await? else {
        return Ok(None);
    };
    let barrier = barrier_of(tx, cust_no, row.facts(pictures_required), today).await?;
    Ok(Some(Standing { opened: row.opened, birth: row.birth, barrier }))
}

/// The same of some customers, of those of whom anything is known, in as many statements as of one.
///
/// # Errors
/// Those of the database.
pub async fn standings(
    tx: &mut Tx,
    customers: &[CustNo],
    today: Day,
) -> Answer<HashMap<CustNo, Standing>> {
    let pictures_required = Parameters::cert_pictures_required_on(tx, today).await?;
    let rows = store::standings(tx, customers).await?;
    let facts = rows.iter().map(|row| (row.cust_no, row.facts(pictures_required))).collect();
    let mut barriers = barriers_of(tx, facts, today).await?;
    let of = |row: StandingRow| {
        let barrier = barriers.remove(&row.cust_no);
        (row.cust_no, Standing { opened: row.opened, birth: row.birth, barrier })
    };
    Ok(rows.into_iter().map(of).collect())
}

/// The level of a customer's last risk test, and the last day on which it is valid; none before
/// the first test.
///
/// # Errors
/// Those of the database.
pub async fn tested_risk(tx: &mut Tx, cust_no: CustNo) -> Answer<Option<(RiskLevel, Day)>> {
    Ok(store::tested_risk(tx, cust_no).await?)
}

impl StandingRow {
    fn facts(&self, pictures_required: bool) -> BuyerFacts {
        BuyerFacts {
            cert_expire: self.cert_expire,
            missing: Element::missing(|element| self.has(element), pictures_required),
            credit: self.credit,
            self_trade: self.self_trade,
        }
    }

    const fn has(&self, element: Element) -> bool {
        match element {
            Element::CertFiles => self.pictures,
            Element::Occupation => self.occupation,
            Element::Income => self.income,
            Element::IncomeSource => self.income_source,
            Element::Address => self.address,
            Element::TaxResidency => self.tax_residency,
            Element::Beneficiary => self.beneficiary,
            Element::SelfTrade => self.self_trade.is_some(),
            Element::Credit => self.credit.is_some(),
        }
    }
}
