//! The contract: each room's OpenAPI document, made from its [`Routes`], and the list of codes.
//!
//! A room's test compares its document with `contract/rooms/<room>.json`; with `UPDATE=1` in the
//! environment it writes the file. A room's document says what its operations take and give, of
//! which clients of the whole are made; the envelope and `params` are put around it where all rooms
//! become one document.

use crate::{
    Access, REFUSALS, Routes, codes,
    routes::{Entry, Op},
    shape::{Named, Shape},
};
use axum::http::Method;
use serde_json::{Map, Value, json};
use std::{collections::BTreeMap, fs, path::PathBuf};

const JSON: &str = "application/json";
const BYTES: &str = "application/octet-stream";

/// A room's document and where it is kept.
pub struct RoomContract {
    room: &'static str,
    text: String,
}

/// The OpenAPI document of a room.
///
/// # Panics
/// When two types of the room have one name and different shapes: they need better names.
pub fn contract_fragment(routes: &Routes) -> RoomContract {
    let mut schemas = BTreeMap::new();
    let mut paths: BTreeMap<String, Map<String, Value>> = BTreeMap::new();
    for entry in &routes.entries {
        let shape = (entry.shape)();
        collect(&mut schemas, &shape);
        let method = entry.method.as_str().to_ascii_lowercase();
        paths
            .entry(entry.path.clone())
            .or_default()
            .insert(method, operation(routes.room, entry, &shape));
    }
    for upload in &routes.uploads {
        let shape = (upload.shape)();
        collect(&mut schemas, &shape);
        let mut item = described(routes.room, upload.op, (upload.access, &shape));
        item["requestBody"] = body("multipart/form-data", &shape.request.name);
        paths.entry(upload.path.clone()).or_default().insert("post".into(), item);
    }
    for download in &routes.downloads {
        let shape = (download.shape)();
        collect(&mut schemas, &shape);
        let mut item = described(routes.room, download.op, (download.access, &shape));
        item["parameters"] = parameters(&shape.request);
        item["responses"]["200"] = json!({"description": "the file",
            "content": content(BYTES, &shape.answer.name)});
        paths.entry(download.path.clone()).or_default().insert("get".into(), item);
    }
    let document = json!({
        "openapi": "3.1.0",
        "info": {"title": routes.room, "version": env!("CARGO_PKG_VERSION")},
        "paths": paths,
        "components": {"schemas": schemas},
    });
    let text = format!("{document:#}\n");
    RoomContract { room: routes.room, text }
}

impl RoomContract {
    /// The room's name.
    pub fn room(&self) -> &'static str {
        self.room
    }

    /// The document.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Compares with the committed file, or writes it when `UPDATE` is set.
    pub fn check(&self) -> Result<(), String> {
        check_committed(&format!("rooms/{}.json", self.room), &self.text)
    }
}

/// Compares a generated text with its committed file below `contract/`, or writes the file when
/// `UPDATE` is set.
///
/// # Errors
/// The file is stale or cannot be written.
pub fn check_committed(name: &str, text: &str) -> Result<(), String> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../contract").join(name);
    if std::env::var_os("UPDATE").is_some() {
        let folder = path.parent().ok_or("no folder")?;
        fs::create_dir_all(folder).map_err(|e| e.to_string())?;
        return fs::write(&path, text).map_err(|e| e.to_string());
    }
    match fs::read_to_string(&path) {
        Ok(kept) if kept == text => Ok(()),
        _ => Err(format!("{} is stale: run `make gen`", path.display())),
    }
}

fn collect(all: &mut BTreeMap<String, Value>, shape: &Shape) {
    let named = [&shape.request, &shape.answer].map(|n| (n.name.clone(), n.schema.clone()));
    for (name, schema) in named.into_iter().chain(shape.others.iter().cloned()) {
        let value = json!(schema);
        match all.get(&name) {
            Some(other) if *other != value => panic!("two types are named {name}"),
            _ => all.insert(name, value),
        };
    }
}

fn operation(room: &str, entry: &Entry, shape: &Shape) -> Value {
    let mut item = described(room, entry.op, (entry.access, shape));
    if entry.method == Method::GET {
        item["parameters"] = parameters(&shape.request);
    } else {
        item["requestBody"] = body(JSON, &shape.request.name);
    }
    item
}

fn described(room: &str, op: Op, (access, shape): (Access, &Shape)) -> Value {
    let mut traits = json!(op);
    traits["access"] = json!(format!("{access:?}").to_lowercase());
    json!({
        "operationId": op.id,
        "summary": op.summary,
        "tags": [room],
        "x-tael": traits,
        "responses": {"200": {"description": "data of the envelope",
            "content": content(JSON, &shape.answer.name)}},
    })
}

fn body(kind: &str, name: &str) -> Value {
    json!({"required": true, "content": content(kind, name)})
}

fn content(kind: &str, name: &str) -> Value {
    json!({kind: {"schema": {"$ref": format!("#/components/schemas/{name}")}}})
}

/// A GET has its request's fields as query parameters.
fn parameters(request: &Named) -> Value {
    let schema = json!(request.schema);
    let required: Vec<&str> = schema["required"]
        .as_array()
        .map(|names| names.iter().filter_map(Value::as_str).collect())
        .unwrap_or_default();
    let fields = schema["properties"].as_object().cloned().unwrap_or_default();
    let parameter = |(name, schema): (String, Value)| {
        json!({"name": name, "in": "query", "required": required.contains(&name.as_str()),
            "schema": schema})
    };
    fields.into_iter().map(parameter).collect()
}

/// `contract/errors.md`: every public code of the linked rooms.
///
/// # Panics
/// When a code is declared twice.
pub fn errors_page() -> String {
    let mut codes: Vec<_> = REFUSALS.iter().chain(codes::ALL).collect();
    codes.sort_by_key(|c| c.code);
    for pair in codes.windows(2) {
        assert!(pair[0].code != pair[1].code, "{} and {} share a code", pair[0].name, pair[1].name);
    }
    let mut page = String::from(
        "# Public codes\n\nGenerated from the rooms by `make gen`. 10000 is success; \
         401 and 403 are for sessions only.\n\n\
         | code | room | name | sentence |\n|---|---|---|---|\n",
    );
    for c in codes {
        page += &format!("| {} | {} | {} | {} |\n", c.code, c.room, c.name, c.sentence);
    }
    page
}
