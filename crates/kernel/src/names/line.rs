use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use crate::{Coded, Invalid};

/// A text of one line that somebody typed or a program sent: at most `MAX` characters, none of
/// which controls how others are read or shown. `Debug` says its length only.
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line<const MAX: usize>(String);

/// The same with line breaks and tabs in it.
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Prose<const MAX: usize>(String);

/// A code or flag that a program sent: a line, which may also arrive as a number (`newCrs=1`).
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code<const MAX: usize>(String);

impl<const MAX: usize> Line<MAX> {
    /// The texts themselves, to be kept.
    pub fn texts(lines: Vec<Self>) -> Vec<String> {
        lines.into_iter().map(Self::into_text).collect()
    }
}

macro_rules! text {
    ($($name:ident: $what:literal, $breaks:literal, $from:ty;)*) => { $(
        impl<const MAX: usize> $name<MAX> {
            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }

            /// The text itself, to be kept.
            pub fn into_text(self) -> String {
                self.0
            }
        }

        impl<const MAX: usize> FromStr for $name<MAX> {
            type Err = Invalid;

            fn from_str(text: &str) -> Result<Self, Invalid> {
                if text.chars().nth(MAX).is_some() {
                    return Err(Invalid::new($what, "内容过长，请精简后重试"));
                }
                match is_text(text, $breaks) {
                    true => Ok(Self(text.to_owned())),
                    false => Err(Invalid::new($what, "内容含有无法识别的字符，请修改后重试")),
                }
            }
        }

        impl<const MAX: usize> Deref for $name<MAX> {
            type Target = str;

            fn deref(&self) -> &str {
                &self.0
            }
        }

        impl<const MAX: usize> fmt::Display for $name<MAX> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&self.0)
            }
        }

        impl<const MAX: usize> fmt::Debug for $name<MAX> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({} characters)", stringify!($name), self.0.chars().count())
            }
        }

        impl<const MAX: usize> serde::Serialize for $name<MAX> {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(&self.0)
            }
        }

        impl<'de, const MAX: usize> serde::Deserialize<'de> for $name<MAX> {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let sent = <$from>::deserialize(from)?;
                sent.as_str().parse().map_err(serde::de::Error::custom)
            }
        }
    )* };
}

text! {
    Line: "line", "", String;
    Prose: "text", "\n\r\t", String;
    Code: "code", "", Coded<'_>;
}

/// How the character before is drawn, as a letter or as a picture. Keyboards of phones send it
/// after many emoji (❤️), so it is part of text, but only behind something that is seen.
const STYLES: [char; 2] = ['\u{fe0e}', '\u{fe0f}'];

fn is_text(text: &str, breaks: &str) -> bool {
    let mut before = ' ';
    text.chars().all(|c| {
        let follows = !before.is_whitespace() && !STYLES.contains(&before);
        before = c;
        is_shown(c) || breaks.contains(c) || (STYLES.contains(&c) && follows)
    })
}

/// Neither a control nor what turns the direction of others or hides itself, nor what Unicode says
/// is no character. Databases and files differ in which of these they keep. What hides itself are
/// the "default ignorable" of Unicode, and the empty pattern of Braille.
fn is_shown(c: char) -> bool {
    !c.is_control()
        && !matches!(
            c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
                | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
                | '\u{feff}' | '\u{fdd0}'..='\u{fdef}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
                | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e0fff}'
        )
        && u32::from(c) & 0xfffe != 0xfffe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_write_is_a_line() {
        for text in ["", " ", "上海市 世纪大道100号", "O'Neil <b>", "𠮷野家😀", "% _ \\ \"", "é ñ"]
        {
            assert_eq!(&*text.parse::<Line<20>>().unwrap(), text);
        }
        assert_eq!("长".repeat(20).parse::<Line<20>>().unwrap().chars().count(), 20);
        assert!("长".repeat(21).parse::<Line<20>>().is_err());
    }

    #[test]
    fn what_controls_other_characters_is_refused() {
        let odd = "\0\u{1}\u{1b}\u{7f}\u{85}\u{ad}\u{200b}\u{200f}\u{2028}\u{202e}\u{2066}\u{feff}";
        for c in odd.chars().chain(['\u{ffff}', '\u{fdd0}', '\u{1fffe}', '\u{10ffff}', '\u{fffa}'])
        {
            assert!(format!("a{c}b").parse::<Line<20>>().is_err(), "{c:?} is in a line");
            assert!(format!("a{c}b").parse::<Prose<20>>().is_err(), "{c:?} is in a text");
        }
        for c in ['\n', '\t', '\r'] {
            assert!(format!("a{c}b").parse::<Line<20>>().is_err(), "{c:?} is in a line");
            assert!(format!("a{c}b").parse::<Prose<20>>().is_ok(), "{c:?} is in no text");
        }
    }

    #[test]
    fn what_nobody_sees_is_refused() {
        let hidden = "\u{34f}\u{115f}\u{1160}\u{180b}\u{180f}\u{2800}\u{3164}\u{fe00}\u{fe0d}\
                      \u{ffa0}\u{e0000}\u{e0041}\u{e0100}\u{e0fff}\u{17b5}\u{1d173}";
        for c in hidden.chars() {
            assert!(format!("a{c}b").parse::<Line<20>>().is_err(), "{c:?} is in a line");
            assert!(format!("a{c}b").parse::<Prose<20>>().is_err(), "{c:?} is in a text");
        }
    }

    #[test]
    fn how_an_emoji_is_drawn_is_said_behind_it_only() {
        for text in ["❤\u{fe0f}", "谢谢\u{2600}\u{fe0e}！", "1\u{fe0f}\u{20e3}"] {
            assert_eq!(&*text.parse::<Line<20>>().unwrap(), text);
        }
        for text in ["\u{fe0f}", "a \u{fe0f}", "a\u{3000}\u{fe0e}", "❤\u{fe0f}\u{fe0f}"] {
            assert!(text.parse::<Line<20>>().is_err(), "{text:?}");
        }
        assert!("a\n\u{fe0f}".parse::<Prose<20>>().is_err());
    }

    #[test]
    fn its_content_can_not_be_logged_and_is_read_from_json() {
        let line: Line<8> = serde_json::from_str(r#""\u5f20\u4e09""#).unwrap();
        assert_eq!(format!("{line:?}"), "Line(2 characters)");
        assert_eq!(serde_json::to_string(&line).unwrap(), "\"张三\"");
        let refused = serde_json::from_str::<Line<8>>(r#""a\u0000b""#).unwrap_err();
        assert!(refused.to_string().starts_with("invalid line: 内容含有"), "{refused}");
        assert!(serde_json::from_str::<Line<8>>("7").is_err());
    }
}
