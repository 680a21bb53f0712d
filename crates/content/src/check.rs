//! Whether a folder holds together: what it names is there, and no two things are of the same days.

use crate::{
    folder::{Folder, shipped},
    kept::{OwnText, own_texts},
    library::Library,
    mistake::Mistakes,
    notice::NoticeKind,
    page::{Card, Page},
    report_fault::SCREENS,
};
use kernel::FundCode;

/// What the app opens by its name.
const NEEDED: [&str; 28] = [
    "texts/user.md",
    "texts/privacy.md",
    "texts/open.md",
    "texts/card.md",
    "texts/consent-adviser.md",
    "texts/consent-marketing.md",
    "texts/consent-minor.md",
    "texts/consent-partner.md",
    "texts/consent-pension.md",
    "texts/consent-sensitive.md",
    "texts/investor-rights.md",
    "texts/risk-disclosure.md",
    "texts/fund-contract.md",
    "texts/prospectus.md",
    "texts/fund-summary.md",
    "texts/quick-redeem.md",
    "texts/fund-risk-notice.md",
    "texts/sales-service.md",
    "texts/about.md",
    "texts/pay-free.md",
    "pages/home.md",
    "pages/payFree.md",
    "modules/notice.md",
    "modules/policy.md",
    "modules/help.md",
    "modules/articles.md",
    "kinds/other.md",
    "terms.txt",
];

const FOLDERS: [&str; 9] = [
    "articles/",
    "banners/",
    "files/",
    "kinds/",
    "modules/",
    "notices/",
    "pages/",
    "redirects/",
    "texts/",
];

/// The themes of recommended funds.
const THEMES: [&str; 4] = ["steady", "index", "balanced", "cash"];

/// Adds what this program needs and a folder of before has not, as it ships.
pub fn complete(folder: &mut Folder) {
    for path in NEEDED {
        if let Some(content) = shipped().0.get(path) {
            folder.0.entry(path.to_owned()).or_insert_with(|| content.clone());
        }
    }
}

/// Reads a folder and notes everything that is wrong in it.
pub fn checked(
    folder: &Folder,
    has_fund: impl Fn(FundCode) -> bool,
    mistakes: &mut Mistakes,
) -> Library {
    let library = Library::read(folder, mistakes);
    for path in folder.0.keys() {
        let is_known = path == "terms.txt" || FOLDERS.iter().any(|home| path.starts_with(home));
        if !is_known {
            mistakes.add(path, 1, "nothing of this name is read");
        }
    }
    for path in NEEDED.iter().filter(|path| !folder.0.contains_key(**path)) {
        mistakes.add(path, 1, "missing, and the app opens it");
    }
    versions(folder, mistakes);
    for page in &library.pages {
        let path = format!("pages/{}.md", page.name);
        for card in &page.cards {
            check_card((folder, &library), &path, card, mistakes);
        }
    }
    pages_apart(&library.pages, mistakes);
    banners(folder, &library, mistakes);
    for redirect in &library.redirects {
        if let Some(wrong) = wrong_path(&redirect.path, &has_fund) {
            let path = format!("redirects/{}.md", redirect.key);
            mistakes.add(&path, line_of(folder, &path, "path"), wrong);
        }
    }
    library
}

/// No two versions of a text have a name or a first day in common.
fn versions(folder: &Folder, mistakes: &mut Mistakes) {
    let mut all: Vec<OwnText> = own_texts(folder);
    all.sort_by(|a, b| (&a.text.key, a.text.from).cmp(&(&b.text.key, b.text.from)));
    for pair in all.windows(2).filter(|pair| pair[0].text.key == pair[1].text.key) {
        let [one, other] = pair else { continue };
        if one.text.from == other.text.from {
            let wrong = format!("{} begins on the same day", one.path);
            mistakes.add(&other.path, other.line_of("from"), wrong);
        }
        if one.text.version == other.text.version {
            let wrong = format!("{} has the same version", one.path);
            mistakes.add(&other.path, other.line_of("version"), wrong);
        }
    }
}

fn check_card(
    (folder, library): (&Folder, &Library),
    path: &str,
    card: &Card,
    mistakes: &mut Mistakes,
) {
    for word in card.content.split(' ').filter(|word| !word.is_empty()) {
        let known = match &*card.kind {
            "text" | "articles" => folder.has_text(word),
            "entries" => library.redirect(word).is_some(),
            "picks" => THEMES.contains(&word),
            "notices" => NoticeKind::of(word).is_some(),
            _ => false,
        };
        if !known {
            mistakes.add(path, card.line, format!("a card {} knows no {word}", card.kind));
        }
    }
}

fn pages_apart(pages: &[Page], mistakes: &mut Mistakes) {
    for (at, page) in pages.iter().enumerate() {
        let same = |other: &&Page| other.code == page.code && other.dated == page.dated;
        for other in pages[..at].iter().filter(same).filter(|one| one.span.meets(page.span)) {
            let wrong = format!("its days overlap with those of pages/{}.md", other.name);
            mistakes.add(&format!("pages/{}.md", page.name), 1, wrong);
        }
    }
}

fn banners(folder: &Folder, library: &Library, mistakes: &mut Mistakes) {
    for (at, one) in library.banners.iter().enumerate() {
        let path = format!("banners/{}.md", one.name);
        if !folder.has_text(&one.text_key) {
            let line = line_of(folder, &path, "text");
            mistakes.add(&path, line, format!("there is no text {}", one.text_key));
        }
        for other in &library.banners[..at] {
            let meets = other.span.meets(one.span) && other.audience.meets(one.audience);
            if other.position == one.position && meets {
                let wrong = format!("its days overlap with those of banners/{}.md", other.name);
                mistakes.add(&path, 1, wrong);
            }
        }
    }
}

/// A path leads to a screen of the app, and to a fund that there is.
fn wrong_path(path: &str, has_fund: impl Fn(FundCode) -> bool) -> Option<String> {
    let (screen, query) = path.split_once('?').unwrap_or((path, ""));
    if !screen.starts_with('/') || !SCREENS.contains(&screen) {
        return Some(format!("{screen} is no screen of the app"));
    }
    let fund = query.split('&').find_map(|pair| pair.strip_prefix("fundCode="))?;
    let known = fund.parse().is_ok_and(has_fund);
    (!known).then(|| format!("there is no fund {fund}"))
}

fn line_of(folder: &Folder, path: &str, name: &str) -> usize {
    let text = folder.0.get(path).and_then(|bytes| std::str::from_utf8(bytes).ok());
    crate::kept::line_of(text.unwrap_or_default(), name)
}
