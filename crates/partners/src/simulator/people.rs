//! The simulated register of identities and the simulated auditors.

use super::{Delays, Whim};
use crate::{Audit, AuditCase, IdentityCheck, IdentityVerdict, PartnerError, Reply, Verdict};
use kernel::{Calendar, IdNumber, Instant, PersonName};
use tokio::time::sleep;

/// Decides by the numbers; keeps no state.
#[derive(Clone)]
pub(super) struct People {
    calendar: Calendar,
    delays: Delays,
}

impl People {
    pub fn new(calendar: Calendar, delays: Delays) -> Self {
        Self { calendar, delays }
    }

    /// A proof is looked at on the trading day after it came.
    fn decide(&self, case: &AuditCase, now: Instant) -> Verdict {
        if now.day() < self.calendar.next_open(case.submitted_at.day()) {
            return Verdict::Pending;
        }
        let whim = match &case.card {
            Some(card) => Whim::of_card(card),
            None => Whim::of_certificate(&case.certificate),
        };
        match whim {
            Some(Whim::FailsFirstAudit) if case.attempt < 2 => {
                Verdict::Failed("照片模糊，无法辨认号码，请重新拍摄上传".into())
            }
            _ => Verdict::Passed,
        }
    }
}

impl IdentityCheck for People {
    fn check<'a>(&'a self, _: &'a PersonName, number: &'a IdNumber) -> Reply<'a, IdentityVerdict> {
        Box::pin(async move {
            match Whim::of_certificate(&number.clone().into()) {
                Some(Whim::Differs) => Ok(IdentityVerdict::Differs),
                Some(Whim::TimesOut) => {
                    sleep(self.delays.time_out).await;
                    Err(PartnerError::TimedOut)
                }
                Some(Whim::Late) => {
                    sleep(self.delays.late).await;
                    Ok(IdentityVerdict::Matches)
                }
                Some(Whim::NeedsProof | Whim::FailsFirstAudit) => Ok(IdentityVerdict::Undecided),
                _ => Ok(IdentityVerdict::Matches),
            }
        })
    }
}

impl Audit for People {
    fn verdict<'a>(&'a self, case: &'a AuditCase, now: Instant) -> Reply<'a, Verdict> {
        Box::pin(async move { Ok(self.decide(case, now)) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(digits: &str) -> IdNumber {
        format!("{digits}{}", IdNumber::check_char(digits).unwrap()).parse().unwrap()
    }

    fn case(digits: &str, attempt: i64) -> AuditCase {
        AuditCase {
            serial_no: "1".into(),
            attempt,
            submitted_at: "2026-11-20T16:00:00+08:00".parse().unwrap(),
            certificate: number(digits).into(),
            card: None,
        }
    }

    #[test]
    fn a_proof_is_decided_on_the_next_trading_day() {
        let people = People::new(Calendar::china(), Delays::NONE);
        let friday = case("11010119900307425", 1);
        let at = |now: &str| people.decide(&friday, now.parse().unwrap());
        assert_eq!(at("2026-11-20T23:00:00+08:00"), Verdict::Pending);
        assert_eq!(at("2026-11-22T23:00:00+08:00"), Verdict::Pending);
        assert_eq!(at("2026-11-23T00:00:00+08:00"), Verdict::Passed);
    }

    #[test]
    fn a_marked_proof_fails_once_and_passes_then() {
        let people = People::new(Calendar::china(), Delays::NONE);
        let monday: Instant = "2026-11-23T09:00:00+08:00".parse().unwrap();
        let first = people.decide(&case("11010119900307905", 1), monday);
        assert!(matches!(first, Verdict::Failed(_)));
        assert_eq!(people.decide(&case("11010119900307905", 2), monday), Verdict::Passed);
    }
}
