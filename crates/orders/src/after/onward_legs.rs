//! Both legs of a redemption into a fund, as its page and the records show them.

use super::records::TradeRecord;
use crate::order::store::orders;
use crate::order::{Order, OrderNo, OrderStatus};
use crate::payouts::store::proceeds;
use crate::payouts::store::proceeds::Onward;
use crate::rules::onward;
use db::{Error, Tx};
use funds::Catalogue;
use kernel::{Day, Fen, FundCode, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How far a redemption into a fund is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum OnwardStage {
    /// The redemption is not confirmed.
    Redeeming,
    /// It is, and its money has not arrived: it buys on `buysOn`.
    Waiting,
    /// The purchase is placed and not confirmed; it may be cancelled as any other.
    Buying,
    /// The purchase is confirmed, in full or in part; what it did not take goes to the card.
    Bought,
    /// The money goes, or went, to the card: the purchase could not be placed, was refused by the
    /// TA, or was cancelled. See `reason` and the redemption's `payout`, or the purchase.
    ToCard,
    /// There is no money: the redemption was cancelled or refused.
    Nothing,
}

/// The second leg of a redemption into a fund; the first is the order itself.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OnwardLegs {
    /// The fund that the proceeds buy.
    pub target_fund_code: FundCode,
    /// Its short name.
    pub target_fund_name: String,
    /// How far it is.
    pub stage: OnwardStage,
    /// 待买入; the stage for people.
    pub stage_name: String,
    /// The proceeds, fee of the redemption taken off; none before the TA confirmed it.
    pub amount: Option<Fen>,
    /// The day on which the money arrives and buys, as promised; once it has bought, T of the
    /// purchase. None where there is no money.
    pub buys_on: Option<Day>,
    /// The day on which the TA confirms the purchase, as expected, or as promised once it is
    /// placed. None where nothing is bought.
    pub confirms_on: Option<Day>,
    /// The purchase; none before it is placed. Its page is `tradeRecordDetail` of its number.
    pub purchase: Option<TradeRecord>,
    /// Why the money goes to the card, in Chinese; empty when it does not.
    pub reason: String,
}

/// What is stored of both legs.
#[derive(Debug, Clone, Default)]
pub(crate) struct Legs {
    onward: Option<Onward>,
    purchase: Option<Order>,
}

impl Legs {
    /// Reads what became of the proceeds of a redemption into a fund; nothing of any other order.
    pub async fn of(tx: &mut Tx, order: &Order) -> Result<Self, Error> {
        if order.redeems_into().is_none() || order.confirmed_amount.is_none() {
            return Ok(Self::default());
        }
        let onward = proceeds::find(tx, order.cust_no, order.order_no).await?;
        let purchase = match onward.as_ref().and_then(|onward| onward.bought_no) {
            Some(number) => orders::find(tx, order.cust_no, number).await?,
            None => None,
        };
        Ok(Self { onward, purchase })
    }

    /// As they are shown; none of an order that buys nothing.
    pub fn shown(self, order: &Order, catalogue: &Catalogue, now: Instant) -> Option<OnwardLegs> {
        let target = order.redeems_into()?;
        let stage = self.stage(order);
        let arrives = order.arrive_day.unwrap_or(order.confirm_day);
        let expected = catalogue.fund(target).map(|to| onward::dates(&to, arrives));
        let (buys_on, confirms_on) = match (&self.purchase, stage) {
            (_, OnwardStage::Nothing) => (None, None),
            (Some(purchase), OnwardStage::ToCard) => (Some(purchase.t_day), None),
            (Some(purchase), _) => (Some(purchase.t_day), Some(purchase.confirm_day)),
            (None, OnwardStage::ToCard) => (None, None),
            (None, _) => {
                let confirms_on = expected.as_ref().map(|dates| dates.confirm_date);
                (expected.map(|dates| dates.t_day), confirms_on)
            }
        };
        Some(OnwardLegs {
            target_fund_code: target,
            target_fund_name: catalogue.name(target),
            stage,
            stage_name: stage.chinese().to_owned(),
            amount: order.confirmed_amount,
            buys_on,
            confirms_on,
            reason: self.reason(stage),
            purchase: self.purchase.map(|order| TradeRecord::of(&order, catalogue, now)),
        })
    }

    fn stage(&self, order: &Order) -> OnwardStage {
        use OrderStatus::{Cancelled, Confirmed, PartlyConfirmed, Rejected, Void};
        if let Some(purchase) = &self.purchase {
            return match purchase.status {
                Confirmed | PartlyConfirmed => OnwardStage::Bought,
                Rejected | Void | Cancelled => OnwardStage::ToCard,
                _ => OnwardStage::Buying,
            };
        }
        match order.status {
            _ if self.onward.is_some() => OnwardStage::ToCard,
            Confirmed | PartlyConfirmed if has_proceeds(order) => OnwardStage::Waiting,
            Confirmed | PartlyConfirmed | Rejected | Void | Cancelled => OnwardStage::Nothing,
            _ => OnwardStage::Redeeming,
        }
    }

    fn reason(&self, stage: OnwardStage) -> String {
        match (&self.purchase, &self.onward) {
            (Some(purchase), _) if purchase.status == OrderStatus::Cancelled => {
                "你撤销了买入".to_owned()
            }
            (Some(purchase), _) if stage == OnwardStage::ToCard => purchase.reason.clone(),
            (None, Some(onward)) => onward.reason.clone(),
            _ => String::new(),
        }
    }
}

fn has_proceeds(order: &Order) -> bool {
    order.confirmed_amount.is_some_and(Fen::is_positive)
}

impl OnwardStage {
    /// For people.
    const fn chinese(self) -> &'static str {
        match self {
            Self::Redeeming => "赎回中",
            Self::Waiting => "待到账买入",
            Self::Buying => "买入中",
            Self::Bought => "已买入",
            Self::ToCard => "转入银行卡",
            Self::Nothing => "未转购",
        }
    }
}

/// The redemption whose proceeds paid a purchase; none of any other order.
pub(crate) async fn paid_by(tx: &mut Tx, order: &Order) -> Result<Option<Order>, Error> {
    match order.proceeds_of() {
        Some(number) => orders::find(tx, order.cust_no, number).await,
        None => Ok(None),
    }
}

/// An order, as another one names it.
pub(crate) fn named(order: &Order, catalogue: &Catalogue) -> PairedOrder {
    PairedOrder {
        order_no: order.order_no,
        fund_code: order.fund_code,
        fund_name: catalogue.name(order.fund_code),
    }
}

/// The other one of two orders, of which one pays for the other.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PairedOrder {
    /// Its number.
    pub order_no: OrderNo,
    /// Its fund.
    pub fund_code: FundCode,
    /// The fund's short name.
    pub fund_name: String,
}
