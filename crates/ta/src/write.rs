//! Writes the files of a day from what was answered.

use exchange::{
    AccountConfirmation, BusinessFinish, Coverage, DataFile, Decimal, Detail, Dividend,
    DividendMethod, DividendType, FileType, FundState, FundStatus, InvestorKind, Origin,
    ShareStatement, Sign, TradeConfirmation, Typed,
};
use kernel::{Day, Fen, FundCode, Nav, Shares};
use mailbox::blank;

use crate::store::{self, AnswerRow, PositionRow, PriceRow};
use crate::{Faults, Offering, Ta, TaError, Terms};

impl Ta {
    /// Writes 07 dated T and 02, 04, 05, 06 dated the confirmation day, an empty file where there
    /// is nothing to say. The statement is of the last day that was worked off, and so is left as
    /// it is for days before.
    pub(crate) async fn write(&self, t_day: Day, faults: &Faults) -> Result<(), TaError> {
        let cfm_day = self.calendar.next_open(t_day);
        let offered = self.offered(t_day);
        let (prices, answers, positions, last) = self
            .db
            .read(async |tx| {
                let prices = store::prices_published(tx, t_day).await?;
                let mut answers = Vec::new();
                for file_type in ["02", "04", "06"] {
                    answers.push(store::answers(tx, cfm_day, file_type).await?);
                }
                let positions = store::positions(tx).await?;
                let last = store::last_worked_off(tx).await?;
                Ok::<_, TaError>((prices, answers, positions, last))
            })
            .await?;
        self.post(t_day, FileType::FundState, &self.states(&prices, &offered, t_day)?, None)?;
        let [accounts, trades, dividends] = answers.as_slice() else { return Ok(()) };
        self.post(cfm_day, FileType::AccountConfirmation, &self.each(accounts, account)?, None)?;
        let trades = self.each(trades, trade)?;
        self.post(cfm_day, FileType::TradeConfirmation, &trades, None)?;
        if faults.repeat_files {
            self.post(cfm_day, FileType::TradeConfirmation, &trades, Some(2))?;
        }
        self.post(cfm_day, FileType::Dividend, &self.each(dividends, dividend)?, None)?;
        if last == Some(t_day) {
            let statement = self.statement(&positions, cfm_day, faults)?;
            self.post(cfm_day, FileType::ShareStatement, &statement, None)?;
        }
        Ok(())
    }

    fn post<T: Typed>(
        &self,
        day: Day,
        file_type: FileType,
        records: &[T],
        shard: Option<u16>,
    ) -> Result<(), TaError> {
        let mut file = DataFile::empty(self.outward().header(day, file_type))?;
        for record in records {
            file.push_typed(record)?;
        }
        self.outbox.post(&file, shard)?;
        Ok(())
    }

    fn each<T>(
        &self,
        rows: &[AnswerRow],
        record: fn(&AnswerRow, &str) -> Result<T, TaError>,
    ) -> Result<Vec<T>, TaError> {
        rows.iter().map(|row| record(row, &self.seller)).collect()
    }

    /// Funds without a price, with where their offering is.
    fn offered(&self, t_day: Day) -> Vec<(FundCode, Terms)> {
        let funds = self.market.funds().into_iter();
        let all = funds.filter_map(|fund| Some((fund, self.market.terms(fund, t_day)?)));
        all.filter(|(_, terms)| terms.offering.established(t_day).is_none()).collect()
    }

    fn states(
        &self,
        prices: &[PriceRow],
        offered: &[(FundCode, Terms)],
        t_day: Day,
    ) -> Result<Vec<FundState>, TaError> {
        let priced = prices.iter().map(|row| self.state(row, t_day));
        priced
            .chain(offered.iter().map(|(fund, terms)| self.unpriced(*fund, terms, t_day)))
            .collect()
    }

