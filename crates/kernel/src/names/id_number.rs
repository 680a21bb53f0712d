use std::fmt;
use std::str::FromStr;

use super::is_digits;
use crate::{Day, Invalid};

/// A resident identity number: 18 characters by GB 11643, with a real birth date and the check
/// character of ISO 7064 MOD 11-2; the last may be `X`, a small `x` becomes large. `Debug` is
/// masked, `Display` is not: it is the wire and database form.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IdNumber {
    text: String,
    birth: Day,
}

crate::codes! {
    /// A person's sex, with the codes of GB/T 2261.1 and of the TA's files.
    Sex, what: "sex", refused: "请选择性别",
    {
        /// 男.
        Male = "1", "男";
        /// 女.
        Female = "2", "女";
    }
}

crate::schema_of_codes!(Sex);

const WEIGHTS: [u32; 17] = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS: [char; 11] = ['1', '0', 'X', '9', '8', '7', '6', '5', '4', '3', '2'];

/// The first two digits of all regions.
const PROVINCES: [(&str, &str); 35] = [
    ("11", "北京"),
    ("12", "天津"),
    ("13", "河北"),
    ("14", "山西"),
    ("15", "内蒙古"),
    ("21", "辽宁"),
    ("22", "吉林"),
    ("23", "黑龙江"),
    ("31", "上海"),
    ("32", "江苏"),
    ("33", "浙江"),
    ("34", "安徽"),
    ("35", "福建"),
    ("36", "江西"),
    ("37", "山东"),
    ("41", "河南"),
    ("42", "湖北"),
    ("43", "湖南"),
    ("44", "广东"),
    ("45", "广西"),
    ("46", "海南"),
    ("50", "重庆"),
    ("51", "四川"),
    ("52", "贵州"),
    ("53", "云南"),
    ("54", "西藏"),
    ("61", "陕西"),
    ("62", "甘肃"),
    ("63", "青海"),
    ("64", "宁夏"),
    ("65", "新疆"),
    ("71", "台湾"),
    ("81", "香港"),
    ("82", "澳门"),
    ("83", "台湾"),
];

impl IdNumber {
    /// All 18 characters.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The six digits of the region that issued the number.
    pub fn region(&self) -> &str {
        &self.text[..6]
    }

    /// The province of that region.
    pub fn province(&self) -> &'static str {
        province(&self.text).unwrap_or_default()
    }

    /// The date of birth.
    pub fn birth_date(&self) -> Day {
        self.birth
    }

    /// The sex: the seventeenth digit is odd for men.
    pub fn sex(&self) -> Sex {
        sex_in(&self.text)
    }

    /// As shown: `110***********1234`.
    pub fn masked(&self) -> String {
        format!("{}***********{}", &self.text[..3], &self.text[14..])
    }

    /// The check character for the first 17 digits; for simulators and demo data.
    pub fn check_char(digits: &str) -> Option<char> {
        let sum = digits.chars().zip(WEIGHTS).try_fold(0, |sum, (digit, weight)| {
            digit.to_digit(10).map(|digit| sum + digit * weight)
        })?;
        CHECKS.get(usize::try_from(sum % 11).ok()?).copied()
    }
}

impl FromStr for IdNumber {
    type Err = Invalid;

    fn from_str(text: &str) -> Result<Self, Invalid> {
        shape_of(text, "请输入18位身份证号码")?;
        if province(text).is_none() {
            return Err(refused("身份证号码的地区不正确，请核对"));
        }
        let birth = birth_in(text)?;
        Ok(Self { text: text.to_ascii_uppercase(), birth })
    }
}

impl fmt::Display for IdNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl fmt::Debug for IdNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "IdNumber({})", self.masked())
    }
}

crate::serde_as_text!(IdNumber);

