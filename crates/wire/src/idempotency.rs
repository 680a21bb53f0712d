//! Idempotency: the first answer to a key is stored in the operation's own transaction.
//!
//! A refused operation stores nothing, so that the same key may try again after the reason is
//! gone. Another content under a used key is refused, and so is any under a key that was closed:
//! who lost an answer asks what it was, and by that the act can't happen any more afterwards
//! (`docs/decisions/0058`).

use crate::{
    Answer, Call, Customer, Failure, codes,
    store::{self, Answered, Stored},
};
use db::{Migration, Tx};
use kernel::CustNo;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

/// The hash of no request, under which a closed key lies.
const CLOSED: &str = "";

/// Tables of the wire.
pub const MIGRATIONS: &[Migration] = db::migrations!("wire",
    "answers" => include_str!("../../../migrations/wire_0001_answers.sql"),
    "purge" => include_str!("../../../migrations/wire_0002_purge.sql"),
    "answers by time" => include_str!("../../../migrations/wire_0003_answers_by_time.sql"),
    "calls" => include_str!("../../../migrations/wire_0004_calls.sql"),
    "limits" => include_str!("../../../migrations/wire_0005_limits.sql"),
    "doors" => include_str!("../../../migrations/wire_0006_doors.sql"),
    "checks" => include_str!("../../../migrations/wire_0007_checks.sql"),
    "faults" => include_str!("../../../migrations/wire_0008_faults.sql"),
    "downloads" => include_str!("../../../migrations/wire_0009_downloads.sql"),
    "apps" => include_str!("../../../migrations/wire_0010_apps.sql"),
);

/// What an operation made ready before its transaction; where that was refused it ends, as with
/// `?`, but with what was answered under the call's key before ([`Call::answered_or`]).
#[macro_export]
macro_rules! ready {
    ($call:expr, $ready:expr) => {
        match $ready {
            Ok(ready) => ready,
            Err(failure) => return $call.answered_or(failure).await,
        }
    };
}

/// Whether a text may be a key: long enough to be no one else's by chance.
pub(crate) fn is_key(text: &str) -> bool {
    (8..=64).contains(&text.len())
}

/// Callers that act for one customer.
pub trait ByCustomer {
    fn cust_no(&self) -> CustNo;
}

impl ByCustomer for Customer {
    fn cust_no(&self) -> CustNo {
        self.cust_no
    }
}

impl<C: ByCustomer> Call<C> {
    /// Runs `work` in a transaction, once for each idempotency key of the customer.
    pub async fn write_once<T, F>(&self, work: F) -> Answer<T>
    where
        T: Serialize + DeserializeOwned + Send + 'static,
        F: AsyncFn(&mut Tx) -> Answer<T> + Send + Sync + 'static,
    {
        self.once(work, false).await
    }

    /// The same for work that many customers ask for at the same time, and that, of what
    /// such work writes, reads only rows of its own customer: see [`db::Db::write_together`].
    pub async fn write_once_together<T, F>(&self, work: F) -> Answer<T>
    where
        T: Serialize + DeserializeOwned + Send + 'static,
        F: AsyncFn(&mut Tx) -> Answer<T> + Send + Sync + 'static,
    {
        self.once(work, true).await
    }

    /// For what is refused before the transaction of [`Self::write_once`] is begun: who comes again
    /// under a key that was answered hears that answer, whatever has become of the rest meanwhile.
    /// Operations say it with [`ready!`](crate::ready).
    ///
    /// # Errors
    /// The failure where nothing was answered; those of the database.
    pub async fn answered_or<T>(&self, failure: Failure) -> Answer<T>
    where
        T: DeserializeOwned,
    {
        let Some(key) = &self.idempotency_key else { return Err(failure) };
        if !matches!(failure, Failure::Refused(_)) {
            return Err(failure);
        }
        let cust_no = self.caller.cust_no();
        // The act of this key may be under way.
        let _turn = self.turns().wait(cust_no).await;
        let find = async |tx: &mut Tx| store::find(tx, cust_no, key).await;
        match self.db().read::<_, db::Error, _>(find).await? {
            Some(stored) => repeat(&stored, &self.request_hash),
            None => Err(failure),
        }
    }

    /// What was answered to a key of the customer. Where nothing was, nothing will be: whoever
    /// still comes with the key is refused.
    ///
    /// # Errors
    /// Refused for what can be no key; those of the database.
    pub async fn close_key(&self, key: &str) -> Answer<Option<Value>> {
        if !is_key(key) {
            return Err(codes::KEY_NEEDED.into());
        }
        let (cust_no, key, at) = (self.caller.cust_no(), key.to_owned(), self.now);
        // An act that is under way ends first.
        let _turn = self.turns().wait(cust_no).await;
        let close = async move |tx: &mut Tx| {
            if let Some(stored) = store::find(tx, cust_no, &key).await? {
                return match stored.request_hash == CLOSED {
                    true => Ok(None),
                    false => repeat(&stored, &stored.request_hash).map(Some),
                };
            }
            let (request_hash, answer) = (CLOSED.to_owned(), Value::Null.to_string());
            store::insert(tx, Answered { cust_no, key: key.clone(), request_hash, answer, at })
                .await?;
            Ok(None)
        };
        self.db().write(close).await
    }

    async fn once<T, F>(&self, work: F, together: bool) -> Answer<T>
    where
        T: Serialize + DeserializeOwned + Send + 'static,
        F: AsyncFn(&mut Tx) -> Answer<T> + Send + Sync + 'static,
    {
        let Some(key) = self.idempotency_key.clone() else {
            return Err(codes::KEY_NEEDED.into());
        };
        let (cust_no, hash, at) = (self.caller.cust_no(), self.request_hash.clone(), self.now);
        let _turn = self.turns().wait(cust_no).await;
        let once = async move |tx: &mut Tx| {
            if let Some(stored) = store::find(tx, cust_no, &key).await? {
                return repeat(&stored, &hash);
            }
            let answer = work(tx).await?;
            let text = serde_json::to_string(&answer)
                .map_err(|e| Failure::fault("storing an answer", e))?;
            let (key, request_hash) = (key.clone(), hash.clone());
            let row = Answered { cust_no, key, request_hash, answer: text, at };
            store::insert(tx, row).await?;
            Ok(answer)
        };
        match together {
            true => self.db().write_together(cust_no.value(), once).await,
            false => self.db().write(once).await,
        }
    }
}

fn repeat<T: DeserializeOwned>(stored: &Stored, hash: &str) -> Answer<T> {
    if stored.request_hash != hash {
        return Err(codes::KEY_REUSED.into());
    }
    serde_json::from_str(&stored.answer).map_err(|e| Failure::fault("repeating an answer", e))
}
