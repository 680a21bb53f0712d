//! Writes the files of a day from what was answered.

mod delivery;
mod records;

use std::collections::HashMap;

use exchange::{
    AccountConfirmation, Coverage, Detail, Dividend, DividendType, FileType, FundState, FundStatus,
    ShareStatement, Sign, TradeConfirmation,
};
use kernel::{Currency, Day, FundCode, Nav, Shares};
use mailbox::blank;

use crate::paid::Paid;
use crate::store::{self, AnswerRow, LotRow, PositionRow, PriceRow};
use crate::{Faults, Market, Offering, Ta, TaError, Terms};
use delivery::Delivery;
use records::{fifth, price, shares};

impl Ta {
    /// Writes 07 dated T and 02, 04, 05, 06 dated the confirmation day, an empty file where there
    /// is nothing to say, then the indices that list them. The statement is of the last day that
    /// was worked off, and so is left as it is for days before.
    pub(crate) async fn write(&self, t_day: Day, faults: &Faults) -> Result<(), TaError> {
        let cfm_day = self.calendar.next_open(t_day);
        let market = self.market.as_ref();
        let read = async |tx: &mut db::Tx| Said::read(tx, market, (t_day, cfm_day)).await;
        let said = self.db.read(read).await?;
        let mut delivery = Delivery::new(self, &faults.files);
        let states = self.states(&said, &self.offered(t_day), (t_day, faults))?;
        delivery.post(t_day, FileType::FundState, &states)?;
        let accounts: Vec<AccountConfirmation> =
            self.each(&said.accounts, faults, records::account)?;
        delivery.post(cfm_day, FileType::AccountConfirmation, &accounts)?;
        delivery.trades(cfm_day, &self.trades(&said.trades, faults)?, faults.repeat_files)?;
        let dividends = self.dividends(&said.dividends, faults)?;
        delivery.post(cfm_day, FileType::Dividend, &dividends)?;
        if said.last == Some(t_day) {
            let statement = self.statement(&said, cfm_day, faults)?;
            delivery.post(cfm_day, FileType::ShareStatement, &statement)?;
        } else {
            delivery.list_again(cfm_day, FileType::ShareStatement)?;
        }
        delivery.index(t_day, cfm_day)
    }

    fn each<T>(
        &self,
        rows: &[AnswerRow],
        faults: &Faults,
        record: fn(&AnswerRow, &str) -> Result<T, TaError>,
    ) -> Result<Vec<T>, TaError> {
        let numbered = rows.iter().zip(1..).map(|(row, number)| match faults.files.plain_serials {
            true => AnswerRow { serial: plain(number), ..row.clone() },
            false => row.clone(),
        });
        numbered.map(|row| record(&row, &self.seller)).collect()
    }

    fn dividends(&self, rows: &[AnswerRow], faults: &Faults) -> Result<Vec<Dividend>, TaError> {
        let mut all: Vec<Dividend> = self.each(rows, faults, records::dividend)?;
        for record in all.iter_mut().filter(|_| faults.early_record_day) {
            if record.dividend_type == Some(DividendType::Ordinary) {
                let before = |on| self.calendar.previous_open(Day::from_date(on)).date();
                record.registration_date = record.ex_date.map(before);
            }
        }
        Ok(all)
    }

    fn trades(
        &self,
        rows: &[AnswerRow],
        faults: &Faults,
    ) -> Result<Vec<TradeConfirmation>, TaError> {
        let whole = self.each(rows, faults, records::trade)?;
        let Some(each) = faults.files.split_each else { return Ok(whole) };
        let mut all = Vec::with_capacity(whole.len() * 2);
        for (record, number) in whole.into_iter().zip(1..) {
            match records::halves(&record).filter(|_| usize::is_multiple_of(number, each)) {
                Some(halves) => all.extend(halves),
                None => all.push(record),
            }
        }
        Ok(all)
    }

    /// Funds without a price, with where their offering is.
    fn offered(&self, t_day: Day) -> Vec<(FundCode, Terms)> {
        let funds = self.market.funds().into_iter();
        let all = funds.filter_map(|fund| Some((fund, self.market.terms(fund, t_day)?)));
        all.filter(|(_, terms)| terms.offering.established(t_day).is_none()).collect()
    }

    fn states(
        &self,
        said: &Said,
        offered: &[(FundCode, Terms)],
        (t_day, faults): (Day, &Faults),
    ) -> Result<Vec<FundState>, TaError> {
        let state = |row| self.state(row, said.paid.until(row)?, (t_day, faults));
        let priced = said.prices.iter().map(state);
        let offered = offered.iter().map(|(fund, terms)| self.offering(*fund, terms, t_day));
        let unpriced = faults.unpriced.iter().map(|(code, status)| {
            let (fund_code, status) = (code.clone(), Some(*status));
            Ok(FundState { fund_code, status, ..blank(FileType::FundState, &[])? })
        });
        priced.chain(offered).chain(unpriced).collect()
    }

    /// A fund in its offering: its state, with the value at issue where others have a price.
    fn offering(&self, fund: FundCode, terms: &Terms, t_day: Day) -> Result<FundState, TaError> {
        let status = match terms.offering {
            Offering::Raising => FundStatus::Offering,
            Offering::Failed(day) if day <= t_day => FundStatus::OfferingFailed,
            _ => FundStatus::OfferingSucceeded,
        };
        Ok(FundState {
            fund_code: fund.to_string(),
            fund_name: terms.name.clone(),
            status: Some(status),
            nav: price(Nav::PAR),
            accumulative_nav: price(Nav::PAR),
            update_date: Some(t_day.date()),
            next_trade_date: Some(self.calendar.next_open(t_day).date()),
            currency: terms.currency.numeric().to_owned(),
            face_value: price(Nav::PAR),
            ..blank(FileType::FundState, &[])?
        })
    }

