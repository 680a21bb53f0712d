//! Figures that may change: dated rows, read on the business day of a call.

use crate::store;
use db::Tx;
use kernel::Day;
use std::collections::HashMap;
use wire::{Answer, Failure};

const PICTURES_REQUIRED: &str = "cert_pictures_required";

/// The figures of opening.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Parameters {
    /// Full years.
    pub age_min: i32,
    pub checks_per_day: i64,
    /// A certificate that expires within so many days is to be renewed.
    pub cert_soon_days: i32,
    pub cert_pictures_required: bool,
    /// Trading days within which a proof is decided.
    pub proof_days: i32,
    /// Photos of a customer that are read on a day.
    pub readings_per_day: i64,
    /// Photos that a customer uploads on a day for the picture of himself.
    pub avatars_per_day: i64,
}

impl Parameters {
    /// Those in force on a day.
    pub async fn on(tx: &mut Tx, day: Day) -> Answer<Self> {
        let rows: HashMap<String, i64> = store::parameters(tx, day).await?.into_iter().collect();
        let find = |name: &'static str| {
            rows.get(name).copied().ok_or_else(|| Failure::fault("accounts parameter", name))
        };
        let small = |name: &'static str| {
            find(name)?.try_into().map_err(|_| Failure::fault("accounts parameter", name))
        };
        Ok(Self {
            age_min: small("age_min")?,
            checks_per_day: find("checks_per_day")?,
            cert_soon_days: small("cert_soon_days")?,
            cert_pictures_required: find(PICTURES_REQUIRED)? != 0,
            proof_days: small("proof_days")?,
            readings_per_day: find("readings_per_day")?,
            avatars_per_day: find("avatars_per_day")?,
        })
    }

    /// Whether pictures of the certificate are needed to trade: asked for in every order, so the
    /// other figures are not read.
    pub async fn cert_pictures_required_on(tx: &mut Tx, day: Day) -> Answer<bool> {
        let value = store::parameter(tx, PICTURES_REQUIRED, day).await?;
        let value = value.ok_or_else(|| Failure::fault("accounts parameter", PICTURES_REQUIRED))?;
        Ok(value != 0)
    }
}
