//! The arithmetic of the seal.

use aes::{
    Aes256Dec, Aes256Enc,
    cipher::{BlockModeDecrypt, BlockModeEncrypt, InnerIvInit, KeyInit, block_padding::Pkcs7},
};
use hmac::{Hmac, Mac};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

type Encryptor<'a> = cbc::Encryptor<&'a Aes256Enc>;
type Decryptor<'a> = cbc::Decryptor<&'a Aes256Dec>;

/// Which way a body goes; part of its initialisation vector.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    Request,
    Response,
}

/// `K` and the keys derived from it. Has no `Debug`, so that it cannot be logged.
pub struct SessionKey {
    enc: [u8; 32],
    /// Both with the rounds' keys, which cost more to make than a short body to encrypt.
    encrypting: Aes256Enc,
    decrypting: Aes256Dec,
    mac: Hmac<Sha256>,
}

impl SessionKey {
    /// From `K`: exactly 32 characters of `[A-Za-z0-9]`.
    pub fn new(k: &[u8]) -> Option<Self> {
        let enc: [u8; 32] = k.try_into().ok()?;
        if !enc.iter().all(u8::is_ascii_alphanumeric) {
            return None;
        }
        let derived = Sha256::new().chain_update(b"mac").chain_update(enc).finalize();
        let mac = Hmac::new_from_slice(&derived).ok()?;
        let encrypting = Aes256Enc::new(&enc.into());
        let decrypting = Aes256Dec::new(&enc.into());
        Some(Self { enc, encrypting, decrypting, mac })
    }

    /// AES-256-CBC with PKCS#7.
    pub fn encrypt(&self, nonce: &str, direction: Direction, plain: &[u8]) -> Vec<u8> {
        let iv = self.iv(nonce, direction);
        let encryptor = Encryptor::inner_iv_init(&self.encrypting, &iv.into());
        encryptor.encrypt_padded_vec::<Pkcs7>(plain)
    }

    /// None when the padding is wrong; only reached after the signature was right.
    pub fn decrypt(&self, nonce: &str, direction: Direction, sealed: Vec<u8>) -> Option<Vec<u8>> {
        let iv = self.iv(nonce, direction);
        let mut body = sealed;
        let decryptor = Decryptor::inner_iv_init(&self.decrypting, &iv.into());
        let length = decryptor.decrypt_padded::<Pkcs7>(&mut body).ok()?.len();
        body.truncate(length);
        Some(body)
    }

    /// HMAC-SHA-256 as hex.
    pub fn sign(&self, text: &[u8]) -> String {
        kernel::hex(&self.mac_of(text))
    }

    /// Compares a signature in constant time. It has one form: lower-case hex.
    pub fn verify(&self, text: &[u8], sign_hex: &str) -> bool {
        let mut hex = Hex::new();
        hex.format(&self.mac_of(text)).as_bytes().ct_eq(sign_hex.as_bytes()).into()
    }

    fn mac_of(&self, text: &[u8]) -> [u8; 32] {
        self.mac.clone().chain_update(text).finalize().into_bytes().into()
    }

    fn iv(&self, nonce: &str, direction: Direction) -> [u8; 16] {
        let direction = match direction {
            Direction::Request => "req",
            Direction::Response => "res",
        };
        let hash = Sha256::new()
            .chain_update(b"iv")
            .chain_update(self.enc)
            .chain_update(nonce)
            .chain_update(direction)
            .finalize();
        let mut iv = [0; 16];
        iv.copy_from_slice(&hash[..16]);
        iv
    }
}

/// Headers that an operation reads; a signature covers them, so that nobody on the way may change
/// who asks, from where, in which flow, or under which key.
pub const SIGNED_HEADERS: [&str; 4] =
    ["authorization", "x-device", "sessionkey", "idempotency-key"];

/// What a request's signature covers.
pub struct Signed<'a> {
    pub method: &'a str,
    pub path_and_query: &'a str,
    /// Milliseconds since 1970, as the header has them.
    pub time: &'a str,
    pub nonce: &'a str,
    /// Of [`SIGNED_HEADERS`]; empty where a request has none.
    pub headers: [&'a str; SIGNED_HEADERS.len()],
    /// As sent.
    pub body: &'a [u8],
}

impl Signed<'_> {
    /// Each part in a line of its own, the body as its SHA-256.
    pub fn text(&self) -> Vec<u8> {
        let Self { method, path_and_query, time, nonce, headers, body } = *self;
        let [authorization, device, session_key, idempotency_key] = headers;
        let lines = [
            method,
            path_and_query,
            time,
            nonce,
            authorization,
            device,
            session_key,
            idempotency_key,
        ];
        in_lines(&lines, body)
    }
}

/// What an answer's signature covers.
pub fn answer_text(nonce: &str, http_status: u16, body: &[u8]) -> Vec<u8> {
    let status = http_status.to_string();
    in_lines(&["response", nonce, &status], body)
}

/// Each part in a line of its own, then the body as its SHA-256.
fn in_lines(lines: &[&str], body: &[u8]) -> Vec<u8> {
    let long: usize = lines.iter().map(|line| line.len() + 1).sum();
    let mut text = Vec::with_capacity(long + HASH_HEX);
    for line in lines {
        text.extend_from_slice(line.as_bytes());
        text.push(b'\n');
    }
    let hash: [u8; 32] = Sha256::digest(body).into();
    text.extend_from_slice(Hex::new().format(&hash).as_bytes());
    text
}

/// Digits of a SHA-256 in hex.
const HASH_HEX: usize = 64;

/// A hash in hex, beside what it is compared with or added to.
type Hex = const_hex::Buffer<32>;