    fn state(
        &self,
        row: &PriceRow,
        (in_all, last): (Nav, Option<Day>),
        (t_day, faults): (Day, &Faults),
    ) -> Result<FundState, TaError> {
        let fund = row.fund.parse().ok();
        let terms = fund.and_then(|fund| self.market.terms(fund, t_day));
        let status = terms.as_ref().map(|terms| match (terms.can_buy, terms.can_redeem) {
            (true, true) => FundStatus::Open,
            (false, true) => FundStatus::PurchaseHalted,
            (true, false) => FundStatus::RedemptionHalted,
            (false, false) => FundStatus::Halted,
        });
        let currency = terms.as_ref().map_or(Currency::Cny, |terms| terms.currency);
        let named = last.filter(|day| *day == row.day || faults.repeats_dividends);
        let paid = named.map(Day::date);
        Ok(FundState {
            fund_code: row.fund.clone(),
            fund_name: terms.map_or(String::new(), |terms| terms.name),
            status,
            nav: price(row.nav),
            accumulative_nav: price(row.cumulative),
            update_date: Some(row.day.date()),
            next_trade_date: Some(self.calendar.next_open(t_day).date()),
            currency: currency.numeric().to_owned(),
            face_value: price(Nav::PAR),
            income_of_10000: fifth(row.income.units().abs()),
            income_of_10000_sign: Some(sign(row.income.is_negative())),
            // A yield is said in per cent.
            yield_7d: fifth(row.yield_7d.units().abs() * 100),
            yield_7d_sign: Some(sign(row.yield_7d.is_negative())),
            total_dividend: price(in_all),
            registration_date: paid,
            ex_date: paid,
            pay_date: paid,
            ..blank(FileType::FundState, &[])?
        })
    }

    fn statement(
        &self,
        said: &Said,
        cfm_day: Day,
        faults: &Faults,
    ) -> Result<Vec<ShareStatement>, TaError> {
        let mut lots: HashMap<(&str, &str), Vec<&LotRow>> = HashMap::new();
        for lot in said.lots.iter().filter(|_| faults.files.lots_stated) {
            lots.entry((&lot.trade_acco, &lot.fund)).or_default().push(lot);
        }
        let mut records = Vec::with_capacity(said.positions.len());
        for (number, row) in (1..).zip(&said.positions) {
            let wrong = faults.misstate.filter(|(n, _)| usize::is_multiple_of(number, *n));
            let extra = wrong.map_or(Shares::ZERO, |(_, shares)| shares);
            let sum = self.stated(row, row.shares.checked_add(extra)?, cfm_day)?;
            let Some(lots) = lots.get(&(row.trade_acco.as_str(), row.fund.as_str())) else {
                records.push(sum);
                continue;
            };
            for (lot, extra) in
                lots.iter().zip(std::iter::once(extra).chain(std::iter::repeat(Shares::ZERO)))
            {
                records.push(ShareStatement {
                    ta_serial_no: lot.serial.clone(),
                    detail: Some(Detail::Lot),
                    share_register_date: Some(lot.registered_on.date()),
                    ..self.stated(row, lot.shares.checked_add(extra)?, cfm_day)?
                });
            }
        }
        Ok(records)
    }

    fn stated(
        &self,
        row: &PositionRow,
        held: Shares,
        cfm_day: Day,
    ) -> Result<ShareStatement, TaError> {
        Ok(ShareStatement {
            fund_code: row.fund.clone(),
            transaction_account_id: row.trade_acco.clone(),
            ta_account_id: crate::number::account_number(&row.trade_acco),
            distributor_code: self.seller.clone(),
            branch_code: self.seller.clone(),
            transaction_cfm_date: Some(cfm_day.date()),
            available_vol: shares(held),
            total_vol: shares(held),
            detail: Some(Detail::Sum),
            coverage: Some(Coverage::Whole),
            ..blank(FileType::ShareStatement, &[])?
        })
    }
}

/// What there is to say on a day.
struct Said {
    prices: Vec<PriceRow>,
    accounts: Vec<AnswerRow>,
    trades: Vec<AnswerRow>,
    dividends: Vec<AnswerRow>,
    positions: Vec<PositionRow>,
    lots: Vec<LotRow>,
    last: Option<Day>,
    paid: Paid,
}

impl Said {
    async fn read(
        tx: &mut db::Tx,
        market: &dyn Market,
        (t_day, cfm_day): (Day, Day),
    ) -> Result<Self, TaError> {
        let mut prices = store::prices_published(tx, t_day).await?;
        prices.extend(store::corrections_published(tx, t_day).await?);
        Ok(Self {
            prices,
            accounts: store::answers(tx, cfm_day, "02").await?,
            trades: store::answers(tx, cfm_day, "04").await?,
            dividends: store::answers(tx, cfm_day, "06").await?,
            positions: store::positions(tx).await?,
            lots: store::lots(tx).await?,
            last: store::last_worked_off(tx).await?,
            paid: Paid::read(tx, market).await?,
        })
    }
}

/// A number of a TA that begins anew each day, and for each type.
fn plain(number: usize) -> String {
    format!("{number:09}")
}

/// The sign that stands beside an amount.
fn sign(is_negative: bool) -> Sign {
    if is_negative { Sign::Minus } else { Sign::Plus }
}
