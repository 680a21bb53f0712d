//! What the first business day of a month mails: the statement of the month before, to those who
//! want each month's.

use crate::{
    file::{Wanted, id_of},
    period::Period,
    store::{self, Monthly},
};
use content::{AskedFile, queue_unasked};
use db::Tx;
use kernel::{Day, Instant};
use messages::{Kind, Leads, Message};
use wire::{Answer, App};

/// Customers in one transaction.
const BATCH: i64 = 500;

/// Gives the statements of the month before `today` to the mail, page by page. Run again it mails
/// nothing twice; a customer of whom it fails is logged and stops none of the others.
///
/// # Errors
/// Those of the database, where it is not one customer's doing.
pub async fn mail_months(app: &App, today: Day, at: Instant) -> Answer<()> {
    let of = (Period::month_before(today), at);
    let mut after = None;
    loop {
        let next = async move |tx: &mut Tx| store::monthly_after(tx, after, BATCH).await;
        let page = app.db().read::<_, db::Error, _>(next).await?;
        let Some(last) = page.last() else { return Ok(()) };
        after = Some(last.cust_no);
        if queue(app, page.clone(), of).await.is_ok() {
            continue;
        }
        for one in page {
            if let Err(failure) = queue(app, vec![one], of).await {
                // The database answers: it is this customer's doing.
                let probe = async |tx: &mut Tx| store::monthly_after(tx, None, 1).await;
                app.db().read::<_, db::Error, _>(probe).await?;
                failure.log("mailing a month's statement");
            }
        }
    }
}

async fn queue(app: &App, page: Vec<Monthly>, of: (Period, Instant)) -> Answer<()> {
    let ids = app.ids().clone();
    let write = async move |tx: &mut Tx| {
        for one in &page {
            queue_one(tx, one, of, ids.next()?).await?;
        }
        Ok(())
    };
    app.db().write_batch(write).await
}

async fn queue_one(
    tx: &mut Tx,
    one: &Monthly,
    (period, now): (Period, Instant),
    mail_id: content::MailId,
) -> Answer<()> {
    let cust_no = one.cust_no;
    let kept = holdings::kept_days(tx, cust_no).await?;
    let has_days = kept.is_some_and(|(since, _)| period.span(since, now.day()).is_some());
    if !has_days || store::is_mailed(tx, cust_no, &period.code()).await? {
        return Ok(());
    }
    let (file_id, title) = (id_of(period, Wanted::Monthly), period.title());
    let asked = AskedFile { cust_no, mail_id, file_id, title, now };
    if queue_unasked(tx, &asked).await? {
        store::note_mailed(tx, (cust_no, &period.code()), mail_id, now).await?;
        return Ok(());
    }
    // Once for each time that it was switched on.
    let key = format!("statements-no-email-{}", one.since.ms());
    let told = Message::new(cust_no, key, Kind::Notice, now)
        .says("账单没有寄出", "你的邮箱已经不在了。重新填写邮箱后，下个月会接着寄。")
        .leads_to(Leads::Statements, "");
    Ok(messages::tell(tx, &[told]).await?)
}
