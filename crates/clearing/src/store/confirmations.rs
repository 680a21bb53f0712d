//! Records of the files 04 and 06.

use crate::state::RecordState;
use db::{Error, Tx};
use kernel::{Day, Fen, FundCode, Nav, Shares};

/// The columns of `clearing_confirmations` as [`ConfirmationRow`] has them.
macro_rules! confirmation_columns {
    () => {
        db::columns!("":
            ta, file_type, cfm_day, serial, business, return_code, reason, order_no,
            t_day, trade_acco, fund, nav, amount, shares, fee, interest, is_income,
            state, target_fund, target_nav, target_shares, top_up_fee, finished,
            is_lot, target_acco, direction)
    };
}

db::row! {
    /// A record of the files 04 and 06. The TA, the type, the day of confirmation and the number
    /// name it.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct ConfirmationRow {
        pub ta: String,
        pub file_type: String,
        pub cfm_day: Day,
        pub serial: String,
        pub business: String,
        pub return_code: String,
        pub reason: String,
        pub order_no: i64,
        pub t_day: Day,
        /// As the file has it.
        pub trade_acco: String,
        pub fund: FundCode,
        pub nav: Nav,
        pub amount: Fen,
        pub shares: Shares,
        pub fee: Fen,
        /// Of the offering period.
        pub interest: Fen,
        pub is_income: bool,
        pub state: RecordState,
        /// Of a conversion: the fund that comes in, its price and shares, and the top-up fee.
        pub target_fund: Option<FundCode>,
        pub target_nav: Nav,
        pub target_shares: Shares,
        pub top_up_fee: Fen,
        /// Whether it is the last record of its application.
        pub finished: bool,
        /// Whether it is one lot of another record.
        pub is_lot: bool,
        /// Of a leg of a move: the account of the other leg, as the file has it.
        pub target_acco: String,
        /// Of a leg of a move: TransferDirection.
        pub direction: String,
    }
}

db::row! {
    /// What became of a record.
    #[derive(Debug, Clone)]
    pub struct AppliedRow {
        pub ta: String,
        pub file_type: String,
        pub cfm_day: Day,
        pub serial: String,
        pub state: RecordState,
    }
}

pub async fn of_day(tx: &mut Tx, cfm_day: Day) -> Result<Vec<ConfirmationRow>, Error> {
    let query = db::sql!(
        concat!(
            "SELECT ",
            confirmation_columns!(),
            " FROM clearing_confirmations WHERE cfm_day = $1 ORDER BY ta, file_type, serial"
        ),
        cfm_day
    );
    tx.all(query).await
}

/// How many records of a day and type are in each state.
pub async fn counts(
    tx: &mut Tx,
    cfm_day: Day,
    file_type: &str,
) -> Result<Vec<(RecordState, i64)>, Error> {
    let query = db::sql!(
        "SELECT state, COUNT(*) AS count FROM clearing_confirmations
         WHERE cfm_day = $1 AND file_type = $2 GROUP BY state ORDER BY state",
        cfm_day,
        file_type
    );
    tx.all(query).await
}

/// Inserts those that are not there yet; answers how many.
pub async fn insert(tx: &mut Tx, rows: &[ConfirmationRow]) -> Result<u64, Error> {
    let insert = db::insert!("clearing_confirmations", ConfirmationRow, "ON CONFLICT DO NOTHING");
    tx.insert_many(insert, rows).await
}

/// Takes records out that were not applied.
pub async fn take_out(
    tx: &mut Tx,
    (cfm_day, ta, file_type): (Day, &str, &str),
    serials: &[String],
) -> Result<(), Error> {
    let query = db::sql!(
        "DELETE FROM clearing_confirmations
         WHERE cfm_day = $1 AND ta = $2 AND file_type = $3 AND serial IN ($4[])
           AND state <> 'applied'",
        cfm_day,
        ta,
        file_type,
        serials
    );
    tx.execute(query).await?;
    Ok(())
}

