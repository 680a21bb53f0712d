//! Buying with a money fund as the source of the payment: two orders in one transaction. The
//! shares of the money fund are frozen now and redeemed quickly when T is sealed ([`draw_day`]).
//!
//! [`draw_day`]: crate::draw_day

use super::buy::Placing;
use super::placed::PlacedOrder;
use crate::order::store::pools::POOL_BUCKETS;
use crate::order::store::{orders, pools, subscriptions};
use crate::order::{Event, Order, OrderKind, OrderNo, PayStatus, Step, refusals};
use crate::rules::fund::find_fund;
use crate::rules::people;
use crate::rules::sources::PaySource;
use accounts::Unlocked;
use db::Tx;
use funds::Fund;
use holdings::PositionKey;
use kernel::{Day, Fen, FundCode, Instant, Nav, Rounding, Shares};
use ledger::{Account, Entry, EntryKind};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;
use wire::{Answer, ByCustomer, Call};

/// A purchase that a money fund pays.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BuyFromMoneyFundRequest {
    /// The fund to be bought.
    pub fund_code: FundCode,
    /// What is paid, fee included.
    pub amount: Fen,
    /// Ids of the agreements that the customer accepted, all that `PreBuy` named.
    pub agreements: Vec<String>,
    /// The money fund that pays.
    pub source_fund_code: FundCode,
    /// The transaction account that holds it; what is bought belongs to it, too.
    pub trade_acco: String,
    /// T as the customer read it before (`dates.tDay`): another one by now is refused with both. It
    /// may be left out.
    #[serde(default)]
    pub promised_day: Option<Day>,
}

/// Takes a purchase that a money fund pays.
pub async fn buy_from_money_fund(
    call: Call<Unlocked>,
    request: BuyFromMoneyFundRequest,
) -> Answer<PlacedOrder> {
    let placing = Placing::new(&call, request.fund_code, request.amount, &request.agreements)?
        .promised(request.promised_day);
    let (source, _) = find_fund(&call, request.source_fund_code)?;
    let (cust_no, trade_acco) = (call.caller.cust_no(), request.trade_acco);
    let paying = Paying {
        key: PositionKey { cust_no, trade_acco, fund_code: source.code },
        redeem_no: call.ids().next(),
        entry_id: call.ids().next_value(),
        placing,
        source,
    };
    call.write_once(async move |tx| place(tx, &paying).await).await
}

/// All that the orders' transaction needs.
struct Paying {
    placing: Placing,
    /// The money fund.
    source: Arc<Fund>,
    /// The position in it.
    key: PositionKey,
    /// Number of the redemption that pays.
    redeem_no: OrderNo,
    entry_id: i64,
}

async fn place(tx: &mut Tx, paying: &Paying) -> Answer<PlacedOrder> {
    let Paying { placing, source, key, .. } = paying;
    let position = holdings::position(tx, key).await?;
    let position = position.filter(|p| p.shares.is_positive()).ok_or(refusals::NO_POSITION)?;
    if source.code == placing.fund.code {
        return Err(refusals::NOT_A_PAY_SOURCE.into());
    }
    let card = people::card_of(tx, key.cust_no, &key.trade_acco, placing.now).await?;
    let (dates, _, decision) = placing.require(tx, card.card_id).await?;
    let day = (dates.t_day, placing.now);
    PaySource::of(tx, source, &position, &card, day).await?.require(placing.amount)?;
    let shares = placing.amount.shares_at(Nav::PAR, Rounding::HalfUp)?;
    if !holdings::freeze(tx, key, shares).await? {
        let available = holdings::available(tx, key).await?;
        return Err(refusals::SOURCE_TOO_SMALL.fill(&[("available", available)]).into());
    }
    decision.store(tx).await?;
    ledger::post(tx, &paying.frozen(shares, dates.t_day)).await?;
    let mut purchase = placing.order(&card, &dates);
    purchase.pay_status = PayStatus::Paid;
    (purchase.pay_tries, purchase.pay_asked_at) = (0, Instant::from_ms(0));
    purchase.paid_at = Some(placing.now);
    purchase.paired_no = Some(paying.redeem_no);
    let redemption = paying.redemption(&purchase, shares);
    let bucket = redemption.order_no.value().rem_euclid(POOL_BUCKETS);
    let amount = placing.amount;
    pools::take_from_pool(tx, source.code, dates.t_day, bucket, amount).await?;
    let events = paying.events(&purchase, &redemption);
    subscriptions::note(tx, &purchase, &dates).await?;
    let placed = PlacedOrder::of(&purchase, &placing.fund, Some(placing.fee.clone()));
    orders::insert(tx, &[purchase, redemption]).await?;
    orders::append(tx, &events).await?;
    Ok(PlacedOrder { dates, ..placed })
}

impl Paying {
    /// The quick redemption that pays: carried out when T is sealed, cancelled with the purchase.
    fn redemption(&self, purchase: &Order, shares: Shares) -> Order {
        let Self { source, redeem_no, placing, .. } = self;
        let (cust_no, kind) = (purchase.cust_no, OrderKind::QuickRedeem);
        Order {
            shares,
            t_day: purchase.t_day,
            nav_day: purchase.t_day,
            confirm_day: purchase.t_day,
            catalogue_version: purchase.catalogue_version,
            paired_no: Some(purchase.order_no),
            ..Order::new(cust_no, *redeem_no, kind, source.code, purchase, placing.now)
        }
    }

    fn frozen(&self, shares: Shares, t_day: Day) -> Entry {
        let Self { key, redeem_no, entry_id, placing, .. } = self;
        let day = (t_day, placing.now);
        Entry::new(*entry_id, key.cust_no, day, EntryKind::Frozen, redeem_no).shares(
            Account::shares(key.cust_no, &key.trade_acco, key.fund_code),
            Account::frozen(key.cust_no, &key.trade_acco, key.fund_code),
            key.fund_code,
            shares,
        )
    }

    fn events(&self, purchase: &Order, redemption: &Order) -> [Event; 3] {
        let (now, source) = (self.placing.now, &self.source.name);
        [
            Event::of(purchase, Step::Accepted, now, ""),
            Event::of(purchase, Step::Paid, now, format!("由{source}的份额付款")),
            Event::of(
                redemption,
                Step::Accepted,
                now,
                format!("用于买入{}", self.placing.fund.name),
            ),
        ]
    }
}
