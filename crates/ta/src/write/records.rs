//! The records of 02, 04 and 06, from what was answered.

use exchange::{
    AccountConfirmation, BusinessFinish, Decimal, Dividend, DividendMethod, DividendType, FileType,
    InvestorKind, Origin, TradeConfirmation, TransferDirection,
};
use kernel::{Fen, Nav, Rounding, Shares};
use mailbox::blank;

use crate::TaError;
use crate::store::AnswerRow;

pub fn account(row: &AnswerRow, seller: &str) -> Result<AccountConfirmation, TaError> {
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
        ta_account_id: crate::number::account_number(&row.trade_acco),
        distributor_code: seller.to_owned(),
        branch_code: seller.to_owned(),
        ..blank
    })
}

pub fn trade(row: &AnswerRow, seller: &str) -> Result<TradeConfirmation, TaError> {
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
        ta_account_id: crate::number::account_number(&row.trade_acco),
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
        recuperate_fee: money(row.top_up_fee),
        charge: money(row.fee),
        refund_amount: money(row.refund),
        raise_interest: money(row.interest),
        volume_by_interest: money(if row.shares.is_positive() { row.interest } else { Fen::ZERO }),
        business_finish: Some(finish(&row.business)),
        origin: Some(origin),
        dividend_method: DividendMethod::from_code(&row.method),
        share_register_date: Some(row.cfm_day.date()),
        target_transaction_account_id: row.target_acco.clone(),
        transfer_direction: TransferDirection::from_code(&row.direction),
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

pub fn dividend(row: &AnswerRow, seller: &str) -> Result<Dividend, TaError> {
    let blank: Dividend = blank(
        FileType::Dividend,
        &[("BusinessCode", &row.business), ("ReturnCode", &row.return_code)],
    )?;
    let is_income = row.per_share.is_zero();
    Ok(Dividend {
        ta_serial_no: row.serial.clone(),
        fund_code: row.fund.clone(),
        transaction_account_id: row.trade_acco.clone(),
        ta_account_id: crate::number::account_number(&row.trade_acco),
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
        dividend_ratio: cash_part(row),
        confirmed_amount: money(row.amount),
        reinvested_vol: shares(row.shares),
        nav: price(row.price),
        currency: "156".to_owned(),
        ..blank
    })
}

/// The part of a dividend that is paid in cash, where another one is reinvested; cut.
fn cash_part(row: &AnswerRow) -> Decimal {
    let parted = row.method == DividendMethod::PartlyReinvest.code();
    let part = row.amount.portion(100, row.asked_amount.units().max(1), Rounding::Down);
    part.ok().filter(|_| parted).map_or(Decimal::ZERO, money)
}

pub fn money(amount: Fen) -> Decimal {
    Decimal::new(i128::from(amount.units()), 2)
}

pub fn shares(shares: Shares) -> Decimal {
    Decimal::new(i128::from(shares.units()), 2)
}

pub fn price(nav: Nav) -> Decimal {
    Decimal::new(i128::from(nav.units()), 8)
}

/// From 10⁻⁸ to five decimals, cut.
pub fn fifth(units: i64) -> Decimal {
    Decimal::new(i128::from(units / 1_000), 5)
}

/// A confirmed purchase or redemption in two records, of which the second one is the last; none for
/// what cannot be halved, such as one that was refused.
pub fn halves(record: &TradeConfirmation) -> Option<[TradeConfirmation; 2]> {
    let halved = matches!(record.business.code().as_str(), "122" | "139" | "124" | "163");
    if !halved || record.confirmed_vol.units() < 2 {
        return None;
    }
    let half = |value: Decimal| Decimal::new(value.units() / 2, value.scale());
    let rest = |value: Decimal| Decimal::new(value.units() - value.units() / 2, value.scale());
    let part = |of: &dyn Fn(Decimal) -> Decimal| TradeConfirmation {
        confirmed_amount: of(record.confirmed_amount),
        confirmed_vol: of(record.confirmed_vol),
        charge: of(record.charge),
        ..record.clone()
    };
    let first = TradeConfirmation {
        business_finish: Some(BusinessFinish::Underway),
        refund_amount: Decimal::ZERO,
        ..part(&half)
    };
    let second =
        TradeConfirmation { ta_serial_no: format!("{}1", record.ta_serial_no), ..part(&rest) };
    Some([first, second])
}
