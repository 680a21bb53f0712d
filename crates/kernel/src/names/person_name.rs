use std::fmt;
use std::str::FromStr;

use crate::Invalid;

/// A natural person's name: 2 to 30 characters, Chinese with `·` between the parts of a minority's
/// name, or 2 to 60 Latin ones with spaces, hyphens, apostrophes and full stops. White space around
/// it is dropped, and the other dots that keyboards write become `·`. `Debug` is masked.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonName(String);

impl PersonName {
    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// As shown: the first character and a star for each other one, at most two.
    pub fn masked(&self) -> String {
        let stars = self.0.chars().count().saturating_sub(1).min(2);
        self.0.chars().take(1).chain(std::iter::repeat_n('*', stars)).collect()
    }
}

impl FromStr for PersonName {
    type Err = Invalid;

    fn from_str(text: &str) -> Result<Self, Invalid> {
        let name: String = text.trim().chars().map(plain_dot).collect();
        let length = name.chars().count();
        let most = if name.starts_with(is_latin) { 60 } else { 30 };
        if !(2..=most).contains(&length) {
            return Err(Invalid::new("name", "姓名应为2至30个字"));
        }
        let chinese = name.chars().all(|c| is_han(c) || c == '·');
        let latin = name.chars().all(|c| is_latin(c) || " -'.".contains(c));
        let outer_letters = [name.chars().next(), name.chars().next_back()];
        let begun = outer_letters.iter().flatten().all(|c| is_han(*c) || is_latin(*c));
        // "Sammy Davis Jr." ends with a full stop.
        let abbreviated = latin && name.ends_with('.') && name.starts_with(is_latin);
        if (chinese || latin) && (begun || abbreviated) {
            Ok(Self(name))
        } else {
            Err(Invalid::new("name", "姓名只能包含汉字或英文字母，请与证件保持一致"))
        }
    }
}

impl fmt::Display for PersonName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for PersonName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PersonName({})", self.masked())
    }
}

crate::serde_as_text!(PersonName);

fn plain_dot(c: char) -> char {
    if matches!(c, '•' | '・' | '‧' | '∙' | '．' | '●') { '·' } else { c }
}

fn is_han(c: char) -> bool {
    matches!(c, '\u{4e00}'..='\u{9fff}' | '\u{3400}'..='\u{4dbf}' | '\u{20000}'..='\u{323af}' | '〇')
}

fn is_latin(c: char) -> bool {
    c.is_ascii_alphabetic() || (('\u{c0}'..='\u{24f}').contains(&c) && c.is_alphabetic())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_kinds_are_read() {
        for (text, kept) in [
            ("张三", "张三"),
            ("欧阳锋", "欧阳锋"),
            ("阿卜杜拉•买买提", "阿卜杜拉·买买提"),
            (" 𠮷野 ", "𠮷野"),
            ("Mary-Ann O'Neil Jr.", "Mary-Ann O'Neil Jr."),
            ("José", "José"),
            ("MUHAMMAD HAZIQ BIN ABDUL RAHMAN SHAH", "MUHAMMAD HAZIQ BIN ABDUL RAHMAN SHAH"),
        ] {
            assert_eq!(text.parse::<PersonName>().unwrap().as_str(), kept);
        }
    }

    #[test]
    fn what_is_not_a_name_is_refused() {
        let (long, latin) = ("张".repeat(31), "a".repeat(61));
        for text in
            ["", "张", "张3", "张三!", "·张三", "张三·", "张San", "12", "- -", &long, &latin]
        {
            assert!(text.parse::<PersonName>().is_err(), "{text:?} was read");
        }
    }

    #[test]
    fn only_the_first_character_can_be_logged() {
        let name: PersonName = "欧阳锋".parse().unwrap();
        assert_eq!(format!("{name:?}"), "PersonName(欧**)");
    }
}
