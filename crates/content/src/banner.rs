//! Banners of the folder: words at a place for some days.

use crate::{
    file::File,
    span::{Audience, Span},
};
use kernel::Day;

/// The place that the app has.
pub const HOME: &str = "home";
/// What a button says that the folder gives no words.
pub const READ: &str = "花一分钟看看";

/// A banner of the folder's own, in place of the newest article.
#[derive(Debug)]
pub struct OwnBanner {
    /// The name of its file.
    pub name: String,
    pub position: &'static str,
    pub audience: Audience,
    pub from: Day,
    pub span: Span,
    pub title: String,
    pub subtitle: String,
    pub action: String,
    pub text_key: String,
}

/// What a banner's head may say.
pub const NAMES: &[&str] =
    &["title", "subtitle", "action", "text", "position", "audience", "from", "until"];

impl OwnBanner {
    /// Reads a file of a banner; it is all head.
    pub fn read(name: &str, mut file: File<'_>) -> Option<Self> {
        let (title, subtitle) = (file.word("title"), file.word("subtitle"));
        let (text_key, from) = (file.word("text"), file.day("from"));
        let (span, audience) = (Span::of(&mut file), Audience::of(&mut file));
        let position = file.one_of("position", &[HOME]);
        let action = match file.value("action") {
            "" => READ,
            action => action,
        };
        Some(Self {
            name: name.to_owned(),
            position: position?,
            audience: audience?,
            from: from?,
            span,
            title: title?,
            subtitle: subtitle?,
            action: action.to_owned(),
            text_key: text_key?,
        })
    }
}
