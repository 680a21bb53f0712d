//! How customers are reached. The rooms that know stand above this one, so the application says.

use db::{Error, Tx};
use kernel::{CustNo, Mobile};
use std::{future::Future, pin::Pin};
use wire::App;

use crate::kind::Channel;

/// Where a customer is reached.
#[derive(Clone, Default)]
pub struct Addresses {
    /// For text messages.
    pub mobile: Option<Mobile>,
    /// For e-mail.
    pub mail: Option<String>,
    /// What WeChat knows the customer by, in the house's account.
    pub wechat: Option<String>,
    /// What the native app is known by.
    pub push: Option<String>,
}

impl Addresses {
    /// Whether a message would arrive there.
    pub fn has(&self, channel: Channel) -> bool {
        match channel {
            Channel::Sms => self.mobile.is_some(),
            Channel::Mail => self.mail.is_some(),
            Channel::Wechat => self.wechat.is_some(),
            Channel::Push => self.push.is_some(),
        }
    }
}

/// Finds them.
pub type Find = for<'a> fn(
    &'a mut Tx,
    CustNo,
) -> Pin<Box<dyn Future<Output = Result<Addresses, Error>> + Send + 'a>>;

/// A service of the application; without it nobody is reached.
#[derive(Debug, Clone, Copy)]
pub struct Reach(pub Find);

/// Where a customer is reached.
pub(crate) async fn of(app: &App, tx: &mut Tx, cust_no: CustNo) -> Result<Addresses, Error> {
    match app.find::<Reach>() {
        Some(Reach(find)) => find(tx, cust_no).await,
        None => Ok(Addresses::default()),
    }
}
