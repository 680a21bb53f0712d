//! Opening an account: real name, certificates, personal, tax and beneficiary facts, e-mail,
//! address, completeness.

mod audit_look;
mod auditing;
mod avatar;
mod barrier;
mod callers;
mod card_proofs;
mod certificate;
mod change_email;
mod change_profile;
mod changes;
mod completeness;
mod declare_tax;
pub mod dictionary;
mod districts;
mod expiring;
mod files;
mod hand_in_renewal;
mod holder;
mod ids;
mod item;
mod items;
mod notes;
mod old_consents;
mod open_account;
mod opening_flow;
mod parameters;
mod parting;
mod picture;
mod profile;
mod profile_changes;
mod proofs;
mod read_certificate;
mod reading;
mod refusals;
mod register;
mod renewal;
mod standing;
mod store;
mod takeaway;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod user_record;
mod verify_real_name;
mod when_opened;

pub use auditing::{settle as settle_proofs, settle_all as settle_all_proofs};
pub use barrier::{Barrier, Mend};
pub use callers::{Trader, Unlocked};
pub use card_proofs::{attest_card, await_card_proof, card_proof};
pub use completeness::{Completeness, Products};
pub use dictionary::AuditState;
pub use districts::provinces;
pub use expiring::{opened_among, tell_of_certificates};
pub use ids::{FileId, ProofNo};
pub use notes::{
    DemoAccount, DemoAudit, DemoRefusal, audit_for_demo, expire_for_demo, note_card, note_risk,
    open_for_demo, refuse_card_for_demo,
};
pub use old_consents::migrate_consents;
pub use parting::{PARTS, forget_identity};
pub use profile::{Element, Profile, profile};
pub use reading::{NOT_INSTALLED, PHOTO_FORM_MAX, PhotoForm, photo_in, read_photo, reads_photos};
pub use register::{note_register_due, register_due};
pub use standing::{Standing, standing, standings, tested_risk};
pub use takeaway::HELD;
pub use when_opened::{Opened, OpenedHook, WhenOpened};

use wire::{
    Customer, Routes,
    Topic::{self, Card, Clock, Risk, Session},
    op,
};

/// The room's operations.
pub fn routes() -> Routes {
    picture_of_oneself(changes(opening(reads(Routes::new("accounts")))))
}

fn reads(routes: Routes) -> Routes {
    routes
        .get(
            "/userinfo",
            op("userinfo", "the user record").reads(&[Session, Topic::Profile, Risk, Card, Clock]),
            user_record::user_record,
        )
        .bff(
            "member/info/userInfo",
            op("userInfo", "the user record").reads(&[Session, Topic::Profile, Risk, Card, Clock]),
            user_record::user_record,
        )
        .bff(
            "member/info/userBaseInfo",
            op("userBaseInfo", "the basic user record").reads(&[
                Session,
                Topic::Profile,
                Risk,
                Card,
                Clock,
            ]),
            user_record::user_base_record,
        )
        .get(
            "/symbol",
            op("symbol", "what is missing").reads(&[Topic::Profile, Clock]),
            completeness::completeness,
        )
        .bff(
            "member/info/symbol",
            op("memberSymbol", "what is missing").reads(&[Topic::Profile, Clock]),
            completeness::completeness,
        )
        .bff(
            "common/info/symbol",
            op("productSymbol", "what is missing for a product").reads(&[Topic::Profile, Clock]),
            completeness::completeness,
        )
        .bff(
            "member/info/profileChanges",
            op("profileChanges", "what was changed of the profile").reads(&[Topic::Profile]),
            profile_changes::profile_changes,
        )
        .get(
            "/openflow",
            op("openflow", "steps of opening").reads(&[Topic::Profile, Risk, Card, Clock]),
            opening_flow::opening_flow,
        )
        .get(
            "/user/addressDistrict",
            op("districts", "provinces, cities, districts").touches_nothing(),
            districts::districts,
        )
}

