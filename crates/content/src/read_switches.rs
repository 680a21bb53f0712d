//! Feature switches and system parameters, as dated rows.

use crate::parameters::Parameters;
use db::Tx;
use serde::Serialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Failure, Nothing, Visitor};

/// Switches that the client obeys.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Switches {
    /// Trade and opening screens of a plain browser lead to the download page.
    pub plain_browser_to_download: bool,
    /// Every screen is the maintenance page.
    pub maintenance: bool,
    /// Intraday estimates of NAVs: never offered to the public.
    pub real_time_valuation: bool,
}

/// Parameters that screens show.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SystemParameters {
    pub service_phone: String,
    /// Hours of the customer service.
    pub service_hours: String,
    /// Working days that the audit of a card or certificate may take.
    pub card_audit_days: String,
}

/// The switches in force today.
pub async fn switches(call: Call<Visitor>, _: Nothing) -> Answer<Switches> {
    let now = in_force(&call).await?;
    Ok(Switches {
        plain_browser_to_download: now.is_on("plainBrowserToDownload"),
        maintenance: now.is_on("maintenance"),
        real_time_valuation: false,
    })
}

/// The parameters in force today.
pub async fn parameters(call: Call<Visitor>, _: Nothing) -> Answer<SystemParameters> {
    let now = in_force(&call).await?;
    Ok(SystemParameters {
        service_phone: now.text("servicePhone").to_owned(),
        service_hours: now.text("serviceHours").to_owned(),
        card_audit_days: now.text("cardAuditDays").to_owned(),
    })
}

async fn in_force(call: &Call<Visitor>) -> Answer<Parameters> {
    let today = call.now.day();
    call.db().read(async |tx: &mut Tx| Ok::<_, Failure>(Parameters::on(tx, today).await?)).await
}
