//! Whoever was to get money that the bank did not take is told so, since nobody looks at an order
//! that is over.

use crate::store::payout_refusals::RefusalRow;
use db::{Error, Tx};
use partners::{Partners, TextNotice};
use wire::App;

/// What is told of refusals, to the customers' mobiles.
pub(crate) async fn of(tx: &mut Tx, refusals: &[RefusalRow]) -> Result<Vec<TextNotice>, Error> {
    let mut notices = Vec::with_capacity(refusals.len());
    for row in refusals {
        if let Some(customer) = identity::identity_of(tx, row.cust_no).await? {
            notices.push(TextNotice { mobile: customer.mobile, text: text(row) });
        }
    }
    Ok(notices)
}

/// Hands the notices to the carrier, once they are true: a process that dies before tells nothing,
/// and the order's page says the same.
pub(crate) async fn tell(app: &App, notices: &[TextNotice]) {
    for notice in notices {
        if let Err(error) = app.get::<Partners>().sms.tell(notice).await {
            tracing::warn!(doing = "telling of a refused payout", cause = %error);
        }
    }
}

fn text(RefusalRow { bank_name, tail, reason, .. }: &RefusalRow) -> String {
    format!(
        "您有一笔款项没有打到{bank_name}({tail})：{reason}。请在订单详情里重新打款，可换一张卡。"
    )
}
