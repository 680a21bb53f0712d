//! The layers of the web app in ARCHITECTURE.md, the lowest first, each with those it takes from.

use super::super::Complaints;
use super::imports::Import;
use std::collections::BTreeSet;

/// Rooms that do not know one another.
const ROOMS: &str = "features";

struct Layer {
    name: String,
    takes: BTreeSet<String>,
}

pub fn check(architecture: &str, imports: &[Import]) -> Complaints {
    let layers = said(architecture);
    let mut complaints = upward(&layers);
    let mut used: BTreeSet<(&str, &str)> = BTreeSet::new();
    for import in imports {
        let (from, to) = (layer_of(&import.from), layer_of(&import.to));
        let listed = layers.iter().find(|layer| layer.name == from);
        let fault = match listed {
            None => Some(format!("ARCHITECTURE.md names no layer {from}")),
            Some(layer) if from != to && !layer.takes.contains(to) => {
                Some(format!("ARCHITECTURE.md has no {from} → {to}"))
            }
            _ if from == ROOMS && to == ROOMS && room_of(&import.from) != room_of(&import.to) => {
                Some("a room imports no other; what both need lies below them".to_owned())
            }
            _ => None,
        };
        complaints.extend(fault.map(|why| format!("{} → {}: {why}", import.from, import.to)));
        used.insert((from, to));
    }
    for Layer { name, takes } in &layers {
        let idle = takes.iter().filter(|to| !used.contains(&(name, to)));
        complaints
            .extend(idle.map(|to| format!("{name} does not need {to}, as ARCHITECTURE.md says")));
    }
    complaints
}

/// Lines `name → a, b` of the block after `<!-- web edges -->`; the lowest takes from none.
fn said(architecture: &str) -> Vec<Layer> {
    let block = architecture.split("<!-- web edges -->").nth(1).unwrap_or_default();
    let lines = block.lines().filter(|line| !line.is_empty() && !line.starts_with("```"));
    let layer = |line: &str| {
        let (name, takes) = line.split_once('→').unwrap_or((line, ""));
        let takes = takes.split(',').map(|to| to.trim().to_owned()).filter(|to| !to.is_empty());
        Layer { name: name.trim().to_owned(), takes: takes.collect() }
    };
    lines.map(layer).collect()
}

/// A layer takes from those above its line only.
fn upward(layers: &[Layer]) -> Complaints {
    let mut below: BTreeSet<&str> = BTreeSet::new();
    let mut complaints = Vec::new();
    for Layer { name, takes } in layers {
        let wrong = takes.iter().filter(|to| !below.contains(to.as_str()));
        complaints.extend(wrong.map(|to| format!("ARCHITECTURE.md: {name} → {to} leads upward")));
        below.insert(name);
    }
    complaints
}

/// A file beside the layers starts the app.
fn layer_of(place: &str) -> &str {
    place.split_once('/').map_or("main", |(layer, _)| layer)
}

fn room_of(place: &str) -> Option<&str> {
    place.split('/').nth(1)
}

#[cfg(test)]
mod tests {
    use super::super::imports::imports;
    use super::super::module;
    use super::*;

    const LAYERS: &str = "\
<!-- web edges -->
```
lib
ui → lib
features → lib, ui
app → features
```
<!-- web edges -->";

    fn of(files: &[(&str, &str)]) -> Complaints {
        let files = files.iter().map(|(place, text)| module(place, text));
        let found: Vec<Import> = files.flat_map(|file| imports(&file)).collect();
        check(LAYERS, &found)
    }

    const GOOD: [(&str, &str); 3] = [
        ("ui/Card.tsx", "import { add } from '@/lib/add';\n"),
        ("features/shop/Till.tsx", "import { add } from '@/lib/add';\nimport '@/ui/Card';\n"),
        ("app/App.tsx", "const till = lazy(() => import('@/features/shop/Till'));\n"),
    ];

    fn with(place: &str, text: &str) -> Complaints {
        of(&[&GOOD[..], &[(place, text)]].concat())
    }

    #[test]
    fn arrows_that_stand_in_the_list_are_good() {
        assert_eq!(of(&GOOD), Complaints::new());
        assert_eq!(with("features/shop/Price.ts", "import './Till';\n"), Complaints::new());
    }

    #[test]
    fn an_arrow_upward_is_found_in_types_and_in_what_is_loaded_later() {
        for text in [
            "import { App } from '@/app/App';\n",
            "import type { App } from '../app/App';\n",
            "const app = () => import('@/app/App');\n",
        ] {
            let expected = ["ui/Row → app/App: ARCHITECTURE.md has no ui → app"];
            assert_eq!(with("ui/Row.tsx", text), expected);
        }
    }

    #[test]
    fn a_room_does_not_import_another() {
        let found =
            with("features/bank/Card.tsx", "import { till } from '@/features/shop/Till';\n");
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains("a room imports no other"));
    }

    #[test]
    fn a_folder_is_a_layer_of_the_list() {
        let found = with("helpers/all.ts", "import '@/lib/add';\n");
        assert_eq!(found, ["helpers/all → lib/add: ARCHITECTURE.md names no layer helpers"]);
    }

    #[test]
    fn the_list_says_no_more_than_is_so_and_leads_down() {
        assert_eq!(of(&GOOD[..2]), ["app does not need features, as ARCHITECTURE.md says"]);
        let turned = "<!-- web edges -->\nui → lib\nlib\n<!-- web edges -->";
        let card = module("ui/Card.tsx", GOOD[0].1);
        let found = check(turned, &imports(&card));
        assert_eq!(found, ["ARCHITECTURE.md: ui → lib leads upward"]);
    }
}
