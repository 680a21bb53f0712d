//! Callers who may trade.

use crate::{refusals::NOT_OPENED, store};
use db::Tx;
use identity::{identity_of, refusals::NO_PASSWORD, require_unlocked};
use kernel::CustNo;
use wire::{Access, Answer, App, Arrival, ByCustomer, Caller, Customer, Failure, Session};

/// A customer with a password and an opened account.
#[derive(Debug, Clone)]
pub struct Trader {
    /// Customer number.
    pub cust_no: CustNo,
    /// The session.
    pub session: Session,
}

/// A trader whose session was unlocked by the password within the last minutes.
#[derive(Debug, Clone)]
pub struct Unlocked {
    /// Customer number.
    pub cust_no: CustNo,
    /// The session.
    pub session: Session,
}

impl Caller for Trader {
    const ACCESS: Access = Access::Trade;
    async fn admit(arrival: &Arrival<'_>) -> Result<Self, Failure> {
        let Customer { cust_no, session } = Customer::admit(arrival).await?;
        require_account(arrival.app, cust_no).await?;
        Ok(Self { cust_no, session })
    }
}

impl Caller for Unlocked {
    const ACCESS: Access = Access::Trade;
    async fn admit(arrival: &Arrival<'_>) -> Result<Self, Failure> {
        let Trader { cust_no, session } = Trader::admit(arrival).await?;
        require_unlocked(arrival.app, &session)?;
        Ok(Self { cust_no, session })
    }
}

impl ByCustomer for Trader {
    fn cust_no(&self) -> CustNo {
        self.cust_no
    }
}

impl ByCustomer for Unlocked {
    fn cust_no(&self) -> CustNo {
        self.cust_no
    }
}

/// In the order of the specification: password first, then the account.
async fn require_account(app: &App, cust_no: CustNo) -> Answer<()> {
    app.db()
        .read_together(async move |tx: &mut Tx| {
            let identity = identity_of(tx, cust_no).await?;
            if !identity.is_some_and(|identity| identity.has_password) {
                return Err(NO_PASSWORD.into());
            }
            let profile = store::profile(tx, cust_no).await?;
            match profile.is_some_and(|row| row.opened_at.is_some()) {
                true => Ok(()),
                false => Err(NOT_OPENED.into()),
            }
        })
        .await
}
