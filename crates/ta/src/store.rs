//! Every SQL text of the TA.

mod accounts;
mod losses;
mod prices;

pub use accounts::*;
pub use losses::*;
pub use prices::*;

use db::{Error, Tx};
use kernel::{Day, Fen, Nav, Rate, Shares};

db::row! {
    /// A file that was taken in.
    #[derive(Debug, Clone)]
    pub struct FileRow { pub hash: String, pub name: String, pub day: Day }
}

db::row! {
    /// An application; `fund` is empty for those that concern an account only.
    #[derive(Debug, Clone)]
    pub struct ApplicationRow {
        pub app_sheet: String,
        pub business: String,
        pub t_day: Day,
        pub trade_acco: String,
        pub fund: String,
        pub amount: Fen,
        pub shares: Shares,
        pub discount: Rate,
        pub method: String,
        pub waiting: bool,
        /// Of a conversion; empty for others.
        pub target: String,
        /// Of a move; empty for others.
        pub target_acco: String,
        /// Of one about an account: the last day of its holder's certificate.
        pub valid_to: Option<Day>,
        /// Of one about an account: the code of what it does not say; else empty.
        pub lacks: String,
    }
}

db::row! {
    /// What changes of an application when it is answered.
    #[derive(Debug, Clone)]
    pub struct AnsweredRow { pub app_sheet: String, pub waiting: bool }
}

db::row! {
    /// The shares for which an application asks.
    #[derive(Debug, Clone)]
    pub struct AskedRow { pub app_sheet: String, pub shares: Shares }
}

db::row! {
    /// Shares that were registered together.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct LotRow {
        pub serial: String,
        pub trade_acco: String,
        pub fund: String,
        pub shares: Shares,
        pub registered_on: Day,
    }
}

db::row! {
    /// What is left of a lot.
    #[derive(Debug, Clone)]
    pub struct LeftRow { pub serial: String, pub shares: Shares }
}

db::row! {
    /// A customer's choice for a fund: `0` reinvest, `1` cash.
    #[derive(Debug, Clone)]
    pub struct MethodRow {
        pub trade_acco: String,
        pub fund: String,
        pub t_day: Day,
        pub method: String,
    }
}

db::row! {
    /// Shares that a dividend left out, since an application was waiting to take them.
    #[derive(Debug, Clone)]
    pub struct LeftOutRow { pub app_sheet: String, pub ex_day: Day, pub shares: Shares }
}

db::row! {
    /// Shares that came too late for a dividend that they have.
    #[derive(Debug, Clone)]
    pub struct DueRow {
        pub fund: String,
        pub trade_acco: String,
        pub ex_day: Day,
        pub shares: Shares,
        pub per_share: Nav,
        pub nav: Nav,
    }
}

db::row! {
    /// A record of the files 02, 04 and 06.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct AnswerRow {
        pub serial: String,
        pub cfm_day: Day,
        pub file_type: String,
        pub business: String,
        pub return_code: String,
        pub app_sheet: String,
        pub t_day: Day,
        pub trade_acco: String,
        pub fund: String,
        pub asked_amount: Fen,
        pub asked_shares: Shares,
        pub amount: Fen,
        pub shares: Shares,
        pub fee: Fen,
        pub refund: Fen,
        pub interest: Fen,
        pub price: Nav,
        pub per_share: Nav,
        pub method: String,
        /// Of a conversion: the fund that comes in; empty for others.
        pub target: String,
        pub target_price: Nav,
        pub target_shares: Shares,
        pub top_up_fee: Fen,
        /// Of a leg of a move: the account of the other leg; empty for others.
        pub target_acco: String,
        /// Of a leg of a move: TransferDirection; empty for others.
        pub direction: String,
    }
}

db::row! {
    /// What a trade account holds of a fund.
    #[derive(Debug, Clone)]
    pub struct PositionRow { pub trade_acco: String, pub fund: String, pub shares: Shares }
}

impl AnsweredRow {
    /// It waits no longer.
    pub fn of(application: &ApplicationRow) -> Self {
        Self { app_sheet: application.app_sheet.clone(), waiting: false }
    }
}

