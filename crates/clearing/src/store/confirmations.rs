//! Records of the files 04 and 06.

use db::{Error, Tx};
use kernel::{Day, Fen, FundCode, Nav, Shares};

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
        pub trade_acco: String,
        pub fund: FundCode,
        pub nav: Nav,
        pub amount: Fen,
        pub shares: Shares,
        pub fee: Fen,
        /// Of the offering period.
        pub interest: Fen,
        pub is_income: bool,
        pub state: String,
        /// Of a conversion: the fund that comes in, its price and shares, and the top-up fee.
        pub target_fund: Option<FundCode>,
        pub target_nav: Nav,
        pub target_shares: Shares,
        pub top_up_fee: Fen,
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
        pub state: String,
    }
}

impl ConfirmationRow {
    /// The record in this state.
    pub fn mark(&self, state: &str) -> AppliedRow {
        AppliedRow {
            ta: self.ta.clone(),
            file_type: self.file_type.clone(),
            cfm_day: self.cfm_day,
            serial: self.serial.clone(),
            state: state.to_owned(),
        }
    }

    /// A name for the journal that no other day gives. A number that begins with its day is one
    /// already.
    pub fn reference(&self) -> String {
        let day = format!("{:08}", self.cfm_day.yyyymmdd());
        match self.serial.starts_with(&day) {
            true => self.serial.clone(),
            false => format!("{day}-{}", self.serial),
        }
    }

    /// Whether both say the same; what became of them is not compared.
    pub fn says_as(&self, other: &Self) -> bool {
        Self { state: String::new(), ..self.clone() }
            == Self { state: String::new(), ..other.clone() }
    }
}

pub async fn of_day(tx: &mut Tx, cfm_day: Day) -> Result<Vec<ConfirmationRow>, Error> {
    let query = db::sql!(
        "SELECT ta, file_type, cfm_day, serial, business, return_code, reason, order_no, t_day,
                trade_acco, fund, nav, amount, shares, fee, interest, is_income, state,
                target_fund, target_nav, target_shares, top_up_fee
         FROM clearing_confirmations WHERE cfm_day = $1 ORDER BY ta, file_type, serial",
        cfm_day
    );
    tx.all(query).await
}

/// Inserts those that are not there yet; answers how many.
pub async fn insert(tx: &mut Tx, rows: &[ConfirmationRow]) -> Result<u64, Error> {
    let insert = db::insert!("clearing_confirmations", ConfirmationRow, "ON CONFLICT DO NOTHING");
    tx.insert_many(insert, rows).await
}

/// The records of these numbers, as they were taken in.
pub async fn by_serial(
    tx: &mut Tx,
    (cfm_day, ta, file_type): (Day, &str, &str),
    serials: &[String],
) -> Result<Vec<ConfirmationRow>, Error> {
    let query = db::sql!(
        "SELECT ta, file_type, cfm_day, serial, business, return_code, reason, order_no, t_day,
                trade_acco, fund, nav, amount, shares, fee, interest, is_income, state,
                target_fund, target_nav, target_shares, top_up_fee
         FROM clearing_confirmations
         WHERE cfm_day = $1 AND ta = $2 AND file_type = $3 AND serial IN ($4[])",
        cfm_day,
        ta,
        file_type,
        serials
    );
    tx.all(query).await
}

pub async fn waiting(
    tx: &mut Tx,
    (cfm_day, file_type): (Day, &str),
    limit: i64,
) -> Result<Vec<ConfirmationRow>, Error> {
    let query = db::sql!(
        "SELECT ta, file_type, cfm_day, serial, business, return_code, reason, order_no, t_day,
                trade_acco, fund, nav, amount, shares, fee, interest, is_income, state,
                target_fund, target_nav, target_shares, top_up_fee
         FROM clearing_confirmations
         WHERE cfm_day = $1 AND file_type = $2 AND state = 'waiting' ORDER BY serial, ta LIMIT $3",
        cfm_day,
        file_type,
        limit
    );
    tx.all(query).await
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
