//! What stands against closing an account here, and what ends with it: the cards, and what was
//! signed with them.

use crate::{agreement::ProtocolState, event::Event, pension::unlink_pension, store};
use db::Tx;
use wire::Answer;
use wire::closing::{Looked, Obstacle, ObstacleKind, Parted, Parts};

/// For the application to register.
pub const PARTS: Parts = Parts {
    settle: None,
    look: Some(|tx, of, looked| Box::pin(look(tx, of, looked))),
    end: Some(|tx, of| Box::pin(end(tx, of))),
};

async fn look(tx: &mut Tx, of: Parted<'_>, looked: &mut Looked) -> Answer<()> {
    for (card_id, tail) in store::cards_in_check(tx, of.cust_no).await? {
        let text = "正在打款核实，银行答复后就能注销";
        let obstacle = Obstacle::new(ObstacleKind::CardCheck, format!("尾号{tail}的银行卡"), text);
        looked.against.push(Obstacle { card_id: card_id.to_string(), ..obstacle });
    }
    Ok(())
}

async fn end(tx: &mut Tx, of: Parted<'_>) -> Answer<()> {
    for card in store::stored_cards(tx, of.cust_no).await? {
        if card.unbound_at.is_some() {
            continue;
        }
        store::unbind(tx, (of.cust_no, card.card_id), of.at).await?;
        if card.bound_at.is_some() {
            Event::of_closing(of, card.card_id)?.write(tx).await?;
        }
        let valid = card.state == ProtocolState::Valid;
        if let Some(protocol_no) = card.protocol_no.filter(|_| valid) {
            store::insert_ending(tx, &protocol_no).await?;
        }
    }
    Ok(unlink_pension(tx, of.cust_no).await?)
}
