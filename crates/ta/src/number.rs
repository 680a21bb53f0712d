//! The number of an account here.

/// Characters of a seller's trade account, of which the last three count a customer's accounts.
const LENGTH: usize = 13;
const CUSTOMER: usize = 10;

/// Twelve characters from the trade account, always the same ones: those of a customer have one
/// account here, as of one certificate.
pub(crate) fn account_number(trade_acco: &str) -> String {
    let digits: String = trade_acco.chars().filter(char::is_ascii_alphanumeric).collect();
    let customer = if digits.len() == LENGTH { &digits[..CUSTOMER] } else { &digits[..] };
    let tail = customer.len().saturating_sub(10);
    format!("98{:0>10}", &customer[tail..])
}
