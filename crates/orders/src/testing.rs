//! For tests of rooms: a small market, buyers with a risk level, and the steps of an order's life.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::missing_panics_doc)]

mod answers;

pub use answers::{answer, moved};

use crate::{
    ConfirmCounts, Confirming, OrderNo, PayBell, PlaceOrderRequest, collect, confirm_many,
    draw_day, routes, seal_day, to_export,
};
use bankcards::{OnCards, testing::OpenedPerson};
use db::{Db, Migration};
use funds::{
    BuyFee, BuyTier, Catalogue, DocumentRow, FeeTable, NavRow, NewFund, Offering, QuickRedeem,
    RedeemTier, Terms,
};
use kernel::{Day, Fen, FundCode, Nav, Rate, Shares};
use serde_json::{Value, json};
use suitability::{RiskAnswer, SubmitTestRequest};
use wire::testing::Client;
use wire::{App, AppParts};

/// A mixed fund of R3: 0.8 % with a tenth of it charged, redemption by days of holding.
pub const MIXED: &str = "000001";
/// A money fund with quick redemption.
pub const MONEY: &str = "000009";
/// A bold fund of R5.
pub const BOLD: &str = "000005";
/// A fund that takes no purchases.
pub const CLOSED: &str = "000007";

/// The other class of [`MIXED`].
pub const SISTER: &str = "000002";

/// A mixed fund of another company.
pub const FOREIGN: &str = "000011";

/// A class in US dollars, which nobody buys with yuan.
pub const DOLLAR: &str = "000013";

/// A fund in its offering from 2026-02-24 to 2026-03-06, at 0.4 % with a tenth of it charged; at
/// least 100 yuan at first, then 10.
pub const OFFERED: &str = "000020";
/// The same, without cancellation.
pub const BINDING: &str = "000021";

/// All tables that an order touches.
#[must_use]
pub fn migrations() -> Vec<Migration> {
    let mut all = bankcards::testing::migrations();
    for room in [
        market::MIGRATIONS,
        funds::MIGRATIONS,
        suitability::MIGRATIONS,
        holdings::MIGRATIONS,
        crate::MIGRATIONS,
    ] {
        all.extend_from_slice(room);
    }
    all
}

/// An application with the market, at `now` (RFC 3339).
pub async fn app(db: Db, now: &str) -> App {
    app_parts(db, now).await.build()
}

/// The same, for further services.
pub async fn app_parts(db: Db, now: &str) -> AppParts {
    let day: Day = now[..10].parse().unwrap();
    put_market(&db, day).await;
    let catalogue = Catalogue::load(&db).await.unwrap();
    identity::testing::app(db, now)
        .with(catalogue)
        .with(PayBell::default())
        .with(OnCards(vec![crate::ON_CARD]))
}

/// Speaks to the rooms of an order, as a person.
pub fn client(app: &App, token: &str) -> Client {
    let rooms = vec![routes(), holdings::routes(), suitability::routes(), messages::routes()];
    Client::new(app, rooms).with_token(token)
}

/// Person `n` with an account, a card, an unlocked session and the level of the letters.
pub async fn buyer(app: &App, n: u32, answers: &str) -> OpenedPerson {
    let person = bankcards::testing::opened_customer(app, n).await;
    identity::testing::unlock(app, &person.person.token).await;
    take_test(app, &person, answers).await;
    person
}

/// Answers that make C4, without caps.
pub const C4: &str = "ADCCDBDDDCCCC";
/// Answers that make C1, but not the lowest class.
pub const C1: &str = "EAAAADABAAABA";

/// Takes the risk test with one letter for each question.
pub async fn take_test(app: &App, person: &OpenedPerson, letters: &str) {
    let answers =
        letters.chars().zip(1..).map(|(letter, question)| RiskAnswer::one(question, letter));
    let request = SubmitTestRequest { version: 1, answers: answers.collect(), confirmed: true };
    let (id, cust_no, now) = (app.ids().next_value().unwrap(), person.person.cust_no, app.now());
    app.db()
        .write(async move |tx| suitability::take_test(tx, id, cust_no, now, &request).await)
        .await
        .unwrap();
}

