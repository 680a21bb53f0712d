//! `/live/target` and `/live/code`: a customer goes to an app's page, and says who he is.

use super::client::{ClientScope, Clients, origin_of};
use crate::{
    parameters::Parameters,
    refusals::NOT_AN_APPS_PAGE,
    store::{self, ClientCodeRow},
};
use consents::Purpose;
use db::Tx;
use kernel::Line;
use percent_encoding::percent_decode_str;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Counted, Customer, Limited, Visitor, hash_token, random_token};

/// The page to which the customer wants to go.
#[derive(Debug, Deserialize, ToSchema)]
pub struct LiveRequest {
    /// Its address, of the origin of a known app.
    pub url: Line<1000>,
}

/// Whose page it is.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct LiveTarget {
    /// The app's name.
    pub name: String,
    /// Its origin, to be shown: `https://live.example.com`.
    pub origin: String,
}

/// Where to go now.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct LiveCode {
    /// The page's address with `code`, which the app changes for a token once.
    pub to: String,
}

/// `/live/target`.
pub(crate) async fn live_target(call: Call<Visitor>, request: LiveRequest) -> Answer<LiveTarget> {
    let client = call.get::<Clients>().of_page(&request.url).ok_or(NOT_AN_APPS_PAGE.refuse())?;
    // The one to which the customer goes, where the app has several.
    let origin = origin_of(&request.url).ok_or(NOT_AN_APPS_PAGE.refuse())?;
    Ok(LiveTarget { name: client.name.clone(), origin })
}

/// `/live/code`: the customer has read whose page it is, and goes on.
pub(crate) async fn live_code(call: Call<Customer>, request: LiveRequest) -> Answer<LiveCode> {
    let cust_no = call.caller.cust_no;
    call.app.limit(Limited::Login, Counted::Customer(cust_no)).await?;
    let known = call.get::<Clients>().of_page(&request.url);
    let client = known.filter(|client| client.scope == ClientScope::Profile);
    let client_id = client.ok_or(NOT_AN_APPS_PAGE.refuse())?.id.clone();
    let (code, day, wall) = (random_token()?, call.now.day(), call.clock().unmoved());
    let code_hash = hash_token(&code);
    let session_id = call.caller.session.id;
    call.db()
        .write(async move |tx: &mut Tx| {
            consents::require(tx, cust_no, Purpose::Partner).await?;
            let expires_at = wall.add_ms(Parameters::on(tx, day).await?.client_code_ms);
            let row = ClientCodeRow {
                code_hash: code_hash.clone(),
                client_id: client_id.clone(),
                cust_no,
                session_id,
                expires_at,
                token_hash: None,
            };
            store::put_client_code(tx, &row).await?;
            Answer::Ok(())
        })
        .await?;
    Ok(LiveCode { to: with_code(&request.url, &code) })
}

/// The address with this code in the place of any other, and without its fragment, which would
/// stand in the way.
fn with_code(url: &str, code: &str) -> String {
    let url = url.split('#').next().unwrap_or_default();
    let (page, query) = url.split_once('?').unwrap_or((url, ""));
    let kept = query.split('&').filter(|pair| !pair.is_empty() && !is_code(pair));
    let own = format!("code={code}");
    let query: Vec<&str> = kept.chain([&*own]).collect();
    format!("{page}?{}", query.join("&"))
}

/// Whether whoever reads the address takes it for a code: `%63ode` is one, too.
fn is_code(pair: &str) -> bool {
    let name = pair.split('=').next().unwrap_or_default();
    percent_decode_str(name).eq("code".bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_gets_one_code() {
        for (url, with) in [
            ("https://live.tael.test", "https://live.tael.test?code=k"),
            ("https://live.tael.test/1?a=b#c", "https://live.tael.test/1?a=b&code=k"),
            ("https://live.tael.test/?code=x&a=&code", "https://live.tael.test/?a=&code=k"),
            (
                "https://live.tael.test/?%63ode=x&c%6Fd%65=y&a=1",
                "https://live.tael.test/?a=1&code=k",
            ),
            ("https://live.tael.test/?coder=x", "https://live.tael.test/?coder=x&code=k"),
        ] {
            assert_eq!(with_code(url, "k"), with);
        }
    }
}
