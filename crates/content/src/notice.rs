//! Notices of the company: from a day on, and listed until another.

use crate::{
    attachment::{Attachment, attachment},
    file::{File, files},
};
use kernel::Day;
use std::{cmp::Reverse, sync::LazyLock};

/// A notice.
#[derive(Debug)]
pub struct Notice {
    pub id: &'static str,
    pub title: &'static str,
    /// A sentence for lists.
    pub summary: &'static str,
    pub kind: NoticeKind,
    /// Before this day nobody reads it.
    pub from: Day,
    /// The last day on which it is listed; later it is read by its link only.
    pub until: Option<Day>,
    /// Stands before all others in the list.
    pub pinned: bool,
    /// Its files, each with the title under which it is shown.
    pub files: Vec<(&'static str, &'static Attachment)>,
    /// Markdown.
    pub body: &'static str,
}

/// What a notice is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoticeKind {
    Holiday,
    Fees,
    Service,
    Risk,
    Terms,
}

const NOTICES: &[(&str, &str)] = files!("notices": "privacy-2026", "new-year-2026", "fee-2026",
    "fraud-2026", "spring-2026", "labour-2026", "quick-redeem-2026", "national-2026",
    "channel-202611", "qdii-202611");

static PARSED: LazyLock<Vec<Notice>> = LazyLock::new(|| {
    let mut all: Vec<_> = NOTICES.iter().filter_map(|(id, text)| parse(id, text)).collect();
    all.sort_by_key(|notice| (Reverse(notice.pinned), Reverse(notice.from)));
    all
});

/// What is listed on a day: pinned ones, then the newest first; of one kind, or of all.
pub fn listed(day: Day, kind: Option<NoticeKind>) -> Vec<&'static Notice> {
    let asked = |notice: &&Notice| kind.is_none_or(|kind| notice.kind == kind);
    PARSED.iter().filter(|notice| notice.is_listed(day)).filter(asked).collect()
}

/// A notice that has been given by a day, listed or not.
pub fn notice(id: &str, day: Day) -> Option<&'static Notice> {
    PARSED.iter().find(|notice| notice.id == id && notice.from <= day)
}

/// Whether a notice that has been given by a day has the file.
pub fn has_file(id: &str, day: Day) -> bool {
    let has = |notice: &Notice| notice.files.iter().any(|(_, file)| file.id == id);
    PARSED.iter().any(|notice| notice.from <= day && has(notice))
}

impl Notice {
    /// Given, and not yet past its last day.
    pub fn is_listed(&self, day: Day) -> bool {
        self.from <= day && !self.has_ended(day)
    }

    /// Past its last day.
    pub fn has_ended(&self, day: Day) -> bool {
        self.until.is_some_and(|until| until < day)
    }
}

impl NoticeKind {
    const ALL: [Self; 5] = [Self::Holiday, Self::Fees, Self::Service, Self::Risk, Self::Terms];

    /// As files and answers write it.
    pub fn code(self) -> &'static str {
        match self {
            Self::Holiday => "holiday",
            Self::Fees => "fees",
            Self::Service => "service",
            Self::Risk => "risk",
            Self::Terms => "terms",
        }
    }

    pub fn chinese(self) -> &'static str {
        match self {
            Self::Holiday => "休市安排",
            Self::Fees => "费率",
            Self::Service => "服务",
            Self::Risk => "风险提示",
            Self::Terms => "协议",
        }
    }

    pub fn of(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.code() == code)
    }
}

fn parse(id: &'static str, text: &'static str) -> Option<Notice> {
    let file = File::of(text)?;
    Some(Notice {
        id,
        title: file.value("title"),
        summary: file.value("summary"),
        kind: NoticeKind::of(file.value("kind"))?,
        from: file.day("from")?,
        until: file.day("until"),
        pinned: file.value("pinned") == "true",
        files: file.value("files").split("; ").filter_map(file_of).collect(),
        body: file.body,
    })
}

/// `fee-2026.pdf=新规费率上限一览`
fn file_of(said: &'static str) -> Option<(&'static str, &'static Attachment)> {
    let (id, title) = said.split_once('=')?;
    Some((title, attachment(id)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_notice_is_whole_and_its_files_are_ours() {
        assert_eq!(PARSED.len(), NOTICES.len());
        for (notice, (_, text)) in NOTICES.iter().map(|row| (of(row.0), row)) {
            assert!(!notice.title.is_empty() && !notice.summary.is_empty(), "{}", notice.id);
            assert!(notice.body.chars().count() > 60, "{}", notice.id);
            assert!(notice.until.is_none_or(|until| until > notice.from), "{}", notice.id);
            let said = File::of(text).unwrap().value("files");
            assert_eq!(notice.files.len(), said.matches('=').count(), "{}", notice.id);
        }
    }

    #[test]
    fn a_notice_is_listed_from_its_first_to_its_last_day_and_then_only_read() {
        let spring = of("spring-2026");
        let day = |text: &str| text.parse::<Day>().unwrap();
        for (on, listed, readable) in [
            ("2026-02-01", false, false),
            ("2026-02-02", true, true),
            ("2026-02-24", true, true),
            ("2026-02-25", false, true),
        ] {
            assert_eq!(spring.is_listed(day(on)), listed, "{on}");
            assert_eq!(notice("spring-2026", day(on)).is_some(), readable, "{on}");
        }
    }

    fn of(id: &str) -> &'static Notice {
        PARSED.iter().find(|notice| notice.id == id).unwrap()
    }
}
