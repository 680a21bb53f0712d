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
    #[test]
    fn the_contract_is_fresh_in_its_codes() {
        wire::check_committed("errors.md", &wire::errors_page()).unwrap();
    }
}
