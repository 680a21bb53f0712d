//! Who comes, and how this one stands to a mobile.

use crate::{Purpose, device::Device, scope::Scope, store};
use db::Tx;
use kernel::{CustNo, Mobile};
use wire::{Answer, App, Call, Counted, Customer, Limited, Remote, Visitor};

/// Somebody at the door, before anything is known of the mobile.
#[derive(Debug, Clone)]
pub(crate) struct Comer {
    session_of: Option<CustNo>,
    device: Device,
    remote: Remote,
}

impl Comer {
    pub fn visitor(call: &Call<Visitor>) -> Self {
        let session_of = call.caller.session.as_ref().map(|session| session.cust_no);
        let (device, remote) = (Device::of(&call.remote), call.remote.clone());
        Self { session_of, device, remote }
    }

    pub fn customer(call: &Call<Customer>) -> Self {
        let (device, remote) = (Device::of(&call.remote), call.remote.clone());
        Self { session_of: Some(call.caller.cust_no), device, remote }
    }

    /// How this one stands to a mobile; the call is counted, or refused when there were too many.
    pub async fn admit(&self, app: &App, what: Limited, mobile: &Mobile) -> Answer<Scope> {
        let scope = self.scope(app, mobile).await?;
        let who = match (self.session_of, scope, self.device.proof()) {
            (Some(cust_no), _, _) => Counted::Customer(cust_no),
            (None, Scope::Own, Some(device)) => Counted::KnownDevice(device),
            _ => Counted::Stranger(&self.remote),
        };
        app.limit(what, who).await?;
        Ok(scope)
    }

    /// The same for a code. What is to become somebody's mobile is nobody's own yet.
    pub async fn admit_for_code(
        &self,
        app: &App,
        what: Limited,
        (mobile, purpose): (&Mobile, Purpose),
    ) -> Answer<Scope> {
        let scope = self.admit(app, what, mobile).await?;
        match purpose {
            Purpose::NewMobile => Ok(Scope::Stranger),
            _ => Ok(scope),
        }
    }

    /// One statement, whether the mobile is a customer's or not; none where nothing can prove it.
    async fn scope(&self, app: &App, mobile: &Mobile) -> Result<Scope, db::Error> {
        let (session_of, device) = (self.session_of, self.device.proof().unwrap_or_default());
        if session_of.is_none() && device.is_empty() {
            return Ok(Scope::Stranger);
        }
        let find = async |tx: &mut Tx| store::is_at_home(tx, mobile, session_of, device).await;
        match app.db().read(find).await? {
            true => Ok(Scope::Own),
            false => Ok(Scope::Stranger),
        }
    }
}
