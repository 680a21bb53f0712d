//! How points are earned and what they buy, for everybody.

use crate::{lesson::LESSONS, lessons::PointVoucher, parameters::Parameters, voucher};
use db::Tx;
use serde::Serialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Nothing, Visitor};

/// The rules as they are today.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PointRules {
    /// For signing in, once a day.
    pub sign_in_points: i64,
    /// For an article or a notice.
    pub reading_points: i64,
    /// So many of a day.
    pub reading_day_limit: i64,
    /// For a friend who came by the customer's link and opened an account.
    pub invite_points: i64,
    /// For how long points can be used.
    pub lot_months: i32,
    /// What they buy.
    pub lessons: Vec<OfferedLesson>,
    /// What lowers the fee of a purchase; none while none is given.
    pub voucher: Option<PointVoucher>,
}

/// A lesson.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OfferedLesson {
    pub lesson_id: String,
    pub title: String,
    pub summary: String,
    pub minutes: i32,
    /// What it takes.
    pub points: i64,
}

/// Own call: `/jiadou` is read before anybody logs in.
pub async fn point_rules(call: Call<Visitor>, _: Nothing) -> Answer<PointRules> {
    let today = call.now.day();
    let figures = async move |tx: &mut Tx| Parameters::on(tx, today).await;
    let figures = call.db().read(figures).await?;
    let offered = LESSONS.iter().map(|lesson| OfferedLesson {
        lesson_id: lesson.id.to_owned(),
        title: lesson.title.to_owned(),
        summary: lesson.summary.to_owned(),
        minutes: lesson.minutes,
        points: figures.lesson_points,
    });
    Ok(PointRules {
        sign_in_points: figures.sign_in_points,
        reading_points: figures.reading_points,
        reading_day_limit: figures.reading_day_limit,
        invite_points: figures.invite_points,
        lot_months: figures.lot_months,
        lessons: offered.collect(),
        voucher: voucher::terms(&figures).map(Into::into),
    })
}
