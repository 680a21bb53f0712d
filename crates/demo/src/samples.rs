//! Specimen certificates and cards, for visitors who would have to invent some. The digits before
//! the last one tell the simulators what to answer (`docs/partners.md`).

use serde::Serialize;

/// Of the channel's first bank.
const CARD: &str = "629901000000001";
const CERTIFICATE: &str = "11010119900307";
/// The name on all of them; the simulators take any.
const NAME: &str = "林知夏";
/// Reserved at the bank, for a visitor who has typed none.
const MOBILE: &str = "13900000009";

/// What answers tell apart: its name, and the three digits of the simulators.
const CERTIFICATES: [(&str, &str); 5] =
    [("good", "742"), ("refused", "901"), ("silent", "902"), ("late", "903"), ("proof", "904")];
const CARDS: [(&str, &str); 6] = [
    ("good", "742"),
    ("refused", "901"),
    ("silent", "902"),
    ("late", "903"),
    ("poor", "906"),
    ("unknown", "907"),
];

/// All of them.
#[derive(Debug, Serialize)]
pub struct Samples {
    pub certificates: Vec<CertificateSample>,
    pub cards: Vec<CardSample>,
}

/// A certificate that nobody has.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CertificateSample {
    /// What the register says: `good`, `refused`, `silent` (no answer in time), `late`, `proof`.
    pub answer: &'static str,
    pub cust_name: &'static str,
    pub cert_no: String,
    /// Days, `2020-03-07`.
    pub cert_begin: &'static str,
    pub cert_expire: &'static str,
}

/// A card that nobody has.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CardSample {
    /// What the bank says: as of a certificate, or of payments `poor` (too little money) and
    /// `unknown` (paid when it is asked again).
    pub answer: &'static str,
    pub card_no: String,
    pub mobile: &'static str,
}

/// One of each answer.
pub fn samples() -> Samples {
    let certificates = CERTIFICATES.iter().map(|(answer, digits)| CertificateSample {
        answer,
        cust_name: NAME,
        cert_no: checked(format!("{CERTIFICATE}{digits}"), kernel::IdNumber::check_char),
        cert_begin: "2020-03-07",
        cert_expire: "2040-03-07",
    });
    let cards = CARDS.iter().map(|(answer, digits)| CardSample {
        answer,
        card_no: checked(format!("{CARD}{digits}"), kernel::CardNumber::check_digit),
        mobile: MOBILE,
    });
    Samples { certificates: certificates.collect(), cards: cards.collect() }
}

fn checked(mut digits: String, check: fn(&str) -> Option<char>) -> String {
    digits.extend(check(&digits));
    digits
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{CardNumber, IdNumber, Mobile, PersonName};

    const PARTNERS: &str = include_str!("../../../docs/partners.md");

    #[test]
    fn each_is_one_that_a_form_takes_and_that_the_documents_name() {
        let Samples { certificates, cards } = samples();
        for sample in certificates {
            sample.cert_no.parse::<IdNumber>().unwrap();
            sample.cust_name.parse::<PersonName>().unwrap();
            assert!(PARTNERS.contains(&sample.cert_no), "{}", sample.cert_no);
        }
        for sample in cards {
            sample.card_no.parse::<CardNumber>().unwrap();
            sample.mobile.parse::<Mobile>().unwrap();
            assert!(PARTNERS.contains(&sample.card_no), "{}", sample.card_no);
        }
    }
}
