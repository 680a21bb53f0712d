//! The envelope: `{"status":{"code":10000,"message":""},"data":…}` for every call.

use crate::{Failure, Refusal, Refused, codes};
use axum::http::StatusCode;
use serde::Serialize;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, Ordering};

/// The code of success.
pub const SUCCESS: u32 = 10000;
const HEAD: &[u8] = br#"{"status":{"code":10000,"message":""},"data":"#;

/// The envelope of a success.
pub fn success<T: Serialize>(data: &T) -> Result<Vec<u8>, Failure> {
    let mut out = Vec::with_capacity(512);
    out.extend_from_slice(HEAD);
    serde_json::to_writer(&mut out, data).map_err(|e| Failure::fault("writing an answer", e))?;
    out.push(b'}');
    Ok(out)
}

/// The HTTP status and the envelope of a failure. A fault is logged here, once.
pub fn failure(failure: &Failure, doing: &str) -> (StatusCode, Vec<u8>) {
    match failure {
        Failure::Refused(refusal) => {
            let status = match refusal.retry_after_s {
                None => StatusCode::OK,
                Some(_) => StatusCode::TOO_MANY_REQUESTS,
            };
            (status, refusal_bytes(refusal))
        }
        Failure::NoSession(Refused::Unauthorized) => {
            (StatusCode::UNAUTHORIZED, bytes(401, "请先登录", None))
        }
        Failure::NoSession(Refused::Forbidden) => {
            (StatusCode::FORBIDDEN, bytes(403, "登录已失效，请重新登录", None))
        }
        Failure::Fault(fault) => {
            let number = next_number();
            tracing::error!(number, operation = doing, doing = fault.doing, cause = %fault.cause);
            let refusal = codes::FAULT.fill(&[("number", number)]);
            (StatusCode::INTERNAL_SERVER_ERROR, refusal_bytes(&refusal))
        }
    }
}

fn refusal_bytes(refusal: &Refusal) -> Vec<u8> {
    bytes(refusal.code, &refusal.sentence, refusal.data.as_ref())
}

fn bytes(code: u32, message: &str, data: Option<&Value>) -> Vec<u8> {
    json!({"status": {"code": code, "message": message}, "data": data}).to_string().into_bytes()
}

fn next_number() -> u64 {
    static LAST: AtomicU64 = AtomicU64::new(0);
    LAST.fetch_add(1, Ordering::Relaxed) + 1
}
