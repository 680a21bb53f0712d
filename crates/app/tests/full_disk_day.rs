//! A business day that finds the disk full.
#![allow(clippy::unwrap_used)]

mod house;

use db::Tx;
use house::House;
use wire::Failure;

#[tokio::test(flavor = "multi_thread")]
async fn a_day_that_finds_the_disk_full_is_done_when_there_is_room() {
    let house = House::demo().await;
    let engine = &house.started.engine;
    house.give_room(false).await;
    let mut done = Vec::new();
    // The first days find room in pages that are there already.
    let stopped = loop {
        match engine.advance().await {
            Ok(day) => done.push(day),
            Err(stopped) => break stopped,
        }
        assert!(done.len() < 40, "nothing was full");
    };
    assert!(matches!(stopped, Failure::Busy(_)), "{stopped}");
    house.give_room(true).await;
    let next = match engine.resume().await.unwrap() {
        Some(day) => day,
        None => engine.advance().await.unwrap(),
    };
    assert!(done.last().is_none_or(|last| next > *last), "{next} after {done:?}");
    let status = engine.status().await.unwrap();
    assert_eq!((status.business_day, status.state.as_str()), (next, "open"));
    let verify = async |tx: &mut Tx| clearing::verify(tx).await;
    assert_eq!(house.started.app.db().read::<_, db::Error, _>(verify).await.unwrap(), []);
}
