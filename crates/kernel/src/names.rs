//! Names of customers, funds, cards and people, parsed at the door.

mod card_number;
mod certificate;
mod country;
mod cust_no;
mod email;
mod fund_code;
mod id_number;
mod line;
mod mobile;
mod open_id;
mod person_name;
mod trade_acco;

pub use card_number::CardNumber;
pub use certificate::{Certificate, CertificateNumber, CertificateType};
pub use country::Country;
pub use cust_no::CustNo;
pub use email::Email;
pub use fund_code::FundCode;
pub use id_number::{IdNumber, Sex};
pub use line::{Code, Line, Prose};
pub use mobile::Mobile;
pub use open_id::OpenId;
pub use person_name::PersonName;
pub use trade_acco::TradeAcco;

/// Whether all of a text is ASCII digits, and there is at least one.
fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}
