use std::fmt;
use std::str::FromStr;

use crate::Invalid;

/// The longest address that is served, in characters.
const MOST: usize = 64;

/// An e-mail address: `local@domain.tld`, at most 64 ASCII characters, in small letters. Whether
/// somebody reads it only a code that was mailed there tells. `Debug` is masked, `Display` is not:
/// it is the wire and database form.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Email(String);

impl Email {
    /// The whole address.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The whole address.
    pub fn into_text(self) -> String {
        self.0
    }

    /// As shown: `l***@example.com`.
    pub fn masked(&self) -> String {
        let (local, domain) = self.0.split_once('@').unwrap_or_default();
        format!("{}***@{domain}", local.get(..1).unwrap_or_default())
    }
}

impl FromStr for Email {
    type Err = Invalid;

    fn from_str(text: &str) -> Result<Self, Invalid> {
        let text = text.trim().to_ascii_lowercase();
        let shaped = text.split_once('@').is_some_and(|(local, domain)| {
            text.len() <= MOST && is_local_part(local) && is_domain(domain)
        });
        match shaped {
            true => Ok(Self(text)),
            false => Err(Invalid::new("e-mail", "请输入正确的邮箱地址")),
        }
    }
}

fn is_local_part(local: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || "._%+-".contains(c);
    !local.is_empty()
        && local.chars().all(plain)
        && !local.starts_with('.')
        && !local.ends_with('.')
        && !local.contains("..")
}

fn is_domain(domain: &str) -> bool {
    let label = |l: &str| {
        let inner = |c: char| c.is_ascii_alphanumeric() || c == '-';
        !l.is_empty() && l.chars().all(inner) && !l.starts_with('-') && !l.ends_with('-')
    };
    let labels: Vec<&str> = domain.split('.').collect();
    let top = labels.last().is_some_and(|top| top.len() >= 2);
    labels.len() >= 2 && labels.iter().all(|l| label(l)) && top
}

impl fmt::Display for Email {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Email {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Email({})", self.masked())
    }
}

crate::serde_as_text!(Email);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_has_a_name_and_a_domain() {
        for good in ["a@b.cn", " Lin.Yi+f@mail.example.com "] {
            assert!(good.parse::<Email>().is_ok(), "{good}");
        }
        for bad in ["", "a", "a@", "@b.cn", "a@b", "a..b@c.cn", "a@-b.cn", "a b@c.cn", "a@b.c"] {
            assert!(bad.parse::<Email>().is_err(), "{bad}");
        }
        assert!(format!("{}@b.cn", "a".repeat(60)).parse::<Email>().is_err());
    }

    #[test]
    fn it_is_masked_where_it_could_be_logged() {
        let email: Email = "Lin@example.com".parse().unwrap();
        assert_eq!(format!("{email:?}"), "Email(l***@example.com)");
        assert_eq!(email.to_string(), "lin@example.com");
    }
}
