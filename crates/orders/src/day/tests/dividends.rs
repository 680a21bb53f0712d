//! Dividends, as the TA pays them.

use crate::placing::tests::{converting, redeeming::holder};
use crate::testing::{MIXED, MONEY, assert_sound, client};
use crate::tests::migrations;
use crate::{
    Confirming, DividendPaid, Order, OrderKind, advanced_shares, all_orders, note_incomes,
    pay_dividends,
};
use bankcards::testing::OpenedPerson;
use db::{Db, Tx, db_test};
use kernel::{Day, Fen, Shares};
use serde_json::json;
use wire::App;
use wire::testing::Client;

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

/// Pays what the TA states for 2026-03-04 on the next day.
async fn try_pay(app: &App, dividend: DividendPaid) -> Result<Vec<String>, db::Error> {
    let confirming = Confirming::of(app, day("2026-03-05"), app.now());
    let paid = [dividend];
    let pay = async move |tx: &mut Tx| pay_dividends(tx, &confirming, &paid).await;
    app.db().write::<_, db::Error, _>(pay).await
}

async fn pay(app: &App, dividend: DividendPaid) {
    assert_eq!(try_pay(app, dividend).await.unwrap(), Vec::<String>::new());
}

/// So much in cash and in shares.
fn dividend(
    person: &OpenedPerson,
    (fund, nav): (&str, &str),
    (cash, shares): (&str, &str),
) -> DividendPaid {
    DividendPaid {
        serial: "D1".to_owned(),
        cust_no: person.person.cust_no,
        trade_acco: person.trade_acco,
        fund_code: fund.parse().unwrap(),
        ex_day: day("2026-03-04"),
        nav: nav.parse().unwrap(),
        is_income: fund == MONEY,
        cash: cash.parse().unwrap(),
        shares: shares.parse().unwrap(),
    }
}

async fn held(client: &Client, fund: &str) -> Shares {
    let details = client.bff("asset/heldAssetsDetails", json!({ "fundCode": fund })).await.ok();
    details["cards"][0]["shares"].as_str().unwrap().parse().unwrap()
}

db_test! { migrations();
    async fn a_dividend_takes_nothing_over_from_the_last_order_of_its_account(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let converting = converting::ask([MIXED, MONEY], &person, "1000");
        client.bff("trade/public/convert", converting).await.ok();
        pay(&app, dividend(&person, (MIXED, "1.2000"), ("80", "0"))).await;
        let read = async |tx: &mut Tx| all_orders(tx).await;
        let all: Vec<Order> = app.db().read::<_, db::Error, _>(read).await.unwrap();
        let paid = all.iter().find(|order| order.kind == OrderKind::Dividend).unwrap();
        assert_eq!((paid.target_fund_code, paid.decision_id), (None, None));
        assert_eq!((paid.catalogue_version, paid.defer_rest), (0, true));
        assert_eq!(paid.trade_acco, person.trade_acco);
        let converting = json!({ "filter": "all", "fundCode": MONEY });
        let records = client.bff("trade/queryTradeRecordNew", converting).await.ok();
        assert_eq!(records["months"][0]["records"].as_array().unwrap().len(), 1);
        assert_sound(&app).await;
    }

    async fn what_is_paid_in_cash_and_in_shares_is_booked_in_both_once(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let before = held(&client, MIXED).await;
        let both = dividend(&person, (MIXED, "1.2000"), ("40.01", "33.33"));
        pay(&app, both.clone()).await;
        assert_eq!(held(&client, MIXED).await.checked_sub(before), Ok(both.shares));
        let read = async |tx: &mut Tx| all_orders(tx).await;
        let all: Vec<Order> = app.db().read::<_, db::Error, _>(read).await.unwrap();
        let paid = all.iter().filter(|order| order.kind == OrderKind::Dividend);
        let paid: Vec<_> =
            paid.map(|order| (order.confirmed_amount, order.confirmed_shares)).collect();
        let (cash, shares): (Fen, Shares) = (both.cash, both.shares);
        assert_eq!(paid, [(None, Some(shares)), (Some(cash), None)]);
        assert_sound(&app).await;
        assert_eq!(try_pay(&app, both).await.unwrap_err().kind, db::ErrorKind::Conflict);
    }

    async fn income_that_is_paid_in_cash_takes_the_place_of_what_was_accrued(db: Db) {
        let (app, person) = holder(db, MONEY, "20000").await;
        let client = client(&app, &person.person.token);
        let before = held(&client, MONEY).await;
        let (mut paid, mut brought) = (Fen::ZERO, Shares::ZERO);
        for (serial, cash, shares) in [("D1", "1.00", "0"), ("D2", "0.40", "0.60")] {
            let serial = serial.to_owned();
            let income = dividend(&person, (MONEY, "1"), (cash, shares));
            paid = paid.checked_add(income.cash).unwrap();
            brought = brought.checked_add(income.shares).unwrap();
            pay(&app, DividendPaid { serial, ..income }).await;
            assert_eq!(held(&client, MONEY).await.checked_sub(before), Ok(brought));
            let (cust_no, fund) = (person.person.cust_no, MONEY.parse().unwrap());
            let read = async move |tx: &mut Tx| holdings::positions_in(tx, cust_no, fund).await;
            let found = app.db().read::<_, db::Error, _>(read).await.unwrap().remove(0);
            assert_eq!((found.dividends, found.accrued), (paid, Fen::ZERO));
            assert_sound(&app).await;
        }
    }

    async fn income_of_shares_that_a_bank_advanced_is_the_banks(db: Db) {
        let (app, person) = holder(db, MONEY, "20000").await;
        let client = client(&app, &person.person.token);
        let quick = json!({
            "fundCode": MONEY, "tradeAcco": person.trade_acco, "shares": "6000", "quick": true,
        });
        client.bff("trade/publicRedeem", quick).await.ok();
        let (t_day, fund) = (day("2026-03-04"), MONEY.parse().unwrap());
        let note = async move |tx: &mut Tx| {
            let incomes = [(fund, t_day, "0.5000".parse().unwrap())];
            note_incomes(tx, (t_day, t_day.next()), &incomes).await
        };
        app.db().write(note).await.unwrap();
        // The TA knows of no quick redemption: it pays on 19,984.01 shares.
        let paid_in_part = dividend(&person, (MONEY, "1"), ("0.80", "0.20"));
        // A part of the cash would be the bank's: people settle it.
        let refused = try_pay(&app, paid_in_part).await.unwrap_err();
        assert_eq!(refused.kind, db::ErrorKind::Fault);
        pay(&app, dividend(&person, (MONEY, "1"), ("0", "1.00"))).await;
        let held = client.bff("asset/heldAssetsDetails", json!({ "fundCode": MONEY })).await.ok();
        assert_eq!(held["cards"][0]["shares"], "13984.71");
        let advanced = async move |tx: &mut Tx| advanced_shares(tx, t_day).await;
        let advanced = app.db().read::<_, db::Error, _>(advanced).await.unwrap();
        assert_eq!(advanced, [(person.trade_acco, fund, "0.30".parse().unwrap())]);
        assert_sound(&app).await;
    }
}
