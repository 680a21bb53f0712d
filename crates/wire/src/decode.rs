//! Bytes at the door become a request's type, or a refusal that says in the customer's language
//! which field is wrong: the decoders' own words are English, and may repeat what was sent.

use crate::{Failure, codes};
use serde::de::{DeserializeOwned, Deserializer};
use serde_json::{error::Category, json};
use std::fmt::Display;

/// What a decoder says when a field has to be there and is not.
const MISSING: &str = "missing field `";
/// What precedes the path of a field under `/hwm/bff`.
const PARAMS: &str = "params.";

/// A body of JSON.
pub(crate) fn json<T: DeserializeOwned>(body: &[u8]) -> Result<T, Failure> {
    serde_json::from_slice(body).map_err(|error| {
        if matches!(error.classify(), Category::Syntax | Category::Eof) {
            return codes::BAD_REQUEST.refuse().with(json!({ "reason": "内容不是 JSON" })).into();
        }
        let mut again = serde_json::Deserializer::from_slice(body);
        wrong(&error, &field::<T, _>(&mut again))
    })
}

/// The query of an address.
pub(crate) fn query<T: DeserializeOwned>(text: &str) -> Result<T, Failure> {
    serde_html_form::from_str(text).map_err(|error| {
        let again = serde_html_form::Deserializer::from_bytes(text.as_bytes());
        wrong(&error, &field::<T, _>(again))
    })
}

/// The path of what a decoder stops at; empty where it is the whole. Asked only when it has
/// stopped, so that what is right is decoded once.
fn field<'de, T: DeserializeOwned, D: Deserializer<'de>>(from: D) -> String {
    let path = serde_path_to_error::deserialize::<_, T>(from).err().map(|e| e.path().to_string());
    path.filter(|path| path != ".").unwrap_or_default()
}

/// What a value type says for people (`invalid mobile: 请输入…`) is the sentence itself.
fn wrong(error: &dyn Display, path: &str) -> Failure {
    let said = error.to_string();
    let spoken = said
        .strip_prefix("invalid ")
        .and_then(|rest| rest.split_once(": "))
        .map(|(_, said)| said.split_once(" at line ").map_or(said, |(said, _)| said))
        .filter(|said| said.starts_with(|letter: char| !letter.is_ascii()));
    let refusal = match spoken {
        Some(said) => codes::BAD_REQUEST.say(said.to_owned()),
        None => codes::BAD_REQUEST.refuse(),
    };
    let missing = said.split_once(MISSING).and_then(|(_, rest)| rest.split_once('`'));
    let (path, reason) = match missing {
        Some((name, _)) if path.is_empty() => (name.to_owned(), "缺少这一项"),
        Some((name, _)) => (format!("{path}.{name}"), "缺少这一项"),
        None => (path.to_owned(), "这一项的格式不对"),
    };
    let field = path.strip_prefix(PARAMS).unwrap_or(&path);
    refusal.with(json!({ "field": field, "reason": reason })).into()
}
