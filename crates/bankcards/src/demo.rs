//! Cards for demo data and tests, without the way there.

use crate::{
    agreement::ProtocolState,
    bind_card::bind,
    bins,
    ids::CardId,
    refusals::BANK_NOT_SERVED,
    store::{self, CardRow},
};
use db::Tx;
use kernel::{CardNumber, CustNo, Instant, Mobile, TradeAcco};
use wire::{Answer, codes};

/// A card to be bound.
#[derive(Debug, Clone)]
pub struct DemoCard {
    /// A customer with an account.
    pub cust_no: CustNo,
    /// From `app.ids()`.
    pub card_id: CardId,
    /// Of one of the channel's banks.
    pub card_no: CardNumber,
    /// Reserved at the bank.
    pub mobile: Mobile,
    /// Business time.
    pub at: Instant,
}

/// Binds it; answers its trade account. The simulated bank knows the agreement by its number.
///
/// # Errors
/// Those of the database; the bank is none of the channel's.
pub async fn bind_for_demo(tx: &mut Tx, demo: &DemoCard) -> Answer<TradeAcco> {
    let row = put(tx, demo, ProtocolState::Signing).await?;
    let protocol_no = format!("SIM{}", demo.card_id);
    let (bound, _) =
        bind(tx, (demo.cust_no, demo.card_id, row.round), &protocol_no, demo.at).await?;
    Ok(bound.trade_acco.ok_or(codes::NOT_FOUND.refuse())?)
}

/// Leaves it where the bank could not verify it, and a proof is asked for.
///
/// # Errors
/// Those of the database; the bank is none of the channel's.
pub async fn leave_for_demo(tx: &mut Tx, demo: &DemoCard) -> Answer<()> {
    put(tx, demo, ProtocolState::None).await.map(drop)
}

async fn put(tx: &mut Tx, demo: &DemoCard, state: ProtocolState) -> Answer<CardRow> {
    let bin = bins::find(demo.card_no.as_str()).ok_or(BANK_NOT_SERVED.refuse())?;
    let row = CardRow {
        cust_no: demo.cust_no,
        card_id: demo.card_id,
        bank_code: bin.bank_code.to_owned(),
        tail: demo.card_no.tail().to_owned(),
        card_no: demo.card_no.clone(),
        mobile: demo.mobile.clone(),
        trade_acco: None,
        protocol_no: None,
        state,
        memo: String::new(),
        round: 1,
        replaces: None,
        requested_at: demo.at,
        bound_at: None,
        unbound_at: None,
        branch_code: None,
    };
    store::put_card(tx, &row).await?;
    Ok(row)
}
