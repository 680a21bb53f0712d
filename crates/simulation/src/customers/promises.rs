//! Customers who name the day that they have read, and some another one: an order for a day that
//! nobody promised is refused with the right one, for which it may be asked again under its key.

use super::sending::twice;
use crate::faults::Fault;
use crate::{Stop, Tally};
use demo::Draw;
use kernel::{Calendar, Day};
use serde_json::{Value, json};
use wire::testing::{Client, Reply};

/// The public code of an order whose day has changed.
const DAY_CHANGED: u32 = 16_044;

/// What a buyer goes by.
pub struct Promising {
    /// The day that was read, where the page told it and the buyer names one.
    read: Option<Day>,
    /// Whether another one is named first.
    mistaken: bool,
}

impl Promising {
    /// What the seed says of this purchase: most buyers name what they read.
    pub async fn read(me: &Client, fund: &Value, draw: &mut Draw) -> Result<Self, Stop> {
        let (names, mistaken) = (draw.happens(60), draw.happens(20));
        if !names {
            return Ok(Self { read: None, mistaken: false });
        }
        let page = me.bff("trade/public/pre", json!({ "fundCode": fund })).await;
        let day = page.data["dates"]["tDay"].as_str().map(str::parse::<Day>);
        Ok(Self { read: day.transpose()?, mistaken })
    }

    /// Sends a purchase for that day.
    pub async fn buy(
        self,
        me: &Client,
        mut ask: Value,
        draw: &mut Draw,
        tally: &mut Tally,
    ) -> Result<Reply, Stop> {
        let path = "trade/public/buy";
        let Some(day) = self.read else { return twice(me, path, ask, draw, tally).await };
        if self.mistaken {
            ask["promisedDay"] = json!(Calendar::china().next_open(day));
            let refused = twice(me, path, ask.clone(), draw, tally).await?;
            match refused.code {
                wire::SUCCESS => return Err(Stop::failed(path, "an order for a day unpromised")),
                DAY_CHANGED if refused.data["day"] == json!(day) => {
                    tally.drawn.note(Fault::ReadsAnotherDay);
                }
                DAY_CHANGED => return Err(Stop::failed(path, refused.data)),
                // It is refused for another reason already.
                _ => {}
            }
        }
        ask["promisedDay"] = json!(day);
        let reply = twice(me, path, ask, draw, tally).await?;
        match reply.code {
            DAY_CHANGED => Err(Stop::failed(path, format!("the day that was read: {day}"))),
            wire::SUCCESS if reply.data["dates"]["tDay"] != json!(day) => {
                Err(Stop::failed(path, format!("{:?} for {day}", reply.data["dates"])))
            }
            _ => Ok(reply),
        }
    }
}
