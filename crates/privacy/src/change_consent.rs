//! Agreeing to a purpose, and no more.

use crate::{
    on_withdrawal::forget,
    parameters::Parameters,
    purposes::{can_be_withdrawn, terms},
    refusals::{ENDS_WITH_THE_ACCOUNT, OTHER_TEXT, TOO_MANY_CONSENTS},
    show_consents::{ConsentsShown, shown},
    told,
};
use consents::{Purpose, text_of};
use db::Tx;
use identity::{place_of, require_unlocked};
use kernel::{Instant, Line, TimeOfDay};
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Failure};

/// What the customer has read and agrees to.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GiveConsentRequest {
    pub purpose: Purpose,
    /// The text that was read, as `/privacy/consents` names it.
    pub text_id: Line<80>,
}

/// To what the customer agrees no more.
#[derive(Debug, Deserialize, ToSchema)]
pub struct WithdrawConsentRequest {
    pub purpose: Purpose,
}

/// `/privacy/consents/give`: twice changes nothing.
pub(crate) async fn give_consent(
    call: Call<Customer>,
    request: GiveConsentRequest,
) -> Answer<ConsentsShown> {
    let (cust_no, now) = (call.caller.cust_no, call.now);
    let GiveConsentRequest { purpose, text_id } = request;
    let text = text_of(&call, purpose, now.day())?;
    if *text.id != *text_id {
        return Err(OTHER_TEXT.into());
    }
    let place = place_of(&call.remote);
    call.db()
        .write(async move |tx: &mut Tx| {
            let max = Parameters::on(tx, now.day()).await?.consents_per_day;
            let midnight = Instant::at(now.day(), TimeOfDay::MIDNIGHT);
            let count = consents::acts_since(tx, cust_no, midnight).await?;
            let is_new = consents::give(tx, (cust_no, purpose), &text, &place, now).await?;
            if is_new && count >= max {
                return Err(TOO_MANY_CONSENTS.fill(&[("count", count)]).into());
            }
            Ok::<_, Failure>(())
        })
        .await?;
    shown(&call, cust_no, now.day()).await
}

/// `/privacy/consents/withdraw`: behind the password; what was done under it ends at once.
pub(crate) async fn withdraw_consent(
    call: Call<Customer>,
    request: WithdrawConsentRequest,
) -> Answer<ConsentsShown> {
    require_unlocked(&call, &call.caller.session)?;
    let (cust_no, now, purpose) = (call.caller.cust_no, call.now, request.purpose);
    if !can_be_withdrawn(purpose) {
        return Err(ENDS_WITH_THE_ACCOUNT.into());
    }
    let (place, id) = (place_of(&call.remote), call.ids().next_value()?);
    let app = (*call).clone();
    call.db()
        .write(async move |tx: &mut Tx| {
            if !consents::withdraw(tx, (cust_no, purpose), &place, now).await? {
                return Ok(());
            }
            match purpose {
                Purpose::Adviser => advisors::show_nothing(tx, cust_no, now).await?,
                Purpose::Minor | Purpose::Pension => forget(tx, &app, (cust_no, purpose)).await?,
                // Whatever needs it asks for it each time.
                Purpose::Account | Purpose::Sensitive | Purpose::Partner | Purpose::Marketing => {}
            }
            let name = purpose.chinese();
            told::withdrawn(tx, (cust_no, id), (name, terms(purpose).ends), &place, now).await?;
            Ok::<_, Failure>(())
        })
        .await?;
    shown(&call, cust_no, now.day()).await
}
