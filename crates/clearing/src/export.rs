//! The application files of a day: 01 for new accounts, 03 for trades.

use crate::store::AccountRow;
use crate::{Engine, Report, store};
use accounts::Profile;
use exchange::{
    AcceptMethod, AccountApplication, DataFile, Decimal, DividendMethod, Excess, FileType,
    InvestorKind, TradeApplication, Typed,
};
use funds::Catalogue;
use kernel::{Currency, Day, Rate};
use mailbox::{Letter, MailError, blank};
use orders::{Order, OrderKind, OrderNo};
use std::collections::{BTreeMap, HashSet};
use wire::Failure;

/// Orders that are read at once.
const PAGE: i64 = 5_000;

impl Engine {
    /// Writes both files; the same orders always give the same bytes.
    pub(crate) async fn export(&self, day: Day) -> Result<Report, Failure> {
        let orders = self.sealed(day).await?;
        let new = self.ask_accounts(day, &orders).await?;
        let mut asked = Vec::with_capacity(new.len());
        for account in &new {
            let cust_no = account.cust_no;
            let read = async |tx: &mut db::Tx| accounts::profile(tx, cust_no).await;
            let profile = self.app.db().read(read).await?;
            let blank = account_record(account, day, &self.mail.seller).map_err(fault)?;
            asked.push(named(blank, profile.as_ref()));
        }
        let accounts = self.post(day, FileType::AccountApplication, &asked)?;
        let mut trades = Vec::with_capacity(orders.len());
        for order in &orders {
            trades.push(self.trade_record(order).map_err(fault)?);
        }
        let file = self.post(day, FileType::TradeApplication, &trades)?;
        let outputs = format!("{} {}", accounts.hash, file.hash);
        Ok(Report::of("", &outputs, format!("{}笔，{}户", trades.len(), asked.len())))
    }

    async fn sealed(&self, day: Day) -> Result<Vec<Order>, Failure> {
        let mut all: Vec<Order> = Vec::new();
        loop {
            let after: Option<OrderNo> = all.last().map(|order| order.order_no);
            let page = self
                .app
                .db()
                .read(async |tx| orders::to_export(tx, day, after, PAGE).await)
                .await?;
            if page.is_empty() {
                return Ok(all);
            }
            all.extend(page);
        }
    }

    /// Accounts that the TA must open for these orders: those that it was never asked for before.
    async fn ask_accounts(&self, day: Day, orders: &[Order]) -> Result<Vec<AccountRow>, Failure> {
        let wanted: BTreeMap<String, AccountRow> =
            orders.iter().map(|order| (order.trade_acco.clone(), asked(order, day))).collect();
        let write = async move |tx: &mut db::Tx| {
            let accos: Vec<String> = wanted.keys().cloned().collect();
            for accos in accos.chunks(5_000) {
                let known = store::known_accounts(tx, accos).await?;
                let known: HashSet<&str> = known.iter().map(|k| k.trade_acco.as_str()).collect();
                let new = accos.iter().filter(|acco| !known.contains(acco.as_str()));
                let new: Vec<AccountRow> =
                    new.filter_map(|acco| wanted.get(acco).cloned()).collect();
                store::insert_accounts(tx, &new).await?;
            }
            // Asked again, the same ones are found: the file stays the same.
            store::accounts_asked_on(tx, day).await
        };
        Ok(self.app.db().write_batch::<_, db::Error, _>(write).await?)
    }

    fn post<T: Typed>(
        &self,
        day: Day,
        file_type: FileType,
        records: &[T],
    ) -> Result<Letter, Failure> {
        let write = || -> Result<Letter, MailError> {
            let mut file = DataFile::empty(self.outward().header(day, file_type))?;
            for record in records {
                file.push_typed(record)?;
            }
            self.mail.outbox.post(&file, None)
        };
        write().map_err(|error| Failure::fault("writing an application file", error))
    }

