//! Applications about accounts at the TA (file 01): in whose name they are, their numbers, and what
//! the TA says of them (file 02).

use crate::export::fault;
use crate::state::RequestState;
use crate::store::accounts::{self as store, RequestAnswer};
use accounts::Profile;
use db::Tx;
use exchange::{AcceptMethod, AccountApplication, AccountConfirmation, FileType, InvestorKind};
use kernel::{Day, TradeAcco};
use mailbox::blank;
use wire::Failure;

/// An application about an account.
#[derive(Debug, Clone)]
pub(crate) struct Request {
    /// `001`, `002`, `003`, `008`.
    pub business: &'static str,
    /// Its own; the same one is the same application.
    pub number: String,
    pub trade_acco: TradeAcco,
    pub asked_on: Day,
    /// The number of the account at the TA; empty where it is not known yet.
    pub ta_account: String,
}

impl Request {
    /// The record, in the name of the customer as he is on file.
    pub async fn record(self, tx: &mut Tx, seller: &str) -> Result<AccountApplication, Failure> {
        let profile = accounts::profile(tx, self.trade_acco.cust_no()).await?;
        let blank: AccountApplication =
            blank(FileType::AccountApplication, &[("BusinessCode", self.business)])
                .map_err(fault)?;
        let record = AccountApplication {
            app_sheet_serial_no: self.number,
            transaction_date: Some(self.asked_on.date()),
            transaction_account_id: self.trade_acco.to_string(),
            ta_account_id: self.ta_account,
            distributor_code: seller.to_owned(),
            branch_code: seller.to_owned(),
            investor_kind: Some(InvestorKind::Person),
            accept_method: Some(AcceptMethod::Online),
            ..blank
        };
        Ok(named(record, profile.as_ref()))
    }
}

/// The records of the applications of one business that a day's file has, an account each.
pub(crate) async fn records(
    tx: &mut Tx,
    (business, prefix, asked_on): (&'static str, char, Day),
    accounts: Vec<TradeAcco>,
    seller: &str,
) -> Result<Vec<AccountApplication>, Failure> {
    let mut asked = Vec::with_capacity(accounts.len());
    for trade_acco in accounts {
        let request = Request {
            business,
            number: number(prefix, trade_acco, asked_on),
            ta_account: store::number_of(tx, trade_acco).await?,
            trade_acco,
            asked_on,
        };
        asked.push(request.record(tx, seller).await?);
    }
    Ok(asked)
}

/// The number of an application of which an account has one a day.
fn number(prefix: char, trade_acco: TradeAcco, asked_on: Day) -> String {
    format!("{prefix}{trade_acco}-{}", asked_on.yyyymmdd())
}

/// What the TA says with this business of an application with such a number; none where it is
/// about anything else, or about another account than its number.
pub(crate) fn said(
    (business, prefix): (&str, char),
    record: &AccountConfirmation,
) -> Option<RequestAnswer> {
    let rest = record.app_sheet_serial_no.strip_prefix(prefix)?;
    let (trade_acco, asked_on) = rest.split_once('-')?;
    let is_other = record.transaction_account_id != trade_acco;
    if is_other || record.business.code() != business {
        return None;
    }
    let passed = record.return_code.is_success();
    Some(RequestAnswer {
        trade_acco: trade_acco.parse().ok()?,
        asked_on: Day::from_yyyymmdd(asked_on.parse().ok()?).ok()?,
        state: if passed { RequestState::Passed } else { RequestState::Refused },
        reason: reason(record),
    })
}

/// Why the TA refuses, for a person; empty where it does not.
pub(crate) fn reason(record: &AccountConfirmation) -> String {
    let meaning = record.return_code.meaning().unwrap_or("注册登记机构拒绝");
    match record.return_code.is_success() {
        true => String::new(),
        false if record.error_detail.is_empty() => meaning.to_owned(),
        false => record.error_detail.clone(),
    }
}

/// Who the customer is; the TA has the account in this name.
fn named(record: AccountApplication, profile: Option<&Profile>) -> AccountApplication {
    let Some(profile) = profile else { return record };
    let name = profile.name.as_ref().map(|name| name.as_str().to_owned());
    let certificate = profile.certificate.as_ref();
    AccountApplication {
        investor_name: name.unwrap_or_default(),
        certificate_type: certificate.map_or("", |one| one.kind().code()).to_owned(),
        certificate_no: certificate.map_or("", |one| one.number()).to_owned(),
        certificate_valid_date: profile.cert_valid_to.map(Day::date),
        birthday: profile.birth.map(Day::date),
        sex: profile.sex.map(|sex| match sex {
            kernel::Sex::Male => exchange::Sex::Male,
            kernel::Sex::Female => exchange::Sex::Female,
        }),
        nationality: profile.country.map(|country| country.number()).unwrap_or_default(),
        ..record
    }
}
