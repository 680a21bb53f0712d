//! Notices of the company: from a day on, and listed until another.

use crate::{
    attachment::Attachment,
    file::File,
    span::{Audience, Span},
};
use kernel::Day;
use std::sync::Arc;

/// A notice.
#[derive(Debug)]
pub struct Notice {
    pub id: String,
    pub title: String,
    /// A sentence for lists.
    pub summary: String,
    pub kind: NoticeKind,
    /// Before this day nobody reads it.
    pub from: Day,
    /// The last day on which it is listed; later it is read by its link only.
    pub until: Option<Day>,
    /// In whose lists it stands; by its link everybody reads it.
    pub audience: Audience,
    /// Stands before all others in the list.
    pub pinned: bool,
    /// Its files, each with the title under which it is shown.
    pub files: Vec<(String, Arc<Attachment>)>,
    /// Markdown.
    pub body: String,
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

/// What a notice's head may say.
pub const NAMES: &[&str] =
    &["title", "summary", "kind", "from", "until", "audience", "pinned", "files"];

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

impl Notice {
    /// Reads a file of a notice; its own files are among these.
    pub fn read(id: &str, mut file: File<'_>, ours: &[Arc<Attachment>]) -> Option<Self> {
        let (title, summary) = (file.word("title"), file.word("summary"));
        let (from, span) = (file.day("from"), Span::of(&mut file));
        let (audience, pinned) =
            (Audience::of(&mut file), file.one_of("pinned", &["false", "true"]));
        let kind = NoticeKind::of(file.value("kind"));
        if kind.is_none() {
            file.wrong("kind", "kind is none of holiday, fees, service, risk, terms");
        }
        let mut files = Vec::new();
        for said in file.value("files").split("; ").filter(|said| !said.is_empty()) {
            let found = said.split_once('=').and_then(|(id, title)| {
                Some((title.to_owned(), ours.iter().find(|one| one.id == id)?.clone()))
            });
            match found {
                Some(found) => files.push(found),
                None => file.wrong("files", format!("{said} is no file of files/ and its title")),
            }
        }
        Some(Self {
            id: id.to_owned(),
            body: file.full_body()?,
            title: title?,
            summary: summary?,
            kind: kind?,
            from: from?,
            until: span.until,
            audience: audience?,
            pinned: pinned? == "true",
            files,
        })
    }

    /// Whether it is listed on a day for whoever has logged in, or has not.
    pub fn is_for(&self, day: Day, logged_in: bool) -> bool {
        self.is_listed(day) && self.audience.has(logged_in)
    }
}
