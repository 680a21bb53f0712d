//! Points (嘉豆): a ledger of whole points, how they are earned and what they buy; and activities,
//! which the company offers for some time. Nothing is earned by what is bought.

mod activity;
mod audience;
mod demo;
mod expire;
mod history;
mod invited;
mod kind;
mod ledger;
mod lesson;
mod lessons;
mod parameters;
mod parting;
mod reading;
mod refusals;
mod rules;
mod show_activities;
mod sign_in;
mod store;
mod takeaway;
mod tell;
mod verify;
mod voucher;

pub use activity::add_activity;
pub use audience::Audience;
pub use demo::{Habit, act_for_demo};
pub use expire::expire;
pub use invited::OPENED;
pub use kind::PointKind;
pub use parting::PARTS;
pub use store::Activity;
pub use takeaway::HELD;
pub use tell::{begun_activities, tell_of_activity, tell_of_ending};
pub use verify::verify;
pub use voucher::VOUCHERS;

use axum::http::Method;
use wire::{
    Routes,
    Topic::{Clock, Points, Profile},
    op,
};

/// The room's operations.
pub fn routes() -> Routes {
    activities(points(Routes::new("rewards")))
}

/// Of these the specification names `getJiadouInfo` and `getSupportConvertJiaDou`; the acts are our
/// own.
fn points(routes: Routes) -> Routes {
    routes
        .get(
            "/getJiadouInfo",
            op("myPoints", "points balance and records").reads(&[Points, Clock]).silent(),
            history::my_points,
        )
        .post(
            "/getSupportConvertJiaDou",
            op("pointLessons", "what points buy, and what of it is bought")
                .reads(&[Points, Clock])
                .silent(),
            lessons::point_lessons,
        )
        .bff(
            "member/jiadou/rules",
            op("pointRules", "how points are earned, what they buy").reads(&[Clock]).silent(),
            rules::point_rules,
        )
        .bff(
            "member/jiadou/signIn",
            op("signInForPoints", "sign in, once a day").writes(&[Points]),
            sign_in::sign_in,
        )
        .bff(
            "member/jiadou/read",
            op("readForPoints", "an article or a notice was read").writes(&[Points]).silent(),
            reading::read,
        )
        .bff(
            "member/jiadou/buyLesson",
            op("buyLesson", "a lesson for points").writes(&[Points]),
            lessons::buy_lesson,
        )
        .bff(
            "member/jiadou/lesson",
            op("readLesson", "a lesson that was bought").reads(&[Points]).silent(),
            lessons::read_lesson,
        )
}

fn activities(routes: Routes) -> Routes {
    routes
        .get(
            "/activity/activityActList",
            op("activities", "running activities").reads(&[Profile, Clock]).silent(),
            show_activities::activities,
        )
        .at(
            Method::POST,
            "/proxy/api/v3/activity/mp/activity/detail",
            op("activityDetail", "an activity").reads(&[Clock]).silent(),
            show_activities::activity_detail,
        )
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("rewards",
    "begin" => include_str!("../../../migrations/rewards_0001_begin.sql"),
    "vouchers" => include_str!("../../../migrations/rewards_0002_vouchers.sql"),
);

#[cfg(test)]
mod tests;
