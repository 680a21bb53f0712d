//! What broke in the app on somebody's phone: where and of which kind, and nothing of the
//! customer's. It is a line in the log and a figure; nothing is stored.

use kernel::Line;
use serde::{Deserialize, Serialize};
use std::sync::{
    LazyLock,
    atomic::{AtomicU64, Ordering},
};
use utoipa::ToSchema;
use wire::{Answer, Call, Limited, Visitor};

/// What broke. A message is not asked for: it may have in it what somebody typed.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReportFaultRequest {
    /// The name of the page's first script, which the manifest of a release has.
    pub release: Line<40>,
    /// The screen's path as the screen table has it, without arguments: `/funddetail`.
    pub screen: Line<64>,
    /// The kind of the error: `TypeError`.
    pub name: Line<40>,
}

/// Nothing to say.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReportedFault {}

/// Every screen of the specification, and what stands for any other.
pub static SCREENS: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let rows = include_str!("../../../contract/routes.tsv").lines().skip(1);
    rows.filter_map(|row| row.split('\t').next()).collect()
});
const OTHER: &str = "other";

static REPORTED: AtomicU64 = AtomicU64::new(0);

/// How many faults were reported to this process.
pub fn faults_reported() -> u64 {
    REPORTED.load(Ordering::Relaxed)
}

/// Writes it down once. Anybody may send anything, so only known screens and bare names go on.
pub async fn report_fault(
    call: Call<Visitor>,
    request: ReportFaultRequest,
) -> Answer<ReportedFault> {
    call.limit(Limited::Fault).await?;
    REPORTED.fetch_add(1, Ordering::Relaxed);
    let (release, screen, name) = told(&request);
    tracing::warn!(doing = "showing a screen", release, screen, name, "the app broke");
    Ok(ReportedFault {})
}

fn told(request: &ReportFaultRequest) -> (&str, &str, &str) {
    let screen = SCREENS.iter().find(|path| **path == &*request.screen);
    let release = bare(&request.release, |c| c.is_ascii_alphanumeric() || "-_.".contains(c));
    // No digits: numbers are what names people, cards and certificates.
    let name = bare(&request.name, |c| c.is_ascii_alphabetic());
    (release, screen.copied().unwrap_or(OTHER), name)
}

fn bare(text: &str, fits: fn(char) -> bool) -> &str {
    let digits = text.chars().filter(char::is_ascii_digit).count();
    if !text.is_empty() && digits < 11 && text.chars().all(fits) { text } else { OTHER }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(release: &str, screen: &str, name: &str) -> ReportFaultRequest {
        let body = serde_json::json!({"release": release, "screen": screen, "name": name});
        serde_json::from_value(body).unwrap()
    }

    #[test]
    fn what_broke_is_told_by_release_screen_and_kind() {
        let fault = request("index-CZWwQKwD", "/funddetail", "TypeError");
        assert_eq!(told(&fault), ("index-CZWwQKwD", "/funddetail", "TypeError"));
    }

    #[test]
    fn what_could_be_somebodys_is_not_told() {
        let fault = request("13987650321", "/gesture/13987650321", "欧阳标记");
        assert_eq!(told(&fault), (OTHER, OTHER, OTHER));
        let fault = request("6299010000000770003", "/funddetail?fundCode=016823", "E110101");
        assert_eq!(told(&fault), (OTHER, OTHER, OTHER));
    }
}
