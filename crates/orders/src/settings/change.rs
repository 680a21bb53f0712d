//! `/trading/settings`: what holds, and changing one of it.

use super::row::{CostMethod, PayFirst, TradingSettings};
use super::store;
use crate::order::store::parameters::parameters;
use db::{Error, Tx};
use identity::{device_name, require_unlocked};
use kernel::{CustNo, Day, Instant};
use messages::{Kind, Leads, Message};
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Figures, Nothing};

wire::refusals! {
    /// Each change is told. Switching quick redemption off goes on.
    SET_OFTEN = 16099, "今天已经改了{count}次，请明天再改";
}

/// What is to be another way; what is left out stays.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SetTradingRequest {
    /// Whether money funds may pay within seconds. Switching it on needs the password.
    #[serde(default, deserialize_with = "kernel::flag_if_given")]
    pub quick: Option<bool>,
    /// Whether a big redemption's rest waits for the next day.
    #[serde(default, deserialize_with = "kernel::flag_if_given")]
    pub defer_rest: Option<bool>,
    /// With what purchases are paid.
    pub pay_first: Option<PayFirst>,
    /// By which cost holdings are shown.
    pub cost_method: Option<CostMethod>,
}

/// How the customer wants to trade.
pub async fn trading_settings(call: Call<Customer>, _: Nothing) -> Answer<TradingSettings> {
    let cust_no = call.caller.cust_no;
    Ok(call.db().read(async |tx: &mut Tx| store::settings(tx, cust_no).await).await?)
}

/// Changes it, and answers with what holds from now on.
pub async fn set_trading(
    call: Call<Customer>,
    request: SetTradingRequest,
) -> Answer<TradingSettings> {
    let (cust_no, now) = (call.caller.cust_no, call.now);
    let device = device_name(&call.remote);
    let is_unlocked = require_unlocked(&call, &call.caller.session);
    call.db()
        .write(async move |tx: &mut Tx| {
            let before = store::settings(tx, cust_no).await?;
            let after = TradingSettings {
                quick: request.quick.unwrap_or(before.quick),
                defer_rest: request.defer_rest.unwrap_or(before.defer_rest),
                pay_first: request.pay_first.unwrap_or(before.pay_first),
                cost_method: request.cost_method.unwrap_or(before.cost_method),
            };
            if after == before {
                return Ok(after);
            }
            let changes = count(tx, cust_no, (&before, &after), now.day()).await?;
            if after.quick != before.quick {
                // Whoever holds the phone must not open the way by which money leaves fastest.
                if after.quick {
                    is_unlocked.clone()?;
                }
                tell(tx, cust_no, after.quick, &device, now).await?;
            }
            store::put(tx, cust_no, &after, (changes, now.day())).await?;
            Ok(after)
        })
        .await
}

/// How many changes of the day this makes, where it may be made.
async fn count(
    tx: &mut Tx,
    cust_no: CustNo,
    (before, after): (&TradingSettings, &TradingSettings),
    day: Day,
) -> Answer<i64> {
    let figures = Figures::new("orders", parameters(tx, day).await?);
    let changes = store::changes(tx, cust_no, day).await?;
    // Whoever finds that somebody else opened the way can always close it.
    let closes = before.quick && !after.quick;
    if !closes && changes >= figures.get("setting_changes_per_day")? {
        return Err(SET_OFTEN.fill(&[("count", changes)]).into());
    }
    Ok(changes + 1)
}

async fn tell(
    tx: &mut Tx,
    cust_no: CustNo,
    is_on: bool,
    device: &str,
    at: Instant,
) -> Result<(), Error> {
    let (title, text) = match is_on {
        true => ("快速赎回打开了", "货币基金可以几秒内赎回到银行卡"),
        false => ("快速赎回关闭了", "货币基金只能普通赎回"),
    };
    let key = format!("quick-{is_on}-{}", at.ms());
    let message = Message::new(cust_no, key, Kind::Security, at)
        .says(title, format!("{text}。在{device}上修改，不是你就马上改密码。"))
        .leads_to(Leads::Security, "");
    messages::tell(tx, &[message]).await
}
