//! The web app's modules: their layers, their circles, and which of them must exist once.

mod imports;
mod layers;
mod once;

use super::Complaints;
use super::circles::Arrow;
use crate::files::{File, below, read};
use imports::imports;
use std::collections::{BTreeMap, BTreeSet};

pub const NAME: &str = "web";

/// Modules without their tests, which may take from anywhere.
fn modules() -> Vec<File> {
    let mut all = below("web/src", &[".ts", ".tsx"]);
    all.retain(|file| !file.is_test());
    all
}

/// Layers take from one another as ARCHITECTURE.md says, and features not at all.
pub fn layers() -> Complaints {
    let found: Vec<_> = modules().iter().flat_map(imports).collect();
    layers::check(&read("ARCHITECTURE.md"), &found)
}

/// Modules that keep something say so.
pub fn once() -> Complaints {
    modules().iter().filter_map(once::complaint).collect()
}

/// Which module takes from which: values, types, and what is loaded later. The build is free of all
/// but the first, the reader is not: whoever opens one file of a circle has to open all of them.
pub fn arrows() -> Vec<Arrow> {
    arrows_of(&modules())
}

fn arrows_of(modules: &[File]) -> Vec<Arrow> {
    let mut found: BTreeMap<(String, String), BTreeSet<String>> = BTreeMap::new();
    for import in modules.iter().flat_map(imports) {
        found.entry((import.from, import.to)).or_default().extend(import.names);
    }
    found.into_iter().map(|((from, to), names)| Arrow { from, to, names }).collect()
}

#[cfg(test)]
fn module(place: &str, text: &str) -> File {
    File { path: format!("web/src/{place}"), text: text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::super::circles::circles_in;
    use super::*;

    fn is_circle(till: &str) -> bool {
        let price = "import { till } from './till';\nexport const price = till;\n";
        let files = [module("trade/price.ts", price), module("trade/till.ts", till)];
        !circles_in(&arrows_of(&files)).is_empty()
    }

    #[test]
    fn a_circle_of_values_is_found_however_it_is_written() {
        assert!(is_circle("import { price } from './price';\n"));
        assert!(is_circle("import {\n  type Price,\n  price,\n} from '@/trade/price';\n"));
        assert!(is_circle("import '../trade/price';\n"));
        assert!(is_circle("export { price } from './price';\n"));
    }

    #[test]
    fn types_and_what_is_loaded_later_close_one_too() {
        assert!(is_circle("import type { Price } from './price';\n"));
        assert!(is_circle("import { type Price, type Sum } from './price';\n"));
        assert!(is_circle("export type { Price } from './price';\n"));
        assert!(is_circle("const later = lazy(() => import('./price'));\n"));
        assert!(is_circle("type Price = typeof import('@/trade/price');\n"));
    }

    #[test]
    fn comments_and_other_modules_close_none() {
        assert!(!is_circle("// import { price } from './price';\n"));
        assert!(!is_circle("import type { Price } from './prices';\n"));
    }
}
