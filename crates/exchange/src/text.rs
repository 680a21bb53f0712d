//! Text in GB18030. Every length of the protocol is in bytes of this encoding.

use std::borrow::Cow;

use encoding_rs::GB18030;

use crate::Reason;

/// The text of `bytes` without its trailing spaces. ASCII is borrowed.
pub(crate) fn decode(bytes: &[u8]) -> Result<Cow<'_, str>, Reason> {
    let bytes = without_padding(bytes);
    if bytes.iter().any(|byte| is_control(*byte)) {
        return Err(Reason::ControlCharacter);
    }
    let text = GB18030
        .decode_without_bom_handling_and_without_replacement(bytes)
        .ok_or(Reason::NotGb18030)?;
    if is_one_spelling(&text, bytes) { Ok(text) } else { Err(Reason::NotGb18030) }
}

/// Whether the text is written back as the same bytes. The decoder reads a few characters in a
/// second spelling, too: a lone 0x80 as the euro sign, whose bytes are 0xa2 0xe3.
fn is_one_spelling(text: &str, bytes: &[u8]) -> bool {
    if text.as_bytes() == bytes {
        return true;
    }
    let (again, _, unmappable) = GB18030.encode(text);
    !unmappable && *again == *bytes
}

/// The bytes of `text`. ASCII is borrowed.
pub(crate) fn encode(text: &str) -> Result<Cow<'_, [u8]>, Reason> {
    if is_plain(text.as_bytes()) {
        return Ok(Cow::Borrowed(text.as_bytes()));
    }
    if text.bytes().any(is_control) {
        return Err(Reason::ControlCharacter);
    }
    let (bytes, _, unmappable) = GB18030.encode(text);
    if unmappable { Err(Reason::NoGb18030(text.to_owned())) } else { Ok(bytes) }
}

/// Writes `text` to `room`, left, spaces on the right.
pub(crate) fn fill(text: &str, room: &mut [u8]) -> Result<(), Reason> {
    let bytes = encode(text)?;
    if bytes.len() > room.len() {
        let (allowed, found) = (room.len(), bytes.len());
        return Err(Reason::TooLong { value: text.to_owned(), allowed, found });
    }
    let (left, right) = room.split_at_mut(bytes.len());
    left.copy_from_slice(&bytes);
    right.fill(b' ');
    Ok(())
}

/// Bytes for a message: what cannot be decoded is shown as U+FFFD.
pub(crate) fn lossy(bytes: &[u8]) -> String {
    GB18030.decode_without_bom_handling(bytes).0.trim_end().to_owned()
}

/// Whether all bytes are printable ASCII, which needs no decoding. Looks at all of them: without
/// a way out, the processor compares sixteen at once.
pub(crate) fn is_plain(bytes: &[u8]) -> bool {
    bytes.iter().fold(true, |all, byte| all & is_printable(*byte))
}

/// Whether a byte is a character of ASCII that can be seen, or a space.
pub(crate) fn is_printable(byte: u8) -> bool {
    (b' '..0x7f).contains(&byte)
}

/// Whether all bytes are digits.
pub(crate) fn is_digits(bytes: &[u8]) -> bool {
    bytes.iter().fold(true, |all, byte| all & byte.is_ascii_digit())
}

pub(crate) fn without_padding(bytes: &[u8]) -> &[u8] {
    let length = bytes.iter().rposition(|byte| *byte != b' ').map_or(0, |last| last + 1);
    &bytes[..length]
}

/// No byte of a multi-byte character of GB18030 is below 0x30 or is 0x7f.
fn is_control(byte: u8) -> bool {
    byte < b' ' || byte == 0x7f
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rare_characters_of_names_take_four_bytes_and_come_back() {
        for name in ["张三", "𬭊", "王㛃", "€", "·"] {
            let bytes = encode(name).expect("in GB18030").into_owned();
            assert_eq!(decode(&bytes).as_deref(), Ok(name));
        }
        assert_eq!(encode("𬭊").map(|bytes| bytes.len()), Ok(4));
    }

    #[test]
    fn a_character_outside_gb18030_is_refused() {
        assert_eq!(encode("\u{e5e5}"), Err(Reason::NoGb18030("\u{e5e5}".into())));
    }

    #[test]
    fn a_line_break_in_a_text_is_refused() {
        assert_eq!(encode("a\r\nb"), Err(Reason::ControlCharacter));
    }

    #[test]
    fn what_is_read_is_written_back_as_the_same_bytes() {
        let mut twice = 0;
        let mut look = |bytes: &[u8]| match decode(bytes) {
            Ok(text) => assert_eq!(encode(&text).as_deref(), Ok(bytes)),
            Err(_) if GB18030.decode(bytes).2 => {}
            Err(_) => twice += 1,
        };
        for first in 0x80..=0xff {
            look(&[first]);
            (0x40..=0xff).for_each(|second| look(&[first, second]));
            for second in 0x30..=0x39 {
                for third in 0x81..=0xfe {
                    (0x30..=0x39).for_each(|fourth| look(&[first, second, third, fourth]));
                }
            }
        }
        assert!(twice > 0, "a second spelling of some characters");
    }

    #[test]
    fn the_second_spelling_of_a_character_is_refused() {
        assert_eq!(decode(&[0x80]), Err(Reason::NotGb18030));
        assert_eq!(decode(&[0xa2, 0xe3]).as_deref(), Ok("€"));
    }

    #[test]
    fn half_a_character_is_refused() {
        assert_eq!(decode(&[0xd5]), Err(Reason::NotGb18030));
    }
}
