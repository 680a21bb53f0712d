//! The contract of all rooms as one OpenAPI document, as clients send and hear it: arguments under
//! `/proxy/hwm/bff/` in `params`, every answer in the envelope.

use crate::rooms;
use serde_json::{Map, Value, json};

const BFF: &str = "/proxy/hwm/bff/";
const BODY: &str = "/requestBody/content/application~1json/schema";
const ANSWER: &str = "/responses/200/content/application~1json/schema";

/// Merges the rooms' documents. Types that rooms name alike get their room's name before theirs.
///
/// # Errors
/// A room's document is not JSON, which its own test would have found.
pub fn openapi() -> Result<String, serde_json::Error> {
    let (mut paths, mut schemas) = (Map::new(), Map::new());
    for routes in rooms() {
        let document = wire::contract_fragment(&routes);
        let room = document.room();
        let prefixed = document
            .text()
            .replace("#/components/schemas/", &format!("#/components/schemas/{room}."));
        let part: Value = serde_json::from_str(&prefixed)?;
        merge(&mut paths, &part["paths"], "");
        merge(&mut schemas, &part["components"]["schemas"], &format!("{room}."));
    }
    for (path, item) in &mut paths {
        for operation in item.as_object_mut().into_iter().flat_map(|item| item.values_mut()) {
            put_around(path, operation);
        }
    }
    schemas.extend(envelope());
    let document = json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Tael",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "The seal, under which all of it goes unless `x-tael.sealed` is false, \
                is described in docs/seal.md, the codes in contract/errors.md.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"session": {"type": "http", "scheme": "bearer"}},
        },
    });
    Ok(format!("{document:#}\n"))
}

/// What goes around a room's request and answer on the line.
fn put_around(path: &str, operation: &mut Value) {
    if let Some(body) = operation.pointer_mut(BODY)
        && path.starts_with(BFF)
    {
        let params = body.take();
        *body = json!({"type": "object", "required": ["params"], "properties": {"params": params}});
    }
    if let Some(answer) = operation.pointer_mut(ANSWER) {
        let data = answer.take();
        let success = json!({"type": "object", "required": ["status", "data"],
            "properties": {"status": reference("Succeeded"), "data": data}});
        *answer = json!({"oneOf": [success, reference("Refused")]});
    }
    let refused = json!({"schema": reference("Refused")});
    operation["responses"]["default"] = json!({"description": "refused, or not heard",
        "content": {"application/json": refused}});
    if operation["x-tael"]["access"] != "public" {
        operation["security"] = json!([{"session": []}]);
    }
    if operation["x-tael"]["idempotent"] == true {
        let key = json!({"name": "Idempotency-Key", "in": "header", "required": true,
            "description": "Of this act alone, and the same each time it is tried again.",
            "schema": {"type": "string", "minLength": 8, "maxLength": 64}});
        match operation["parameters"].as_array_mut() {
            Some(parameters) => parameters.push(key),
            None => operation["parameters"] = json!([key]),
        }
    }
}

fn envelope() -> Map<String, Value> {
    let status = |code: Value| {
        json!({"type": "object", "required": ["code", "message"],
            "properties": {"code": code, "message": {"type": "string"}}})
    };
    let refused = json!({"type": "object", "required": ["status", "data"], "properties": {
        "status": status(json!({"type": "integer", "not": {"const": wire::SUCCESS}})),
        "data": {"description": "what the refusal says besides its sentence, or null"},
    }});
    let succeeded = status(json!({"const": wire::SUCCESS}));
    let schemas = [("Succeeded", succeeded), ("Refused", refused)];
    schemas.into_iter().map(|(name, schema)| (name.to_owned(), schema)).collect()
}

fn reference(name: &str) -> Value {
    json!({"$ref": format!("#/components/schemas/{name}")})
}

fn merge(into: &mut Map<String, Value>, from: &Value, prefix: &str) {
    for (key, value) in from.as_object().into_iter().flatten() {
        match (into.get_mut(&format!("{prefix}{key}")), value) {
            (Some(Value::Object(old)), Value::Object(new)) => old.extend(new.clone()),
            _ => {
                into.insert(format!("{prefix}{key}"), value.clone());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use std::collections::BTreeMap;

    /// Two paths lead to one operation, and say the same of it: `x` and `xClassic`, or what has
    /// one summary in one room.
    #[test]
    fn twins_have_one_rule_of_who_may_call() {
        let document: Value = serde_json::from_str(&super::openapi().unwrap()).unwrap();
        let methods = document["paths"].as_object().unwrap().values();
        let operations: Vec<&Value> =
            methods.flat_map(|item| item.as_object().unwrap().values()).collect();
        let (mut by_id, mut by_summary) = (BTreeMap::new(), BTreeMap::new());
        let mut twins = 0;
        for operation in operations {
            let id = operation["operationId"].as_str().unwrap();
            let said = &operation["x-tael"];
            let rules = (&said["access"], &said["idempotent"], &said["sealed"]);
            let name = id.trim_end_matches("Classic");
            let summary = (&operation["tags"], &operation["summary"]);
            let by_id = *by_id.entry(name).or_insert(rules);
            let by_summary = *by_summary.entry(format!("{summary:?}")).or_insert((id, rules));
            assert_eq!(by_id, rules, "{id} and its twin");
            assert_eq!(by_summary.1, rules, "{id} and {}", by_summary.0);
            twins += usize::from(by_summary.0 != id);
        }
        assert!(twins > 20, "{twins} twins");
    }

    #[test]
    fn the_contract_is_fresh_in_its_codes() {
        wire::check_committed("errors.md", &wire::errors_page()).unwrap();
    }
}