    /// A fund in its offering: its state, with the value at issue where others have a price.
    fn unpriced(&self, fund: FundCode, terms: &Terms, t_day: Day) -> Result<FundState, TaError> {
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
            currency: "156".to_owned(),
            face_value: price(Nav::PAR),
            ..blank(FileType::FundState, &[])?
        })
    }

    fn state(&self, row: &PriceRow, t_day: Day) -> Result<FundState, TaError> {
        let fund = row.fund.parse().ok();
        let terms = fund.and_then(|fund| self.market.terms(fund, t_day));
        let status = terms.as_ref().map(|terms| match (terms.can_buy, terms.can_redeem) {
            (true, true) => FundStatus::Open,
            (false, true) => FundStatus::PurchaseHalted,
            (true, false) => FundStatus::RedemptionHalted,
            (false, false) => FundStatus::Halted,
        });
        let paid = row.dividend.is_positive().then(|| row.day.date());
        Ok(FundState {
            fund_code: row.fund.clone(),
            fund_name: terms.map_or(String::new(), |terms| terms.name),
            status,
            nav: price(row.nav),
            accumulative_nav: price(row.cumulative),
            update_date: Some(row.day.date()),
            next_trade_date: Some(self.calendar.next_open(t_day).date()),
            currency: "156".to_owned(),
            face_value: price(Nav::PAR),
            income_of_10000: fifth(row.income.units()),
            income_of_10000_sign: Some(Sign::Plus),
            // A yield is said in per cent.
            yield_7d: fifth(row.yield_7d.units() * 100),
            yield_7d_sign: Some(Sign::Plus),
            total_dividend: price(row.dividend),
            registration_date: paid,
            ex_date: paid,
            pay_date: paid,
            ..blank(FileType::FundState, &[])?
        })
    }

    fn statement(
        &self,
        positions: &[PositionRow],
        cfm_day: Day,
        faults: &Faults,
    ) -> Result<Vec<ShareStatement>, TaError> {
        let mut records = Vec::with_capacity(positions.len());
        for (number, row) in positions.iter().enumerate() {
            let wrong = faults.misstate.filter(|(n, _)| (number + 1).is_multiple_of(*n));
            let extra = wrong.map_or(Shares::ZERO, |(_, shares)| shares);
            let held = shares(row.shares.checked_add(extra)?);
            records.push(ShareStatement {
                fund_code: row.fund.clone(),
                transaction_account_id: row.trade_acco.clone(),
                ta_account_id: crate::receive::account_number(&row.trade_acco),
                distributor_code: self.seller.clone(),
                branch_code: self.seller.clone(),
                transaction_cfm_date: Some(cfm_day.date()),
                available_vol: held,
                total_vol: held,
                detail: Some(Detail::Sum),
                coverage: Some(Coverage::Whole),
                ..blank(FileType::ShareStatement, &[])?
            });
        }
        Ok(records)
    }
}

fn account(row: &AnswerRow, seller: &str) -> Result<AccountConfirmation, TaError> {
    let blank: AccountConfirmation = blank(
        FileType::AccountConfirmation,
        &[("BusinessCode", &row.business), ("ReturnCode", &row.return_code)],
    )?;
    Ok(AccountConfirmation {
        app_sheet_serial_no: row.app_sheet.clone(),
        ta_serial_no: row.serial.clone(),
        transaction_cfm_date: Some(row.cfm_day.date()),
        transaction_date: Some(row.t_day.date()),
        transaction_account_id: row.trade_acco.clone(),
        ta_account_id: crate::receive::account_number(&row.trade_acco),
        distributor_code: seller.to_owned(),
        branch_code: seller.to_owned(),
        ..blank
    })
}

