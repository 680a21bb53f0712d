//! The morning of a day: all plans that are due on it run. A run and its order are written in one
//! transaction, which also sets the plan's next day: however often the step is killed and begun
//! anew, a plan runs once a day, and nothing is debited without a run.

use crate::due::{Due, pieces};
use crate::running::Work;
use crate::settle::settle;
use crate::smart::Distances;
use crate::store::plans as plan_store;
use crate::store::runs as run_store;
use db::Tx;
use funds::Catalogue;
use kernel::{Day, Instant};
use orders::PayBell;
use wire::{Answer, App, Failure};

/// What is read of what is due at a time, by number only: what is a customer's comes together.
const PAGE: i64 = 50_000;
/// How often work is tried again whose funds another process has just changed.
const ATTEMPTS: usize = 5;

/// Runs all plans that are due on `day`, and asks the bank for what they take. At the cut-off or
/// later nothing runs any more: what is due then is missed, and never made up for.
///
/// # Errors
/// Those of the database. What is wrong with one customer's plans keeps nobody else's from running;
/// it is answered once all others have run.
pub async fn deduct(app: &App, day: Day, at: Instant) -> Answer<()> {
    all_pages(app, (day, at), Turn::Morning).await?;
    // Whoever has too little money hears of it while there is time.
    settle(app, day, at).await
}

/// The afternoon: what the bank refused for want of money is asked for once more.
///
/// # Errors
/// As [`deduct`].
pub async fn deduct_again(app: &App, day: Day, at: Instant) -> Answer<()> {
    settle(app, day, at).await?;
    all_pages(app, (day, at), Turn::Afternoon).await
}

/// Which of the two steps runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Turn {
    Morning,
    Afternoon,
}

/// Runs what is due until nothing is: a plan of a missed day is due once more, on the next one.
async fn all_pages(app: &App, of: (Day, Instant), turn: Turn) -> Answer<()> {
    let (distances, mut all) = (Distances::default(), Done::default());
    let mut fault = None;
    loop {
        let mut pass = Done::default();
        let mut after = None;
        loop {
            let page = due(app, of.0, after, turn).await?;
            let Some(last) = page.last() else { break };
            after = Some(*last);
            for piece in pieces(page) {
                let (done, failed) = all_of(app, of, (piece, turn), &distances).await;
                pass.add(done);
                fault = fault.or(failed);
            }
        }
        all.add(pass);
        if !pass.ran {
            break;
        }
    }
    if all.pays {
        orders::collect(app).await?;
    }
    fault.map_or(Ok(()), Err)
}

/// What was done.
#[derive(Debug, Clone, Copy, Default)]
struct Done {
    /// Whether something ran.
    ran: bool,
    /// Whether a card is to pay something.
    pays: bool,
}

impl Done {
    fn add(&mut self, other: Self) {
        self.ran |= other.ran;
        self.pays |= other.pays;
    }
}

async fn due(app: &App, day: Day, after: Option<Due>, turn: Turn) -> Answer<Vec<Due>> {
    let read = async move |tx: &mut Tx| match turn {
        Turn::Morning => plan_store::due(tx, day, after, PAGE).await,
        Turn::Afternoon => run_store::to_try_again(tx, day, after, PAGE).await,
    };
    Ok(app.db().read(read).await?)
}

/// Runs a piece, and where something of it is at fault each of it alone: what cannot be judged
/// keeps nobody else's from running.
async fn all_of(
    app: &App,
    of: (Day, Instant),
    (piece, turn): (Vec<Due>, Turn),
    distances: &Distances,
) -> (Done, Option<Failure>) {
    let mut all = Done::default();
    match piece_of(app, of, (piece.clone(), turn), distances).await {
        Ok(done) => return (done, None),
        Err(Failure::Fault(_)) if piece.len() > 1 => {}
        Err(failure) => return (all, Some(failure)),
    }
    let mut first = None;
    for one in piece {
        match piece_of(app, of, (vec![one], turn), distances).await {
            Ok(done) => all.add(done),
            Err(failure) => _ = first.get_or_insert(failure),
        }
    }
    (all, first)
}

/// Runs a piece of what is due. A fund that another process has just changed is read anew.
async fn piece_of(
    app: &App,
    of: (Day, Instant),
    (piece, turn): (Vec<Due>, Turn),
    distances: &Distances,
) -> Answer<Done> {
    let mut work = Work::new(app, of, distances.clone());
    for _ in 1..ATTEMPTS {
        match piece_once(app, work, piece.clone(), turn).await {
            Err(Failure::Refused(refusal)) if refusal.retry_after_s.is_some() => {
                app.get::<Catalogue>().refresh(app.db()).await?;
                work = Work::new(app, of, Distances::default());
            }
            done => return done,
        }
    }
    piece_once(app, work, piece, turn).await
}

async fn piece_once(app: &App, work: Work, piece: Vec<Due>, turn: Turn) -> Answer<Done> {
    let write = async move |tx: &mut Tx| {
        let mut running = work.begin();
        match turn {
            Turn::Morning => running.run_all(tx, &piece).await?,
            Turn::Afternoon => running.run_again(tx, &piece).await?,
        }
        Ok::<_, Failure>((running.has_run(), running.placed))
    };
    let (ran, placed) = app.db().write_batch(write).await?;
    // The pay worker is told of what was placed, once it is true.
    for order_no in &placed {
        app.get::<PayBell>().placed(*order_no);
    }
    Ok(Done { ran, pays: !placed.is_empty() })
}
