//! The operations as the contract says them.

use serde_json::Value;

/// An operation, and what it takes.
pub struct Operation {
    pub id: String,
    pub method: String,
    pub path: String,
    /// Takes its arguments in `params`.
    pub is_bff: bool,
    /// An upload: a form.
    pub is_form: bool,
    /// Answers with a file, and within the envelope only when it refuses.
    pub is_file: bool,
    pub fields: Vec<Field>,
}

/// An argument.
pub struct Field {
    pub name: String,
    pub required: bool,
    pub shape: Shape,
}

/// What a value looks like.
#[derive(Clone)]
pub enum Shape {
    Text { examples: Vec<String> },
    Number,
    Bool,
    List(Box<Shape>),
    Object(Vec<(String, bool, Shape)>),
}

/// All operations of the application.
pub fn operations() -> Vec<Operation> {
    let document: Value = serde_json::from_str(&app::openapi().unwrap()).unwrap();
    let mut all = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, item) in methods.as_object().unwrap() {
            all.push(operation(&document, path, method, item));
        }
    }
    all
}

fn operation(document: &Value, path: &str, method: &str, item: &Value) -> Operation {
    let is_bff = path.starts_with("/proxy/hwm/bff/");
    let content = &item["requestBody"]["content"];
    let body = &content["application/json"]["schema"];
    let body = if is_bff { &body["properties"]["params"] } else { body };
    let fields = match shape(document, body) {
        Shape::Object(fields) if body.is_object() => fields
            .into_iter()
            .map(|(name, required, shape)| Field { name, required, shape })
            .collect(),
        _ => query(document, &item["parameters"]),
    };
    Operation {
        id: item["operationId"].as_str().unwrap().to_owned(),
        method: method.to_uppercase(),
        path: path.to_owned(),
        is_bff,
        is_form: content["multipart/form-data"].is_object(),
        is_file: item["responses"]["200"]["content"]["application/octet-stream"].is_object(),
        fields,
    }
}

fn query(document: &Value, parameters: &Value) -> Vec<Field> {
    let field = |parameter: &Value| Field {
        name: parameter["name"].as_str().unwrap().to_owned(),
        required: parameter["required"] == true,
        shape: shape(document, &parameter["schema"]),
    };
    let all = parameters.as_array().into_iter().flatten();
    all.filter(|parameter| parameter["in"] == "query").map(field).collect()
}

fn shape(document: &Value, schema: &Value) -> Shape {
    if let Some(at) = schema["$ref"].as_str() {
        return shape(document, document.pointer(at.trim_start_matches('#')).unwrap());
    }
    for several in ["oneOf", "anyOf"] {
        let options = schema[several].as_array();
        if let Some(first) = options.and_then(|all| all.iter().find(|one| one["type"] != "null")) {
            return shape(document, first);
        }
    }
    if let Some(all) = schema["allOf"].as_array() {
        let parts = all.iter().map(|part| shape(document, part));
        let fields = parts.filter_map(|part| match part {
            Shape::Object(fields) => Some(fields),
            _ => None,
        });
        return Shape::Object(fields.flatten().collect());
    }
    let is = |kind: &str| match &schema["type"] {
        Value::Array(kinds) => kinds.iter().any(|one| one == kind),
        one => one == kind,
    };
    match () {
        () if is("array") => Shape::List(Box::new(shape(document, &schema["items"]))),
        () if is("boolean") => Shape::Bool,
        () if is("integer") || is("number") => Shape::Number,
        () if is("string") => Shape::Text { examples: examples(schema) },
        () => Shape::Object(object(document, schema)),
    }
}

fn object(document: &Value, schema: &Value) -> Vec<(String, bool, Shape)> {
    let required = schema["required"].as_array().cloned().unwrap_or_default();
    let properties = schema["properties"].as_object().into_iter().flatten();
    properties
        .map(|(name, of)| (name.clone(), required.iter().any(|r| r == name), shape(document, of)))
        .collect()
}

fn examples(schema: &Value) -> Vec<String> {
    let listed = ["enum", "examples"].iter().filter_map(|name| schema[name].as_array()).flatten();
    listed.filter_map(Value::as_str).map(str::to_owned).collect()
}
