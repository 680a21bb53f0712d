//! A price that the TA corrects after positions were valued and orders confirmed at it.

use crate::company::{Company, migrations};
use crate::{day, held, order};
use clearing::FileBreak;
use db::{Db, Tx, db_test};
use funds::Catalogue;
use kernel::{CustNo, Day, Fen, Nav, Rounding, Shares};
use orders::testing::{C4, MIXED, assert_sound, bought, buyer};
use ta::Faults;

const NOW: &str = "2026-11-16T10:00:00+08:00";

/// A day of a position: shares, price, value, profit, flow.
pub type Row = (Day, Shares, Nav, Fen, Fen, Fen);

pub async fn rows(company: &Company, cust_no: CustNo) -> Vec<Row> {
    let read = async move |tx: &mut Tx| {
        let query = db::sql!(
            "SELECT day, shares, nav, value, profit, flow FROM holdings_position_days
             WHERE cust_no = $1 ORDER BY day",
            cust_no
        );
        tx.all::<Row>(query).await
    };
    company.app.db().read::<_, db::Error, _>(read).await.unwrap()
}

/// Every day is worth its shares at its price, each profit follows, and the totals are their sums.
pub async fn add_up(company: &Company, cust_no: CustNo) {
    let mut before = Fen::ZERO;
    let rows = rows(company, cust_no).await;
    for (day, shares, nav, value, profit, flow) in &rows {
        assert_eq!(*value, shares.value(*nav, Rounding::HalfUp).unwrap(), "{day}");
        let expected = value.checked_sub(before).unwrap().checked_sub(*flow).unwrap();
        assert_eq!(*profit, expected, "{day}");
        before = *value;
    }
    let sum = Fen::try_sum(rows.iter().map(|row| row.4)).unwrap();
    let fund = company.fund(MIXED);
    let read = async move |tx: &mut Tx| {
        let position = holdings::positions_in(tx, cust_no, fund).await?.remove(0);
        let query = db::sql!(
            "SELECT CAST(SUM(profit) AS BIGINT) AS profit FROM holdings_customer_months
             WHERE cust_no = $1",
            cust_no
        );
        Ok::<_, db::Error>((position, tx.one::<(Fen,)>(query).await?.0))
    };
    let (position, months) = company.app.db().read(read).await.unwrap();
    assert_eq!((position.total_profit, months), (sum, sum));
    let last = rows.last().unwrap();
    assert_eq!((position.value, position.nav, position.day_profit), (last.3, last.2, last.4));
    assert_sound(&company.app).await;
}

async fn breaks(company: &Company) -> Vec<FileBreak> {
    company.engine.status().await.unwrap().file_breaks
}

/// The last price is published again, one per cent higher.
fn correcting(company: &Company) -> Faults {
    let corrected_prices = vec![(company.fund(MIXED), "1.01".parse().unwrap())];
    Faults { corrected_prices, ..Faults::default() }
}

db_test! { &migrations();
    async fn positions_are_worth_the_corrected_price_from_its_day_on(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let (cust_no, token) = (person.person.cust_no, person.person.token.clone());
        bought(&company.app, &person, MIXED, "10000.00").await;
        company.engine.advance().await.unwrap();
        let number = bought(&company.app, &person, MIXED, "1000.00").await;
        company.engine.advance().await.unwrap();
        let first = rows(&company, cust_no).await.last().unwrap().2;
        company.set_faults(correcting(&company));
        company.engine.advance().await.unwrap();
        company.set_faults(Faults::default());

        let fund = company.app.get::<Catalogue>().fund(company.fund(MIXED)).unwrap();
        assert_eq!(*fund.corrected, [day("2026-11-17")]);
        let nav = fund.series.on(day("2026-11-17")).unwrap().nav;
        assert!(nav > first);
        let found = rows(&company, cust_no).await;
        assert_eq!((found[1].0, found[1].2), (day("2026-11-17"), nav));
        add_up(&company, cust_no).await;

        // What was confirmed at the price before stays, and a person is asked.
        let found = order(&company, &token, number).await;
        assert_eq!(found["confirmedNav"].as_str().unwrap().parse::<Nav>().unwrap(), first);
        let named = breaks(&company).await;
        assert_eq!(named.len(), 1);
        assert_eq!((named[0].kind.as_str(), named[0].day), ("price", day("2026-11-18")));
        assert!(named[0].reason.contains(&number.to_string()), "{}", named[0].reason);
        let before = held(&company, cust_no, MIXED).await;
        company.engine.advance().await.unwrap();
        assert_eq!(held(&company, cust_no, MIXED).await, before);
        add_up(&company, cust_no).await;
        assert_eq!(breaks(&company).await.len(), 1);
    }

    async fn a_fund_of_which_the_ta_takes_other_orders_is_named_and_sold_on(db: Db) {
        let company = Company::new(db, NOW).await;
        company.stop_at_ta(MIXED);
        company.engine.advance().await.unwrap();
        let note = company.note_of(day("2026-11-16"), "prices").await;
        assert!(note.contains("1只基金的状态与注册登记机构不同：000001"), "{note}");
        let fund = company.app.get::<Catalogue>().fund(company.fund(MIXED)).unwrap();
        assert!(fund.can_buy());
    }

    async fn on_the_last_day_that_is_valued_it_moves_what_is_held_now(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let cust_no = person.person.cust_no;
        bought(&company.app, &person, MIXED, "10000.00").await;
        company.engine.advance().await.unwrap();
        // The price of the new day is late, the last one is corrected.
        let late_prices = vec![company.fund(MIXED)];
        company.set_faults(Faults { late_prices, ..correcting(&company) });
        let before = rows(&company, cust_no).await;
        company.engine.advance().await.unwrap();
        let after = rows(&company, cust_no).await;
        assert_eq!((before.len(), after.len()), (1, 1));
        assert!(after[0].3 > before[0].3);
        add_up(&company, cust_no).await;
    }
}
