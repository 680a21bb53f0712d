//! Which text of the company's each purpose has.

use consents::{ConsentText, ConsentTexts, Purpose};
use content::{AgreedText, Shelf};
use kernel::Day;
use wire::App;

/// The service of the application.
pub const CONSENT_TEXTS: ConsentTexts = ConsentTexts(find);

fn find(app: &App, purpose: Purpose, day: Day) -> Option<ConsentText> {
    let key = match purpose {
        Purpose::Account => "open",
        Purpose::Sensitive => "consent-sensitive",
        Purpose::Adviser => "consent-adviser",
        Purpose::Partner => "consent-partner",
        Purpose::Minor => "consent-minor",
        Purpose::Pension => "consent-pension",
        Purpose::Marketing => "consent-marketing",
    };
    let AgreedText { id, title, sha256 } = app.get::<Shelf>().agreed_text(key, day)?;
    Some(ConsentText { id, title, sha256 })
}
