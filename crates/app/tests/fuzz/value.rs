//! Values that fit, values at the edge, and values that are none.

use crate::schema::Shape;
use demo::Draw;

/// JSON as it is written, so that it can be what no parser would make: doubled keys, 1e400, halves
/// of surrogate pairs. `⟪card⟫` and the like are put in when it is sent.
#[derive(Debug, Clone, PartialEq)]
pub enum Json {
    Raw(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

impl Json {
    pub fn text(&self) -> String {
        match self {
            Self::Raw(text) => text.clone(),
            Self::List(items) => {
                format!("[{}]", items.iter().map(Self::text).collect::<Vec<_>>().join(","))
            }
            Self::Object(fields) => {
                let field = |(name, value): &(String, Self)| format!("\"{name}\":{}", value.text());
                format!("{{{}}}", fields.iter().map(field).collect::<Vec<_>>().join(","))
            }
        }
    }
}

fn quoted(text: &str) -> Json {
    Json::Raw(serde_json::to_string(text).unwrap())
}

/// What customers send, by the name of the field.
fn usual(name: &str) -> &'static [&'static str] {
    let lower = name.to_lowercase();
    let has = |part: &str| lower.contains(part);
    match () {
        () if has("fundcode") => &[
            "000001", "000001", "000001", "000009", "000009", "000002", "000005", "000009",
            "000011", "000020", "036823", "036826",
        ],
        () if lower == "cardid" => &["⟪card⟫", "⟪othercard⟫"],
        () if has("tradeacco") => &["⟪acco⟫", "⟪otheracco⟫"],
        () if has("orderno") => &["⟪order⟫", "⟪otherorder⟫"],
        () if lower == "serialno" => &["⟪card⟫", "⟪order⟫"],
        () if has("amount") || has("shares") => &["10.00", "100.00", "1000", "0.01", "50000.00"],
        () if has("mobile") => &["13800000002", "13912345678", "13800000001"],
        () if has("password") || has("psw") || has("pwd") => &["tael2026", "other2026"],
        () if has("cardno") => &["6299010000000010000", "629901"],
        () if lower == "certno" || has("idno") => &["11010119900307001X", "110101199003074258"],
        () if has("mail") => &["name@example.com"],
        () if has("agreement") => {
            &["fund-contract", "prospectus", "risk-disclosure", "sales-service"]
        }
        () if lower == "code" => &["123456", "⟪code⟫"],
        () if has("day") || has("date") => &["2026-03-02", "2026-01-01", "2026-11-20"],
        () if has("kind") => &["report", "dividend"],
        () if has("country") => &["US", "CN"],
        () if has("latin") => &["Lin"],
        () if has("place") || has("street") => &["上海市世纪大道100号"],
        () if has("province") => &["31"],
        () if has("city") => &["3101"],
        () if has("district") => &["310115"],
        () if lower == "proofno" || lower == "fileid" => &["2026111700481926"],
        () if has("options") => &["A", "B", "C", "D"],
        () if has("page") => &["home", "payFree"],
        () if lower == "actiontype" => &["10", "buy", "browse"],
        () => &["1", "user", "home", "word", "a word", "混合"],
    }
}

/// What is at the edge, or beyond it. As JSON.
const ODD: &[&str] = &[
    "null",
    "true",
    "0",
    "-0",
    "-1",
    "1.5",
    "1e400",
    "-1e400",
    "1e-400",
    "9223372036854775807",
    "-9223372036854775808",
    "9223372036854775808",
    "123456789012345678901234567890123456789012345678901234567890",
    "\"\"",
    "\" \"",
    "\"a\\u0000b\"",
    "\"\\u0000\"",
    "\"\\u0001\\u001f\\u007f\\u0085\"",
    "\"a\\nb\\tc\\r\"",
    "\"\\ud800\"",
    "\"x\\udc00y\"",
    "\"\\ud83d\\ude00\"",
    "\"\\u202e反\\u2066向\"",
    "\"\\ufeff1\"",
    "\"\\u2028\\u200b\"",
    "\"\\uffff\\ufdd0\"",
    "\"𠮷😀é\"",
    "\"⟪ff⟫\"",
    "\"0\"",
    "\"-0\"",
    "\"-0.00\"",
    "\"-5\"",
    "\"+5\"",
    "\"1e5\"",
    "\"NaN\"",
    "\"０1\"",
    "\"0.001\"",
    "\"0.005\"",
    "\"99999999999999.99\"",
    "\"92233720368547758.07\"",
    "\"92233720368547758.08\"",
    "\"9223372036854775807\"",
    "\"-9223372036854775808\"",
    "\"9223372036854775808\"",
    "\"0000-01-01\"",
    "\"0001-01-01\"",
    "\"9999-12-31\"",
    "\"99999-12-31\"",
    "\"-0001-01-01\"",
    "\"2026-02-30\"",
    "\"2026-13-01\"",
    "\"2026-01-01T00:00:00Z\"",
    "\"' OR 1=1 --\"",
    "\"%_\\\\\"",
    "\"*?[a\"",
    "\"../../etc/passwd\"",
    "\"<script>alert(1)</script>\"",
    "[]",
    "[null]",
    "[[]]",
    "{}",
    "{\"\":{}}",
];

/// How a value is drawn: so many per cent of its leaves are odd, so many of what may be missing is.
#[derive(Clone, Copy)]
pub struct Mood {
    pub odd: i64,
    pub missing: i64,
}

/// A value of a shape, or none.
pub fn value(draw: &mut Draw, mood: Mood, name: &str, shape: &Shape) -> Json {
    if draw.happens(mood.odd) {
        return odd(draw, name);
    }
    match shape {
        Shape::Text { examples } => quoted(&text(draw, name, examples)),
        Shape::Number => Json::Raw(draw.pick(&["0", "1", "2", "3", "10", "20", "100"]).to_string()),
        Shape::Bool => Json::Raw(draw.pick(&["true", "false"]).to_string()),
        Shape::List(_) if name == "agreements" && draw.happens(80) => {
            Json::List(usual(name).iter().map(|id| quoted(id)).collect())
        }
        // The answers of the risk test that make C4.
        Shape::List(_) if name == "answers" && draw.happens(80) => {
            let answer = |(letter, number): (char, usize)| {
                let of = |name: &str, text: String| (name.to_owned(), Json::Raw(text));
                let options = format!("[\"{letter}\"]");
                Json::Object(vec![of("questionNo", number.to_string()), of("options", options)])
            };
            Json::List("ADCCDBDDDCCCC".chars().zip(1..).map(answer).collect())
        }
        Shape::List(of) => {
            let most = if draw.happens(2) { 300 } else { 4 };
            let count = draw.between(0, most);
            Json::List((0..count).map(|_| value(draw, mood, name, of)).collect())
        }
        Shape::Object(fields) => object(draw, mood, fields),
    }
}

/// The fields of an object; seldom one is doubled, or nobody knows it.
pub fn object(draw: &mut Draw, mood: Mood, fields: &[(String, bool, Shape)]) -> Json {
    let mut all = Vec::new();
    for (name, required, shape) in fields {
        let missing = if *required { mood.odd / 2 } else { mood.missing };
        if !draw.happens(missing) {
            all.push((name.clone(), value(draw, mood, name, shape)));
        }
    }
    if draw.happens(mood.odd / 3) {
        all.push(("nobodyKnows".to_owned(), odd(draw, "nobodyKnows")));
    }
    if draw.happens(mood.odd / 3) && !all.is_empty() {
        let again = draw.index(all.len());
        all.push((all[again].0.clone(), odd(draw, "again")));
    }
    Json::Object(all)
}

fn text(draw: &mut Draw, name: &str, examples: &[String]) -> String {
    let usual = usual(name);
    match draw.between(1, 8) {
        1 | 2 if !examples.is_empty() => draw.pick(examples).clone(),
        3 => format!("⟪of.{name}⟫"),
        _ if examples.len() > 1 => draw.pick(examples).clone(),
        _ => (*draw.pick(usual)).to_owned(),
    }
}

fn odd(draw: &mut Draw, name: &str) -> Json {
    match draw.between(1, 100) {
        1 => quoted(&"长".repeat(350_000)),
        2..=5 => quoted(&"x".repeat(usize::try_from(draw.between(30, 5_000)).unwrap())),
        6 => Json::Raw(format!("{}{}", "[".repeat(5_000), "]".repeat(5_000))),
        7 => Json::Raw(format!("{}1{}", "{\"a\":".repeat(100), "}".repeat(100))),
        8 => Json::Raw("1".repeat(2_000)),
        // What fits, with something in it that does not.
        9..=30 => {
            let mut fits = (*draw.pick(usual(name))).to_owned();
            let strange = ['\0', '\u{1}', '\n', '\u{7f}', '\u{202e}', ' ', '\'', '９', '\u{ffff}'];
            let at = draw.index(fits.chars().count() + 1);
            let at = fits.char_indices().nth(at).map_or(fits.len(), |(at, _)| at);
            if !fits.contains('⟪') {
                fits.insert(at, *draw.pick(&strange));
            }
            quoted(&fits)
        }
        _ => Json::Raw((*draw.pick(ODD)).to_owned()),
    }
}
