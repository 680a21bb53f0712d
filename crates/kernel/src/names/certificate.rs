use std::fmt;
use std::str::FromStr;

use super::id_number::{self, IdNumber, Sex};
use super::{Country, is_digits};
use crate::{Day, Invalid};

crate::codes! {
    /// Kinds of certificates by which a person opens an account, with the codes of the TA's files.
    CertificateType, what: "certificate type", refused: "请选择证件类型",
    {
        /// The resident identity card.
        IdCard = "0", "居民身份证";
        /// A passport of China.
        ChinesePassport = "1", "中国护照";
        /// Of residents of Hong Kong and Macau.
        MainlandPermit = "4", "港澳居民来往内地通行证";
        /// A passport of another country.
        ForeignPassport = "6", "外国护照";
        /// Of residents of Taiwan.
        TaiwanPermit = "A", "台湾居民来往大陆通行证";
        /// Of foreigners who live in China for good.
        PermanentResidence = "B", "外国人永久居留身份证";
        /// Of residents of Hong Kong, Macau and Taiwan who live on the mainland.
        ResidencePermit = "C", "港澳台居民居住证";
    }
}

crate::schema_of_codes!(CertificateType);

impl CertificateType {
    /// Whether the register of identities knows it; a person looks at the others.
    pub const fn is_registered(self) -> bool {
        matches!(self, Self::IdCard)
    }

    /// Whether the next one of the same person may have another number.
    pub const fn changes_number(self) -> bool {
        !matches!(self, Self::IdCard | Self::PermanentResidence | Self::ResidencePermit)
    }

    /// Whether there are some without a last day (长期).
    pub const fn may_be_long_term(self) -> bool {
        matches!(self, Self::IdCard)
    }
}

/// A person's certificate: its kind and number. A number that GB 11643 makes says its holder's
/// birth and sex; the others are checked by form. `Debug` is masked; `Display` is the form in
/// databases: the number alone where it says its kind, else `6:E12345678`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Certificate {
    kind: CertificateType,
    text: String,
    /// Of a number that says it.
    birth: Option<Day>,
}

impl Certificate {
    /// A kind and a number as somebody typed it: small letters and spaces do not matter.
    ///
    /// # Errors
    /// [`Invalid`] with the sentence for who typed it.
    pub fn new(kind: CertificateType, number: &str) -> Result<Self, Invalid> {
        let number = tidy(number);
        match kind {
            CertificateType::IdCard => Ok(number.parse::<IdNumber>()?.into()),
            CertificateType::ResidencePermit => {
                let read = Self::from(number.parse::<IdNumber>()?);
                match read.kind == kind {
                    true => Ok(read),
                    false => Err(refused("居住证号码应以81、82或83开头，请核对")),
                }
            }
            CertificateType::PermanentResidence => {
                id_number::shape_of(&number, "请输入18位永久居留身份证号码")?;
                let birth = id_number::birth_in(&number)?;
                let is_foreign =
                    number.starts_with('9') && Country::of_number(&number[3..6]).is_some();
                match is_foreign {
                    true => Ok(Self { kind, text: number, birth: Some(birth) }),
                    false => Err(refused("永久居留身份证号码以9开头，第4至6位是国籍，请核对")),
                }
            }
            _ => {
                by_form(kind, &number).map_err(refused)?;
                Ok(Self { kind, text: format!("{}:{number}", kind.code()), birth: None })
            }
        }
    }

    /// What kind of certificate it is.
    pub fn kind(&self) -> CertificateType {
        self.kind
    }

    /// The number as it stands on the certificate.
    pub fn number(&self) -> &str {
        self.text.split_once(':').map_or(&self.text, |(_, number)| number)
    }

    /// The form in databases, see [`Certificate`].
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The number of an identity card; none of other kinds.
    pub fn id_number(&self) -> Option<IdNumber> {
        (self.kind == CertificateType::IdCard).then(|| self.text.parse().ok())?
    }

    /// The day of birth, where the number says it.
    pub fn birth_date(&self) -> Option<Day> {
        self.birth
    }

    /// The sex, where the number says it.
    pub fn sex(&self) -> Option<Sex> {
        self.birth.map(|_| id_number::sex_in(&self.text))
    }

