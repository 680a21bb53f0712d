//! The contract of all rooms as one OpenAPI document.

use crate::rooms;
use serde_json::{Map, Value, json};

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
    let document = json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Tael",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Every answer is \
                {\"status\":{\"code\":10000,\"message\":\"\"},\"data\":…}; \
                the schemas describe `data`. Calls under /proxy/hwm/bff/ take their arguments in \
                `params`. The seal is described in docs/seal.md, the codes in contract/errors.md.",
        },
        "paths": paths,
        "components": {"schemas": schemas},
    });
    Ok(format!("{document:#}\n"))
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
