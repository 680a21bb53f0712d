//! A money fund pays for a purchase: two orders in one transaction. The shares of the money fund
//! are frozen now and redeemed quickly when T is sealed ([`draw_day`]).
//!
//! [`draw_day`]: crate::draw_day

use super::desk::Desk;
use super::prepared::{Funds, Prepared};
use crate::order::deciding::deciding_moment;
use crate::order::store::pools::POOL_BUCKETS;
use crate::order::store::{orders, pools};
use crate::order::{Event, Link, Order, OrderDates, OrderKind, PayStatus, Step};
use crate::rules::people;
use crate::rules::refusals::{NO_POSITION, NOT_A_PAY_SOURCE};
use crate::rules::sources::PaySource;
use bankcards::Card;
use db::Tx;
use funds::Fund;
use holdings::{PositionKey, Redeemable};
use kernel::{Day, Fen, Instant, Nav, Rounding, Shares};
use ledger::{Account, Entry, EntryKind};
use std::sync::Arc;
use wire::{Answer, Failure};

/// The money fund that pays.
pub(super) struct MoneyFund {
    fund: Arc<Fund>,
    held: Redeemable,
    /// The card to which its account belongs.
    pub card: Card,
}

impl MoneyFund {
    /// The position that is to pay; refused when nothing is held, or it is that of the fund that is
    /// bought.
    pub async fn find(desk: &Desk, tx: &mut Tx, purchase: &Prepared) -> Answer<Self> {
        let Funds::MoneyFund { fund_code, trade_acco } = &purchase.wish.funds else {
            return Err(Failure::fault("buying", "no money fund pays"));
        };
        let fund = desk.fund(*fund_code)?;
        let cust_no = purchase.wish.cust_no;
        let key = PositionKey { cust_no, trade_acco: *trade_acco, fund_code: fund.code };
        let deciding = deciding_moment(tx, desk.now).await?;
        let t_day = OrderDates::of_buy(&purchase.fund, deciding).t_day;
        let held = holdings::redeemable(tx, &key, &fund, t_day).await?;
        let held = held.filter(|held| held.position.shares.is_positive()).ok_or(NO_POSITION)?;
        if fund.code == purchase.fund.code {
            return Err(NOT_A_PAY_SOURCE.into());
        }
        let card = people::card_of(tx, cust_no, key.trade_acco, desk.now).await?;
        Ok(Self { fund, held, card })
    }

    /// Demands that it can pay so much, at the T of the purchase.
    pub async fn require(&self, tx: &mut Tx, amount: Fen, day: (Day, Instant)) -> Answer<()> {
        PaySource::of(tx, &self.fund, &self.held, &self.card, day).await?.require(amount)
    }

    /// Freezes the shares and stores the redemption that pays; answers what happened to both.
    pub async fn pay(
        &self,
        desk: &Desk,
        tx: &mut Tx,
        purchase: &mut Order,
        bought: &Prepared,
    ) -> Answer<Vec<Event>> {
        let Self { fund, held, .. } = self;
        let (key, amount) = (held.position.key(), purchase.amount);
        let shares = amount.shares_at(Nav::PAR, Rounding::HalfUp)?;
        if !holdings::freeze(tx, &key, shares).await? {
            let error = format!("order {}: the source's shares are gone", purchase.order_no);
            return Err(Failure::fault("buying", error));
        }
        purchase.pay_status = PayStatus::Paid;
        purchase.paid_at = Some(desk.now);
        let redemption = self.redemption(desk, purchase, shares)?;
        purchase.set_link(Link::PaidFrom(redemption.order_no));
        ledger::post(tx, &frozen(desk, &redemption, shares)?).await?;
        let bucket = redemption.order_no.value().rem_euclid(POOL_BUCKETS);
        pools::take_from_pool(tx, fund.code, purchase.t_day, bucket, amount).await?;
        orders::insert(tx, std::slice::from_ref(&redemption)).await?;
        let event = |order: &Order, step, note| Event::of(order, step, desk.now, note);
        Ok(vec![
            event(purchase, Step::Accepted, purchase.authority.told()),
            event(purchase, Step::Paid, format!("由{}的份额付款", fund.name)),
            event(&redemption, Step::Accepted, format!("用于买入{}", bought.fund.name)),
        ])
    }

    /// The quick redemption that pays: carried out when T is sealed, cancelled with the purchase.
    fn redemption(&self, desk: &Desk, purchase: &Order, shares: Shares) -> Answer<Order> {
        let (cust_no, kind) = (purchase.cust_no, OrderKind::QuickRedeem);
        let order_no = desk.next_order_no()?;
        let redemption = Order {
            shares,
            t_day: purchase.t_day,
            nav_day: purchase.t_day,
            confirm_day: purchase.t_day,
            catalogue_version: purchase.catalogue_version,
            authority: purchase.authority,
            ..Order::new(cust_no, order_no, kind, self.fund.code, purchase, desk.now)
        };
        Ok(redemption.linked(Link::Pays(purchase.order_no)))
    }
}

fn frozen(desk: &Desk, redemption: &Order, shares: Shares) -> Answer<Entry> {
    let Order { cust_no, order_no, fund_code, t_day, .. } = *redemption;
    let (id, acco) = (desk.ids.next_value()?, redemption.trade_acco);
    Ok(Entry::new(id, cust_no, (t_day, desk.now), EntryKind::Frozen, order_no).shares(
        Account::shares(cust_no, acco, fund_code),
        Account::frozen(cust_no, acco, fund_code),
        fund_code,
        shares,
    ))
}
