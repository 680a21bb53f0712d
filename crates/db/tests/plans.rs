//! Statements by keys over large tables: PostgreSQL finds each key by an index, and never reads a
//! table from one end to the other, nor hashes it.

use db::{Error, Tx, row, select, update};

const MIGRATIONS: &[db::Migration] = db::migrations!("test",
    "begin" => "CREATE TABLE lot (
            cust_no BIGINT NOT NULL, fund TEXT NOT NULL, day TEXT NOT NULL, shares BIGINT NOT NULL,
            note TEXT NOT NULL, PRIMARY KEY (cust_no, fund, day));
        CREATE TABLE payment (order_no BIGINT PRIMARY KEY, state TEXT NOT NULL);
        CREATE INDEX payment_open ON payment (order_no) WHERE state < '2'",
);

/// Twenty lots of each of ten thousand customers, and a payment for each lot.
const FILL: &str = "
    INSERT INTO lot SELECT n / 20, 'fund ' || n % 5, 'day ' || n % 20, n, repeat('x', 60)
        FROM generate_series(0, 199999) AS n;
    INSERT INTO payment SELECT n, CAST(n % 4 AS TEXT) FROM generate_series(0, 199999) AS n;
    ANALYZE";

row! {
    struct Position { cust_no: i64, fund: String }
}
row! {
    struct Since { cust_no: i64, fund: String, day: String }
}
row! {
    struct Taken { cust_no: i64, fund: String, day: String, shares: i64 }
}
row! {
    struct Payment { order_no: i64 }
}

/// Never called: all statements are enrolled when the program is linked. They have the shapes of
/// the rooms' own.
#[allow(dead_code)]
async fn by_keys(tx: &mut Tx) -> Result<(), Error> {
    type Row = (i64, String, String, i64);
    let all = select!(
        "SELECT cust_no, fund, day, shares FROM lot
         WHERE cust_no = $cust_no AND fund = $fund AND shares > 0",
        Position
    );
    tx.select_many::<_, Row>(all, &[]).await?;
    let since = select!(
        "SELECT cust_no, fund, day, shares FROM lot
         WHERE cust_no = $cust_no AND fund = $fund AND day >= $day",
        Since
    );
    tx.select_many::<_, Row>(since, &[]).await?;
    let last = select!(
        "SELECT cust_no, fund, day, shares FROM lot WHERE cust_no = $cust_no AND fund = $fund
         ORDER BY day DESC LIMIT 1",
        Position
    );
    tx.select_many::<_, Row>(last, &[]).await?;
    let open =
        select!("SELECT order_no FROM payment WHERE order_no = $order_no AND state < '2'", Payment);
    tx.select_many::<_, (i64,)>(open, &[]).await?;
    let take = update!(
        "UPDATE lot SET shares = shares - $shares
         WHERE cust_no = $cust_no AND fund = $fund AND day = $day AND shares >= $shares",
        Taken by cust_no, fund, day
    );
    tx.update_many(take, &[]).await?;
    let pay = update!(
        "UPDATE payment SET state = '2' WHERE order_no = $order_no AND state < '2'",
        Payment by order_no
    );
    tx.update_many(pay, &[]).await?;
    let drop = update!("DELETE FROM payment WHERE order_no = $order_no", Payment by order_no);
    tx.update_many(drop, &[]).await?;
    Ok(())
}

#[test]
fn five_thousand_keys_are_found_by_index_in_two_hundred_thousand_rows() {
    let plans = db::testing::postgres_plans(MIGRATIONS, FILL, "tests/plans.rs");
    let Some(plans) = plans else { return };
    // Four for reads and seven for writes, each made for these keys and made for any.
    assert_eq!(plans.len(), (4 + 7) * 2);
    for plan in &plans {
        let read = plan.steps.iter().filter(|step| step.table.is_some());
        let read: Vec<_> = read.filter(|step| step.what != "ModifyTable").collect();
        assert!(!read.is_empty(), "{plan}");
        for step in read {
            // By the key's index, or by the place that the index gave.
            let scan = ["Index Scan", "Index Only Scan", "Tid Scan"].contains(&&step.what[..]);
            let asked = step.cond.as_deref().unwrap_or_default();
            let by_key = asked.contains("new_row.") || asked.contains("found_at");
            assert!(scan && by_key, "{step:?} in {plan}");
        }
        let whole = plan.steps.iter().any(|step| step.what.contains("Hash"));
        assert!(!whole, "{plan}");
    }
}
