//! One request: drawn, written down, read again, made shorter.

use crate::{
    schema::Operation,
    shop::Who,
    value::{self, Json, Mood},
};
use demo::Draw;
use percent_encoding::{AsciiSet, CONTROLS};
use serde_json::{Value, json};
use std::hash::{DefaultHasher, Hash, Hasher};

/// What stands as it is in a query; a `%` was written by who drew it.
pub const QUERY: &AsciiSet = &CONTROLS.add(b' ').add(b'"').add(b'#').add(b'<').add(b'>');
/// What does not stand for itself in a value.
const VALUE: &AsciiSet = &QUERY.add(b'&').add(b'=').add(b'+').add(b'%');
/// An address has an end.
const QUERY_MAX: usize = 16_000;
const FORM: &str = "multipart/form-data; boundary=end";

/// A request as it is sent, but for the values of each shop.
#[derive(Debug, Clone)]
pub struct Case {
    pub operation: String,
    pub who: Who,
    pub method: String,
    pub path: String,
    pub headers: Vec<(String, String)>,
    /// The query of a GET, the body of a POST.
    pub text: String,
    /// What must be answered, where the corpus says it.
    pub code: Option<u64>,
    /// What the text was made of, where it was made so.
    tree: Option<Json>,
    is_bff: bool,
    /// May be answered with a file.
    pub is_file: bool,
}

impl Case {
    pub fn draw(draw: &mut Draw, operation: &Operation, who: Who, number: u64) -> Self {
        let odd = *draw.pick(&[0, 0, 10, 25, 60]);
        let mood = Mood { odd, missing: *draw.pick(&[0, 30, 80]) };
        let fields = operation.fields.iter().map(|f| (f.name.clone(), f.required, f.shape.clone()));
        let tree = value::object(draw, mood, &fields.collect::<Vec<_>>());
        let mut case = Self::of(operation, who, tree);
        if operation.is_form {
            (case.text, case.tree) = (form(draw), None);
        } else if draw.happens(odd / 6) {
            let whole = [
                "",
                "null",
                "[]",
                "1",
                "\"x\"",
                "{",
                "{}",
                "{\"params\":null}",
                "⟪ff⟫",
                "\u{feff}{}",
            ];
            (case.text, case.tree) = ((*draw.pick(&whole)).to_owned(), None);
        }
        case.headers.extend(headers(draw, odd, number));
        case
    }

    fn of(operation: &Operation, who: Who, tree: Json) -> Self {
        let mut case = Self {
            operation: operation.id.clone(),
            who,
            method: operation.method.clone(),
            path: operation.path.clone(),
            headers: Vec::new(),
            text: String::new(),
            code: None,
            tree: None,
            is_bff: operation.is_bff,
            is_file: operation.is_file,
        };
        if operation.is_form {
            case.headers.push(("content-type".to_owned(), FORM.to_owned()));
        }
        case.put(tree);
        case
    }

    fn put(&mut self, tree: Json) {
        self.text = match (&self.method[..], self.is_bff) {
            ("GET", _) => query(&tree),
            (_, true) => format!("{{\"params\":{}}}", tree.text()),
            (_, false) => tree.text(),
        };
        self.tree = Some(tree);
    }

    /// A line of the corpus.
    pub fn line(&self, found: &str) -> String {
        let (who, operation, text) = (self.who.name(), &self.operation, &self.text);
        let mut line = json!({ "found": found, "who": who, "operation": operation, "text": text });
        let others = self.headers.iter().filter(|(name, _)| name != "content-type");
        let others: serde_json::Map<String, Value> =
            others.map(|(name, value)| (name.clone(), value.as_str().into())).collect();
        line["headers"] = others.into();
        line.to_string()
    }

    /// Of a line of the corpus.
    pub fn read(line: &str, operations: &[Operation]) -> Self {
        let line: Value = serde_json::from_str(line).unwrap();
        let text = |name: &str| line[name].as_str().unwrap_or_default();
        let operation = operations.iter().find(|o| o.id == text("operation"));
        let operation = operation.unwrap_or_else(|| panic!("no operation {}", text("operation")));
        let who = Who::ALL.into_iter().find(|who| who.name() == text("who")).unwrap();
        let mut case = Self::of(operation, who, Json::Object(Vec::new()));
        (case.text, case.tree) = (text("text").to_owned(), None);
        case.code = line["code"].as_u64();
        for (name, value) in line["headers"].as_object().into_iter().flatten() {
            case.headers.push((name.clone(), value.as_str().unwrap().to_owned()));
        }
        // What is missing is said before what is wrong.
        if !case.headers.iter().any(|(name, _)| name == "idempotency-key") {
            let mut hasher = DefaultHasher::new();
            line.to_string().hash(&mut hasher);
            case.headers.push(("idempotency-key".to_owned(), format!("{:016x}", hasher.finish())));
        }
        case
    }

