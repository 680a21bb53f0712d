//! Who comes, and how this one stands to a mobile.

use crate::{Purpose, device::Device, scope::Scope, store};
use db::Tx;
use kernel::{CustNo, Mobile};
use wire::{Call, Customer, Visitor};

/// Somebody at the door, before anything is known of the mobile.
#[derive(Debug, Clone)]
pub(crate) struct Comer {
    session_of: Option<CustNo>,
    device: Device,
}

impl Comer {
    pub fn visitor(call: &Call<Visitor>) -> Self {
        let session_of = call.caller.session.as_ref().map(|session| session.cust_no);
        Self { session_of, device: Device::of(&call.remote) }
    }

    pub fn customer(call: &Call<Customer>) -> Self {
        Self { session_of: Some(call.caller.cust_no), device: Device::of(&call.remote) }
    }

    /// How this one stands to a mobile. One statement, whether the mobile is a customer's or not.
    pub async fn scope(&self, tx: &mut Tx, mobile: &Mobile) -> Result<Scope, db::Error> {
        let device = self.device.proof().unwrap_or_default();
        match store::is_at_home(tx, mobile, self.session_of, device).await? {
            true => Ok(Scope::Own),
            false => Ok(Scope::Stranger),
        }
    }

    /// The same for a code. What is to become somebody's mobile is nobody's own yet.
    pub async fn scope_of_code(
        &self,
        tx: &mut Tx,
        mobile: &Mobile,
        purpose: Purpose,
    ) -> Result<Scope, db::Error> {
        match purpose {
            Purpose::NewMobile => Ok(Scope::Stranger),
            _ => self.scope(tx, mobile).await,
        }
    }
}
