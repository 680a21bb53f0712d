//! Modules: named lists of what there is to read.

use crate::{
    Text,
    file::{File, files},
    notice::{Notice, NoticeKind, listed},
    text::{articles, text},
};
use kernel::Day;

/// A module of a day.
pub struct Module {
    pub title: &'static str,
    pub summary: &'static str,
    /// In their order, each under the heading of its group; without groups that is empty.
    pub items: Vec<(&'static str, Item)>,
}

/// What a module lists.
pub enum Item {
    Notice(&'static Notice),
    Article(&'static Text),
    Text(&'static Text),
}

const MODULES: &[(&str, &str)] = files!("modules": "notice", "policy", "help", "articles");

/// A module as it is on a day. Notices can be asked for by kind.
pub fn module(code: &str, day: Day, kind: Option<NoticeKind>) -> Option<Module> {
    let (_, file) = MODULES.iter().find(|(known, _)| *known == code)?;
    let file = File::of(file)?;
    let items = match file.body {
        "@notices" => listed(day, kind).into_iter().map(|one| ("", Item::Notice(one))).collect(),
        "@articles" => {
            let begun = articles().iter().filter(|article| article.from <= day);
            begun.map(|one| ("", Item::Article(one))).collect()
        }
        lines => lines.lines().flat_map(|line| group(line, day)).collect(),
    };
    Some(Module { title: file.value("title"), summary: file.value("summary"), items })
}

/// `使用我们的服务: user privacy`
fn group(line: &'static str, day: Day) -> impl Iterator<Item = (&'static str, Item)> {
    let (heading, keys) = line.split_once(": ").unwrap_or((line, ""));
    let texts = keys.split(' ').filter_map(move |key| text(key, day));
    texts.map(move |text| (heading, Item::Text(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_of_a_module_is_a_text() {
        let day = "2026-03-02".parse().unwrap();
        for (code, file) in MODULES {
            let file = File::of(file).unwrap();
            let found = module(code, day, None).unwrap();
            assert!(!found.title.is_empty() && !found.items.is_empty(), "{code}");
            if !file.body.starts_with('@') {
                let keys =
                    file.body.lines().flat_map(|line| line.split_once(": ").unwrap().1.split(' '));
                assert_eq!(found.items.len(), keys.count(), "{code}");
            }
        }
    }
}
