//! What stands against closing an account: shares, orders that are not final, money under way
//! (rule AO-09). What a customer chose for his trades ends with it.

use super::store::{on_card::DuePayout, parting as store, records};
use crate::order::Order;
use crate::payouts::payout::{PayoutKind, PayoutState};
use bankcards::Purpose;
use db::Tx;
use funds::Catalogue;
use holdings::Position;
use kernel::{CustNo, FundCode, Instant};
use ledger::{Asset, Purse};
use std::collections::BTreeSet;
use wire::Answer;
use wire::closing::{Looked, Obstacle, ObstacleKind, Parted, Parts};

/// For the application to register.
pub const PARTS: Parts = Parts {
    settle: None,
    look: Some(|tx, of, looked| Box::pin(look(tx, of, looked))),
    end: Some(|tx, of| Box::pin(async move { Ok(store::forget(tx, of.cust_no).await?) })),
};

async fn look(tx: &mut Tx, of: Parted<'_>, looked: &mut Looked) -> Answer<()> {
    let names = Names { catalogue: of.app.get::<Catalogue>(), now: of.at };
    let mut found = Vec::new();
    for position in holdings::positions_of_customer(tx, of.cust_no).await? {
        if !position.shares.is_zero() || !position.accrued.is_zero() {
            found.push(names.holding(&position));
        }
    }
    let orders = records::in_transit(tx, of.cust_no).await?;
    let told: BTreeSet<_> = orders.iter().map(|order| order.order_no).collect();
    found.extend(orders.iter().map(|order| names.order(order)));
    for payout in store::due_payouts(tx, of.cust_no).await? {
        if !told.contains(&payout.order_no) {
            found.push(names.payout(&payout));
        }
    }
    for (payment_no, amount) in store::given_up(tx, of.cust_no).await? {
        let text = format!("{amount:#}元，银行还没有答复");
        let obstacle = Obstacle::new(ObstacleKind::Payment, "待核实的付款", text);
        found.push(Obstacle { order_no: payment_no.to_string(), ..obstacle });
    }
    if found.is_empty() && is_owed(tx, of.cust_no).await? {
        let text = "还有一笔钱没有到你的卡";
        found.push(Obstacle::new(ObstacleKind::Payout, "待到账的钱", text));
    }
    looked.against.extend(found);
    Ok(())
}

/// Whether the journal has money of the customer's, whatever else is said of it.
async fn is_owed(tx: &mut Tx, cust_no: CustNo) -> Answer<bool> {
    let purses = [Purse::of(cust_no, false), Purse::of(cust_no, true)];
    for account in purses.iter().flat_map(|one| [one.paid(), one.payable(), one.refund()]) {
        if ledger::balance(tx, &account, Asset::Cny).await? != 0 {
            return Ok(true);
        }
    }
    Ok(false)
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

    fn holding(&self, position: &Position) -> Obstacle {
        let shares = position.shares;
        let text = match (position.shares.is_zero(), position.frozen.is_zero()) {
            (true, _) => "还有收益没有结转".to_owned(),
            (_, true) => format!("持有{shares:#}份"),
            (_, false) => format!("持有{shares:#}份，其中{:#}份冻结", position.frozen),
        };
        let fund = self.fund(position.fund_code);
        let title = match position.container {
            Purpose::Own => fund,
            Purpose::Child(_) => format!("{fund}（小账户）"),
            Purpose::Pension => format!("{fund}（个人养老金）"),
        };
        Obstacle {
            fund_code: position.fund_code.to_string(),
            trade_acco: position.trade_acco.to_string(),
            ..Obstacle::new(ObstacleKind::Holding, title, text)
        }
    }

    fn order(&self, order: &Order) -> Obstacle {
        let record = super::records::TradeRecord::of(order, self.catalogue, self.now);
        let title = format!("{} {}", record.kind_name, record.fund_name);
        let text = match record.due_on {
            Some(due) => format!("还没有完成，预计{}月{}日", due.month(), due.day_of_month()),
            None => "还没有完成".to_owned(),
        };
        Obstacle {
            fund_code: order.fund_code.to_string(),
            order_no: order.order_no.to_string(),
            ..Obstacle::new(ObstacleKind::Order, title, text)
        }
    }

    fn payout(&self, payout: &DuePayout) -> Obstacle {
        let what = match payout.kind {
            PayoutKind::Refund => "退款",
            PayoutKind::Proceeds | PayoutKind::Quick => "到账",
            PayoutKind::Onward => "转购",
        };
        let (amount, due) = (payout.amount, payout.there_by);
        let text = match payout.state {
            // It waits for the customer, who chooses a card.
            PayoutState::Refused => format!("{amount:#}元，银行没有收下，请换一张卡"),
            _ => format!("{amount:#}元，预计{}月{}日到账", due.month(), due.day_of_month()),
        };
        Obstacle {
            fund_code: payout.fund_code.to_string(),
            order_no: payout.order_no.to_string(),
            ..Obstacle::new(
                ObstacleKind::Payout,
                format!("{what} {}", self.fund(payout.fund_code)),
                text,
            )
        }
    }
}
