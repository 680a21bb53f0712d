//! Fixed-invest plans (定投): what customers have taken from their cards on days of a cycle, the
//! runs of each, and a public zone: what a plan would have come to on a fund's own past NAVs, the
//! ladders of smart plans, and index funds that are open to plans.

mod adjust_plan;
mod announce;
mod asked;
mod backtest;
mod barriers;
mod bought;
mod calendar;
mod calendar_file;
mod change;
mod change_plan;
mod comparison;
mod course;
mod create_plan;
mod deduct;
mod due;
mod figures;
mod ladders;
mod list_picks;
mod list_plans;
mod next_dates;
mod of_account;
mod on_card;
mod parameters;
mod parting;
mod payers;
mod plan;
mod plan_ahead;
mod pre_plan;
mod prices;
mod record;
mod refusals;
mod returns;
mod run;
mod run_record;
mod running;
mod schedule;
mod settle;
mod share_calendar;
mod show_plan;
mod show_rules;
mod smart;
mod store;
mod takeaway;
mod told;
mod trying;
mod verify;
mod wish;
mod words;

pub use adjust_plan::{AdjustPlanRequest, PlanAct, adjust_plan};
pub use announce::{announce, finish_reached};
pub use create_plan::{CreatePlanRequest, PlanMade, create_plan};
pub use deduct::{deduct, deduct_again};
pub use ladders::Rule;
pub use of_account::{Monthly, plans_of_account};
pub use on_card::ON_CARD;
pub use parting::PARTS;
pub use plan::{PlanNo, PlanState};
pub use record::PlanRecord;
pub use run::RunState;
pub use settle::settle;
pub use store::plans::{alive_in, cycle_units};
pub use store::runs::counts as runs_of;
pub use takeaway::HELD;
pub use verify::{digest, verify};
pub use wish::{EndWish, PlanWish, SmartWish};

use wire::{
    Routes,
    Topic::{Card, Clock, Holding, Market, Message, Order, Plan, Points, Profile, Risk},
    Visitor, op,
};

/// The room's operations.
pub fn routes() -> Routes {
    sharing(telling(listing(reading(writing(zone(Routes::new("plans")))))))
}

/// The fixed-invest zone: our own, and public.
fn zone(routes: Routes) -> Routes {
    routes
        .post(
            "/fixprotocol/backtest",
            op("backtest", "what a plan would have come to on past NAVs")
                .reads(&[Market, Clock])
                .silent()
                .cancellable(),
            backtest::backtest,
        )
        .get(
            "/fixprotocol/rules",
            op("planRules", "the ladders of smart plans").reads(&[Clock]).silent(),
            show_rules::plan_rules,
        )
        .get(
            "/fixprotocol/picks",
            op("planPicks", "index funds open to plans, by size").reads(&[Market, Clock]).silent(),
            list_picks::plan_picks,
        )
}

/// Making and changing plans.
fn writing(routes: Routes) -> Routes {
    routes
        .bff(
            "trade/createBuyFixProtocol",
            op("createPlan", "make a fixed-invest plan").writes(&[Plan, Message]).idempotent(),
            create_plan::create_plan,
        )
        .post(
            "/fixapply/add",
            op("createPlanClassic", "make a fixed-invest plan")
                .writes(&[Plan, Message])
                .idempotent(),
            create_plan::create_plan,
        )
        .bff(
            "trade/modifyBuyFixProtocol",
            op("changePlan", "change a fixed-invest plan").writes(&[Plan, Message]).idempotent(),
            change_plan::change_plan,
        )
        .post(
            "/fixapply/modify",
            op("changePlanClassic", "change a fixed-invest plan")
                .writes(&[Plan, Message])
                .idempotent(),
            change_plan::change_plan,
        )
        .post(
            "/fixapply/adjust",
            op("adjustPlan", "pause, resume or end a plan").writes(&[Plan, Message]).idempotent(),
            adjust_plan::adjust_plan,
        )
}

/// Before a plan.
fn reading(routes: Routes) -> Routes {
    routes
        .get(
            "/prefixapplynew",
            op("prePlan", "before a plan: limits, fee, cards, checks")
                .reads(&[Plan, Profile, Risk, Card, Order, Holding, Market, Points, Clock]),
            pre_plan::pre_plan,
        )
        .bff(
            "trade/queryFixProtocolNextDay",
            op("planNextDates", "the next days of a cycle, each shift with its reason")
                .reads(&[Market, Clock])
                .silent(),
            next_dates::next_dates,
        )
        .get(
            "/fixprotocol/nextdate",
            op("planNextDatesClassic", "the next days of a cycle, each shift with its reason")
                .reads(&[Market, Clock])
                .silent(),
            next_dates::next_dates,
        )
}

/// What a customer has, and what it takes.
fn listing(routes: Routes) -> Routes {
    routes
        .bff(
            "trade/queryFixProtocolList",
            op("plans", "plans that run or rest, or those that are over")
                .reads(&[Profile, Plan, Order, Card, Market, Clock]),
            list_plans::list_plans,
        )
        .get(
            "/fixprotocol/list",
            op("plansClassic", "plans that run or rest, or those that are over")
                .reads(&[Profile, Plan, Order, Card, Market, Clock]),
            list_plans::list_plans,
        )
        .get(
            "/fixprotocol/ahead",
            op("planAhead", "what plans take in the next days").reads(&[Plan, Market, Clock]),
            plan_ahead::plan_ahead,
        )
        .get(
            "/fixprotocol/calendar",
            op("planCalendar", "the year ahead, day by day").reads(&[Plan, Market, Clock]),
            calendar::plan_calendar,
        )
}

/// What became of a plan.
fn telling(routes: Routes) -> Routes {
    routes
        .bff(
            "trade/queryFixProtocolDetail",
            op("planDetail", "a plan with its runs and its return")
                .reads(&[Profile, Plan, Order, Card, Market, Clock]),
            show_plan::show_plan,
        )
        .get(
            "/fixprotocol/detail",
            op("planDetailClassic", "a plan with its runs and its return")
                .reads(&[Profile, Plan, Order, Card, Market, Clock]),
            show_plan::show_plan,
        )
        .get(
            "/fixprotocol/getFixProtocolBackDes",
            op("explainRun", "why a run came to nothing").reads(&[Plan, Order, Clock]),
            show_plan::explain_run,
        )
}

/// The year ahead in the customer's own calendar.
fn sharing(routes: Routes) -> Routes {
    routes
        .get(
            "/fixprotocol/calendar/link",
            op("calendarLink", "whether the calendar has a link").reads(&[Plan]),
            share_calendar::calendar_link,
        )
        .post(
            "/fixprotocol/calendar/share",
            op("shareCalendar", "make a link to the calendar, and end the one before")
                .writes(&[Plan, Message]),
            share_calendar::share_calendar,
        )
        .post(
            "/fixprotocol/calendar/unshare",
            op("unshareCalendar", "end the link to the calendar").writes(&[Plan]),
            share_calendar::unshare_calendar,
        )
        .download::<Visitor, calendar_file::CalendarFileRequest>(
            "/fixprotocol/calendar.ics",
            op("planCalendarFile", "the year ahead for a calendar, by its link")
                .reads(&[Plan, Market, Clock]),
            calendar_file::file_route(),
        )
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("plans",
    "begin" => include_str!("../../../migrations/plans_0001_begin.sql"),
    "plans" => include_str!("../../../migrations/plans_0002_plans.sql"),
    "links" => include_str!("../../../migrations/plans_0003_links.sql"),
    "by_customer" => include_str!("../../../migrations/plans_0004_by_customer.sql"),
);

#[cfg(test)]
mod tests;