impl ApplicationRow {
    /// Whether it concerns an account, not a trade.
    pub fn is_of_account(&self) -> bool {
        self.business.as_str() <= "009"
    }

    /// Whether it closes an account.
    pub fn closes(&self) -> bool {
        self.business == "002"
    }

    /// Whether it amends what is registered of an account's holder.
    pub fn amends(&self) -> bool {
        self.business == "003"
    }

    /// Whether it pays for shares.
    pub fn pays(&self) -> bool {
        matches!(self.business.as_str(), "020" | "022" | "039")
    }

    /// Whether it redeems shares, converts them into another fund, or moves them.
    pub fn takes_shares(&self) -> bool {
        matches!(self.business.as_str(), "024" | "063" | "036" | "026")
    }
}

/// Rows of one statement, so that a day of any size is written in bounded steps.
const CHUNK: usize = 5_000;

pub async fn file_is_known(tx: &mut Tx, hash: &str) -> Result<bool, Error> {
    let query = db::sql!("SELECT hash FROM ta_file WHERE hash = $1", hash);
    Ok(tx.optional::<(String,)>(query).await?.is_some())
}

pub async fn insert_file(tx: &mut Tx, row: FileRow) -> Result<u64, Error> {
    tx.insert_many(db::insert!("ta_file", FileRow), &[row]).await
}

pub async fn insert_applications(tx: &mut Tx, rows: &[ApplicationRow]) -> Result<(), Error> {
    for rows in rows.chunks(CHUNK) {
        let insert = db::insert!("ta_application", ApplicationRow, "ON CONFLICT DO NOTHING");
        tx.insert_many(insert, rows).await?;
    }
    Ok(())
}

pub async fn waiting(tx: &mut Tx, until: Day) -> Result<Vec<ApplicationRow>, Error> {
    let query = db::sql!(
        "SELECT app_sheet, business, t_day, trade_acco, fund, amount, shares, discount, method,
                waiting, target, target_acco, valid_to, lacks
         FROM ta_application WHERE waiting AND t_day <= $1 ORDER BY t_day, app_sheet",
        until
    );
    tx.all(query).await
}

/// Sets the shares for which applications ask.
pub async fn ask_for(tx: &mut Tx, rows: &[AskedRow]) -> Result<(), Error> {
    for rows in rows.chunks(CHUNK) {
        let update = db::update!(
            "UPDATE ta_application SET shares = $shares WHERE app_sheet = $app_sheet",
            AskedRow by app_sheet
        );
        tx.update_many(update, rows).await?;
    }
    Ok(())
}

pub async fn answer_applications(tx: &mut Tx, rows: &[AnsweredRow]) -> Result<(), Error> {
    for rows in rows.chunks(CHUNK) {
        let update = db::update!(
            "UPDATE ta_application SET waiting = $waiting WHERE app_sheet = $app_sheet",
            AnsweredRow by app_sheet
        );
        tx.update_many(update, rows).await?;
    }
    Ok(())
}

pub async fn lots(tx: &mut Tx) -> Result<Vec<LotRow>, Error> {
    let query = db::sql!(
        "SELECT serial, trade_acco, fund, shares, registered_on FROM ta_lot
         ORDER BY fund, trade_acco, registered_on, serial"
    );
    tx.all(query).await
}

pub async fn insert_lots(tx: &mut Tx, rows: &[LotRow]) -> Result<(), Error> {
    for rows in rows.chunks(CHUNK) {
        tx.insert_many(db::insert!("ta_lot", LotRow), rows).await?;
    }
    Ok(())
}

pub async fn leave_lots(tx: &mut Tx, rows: &[LeftRow]) -> Result<(), Error> {
    for rows in rows.chunks(CHUNK) {
        let update = db::update!(
            "UPDATE ta_lot SET shares = $shares WHERE serial = $serial",
            LeftRow by serial
        );
        tx.update_many(update, rows).await?;
    }
    tx.execute(db::sql!("DELETE FROM ta_lot WHERE shares = 0")).await?;
    Ok(())
}

