//! Converting: shares of one fund become shares of another of the same company at both NAVs of T
//! (转换, business code 036; domain 2.5). The shares are frozen in the order's transaction; no money
//! leaves the company.

use super::desk::{Desk, Placed};
use super::freeze::freeze;
use super::placed::PlacedOrder;
use crate::order::conversion::Conversion;
use crate::order::deciding::deciding_moment;
use crate::order::fee::{ConvertFee, Fee};
use crate::order::store::causes::{self, NotedRow};
use crate::order::store::{conversions, orders};
use crate::order::told;
use crate::order::{Authority, Cause, Event, Order, OrderDates, OrderKind, OrderNo, Step};
use crate::rules::consent::Consent;
use crate::rules::least::Least;
use crate::rules::limits::{Counted, Whose};
use crate::rules::lots::Preview;
use crate::rules::promised::Promised;
use crate::rules::refusals::NO_POSITION;
use crate::rules::{convert_fee, least, limits, pension, people};
use accounts::Unlocked;
use bankcards::Card;
use db::Tx;
use funds::Fund;
use holdings::{PositionKey, Redeemable};
use kernel::{CustNo, Day, Fen, FundCode, Line, Shares, TradeAcco};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;
use wire::{Answer, ByCustomer, Call};

wire::refusals! {
    /// The position is being compared with the TA's books.
    CONVERSION_BLOCKED = 16077, "该持仓正在核对，暂不能转换，请稍后再试";
}

/// A conversion. The new shares belong to the card under which the old ones are held.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ConvertRequest {
    /// The fund that goes out.
    pub fund_code: FundCode,
    /// The fund that comes in, one of `ConvertTargets`.
    pub target_fund_code: FundCode,
    /// The card's transaction account.
    pub trade_acco: TradeAcco,
    /// How many shares go out.
    pub shares: Shares,
    /// Ids of the target's agreements that the customer accepted, all that
    /// `PreConvert` named.
    pub agreements: Vec<Line<40>>,
    /// T as the customer read it before (`dates.tDay`): another one by now is refused with both. It
    /// may be left out.
    #[serde(default)]
    pub promised_day: Option<Day>,
    /// The redemption fee as the customer read it before (`fee.redeemFee`): another one by now is
    /// refused with both. It may be left out.
    #[serde(default)]
    pub promised_fee: Option<Fen>,
}

/// Takes a conversion: freezes the shares until the TA confirms both legs.
pub async fn convert(call: Call<Unlocked>, request: ConvertRequest) -> Answer<PlacedOrder> {
    let desk = Desk::open(&call, call.now);
    let exchange = Exchange {
        order_no: desk.next_order_no()?,
        cust_no: call.caller.cust_no(),
        fund_code: request.fund_code,
        target_fund_code: request.target_fund_code,
        trade_acco: request.trade_acco,
        shares: request.shares,
        consent: Consent::Now { agreements: Line::texts(request.agreements) },
        authority: Authority::Present,
        promised: Promised { day: request.promised_day, fee: request.promised_fee },
        cause: None,
    };
    let work = async move |tx: &mut Tx| Ok(desk.convert(tx, &exchange).await?.answer());
    call.write_once(work).await
}

/// A conversion that is asked for.
#[derive(Debug, Clone)]
pub struct Exchange {
    /// The number that it is to have.
    pub order_no: OrderNo,
    /// The holder.
    pub cust_no: CustNo,
    /// The fund that goes out.
    pub fund_code: FundCode,
    /// The fund that comes in.
    pub target_fund_code: FundCode,
    /// The transaction account that holds the shares, and will hold the new ones.
    pub trade_acco: TradeAcco,
    /// How many shares go out.
    pub shares: Shares,
    /// What the customer has consented to.
    pub consent: Consent,
    /// On whose word.
    pub authority: Authority,
    /// What the customer read before.
    pub promised: Promised,
    /// What it is for, where another room asks; it is placed once for it.
    pub cause: Option<Cause>,
}

