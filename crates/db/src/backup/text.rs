//! Values as text, as PostgreSQL's COPY has them: columns end with a tab, and what would be taken
//! for an end is written with a backslash.

use rusqlite::types::{Value, ValueRef};

use super::held::refused;
use crate::Error;

/// Appends a value of SQLite's.
pub(super) fn put(row: &mut Vec<u8>, value: ValueRef<'_>, is_boolean: bool) -> Result<(), Error> {
    match value {
        ValueRef::Null => row.extend(b"\\N"),
        ValueRef::Integer(number) if is_boolean => row.push(if number == 0 { b'f' } else { b't' }),
        ValueRef::Integer(number) => row.extend(number.to_string().as_bytes()),
        ValueRef::Text(text) => {
            for byte in text {
                match byte {
                    b'\\' => row.extend(b"\\\\"),
                    b'\n' => row.extend(b"\\n"),
                    b'\r' => row.extend(b"\\r"),
                    b'\t' => row.extend(b"\\t"),
                    0x08 => row.extend(b"\\b"),
                    0x0c => row.extend(b"\\f"),
                    0x0b => row.extend(b"\\v"),
                    byte => row.push(*byte),
                }
            }
        }
        ValueRef::Real(_) | ValueRef::Blob(_) => {
            return Err(Error::fault("a column has a type that no table may have"));
        }
    }
    Ok(())
}

/// A value for SQLite; `is_text` says which type its column has.
pub(super) fn take(field: &[u8], is_text: bool) -> Result<Value, Error> {
    if field == b"\\N" {
        return Ok(Value::Null);
    }
    let damaged = || refused("the backup is damaged");
    if !is_text {
        return match field {
            b"t" => Ok(Value::Integer(1)),
            b"f" => Ok(Value::Integer(0)),
            digits => {
                let number = std::str::from_utf8(digits).ok().and_then(|text| text.parse().ok());
                number.map(Value::Integer).ok_or_else(damaged)
            }
        };
    }
    let mut text = Vec::with_capacity(field.len());
    let mut bytes = field.iter();
    while let Some(byte) = bytes.next() {
        text.push(match byte {
            b'\\' => match bytes.next() {
                Some(b'n') => b'\n',
                Some(b'r') => b'\r',
                Some(b't') => b'\t',
                Some(b'b') => 0x08,
                Some(b'f') => 0x0c,
                Some(b'v') => 0x0b,
                Some(other) => *other,
                None => return Err(damaged()),
            },
            byte => *byte,
        });
    }
    String::from_utf8(text).map(Value::Text).map_err(|_| damaged())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for text in ["", "中文", "a\tb\nc\rd\\e", "\\N", "\\.", "\u{8}\u{c}\u{b}"] {
            let mut row = Vec::new();
            put(&mut row, ValueRef::Text(text.as_bytes()), false).unwrap();
            assert!(!row.contains(&b'\n') && !row.contains(&b'\t'), "{text:?}");
            assert_eq!(take(&row, true).unwrap(), Value::Text(text.to_owned()), "{text:?}");
        }
        let mut row = Vec::new();
        put(&mut row, ValueRef::Null, false).unwrap();
        assert_eq!(take(&row, true).unwrap(), Value::Null);
        assert_eq!(take(b"-42", false).unwrap(), Value::Integer(-42));
        assert_eq!(take(b"t", false).unwrap(), Value::Integer(1));
        assert!(take(b"4x", false).is_err());
    }
}
