//! Which mobiles are served.

use crate::refusals::AREA_NOT_SERVED;
use wire::Answer;

/// Only mobiles of the mainland, +86.
pub(crate) fn require_mainland(area_code: Option<&str>) -> Answer<()> {
    match area_code {
        None | Some("86" | "+86" | "") => Ok(()),
        Some(_) => Err(AREA_NOT_SERVED.into()),
    }
}
