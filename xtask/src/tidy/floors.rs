//! A crate with a file `src/FLOORS`, one line `ground < next, its neighbour < top`, imports only
//! downward: from lower floors or its own, never from a neighbour's, and never around the floors
//! through what `lib.rs` hands out. Its `lib.rs` and its tests stand above all floors.

use super::Complaints;
use crate::files::{File, below};

pub fn check() -> Complaints {
    let sources = below("crates", &[".rs"]);
    below("crates", &["FLOORS"]).iter().flat_map(|floors| of_crate(floors, &sources)).collect()
}

fn of_crate(floors: &File, sources: &[File]) -> Complaints {
    let home = floors.path.trim_end_matches("FLOORS");
    let floors: Vec<Vec<&str>> =
        floors.text.split('<').map(|floor| floor.split(',').map(str::trim).collect()).collect();
    let height = |wing: &str| floors.iter().position(|floor| floor.contains(&wing));
    let mut complaints = Vec::new();
    for file in sources.iter().filter(|file| !file.is_test()) {
        let Some(place) = file.path.strip_prefix(home).filter(|p| *p != "lib.rs") else { continue };
        let own = place.split('/').next().unwrap_or_default().trim_end_matches(".rs");
        let Some(stands) = height(own) else {
            complaints.push(format!("{}: FLOORS does not name {own}", file.path));
            continue;
        };
        let depth = place.trim_end_matches("/mod.rs").matches('/').count();
        for (line, path) in imports(file.without_tests()) {
            // `super` leads to the root of the crate where it is said as often as folders are deep.
            let ups = path.iter().take_while(|name| **name == "super").count();
            let root = path[0] == "crate" || ups > depth;
            let Some(wing) = path.get(ups.max(1)).filter(|_| root) else { continue };
            let at = format!("{}:{line}: {}", file.path, path.join("::"));
            match height(wing) {
                None => complaints.push(format!("{at} goes around the floors")),
                Some(to) if to > stands => complaints.push(format!("{at} climbs")),
                Some(to) if to == stands && *wing != own => {
                    complaints.push(format!("{at} leans on its neighbour"));
                }
                Some(_) => {}
            }
        }
    }
    complaints
}

/// Each path that begins with `crate` or `super`, in `use` or inline, with its line; the branches
/// of a tree one by one.
fn imports(code: &str) -> Vec<(usize, Vec<&str>)> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices("crate::").chain(code.match_indices("super::")) {
        let begins = code[..at].rfind('\n').map_or(0, |end| end + 1);
        let before = &code[begins..at];
        if before.contains("//") || before.ends_with("::") || before.ends_with('$') {
            continue;
        }
        let line = code[..at].matches('\n').count() + 1;
        branches(&code[at..], &mut Vec::new(), line, &mut found);
    }
    found
}

/// Reads a path or a tree of them, and answers what follows it.
fn branches<'a>(
    mut code: &'a str,
    path: &mut Vec<&'a str>,
    line: usize,
    found: &mut Vec<(usize, Vec<&'a str>)>,
) -> &'a str {
    let stem = path.len();
    loop {
        let end = code.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(code.len());
        path.push(&code[..end]);
        code = &code[end..];
        match code.strip_prefix("::") {
            Some(rest) if rest.starts_with('{') => {
                code = rest;
                while let Some(rest) = code.strip_prefix(['{', ',']).map(str::trim_start) {
                    if rest.starts_with('}') {
                        code = rest;
                        break;
                    }
                    code = branches(rest, path, line, found);
                    // Over a name that it is given here.
                    code = &code[code.find([',', '}']).unwrap_or(code.len())..];
                }
                code = code.strip_prefix('}').unwrap_or(code);
                break;
            }
            Some(rest) => code = rest,
            None => {
                found.push((line, path.clone()));
                break;
            }
        }
    }
    path.truncate(stem);
    code
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(place: &str, code: &str) -> Complaints {
        let file = |path: &str, text: &str| File { path: path.to_owned(), text: text.to_owned() };
        let floors = file("crates/shop/src/FLOORS", "ground < till, shelf < roof\n");
        of_crate(&floors, &[file(&format!("crates/shop/src/{place}"), code)])
    }

    #[test]
    fn an_import_may_go_down_or_stay() {
        let code = "use crate::ground::{self, price::{Price, Tax}};\nuse super::drawer;\n\
                    // crate::roof is above\nfn f() { crate::till::drawer::open() }\n";
        assert_eq!(of("till/sell.rs", code), Complaints::new());
        assert_eq!(of("till/store/rows.rs", "use super::super::drawer;"), Complaints::new());
        assert_eq!(of("lib.rs", "pub use roof::View;"), Complaints::new());
    }

    #[test]
    fn a_climb_is_found_wherever_it_hides() {
        let climbs = [
            "use crate::roof::View;",
            "use crate::{\n    ground::Price as Cost,\n    roof::{self, View},\n};",
            "fn f() -> crate::roof::View { view() }",
            "use super::super::roof;",
            "pub(crate) use crate::{ground::{Price, Tax}, roof};",
        ];
        for code in climbs {
            let found = of("till/sell.rs", code);
            assert!(!found.is_empty() && found.iter().all(|c| c.ends_with("climbs")), "{code}");
        }
    }

    #[test]
    fn neighbours_and_the_crates_own_door_are_no_way() {
        assert!(of("till/sell.rs", "use crate::shelf::Place;")[0].ends_with("its neighbour"));
        assert!(of("till/sell.rs", "use crate::{Price, Tax};")[1].ends_with("around the floors"));
        assert!(of("till/mod.rs", "use super::roof;")[0].ends_with("climbs"));
        assert!(of("cellar/wine.rs", "")[0].ends_with("does not name cellar"));
    }
}
