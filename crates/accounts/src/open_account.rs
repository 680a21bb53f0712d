//! Open the account.

use crate::{
    auditing,
    opening_flow::{Facts, Step},
    profile,
    refusals::{AGREEMENT_NEEDED, CERTIFICATE_EXPIRED, SELF_TRADE_ONLY, STEP_MISSING},
    when_opened::{Opened, hook_of},
};
use consents::Purpose;
use db::Tx;
use kernel::{CustNo, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// The last step.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpenAccountRequest {
    /// The customer has read and agrees to the agreements; must be true.
    #[serde(deserialize_with = "kernel::flag")]
    pub agreed: bool,
}

/// The account is open.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpenedAccount {
    /// Customer number.
    pub cust_no: CustNo,
    /// Always true.
    pub opened: bool,
    /// When.
    pub opened_at: Instant,
}

/// `/open`: an account that is open stays as it is.
pub async fn open_account(
    call: Call<Customer>,
    request: OpenAccountRequest,
) -> Answer<OpenedAccount> {
    let (cust_no, now) = (call.caller.cust_no, call.now);
    auditing::settle(&call, cust_no).await?;
    let (when_opened, number) = (hook_of(&call), call.ids().next_value()?);
    let text = consents::text_of(&call, Purpose::Account, now.day())?;
    let place = identity::place_of(&call.remote);
    call.write_once(async move |tx: &mut Tx| {
        let facts = Facts::of(tx, cust_no, now.day()).await?;
        if let Some(opened_at) = facts.row.opened_at {
            return Ok(OpenedAccount { cust_no, opened: true, opened_at });
        }
        match facts.next() {
            None | Some(Step::Open) => {}
            Some(step) => return Err(STEP_MISSING.fill(&[("step", step.chinese())]).into()),
        }
        if facts.row.trades_alone() != Some(true) {
            return Err(SELF_TRADE_ONLY.into());
        }
        if facts.row.cert_expire.is_none_or(|last| last < now.day()) {
            return Err(CERTIFICATE_EXPIRED.into());
        }
        if !request.agreed {
            return Err(AGREEMENT_NEEDED.into());
        }
        consents::require(tx, cust_no, Purpose::Sensitive).await?;
        consents::give(tx, (cust_no, Purpose::Account), &text, &place, now).await?;
        profile::edit(tx, cust_no, |row| row.opened_at = Some(now)).await?;
        when_opened.0(tx, Opened { cust_no, at: now, number }).await?;
        Ok(OpenedAccount { cust_no, opened: true, opened_at: now })
    })
    .await
}
