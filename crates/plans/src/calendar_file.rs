//! `/fixprotocol/calendar.ics`: the year of a customer's plans for a calendar of the customer's own
//! (RFC 5545), which fetches it anew by itself. The key in the address opens nothing else.

use crate::calendar::{CalendarDay, CalendarRun, of_plans};
use crate::plan::Plan;
use crate::store::links;
use crate::store::plans as store;
use axum::{
    extract::State,
    http::{HeaderValue, Uri, header},
    response::Response,
    routing::{MethodRouter, get},
};
use db::Tx;
use funds::Catalogue;
use icalendar::{Calendar, Component, Event};
use kernel::{Day, Instant, Line, TimeOfDay};
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, App, codes, hash_token, raw};

/// Whose.
#[derive(Debug, Deserialize, ToSchema)]
pub struct CalendarFileRequest {
    /// From `/fixprotocol/calendar/share`.
    pub key: Line<64>,
}

/// The name of the file, and of the calendar.
const FILE_NAME: &str = "tael-plans.ics";
const NAME: &str = "Tael 定投";
/// What a run takes of a day in the calendar, in milliseconds.
const SHOWN_MS: i64 = 15 * 60_000;
/// How often a calendar is asked to fetch the file.
const EVERY: &str = "PT12H";

/// The year ahead, as a file.
pub(crate) fn file_route() -> MethodRouter<App> {
    get(async |State(app): State<App>, from: raw::From, address: Uri| -> Response {
        let file = fetch(&app, &from, &address).await;
        let mut response = raw::respond_file(file, "planCalendarFile");
        // It is one customer's, and another one tomorrow.
        let kept = HeaderValue::from_static("private, no-store");
        response.headers_mut().insert(header::CACHE_CONTROL, kept);
        response
    })
}

async fn fetch(app: &App, from: &raw::From, address: &Uri) -> Answer<raw::OwnFile> {
    let CalendarFileRequest { key } = raw::query(address)?;
    raw::count_download(app, from).await?;
    let (hash, now) = (hash_token(&key), app.now());
    let catalogue = app.get::<Catalogue>();
    let read = async |tx: &mut Tx| {
        let link = links::by_key(tx, &hash).await?.ok_or(codes::NOT_FOUND)?;
        let plans: Vec<Plan> = store::alive(tx, link.cust_no).await?;
        let today = now.day();
        of_plans(tx, &plans, (catalogue, today), today.add_years(1)).await
    };
    let year = app.db().read::<_, wire::Failure, _>(read).await?;
    Ok(raw::OwnFile {
        file_name: FILE_NAME.to_owned(),
        shown_name: FILE_NAME.to_owned(),
        media_type: "text/calendar; charset=utf-8",
        bytes: text(&year.days, now).into(),
    })
}

fn text(days: &[CalendarDay], now: Instant) -> String {
    let mut calendar = Calendar::empty();
    calendar.append_property(("VERSION", "2.0"));
    calendar.append_property(("PRODID", "-//Tael//plans//ZH"));
    calendar.name(NAME);
    calendar.append_property(("REFRESH-INTERVAL;VALUE=DURATION", EVERY));
    calendar.append_property(("X-PUBLISHED-TTL", EVERY));
    for day in days {
        for run in &day.runs {
            calendar.push(event((day.date, run), now));
        }
    }
    calendar.to_string()
}

/// A run. What a smart plan takes is known in the morning.
fn event((date, run): (Day, &CalendarRun), now: Instant) -> Event {
    let CalendarRun { plan_no, fund_name, amount, most, nominal, why, .. } = run;
    let begin = Instant::at(date, TimeOfDay::DEDUCTION);
    let taken = match most > amount {
        true => format!("按智能定投规则增减，最多{most:#}元"),
        false => format!("{amount:#}元"),
    };
    let shifted = if why.is_empty() { String::new() } else { format!("{why}。") };
    let mut event = Event::new();
    event
        .uid(&format!("{plan_no}-{nominal}@plans"))
        .add_property("DTSTAMP", utc(now))
        .add_property("DTSTART", utc(begin))
        .add_property("DTEND", utc(begin.add_ms(SHOWN_MS)))
        .summary(&format!("定投{taken} {fund_name}"))
        .description(&format!("{shifted}9:30扣款。不想扣，请在扣款前到“我的定投”暂停或终止。"))
        .add_property("TRANSP", "TRANSPARENT");
    event.done()
}

/// 20261126T013000Z
fn utc(at: Instant) -> String {
    const SHANGHAI_MS: i64 = 8 * 3_600_000;
    let at = at.add_ms(-SHANGHAI_MS);
    let text = format!("{}T{}", at.day(), at.time());
    let seconds = text.split('.').next().unwrap_or_default();
    format!("{}Z", seconds.replace(['-', ':'], ""))
}