pub async fn positions(tx: &mut Tx) -> Result<Vec<PositionRow>, Error> {
    let query = db::sql!(
        "SELECT trade_acco, fund, CAST(sum(shares) AS BIGINT) AS shares FROM ta_lot
         GROUP BY trade_acco, fund ORDER BY trade_acco, fund"
    );
    tx.all(query).await
}

pub async fn methods(tx: &mut Tx) -> Result<Vec<MethodRow>, Error> {
    let query = db::sql!("SELECT trade_acco, fund, t_day, method FROM ta_method ORDER BY t_day");
    tx.all(query).await
}

pub async fn choose_method(tx: &mut Tx, row: &MethodRow) -> Result<(), Error> {
    let query = db::sql!(
        "INSERT INTO ta_method (trade_acco, fund, t_day, method) VALUES ($1, $2, $3, $4)
         ON CONFLICT (trade_acco, fund, t_day) DO UPDATE SET method = excluded.method",
        row.trade_acco,
        row.fund,
        row.t_day,
        row.method
    );
    tx.execute(query).await?;
    Ok(())
}

pub async fn left_out(tx: &mut Tx) -> Result<Vec<LeftOutRow>, Error> {
    let query = db::sql!("SELECT app_sheet, ex_day, shares FROM ta_left_out");
    tx.all(query).await
}

pub async fn leave_out(tx: &mut Tx, rows: &[LeftOutRow]) -> Result<(), Error> {
    for rows in rows.chunks(CHUNK) {
        tx.insert_many(db::insert!("ta_left_out", LeftOutRow), rows).await?;
    }
    Ok(())
}

pub async fn forget_left_out(tx: &mut Tx) -> Result<(), Error> {
    let query = db::sql!(
        "DELETE FROM ta_left_out
         WHERE app_sheet NOT IN (SELECT app_sheet FROM ta_application WHERE waiting)"
    );
    tx.execute(query).await?;
    Ok(())
}

pub async fn dues(tx: &mut Tx) -> Result<Vec<DueRow>, Error> {
    let query = db::sql!(
        "SELECT fund, trade_acco, ex_day, shares, per_share, nav FROM ta_due
         ORDER BY fund, trade_acco, ex_day"
    );
    tx.all(query).await
}

pub async fn replace_dues(tx: &mut Tx, rows: &[DueRow]) -> Result<(), Error> {
    tx.execute(db::sql!("DELETE FROM ta_due")).await?;
    for rows in rows.chunks(CHUNK) {
        tx.insert_many(db::insert!("ta_due", DueRow), rows).await?;
    }
    Ok(())
}

pub async fn insert_answers(tx: &mut Tx, rows: &[AnswerRow]) -> Result<(), Error> {
    for rows in rows.chunks(CHUNK) {
        tx.insert_many(db::insert!("ta_answer", AnswerRow), rows).await?;
    }
    Ok(())
}

pub async fn answers(tx: &mut Tx, day: Day, file_type: &str) -> Result<Vec<AnswerRow>, Error> {
    let query = db::sql!(
        "SELECT serial, cfm_day, file_type, business, return_code, app_sheet, t_day, trade_acco,
                fund, asked_amount, asked_shares, amount, shares, fee, refund, interest, price,
                per_share, method, target, target_price, target_shares, top_up_fee,
                target_acco, direction
         FROM ta_answer WHERE cfm_day = $1 AND file_type = $2 ORDER BY serial",
        day,
        file_type
    );
    tx.all(query).await
}

pub async fn is_worked_off(tx: &mut Tx, t_day: Day) -> Result<bool, Error> {
    let query = db::sql!("SELECT t_day FROM ta_day WHERE t_day = $1", t_day);
    Ok(tx.optional::<(Day,)>(query).await?.is_some())
}

pub async fn last_worked_off(tx: &mut Tx) -> Result<Option<Day>, Error> {
    let query = db::sql!("SELECT max(t_day) AS t_day FROM ta_day");
    Ok(tx.one::<(Option<Day>,)>(query).await?.0)
}

pub async fn insert_day(tx: &mut Tx, t_day: Day, cfm_day: Day) -> Result<(), Error> {
    let query = db::sql!("INSERT INTO ta_day (t_day, cfm_day) VALUES ($1, $2)", t_day, cfm_day);
    tx.execute(query).await?;
    Ok(())
}
