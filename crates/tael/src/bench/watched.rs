//! What a line in the log for each request costs: two demos of this program, one of which writes
//! them into a file. Both count their figures.

use super::{
    company, customers,
    load::{self, MakeRequest, Outcome, TURNS},
    process::{Demo, Log},
    report::{Figure, Goal},
};
use crate::failure::Failed;
use std::{sync::Arc, time::Duration};

const CLIENTS: usize = 64;
const RANKING: &str = "/api/v1/m/fundrankings/performance?period=1y&pageNo=1";
const RECORD: &str = "/api/v1/m/userinfo";
/// The demo's customer who has an account.
const HOLDER: &str = "13800000001";

/// A page from memory, and one that is read from the database.
pub async fn measure(time: Duration) -> Result<Vec<Figure>, Failed> {
    let folders = [company::folder("silent")?, company::folder("logged")?];
    let silent = Demo::start(&folders[0], Log::Off).await?;
    let logged = Demo::start(&folders[1], Log::File).await?;
    let mut figures = Vec::new();
    for (work, path) in [("ranking", RANKING), ("user record", RECORD)] {
        let mut rates = [(); 2].map(|()| Outcome::default());
        for _ in 0..TURNS {
            for (demo, rate) in [&silent, &logged].into_iter().zip(&mut rates) {
                let reads = reads(demo, path).await?;
                rate.add(load::run(demo.address, CLIENTS, time / TURNS, reads).await?);
            }
        }
        figures.push(figure(work, &rates));
    }
    silent.stop().await?;
    logged.stop().await?;
    Ok(figures)
}

/// By the holder, who logs in for each turn.
async fn reads(demo: &Demo, path: &str) -> Result<MakeRequest, Failed> {
    let bearer = format!("Bearer {}", customers::logged_in(demo.address, HOLDER).await?);
    let request = load::request("GET", path, &[("authorization", bearer.as_str())], "");
    Ok(Arc::new(move |_, _| request.clone()))
}

fn figure(work: &str, [silent, logged]: &[Outcome; 2]) -> Figure {
    Figure {
        work: format!("{work}, with a line in the log for each, beside none"),
        measured: logged.per_second(),
        unit: "/s",
        limit: Some(silent.per_second()),
        goal: Goal::Ratio(0.95),
        note: format!("figures are counted in both; {} refused", silent.refused + logged.refused),
    }
}
