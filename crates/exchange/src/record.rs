//! One record: its bytes, seen through a layout.

use std::borrow::Cow;

use crate::format::Kind;
use crate::layout::{Field, Layout};
use crate::shape::{RecordEnd, Seat};
use crate::{Decimal, FieldError, ReadError, Reason, text};

/// The value of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// Only spaces.
    Empty,
    /// Characters or digits, without the spaces on the right.
    Text(Cow<'a, str>),
    /// A number.
    Number(Decimal),
}

/// One record of a data file.
///
/// It is kept as the bytes of the file and decoded where it is looked at, so that what nobody
/// touched is written back byte for byte. Reading borrows; the first `set_…` copies.
#[derive(Clone, Debug)]
pub struct Record<'a> {
    layout: &'a Layout,
    bytes: Cow<'a, [u8]>,
    seat: Seat,
}

impl<'a> Record<'a> {
    /// An empty record: spaces, and in numbers what the version leaves there.
    pub fn empty(layout: &'a Layout) -> Record<'a> {
        let bytes = Cow::Owned(layout.blank().to_vec());
        Record { layout, bytes, seat: Seat::default() }
    }

    /// The record with which the bytes that are `left` of a file begin, and its end.
    ///
    /// # Errors
    /// As [`Record::checked`]; and when it is cut short or not followed by its end.
    pub(crate) fn first(
        layout: &'a Layout,
        left: &'a [u8],
        seat: Seat,
        end: RecordEnd,
    ) -> Result<Record<'a>, ReadError> {
        let expected = layout.record_length();
        let Some(bytes) = left.get(..expected) else {
            let reason = Reason::RecordCutShort { expected, found: left.len() };
            return Err(seat.error(0, reason));
        };
        let record = Record::checked(layout, bytes, seat)?;
        if end == RecordEnd::Line && !left[expected..].starts_with(b"\r\n") {
            return Err(seat.error(expected, Reason::RecordEnd));
        }
        Ok(record)
    }

    /// The record of these bytes, all of whose fields can be read.
    ///
    /// # Errors
    /// The record's length is not the layout's, or a field is not written as its format says.
    pub(crate) fn checked(
        layout: &'a Layout,
        bytes: &'a [u8],
        seat: Seat,
    ) -> Result<Record<'a>, ReadError> {
        let record = Record { layout, bytes: Cow::Borrowed(bytes), seat };
        let check = |field: &Field| {
            check(field, &bytes[field.range()])
                .map_err(|reason| record.locate(FieldError::new(field.name.clone(), reason)))
        };
        for block in layout.glance().doubtful(bytes) {
            layout.fields_within(&block).iter().try_for_each(check)?;
        }
        Ok(record)
    }

    pub(crate) fn trusted(layout: &'a Layout, bytes: &'a [u8], seat: Seat) -> Record<'a> {
        Record { layout, bytes: Cow::Borrowed(bytes), seat }
    }

    /// The layout.
    pub fn layout(&self) -> &'a Layout {
        self.layout
    }

    /// The bytes as they stand in the file, without a line end.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    pub(crate) fn into_bytes(self) -> Cow<'a, [u8]> {
        self.bytes
    }

    /// The place in its file, from 0.
    pub fn index(&self) -> usize {
        self.seat.index
    }

    /// The value of the field `name`; case does not matter.
    ///
    /// # Errors
    /// The layout has no such field, or its bytes are not written as its format says.
    pub fn value(&self, name: &str) -> Result<Value<'_>, FieldError> {
        let field = self.field(name)?;
        self.value_of(field).map_err(|reason| FieldError::new(name, reason))
    }

    /// The text of the field `name`, without the spaces on the right; a number as `-12.34`.
    ///
    /// # Errors
    /// As [`Record::value`].
    pub fn text(&self, name: &str) -> Result<Cow<'_, str>, FieldError> {
        Ok(match self.value(name)? {
            Value::Empty => Cow::Borrowed(""),
            Value::Text(text) => text,
            Value::Number(number) => Cow::Owned(number.to_string()),
        })
    }

    /// The number of the field `name`; nothing when it holds only spaces.
    ///
    /// # Errors
    /// As [`Record::value`]; and when the field is not a number.
    pub fn number(&self, name: &str) -> Result<Option<Decimal>, FieldError> {
        let field = self.field(name)?;
        match self.value_of(field) {
            Ok(Value::Number(number)) => Ok(Some(number)),
            Ok(Value::Empty) => Ok(None),
            Ok(Value::Text(_)) => Err(Reason::WrongKind(field.format.to_string())),
            Err(reason) => Err(reason),
        }
        .map_err(|reason| FieldError::new(name, reason))
    }

    /// All fields with their values, in the order of the file.
    ///
    /// # Errors
    /// As [`Record::value`].
    pub fn values(&self) -> impl Iterator<Item = Result<(&'a Field, Value<'_>), FieldError>> {
        self.layout.fields().iter().map(|field| {
            let value = self.value_of(field);
            value
                .map(|value| (field, value))
                .map_err(|reason| FieldError::new(field.name.clone(), reason))
        })
    }

    /// Sets the field `name` from text; a number field takes `-12.34`. Empty text empties it.
    ///
    /// # Errors
    /// The layout has no such field, or the value does not fit: nothing is cut or rounded.
    pub fn set(&mut self, name: &str, text: &str) -> Result<(), FieldError> {
        let layout = self.layout;
        let field = layout.field(name).ok_or_else(|| no_such(name))?;
        let room = &mut self.bytes.to_mut()[field.range()];
        set_text(field, room, text).map_err(|reason| FieldError::new(name, reason))
    }

    /// Sets the number field `name`.
    ///
    /// # Errors
    /// The layout has no such field, it is not a number, or the number does not fit.
    pub fn set_number(&mut self, name: &str, number: Decimal) -> Result<(), FieldError> {
        let layout = self.layout;
        let field = layout.field(name).ok_or_else(|| no_such(name))?;
        let room = &mut self.bytes.to_mut()[field.range()];
        match field.format.kind {
            Kind::Number { scale } => number.write(room, scale),
            _ => Err(Reason::WrongKind(field.format.to_string())),
        }
        .map_err(|reason| FieldError::new(name, reason))
    }

    /// The same error with its place in the file.
    pub fn locate(&self, error: FieldError) -> ReadError {
        let offset = self.layout.field(&error.field).map_or(0, |field| field.offset);
        self.seat.error(offset, error.reason).field(&error.field)
    }

    pub(crate) fn room(&mut self, field: &Field) -> &mut [u8] {
        &mut self.bytes.to_mut()[field.range()]
    }

    fn field(&self, name: &str) -> Result<&'a Field, FieldError> {
        self.layout.field(name).ok_or_else(|| no_such(name))
    }

    fn value_of(&self, field: &Field) -> Result<Value<'_>, Reason> {
        let bytes = &self.bytes[field.range()];
        if let Kind::Number { scale } = field.format.kind {
            return Ok(Decimal::read(bytes, scale)?.map_or(Value::Empty, Value::Number));
        }
        let text = text::decode(bytes)?;
        Ok(if text.is_empty() { Value::Empty } else { Value::Text(text) })
    }
}

