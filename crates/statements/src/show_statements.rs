//! `/statements`: the months and years there are.

use crate::{
    email,
    listed::{StatementPeriod, kept, listed},
    store,
};
use db::Tx;
use kernel::Day;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Nothing};

/// The periods of which there are statements.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Statements {
    /// Newest first, at most 24; the first one may not be over. Empty before the first confirmed
    /// order.
    pub months: Vec<StatementPeriod>,
    /// Newest first, all of them.
    pub years: Vec<StatementPeriod>,
    /// The last NAV day that counts.
    pub until: Option<Day>,
    /// Whether each month's statement is mailed.
    pub monthly: bool,
    /// Where to, masked; none without a confirmed e-mail.
    pub email: Option<String>,
}

/// `/statements`.
pub(crate) async fn show_statements(call: Call<Customer>, _: Nothing) -> Answer<Statements> {
    let cust_no = call.caller.cust_no;
    let read = async move |tx: &mut Tx| {
        let profile = accounts::profile(tx, cust_no).await?;
        let email = profile.and_then(|profile| profile.email);
        let monthly = store::is_monthly(tx, cust_no).await?;
        Ok::<_, db::Error>((email, monthly, kept(tx, cust_no).await?))
    };
    let (email, monthly, kept) = call.db().read(read).await?;
    let email = email.as_deref().map(email::masked);
    let Some((kept, until)) = kept else {
        let (months, years) = Default::default();
        return Ok(Statements { months, years, until: None, monthly, email });
    };
    let (months, years) = listed(&kept, call.now.day())?;
    Ok(Statements { months, years, until: Some(until), monthly, email })
}
