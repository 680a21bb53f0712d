//! Opening an account: real name, certificates, personal, tax and beneficiary facts, e-mail,
//! address, completeness.
#![allow(unused_variables, dead_code)]

mod change_email;
mod change_profile;
mod completeness;
mod declare_tax;
mod dictionary;
mod districts;
mod open_account;
mod opening_flow;
mod profile;
mod proofs;
mod user_record;
mod verify_real_name;

use wire::{Routes, op};

/// The room's operations.
pub fn routes() -> Routes {
    proofs_and_profile(reads(Routes::new("accounts")))
}

fn reads(routes: Routes) -> Routes {
    routes
        .get("/userinfo", op("userinfo", "the user record"), user_record::user_record)
        .bff("member/info/userInfo", op("userInfo", "the user record"), user_record::user_record)
        .bff(
            "member/info/userBaseInfo",
            op("userBaseInfo", "the basic user record"),
            user_record::user_base_record,
        )
        .get("/symbol", op("symbol", "what is missing"), completeness::completeness)
        .bff(
            "member/info/symbol",
            op("memberSymbol", "what is missing"),
            completeness::completeness,
        )
        .bff(
            "common/info/symbol",
            op("productSymbol", "what is missing for a product"),
            completeness::product_completeness,
        )
        .get("/openflow", op("openflow", "steps of opening"), opening_flow::opening_flow)
        .get(
            "/user/addressDistrict",
            op("districts", "provinces, cities, districts"),
            districts::districts,
        )
}

fn proofs_and_profile(routes: Routes) -> Routes {
    routes
        .post(
            "/userAuth",
            op("userAuth", "check name and certificate"),
            verify_real_name::verify_real_name,
        )
        .post(
            "/open",
            op("openAccount", "open the account").idempotent(),
            open_account::open_account,
        )
        .post("/open/proof", op("submitProof", "hand in a proof for audit"), proofs::submit_proof)
        .post(
            "/open/proof/update",
            op("updateProof", "hand in a proof again"),
            proofs::update_proof,
        )
        .get(
            "/open/proof/detail",
            op("proofDetail", "audit state of a proof"),
            proofs::proof_detail,
        )
        .post(
            "/changeinfo",
            op("changeProfile", "change items of the profile"),
            change_profile::change_profile,
        )
        .post(
            "/userinfo/separatechange",
            op("changeOneItem", "change one item"),
            change_profile::change_one,
        )
        .post(
            "/validateUserInfo",
            op("validateProfile", "validate items before saving"),
            change_profile::validate_profile,
        )
        .post("/emailchange", op("changeEmail", "change the e-mail"), change_email::change_email)
        .post("/crs/modify", op("declareTax", "declare tax residency"), declare_tax::declare_tax)
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = &[];

fn later<T>() -> wire::Answer<T> {
    Err(wire::Failure::fault("accounts", "not built yet"))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_contract_is_fresh() {
        wire::contract_fragment(&crate::routes()).check().unwrap();
    }
}
