//! A child of the customer with holdings: a wish that is half-way, a purchase and a plan for it.

use super::people::Saver;
use super::story::{Part, call, confirm_letter, fund_of, reader};
use bankcards::Purpose;
use childaccounts::{CreateChildRequest, Relation, Scene, create_child};
use consents::{Place, text_of};
use db::Tx;
use kernel::{Day, Fen};
use orders::PlaceOrderRequest;
use plans::{CreatePlanRequest, PlanWish, create_plan};
use wire::{Answer, App, Call, Customer, Failure};

/// Keys of these acts begin here, after those of the plans.
const KEYS: usize = 700;

/// The child: its number, its day of birth, and how many years ahead its wish lies.
const CHILD: u32 = 1;
const BORN: &str = "2018-05-20";
const YEARS: i32 = 2;

enum Act {
    Open,
    Buy(Part, i64),
    Plan(Part, i64),
    Note(&'static str),
}

/// What happens, each on an open day counted from the first.
const ACTS: [(i32, Act); 8] = [
    (180, Act::Open),
    (181, Act::Buy(Part::Index, 6_000)),
    (181, Act::Note("小满今天自己存了第一笔压岁钱，选的是宽基指数。")),
    (184, Act::Plan(Part::Index, 500)),
    (203, Act::Buy(Part::ShortBond, 3_000)),
    (221, Act::Note("期中考试进步了，奖励从零花钱里多存一笔。")),
    (222, Act::Buy(Part::ShortBond, 600)),
    (252, Act::Note("想好了：夏天去海洋营地看海豚。")),
];

/// Does what belongs to an open day.
pub(super) async fn act(app: &App, saver: &Saver, number: i32) -> Answer<()> {
    for (at, (_, act)) in ACTS.iter().enumerate().filter(|(_, (day, _))| *day == number) {
        let key = KEYS + at;
        match act {
            Act::Open => open(app, saver, key).await?,
            Act::Buy(part, yuan) => buy(app, saver, (*part, *yuan), key).await?,
            Act::Plan(part, yuan) => plan(app, saver, (*part, *yuan), key).await?,
            Act::Note(text) => note(app, saver, text, key).await?,
        }
    }
    Ok(())
}

async fn open(app: &App, saver: &Saver, key: usize) -> Answer<()> {
    let (cust_no, now) = (saver.cust_no, app.now());
    let text = text_of(app, consents::Purpose::Minor, now.day())?;
    let give = async move |tx: &mut Tx| {
        let what = (cust_no, consents::Purpose::Minor);
        let place = Place { host: "browser".to_owned(), device: "Safari · iOS".to_owned() };
        consents::give(tx, what, &text, &place, now).await
    };
    app.db().write(give).await?;
    let fault = |error| Failure::fault("the demo's child", error);
    let request = CreateChildRequest {
        child_no: None,
        name: Some("小满".parse().map_err(fault)?),
        birth: Some(BORN.parse::<Day>().map_err(|error| Failure::fault("a day", error))?),
        relation: Some(Relation::Daughter),
        group_scene: Some(Scene::Travel),
        wish: Some("海洋夏令营".parse().map_err(fault)?),
        target: Some(Fen::from_whole(24_000)?),
        target_date: Some(now.day().add_years(YEARS)),
        rate: None,
        card_id: Some(saver.card_id),
        comment: None,
    };
    create_child(acting(app, saver, key), request).await.map(drop)
}

async fn note(app: &App, saver: &Saver, text: &str, key: usize) -> Answer<()> {
    let comment = text.parse().map_err(|error| Failure::fault("a note", error))?;
    let request = CreateChildRequest {
        child_no: Some(CHILD),
        comment: Some(comment),
        ..CreateChildRequest::default()
    };
    create_child(acting(app, saver, key), request).await.map(drop)
}

async fn buy(app: &App, saver: &Saver, (part, yuan): (Part, i64), key: usize) -> Answer<()> {
    let (cust_no, today) = (saver.cust_no, app.now().day());
    let child = async move |tx: &mut Tx| {
        bankcards::account_for(tx, cust_no, Purpose::Child(CHILD), today).await
    };
    let account = app.db().read(child).await?;
    let ids = ["fund-contract", "prospectus", "risk-disclosure", "sales-service"];
    let request = PlaceOrderRequest {
        fund_code: fund_of(app, part)?,
        card_id: saver.card_id,
        trade_acco: account.map(|account| account.trade_acco),
        amount: Fen::from_whole(yuan)?,
        agreements: ids.iter().filter_map(|id| id.parse().ok()).collect(),
        promised_day: None,
        voucher: None,
    };
    confirm_letter(app, saver, request.fund_code).await?;
    orders::place_order(call(app, saver, key), request).await.map(drop)
}

async fn plan(app: &App, saver: &Saver, (part, yuan): (Part, i64), key: usize) -> Answer<()> {
    let fund_code = fund_of(app, part)?;
    confirm_letter(app, saver, fund_code).await?;
    let ids = ["fund-contract", "prospectus", "risk-disclosure", "sales-service"];
    let request = CreatePlanRequest {
        fund_code,
        wish: PlanWish {
            card_id: None,
            cash_acco: None,
            cash_fund_code: None,
            child_no: Some(CHILD),
            amount: Fen::from_whole(yuan)?,
            cycle_unit: 2,
            cycle: 1,
            fix_day: Some(8),
            smart: None,
            end: None,
        },
        agreements: ids.iter().filter_map(|id| id.parse().ok()).collect(),
    };
    create_plan(call(app, saver, key), request).await.map(drop)
}

/// A call that moves no money, with a key of its own.
fn acting(app: &App, saver: &Saver, key: usize) -> Call<Customer> {
    Call { idempotency_key: call(app, saver, key).idempotency_key, ..reader(app, saver) }
}