    /// The same with less in it, the least first.
    pub fn shorter(&self) -> Vec<Self> {
        let mut all = Vec::new();
        for at in 0..self.headers.len() {
            let mut less = self.clone();
            less.headers.remove(at);
            all.push(less);
        }
        for tree in self.tree.iter().flat_map(shorter) {
            let mut less = self.clone();
            less.put(tree);
            all.push(less);
        }
        all
    }
}

/// Trees with a field or an item less, or a shorter text.
fn shorter(tree: &Json) -> Vec<Json> {
    let mut all = Vec::new();
    match tree {
        Json::Raw(text) => {
            let letters: Vec<char> = text.chars().collect();
            if letters.len() > 3 && letters[0] == '"' {
                // An escape that is cut is no JSON, and then another case.
                let within = &letters[1..letters.len() - 1];
                let half = within.len() / 2;
                for part in [&within[..half], &within[half..]] {
                    all.push(Json::Raw(format!("\"{}\"", part.iter().collect::<String>())));
                }
            }
        }
        Json::List(items) => {
            for at in 0..items.len() {
                let mut less = items.clone();
                less.remove(at);
                all.push(Json::List(less));
                for item in shorter(&items[at]) {
                    let mut less = items.clone();
                    less[at] = item;
                    all.push(Json::List(less));
                }
            }
        }
        Json::Object(fields) => {
            for at in 0..fields.len() {
                let mut less = fields.clone();
                less.remove(at);
                all.push(Json::Object(less));
            }
            for (at, (_, value)) in fields.iter().enumerate() {
                for value in shorter(value) {
                    let mut less = fields.clone();
                    less[at].1 = value;
                    all.push(Json::Object(less));
                }
            }
        }
    }
    all
}

fn query(tree: &Json) -> String {
    let Json::Object(fields) = tree else { return String::new() };
    let mut pairs = Vec::new();
    for (name, value) in fields {
        let values = match value {
            Json::List(items) => items.iter().map(query_value).collect(),
            one => vec![query_value(one)],
        };
        pairs.extend(values.into_iter().map(|value| format!("{name}={value}")));
    }
    let text = pairs.join("&");
    text.chars().take(QUERY_MAX / 9).collect()
}

/// A text in its own bytes; of what is none, such as half a pair, the bytes that it would have.
fn query_value(value: &Json) -> String {
    let raw = value.text();
    let text = serde_json::from_str::<String>(&raw).unwrap_or(raw);
    if text.contains("\\ud800") {
        return "%ed%a0%80".to_owned();
    }
    percent_encoding::utf8_percent_encode(&text, VALUE)
        .to_string()
        .replace("%E2%9F%AA", "⟪")
        .replace("%E2%9F%AB", "⟫")
}

/// An upload: nothing, half of one, a picture that is none.
fn form(draw: &mut Draw) -> String {
    let kind = draw.pick(&["certFront", "card", "\0", "x", ""]);
    let file = draw.pick(&["RIFF0000WEBPVP8 ", "\u{89}PNG\r\n\u{1a}\n", "", "GIF89a", "⟪ff⟫⟪ff⟫"]);
    let head = |name: &str| format!("--end\r\nContent-Disposition: form-data; name=\"{name}\"");
    let name = draw.pick(&["file", "avatar", "photo", "image"]);
    let parts = [
        format!("{}\r\n\r\n{kind}\r\n", head("kind")),
        format!("{}; filename=\"a.png\"\r\n\r\n{file}\r\n", head(name)),
        "--end--\r\n".to_owned(),
    ];
    let left = draw.between(0, 3);
    parts.into_iter().take(usize::try_from(left).unwrap()).collect()
}

fn headers(draw: &mut Draw, odd: i64, number: u64) -> Vec<(String, String)> {
    let key = match draw.happens(odd / 5) {
        true => {
            draw.pick(&["", "short", "fuzz-again-and-again", "⟪ff⟫⟪ff⟫⟪ff⟫⟪ff⟫⟪ff⟫"]).to_string()
        }
        false => format!("fuzz-key-{number}"),
    };
    let mut all = vec![("idempotency-key".to_owned(), key)];
    for name in ["x-device", "sessionkey", "user-agent"] {
        if draw.happens(10) {
            let long = "d".repeat(3_000);
            let values = ["⟪of.sessionkey⟫", "a device", "⟪ff⟫", "设备", &long, "' OR 1=1"];
            all.push((name.to_owned(), (*draw.pick(&values)).to_owned()));
        }
    }
    all
}
