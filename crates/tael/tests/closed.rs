//! What is left of a customer whose account is closed: what the law wants, and nothing else.

mod world;

use app::Config;
use db::Tx;
use kernel::CustNo;
use serde_json::json;
use simulation::data_folder;
use std::collections::BTreeMap;
use wire::closing::Parted;
use wire::takeaway::{AllHeld, Cells, DataClass, Sheet, Sheets};
use wire::testing::Client;
use wire::{Answer, App};
use world::World;

/// Rows of each sheet, with its class.
#[derive(Default)]
struct Counted {
    rows: BTreeMap<&'static str, (DataClass, usize)>,
    now: &'static str,
}

impl Sheets for Counted {
    fn begin(&mut self, sheet: &'static Sheet) -> Answer<()> {
        self.now = sheet.name;
        self.rows.insert(sheet.name, (sheet.class, 0));
        Ok(())
    }

    fn row(&mut self, _: Cells) -> Answer<()> {
        if let Some((_, count)) = self.rows.get_mut(self.now) {
            *count += 1;
        }
        Ok(())
    }
}

async fn held(app: &App, cust_no: CustNo) -> Counted {
    let read = async |tx: &mut Tx| {
        let mut counted = Counted::default();
        for room in &app.get::<AllHeld>().0 {
            (room.hand_out)(tx, cust_no, &mut counted).await?;
        }
        Answer::Ok(counted)
    };
    app.db().read(read).await.unwrap()
}

/// As the business day does, whatever stands against it.
async fn close(app: &App, cust_no: CustNo) {
    let at = app.now();
    let row = privacy::ClosingRow {
        cust_no,
        closing_id: 7,
        state: privacy::ClosingState::Asked,
        asked_at: at,
        due_on: at.day(),
        device: String::new(),
        ended_at: None,
        reason: String::new(),
        identity_until: None,
        records_until: None,
    };
    let this = app.clone();
    let close = async move |tx: &mut Tx| {
        let of = Parted { app: &this, cust_no, at };
        tx.execute(db::sql!(
            "INSERT INTO privacy_closings (cust_no, closing_id, state, asked_at, due_on, device,
                 reason)
             VALUES ($1, 7, 'asked', $2, $3, '', '')",
            cust_no,
            at,
            at.day()
        ))
        .await?;
        privacy::close(tx, (&row, of)).await
    };
    app.db().write(close).await.unwrap();
    let left = async |tx: &mut Tx| bankcards::endings(tx).await;
    assert!(app.db().read(left).await.unwrap() > 0, "cards were signed");
}

#[tokio::test]
async fn what_need_not_stay_is_gone_and_what_the_law_wants_stays() {
    let folder = data_folder().unwrap();
    let world = World::open(&Config::demo(folder.path())).await;
    let app = &world.started.app;
    let me = world.client.with_token(&world.me.0);
    let cust_no: CustNo = 1.try_into().unwrap();
    let before = held(app, cust_no).await.rows;
    close(app, cust_no).await;
    let after = held(app, cust_no).await.rows;
    for (name, (class, count)) in &after {
        let was = before[name].1;
        let right = match class {
            // The last message is still to be sent, and settings are shown as the house has them.
            DataClass::Devices | DataClass::Usage => {
                *count == usize::from(["messages", "settings"].contains(name))
            }
            // That all was withdrawn, and that the cards were unbound, comes to it.
            _ => *count >= was,
        };
        assert!(right, "{name}: {count} rows, before {was}");
    }
    assert_eq!(after["logins"].1, 0);
    assert!(after["orders"].1 > 0 && after["account"].1 == 1);
    assert_eq!(me.get("/privacy/closing", "").await.http_status, 401);
    let stranger = Client::new(app, app::rooms());
    let log_in = async |mobile: &str| {
        let request = json!({"mobile": mobile, "password": identity::testing::PASSWORD});
        stranger.post("/login", request).await.code
    };
    assert_eq!(log_in("13800000000").await, log_in("13800000077").await);
    assert_ne!(log_in("13800000001").await, log_in("13800000000").await, "the other one stays");
    forgotten(app, cust_no).await;
    assert!(held(app, 2.try_into().unwrap()).await.rows["cards"].1 > 0, "of others all stays");
    world.started.app.db().close().await.unwrap();
}

/// What the law wanted goes when its terms are over, and all books are sound without it.
async fn forgotten(app: &App, cust_no: CustNo) {
    let kept = async || {
        let read = async |tx: &mut Tx| {
            let mut rows = BTreeMap::new();
            for table in db::PERSONAL.iter().filter(|table| table.owner == "cust_no") {
                let count = db::testing::rows_of(tx, table, cust_no.value()).await?;
                rows.insert(table.name, count);
            }
            Ok::<_, db::Error>(rows)
        };
        app.db().read(read).await.unwrap()
    };
    let named = async || {
        let read = async |tx: &mut Tx| accounts::profile(tx, cust_no).await;
        let profile = app.db().read::<_, db::Error, _>(read).await.unwrap();
        profile.map(|profile| profile.name.is_some())
    };
    let today = app.now().day();
    let forget = async |years: i32, days: i32| {
        clearing::forget_closed(app, today.add_years(years).add_days(days)).await.unwrap();
    };
    let before = kept().await;
    forget(10, 0).await;
    assert_eq!((kept().await, named().await), (before.clone(), Some(true)), "the last day");
    for _ in 0..2 {
        forget(10, 1).await;
    }
    assert_eq!(named().await, Some(false));
    let then = kept().await;
    assert_eq!(["accounts_files", "accounts_proofs"].map(|table| then[table]), [0, 0]);
    assert!(before["accounts_files"] > 0 && then["bankcards_cards"] > 0, "{before:?}");
    forget(20, 1).await;
    assert!(kept().await.values().all(|rows| *rows == 0), "{:?}", kept().await);
    // This one held shares, as nobody does who is closed by the business day: no card has them now.
    let mut others = verified(app).await;
    others.retain(|what| !what.starts_with("cards of account"));
    assert_eq!(others, Vec::<String>::new());
}

/// What `tael verify` would say.
async fn verified(app: &App) -> Vec<String> {
    let read = async |tx: &mut Tx| {
        let mut differences = clearing::verify(tx).await?;
        differences.extend(rewards::verify(tx).await?);
        let chains = consents::verify(tx).await?;
        let said = differences.iter().map(|one| one.what.clone());
        Ok::<_, db::Error>(said.chain(chains.iter().map(|one| one.reason.clone())).collect())
    };
    app.db().read(read).await.unwrap()
}
