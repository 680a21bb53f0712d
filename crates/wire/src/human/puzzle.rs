//! A check that costs the sender's processor: eight numbers, for each of which a hash begins with
//! enough zero bits.
//!
//! What is to be solved is signed and says all that is needed to judge it, so nothing is kept of
//! who never comes back; any server of the installation judges what another one has asked. Of what
//! was solved each server remembers the nonce, as long as it would count.

use super::{Asked, Doing, HumanCheck};
use crate::{Answer, Failure, random};
use aws_lc_rs::hmac::{self, HMAC_SHA256, Key};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use kernel::Instant;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

/// The more there are, the less luck decides how long it takes.
const PARTS: usize = 8;
/// What is asked for, bits, time, nonce.
const SAID: usize = 1 + 1 + 8 + 8;
const SIGN: usize = 14;
/// Solved puzzles that are remembered; more are not believed until the oldest have run out.
const MOST: usize = 100_000;

/// Our own human check.
pub struct Puzzles {
    key: Key,
    /// Until when a nonce counts.
    solved: Mutex<HashMap<[u8; 8], i64>>,
}

/// What a puzzle says.
struct Puzzle {
    what: u8,
    bits: u8,
    until_ms: i64,
    nonce: [u8; 8],
}

impl Puzzles {
    /// Signed with a secret that all servers of an installation share.
    #[must_use]
    pub fn new(secret: &[u8]) -> Self {
        Self { key: Key::new(HMAC_SHA256, secret), solved: Mutex::default() }
    }

    fn puzzle(&self, asked: Asked) -> Answer<Value> {
        let nonce = random::random_bytes();
        let nonce = nonce.ok_or_else(|| Failure::fault("a puzzle", "no random bytes"))?;
        let bits = asked.bits.try_into().unwrap_or(u8::MAX);
        let what = asked.what.number();
        let puzzle = Puzzle { what, bits, until_ms: asked.until.ms(), nonce };
        let said = puzzle.bytes();
        let text = URL_SAFE_NO_PAD.encode([&said[..], &self.sign(&said)].concat());
        Ok(json!({ "kind": "puzzle", "puzzle": text, "parts": PARTS, "bits": bits }))
    }

    fn sign(&self, said: &[u8]) -> [u8; SIGN] {
        let mut sign = [0; SIGN];
        sign.copy_from_slice(&hmac::sign(&self.key, said).as_ref()[..SIGN]);
        sign
    }

    /// `puzzle:number.number…`, a number for each part.
    fn is_solved(&self, asked: Asked, did: &str, wall: Instant) -> bool {
        let Some((text, numbers)) = did.split_once(':') else { return false };
        let Some(puzzle) = self.signed(text) else { return false };
        if puzzle.what != asked.what.number() || wall.ms() > puzzle.until_ms {
            return false;
        }
        // Others may have come while it was solved.
        if u32::from(puzzle.bits) + 1 < asked.bits {
            return false;
        }
        let mut numbers = numbers.split('.');
        let right = |part: usize| {
            let number = numbers.next().filter(|number| number.len() <= 12);
            number.is_some_and(|number| zeros(&format!("{text}.{part}.{number}")) >= puzzle.bits)
        };
        (0..PARTS).all(right) && numbers.next().is_none() && self.is_first(&puzzle, wall)
    }

    /// The puzzle that we made.
    fn signed(&self, text: &str) -> Option<Puzzle> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        let (said, sign) = bytes.split_first_chunk::<SAID>()?;
        if !bool::from(subtle::ConstantTimeEq::ct_eq(&self.sign(said)[..], sign)) {
            return None;
        }
        let [what, bits, rest @ ..] = said;
        let (until, nonce) = rest.split_first_chunk()?;
        let (until_ms, nonce) = (i64::from_be_bytes(*until), nonce.try_into().ok()?);
        Some(Puzzle { what: *what, bits: *bits, until_ms, nonce })
    }

    fn is_first(&self, puzzle: &Puzzle, wall: Instant) -> bool {
        let mut solved = self.solved.lock().unwrap_or_else(PoisonError::into_inner);
        if solved.len() >= MOST {
            solved.retain(|_, until_ms| *until_ms >= wall.ms());
        }
        solved.len() < MOST && solved.insert(puzzle.nonce, puzzle.until_ms).is_none()
    }
}

impl Puzzle {
    fn bytes(&self) -> [u8; SAID] {
        let mut bytes = [0; SAID];
        [bytes[0], bytes[1]] = [self.what, self.bits];
        bytes[2..10].copy_from_slice(&self.until_ms.to_be_bytes());
        bytes[10..].copy_from_slice(&self.nonce);
        bytes
    }
}

/// How many bits of a text's hash are zero before the first that is not.
fn zeros(text: &str) -> u8 {
    let hash = Sha256::digest(text);
    let mut first = [0; 8];
    first.copy_from_slice(&hash[..8]);
    u64::from_be_bytes(first).leading_zeros().try_into().unwrap_or(u8::MAX)
}

impl HumanCheck for Puzzles {
    fn ask(&self, asked: Asked) -> Doing<'_, Value> {
        Box::pin(async move { self.puzzle(asked) })
    }

    fn passed<'a>(&'a self, asked: Asked, did: &'a str, wall: Instant) -> Doing<'a, bool> {
        Box::pin(async move { Ok(self.is_solved(asked, did, wall)) })
    }
}

/// What a client does, for tests.
#[cfg(feature = "testing")]
pub(crate) fn solve(asked: &Value) -> Option<String> {
    let (text, bits) = (asked["puzzle"].as_str()?, asked["bits"].as_u64()?);
    let number = |part| {
        let solves = |n: &u64| u64::from(zeros(&format!("{text}.{part}.{n}"))) >= bits;
        (0..).find(solves).map(|n| n.to_string())
    };
    let numbers: Option<Vec<_>> = (0..PARTS).map(number).collect();
    Some(format!("{text}:{}", numbers?.join(".")))
}
