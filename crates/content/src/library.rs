//! A whole folder, read: what the company says.

use crate::{
    Text,
    attachment::Attachment,
    banner::{self, OwnBanner},
    file::File,
    folder::Folder,
    glossary,
    kind_text::{self, KindText},
    mistake::Mistakes,
    module::{self, Item, Lists, Module},
    notice::{self, Notice, NoticeKind},
    page::{self, Page},
    redirect::{self, Redirect},
    text::{self, begun, of_day},
};
use kernel::{Day, Instant, TimeOfDay};
use std::{cmp::Reverse, sync::Arc};

/// All that a folder has.
#[derive(Debug, Default)]
pub struct Library {
    /// Of the version; 0 is what ships with the program.
    pub number: i64,
    pub texts: Vec<Text>,
    /// The newest first.
    pub articles: Vec<Text>,
    /// Pinned ones, then the newest first.
    pub notices: Vec<Notice>,
    pub modules: Vec<Module>,
    pub pages: Vec<Page>,
    pub kinds: Vec<KindText>,
    pub banners: Vec<OwnBanner>,
    pub redirects: Vec<Redirect>,
    pub terms: Vec<(String, String)>,
    files: Vec<Arc<Attachment>>,
    /// Versions of texts that another folder had, too, and since when: who signed one can read it
    /// again.
    kept: Vec<(Text, Instant)>,
}

impl Library {
    /// Reads the files of a folder, and notes what is wrong with each of them.
    pub fn read(folder: &Folder, mistakes: &mut Mistakes) -> Self {
        let mut all = Self::default();
        for (id, bytes) in under(folder, "files/") {
            all.files.push(Arc::new(Attachment::read(id, bytes, mistakes)));
        }
        each(folder, "texts/", text::NAMES, mistakes, |n, f| all.texts.extend(Text::read(n, f)));
        each(folder, "articles/", text::NAMES, mistakes, |n, mut f| {
            f.word("summary");
            all.articles.extend(Text::read(n, f));
        });
        let files = &all.files;
        each(folder, "notices/", notice::NAMES, mistakes, |n, f| {
            all.notices.extend(Notice::read(n, f, files));
        });
        each(folder, "modules/", module::NAMES, mistakes, |n, f| {
            all.modules.extend(Module::read(n, f, folder));
        });
        each(folder, "pages/", page::NAMES, mistakes, |n, f| all.pages.extend(Page::read(n, f)));
        each(folder, "kinds/", kind_text::NAMES, mistakes, |n, f| {
            all.kinds.extend(KindText::read(n, f));
        });
        each(folder, "banners/", banner::NAMES, mistakes, |n, f| {
            all.banners.extend(OwnBanner::read(n, f));
        });
        each(folder, "redirects/", redirect::NAMES, mistakes, |n, f| {
            all.redirects.extend(Redirect::read(n, f));
        });
        if let Some(text) = utf8(folder, "terms.txt", mistakes) {
            all.terms = glossary::read("terms.txt", text, mistakes);
        }
        all.articles.sort_by_key(|article| Reverse(article.from));
        all.notices.sort_by_key(|notice| (Reverse(notice.pinned), Reverse(notice.from)));
        all
    }

    /// The same, with texts of other folders.
    pub fn keeping(self, number: i64, kept: Vec<(Text, Instant)>) -> Self {
        Self { number, kept, ..self }
    }

    /// The text of a key as it is on a day: of its versions the latest that has begun, or the
    /// first.
    pub fn text(&self, key: &str, day: Day) -> Option<&Text> {
        of_day(self.of_key(key), day)
    }

    /// A version of a text once it has begun, and for ever then, in this folder or not.
    pub fn text_of(&self, key: &str, version: &str, day: Day) -> Option<&Text> {
        self.begun(key, day).into_iter().find(|text| text.version == version)
    }

    /// All versions of a text that have begun by a day, in this folder or not.
    pub fn begun(&self, key: &str, day: Day) -> Vec<&Text> {
        let kept = self.kept.iter().map(|(text, _)| text);
        let kept = kept.filter(|text| text.key == key && text.from <= day);
        self.versions(key, day).into_iter().chain(kept).collect()
    }

    /// The version of a text that stood there at a moment, in this folder or not; none before the
    /// first day of all.
    pub fn read_at(&self, key: &str, at: Instant) -> Option<&Text> {
        let begun = self.begun(key, at.day()).into_iter();
        begun.filter(|text| self.stands_since(text) <= at).max_by_key(|text| text.from)
    }

    /// Since when a version has stood there for whoever registers: its first day, or when it was
    /// applied, where that was later.
    pub fn stands_since(&self, text: &Text) -> Instant {
        let is_it =
            |(kept, _): &&(Text, Instant)| kept.key == text.key && kept.version == text.version;
        let first = Instant::at(text.from, TimeOfDay::MIDNIGHT);
        self.kept.iter().find(is_it).map_or(first, |(_, kept_at)| first.max(*kept_at))
    }

    /// The versions of a text that have begun on a day, the newest first; before the first, that
    /// one.
    pub fn versions(&self, key: &str, day: Day) -> Vec<&Text> {
        begun(self.of_key(key), day)
    }

    fn of_key(&self, key: &str) -> impl Iterator<Item = &Text> + Clone {
        let key = key.to_owned();
        self.texts.iter().chain(&self.articles).filter(move |text| text.key == key)
    }

