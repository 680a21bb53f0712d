//! No circles of files within a crate, nor within the web app: what a file takes from another one,
//! over many files, never leads back to it; in the web app as a type alone or by a lazy `import()`
//! neither. `exceptions.txt` lists the circles that stand; the list only shrinks.

mod modules;

use super::{Complaints, web};
use crate::files::{File, below, read};
pub use modules::Arrow;
use std::collections::{BTreeMap, BTreeSet};

const EXCEPTIONS: &str = "xtask/src/tidy/circles/exceptions.txt";

pub fn check() -> Complaints {
    let mut crates: BTreeMap<String, Vec<File>> = BTreeMap::new();
    for file in below("crates", &[".rs"]) {
        let source = file.path.split('/').nth(2) == Some("src");
        if let Some(name) = file.crate_name().filter(|_| source && !file.is_test()) {
            crates.entry(name.to_owned()).or_default().push(file);
        }
    }
    let mut exceptions = Exceptions::of(&read(EXCEPTIONS));
    let found = crates.iter().flat_map(|(name, files)| of_crate(name, files, &mut exceptions));
    let mut complaints: Complaints = found.collect();
    complaints.extend(of_arrows(web::NAME, &web::arrows(), &mut exceptions));
    complaints.extend(exceptions.left());
    complaints
}

fn of_crate(name: &str, files: &[File], exceptions: &mut Exceptions) -> Complaints {
    match modules::arrows(files) {
        Ok(arrows) => of_arrows(name, &arrows, exceptions),
        Err(complaint) => vec![complaint],
    }
}

fn of_arrows(name: &str, arrows: &[Arrow], exceptions: &mut Exceptions) -> Complaints {
    let open: Vec<BTreeSet<&str>> =
        circles_in(arrows).into_iter().filter(|circle| !exceptions.take(name, circle)).collect();
    let mut complaints = Vec::new();
    for circle in open {
        complaints.push(format!("{name}: {}", Vec::from_iter(circle.iter().copied()).join(", ")));
        let inside = |arrow: &&Arrow| circle.contains(&*arrow.from) && circle.contains(&*arrow.to);
        let ties = arrows.iter().filter(inside);
        complaints.extend(ties.map(|Arrow { from, to, names }| {
            // A module that is loaded as a whole is taken without names.
            let named = Vec::from_iter(names.iter().cloned()).join(", ");
            format!("  {from} takes {} of {to}", if named.is_empty() { "all" } else { &named })
        }));
    }
    complaints
}

/// Files that reach one another, each such set once.
pub fn circles_in(arrows: &[Arrow]) -> Vec<BTreeSet<&str>> {
    let mut next: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for Arrow { from, to, .. } in arrows {
        next.entry(from).or_default().push(to);
    }
    let reach: BTreeMap<&str, BTreeSet<&str>> =
        next.keys().map(|file| (*file, reached(file, &next))).collect();
    let mut circles = Vec::new();
    let mut placed: BTreeSet<&str> = BTreeSet::new();
    for (file, to) in &reach {
        if to.contains(file) && !placed.contains(file) {
            let back = |other: &&&str| reach.get(**other).is_some_and(|all| all.contains(file));
            let circle: BTreeSet<&str> = to.iter().filter(back).copied().collect();
            placed.extend(&circle);
            circles.push(circle);
        }
    }
    circles
}

fn reached<'a>(file: &'a str, next: &BTreeMap<&'a str, Vec<&'a str>>) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    let mut open = vec![file];
    while let Some(at) = open.pop() {
        let further = next.get(at).into_iter().flatten();
        open.extend(further.filter(|to| found.insert(**to)));
    }
    found
}

/// Lines `crate: file, file — reason`.
struct Exceptions(Vec<(String, BTreeSet<String>, bool)>);

impl Exceptions {
    fn of(text: &str) -> Self {
        let line = |line: &str| {
            let (name, rest) = line.split_once(':')?;
            let (files, reason) = rest.split_once('—')?;
            let files = files.split(',').map(|file| file.trim().to_owned()).collect();
            (!reason.trim().is_empty()).then(|| (name.trim().to_owned(), files, false))
        };
        Self(text.lines().filter_map(line).collect())
    }

    /// Whether this circle stands in the list, as it is.
    fn take(&mut self, name: &str, circle: &BTreeSet<&str>) -> bool {
        let same = |(listed, files, _): &&mut (String, BTreeSet<String>, bool)| {
            listed == name && files.iter().map(String::as_str).eq(circle.iter().copied())
        };
        self.0.iter_mut().find(same).map(|(.., used)| *used = true).is_some()
    }

    /// Those that are no circle any more.
    fn left(self) -> Complaints {
        let unused = self.0.into_iter().filter(|(.., used)| !used);
        unused.map(|(name, ..)| format!("{EXCEPTIONS}: a circle of {name} is gone")).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(files: &[(&str, &str)], exceptions: &str) -> (Complaints, Complaints) {
        let file = |(place, text): &(&str, &str)| File {
            path: format!("crates/shop/src/{place}"),
            text: (*text).to_owned(),
        };
        let files: Vec<File> = files.iter().map(file).collect();
        let mut exceptions = Exceptions::of(exceptions);
        (of_crate("shop", &files, &mut exceptions), exceptions.left())
    }

    const DOOR: (&str, &str) = ("lib.rs", "mod price;\nmod till;\npub use till::Till;");

    #[test]
    fn arrows_that_all_lead_one_way_are_no_circle() {
        let price = ("price.rs", "pub struct Price;\n#[cfg(test)]\nmod tests { use crate::Till; }");
        let till = ("till.rs", "use crate::price::Price;\npub struct Till(Price);");
        assert_eq!(of(&[DOOR, price, till], "").0, Complaints::new());
    }

    #[test]
    fn a_circle_is_found_wherever_it_hides() {
        let till = ("till.rs", "use crate::price::Price;\npub struct Till(Price);");
        let hidden = [
            "use crate::Till;\npub struct Price;",
            "use crate::till;\npub struct Price(till::Till);",
            "pub struct Price;\nfn f() { super::till::open() }",
            "pub struct Price;\nfn f() { say!(\"{}\", crate::till::open()) }",
            "use super::{till::{self as other}};\npub struct Price(Box<other::Till>);",
        ];
        for price in hidden {
            let (found, _) = of(&[DOOR, ("price.rs", price), till], "");
            assert_eq!(found[0], "shop: price.rs, till.rs", "{price}");
        }
    }

    #[test]
    fn an_exception_is_the_circle_itself_and_goes_with_it() {
        let price = ("price.rs", "use crate::Till;\npub struct Price;");
        let till = ("till.rs", "use crate::price::Price;\npub struct Till(Price);");
        let listed = "shop: price.rs, till.rs — they are one";
        assert_eq!(of(&[DOOR, price, till], listed), (Complaints::new(), Complaints::new()));
        assert!(!of(&[DOOR, price, till], "shop: price.rs, shelf.rs — other").0.is_empty());
        assert!(!of(&[DOOR, price, till], "shop: price.rs, till.rs —").0.is_empty());
        let (found, left) = of(&[DOOR, ("price.rs", "pub struct Price;"), till], listed);
        assert_eq!((found.len(), left.len()), (0, 1));
    }
}
