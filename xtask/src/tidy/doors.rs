//! What comes in is parsed at the door: no operation takes a bare string.
//!
//! The contracts of the rooms are made from the types, so they say it of every type within a
//! request: a value type has a name of its own, a bare `String` is written out where it stands.

use super::Complaints;
use crate::files::below;
use serde_json::Value;

/// Operations and fields that may, `operation field`. It only shrinks.
const EXCEPTIONS: [&str; 0] = [];

pub fn check() -> Complaints {
    let mut complaints = Complaints::new();
    let mut used = Vec::new();
    for contract in below("contract/rooms", &[".json"]) {
        let Ok(document) = serde_json::from_str::<Value>(&contract.text) else {
            complaints.push(format!("{} is no JSON", contract.path));
            continue;
        };
        for found in bare(&document) {
            match EXCEPTIONS.contains(&found.as_str()) {
                true => used.push(found),
                false => complaints.push(format!("{}: {found} is a bare string", contract.path)),
            }
        }
    }
    let idle = EXCEPTIONS.iter().filter(|one| !used.iter().any(|found| found == *one));
    complaints.extend(idle.map(|one| format!("the exception {one} is needed no more")));
    complaints
}

/// Each bare string in a request: its operation, and the field.
fn bare(document: &Value) -> Vec<String> {
    let mut found = Vec::new();
    let methods = document["paths"].as_object().into_iter().flatten();
    for operation in methods.filter_map(|(_, item)| item.as_object()).flatten().map(|(_, one)| one)
    {
        let id = operation["operationId"].as_str().unwrap_or_default();
        let mut walk = Walk { document, within: Vec::new(), found: Vec::new() };
        walk.look("", &operation["requestBody"]["content"]["application/json"]["schema"]);
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            walk.look(parameter["name"].as_str().unwrap_or_default(), &parameter["schema"]);
        }
        found.extend(walk.found.iter().map(|field| format!("{id} {field}")));
    }
    found
}

struct Walk<'a> {
    document: &'a Value,
    /// Types around, so that one that holds itself ends.
    within: Vec<&'a str>,
    found: Vec<String>,
}

impl<'a> Walk<'a> {
    fn look(&mut self, field: &str, schema: &'a Value) {
        if let Some(at) = schema["$ref"].as_str() {
            let named = self.document.pointer(at.trim_start_matches('#'));
            if let Some(named) = named.filter(|named| named["type"] != "string")
                && !self.within.contains(&at)
            {
                self.within.push(at);
                self.look(field, named);
                self.within.pop();
            }
            return;
        }
        let is_string = match &schema["type"] {
            Value::Array(kinds) => kinds.iter().any(|kind| kind == "string"),
            kind => kind == "string",
        };
        if is_string && schema["enum"].is_null() {
            self.found.push(field.to_owned());
        }
        for (name, of) in schema["properties"].as_object().into_iter().flatten() {
            self.look(name, of);
        }
        for one in ["items", "additionalProperties"] {
            if schema[one].is_object() {
                self.look(field, &schema[one]);
            }
        }
        for several in ["oneOf", "anyOf", "allOf"] {
            for one in schema[several].as_array().into_iter().flatten() {
                self.look(field, one);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_bare_string_is_found_wherever_it_hides() {
        let named = |name: &str| json!({"$ref": format!("#/components/schemas/{name}")});
        let document = json!({
            "paths": {"/a": {
                "get": {"operationId": "look", "parameters": [
                    {"name": "code", "schema": named("Code")},
                    {"name": "word", "schema": {"type": ["string", "null"]}},
                ]},
                "post": {"operationId": "put", "requestBody": {"content": {"application/json":
                    {"schema": named("Request")}}}},
            }},
            "components": {"schemas": {
                "Code": {"type": "string"},
                "Request": {"properties": {
                    "kind": {"type": "string", "enum": ["a"]},
                    "ids": {"type": "array", "items": {"type": "string"}},
                    "next": {"oneOf": [named("Request"), {"type": "null"}]},
                    "map": {"type": "object", "additionalProperties": {"type": "string"}},
                }},
            }},
        });
        assert_eq!(bare(&document), ["look word", "put ids", "put map"]);
    }
}
