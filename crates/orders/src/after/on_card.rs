//! What is on a card: shares, orders that are not final, and money under way. It stands against
//! unbinding the card (rule AO-08).

use super::store::on_card::{self as store, DuePayout};
use crate::order::Order;
use crate::order::store::moves;
use crate::payouts::payout::{PayoutKind, PayoutState};
use bankcards::{AskedCard, CardUse, OnCard, Unsettled, UnsettledKind};
use db::Tx;
use funds::Catalogue;
use holdings::Position;
use kernel::{Fen, FundCode, Instant};
use std::collections::BTreeSet;
use wire::{Answer, App};

/// For the application to register.
pub const ON_CARD: OnCard = |tx, app, asked| Box::pin(on_card(tx, app, asked));

async fn on_card(tx: &mut Tx, app: &App, asked: &AskedCard) -> Answer<CardUse> {
    let names = Names { catalogue: app.get::<Catalogue>(), now: app.now() };
    let held = held(tx, asked).await?;
    let worth = Fen::try_sum(held.iter().map(|position| position.value))?;
    let worth_on = held.iter().filter_map(|position| position.valued_on).max();
    let mut all: Vec<Unsettled> = held.iter().map(|position| names.holding(position)).collect();
    let mut orders = store::open_orders(tx, asked.cust_no, &asked.accounts).await?;
    for account in &asked.accounts {
        let arriving = moves::open_into(tx, asked.cust_no, *account).await?;
        orders.extend(
            arriving.into_iter().filter(|order| !asked.accounts.contains(&order.trade_acco)),
        );
    }
    let told: BTreeSet<_> = orders.iter().map(|order| order.order_no).collect();
    all.extend(orders.iter().map(|order| names.order(order)));
    for payout in store::due_payouts(tx, asked.cust_no, &asked.accounts).await? {
        if !told.contains(&payout.order_no) {
            all.push(names.payout(payout));
        }
    }
    for (payment_no, amount) in store::given_up(tx, asked.cust_no, asked.card_id).await? {
        let order_no = Some(payment_no.to_string());
        let kind = UnsettledKind::Payment;
        all.push(Unsettled { order_no, amount: Some(amount), ..Unsettled::of(kind) });
    }
    let (paid_today, payments_today) =
        store::paid_on(tx, (asked.cust_no, asked.card_id), app.now().day()).await?;
    Ok(CardUse { unsettled: all, worth, worth_on, paid_today, payments_today })
}

/// Positions under the card's accounts of which anything is left.
async fn held(tx: &mut Tx, asked: &AskedCard) -> Answer<Vec<Position>> {
    let mut positions = holdings::positions_of_customer(tx, asked.cust_no).await?;
    positions.retain(|position| {
        let left = !position.shares.is_zero() || !position.accrued.is_zero();
        left && asked.accounts.contains(&position.trade_acco)
    });
    Ok(positions)
}

/// Names funds, as of now.
struct Names<'a> {
    catalogue: &'a Catalogue,
    now: Instant,
}

impl Names<'_> {
    fn fund(&self, code: FundCode) -> String {
        self.catalogue.fund(code).map_or_else(|| code.to_string(), |fund| fund.name.to_string())
    }

    fn holding(&self, position: &Position) -> Unsettled {
        Unsettled {
            title: self.fund(position.fund_code),
            fund_code: Some(position.fund_code),
            trade_acco: Some(position.trade_acco),
            shares: Some(position.shares),
            amount: position.valued_on.map(|_| position.value),
            ..Unsettled::of(UnsettledKind::Holding)
        }
    }

    fn order(&self, order: &Order) -> Unsettled {
        let record = super::records::TradeRecord::of(order, self.catalogue, self.now);
        Unsettled {
            title: format!("{} {}", record.kind_name, record.fund_name),
            fund_code: Some(order.fund_code),
            trade_acco: Some(order.trade_acco),
            order_no: Some(order.order_no.to_string()),
            shares: record.amount.is_none().then_some(record.shares).flatten(),
            amount: record.amount,
            // Of a redemption, too: the day of its money is that of what is paid out.
            until: record.due_on.map(|_| order.confirm_day),
            ..Unsettled::of(UnsettledKind::Order)
        }
    }

    fn payout(&self, payout: DuePayout) -> Unsettled {
        // What the bank refused waits for the customer, who chooses a card.
        let until = (payout.state != PayoutState::Refused).then_some(payout.there_by);
        let what = match payout.kind {
            PayoutKind::Refund => "退款",
            PayoutKind::Proceeds | PayoutKind::Quick => "到账",
            PayoutKind::Onward => "转购",
        };
        Unsettled {
            title: format!("{what} {}", self.fund(payout.fund_code)),
            fund_code: Some(payout.fund_code),
            trade_acco: Some(payout.trade_acco),
            order_no: Some(payout.order_no.to_string()),
            amount: Some(payout.amount),
            until,
            ..Unsettled::of(UnsettledKind::Payout)
        }
    }
}