/// Refuses what has not the shape of a number that GB 11643 makes.
pub(super) fn shape_of(text: &str, sentence: &'static str) -> Result<(), Invalid> {
    let shaped = text.len() == 18 && text.is_char_boundary(17) && is_digits(&text[..17]);
    let ends_well = text.ends_with(|c: char| c.is_ascii_digit() || c.eq_ignore_ascii_case(&'x'));
    if shaped && ends_well { Ok(()) } else { Err(refused(sentence)) }
}

/// The date of birth in a number of that shape, whatever its first six digits say.
pub(super) fn birth_in(text: &str) -> Result<Day, Invalid> {
    let birth = text[6..14].parse().ok().and_then(|number| Day::from_yyyymmdd(number).ok());
    let Some(birth) = birth.filter(|day| day.year() >= 1900) else {
        return Err(refused("证件号码的出生日期不正确，请核对"));
    };
    let last = text.chars().next_back().map(|c| c.to_ascii_uppercase());
    match IdNumber::check_char(&text[..17]) == last {
        true => Ok(birth),
        false => Err(refused("证件号码有误，请核对后重新输入")),
    }
}

/// The sex in such a number.
pub(super) fn sex_in(text: &str) -> Sex {
    if text.as_bytes()[16] % 2 == 1 { Sex::Male } else { Sex::Female }
}

fn refused(reason: &'static str) -> Invalid {
    Invalid::new("identity number", reason)
}

fn province(text: &str) -> Option<&'static str> {
    PROVINCES.iter().find(|(code, _)| text.starts_with(code)).map(|(_, name)| *name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The example of GB 11643-1999.
    const EXAMPLE: &str = "11010519491231002X";

    #[test]
    fn the_example_of_the_standard_says_region_birth_and_sex() {
        let number: IdNumber = EXAMPLE.parse().unwrap();
        assert_eq!(number.region(), "110105");
        assert_eq!(number.province(), "北京");
        assert_eq!(number.birth_date().to_string(), "1949-12-31");
        assert_eq!(number.sex(), Sex::Female);
        assert_eq!("440524188001010014".parse::<IdNumber>().unwrap_err().what(), "identity number");
        assert_eq!("11010519491231002x".parse::<IdNumber>().unwrap(), number);
    }

    #[test]
    fn each_kind_of_mistake_has_its_sentence() {
        let reason = |text: &str| text.parse::<IdNumber>().unwrap_err().reason();
        assert_eq!(reason("110105194912310021"), "证件号码有误，请核对后重新输入");
        assert_eq!(reason("11010519491331002X"), "证件号码的出生日期不正确，请核对");
        assert_eq!(reason("99010519491231002X"), "身份证号码的地区不正确，请核对");
        assert_eq!(reason("110105491231002"), "请输入18位身份证号码");
        assert_eq!(reason("1101051949123100张"), "请输入18位身份证号码");
        assert_eq!(reason(""), "请输入18位身份证号码");
    }

    #[test]
    fn the_birth_date_can_not_be_logged() {
        let number: IdNumber = EXAMPLE.parse().unwrap();
        assert_eq!(format!("{number:?}"), "IdNumber(110***********002X)");
    }

    proptest! {
        #[test]
        fn one_changed_digit_is_always_seen(
            day in 0i32..40_000, tail in 0u32..1_000, at in 0usize..17, by in 1u8..10,
        ) {
            let birth = "1900-01-01".parse::<Day>().unwrap().add_days(day);
            let digits = format!("310115{:08}{tail:03}", birth.yyyymmdd());
            let number = format!("{digits}{}", IdNumber::check_char(&digits).unwrap());
            prop_assert!(number.parse::<IdNumber>().is_ok());
            let mut changed = number.into_bytes();
            changed[at] = (changed[at] - b'0' + by) % 10 + b'0';
            prop_assert!(String::from_utf8(changed).unwrap().parse::<IdNumber>().is_err());
        }

        #[test]
        fn any_text_is_read_or_refused_without_panic(text: String) {
            let _ = text.parse::<IdNumber>();
        }
    }
}
