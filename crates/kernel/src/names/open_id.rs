use std::fmt;
use std::str::FromStr;

use crate::Invalid;

/// What WeChat calls a person towards one account of a house: 6 to 64 letters, digits, `-` and `_`.
/// `Debug` is masked.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OpenId(String);

impl OpenId {
    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for OpenId {
    type Err = Invalid;

    fn from_str(text: &str) -> Result<Self, Invalid> {
        let good = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'_';
        match (6..=64).contains(&text.len()) && text.bytes().all(good) {
            true => Ok(Self(text.to_owned())),
            false => Err(Invalid::new("openid", "微信身份不正确")),
        }
    }
}

impl fmt::Display for OpenId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for OpenId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "OpenId({}*)", &self.0[..2])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_read_by_its_form_and_masked_where_it_could_be_logged() {
        let id: OpenId = "oX4-lin_wanzhou".parse().unwrap();
        assert_eq!(format!("{id:?}"), "OpenId(oX*)");
        for wrong in ["", "short", "with space", "中文的名字", &"a".repeat(65)] {
            assert!(wrong.parse::<OpenId>().is_err(), "{wrong}");
        }
    }
}