/// What a purchase sends.
#[must_use]
pub fn purchase(fund: &str, person: &OpenedPerson, amount: &str) -> Value {
    json!({
        "fundCode": fund,
        "cardId": person.card_id,
        "amount": amount,
        "agreements": ["fund-contract", "prospectus", "risk-disclosure", "sales-service"],
    })
}

/// The same as the operation's own type.
#[must_use]
pub fn purchase_request(fund: &str, person: &OpenedPerson, amount: &str) -> PlaceOrderRequest {
    serde_json::from_value(purchase(fund, person, amount)).unwrap()
}

/// Buys and lets the bank pay; answers the order's number.
pub async fn bought(app: &App, person: &OpenedPerson, fund: &str, amount: &str) -> OrderNo {
    let client = client(app, &person.person.token);
    let placed = client.bff("trade/public/buy", purchase(fund, person, amount)).await.ok();
    collect(app).await.unwrap();
    placed["orderNo"].as_str().unwrap().parse().unwrap()
}

/// Seals a day, and confirms all its orders on the next open one at `nav`, as the TA would: a
/// promised part of 0.8 % of the net amount for purchases, no fee for redemptions.
pub async fn close_day(app: &App, day: Day, nav: Nav) -> ConfirmCounts {
    let calendar = kernel::Calendar::china();
    let confirming = Confirming::of(app, calendar.next_open(day), app.now());
    seal_with_draws(app, day).await;
    app.db()
        .write(async move |tx| {
            let orders = to_export(tx, day, None, 100_000).await?;
            let numbers: Vec<OrderNo> = orders.iter().map(|order| order.order_no).collect();
            let moves = crate::order::store::moves::targets(tx, &numbers).await?;
            let confirmations: Vec<_> = orders
                .iter()
                .map(|order| match moves.get(&order.order_no) {
                    Some(to) => moved(order, nav, *to),
                    None => answer(order, nav),
                })
                .collect();
            confirm_many(tx, &confirming, &confirmations).await
        })
        .await
        .unwrap()
}

/// Lets money funds pay for the purchases of a day and seals it; answers how many were paid so.
pub async fn seal_with_draws(app: &App, day: Day) -> usize {
    let at = app.now();
    let sealing = Confirming::of(app, day, at);
    app.db()
        .write::<_, db::Error, _>(async move |tx| {
            let drawn = draw_day(tx, &sealing, 1_000).await?;
            seal_day(tx, day, at).await?;
            Ok(drawn)
        })
        .await
        .unwrap()
}

/// Reads and confirms the warning of a fund above the customer's level, which takes ten seconds.
pub async fn confirm_warning(app: &App, client: &Client, fund: &str) {
    let mut ask = json!({ "fundCode": fund, "ca": false, "actionType": "buy" });
    let matched = client.bff("trade/tradeRiskMatch", ask.clone()).await.ok();
    ask["actionConfirm"] = json!("1");
    ask["letterVersion"] = matched["letter"]["version"].clone();
    ask["letterHash"] = matched["letter"]["hash"].clone();
    app.clock().shift_ms(10_000);
    client.bff("trade/tradeRiskMatch", ask).await.ok();
}

/// The room's books and the journal agree; panics with what differs.
pub async fn assert_sound(app: &App) {
    let differences: Result<Vec<_>, db::Error> = app
        .db()
        .read(async |tx| {
            let mut found = ledger::verify(tx).await?;
            found.extend(holdings::verify(tx).await?);
            found.extend(crate::verify_advances(tx).await?);
            found.extend(crate::verify_payments(tx).await?);
            found.extend(crate::verify_payouts(tx).await?);
            found.extend(crate::verify_onward(tx).await?);
            found.extend(crate::verify_frozen(tx).await?);
            found.extend(crate::verify_money(tx).await?);
            found.extend(crate::verify_months(tx).await?);
            found.extend(crate::verify_rounds(tx).await?);
            found.extend(crate::verify_accounts(tx).await?);
            Ok(found)
        })
        .await;
    assert_eq!(differences.unwrap(), []);
}

