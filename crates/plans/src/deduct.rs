//! The morning of a day: all plans that are due on it run. A run and its order are written in one
//! transaction, which also sets the plan's next day: however often the step is killed and begun
//! anew, a plan runs once a day, and nothing is debited without a run.

use crate::plan::PlanNo;
use crate::run::RunState;
use crate::running::Work;
use crate::settle::settle;
use crate::store::plans as plan_store;
use crate::store::runs as run_store;
use db::Tx;
use funds::Catalogue;
use kernel::{Day, Instant};
use orders::{OrderNo, PayBell};
use wire::{Answer, App, Failure};

/// Plans that run in one transaction: few, since purchases wait for it meanwhile.
const PAGE: i64 = 50;
/// How often a page is tried again whose funds another process has just changed.
const ATTEMPTS: usize = 5;

/// Runs all plans that are due on `day`, and asks the bank for what they take. At the cut-off or
/// later nothing runs any more: what is due then is missed, and never made up for.
///
/// # Errors
/// Those of the database.
pub async fn deduct(app: &App, day: Day, at: Instant) -> Answer<()> {
    all_pages(app, (day, at), Turn::Morning).await?;
    // Whoever has too little money hears of it while there is time.
    settle(app, day, at).await
}

/// The afternoon: what the bank refused for want of money is asked for once more.
///
/// # Errors
/// Those of the database.
pub async fn deduct_again(app: &App, day: Day, at: Instant) -> Answer<()> {
    settle(app, day, at).await?;
    all_pages(app, (day, at), Turn::Afternoon).await
}

async fn all_pages(app: &App, of: (Day, Instant), turn: Turn) -> Answer<()> {
    let (mut after, mut placed) = ((Day::MIN, PlanNo::from(0)), false);
    loop {
        let done = page(app, of, after, turn).await?;
        placed |= done.placed;
        match done.last {
            Some(last) => after = last,
            None => break,
        }
    }
    if placed {
        orders::collect(app).await?;
    }
    Ok(())
}

/// What a page did.
struct Paged {
    /// The last plan of it; none when there was none.
    last: Option<(Day, PlanNo)>,
    /// Whether a card is to pay something.
    placed: bool,
}

/// Which of the two steps runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Turn {
    Morning,
    Afternoon,
}

/// A page of a step. A fund that another process has just changed is read anew.
async fn page(app: &App, of: (Day, Instant), after: (Day, PlanNo), turn: Turn) -> Answer<Paged> {
    for _ in 1..ATTEMPTS {
        match page_once(app, of, after, turn).await {
            Err(Failure::Refused(refusal)) if refusal.retry_after_s.is_some() => {
                app.get::<Catalogue>().refresh(app.db()).await?;
            }
            done => return done,
        }
    }
    page_once(app, of, after, turn).await
}

async fn page_once(
    app: &App,
    (day, at): (Day, Instant),
    after: (Day, PlanNo),
    turn: Turn,
) -> Answer<Paged> {
    let work = Work::new(app, day, at);
    let write = async move |tx: &mut Tx| {
        let mut running = work.begin();
        let last = match turn {
            Turn::Morning => {
                let due = plan_store::due(tx, day, after, PAGE).await?;
                let last = due.last().and_then(|plan| Some((plan.due_on?, plan.plan_no)));
                running.run_all(tx, due).await?;
                last
            }
            Turn::Afternoon => {
                let open = run_store::open(tx, day, after, PAGE).await?;
                let last = open.last().map(|run| (run.due_on, run.plan_no));
                let again = open.into_iter().filter(|run| run.state == RunState::Again);
                running.run_again(tx, again.collect()).await?;
                last
            }
        };
        Ok::<_, Failure>((last, running.placed))
    };
    Ok(ring(app, app.db().write_batch(write).await?))
}

/// The pay worker is told of what was placed, once it is true.
fn ring(app: &App, (last, placed): (Option<(Day, PlanNo)>, Vec<OrderNo>)) -> Paged {
    let paged = Paged { last, placed: !placed.is_empty() };
    for order_no in placed {
        app.get::<PayBell>().placed(order_no);
    }
    paged
}
