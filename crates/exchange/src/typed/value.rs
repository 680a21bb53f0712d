//! How the members of the typed structs are read from fields and written to them.

use jiff::civil::{Date, Time};

use crate::codes::*;
use crate::format::Kind;
use crate::{Decimal, FieldError, Reason, Record, date, text};

/// A member of a typed struct.
pub(crate) trait Member: Sized {
    /// The value of a field that is empty or that the layout lacks.
    fn empty() -> Result<Self, Reason>;

    fn read(bytes: &[u8], kind: Kind) -> Result<Self, Reason>;

    /// Writes the value to a field of the layout.
    fn write(&self, room: &mut [u8], kind: Kind) -> Result<(), Reason>;

    /// Whether nothing is lost when the layout lacks the field.
    fn is_empty(&self) -> bool;
}

pub(crate) fn read<T: Member>(
    record: &Record<'_>,
    row: usize,
    name: &str,
) -> Result<T, FieldError> {
    let value = match record.layout().field_of_row(row) {
        Some(field) => T::read(&record.bytes()[field.range()], field.format.kind),
        None => T::empty(),
    };
    value.map_err(|reason| FieldError::new(name, reason))
}

pub(crate) fn write<T: Member>(
    value: &T,
    record: &mut Record<'_>,
    row: usize,
    name: &str,
) -> Result<(), FieldError> {
    let written = match record.layout().field_of_row(row) {
        Some(field) => value.write(record.room(field), field.format.kind),
        None if value.is_empty() => Ok(()),
        None => Err(Reason::NoSuchField),
    };
    written.map_err(|reason| FieldError::new(name, reason))
}

impl Member for String {
    fn empty() -> Result<String, Reason> {
        Ok(String::new())
    }

    fn read(bytes: &[u8], _: Kind) -> Result<String, Reason> {
        Ok(text::decode(bytes)?.into_owned())
    }

    fn write(&self, room: &mut [u8], kind: Kind) -> Result<(), Reason> {
        if kind == Kind::Digits && !self.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(Reason::NotDigits(self.clone()));
        }
        text::fill(self, room)
    }

    fn is_empty(&self) -> bool {
        String::is_empty(self)
    }
}

/// Empty numbers are zero: writers disagree on spaces and zeros, so they mean the same.
impl Member for Decimal {
    fn empty() -> Result<Decimal, Reason> {
        Ok(Decimal::ZERO)
    }

    fn read(bytes: &[u8], kind: Kind) -> Result<Decimal, Reason> {
        let Kind::Number { scale } = kind else {
            return Err(Reason::WrongKind("C or A".to_owned()));
        };
        Ok(Decimal::read(bytes, scale)?.unwrap_or(Decimal::new(0, scale)))
    }

    fn write(&self, room: &mut [u8], kind: Kind) -> Result<(), Reason> {
        match kind {
            Kind::Number { scale } => Decimal::write(*self, room, scale),
            _ => Err(Reason::WrongKind("C or A".to_owned())),
        }
    }

    fn is_empty(&self) -> bool {
        *self == Decimal::ZERO
    }
}

/// Some writers fill an empty date with zeros; both are read as none.
impl Member for Option<Date> {
    fn empty() -> Result<Option<Date>, Reason> {
        Ok(None)
    }

    fn read(bytes: &[u8], _: Kind) -> Result<Option<Date>, Reason> {
        if bytes.iter().all(|byte| *byte == b' ') || bytes.iter().all(|byte| *byte == b'0') {
            return Ok(None);
        }
        let date = date::read(bytes).ok_or_else(|| Reason::NotDate(text::lossy(bytes)))?;
        Ok(Some(date))
    }

    fn write(&self, room: &mut [u8], _: Kind) -> Result<(), Reason> {
        text::fill(&self.map(date::write).unwrap_or_default(), room)
    }

    fn is_empty(&self) -> bool {
        self.is_none()
    }
}

impl Member for Option<Time> {
    fn empty() -> Result<Option<Time>, Reason> {
        Ok(None)
    }

    fn read(bytes: &[u8], _: Kind) -> Result<Option<Time>, Reason> {
        if bytes.iter().all(|byte| *byte == b' ') {
            return Ok(None);
        }
        let time = date::read_time(bytes).ok_or_else(|| Reason::NotTime(text::lossy(bytes)))?;
        Ok(Some(time))
    }

    fn write(&self, room: &mut [u8], _: Kind) -> Result<(), Reason> {
        text::fill(&self.map(date::write_time).unwrap_or_default(), room)
    }

    fn is_empty(&self) -> bool {
        self.is_none()
    }
}

/// A code without which a record means nothing.
macro_rules! required {
    ($($name:ident $write:expr,)*) => {$(
        impl Member for $name {
            fn empty() -> Result<$name, Reason> {
                Err(Reason::Empty)
            }

            fn read(bytes: &[u8], _: Kind) -> Result<$name, Reason> {
                let code = text::decode(bytes)?;
                if code.is_empty() {
                    return Err(Reason::Empty);
                }
                $name::from_code(&code).ok_or_else(|| Reason::UnknownCode(code.into_owned()))
            }

            fn write(&self, room: &mut [u8], _: Kind) -> Result<(), Reason> {
                let write: fn($name) -> String = $write;
                text::fill(&write(*self), room)
            }

            fn is_empty(&self) -> bool {
                false
            }
        }
    )*};
}

required! {
    BusinessCode |code| code.code(),
    ReturnCode |code| code.to_string(),
}

/// A code that may be left out.
macro_rules! optional {
    ($($name:ident)*) => {$(
        impl Member for Option<$name> {
            fn empty() -> Result<Option<$name>, Reason> {
                Ok(None)
            }

            fn read(bytes: &[u8], _: Kind) -> Result<Option<$name>, Reason> {
                let code = text::decode(bytes)?;
                if code.is_empty() {
                    return Ok(None);
                }
                let known = $name::from_code(&code);
                known.map(Some).ok_or_else(|| Reason::UnknownCode(code.into_owned()))
            }

            fn write(&self, room: &mut [u8], _: Kind) -> Result<(), Reason> {
                text::fill(self.map_or("", $name::code), room)
            }

            fn is_empty(&self) -> bool {
                self.is_none()
            }
        }
    )*};
}

optional! {
    InvestorKind Excess DividendMethod ShareClass FundStatus ConvertStatus PeriodicStatus
    BusinessFinish AccountStatus FrozenCause RiskRate AcceptMethod Origin TransferDirection
    DividendType ShareSource Coverage Sign YesNo Sex Detail
}
