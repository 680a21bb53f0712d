//! Fixed-invest plans: customers make them, let them rest, resume and end them; that they run is
//! the day's business, and the audit's that each order of a plan has its run.

use super::children::a_child;
use super::customer::{AGREEMENTS, Acting, Customer};
use crate::{Stop, Tally};
use demo::Draw;
use kernel::Day;
use serde_json::{Value, json};
use wire::testing::Client;

impl Customer {
    /// Makes a plan, or changes what becomes of one; most of the time neither.
    pub(super) async fn tend_plans(
        &self,
        me: &Client,
        acting: &Acting<'_>,
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        // Numbers of their own: what is done besides stays as it is drawn.
        let label = format!("plans {} {}", acting.occasion, self.number);
        let mut draw = Draw::keyed(acting.seed, &label, i64::from(acting.day.days_since(Day::MIN)));
        let me = me.with_key(&format!("{} {label}", acting.day));
        if draw.happens(6) {
            let mut wish = self.plan(acting, &mut draw);
            let child = if draw.happens(40) { a_child(&me, &mut draw).await } else { None };
            let whose = if child.is_some() { "made a plan for a child" } else { "made a plan" };
            if let Some(child) = child {
                wish["childNo"] = child["childNo"].clone();
                wish["cardId"] = Value::Null;
            }
            let reply = me.post("/fixapply/add", wish).await;
            tally.note(&format!("{whose}: {}", reply.code));
        } else if draw.happens(6) {
            self.adjust_a_plan(&me, &mut draw, tally).await;
        }
        Ok(())
    }

    fn plan(&self, acting: &Acting<'_>, draw: &mut Draw) -> Value {
        let yuan = draw.between(1, 9) * 100;
        // Some amounts at which the bank behaves oddly, such as having no money before noon.
        let cents = if draw.happens(50) { 0 } else { draw.between(85, 99) };
        let mut wish = json!({
            "fundCode": draw.pick(acting.funds),
            "cardId": draw.pick(&self.cards).card_id,
            "amount": format!("{yuan}.{cents:02}"),
            "agreements": AGREEMENTS,
        });
        let cycle = match draw.between(0, 3) {
            0 => json!({ "cycleUnit": 0 }),
            1 => json!({ "cycleUnit": 1, "fixDay": draw.between(1, 5) }),
            2 => json!({ "cycleUnit": 1, "cycle": 2, "fixDay": draw.between(1, 5) }),
            _ => json!({ "cycleUnit": 2, "fixDay": draw.between(1, 28) }),
        };
        let mut with = |rest: Value| {
            for (name, value) in rest.as_object().into_iter().flatten() {
                wish[name] = value.clone();
            }
        };
        with(cycle);
        if draw.happens(25) {
            let rule = if draw.happens(50) { "average" } else { "drawdown" };
            with(json!({ "smart": { "rule": rule } }));
        }
        match draw.between(0, 5) {
            0 => with(json!({ "end": { "times": draw.between(1, 4) } })),
            1 => with(json!({ "end": { "targetRate": "0.01" } })),
            2 => with(json!({ "end": { "date": acting.day.add_days(30) } })),
            _ => {}
        }
        wish
    }

    async fn adjust_a_plan(&self, me: &Client, draw: &mut Draw, tally: &mut Tally) {
        let list = me.get("/fixprotocol/list", "pageSize=100").await;
        let plans = list.data["plans"].as_array().cloned().unwrap_or_default();
        if plans.is_empty() {
            return;
        }
        let plan = draw.pick(&plans);
        let act = match (plan["state"] == "2", draw.between(0, 3)) {
            (_, 0) => "end",
            (true, _) => "resume",
            (false, _) => "pause",
        };
        let asked = json!({ "planNo": plan["planNo"], "act": act });
        let reply = me.post("/fixapply/adjust", asked).await;
        tally.note(&format!("{act} a plan: {}", reply.code));
    }
}
