//! Lessons for points: which there are, buying one, reading one.

use crate::{
    kind::{EntryId, PointKind},
    ledger::{self, Booking, Spent},
    lesson::{LESSONS, Lesson, lesson},
    parameters::Parameters,
    refusals::{NOT_BOUGHT, OTHER_PRICE, TOO_FEW},
    store, voucher,
};
use db::Tx;
use kernel::{CustNo, Day, Instant, Line, Rate};
use orders::VoucherTerms;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Nothing, Refusal, codes};

/// What points buy.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PointLessons {
    /// What can be used now.
    pub available: i64,
    pub list: Vec<PointLesson>,
    /// What lowers the fee of a purchase; none while none is given. The fund's fee says whether it
    /// does (`buyFee`).
    pub voucher: Option<PointVoucher>,
}

/// A voucher, as it is offered.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PointVoucher {
    pub voucher_id: String,
    /// 嘉豆抵费券
    pub name: String,
    /// What it takes.
    pub points: i64,
    /// By how much it lowers the discount of a purchase: from 0.1 by 0.05.
    pub lowers_by: Rate,
}

impl From<VoucherTerms> for PointVoucher {
    fn from(terms: VoucherTerms) -> Self {
        let VoucherTerms { voucher_id, name, points, lowers_by } = terms;
        Self { voucher_id, name, points, lowers_by }
    }
}

/// A lesson, as it is offered to a customer.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PointLesson {
    pub lesson_id: String,
    pub title: String,
    pub summary: String,
    pub minutes: i32,
    /// What it takes.
    pub points: i64,
    /// Whether the customer has it.
    pub is_bought: bool,
}

/// Which lesson.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LessonRequest {
    pub lesson_id: Line<40>,
}

/// Which lesson, and for what.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BuyLessonRequest {
    pub lesson_id: Line<40>,
    /// What it takes, as the customer read.
    pub points: i64,
}

/// A lesson to read.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LessonText {
    pub lesson_id: String,
    pub title: String,
    pub minutes: i32,
    /// Markdown.
    pub text: String,
}

/// `getSupportConvertJiaDou`.
pub async fn point_lessons(call: Call<Customer>, _: Nothing) -> Answer<PointLessons> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    call.db().read(async move |tx: &mut Tx| offered(tx, cust_no, today).await).await
}

/// Own call: who has it already has it, and pays no second time.
pub async fn buy_lesson(call: Call<Customer>, request: BuyLessonRequest) -> Answer<PointLessons> {
    let (cust_no, now, id) = (call.caller.cust_no, call.now, call.ids().next()?);
    let lesson = lesson(&request.lesson_id).ok_or_else(no_lesson)?;
    call.db()
        .write(async move |tx: &mut Tx| {
            buy(tx, id, (cust_no, lesson, request.points), now).await?;
            offered(tx, cust_no, now.day()).await
        })
        .await
}

/// Own call: the text of what was bought.
pub async fn read_lesson(call: Call<Customer>, request: LessonRequest) -> Answer<LessonText> {
    let cust_no = call.caller.cust_no;
    let lesson = lesson(&request.lesson_id).ok_or_else(no_lesson)?;
    let has = async move |tx: &mut Tx| store::booked(tx, cust_no, &lesson.biz_no()).await;
    if !call.db().read(has).await? {
        return Err(NOT_BOUGHT.into());
    }
    Ok(LessonText {
        lesson_id: lesson.id.to_owned(),
        title: lesson.title.to_owned(),
        minutes: lesson.minutes,
        text: lesson.body.to_owned(),
    })
}

/// Buys a lesson for what the customer read that it takes.
pub(crate) async fn buy(
    tx: &mut Tx,
    entry_id: EntryId,
    (cust_no, lesson, read): (CustNo, &Lesson, i64),
    at: Instant,
) -> Answer<()> {
    let biz_no = lesson.biz_no();
    if store::booked(tx, cust_no, &biz_no).await? {
        return Ok(());
    }
    let points = Parameters::on(tx, at.day()).await?.lesson_points;
    if read != points {
        return Err(OTHER_PRICE.fill(&[("points", points.to_string())]).into());
    }
    let (kind, title) = (PointKind::Lesson, lesson.title.to_owned());
    let booking = Booking { cust_no, entry_id, biz_no, kind, title, at };
    match ledger::spend(tx, &booking, points).await? {
        Spent::Now | Spent::Before => Ok(()),
        Spent::TooFew(available) => {
            let (needed, available) = (points.to_string(), available.to_string());
            Err(TOO_FEW.fill(&[("needed", needed), ("available", available)]).into())
        }
    }
}

async fn offered(tx: &mut Tx, cust_no: CustNo, today: Day) -> Answer<PointLessons> {
    let figures = Parameters::on(tx, today).await?;
    let points = figures.lesson_points;
    let mut list = Vec::with_capacity(LESSONS.len());
    for lesson in LESSONS {
        list.push(PointLesson {
            lesson_id: lesson.id.to_owned(),
            title: lesson.title.to_owned(),
            summary: lesson.summary.to_owned(),
            minutes: lesson.minutes,
            points,
            is_bought: store::booked(tx, cust_no, &lesson.biz_no()).await?,
        });
    }
    let available = ledger::available(tx, cust_no, today).await?;
    Ok(PointLessons { available, list, voucher: voucher::terms(&figures).map(Into::into) })
}

fn no_lesson() -> Refusal {
    codes::NOT_FOUND.say("没有找到这节课")
}
