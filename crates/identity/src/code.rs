//! SMS codes: made, limited, checked, used up (rule AO-01).

use crate::{
    Purpose,
    parameters::Parameters,
    refusals::{CODE_TOO_MANY, CODE_TOO_SOON, CODE_VOID, CODE_WRONG},
    store::{self, CodeRow},
};
use db::Tx;
use kernel::{Instant, Mobile};
use subtle::ConstantTimeEq;
use wire::{Answer, Refusal, hash_token};

/// A code that is to be sent, and what is told of it.
#[derive(Debug, Clone)]
pub(crate) struct FreshCode {
    pub resend_after_ms: i64,
    pub expires_in_ms: i64,
    pub left_today: i64,
}

/// Six random digits.
pub(crate) fn six_digits() -> Answer<String> {
    Ok(format!("{:06}", wire::random_number()? % 1_000_000))
}

/// Stores a code, unless the mobile got one a moment ago or enough today.
pub(crate) async fn put(
    tx: &mut Tx,
    mobile: &Mobile,
    purpose: Purpose,
    code: &str,
    parameters: &Parameters,
    wall: Instant,
) -> Answer<FreshCode> {
    if let Some(last) = store::code(tx, mobile, purpose).await? {
        let wait_ms = parameters.code_resend_ms - wall.ms_since(last.sent_at);
        if wait_ms > 0 {
            return Err(CODE_TOO_SOON.fill(&[("seconds", (wait_ms + 999) / 1000)]).into());
        }
    }
    let sent = store::sends(tx, mobile, wall.day()).await?;
    if sent >= parameters.code_per_day {
        return Err(CODE_TOO_MANY.into());
    }
    store::count_send(tx, mobile, wall.day()).await?;
    let row = CodeRow {
        mobile: mobile.clone(),
        purpose,
        code_hash: hash(mobile, purpose, code),
        sent_at: wall,
        expires_at: wall.add_ms(parameters.code_ms),
        tries: 0,
        used: false,
    };
    store::put_code(tx, &row).await?;
    Ok(FreshCode {
        resend_after_ms: parameters.code_resend_ms,
        expires_in_ms: parameters.code_ms,
        left_today: parameters.code_per_day - sent - 1,
    })
}

/// Whether a code may be used again after it was found right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Use {
    Keep,
    Up,
}

/// Checks a code. A refusal is in the `Ok`, so that the caller's transaction is kept: the wrong try
/// must be counted.
pub(crate) async fn check(
    tx: &mut Tx,
    mobile: &Mobile,
    purpose: Purpose,
    code: &str,
    using: Use,
    parameters: &Parameters,
    wall: Instant,
) -> Answer<Result<(), Refusal>> {
    let good =
        |row: &CodeRow| !row.used && row.expires_at > wall && row.tries < parameters.code_tries;
    let Some(mut row) = store::code(tx, mobile, purpose).await?.filter(good) else {
        return Ok(Err(CODE_VOID.refuse()));
    };
    let given = hash(mobile, purpose, code);
    let right: bool = given.as_bytes().ct_eq(row.code_hash.as_bytes()).into();
    if right && using == Use::Keep {
        return Ok(Ok(()));
    }
    row.used = right;
    row.tries += i64::from(!right);
    store::put_code(tx, &row).await?;
    let left = parameters.code_tries - row.tries;
    Ok(match (right, left > 0) {
        (true, _) => Ok(()),
        (false, true) => Err(CODE_WRONG.fill(&[("left", left)])),
        (false, false) => Err(CODE_VOID.refuse()),
    })
}

/// Bound to mobile and purpose. Six digits can be tried out, so this only keeps codes out of
/// backups and logs; what protects them is their short life and the count of tries.
fn hash(mobile: &Mobile, purpose: Purpose, code: &str) -> String {
    hash_token(&format!("{}:{}:{code}", mobile.as_str(), purpose.word()))
}
