//! `/fixprotocol/calendar.ics`: the year of a customer's plans for a calendar of the customer's own
//! (RFC 5545), which fetches it anew by itself, with what was taken in the year before. The key in
//! the address opens nothing else.

use crate::calendar::{CalendarDay, CalendarRun, of_plans};
use crate::plan::Plan;
use crate::run::{Run, RunState};
use crate::store::links;
use crate::store::plans as store;
use crate::store::runs;
use axum::{
    extract::State,
    http::{HeaderValue, StatusCode, Uri, header},
    response::Response,
    routing::{MethodRouter, get},
};
use db::Tx;
use funds::Catalogue;
use icalendar::{Calendar, Component, Event};
use kernel::{Day, Instant, Line, TimeOfDay};
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, App, Failure, codes, hash_token, raw};

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
        // A calendar takes what comes with 200 for one.
        let is_gone =
            matches!(&file, Err(Failure::Refused(why)) if why.code == codes::NOT_FOUND.code);
        let mut response = raw::respond_file(file, "planCalendarFile");
        if is_gone {
            *response.status_mut() = StatusCode::NOT_FOUND;
        }
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
        let cust_no = links::by_key(tx, &hash).await?.ok_or(codes::NOT_FOUND)?.cust_no;
        let all: Vec<Plan> = store::all_of(tx, cust_no).await?;
        let runs = runs::all_of(tx, cust_no).await?;
        let alive: Vec<Plan> = all.iter().filter(|plan| plan.state.is_alive()).cloned().collect();
        let today = now.day();
        let year = of_plans(tx, &alive, (catalogue, today), today.add_years(1)).await?;
        Ok((year.days, all, runs))
    };
    let (days, plans, runs) = app.db().read::<_, wire::Failure, _>(read).await?;
    let since = now.day().add_years(-1);
    let taken = runs.iter().filter(|run| run.due_on >= since && was_taken(run.state));
    let name = |plan_no| {
        let plan = plans.iter().find(|plan| plan.plan_no == plan_no);
        plan.map_or_else(String::new, |plan| catalogue.name(plan.fund_code))
    };
    let past = taken.map(|run| past_event(run, &name(run.plan_no), now)).collect();
    Ok(raw::OwnFile {
        file_name: FILE_NAME.to_owned(),
        shown_name: FILE_NAME.to_owned(),
        media_type: "text/calendar; charset=utf-8",
        bytes: text(past, &days, now).into(),
    })
}

/// A calendar that fetches the file forgets what is no longer in it: what was taken stays there.
const fn was_taken(state: RunState) -> bool {
    matches!(state, RunState::Paid | RunState::Paying | RunState::Again)
}

fn text(past: Vec<Event>, days: &[CalendarDay], now: Instant) -> String {
    let mut calendar = Calendar::empty();
    calendar.append_property(("VERSION", "2.0"));
    calendar.append_property(("PRODID", "-//Tael//plans//ZH"));
    calendar.name(NAME);
    calendar.append_property(("REFRESH-INTERVAL;VALUE=DURATION", EVERY));
    calendar.append_property(("X-PUBLISHED-TTL", EVERY));
    let is_empty = past.is_empty() && days.is_empty();
    calendar.extend(past);
    // A calendar has something in it (RFC 5545, 3.6).
    if is_empty {
        let mut none = begin(("none", now.day()), now);
        calendar.push(none.summary("定投：没有进行中的计划").done());
    }
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
    let taken = match most > amount {
        true => format!("按智能定投规则增减，最多{most:#}元"),
        false => format!("{amount:#}元"),
    };
    let shifted = if why.is_empty() { String::new() } else { format!("{why}。") };
    begin((&format!("{plan_no}-{nominal}"), date), now)
        .summary(&format!("定投{taken} {fund_name}"))
        .description(&format!("{shifted}9:30扣款。不想扣，请在扣款前到“我的定投”暂停或终止。"))
        .done()
}

/// A run that was taken, under the name that it had when it was to come.
fn past_event(run: &Run, fund_name: &str, now: Instant) -> Event {
    begin((&format!("{}-{}", run.plan_no, run.nominal_on), run.due_on), now)
        .summary(&format!("定投{:#}元 {fund_name}", run.amount))
        .description(run.state.chinese())
        .done()
}

/// An event of this name on a day, at the time at which plans run.
fn begin((name, date): (&str, Day), now: Instant) -> Event {
    let begin = Instant::at(date, TimeOfDay::DEDUCTION);
    let mut event = Event::new();
    event
        .uid(&format!("{name}@plans"))
        .add_property("DTSTAMP", utc(now))
        .add_property("DTSTART", utc(begin))
        .add_property("DTEND", utc(begin.add_ms(SHOWN_MS)))
        .add_property("TRANSP", "TRANSPARENT");
    event
}

/// 20261126T013000Z
fn utc(at: Instant) -> String {
    const SHANGHAI_MS: i64 = 8 * 3_600_000;
    let at = at.add_ms(-SHANGHAI_MS);
    let text = format!("{}T{}", at.day(), at.time());
    let seconds = text.split('.').next().unwrap_or_default();
    format!("{}Z", seconds.replace(['-', ':'], ""))
}
