//! Figures that may change: dated rows, read on the business day of a call.

use crate::store;
use db::Tx;
use kernel::Day;
use wire::{Answer, Failure, Figures};

const PICTURES_REQUIRED: &str = "cert_pictures_required";

/// The figures of opening.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Parameters {
    /// Full years.
    pub age_min: i32,
    pub checks_per_day: i64,
    /// A certificate that expires within so many days is to be renewed.
    pub cert_soon_days: i32,
    /// So many days before its last one a certificate's holder is told.
    pub cert_told_days: i32,
    pub cert_pictures_required: bool,
    /// Trading days within which a proof is decided.
    pub proof_days: i32,
    /// Photos of a customer that are read on a day.
    pub readings_per_day: i64,
    /// Photos that a customer uploads on a day for the own picture.
    pub avatars_per_day: i64,
    /// Full years from which large text is offered.
    pub large_text_age: i32,
}

impl Parameters {
    /// Those in force on a day.
    pub async fn on(tx: &mut Tx, day: Day) -> Answer<Self> {
        let figures = Figures::new("accounts", store::parameters(tx, day).await?);
        Ok(Self {
            age_min: figures.small("age_min")?,
            checks_per_day: figures.get("checks_per_day")?,
            cert_soon_days: figures.small("cert_soon_days")?,
            cert_told_days: figures.small("cert_told_days")?,
            cert_pictures_required: figures.get(PICTURES_REQUIRED)? != 0,
            proof_days: figures.small("proof_days")?,
            readings_per_day: figures.get("readings_per_day")?,
            avatars_per_day: figures.get("avatars_per_day")?,
            large_text_age: figures.small("large_text_age")?,
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
