//! What stands against closing an account here, and what ends with it: the cards, and what was
//! signed with them.

use crate::{agreement::ProtocolState, event::Event, store};
use db::Tx;
use wire::Answer;
use wire::closing::{Afterwards, Looked, Obstacle, ObstacleKind, Parted, Parts};

/// For the application to register.
pub const PARTS: Parts = Parts {
    settle: None,
    look: Some(|tx, of, looked| Box::pin(look(tx, of, looked))),
    end: Some(|tx, of, afterwards| Box::pin(end(tx, of, afterwards))),
};

async fn look(tx: &mut Tx, of: Parted<'_>, looked: &mut Looked) -> Answer<()> {
    for (card_id, tail) in store::cards_in_check(tx, of.cust_no).await? {
        let text = "正在打款核实，银行答复后就能注销";
        let obstacle = Obstacle::new(ObstacleKind::CardCheck, format!("尾号{tail}的银行卡"), text);
        looked.against.push(Obstacle { card_id: card_id.to_string(), ..obstacle });
    }
    Ok(())
}

async fn end(tx: &mut Tx, of: Parted<'_>, afterwards: &mut Afterwards) -> Answer<()> {
    for card in store::stored_cards(tx, of.cust_no).await? {
        if card.unbound_at.is_some() {
            continue;
        }
        store::unbind(tx, (of.cust_no, card.card_id), of.at).await?;
        if card.bound_at.is_some() {
            Event::of_closing(of, card.card_id)?.write(tx).await?;
        }
        let valid = card.state == ProtocolState::Valid;
        afterwards.agreements.extend(card.protocol_no.filter(|_| valid));
    }
    if let Some(pension) = store::pension_of(tx, of.cust_no).await? {
        store::end_pension(tx, of.cust_no).await?;
        // Whose consent is withdrawn has ended it here only: the channel still knows it.
        afterwards.agreements.extend(pension.protocol_no);
    }
    Ok(())
}
