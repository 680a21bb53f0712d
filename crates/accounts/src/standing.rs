//! What an order asks of a customer. It is asked in every order, so nothing else is read.

use crate::{
    Element,
    barrier::{Barrier, BuyerFacts, barrier_of},
    parameters::Parameters,
    store::{self, StandingRow},
};
use db::Tx;
use kernel::{CustNo, Day, RiskLevel};
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
    let facts = BuyerFacts {
        cert_expire: row.cert_expire,
        missing: Element::missing(|element| row.has(element), pictures_required),
        credit: row.credit,
        self_trade: row.self_trade,
    };
    let barrier = barrier_of(tx, cust_no, facts, today).await?;
    Ok(Some(Standing { opened: row.opened, birth: row.birth, barrier }))
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
