//! What a message says.

use crate::kind::{Kind, Leads};
use kernel::{CustNo, Instant};

/// What a customer is told.
#[derive(Debug, Clone)]
pub struct Message {
    pub cust_no: CustNo,
    /// What it tells of, unique among the customer's: `order-5001-7`. Told twice, it is one.
    pub key: String,
    pub kind: Kind,
    /// When it happened, in business time.
    pub at: Instant,
    /// The fact, with its sum: 你的4,377.44份确认了.
    pub title: String,
    /// A sentence or two: fund, price, fee, what comes next.
    pub text: String,
    /// Where it leads.
    pub leads: Leads,
    /// Which one of them; empty where there is one only.
    pub subject: String,
    /// What had been promised and whether it was kept: 承诺11-19到账.
    pub promise: Option<(String, bool)>,
}

impl Message {
    /// One that leads nowhere and keeps no promise.
    pub fn new(cust_no: CustNo, key: impl Into<String>, kind: Kind, at: Instant) -> Self {
        Self {
            cust_no,
            key: key.into(),
            kind,
            at,
            title: String::new(),
            text: String::new(),
            leads: Leads::Nowhere,
            subject: String::new(),
            promise: None,
        }
    }

    /// With its words.
    #[must_use]
    pub fn says(mut self, title: impl Into<String>, text: impl Into<String>) -> Self {
        (self.title, self.text) = (title.into(), text.into());
        self
    }

    /// With where it leads.
    #[must_use]
    pub fn leads_to(mut self, leads: Leads, subject: impl Into<String>) -> Self {
        (self.leads, self.subject) = (leads, subject.into());
        self
    }

    /// With a promise, and whether it was kept.
    #[must_use]
    pub fn promised(mut self, promise: impl Into<String>, is_kept: bool) -> Self {
        self.promise = Some((promise.into(), is_kept));
        self
    }
}
