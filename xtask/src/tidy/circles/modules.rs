//! Which file takes what from which other one of its crate. A name that is handed on by `use` is
//! followed to the file that defines it; handing on alone ties nothing. Tests are left out.

use crate::files::File;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use syn::visit::{self, Visit};
use syn::{Attribute, Item, UseTree, Visibility};

/// What one file takes from another, by their places below `src`.
pub struct Arrow {
    pub from: String,
    pub to: String,
    pub names: BTreeSet<String>,
}

type Path = Vec<String>;

/// A module: what it defines, and what its `use` lines bring into it.
#[derive(Default)]
struct Module {
    file: String,
    items: BTreeSet<String>,
    uses: BTreeMap<String, Path>,
    /// Modules of which it brings everything.
    globs: Vec<Path>,
    /// Paths that its code takes, those of `pub use` left out.
    taken: Vec<Path>,
}

struct House(BTreeMap<Path, Module>);

/// # Errors
/// A file that is no Rust.
pub fn arrows(files: &[File]) -> Result<Vec<Arrow>, String> {
    let mut house = House(BTreeMap::new());
    for file in files {
        let place = file.path.splitn(4, '/').nth(3).unwrap_or_default();
        let code = syn::parse_file(&file.text).map_err(|e| format!("{}: {e}", file.path))?;
        house.put(path_of(place), place, &code.items);
    }
    let mut found: BTreeMap<(&str, &str), BTreeSet<String>> = BTreeMap::new();
    for (at, module) in &house.0 {
        for path in &module.taken {
            let Some((to, name)) = house.home(at, path, 0) else { continue };
            if to.file != module.file {
                found.entry((&module.file, &to.file)).or_default().insert(name);
            }
        }
    }
    let arrow = |((from, to), names): ((&str, &str), _)| Arrow {
        from: from.to_owned(),
        to: to.to_owned(),
        names,
    };
    Ok(found.into_iter().map(arrow).collect())
}

/// `till/mod.rs` and `till.rs` are the module `till`.
fn path_of(place: &str) -> Path {
    let place = place.trim_end_matches(".rs").trim_end_matches("/mod");
    match place {
        "lib" | "main" => Path::new(),
        _ => place.split('/').map(str::to_owned).collect(),
    }
}

impl House {
    fn put(&mut self, at: Path, file: &str, items: &[Item]) {
        let mut reader = Reader { module: Module { file: file.to_owned(), ..Module::default() } };
        for item in items.iter().filter(|item| !is_test(attributes(item))) {
            match item {
                Item::Mod(inner) => {
                    if let Some((_, items)) = &inner.content {
                        let mut path = at.clone();
                        path.push(inner.ident.to_string());
                        self.put(path, file, items);
                    }
                }
                _ => reader.read(item),
            }
        }
        self.0.insert(at, reader.module);
    }

    /// The module that defines what a path of module `at` means, with its name there; none for
    /// another crate's, and for modules as such.
    fn home(&self, at: &[String], path: &[String], depth: usize) -> Option<(&Module, String)> {
        let first = path.first()?;
        let module = self.0.get(at)?;
        match first.as_str() {
            _ if depth > 16 => None,
            "crate" => self.below(Path::new(), &path[1..], depth),
            "self" => self.below(at.to_vec(), &path[1..], depth),
            "super" => self.home_of_super(at, path, depth),
            _ if module.items.contains(first) => Some((module, first.clone())),
            _ => match self.child(at, first) {
                Some(child) => self.below(child, &path[1..], depth),
                None => {
                    let used = module.uses.get(first)?;
                    let whole: Path = used.iter().chain(&path[1..]).cloned().collect();
                    // `use db;` says no more than the name itself.
                    if whole == path { None } else { self.home(at, &whole, depth + 1) }
                }
            },
        }
    }

    fn home_of_super(
        &self,
        at: &[String],
        path: &[String],
        depth: usize,
    ) -> Option<(&Module, String)> {
        let ups = path.iter().take_while(|name| *name == "super").count();
        let up = at.len().checked_sub(ups)?;
        self.below(at[..up].to_vec(), &path[ups..], depth)
    }

    fn below(&self, at: Path, path: &[String], depth: usize) -> Option<(&Module, String)> {
        let name = path.first()?;
        let module = self.0.get(&at)?;
        if let Some(child) = self.child(&at, name) {
            return self.below(child, &path[1..], depth);
        }
        if !module.items.contains(name) {
            if module.uses.contains_key(name) {
                return self.home(&at, path, depth + 1);
            }
            if let Some(from) = self.brought(&at, module, name) {
                return self.below(from, path, depth + 1);
            }
        }
        // What a macro makes is defined where the macro stands.
        Some((module, name.clone()))
    }

