//! What a refusal says.

use wire::Failure;

/// What a refusal says to the customer.
pub(crate) fn said(failure: Failure) -> String {
    match failure {
        Failure::Refused(refusal) => refusal.sentence.into_owned(),
        failure => failure.to_string(),
    }
}
