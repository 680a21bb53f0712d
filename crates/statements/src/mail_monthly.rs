//! `/statements/monthly`: each month's statement by mail, or not.

use crate::{email, refusals::NO_EMAIL, store};
use db::Tx;
use messages::{Kind, Leads, Message};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Failure};

/// What is wanted.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MailMonthlyRequest {
    pub monthly: bool,
}

/// What holds from now on.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MailedMonthly {
    pub monthly: bool,
    /// Where to, masked; none where it is off.
    pub email: Option<String>,
}

/// `/statements/monthly`. What holds already stays, and is not told again; either way is told once
/// a day.
pub(crate) async fn mail_monthly(
    call: Call<Customer>,
    request: MailMonthlyRequest,
) -> Answer<MailedMonthly> {
    let (cust_no, now, monthly) = (call.caller.cust_no, call.now, request.monthly);
    let set = async move |tx: &mut Tx| {
        let message = |key: &str| {
            // Switched to and fro, it is told once a day each way.
            let key = format!("statements-{key}-{}", now.day());
            Message::new(cust_no, key, Kind::Notice, now).leads_to(Leads::Statements, "")
        };
        if !monthly {
            if store::end_monthly(tx, cust_no).await? {
                let told = message("off").says("每月账单不再寄了", "想看随时可以在对账单里下载。");
                messages::tell(tx, &[told]).await?;
            }
            return Ok(None);
        }
        let profile = accounts::profile(tx, cust_no).await?;
        let email = profile.and_then(|profile| profile.email).ok_or(NO_EMAIL)?;
        let email = email::masked(&email);
        if store::begin_monthly(tx, cust_no, now).await? {
            let text = format!("每月第一个交易日，把上个月的对账单寄到{email}。");
            messages::tell(tx, &[message("on").says("每月寄账单已打开", text)]).await?;
        }
        Ok::<_, Failure>(Some(email))
    };
    let email = call.db().write(set).await?;
    Ok(MailedMonthly { monthly, email })
}