fn trade(row: &AnswerRow, seller: &str) -> Result<TradeConfirmation, TaError> {
    let blank: TradeConfirmation = blank(
        FileType::TradeConfirmation,
        &[("BusinessCode", &row.business), ("ReturnCode", &row.return_code)],
    )?;
    // What we began ourselves has no number of the seller's, but names the application behind it.
    let forced = matches!(row.business.as_str(), "142" | "144" | "145");
    let (own, origin) =
        if forced { (String::new(), Origin::Ta) } else { (row.app_sheet.clone(), Origin::Seller) };
    Ok(TradeConfirmation {
        app_sheet_serial_no: own,
        original_app_sheet_no: if forced { row.app_sheet.clone() } else { String::new() },
        ta_serial_no: row.serial.clone(),
        transaction_cfm_date: Some(row.cfm_day.date()),
        transaction_date: Some(row.t_day.date()),
        fund_code: row.fund.clone(),
        transaction_account_id: row.trade_acco.clone(),
        ta_account_id: crate::receive::account_number(&row.trade_acco),
        investor_kind: Some(InvestorKind::Person),
        distributor_code: seller.to_owned(),
        branch_code: seller.to_owned(),
        application_amount: money(row.asked_amount),
        application_vol: shares(row.asked_shares),
        confirmed_amount: money(row.amount),
        confirmed_vol: shares(row.shares),
        currency: "156".to_owned(),
        nav: price(row.price),
        target_fund_code: row.target.clone(),
        target_nav: price(row.target_price),
        target_confirmed_vol: shares(row.target_shares),
        change_fee: money(row.top_up_fee),
        charge: money(row.fee),
        refund_amount: money(row.refund),
        raise_interest: money(row.interest),
        volume_by_interest: money(if row.shares.is_positive() { row.interest } else { Fen::ZERO }),
        business_finish: Some(finish(&row.business)),
        origin: Some(origin),
        dividend_method: DividendMethod::from_code(&row.method),
        share_register_date: Some(row.cfm_day.date()),
        ..blank
    })
}

/// A subscription is received (120) before its result comes.
fn finish(business: &str) -> BusinessFinish {
    match business {
        "120" => BusinessFinish::Underway,
        _ => BusinessFinish::Finished,
    }
}

fn dividend(row: &AnswerRow, seller: &str) -> Result<Dividend, TaError> {
    let blank: Dividend = blank(
        FileType::Dividend,
        &[("BusinessCode", &row.business), ("ReturnCode", &row.return_code)],
    )?;
    let is_income = row.per_share.is_zero();
    Ok(Dividend {
        ta_serial_no: row.serial.clone(),
        fund_code: row.fund.clone(),
        transaction_account_id: row.trade_acco.clone(),
        ta_account_id: crate::receive::account_number(&row.trade_acco),
        investor_kind: Some(InvestorKind::Person),
        distributor_code: seller.to_owned(),
        branch_code: seller.to_owned(),
        transaction_cfm_date: Some(row.cfm_day.date()),
        registration_date: Some(row.t_day.date()),
        ex_date: Some(row.t_day.date()),
        pay_date: Some(row.cfm_day.date()),
        dividend_type: Some(if is_income {
            DividendType::MoneyFundIncome
        } else {
            DividendType::Ordinary
        }),
        dividend_method: DividendMethod::from_code(&row.method),
        basis_vol: shares(row.asked_shares),
        // A dividend is said for 10,000 shares, since two decimals are few for one.
        dividend_per_unit: Decimal::new(i128::from(row.per_share.units()) * 10_000, 8)
            .rescaled(2)
            .unwrap_or(Decimal::ZERO),
        draw_bonus_unit: Decimal::new(10_000, 0),
        dividend_amount: money(row.asked_amount),
        confirmed_amount: money(row.amount),
        reinvested_vol: shares(row.shares),
        nav: price(row.price),
        currency: "156".to_owned(),
        ..blank
    })
}

fn money(amount: Fen) -> Decimal {
    Decimal::new(i128::from(amount.units()), 2)
}

fn shares(shares: Shares) -> Decimal {
    Decimal::new(i128::from(shares.units()), 2)
}

fn price(nav: Nav) -> Decimal {
    Decimal::new(i128::from(nav.units()), 8)
}

/// From 10⁻⁸ to five decimals, cut.
fn fifth(units: i64) -> Decimal {
    Decimal::new(i128::from(units / 1_000), 5)
}
