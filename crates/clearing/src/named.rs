//! In whose name an account is opened or closed at the TA.

use accounts::Profile;
use exchange::AccountApplication;
use kernel::Day;

/// Who the customer is; the TA opens the account in this name.
pub(crate) fn named(record: AccountApplication, profile: Option<&Profile>) -> AccountApplication {
    let Some(profile) = profile else { return record };
    let name = profile.name.as_ref().map(|name| name.as_str().to_owned());
    let certificate = profile.certificate.as_ref();
    AccountApplication {
        investor_name: name.unwrap_or_default(),
        certificate_type: certificate.map_or("", |one| one.kind().code()).to_owned(),
        certificate_no: certificate.map_or("", |one| one.number()).to_owned(),
        certificate_valid_date: profile.cert_valid_to.map(Day::date),
        birthday: profile.birth.map(Day::date),
        sex: profile.sex.map(|sex| match sex {
            kernel::Sex::Male => exchange::Sex::Male,
            kernel::Sex::Female => exchange::Sex::Female,
        }),
        nationality: profile.country.map(|country| country.number()).unwrap_or_default(),
        ..record
    }
}
