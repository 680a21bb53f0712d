//! Who looked at what is known of the customer.

use consents::{Look, Looker};
use db::Tx;
use kernel::{Code, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, codes};

/// Looks of a page.
const PAGE: usize = 20;
/// One more tells whether there is a next page.
const LIMIT: i64 = 21;

/// Which of them.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct LooksRequest {
    /// The last look of the page before.
    pub after: Option<Code<20>>,
    /// From 1; which page it is, for whoever counts them. The place is that of `after`.
    pub page_no: Option<u32>,
}

/// A page of looks, the newest first.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Looks {
    /// The looks.
    pub list: Vec<LookShown>,
    /// From 1.
    pub page_no: u32,
    /// Whether another page follows.
    pub has_more: bool,
}

/// A look.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LookShown {
    /// Its number.
    pub look_id: String,
    pub at: Instant,
    pub looker: Looker,
    /// 客户经理
    pub looker_name: String,
    /// As customers know him; empty of auditors.
    pub who: String,
    /// What he saw.
    pub what: String,
    /// Why.
    pub why: String,
}

/// `/privacy/looks`.
pub(crate) async fn show_looks(call: Call<Customer>, request: LooksRequest) -> Answer<Looks> {
    let after = request.after.map(|after| after.parse::<i64>()).transpose();
    let after = after.map_err(|_| codes::BAD_REQUEST.refuse())?;
    let (cust_no, page_no) = (call.caller.cust_no, request.page_no.unwrap_or(1).max(1));
    let read = async |tx: &mut Tx| consents::looks(tx, cust_no, after, LIMIT).await;
    let mut found = call.db().read::<_, db::Error, _>(read).await?;
    let has_more = found.len() > PAGE;
    found.truncate(PAGE);
    Ok(Looks { list: found.into_iter().map(LookShown::of).collect(), page_no, has_more })
}

impl LookShown {
    /// As it is shown.
    pub(crate) fn of(look: Look) -> Self {
        let Look { look_id, at, looker, who, what, why, .. } = look;
        let (look_id, looker_name) = (look_id.to_string(), looker.chinese().to_owned());
        Self { look_id, at, looker, looker_name, who, what, why }
    }
}
