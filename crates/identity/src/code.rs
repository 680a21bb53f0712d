//! Codes, by SMS or mail: made, limited, checked, used up (rule AO-01).

use crate::{
    Purpose,
    parameters::Parameters,
    refusals::{CODE_TOO_MANY, CODE_TOO_SOON, CODE_VOID, CODE_WRONG},
    scope::Scope,
    store::{self, CodeRow},
};
use db::{Personal, Tx};
use kernel::Instant;
use subtle::ConstantTimeEq;
use wire::{Answer, Refusal, hash_token};

/// A code that is to be sent, and what is told of it.
#[derive(Debug, Clone)]
pub(crate) struct FreshCode {
    pub resend_after_ms: i64,
    pub expires_in_ms: i64,
    /// None where it is nobody's business how many codes went there.
    pub left_today: Option<i64>,
}

/// Six random digits.
pub(crate) fn six_digits() -> Answer<String> {
    Ok(format!("{:06}", wire::random_number()? % 1_000_000))
}

/// Stores a code, unless one went there a moment ago or enough today, asked for in this scope.
pub(crate) async fn put<To: Personal>(
    tx: &mut Tx,
    (to, purpose, scope): (&To, Purpose, Scope),
    code: &str,
    parameters: &Parameters,
    wall: Instant,
) -> Answer<FreshCode> {
    if let Some(last) = store::code(tx, to, purpose, scope).await? {
        let wait_ms = wall.wait_ms(last.sent_at, parameters.code_resend_ms);
        if wait_ms > 0 {
            return Err(CODE_TOO_SOON.fill(&[("seconds", (wait_ms + 999) / 1000)]).into());
        }
    }
    let left = count(tx, (to, scope), parameters, wall).await?;
    let row = CodeRow {
        purpose,
        scope,
        code_hash: hash(to, purpose, code),
        sent_at: wall,
        expires_at: wall.add_ms(parameters.code_ms),
        tries: 0,
        used: false,
    };
    store::put_code(tx, to, &row).await?;
    Ok(FreshCode {
        resend_after_ms: parameters.code_resend_ms,
        expires_in_ms: parameters.code_ms,
        left_today: (scope == Scope::Own).then_some(left),
    })
}

/// Counts a code of the day, unless there were enough; answers how many are left.
pub(crate) async fn count<To: Personal>(
    tx: &mut Tx,
    (to, scope): (&To, Scope),
    parameters: &Parameters,
    wall: Instant,
) -> Answer<i64> {
    let sent = store::sends(tx, to, wall.day(), scope).await?;
    if sent >= parameters.code_per_day {
        return Err(CODE_TOO_MANY.into());
    }
    store::count_send(tx, to, wall.day(), scope).await?;
    Ok(parameters.code_per_day - sent - 1)
}

/// Whether a code may be used again after it was found right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Use {
    Keep,
    Up,
}

/// Checks a code that is good for any of these purposes. A refusal is in the `Ok`, so that the
/// caller's transaction is kept: the wrong try must be counted. On a device of the customer's a
/// code that was asked for elsewhere is good, too: he has read it, and messages do not say who
/// asked. A stranger's tries void strangers' codes only.
pub(crate) async fn check<To: Personal>(
    tx: &mut Tx,
    (to, purposes, scope): (&To, &[Purpose], Scope),
    code: &str,
    using: Use,
    parameters: &Parameters,
    wall: Instant,
) -> Answer<Result<(), Refusal>> {
    let tries = parameters.code_tries;
    let good = |row: &CodeRow| !row.used && row.expires_at > wall && row.tries < tries;
    let mut rows = Vec::new();
    for purpose in purposes {
        for scope in Scope::whose_codes_are_good_for(scope) {
            rows.extend(store::code(tx, to, *purpose, *scope).await?.filter(good));
        }
    }
    let right = |row: &CodeRow| {
        let given = hash(to, row.purpose, code);
        bool::from(given.as_bytes().ct_eq(row.code_hash.as_bytes()))
    };
    if let Some(row) = rows.iter_mut().find(|row| right(row)) {
        if using == Use::Up {
            row.used = true;
            store::put_code(tx, to, row).await?;
        }
        return Ok(Ok(()));
    }
    let mut left = 0;
    for row in &mut rows {
        row.tries += 1;
        left = left.max(tries - row.tries);
        store::put_code(tx, to, row).await?;
    }
    Ok(Err(match left > 0 {
        true => CODE_WRONG.fill(&[("left", left)]),
        false => CODE_VOID.refuse(),
    }))
}

/// Bound to where it goes and to the purpose. Six digits can be tried out, so this only keeps codes
/// out of backups and logs; what protects them is their short life and the count of tries.
fn hash<To: Personal>(to: &To, purpose: Purpose, code: &str) -> String {
    let to = to.bytes();
    hash_token(&format!("{}:{}:{code}", String::from_utf8_lossy(&to), purpose.word()))
}