/// Two records are equal when their layouts and bytes are, wherever they stand.
impl PartialEq for Record<'_> {
    fn eq(&self, other: &Record<'_>) -> bool {
        self.layout == other.layout && self.bytes == other.bytes
    }
}

impl Eq for Record<'_> {}

fn check(field: &Field, bytes: &[u8]) -> Result<(), Reason> {
    match field.format.kind {
        Kind::Text => text::decode(bytes).map(drop),
        Kind::Digits => digits(bytes),
        Kind::Number { scale } => {
            // Most numbers are plain digits; the others are looked at closely.
            if text::is_digits(bytes) {
                return Ok(());
            }
            Decimal::read(bytes, scale).map(drop)
        }
    }
}

fn set_text(field: &Field, room: &mut [u8], value: &str) -> Result<(), Reason> {
    match field.format.kind {
        Kind::Number { .. } if value.is_empty() => room.fill(b' '),
        Kind::Number { scale } => {
            let number: Decimal = value.parse().map_err(|_| not_number(value, scale))?;
            number.write(room, scale)?;
        }
        Kind::Digits => {
            digits(value.as_bytes())?;
            text::fill(value, room)?;
        }
        Kind::Text => text::fill(value, room)?,
    }
    Ok(())
}

fn digits(bytes: &[u8]) -> Result<(), Reason> {
    let all = text::is_digits(bytes) || text::is_digits(text::without_padding(bytes));
    if all { Ok(()) } else { Err(Reason::NotDigits(text::lossy(bytes))) }
}

fn not_number(value: &str, scale: u8) -> Reason {
    Reason::NotNumber(value.to_owned(), scale)
}

fn no_such(name: &str) -> FieldError {
    FieldError::new(name, Reason::NoSuchField)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FileType, Version};

    /// Every field of a confirmation, filled with what may stand there and what may not.
    #[test]
    fn whatever_cannot_be_read_is_found_and_what_is_common_is_not_looked_at() {
        let layout = Layout::standard(Version::V22, FileType::TradeConfirmation).expect("known");
        let blank = layout.blank();
        assert_eq!(layout.glance().doubtful(blank).next(), None);
        for field in layout.fields() {
            for value in [
                "", "1", "12", " 1", "1 2", "-1", "+1", "x", "\u{1}", "\u{7f}", "é", "/", ":", "基",
            ] {
                for filler in [b' ', b'0'] {
                    let mut bytes = blank.to_vec();
                    let room = &mut bytes[field.range()];
                    let length = room.len().min(value.len());
                    room.fill(filler);
                    room[..length].copy_from_slice(&value.as_bytes()[..length]);
                    let each = layout.fields().iter();
                    let wrong = each.clone().find(|f| check(f, &bytes[f.range()]).is_err());
                    let found = Record::checked(layout, &bytes, Seat::default()).err();
                    let place = found.as_ref().and_then(|error| error.place.field.as_deref());
                    assert_eq!(place, wrong.map(|field| &*field.name), "{value:?} {filler}");
                    // Whole digits, or digits and blanks where digits may be fewer, or nothing.
                    let number = matches!(field.format.kind, Kind::Number { .. });
                    if value.is_empty() || (!number && value == "12") {
                        assert_eq!(layout.glance().doubtful(&bytes).next(), None, "{}", field.name);
                    }
                }
            }
        }
    }
}
