//! File 06.

use jiff::civil::Date;

use super::typed;
use crate::Decimal;
use crate::codes::*;

typed! {
    /// A dividend of one customer: file 06, from the TA to the seller.
    Dividend [Dividend] dividend {
        /// The TA's number of this confirmation.
        ta_serial_no: String = "TASerialNO",
        /// 143, dividend paid.
        business: BusinessCode = "BusinessCode",
        /// Success or the reason of refusal.
        return_code: ReturnCode = "ReturnCode",
        /// Fund code.
        fund_code: String = "FundCode",
        /// Class of shares by when the fee is charged.
        share_class: Option<ShareClass> = "ShareClass",
        /// The customer's trade account at the seller.
        transaction_account_id: String = "TransactionAccountID",
        /// The customer's fund account at the TA.
        ta_account_id: String = "TAAccountID",
        /// Who invests.
        investor_kind: Option<InvestorKind> = "IndividualOrInstitution",
        /// The seller.
        distributor_code: String = "DistributorCode",
        /// The seller's branch.
        branch_code: String = "BranchCode",
        /// The day of confirmation.
        transaction_cfm_date: Option<Date> = "TransactionCfmDate",
        /// The day on which holding counts.
        registration_date: Option<Date> = "RegistrationDate",
        /// The first day without the dividend.
        ex_date: Option<Date> = "XRDate",
        /// The day on which it is paid.
        pay_date: Option<Date> = "DividentDate",
        /// Kind of dividend.
        dividend_type: Option<DividendType> = "DividendType",
        /// The method that was applied.
        dividend_method: Option<DividendMethod> = "DefDividendMethod",
        /// Shares that counted.
        basis_vol: Decimal = "BasisforCalculatingDividend",
        /// Money for `draw_bonus_unit` shares, before tax.
        dividend_per_unit: Decimal = "DividendPerUnit",
        /// The number of shares that `dividend_per_unit` is for.
        draw_bonus_unit: Decimal = "DrawBonusUnit",
        /// All money of the dividend.
        dividend_amount: Decimal = "DividendAmount",
        /// Money paid out.
        confirmed_amount: Decimal = "ConfirmedAmount",
        /// Shares from reinvestment.
        reinvested_vol: Decimal = "VolOfDividendforReinvestment",
        /// NAV of reinvestment: 4 decimals before V2.2, then 8.
        nav: Decimal = "NAV",
        /// Money kept back on frozen shares.
        frozen_balance: Decimal = "FrozenBalance",
        /// Shares kept frozen from reinvestment.
        frozen_reinvested_vol: Decimal = "FrozenSharesforReinvest",
        /// Frozen shares.
        total_frozen_vol: Decimal = "TotalFrozenVol",
        /// The share of cash when it is partly reinvested.
        dividend_ratio: Decimal = "DividendRatio",
        /// The fee.
        charge: Decimal = "Charge",
        /// Stamp duty.
        stamp_duty: Decimal = "StampDuty",
        /// Performance fee.
        achievement_pay: Decimal = "AchievementPay",
        /// `156` is CNY.
        currency: String = "CurrencyType",
        /// The money account at the seller.
        deposit_acct: String = "DepositAcct",
        /// The application that the dividend goes back to.
        original_app_sheet_no: String = "OriginalAppSheetNo",
    }
}
