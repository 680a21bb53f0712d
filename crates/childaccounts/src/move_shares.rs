//! Moving shares between the customer's own account and a child's: both belong to one card, and
//! what moves keeps its days and its part of the cost.

use crate::child::ChildNo;
use crate::create_child::living;
use crate::refusals::CARD_GONE;
use crate::show_child::ChildRequest;
use crate::store::ChildRow;
use accounts::Unlocked;
use bankcards::Card;
use db::Tx;
use funds::Catalogue;
use kernel::{Day, FundCode, Instant, Shares, TradeAcco};
use orders::{Desk, Movable, PlacedOrder, Promised, Transfer};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, ByCustomer, Call, Customer};

/// What may move, both ways.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MovableShares {
    /// The child's number.
    pub child_no: ChildNo,
    /// 招商银行 储蓄卡 1234: the card of both accounts.
    pub card_name: String,
    /// The transaction account of what is the customer's own under that card.
    pub own_acco: TradeAcco,
    /// That of the child.
    pub child_acco: TradeAcco,
    /// What the customer holds there, the most valuable first.
    pub into: Vec<Movable>,
    /// What the child holds, the most valuable first.
    pub out: Vec<Movable>,
}

/// Shares to be moved.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MoveSharesRequest {
    /// The child.
    pub child_no: ChildNo,
    /// The fund.
    pub fund_code: FundCode,
    /// The transaction account that holds the shares: the child's, and they go to the customer's
    /// own; or that one, and they go to the child.
    pub trade_acco: TradeAcco,
    /// How many.
    pub shares: Shares,
    /// T as the customer read it before (`dates.tDay`): another one by now is refused with both. It
    /// may be left out.
    #[serde(default)]
    pub promised_day: Option<Day>,
}

/// What may move into a child's account, and out of it.
pub async fn movable_shares(call: Call<Customer>, request: ChildRequest) -> Answer<MovableShares> {
    let (cust_no, now) = (call.caller.cust_no, call.now);
    let catalogue = call.get::<Catalogue>();
    let read = async |tx: &mut Tx| {
        let row = living(tx, cust_no, request.child_no).await?;
        let own = own_account(tx, &row, now).await?;
        let into = orders::movable(tx, (cust_no, own.trade_acco), catalogue, now).await?;
        let out = orders::movable(tx, (cust_no, row.trade_acco), catalogue, now).await?;
        Ok(MovableShares {
            child_no: request.child_no,
            card_name: format!("{} 储蓄卡 {}", own.bank_name, own.tail),
            own_acco: own.trade_acco,
            child_acco: row.trade_acco,
            into,
            out,
        })
    };
    call.db().read(read).await
}

/// Takes a move: the shares wait until the TA confirms it.
pub async fn move_shares(call: Call<Unlocked>, request: MoveSharesRequest) -> Answer<PlacedOrder> {
    let (cust_no, now) = (call.caller.cust_no(), call.now);
    let desk = Desk::open(&call, now);
    let order_no = desk.next_order_no()?;
    let work = async move |tx: &mut Tx| {
        let row = living(tx, cust_no, request.child_no).await?;
        let MoveSharesRequest { fund_code, shares, trade_acco: from, .. } = request;
        let to = match from == row.trade_acco {
            true => own_account(tx, &row, now).await?.trade_acco,
            false => row.trade_acco,
        };
        let promised = Promised { day: request.promised_day, fee: None };
        let transfer = Transfer { order_no, cust_no, fund_code, from, to, shares, promised };
        desk.move_shares(tx, &transfer).await
    };
    call.write_once(work).await
}

/// The customer's own account under the child's card.
async fn own_account(tx: &mut Tx, row: &ChildRow, now: Instant) -> Answer<Card> {
    let account = (row.cust_no, row.trade_acco);
    let Some(card) = bankcards::living_account(tx, account, now.day()).await? else {
        return Err(CARD_GONE.into());
    };
    let own = bankcards::card(tx, row.cust_no, card.card_id, now.day()).await?;
    own.ok_or_else(|| CARD_GONE.into())
}
