//! How a simulator is told to misbehave: by the three digits before the check digit of a card or
//! certificate number, before the `@` of an e-mail address, or by an amount of whole hundreds of
//! yuan and some fen, which nobody gets by chance.

use kernel::{Calendar, CardNumber, Certificate, Fen, Instant, OpenId, TimeOfDay};

const DAY_MS: i64 = 86_400_000;

/// What a simulated partner does out of the ordinary.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whim {
    /// `901`: name, number or reserved mobile do not match; an e-mail address that takes nothing.
    Differs,
    /// `902`: no answer in time.
    TimesOut,
    /// `903`: answers late.
    Late,
    /// `904`: cannot decide at once; the audit passes.
    NeedsProof,
    /// `905`: cannot decide at once; the audit fails the first time and passes the second.
    FailsFirstAudit,
    /// Cards `906`, amounts `00.91`: the balance is too low.
    NoFunds,
    /// Amounts `00.85`: the balance is too low until noon.
    NoFundsBeforeNoon,
    /// Amounts `00.92`: the bank's risk control refuses.
    RiskControl,
    /// Cards `907`, amounts `00.93`: unknown at first; a query says paid.
    UnknownThenPaid,
    /// Amounts `00.94`: unknown at first; a query says refused.
    UnknownThenRefused,
    /// Amounts `00.95`: paid, but the answer is lost. E-mail addresses `904`: delivered, and the
    /// first answer is lost.
    PaidThenSilent,
    /// Cards `908`: the account is closed; it pays, and takes nothing.
    Closed,
    /// Cards `909`: the holder's name differs; it pays, and takes nothing.
    NameDiffers,
    /// Amounts `00.96`: the card takes it the second time, under another key.
    TakenSecond,
    /// Amounts `00.86`: paid, by a clock that is a day slow.
    SlowClock,
    /// Amounts `00.98`: paid, by a clock that is a day fast.
    FastClock,
    /// Amounts `00.97`: paid, and known so after the next cut-off only.
    KnownAfterCutOff,
    /// Amounts `00.88`: paid, and known so on the next trading day only.
    KnownNextDay,
    /// Amounts `00.87`: paid, and known so on the third trading day only.
    KnownAfterDays,
    /// Amounts `00.89`: paid, and answered twice: unknown, then paid.
    AnsweredTwice,
    /// Amounts `00.90`: paid, though the first answer is a refusal.
    RefusedThenPaid,
    /// Amounts `00.99`: paid, the answer is lost, and a query does not find it before it is asked
    /// for again.
    FoundAgain,
}

impl Whim {
    /// Of a card.
    #[must_use]
    pub fn of_card(card: &CardNumber) -> Option<Self> {
        match before_check_digit(card.as_str()) {
            "906" => Some(Self::NoFunds),
            "907" => Some(Self::UnknownThenPaid),
            "908" => Some(Self::Closed),
            "909" => Some(Self::NameDiffers),
            other => of_number(other),
        }
    }

    /// Of a certificate. Passports and permits have no check digit; the digits before the last
    /// one decide there, too.
    #[must_use]
    pub fn of_certificate(certificate: &Certificate) -> Option<Self> {
        of_number(before_check_digit(certificate.number()))
    }

    /// Of a person at WeChat, by the last three digits of the name.
    #[must_use]
    pub fn of_open_id(open_id: &OpenId) -> Option<Self> {
        let name = open_id.as_str();
        of_number(name.get(name.len().checked_sub(3)?..)?)
    }

    /// Of an e-mail address.
    #[must_use]
    pub fn of_email(address: &str) -> Option<Self> {
        let (name, _) = address.split_once('@')?;
        match name.get(name.len().checked_sub(3)?..)? {
            "904" => Some(Self::PaidThenSilent),
            digits => of_number(digits),
        }
    }

    /// From when on the bank knows of a payment that it made at a moment.
    pub(super) fn known_from(self, at: Instant) -> Instant {
        let open_day = |after| Calendar::china().add_open(at.day(), after);
        match self {
            Self::KnownAfterCutOff => {
                let today = Instant::at(at.day(), TimeOfDay::CUTOFF);
                if at < today { today } else { Instant::at(at.day().next(), TimeOfDay::CUTOFF) }
            }
            Self::KnownNextDay => Instant::at(open_day(1), TimeOfDay::MIDNIGHT),
            Self::KnownAfterDays => Instant::at(open_day(3), TimeOfDay::MIDNIGHT),
            _ => at,
        }
    }

    /// When a payment was made that was made at a moment, as the bank's clock says.
    pub(super) fn by_its_clock(self, at: Instant) -> Instant {
        match self {
            Self::SlowClock => at.add_ms(-DAY_MS),
            Self::FastClock => at.add_ms(DAY_MS),
            _ => at,
        }
    }

    /// Of an amount. Proceeds of a redemption are as they are: if their fen alone decided, each
    /// seventeenth would be refused, and nobody would know why.
    #[must_use]
    pub fn of_amount(amount: Fen) -> Option<Self> {
        match amount.units() % 10_000 {
            85 => Some(Self::NoFundsBeforeNoon),
            86 => Some(Self::SlowClock),
            87 => Some(Self::KnownAfterDays),
            88 => Some(Self::KnownNextDay),
            89 => Some(Self::AnsweredTwice),
            90 => Some(Self::RefusedThenPaid),
            91 => Some(Self::NoFunds),
            92 => Some(Self::RiskControl),
            93 => Some(Self::UnknownThenPaid),
            94 => Some(Self::UnknownThenRefused),
            95 => Some(Self::PaidThenSilent),
            96 => Some(Self::TakenSecond),
            97 => Some(Self::KnownAfterCutOff),
            98 => Some(Self::FastClock),
            99 => Some(Self::FoundAgain),
            _ => None,
        }
    }
}

/// All kinds of numbers are ASCII and longer than four characters.
pub(super) fn before_check_digit(number: &str) -> &str {
    &number[number.len() - 4..number.len() - 1]
}

fn of_number(digits: &str) -> Option<Whim> {
    match digits {
        "901" => Some(Whim::Differs),
        "902" => Some(Whim::TimesOut),
        "903" => Some(Whim::Late),
        "904" => Some(Whim::NeedsProof),
        "905" => Some(Whim::FailsFirstAudit),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::IdNumber;

    #[test]
    fn the_three_digits_before_the_check_digit_decide() {
        let digits = "629901000000901";
        let card = format!("{digits}{}", CardNumber::check_digit(digits).unwrap());
        assert_eq!(Whim::of_card(&card.parse().unwrap()), Some(Whim::Differs));
        let digits = "11010119900307904";
        let number = format!("{digits}{}", IdNumber::check_char(digits).unwrap());
        assert_eq!(Whim::of_certificate(&number.parse().unwrap()), Some(Whim::NeedsProof));
    }

    #[test]
    fn the_three_digits_before_the_at_decide() {
        assert_eq!(Whim::of_email("lin902@example.com"), Some(Whim::TimesOut));
        for plain in ["lin@902.com", "9@b.cn", "@b.cn", "902", "林二三@b.cn"] {
            assert_eq!(Whim::of_email(plain), None, "{plain}");
        }
    }

    #[test]
    fn an_ordinary_amount_has_no_whim() {
        assert_eq!(Whim::of_amount("100.00".parse().unwrap()), None);
        assert_eq!(Whim::of_amount("4912.94".parse().unwrap()), None);
        assert_eq!(Whim::of_amount("1300.91".parse().unwrap()), Some(Whim::NoFunds));
    }
}