/// Changes how a fund is sold, from now on.
pub async fn set_status(app: &App, code: &str, name: &str, status: funds::FundStatus) {
    put_changed(app, code, name, |fund| fund.status = status).await;
}

/// From each of these days on, purchases of a fund cost a part of the published fee, which vouchers
/// lower to the least one.
pub async fn take_vouchers(app: &App, (code, name): (&str, &str), tables: &[(Day, Rate, Rate)]) {
    let tables = tables.iter().map(|(valid_from, discount, least)| FeeTable {
        valid_from: *valid_from,
        discount: *discount,
        least_discount: Some(*least),
        ..fees(false)
    });
    put_changed(app, code, name, |fund| fund.fees.extend(tables)).await;
}

/// From now on a fund takes more than its cap of a day, and the TA confirms up to it.
pub async fn confirm_to_cap(app: &App, code: &str, name: &str, cap: Fen) {
    cap_to(app, code, name, (cap, funds::ExcessPolicy::ConfirmToCap)).await;
}

/// A fund takes so much of a customer on a day, and refuses what is above it.
pub async fn refuse_above_cap(app: &App, code: &str, name: &str, cap: Fen) {
    cap_to(app, code, name, (cap, funds::ExcessPolicy::Reject)).await;
}

async fn cap_to(app: &App, code: &str, name: &str, (cap, excess): (Fen, funds::ExcessPolicy)) {
    let change = |fund: &mut NewFund| {
        let limits = &mut fund.terms.as_mut().unwrap().limits;
        limits.daily_account_cap = Some(cap);
        limits.excess = excess;
    };
    put_changed(app, code, name, change).await;
}

/// From a day on, purchases of a fund cost a part of the published fee.
pub async fn set_discount(app: &App, code: &str, name: &str, from: Day, discount: Rate) {
    let table = FeeTable { valid_from: from, discount, ..fees(false) };
    put_changed(app, code, name, |fund| fund.fees.push(table)).await;
}

async fn put_changed(app: &App, code: &str, name: &str, change: impl FnOnce(&mut NewFund)) {
    let mut changed = fund(code, name, "混合型-偏股", "3");
    change(&mut changed);
    let put = async move |tx: &mut db::Tx| funds::import::put_funds(tx, &[changed.clone()]).await;
    app.db().write(put).await.unwrap();
    app.get::<Catalogue>().refresh(app.db()).await.unwrap();
}

/// From a day on, a document of a fund has another version.
pub async fn set_version(app: &App, code: &str, document: &str, from: Day, version: &str) {
    let (document, version) = (document.to_owned(), version.to_owned());
    let row = DocumentRow { code: code.parse().unwrap(), document, valid_from: from, version };
    let rows = [row];
    let put = async move |tx: &mut db::Tx| funds::import::put_documents(tx, &rows).await;
    app.db().write(put).await.unwrap();
    app.get::<Catalogue>().refresh(app.db()).await.unwrap();
}

/// Puts the small market with the prices of the open day before.
pub async fn put_market(db: &Db, day: Day) {
    let funds = [
        fund(MIXED, "澄溪远见混合A", "混合型-偏股", "3"),
        fund(SISTER, "澄溪远见混合C", "混合型-偏股", "3"),
        fund(BOLD, "澄溪先锋混合A", "混合型-偏股", "5"),
        fund(MONEY, "澄溪日利货币A", "货币型-普通货币", "1"),
        fund(CLOSED, "澄溪封闭混合A", "混合型-偏股", "3"),
        fund(FOREIGN, "岚屿远见混合A", "混合型-偏股", "3"),
        fund(DOLLAR, "澄溪全球混合(QDII)美元现汇A", "QDII-混合偏股", "4"),
        offered(OFFERED, "澄溪均衡精选混合A", true),
        offered(BINDING, "岚屿稳健添利混合A", false),
    ];
    let nav_day = kernel::Calendar::china().previous_open(day);
    let priced = funds.iter().filter(|fund| !fund.status.is_offering());
    let navs: Vec<NavRow> = priced.map(|fund| nav_row(fund, nav_day)).collect();
    db.write(async move |tx| {
        funds::import::put_funds(tx, &funds).await?;
        funds::import::put_navs(tx, &navs).await
    })
    .await
    .unwrap();
}

