//! Money funds: what is accrued, what the TA pays, and what was taken within seconds.

use super::late::publish;
use super::{buy, change, day, fen, found, fund, key, migrations, prices, shares, value_day};
use crate::{
    Change, ChangeKind, FundNav, PositionDay, Prices, Valuing, apply_confirmations, store,
    value_some,
};
use db::{Db, db_test};
use kernel::{Fen, Nav, Shares};

/// Two million shares since Wednesday the 4th; the income of Thursday was paid on Friday.
async fn hold(db: &Db) {
    apply(db, buy(1, "2026-03-04", "1.0000", "2000000", "2000000")).await;
    value(db, &["2026-03-05"]).await;
    pay(db, "2026-03-05", "100").await;
}

async fn apply(db: &Db, change: Change) {
    let apply =
        async move |tx: &mut db::Tx| apply_confirmations(tx, std::slice::from_ref(&change)).await;
    db.write(apply).await.unwrap();
}

async fn value(db: &Db, days: &[&str]) {
    earn(db, "0.5000", days).await;
}

/// Values days at an income of 10,000 shares.
async fn earn(db: &Db, income: &str, days: &[&str]) {
    let income = Some(income.parse().unwrap());
    let nav = FundNav { fund_code: fund(), nav: Nav::PAR, income };
    for on in days {
        let on = day(on);
        db.write(async move |tx| value_day(tx, on, &[nav]).await).await.unwrap();
    }
}

async fn pay(db: &Db, t_day: &str, paid: &str) {
    let paid = ChangeKind::IncomePaid { shares: shares(paid) };
    apply(db, change(2, day(t_day), "1.0000", paid)).await;
}

/// Within seconds, dated with the last valued day.
async fn quick(db: &Db, given: &str) {
    let valued_on = found(db).await.valued_on.unwrap();
    let kind =
        ChangeKind::Redeemed { unfrozen: Shares::ZERO, shares: shares(given), net: fen(given) };
    apply(db, change(3, valued_on, "1.0000", kind)).await;
}

async fn days(db: &Db) -> Vec<PositionDay> {
    let since = store::days::Since::of(&crate::Position::empty(&key()), day("2026-01-01"));
    let rows = db.read(async |tx| store::days::since(tx, std::slice::from_ref(&since)).await).await;
    let mut rows = rows.unwrap();
    rows.sort_by_key(|row| row.day);
    rows
}

/// Each day is worth its shares, and the profits of the days are the profit in all.
async fn require_exact(db: &Db) {
    let (position, days) = (found(db).await, days(db).await);
    for row in &days {
        assert_eq!(row.unpaid(), Ok(Fen::ZERO), "{row:?}");
    }
    let profit = Fen::try_sum(days.iter().map(|row| row.profit)).unwrap();
    assert_eq!((position.total_profit, position.accrued), (profit, Fen::ZERO));
    assert_eq!(position.value, position.shares.value(Nav::PAR, kernel::Rounding::Down).unwrap());
    assert_eq!(days.last().unwrap().value, position.value);
}

/// What the TA pays takes the place of the 300.02 that were accrued; the last day has the profit,
/// which is shown in one sum with the 100.01 of Saturday.
async fn require_replaced(db: &Db, paid: &str, profit: &str) {
    hold(db).await;
    value(db, &WEEKEND).await;
    pay(db, "2026-03-06", paid).await;
    require_exact(db).await;
    assert_eq!(found(db).await.shares, shares("2000100").checked_add(shares(paid)).unwrap());
    assert_eq!(days(db).await.last().unwrap().profit, fen(profit));
    let shown = fen(profit).checked_add(fen("100.01")).unwrap();
    assert_eq!(found(db).await.day_profit, shown);
}

const WEEKEND: [&str; 3] = ["2026-03-06", "2026-03-07", "2026-03-08"];

/// What a valuation is given: each of these days at the same income, or one of them only.
fn at_once(days: &[&str]) -> Prices {
    let income = Some("0.5000".parse().unwrap());
    let nav = FundNav { fund_code: fund(), nav: Nav::PAR, income };
    days.iter().flat_map(|on| prices(day(on), &[nav])).collect()
}

