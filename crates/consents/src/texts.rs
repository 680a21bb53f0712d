//! The texts to which customers agree.

use crate::Purpose;
use kernel::Day;
use wire::{Answer, App, Failure};

/// A text as it is agreed to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConsentText {
    /// Key and version, `open@2026.1`.
    pub id: String,
    pub title: String,
    /// SHA-256 of it, in hex.
    pub sha256: String,
}

/// Which text a purpose has on a day. The room that keeps texts stands above this one, so the
/// application says; a service of it.
#[derive(Debug, Clone, Copy)]
pub struct ConsentTexts(pub fn(&App, Purpose, Day) -> Option<ConsentText>);

/// The text of a purpose on a day.
///
/// # Errors
/// A fault when there is none.
pub fn text_of(app: &App, purpose: Purpose, day: Day) -> Answer<ConsentText> {
    let ConsentTexts(find) = app.get::<ConsentTexts>();
    find(app, purpose, day)
        .ok_or_else(|| Failure::fault("consents", format!("no text for {}", purpose.code())))
}
