//! Customers who redeem into other funds, and think again about the purchase.

use super::customer::{AGREEMENTS, Acting, Customer};
use super::sending::{place, twice};
use crate::{Stop, Tally};
use demo::Draw;
use funds::Catalogue;
use kernel::FundCode;
use orders::OrderNo;
use serde_json::{Value, json};
use wire::testing::Client;

impl Customer {
    /// Redeems a part of a holding, mostly into a money fund; or cancels a purchase with proceeds
    /// that have just arrived.
    pub(super) async fn redeem_into(
        &self,
        me: &Client,
        acting: &Acting<'_>,
        draw: &mut Draw,
        tally: &mut Tally,
    ) -> Result<Option<OrderNo>, Stop> {
        if draw.happens(60) && self.cancel_purchase(me, draw, tally).await? {
            return Ok(None);
        }
        let catalogue = acting.company.app().get::<Catalogue>();
        let is_money = |code: &FundCode| catalogue.fund(*code).is_some_and(|fund| fund.is_money());
        let money: Vec<FundCode> = acting.funds.iter().copied().filter(is_money).collect();
        if money.is_empty() {
            return Ok(None);
        }
        let Some((fund, account, shares)) = self.given(acting, draw, tally, |_| true).await? else {
            return Ok(None);
        };
        let targets = if draw.happens(70) { &money } else { acting.funds };
        let target = *draw.pick(targets);
        let ask = json!({
            "fundCode": fund,
            "targetFundCode": target,
            "tradeAcco": account,
            "shares": shares,
            "agreements": AGREEMENTS,
            "deferRest": draw.happens(70),
        });
        place(me, ("trade/public/redeem2Buy", "redeemed into a fund"), ask, draw, tally).await
    }

    /// Whether there was one to cancel.
    async fn cancel_purchase(
        &self,
        me: &Client,
        draw: &mut Draw,
        tally: &mut Tally,
    ) -> Result<bool, Stop> {
        let records = me.bff("trade/redeem2buyTradeRecord", json!({ "pageSize": 100 })).await;
        let records = records.data["records"].as_array().into_iter().flatten();
        let purchases = records.map(|record| &record["onward"]["purchase"]);
        let open: Vec<&Value> = purchases.filter(|order| order["cancelable"] == true).collect();
        let Some(order) = open.get(draw.index(open.len())) else { return Ok(false) };
        let ask = json!({ "orderNo": order["orderNo"] });
        let reply = twice(me, "trade/tradeCancel", ask, draw, tally).await?;
        tally.count("purchase with proceeds cancelled", &reply);
        Ok(true)
    }
}
