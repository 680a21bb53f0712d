//! For uploads and downloads, which speak HTTP themselves: who calls, and the envelope.

use crate::{
    Answer, App, Arrival, Caller, Counted, Done, Limited, codes, decode, dispatch,
    envelope::{self, Enveloped},
    remote::Remote,
};
use axum::{
    body::Body,
    extract::{FromRequestParts, Multipart, multipart::MultipartRejection},
    http::{HeaderValue, StatusCode, Uri, header, request::Parts},
    response::Response,
};
use bytes::Bytes;
use serde::de::DeserializeOwned;
use serde_json::json;
use std::convert::Infallible;

/// An hour: a corrected file takes the place of the one before under its name.
const FILE_CACHE: &str = "public, max-age=3600";
/// A browser's own viewer puts the file into a page of its own, as an object.
const FILE_CSP: &str = "default-src 'none'; object-src 'self'; frame-ancestors 'none'";

/// What came as a form, or why it is none: whether there is one is said after who calls.
pub type Form = Result<Multipart, MultipartRejection>;

/// Where an upload came from, for its handler.
pub struct From(Remote);

impl From {
    /// Who asks, as far as anybody knows.
    pub fn remote(&self) -> &Remote {
        &self.0
    }
}

impl FromRequestParts<App> for From {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        Ok(Self(dispatch::remote(app, parts, parts.headers.clone())))
    }
}

/// Who calls, checked as for any other operation, and counted as an upload: a customer by himself,
/// and everybody else, who is then asked to log in, as a stranger.
///
/// # Errors
/// No valid session, a refusal that says what the customer must do first, or too many uploads.
pub async fn admit<C: Caller>(app: &App, From(remote): &From) -> Answer<C> {
    let headers = &remote.headers;
    let session = dispatch::session(app, headers).await?;
    let counted = match &session {
        Some(session) => Counted::Customer(session.cust_no),
        None => Counted::Stranger(remote),
    };
    app.limit(Limited::Upload, counted).await?;
    C::admit(&Arrival { app, headers, session }).await
}

/// Counts a download, of a customer by himself and of everybody else as a stranger; whoever has no
/// session gets the file as well.
///
/// # Errors
/// Too many downloads.
pub async fn count_download(app: &App, From(remote): &From) -> Answer<()> {
    let counted = match dispatch::session(app, &remote.headers).await {
        Ok(Some(session)) => Counted::Customer(session.cust_no),
        _ => Counted::Stranger(remote),
    };
    app.limit(Limited::Download, counted).await
}

/// The form of an upload.
///
/// # Errors
/// The request has none.
pub fn form(form: Form) -> Answer<Multipart> {
    form.map_err(|_| {
        codes::BAD_REQUEST.refuse().with(json!({ "reason": "内容不是 multipart/form-data" })).into()
    })
}

/// What a download asks for in its address.
///
/// # Errors
/// A refusal that names the field that is wrong.
pub fn query<T: DeserializeOwned>(address: &Uri) -> Answer<T> {
    decode::query(address.query().unwrap_or_default())
}

/// A file of ours.
#[derive(Debug, Clone)]
pub struct OwnFile {
    /// The name under which it is kept: letters, digits, `-` and `.` only.
    pub file_name: String,
    /// The name that people see, in any script, with its ending.
    pub shown_name: String,
    pub media_type: &'static str,
    pub bytes: Bytes,
}

/// The file of a download, or the refusal in the envelope.
pub fn respond_file(answer: Answer<OwnFile>, operation: &'static str) -> Response {
    let file = match answer {
        Ok(file) => file,
        Err(failure) => return respond::<Done>(Err(failure), operation),
    };
    let shown = disposition(&file);
    let mut response = Response::new(Body::from(file.bytes));
    *response.status_mut() = dispatch::succeeded(operation);
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.media_type));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(FILE_CACHE));
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(FILE_CSP));
    if let Ok(shown) = HeaderValue::from_str(&shown) {
        headers.insert(header::CONTENT_DISPOSITION, shown);
    }
    response
}

/// How a browser names it when it is kept (RFC 6266): old ones by the plain name, all others by the
/// other (RFC 5987).
fn disposition(file: &OwnFile) -> String {
    let shown: String = file.shown_name.bytes().map(attribute_byte).collect();
    format!("inline; filename=\"{}\"; filename*=UTF-8''{shown}", file.file_name)
}

fn attribute_byte(byte: u8) -> String {
    let plain = byte.is_ascii_alphanumeric() || b"!#$&+-.^_`|~".contains(&byte);
    if plain { char::from(byte).to_string() } else { format!("%{byte:02X}") }
}

/// There is no such call: 404, in the envelope.
pub async fn unknown_call() -> Response {
    dispatch::not_a_call(StatusCode::NOT_FOUND, codes::UNKNOWN_CALL)
}

/// There is such a call, or page, and it is asked for by another method: 405, in the envelope.
pub async fn wrong_method() -> Response {
    dispatch::not_a_call(StatusCode::METHOD_NOT_ALLOWED, codes::UNKNOWN_CALL)
}

/// What can only be looked at, and was asked to do something.
pub async fn only_to_read() -> Response {
    let mut response = wrong_method().await;
    response.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET, HEAD"));
    response
}

/// The answer of an operation in its envelope.
pub fn respond<T: Enveloped>(answer: Answer<T>, operation: &'static str) -> Response {
    match answer.and_then(|data| data.envelope()) {
        Ok(bytes) => dispatch::json(dispatch::succeeded(operation), bytes),
        Err(failure) => {
            let (status, bytes) = envelope::failure(&failure, operation);
            dispatch::not_before(dispatch::json(status, bytes), failure.retry_after_s())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_in_any_script_is_one_header_and_breaks_out_of_none() {
        let named = |shown: &str| {
            let (file_name, shown_name) = ("a-1.pdf".to_owned(), shown.to_owned());
            let bytes = Bytes::new();
            disposition(&OwnFile { file_name, shown_name, media_type: "application/pdf", bytes })
        };
        let plain = "inline; filename=\"a-1.pdf\"; filename*=UTF-8''";
        assert_eq!(named("费率.pdf"), format!("{plain}%E8%B4%B9%E7%8E%87.pdf"));
        assert_eq!(named("a\"; b\r\nx: y"), format!("{plain}a%22%3B%20b%0D%0Ax%3A%20y"));
    }
}
