//! What ends with an account: points, which are lost.

use crate::{ledger::available, store};
use db::Tx;
use wire::Answer;
use wire::closing::{Looked, Loss, Parted, Parts};

/// For the application to register.
pub const PARTS: Parts = Parts {
    settle: None,
    look: Some(|tx, of, looked| Box::pin(look(tx, of, looked))),
    end: Some(|tx, of| Box::pin(async move { Ok(store::forget(tx, of.cust_no).await?) })),
};

async fn look(tx: &mut Tx, of: Parted<'_>, looked: &mut Looked) -> Answer<()> {
    let points = available(tx, of.cust_no, of.at.day()).await?;
    if points > 0 {
        let text = format!("还有{points}个，注销后作废");
        looked.lost.push(Loss { title: "嘉豆".to_owned(), text });
    }
    Ok(())
}
