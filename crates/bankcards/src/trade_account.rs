//! Trade accounts (交易账号). Each is for one purpose: the transfer agent knows accounts and funds
//! only, so that two purposes in one account would take each other's lots.

use crate::{
    ids::CardId,
    purpose::Purpose,
    refusals::TOO_MANY_ACCOUNTS,
    store::{self, TradeAccountRow},
};
use db::Tx;
use kernel::{CustNo, Instant, TradeAcco};
use wire::Answer;

/// Opens the customer's next account: the counter is the table, which keeps accounts of ended
/// cards, so that no number is given twice (rule AO-06).
pub(crate) async fn open(
    tx: &mut Tx,
    (cust_no, card_id): (CustNo, CardId),
    purpose: Purpose,
    opened_at: Instant,
) -> Answer<TradeAcco> {
    let last = store::last_account(tx, cust_no).await?.map_or(0, |account| account.number());
    let trade_acco = TradeAcco::of(cust_no, last + 1).map_err(|_| TOO_MANY_ACCOUNTS.refuse())?;
    let row = TradeAccountRow { cust_no, trade_acco, purpose, card_id, opened_at };
    store::insert_account(tx, row).await?;
    Ok(trade_acco)
}