    /// What is listed on a day for who has logged in or has not; of one kind, or of all.
    pub fn listed(&self, day: Day, kind: Option<NoticeKind>, logged_in: bool) -> Vec<&Notice> {
        let asked = |notice: &&Notice| kind.is_none_or(|kind| notice.kind == kind);
        self.notices.iter().filter(|one| one.is_for(day, logged_in)).filter(asked).collect()
    }

    /// A notice that has been given by a day, listed or not.
    pub fn notice(&self, id: &str, day: Day) -> Option<&Notice> {
        self.notices.iter().find(|notice| notice.id == id && notice.from <= day)
    }

    /// A file of a notice that has been given by a day, and its title.
    pub fn file(&self, id: &str, day: Day) -> Option<&(String, Arc<Attachment>)> {
        let given = self.notices.iter().filter(|notice| notice.from <= day);
        given.flat_map(|notice| &notice.files).find(|(_, file)| file.id == id)
    }

    /// A file by its name, whether anything has to do with it or not.
    pub fn attachment(&self, id: &str) -> Option<&Arc<Attachment>> {
        self.files.iter().find(|file| file.id == id)
    }

    /// A page of a day: that of these days, or that which is always there.
    pub fn page(&self, code: &str, day: Day) -> Option<&Page> {
        let of_day = self.pages.iter().filter(|page| page.code == code && page.span.has(day));
        of_day.max_by_key(|page| page.dated)
    }

    /// All pages of a day.
    pub fn pages_on(&self, day: Day) -> impl Iterator<Item = &Page> {
        let is_shown = move |page: &&Page| {
            self.page(&page.code, day).is_some_and(|shown| std::ptr::eq(shown, *page))
        };
        self.pages.iter().filter(is_shown)
    }

    /// What a key is called, and where it leads.
    pub fn redirect(&self, key: &str) -> Option<&Redirect> {
        self.redirects.iter().find(|one| one.key == key)
    }

    /// A module by its code.
    pub fn module(&self, code: &str) -> Option<&Module> {
        self.modules.iter().find(|module| module.code == code)
    }

    /// What a module lists on a day, in its order, each under the heading of its group; without
    /// groups that is empty. Notices can be asked for by kind.
    pub fn items<'a>(
        &'a self,
        module: &'a Module,
        day: Day,
        kind: Option<NoticeKind>,
        logged_in: bool,
    ) -> Vec<(&'a str, Item<'a>)> {
        match &module.lists {
            Lists::Notices => {
                let listed = self.listed(day, kind, logged_in).into_iter();
                listed.map(|one| ("", Item::Notice(one))).collect()
            }
            Lists::Articles => {
                let begun = self.articles.iter().filter(|article| article.from <= day);
                begun.map(|one| ("", Item::Article(one))).collect()
            }
            Lists::Texts(keys) => {
                let found = |(heading, key): &'a (String, String)| {
                    Some((heading.as_str(), Item::Text(self.text(key, day)?)))
                };
                keys.iter().filter_map(found).collect()
            }
        }
    }

    /// The terms that stand in a text, longer ones first, so that 单位净值 is not read as 净值.
    pub fn terms_in(&self, text: &str) -> Vec<String> {
        let nouns = self.terms.iter().map(|(noun, _)| noun).filter(|noun| text.contains(*noun));
        let mut nouns: Vec<String> = nouns.cloned().collect();
        nouns.sort_by_key(|noun| Reverse(noun.chars().count()));
        nouns
    }

    /// The words of a kind; of one that has none of its own, those of all funds.
    pub fn kind(&self, key: &str) -> Option<&KindText> {
        let named = |key: &str| self.kinds.iter().find(|kind| kind.key == key);
        named(key).or_else(|| named("other"))
    }
}

/// The files below a folder, by their names in it.
fn under<'a>(folder: &'a Folder, home: &'a str) -> impl Iterator<Item = (&'a str, &'a Vec<u8>)> {
    folder.0.iter().filter_map(move |(path, bytes)| Some((path.strip_prefix(home)?, bytes)))
}

/// Reads each text below a folder by the name of its file.
fn each(
    folder: &Folder,
    home: &str,
    names: &[&str],
    mistakes: &mut Mistakes,
    mut read: impl FnMut(&str, File<'_>),
) {
    for (path, _) in folder.0.iter().filter(|(path, _)| path.starts_with(home)) {
        let Some(name) = path[home.len()..].strip_suffix(".md").filter(|n| is_name(n)) else {
            mistakes.add(path, 1, "the name is not 40 letters, digits, -, . and @ before .md");
            continue;
        };
        let Some(text) = utf8(folder, path, mistakes) else { continue };
        if let Some(file) = File::of(path, text, names, mistakes) {
            read(name, file);
        }
    }
}

fn is_name(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-.@".contains(c);
    !name.is_empty() && name.len() <= 40 && name.chars().all(plain)
}

fn utf8<'a>(folder: &'a Folder, path: &str, mistakes: &mut Mistakes) -> Option<&'a str> {
    let text = std::str::from_utf8(folder.0.get(path)?).ok();
    if text.is_none() {
        mistakes.add(path, 1, "not a text in UTF-8");
    }
    text
}