impl Desk {
    /// Takes a conversion, or answers the one that was taken for the same cause before.
    ///
    /// # Errors
    /// Refused with the first rule that it breaks.
    pub async fn convert(&self, tx: &mut Tx, wish: &Exchange) -> Answer<Placed> {
        if let Some(before) = self.placed_before(tx, wish.cause.as_ref()).await? {
            return Ok(before);
        }
        let funds = [wish.fund_code, wish.target_fund_code];
        self.require_current(tx, wish.authority, &funds).await?;
        let (from, to) = (self.fund(wish.fund_code)?, self.fund(wish.target_fund_code)?);
        convert_fee::require_open(&from, &to)?;
        let agreed = wish.consent.agreed(&to, self.now)?;
        let converting = Converting { desk: self, wish, from, to };
        let deciding = deciding_moment(tx, self.now).await?;
        let dates = OrderDates::of_convert(&converting.from, &converting.to, deciding);
        let (held, card) = converting.holding(tx, dates.t_day).await?;
        pension::require(tx, &converting.to, &card, dates.t_day).await?;
        let decision = converting.decide(tx).await?;
        let Converting { from, to, .. } = &converting;
        wish.promised.require_day(dates.t_day)?;
        let least = Least::conversion(from);
        let shares = least::require_shares(from, &held, wish.shares, &least)?;
        let fee = converting.explain(&held, shares, &dates)?;
        wish.promised.require_fee(fee.redeem_fee)?;
        let counted = Counted::of(tx, wish.cust_no, to, dates.t_day, None).await?;
        limits::require(to, fee.net_out, false, &counted, Whose::Conversion)?;
        let mut order = converting.order(&card, shares, &fee)?;
        order.decision_id = Some(decision.id());
        order.agree(&agreed);
        order.promise(&dates);
        decision.store(tx).await?;
        freeze(tx, &order, self.ids.next_value()?).await?;
        orders::insert(tx, std::slice::from_ref(&order)).await?;
        conversions::insert(tx, &[Conversion::of(&order, fee.net_out)]).await?;
        let event = Event::of(&order, Step::Accepted, self.now, order.authority.told());
        told::append(tx, &[event]).await?;
        if let Some(cause) = &wish.cause {
            causes::insert(tx, &[NotedRow::of(cause, (order.cust_no, order.order_no))]).await?;
        }
        let promised = order.dates(from.is_money());
        let placed = Placed::of(order, Arc::clone(from), promised);
        Ok(Placed { target: Some(Arc::clone(to)), ..placed })
    }
}

/// A conversion on its way through the desk.
struct Converting<'a> {
    desk: &'a Desk,
    wish: &'a Exchange,
    from: Arc<Fund>,
    to: Arc<Fund>,
}

impl Converting<'_> {
    fn key(&self) -> PositionKey {
        let trade_acco = self.wish.trade_acco;
        PositionKey { cust_no: self.wish.cust_no, trade_acco, fund_code: self.from.code }
    }

    /// The position that goes out as of T, with its card; refused when nothing is held, or it is
    /// blocked.
    async fn holding(&self, tx: &mut Tx, t_day: Day) -> Answer<(Redeemable, Card)> {
        let held = holdings::redeemable(tx, &self.key(), &self.from, t_day).await?;
        let held = held.filter(|held| held.position.shares.is_positive()).ok_or(NO_POSITION)?;
        if held.position.blocked {
            return Err(CONVERSION_BLOCKED.into());
        }
        let Exchange { cust_no, trade_acco, .. } = *self.wish;
        let card = people::card_of(tx, cust_no, trade_acco, self.desk.now).await?;
        Ok((held, card))
    }

    /// Demands a customer who may buy the fund that comes in.
    async fn decide(&self, tx: &mut Tx) -> Answer<suitability::Decision> {
        let (cust_no, now) = (self.wish.cust_no, self.desk.now);
        let birth = people::buyer(tx, cust_no, now).await?.birth;
        let (fund, earlier) = (&*self.to, self.wish.consent.earlier());
        let asked = suitability::Asked { cust_no, birth, fund, earlier, now };
        suitability::require(tx, &asked, self.desk.ids.next_value()?).await
    }

    /// What it would cost at the last NAVs, as it is stored with the order.
    fn explain(&self, held: &Redeemable, shares: Shares, dates: &OrderDates) -> Answer<ConvertFee> {
        let costs = Preview::new(&self.from, &held.lots, dates)?.costs(shares)?;
        convert_fee::explain((&self.from, &self.to), &costs, shares, dates.t_day)
    }

    fn order(&self, card: &Card, shares: Shares, fee: &ConvertFee) -> Answer<Order> {
        let Exchange { cust_no, order_no, authority, .. } = *self.wish;
        let now = self.desk.now;
        let mut order =
            Order::new(cust_no, order_no, OrderKind::Convert, self.from.code, card, now);
        order.shares = shares;
        order.target_fund_code = Some(self.to.code);
        // What a big redemption does not take of a conversion is given back.
        order.defer_rest = false;
        order.authority = authority;
        order.catalogue_version = self.desk.snapshot.version();
        order.fee_explained = Fee::converting(fee)?;
        Ok(order)
    }
}
