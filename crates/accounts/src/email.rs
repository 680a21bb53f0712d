//! An e-mail address.

use kernel::Invalid;
use std::str::FromStr;

/// `local@domain.tld`, at most 64 characters, stored in small letters. Whether somebody reads it
/// only a message could tell.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Email(String);

impl Email {
    pub fn into_text(self) -> String {
        self.0
    }
}

impl FromStr for Email {
    type Err = Invalid;

    fn from_str(text: &str) -> Result<Self, Invalid> {
        let invalid = Invalid::new("e-mail", "请输入正确的邮箱地址");
        let text = text.trim().to_ascii_lowercase();
        let (local, domain) = text.split_once('@').ok_or(invalid)?;
        let plain = |c: char| c.is_ascii_alphanumeric() || "._%+-".contains(c);
        let label = |l: &str| {
            let inner = |c: char| c.is_ascii_alphanumeric() || c == '-';
            !l.is_empty() && l.chars().all(inner) && !l.starts_with('-') && !l.ends_with('-')
        };
        let dotted = !local.is_empty()
            && local.chars().all(plain)
            && !local.starts_with('.')
            && !local.ends_with('.')
            && !local.contains("..");
        let labels: Vec<&str> = domain.split('.').collect();
        let top = labels.last().is_some_and(|top| top.len() >= 2);
        if text.len() <= 64 && dotted && labels.len() >= 2 && labels.iter().all(|l| label(l)) && top
        {
            Ok(Self(text))
        } else {
            Err(invalid)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_email_has_a_name_and_a_domain() {
        for good in ["a@b.cn", " Lin.Yi+f@mail.example.com "] {
            assert!(good.parse::<Email>().is_ok(), "{good}");
        }
        for bad in ["", "a", "a@", "@b.cn", "a@b", "a..b@c.cn", "a@-b.cn", "a b@c.cn", "a@b.c"] {
            assert!(bad.parse::<Email>().is_err(), "{bad}");
        }
    }
}
