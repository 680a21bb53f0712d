//! Why what is to pay cannot, as far as whoever asks for a purchase by a standing instruction has
//! to tell one case from another.

use super::refusals::{NO_POSITION, NOT_A_PAY_SOURCE, SOURCE_TOO_SMALL};
use super::sources::{SOURCE_ABOVE_LIMIT, SOURCE_USED_UP};
use bankcards::{NOT_PAYABLE, OVER_DAY_LIMIT, OVER_SINGLE_LIMIT};
use wire::{Refusal, codes};

/// Words of banks that say: later it may go.
const LATER: [&str; 3] = ["余额不足", "超限", "限额"];

/// Why it cannot pay.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CannotPay {
    /// There is none any more: the card is unbound, nothing is held of the money fund.
    Gone,
    /// Too little money, or a limit is reached: a second try may help.
    NotNow,
    /// It may not pay: its agreement ended, or the bank says no.
    Never,
}

impl CannotPay {
    /// Of a purchase that was refused; none where it is not what pays that is at fault.
    pub fn of(refusal: &Refusal) -> Option<Self> {
        let is = |code: &wire::Code| code.code == refusal.code;
        if is(codes::NOT_FOUND) || is(NO_POSITION) {
            return Some(Self::Gone);
        }
        if [OVER_SINGLE_LIMIT, OVER_DAY_LIMIT, SOURCE_TOO_SMALL, SOURCE_ABOVE_LIMIT, SOURCE_USED_UP]
            .into_iter()
            .any(is)
        {
            return Some(Self::NotNow);
        }
        (is(NOT_PAYABLE) || is(NOT_A_PAY_SOURCE)).then_some(Self::Never)
    }

    /// Of a payment that the bank refused, by its reason.
    pub fn of_bank(reason: &str) -> Self {
        match LATER.iter().any(|word| reason.contains(word)) {
            true => Self::NotNow,
            false => Self::Never,
        }
    }
}
