//! What an order asks of a customer. It is asked in every order, so nothing else is read.

use crate::{
    Element,
    parameters::Parameters,
    store::{self, StandingRow},
};
use db::Tx;
use kernel::{CustNo, Day, IdNumber};
use wire::Answer;

/// Whether and what a customer may trade, as far as his account decides it.
#[derive(Debug, Clone)]
pub struct Standing {
    /// Whether the account is opened.
    pub opened: bool,
    /// Date of birth by the certificate; none before the real-name step.
    pub birth: Option<Day>,
    /// Last day of the certificate.
    pub cert_valid_to: Option<Day>,
    /// What trading needs and is not there.
    pub missing: Vec<Element>,
}

/// A customer's standing; none when nothing is known of him.
///
/// # Errors
/// Those of the database.
pub async fn standing(tx: &mut Tx, cust_no: CustNo, today: Day) -> Answer<Option<Standing>> {
    let pictures_required = Parameters::cert_pictures_required_on(tx, today).await?;
    Ok(store::standing(tx, cust_no).await?.map(|row| Standing {
        opened: row.opened,
        birth: row.id_number.as_ref().map(IdNumber::birth_date),
        cert_valid_to: row.cert_expire,
        missing: Element::missing(|element| row.has(element), pictures_required),
    }))
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
            Element::SelfTrade => self.self_trade,
            Element::Credit => self.credit,
        }
    }
}