fn nav_row(fund: &NewFund, day: Day) -> NavRow {
    let money = fund.code.as_str() == MONEY;
    NavRow {
        code: fund.code,
        day,
        nav: if money { Nav::PAR } else { "1.2345".parse().unwrap() },
        cumulative: None,
        income: money.then(|| "0.4567".parse().unwrap()),
        seven_day: None,
    }
}

/// A fund of the market's.
pub fn fund(code: &str, name: &str, category: &str, risk: &str) -> NewFund {
    let code: FundCode = code.parse().unwrap();
    let mut fund = NewFund::usual(code, name, category);
    fund.risk = risk.parse().unwrap();
    fund.company = if name.starts_with("岚屿") { "岚屿基金" } else { "澄溪基金" }.to_owned();
    let mut terms = Terms::usual(fund.fund_type);
    terms.limits.min_hold = Shares::from_whole(10).unwrap();
    if code.as_str() == MONEY {
        let customer_day = Fen::from_whole(10_000).unwrap();
        let pool_day = Fen::from_whole(15_000).unwrap();
        terms.quick_redeem = Some(QuickRedeem { customer_day, pool_day });
        terms.limits.min_hold = Shares::ZERO;
    }
    if code.as_str() == SISTER {
        fund.family = MIXED.parse().unwrap();
    }
    if code.as_str() == CLOSED {
        fund.status = funds::FundStatus::PurchaseStopped;
    }
    if code.as_str() == BOLD {
        terms.limits.daily_account_cap = Some(Fen::from_whole(1_000).unwrap());
    }
    fund.terms = Some(terms);
    fund.fees = vec![fees(code.as_str() == MONEY)];
    fund
}

fn offered(code: &str, name: &str, cancellable: bool) -> NewFund {
    let mut fund = fund(code, name, "混合型-平衡", "3");
    fund.status = funds::FundStatus::Raising;
    let day = |text: &str| text.parse().unwrap();
    let offering = Offering {
        from: day("2026-02-24"),
        until: day("2026-03-06"),
        established_by: day("2026-03-20"),
        refund_by: day("2026-04-05"),
        cancellable,
    };
    fund.terms = fund.terms.map(|mut terms| {
        terms.limits.min_first_buy = Fen::from_whole(100).unwrap();
        Terms { offering: Some(offering), ..terms }
    });
    let buy = |text: &str| BuyTier { from: Fen::ZERO, fee: BuyFee::Rate(text.parse().unwrap()) };
    fund.fees[0].buy = vec![buy("0.005")];
    fund.fees[0].subscribe = vec![buy("0.004")];
    fund
}

fn fees(free: bool) -> FeeTable {
    let rate = |text: &str| text.parse().unwrap();
    let tier = |from_days, text: &str| RedeemTier { from_days, rate: rate(text) };
    let list = if free { "0" } else { "0.008" };
    let redeem = match free {
        true => vec![tier(0, "0")],
        false => vec![tier(0, "0.015"), tier(7, "0.01"), tier(30, "0.005"), tier(180, "0")],
    };
    FeeTable {
        valid_from: "2026-01-01".parse().unwrap(),
        buy: vec![BuyTier { from: Fen::ZERO, fee: BuyFee::Rate(rate(list)) }],
        subscribe: Vec::new(),
        redeem,
        discount: rate("0.1"),
        least_discount: None,
        management: rate("0.012"),
        custody: rate("0.002"),
        service: rate("0"),
    }
}

/// The customer's messages, the newest first.
pub async fn told(app: &App, person: &OpenedPerson) -> Vec<Value> {
    let page = client(app, &person.person.token).bff("member/aim/messages", json!({})).await.ok();
    page["list"].as_array().unwrap().clone()
}
