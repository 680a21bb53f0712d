//! What a manager may be let see of a customer, as the rooms know it.

use advisors::{SeenHolding, SeenOrder, SeenProfile, Sights};
use db::Tx;
use funds::Catalogue;
use kernel::{CustNo, FundCode, age};
use wire::{Answer, App};

/// Orders that are shown.
const ORDERS: i64 = 50;

/// For the application to register.
pub const SIGHTS: Sights = Sights {
    name: |_, tx, cust_no| Box::pin(name(tx, cust_no)),
    holdings: |app, tx, cust_no| Box::pin(holdings(app, tx, cust_no)),
    orders: |app, tx, cust_no| Box::pin(orders(app, tx, cust_no)),
    profile: |app, tx, cust_no| Box::pin(profile(app, tx, cust_no)),
};

async fn name(tx: &mut Tx, cust_no: CustNo) -> Answer<String> {
    let profile = accounts::profile(tx, cust_no).await?;
    Ok(profile.and_then(|profile| profile.name).map(|name| name.masked()).unwrap_or_default())
}

async fn holdings(app: &App, tx: &mut Tx, cust_no: CustNo) -> Answer<Vec<SeenHolding>> {
    let positions = holdings::positions_of_customer(tx, cust_no).await?;
    let held = positions.into_iter().filter(|position| position.shares.units() > 0);
    let seen = held.map(|position| SeenHolding {
        fund_code: position.fund_code,
        fund_name: fund_name(app, position.fund_code),
        shares: position.shares,
        nav: position.nav,
        nav_day: position.valued_on,
        value: position.value,
        total_profit: position.total_profit,
    });
    let mut seen: Vec<SeenHolding> = seen.collect();
    seen.sort_by_key(|holding| std::cmp::Reverse(holding.value));
    Ok(seen)
}

async fn orders(app: &App, tx: &mut Tx, cust_no: CustNo) -> Answer<Vec<SeenOrder>> {
    let newest = orders::newest_of(tx, cust_no, ORDERS).await?;
    let seen = newest.into_iter().map(|order| SeenOrder {
        created_at: order.created_at,
        kind_name: order.kind.chinese().to_owned(),
        fund_code: order.fund_code,
        fund_name: fund_name(app, order.fund_code),
        amount: Some(order.amount).filter(|amount| amount.units() > 0),
        shares: Some(order.shares).filter(|shares| shares.units() > 0),
        status_name: order.status.chinese().to_owned(),
    });
    Ok(seen.collect())
}

async fn profile(app: &App, tx: &mut Tx, cust_no: CustNo) -> Answer<SeenProfile> {
    let tested = accounts::tested_risk(tx, cust_no).await?;
    let birth = accounts::profile(tx, cust_no).await?.and_then(|profile| profile.birth);
    Ok(SeenProfile {
        risk_level: tested.map(|(level, _)| level),
        valid_until: tested.map(|(_, until)| until),
        age: birth.map(|birth| age(birth, app.now().day())),
    })
}

fn fund_name(app: &App, code: FundCode) -> String {
    let snapshot = app.get::<Catalogue>().snapshot();
    snapshot.fund(code).map(|fund| fund.name.to_string()).unwrap_or_default()
}
