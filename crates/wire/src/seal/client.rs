//! The client's side of the seal, as `docs/seal.md` has it: for the bench, for tests, and to be
//! read by who writes one.

use super::{SIGNED_HEADERS, STANDARD, SessionKey, Signed, VERSION, crypt::Direction};
use aws_lc_rs::rsa::{
    OAEP_SHA256_MGF1SHA256, OaepPublicEncryptingKey, PublicEncryptingKey, PublicKeyComponents,
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use kernel::Instant;
use serde_json::Value;
use std::io;

/// A client with its session key.
pub struct Sealer {
    key: SessionKey,
    /// The key under the server's, as the header carries it.
    wrapped: String,
}

/// A request in plain text.
pub struct Question<'a> {
    pub method: &'a str,
    pub path_and_query: &'a str,
    /// The plain body of a POST.
    pub body: Option<&'a str>,
    /// Other headers; those of [`SIGNED_HEADERS`] are signed.
    pub headers: &'a [(&'a str, String)],
    pub nonce: [u8; 16],
    pub time: Instant,
}

/// A request as it is sent.
pub struct SealedQuestion {
    pub headers: Vec<(&'static str, String)>,
    /// Empty of a GET.
    pub body: Vec<u8>,
    nonce: String,
}

impl Sealer {
    /// A client with this session key, of a server with these public keys.
    ///
    /// # Errors
    /// The key has not 32 letters and digits, or the set has no key.
    pub fn new(k: &str, jwks: &str) -> io::Result<Self> {
        let wrong = || io::Error::other("no session key, or no public key");
        let key = SessionKey::new(k.as_bytes()).ok_or_else(wrong)?;
        let set: Value = serde_json::from_str(jwks)?;
        let server = &set["keys"][0];
        let text = |name: &str| server[name].as_str().ok_or_else(wrong);
        let number = |name: &str| URL_SAFE_NO_PAD.decode(text(name)?).map_err(|_| wrong());
        let public = PublicKeyComponents { n: number("n")?, e: number("e")? };
        let public: PublicEncryptingKey = public.try_into().map_err(|_| wrong())?;
        let public = OaepPublicEncryptingKey::new(public).map_err(io::Error::other)?;
        let mut sealed = vec![0; public.ciphertext_size()];
        let sealed = public
            .encrypt(&OAEP_SHA256_MGF1SHA256, k.as_bytes(), &mut sealed, None)
            .map_err(io::Error::other)?;
        let wrapped = format!("{}.{}", text("kid")?, URL_SAFE_NO_PAD.encode(sealed));
        Ok(Self { key, wrapped })
    }

    /// Encrypts and signs.
    pub fn seal(&self, question: &Question<'_>) -> SealedQuestion {
        let nonce = URL_SAFE_NO_PAD.encode(question.nonce);
        let body = question.body.map_or_else(Vec::new, |plain| {
            let sealed = self.key.encrypt(&nonce, Direction::Request, plain.as_bytes());
            format!(r#"{{"data":"{}"}}"#, STANDARD.encode(sealed)).into_bytes()
        });
        let time = question.time.ms().to_string();
        let of = |name: &str| {
            let header = question.headers.iter().find(|(other, _)| *other == name);
            header.map_or("", |(_, value)| value.as_str())
        };
        let signed = Signed {
            method: question.method,
            path_and_query: question.path_and_query,
            time: &time,
            nonce: &nonce,
            headers: SIGNED_HEADERS.map(of),
            body: &body,
        };
        let headers = vec![
            ("x-seal", VERSION.to_owned()),
            ("x-seal-key", self.wrapped.clone()),
            ("x-seal-nonce", nonce.clone()),
            ("x-seal-sign", self.key.sign(&signed.text())),
            ("x-seal-time", time),
        ];
        SealedQuestion { headers, body, nonce }
    }

    /// The plain body of an answer; none when its signature is wrong.
    pub fn open(
        &self,
        question: &SealedQuestion,
        (status, sign, body): (u16, &str, &[u8]),
    ) -> Option<Vec<u8>> {
        let text = super::crypt::answer_text(&question.nonce, status, body);
        if !self.key.verify(&text, sign) {
            return None;
        }
        let wrapped: super::Wrapped<'_> = serde_json::from_slice(body).ok()?;
        let sealed = STANDARD.decode(wrapped.data).ok()?;
        self.key.decrypt(&question.nonce, Direction::Response, sealed)
    }
}
