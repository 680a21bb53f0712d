//! Converting: shares of one fund become shares of another of the same company at both NAVs of T
//! (转换, business code 036; domain 2.5). The shares are frozen in the order's transaction; no money
//! leaves the company.

use super::freeze::freeze;
use super::placed::PlacedOrder;
use crate::order::conversion::Conversion;
use crate::order::deciding::deciding_moment;
use crate::order::fee::ConvertFee;
use crate::order::store::{conversions, orders};
use crate::order::{Event, Order, OrderDates, OrderKind, OrderNo, Step, refusals};
use crate::rules::fund::find_fund;
use crate::rules::least::Least;
use crate::rules::lots::Preview;
use crate::rules::promised::Promised;
use crate::rules::{agreements, convert_fee, least, limits, people};
use accounts::Unlocked;
use bankcards::Card;
use db::Tx;
use funds::Fund;
use holdings::{Position, PositionKey};
use kernel::{CustNo, Day, Fen, FundCode, Instant, Shares};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;
use wire::{Answer, ByCustomer, Call, Failure};

/// A conversion. The new shares belong to the card under which the old ones are held.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ConvertRequest {
    /// The fund that goes out.
    pub fund_code: FundCode,
    /// The fund that comes in, one of `ConvertTargets`.
    pub target_fund_code: FundCode,
    /// The card's transaction account.
    pub trade_acco: String,
    /// How many shares go out.
    pub shares: Shares,
    /// Ids of the target's agreements that the customer accepted, all that
    /// `PreConvert` named.
    pub agreements: Vec<String>,
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
    let (from, version) = find_fund(&call, request.fund_code)?;
    let (to, _) = find_fund(&call, request.target_fund_code)?;
    convert_fee::require_open(&from, &to)?;
    agreements::require(&to, &request.agreements)?;
    let converting = Converting {
        cust_no: call.caller.cust_no(),
        order_no: call.ids().next(),
        decision_id: call.ids().next_value(),
        entry_id: call.ids().next_value(),
        now: call.now,
        version,
        from,
        to,
        trade_acco: request.trade_acco,
        shares: request.shares,
        promised: Promised { day: request.promised_day, fee: request.promised_fee },
    };
    call.write_once(async move |tx| place(tx, &converting).await).await
}

/// All that the order's transaction needs.
struct Converting {
    cust_no: CustNo,
    order_no: OrderNo,
    decision_id: i64,
    entry_id: i64,
    now: Instant,
    /// The version of the catalogue from which both funds are.
    version: i64,
    from: Arc<Fund>,
    to: Arc<Fund>,
    trade_acco: String,
    shares: Shares,
    /// What the customer read.
    promised: Promised,
}

async fn place(tx: &mut Tx, converting: &Converting) -> Answer<PlacedOrder> {
    let Converting { cust_no, order_no, now, from, to, .. } = converting;
    let (position, card) = converting.holding(tx).await?;
    let person = people::buyer(tx, *cust_no, *now).await?;
    let decision_id = converting.decision_id;
    let decision =
        suitability::require_match(tx, decision_id, *cust_no, person.birth, to, *now).await?;
    let dates = OrderDates::of_convert(from, to, deciding_moment(tx, *now).await?);
    converting.promised.require_day(dates.t_day)?;
    let shares =
        least::require_shares(from, &position, converting.shares, &Least::conversion(from))?;
    let fee = converting.explain(tx, shares, &dates).await?;
    converting.promised.require_fee(fee.redeem_fee)?;
    let counted = limits::ordered_in(tx, *cust_no, to, dates.t_day).await?;
    limits::require_converted(to, fee.net_out, counted)?;
    decision.store(tx).await?;
    let mut order = Order::new(*cust_no, *order_no, OrderKind::Convert, from.code, &card, *now);
    order.shares = shares;
    order.target_fund_code = Some(to.code);
    // What a big redemption does not take of a conversion is given back.
    order.defer_rest = false;
    order.catalogue_version = converting.version;
    order.decision_id = Some(decision_id);
    order.fee_explained =
        serde_json::to_string(&fee).map_err(|e| Failure::fault("explaining a fee", e))?;
    order.promise(&dates);
    freeze(tx, &order, converting.entry_id, &Least::conversion(from)).await?;
    orders::insert(tx, std::slice::from_ref(&order)).await?;
    conversions::insert(tx, &[Conversion::of(&order, fee.net_out)]).await?;
    orders::append(tx, &[Event::of(&order, Step::Accepted, *now, "")]).await?;
    Ok(PlacedOrder {
        target_fund_name: Some(to.name.to_string()),
        ..PlacedOrder::of(&order, from, None)
    })
}

impl Converting {
    fn key(&self) -> PositionKey {
        let trade_acco = self.trade_acco.clone();
        PositionKey { cust_no: self.cust_no, trade_acco, fund_code: self.from.code }
    }

    /// The position that goes out, with its card; refused when nothing is held, or it is blocked.
    async fn holding(&self, tx: &mut Tx) -> Answer<(Position, Card)> {
        let position = holdings::position(tx, &self.key()).await?;
        let position = position.filter(|p| p.shares.is_positive()).ok_or(refusals::NO_POSITION)?;
        if position.blocked {
            return Err(refusals::CONVERSION_BLOCKED.into());
        }
        let card = people::card_of(tx, self.cust_no, &self.trade_acco, self.now).await?;
        Ok((position, card))
    }

    /// What it would cost at the last NAVs, as it is stored with the order.
    async fn explain(&self, tx: &mut Tx, shares: Shares, dates: &OrderDates) -> Answer<ConvertFee> {
        let lots = holdings::free_lots(tx, &self.key()).await?;
        let costs = Preview::new(&self.from, &lots, dates)?.costs(shares)?;
        convert_fee::explain((&self.from, &self.to), &costs, shares, dates.t_day)
    }
}