    /// The module of which this one brings everything, the name among it.
    fn brought(&self, at: &[String], module: &Module, name: &str) -> Option<Path> {
        let absolute = |glob: &Path| match glob.first().map(String::as_str) {
            Some("crate") => glob[1..].to_vec(),
            Some("self") => [at, &glob[1..]].concat(),
            _ => [at, glob].concat(),
        };
        let has = |from: &Path| self.0.get(from).is_some_and(|module| module.items.contains(name));
        module.globs.iter().map(absolute).find(has)
    }

    fn child(&self, at: &[String], name: &str) -> Option<Path> {
        let path: Path = at.iter().cloned().chain([name.to_owned()]).collect();
        self.0.contains_key(&path).then_some(path)
    }
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Mod(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let inside = attribute.meta.require_list().map(|list| list.tokens.to_string());
        attribute.path().is_ident("cfg") && inside.is_ok_and(|what| what == "test")
    })
}

/// What a macro's call makes: whatever is called a struct or an enum, or else the last name alone.
fn made(tokens: TokenStream) -> Vec<String> {
    let names: Vec<String> = tokens
        .into_iter()
        .filter_map(|token| match token {
            TokenTree::Ident(name) => Some(name.to_string()),
            _ => None,
        })
        .collect();
    let declared = names.windows(2).filter(|pair| ["struct", "enum"].contains(&&*pair[0]));
    let declared: Vec<String> = declared.map(|pair| pair[1].clone()).collect();
    match names.last() {
        Some(last) if declared.is_empty() => vec![last.clone()],
        _ => declared,
    }
}

struct Reader {
    module: Module,
}

impl Reader {
    fn read(&mut self, item: &Item) {
        let name = match item {
            Item::Fn(item) => Some(&item.sig.ident),
            Item::Struct(item) => Some(&item.ident),
            Item::Enum(item) => Some(&item.ident),
            Item::Trait(item) => Some(&item.ident),
            Item::Type(item) => Some(&item.ident),
            Item::Const(item) => Some(&item.ident),
            Item::Static(item) => Some(&item.ident),
            Item::Macro(item) => item.ident.as_ref(),
            _ => None,
        };
        self.module.items.extend(name.map(ToString::to_string));
        match item {
            Item::Macro(item) if item.ident.is_none() => {
                self.module.items.extend(made(item.mac.tokens.clone()));
                self.visit_macro(&item.mac);
            }
            // Its text belongs to where it is called.
            Item::Macro(item) if item.ident.is_some() => {}
            Item::Use(item) => {
                let handed_on = !matches!(item.vis, Visibility::Inherited);
                self.bring(&item.tree, &mut Path::new(), handed_on);
            }
            _ => self.visit_item(item),
        }
    }

    fn bring(&mut self, tree: &UseTree, stem: &mut Path, handed_on: bool) {
        let (name, bound) = match tree {
            UseTree::Path(path) => {
                stem.push(path.ident.to_string());
                self.bring(&path.tree, stem, handed_on);
                stem.pop();
                return;
            }
            UseTree::Group(group) => {
                group.items.iter().for_each(|tree| self.bring(tree, stem, handed_on));
                return;
            }
            UseTree::Glob(_) => {
                self.module.globs.push(stem.clone());
                return;
            }
            UseTree::Name(name) => (name.ident.to_string(), None),
            UseTree::Rename(name) => (name.ident.to_string(), Some(name.rename.to_string())),
        };
        let mut path = stem.clone();
        if name != "self" {
            path.push(name);
        }
        if let Some(bound) = bound.or_else(|| path.last().cloned()) {
            self.module.uses.insert(bound, path.clone());
        }
        if !handed_on {
            self.module.taken.push(path);
        }
    }

    /// Paths in the text of a macro's call, which is no syntax.
    fn scan(&mut self, tokens: TokenStream) {
        let mut path = Path::new();
        let mut colons = 2;
        for token in tokens {
            match token {
                TokenTree::Ident(name) if colons == 2 => {
                    path.push(name.to_string());
                    colons = 0;
                }
                TokenTree::Punct(punct) if punct.as_char() == ':' && !path.is_empty() => {
                    colons += 1;
                }
                other => {
                    self.take(std::mem::take(&mut path));
                    colons = 2;
                    match other {
                        TokenTree::Group(group) => self.scan(group.stream()),
                        TokenTree::Ident(name) => {
                            path.push(name.to_string());
                            colons = 0;
                        }
                        _ => {}
                    }
                }
            }
        }
        self.take(path);
    }

    fn take(&mut self, path: Path) {
        if !path.is_empty() {
            self.module.taken.push(path);
        }
    }
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        let names: Path = path.segments.iter().map(|part| part.ident.to_string()).collect();
        self.take(names);
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.take(call.path.segments.iter().map(|part| part.ident.to_string()).collect());
        self.scan(call.tokens.clone());
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.bring(&item.tree, &mut Path::new(), false);
    }

    fn visit_attribute(&mut self, _: &'ast Attribute) {}
}