/// The records of these numbers, as they were taken in.
pub async fn by_serial(
    tx: &mut Tx,
    (cfm_day, ta, file_type): (Day, &str, &str),
    serials: &[String],
) -> Result<Vec<ConfirmationRow>, Error> {
    let query = db::sql!(
        concat!(
            "SELECT ",
            confirmation_columns!(),
            " FROM clearing_confirmations
         WHERE cfm_day = $1 AND ta = $2 AND file_type = $3 AND serial IN ($4[])"
        ),
        cfm_day,
        ta,
        file_type,
        serials
    );
    tx.all(query).await
}

/// Where a record stands among those of its day and type; the first place is before all of them.
#[derive(Debug, Clone, Default)]
pub struct Place {
    ta: String,
    serial: String,
}

impl ConfirmationRow {
    /// Where it stands.
    pub fn place(&self) -> Place {
        Place { ta: self.ta.clone(), serial: self.serial.clone() }
    }
}

/// Those that wait after a place, in the order of their numbers: of what the TA began, or of all
/// else.
pub async fn waiting(
    tx: &mut Tx,
    (cfm_day, file_type): (Day, &str),
    forced: bool,
    (after, limit): (&Place, i64),
) -> Result<Vec<ConfirmationRow>, Error> {
    let query = db::sql!(
        concat!(
            "SELECT ",
            confirmation_columns!(),
            " FROM clearing_confirmations
         WHERE cfm_day = $1 AND file_type = $2 AND (ta, file_type, serial) > ($4, $2, $5)
           AND state = 'waiting' AND (business IN ('142', '144', '145')) = $3
         ORDER BY ta, file_type, serial LIMIT $6"
        ),
        cfm_day,
        file_type,
        forced,
        &after.ta,
        &after.serial,
        limit
    );
    tx.all(query).await
}

/// The funds and days of dividends that wait; not of incomes.
pub async fn dated_dividends(tx: &mut Tx, cfm_day: Day) -> Result<Vec<(FundCode, Day)>, Error> {
    let query = db::sql!(
        "SELECT fund, t_day FROM clearing_confirmations
         WHERE cfm_day = $1 AND file_type = '06' AND state = 'waiting' AND NOT is_income
         GROUP BY fund, t_day ORDER BY fund, t_day",
        cfm_day
    );
    tx.all(query).await
}

/// The dividends of a fund and a day that wait.
pub async fn dividends_dated(
    tx: &mut Tx,
    cfm_day: Day,
    (fund, t_day): (FundCode, Day),
) -> Result<Vec<ConfirmationRow>, Error> {
    let query = db::sql!(
        concat!(
            "SELECT ",
            confirmation_columns!(),
            " FROM clearing_confirmations
         WHERE cfm_day = $1 AND file_type = '06' AND state = 'waiting' AND NOT is_income
           AND fund = $2 AND t_day = $3 ORDER BY ta, serial"
        ),
        cfm_day,
        fund,
        t_day
    );
    tx.all(query).await
}

/// The orders for which answers wait, account by account, as customers' positions lie.
pub async fn waiting_orders(
    tx: &mut Tx,
    (cfm_day, file_type): (Day, &str),
) -> Result<Vec<i64>, Error> {
    let query = db::sql!(
        "SELECT order_no FROM clearing_confirmations
         WHERE cfm_day = $1 AND file_type = $2 AND state = 'waiting' AND order_no > 0
           AND business NOT IN ('142', '144', '145')
         GROUP BY order_no ORDER BY MIN(trade_acco), order_no",
        cfm_day,
        file_type
    );
    let found: Vec<(i64,)> = tx.all(query).await?;
    Ok(found.into_iter().map(|(number,)| number).collect())
}

db::row! {
    /// An order for which answers wait.
    #[derive(Debug, Clone)]
    pub struct Awaited {
        pub cfm_day: Day,
        pub file_type: String,
        pub order_no: i64,
    }
}

