//! What a plan would have come to on a fund's own past NAVs.

use crate::refusals::wrong;
use crate::{
    asked::{Asked, BacktestRequest},
    comparison::compare,
    figures::{BacktestFigures, figures_of},
    ladders::{Dated, ladder_on},
    parameters::Parameters,
    prices::points_of,
};
use db::Tx;
use funds::{Catalogue, DistributionRow, Fund, NO_FUND, Snapshot};
use kernel::Day;
use std::sync::Arc;
use tokio::{sync::Semaphore, task::spawn_blocking};
use wire::{Answer, Call, Failure, Limited, Prepared, Visitor, codes};

/// Who wait for theirs at a time; a backtest takes some milliseconds.
const WAITING_MOST: usize = 32;
const RETRY_AFTER_S: u32 = 2;
const RECKONING: &str = "a backtest";

static PLACES: Semaphore = Semaphore::const_new(WAITING_MOST);
/// One at a time: strangers may ask, and the processor is the customers'.
static TURN: Semaphore = Semaphore::const_new(1);

/// Own call: whoever thinks of a plan sees what it would have come to, a loss as plain as a gain.
pub async fn backtest(
    call: Call<Visitor>,
    request: BacktestRequest,
) -> Answer<Prepared<BacktestFigures>> {
    call.limit(Limited::Search).await?;
    let snapshot = call.get::<Catalogue>().snapshot();
    let fund = snapshot.fund(request.fund_code).ok_or(NO_FUND)?.clone();
    if !fund.is_in_yuan() {
        let currency = fund.currency.chinese();
        return Err(wrong("fundCode", format!("这只基金以{currency}计价，不能定投")));
    }
    let today = call.now.day();
    let (code, rule) = (fund.code, request.smart.map(|smart| smart.rule));
    let read = async move |tx: &mut Tx| {
        let figures = Parameters::on(tx, today).await?;
        let ladder = match rule {
            Some(rule) => Some(ladder_on(tx, rule, today).await?),
            None => None,
        };
        let distributions = funds::distributions(tx, &[code]).await?;
        Ok::<_, Failure>(Kept { figures, ladder, distributions })
    };
    let kept = call.db().read(read).await?;
    let asked = Asked::check(&request, &fund, (&kept.figures, &snapshot.policy(today), today))?;
    reckon(Work { snapshot, fund, kept, asked, today }).await
}

/// What the database says of it.
struct Kept {
    figures: Parameters,
    ladder: Option<Dated>,
    distributions: Vec<DistributionRow>,
}

struct Work {
    snapshot: Arc<Snapshot>,
    fund: Arc<Fund>,
    kept: Kept,
    asked: Asked,
    today: Day,
}

impl Work {
    /// The answer that was made of the same question today and the same catalogue, or a new one.
    fn answer(&self) -> Answer<Prepared<BacktestFigures>> {
        let Self { snapshot, fund, kept, asked, today } = self;
        let of = kept.ladder.as_ref().map(|dated| dated.valid_from);
        let rest = format!("{} {today} {of:?} {asked:?}", fund.code);
        snapshot.kept("backtest", rest, || {
            let points = points_of(fund, &kept.distributions)?;
            let step = fund.limits.buy_step;
            let compared = compare(asked, &points, (kept.ladder.as_ref(), step))?;
            figures_of((asked, &compared), (fund, &points), &kept.figures)
        })
    }
}

async fn reckon(work: Work) -> Answer<Prepared<BacktestFigures>> {
    let place = PLACES.try_acquire().map_err(|_| codes::BUSY.refuse().later(RETRY_AFTER_S))?;
    let turn = TURN.acquire().await.map_err(|error| Failure::fault(RECKONING, error))?;
    // Both go along: whoever gives up waiting leaves the work running.
    let reckoning = spawn_blocking(move || {
        let _held = (turn, place);
        work.answer()
    });
    reckoning.await.map_err(|error| Failure::fault(RECKONING, error))?
}
