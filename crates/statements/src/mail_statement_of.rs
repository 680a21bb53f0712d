//! `/statements/mail`: a statement to the e-mail on file, and to no other.

use crate::{
    email,
    file::{Wanted, id_of},
    period::Period,
    refusals::NO_STATEMENT,
    statement_file::StatementRequest,
};
use content::{AskedFile, MailState, queue_file_once, send_queued};
use db::Tx;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// A statement that is mailed.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MailedStatementOf {
    /// `2026-10`
    pub period: String,
    /// Where to, masked.
    pub email: String,
    /// Whether the mail server has it already.
    pub state: MailState,
    pub state_name: String,
    /// How many more files may be mailed today.
    pub left_today: i64,
}

/// `/statements/mail`. Asked again within a minute, or under the same key, it is the same mail.
pub(crate) async fn mail_statement_of(
    call: Call<Customer>,
    request: StatementRequest,
) -> Answer<MailedStatementOf> {
    let (cust_no, now) = (call.caller.cust_no, call.now);
    let period = Period::of_code(request.period.as_ref()).ok_or(NO_STATEMENT)?;
    let (file_id, title) = (id_of(period, Wanted::Asked), period.title());
    let asked = AskedFile { cust_no, mail_id: call.ids().next()?, file_id, title, now };
    let claim = async move |tx: &mut Tx| {
        let kept = holdings::kept_days(tx, cust_no).await?;
        kept.and_then(|(since, _)| period.span(since, now.day())).ok_or(NO_STATEMENT)?;
        queue_file_once(tx, &asked).await
    };
    let queued = call.write_once(claim).await?;
    let sent = send_queued(&call.app, cust_no, queued).await?;
    Ok(MailedStatementOf {
        period: period.code(),
        email: email::masked(&sent.email),
        state: sent.state,
        state_name: sent.state_name,
        left_today: sent.left_today,
    })
}
