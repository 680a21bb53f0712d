//! What stands on a certificate of its holder: what the number says, and what only the form does.

use crate::items::wrong;
use kernel::{Certificate, CertificateType, Country, Day, Line, Sex};
use wire::Answer;

/// A certificate and its holder, found good together.
#[derive(Debug, Clone)]
pub(crate) struct Holder {
    pub certificate: Certificate,
    pub birth: Day,
    pub sex: Sex,
    pub country: Country,
}

/// As somebody typed it. What a number says need not be given; given, it must say the same.
#[derive(Debug, Clone)]
pub(crate) struct Given<'a> {
    pub kind: CertificateType,
    pub number: &'a Line<40>,
    pub birth: Option<Day>,
    pub sex: Option<Sex>,
    pub country: Option<Country>,
}

impl Given<'_> {
    pub fn read(&self) -> Answer<Holder> {
        let certificate = read_number(self.kind, self.number)?;
        let birth = one(certificate.birth_date(), self.birth, "birth", "出生日期")?;
        let sex = one(certificate.sex(), self.sex, "sex", "性别")?;
        let country = one(certificate.country(), self.country, "nationality", "国籍")?;
        if certificate.kind() == CertificateType::ForeignPassport && country.code() == "CN" {
            return Err(wrong("nationality", "中国护照请在证件类型里选中国护照"));
        }
        if birth.year() < 1900 {
            return Err(wrong("birth", "请核对出生日期"));
        }
        Ok(Holder { certificate, birth, sex, country })
    }
}

/// A number as somebody typed it, refused with its field.
pub(crate) fn read_number(kind: CertificateType, number: &Line<40>) -> Answer<Certificate> {
    Certificate::new(kind, number).map_err(|invalid| wrong("certNo", invalid.reason()))
}

/// What the number says, or the form where it says nothing.
fn one<T: PartialEq>(
    by_number: Option<T>,
    given: Option<T>,
    field: &str,
    chinese: &str,
) -> Answer<T> {
    match (by_number, given) {
        (Some(says), Some(given)) if says != given => {
            Err(wrong(field, &format!("{chinese}与证件号码不一致，请核对")))
        }
        (Some(says), _) => Ok(says),
        (None, Some(given)) => Ok(given),
        (None, None) => Err(wrong(field, &format!("请填写{chinese}"))),
    }
}
