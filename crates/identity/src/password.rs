//! The one password for login and trading: its rule, its hash, its check.

mod common;

use argon2::{
    Argon2,
    password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash},
};
use kernel::Invalid;
use serde::{Deserialize, Deserializer, de::Error as _};
use std::{fmt, str::FromStr, sync::LazyLock};
use tokio::{sync::Semaphore, task::spawn_blocking};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{ObjectBuilder, RefOr, Schema, schema::Type},
};
use wire::{Answer, Failure};

/// A new password that follows the rule: 8 to 20 printable ASCII characters without spaces, at
/// least a letter and a digit, none of the common ones (rule AO-02). `Debug` shows nothing.
#[derive(Clone, PartialEq, Eq)]
pub struct Password(String);

/// A password that somebody typed as a proof: any text of at most 64 characters, since a
/// wrong one is wrong however it looks. `Debug` shows nothing.
#[derive(Clone, PartialEq, Eq)]
pub struct GivenPassword(String);

/// The stored form: Argon2id with its parameters and salt, as a PHC string.
#[derive(Clone, PartialEq, Eq)]
pub struct PasswordDigest(String);

/// Each hash takes 19 MiB and some 20 ms of a core; more at a time than cores only cost memory.
static AT_ONCE: LazyLock<Semaphore> = LazyLock::new(|| {
    Semaphore::new(std::thread::available_parallelism().map_or(2, |cores| cores.get()))
});

/// What an unknown customer's password is compared with, so that it takes as long.
static NOBODY: LazyLock<PasswordDigest> = LazyLock::new(|| {
    digest("nobody has this password").unwrap_or_else(|_| PasswordDigest(String::new()))
});

impl Password {
    /// Hashes off the async threads. Never call it in a transaction.
    ///
    /// # Errors
    /// The system has no random numbers, or the work panicked.
    pub async fn digest(&self) -> Answer<PasswordDigest> {
        let text = self.0.clone();
        blocking(move || digest(&text)).await?
    }

    /// As one types it.
    pub fn given(&self) -> GivenPassword {
        GivenPassword(self.0.clone())
    }
}

impl GivenPassword {
    /// Whether it is the password of the digest; takes as long when there is none.
    /// Never call it in a transaction.
    pub(crate) async fn matches(&self, stored: Option<PasswordDigest>) -> Answer<bool> {
        let text = self.0.clone();
        blocking(move || {
            let known = stored.is_some();
            let digest = stored.unwrap_or_else(|| NOBODY.clone());
            verify(&text, &digest) && known
        })
        .await
    }
}

async fn blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
    let permit = AT_ONCE.acquire().await.map_err(|e| Failure::fault("hashing", e))?;
    let done = spawn_blocking(work).await.map_err(|e| Failure::fault("hashing", e));
    drop(permit);
    done
}

fn digest(text: &str) -> Answer<PasswordDigest> {
    let hash = Argon2::default()
        .hash_password(text.as_bytes())
        .map_err(|e| Failure::fault("hashing a password", e))?;
    Ok(PasswordDigest(hash.to_string()))
}

fn verify(text: &str, digest: &PasswordDigest) -> bool {
    PasswordHash::new(&digest.0)
        .is_ok_and(|hash| Argon2::default().verify_password(text.as_bytes(), &hash).is_ok())
}

impl FromStr for Password {
    type Err = Invalid;

    fn from_str(text: &str) -> Result<Self, Invalid> {
        let invalid = |reason| Invalid::new("password", reason);
        if !(8..=20).contains(&text.len()) || !text.bytes().all(|b| b.is_ascii_graphic()) {
            return Err(invalid("密码须为8至20位，可用字母、数字和符号，不含空格和汉字"));
        }
        let letter = text.bytes().any(|b| b.is_ascii_alphabetic());
        let digit = text.bytes().any(|b| b.is_ascii_digit());
        if !letter || !digit {
            return Err(invalid("密码须同时包含字母和数字"));
        }
        if common::is_common(text) {
            return Err(invalid("这个密码太常见，容易被猜到，请换一个"));
        }
        Ok(Self(text.to_owned()))
    }
}

impl FromStr for GivenPassword {
    type Err = Invalid;

    fn from_str(text: &str) -> Result<Self, Invalid> {
        if text.is_empty() || text.len() > 64 {
            return Err(Invalid::new("password", "请输入密码"));
        }
        Ok(Self(text.to_owned()))
    }
}

macro_rules! secret {
    ($type:ident, $description:literal) => {
        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($type), "(…)"))
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(|invalid: Invalid| D::Error::custom(invalid))
            }
        }

        impl PartialSchema for $type {
            fn schema() -> RefOr<Schema> {
                let text = ObjectBuilder::new().schema_type(Type::String);
                text.description(Some($description)).into()
            }
        }

        impl ToSchema for $type {}
    };
}

secret!(Password, "a new password: 8 to 20 characters, letters and digits at least");
secret!(GivenPassword, "a password as it was typed, at most 64 characters");

impl fmt::Debug for PasswordDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PasswordDigest(…)")
    }
}

db::column!(
    PasswordDigest: str,
    |v| Ok::<_, Invalid>(PasswordDigest(v.to_owned())),
    |digest| digest.0.as_str()
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_has_letters_and_digits_and_8_to_20_characters() {
        for good in ["tael2026", "Tv1b2C9d4!@#", "k2345678901234567890"] {
            assert!(good.parse::<Password>().is_ok(), "{good}");
        }
        for bad in [
            "",
            "abc1234",
            "abcdefgh",
            "12345678",
            "tael 2026",
            "密码tael2026",
            "k23456789012345678901",
        ] {
            assert!(bad.parse::<Password>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_common_password_is_refused_however_it_is_dressed() {
        for bad in ["password1", "Password1", "PASSWORD1!!", "**abc12345", "woaini1314", "1qaz2wsx"]
        {
            let refused = bad.parse::<Password>().unwrap_err();
            assert!(refused.to_string().contains("太常见"), "{bad}: {refused}");
        }
    }

    #[test]
    fn a_password_is_never_shown() {
        let password: Password = "tael2026".parse().unwrap();
        assert!(!format!("{password:?} {:?}", password.given()).contains("tael"));
    }

    #[tokio::test]
    async fn only_the_right_password_matches_and_none_matches_nothing() {
        let password: Password = "tael2026".parse().unwrap();
        let digest = password.digest().await.unwrap();
        assert!(password.given().matches(Some(digest.clone())).await.unwrap());
        let other: GivenPassword = "tael2027".parse().unwrap();
        assert!(!other.matches(Some(digest)).await.unwrap());
        assert!(!password.given().matches(None).await.unwrap());
    }
}
