//! When T is sealed, the advance bank takes the frozen shares of money funds and pays for the
//! purchases: two legs of one entry. Only then are the purchases sent.

use super::confirming::Confirming;
use super::store;
use super::store::{DrawnRow, SentRow};
use crate::order::months::{self, Tally};
use crate::order::store::orders;
use crate::order::told;
use crate::order::{Event, Order, OrderNo, OrderStatus, PayStatus, Step};
use db::{Error, ErrorKind, Tx};
use holdings::{Change, ChangeKind, Position, PositionKey, Transit};
use kernel::{Day, Fen, Nav, NoIds, Rounding, Shares};
use ledger::{Account, Entry, EntryKind};
use std::collections::BTreeMap;

/// Pays purchases of the day `confirming.day` from money funds, at most `limit`; answers how many.
/// Run again, it goes on where it was; it is done when it answers 0.
///
/// # Errors
/// [`ErrorKind::Fault`] where the two orders or the shares don't fit. Those of the database.
pub async fn draw_day(tx: &mut Tx, confirming: &Confirming, limit: i64) -> Result<usize, Error> {
    let redemptions = store::to_draw(tx, confirming.day, limit).await?;
    let numbers: Vec<OrderNo> = redemptions.iter().filter_map(Order::pays).collect();
    let purchases = orders::by_number(tx, &numbers).await?;
    let purchases: BTreeMap<OrderNo, Order> =
        purchases.into_iter().map(|order| (order.order_no, order)).collect();
    let valued = valued_days(tx, &redemptions).await?;
    let mut drawing = Drawing::new(confirming);
    for redemption in redemptions {
        let purchase = redemption.pays().and_then(|number| purchases.get(&number));
        let purchase = purchase.ok_or_else(|| fault(&redemption))?;
        let valued_on = valued.get(&redemption.position()).copied().flatten();
        drawing.draw(redemption, purchase, valued_on)?;
    }
    drawing.write(tx).await
}

async fn valued_days(
    tx: &mut Tx,
    redemptions: &[Order],
) -> Result<BTreeMap<PositionKey, Option<Day>>, Error> {
    let keys = redemptions.iter().map(Order::position).collect();
    let positions: Vec<Position> = holdings::positions_of(tx, keys).await?;
    Ok(positions.iter().map(|position| (position.key(), position.valued_on)).collect())
}

/// All rows of a chunk.
struct Drawing<'a> {
    confirming: &'a Confirming,
    drawn: Vec<DrawnRow>,
    counted: Vec<Tally>,
    sent: Vec<SentRow>,
    events: Vec<Event>,
    entries: Vec<Entry>,
    changes: Vec<Change>,
    transits: Vec<Transit>,
}

impl<'a> Drawing<'a> {
    fn new(confirming: &'a Confirming) -> Self {
        let (drawn, counted, sent, events) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let (entries, changes, transits) = (Vec::new(), Vec::new(), Vec::new());
        Self { confirming, drawn, counted, sent, events, entries, changes, transits }
    }

    fn draw(
        &mut self,
        mut redemption: Order,
        purchase: &Order,
        valued_on: Option<Day>,
    ) -> Result<(), Error> {
        let Confirming { day, at, .. } = *self.confirming;
        let amount = redemption.shares.value(Nav::PAR, Rounding::HalfUp);
        let amount = amount.ok().filter(|amount| *amount == purchase.amount);
        let amount = amount.ok_or_else(|| fault(&redemption))?;
        redemption.set_status(OrderStatus::Confirmed);
        redemption.pay_status = PayStatus::PaidOut;
        self.entries.push(self.entry(&redemption, amount)?);
        self.changes.push(change(&redemption, amount, (valued_on.unwrap_or(day), day)));
        self.events.push(Event::of(&redemption, Step::Confirmed, at, "已用于付款"));
        self.transits.push(purchase.going_in(amount));
        self.drawn.push(DrawnRow {
            cust_no: redemption.cust_no,
            order_no: redemption.order_no,
            status: redemption.status,
            pay_status: redemption.pay_status,
            confirmed_on: Some(day),
            confirmed_nav: Some(Nav::PAR),
            confirmed_amount: Some(amount),
            confirmed_shares: Some(redemption.shares),
            confirmed_fee: Some(Fen::ZERO),
        });
        self.counted.push(Tally::of(&redemption));
        self.sent.push(SentRow {
            cust_no: purchase.cust_no,
            order_no: purchase.order_no,
            status: OrderStatus::Sent,
        });
        Ok(())
    }

    fn entry(&self, redemption: &Order, amount: Fen) -> Result<Entry, NoIds> {
        let Confirming { day, at, ids, .. } = self.confirming;
        let Order { cust_no, fund_code, order_no, shares, .. } = *redemption;
        let advance = || Account::advance(fund_code);
        let frozen = Account::frozen(cust_no, redemption.trade_acco, fund_code);
        let kind = EntryKind::QuickRedeemed;
        Ok(Entry::new(ids.next_value()?, cust_no, (*day, *at), kind, order_no)
            .shares(frozen, advance(), fund_code, shares)
            .cash(advance(), Account::paid(cust_no), amount))
    }

    async fn write(self, tx: &mut Tx) -> Result<usize, Error> {
        let drawn = store::draw(tx, &self.drawn).await?;
        let sent = store::send(tx, &self.sent).await?;
        let all = u64::try_from(self.drawn.len()).unwrap_or(u64::MAX);
        if (drawn, sent) != (all, all) {
            return Err(Error::new(ErrorKind::Retry, "an order changed while it was paid"));
        }
        months::count(tx, &self.counted).await?;
        told::append(tx, &self.events).await?;
        ledger::post_many(tx, &self.entries).await?;
        holdings::apply_confirmations(tx, &self.changes).await?;
        holdings::begin_transit(tx, &self.transits).await?;
        Ok(self.drawn.len())
    }
}

/// A money fund's price never moves: dated with the last valued day, the flow leaves the valuation
/// of T, which is to come, alone.
fn change(redemption: &Order, amount: Fen, (t_day, confirmed_on): (Day, Day)) -> Change {
    let shares: Shares = redemption.shares;
    Change {
        key: redemption.position(),
        order_no: redemption.order_no.value(),
        t_day,
        confirmed_on,
        nav: Nav::PAR,
        fee: Fen::ZERO,
        kind: ChangeKind::Redeemed { unfrozen: shares, shares, net: amount },
    }
}

fn fault(redemption: &Order) -> Error {
    let text = format!("order {}: what it pays for does not fit", redemption.order_no);
    Error::new(ErrorKind::Fault, text)
}