fn opening(routes: Routes) -> Routes {
    routes
        .post(
            "/userAuth",
            op("userAuth", "check name and certificate").writes(&[Topic::Profile]),
            verify_real_name::verify_real_name,
        )
        .upload::<Customer, files::PictureForm, files::UploadedPicture>(
            "/api/v1/m/uploadPic",
            op("uploadPic", UPLOAD).touches_nothing(),
            files::upload_route(),
        )
        .post(
            "/handlePic",
            op("readCertificate", "read a photo of a certificate")
                .touches_nothing()
                .silent()
                .body_max(read_certificate::BODY_MAX),
            read_certificate::read_certificate,
        )
        .post(
            "/open",
            op("openAccount", "open the account").writes(&[Topic::Profile, Card]).idempotent(),
            open_account::open_account,
        )
        .post(
            "/open/proof",
            op("submitProof", "hand in a proof for audit").writes(&[Topic::Profile]),
            proofs::submit_proof,
        )
        .post(
            "/open/proof/update",
            op("updateProof", "hand in a proof again").writes(&[Topic::Profile]),
            proofs::update_proof,
        )
        .get(
            "/open/proof/detail",
            op("proofDetail", "audit state of a proof").reads(&[Topic::Profile]),
            proofs::proof_detail,
        )
}

fn changes(routes: Routes) -> Routes {
    routes
        .post(
            "/changeinfo",
            op("changeProfile", "change items of the profile")
                .writes(&[Topic::Profile, Topic::Message]),
            change_profile::change_profile,
        )
        .post(
            "/userinfo/separatechange",
            op("changeOneItem", "change one item").writes(&[Topic::Profile, Topic::Message]),
            change_profile::change_one,
        )
        .post(
            "/validateUserInfo",
            op("validateProfile", "validate items before saving").reads(&[Topic::Profile]).silent(),
            change_profile::validate_profile,
        )
        .post(
            "/emailchange",
            op("changeEmail", "change the e-mail").writes(&[Topic::Profile, Topic::Message]),
            change_email::change_email,
        )
        .post(
            "/crs/modify",
            op("declareTax", "declare tax residency").writes(&[Topic::Profile, Topic::Message]),
            declare_tax::declare_tax,
        )
}

fn picture_of_oneself(routes: Routes) -> Routes {
    routes
        .upload::<Customer, PhotoForm, avatar::UploadedAvatar>(
            "/api/v1/m/uploaduseravatar",
            op("uploadAvatar", UPLOAD_AVATAR).writes(&[Topic::Profile]),
            avatar::upload_route(),
        )
        .get(
            "/useravatar",
            op("userAvatar", "download the picture of oneself")
                .reads(&[Topic::Profile])
                .unsealed()
                .silent(),
            avatar::user_avatar,
        )
        .post(
            "/useravatar/remove",
            op("removeAvatar", "have no picture of oneself any more").writes(&[Topic::Profile]),
            avatar::remove_avatar,
        )
}

const UPLOAD: &str = "upload a picture: a form with kind (certFront, certBack, card) and file \
    (JPG, PNG or WebP, at most 4 MB); answers {fileId}";
const UPLOAD_AVATAR: &str = "upload the picture of oneself: a form with file (JPG, PNG or WebP, \
    at most 2 MB); answers {avatarId}";

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("accounts",
    "begin" => include_str!("../../../migrations/accounts_0001_begin.sql"),
    "readings" => include_str!("../../../migrations/accounts_0002_readings.sql"),
    "avatars" => include_str!("../../../migrations/accounts_0003_avatars.sql"),
    "personal" => include_str!("../../../migrations/accounts_0004_personal.sql"),
    "expiry" => include_str!("../../../migrations/accounts_0005_expiry.sql"),
    "renewals" => include_str!("../../../migrations/accounts_0006_renewals.sql"),
    "changes" => include_str!("../../../migrations/accounts_0007_changes.sql"),
    "email" => include_str!("../../../migrations/accounts_0008_email.sql"),
    "certificates" => include_str!("../../../migrations/accounts_0009_certificates.sql"),
    "closed" => include_str!("../../../migrations/accounts_0010_closed.sql"),
    "large text" => include_str!("../../../migrations/accounts_0011_large_text.sql"),
    "register" => include_str!("../../../migrations/accounts_0012_register.sql"),
    "renewed before" => include_str!("../../../migrations/accounts_0013_renewed_before.sql"),
    "under review" => include_str!("../../../migrations/accounts_0014_under_review.sql"),
);

#[cfg(test)]
mod tests;

#[cfg(test)]
mod contract {
    #[test]
    fn all_statements_are_good() {
        let complaints = db::testing::check_statements(&crate::testing::migrations());
        assert_eq!(complaints, Vec::<String>::new());
    }

    #[test]
    fn the_contract_is_fresh() {
        wire::contract_fragment(&crate::routes()).check().unwrap();
    }
}
