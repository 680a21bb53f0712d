//! The build copies small modules into each chunk that needs them, but for those whose first line
//! begins with `/* once`: a module that keeps something, or does something when it is loaded, must
//! exist once, or two halves of the app disagree in silence.

use super::imports::place;
use crate::files::File;

const MARK: &str = "/* once";

/// What begins a statement that a copy does no harm.
const HARMLESS: [&str; 11] = [
    "import ",
    "export ",
    "const ",
    "function ",
    "async function ",
    "type ",
    "interface ",
    "declare ",
    "/",
    "@",
    " ",
];

/// Objects of the language that keep nothing.
const CONSTANTS: [&str; 6] = ["Intl.", "URL(", "RegExp(", "Date(", "TextEncoder(", "TextDecoder("];

pub fn complaint(file: &File) -> Option<String> {
    let at = place(&file.path);
    let said = file.text.lines().next().filter(|line| line.starts_with(MARK));
    let bare = said.is_some_and(|line| line.trim_end() == "/* once */");
    match (said, kept(&file.text)) {
        (None, Some(why)) => Some(format!("{at}: {why}, so it begins with /* once */")),
        (Some(_), None) if bare => {
            Some(format!("{at}: nothing in it must exist once; if so: /* once: why */"))
        }
        _ => None,
    }
}

/// The first line that a copy must not have.
fn kept(text: &str) -> Option<String> {
    let mut statements = statements(text).into_iter();
    statements.find(|statement| keeps(statement)).map(|statement| {
        let line = statement.lines().next().unwrap_or_default();
        format!("it has `{line}`")
    })
}

/// Statements of the first column, each with the lines that belong to it.
fn statements(text: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty()) {
        let inner = line.starts_with([' ', '}', ')', ']', '|', '>']);
        match found.last_mut().filter(|_| inner) {
            Some(statement) => *statement += &format!("\n{line}"),
            None => found.push(line.to_owned()),
        }
    }
    found
}

fn keeps(statement: &str) -> bool {
    let bare = statement.strip_prefix("export ").unwrap_or(statement);
    let bare = bare.strip_prefix("default ").unwrap_or(bare);
    let begins = |words: &[&str]| words.iter().any(|word| bare.starts_with(word));
    if begins(&["let ", "var ", "class ", "abstract class ", "import '"]) {
        return true;
    }
    if bare.starts_with("const ") {
        return is_kept(bare.split_once(" = ").map_or("", |(_, value)| value));
    }
    bare == statement && !begins(&HARMLESS)
}

/// Whether a value of the first column is a thing and no constant; what a function makes when it is
/// called is none.
fn is_kept(value: &str) -> bool {
    let value = value.split("=>").next().unwrap_or_default();
    let empty = ["[];", "{};"].contains(&value.trim_end());
    let made =
        ["createStore", "createContext", "Symbol("].iter().any(|maker| value.contains(maker));
    let new = value.split("new ").skip(1);
    empty || made || new.into_iter().any(|of| !CONSTANTS.iter().any(|one| of.starts_with(one)))
}

#[cfg(test)]
mod tests {
    use super::super::module;
    use super::*;

    fn complains(text: &str) -> bool {
        complaint(&module("lib/one.ts", text)).is_some()
    }

    #[test]
    fn what_keeps_something_says_so() {
        for text in [
            "let open = false;\n",
            "export const theme = createStore<Theme>('light');\n",
            "const known: Entry[] = [];\n",
            "const places = new Map<string, number>();\n",
            "export class Refusal extends Error {}\n",
            "const Place = createContext<Place | null>(\n  null,\n);\n",
            "import './home.css';\n",
            "whenSessionEnds(() => undefined);\n",
            "document.addEventListener('click', () => undefined);\n",
        ] {
            assert!(complains(text), "{text}");
            assert!(!complains(&format!("/* once */\n{text}")), "{text}");
        }
    }

    #[test]
    fn what_keeps_nothing_need_not() {
        for text in [
            "const DAY_MS = 86_400_000;\n",
            "const KINDS = ['buy', 'sell'] as const;\n",
            "const money = new Intl.NumberFormat('zh-CN');\n",
            "export function fresh() {\n  let open = new Map();\n  return open;\n}\n",
            "const fresh = () => new Map();\n",
            "/** let it be */\nexport type Kind =\n  | 'buy'\n  | 'sell';\n",
            "import { createStore } from '@/lib/store';\n",
            "export const Row = memo(function Row() {\n  return null;\n});\n",
        ] {
            assert!(!complains(text), "{text}");
        }
    }

    #[test]
    fn the_mark_tells_why_where_it_cannot_be_seen() {
        assert!(complains("/* once */\nconst DAY_MS = 86_400_000;\n"));
        assert!(!complains("/* once: React tells kinds apart by identity */\nconst DAY_MS = 1;\n"));
    }
}
