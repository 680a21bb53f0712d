//! Takes in the seller's files: 01 and 03, each once.

use db::Tx;
use exchange::{AccountApplication, FileType, TradeApplication, Typed};
use kernel::{Day, Fen, Rate, Shares};
use mailbox::Letter;

use crate::figures::codes;
use crate::number::account_number;
use crate::store::{self, AccountRow, ApplicationRow, FileRow};
use crate::{Ta, TaError};

impl Ta {
    /// Takes in all files of a day that weren't before: all of them, or none when one is wrong.
    pub(crate) async fn receive(&self, t_day: Day) -> Result<(), TaError> {
        let mut parcels = Vec::new();
        for letter in self.inbox.letters(t_day, FileType::AccountApplication)? {
            parcels.push(accounts(&letter, t_day)?);
        }
        for letter in self.inbox.letters(t_day, FileType::TradeApplication)? {
            parcels.push(trades(&letter, t_day)?);
        }
        self.db
            .write_batch(async move |tx| {
                for parcel in &parcels {
                    take_in(tx, parcel).await?;
                }
                Ok(())
            })
            .await
    }
}

/// What one file brings.
struct Parcel {
    file: FileRow,
    accounts: Vec<AccountRow>,
    applications: Vec<ApplicationRow>,
}

async fn take_in(tx: &mut Tx, parcel: &Parcel) -> Result<(), TaError> {
    if store::file_is_known(tx, &parcel.file.hash).await? {
        return Ok(());
    }
    store::insert_file(tx, parcel.file.clone()).await?;
    store::insert_accounts(tx, &parcel.accounts).await?;
    // An application that came in another file before is the same one.
    store::insert_applications(tx, &parcel.applications).await?;
    Ok(())
}

fn parcel(letter: &Letter, day: Day) -> Parcel {
    let file = FileRow { hash: letter.hash.clone(), name: letter.name.to_string(), day };
    Parcel { file, accounts: Vec::new(), applications: Vec::new() }
}

fn records<T: Typed>(letter: &Letter) -> Result<Vec<T>, TaError> {
    let file = letter.open()?;
    let all: Result<Vec<T>, _> = file.typed().collect();
    Ok(all.map_err(|error| error.in_file(letter.name.to_string()))?)
}

fn accounts(letter: &Letter, t_day: Day) -> Result<Parcel, TaError> {
    let mut parcel = parcel(letter, t_day);
    for record in records::<AccountApplication>(letter)? {
        let business = record.business.code();
        let valid_to = record.certificate_valid_date.map(Day::from_date);
        let lacks = lacks(&record);
        let trade_acco = record.transaction_account_id;
        // What is to be closed or amended is there, or answered as one that isn't.
        if !matches!(business.as_str(), "002" | "003") {
            parcel.accounts.push(AccountRow {
                ta_account: account_number(&trade_acco),
                trade_acco: trade_acco.clone(),
                opened_on: t_day,
                is_open: false,
                valid_to: None,
            });
        }
        parcel.applications.push(ApplicationRow {
            app_sheet: record.app_sheet_serial_no,
            business,
            t_day,
            trade_acco,
            fund: String::new(),
            amount: Fen::ZERO,
            shares: Shares::ZERO,
            discount: Rate::ONE,
            method: String::new(),
            waiting: true,
            target: String::new(),
            target_acco: String::new(),
            valid_to,
            lacks: lacks.to_owned(),
        });
    }
    Ok(parcel)
}

/// What an application does not say of the account's holder, as the code of its refusal.
fn lacks(record: &AccountApplication) -> &'static str {
    match (record.investor_name.is_empty(), record.certificate_no.is_empty()) {
        (true, _) => codes::NAME,
        (false, true) => codes::CERTIFICATE,
        (false, false) => "",
    }
}

fn trades(letter: &Letter, t_day: Day) -> Result<Parcel, TaError> {
    let mut parcel = parcel(letter, t_day);
    for record in records::<TradeApplication>(letter)? {
        parcel.applications.push(ApplicationRow {
            app_sheet: record.app_sheet_serial_no,
            business: record.business.code(),
            t_day: record.transaction_date.map_or(t_day, Day::from_date),
            trade_acco: record.transaction_account_id,
            fund: record.fund_code,
            amount: Fen::from_units(record.application_amount.units_at(2).unwrap_or(0)),
            shares: Shares::from_units(record.application_vol.units_at(2).unwrap_or(0)),
            discount: Rate::from_units(record.discount_rate.units_at(8).unwrap_or(0)),
            method: record.dividend_method.map_or(String::new(), |m| m.code().to_owned()),
            waiting: true,
            target: record.target_fund_code,
            target_acco: record.target_transaction_account_id,
            valid_to: None,
            lacks: String::new(),
        });
    }
    Ok(parcel)
}
