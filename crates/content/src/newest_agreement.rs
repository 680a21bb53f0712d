//! The newest agreement after a login: it is shown until the customer agrees.

use crate::{attachment::path_of, shelf::library, store, text_file};
use db::Tx;
use kernel::Line;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Done, Failure, Nothing, codes};

/// The agreement whose new versions must be signed.
const KEY: &str = "privacy";

/// The newest version, and whether the customer must still agree to it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewestAgreement {
    /// Key and version, `privacy@2026.1`.
    pub id: String,
    pub title: String,
    /// The URL of a PDF of it; empty where there is none.
    pub content: String,
    /// Markdown.
    pub text: String,
    /// What changed; empty when there is nothing to sign.
    pub update_content: String,
    pub need_sign: bool,
}

/// Which agreement was agreed to.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SignAgreementRequest {
    /// As `findNewAgreement` gave it.
    pub id: Line<80>,
}

/// The newest privacy policy. Whoever registered agreed to the version that stood there then; one
/// that came later, by its day or because it was applied later, must be signed.
pub async fn newest_agreement(call: Call<Customer>, _: Nothing) -> Answer<NewestAgreement> {
    let today = call.now.day();
    let library = library(&call);
    let Some(newest) = library.text(KEY, today) else { return Err(codes::NOT_FOUND.into()) };
    let cust_no = call.caller.cust_no;
    let signed = call
        .db()
        .read(async |tx: &mut Tx| {
            let customer = identity::identity_of(tx, cust_no).await?;
            let stands_since = library.stands_since(newest);
            let since = customer.is_some_and(|one| one.created_at >= stands_since);
            let since = since || newest.from > today;
            Ok::<_, Failure>(since || store::is_signed(tx, cust_no, KEY, &newest.version).await?)
        })
        .await?;
    let news = match &*newest.changes {
        "" => String::new(),
        changes => format!("：{changes}"),
    };
    let update =
        format!("《{}》已更新至{}版{news}。请阅读并同意后继续使用。", newest.title, newest.version);
    Ok(NewestAgreement {
        id: format!("{KEY}@{}", newest.version),
        title: newest.title.clone(),
        content: text_file::id_of(newest).map_or_else(String::new, |id| path_of(&id)),
        text: newest.body.clone(),
        update_content: if signed { String::new() } else { update },
        need_sign: !signed,
    })
}

/// Stores the signature; twice changes nothing.
pub async fn sign_agreement(call: Call<Customer>, request: SignAgreementRequest) -> Answer<Done> {
    let today = call.now.day();
    let library = library(&call);
    let parts = request.id.split_once('@');
    let parts = parts.and_then(|(key, v)| Some((library.text(key, today)?, v.to_owned())));
    let Some((agreement, version)) = parts.filter(|(t, v)| t.version == *v) else {
        return Err(codes::NOT_FOUND.say("协议已有更新的版本，请刷新后再确认").into());
    };
    let (cust_no, at, key) = (call.caller.cust_no, call.now, agreement.key.clone());
    call.db()
        .write(async move |tx: &mut Tx| {
            store::sign(tx, cust_no, &key, &version, at).await?;
            Ok::<_, Failure>(Done {})
        })
        .await
}