    fn trade_record(&self, order: &Order) -> Result<TradeApplication, MailError> {
        let code = match order.kind {
            OrderKind::Subscribe => "020",
            OrderKind::DividendMethod => "029",
            OrderKind::Convert => "036",
            kind if kind.is_buy() => "022",
            _ => "024",
        };
        let blank: TradeApplication = blank(FileType::TradeApplication, &[("BusinessCode", code)])?;
        // A purchase fee is charged by the fund that comes in.
        let target = order.target_fund_code.filter(|_| order.kind == OrderKind::Convert);
        let charging = target.unwrap_or(order.fund_code);
        let fund = self.app.get::<Catalogue>().fund(charging);
        let discount = fund
            .as_ref()
            .and_then(|fund| fund.fee_table(order.t_day))
            .map_or(Rate::ONE, |table| table.discount);
        let created = order.created_at;
        Ok(TradeApplication {
            app_sheet_serial_no: order.order_no.to_string(),
            fund_code: order.fund_code.to_string(),
            target_fund_code: target.map_or_else(String::new, |code| code.to_string()),
            transaction_date: Some(order.t_day.date()),
            transaction_time: time(created.time().ms()),
            transaction_account_id: order.trade_acco.clone(),
            investor_kind: Some(InvestorKind::Person),
            distributor_code: self.mail.seller.clone(),
            branch_code: self.mail.seller.clone(),
            application_vol: Decimal::new(order.shares.units().into(), 2),
            application_amount: Decimal::new(order.amount.units().into(), 2),
            currency: Currency::Cny.numeric().to_owned(),
            // Four decimals, as the field has; finer discounts are not offered.
            discount_rate: Decimal::new(i128::from(discount.units() / 10_000), 4),
            large_redemption: Some(if order.defer_rest {
                Excess::Postpone
            } else {
                Excess::Cancel
            }),
            dividend_method: order
                .dividend_method
                .and_then(|method| DividendMethod::from_code(method.code())),
            accept_method: Some(AcceptMethod::Online),
            ..blank
        })
    }
}

fn asked(order: &Order, day: Day) -> AccountRow {
    AccountRow {
        trade_acco: order.trade_acco.clone(),
        cust_no: order.cust_no,
        ta_account: String::new(),
        state: "asked".to_owned(),
        asked_on: day,
    }
}

fn account_record(
    account: &AccountRow,
    day: Day,
    seller: &str,
) -> Result<AccountApplication, MailError> {
    let blank: AccountApplication =
        blank(FileType::AccountApplication, &[("BusinessCode", "001")])?;
    Ok(AccountApplication {
        app_sheet_serial_no: format!("A{}", account.trade_acco),
        transaction_date: Some(day.date()),
        transaction_account_id: account.trade_acco.clone(),
        distributor_code: seller.to_owned(),
        branch_code: seller.to_owned(),
        investor_kind: Some(InvestorKind::Person),
        accept_method: Some(AcceptMethod::Online),
        ..blank
    })
}

/// Who the customer is; the TA opens the account in his name.
fn named(record: AccountApplication, profile: Option<&Profile>) -> AccountApplication {
    let Some(profile) = profile else { return record };
    let name = profile.name.as_ref().map(|name| name.as_str().to_owned());
    let number = profile.id_number.as_ref().map(|number| number.as_str().to_owned());
    AccountApplication {
        investor_name: name.unwrap_or_default(),
        // An identity card.
        certificate_type: "0".to_owned(),
        certificate_no: number.unwrap_or_default(),
        certificate_valid_date: profile.cert_valid_to.map(Day::date),
        birthday: profile.birth.map(Day::date),
        ..record
    }
}

fn time(ms: i32) -> Option<jiff::civil::Time> {
    let seconds = ms / 1_000;
    let part = |n: i32| i8::try_from(n).ok();
    jiff::civil::Time::new(part(seconds / 3_600)?, part(seconds / 60 % 60)?, part(seconds % 60)?, 0)
        .ok()
}

fn fault(error: MailError) -> Failure {
    Failure::fault("an application record", error)
}
