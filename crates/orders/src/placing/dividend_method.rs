//! Changing what happens with the dividends of a holding (029): asked for here, sent to the TA
//! with the other orders of T, in force once it has confirmed.

use crate::order::deciding::deciding_moment;
use crate::order::store::orders;
use crate::order::told;
use crate::order::{Event, Order, OrderDates, OrderKind, OrderNo, OrderStatus, Step};
use crate::rules::fund::find_fund;
use crate::rules::people;
use crate::rules::refusals::NO_POSITION;
use accounts::Trader;
use db::Tx;
use funds::{Catalogue, DividendMethod, Fund};
use holdings::{MethodAnswer, MethodRequest, PositionKey};
use kernel::{CustNo, Day, FundCode, Instant, TradeAcco};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;
use wire::{Answer, ByCustomer, Call};

wire::refusals! {
    /// Money funds pay their income in shares only.
    NO_METHOD_CHOICE = 16026, "货币基金的收益每日结转为份额，不能修改分红方式";
    /// The method is what it was asked to become.
    SAME_METHOD = 16027, "当前已是{method}，无需修改";
    /// A change of the method is not answered yet.
    METHOD_PENDING = 16028, "你修改分红方式的申请正在确认中，确认后才能再次修改";
}

/// A change of one holding.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChangeDividendMethodRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// The transaction account of the card that holds it.
    pub trade_acco: TradeAcco,
    /// `0` reinvest, `1` cash.
    pub dividend_method: DividendMethod,
}

/// A change that was taken.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChangedDividendMethod {
    /// The order's number.
    pub order_no: OrderNo,
    /// Where it stands: the old method is in force until it is confirmed.
    pub status: OrderStatus,
    /// The fund.
    pub fund_code: FundCode,
    /// `0` reinvest, `1` cash: what is asked for.
    pub dividend_method: DividendMethod,
    /// T.
    pub t_day: Day,
    /// The day on which the TA confirms. It holds for dividends registered from then on.
    pub confirm_date: Day,
    /// Until when it may be cancelled; none when it may not.
    pub cancel_until: Option<Instant>,
    /// What happens next, in Chinese.
    pub message: String,
}

/// Takes a change.
pub async fn change_dividend_method(
    call: Call<Trader>,
    request: ChangeDividendMethodRequest,
) -> Answer<ChangedDividendMethod> {
    let changing = wire::ready!(call, Changing::new(&call, request));
    call.write_once(async move |tx| change(tx, &changing).await).await
}

/// All that the order's transaction needs.
struct Changing {
    order_no: OrderNo,
    now: Instant,
    /// The version of the catalogue from which `fund` is.
    version: i64,
    fund: Arc<Fund>,
    catalogue: Catalogue,
    key: PositionKey,
    method: DividendMethod,
}

impl Changing {
    fn new<C: ByCustomer>(call: &Call<C>, request: ChangeDividendMethodRequest) -> Answer<Self> {
        let (fund, version) = find_fund(call, request.fund_code)?;
        let (cust_no, trade_acco): (CustNo, TradeAcco) =
            (call.caller.cust_no(), request.trade_acco);
        Ok(Self {
            order_no: call.ids().next()?,
            now: call.now,
            version,
            key: PositionKey { cust_no, trade_acco, fund_code: fund.code },
            fund,
            catalogue: call.get::<Catalogue>().clone(),
            method: request.dividend_method,
        })
    }
}

async fn change(tx: &mut Tx, changing: &Changing) -> Answer<ChangedDividendMethod> {
    let Changing { order_no, now, fund, key, method, .. } = changing;
    let position = holdings::position(tx, key).await?;
    let position = position.filter(|p| p.shares.is_positive()).ok_or(NO_POSITION)?;
    if fund.is_money() {
        return Err(NO_METHOD_CHOICE.into());
    }
    let card = people::card_of(tx, key.cust_no, key.trade_acco, *now).await?;
    let deciding = deciding_moment(tx, *now).await?;
    let (t_day, confirm_date) = holdings::method_days(fund, deciding);
    let same = holdings::method_of(&position, &changing.catalogue) == *method;
    // Who takes a change back that is not answered yet is told to wait.
    if same && !holdings::method_is_pending(tx, key).await? {
        return Err(SAME_METHOD.fill(&[("method", method.chinese())]).into());
    }
    let request = MethodRequest::of(&position, *method, (order_no.value(), confirm_date));
    if same || !holdings::request_method(tx, &request).await? {
        return Err(METHOD_PENDING.into());
    }
    let kind = OrderKind::DividendMethod;
    let mut order = Order::new(key.cust_no, *order_no, kind, fund.code, &card, *now);
    order.dividend_method = Some(*method);
    order.catalogue_version = changing.version;
    order.promise(&OrderDates {
        t_day,
        nav_date: t_day,
        confirm_date,
        arrive_date: None,
        arrive_date_latest: None,
        ..OrderDates::of_redeem(fund, deciding)
    });
    orders::insert(tx, std::slice::from_ref(&order)).await?;
    let note = method.chinese();
    told::append(tx, &[Event::of(&order, Step::Accepted, *now, note)]).await?;
    Ok(ChangedDividendMethod::of(&order, *method))
}

impl ChangedDividendMethod {
    fn of(order: &Order, method: DividendMethod) -> Self {
        let (month, day) = (order.confirm_day.month(), order.confirm_day.day_of_month());
        let name = method.chinese();
        Self {
            order_no: order.order_no,
            status: order.status,
            fund_code: order.fund_code,
            dividend_method: method,
            t_day: order.t_day,
            confirm_date: order.confirm_day,
            cancel_until: order.cancel_until,
            message: format!("预计{month}月{day}日确认，当日起登记的分红按{name}发放"),
        }
    }
}

impl Order {
    /// What becomes of the change that it asks for; none leaves the method as it was.
    pub(crate) fn method_answer(&self, method: Option<DividendMethod>) -> MethodAnswer {
        MethodAnswer { key: self.position(), order_no: self.order_no.value(), method }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::placing::tests::redeeming::holder;
    use crate::testing::MIXED;
    use crate::tests::migrations;
    use db::{Db, db_test, sql};
    use wire::Failure;

    db_test! { migrations();
        async fn a_change_that_is_refused_has_written_nothing(db: Db) {
            let (app, person) = holder(db, MIXED, "10000").await;
            let (fund, version) = find_fund(&app, MIXED.parse().unwrap()).unwrap();
            let (cust_no, trade_acco) = (person.person.cust_no, person.trade_acco);
            let same = Changing {
                order_no: app.ids().next().unwrap(),
                now: app.now(),
                version,
                key: PositionKey { cust_no, trade_acco, fund_code: fund.code },
                fund,
                catalogue: app.get::<Catalogue>().clone(),
                method: DividendMethod::Cash,
            };
            let judge = async move |tx: &mut Tx| {
                let refused = change(tx, &same).await.is_err();
                let count = sql!("SELECT COUNT(*) AS requests FROM holdings_method_requests");
                let (requests,): (i64,) = tx.one(count).await?;
                Ok::<_, Failure>((refused, requests))
            };
            assert_eq!(app.db().write(judge).await.unwrap(), (true, 0));
        }
    }
}