    /// The country or region, where kind and number say it; a passport of another country does
    /// not.
    pub fn country(&self) -> Option<Country> {
        let code = match (self.kind, self.number()) {
            (CertificateType::IdCard | CertificateType::ChinesePassport, _) => "CN",
            (CertificateType::MainlandPermit, number) if number.starts_with('M') => "MO",
            (CertificateType::MainlandPermit, _) => "HK",
            (CertificateType::TaiwanPermit, _) => "TW",
            (CertificateType::ResidencePermit, number) => match &number[..2] {
                "81" => "HK",
                "82" => "MO",
                _ => "TW",
            },
            (CertificateType::PermanentResidence, number) => {
                return Country::of_number(&number[3..6]);
            }
            (CertificateType::ForeignPassport, _) => return None,
        };
        code.parse().ok()
    }

    /// As shown: `110***********1234`; of short numbers `E******78`.
    pub fn masked(&self) -> String {
        let number = self.number();
        let (head, tail) = if number.len() >= 18 { (3, 4) } else { (1, 2) };
        let stars = "*".repeat(number.len() - head - tail);
        format!("{}{stars}{}", &number[..head], &number[number.len() - tail..])
    }
}

/// A certificate's number of whatever kind, given to be compared. One that has the shape of GB
/// 11643 keeps its check character, so that a slip is seen before it counts as a try. `Debug` is
/// masked.
#[derive(Clone, PartialEq, Eq)]
pub struct CertificateNumber(String);

impl CertificateNumber {
    /// In large letters, without spaces.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for CertificateNumber {
    type Err = Invalid;

    fn from_str(text: &str) -> Result<Self, Invalid> {
        let number = tidy(text);
        if !(5..=18).contains(&number.len())
            || !number.bytes().all(|b| b.is_ascii_digit() || b.is_ascii_uppercase())
        {
            return Err(refused("请输入完整的证件号码"));
        }
        if number.len() == 18 {
            id_number::shape_of(&number, "请输入完整的证件号码")?;
            id_number::birth_in(&number)?;
        }
        Ok(Self(number))
    }
}

impl fmt::Debug for CertificateNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CertificateNumber(*{})", &self.0[self.0.len() - 2..])
    }
}

impl fmt::Display for CertificateNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

crate::serde_as_text!(CertificateNumber);

/// Without spaces, in large letters.
fn tidy(number: &str) -> String {
    number.chars().filter(|c| *c != ' ').map(|c| c.to_ascii_uppercase()).collect()
}

/// All of them are ASCII of five characters at least, or refused.
fn by_form(kind: CertificateType, number: &str) -> Result<(), &'static str> {
    let letters = |at: usize| number.bytes().take(at).all(|b| b.is_ascii_uppercase());
    let digits_from = |at: usize| number.get(at..).is_some_and(is_digits);
    let (holds, sentence) = match kind {
        CertificateType::ChinesePassport => (
            number.len() == 9 && letters(1) && (digits_from(1) || (letters(2) && digits_from(2))),
            "护照号码为1至2个字母加数字，共9位，请核对",
        ),
        CertificateType::MainlandPermit => (
            [9, 11].contains(&number.len()) && number.starts_with(['H', 'M']) && digits_from(1),
            "通行证号码为H或M加8位数字，请核对",
        ),
        CertificateType::TaiwanPermit => {
            ([8, 10].contains(&number.len()) && is_digits(number), "通行证号码为8位数字，请核对")
        }
        _ => (
            (5..=15).contains(&number.len())
                && number.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit())
                && number.bytes().any(|b| b.is_ascii_digit()),
            "护照号码为5至15位字母和数字，请核对",
        ),
    };
    if holds { Ok(()) } else { Err(sentence) }
}

fn refused(sentence: &'static str) -> Invalid {
    Invalid::new("certificate number", sentence)
}

impl From<IdNumber> for Certificate {
    /// Numbers of 81, 82 and 83 are of residence permits.
    fn from(number: IdNumber) -> Self {
        let kind = match &number.as_str()[..2] {
            "81" | "82" | "83" => CertificateType::ResidencePermit,
            _ => CertificateType::IdCard,
        };
        Self { kind, birth: Some(number.birth_date()), text: number.to_string() }
    }
}

impl FromStr for Certificate {
    type Err = Invalid;

    /// Reads the form in databases.
    fn from_str(text: &str) -> Result<Self, Invalid> {
        match text.split_once(':') {
            Some((kind, number)) => Self::new(kind.parse()?, number),
            None if text.starts_with('9') => Self::new(CertificateType::PermanentResidence, text),
            None => Ok(text.parse::<IdNumber>()?.into()),
        }
    }
}

