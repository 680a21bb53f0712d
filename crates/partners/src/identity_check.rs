//! Whether a name and a certificate number belong together.

use crate::Reply;
use kernel::{IdNumber, PersonName};

/// What the register of identities says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IdentityVerdict {
    /// Name and number belong together.
    Matches,
    /// They do not.
    Differs,
    /// The register cannot say; a person must look at the certificate.
    Undecided,
}

/// Asks the register of identities.
pub trait IdentityCheck: Send + Sync {
    /// Checks name and number.
    fn check<'a>(
        &'a self,
        name: &'a PersonName,
        number: &'a IdNumber,
    ) -> Reply<'a, IdentityVerdict>;
}
