//! Customers who renew their certificates: while they act, never expired with us, and with a
//! transfer agent that refuses to hear of it, or is late, expired all the same.

use super::customer::{Acting, Customer};
use crate::faults::Fault;
use crate::{Stop, Tally};

/// For how many days a certificate is valid; a real one is for years, and nobody would see its end.
const VALID_DAYS: i32 = 12;
/// It is renewed so many days before its end at the latest.
const RENEWED_DAYS: i32 = 3;

impl Customer {
    /// Renews the certificate where its end is near; some begin to have one that ends.
    pub(super) async fn tend_certificate(
        &mut self,
        acting: &Acting<'_>,
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        let ends_soon =
            self.valid_to.is_some_and(|last| last.days_since(acting.day) <= RENEWED_DAYS);
        if !ends_soon && !self.happens(acting, "certificate", 1) {
            return Ok(());
        }
        let last = acting.day.add_days(VALID_DAYS);
        accounts::testing::valid_until(acting.company.app(), &self.opened.person, last).await;
        self.valid_to = Some(last);
        tally.drawn.note(Fault::RenewsCertificate);
        Ok(())
    }
}