impl fmt::Display for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl fmt::Debug for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Certificate({} {})", self.kind.code(), self.masked())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use CertificateType::*;
    use proptest::prelude::*;

    #[test]
    fn permits_by_the_standard_say_birth_sex_and_country() {
        let permit = Certificate::new(ResidencePermit, "810000199003070015").unwrap();
        let says = |of: &Certificate| {
            (of.birth_date().unwrap().to_string(), of.sex().unwrap(), of.country().unwrap().code())
        };
        assert_eq!(says(&permit), ("1990-03-07".to_owned(), Sex::Male, "HK"));
        let card = Certificate::new(PermanentResidence, "911124198811090029").unwrap();
        assert_eq!(says(&card), ("1988-11-09".to_owned(), Sex::Female, "CA"));
        for (kind, wrong) in [
            (ResidencePermit, "810000199003070016"),
            (ResidencePermit, "110101199003074258"),
            (PermanentResidence, "911124198811090028"),
            (PermanentResidence, "810000199003070015"),
            // Of no country.
            (PermanentResidence, "911999198811090025"),
        ] {
            assert!(Certificate::new(kind, wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn numbers_of_81_are_of_residence_permits_whatever_they_were_called() {
        let called = Certificate::new(IdCard, "810000199003070015").unwrap();
        assert_eq!(called.kind(), ResidencePermit);
        assert_eq!(called, Certificate::new(ResidencePermit, "810000199003070015").unwrap());
    }

    #[test]
    fn the_rest_is_read_by_form() {
        for (kind, typed, shown) in [
            (ChinesePassport, "e12345678", "E******78"),
            (ChinesePassport, "EA1234567", "E******67"),
            (MainlandPermit, "H 1234 5678", "H******78"),
            (MainlandPermit, "M1234567801", "M********01"),
            (ForeignPassport, "533401298", "5******98"),
            (TaiwanPermit, "01234567", "0*****67"),
        ] {
            let read = Certificate::new(kind, typed).unwrap();
            assert_eq!((read.kind(), read.masked().as_str()), (kind, shown));
            assert_eq!(read.birth_date(), None);
            assert_eq!(read.to_string().parse::<Certificate>().unwrap(), read);
        }
        for (kind, typed) in [
            (ChinesePassport, "123456789"),
            (ChinesePassport, "E1234567"),
            (MainlandPermit, "C12345678"),
            (MainlandPermit, "H1234567"),
            (ForeignPassport, "ABCDEFG"),
            (ForeignPassport, "12-34567"),
            (ForeignPassport, "护照12345"),
            (TaiwanPermit, "A1234567"),
            (TaiwanPermit, ""),
        ] {
            assert!(Certificate::new(kind, typed).is_err(), "{typed}");
        }
    }

    #[test]
    fn a_number_to_compare_may_be_of_any_kind() {
        for (typed, number) in [
            ("110101 19900307 4258", "110101199003074258"),
            ("11010519491231002x", "11010519491231002X"),
            ("911124198811090029", "911124198811090029"),
            ("e1234 5678", "E12345678"),
        ] {
            assert_eq!(typed.parse::<CertificateNumber>().unwrap().as_str(), number);
        }
        for wrong in
            ["", "1234", "110101199003074259", "E1234-5678", "护照12345", "1234567890123456789"]
        {
            assert!(wrong.parse::<CertificateNumber>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn two_kinds_of_one_number_are_two_certificates() {
        let number = "123456789";
        let foreign = Certificate::new(ForeignPassport, number).unwrap();
        assert_eq!(foreign.number(), number);
        assert_ne!(foreign.as_str(), number);
        assert_eq!(format!("{foreign:?}"), "Certificate(6 1******89)");
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused_without_panic(kind in 0usize..7, text: String) {
            if let Ok(read) = Certificate::new(CertificateType::ALL[kind], &text) {
                let _ = (read.masked(), read.country(), read.sex());
                prop_assert_eq!(read.as_str().parse::<Certificate>().unwrap(), read);
            }
            let _ = (text.parse::<Certificate>(), text.parse::<CertificateNumber>());
        }

        #[test]
        fn numbers_of_passports_are_read_without_panic(text in "[A-Z0-9 ]{0,20}") {
            for kind in CertificateType::ALL {
                if let Ok(read) = Certificate::new(*kind, &text) {
                    prop_assert!(!read.masked().is_empty());
                }
            }
        }
    }
}
