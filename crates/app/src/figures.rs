//! All figures of a server in the words of Prometheus.

use crate::{facts::Facts, operated::Operated};
use db::{Pulse, Used};
use prometheus_client::{
    encoding::text::encode,
    metrics::{counter::Counter, family::Family, gauge::Gauge},
    registry::Registry,
};
use std::{collections::BTreeMap, fmt, time::Duration};
use wire::Busy;

type Labels = Vec<(&'static str, String)>;

/// The page that is fetched every few seconds.
///
/// # Errors
/// It cannot be written.
pub fn page(operated: &Operated, facts: Option<&Facts>) -> Result<String, fmt::Error> {
    let mut registry = Registry::with_prefix("tael");
    operated.meters.show(&mut registry);
    of_process(&mut registry, operated);
    of_database(&mut registry, operated.app.db().pulse());
    gauge(
        &mut registry,
        "facts_known",
        "1 when the books could be counted in time",
        one(facts.is_some()),
    );
    if let Some(facts) = facts {
        of_orders(&mut registry, operated, facts);
        of_day(&mut registry, operated, facts);
        let help = "Agreements that have ended here, and not yet at the bank";
        gauge(&mut registry, "agreements_to_end", help, facts.endings);
    }
    let mut page = String::new();
    encode(&mut page, &registry)?;
    Ok(page)
}

fn of_process(registry: &mut Registry, Operated { health, gate, .. }: &Operated) {
    gauge(registry, "stopping", "1 after it was told to stop", one(health.is_stopping()));
    gauge(registry, "snapshot_age_seconds", "Of what is in memory", whole(health.age()));
    gauge(registry, "connections", "Connections of customers", count(gate.connections()));
    counter(
        registry,
        "connections_turned_away",
        "Too many, in all or of an address",
        gate.turned_away(),
    );
    counter(
        registry,
        "app_faults",
        "Faults of the app that were reported",
        content::faults_reported(),
    );
    let causes = Busy::counts().map(|(cause, times)| (vec![("cause", cause.to_owned())], times));
    counters(registry, "busy", "What could not be done at that moment, by cause", causes);
    let workers = health.workers();
    let of = |name: &'static str| vec![("worker", name.to_owned())];
    let runs = workers.iter().map(|worker| (of(worker.name), one(worker.runs())));
    gauges(registry, "worker_running", "1 while it is at work", runs);
    let restarts = workers.iter().map(|worker| (of(worker.name), worker.restarts()));
    counters(registry, "worker_panics", "After which it began again", restarts);
}

fn of_database(registry: &mut Registry, pulse: Pulse) {
    gauge(registry, "database_writes", "Writes that wait or run", count(pulse.writes));
    counter(registry, "database_lost_races", "Writes that ran again", pulse.lost_races);
    let rows = |(of, Used { in_use, open, most, waiting }): (&'static str, Used)| {
        [("in use", in_use), ("open", open), ("most", most), ("waited for", waiting)].map(
            |(state, number)| {
                (vec![("for", of.to_owned()), ("state", state.to_owned())], count(number))
            },
        )
    };
    let pools = [("writes", pulse.for_writes), ("reads", pulse.for_reads)];
    let help = "Connections to the database's server";
    gauges(registry, "database_connections", help, pools.into_iter().flat_map(rows));
}

fn of_orders(registry: &mut Registry, operated: &Operated, facts: &Facts) {
    let of = |status: orders::OrderStatus| vec![("state", format!("{status:?}").to_lowercase())];
    let number = facts.orders.iter().map(|row| (of(row.status), row.orders));
    gauges(registry, "open_orders", "Orders that are not final, by state", number);
    let now_ms = operated.app.now().ms();
    let age = facts.orders.iter().map(|row| (of(row.status), (now_ms - row.since.ms()) / 1_000));
    gauges(registry, "oldest_open_order_seconds", "Age of the oldest of them", age);
}

fn of_day(registry: &mut Registry, operated: &Operated, Facts { day, accounts, .. }: &Facts) {
    let mut steps = BTreeMap::<&str, i64>::new();
    for step in &day.steps {
        *steps.entry(&step.state).or_default() += 1;
    }
    let steps =
        steps.into_iter().map(|(state, number)| (vec![("state", state.to_owned())], number));
    gauges(registry, "day_steps", "Steps of the business day, by state", steps);
    let payments = &day.payments;
    let kinds = [
        ("collecting", payments.collecting),
        ("given up", payments.given_up),
        ("paying out", payments.paying_out),
        ("refused", payments.refused),
        ("set aside", count(payments.set_aside.len())),
    ];
    let kinds = kinds.map(|(kind, number)| (vec![("kind", kind.to_owned())], number));
    gauges(registry, "open_payments", "Money of which the bank's word is missing", kinds);
    let now_ms = operated.app.now().ms();
    let since = payments.collecting_since.map_or(0, |since| (now_ms - since.ms()) / 1_000);
    gauge(registry, "oldest_payment_seconds", "Age of the oldest that is collected", since);
    let bank = day.file_breaks.iter().filter(|found| found.file_type == "bank").count();
    let files = day.file_breaks.len().saturating_sub(bank);
    let breaks = [
        ("positions", count(day.open_breaks)),
        ("files", count(files)),
        ("bank", count(bank)),
        ("accounts", *accounts),
    ];
    let breaks = breaks.map(|(kind, number)| (vec![("kind", kind.to_owned())], number));
    gauges(registry, "open_breaks", "What waits for a person", breaks);
}

fn gauge(registry: &mut Registry, name: &str, help: &str, value: i64) {
    let gauge = Gauge::<i64>::default();
    gauge.set(value);
    registry.register(name, help, gauge);
}

fn counter(registry: &mut Registry, name: &str, help: &str, value: u64) {
    let counter = Counter::<u64>::default();
    counter.inc_by(value);
    registry.register(name, help, counter);
}

fn gauges(
    registry: &mut Registry,
    name: &str,
    help: &str,
    rows: impl IntoIterator<Item = (Labels, i64)>,
) {
    let family = Family::<Labels, Gauge>::default();
    for (labels, value) in rows {
        family.get_or_create(&labels).set(value);
    }
    registry.register(name, help, family);
}

fn counters(
    registry: &mut Registry,
    name: &str,
    help: &str,
    rows: impl IntoIterator<Item = (Labels, u64)>,
) {
    let family = Family::<Labels, Counter>::default();
    for (labels, value) in rows {
        family.get_or_create(&labels).inc_by(value);
    }
    registry.register(name, help, family);
}

fn one(whether: bool) -> i64 {
    i64::from(whether)
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn whole(time: Duration) -> i64 {
    i64::try_from(time.as_secs()).unwrap_or(i64::MAX)
}
