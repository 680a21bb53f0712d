//! Mailing the statement of an order to its customer: outside of any transaction, under a key of
//! our own, so that asking twice mails once.

use super::detail;
use super::statement::Statement;
use super::store::statements;
use super::store::statements::StatementRow;
use crate::order::OrderNo;
use crate::order::parameters::Parameters;
use db::Tx;
use kernel::{CustNo, Instant, PersonName};
use partners::{MailMessage, MailReply, Partners};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Failure};

wire::refusals! {
    /// There is no e-mail on file.
    NO_EMAIL = 16039, "请先填写接收交易凭证的邮箱";
    /// Enough were asked for today, whether or not they arrived.
    TOO_MANY_STATEMENTS = 16040, "今天已申请{limit}次交易凭证，请明天再试";
    /// The mail server gave no answer.
    MAIL_SILENT = 16041, "邮件没有发出，请稍后再试";
    /// The mail server does not take the address.
    MAIL_REFUSED = 16042, "这个邮箱不存在或拒收邮件，请换一个";
}

/// Which order.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MailStatementRequest {
    /// Its number.
    pub order_no: OrderNo,
}

/// A statement that was mailed.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MailedStatement {
    /// Where to: the e-mail on file.
    pub email: String,
    /// When it was asked for; asked again within a minute, still the first time.
    pub asked_at: Instant,
}

/// Mails the statement of the customer's order to the e-mail on file; someone else's order is not
/// found.
pub async fn mail_statement(
    call: Call<Customer>,
    request: MailStatementRequest,
) -> Answer<MailedStatement> {
    let (cust_no, now) = (call.caller.cust_no, call.now);
    let order = detail::find(&call, request.order_no).await?;
    let asking =
        Asking { cust_no, order_no: order.order_no, statement_id: call.ids().next_value()?, now };
    let claim = async move |tx: &mut Tx| asking.claim(tx).await;
    let (name, row) = call.db().write(claim).await?;
    if !row.sent {
        let Statement { subject, text } = Statement::of(&order, &name, now);
        let (key, to) = (row.statement_id.to_string(), row.email.clone());
        send(&call, MailMessage { key, to, subject, text, files: Vec::new() }).await?;
        let id = row.statement_id;
        let sent = async move |tx: &mut Tx| statements::sent(tx, cust_no, id).await;
        call.db().write(sent).await?;
    }
    Ok(MailedStatement { email: row.email, asked_at: row.asked_at })
}

async fn send(call: &Call<Customer>, message: MailMessage) -> Answer<()> {
    match call.get::<Partners>().mail.send(&message).await {
        Ok(MailReply::Taken) => Ok(()),
        Ok(MailReply::Refused) => Err(MAIL_REFUSED.into()),
        Err(cause) => {
            tracing::warn!(doing = "mailing a statement", %cause);
            Err(MAIL_SILENT.into())
        }
    }
}

#[derive(Clone, Copy)]
struct Asking {
    cust_no: CustNo,
    order_no: OrderNo,
    /// Of a new statement.
    statement_id: i64,
    now: Instant,
}

impl Asking {
    /// The customer's name, masked, and the statement: the one before when it was asked for a
    /// moment ago, else a new one.
    async fn claim(self, tx: &mut Tx) -> Answer<(String, StatementRow)> {
        let Self { cust_no, order_no, statement_id, now } = self;
        let day = now.day();
        let profile = accounts::profile(tx, cust_no).await?.ok_or(NO_EMAIL)?;
        let email = profile.email.ok_or(NO_EMAIL)?;
        let name = profile.name.as_ref().map_or_else(String::new, PersonName::masked);
        let parameters = Parameters::on(tx, day).await?;
        let before = statements::newest(tx, (cust_no, order_no), &email, day).await?;
        let again_ms = parameters.statement_again_ms();
        if let Some(row) = before.filter(|row| now.wait_ms(row.asked_at, again_ms) > 0) {
            return Ok((name, row));
        }
        let limit = parameters.statements_per_day;
        if statements::count(tx, cust_no, day).await? >= limit {
            return Err(TOO_MANY_STATEMENTS.fill(&[("limit", limit)]).into());
        }
        let row = StatementRow {
            cust_no,
            statement_id,
            order_no,
            email,
            day,
            asked_at: now,
            sent: false,
        };
        statements::put(tx, &row).await?;
        Ok::<_, Failure>((name, row))
    }
}