/// Those that wait of these orders, each given once; not what the TA began.
pub async fn waiting_of_orders(
    tx: &mut Tx,
    (cfm_day, file_type): (Day, &str),
    orders: &[i64],
) -> Result<Vec<ConfirmationRow>, Error> {
    let awaited = |order_no: &i64| {
        let (file_type, order_no) = (file_type.to_owned(), *order_no);
        Awaited { cfm_day, file_type, order_no }
    };
    let select = db::select!(
        "SELECT ta, file_type, cfm_day, serial, business, return_code, reason, order_no, t_day,
                trade_acco, fund, nav, amount, shares, fee, interest, is_income, state,
                target_fund, target_nav, target_shares, top_up_fee, finished, is_lot,
                target_acco, direction
         FROM clearing_confirmations
         WHERE cfm_day = $cfm_day AND file_type = $file_type AND order_no = $order_no
           AND state = 'waiting' AND business NOT IN ('142', '144', '145')
         ORDER BY serial, ta",
        Awaited
    );
    tx.select_many(select, &orders.iter().map(awaited).collect::<Vec<_>>()).await
}

/// Records of these orders that wait for the last one, of days before or of this one: a step that
/// stopped may have counted them before the last one came.
pub async fn parts_of(
    tx: &mut Tx,
    until: Day,
    orders: &[i64],
) -> Result<Vec<ConfirmationRow>, Error> {
    let rows = counted(tx, until, orders).await?.into_iter();
    Ok(rows.filter(|row| row.state == RecordState::Part).collect())
}

/// Records of these orders that were counted until a day.
pub async fn counted(
    tx: &mut Tx,
    until: Day,
    orders: &[i64],
) -> Result<Vec<ConfirmationRow>, Error> {
    let query = db::sql!(
        concat!(
            "SELECT ",
            confirmation_columns!(),
            " FROM clearing_confirmations
         WHERE order_no IN ($2[]) AND cfm_day <= $1 AND state IN ('part', 'applied')
         ORDER BY cfm_day, serial"
        ),
        until,
        orders
    );
    tx.all(query).await
}

/// Lets those that were left alone wait again.
pub async fn wait_again(tx: &mut Tx, cfm_day: Day, file_type: &str) -> Result<(), Error> {
    let query = db::sql!(
        "UPDATE clearing_confirmations SET state = $3
         WHERE cfm_day = $1 AND file_type = $2 AND state IN ($4[])",
        cfm_day,
        file_type,
        RecordState::Waiting,
        [RecordState::Unknown, RecordState::Parked, RecordState::Part]
    );
    tx.execute(query).await?;
    Ok(())
}

pub async fn apply(tx: &mut Tx, rows: &[AppliedRow]) -> Result<(), Error> {
    let update = db::update!(
        "UPDATE clearing_confirmations SET state = $state
         WHERE cfm_day = $cfm_day AND ta = $ta AND file_type = $file_type AND serial = $serial",
        AppliedRow by ta, file_type, cfm_day, serial
    );
    tx.update_many(update, rows).await?;
    Ok(())
}

db::row! {
    /// A confirmation and its price.
    #[derive(Debug, Clone)]
    pub struct PricedRow { pub cfm_day: Day, pub serial: String, pub order_no: i64, pub nav: Nav }
}

/// Trades of a day that were confirmed at another price than this one, in either leg.
pub async fn at_another_price(
    tx: &mut Tx,
    fund: FundCode,
    t_day: Day,
    nav: Nav,
) -> Result<Vec<PricedRow>, Error> {
    let query = db::sql!(
        "SELECT cfm_day, serial, order_no,
                CASE WHEN fund = $1 THEN nav ELSE target_nav END AS nav
         FROM clearing_confirmations
         WHERE cfm_day >= $2 AND t_day = $2 AND file_type = '04' AND state = $4
           AND return_code = '0000'
           AND business IN ('122', '124', '126', '136', '139', '142', '163')
           AND ((fund = $1 AND nav <> $3) OR (target_fund = $1 AND target_nav <> $3))
         ORDER BY cfm_day, serial",
        fund,
        t_day,
        nav,
        RecordState::Applied
    );
    tx.all(query).await
}
