//! The envelope: `{"status":{"code":10000,"message":""},"data":…}` for every call.

use crate::{Failure, Refusal, Refused, codes, request};
use axum::http::StatusCode;
use bytes::Bytes;
use serde::Serialize;
use serde_json::{Value, json};
use std::{borrow::Cow, marker::PhantomData};
use utoipa::{PartialSchema, ToSchema, openapi};

/// The code of success.
pub const SUCCESS: u32 = 10000;
const HEAD: &[u8] = br#"{"status":{"code":10000,"message":""},"data":"#;
const TAIL: &[u8] = b"}";

/// What an operation answers: its envelope can be written.
pub trait Enveloped {
    /// The envelope of the success.
    ///
    /// # Errors
    /// A fault when it cannot be written.
    fn envelope(&self) -> Result<Bytes, Failure>;
}

impl<T: Serialize> Enveloped for T {
    fn envelope(&self) -> Result<Bytes, Failure> {
        let mut out = Vec::with_capacity(512);
        out.extend_from_slice(HEAD);
        serde_json::to_writer(&mut out, self)
            .map_err(|e| Failure::fault("writing an answer", e))?;
        out.extend_from_slice(TAIL);
        Ok(out.into())
    }
}

/// An answer whose envelope was written beforehand and is shared by all requests, such as a fund
/// page.
pub struct Prepared<T>(Bytes, PhantomData<fn() -> T>);

impl<T: Serialize> Prepared<T> {
    /// Writes it once.
    ///
    /// # Errors
    /// A fault when it cannot be written.
    pub fn new(value: &T) -> Result<Self, Failure> {
        Ok(Self(value.envelope()?, PhantomData))
    }

    /// The answer within, as JSON.
    pub fn json(&self) -> &str {
        let within = self.0.len().saturating_sub(TAIL.len());
        let json = self.0.get(HEAD.len()..within).unwrap_or_default();
        str::from_utf8(json).unwrap_or_default()
    }
}

impl<T> Clone for Prepared<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone(), PhantomData)
    }
}

impl<T> Enveloped for Prepared<T> {
    fn envelope(&self) -> Result<Bytes, Failure> {
        Ok(self.0.clone())
    }
}

impl<T: ToSchema> PartialSchema for Prepared<T> {
    fn schema() -> openapi::RefOr<openapi::Schema> {
        T::schema()
    }
}

impl<T: ToSchema> ToSchema for Prepared<T> {
    fn name() -> Cow<'static, str> {
        T::name()
    }
    fn schemas(out: &mut Vec<(String, openapi::RefOr<openapi::Schema>)>) {
        T::schemas(out);
    }
}

/// The HTTP status and the envelope of a failure, for the operation that was asked for. A fault is
/// logged here, once, under the request's number.
pub fn failure(failure: &Failure, operation: &'static str) -> (StatusCode, Bytes) {
    match failure {
        Failure::Refused(refusal) => {
            let status = match refusal.retry_after_s {
                None => StatusCode::OK,
                Some(_) => StatusCode::TOO_MANY_REQUESTS,
            };
            (status, refused(operation, refusal))
        }
        Failure::NoSession(Refused::Unauthorized) => {
            (StatusCode::UNAUTHORIZED, bytes(operation, 401, "请先登录", None))
        }
        Failure::NoSession(Refused::Forbidden) => {
            (StatusCode::FORBIDDEN, bytes(operation, 403, "登录已失效，请重新登录", None))
        }
        Failure::Busy(busy) => {
            busy.log(operation);
            (StatusCode::SERVICE_UNAVAILABLE, refused(operation, &codes::BUSY.refuse()))
        }
        Failure::Fault(fault) => {
            let number = request::number();
            tracing::error!(%number, operation, doing = fault.doing, cause = %fault.cause);
            let refusal = codes::FAULT.fill(&[("number", &number)]);
            let refusal = refusal.with(json!({ "number": number.as_str() }));
            (StatusCode::INTERNAL_SERVER_ERROR, refused(operation, &refusal))
        }
    }
}

fn refused(operation: &'static str, refusal: &Refusal) -> Bytes {
    bytes(operation, refusal.code, &refusal.sentence, refusal.data.as_ref())
}

fn bytes(operation: &'static str, code: u32, message: &str, data: Option<&Value>) -> Bytes {
    request::said(operation, code);
    json!({"status": {"code": code, "message": message}, "data": data}).to_string().into()
}
