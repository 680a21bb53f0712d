//! Why what is to pay cannot, as far as whoever asks for a purchase by a standing instruction has
//! to tell one case from another.

use super::refusals::{NO_POSITION, SOURCE_TOO_SMALL};
use super::sources::{SOURCE_ABOVE_LIMIT, SOURCE_USED_UP};
use bankcards::{NOT_PAYABLE, OVER_DAY_LIMIT, OVER_SINGLE_LIMIT};
use wire::{Refusal, codes};

/// Words of banks that say: later it may go.
const LATER: [&str; 3] = ["余额不足", "超限", "限额"];

/// Why it cannot pay.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CannotPay {
    /// There is none any more: the card is unbound.
    Gone,
    /// Too little money, or a limit is reached: a second try may help.
    NotNow,
    /// What a money fund gives on a day is used up, by whomever: a second try may help, and nobody
    /// is to blame.
    NotToday,
    /// It may not pay: its agreement ended, or the bank says no.
    Never,
}

impl CannotPay {
    /// Of a purchase that was refused; none where it is not what pays that is at fault.
    pub fn of(refusal: &Refusal) -> Option<Self> {
        let is = |code: &wire::Code| code.code == refusal.code;
        if is(codes::NOT_FOUND) {
            return Some(Self::Gone);
        }
        // Of the money fund something may be bought again.
        let not_now =
            [OVER_SINGLE_LIMIT, OVER_DAY_LIMIT, NO_POSITION, SOURCE_TOO_SMALL, SOURCE_ABOVE_LIMIT];
        if not_now.into_iter().any(is) {
            return Some(Self::NotNow);
        }
        if is(SOURCE_USED_UP) {
            return Some(Self::NotToday);
        }
        is(NOT_PAYABLE).then_some(Self::Never)
    }

    /// Of a payment that the bank refused, by its reason.
    pub fn of_bank(reason: &str) -> Self {
        match LATER.iter().any(|word| reason.contains(word)) {
            true => Self::NotNow,
            false => Self::Never,
        }
    }
}