/// Values a weekend, whose prices came with those of Monday, in parts. Shares of Friday, confirmed
/// on Monday, earn from Monday on.
async fn require_weekend(db: &Db, parts: &[&[&str]]) {
    hold(db).await;
    value(db, &["2026-03-06"]).await;
    apply(db, buy(4, "2026-03-06", "1.0000", "500000", "500000")).await;
    for part in parts {
        let prices = at_once(part);
        db.write(async move |tx| value_some(tx, (&prices, None), Valuing::default()).await)
            .await
            .unwrap();
    }
    let days = days(db).await;
    let profits: Vec<Fen> = days.iter().map(|row| row.profit).collect();
    let income = ["100", "100.01", "100.01", "125.02"].map(fen);
    assert_eq!(profits[profits.len() - 4..], income, "{days:?}");
    let position = found(db).await;
    assert_eq!((position.day_profit, position.accrued), (fen("325.04"), fen("425.04")));
    assert_eq!(position.total_profit, Fen::try_sum(profits).unwrap());
}

db_test! { migrations();
    async fn days_that_are_valued_at_once_are_valued_one_after_the_other(db: Db) {
        require_weekend(&db, &[&["2026-03-07", "2026-03-08", "2026-03-09"]]).await;
    }

    async fn days_are_valued_one_after_the_other(db: Db) {
        let days = ["2026-03-07", "2026-03-08", "2026-03-09"];
        require_weekend(&db, &days.each_ref().map(std::slice::from_ref)).await;
    }

    async fn what_is_accrued_over_a_weekend_earns_as_it_does_at_the_ta(db: Db) {
        hold(&db).await;
        value(&db, &WEEKEND).await;
        // 100.00 on Friday, then 100.01 of 2,000,200.00 and of 2,000,300.01.
        assert_eq!(found(&db).await.accrued, fen("300.02"));
        pay(&db, "2026-03-06", "300.02").await;
        let position = found(&db).await;
        assert_eq!((position.shares, position.total_profit), (shares("2000400.02"), fen("400.02")));
        assert_eq!(position.cost, fen("2000000"));
        require_exact(&db).await;
        let profits: Vec<Fen> = days(&db).await.iter().map(|row| row.profit).collect();
        assert_eq!(profits, ["0", "100", "100", "100.01", "100.01"].map(fen));
    }

    async fn a_loss_lowers_the_value_until_later_income_has_made_up_for_it(db: Db) {
        hold(&db).await;
        earn(&db, "-0.2500", &["2026-03-06"]).await;
        let position = found(&db).await;
        assert_eq!((position.accrued, position.day_profit), (fen("-50"), fen("-50")));
        assert_eq!((position.shares, position.value), (shares("2000100"), fen("2000050")));
        // Less than its shares, and nothing is to be paid.
        let verify = async |tx: &mut db::Tx| crate::verify_income(tx, day("2026-03-06")).await;
        assert_eq!(db.read(verify).await.unwrap(), []);
        earn(&db, "0.5000", &["2026-03-09"]).await;
        assert_eq!(found(&db).await.accrued, fen("50"));
        pay(&db, "2026-03-09", "50").await;
        let position = found(&db).await;
        assert_eq!((position.shares, position.accrued), (shares("2000150"), Fen::ZERO));
        assert_eq!((position.value, position.total_profit), (fen("2000150"), fen("150")));
        let profits: Vec<Fen> = days(&db).await.iter().map(|row| row.profit).collect();
        assert_eq!(profits, ["0", "100", "-50", "100"].map(fen));
    }

    async fn a_late_file_of_incomes_leaves_a_loss_since(db: Db) {
        hold(&db).await;
        value(&db, &["2026-03-06"]).await;
        earn(&db, "-0.2500", &["2026-03-09"]).await;
        pay(&db, "2026-03-06", "100").await;
        let position = found(&db).await;
        assert_eq!((position.shares, position.accrued), (shares("2000200"), fen("-50")));
        assert_eq!((position.value, position.total_profit), (fen("2000150"), fen("150")));
        let profits: Vec<Fen> = days(&db).await.iter().map(|row| row.profit).collect();
        assert_eq!(profits, ["0", "100", "100", "-50"].map(fen));
    }

    async fn a_loss_leaves_with_the_last_shares(db: Db) {
        hold(&db).await;
        earn(&db, "-0.2500", &["2026-03-06"]).await;
        quick(&db, "2000100").await;
        let position = found(&db).await;
        let nothing = (Shares::ZERO, Fen::ZERO, Fen::ZERO);
        assert_eq!((position.shares, position.value, position.accrued), nothing);
        assert_eq!(position.total_profit, fen("100"));
    }

    async fn a_part_that_is_sold_leaves_the_loss_to_the_rest(db: Db) {
        hold(&db).await;
        earn(&db, "-0.2500", &["2026-03-06"]).await;
        quick(&db, "100").await;
        let position = found(&db).await;
        assert_eq!((position.shares, position.accrued), (shares("2000000"), fen("-50")));
        assert_eq!((position.value, position.total_profit), (fen("1999950"), fen("50")));
    }

    async fn more_than_was_accrued_is_profit(db: Db) {
        require_replaced(&db, "300.05", "100.04").await;
    }

    async fn less_than_was_accrued_is_less_profit(db: Db) {
        require_replaced(&db, "299.99", "99.98").await;
    }

    async fn a_late_file_of_incomes_leaves_what_is_accrued_since(db: Db) {
        hold(&db).await;
        value(&db, &WEEKEND).await;
        value(&db, &["2026-03-09"]).await;
        assert_eq!(found(&db).await.accrued, fen("400.04"));
        pay(&db, "2026-03-06", "300.05").await;
        let position = found(&db).await;
        assert_eq!((position.shares, position.accrued), (shares("2000400.05"), fen("100.02")));
        assert_eq!(position.value, fen("2000500.07"));
        assert_eq!(position.valued_on, Some(day("2026-03-09")));
        pay(&db, "2026-03-09", "100.02").await;
        require_exact(&db).await;
    }

    async fn income_that_is_paid_before_its_days_are_valued_is_not_accrued_again(db: Db) {
        hold(&db).await;
        pay(&db, "2026-03-06", "300.02").await;
        value(&db, &WEEKEND).await;
        require_exact(&db).await;
        let profits: Vec<Fen> = days(&db).await.iter().map(|row| row.profit).collect();
        assert_eq!(profits, ["0", "100", "0", "0", "300.02"].map(fen));
        value(&db, &["2026-03-09"]).await;
        assert_eq!(found(&db).await.accrued, fen("100.02"));
        pay(&db, "2026-03-09", "100.02").await;
        require_exact(&db).await;
    }

    async fn days_that_are_not_valued_yet_repeat_nothing_of_the_day_before(db: Db) {
        hold(&db).await;
        value(&db, &["2026-03-06"]).await;
        apply(&db, buy(5, "2026-03-06", "1.0000", "1000", "1000")).await;
        pay(&db, "2026-03-06", "300.02").await;
        require_exact(&db).await;
        let rows = days(&db).await;
        let rows: Vec<_> = rows.iter().map(|row| (row.profit, row.flow)).collect();
        let expected =
            [("0", "2000000"), ("100", "0"), ("100", "1000"), ("0", "0"), ("200.02", "0")];
        assert_eq!(rows, expected.map(|(profit, flow)| (fen(profit), fen(flow))));
    }

    async fn shares_earn_on_the_day_of_their_confirmation_whose_price_came_before_it(db: Db) {
        publish(&db, &[("2026-03-06", "1.0000")]).await;
        apply(&db, buy(1, "2026-03-05", "1.0000", "2000000", "2000000")).await;
        value(&db, &["2026-03-06"]).await;
        assert_eq!(found(&db).await.accrued, fen("100"));
    }

    async fn a_weekend_that_is_valued_late_earns_nothing_for_shares_of_friday(db: Db) {
        // The prices of the weekend come after the confirmation.
        apply(&db, buy(1, "2026-03-06", "1.0000", "2000000", "2000000")).await;
        value(&db, &WEEKEND).await;
        let position = found(&db).await;
        assert_eq!((position.accrued, position.valued_on), (Fen::ZERO, Some(day("2026-03-08"))));
        value(&db, &["2026-03-09"]).await;
        assert_eq!(found(&db).await.accrued, fen("100"));
        pay(&db, "2026-03-09", "100").await;
        require_exact(&db).await;
    }

    async fn nor_do_they_where_others_were_held(db: Db) {
        apply(&db, buy(1, "2026-03-04", "1.0000", "2000000", "2000000")).await;
        value(&db, &["2026-03-05"]).await;
        pay(&db, "2026-03-05", "100").await;
        apply(&db, buy(3, "2026-03-06", "1.0000", "2000000", "2000000")).await;
        value(&db, &WEEKEND).await;
        // The older half earns 100 a day, and what is accrued earns along.
        assert_eq!(found(&db).await.accrued, fen("200.01"));
    }

    async fn shares_that_left_within_seconds_leave_no_ghost(db: Db) {
        hold(&db).await;
        value(&db, &WEEKEND).await;
        quick(&db, "2000100").await;
        // All of the weekend's income is the bank's that advanced the money.
        pay(&db, "2026-03-06", "0").await;
        let position = found(&db).await;
        assert_eq!(
            (position.shares, position.value, position.accrued),
            (shares("0"), fen("0"), fen("0"))
        );
        assert_eq!((position.opened_on, position.total_profit), (None, fen("100")));
        require_exact(&db).await;
    }

    async fn income_of_the_days_before_shares_left_is_the_customers(db: Db) {
        hold(&db).await;
        value(&db, &WEEKEND).await;
        quick(&db, "2000100").await;
        pay(&db, "2026-03-06", "200.01").await;
        let position = found(&db).await;
        assert_eq!((position.shares, position.value), (shares("200.01"), fen("200.01")));
        assert_eq!(position.opened_on, Some(day("2026-03-06")));
        require_exact(&db).await;
    }

    async fn the_rest_of_a_quick_redemption_earns_alone(db: Db) {
        hold(&db).await;
        quick(&db, "1000000").await;
        value(&db, &WEEKEND).await;
        assert_eq!(found(&db).await.accrued, fen("150.01"));
        pay(&db, "2026-03-06", "150.01").await;
        assert_eq!(found(&db).await.shares, shares("1000250.01"));
        require_exact(&db).await;
    }

    async fn a_redemption_that_is_confirmed_late_ends_what_was_accrued_on_each_day(db: Db) {
        hold(&db).await;
        value(&db, &["2026-03-06"]).await;
        pay(&db, "2026-03-06", "100").await;
        value(&db, &["2026-03-09", "2026-03-10"]).await;
        // Of Friday: the TA has paid nothing since.
        let (given, net) = (shares("2000200"), fen("2000200"));
        let kind = ChangeKind::Redeemed { unfrozen: Shares::ZERO, shares: given, net };
        apply(&db, change(3, day("2026-03-06"), "1.0000", kind)).await;
        require_exact(&db).await;
        let profits: Vec<Fen> = days(&db).await.iter().map(|row| row.profit).collect();
        assert_eq!(profits, ["0", "100", "100", "0", "0", "0", "0"].map(fen));
    }

    async fn income_ended_by_a_redemption_is_not_taken_again(db: Db) {
        hold(&db).await;
        value(&db, &WEEKEND).await;
        value(&db, &["2026-03-09"]).await;
        // Of Monday, and confirmed before the file of Friday's income came.
        let kind = ChangeKind::Redeemed {
            unfrozen: Shares::ZERO,
            shares: shares("2000100"),
            net: fen("2000100"),
        };
        apply(&db, change(3, day("2026-03-09"), "1.0000", kind)).await;
        pay(&db, "2026-03-06", "300.02").await;
        let position = found(&db).await;
        assert_eq!((position.shares, position.accrued), (shares("300.02"), fen("0")));
        require_exact(&db).await;
    }
}
